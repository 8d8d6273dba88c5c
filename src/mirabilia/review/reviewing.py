"""A record reviewed: its decisions as tasks, and a review made of what was found out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from mirabilia.errors import NotOver
from mirabilia.game import Game, Result, Round, entries_of, replay, rounds_of
from mirabilia.review.account import Moment, Review, Reviewed, account, course
from mirabilia.review.findings import Effort, Finding, Task, look_into

# Does the work of all tasks somewhere, in any order: gives each finding with its task's number.
Run = Callable[[Callable[[Task], Finding], Sequence[Task]], Iterable[tuple[int, Finding]]]

# So that a game of four is reviewed in 20 seconds on two cores, one of five with all boxes in 60.
BASE_EFFORT: Final = Effort(iterations=1500, rounds=1200)
BOXES_EFFORT: Final = Effort(iterations=600, rounds=400)


class Asked:
    """A decision of a record: its entry, the step it was asked at and the game then."""

    def __init__(self, entry: int, asked: Round, answer: object) -> None:
        assert isinstance(answer, list | tuple)
        seat, kind, played = answer
        self.entry: Final = entry
        self.step: Final = asked.step
        self.game: Final = asked.game
        self.seat: Final = int(seat)
        self.kind: Final = str(kind)
        self.played: Final = str(played)

    def reviewed(self, finding: Finding) -> Reviewed:
        """The decision with what was found out about it."""
        when = (self.game.age, self.game.turn)
        return Reviewed(self.entry, self.step, *when, self.seat, self.kind, self.played, finding)


def review(
    record: Mapping[str, object],
    effort: Effort | None = None,
    seed: str = "review",
    run: Run | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The review of a finished game; the same record, effort and seed always give the same one.

    `run` does the work, here or in other processes. A record that cannot be played raises
    `ImpossibleGame`, one that ends before the game `NotOver`.
    """
    tasks = tasks_of(record, effort, seed)
    findings: dict[int, Finding] = {}
    for number, finding in (run or here)(look_into, tasks):
        findings[number] = finding
        if progress is not None:
            progress(len(findings), len(tasks))
    return review_of(record, [findings[number] for number in range(len(tasks))], effort, seed)


def here(work: Callable[[Task], Finding], tasks: Sequence[Task]) -> Iterator[tuple[int, Finding]]:
    for number, task in enumerate(tasks):
        yield number, work(task)


def usual_effort(boxes: Sequence[str]) -> Effort:
    """What is spent on each decision of a game with these boxes beside the base game."""
    return BOXES_EFFORT if boxes else BASE_EFFORT


def tasks_of(
    record: Mapping[str, object], effort: Effort | None = None, seed: str = "review"
) -> list[Task]:
    """The decisions of a record, each to be looked into by itself."""
    last = finished(record)
    effort = effort or usual_effort(last.options["expansions"])
    return [
        Task(one.game.view(one.seat).to_json(), one.played, effort, f"{seed}:{one.entry}")
        for one in decisions_of(record)
    ]


def review_of(
    record: Mapping[str, object],
    findings: Sequence[Finding],
    effort: Effort | None = None,
    seed: str = "review",
) -> Review:
    """The review that findings make, one for each task of `tasks_of`."""
    last = finished(record)
    result = last.result
    effort = effort or usual_effort(last.options["expansions"])
    asked = decisions_of(record)
    decisions = tuple(one.reviewed(finding) for one, finding in zip(asked, findings, strict=True))
    won = shares(result)
    end = Moment(asked[-1].step + 1 if asked else 0, last.age, last.turn, tuple(won), 0.0)
    even = (2 if result.teams else 1) / last.players
    return Review(
        players=last.players,
        teams=result.teams,
        effort=effort,
        seed=seed,
        winners=tuple(result.winners),
        decisions=decisions,
        moments=course(decisions, last.players, end, effort.rounds),
        accounts=tuple(
            account([one for one in decisions if one.seat == seat], even, won[seat])
            for seat in range(last.players)
        ),
    )


def finished(record: Mapping[str, object]) -> Game:
    """The game of a record, which is over, or `NotOver`."""
    game = replay(record, events=False)
    if not game.over:
        raise NotOver("not_over")
    return game


def decisions_of(record: Mapping[str, object]) -> list[Asked]:
    """Every decision of a record, with the game as it was when it was asked."""
    entries = entries_of(record)
    return [
        Asked(number, asked, entries[number])
        for asked in rounds_of(record)
        for number in range(asked.first, asked.end)
    ]


def shares(result: Result) -> list[float]:
    """What each seat has won: 1 alone, less if several share the victory; mates win together."""
    share = (2.0 if result.teams else 1.0) / len(result.winners)
    return [share if rank == 1 else 0.0 for rank in result.ranks]
