"""PettingZoo: all seats answer at once (`parallel_env`), or one after the other (`env`).

A step is one round of simultaneous answers. Seats that are not asked wait, which is action 0 and
then their only legal one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NotRequired, SupportsIndex, TypedDict, Unpack

from gymnasium.spaces import Dict
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from mirabilia.arguments import check_type, whole_number
from mirabilia.encoding.layout import VERSION
from mirabilia.encoding.seating import Seating
from mirabilia.encoding.things import WAIT
from mirabilia.engine.options import check_seed
from mirabilia.envs.rewards import Rewards, leads
from mirabilia.envs.spaces import (
    LegalActions,
    Seen,
    check_one_of,
    mask_of,
    mask_space,
    new_seating,
    row_of,
    row_space,
    table_layout,
)
from mirabilia.options import TableOptions

ILLEGAL: Final = ("lose", "raise")
RENDER_MODES: Final = ("ansi",)
# What a seat gets for an illegal action, which ends the game.
PENALTY: Final = -1.0
_SEEDS: Final = 2**63


class AgentInfo(TypedDict):
    """What stands beside an observation: how the points of a seat stand."""

    points: int
    lead: int
    # Why the action was illegal that ended the game.
    illegal: NotRequired[str]


class TableSettings(TableOptions, total=False):
    """The options of `ParallelGame` other than the number of players."""

    reward: str | Rewards
    payments: str
    illegal: str
    max_cycles: SupportsIndex | None
    render_mode: str | None


# By agent: what each sees and is told, and what came of a step.
Observations = dict[str, Seen]
Infos = dict[str, AgentInfo]
Told = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelGame(ParallelEnv):
    """One game for as many agents as there are seats."""

    metadata: ClassVar[dict[str, object]] = {
        "name": f"mirabilia_v{VERSION}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
    }

    def __init__(
        self,
        players: SupportsIndex = 3,
        *,
        reward: str | Rewards = "win",
        payments: str = "rule",
        illegal: str = "lose",
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
        **table: Unpack[TableOptions],
    ) -> None:
        self.layout = table_layout(payments, players, table)
        self.rewards = Rewards.of(reward)
        self.illegal = check_one_of("illegal", illegal, ILLEGAL)
        self.max_cycles = check_cycles(max_cycles)
        self.render_mode = check_render_mode(render_mode)
        self.seating = new_seating(self.layout, 0)
        seats = self.seating.players
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        count = self.seating.actions
        self._actions = {agent: LegalActions(count) for agent in self.possible_agents}
        space = {"observation": row_space(self.layout), "action_mask": mask_space(count)}
        self._rows = {agent: Dict(space) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()
        self._cycles = 0
        self._leads = [0] * seats

    def observation_space(self, agent: str) -> Dict:
        return self._rows[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self._actions[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin a game: that of `Game.new(seed=seed)`, or one that chance decides."""
        number = check_game_seed(seed)
        if number is not None:
            self._chance, _ = seeding.np_random(number)
        self.seating.restart(int(self._chance.integers(_SEEDS)) if number is None else number)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        points = self.seating.points()
        self._leads = leads(points)
        return self._observations(), self._infos(points)

    def step(self, actions: Mapping[str, SupportsIndex]) -> Told:
        """Do what the agents have chosen; those that are not asked wait."""
        if not self.agents:
            raise ValueError("the game is over: call reset first")
        numbers = self._numbers(actions)
        self._cycles += 1
        refused = self._refused(numbers)
        if refused:
            return self._lost(refused)
        self.seating.step(numbers)
        over = self.seating.state.over
        cut = self.max_cycles is not None and self._cycles >= self.max_cycles and not over
        points = self.seating.points()
        paid = self._paid(points, over)
        return self._told(paid, over, cut, self._infos(points))

    def _numbers(self, actions: Mapping[str, SupportsIndex]) -> list[int]:
        check_type("actions", actions, dict)
        for agent in actions:
            if agent not in self.possible_agents:
                known = ", ".join(self.possible_agents)
                raise ValueError(f"there is no agent {agent!r}; there are: {known}")
        return [
            whole_number(f"the action of {agent}", actions.get(agent, WAIT))
            for agent in self.possible_agents
        ]

    def _refused(self, numbers: list[int]) -> dict[int, str]:
        """The seats whose number is illegal, and why."""
        found: dict[int, str] = {}
        for seat, number in enumerate(numbers):
            try:
                self.seating.chosen(seat, number)
            except ValueError as error:
                if self.illegal == "raise":
                    raise
                found[seat] = str(error)
        return found

    def _lost(self, refused: dict[int, str]) -> Told:
        """An illegal action ends the game, at the cost of who chose it."""
        infos = self._infos(self.seating.points())
        for seat, reason in refused.items():
            infos[self.possible_agents[seat]]["illegal"] = reason
        paid = [PENALTY if seat in refused else 0.0 for seat in range(len(self.possible_agents))]
        return self._told(paid, True, False, infos)

    def _paid(self, points: list[int], over: bool) -> list[float]:
        seats = len(points)
        paid = self.rewards.final(points, self.seating.shares()) if over else [0.0] * seats
        if self.rewards.shaping:
            ahead = None if over else leads(points)
            more = self.rewards.on_the_way(self._leads, ahead)
            self._leads = ahead or self._leads
            paid = [first + second for first, second in zip(paid, more, strict=True)]
        return paid

    def _told(self, paid: list[float], over: bool, cut: bool, infos: Infos) -> Told:
        agents = self.agents
        rewards = dict(zip(agents, paid, strict=True))
        observations = self._observations()
        if over or cut:
            self.agents = []
        ended, stopped = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return observations, rewards, ended, stopped, infos

    def _observations(self) -> Observations:
        self.seating.observer.look(self.seating.state)
        found: Observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = mask_of(self.seating, seat)
            self._actions[agent].mask = mask.copy()
            found[agent] = {"observation": row_of(self.seating, seat), "action_mask": mask}
        return found

    def _infos(self, points: list[int]) -> Infos:
        return {
            agent: {"points": own, "lead": lead}
            for agent, own, lead in zip(self.possible_agents, points, leads(points), strict=True)
        }

    def render(self) -> str | None:
        """A line for the table and one for each seat, if the mode is "ansi"."""
        return None if self.render_mode is None else described(self.seating)

    def close(self) -> None:
        """Nothing is kept open."""


