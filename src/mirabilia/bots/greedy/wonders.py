"""The judge of wonders: which board and which side to take."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.greedy.judge import Appraiser
from mirabilia.bots.trial import Trial
from mirabilia.catalog.model import DAY, NIGHT
from mirabilia.engine.actions import BOARD, SIDE, STAGE, action, subject_of, verb_of
from mirabilia.engine.city import NO_BOARD, NO_SIDE
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.state import State

# The value of the turn that a stage takes.
TURN: Final = 3.0


class WonderJudge:
    """Weighs boards and sides by what the complete wonder would be worth at the start."""

    def __init__(self, table: State, seat: Seat) -> None:
        self.table: Final = table.copy()
        self.seat: Final = seat
        for other, city in enumerate(self.table.cities):
            if other != seat and city.board != NO_BOARD and city.side == NO_SIDE:
                # The side is not known yet; it makes no difference to what the board sells.
                city.take_side(city.board, DAY, table.catalogue.wonders[city.board].sides[DAY])

    def worth(self, act: Action) -> float:
        verb = verb_of(act)
        if verb == BOARD:
            return max(self.side_worth(subject_of(act), side) for side in (DAY, NIGHT))
        if verb == SIDE:
            return self.side_worth(self.table.cities[self.seat].board, subject_of(act))
        raise AssertionError(f"the greedy bot knows no verb {verb} for wonders")

    def side_worth(self, board: int, side_index: int) -> float:
        side = self.table.catalogue.wonders[board].sides[side_index]
        city = self.table.cities[self.seat].copy()
        city.take_side(board, side_index, side)
        appraiser = Appraiser(self.table, self.seat)
        trial = Trial(self.table, self.seat, city, appraiser.outlook)
        costs = appraiser.outlays.for_stages(city, appraiser.outlays.shop(city))
        for _ in side.stages:
            trial.build_stage(action(STAGE, 0))
        return appraiser.appraise(trial) - costs - TURN * len(side.stages)
