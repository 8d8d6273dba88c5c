"""What is foretold happens: figures before a move, and the game after it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from mirabilia import Game, IllegalMove, MalformedMove, Move, NotYourDecision, View, sample
from mirabilia.catalog import load
from mirabilia.catalog.kinds import ABSTAIN, POINTS_IF_RICHEST
from mirabilia.foresight import Foresight, Outcome
from tests.support.mixes import new_table, tables
from tests.support.plain import plain
from tests.support.play import answers, style

CATALOGUE = load()
CARDS = CATALOGUE.card_by_id
# Questions in which everybody else can do next to nothing.
TURNS = ("card", "last", "recruit")
# Moments of a game that are looked at, and moves at each.
EVERY, MOVES = 5, 4
# Games of a run; tables follow each other in a list, and these steps lead through all mixes.
GAMES, STEP = 60, 7

Check = Callable[[Game, int, Outcome, Game], bool]


def idle(moves: Sequence[Move]) -> Move:
    """The move that changes least: passing, or a sale for coins."""
    return next(move for move in reversed(moves) if move.verb in ("pass", "sell") and not move.ship)


def turns(number: int) -> Iterator[tuple[Game, int]]:
    """Turns of game `number` as they begin, each with one of those who are asked."""
    game, rng = new_table(number), Random(number)
    for moment, _ in enumerate(answers(game, rng, style(number))):
        pending = game.pending
        if game.answered or not {decision.kind for decision in pending.values()} <= set(TURNS):
            continue
        if pending and moment % EVERY == number % EVERY:
            yield game, list(pending)[int(rng.random() * len(pending))]


def after(game: Game, seat: int, move: Move) -> Game:
    """The game in which a seat makes a move and the others do next to nothing."""
    then = game.copy()
    for other, decision in game.pending.items():
        then.play(other, move if other == seat else idle(decision.moves))
    # They pay what they lose, as far as they can.
    while seat not in then.pending and {one.kind for one in then.pending.values()} == {"debt"}:
        for other, decision in list(then.pending.items()):
            then.play(other, decision.moves[0])
    return then


def foretold(number: int) -> Iterator[tuple[Game, int, Outcome, Game]]:
    """Moves of game `number`: what was foretold of them, and what they led to."""
    for game, seat in turns(number):
        foresight = Foresight(game.view(seat))
        moves = game.pending[seat].moves
        for place in range(0, len(moves), max(1, len(moves) // MOVES)):
            outcome = foresight.outcome(moves[place])
            assert outcome is not None
            assert outcome["move"] == moves[place].text
            yield game, seat, outcome, after(game, seat, moves[place])


def city(game: Game, seat: int) -> Any:
    return plain(game.position())["cities"][seat]


def points(game: Game, seat: int) -> int:
    return sum(game.scores()[seat].values())


def ends_age(game: Game) -> bool:
    """Whether the conflicts of an age follow this turn."""
    kinds = {decision.kind for decision in game.pending.values()}
    return "last" in kinds or (kinds == {"card"} and game.turn == game.course()["turns"])


def is_settled(outcome: Outcome) -> bool:
    """Whether nothing is left to be decided or drawn."""
    return not outcome["follows"]


def has_leader(game: Game, seat: int, kind: int) -> bool:
    """Whether a leader in a city has an effect of a kind."""
    leaders = [CATALOGUE.leader_by_id[id] for id in city(game, seat).get("leaders", [])]
    return any(effect.kind == kind for leader in leaders for effect in leader.effects)


def may_abstain(game: Game) -> bool:
    """Whether somebody could stay out of a naval conflict."""
    return any(
        effect.kind == ABSTAIN
        for seat in range(game.players)
        for id in city(game, seat).get("islands", [])
        for effect in CATALOGUE.island_by_id[id].effects
    ) or any(has_leader(game, seat, ABSTAIN) for seat in range(game.players))


# ---- what is compared; each says whether there was something to compare


def check_now(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """What is, is told as it is."""
    course = game.course()
    assert outcome["coins"]["before"] == city(game, seat)["coins"]
    assert outcome["points"]["before"] == points(game, seat)
    assert outcome["shields"]["before"] == course["shields"][seat]
    assert (outcome["naval"] is None) == ("naval" not in course)
    if outcome["naval"]:
        assert outcome["naval"]["strength"]["before"] == course["naval"][seat]
    return True


def check_figures(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """Coins, points, shields and naval strength after the turn."""
    if ends_age(game) or not is_settled(outcome):
        return False
    course = then.course()
    assert outcome["coins"]["after"] == city(then, seat)["coins"]
    assert outcome["shields"]["after"] == course["shields"][seat]
    if outcome["naval"]:
        assert outcome["naval"]["all"][seat] == course["naval"][seat]
    if not has_leader(then, seat, POINTS_IF_RICHEST):
        assert outcome["points"]["after"] == points(then, seat)
    return True


def check_chains(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """The cards that become free by what is built."""

    def free(game: Game) -> set[str]:
        built = [CARDS[id] for id in city(game, seat)["cards"]]
        names = {card.name for card in built}
        return {
            card.id
            for card in CARDS.values()
            if card.name not in names
            and any(parent.chains_to & card.chains_from for parent in built)
        }

    if not is_settled(outcome):
        return False
    # Cards that cannot be dealt any more, or not to so few players, are not spoken of.
    made = {id for id in free(then) - free(game) if CARDS[id].age > game.age}
    told = set(outcome["frees"])
    assert told <= made
    assert {CARDS[id].name for id in told} == {
        card.name for card in (CARDS[id] for id in made) if can_be_dealt(game, card.id)
    }
    return bool(told)


def can_be_dealt(game: Game, id: str) -> bool:
    """Whether a card is in this game: by its box, and by the number of players."""
    card, options = CARDS[id], plain(game.options)
    if card.box != "base" and card.box not in options["expansions"]:
        return False
    return not card.copies or any(copies <= game.players for copies in card.copies)


def check_hand(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """Which cards could be built then, if the hand came back at once; and the next stage."""
    if ends_age(game) or not is_settled(outcome) or game.pending[seat].kind != "card":
        return False
    rest = Counter(plain(game.position())["hands"][seat])
    rest[outcome["move"].split()[1]] -= 1
    held = sorted(rest.elements())
    hands = plain(then.position())["hands"]
    again = exchanged(then, seat, next(at for at, hand in enumerate(hands) if sorted(hand) == held))
    if again is None:
        return False
    before, later = buildable(game, seat), buildable(again, seat)
    assert set(outcome["opens"]) == (later - before) & set(held)
    assert set(outcome["closes"]) == (before - later) & set(held)
    assert outcome["stage"]["before"] == can_stage(game, seat)
    assert outcome["stage"]["after"] == can_stage(again, seat)
    return bool(outcome["opens"] or outcome["closes"])


def exchanged(game: Game, seat: int, other: int) -> Game | None:
    """The same moment, but two seats hold each other's hands; nothing if one has no choice."""
    if game.answered:
        return None
    position = plain(game.position())
    hands = position["hands"]
    hands[seat], hands[other] = hands[other], hands[seat]
    del position["history"]
    return Game.from_position(position)


