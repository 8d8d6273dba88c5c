"""The loader: it reads what is shipped, and refuses a broken file with file, record and reason.

Most cases break one record of a small file; those about chains and decks break one line of the
shipped file, since only a whole box has them.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from mirabilia import CatalogueError
from mirabilia.catalog import LATEST, load
from mirabilia.catalog.loader import read

DATA = files("mirabilia.catalog") / "data" / "1"
SHIPPED = (DATA / "base.toml").read_text(encoding="utf-8")
OTHER_BOXES = ("leaders.toml", "cities.toml", "armada.toml")

HEAD = """
box = "base"
provenance = "confirmed"
"""
CARD = """
[[card]]
id = "hut"
age = 1
colour = "blue"
players = [3, 5]
cost = { wood = 1, coins = 1 }
effects = [{ kind = "points", points = 2 }]
"""
DAY = """[
  { cost = { stone = 2 }, effects = [{ kind = "points", points = 3 }] },
  { cost = { ore = 2 }, effects = [{ kind = "coins", coins = 4 }] },
]"""
NIGHT = """[
  { cost = { clay = 2 }, effects = [{ kind = "shields", shields = 1 }] },
  { cost = { glass = 1 }, effects = [{ kind = "symbol_choice" }] },
]"""
WONDER = f"""
[[wonder]]
id = "tower"
produces = "wood"
day = {DAY}
night = {NIGHT}
"""


def refusal(folder: Path, text: str) -> CatalogueError:
    """The error that a file with this text is refused with."""
    (folder / "base.toml").write_text(text, encoding="utf-8")
    for name in OTHER_BOXES:
        (folder / name).write_text((DATA / name).read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(CatalogueError) as refused:
        read(folder, 1)
    assert refused.value.code == "broken"
    assert refused.value.data["file"] == "base.toml"
    line = str(refused.value)
    assert "\n" not in line
    assert line == "{file}: {record}: {reason}".format(**refused.value.data)
    return refused.value


def check(error: CatalogueError, record: str, *words: str) -> None:
    """The error names the record, and its reason has these words."""
    assert record in str(error.data["record"])
    for word in words:
        assert word in str(error.data["reason"]), error


def change(text: str, old: str, new: str) -> str:
    """A text with one passage changed, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def broken_card(folder: Path, old: str, new: str) -> CatalogueError:
    return refusal(folder, HEAD + change(CARD, old, new))


def broken_wonder(folder: Path, old: str, new: str) -> CatalogueError:
    return refusal(folder, HEAD + change(WONDER, old, new))


# ---- what is whole


def test_the_shipped_file_is_read(tmp_path: Path) -> None:
    for name in ("base.toml", *OTHER_BOXES):
        (tmp_path / name).write_text((DATA / name).read_text(encoding="utf-8"), encoding="utf-8")
    catalogue = read(tmp_path, 7)
    assert catalogue.version == 7
    base = [card for card in catalogue.cards if card.box == "base"]
    boards = [wonder for wonder in catalogue.wonders if wonder.box == "base"]
    assert (len(base), len(boards), len(catalogue.chains)) == (80, 7, 24)
    # 42 black cards and 24 of Armada; 2, 2 and 1 boards; 55 leaders, 27 islands, 8 shipyards.
    assert (len(catalogue.cards), len(catalogue.wonders)) == (80 + 42 + 24, 7 + 2 + 2 + 1)
    assert len(catalogue.leaders) == 55
    assert len(catalogue.islands) == 27
    assert len(catalogue.shipyards) == 8
    assert catalogue.card_by_id["altar"].id == "altar"


def test_small_records_are_whole_in_themselves(tmp_path: Path) -> None:
    """The records that are broken below are refused for nothing but their decks."""
    check(refusal(tmp_path, HEAD + CARD + WONDER), "deck of age 1 for 3 players", "21 are dealt")


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(CatalogueError) as refused:
        load(LATEST + 1)
    assert refused.value.code == "unknown_version"
    assert str(LATEST) in str(refused.value)


# ---- the file


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError) as refused:
        read(tmp_path, 1)
    assert refused.value.data["file"] == "base.toml"
    assert refused.value.data["record"] == "file"
    assert refused.value.data["reason"]


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError):
        read(tmp_path / "nowhere", 1)


