"""The judge of wonders: which board to take and which side of it."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.greedy.judge import Appraiser
from mirabilia.bots.trial import Trial
from mirabilia.catalog.model import DAY, NIGHT
from mirabilia.engine.actions import BOARD, STAGE, action, subject_of, verb_of
from mirabilia.engine.city import NO_BOARD, NO_SIDE
from mirabilia.engine.state import State

# What the turn that a stage takes would be worth otherwise.
TURN: Final = 3.0


class WonderJudge:
    """Weighs boards and sides by what the complete wonder is worth at the start."""

    def __init__(self, table: State, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        for other, city in enumerate(table.cities):
            if other != seat and city.board != NO_BOARD and city.side == NO_SIDE:
                # Not known yet; it makes no difference to what the board sells.
                city.take_side(city.board, DAY, table.catalogue.wonders[city.board].sides[DAY])

    def worth(self, act: int) -> float:
        if verb_of(act) == BOARD:
            return max(self.side_worth(subject_of(act), side) for side in (DAY, NIGHT))
        return self.side_worth(self.table.cities[self.seat].board, subject_of(act))

    def side_worth(self, board: int, side_index: int) -> float:
        side = self.table.catalogue.wonders[board].sides[side_index]
        city = self.table.cities[self.seat].copy()
        city.take_side(board, side_index, side)
        appraiser = Appraiser(self.table, self.seat)
        trial = Trial(self.table, self.seat, city, appraiser.outlook)
        costs = appraiser.outlays.for_stages(city)
        for _ in side.stages:
            trial.build_stage(action(STAGE, 0))
        return appraiser.appraise(trial) - costs - TURN * len(side.stages)
