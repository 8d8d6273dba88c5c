"""The words: every message exists, is used, and reads well with whatever it is given."""

from __future__ import annotations

import ast
import inspect
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mirabilia
import mirabilia.lab
import mirabilia.server
import mirabilia.terminal
from mirabilia.bots import bot_names
from mirabilia.bots.registry import own_bots
from mirabilia.bots.search.figures import TOPICS
from mirabilia.catalog import load
from mirabilia.catalog.kinds import EFFECT_KINDS
from mirabilia.catalog.model import (
    COLOURS,
    MOST_WITH_ARMADA,
    SIDES,
    Effect,
)
from mirabilia.engine.actions import DRAW, LEFTOVER, VERB_NAMES
from mirabilia.engine.scoring import LINES
from mirabilia.engine.state import ASK_DEBT, ASK_DISCARD, ASK_ISLAND, DECISIONS, LEFT_OVER
from mirabilia.errors import IllegalMove, ImpossibleGame, ImpossibleOptions, MalformedMove
from mirabilia.locales import (
    LANGUAGES,
    TEXT,
    MissingWords,
    Words,
    for_page,
    load_words,
    source_of,
)
from mirabilia.locales import PAGE as DRAWN
from mirabilia.notation.events import _FORMS, _SOURCES
from mirabilia.notation.moves import FORMS as FORMS_OF_MOVES
from mirabilia.notation.moves import VERBS
from mirabilia.notation.reading.agenda import QUEUED
from mirabilia.options import EXPANSIONS, OPTIONS
from mirabilia.review import CATEGORIES
from mirabilia.server.refusals import REFUSALS
from mirabilia.terminal.effects import effect_text, effects_text, space_text
from scripts.wording import References, Wording, added_forms, given, named_ids, wording_of

CATALOGUE = load()
CARDS = [card.id for card in CATALOGUE.cards]
BOARDS = [wonder.id for wonder in CATALOGUE.wonders]
EVENTS = {name for name, _ in _FORMS.values()}
# Told for all, as headings or in the panels of conflicts, not as clauses behind a name.
GENERAL_EVENTS = {"turn", "conflict", "end", "deal", "pass", "naval"}
# Verbs of logs alone: nobody chooses them.
UNSPOKEN = {"discard", "draw"}
BOXES = {*EXPANSIONS, "teams"}
PAGE = Path(inspect.getfile(mirabilia)).parent / "web"
# How the page asks for words: `say("id"`, or say(`family-${...}`.
SAYING = re.compile(r"""\bsay\(\s*(?:"([\w.-]+)"|`([\w-]+-)\$|(.{30}))""", re.DOTALL)
# Of the errors the page knows those of these classes.
ERRORS_OF_PAGE = ("error-ImpossibleOptions-", "error-ImpossibleGame-")
SYMBOLS = re.compile(r"const SYMBOLS = \[(.*?)\]", re.DOTALL)


def page_scripts() -> list[str]:
    """All that the page runs, but for what others wrote and the words' own machinery."""
    paths = [path for path in PAGE.rglob("*.js") if "vendor" not in path.parts]
    return [path.read_text("utf-8") for path in sorted(paths) if path.name != "words.js"]


def page_ids() -> set[str]:
    """The ids that the page names in full."""
    found = (said for script in page_scripts() for said, _, _ in SAYING.findall(script))
    return {id.partition(".")[0] for id in found if id}


def page_families() -> set[str]:
    """The beginnings of the ids that the page puts together: the family that each belongs to."""
    named = {family for script in page_scripts() for _, family, _ in SAYING.findall(script)} - {""}
    return {"error-" if family in ERRORS_OF_PAGE else family for family in named}


def gallery_symbols() -> set[str]:
    """The symbols that are explained by messages of their own."""
    found = SYMBOLS.search((PAGE / "components" / "symbols.js").read_text("utf-8"))
    assert found
    return set(re.findall(r'"([\w-]+)"', found[1]))


def page_keys() -> set[str]:
    """The keys that act at the table."""
    script = (PAGE / "table" / "keys.js").read_text("utf-8")
    return set(re.findall(r'^  \{ id: "(\w+)"', script, re.MULTILINE))


def page_lessons() -> set[str]:
    """The lessons of the guide of a first game."""
    script = (PAGE / "decisions" / "lessons.js").read_text("utf-8")
    return set(re.findall(r'\bid: "(\w+)"', script))


