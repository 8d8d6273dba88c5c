"""Gymnasium: one seat at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, NotRequired, SupportsIndex, TypedDict, Unpack

import gymnasium
import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from mirabilia.arguments import check_type, whole_number, wrong_type
from mirabilia.bots import Bot, answer, bot_class
from mirabilia.encoding.layout import VERSION, Layout
from mirabilia.envs.parallel import (
    ILLEGAL,
    PENALTY,
    RENDER_MODES,
    check_game_seed,
    check_render_mode,
    described,
)
from mirabilia.envs.rewards import Rewards, leads
from mirabilia.envs.spaces import (
    LegalActions,
    Mask,
    Row,
    ScaledRow,
    check_one_of,
    mask_of,
    new_seating,
    row_of,
    row_space,
    scales_of,
    table_layout,
)
from mirabilia.game import Game
from mirabilia.options import TableOptions

ID: Final = f"mirabilia/Seat-v{VERSION}"
_SEEDS: Final = 2**63


class SeatInfo(TypedDict):
    """What stands beside an observation: what is legal, and how the seat's points stand."""

    action_mask: Mask
    points: int
    lead: int
    # Why the action was illegal that ended the game.
    illegal: NotRequired[str]


class SeatEnv(gymnasium.Env):
    """One seat against bots, which are named one for all other seats or one for each.

    The mask of legal actions is in `info["action_mask"]`, and what `action_masks()` returns. With
    `seat=None` another seat is drawn for each game. With `scaled`, observations are of float32 and
    about 0 to 1 in place of bytes.
    """

    metadata: ClassVar[dict[str, object]] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        bots: str | type[Bot] | Sequence[str | type[Bot]] = "builder",
        *,
        players: SupportsIndex = 3,
        seat: SupportsIndex | None = 0,
        reward: str | Rewards = "win",
        payments: str = "rule",
        illegal: str = "lose",
        scaled: bool = False,
        render_mode: str | None = None,
        **table: Unpack[TableOptions],
    ) -> None:
        self.layout = table_layout(payments, players, table)
        seats = self.layout.options.players
        self.kinds = opponents(bots, seats)
        self.own_seat = check_seat(seat, seats)
        self.seat = 0
        self.rewards = Rewards.of(reward)
        self.illegal = check_one_of("illegal", illegal, ILLEGAL)
        self.render_mode = check_render_mode(render_mode)
        check_type("scaled", scaled, bool)
        self.seating = new_seating(self.layout, 0)
        self.action_space = LegalActions(self.seating.actions)
        self.scales = scales_of(self.layout) if scaled else None
        self.observation_space = scaled_space(self.layout) if scaled else row_space(self.layout)
        self._bots: dict[int, Bot] = {}
        self._ended = True
        self._lead = 0

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, object] | None = None
    ) -> tuple[Row | ScaledRow, SeatInfo]:
        """Begin a game: that of `Game.new(seed=seed)`, or one that chance decides."""
        given = check_game_seed(seed)
        super().reset(seed=given)
        number = int(self.np_random.integers(_SEEDS))
        self.seating.restart(number if given is None else given)
        players = self.seating.players
        drawn = self.own_seat is None
        self.seat = int(self.np_random.integers(players)) if drawn else int(self.own_seat or 0)
        others = [(self.seat + step) % players for step in range(1, players)]
        self._bots = {
            seat: kind(Random(f"{number} {seat}"))
            for seat, kind in zip(others, self.kinds, strict=True)
        }
        self._let_others_play()
        self._ended = False
        points = self.seating.points()
        self._lead = leads(points)[self.seat]
        return self._seen(), self._info(points)

    def step(self, action: SupportsIndex) -> tuple[Row | ScaledRow, float, bool, bool, SeatInfo]:
        """Do what was chosen; the bots answer until the seat is asked again or the game is over."""
        if self._ended:
            raise ValueError("the game is over: call reset first")
        numbers = [0] * self.seating.players
        numbers[self.seat] = whole_number("action", action)
        try:
            self.seating.step(numbers)
        except ValueError as error:
            if self.illegal == "raise":
                raise
            self._ended = True
            info: SeatInfo = {**self._info(self.seating.points()), "illegal": str(error)}
            return self._seen(), PENALTY, True, False, info
        self._let_others_play()
        self._ended = self.seating.state.over
        points = self.seating.points()
        return self._seen(), self._paid(points), self._ended, False, self._info(points)

    def _let_others_play(self) -> None:
        """Let the bots answer, until the game waits for this seat alone or is over."""
        game = Game(self.seating.state)
        while others := [asked for seat, asked in game.pending.items() if seat != self.seat]:
            for decision in others:
                seat = decision.seat
                game.play(seat, answer(self._bots[seat], game, decision))

    def _paid(self, points: list[int]) -> float:
        over = self.seating.state.over
        paid = 0.0
        if over:
            paid = self.rewards.final(points, self.seating.shares())[self.seat]
        if self.rewards.shaping:
            lead = leads(points)[self.seat]
            paid += self.rewards.on_the_way([self._lead], None if over else [lead])[0]
            self._lead = lead
        return paid

    def _seen(self) -> Row | ScaledRow:
        self.seating.observer.look(self.seating.state)
        self.action_space.mask = mask_of(self.seating, self.seat)
        row = row_of(self.seating, self.seat)
        return row if self.scales is None else row * self.scales

    def _info(self, points: list[int]) -> SeatInfo:
        lead = leads(points)[self.seat]
        mask = mask_of(self.seating, self.seat)
        return {"action_mask": mask, "points": points[self.seat], "lead": lead}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib asks for it."""
        return mask_of(self.seating, self.seat).astype(bool)

    def render(self) -> str | None:
        """A line for the table and one for each seat, if the mode is "ansi"."""
        return None if self.render_mode is None else described(self.seating)


def opponents(bots: str | type[Bot] | Sequence[str | type[Bot]], players: int) -> list[type[Bot]]:
    """The classes of the bots, from the left round the table."""
    if not isinstance(bots, str | type | list | tuple):
        raise wrong_type("bots", "a name, a class or a list of these", bots)
    named = [bots] if isinstance(bots, str | type) else list(bots)
    for bot in named:
        check_bot(bot)
    if len(named) == 1:
        named *= players - 1
    if len(named) != players - 1:
        raise ValueError(
            f"{len(named)} bots are named for {players - 1} other seats; name one for all or one"
            " for each"
        )
    return [bot_class(bot) if isinstance(bot, str) else bot for bot in named]


def check_bot(bot: object) -> None:
    if not isinstance(bot, str) and not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise wrong_type("each of bots", "the name or the class of a bot", bot)


def check_seat(seat: SupportsIndex | None, players: int) -> int | None:
    if seat is None:
        return None
    number = whole_number("seat", seat)
    if not 0 <= number < players:
        raise ValueError(f"there is no seat {number}; the seats are 0 to {players - 1}")
    return number


def scaled_space(layout: Layout) -> Box:
    space = row_space(layout)
    high = space.high * scales_of(layout)
    return Box(0, high, dtype=high.dtype)


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="mirabilia.envs.seat:SeatEnv")
