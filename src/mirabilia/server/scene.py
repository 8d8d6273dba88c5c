"""A scene is a game between two reveals, as each seat and the watchers may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Final

import msgspec

from mirabilia.foresight import Foresight
from mirabilia.game import Game
from mirabilia.server.messages import Foreseen, Result

# Who looks: a seat, or nobody at the table.
Viewer = int | None

encode: Final = msgspec.json.Encoder().encode


class Scene:
    """What is sent of a game; each thing is made once, when it is first asked for.

    Nothing but `Game.view`, `offers`, `public_view`, `course`, the events of a viewer and what
    follows from its view ever goes out before the end.
    """

    def __init__(self, game: Game, told: int = 0, sealed: bool = False) -> None:
        self.game: Final = game
        # Whether the seed stays a secret after the end.
        self.sealed: Final = sealed
        # How many events the scene before this one had.
        self.told: Final = told
        # Those who had no choice have answered already, as far as the game is concerned.
        self.awaited: Final = sorted({*game.pending, *game.answered})
        self._views: dict[Viewer, bytes] = {}
        self._offers: dict[Viewer, bytes] = {}
        self._news: dict[Viewer, bytes] = {}
        self._histories: dict[Viewer, bytes] = {}
        self._moves: dict[int, list[str]] = {}
        self._scores: bytes | None = None
        self._asked: list[str | None] | None = None

    @property
    def asked(self) -> list[str | None]:
        """For each seat the kind of its decision, which every view has."""
        if self._asked is None:
            self._asked = self.game.public_view()["now"]["asked"]
        return self._asked

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat; one alone if it has no choice."""
        if seat not in self._moves:
            decision = self.game.pending.get(seat)
            self._moves[seat] = (
                [move.text for move in decision.moves]
                if decision is not None
                else self.game.view(seat).now["moves"]
            )
        return self._moves[seat]

    def view(self, viewer: Viewer) -> bytes:
        """A view as JSON."""
        made = self._views.get(viewer)
        if made is None:
            game = self.game
            data = game.public_view() if viewer is None else game.view(viewer).data
            self._asked = data["now"]["asked"]
            made = self._views[viewer] = encode(data)
        return made

    def offers(self, viewer: Viewer) -> bytes:
        """What a seat may do with the cards that it is asked about, as JSON."""
        made = self._offers.get(viewer)
        if made is None:
            offers = [] if viewer is None else self.game.offers(viewer)
            made = self._offers[viewer] = encode(offers)
        return made

    def foresee(self, seat: int, piece: str | None) -> Foreseen:
        """What could be done with a piece, or with all, from the seat's view alone."""
        foresight = Foresight(self.game.view(seat))
        is_card = piece in foresight.table.catalogue.card_by_id
        passed_on = foresight.passed_on(piece) if piece and is_card else None
        return Foreseen(foresight.outcomes(piece), passed_on)

    def events(self, viewer: Viewer, since: int) -> bytes:
        """What happened from some event on, as far as it is known, as JSON."""
        game = self.game
        told = game.public_events(since) if viewer is None else game.events_for(viewer, since)
        return encode(told)

    def news(self, viewer: Viewer) -> bytes:
        """What has happened since the scene before this one."""
        made = self._news.get(viewer)
        if made is None:
            made = self._news[viewer] = self.events(viewer, self.told)
        return made

    def history(self, viewer: Viewer) -> bytes:
        """All that happened. It is needed once for each connection, and too large to be kept."""
        return self._histories.pop(viewer, None) or self.events(viewer, 0)

    def scores(self) -> bytes:
        """Points as things stand: cities lie open, so these are open too."""
        if self._scores is None:
            self._scores = encode(self.game.scores())
        return self._scores

    @cached_property
    def course(self) -> bytes:
        """What follows from the rules, and is no secret, as JSON."""
        return encode(self.game.course())

    @cached_property
    def result(self) -> Result | None:
        """How it ended, with the seed if that is no secret then; nothing before."""
        if not self.game.over:
            return None
        result = self.game.result
        seed = None if self.sealed else str(self.game.record()["seed"])
        return Result(result.points, result.coins, result.ranks, result.winners, seed)

    def prepare(self, viewers: Collection[Viewer]) -> None:
        """Make everything that will be sent to these: in another thread than the one that sends."""
        for viewer in viewers:
            self.view(viewer)
            self.offers(viewer)
            self.news(viewer)
        for seat in self.awaited:
            if seat in viewers:
                self.moves(seat)
        self.scores()
        _ = self.asked, self.course, self.result

    def prepare_history(self, viewer: Viewer) -> None:
        """The same for somebody who needs to know everything."""
        self.prepare([viewer])
        self._histories[viewer] = self.events(viewer, 0)

    def forget(self) -> None:
        """Let go of what has been sent: it is made again for somebody who comes later.

        Another thread may be making something of it for a bot.
        """
        for made in (self._views, self._offers, self._news):
            made.clear()

    def after(self, answers: Mapping[int, str]) -> Scene:
        """The scene after the reveal; this one stays as it is."""
        game = self.game.copy()
        for seat in self.game.pending:
            game.play(seat, answers[seat])
        return Scene(game, self.game.event_count, self.sealed)