def page_parts() -> set[str]:
    """The parts of the chapters of how to play."""
    script = (PAGE / "screens" / "chapters.js").read_text("utf-8")
    chapters = re.split(r'\bbox: "(\w+)"', script.partition("CHAPTERS = [")[2])
    return {
        f"{box}-{part}"
        for box, parts in zip(chapters[1::2], chapters[2::2], strict=True)
        for part in re.findall(r'\bid: "(\w+)"', parts)
    }


def page_rulings() -> set[str]:
    script = (PAGE / "screens" / "rulings.js").read_text("utf-8")
    return set(re.findall(r'"([a-z]-\d+(?:-\w+)?)"', script))


# The families of messages that the code names by an id: the ids that each must have.
FAMILIES: dict[str, set[str]] = {
    "review-column-": {
        *("when", "city", "played", "better", "cost", "why", "change"),
        *("even", "deal", "others", "choices", "won"),
    },
    **{f"{family}-": ids for family, ids in named_ids().items()},
    "chain-": set(CATALOGUE.chains),
    "piece-": {"victory", "defeat", "naval", "debt", "diplomacy", "coin"},
    "symbol-": gallery_symbols(),
    "effect-": set(EFFECT_KINDS),
    "space-": {"naval", "commerce", "coins", "tribute", "points", "island"},
    "action-": {"build", "stage", "sell", "take", "recruit"},
    "choice-": set(VERBS) - UNSPOKEN,
    "obstacle-": {"built", "coins", "complete", "harbour", "missing"},
    "event-": EVENTS - GENERAL_EVENTS,
    "sheet-": set(LINES),
    "line-": {*LINES, "total", "coins"},
    "option-": {option.name for option in OPTIONS},
    "lab-chapter-": {"points", "wonders", "tables", "time", "cards", "profiles"},
    "lab-deed-": {*COLOURS, "leader", "stage", "sale"},
    "help-": {*COLOURS, *BOXES},
    "key-": page_keys(),
    "bot-name-": set(map(str, range(MOST_WITH_ARMADA))),
    "reveal-": {"giver", "taker"},
    "guide-": page_lessons(),
    "learn-": page_parts(),
    "ruling-": page_rulings(),
    "error-": {
        f"{kind.__name__}-{code}"
        for kind in (MalformedMove, IllegalMove, ImpossibleOptions, ImpossibleGame)
        for code in kind.sentences
    },
    "refused-": set(REFUSALS),
    "advice-topic-": set(TOPICS),
    "advice-why-": set(TOPICS),
    "foresee-": {
        *("coins", "points", "end", "shields", "battles", "naval", "token"),
        *("frees", "opens", "closes", "loses", "follows"),
    },
}

# What the naming of things says by itself.
MACHINERY = {"counted", "list-series", "list-clauses"}

# Of these the families of names.
NAMED = {f"{family}-" for family in named_ids()}

