"""Prints a position."""

from __future__ import annotations

import argparse

from mirabilia.game import Game
from mirabilia.locales import Words, chosen, load_words
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.files import read_object, with_options
from mirabilia.terminal.frames import panel
from mirabilia.terminal.screen import Screen, open_screen
from mirabilia.terminal.table import laid_open


def show_position(args: argparse.Namespace) -> int:
    """The position that the command line names."""
    words = load_words(chosen(args.language))
    position = read_object(words, args.position)
    if "entries" in position:
        raise ValueError(words("file-no-position"))
    game = Game.from_position(with_options(words, position, args))
    show_game(words, open_screen(words), game)
    return 0


def show_game(words: Words, screen: Screen, game: Game) -> None:
    """Everything on the table and in the hands."""
    table = laid_open(game)
    drawing = Drawing(words, table)
    seats = range(len(table.cities))
    screen.show(drawing.heading(game.over), *[drawing.cities.city(seat) for seat in seats])
    holders = [seat for seat in seats if drawing.pieces.holds(seat)]
    if holders:
        screen.show(panel(drawing.pieces.hands(holders), words("title-hands")))
    offered = drawing.pieces.offered()
    if offered is not None:
        screen.show(panel(offered, words("title-offers")))
    if table.discard:
        discard = drawing.phrases.pile(table.discard)
        screen.show(panel(discard, words("title-pile")))
    for line in drawing.waiting():
        screen.say(line)
    when = "end" if game.over else "now"
    screen.show(drawing.sheet.points(game.scores(), words("title-sheet", when=when)))
    if game.over:
        screen.say(drawing.sheet.outcome(game.result), "title")