def check_cycles(cycles: SupportsIndex | None) -> int | None:
    if cycles is None:
        return None
    number = whole_number("max_cycles", cycles)
    if number < 1:
        raise ValueError(f"max_cycles is at least 1, not {number}")
    return number


def check_render_mode(mode: str | None) -> str | None:
    return None if mode is None else check_one_of("render_mode", mode, RENDER_MODES)


def check_game_seed(seed: SupportsIndex | None) -> int | None:
    """The seed of a game, or None for chance."""
    return None if seed is None else check_seed(whole_number("seed", seed))


def described(seating: Seating) -> str:
    """A game in a few lines of plain text."""
    state = seating.state
    wonders = state.catalogue.wonders
    lines = [f"age {state.age}, turn {state.turn}"]
    for seat, (city, points) in enumerate(zip(state.cities, seating.points(), strict=True)):
        board = wonders[city.board].id if city.board >= 0 else "no board yet"
        lines.append(
            f"seat {seat}: {board}, {points} points, {city.coins} coins,"
            f" {len(city.cards)} cards, {city.stages} stages, {city.shields} shields"
        )
    return "\n".join(lines)


def parallel_env(players: SupportsIndex = 3, **more: Unpack[TableSettings]) -> ParallelGame:
    """The environment in which all seats answer at once; see `ParallelGame` for its options."""
    return ParallelGame(players, **more)


def raw_env(players: SupportsIndex = 3, **more: Unpack[TableSettings]) -> AECEnv:
    """The environment in which seats answer one after the other, by conversion."""
    return parallel_to_aec(parallel_env(players, **more))


def env(players: SupportsIndex = 3, **more: Unpack[TableSettings]) -> AECEnv:
    """The same, with PettingZoo's usual checks of what is asked of it."""
    return wrappers.AssertOutOfBoundsWrapper(raw_env(players, **more))
