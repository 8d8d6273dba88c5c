"""Reviews a record in a file, and says or draws what was found."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence

from mirabilia import __version__
from mirabilia.arena.processes import outcomes
from mirabilia.arena.progress import progress_bar
from mirabilia.game import Step, steps_of
from mirabilia.lab.command import check_writable
from mirabilia.lab.review_page import ReviewPage
from mirabilia.locales import chosen, load_words
from mirabilia.review import Effort, Finding, Task, review, review_to_json, usual_effort
from mirabilia.terminal.files import read_object, with_options
from mirabilia.terminal.reviewing import Report
from mirabilia.terminal.screen import open_screen
from mirabilia.terminal.telling import Telling


def review_file(args: argparse.Namespace) -> int:
    """The review of the record that the command line names."""
    words = load_words(chosen(args.language))
    record = read_object(words, args.file)
    if "entries" not in record:
        raise ValueError(words("file-no-record", name=args.file))
    record = with_options(words, record, args)
    steps = steps_of(record)
    if not steps[-1].game.over:
        raise ValueError(words("review-not-over", name=args.file))
    check_arguments(args, steps)

    def run(
        work: Callable[[Task], Finding], tasks: Sequence[Task]
    ) -> Iterable[tuple[int, Finding]]:
        return outcomes(work, tasks, args.jobs)

    effort = effort_of(args, steps)
    with progress_bar(sys.stderr, "decisions") as bar:
        found = review(record, effort, args.seed, run, bar)
    if args.json:
        print(json.dumps(review_to_json(found), indent=2))
    telling = Telling(words, steps, found)
    if args.html:
        html = ReviewPage(telling, f"mirabilia {__version__}").html()
        args.html.write_text(html, encoding="utf-8", newline="\n")
    if args.json:
        return 0
    if args.html:
        print(words("lab-written", name=str(args.html)))
        return 0
    seats = range(found.players) if args.seat is None else [args.seat]
    Report(telling).show(open_screen(words), seats)
    return 0


def check_arguments(args: argparse.Namespace, steps: Sequence[Step]) -> None:
    """Refuse what makes no sense before any work is done."""
    if args.jobs < 1:
        raise ValueError(f"--jobs is the number of processes: 1 or more, not {args.jobs}")
    last = steps[0].game.players - 1
    if args.seat is not None and not 0 <= args.seat <= last:
        raise ValueError(f"there is no seat {args.seat}: --seat is 0 to {last}")
    if args.html:
        check_writable(args.html, "--html")


def effort_of(args: argparse.Namespace, steps: Sequence[Step]) -> Effort:
    usual = usual_effort(steps[0].game.options["expansions"])
    return Effort(
        usual.iterations if args.iterations is None else args.iterations,
        usual.rounds if args.rounds is None else args.rounds,
    )
