"""The examples about reviews and puzzles work when pasted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from mirabilia import Game
from tests.support.documents import ROOT, blocks

OF_GAME, OF_PUZZLES = blocks((ROOT / "docs" / "review.md").read_text("utf-8"), "py")


def run(code: str, folder: Path) -> list[str]:
    command = [sys.executable, "-W", "error::DeprecationWarning", "-c", code]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_game_is_reviewed(tmp_path: Path) -> None:
    """As the document says, with less effort."""
    game = Game.new(players=3, sides="day", seed=1)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[-1])
    (tmp_path / "game.json").write_text(json.dumps(game.record()), "utf-8")
    usual = 'review(json.load(open("game.json")))'
    assert usual in OF_GAME
    code = OF_GAME.replace(usual, f"{usual[:-1]}, Effort(20, 8))")
    told = run(f"from mirabilia.review.findings import Effort\n{code}", tmp_path)
    assert len(told) == 2
    assert "moments" in json.loads(told[1])


def test_a_puzzle_is_judged(tmp_path: Path) -> None:
    moves, judged = run(OF_PUZZLES, tmp_path)
    assert moves.startswith("[")
    assert judged.split()[0] == "True"