@pytest.mark.parametrize(
    "text", ["box = ", "[[card]\n", 'box = "base"\nbox = "base"\n', "{}", "\x00"]
)
def test_what_is_not_toml_is_refused(tmp_path: Path, text: str) -> None:
    assert refusal(tmp_path, text).data["record"] == "file"


def test_what_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_bytes(b'box = "\xff\xfe"\n')
    with pytest.raises(CatalogueError) as refused:
        read(tmp_path, 1)
    assert refused.value.data["file"] == "base.toml"


@pytest.mark.parametrize("box", ['"leaders"', "3", '""'])
def test_another_box_is_refused(tmp_path: Path, box: str) -> None:
    check(refusal(tmp_path, f"box = {box}\n"), "file", "box must be 'base'")


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    check(refusal(tmp_path, ""), "file", "box must be 'base'")


def test_a_file_without_cards_is_refused(tmp_path: Path) -> None:
    check(refusal(tmp_path, HEAD), "deck of age 1 for 3 players", "0 cards")


# ---- ids


def test_an_id_twice_is_refused(tmp_path: Path) -> None:
    check(refusal(tmp_path, HEAD + CARD + CARD), "card 'hut'", "the id is taken by a card")


def test_an_id_of_a_card_and_a_board_is_refused(tmp_path: Path) -> None:
    text = HEAD + CARD + change(WONDER, '"tower"', '"hut"')
    check(refusal(tmp_path, text), "wonder 'hut'", "the id is taken by a card")


@pytest.mark.parametrize("id", ["Hut", "small hut", "hut-2", "", "hüt!"])
def test_an_id_that_cannot_be_written_in_a_move_is_refused(tmp_path: Path, id: str) -> None:
    check(broken_card(tmp_path, '"hut"', f'"{id}"'), f"card {id!r}", "small letters")


# ---- words that nobody knows


def test_an_unknown_colour_is_refused(tmp_path: Path) -> None:
    check(broken_card(tmp_path, '"blue"', '"pink"'), "card 'hut'", "colour 'pink'", "brown, grey")


def test_an_unknown_resource_in_a_cost_is_refused(tmp_path: Path) -> None:
    check(broken_card(tmp_path, "wood = 1", "gold = 1"), "card 'hut'", "no resource 'gold'")


@pytest.mark.parametrize("kind", ["produce", "produce_choice"])
def test_an_unknown_resource_in_an_effect_is_refused(tmp_path: Path, kind: str) -> None:
    effect = f'{{ kind = "{kind}", resources = ["wood", "gold"] }}'
    error = broken_card(tmp_path, '{ kind = "points", points = 2 }', effect)
    check(error, "card 'hut'", "'gold' in resources", "wood")


def test_an_unknown_starting_resource_is_refused(tmp_path: Path) -> None:
    check(broken_wonder(tmp_path, '"wood"', '"gold"'), "wonder 'tower'", "produces 'gold'")


def test_an_unknown_effect_is_refused(tmp_path: Path) -> None:
    error = broken_card(tmp_path, 'kind = "points"', 'kind = "magic"')
    check(error, "card 'hut'", "kind 'magic'", "points")


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ('{ kind = "symbol", symbol = "moon" }', ["symbol 'moon'", "compass"]),
        ('{ kind = "discount", goods = "all", where = ["left"], price = 1 }', ["goods 'all'"]),
        ('{ kind = "discount", goods = "raw", where = ["up"], price = 1 }', ["'up' in where"]),
        ('{ kind = "coins_per", coins = 1, each = ["pink"], where = ["own"] }', ["'pink' in each"]),
        (
            '{ kind = "points_per", points = 1, each = ["red"], where = ["far"] }',
            ["'far' in where"],
        ),
    ],
)
def test_unknown_words_of_effects_are_refused(
    tmp_path: Path, effect: str, words: list[str]
) -> None:
    check(broken_card(tmp_path, '{ kind = "points", points = 2 }', effect), "card 'hut'", *words)


# ---- keys that nobody knows


def test_an_unknown_key_of_the_file_is_refused(tmp_path: Path) -> None:
    check(refusal(tmp_path, "colour = 1\n" + HEAD + CARD), "file", "colour is not known here")


