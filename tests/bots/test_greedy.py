"""The greedy bot: each part of its evaluation, and what it makes of plain positions."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from mirabilia import Game, Move, View, sample
from mirabilia.bots import answer, make_bot
from mirabilia.bots.eyes import table_of
from mirabilia.bots.greedy.battles import conflict, conflicts
from mirabilia.bots.greedy.outlays import TOO_DEAR, UNSOLD, Outlays, Shop, sold_by
from mirabilia.bots.greedy.prospects import completion, loose_coins, points, symbols
from mirabilia.bots.outlook import Outlook, deck
from mirabilia.bots.trial import Trial, tried
from mirabilia.catalog import load
from mirabilia.engine.city import City, Production
from mirabilia.engine.court import Court
from mirabilia.engine.options import Options
from mirabilia.engine.scoring import score
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import State
from mirabilia.notation.positions import write_city
from mirabilia.notation.reader import read
from mirabilia.notation.sampling import read_view
from tests.support.builds import fields_of


def position(
    *cards: str,
    left: tuple[str, ...] = (),
    right: tuple[str, ...] = (),
    age: int = 2,
    turn: int = 3,
    hand: list[str] | None = None,
    **more: Any,
) -> Game:
    """Gizah with these cards in seat 0, Rhodos to its left, Olympia to its right."""
    cities = [
        {"board": "gizah", "cards": list(cards), **more},
        {"board": "rhodos", "cards": list(left)},
        {"board": "olympia", "cards": list(right)},
    ]
    size = 8 - turn
    hands = [hand or ["?"] * size, ["?"] * size, ["?"] * size]
    return Game.from_position(
        {"cities": cities, "age": age, "turn": turn, "hands": hands}, events=False
    )


def table(game: Game) -> State:
    return table_of(game.view(0))


def trial_of(seen: State, seat: int = 0) -> Trial:
    return Trial(seen, seat, seen.cities[seat], Outlook(seen, seat))


def trial(game: Game) -> Trial:
    return trial_of(table(game))


def choice(game: Game, seat: int = 0) -> str:
    return answer(make_bot("greedy", random.Random(1)), game, game.pending[seat]).text


ALL_BOXES = ("leaders", "cities", "armada")


def random_games(*boxes: str) -> Iterator[Game]:
    """Every moment of some games of builders."""
    for seed in range(3):
        game = Game.new(
            players=3 + seed,
            expansions=boxes,
            leaders="expert" if "leaders" in boxes else "standard",
            seed=seed,
            events=False,
        )
        bots = [make_bot("builder", random.Random(seat)) for seat in range(game.players)]
        while not game.over:
            yield game
            for seat, decision in game.pending.items():
                game.play(seat, answer(bots[seat], game, decision))
        yield game


# ---- what a bot sees, and trials


def derived(city: City) -> Mapping[str, object]:
    """What follows from a city's cards and stages, the cards under the stages apart."""
    facts = fields_of(city)
    for name in ("own", "for_sale"):
        facts[name] = sorted(facts[name].bundles)
    facts["under_stages"] = len(city.under_stages)
    return facts


@pytest.mark.parametrize("boxes", [(), ALL_BOXES])
def test_table_of_a_view_is_the_table_of_the_game(boxes: tuple[str, ...]) -> None:
    for game in random_games(*boxes):
        if not game.age:
            continue
        seen = table_of(game.view(1))
        assert [sum(score(seen, seat)) for seat in range(game.players)] == [
            sum(lines.values()) for lines in game.scores()
        ]
        whole = read(game.position())
        assert [derived(city) for city in seen.cities] == [derived(city) for city in whole.cities]
        assert (seen.age, seen.turn) == (game.age, game.turn)


def visible(city: Mapping[str, Any]) -> Mapping[str, object]:
    return {**city, "buried": len(city["buried"])}


def happened(game: Game, move: Move) -> Game:
    """The game after a move of seat 0 when the others sell."""
    played = game.copy()
    for seat, decision in played.pending.items():
        sale = next((one for one in decision.moves if one.verb == "sell"), None)
        played.play(seat, move if seat == 0 or sale is None else sale)
    return played


def is_settled(game: Game) -> bool:
    """Whether a whole turn has gone by, with no conflict and nothing to be asked besides."""
    return all(decision.kind == "card" for decision in game.pending.values())


def islands_found(game: Game, played: Game) -> bool:
    """Whether seat 0 has come to an island that nobody could foresee."""
    before, now = (one.position()["cities"][0].get("islands") for one in (game, played))
    return bool(before != now)


