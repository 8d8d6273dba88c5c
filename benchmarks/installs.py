"""What each extra brings along, and how soon there is a first game.

    python -m benchmarks.installs          print it
    python -m benchmarks.installs --save   write benchmarks/results/installs.json too

Each extra is installed in a new environment, as it is pinned, and its packages are weighed with
their bytecode. A server is started to see which of them it loads. How soon each file that is
released plays a first game, with each Python, is what `make dist` found when it tried them last.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from packaging.utils import canonicalize_name

from benchmarks.about import about
from scripts import dist, needs
from scripts.licences import FOR_MAKERS

RESULTS: Final = Path(__file__).parent / "results" / "installs.json"
WEIGH: Final = """
import json
from importlib import metadata
weights = {}
for one in metadata.distributions():
    paths = [path.locate() for path in one.files or ()]
    weights[one.name] = sum(path.stat().st_size for path in paths if path.is_file())
print(json.dumps([weights, metadata.packages_distributions()]))
"""
# What a new environment has by itself.
GIVEN: Final = {"pip", "setuptools"}


def new_environment(folder: str, extra: str) -> str:
    """The Python of an environment with what an extra needs."""
    dist.run(sys.executable, "-m", "venv", folder)
    python = str(Path(folder) / "bin" / "python")
    wanted = needs.extras()[extra]
    dist.run(python, "-m", "pip", "install", "-q", "-c", needs.CONSTRAINTS, *wanted)
    return python


def weigh(extra: str) -> dict[str, Any]:
    """The bytes of each package that an extra brings; of the server also which it loads."""
    with TemporaryDirectory() as folder:
        python = new_environment(folder, extra)
        weights, homes = json.loads(dist.run(python, "-c", WEIGH))
        told = {canonicalize_name(name): size for name, size in weights.items()}
        packages = {name: size for name, size in sorted(told.items()) if name not in GIVEN}
        loaded = loaded_by_server(python, folder, homes) if extra == "server" else None
    return {"bytes": sum(packages.values()), "packages": packages, "loaded": loaded}


def loaded_by_server(python: str, folder: str, homes: dict[str, list[str]]) -> list[str]:
    """The packages that a server has loaded when it says where it is."""
    command = [
        python,
        "-X",
        "importtime",
        "-m",
        "mirabilia",
        "serve",
        "--no-browser",
        "--port",
        "0",
    ]
    log = Path(folder) / "imports.txt"
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command, "--port", "0", "--data", str(Path(folder) / "data")],
            env={**os.environ, "PYTHONPATH": str(needs.ROOT / "src")},
            stdout=subprocess.PIPE,
            stderr=errors,
        )
        try:
            assert process.stdout is not None
            if b"http://" not in process.stdout.readline():
                raise dist.Failed(f"the server did not start:\n{log.read_text('utf-8')[-2000:]}")
        finally:
            process.terminate()
            process.communicate()
    lines = log.read_text("utf-8").splitlines()
    tops = {line.rpartition("|")[2].strip().partition(".")[0] for line in lines}
    return sorted({canonicalize_name(home) for top in tops for home in homes.get(top, ())})


def first_games() -> list[dict[str, Any]]:
    """How long the files of the last `make dist` took to a first game."""
    if not dist.TRIALS.is_file():
        raise dist.Failed("nothing was tried yet: run make dist")
    found: list[dict[str, Any]] = json.loads(dist.TRIALS.read_text("utf-8"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.installs")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    extras = [extra for extra in needs.extras() if extra not in FOR_MAKERS]
    found: dict[str, Any] = {"about": about(), "first_games": first_games(), "extras": {}}
    for extra in extras:
        found["extras"][extra] = weigh(extra)
        size = found["extras"][extra]["bytes"] / 1e6
        print(
            f"{extra}: {size:.0f} MB, {len(found['extras'][extra]['packages'])} packages",
            flush=True,
        )
    print(json.dumps(found["first_games"], indent=2))
    if args.save:
        RESULTS.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