def test_an_unknown_key_of_a_card_is_refused(tmp_path: Path) -> None:
    error = broken_card(tmp_path, "age = 1", "age = 1\nweight = 3")
    check(error, "card 'hut'", "weight is not known here")


def test_an_unknown_key_of_an_effect_is_refused(tmp_path: Path) -> None:
    error = broken_card(tmp_path, "points = 2", "points = 2, coins = 2")
    check(error, "card 'hut'", "coins is not known here")


def test_an_unknown_key_of_a_board_is_refused(tmp_path: Path) -> None:
    error = broken_wonder(tmp_path, 'produces = "wood"', 'produces = "wood"\ndusk = []')
    check(error, "wonder 'tower'", "dusk is not known here")


def test_an_unknown_key_of_a_stage_is_refused(tmp_path: Path) -> None:
    error = broken_wonder(tmp_path, "cost = { ore = 2 }", "cost = { ore = 2 }, chain = 1")
    check(error, "wonder 'tower', day", "chain is not known here")


# ---- costs


@pytest.mark.parametrize(
    "cost",
    [
        *("wood = 0", "wood = -1", "wood = 5", "coins = 0", "coins = -2", "coins = 11"),
        *("wood = 1.5", 'wood = "2"', "wood = true", "coins = []"),
    ],
)
def test_insane_costs_are_refused(tmp_path: Path, cost: str) -> None:
    error = broken_card(tmp_path, "wood = 1, coins = 1", cost)
    check(error, "card 'hut'", "is not sane", cost.split(maxsplit=1)[0])


def test_a_stage_that_costs_nothing_is_refused(tmp_path: Path) -> None:
    error = broken_wonder(tmp_path, "{ ore = 2 }", "{}")
    check(error, "wonder 'tower', day", "a stage costs something")


def test_insane_costs_of_stages_are_refused(tmp_path: Path) -> None:
    error = broken_wonder(tmp_path, "{ glass = 1 }", "{ glass = 9 }")
    check(error, "wonder 'tower', night", "9 glass is not sane")


# ---- chains


def test_a_chain_that_nobody_shows_is_refused(tmp_path: Path) -> None:
    """The Well shows another symbol: nothing makes the Statue free any more."""
    text = change(SHIPPED, 'shows = ["hammer"]\n', "")
    check(refusal(tmp_path, text), "chain 'hammer'", "a card that shows it")


def test_a_chain_that_nobody_asks_for_is_refused(tmp_path: Path) -> None:
    text = change(SHIPPED, 'chain = "hammer"\n', "")
    check(refusal(tmp_path, text), "chain 'hammer'", "one that it makes free")


def test_a_misspelt_chain_is_refused(tmp_path: Path) -> None:
    text = change(SHIPPED, 'chain = "hammer"', 'chain = "hamer"')
    assert "hammer" in str(refusal(tmp_path, text).data["record"])


def test_a_chain_to_an_earlier_age_is_refused(tmp_path: Path) -> None:
    """Pantheon, of age III, would make the Altar free."""
    text = change(SHIPPED, 'shows = ["star"]', 'chain = "star"')
    text = change(text, 'chain = "star"\n', 'chain = "moon"\n')
    text = change(text, 'chain = "star"', 'shows = ["moon"]')
    check(refusal(tmp_path, text), "chain 'moon'", "a later age")


def test_a_chain_within_an_age_is_refused(tmp_path: Path) -> None:
    """Baths would chain into the Altar."""
    text = change(SHIPPED, 'shows = ["star"]', 'shows = ["star"]\nchain = "waterdrop"')
    check(refusal(tmp_path, text), "chain 'waterdrop'", "a later age")


def test_a_chain_that_is_no_word_is_refused(tmp_path: Path) -> None:
    check(broken_card(tmp_path, "age = 1", "age = 1\nshows = [3]"), "card 'hut'", "chain symbol")


# ---- decks


@pytest.mark.parametrize(
    ("old", "new", "record"),
    [
        ("players = [3, 4]", "players = [3]", "deck of age 1 for 4 players"),
        ("players = [3, 4]", "players = [3, 3]", "deck of age 1 for 3 players"),
        ("players = [3, 4]", "players = [3, 4, 7]", "deck of age 1 for 7 players"),
        ("players = [4, 5, 7]", "players = [4, 5]", "deck of age 1 for 7 players"),
        ('id = "sawmill"\nage = 2', 'id = "sawmill"\nage = 3', "deck of age 2 for 3 players"),
    ],
)
def test_wrong_deck_sizes_are_refused(tmp_path: Path, old: str, new: str, record: str) -> None:
    error = refusal(tmp_path, change(SHIPPED, old, new))
    assert error.data["record"] == record
    check(error, record, "are dealt")


