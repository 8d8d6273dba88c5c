"""The library as its users meet it: copies, help, misuse, notebooks; the same on both builds."""

from __future__ import annotations

import ast
import inspect
import json
import os
import pickle
import pydoc
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia import Game, IllegalMove, Move, Result, View, replay, sample
from mirabilia.arena import engine_is_compiled
from mirabilia.bots import make_bot
from mirabilia.catalog import load, loader, markup
from mirabilia.catalog.model import Effect
from mirabilia.extras import install_line
from scripts import library, tables
from tests.support.play import finished_game, play_out

ROOT = Path(__file__).parents[1]


def day(players: int = 3, **options: Any) -> Game:
    return Game.new(**{"players": players, "sides": "day", "seed": 1, **options})


# ---- copies


@pytest.mark.parametrize(("name", "kind"), library.public_classes().items(), ids=str)
def test_everything_public_is_copied_and_pickled(name: str, kind: type) -> None:
    if library.is_plain(kind):
        return
    value = library.value_of(name, kind)
    assert isinstance(value, kind)
    for other in library.ways_to_copy(value).values():
        assert library.is_same(value, other)


def test_what_is_not_the_same_is_noticed() -> None:
    """The comparison of copies looks into values that have no equality of their own."""
    one, other = Random(1), Random(2)
    assert not library.is_same(make_bot("greedy", one), make_bot("greedy", other))
    assert not library.is_same(finished_game(1).result, finished_game(2).result)
    assert not library.is_same(load().cards[0], load().cards[1])


def test_every_value_of_the_catalogue_is_found_again() -> None:
    parts = dict(loader.parts_of(load()))
    assert len(parts) > 500
    for value in parts.values():
        assert all(other is value for other in library.ways_to_copy(value).values())
    with pytest.raises(TypeError, match="this Effect is of no catalogue"):
        library.ways_to_copy(Effect(1, 2, 3, 4))


def test_the_pickle_of_a_decision_has_no_catalogue_in_it() -> None:
    (decision, *_) = day(7).pending.values()
    again = library.ways_to_copy(decision)["pickle"]
    assert again == decision
    assert hash(again) == hash(decision)
    assert again.moves[0].catalogue is load()
    assert len(pickle.dumps(decision)) < 1000


def test_decisions_differ_by_seat_kind_and_moves() -> None:
    game = day()
    first, second, third = game.pending.values()
    assert first != second
    assert first != "decision"
    assert first == game.pending[0]
    assert first.moves == game.pending[0].moves
    assert first.moves != third.moves
    assert first.moves != list(first.moves)


def test_results_of_teams_are_results_of_their_own() -> None:
    points = [{"blue": 1}] * 4
    assert Result(points, [0] * 4, True) != Result(points, [0] * 4)


# ---- help


def sources() -> dict[str, ast.Module]:
    """The modules that public things come from, as they are written."""
    found = {}
    for _, thing in library.public_names():
        module = getattr(thing, "__module__", None)
        if module and module.startswith("mirabilia."):
            path = ROOT / "src" / f"{module.replace('.', '/')}.py"
            path = path if path.exists() else path.with_suffix("") / "__init__.py"
            found[module] = ast.parse(path.read_text("utf-8"))
    return found


def written_docs() -> Iterator[tuple[str, str, str]]:
    """Every docstring in the sources of public things: module, dotted name, text."""
    public = {
        (t.__module__, t.__name__) for _, t in library.public_names() if hasattr(t, "__name__")
    }
    for module, tree in sources().items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and (module, node.name) in public:
                yield from docs_within(module, node, "")


def docs_within(module: str, node: ast.AST, owner: str) -> Iterator[tuple[str, str, str]]:
    assert isinstance(node, ast.FunctionDef | ast.ClassDef)
    name = f"{owner}{node.name}"
    doc = ast.get_docstring(node)
    if doc:
        yield module, name, doc
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef):
                yield from docs_within(module, inner, f"{name}.")


