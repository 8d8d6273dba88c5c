"""Puzzles in the terminal: the table as a seat sees it, its answer, and what becomes of that."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from mirabilia.game import Decision
from mirabilia.locales import Words, chosen, load_words
from mirabilia.notation.moves import Move
from mirabilia.review.puzzles import (
    Puzzle,
    Tried,
    Verdict,
    chosen_puzzles,
    load_puzzles,
    puzzle_of_day,
    today,
)
from mirabilia.terminal.browser import Leave
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.frames import panel, rule, simple_grid
from mirabilia.terminal.questions import Questions
from mirabilia.terminal.screen import Screen, open_screen
from mirabilia.terminal.session import INTERRUPTED
from mirabilia.terminal.table import seen_from

# How many of the other moves are told.
MOST: Final = 6
# The decisions in which what the next stage costs matters.
_WITH_STAGE: Final = ("card", "last", "recruit")


def solve(args: argparse.Namespace) -> int:
    """The puzzles that the command line asks for, one after the other."""
    words = load_words(chosen(args.language))
    wanted = puzzles_for(words, args)
    screen = open_screen(words)
    if args.list:
        show_list(words, screen, wanted)
        return 0
    try:
        for number, puzzle in enumerate(wanted):
            if number and screen.ask(words("puzzle-prompt-next")).lower() == "q":
                break
            Solving(words, screen, puzzle).run()
    except Leave:
        return 0
    except (EOFError, KeyboardInterrupt) as gone:
        screen.say("")
        return INTERRUPTED if isinstance(gone, KeyboardInterrupt) else 0
    return 0


def puzzles_for(words: Words, args: argparse.Namespace) -> list[Puzzle]:
    some = args.theme, args.degree, args.box
    if args.id is not None:
        if args.id not in load_puzzles():
            raise ValueError(words("refused-no_puzzle"))
        return [load_puzzles()[args.id]]
    if not args.list and not any(some):
        return [puzzle_of_day(today())]
    found = chosen_puzzles(*some)
    if not found:
        raise ValueError(words("puzzles-none"))
    return found


def show_list(words: Words, screen: Screen, puzzles: Sequence[Puzzle]) -> None:
    grid = simple_grid()
    for puzzle in puzzles:
        grid.add_row(puzzle.id, words("puzzle-degree", degree=puzzle.degree), themes(words, puzzle))
    screen.show(grid)


def themes(words: Words, puzzle: Puzzle) -> str:
    return words.list([words("puzzle-theme", theme=theme) for theme in puzzle.themes], "series")


class Solving:
    """One puzzle, and somebody who answers it."""

    def __init__(self, words: Words, screen: Screen, puzzle: Puzzle) -> None:
        self.words: Final = words
        self.screen: Final = screen
        self.puzzle: Final = puzzle
        self.seat: Final = puzzle.seat
        self.game: Final = puzzle.game.copy()
        self.drawing: Final = Drawing(words, seen_from(self.game, self.seat))
        self.questions: Final = Questions(words, screen, self.game, self.seat)
        self.questions.show_table = self.show_table

    def run(self) -> None:
        """Show it, ask, and say what becomes of the answer; `Leave` if nobody wants to."""
        degree = self.words("puzzle-degree", degree=self.puzzle.degree)
        title = self.words("labelled", label=self.words("puzzle-one"), value=self.puzzle.id)
        self.screen.show(rule(f"{title} · {degree}"))
        decision = self.game.pending[self.seat]
        self.show_table(decision)
        move = self.questions.choose(decision)
        self.tell(self.puzzle.judge(move.text), move)

    def show_table(self, decision: Decision) -> None:
        note = ""
        if decision.kind in _WITH_STAGE:
            offers = self.questions.offers(decision)
            note = self.drawing.phrases.stage_offer(offers[0], self.seat)
        self.screen.show(*self.drawing.seen_by(self.seat, note))

    # ---- what becomes of it

    def tell(self, verdict: Verdict, made: Move) -> None:
        words, puzzle = self.words, self.puzzle
        best, *others = puzzle.moves
        self.screen.say(self.outcome(verdict), "title")
        if not verdict.right:
            self.screen.say(words("puzzle-made", move=self.told(made.text)))
        self.screen.say(words("puzzle-best", move=self.told(best.move)))
        self.screen.say(words("puzzle-chance", share=puzzle.chance))
        beside = others[0] if verdict.tried is best else verdict.tried
        if beside.reasons:
            self.screen.say(words("puzzle-why", reasons=self.reasons(beside)))
        self.screen.say(themes(words, puzzle))
        shown = others[:MOST]
        if beside not in shown:
            shown.append(beside)
        self.show_others(shown)

    def outcome(self, verdict: Verdict) -> str:
        if verdict.right:
            return self.words("puzzle-right")
        return self.words("puzzle-dearer") if verdict.dearer else self.words("puzzle-wrong")

    def show_others(self, others: Sequence[Tried]) -> None:
        grid = simple_grid()
        grid.add_column(self.words("puzzle-column-move"), overflow="fold")
        grid.add_column(self.words("puzzle-column-cost"), overflow="fold")
        grid.add_column(self.words("puzzle-column-why"), overflow="fold")
        for one in others:
            cost = self.words("review-cost", cost=one.cost, error=2 * one.error)
            grid.add_row(self.told(one.move), cost, self.reasons(one))
        self.screen.show(panel(grid, self.words("puzzle-others")))

    def told(self, move: str) -> str:
        return self.drawing.phrases.choice(Move.parse(move), self.seat)

    def reasons(self, one: Tried) -> str:
        told = [self.words("review-reason", category=reason.category) for reason in one.reasons]
        return self.words.list(told, "series")