def test_too_few_guilds_are_refused(tmp_path: Path) -> None:
    """Seven players need nine: with eight their third deck is a card short."""
    whole = SHIPPED
    for guild in ("workers_guild", "spies_guild"):
        before, _, after = whole.partition(f'[[card]]\nid = "{guild}"')
        whole = before + "[[card]]" + after.partition("[[card]]")[2]
    check(refusal(tmp_path, whole), "deck of age 3 for 7 players", "48 cards, but 49 are dealt")


def test_too_few_boards_are_refused(tmp_path: Path) -> None:
    """Seven may play, and each needs a board of the box."""
    text = SHIPPED[: SHIPPED.rindex("[[wonder]]")]
    refusal(tmp_path, text)


# ---- what is missing


@pytest.mark.parametrize(
    ("old", "key"),
    [
        ("age = 1\n", "age"),
        ('colour = "blue"\n', "colour"),
        ("players = [3, 5]\n", "players"),
        ('effects = [{ kind = "points", points = 2 }]\n', "effects"),
        (", points = 2", "points"),
        ('kind = "points", ', "kind"),
    ],
)
def test_missing_keys_of_a_card_are_refused(tmp_path: Path, old: str, key: str) -> None:
    check(broken_card(tmp_path, old, ""), "card 'hut'", f"{key} is missing")


def test_a_card_without_an_id_is_told_by_its_number(tmp_path: Path) -> None:
    text = HEAD + CARD + change(CARD, 'id = "hut"\n', "")
    check(refusal(tmp_path, text), "card 2", "id is missing")


def test_a_board_that_gives_nothing_from_the_start_is_refused(tmp_path: Path) -> None:
    """A board without a resource has another gift, as Roma has."""
    error = broken_wonder(tmp_path, 'produces = "wood"\n', "")
    check(error, "wonder 'tower', day", "it produces nothing and has no other gift")


@pytest.mark.parametrize(
    ("old", "key"),
    [
        (f"day = {DAY}\n", "day"),
        (f"night = {NIGHT}\n", "night"),
        ("cost = { ore = 2 }, ", "cost"),
        (', effects = [{ kind = "symbol_choice" }]', "effects"),
    ],
)
def test_missing_keys_of_a_board_are_refused(tmp_path: Path, old: str, key: str) -> None:
    check(broken_wonder(tmp_path, old, ""), "wonder 'tower'", f"{key} is missing")


def test_a_board_without_an_id_is_told_by_its_number(tmp_path: Path) -> None:
    check(broken_wonder(tmp_path, 'id = "tower"\n', ""), "wonder 1", "id is missing")


def test_a_missing_provenance_is_refused(tmp_path: Path) -> None:
    check(refusal(tmp_path, 'box = "base"\n'), "file", "provenance is missing")


def test_a_card_without_effect_is_refused(tmp_path: Path) -> None:
    error = broken_card(tmp_path, '[{ kind = "points", points = 2 }]', "[]")
    check(error, "card 'hut'", "no effect")


@pytest.mark.parametrize(
    "effect",
    [
        '{ kind = "produce", resources = [] }',
        '{ kind = "produce_choice", resources = [] }',
        '{ kind = "coins_per", coins = 1, each = [], where = ["own"] }',
        '{ kind = "coins_per", coins = 1, each = ["red"], where = [] }',
    ],
)
def test_empty_lists_of_effects_are_refused(tmp_path: Path, effect: str) -> None:
    check(
        broken_card(tmp_path, '{ kind = "points", points = 2 }', effect), "card 'hut'", "is empty"
    )