@pytest.mark.parametrize(
    ("boxes", "kinds", "least"),
    [((), ("card",), 100), (ALL_BOXES, ("card",), 200), (ALL_BOXES, ("recruit",), 30)],
)
def test_a_trial_is_what_happens_when_the_others_sell(
    boxes: tuple[str, ...], kinds: tuple[str, ...], least: int
) -> None:
    compared = 0
    for game in random_games(*boxes):
        asked = [decision.kind for decision in game.pending.values()]
        last_turn = game.turn >= 6 + len(set(boxes) & {"cities", "armada"})
        if len(asked) != game.players or asked[0] not in kinds or last_turn or game.turn % 3:
            continue
        seen = table_of(game.view(0))
        for move in game.pending[0].moves:
            played = happened(game, move)
            if not is_settled(played) or islands_found(game, played):
                continue
            expected = tried(seen, 0, move.action, Outlook(seen, 0))
            now = played.position()["cities"][0]
            assert visible(now) == visible(write_city(seen, expected.city)), move.text
            compared += 1
    assert compared > least


def all_facts(seen: State) -> list[Any]:
    facts: list[Any] = [derived(city) for city in seen.cities]
    return [*facts, seen.losses[:], seen.queue[:], seen.picks[:], seen.reached[:]]


@pytest.mark.parametrize("boxes", [(), ALL_BOXES])
def test_a_trial_leaves_the_table_alone(boxes: tuple[str, ...]) -> None:
    for number, game in enumerate(random_games(*boxes)):
        if number % 5 or 0 not in game.pending or not game.age:
            continue
        seen = table_of(game.view(0))
        before = all_facts(seen)
        for move in game.pending[0].moves:
            tried(seen, 0, move.action, Outlook(seen, 0))
        assert all_facts(seen) == before


# ---- outlays


def shop(game: Game) -> Shop:
    seen = table(game)
    left, right = (sold_by(seen.cities[seat].for_sale) for seat in (1, 2))
    return Shop(seen.cities[0], left, right)


def price(game: Game, card: str) -> float:
    return shop(game).card_price(load().card_by_id[card])


@pytest.mark.rule("B-21", "B-23")
def test_price_is_what_is_missing() -> None:
    # Three stones: the board makes one.
    assert price(position("quarry"), "aqueduct") == 0
    assert price(position(left=("quarry",)), "aqueduct") == 4
    assert price(position("stone_pit", left=("quarry",)), "aqueduct") == 2


@pytest.mark.rule("B-26")
def test_price_knows_discounts_on_their_side() -> None:
    assert price(position("west_trading_post", left=("quarry",)), "aqueduct") == 2
    assert price(position("east_trading_post", left=("quarry",)), "aqueduct") == 4


@pytest.mark.rule("B-22")
def test_price_makes_the_best_of_choice_symbols() -> None:
    # Wood, clay, glass: the choice symbol serves for wood, Olympia sells clay.
    with_glass = position("timber_yard", "glassworks_age1")
    assert price(with_glass, "temple") == 2


def test_price_of_what_nobody_sells_and_of_what_is_too_dear() -> None:
    assert price(position(), "workshop") == UNSOLD
    assert price(position(), "palace") == TOO_DEAR


def expected_outlay(game: Game) -> float:
    seen = table(game)
    return Outlays(seen, 0, Outlook(seen, 0)).expected(seen.cities[0])


@pytest.mark.parametrize(
    "card",
    ["lumber_yard", "clay_pit", "loom_age1", "marketplace", "west_trading_post", "altar"],
)
def test_production_discounts_and_chains_make_the_future_cheaper(card: str) -> None:
    assert expected_outlay(position(card)) < expected_outlay(position())


def test_a_card_without_chain_or_production_saves_nothing() -> None:
    assert expected_outlay(position("stockade")) == expected_outlay(position())


def test_nothing_is_expected_to_be_spent_after_the_last_turn() -> None:
    complete = position(age=3, turn=6, buried=["?", "?", "?"])
    assert expected_outlay(complete) == 0


def plain(players: int, *boxes: str) -> Options:
    return table(Game.new(players=players, expansions=boxes, sides="day", seed=1)).options


@pytest.mark.rule("B-2", "B-3")
@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_shares_of_a_deck_are_its_copies(players: int, age: int) -> None:
    shares = {wanted.card.id: wanted.share for wanted in deck(load(), plain(players), age)}
    size = 7 * players
    assert sum(shares.values()) == pytest.approx(1)
    if age == 3:
        assert shares["spies_guild"] == pytest.approx((players + 2) / 10 / size)
        assert shares["academy"] == pytest.approx((2 if players == 7 else 1) / size)


