"""Teams: rules T-1 to T-9."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game, ImpossibleOptions
from tests.rules.box_tables import BOTH, CITIES, LEADERS, Table, city, team_seats
from tests.rules.tables import ME, Data, Ring, makers

SHIELDS = {
    1: ["stockade"],
    2: ["militia"],
    3: ["mercenaries"],
    5: ["walls", "archery_range", "guard_tower"],
}


def team_table(ring: Ring, cities: dict[int, Data] | None = None, *args: Any, **more: Any) -> Table:
    return Table(ring, cities or {}, *args, teams=True, **more)


def who_is(ring: Ring) -> tuple[int, int]:
    """The team mate and the rival neighbour, as seats to the left of the acting player."""
    return (1, -1) if ring[1] % 2 == 0 else (-1, 1)


# ---- T-1: who can play


@pytest.mark.rule("T-1")
@pytest.mark.parametrize("boxes", [(), LEADERS, CITIES, BOTH, ("armada",), ("cities", "armada")])
@pytest.mark.parametrize("players", range(3, 9))
def test_t_1_four_six_and_with_armada_eight_play_in_teams(
    players: int, boxes: tuple[str, ...]
) -> None:
    options: dict[str, Any] = {"players": players, "expansions": boxes, "teams": True, "seed": 1}
    if players in (4, 6) or (players == 8 and "armada" in boxes):
        assert Game.new(**options).players == players
    else:
        with pytest.raises(ImpossibleOptions):
            Game.new(**options)


@pytest.mark.rule("T-1")
def test_t_1_whether_there_are_teams_is_true_or_false() -> None:
    options: dict[str, Any] = {"players": 4, "teams": "no", "seed": 1}
    with pytest.raises(TypeError):
        Game.new(**options)


# ---- T-2: what team mates see and do not do


@pytest.mark.rule("T-2", "T-1")
@team_seats
def test_t_2_team_mates_sit_side_by_side_and_see_each_others_hands(ring: Ring) -> None:
    """seed 004, line 1574."""
    table = team_table(ring)
    seen = table.game.view(table.me).now["hands"]
    for who in range(ring[0]):
        hand = table.hand(who)
        open_to_me = who % ring[0] in (0, table.mate % ring[0])
        assert seen[table.seat(who)] == (hand if open_to_me else ["?"] * len(hand))


@pytest.mark.rule("T-2", "L-3")
@team_seats
def test_t_2_leaders_included(ring: Ring) -> None:
    game = Game.new(players=ring[0], expansions=LEADERS, teams=True, sides="day", seed=2)
    for seat, decision in game.pending.items():
        game.play(seat, decision.moves[0])
    court = game.position()["court"]
    seen = game.view(ring[1]).now["court"]
    for seat in range(ring[0]):
        for zone in ("offers", "hands"):
            mine = seat // 2 == ring[1] // 2
            cards = court[zone][seat]
            assert seen[zone][seat] == (cards if mine else ["?"] * len(cards))


@pytest.mark.rule("T-2")
def test_t_2_without_teams_nobody_sees_another_hand() -> None:
    table = Table((4, 0), {})
    seen = table.game.view(0).now["hands"]
    assert [hand == ["?"] * 5 for hand in seen] == [False, True, True, True]


@pytest.mark.rule("T-2", "B-23", "T-5")
@team_seats
def test_t_2_resources_of_the_team_mate_are_paid_for(ring: Ring) -> None:
    mate, rival = who_is(ring)
    cities = {ME: city("roma", coins=2), mate: city("gizah"), rival: city("rhodos")}
    table = team_table(ring, cities, {ME: ["baths"]})
    side = "left" if mate == 1 else "right"
    assert table.ways("build baths") == [f"{side} 2"]
    table.turn({ME: f"build baths {side} 2"})
    assert table.coins() == 0
    assert table.coins(mate) == 6 + 2 + 3


@pytest.mark.rule("T-2")
@team_seats
def test_t_2_only_the_usual_is_asked_of_team_mates(ring: Ring) -> None:
    """No coins are lent, no cards swapped: every move builds, stages or sells an own card."""
    table = team_table(ring)
    for who in range(ring[0]):
        words = [move.split() for move in table.moves(who)]
        assert {word[0] for word in words} <= {"build", "stage", "sell"}
        assert {word[1] for word in words} <= set(table.hand(who))


# ---- T-3, T-4: own resources and chains first


@pytest.mark.rule("T-3", "B-28")
@team_seats
def test_t_3_own_resources_are_used_before_any_are_bought(ring: Ring) -> None:
    """seed 004, line 1578: the city makes one of two wood itself."""
    mate, rival = who_is(ring)
    mine = city("roma", "lumber_yard", coins=9)
    cities = {ME: mine, mate: city("babylon"), rival: city("gizah")}
    table = team_table(ring, cities, {ME: ["caravansery"]}, age=2)
    side = "left" if mate == 1 else "right"
    assert table.ways("build caravansery") == [f"{side} 2"]


@pytest.mark.rule("T-3", "L-34", "L-28")
@team_seats
def test_t_3_not_even_a_free_purchase_that_hatshepsut_would_pay_for(ring: Ring) -> None:
    """The same table without teams buys for 0 what it makes itself, for her coin."""
    mate, rival = who_is(ring)
    wharf = "west_clandestine_wharf" if mate == 1 else "east_clandestine_wharf"
    cards = ["press_age1", "marketplace", wharf]
    mine = city("roma", *cards, coins=0, leaders=("hatshepsut",))
    cities = {ME: mine, mate: city("ephesos"), rival: city("gizah")}
    side = "left" if mate == 1 else "right"
    alone = Table(ring, cities, {ME: ["scriptorium"]})
    assert alone.ways("build scriptorium") == [f"{side} 0"]
    table = team_table(ring, cities, {ME: ["scriptorium"]})
    assert table.ways("build scriptorium") == [""]


@pytest.mark.rule("T-3", "L-21")
@team_seats
def test_t_3_bank_and_players_are_counted_together(ring: Ring) -> None:
    """One wood is missing: it is bought once, from the bank or from the mate."""
    mate, rival = who_is(ring)
    mine = city("roma", "lumber_yard", coins=9, leaders=("bilkis",))
    cities = {ME: mine, mate: city("babylon"), rival: city("gizah")}
    table = team_table(ring, cities, {ME: ["caravansery"]}, age=2)
    side = "left" if mate == 1 else "right"
    assert table.ways("build caravansery") == ["bank 1", f"{side} 2"]


@pytest.mark.rule("T-4", "B-17")
@team_seats
def test_t_4_a_card_that_can_be_chained_is_chained(ring: Ring) -> None:
    """seed 004, line 1579."""
    mine = city("gizah", "baths", "quarry", coins=9, leaders=("vitruvius",))
    table = team_table(ring, {ME: mine}, {ME: ["aqueduct"]}, age=2)
    assert table.ways("build aqueduct") == [""]
    table.turn({ME: "build aqueduct"})
    assert table.coins() == 9 + 2
    assert table.events("build")[0]["how"] == "chain"


# ---- T-5: the mate is one of the others


@pytest.mark.rule("T-5", "C-2")
@team_seats
def test_t_5_losses_hit_the_team_mate(ring: Ring) -> None:
    """seed 004, line 1582."""
    table = team_table(ring, {}, {ME: ["hideout"]})
    table.turn({ME: "build hideout"})
    assert table.asked() is None
    assert all(table.moves(who) == ["debt 0", "debt 1"] for who in table.others)


@pytest.mark.rule("T-5", "C-9")
@team_seats
def test_t_5_gains_and_debts_reach_the_team_mate(ring: Ring) -> None:
    table = team_table(ring, {}, {ME: ["customs"]})
    table.turn({ME: "build customs"})
    assert [table.coins(who) for who in table.others] == [6 + 3 + 1] * len(table.others)
    table = team_table(ring, {}, {ME: ["dive"]})
    table.turn({ME: "build dive"})
    assert table.coins(table.mate) == 6 + 3 + 1
    table = team_table(ring, {}, {ME: ["raider_camp"]})
    table.turn({ME: "build raider_camp"})
    assert table.debts(table.mate) == 1
    assert table.debts(table.rival) == 1


@pytest.mark.rule("T-5", "L-26", "L-32")
@team_seats
def test_t_5_telesilla_and_arsinoe_spare_no_mate(ring: Ring) -> None:
    mate, _ = who_is(ring)
    cities = {ME: city("gizah"), mate: city("rhodos", victories=(1,))}
    table = team_table(ring, cities, recruit={ME: ["telesilla", "nero"]}, age=2)
    table.turn({ME: "recruit telesilla"})
    assert table.tokens(mate) == ([], 0)
    table = team_table(ring, cities, recruit={ME: ["arsinoe", "nero"]}, age=2)
    table.turn({ME: "recruit arsinoe"})
    assert table.moves(mate) == ["debt 0", "debt 1", "debt 2"]


@pytest.mark.rule("T-5", "B-37", "C-8", "L-31")
@team_seats
def test_t_5_guilds_masks_and_comparisons_look_at_the_mate(ring: Ring) -> None:
    mate, rival = who_is(ring)
    mine = city("gizah", "magistrates_guild", "pigeonhole", "altar", leaders=("phryne",))
    theirs = city("rhodos", "theater", "workshop")
    cities = {ME: mine, mate: theirs, rival: city("ephesos")}
    table = team_table(ring, cities, age=3)
    assert table.points("purple") == 1
    assert table.points("green") == 1
    assert table.points("leaders") == 0  # a draw with the mate's blue card
    cities[mate] = city("rhodos")
    assert team_table(ring, cities, age=3).points("leaders") == 5


@pytest.mark.rule("T-5", "A-22")
@team_seats
def test_t_5_tributes_hit_the_team_mate(ring: Ring) -> None:
    """seed 004, line 1242. The sale moves the yellow ship to its second space: tribute 1."""
    cities = {ME: city("gizah", coins=0, fleets=[0, 1, 0, 0])}
    table = team_table(ring, cities, {ME: ["altar"]}, boxes=("cities", "armada"))
    table.turn({ME: "sell altar ship"})
    assert table.coins() == 2
    assert all(table.moves(who) == ["debt 0", "debt 1"] for who in table.others)


# ---- T-6: military conflicts


@pytest.mark.rule("T-6")
@pytest.mark.parametrize(
    ("mine", "theirs", "my_tokens", "their_tokens"),
    [
        # seed 004, line 1592: 2 against 5; line 1232: 2 against 3.
        (2, 5, ([], 2), ([3, 3], 0)),
        (2, 3, ([], 2), ([3, 3], 0)),
        (5, 1, ([3, 3], 0), ([], 2)),
    ],
)
@team_seats
def test_t_6_each_fights_the_opposing_neighbour_for_two_tokens(
    ring: Ring,
    mine: int,
    theirs: int,
    my_tokens: tuple[list[int], int],
    their_tokens: tuple[list[int], int],
) -> None:
    mate, rival = who_is(ring)
    cities = {ME: city("gizah", *SHIELDS[mine]), rival: city("rhodos", *SHIELDS[theirs])}
    table = team_table(ring, cities, age=2, turn=7)
    table.turn()
    assert table.tokens() == my_tokens
    assert table.tokens(rival) == their_tokens
    # Neither has fought its own mate, and nobody else is armed.
    rest = [who for who in range(ring[0]) if who not in (0, rival % ring[0])]
    assert mate % ring[0] in rest
    assert all(table.tokens(who) == ([], 0) for who in rest)


@pytest.mark.rule("T-6")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
@team_seats
def test_t_6_the_tokens_are_those_of_the_age_and_a_draw_gives_none(
    ring: Ring, age: int, value: int
) -> None:
    _, rival = who_is(ring)
    table = team_table(ring, {ME: city("gizah", *SHIELDS[1])}, age=age, turn=7)
    table.turn()
    assert table.tokens() == ([value, value], 0)
    cities = {ME: city("gizah", "stockade"), rival: city("rhodos", "barracks")}
    table = team_table(ring, cities, age=age, turn=7)
    table.turn()
    assert all(table.tokens(who) == ([], 0) for who in range(ring[0]))


@pytest.mark.rule("T-6", "L-22")
@team_seats
def test_t_6_nero_is_paid_for_each_of_the_two_tokens(ring: Ring) -> None:
    mine = city("gizah", "stockade", coins=0, leaders=("nero",))
    table = team_table(ring, {ME: mine}, turn=7)
    table.turn()
    assert table.coins() == 3 + 2 * 2


@pytest.mark.rule("T-6", "L-29")
@team_seats
def test_l_29_in_a_team_conflict_both_defeats_go_to_the_winner(ring: Ring) -> None:
    _, rival = who_is(ring)
    cities = {ME: city("gizah", leaders=("tomyris",)), rival: city("rhodos", "barracks")}
    table = team_table(ring, cities, turn=7)
    table.turn()
    assert table.tokens() == ([], 0)
    assert table.tokens(rival) == ([1, 1], 2)


@pytest.mark.rule("T-6", "A-38", "L-29")
@pytest.mark.parametrize("tomyris", [False, True])
@team_seats
def test_t_6_an_incursion_gives_one_token_whatever_the_teams(ring: Ring, tomyris: bool) -> None:
    """seed 004, line 1248. Pontoon (one shield) attacks the player right of the right one."""
    target = -2
    cities = {ME: city("gizah", "press_age1", coins=9), target: city("babylon")}
    cities[target]["leaders"] = ["tomyris"] if tomyris else []
    table = team_table(ring, cities, {ME: ["pontoon"]}, boxes=("leaders", "armada"), turn=7)
    table.turn({ME: "build pontoon"})
    victories, defeats = table.tokens()
    assert victories == [1, 1, 1]
    assert defeats == (1 if tomyris else 0)
    assert table.tokens(target)[1] == (0 if tomyris else 1)


# ---- T-7: diplomacy


@pytest.mark.rule("T-7")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1), (2, 0)])
@team_seats
def test_t_7_with_one_diplomat_one_token_each(ring: Ring, mine: int, theirs: int) -> None:
    """seed 004, line 1620: 2 against 5 in age II; it does not matter whose token it is."""
    _, rival = who_is(ring)
    cities = {
        ME: city("gizah", *SHIELDS[2], diplomacy=mine),
        rival: city("rhodos", *SHIELDS[5], diplomacy=theirs),
    }
    table = team_table(ring, cities, age=2, turn=7)
    table.turn()
    assert table.tokens() == ([], 1)
    assert table.tokens(rival) == ([3], 0)
    assert table.city()["diplomacy"] == max(0, mine - 1)
    assert table.city(rival)["diplomacy"] == 0


@pytest.mark.rule("T-7")
@team_seats
def test_t_7_with_two_diplomats_no_token(ring: Ring) -> None:
    """seed 004, line 1618."""
    _, rival = who_is(ring)
    cities = {
        ME: city("gizah", *SHIELDS[2], diplomacy=1),
        rival: city("rhodos", *SHIELDS[5], diplomacy=1),
    }
    table = team_table(ring, cities, age=2, turn=7)
    table.turn()
    assert all(table.tokens(who) == ([], 0) for who in range(ring[0]))
    assert table.city()["diplomacy"] == table.city(rival)["diplomacy"] == 0


@pytest.mark.rule("T-7", "C-5", "C-6")
@team_seats
def test_t_7_for_the_player_alone_and_without_closing_the_ring(ring: Ring) -> None:
    """The mate's conflict stays at two tokens, and no strangers become neighbours."""
    mate, rival = who_is(ring)
    cities = {
        ME: city("gizah", diplomacy=1),
        mate: city("rhodos", *SHIELDS[1]),
        rival: city("babylon", *SHIELDS[5]),
    }
    table = team_table(ring, cities, age=2, turn=7)
    table.turn()
    assert table.tokens() == ([], 1)
    assert table.tokens(rival) == ([3], 0)
    assert table.tokens(mate) == ([3, 3], 0)
    beyond = 2 * mate  # whom the mate fights
    assert table.tokens(beyond) == ([], 2)