# ---- wrong types and numbers


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('id = "hut"', "id = 3", "id"),
        ("age = 1", 'age = "1"', "age"),
        ("age = 1", "age = true", "age"),
        ("age = 1", "age = 1.0", "age"),
        ('colour = "blue"', "colour = 2", "colour"),
        ("players = [3, 5]", "players = 3", "players"),
        ("players = [3, 5]", 'players = ["3"]', "players"),
        ("players = [3, 5]", "players = [true]", "players"),
        ("cost = { wood = 1, coins = 1 }", "cost = 3", "cost"),
        ("effects = [", "effects = 3 #", "effects"),
        ('{ kind = "points", points = 2 }', '"points"', "effect"),
        ("points = 2", 'points = "2"', "points"),
        ('kind = "points"', "kind = 3", "kind"),
        ("age = 1", "age = 1\nname = 3", "name"),
        ("age = 1", 'age = 1\nshows = "star"', "shows"),
        ("age = 1", "age = 1\nchain = 3", "chain"),
        ("age = 1", "age = 1\nprovenance = 3", "provenance"),
    ],
)
def test_wrong_types_in_a_card_are_refused(tmp_path: Path, old: str, new: str, word: str) -> None:
    error = broken_card(tmp_path, old, new)
    check(error, "card", word)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('id = "tower"', "id = 3", "id"),
        ('produces = "wood"', "produces = 3", "produces"),
        (DAY, "3", "day"),
        (NIGHT, '"dark"', "night"),
        ("cost = { ore = 2 }", "cost = 2", "cost"),
        ('effects = [{ kind = "symbol_choice" }]', "effects = {}", "effects"),
    ],
)
def test_wrong_types_in_a_board_are_refused(tmp_path: Path, old: str, new: str, word: str) -> None:
    check(broken_wonder(tmp_path, old, new), "wonder", word)


@pytest.mark.parametrize("key", ["card", "wonder"])
@pytest.mark.parametrize("value", ["3", '"x"', "{ id = 1 }"])
def test_records_that_are_no_list_are_refused(tmp_path: Path, key: str, value: str) -> None:
    check(refusal(tmp_path, f"{HEAD}{key} = {value}\n"), "file", f"{key} must be a list")


@pytest.mark.parametrize("key", ["card", "wonder"])
@pytest.mark.parametrize("value", ["3", '"x"', "[]", "true"])
def test_a_record_that_is_no_table_is_refused(tmp_path: Path, key: str, value: str) -> None:
    check(refusal(tmp_path, f"{HEAD}{key} = [{value}]\n"), f"{key} 1")


@pytest.mark.parametrize("value", ["3", '"x"', "[]"])
def test_a_stage_that_is_no_table_is_refused(tmp_path: Path, value: str) -> None:
    stage = '{ cost = { ore = 2 }, effects = [{ kind = "coins", coins = 4 }] }'
    check(broken_wonder(tmp_path, stage, value), "wonder 'tower', day")


@pytest.mark.parametrize("age", [0, 4, -1])
def test_an_age_that_is_none_is_refused(tmp_path: Path, age: int) -> None:
    check(broken_card(tmp_path, "age = 1", f"age = {age}"), "card 'hut'", "age must be from 1 to 3")


@pytest.mark.parametrize("players", ["[]", "[2, 3]", "[3, 8]", "[5, 3]", "[0]"])
def test_numbers_of_players_that_cannot_be_are_refused(tmp_path: Path, players: str) -> None:
    check(broken_card(tmp_path, "[3, 5]", players), "card 'hut'", "players")


@pytest.mark.parametrize("points", [0, -3, 99])
def test_amounts_that_cannot_be_are_refused(tmp_path: Path, points: int) -> None:
    error = broken_card(tmp_path, "points = 2", f"points = {points}")
    check(error, "card 'hut'", "points must be from 1")


def test_a_discount_has_one_price(tmp_path: Path) -> None:
    effect = '{ kind = "discount", goods = "raw", where = ["left"], price = 2 }'
    error = broken_card(tmp_path, '{ kind = "points", points = 2 }', effect)
    check(error, "card 'hut'", "price")


@pytest.mark.parametrize("stages", [0, 1, 5])
def test_a_side_has_two_to_four_stages(tmp_path: Path, stages: int) -> None:
    stage = '{ cost = { stone = 2 }, effects = [{ kind = "points", points = 3 }] }'
    error = broken_wonder(tmp_path, DAY, f"[{', '.join([stage] * stages)}]")
    check(error, "wonder 'tower', day", "2 to 4 stages", str(stages))