@pytest.mark.rule("C-1", "A-1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_cards_of_other_boxes_have_their_chance_in_a_deck(age: int) -> None:
    """As many black cards as players, of 14; with 3 players of those Armada cards that serve 3."""
    cards = deck(load(), plain(3, *ALL_BOXES), age)
    black = [wanted.share for wanted in cards if wanted.card.box == "cities"]
    ships = [wanted.share for wanted in cards if wanted.card.box == "armada"]
    assert sum(wanted.share for wanted in cards) == pytest.approx(1)
    # Hands of nine, of which a ninth of each box.
    assert sum(black) == pytest.approx(1 / 9)
    assert sum(ships) == pytest.approx(1 / 9)
    assert len(black) == 14
    assert len(set(black)) == len(set(ships)) == 1


# ---- prospects


def test_points_are_the_score_sheet() -> None:
    for game in random_games():
        if game.age:
            seen = table_of(game.view(0))
            assert points(trial_of(seen)) == sum(game.scores()[0].values())


def test_loose_coins_are_worth_their_part_until_the_end() -> None:
    assert loose_coins(trial(position(coins=5))) == pytest.approx(2 / 3)
    assert loose_coins(trial(position(coins=5, age=3, turn=6))) == 0


@pytest.mark.rule("B-30")
def test_conflicts_are_worth_more_with_every_shield() -> None:
    leads = [conflict(lead, 1.0, 5) for lead in range(-4, 5)]
    assert leads == sorted(leads)
    assert leads[0] == pytest.approx(-1, abs=0.05)
    assert leads[-1] == pytest.approx(5, abs=0.05)


@pytest.mark.rule("B-30")
def test_conflicts_look_at_both_neighbours_and_all_ages_to_come() -> None:
    alone = conflicts(trial(position("stockade")))
    assert conflicts(trial(position("stockade", left=("barracks",)))) < alone
    assert conflicts(trial(position("stockade", right=("barracks",)))) < alone
    # With the war of age III alone to come, a lead of three is two tokens of 5.
    late = conflicts(trial(position("arsenal", age=3, turn=6)))
    assert late == pytest.approx(10, abs=0.1)


@pytest.mark.rule("B-51")
def test_symbols_to_come_are_worth_more_beside_others() -> None:
    none, one, pair = (), ("apothecary",), ("apothecary", "workshop")
    worth = [symbols(trial(position(*cards))) for cards in (none, one, pair)]
    assert worth == sorted(worth)
    assert worth[0] < worth[1] < worth[2]
    assert symbols(trial(position(*pair, age=3, turn=6))) == 0


@pytest.mark.rule("B-37")
def test_a_promised_completion_counts_while_it_can_still_come() -> None:
    guild = "decorators_guild"
    assert completion(trial(position(guild, age=3, turn=3))) > 0
    nearer = completion(trial(position(guild, age=3, turn=3, buried=["?", "?"])))
    assert nearer > completion(trial(position(guild, age=3, turn=3)))
    assert completion(trial(position(guild, age=3, turn=5))) == 0
    assert completion(trial(position(guild, age=3, turn=3, buried=["?", "?", "?"]))) == 0


# ---- choices


def test_takes_the_most_points_in_the_last_turn() -> None:
    # Both are free by their chains: 7 points and 5 points.
    game = position("altar", "theater", age=3, turn=6, coins=0, hand=["pantheon", "gardens"])
    assert choice(game) == "build pantheon"


def test_completes_a_set_of_symbols_rather_than_taking_coins() -> None:
    # 2 points become 10.
    cards = ("apothecary", "workshop", "press_age1", "lumber_yard", "loom_age1")
    game = position(*cards, age=2, turn=6, hand=["school", "vineyard"])
    assert choice(game) == "build school"


def test_sells_what_it_cannot_build() -> None:
    game = position(age=3, turn=6, coins=0, hand=["palace", "pantheon"])
    assert choice(game).startswith("sell ")


def test_pays_no_more_than_it_must() -> None:
    # Clay from Olympia on the right at 1 or from the left at 2.
    game = position(
        "east_trading_post",
        left=("clay_pool",),
        age=1,
        turn=6,
        hand=["guard_tower", "stockade"],
    )
    texts = [move.text for move in game.pending[0].moves]
    assert "build guard_tower left 2" in texts
    assert "build guard_tower right 1" in texts
    assert choice(game) == "build guard_tower right 1"


@pytest.mark.rule("B-8")
def test_buries_what_the_next_player_wants() -> None:
    # In age II the hand goes to the right, where a chain makes the aqueduct free.
    game = position(
        "sawmill", right=("baths",), turn=5, coins=0, hand=["aqueduct", "courthouse", "temple"]
    )
    assert {move.verb for move in game.pending[0].moves} == {"stage", "sell"}
    assert choice(game) == "stage aqueduct"


@pytest.mark.rule("B-41")
def test_takes_the_best_card_of_the_discard() -> None:
    game = Game.from_position(
        {
            "cities": [
                {
                    "board": "halikarnassos",
                    "cards": ["glassworks_age1", "press_age1"],
                    "buried": ["?"],
                },
                {"board": "rhodos", "cards": ["stockade"]},
                {"board": "olympia", "cards": ["guard_tower"]},
            ],
            "age": 3,
            "turn": 6,
            "hands": [["haven", "academy"], ["lodge", "study"], ["observatory", "university"]],
            "discard": ["altar", "scriptorium", "palace"],
        },
        events=False,
    )
    for seat, decision in game.pending.items():
        wanted = "stage" if seat == 0 else "sell"
        game.play(seat, next(move for move in decision.moves if move.verb == wanted))
    assert game.pending[0].kind == "discard"
    assert choice(game) == "take palace"


# ---- the same moves as ever


def laid_out(thing: object) -> Any:
    """An object of the engine's, and all that it is made of, as plain data."""
    if isinstance(thing, list | tuple):
        return [laid_out(part) for part in thing]
    if isinstance(thing, Production):
        return sorted(thing.bundles), thing.most
    if isinstance(thing, State | City | Court | Sea):
        return {name: laid_out(part) for name, part in fields_of(thing).items()}
    return thing


def dealt(state: State) -> list[tuple[int, int]]:
    return [(deal.age, deal.turn) for deal in state.deals]


@pytest.mark.parametrize("boxes", [(), ("leaders",), ALL_BOXES], ids=str)
def test_the_table_that_a_view_keeps_is_the_one_its_data_tells(boxes: tuple[str, ...]) -> None:
    elsewhere = ("options", "legal", "deals")
    remembered = ("answers", "old_discard", "log")
    for game in random_games(*boxes):
        for seat in game.pending:
            view = game.view(seat)
            kept, told = laid_out(table_of(view)), laid_out(table_of(View(view.data)))
            read = read_view(View(view.data))._eyes
            told |= {name: getattr(read, name) for name in remembered}
            assert {name: kept[name] for name in kept if name not in elsewhere} == {
                name: told[name] for name in told if name not in elsewhere
            }
            assert dealt(table_of(view)) == dealt(read)
            assert kept["legal"][seat] == [move.action for move in game.pending[seat].moves]


@pytest.mark.parametrize("boxes", [(), ("leaders",), ALL_BOXES], ids=str)
def test_a_view_keeps_nothing_that_its_seat_may_not_know(boxes: tuple[str, ...]) -> None:
    """In another world that agrees with what the seat knows, all that is kept is the same."""
    for game in random_games(*boxes):
        for seat in list(game.pending)[:1]:
            view = game.view(seat)
            other = sample(view, random.Random(7)).view(seat)
            assert kept_in(other) == kept_in(view)


def kept_in(view: View) -> list[Any]:
    sight = view._sight
    assert sight is not None
    assert set(fields_of(sight)) == {"seat", "table", "hands", "piles"}
    seen = [fields_of(one) for one in (*sight.hands, *sight.piles)]
    deals = [(deal.age, deal.turn, deal.hands) for deal in sight.table.deals]
    return [sight.seat, {**laid_out(sight.table), "options": None, "deals": deals}, seen]


def test_a_table_that_is_kept_does_not_change_with_the_game() -> None:
    game = Game.new(players=3, sides="day", seed=1)
    view = game.view(0)
    for seat, decision in game.pending.items():
        game.play(seat, decision.moves[0])
    assert laid_out(table_of(view))["cities"] == laid_out(table_of(View(view.data)))["cities"]


GAMES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "greedy_games.json").read_text("utf-8")
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game["options"]["seed"]))
def test_greedy_plays_as_ever(game: dict[str, Any]) -> None:
    """Games of its first version, which was not compiled, by the digest of their end."""
    played = Game.new(**game["options"], events=False)
    bots = [make_bot("greedy@1", random.Random(seat)) for seat in range(played.players)]
    while not played.over:
        for seat, decision in played.pending.items():
            played.play(seat, answer(bots[seat], played, decision))
    assert played.digest() == game["digest"]
