"""An interrupt may come at any moment: it stops the game, never the process.

Compiled code ends the process where arithmetic on large numbers is interrupted, so the engine
leaves products of large numbers to `math.prod`, which is not compiled with it.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support.waiting import PATIENCE

ROUNDS = 300

# Plays and samples with an alarm every millisecond or so; each alarm breaks off what goes on. One
# that rings where Python lets no exception out, as in a finalizer, is followed by another.
INTERRUPTED = f"""
import random, signal
from mirabilia import Game, sample

class Alarm(Exception):
    pass

def ring(number, frame):
    if playing:
        raise Alarm

def play(game, rng, turns):
    for _ in range(turns):
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))

signal.signal(signal.SIGALRM, ring)
boxes = ("leaders", "cities", "armada")
Game.new(expansions=boxes, seed=1)  # the catalogue is read
broken_off = 0
playing = False
for number in range({ROUNDS}):
    rng = random.Random(number)
    expansions = boxes if number % 2 else ()
    try:
        playing = True
        signal.setitimer(signal.ITIMER_REAL, rng.uniform(0.0005, 0.01), 5)
        while True:
            game = Game.new(players=4, expansions=expansions, seed=number, sides="day")
            play(game, rng, 12)
            sample(game.view(0), rng)
    except Alarm:
        playing = False
        broken_off += 1
    signal.setitimer(signal.ITIMER_REAL, 0)
print(broken_off)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs an alarm clock")
def test_an_interrupt_breaks_off_the_game_and_nothing_else() -> None:
    command = [sys.executable, "-c", INTERRUPTED]
    # An alarm that rings while coverage notes a line is lost, and the next takes seconds.
    unmeasured = {name: value for name, value in os.environ.items() if "COVERAGE" not in name}
    done = subprocess.run(
        command, env=unmeasured, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (0, f"{ROUNDS}\n"), done.stderr
