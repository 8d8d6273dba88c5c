"""`mirabilia train`: learn the weights of the policy."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from mirabilia.arena.processes import MOST_JOBS
from mirabilia.bots.helpers import ignore_interrupts
from mirabilia.bots.learned import SETS
from mirabilia.training.course import (
    ALONE,
    BATCHES,
    STAGES,
    Course,
    ImpossibleTraining,
    Players,
    Training,
    begun,
    resumed,
)
from mirabilia.training.curves import curves
from mirabilia.training.lessons import play_chunk

DEFAULT_FOLDER: Final = "training"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", choices=SETS, help="the tables to learn: without or with boxes")
    parser.add_argument(
        "--stage",
        choices=STAGES,
        default=ALONE,
        help="alone: from the habits of version 1, against itself; guests: from the policy of"
        " version 2, mostly among greedy bots; default: %(default)s",
    )
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument(
        "--batches",
        type=int,
        default=BATCHES,
        metavar="N",
        help="batches of 500 games; default: %(default)s",
    )
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes; default: %(default)s"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(DEFAULT_FOLDER),
        metavar="FOLDER",
        help="where the weights, the checkpoint and the curves go; default: %(default)s",
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on from the checkpoint in that folder"
    )


def run(args: argparse.Namespace) -> int:
    """Train, and write the weights; return the exit status."""
    if not 1 <= args.jobs <= MOST_JOBS:
        raise ValueError(f"--jobs can be 1 to {MOST_JOBS}, not {args.jobs}")
    files = Files(args.out, args.set)
    training = files.training(Course(args.set, args.seed, args.batches, args.stage), args.resume)
    with players(args.jobs) as play:
        while not training.is_over:
            training.advance(play)
            tell(training)
            if training.is_checkpoint:
                files.write(training)
    print(f"{files.weights}: kept after batch {training.made()['kept_after']}")
    return 0


class Files:
    """The files of a course."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder: Final = folder
        self.weights: Final = folder / f"{name}.json"
        self.checkpoint: Final = folder / f"{name}-checkpoint.json"
        self.curves: Final = folder / f"{name}-curves.svg"

    def training(self, course: Course, resume: bool) -> Training:
        if resume:
            return resumed(self.checkpoint, course)
        if self.checkpoint.exists():
            raise ImpossibleTraining("exists", file=str(self.checkpoint))
        self.folder.mkdir(parents=True, exist_ok=True)
        return begun(course)

    def write(self, training: Training) -> None:
        """Write everything; whoever is stopped meanwhile still has the files from before."""
        replace_text(self.weights, training.weights_file())
        replace_text(self.curves, curves(training))
        replace_text(self.checkpoint, json.dumps(training.checkpoint()) + "\n")


def replace_text(path: Path, text: str) -> None:
    half = path.with_name(path.name + ".part")
    half.write_text(text, "utf-8")
    half.replace(path)


@contextmanager
def players(jobs: int) -> Iterator[Players]:
    """What plays chunks: this process, or several that stay for the whole course."""
    if jobs == 1:
        yield lambda chunks: map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts) as pool:
        try:
            yield lambda chunks: pool.map(play_chunk, chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def tell(training: Training) -> None:
    """A line about the last batch, and about the gate where there was one."""
    row = training.curve[-1]
    said = f"batch {training.batch} of {training.course.batches}: {row['points']:.1f} points"
    said += f", sure of {row['sure']:.0%}"
    if training.gates and training.gates[-1]["batch"] == training.batch:
        gate = training.gates[-1]
        low, high = gate["interval_90"]
        said += f"; {gate['verdict']}, lead {gate['lead']:+.2f} ({low:+.2f} to {high:+.2f})"
    print(said, file=sys.stderr, flush=True)