@pytest.mark.rule("T-7", "C-6")
@team_seats
def test_t_7_two_that_are_left_fight_only_if_they_are_rivals_for_two_tokens(ring: Ring) -> None:
    _, rival = who_is(ring)
    boards = ["gizah", "rhodos", "babylon", "ephesos", "olympia", "alexandria"]
    cities = {who: city(boards[who], diplomacy=1) for who in range(ring[0])}
    cities[ME] = city("gizah", *SHIELDS[1])
    cities[rival % ring[0]] = city(boards[rival % ring[0]])
    table = team_table(ring, cities, turn=7)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.tokens(rival) == ([], 2)


# ---- T-8: naval conflicts


@pytest.mark.rule("T-8", "A-36")
@team_seats
def test_t_8_naval_conflicts_are_each_for_themselves(ring: Ring) -> None:
    """seed 004, line 1238: mates tied for first are tied like any others."""
    mate, rival = who_is(ring)
    cities = {
        ME: city("gizah", fleets=[2, 0, 0, 0]),
        mate: city("rhodos", fleets=[2, 0, 0, 0]),
        rival: city("babylon", fleets=[1, 0, 0, 0]),
    }
    table = team_table(ring, cities, boxes=("armada",), turn=7)
    table.turn()
    assert table.city()["naval_tokens"] == [1]
    assert table.city(mate)["naval_tokens"] == [1]
    assert table.city(rival)["naval_tokens"] == []
    rest = [who for who in range(ring[0]) if who not in (0, mate % ring[0], rival % ring[0])]
    assert all(table.city(who)["naval_tokens"] == [-1] for who in rest)


