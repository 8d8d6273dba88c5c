"""What is wrong with the words of a language, for `python -m scripts.words` and for the tests.

A language is compared with English: the same messages with the same parameters, in its own plural
forms, letters and signs. Where a difference is right, the comment above a message says so:

    # on purpose: same               it reads as in English
    # on purpose: without $who       it does not mention this
    # on purpose: plural             one form does for all numbers
    # on purpose: typography         it breaks a rule of its language's typography
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from mirabilia.catalog import load
from mirabilia.catalog.model import COLOURS, FLEETS, MOST_WITH_ARMADA, RESOURCES, SCIENCE, SIDES
from mirabilia.locales import COUNTED, LANGUAGES, MEDIUM, NAMING, PAGE, MissingWords, Words
from mirabilia.options import EXPANSIONS
from scripts import vendor
from scripts.naming import COMMON, LOCALES, load_names

ENGLISH: Final = "en"
# Numbers that reach every plural category which numbers of the game can have.
SMALL_NUMBERS: Final = range(1000)
COUNTS: Final = (0, 1, 2, 5, 21, 22)
# What messages pass on is any text; where a language would have to know more, it selects.
PASSED_ON: Final = "sample"
# A message that can be said in more ways than this is tried in as many of them.
MOST_SAMPLES: Final = 2000
# The message that says where long words of names are parted, and what those with names begin with.
HYPHENS: Final = "hyphens"
ON_CARDS: Final = ("card-", "leader-", "island-")
LEAST_PART: Final = 2

# As `parted` in web/components/card.js has them.
_LONG_WORD: Final = re.compile(r"[^\W\d_]{9,}")
_PURPOSE: Final = re.compile(r"on purpose: *(.+)")
_LETTERS: Final = re.compile(r"[^\W\d_]{2,}")
_COMMENTED: Final = re.compile(r"^# ([a-z][\w-]*) =", re.MULTILINE)
_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

# What stands in the place of whatever a message is given.
_GIVEN: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_QUOTES: Final = set("\"'“”„‟‘’‚‛«»‹›`´")
# The quotation marks of a language, and the apostrophe; where it is not listed, any curved ones.
QUOTES: Final = {
    "en": "“”‘’",
    "it": "«»“”‘’",
    "es": "«»“”‘’",
    "pl": "„”«»’",
    "de": "„“‚‘’",
    "fr": "«»“”’",
}
_ANY_QUOTES: Final = "“”„‟‘’‚‛«»‹›"
# For some languages what must not be, as patterns, with what is wrong about it.
TYPOGRAPHY: Final = {
    "fr": (
        (rf"[^\s({_NARROW}][;!?:](?=$|[\s)»])", "a narrow no-break space before ; : ! ?"),
        (rf"(?!{_NARROW})\s([;!:](?=$|[\s)»])|\?$)", "a narrow no-break space before ; : ! ?"),
        (rf"«(?!{_NARROW})|(?<!{_NARROW})»", "a narrow no-break space inside « »"),
    ),
    "es": (
        (rf"^[^¿]*[\w{_GIVEN})»]\?", "¿ before a question"),
        (rf"^[^¡]*[\w{_GIVEN})»]!", "¡ before an exclamation"),
    ),
}
_EVERYWHERE: Final = (
    (r"\s,", "no blank before a comma"),
    (r"\A.*\S {2,}\S.*\Z", "no double blank"),
    (r"\.\.\.", "… in one sign"),
)
# A question mark within a text may be the key of that name.
_NOT_FRENCH: Final = ((r"\S\s([;!:](?!\S)|\?$)", "no blank before ; : ! ?"),)


class References(Visitor):
    """What a message speaks of: variables, messages, terms, functions, and what it selects by."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()
        self.named: dict[str, set[str]] = {}
        self.selects: list[ast.SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.named.setdefault(argument.id.name, set()).add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@dataclass
class Wording:
    """The messages of one language, as they are written."""

    language: str
    source: str

    @cached_property
    def resource(self) -> ast.Resource:
        return FluentParser().parse(self.source)

    @cached_property
    def entries(self) -> list[ast.Message]:
        return [entry for entry in self.resource.body if isinstance(entry, ast.Message)]

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        return {entry.id.name: entry for entry in self.entries}

    @cached_property
    def terms(self) -> dict[str, ast.Term]:
        return {e.id.name: e for e in self.resource.body if isinstance(e, ast.Term)}

    @property
    def all_entries(self) -> list[ast.Message | ast.Term]:
        return [*self.entries, *self.terms.values()]

    @cached_property
    def words(self) -> Words:
        return Words(self.language, self.source)

    @cached_property
    def words_of_page(self) -> Words:
        return Words(self.language, self.source, PAGE)

    def texts(self) -> Iterator[str]:
        """All that the messages write."""
        for message in self.entries:
            for pattern in patterns(message).values():
                yield from texts_of(pattern)

    @cached_property
    def _references(self) -> dict[str, References]:
        return {}

    def references(self, id: str) -> References:
        """Of a message and of all messages and terms that it refers to."""
        if id not in self._references:
            self._references[id] = self._references_of(id)
        return self._references[id]

    def _references_of(self, id: str) -> References:
        seen: dict[str, ast.Message | ast.Term] = {}
        waiting = {id}
        while waiting:
            for name in waiting:
                seen[name] = self.terms[name[1:]] if name[0] == "-" else self.messages[name]
            found = References(ast.Resource(list(seen.values())))
            referred = found.messages | {f"-{term}" for term in found.terms}
            waiting = {name for name in referred - set(seen) if self._has(name)}
        return References(ast.Resource(list(seen.values())))

    def _has(self, name: str) -> bool:
        return name[1:] in self.terms if name[0] == "-" else name in self.messages

    def purposes(self, id: str) -> set[str]:
        """What the comment above a message says is on purpose."""
        comment = self.messages[id].comment
        lines = (comment.content or "").splitlines() if comment else []
        found = (_PURPOSE.search(line) for line in lines)
        return {part.strip() for match in found if match for part in match[1].split(",")}


def wording_of(language: str, folder: Path = LOCALES) -> Wording:
    return _wording(language, (folder / f"{language}.ftl").read_text("utf-8"))


@lru_cache(maxsize=len(LANGUAGES) + 2)
def _wording(language: str, source: str) -> Wording:
    """To read a language takes half a second, and all others are compared with English."""
    return Wording(language, source)


def problems(language: str, folder: Path = LOCALES) -> list[str]:
    """All that is wrong with a language."""
    wording, english = wording_of(language, folder), wording_of(ENGLISH, folder)
    if faults := list(unsound(wording)):
        return faults
    found = [*unlike(wording, english), *unknown(wording), *unplural(wording, english)]
    found += [*shared_names(wording, english), *misprints(wording), *lacking_letters(wording)]
    found += badly_parted(wording)
    if language != ENGLISH:
        found += [*left_over(wording, english, folder), *other_names(wording, folder)]
    return found + list(badly_said(wording, english))


# ---- the file


def unsound(wording: Wording) -> Iterator[str]:
    """What Fluent cannot read, what is there twice, and blanks at the ends of lines."""
    for entry in wording.resource.body:
        if isinstance(entry, ast.Junk):
            yield f"cannot be read: {(entry.content or '').strip().splitlines()[0]}"
    ids = [entry.id.name for entry in wording.entries]
    yield from (f"{id}: is there twice" for id in sorted({id for id in ids if ids.count(id) > 1}))
    for number, line in enumerate(wording.source.splitlines(), 1):
        if line != line.rstrip() or "\t" in line:
            yield f"line {number}: has a blank at its end, or a tabulator"
    comments = _COMMENTED.findall(wording.source)
    if comments:
        yield f"{len(comments)} comments are messages, the first {comments[0]}: take them out"


# ---- beside English


def missing(wording: Wording, english: Wording) -> list[str]:
    """The messages that a language lacks."""
    return [id for id in english.messages if id not in wording.messages]


def unlike(wording: Wording, english: Wording) -> Iterator[str]:
    """Messages, attributes and parameters that are there in one of the two alone."""
    yield from (f"{id}: is missing" for id in missing(wording, english))
    forms = added_forms(wording, english)
    for_given = given(forms)
    for id, message in wording.messages.items():
        if id in for_given:
            continue
        if id not in english.messages:
            yield f"{id}: is not there in English"
            continue
        expected = attributes(english.messages[id]) | forms.get(family_of(id), set())
        for name in sorted(expected ^ attributes(message)):
            yield f"{id}: .{name} {'is missing' if name in expected else 'is one too many'}"
        yield from unlike_parameters(wording, english, id)
    yield from (f"{id}: is missing" for id in sorted(for_given - set(wording.messages)))


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def family_of(id: str) -> str:
    """The family of names that a message belongs to, or nothing."""
    family, _, name = id.partition("-")
    return family if name in named_ids().get(family, ()) else ""


@cache
def named_ids() -> dict[str, set[str]]:
    """For each family of names the ids that have one."""
    catalogue = load()
    boards = {wonder.id for wonder in catalogue.wonders}
    seats = {f"seat_{seat}" for seat in range(MOST_WITH_ARMADA)}
    return {
        "box": {*EXPANSIONS, "base", "teams"},
        "card": {card.id for card in catalogue.cards},
        "city": {*boards, *seats, "you"},
        "colour": {*COLOURS, "leader"},
        "fleet": set(FLEETS),
        "island": {island.id for island in catalogue.islands},
        "leader": {leader.id for leader in catalogue.leaders},
        "resource": set(RESOURCES),
        "science": {*SCIENCE, "choice", "mask", "most"},
        "shipyard": {shipyard.id for shipyard in catalogue.shipyards},
        "side": set(SIDES),
        "wonder": boards,
    }


def added_forms(wording: Wording, english: Wording) -> dict[str, set[str]]:
    """For each family of names the forms that a language adds: all names have them, or none."""
    added: dict[str, set[str]] = {}
    for id, message in wording.messages.items():
        if id in english.messages and (family := family_of(id)):
            new = attributes(message) - attributes(english.messages[id])
            added.setdefault(family, set()).update(new)
    return added


def given(forms: dict[str, set[str]]) -> set[str]:
    """The messages for names that people gave themselves, where names of cities have forms."""
    return {f"given-{form}" for form in forms.get("city", set())}


def unlike_parameters(wording: Wording, english: Wording, id: str) -> Iterator[str]:
    own, original = wording.references(id).variables, english.references(id).variables
    counts = {"count"} if COUNTED in attributes(wording.messages[id]) else set()
    for name in sorted(own - original - counts):
        yield f"{id}: ${name} is not given"
    for name in sorted(original - own):
        if f"without ${name}" not in wording.purposes(id):
            yield f"{id}: does not mention ${name}"


def left_over(wording: Wording, english: Wording, folder: Path) -> Iterator[str]:
    """Messages that are in English still."""
    same_names = set(load_names(folder).messages(wording.language))
    for id, message in wording.messages.items():
        original = english.messages.get(id)
        if original is None or id in same_names or "same" in wording.purposes(id):
            continue
        originals = patterns(original)
        for name, pattern in patterns(message).items():
            texts = spoken(pattern)
            if texts and name in originals and texts == spoken(originals[name]):
                yield f"{id}{name}: reads as in English: {shorten(texts[0])}"


def spoken(pattern: ast.Pattern) -> list[str]:
    """The texts of a pattern that have words in them."""
    return [text for text in texts_of(pattern) if _LETTERS.search(text)]


def other_names(wording: Wording, folder: Path) -> Iterator[str]:
    """Names that are not those of names.toml."""
    for id, name in load_names(folder).messages(wording.language).items():
        if id not in wording.messages:
            continue
        shown = wording.words(id)
        common = id.partition("-")[0] in COMMON
        if shown != name and not (common and shown.casefold() == name.casefold()):
            yield f"{id}: is called {shown}, in names.toml {name}"


def shared_names(wording: Wording, english: Wording) -> Iterator[str]:
    """Things of one kind that are called the same, though not in English."""
    first: dict[tuple[str, str], str] = {}
    for id in english.messages:
        family = family_of(id)
        if not family or id not in wording.messages:
            continue
        other = first.setdefault((family, wording.words(id)), id)
        if english.words(id) != english.words(other):
            yield f"{id}: is called like {other}: {wording.words(id)}"


# ---- functions and plural forms


def unknown(wording: Wording) -> Iterator[str]:
    """References to what does not exist."""
    functions = {*NAMING, MEDIUM, "NUMBER", "DATETIME"}
    for entry in wording.all_entries:
        found = References(entry)
        strange = found.functions - functions
        strange |= found.messages - set(wording.messages)
        strange |= {f"-{term}" for term in found.terms - set(wording.terms)}
        yield from (f"{entry.id.name}: there is no {name}" for name in sorted(strange))


def categories(language: str) -> set[str]:
    """The plural categories that the numbers of the game reach in a language."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in SMALL_NUMBERS}


def plural_selects(entry: ast.Message | ast.Term) -> Iterator[ast.SelectExpression]:
    return filter(is_plural, References(entry).selects)


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether a select tells numbers apart by their plural forms."""
    keys = {key for key in keys_of(select) if not key.isdecimal()}
    return keys <= _PLURALS and bool(keys - {"other"})


def keys_of(select: ast.SelectExpression) -> set[str]:
    return {key_of(variant) for variant in select.variants}


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def unplural(wording: Wording, english: Wording) -> Iterator[str]:
    """Plural forms that are missing, or that the language does not have."""
    reached = categories(wording.language)
    for entry in wording.all_entries:
        for select in plural_selects(entry):
            keys = keys_of(select) & _PLURALS
            default = next(key_of(one) for one in select.variants if one.default)
            lacking = reached - keys - ({default} if default in reached else set())
            yield from (f"{entry.id.name}: has no form [{key}]" for key in sorted(lacking))
            strange = keys - reached - {"other"}
            yield from (f"{entry.id.name}: [{key}] is never reached" for key in sorted(strange))
            if default not in reached | {"other"}:
                yield f"{entry.id.name}: *[{default}] should be *[other]"
    yield from without_plural(wording, english)


def without_plural(wording: Wording, english: Wording) -> Iterator[str]:
    """Messages that have plural forms in English alone."""
    for id in english.messages:
        if id not in wording.messages or "plural" in wording.purposes(id):
            continue
        for name in sorted(counted_in(english, id) - counted_in(wording, id)):
            if name in wording.references(id).variables:
                yield f"{id}: has plural forms of ${name} in English"


def counted_in(wording: Wording, id: str) -> set[str]:
    """The variables that a message, and those it refers to, have plural forms of."""
    found = set()
    for select in filter(is_plural, wording.references(id).selects):
        found |= References(select.selector).variables
    return found


# ---- letters and signs


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The value of a message and its attributes, these with a dot before their names."""
    found = {f".{one.id.name}": one.value for one in message.attributes}
    return ({"": message.value} if message.value else {}) | found


def texts_of(pattern: ast.Pattern) -> list[str]:
    """What a pattern writes: its text with a sign for each thing given, and each variant's."""
    whole, inner = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        whole += _GIVEN
        if isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            inner += [text for variant in variants for text in texts_of(variant.value)]
    return [whole, *inner]


def misprints(wording: Wording) -> Iterator[str]:
    """Quotation marks and blanks that the language's typography does not have."""
    allowed = set(QUOTES.get(wording.language, _ANY_QUOTES))
    own = TYPOGRAPHY.get(wording.language, ())
    rules = [*_EVERYWHERE, *own, *(() if wording.language == "fr" else _NOT_FRENCH)]
    for id, message in wording.messages.items():
        if "typography" in wording.purposes(id):
            continue
        for name, pattern in patterns(message).items():
            for text in texts_of(pattern):
                for sign in sorted(_QUOTES & set(text) - allowed):
                    yield f"{id}{name}: {sign} is no sign of {wording.language}: {shorten(text)}"
                for rule, wanted in rules:
                    if re.search(rule, text):
                        yield f"{id}{name}: {wanted}: {shorten(text)}"


def shorten(text: str) -> str:
    text = " ".join(text.replace(_GIVEN, "{}").split())
    return text if len(text) <= 60 else f"{text[:59]}…"


def lacking_letters(wording: Wording) -> Iterator[str]:
    """Letters that the page's fonts lack."""
    letters = {char for text in wording.texts() for char in text if char.isalpha()}
    lacking = "".join(sorted(char for char in letters if ord(char) not in vendor.letters()))
    if lacking:
        yield f"the fonts lack {lacking}: add them to LETTERS in scripts/vendor.py and run it"


# ---- long words of names


def badly_parted(wording: Wording) -> Iterator[str]:
    """Long words of names that cannot be parted, and what is listed without need or wrongly."""
    if HYPHENS not in wording.messages:
        return
    parted = wording.words(HYPHENS).split()
    listed = {word.replace("|", "") for word in parted}
    wanted = long_words(wording)
    yield from (f"{HYPHENS}: does not part {word}" for word in sorted(wanted - listed))
    yield from (f"{HYPHENS}: {word} is in no name" for word in sorted(listed - wanted))
    for word in sorted(word for word in set(parted) if parted.count(word) > 1):
        yield f"{HYPHENS}: {word} is there twice"
    for word in parted:
        if "|" not in word:
            yield f"{HYPHENS}: says of {word} nowhere where to part it"
        elif min(map(len, word.split("|"))) < LEAST_PART:
            yield f"{HYPHENS}: a part of {word} is too short"


def long_words(wording: Wording) -> set[str]:
    """The words of names that need more room than a narrow card has."""
    named = [one for id, one in wording.messages.items() if id.startswith(ON_CARDS)]
    texts = (text for one in named if one.value for text in texts_of(one.value))
    return {word for text in texts for word in _LONG_WORD.findall(text)}


# ---- what is said


def badly_said(wording: Wording, english: Wording) -> Iterator[str]:
    """Messages that fail with something they may be given, or begin or end with a blank."""
    for id in english.messages:
        if id in wording.messages:
            yield from itertools.islice(failures(wording, english, id), 1)


def failures(wording: Wording, english: Wording, id: str) -> Iterator[str]:
    for name in patterns(wording.messages[id]):
        for figures in counted() if name == f".{COUNTED}" else samples(english, wording, id):
            in_english = f"{id}{name}" if name in patterns(english.messages[id]) else id
            for own, others in media(wording, english, id):
                original = said(others, in_english, figures)
                if original is None:
                    continue
                text = said(own, f"{id}{name}", figures)
                if text is None:
                    yield f"{id}{name}: cannot be said with {figures}"
                elif text != text.strip() and original == original.strip():
                    yield f"{id}{name}: begins or ends with a blank"


def media(wording: Wording, english: Wording, id: str) -> Iterator[tuple[Words, Words]]:
    """The words with which a message is tried: those of the page too, if they say it otherwise."""
    yield wording.words, english.words
    if wording.references(id).functions & {MEDIUM, "SYMBOL"}:
        yield wording.words_of_page, english.words_of_page


def said(words: Words, id: str, figures: dict[str, str | int]) -> str | None:
    """What a message says, or nothing if it cannot be said with these figures."""
    try:
        return words(id, **figures)
    except MissingWords:
        return None


def samples(english: Wording, wording: Wording, id: str) -> Iterator[dict[str, str | int]]:
    """What a message may be given: every mix of what makes a difference, here or in English.

    Some mixes do not occur, and cannot be said in English either."""
    found = [english.references(id), wording.references(id)]
    names = sorted(english.references(id).variables)
    values = [sorted(values_of(name, found, english), key=str) for name in names]
    for mix in itertools.islice(itertools.product(*values), MOST_SAMPLES):
        yield dict(zip(names, mix, strict=True))


def counted() -> Iterator[dict[str, str | int]]:
    """What a name that a number stands before is given."""
    return ({"count": count} for count in COUNTS if count > 1)


def values_of(name: str, found: Iterable[References], english: Wording) -> set[str | int]:
    """What a variable may be: what it is selected by, and ids of what it names."""
    named = {function for one in found for function in one.named.get(name, ())}
    values: set[str | int] = set()
    for function in named & set(NAMING):
        values.update(names_in(english, NAMING[function]))
    for select in (select for one in found for select in one.selects):
        if References(select.selector).variables == {name}:
            values |= values_by(select, bool(named))
    return values or {PASSED_ON}


def names_in(wording: Wording, family: str) -> Iterator[str]:
    """Some ids of a family, and two of them together."""
    own = list(itertools.islice(ids_in(wording, family), 2))
    yield from [*own, " ".join(own)]


def ids_in(wording: Wording, family: str) -> Iterator[str]:
    return (id for id in sorted(named_ids()[family]) if f"{family}-{id}" in wording.messages)


def values_by(select: ast.SelectExpression, named: bool) -> set[str | int]:
    """The values that a select tells apart; its default is any other, so no id if ids are named."""
    if not isinstance(select.selector, ast.VariableReference):
        return set()
    keys = keys_of(select)
    numbers = {int(key) for key in keys if key.isdecimal()}
    if numbers or is_plural(select):
        return {*COUNTS, *numbers}
    default = next(key_of(variant) for variant in select.variants if variant.default)
    return {key for key in keys if key != default or not named}


def as_text(entry: ast.Message) -> str:
    """A message as Fluent writes it, with the comment above it."""
    return FluentSerializer().serialize_entry(entry)