@pytest.mark.parametrize(("module", "name", "doc"), list(written_docs()), ids=str)
def test_help_says_what_the_source_says(module: str, name: str, doc: str) -> None:
    thing: Any = import_module(module)
    for part in name.split("."):
        thing = inspect.getattr_static(thing, part)
    thing = thing.__func__ if isinstance(thing, staticmethod) else thing
    assert inspect.getdoc(thing) == doc


@pytest.mark.parametrize("kind", [Game, Result, View, Move, mirabilia.Decision], ids=str)
def test_help_of_a_class_shows_its_methods_with_their_arguments(kind: type) -> None:
    text = pydoc.plain(pydoc.render_doc(kind))
    assert (inspect.getdoc(kind) or "").splitlines()[0] in text
    for name in vars(kind):
        doc = inspect.getdoc(getattr(kind, name))
        if not name.startswith("_") and doc:
            assert doc.splitlines()[0] in text
    assert list(inspect.signature(Game.play).parameters) == ["self", "seat", "move"]


def said_by(sources: str) -> Any:
    """What a build says of the library, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "scripts.library"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": sources},
        capture_output=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.skipif(not engine_is_compiled(), reason="there is one build to compare")
def test_both_builds_say_the_same() -> None:
    """Help but for types, which compiled functions do not have, and all errors."""
    pure, compiled = said_by(str(ROOT / "src")), said_by("")
    assert compiled["misuses"] == pure["misuses"]
    for name, told in pure["help"].items():
        assert compiled["help"][name] == told, name


def test_the_tables_of_the_library_are_up_to_date() -> None:
    """On both builds: what they list is the same."""
    texts = {"library": library.write_classes(), "misuses": library.write_misuses()}
    for name, text in {**texts, **tables.environments()}.items():
        listed = (ROOT / "docs" / "tables" / f"{name}.md").read_text("utf-8")
        assert listed.endswith(f"\n{text}"), "run python scripts/tables.py"


def test_a_module_has_its_docstring() -> None:
    assert (mirabilia.game.__doc__ or "").startswith("The library's face")


# ---- misuse


def test_there_are_misuses_enough_and_each_is_told_in_one_line() -> None:
    found = library.mistakes()
    assert len(found) >= 60
    assert len({mistake.code for mistake in found}) == len(found)
    for mistake in found:
        assert mistake.text, mistake.code
        assert len(mistake.text.splitlines()) == 1, mistake.code
        assert not re.search(r"[.?!;,]\.|;;|\.\s*;", mistake.text.replace("...", "")), mistake.code


def test_a_wrong_type_is_told_with_the_arguments_name() -> None:
    for mistake in library.mistakes():
        if mistake.error == "TypeError" and "side=" not in mistake.code:
            assert re.match(r"(each of )?(\w+) must be .+, not \w+$", mistake.text), mistake


@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint32])
def test_whatever_is_a_whole_number_is_taken(kind: Any) -> None:
    game = Game.new(players=kind(3), sides="day", seed=kind(1))
    assert game == day()
    game.play(kind(0), game.pending[0].moves[0])
    assert game.answered == [0]
    assert game.view(kind(1)) == game.view(1)
    assert game.events_for(kind(1), kind(2)) == game.events_for(1, 2)
    assert type(game.seed) is int
    assert load(kind(1)) is load()


def test_numpys_bool_is_no_number() -> None:
    with pytest.raises(TypeError, match=r"^seat must be int, not bool"):
        day().view(np.bool_(True))  # type: ignore[arg-type]


def test_numpys_generator_is_a_source_of_chance() -> None:
    game = day()

    def drawn(seed: int) -> tuple[list[int], str, str]:
        rng: Any = np.random.default_rng(seed)
        bot = make_bot("random", rng)
        chosen = bot.choose(game.view(0), game.pending[0].moves)
        return game.playout(rng), sample(game.view(0), rng).digest(), chosen.text

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)


# ---- illegal moves


def offers_of(game: Game, seat: int, code: str) -> Iterator[str]:
    """Moves that the offers say cannot be made, for one reason."""
    for offer in game.offers(seat):
        for verb, key in (("build", "build"), ("stage", "stage")):
            way: Any = offer[key]  # type: ignore[literal-required]
            if way and way["obstacle"] and way["obstacle"]["kind"] == code:
                yield f"{verb} {offer['piece']}"


@pytest.mark.parametrize("code", ["built", "complete", "coins", "missing"])
def test_an_illegal_move_says_what_its_offer_says(code: str) -> None:
    found = 0
    for seed in range(6):
        game = day(seed=seed)
        rng = Random(seed)
        while not game.over:
            for seat, decision in game.pending.items():
                if decision.kind == "card":
                    for text in offers_of(game, seat, code):
                        with pytest.raises(IllegalMove) as caught:
                            game.play(seat, text)
                        assert caught.value.code == code
                        found += 1
                game.play(seat, rng.choice(decision.moves))
    assert found


def test_another_payment_is_told_the_ways_there_are() -> None:
    game = day()
    while True:
        for seat, decision in game.pending.items():
            paid = [move for move in decision.moves if move.payments]
            if paid:
                with pytest.raises(IllegalMove) as caught:
                    game.play(seat, f"build {paid[0].subject} left 31")
                assert caught.value.code == "payment"
                assert repr(paid[0].text) in str(caught.value)
                return
            game.play(seat, decision.moves[0])


def test_a_card_that_is_not_in_the_pile() -> None:
    position = {
        "age": 2,
        "turn": 2,
        "cities": [{"board": "halikarnassos", "side": "night", "buried": ["?"]}, {}, {}],
        "discard": ["altar"],
        "agenda": ["pick 0", "settle", "end turn"],
        "asked": ["discard", None, None],
        "hands": [["?"] * 5] * 3,
        "unsettled": {},
    }
    position["cities"][1] = {"board": "gizah", "side": "day"}  # type: ignore[index]
    position["cities"][2] = {"board": "rhodos", "side": "day"}  # type: ignore[index]
    game = Game.from_position(position)
    with pytest.raises(IllegalMove) as caught:
        game.play(0, "take baths")
    assert (caught.value.code, caught.value.data["there"]) == ("not_in_pile", "altar")


def test_ships_that_cannot_go_along() -> None:
    game = Game.from_position(
        {
            "options": {"expansions": ["armada"]},
            "turn": 2,
            "cities": [
                {"board": "gizah", "fleets": [6, 0, 0, 0], "cards": ["timber_yard"]},
                {"board": "rhodos"},
                {"board": "babylon"},
            ],
            "hands": [["stockade"], None, None],
        }
    )
    with pytest.raises(IllegalMove) as caught:
        game.play(0, "build stockade ship")
    assert caught.value.code == "harbour"
    with pytest.raises(IllegalMove) as base:
        day().play(0, "build altar ship")
    assert base.value.code == "no_ship"


# ---- what a game says of itself


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 6, "expansions": ["leaders", "armada"], "leaders": "expert", "teams": True},
        {"boards": ["gizah", "rhodos", "olympia", "babylon"], "sides": "night"},
    ],
)
def test_a_game_is_made_again_from_its_options_and_seed(options: dict[str, Any]) -> None:
    game = Game.new(**options, seed="friday")
    assert Game.new(**game.options, seed=game.seed) == game
    for name, value in options.items():
        assert game.options[name] == value  # type: ignore[literal-required]


def test_boards_and_sides_are_those_of_the_cities() -> None:
    game = Game.new(players=3, boards="pick", seed=1)
    assert (game.boards, game.sides) == ([None] * 3, [None] * 3)
    game.play(0, "board gizah")
    assert game.boards == ["gizah", None, None]
    named = Game.new(players=3, boards=["rhodos", "gizah", "olympia"], sides="night", seed=1)
    assert named.boards == ["rhodos", "gizah", "olympia"]
    assert named.sides == ["night"] * 3


def test_an_empty_view_says_so() -> None:
    assert repr(View({})) == "<View, empty>"
    assert "empty" in View({})._repr_html_()


# ---- positions by hand


def test_a_recruitment_has_a_short_form() -> None:
    for age in (1, 2, 3):
        game = Game.from_position(
            {
                "options": {"expansions": ["leaders"]},
                "age": age,
                "turn": 0,
                "cities": [{}, {}, {}],
                "court": {"hands": [["caesar"], [], []]},
            }
        )
        assert {decision.kind for decision in game.pending.values()} == {"recruit"}
        hands = game.position()["court"]["hands"]
        assert [len(hand) for hand in hands] == [5 - age] * 3
        assert "caesar" in hands[0]
        assert replay(play_out(game, Random(1)).record()) == game


def test_a_short_hand_is_filled_up() -> None:
    game = Game.from_position({"cities": [{}] * 3, "turn": 3, "hands": [["altar"], [], None]})
    hands = game.position()["hands"]
    assert [len(hand) for hand in hands] == [5, 5, 5]
    assert "altar" in hands[0]


def test_a_lenient_game_is_played_copied_and_replayed() -> None:
    position = {"cities": [{}] * 3, "hands": [["altar"] * 4 + ["palace"], None, None]}
    with pytest.raises(mirabilia.ImpossibleGame, match="there 4 times; the boxes have 1 for 3"):
        Game.from_position(position)
    game = Game.from_position(position, lenient=True)
    assert game.position()["hands"][0].count("altar") == 4
    for other in library.ways_to_copy(game).values():
        assert other == game
    play_out(game, Random(1))
    with pytest.raises(mirabilia.ImpossibleGame):
        replay(game.record())
    assert replay(game.record(), lenient=True) == game


# ---- notebooks


def test_notebooks_have_the_colours_of_the_page() -> None:
    tokens = (ROOT / "src/mirabilia/web/styles/tokens.css").read_text("utf-8")
    for name, (band, ink) in markup.BANDS.items():
        assert f"--{name}: {band};" in tokens
        assert f"--{name}-ink: {ink};" in tokens


def test_what_notebooks_show() -> None:
    game = library.begun()
    for shown in (game, game.view(0), game.pending[min(game.pending)], load().cards[0]):
        html = shown._repr_html_()
        assert html.count("<table>") == html.count("</table>") > 0
    board = game.boards[0] or ""
    assert board in game._repr_html_()
    card = game.position()["cities"][0]["cards"][0]
    band = markup.BANDS[load().card_by_id[card].colour_name][0]
    assert f"background:{band}" in game._repr_html_()
    hand = game.view(0).now["hands"][0]
    assert all(id in game.view(0)._repr_html_() for id in hand)
    result = finished_game(1).result
    assert f"<b>{max(result.totals)}</b>" in result._repr_html_()
    moves = game.pending[min(game.pending)]
    assert moves.moves[0].text in moves._repr_html_()


def test_markup_in_a_word_stays_a_word() -> None:
    assert markup.chip("<b>", "blue").count("<b>") == 0
    assert markup.table("<i>", ["<b>"], []).count("<b>") == 0


# ---- extras


def test_the_line_that_installs_an_extra_can_be_pasted() -> None:
    line = install_line("server")
    assert "[server]" in line
    assert "-m pip install" in line
    assert "'" not in line


# ---- the document


def test_every_public_name_is_in_the_one_place() -> None:
    document = (ROOT / "docs" / "library.md").read_text("utf-8")
    for name, _ in library.public_names():
        assert f"`{name.rpartition('.')[2]}`" in document, name