# ---- T-9: who wins


def result(ring: Ring, cities: dict[int, Data]) -> tuple[Table, list[int]]:
    """The end of a game in which everybody sells the last card; the winners as seats from me."""
    spare = ["olympia", "alexandria", "halikarnassos"]
    poor = [who for who in range(ring[0]) if who not in cities]
    full = {**cities, **{who: city(spare.pop(), coins=0) for who in poor}}
    table = team_table(ring, full, boxes=CITIES, age=3, turn=7)
    table.turn()
    winners = [(seat - table.me) % ring[0] for seat in table.game.result.winners]
    return table, sorted(winners)


@pytest.mark.rule("T-9")
@team_seats
def test_t_9_the_sum_of_both_decides(ring: Ring) -> None:
    """A rival has the best city of all, but the mates have more together."""
    mate, rival = (who % ring[0] for who in who_is(ring))
    cities = {
        ME: city("gizah", "altar", "baths", coins=0),
        mate: city("rhodos", "theater", "temple", coins=0),
        rival: city("babylon", "pantheon", "aqueduct", coins=0),
    }
    table, winners = result(ring, cities)
    totals = table.game.result.totals
    assert totals[table.seat(rival)] == max(totals)
    assert winners == sorted([ME, mate])
    assert [table.game.result.ranks[table.seat(who)] for who in (ME, mate)] == [1, 1]
    assert table.game.result.ranks[table.seat(rival)] == 2