def moves_of(game: Game, seat: int) -> list[Move]:
    return [Move.parse(text) for text in game.view(seat).now["moves"]]


def buildable(game: Game, seat: int) -> set[str | None]:
    return {move.subject for move in moves_of(game, seat) if move.verb == "build"}


def can_stage(game: Game, seat: int) -> bool:
    return any(move.verb == "stage" for move in moves_of(game, seat))


def check_losses(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """What the others lose by it, in coins or as debts."""
    if not is_settled(outcome):
        return False
    lost = [0] * game.players
    for event in plain(then.events)[game.event_count :]:
        if event["event"] == "lose":
            lost[event["seat"]] += event["coins"] + event["debts"]
    # Without Cities nobody owes anything: who cannot pay loses less.
    if "cities" in plain(game.options)["expansions"]:
        assert outcome["others_lose"] == lost
    else:
        assert all(one >= other for one, other in zip(outcome["others_lose"], lost, strict=True))
    return any(lost)


def check_passed_on(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """What the next player could do with a card: as if the hand were there already."""
    if game.pending[seat].kind != "card":
        return False
    card = outcome["move"].split()[1]
    told = Foresight(game.view(seat)).passed_on(card)
    assert (told is None) == ends_age(game)
    if told is None:
        return False
    left = game.course()["left"]
    assert told["seat"] == (left.index(seat) if game.age == 2 else left[seat])
    again = exchanged(game, seat, told["seat"])
    if again is None:
        return False
    (offer,) = [one for one in again.offers(told["seat"]) if one["piece"] == card]
    assert (told["chain"], told["build"]) == (offer["chain"], offer["build"])
    assert (told["points"] is None) == (told["end"] is None) == (not told["build"]["ways"])
    if not told["build"]["ways"]:
        return False
    built = Foresight(again.view(told["seat"])).outcome(told["build"]["ways"][0]["move"])
    assert built
    assert (told["points"], told["end"]) == (built["points"], built["end"])
    return True


def check_battles(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """Who beats whom at the end of the age."""
    if not ends_age(game) or not is_settled(outcome):
        return False
    told = {battle["seat"]: battle["after"] for battle in outcome["battles"]}
    found = {}
    for event in plain(then.events)[game.event_count :]:
        if event["event"] == "conflict" and seat in (event["seat"], event["with"]):
            foe = event["seat"] + event["with"] - seat
            won = "won" if event["seat"] == seat else "lost"
            found[foe] = won if event["value"] else "tied"
        if event["event"] == "naval" and event["seat"] == seat and not may_abstain(then):
            assert outcome["naval"]
            assert event["value"] == outcome["naval"]["token"]["after"]
    if any(decision.kind == "last" for decision in then.pending.values()):
        return False
    assert {foe: how for foe, how in told.items() if how != "none"} == found
    return bool(found)


def check_end(game: Game, seat: int, outcome: Outcome, then: Game) -> bool:
    """The points of a game that ends with this turn."""
    if not then.over or not is_settled(outcome) or has_leader(then, seat, POINTS_IF_RICHEST):
        return False
    if may_abstain(game):
        return False
    assert outcome["end"]["after"] == then.result.totals[seat]
    return True


# How often each finds something to compare in the games of a run, at least.
CHECKS: dict[Check, int] = {
    check_now: 900,
    check_figures: 700,
    check_chains: 40,
    check_hand: 100,
    check_losses: 30,
    check_passed_on: 100,
    check_battles: 50,
    check_end: 20,
}


@pytest.mark.heavy
@pytest.mark.parametrize("first", range(4))
def test_what_is_foretold_happens(first: int) -> None:
    met = Counter[Check]()
    for number in range(GAMES * first, GAMES * (first + 1)):
        for game, seat, outcome, then in foretold(STEP * number):
            for check in CHECKS:
                met[check] += check(game, seat, outcome, then)
    assert {check.__name__: met[check] for check in CHECKS if met[check] < CHECKS[check]} == {}


@pytest.mark.parametrize("number", range(0, len(tables()), 11))
def test_other_decisions_are_foreseen_too(number: int) -> None:
    """Whatever is asked has figures, or is said to have none; and looking changes nothing."""
    kinds = set()
    game = new_table(number)
    for _ in answers(game, Random(number), style(number)):
        for seat, decision in game.pending.items():
            before = game.digest()
            outcome = Foresight(game.view(seat)).outcome(decision.moves[0])
            assert (outcome is None) == (decision.kind in ("board", "side", "keep", "naval"))
            assert game.digest() == before
            kinds.add(decision.kind)
    assert {"card", "side"} & kinds


@pytest.mark.parametrize("number", range(0, len(tables()), 9))
def test_two_worlds_have_the_same_future(number: int) -> None:
    """Figures come from the view alone: another world that the seat cannot tell apart has them."""
    compared = 0
    for game, seat in turns(number):
        view = game.view(seat)
        other = sample(view, Random(number))
        sent = View.from_json(view.to_json())
        worlds = [Foresight(world) for world in (view, other.view(seat), sent)]
        for move in list(game.pending[seat].moves)[::MOVES]:
            told = [json.dumps(world.outcome(move)) for world in worlds]
            assert told == told[:1] * 3
            if move.verb == "build":
                passed = [json.dumps(world.passed_on(str(move.subject))) for world in worlds]
                assert passed == passed[:1] * 3
            compared += 1
    assert compared > MOVES


# ---- what cannot be foreseen


def test_what_is_no_move_of_the_seat_is_refused() -> None:
    game = Game.new(players=3, sides="day", seed=1)
    foresight = Foresight(game.view(0))
    with pytest.raises(IllegalMove, match="seat 0 may not 'pass' now"):
        foresight.outcome("pass")
    with pytest.raises(MalformedMove, match=r"no card called 'altr' .did you mean 'altar'"):
        foresight.outcome("build altr")
    with pytest.raises(MalformedMove, match=r"no card called 'altr' .did you mean 'altar'"):
        foresight.passed_on("altr")
    with pytest.raises(MalformedMove, match="no card called 'altar left 2'"):
        foresight.passed_on("altar left 2")
    with pytest.raises(TypeError, match="view must be View"):
        Foresight(plain(game))
    with pytest.raises(TypeError, match="move must be Move or str"):
        foresight.outcome(plain(3))
    with pytest.raises(TypeError, match="card must be str"):
        foresight.passed_on(plain(None))


def test_nobody_is_asked_after_the_end() -> None:
    game = new_table(0)
    for _ in answers(game, Random(0), style(0)):
        pass
    with pytest.raises(NotYourDecision):
        Foresight(game.view(0)).outcome("sell altar")