# What the variables of messages can be.
NUMBERS: list[str | float] = [0, 1, 2, 5]
SUBJECTS: list[str | float] = ["card", "leader", "board", "island", "fleet", "side"]
SUBJECTS += ["board_or_leader", "card_or_leader"]
SAMPLES: dict[str, list[str | float]] = {
    "age": [1, 2, 3],
    "back": ["yes", "no"],
    "board": ["gizah"],
    "box": ["base", "cities"],
    "boxes": ["leaders", "leaders cities armada teams"],
    "buyer": ["rhodos"],
    "by": ["olympia", "ramses"],
    "card": ["altar", "caesar"],
    "cards": ["altar", "altar theater"],
    "colour": ["blue", "leader"],
    "decision": list(DECISIONS[1:LEFT_OVER]),
    "each": ["brown", "brown grey purple", "stages", "victories", "islands", "commerce"],
    "fleet": ["red"],
    "fleets": ["any", "blue"],
    "goods": ["wood", "wood wood clay"],
    "group": ["standard", "expert", "cities"],
    "hint": [""],
    "island": ["lost_island"],
    "islands": ["lost_island", "lost_island amber_island"],
    "leader": ["caesar"],
    "like": ["none", "altar"],
    "level": [*bot_names(), "mybots:Blue"],
    "how": ["paid", "chain", "free", "discard"],
    "kind": ["play", "record"],
    "other": ["olympia"],
    "place": ["own", "left", "right", "far", "none"],
    "result": ["won", "lost", "equal", "stronger", "weaker"],
    "rivals": ["rhodos", "rhodos you"],
    "shipyard": ["shipyard_1"],
    "side": ["left", "right", "far_left", "far_right"],
    "state": ["built", "open"],
    "symbol": ["gear"],
    "taker": ["winner", "loser"],
    "target": ["rhodos", "you"],
    "to": ["rhodos", "you"],
    "trend": ["up", "down"],
    "what": ["altar"],
    "when": ["end", "now"],
    "where": [
        *("own", "left", "right", "neighbours", "all", "others", "far_left", "far_right"),
        *("you", "end", "middle"),
    ],
    "who": ["you", "gizah"],
    "whose": ["own", "other"],
    "winners": ["gizah rhodos"],
}
# Of these the leaders.
LEADERS = {"caesar", "ramses"}
# Texts that messages pass on as they are.
PASSED_ON = {"column", "example", "folder", "form", "line", "move", "name", "part", "reason"}
PASSED_ON |= {"text", "verb", "verbs", "wanted"}
PASSED_ON |= {"cost", "found", "gift", "option", "players", "shown", "start", "way"}
PASSED_ON |= {"city", "list", "next", "won"}
PASSED_ON |= {
    "action",
    "problem",
    "says",
    "bundles",
    "deeds",
    "label",
    "line",
    "payments",
    "piece",
    "ships",
    "why",
}
PASSED_ON |= {"even", "high", "low", "names", "seed", "share"}
# A side is a direction in some messages and a side of a board in others; so with what, and goods.
SAMPLES_OF: dict[str, dict[str, list[str | float]]] = {
    "city-title-side": {"side": ["day", "night"]},
    "leave-about": {"state": ["playing", "lobby"]},
    "offer-join": {"state": ["watch", "play"]},
    "end-won": {"how": ["you", "team", "shared", "one"]},
    "end-points": {"how": ["city", "team", "shared", "one"]},
    "end-part": {"line": ["sample"]},
    "end-tab": {"tab": ["parts", "ages", "fights"]},
    "origin": {"moment": ["turn", "age", "opening"]},
    "replay-times": {"times": [1, 2]},
    "games-state": {"filter": ["all", "turn", "running", "over", "won"]},
    "face": {"state": ["ready", "waits", "none"]},
    "bot-kind": {"kind": ["level", "comparison", "added"]},
    "lab-side": {"side": ["day", "night"]},
    "lab-about": {"boxes": ["none", "leaders", "leaders cities"], "teams": ["yes", "no"]},
    "error-MalformedMove-subject": {"kind": SUBJECTS},
    "error-MalformedMove-unknown": {"kind": SUBJECTS},
    "error-MalformedMove-rest": {"verb": list(VERBS)},
    "move-form": {"verb": list(VERBS)},
    "gallery-kind": {
        "kind": ["all", "cards", "wonders", "leaders", "islands", "shipyards", "tokens", "symbols"]
    },
    "gallery-wonders": {"side": ["day", "night"]},
    "do-build": {"fleet": ["none", "red"]},
    "do-recruit": {"card": ["caesar"]},
    "do-sail": {"fleet": ["none", "red"]},
    "do-side": {"side": ["day", "night"]},
    "do-stage": {"fleet": ["none", "red"]},
    "text-under": {"cards": ["altar, theater"]},
    "text-prize": {"place": ["first", "second", "third", "last"]},
    "text-not": {"what": ["altar"]},
    "text-makes": {"goods": ["wood and ore"]},
    "text-alone": {"goods": ["wood and ore"]},
    "spoken-wonder": {"side": ["day", "night"]},
    "event-side": {"side": ["day", "night"]},
    "choice-side": {"what": ["day", "night"]},
    "choice-board": {"what": ["gizah"]},
    "choice-keep": {"what": ["caesar"]},
    "choice-recruit": {"what": ["caesar"]},
    "choice-bury": {"what": ["caesar"]},
    "choice-token": {"what": NUMBERS},
    "choice-debt": {"what": NUMBERS},
    "choice-fleet": {"what": ["red", "red blue"]},
    "choice-island": {"what": ["lost_island"]},
    "board-gift": {"side": ["day", "night"]},
    "effect-free_colour": {"each": ["purple"]},
    "effect-coins_on_build": {"each": ["yellow"]},
    "effect-free_per_age": {"each": ["black"]},
    "effect-points_per_set": {"each": ["blue red green"]},
    "effect-points_if_most": {"each": ["blue"]},
    "effect-others_lose": {"each": ["nothing", "age", "victories", "stages"]},
    "effect-reduce": {"each": ["blue", "stages", "fleets"]},
    "event-gain": {"source": ["sale", "card", "stage"]},
    "event-draw": {"leaders": NUMBERS},
    "leaders-named": {"leaders": ["caesar", "caesar plato"]},
    "lab-percent": {"share": [0.125]},
    "review-percent": {"share": [0.125]},
    "puzzle-chance": {"share": [0.125]},
    "mine-percent": {"share": [0.125]},
    "mine-even": {"share": [0.125]},
    "mine-between": {"low": [0.125], "high": [0.5]},
    "review-cost": {"cost": [0.125], "error": [0.01]},
    "review-moment": {"age": [0, 2]},
    "review-category": {"category": list(CATEGORIES)},
    "review-reason": {"category": list(CATEGORIES)},
    "lab-mean": {"number": [12.34]},
    "lab-ratio": {"number": [1.5]},
    "leaders-in-hand": {"leaders": ["caesar", "caesar plato"]},
    "naval-place": {"place": ["first", "second", "third", "last"]},
    "tokens-naval": {"tokens": ["+3 −1"]},
    "effect-discount": {"goods": ["raw", "manufactured"]},
    "event-stage": {"card": ["altar", "unseen"]},
    "event-sell": {"card": ["altar", "unseen"]},
    "event-leftover": {"card": ["altar", "unseen"]},
}


