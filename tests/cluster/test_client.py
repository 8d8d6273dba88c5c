"""A cluster elsewhere, by its address: `ray://`, from the command line as people use it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from secrets import token_hex

import pytest

from tests.support.waiting import PATIENCE, await_thing

# Ray gives a server half a minute to start for a client, which a busy machine may not keep to.
pytestmark = pytest.mark.long

# A cluster takes its time to start on a busy machine, and to let go.
LONG = 5 * PATIENCE
TRIES = 10
# Whatever is set up on this machine: the cluster has a password of its own.
ENVIRONMENT = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": token_hex(16),
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster with two workers in processes of its own, which strangers connect to."""
    port = free_port()
    folder = tmp_path_factory.mktemp("ray")
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    options = {
        "port": free_port(),
        "ray-client-server-port": port,
        "num-cpus": 2,
        "object-store-memory": 100_000_000,
        "include-dashboard": "false",
    }
    command += [f"--{name}={value}" for name, value in options.items()]
    with (folder / "head.txt").open("w") as said:
        head = subprocess.Popen(
            command, env=ENVIRONMENT, stdout=said, stderr=said, start_new_session=True
        )
    try:
        await_thing(lambda: answers(port) or head.poll() is not None)
        assert head.poll() is None, (folder / "head.txt").read_text("utf-8")
        yield f"ray://127.0.0.1:{port}"
    finally:
        os.killpg(head.pid, signal.SIGTERM)
        head.wait(LONG)


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "mirabilia", *args]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    """A command that has come to its end.

    Ray gives a connection half a minute, which a busy machine may not keep to.
    """
    done = run_once(*args)
    for _ in range(TRIES):
        if "timeout" not in done.stderr:
            break
        done = run_once(*args)
    return done


def run_once(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*args), env=ENVIRONMENT, capture_output=True, text=True, timeout=LONG, check=False
    )


def told(*args: str) -> str:
    done = run(*args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_simulation_is_the_same_on_a_cluster_by_its_address(address: str) -> None:
    args = ["simulate", "--games", "25", "--bots", "random", "--seed", "3", "--json"]
    here, there = (json.loads(told(*args, *on)) for on in ([], ["--on", address]))
    timed = ("seconds", "games_per_second", "decisions_per_second")
    assert {k: v for k, v in there.items() if k not in timed} == {
        k: v for k, v in here.items() if k not in timed
    }


def test_a_match_is_the_same_on_a_cluster(address: str) -> None:
    args = [
        "match",
        "builder",
        "random",
        "--field",
        "random",
        "--pairs",
        "6",
        "--seed",
        "1",
        "--json",
    ]
    here, there = (json.loads(told(*args, *on)) for on in ([], ["--on", address]))
    assert there.keys() == here.keys()
    assert untimed(there) == untimed(here)


def untimed(data: object) -> object:
    """Plain data without what a clock has measured."""
    if isinstance(data, dict):
        return {k: untimed(v) for k, v in data.items() if "second" not in k and "time" not in k}
    return [untimed(part) for part in data] if isinstance(data, list) else data


def test_an_interrupt_ends_games_on_a_cluster_in_one_line(address: str) -> None:
    args = ["simulate", "--games", "100000", "--bots", "random", "--on", address]
    ours, theirs = os.openpty()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with subprocess.Popen(
            command(*args),
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=theirs,
            start_new_session=True,
        ) as process:
            os.close(theirs)
            shown = os.read(ours, 1000)  # the progress bar: games are being played
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(LONG) == 130
            shown += read_all(ours)
    finally:
        signal.signal(signal.SIGINT, before)
        os.close(ours)
    assert shown.count(b"mirabilia: interrupted") == 1
    assert b"Traceback" not in shown


def read_all(terminal: int) -> bytes:
    found = b""
    try:
        while part := os.read(terminal, 1000):
            found += part
    except OSError:
        pass  # what a terminal says when the other side has gone
    return found


def test_nobody_at_an_address_is_told_in_one_line() -> None:
    where = f"ray://127.0.0.1:{free_port()}"
    done = run_once("simulate", "--games", "1", "--bots", "random", "--on", where)
    assert done.returncode == 2
    assert done.stderr.startswith(f"mirabilia: there is no cluster at {where}: ")
    assert done.stderr.count("\n") == 1