@pytest.mark.rule("T-9")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"), [((1, 1), (0, 0), 1), ((2, 0), (2, 1), -1), ((1, 1), (0, 2), 0)]
)
@team_seats
def test_t_9_a_tie_goes_to_the_larger_common_treasury_else_it_is_shared(
    ring: Ring, mine: tuple[int, int], theirs: tuple[int, int], won: int
) -> None:
    """No coin of these makes a third of a point: all have 3 more from the sale."""
    mate, rival = (who % ring[0] for who in who_is(ring))
    partner = (2 * who_is(ring)[1]) % ring[0]
    cities = {
        ME: city("gizah", "altar", coins=mine[0]),
        mate: city("rhodos", coins=mine[1]),
        rival: city("babylon", "theater", coins=theirs[0]),
        partner: city("ephesos", coins=theirs[1]),
    }
    _, winners = result(ring, cities)
    my_team, their_team = sorted([ME, mate]), sorted([rival, partner])
    assert winners == {1: my_team, -1: their_team, 0: sorted(my_team + their_team)}[won]


@pytest.mark.rule("T-6", "T-7", "A-60")
@pytest.mark.parametrize("seat", range(8))
def test_t_6_eight_in_teams(seat: int) -> None:
    mate, rival = (1, -1) if seat % 2 == 0 else (-1, 1)
    mine = city("gizah", "stockade")
    table = Table((8, seat), {ME: mine}, boxes=("leaders", "armada"), turn=6, teams=True)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.tokens(rival) == ([], 2)
    assert table.tokens(mate) == ([], 0)


@pytest.mark.rule("T-3")
def test_t_3_makers_serve_before_the_neighbours_do() -> None:
    mine = city("roma", *makers({"wood": 2}), coins=9)
    table = team_table((4, 0), {ME: mine, 1: city("babylon")}, {ME: ["caravansery"]}, age=2)
    assert table.ways("build caravansery") == [""]