ENGLISH = wording_of("en")


def ids(language: str = "en") -> set[str]:
    return set(wording_of(language).messages)


def calls_for_words() -> Iterator[ast.expr]:
    """The first argument of every `words(...)` in the code that speaks to people."""
    speaking = (mirabilia.terminal, mirabilia.lab, mirabilia.server)
    rooms = [Path(inspect.getfile(room)).parent for room in speaking]
    for path in (path for room in rooms for path in room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and is_words(node.func):
                id = node.args[0]
                yield from [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]


# What makes words that are asked at once.
SPEAKERS = ("load_words", "system_words")


def is_words(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "words"
    if isinstance(function, ast.Call):
        return isinstance(function.func, ast.Name) and function.func.id in SPEAKERS
    return isinstance(function, ast.Name) and function.id == "words"


def literal_ids() -> set[str]:
    found = calls_for_words()
    texts = [str(node.value) for node in found if isinstance(node, ast.Constant)]
    return {text.partition(".")[0] for text in texts}


def named_families() -> set[str]:
    """The beginnings of the ids that the code puts together."""
    found = set()
    for node in calls_for_words():
        assert isinstance(node, ast.Constant | ast.JoinedStr), ast.dump(node)
        if isinstance(node, ast.JoinedStr):
            beginning = node.values[0]
            assert isinstance(beginning, ast.Constant), ast.dump(node)
            found.add(str(beginning.value))
    return found


def expected_ids() -> set[str]:
    families = {beginning + id for beginning, ids in FAMILIES.items() for id in ids}
    referred = {id for entry in ENGLISH.entries for id in References(entry).messages}
    return families | literal_ids() | page_ids() | referred | MACHINERY


def given_forms(language: str) -> set[str]:
    """What names that people give themselves need where names of cities have forms."""
    return given(added_forms(wording_of(language), ENGLISH))


every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_code_builds_ids_of_known_families_only() -> None:
    assert named_families() | page_families() <= set(FAMILIES)


def test_the_page_names_its_messages_where_it_says_them() -> None:
    """So that none can be missing, or left over, without a test that fails."""
    odd = [rest for script in page_scripts() for _, _, rest in SAYING.findall(script)]
    assert [rest for rest in odd if rest] == []


@every_language
def test_every_message_that_is_needed_is_there(language: str) -> None:
    assert expected_ids() - ids(language) == set()


@every_language
def test_no_message_is_unused(language: str) -> None:
    assert ids(language) - expected_ids() == given_forms(language)


def needed_by_page() -> set[str]:
    """What the page says, with the messages that these refer to."""
    names = {family for family in page_families() | NAMED if family != "error-"}
    families = {family + id for family in names for id in FAMILIES[family]}
    errors = {id for id in expected_ids() if id.startswith(ERRORS_OF_PAGE)}
    found, new = set[str](), families | errors | page_ids() | MACHINERY
    while new:
        found |= new
        new = {id for name in new for id in ENGLISH.references(name).messages} - found
    return found


@every_language
def test_the_page_is_sent_what_it_says_and_no_more(language: str) -> None:
    sent = set(Wording(language, for_page(source_of(language))).messages)
    assert sent == needed_by_page() | given_forms(language)


@every_language
def test_everything_in_the_boxes_has_a_name_of_its_own(language: str) -> None:
    words = load_words(language)
    counts = {"leader-": 55, "island-": 27, "shipyard-": 8, "city-": 12 + 1 + 8, "wonder-": 12}
    for family, count in counts.items():
        names = {words(f"{family}{id}") for id in FAMILIES[family]}
        assert len(names) == len(FAMILIES[family]) == count, family
    assert len(CARDS) == 80 + 42 + 24


@every_language
def test_cards_with_one_name_are_called_the_same_and_no_others(language: str) -> None:
    words = load_words(language)
    names = {(words(f"card-{card.id}"), card.name) for card in CATALOGUE.cards}
    assert len(names) == len({name for name, _ in names}) == len({index for _, index in names})


@every_language
def test_each_colour_has_a_symbol_of_its_own(language: str) -> None:
    words = load_words(language)
    symbols = [words(f"colour-{colour}.symbol") for colour in COLOURS]
    assert symbols == ["■", "◆", "▬", "●", "✚", "▲", "★", "▼"]


# A card and its colour: as a text has them, and as a page does, in the form that fits a card.
COLOURED = {
    "en": ("✚ Barracks", "Barracks (red)"),
    "it": ("✚ Caserma", "Caserma (rossa)"),
    "es": ("✚ Cuartel", "Cuartel (roja)"),
    "pl": ("✚ Koszary", "Koszary (czerwona)"),
    "de": ("✚ Kaserne", "Kaserne (rot)"),
    "fr": ("✚ Caserne", "Caserne (rouge)"),
}
TELLING = [
    *("choice-build", "choice-stage", "choice-sell", "choice-sell-ship", "choice-take"),
    *("event-build", "event-stage", "event-sell", "event-leftover"),
]
BARRACKS: dict[str, str | float] = {
    "card": "barracks",
    "colour": "red",
    "stage": 1,
    "fleet": "blue",
}


@pytest.mark.parametrize("language", COLOURED)
def test_the_colour_of_a_card_is_no_adjective_before_its_name(language: str) -> None:
    """On the page it stands behind the name; a text has its sign."""
    text, page = (Words(language, source_of(language), medium) for medium in (TEXT, DRAWN))
    sign, behind = COLOURED[language]
    for id in TELLING:
        for who in ("you", "gizah"):
            figures = {**BARRACKS, "who": who, "how": "paid"}
            assert sign in text(id, **figures)
            assert behind in page(id, **figures)
    assert page("event-keep", card="caesar", colour="leader", who="you").endswith(
        page("leader-caesar")
    )


@every_language
def test_a_card_is_told_with_its_colour_by_one_message(language: str) -> None:
    """A name for the sign alone would be read before the name of the card, in whatever form."""
    messages = Wording(language, for_page(source_of(language))).entries
    named_in = {one.id.name: References(one).named.get("colour", set()) for one in messages}
    assert {id for id, functions in named_in.items() if "SYMBOL" in functions} == {"card-coloured"}


def samples(id: str) -> Iterator[dict[str, str | float]]:
    """The variables of a message with every mix of what they can be."""
    names = sorted(ENGLISH.references(id).variables)
    special = SAMPLES_OF.get(id, {})
    values = [special.get(name) or samples_of(name) for name in names]
    for mix in itertools.product(*values):
        yield dict(zip(names, mix, strict=True))


def samples_of(variable: str) -> list[str | float]:
    return ["sample"] if variable in PASSED_ON else SAMPLES.get(variable, NUMBERS)


def test_english_says_whatever_it_is_given() -> None:
    """The other languages say what English says: `scripts.words check`."""
    words = load_words()
    for id in ENGLISH.messages:
        texts = [words(id, **figures) for figures in samples(id)]
        assert texts, id
        odd = [text for text in texts if set(text) & set("{}\N{FIRST STRONG ISOLATE}")]
        assert odd == [], id


@every_language
def test_leaders_are_named_where_cards_and_cities_can_be(language: str) -> None:
    words = load_words(language)
    said = [
        words(id, **figures)
        for id in ENGLISH.messages
        for figures in samples(id)
        if LEADERS & set(figures.values())
    ]
    assert all(said)


@every_language
@pytest.mark.parametrize("bot", own_bots())
def test_every_bot_of_ours_has_words_of_its_own(language: str, bot: str) -> None:
    words = load_words(language)
    assert words("bot-level", level=bot) != bot
    assert words("bot-about", level=bot) != words("bot-about", level="somebody's")


def test_plural_forms() -> None:
    words = load_words()
    assert [words("coins", coins=n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert words("shields", shields=1) == "1 shield"
    assert words("points", points=3) == "3 points"
    assert words("bots-count", named=1, others=3).startswith("1 bot is named for 3 seats")


def test_each_kind_of_decision_has_words_of_its_own() -> None:
    words = load_words()
    kinds = DECISIONS[1:LEFT_OVER]
    assert len({words("decision", decision=kind) for kind in kinds}) == len(kinds) == 14


# What a move can lead to for who makes it, besides something that is drawn.
FOLLOWS = [DECISIONS[asked] for asked in sorted({*QUEUED, ASK_DISCARD, ASK_ISLAND, ASK_DEBT})]


@every_language
def test_each_decision_that_a_move_leads_to_is_told(language: str) -> None:
    """Not as if it were something else."""
    words = load_words(language)
    told = [words("foresee-then", what=kind) for kind in (*FOLLOWS, "draw")]
    assert len(set(told)) == len(FOLLOWS) + 1


@every_language
def test_each_verb_that_can_be_written_has_its_form(language: str) -> None:
    """What a form is without words for it, the verb alone, is that of bare verbs."""
    words = load_words(language)
    bare = [verb for verb, form in FORMS_OF_MOVES.items() if form == VERB_NAMES[verb]]
    for verb in set(FORMS_OF_MOVES) - {LEFTOVER, DRAW}:
        told = words("move-form", verb=VERB_NAMES[verb])
        assert told.startswith(VERB_NAMES[verb])
        assert (told == VERB_NAMES[verb]) == (verb in bare), told


def everything_with_effects() -> Iterator[tuple[str, list[Effect]]]:
    for card in CATALOGUE.cards:
        yield card.id, card.effects
    for leader in CATALOGUE.leaders:
        yield leader.id, leader.effects
    for island in CATALOGUE.islands:
        yield island.id, island.effects
    for wonder in CATALOGUE.wonders:
        for name, side in zip(SIDES, wonder.sides, strict=True):
            yield f"{wonder.id} {name}", side.start_effects
            for number, stage in enumerate(side.stages, 1):
                yield f"{wonder.id} {name} {number}", stage.effects


def test_every_effect_there_is_has_words() -> None:
    """And each figure of it that the words want."""
    words = load_words()
    kinds = set()
    for name, effects in everything_with_effects():
        kinds |= {effect.kind for effect in effects}
        text = effects_text(words, effects)
        assert bool(text) == bool(effects), name
        assert len(text) < 100, name
    assert kinds == set(range(len(EFFECT_KINDS)))


def test_different_effects_read_differently() -> None:
    words = load_words()
    texts: dict[str, tuple[int, int, int, int]] = {}
    for name, effects in everything_with_effects():
        for effect in effects:
            figures = (effect.kind, effect.amount, effect.what, effect.where)
            assert texts.setdefault(effect_text(words, effect), figures) == figures, name


def test_spaces_say_what_they_show() -> None:
    words = load_words()
    red, yellow, _, green = CATALOGUE.tracks
    assert [space_text(words, space) for space in red[:3]] == ["nothing yet", "naval 1", "naval 2"]
    assert space_text(words, yellow[2]) == "commerce 1, 2 coins, tribute 1"
    assert space_text(words, green[2]) == "explore level 1"


@pytest.mark.parametrize("source", _SOURCES)
def test_every_source_of_coins_is_named(source: str) -> None:
    what: dict[str, str | int] = {"sale": 0, "card": "altar", "stage": 2, "leader": "nero"}
    what |= {"island": "wondrous_oasis", "space": "yellow"}
    names = {"sale": "it", "card": "Altar", "stage": "stage 2", "leader": "Nero"}
    names |= {"island": "Wondrous Oasis", "space": "≈ yellow"}
    text = load_words()("event-gain", who="you", coins=2, source=source, what=what[source])
    assert names[source] in text


@pytest.mark.parametrize(("by", "name"), [("olympia", "Olympia"), ("ramses", "Ramses")])
def test_a_free_build_names_whose_right_it_is(by: str, name: str) -> None:
    built = {"who": "you", "card": "workers_guild", "colour": "purple", "how": "free", "by": by}
    assert load_words()("event-build", **built).endswith(f", free thanks to {name}")


def test_ids_become_names_and_lists_and_are_counted() -> None:
    words = load_words()
    assert words("goods", goods="clay clay cloth") == "2 clay, cloth"
    assert words("effect-produce_choice", goods="wood clay") == "wood/clay"
    assert words("way-chain", cards="altar") == "free by chain from Altar"
    assert words("card-title", card="caesar", colour="leader") == "♛ Caesar"
    assert words("choice-fleet", what="red blue") == "move ≈ red, blue"
    assert words("pay-city", coins=2, who="rhodos", side="left") == "2 coins to Rhodos (left)"


FORMS = """
city-rhodos = Rodi
    .genitive = di Rodi
    .gender = f
city-gizah = Giza
    .genitive = di Giza
    .gender = f
leader-caesar = Cesare
    .genitive = di Cesare
    .gender = m
colour-blue = azzurro
    .symbol = ▬
    .plural = azzurre
resource-clay = argilla
    .genitive = di argilla
    .counted = { $count } argille
resource-wood = legno
    .genitive = di legno
counted = { $count } × { $name }
list-series = { $list }, { $next }
of = la città { CITY($who, form: "genitive") }
of-each = { CITY($who, form: "genitive", join: "and") }
sent =
    { CITY($who, form: "gender") ->
        [f] { CITY($who) } è stata mandata
       *[m] { CITY($who) } è stato mandato
    }
cards = carte { SYMBOL($colour, form: "plural") }
some = { RESOURCE($goods, form: "genitive") }
these = { RESOURCE($goods) }
"""


def test_messages_ask_for_forms_of_names_and_select_by_them() -> None:
    words = Words("it", FORMS)
    assert words("of", who="rhodos") == "la città di Rodi"
    assert words("of-each", who="rhodos gizah") == "di Rodi e di Giza"
    assert words("sent", who="rhodos") == "Rodi è stata mandata"
    assert words("sent", who="caesar") == "Cesare è stato mandato"
    assert words("some", goods="clay clay") == "2 × di argilla"
    assert words("these", goods="clay wood clay wood") == "2 argille, 2 × legno"
    assert words("these", goods="clay") == "argilla"
    assert words("cards", colour="blue") == "carte ▬"


def test_lists_are_those_of_the_language() -> None:
    parts = ["a", "b", "c"]
    assert load_words().list(parts) == "a, b and c"
    assert load_words().list(parts, "or") == "a, b or c"
    assert Words("it", "").list(parts) == "a, b e c"
    assert Words("pl", "").list(parts, "or") == "a, b lub c"
    assert [load_words().list(parts[:count]) for count in range(3)] == ["", "a", "a and b"]
    assert load_words().list(parts, "series") == "a, b, c"
    assert load_words().list(parts, "clauses") == "a; b; c"
    assert load_words().list([], "series") == ""


def test_a_form_that_a_name_has_not_is_an_error() -> None:
    with pytest.raises(MissingWords, match="resource-clay has no genitive"):
        Words("it", FORMS.replace("    .genitive = di argilla\n", ""))("some", goods="clay")


def test_what_is_missing_is_an_error() -> None:
    words = load_words()
    with pytest.raises(MissingWords, match="no message nonsense"):
        words("nonsense")
    with pytest.raises(MissingWords, match="has no symbol"):
        words("coins.symbol", coins=1)
    with pytest.raises(MissingWords, match="coins"):
        words("coins")
    with pytest.raises(MissingWords, match="card-nonsense"):
        words("card-title", card="nonsense", colour="blue")
    with pytest.raises(MissingWords, match="no words in 'tlh'"):
        load_words("tlh")
