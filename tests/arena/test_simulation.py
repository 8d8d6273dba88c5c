"""Many games: the same for any number of processes, and fair to every bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any, ClassVar

import pytest

from mirabilia import Game, ImpossibleOptions, Move, View
from mirabilia.arena import ImpossibleMatch, simulate, to_json, to_table
from mirabilia.arena.simulation import Match, play_games
from mirabilia.arena.statistics import VICTORY
from mirabilia.bots import Bot, bot_class
from mirabilia.errors import BotFailure, UnknownBot
from mirabilia.options import USUAL
from tests.support.builds import COMPILED
from tests.support.plain import plain


class FirstMove(Bot):
    name: ClassVar[str] = "first"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[0]


class Cheat(FirstMove):
    name: ClassVar[str] = "cheat"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return Move.parse("take palace")


BOX_SETS = [
    boxes for count in range(1, 4) for boxes in combinations(("leaders", "cities", "armada"), count)
]


# ---- the same games


def test_the_outcome_does_not_depend_on_the_processes() -> None:
    bots: list[str | type[Bot]] = ["builder", "random", FirstMove]
    boxes = ["leaders", "cities", "armada"]
    alone = simulate(bots, games=25, seed=3, expansions=boxes)
    shared = simulate(bots, games=25, seed=3, expansions=boxes, jobs=2)
    assert shared.tally == alone.tally
    assert list(shared.tally.bots) == list(alone.tally.bots)


def test_the_seed_decides() -> None:
    first = simulate(["builder"], games=5, seed=1).tally
    assert simulate(["builder"], games=5, seed=1).tally == first
    assert simulate(["builder"], games=5, seed=2).tally != first
    assert simulate(["builder"], games=5, seed="one").tally != first


def test_without_a_seed_one_is_drawn_and_told() -> None:
    drawn = simulate(["random"], games=2)
    again = simulate(["random"], games=2, seed=drawn.match.seed)
    assert again.tally == drawn.tally


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    whole = simulate(["builder", "random", "random"], games=6, seed=1)
    later = play_games(whole.match, range(4, 6))
    later.merge(play_games(whole.match, range(4)))
    assert later == whole.tally


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(["random"], games=4, seed=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    told.clear()
    simulate(["random"], games=4, jobs=2, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (4, 4)


# ---- seats


@pytest.mark.parametrize("players", [3, 4, 7])
def test_every_bot_sits_in_every_seat_equally_often(players: int) -> None:
    classes = [type(f"Bot{n}", (FirstMove,), {"name": f"bot {n}"}) for n in range(players)]
    match = Match(classes, 1, {"teams": False})
    seats = Counter(
        (bot.name, seat)
        for number in range(2 * players)
        for seat, bot in enumerate(match.seated(number))
    )
    assert len(seats) == players * players
    assert set(seats.values()) == {2}


@pytest.mark.parametrize("teams", [False, True])
def test_who_sits_beside_whom_changes(teams: bool) -> None:
    """Else a bot would always pass its hands on to the same one."""
    size = 2 if teams else 1
    classes = [type(f"Bot{n}", (FirstMove,), {"name": f"{n // size}"}) for n in range(3 * size)]
    match = Match(classes, 1, {"teams": teams})
    rings = [[bot.name for bot in match.seated(number)] for number in range(60 * size)]
    left_of_first = Counter(
        left for ring in rings for bot, left in pairwise([*ring, ring[0]]) if bot == "0" != left
    )
    assert set(left_of_first) == {"1", "2"}
    assert min(left_of_first.values()) >= 15 * size


@pytest.mark.rule("T-1")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_mates_stay_together_and_sit_in_every_seat_equally_often(players: int) -> None:
    classes = [type(f"Bot{n}", (FirstMove,), {"name": f"{n}"}) for n in range(players)]
    match = Match(classes, 1, {"teams": True})
    games = [[int(bot.name) for bot in match.seated(number)] for number in range(2 * players)]
    assert all(game[seat] // 2 == game[seat ^ 1] // 2 for game in games for seat in range(players))
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
    assert len(seats) == players * players
    assert set(seats.values()) == {2}


def test_bots_play_where_they_sit() -> None:
    seen: list[int] = []

    class Watcher(FirstMove):
        name: ClassVar[str] = "watcher"

        def choose(self, view: View, moves: Sequence[Move]) -> Move:
            if view.now["age"] == 0:
                seen.append(view.seat)
            return moves[0]

    simulate([Watcher, "random", "builder"], games=6, seed=1)
    assert Counter(seen) == {0: 2, 1: 2, 2: 2}


def test_one_bot_takes_all_seats() -> None:
    simulation = simulate(["random"], games=4, players=5, seed=1)
    assert simulation.match.players == 5
    assert simulation.tally.bots["random"].seats == 20
    assert simulation.tally.bots["random"].win_share == pytest.approx(1 / 5)


def test_shares_add_up_to_the_games() -> None:
    tally = simulate(["builder", "random", "random"], games=12, seed=1).tally
    assert tally.games == 12
    assert tally.bots["random"].seats == 24
    for standings in (tally.bots.values(), tally.sides.values()):
        assert sum(standing.victories for standing in standings) == 12 * VICTORY
        assert sum(standing.seats for standing in standings) == 36


@pytest.mark.rule("T-9")
def test_shares_of_teams_add_up_to_the_games() -> None:
    bots: list[str | type[Bot]] = ["builder", "builder", "random", FirstMove]
    tally = simulate(bots, games=8, seed=1, teams=True, expansions=["cities"]).tally
    assert sum(standing.victories for standing in tally.bots.values()) == 8 * VICTORY
    assert sum(standing.victories for standing in tally.sides.values()) == 8 * VICTORY
    # Mates win together: without a shared victory each has half of it.
    assert tally.bots["random"].victories == tally.bots["first"].victories


@pytest.mark.rule("B-4", "B-50")
def test_boards_and_categories_are_those_of_the_boxes_in_play() -> None:
    boxes = ["leaders", "cities", "armada"]
    tally = simulate(["random"], games=40, players=4, seed=1, expansions=boxes).tally
    assert len({board for board, _ in tally.sides}) == 12
    assert tally.categories[-4:] == ["leaders", "black", "naval", "islands"]
    alone = simulate(["random"], games=2, players=4, seed=1, expansions=["cities"]).tally
    assert tally.categories[:7] == alone.categories[:7]
    assert alone.categories[7:] == ["black"]


def test_every_option_reaches_the_games() -> None:
    told: list[dict[str, Any]] = []

    class Witness(FirstMove):
        name: ClassVar[str] = "witness"

        def choose(self, view: View, moves: Sequence[Move]) -> Move:
            told.append(plain(view.data["options"]))
            return moves[0]

    simulate(
        [Witness],
        games=1,
        players=4,
        seed=1,
        expansions=["armada", "leaders"],
        teams=True,
        leaders="expert",
        armada_edition=1,
    )
    assert told[0]["expansions"] == ["leaders", "armada"]
    assert told[0]["teams"] is True
    assert told[0]["leaders"] == "expert"
    assert told[0]["armada_edition"] == 1


def test_options_left_out_are_those_of_any_game() -> None:
    assert Game.new(seed=1, **USUAL).digest() == Game.new(seed=1).digest()


def test_sides_are_those_of_the_rule() -> None:
    tally = simulate(["random"], games=10, seed=1, sides="night").tally
    assert {side for _, side in tally.sides} == {"night"}


def test_decisions_are_counted() -> None:
    # Eighteen cards for each of three players; a lone legal answer is not asked (D-21).
    given = simulate(["builder"], games=3, players=3, sides="day", seed=1).tally
    assert 3 * 3 * 15 < given.decisions <= 3 * 3 * 19
    chosen = simulate(["builder"], games=3, players=3, seed=1).tally
    assert chosen.decisions > given.decisions


# ---- what cannot be


@pytest.mark.parametrize(
    ("bots", "more", "error", "words"),
    [
        (["random", "builder", "random"], {"players": 4}, ImpossibleMatch, "3 bots"),
        ([], {}, ImpossibleMatch, "no bot"),
        (["random"], {"games": 0}, ImpossibleMatch, "0 games"),
        (["random"], {"jobs": 0}, ImpossibleMatch, "0 jobs"),
        (["nobody"], {}, UnknownBot, "'nobody'"),
        (["random"], {"players": 8}, ImpossibleOptions, "Armada"),
        (["random"], {"players": 5, "teams": True}, ImpossibleOptions, "teams of two"),
        (["random"], {"leaders": "worst"}, ImpossibleOptions, "'worst'"),
        (["random"], {"armada_edition": 3}, ImpossibleOptions, "3 of Armada"),
        (["random"], {"players": 10**12}, ImpossibleOptions, "3 to 7"),
        (["random", "random"], {}, ImpossibleOptions, "3 to 7"),
        (["random"], {"sides": "up"}, ImpossibleOptions, "'up'"),
        (["random"], {"seed": -1}, ImpossibleOptions, "-1"),
        (["random"], {"expansions": ["moon"]}, ImpossibleOptions, "'moon'"),
    ],
)
def test_impossible_matches_are_refused(
    bots: list[str], more: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        simulate(bots, **{"games": 1, **more})


def test_two_bots_of_one_name_are_refused() -> None:
    namesake = type("Namesake", (FirstMove,), {"name": "random"})
    with pytest.raises(ImpossibleMatch, match="'random'"):
        simulate([namesake, "random", "random"], games=1)


def test_one_text_is_not_a_list_of_bots() -> None:
    with pytest.raises(TypeError, match="bots must be a list"):
        simulate("random", games=1)


def test_what_is_no_option_of_a_table_is_refused_with_those_there_are() -> None:
    """Also what `Game.new` knows: the boards of all games cannot be the same ones."""
    with pytest.raises(TypeError, match="'boards' is no option of a table; there are expansions, "):
        simulate(["random"], games=1, boards="pick")  # type: ignore[call-arg]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_the_rules_is_stopped(jobs: int) -> None:
    with pytest.raises(BotFailure, match=r"'cheat' in seat 0 .* 'take palace'"):
        simulate([Cheat], games=11, players=3, seed=1, jobs=jobs)


# ---- telling


def test_data_has_what_programs_ask_for() -> None:
    simulation = simulate(["builder", "random", "random"], games=12, seed=1)
    data = to_json(simulation)
    assert data["games"] == 12
    assert data["players"] == 3
    assert data["expansions"] == []
    assert (data["teams"], data["leaders"], data["armada_edition"]) == (False, "standard", 2)
    assert data["compiled"] is COMPILED
    assert data["decisions"] == simulation.tally.decisions
    assert data["games_per_second"] == pytest.approx(12 / data["seconds"])
    shares = {name: bot["win_share"] for name, bot in data["bots"].items()}
    assert shares["builder"] + 2 * shares["random"] == pytest.approx(1)
    scores = [data["bots"][name]["mean_score"] for name in ("builder", "random", "random")]
    assert data["mean_score"] == pytest.approx(sum(scores) / 3)
    for bot in data["bots"].values():
        assert bot["mean_score"] == pytest.approx(sum(bot["mean_points"].values()))
        assert bot["win_interval"][0] <= bot["win_share"] <= bot["win_interval"][1]
    sides = [side for wonder in data["wonders"].values() for side in wonder.values()]
    assert sum(side["seats"] for side in sides) == 36


def test_table_tells_what_is_played() -> None:
    def first_line(**options: Any) -> str:
        return to_table(simulate(["random"], games=1, seed=1, **options)).splitlines()[0]

    assert first_line().startswith("1 games, 4 players, seed 1")
    assert "4 players in teams with cities and armada, " in first_line(
        teams=True, expansions=["armada", "cities"]
    )
    both = first_line(expansions=["leaders", "armada"], leaders="expert", armada_edition=1)
    assert "with expert leaders and armada of the first edition, " in both
    few = first_line(expansions=["leaders", "cities"], cities_leaders=False)
    assert "with leaders (none of cities) and cities, " in few
    assert "4 players, --sides night, seed 1" in first_line(sides="night")


def test_table_has_a_row_for_each_bot_and_each_side() -> None:
    simulation = simulate(["builder", "random", "random"], games=12, seed=1)
    lines = to_table(simulation).splitlines()
    rows = {line.split("  ")[0].strip(): line for line in lines}
    builder = simulation.tally.bots["builder"]
    assert f"{100 * builder.win_share:.1f} %" in rows["builder@1"]
    assert f"{builder.mean_score:.1f}" in rows["builder@1"]
    assert "random@1" in rows
    assert all(f"{board} {side}" in rows for board, side in simulation.tally.sides)
    assert lines[0].startswith("12 games, 3 players, seed 1")


# ---- strength


def test_greedy_beats_builder_and_builder_beats_random() -> None:
    tally = simulate(["greedy", "builder", "random"], games=30, seed=1).tally
    greedy, builder, chance = (tally.bots[name] for name in ("greedy", "builder", "random"))
    assert greedy.win_interval[0] > 1 / 3 > builder.win_interval[1]
    assert greedy.mean_score > builder.mean_score + 10
    assert builder.mean_score > chance.mean_score + 5
    assert builder.wins >= chance.wins


def test_greedy_beats_two_builders() -> None:
    greedy = simulate(["greedy", "builder", "builder"], games=60, seed=1).tally.bots["greedy"]
    assert greedy.win_share >= 0.9
    assert greedy.mean_score >= 50


@pytest.mark.heavy
@pytest.mark.parametrize("boxes", BOX_SETS, ids="+".join)
def test_greedy_beats_two_builders_with_every_box(boxes: tuple[str, ...]) -> None:
    bots = ["greedy", "builder", "builder"]
    greedy = simulate(bots, games=15, seed=1, expansions=boxes).tally.bots["greedy"]
    # Of games won with a chance of 85 %, 10 or fewer of 15 are seen less than once in ten times.
    assert greedy.wins > 10


@pytest.mark.long
@pytest.mark.parametrize("boxes", [(), *BOX_SETS], ids="+".join)
def test_greedy_beats_two_builders_in_three_hundred_games(boxes: tuple[str, ...]) -> None:
    bots = ["greedy", "builder", "builder"]
    greedy = simulate(bots, games=300, seed=1, expansions=boxes, jobs=2).tally.bots["greedy"]
    assert greedy.win_share >= 0.85


@pytest.mark.long
@pytest.mark.rule("T-1")
def test_a_team_of_greedy_bots_beats_one_of_builders() -> None:
    bots = ["greedy", "greedy", "builder", "builder"]
    boxes = ["leaders", "cities", "armada"]
    tally = simulate(bots, games=40, seed=1, expansions=boxes, teams=True).tally
    # Mates share a victory, so that half of it is all that a seat can win.
    assert tally.bots["greedy"].win_share >= 0.85 / 2


@pytest.mark.long
def test_greedy_beats_two_builders_in_a_thousand_games() -> None:
    bots = ["greedy", "builder", "builder"]
    greedy = simulate(bots, games=1000, seed=2, jobs=2).tally.bots["greedy"]
    assert greedy.win_share >= 0.9
    assert greedy.mean_score >= 50


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "least", "most"), [("random", 20, 30), ("builder", 37, 45), ("greedy", 50, 70)]
)
def test_mean_points_of_three_are_what_other_programs_have_found(
    name: str, least: float, most: float
) -> None:
    """Bands from other programs: about 24, 37 to 45, 50 or more."""
    bot = simulate([bot_class(name)], games=300, players=3, seed=1).tally.bots[name]
    assert least <= bot.mean_score <= most
