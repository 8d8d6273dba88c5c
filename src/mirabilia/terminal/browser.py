"""The commands that only look at a game: cities, log, points, rules, help."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mirabilia.catalog.model import BLACK, COLOURS
from mirabilia.engine.options import Options
from mirabilia.game import Game
from mirabilia.locales import Words
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.screen import Screen
from mirabilia.terminal.story import Data, chapters, told
from mirabilia.terminal.table import Table, laid_open, seen_from

# The number of turns that the log shows, unless asked for all.
LATELY: Final = 6


class Leave(Exception):
    """The player wants to leave."""


class Browser:
    """Looks at one game, as one seat sees it or with nothing hidden."""

    def __init__(self, words: Words, screen: Screen, game: Game, me: int | None) -> None:
        self.words: Final = words
        self.screen: Final = screen
        self.game = game
        self.me: Final = me

    @property
    def table(self) -> Table:
        return laid_open(self.game) if self.me is None else seen_from(self.game, self.me)

    @property
    def drawing(self) -> Drawing:
        return Drawing(self.words, self.table)

    @property
    def events(self) -> list[Data]:
        return told(self.game, self.me, self.table)

    def look(self, text: str) -> bool:
        """Carry out a command; returns whether it was one."""
        command, _, rest = text.lower().partition(" ")
        if command == "c" or (command[:1] == "c" and command[1:].isdecimal()):
            self.show_cities(rest.strip() or command[1:])
        elif text in ("l", "l all"):
            self.show_log(rest == "all")
        elif text == "s":
            self.show_points()
        elif text == "r":
            self.show_rules()
        elif text == "?":
            self.show_help()
        else:
            return False
        return True

    def show_cities(self, wanted: str) -> None:
        """One city in detail, by its number or the beginning of its name; or all of them."""
        drawing = self.drawing
        names = [drawing.phrases.city_and_side(seat) for seat in range(self.game.players)]
        if not wanted:
            self.screen.show(*[drawing.cities.city(seat) for seat in range(len(names))])
            return
        for seat, name in enumerate(names):
            if wanted == str(seat) or name.lower().startswith(wanted):
                self.screen.show(drawing.cities.city_large(seat))
                return
        self.screen.say(self.words("hint-city", last=len(names) - 1))

    def show_log(self, everything: bool) -> None:
        drawing = self.drawing
        found = chapters(self.events)
        self.screen.say(self.words("title-log"), "title")
        for chapter in found if everything else found[-LATELY:]:
            self.screen.say(drawing.teller.heading(chapter), "label")
            self.screen.show(drawing.chronicle.log(chapter.events))
        if not everything and len(found) > LATELY:
            self.screen.say(self.words("hint-log"), "label")

    def show_points(self) -> None:
        title = "end" if self.game.over else "now"
        heading = self.words("title-sheet", when=title)
        self.screen.show(self.drawing.sheet.points(self.game.scores(), heading))

    def show_rules(self) -> None:
        self.screen.say(self.words("title-rules"), "title")
        self.screen.show(Text(self.words("help-rules")))
        options = self.table.options
        for colour in colours_in_play(options):
            self.screen.say(self.words(f"help-{colour}"))
        for box in [*options.expansions, *(["teams"] if options.teams else [])]:
            self.screen.say(self.words(f"help-{box}"))

    def show_help(self) -> None:
        kind = "record" if self.me is None else "play"
        self.screen.say(self.words("title-help"), "title")
        self.screen.show(Text(self.words("help-keys", kind=kind)))
        colours = colours_in_play(self.table.options)
        symbols = [self.words("card-colour", colour=colour) for colour in colours]
        self.screen.say("  ".join(symbols))


def colours_in_play(options: Options) -> tuple[str, ...]:
    """The colours of the boxes on the table: black comes with Cities."""
    return COLOURS if options.cities else COLOURS[:BLACK]
