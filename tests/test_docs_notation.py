"""The documents know the notation: moves, positions, views, records, events and errors."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import string
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mirabilia
from mirabilia import Game, Move, View
from mirabilia.catalog import load
from mirabilia.engine.actions import MOST_COINS
from mirabilia.engine.agenda import NUMBERED, STEP_NAMES
from mirabilia.engine.losses import CAUSES
from mirabilia.engine.state import DECISIONS
from mirabilia.errors import MirabiliaError
from mirabilia.notation import events as notation_events
from mirabilia.notation import reader
from mirabilia.notation.moves import MOST_NUMBER, VERBS, parse_action
from mirabilia.notation.reading import boxes, header, history, unsettled
from mirabilia.notation.types import positions
from tests.support.documents import blocks
from tests.support.reading import NOTATION, example, quoted, rows, section

EBNF = re.compile(r'"(?P<word>[^"]*)"|(?P<name>\w+)|(?P<sign>[\[\]()|])')

# ---- moves


def example_moves() -> list[str]:
    lines = [line for block in blocks(NOTATION, "moves") for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines]


@pytest.mark.parametrize("text", example_moves())
def test_example_moves_are_moves(text: str) -> None:
    assert Move.parse(text).text == text


@pytest.mark.parametrize("text", "".join(blocks(NOTATION, "log")).splitlines())
def test_example_log_moves_are_moves(text: str) -> None:
    assert parse_action(load(), text, hidden=True) >= 0


def grammar() -> dict[str, str]:
    """The rules of the grammar by name, each as it is written."""
    (block,) = blocks(NOTATION, "ebnf")
    sides = [rule.partition("=") for rule in block.split(";") if rule.strip()]
    return {name.strip(): form.strip() for name, _, form in sides}


def pattern(form: str) -> str:
    """A form of the grammar as a regular expression; every word begins with a space."""
    catalogue = load()
    terminals = {
        "CARD": "|".join(card.id for card in catalogue.cards),
        "LEADER": "|".join(leader.id for leader in catalogue.leaders),
        "BOARD": "|".join(wonder.id for wonder in catalogue.wonders),
        "ISLAND": "|".join(island.id for island in catalogue.islands),
        "COINS": "|".join(str(coins) for coins in range(MOST_COINS + 1)),
        "NUMBER": "|".join(str(number) for number in range(MOST_NUMBER + 1)),
    }
    written = ""
    for match in EBNF.finditer(form):
        if match["word"]:
            written += f" {match['word']}"
        elif match["name"]:
            name = match["name"]
            known = f" (?:{terminals[name]})" if name in terminals else pattern(grammar()[name])
            written += f"(?:{known})"
        else:
            written += {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}[match["sign"]]
    return written


MOVE = pattern(grammar()["move"])


@given(st.from_regex(MOVE, fullmatch=True))
def test_what_the_grammar_makes_is_parsed(text: str) -> None:
    assert f" {Move.parse(text).text}" == text


# Games that between them have every box, teams, eight players and both editions of Armada.
MIXES: list[dict[str, Any]] = [
    {"players": 3, "boards": "pick"},
    {"players": 5, "expansions": ["leaders"], "leaders": "expert"},
    {"players": 4, "expansions": ["cities"], "teams": True},
    {"players": 4, "expansions": ["armada"], "armada_edition": 1},
    {"players": 6, "expansions": ["leaders", "cities", "armada"], "leaders": "expert"},
    {"players": 8, "expansions": ["leaders", "cities", "armada"], "teams": True},
    {"players": 7, "expansions": ["leaders", "cities"], "cities_leaders": False},
]


def positions_of(mix: dict[str, Any]) -> Iterator[Game]:
    """A game played at random, before each of its decisions and at its end."""
    rng = Random(mix["players"])
    game = Game.new(**mix, seed=mix["players"])
    while not game.over:
        yield game
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))
    yield game


@pytest.fixture(scope="module", params=MIXES, ids=lambda mix: "-".join(map(str, mix.values())))
def played(request: pytest.FixtureRequest) -> list[Game]:
    """Every moment of a game."""
    return [game.copy() for game in positions_of(request.param)]


def decisions_in(games: list[Game]) -> Iterator[mirabilia.Decision]:
    return (decision for game in games for decision in game.pending.values())


def test_what_can_be_played_is_in_the_grammar(played: list[Game]) -> None:
    texts = {move.text for decision in decisions_in(played) for move in decision.moves}
    grammatical = re.compile(MOVE)
    assert [text for text in texts if not grammatical.fullmatch(f" {text}")] == []


def test_every_verb_is_documented() -> None:
    spoken = set(VERBS) - {"discard", "draw"}
    (move,) = [form for name, form in grammar().items() if name == "move"]
    assert set(re.findall(r"\w+", move)) == spoken
    assert {text.split()[0] for text in example_moves()} == spoken
    assert {"discard", "draw"} <= set(quoted(section("In logs")))


# ---- decisions, positions, views, records


def test_every_kind_of_decision_is_documented() -> None:
    assert [quoted(row[0])[0] for row in rows(section("Decisions"))] == list(DECISIONS[1:])


def test_decisions_offer_the_moves_that_are_documented(played: list[Game]) -> None:
    verbs = {quoted(row[0])[0]: set(quoted(row[3])) for row in rows(section("Decisions"))}
    for decision in decisions_in(played):
        assert {move.verb for move in decision.moves} <= verbs[decision.kind]


def test_every_step_is_documented() -> None:
    steps = rows(section("The agenda").partition("| asked |")[0])
    assert [quoted(row[0])[0] for row in steps] == list(STEP_NAMES)
    assert [bool(row[1]) for row in steps] == [
        number in NUMBERED for number in range(len(STEP_NAMES))
    ]


def table_keys(title: str, after: str = "") -> set[str]:
    text = section(title)
    text = text[text.index(after) :] if after else text
    return {key for row in rows(text.strip().partition("\nOf ")[0]) for key in quoted(row[0])}


def test_every_key_of_a_position_is_documented() -> None:
    assert table_keys("Every key") == reader.KEYS
    assert table_keys("Every key", "Of `options`") == header.OPTION_KEYS
    assert table_keys("Every key", "Of a city") == set(positions.City.__annotations__)
    assert table_keys("Every key", "Of `court`") == boxes.COURT_KEYS
    assert table_keys("Every key", "Of `sea`") == boxes.SEA_KEYS
    assert table_keys("Every key", "Of `unsettled`") == unsettled.UNSETTLED_KEYS
    assert table_keys("Every key", "Of `history`") == history.HISTORY_KEYS
    deal = next(row for row in rows(section("Every key")) if row[0] == "`deals`")
    assert set(quoted(deal[1])) == history.DEAL_KEYS


def test_every_cause_of_a_loss_is_documented() -> None:
    assert set(CAUSES) <= set(quoted(section("Every key")))


def test_every_board_is_documented() -> None:
    introduction = NOTATION.partition("\n## ")[0]
    assert {wonder.id for wonder in load().wonders} <= set(quoted(introduction))


@pytest.mark.parametrize("text", blocks(NOTATION, "json position"))
def test_example_positions_load(text: str) -> None:
    game = Game.from_position(json.loads(text))
    assert Game.from_position(game.position()) == game


def test_the_complete_position_is_that_of_the_short_one() -> None:
    assert Game.from_position(example("json position")).position() == example(
        "json position complete"
    )


def test_the_example_view_is_what_that_seat_sees() -> None:
    shown = View(example("json view"))
    assert Game.from_position(example("json position")).view(shown.seat) == shown


def test_every_key_of_a_view_is_documented(played: list[Game]) -> None:
    view = played[-1].view(0)
    words = set(quoted(section("Views")))
    assert set(view.now) - set(played[-1].position()) <= words
    assert set(view.remembered) <= words
    assert set(view.remembered["hands"][0]) <= words


def test_the_example_record_replays() -> None:
    record = example("json record")
    assert mirabilia.replay(record).record() == record


def test_every_key_of_a_record_is_documented(played: list[Game]) -> None:
    continued = Game.from_position(played[-1].position())
    assert table_keys("Records") == set(continued.record())
    assert table_keys("Records") - {"start"} == set(played[-1].record())


def test_the_record_of_a_game_from_a_position_replays() -> None:
    game = Game.from_position(example("json position"))
    game.play(1, "stage senate")
    continued = Game.from_position(game.position())
    for seat, decision in continued.pending.items():
        continued.play(seat, decision.moves[0])
    assert mirabilia.replay(continued.record()) == continued


# ---- events and errors


def test_every_event_and_field_is_documented() -> None:
    documented = {
        (quoted(row[0])[0], *(field for field in quoted(row[1]) if field != "seat"))
        for row in rows(section("Events"))
    }
    assert documented == {(name, *fields) for name, fields in notation_events._FORMS.values()}


def test_events_name_a_seat_where_the_table_says_so(played: list[Game]) -> None:
    fields = {quoted(row[0])[0]: quoted(row[1]) for row in rows(section("Events"))}
    for event in played[-1].events:
        assert ["event", *fields[event["event"]]] == list(event)


def test_every_value_of_how_and_source_is_documented() -> None:
    words = set(quoted(section("Events")))
    assert words >= {*notation_events._HOW, *notation_events._SOURCES}


def test_the_example_events_are_what_happens() -> None:
    game = Game.from_position(example("json position"))
    sentence = section("Events").partition("\nAfter ")[2]
    for seat, move in enumerate(quoted(sentence)[:3]):
        game.play(seat, move)
    assert game.events == example("json events")


def error_classes() -> list[type[MirabiliaError]]:
    for module in pkgutil.walk_packages(mirabilia.__path__, "mirabilia."):
        # The environments have no errors of their own, and need an extra.
        if not module.name.endswith(("__main__", "mirabilia.envs")):
            importlib.import_module(module.name)
    return [kind for kind in kinds_of(MirabiliaError) if kind.__module__.startswith("mirabilia")]


def kinds_of(error: type[MirabiliaError]) -> Iterator[type[MirabiliaError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def documented_errors() -> dict[tuple[str, str], set[str]]:
    found: dict[tuple[str, str], set[str]] = {}
    name = ""
    for row in rows(section("Errors")):
        name = quoted(row[0])[0] if row[0] else name
        found[name, quoted(row[1])[0]] = set(quoted(row[2]))
    return found


def test_every_error_code_is_documented_with_its_data() -> None:
    codes = {
        (error.__name__, code): {name for _, name, _, _ in string.Formatter().parse(text) if name}
        for error in error_classes()
        for code, text in error.sentences.items()
    }
    assert documented_errors() == codes
