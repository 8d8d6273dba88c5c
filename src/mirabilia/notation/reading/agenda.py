"""The agenda and what is asked: which steps can be next while a decision is open."""

from __future__ import annotations

import re
from typing import Final

from mirabilia.catalog.kinds import (
    ABSTAIN,
    BUILD_FROM_DISCARD,
    PLAY_LAST_CARD,
)
from mirabilia.catalog.model import (
    AGES,
    DAY,
)
from mirabilia.engine import agenda
from mirabilia.engine.agenda import NUMBERED, step, step_kind, step_number
from mirabilia.engine.city import NO_BOARD, NO_SIDE
from mirabilia.engine.opening import lay_boards
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    DECISIONS,
    LEFT_OVER,
    NOTHING,
    State,
)
from mirabilia.notation.consistency import has_right, turns_of
from mirabilia.notation.reading.header import Header

# Which agendas go with which decision: the names of the steps, numbers apart.
_TURN: Final = "".join(f"{agenda.STEP_NAMES[kind]};" for kind in agenda.TURN)
_OPENING: Final = "(deal leaders;)?begin age;"
_TAIL: Final = (
    "(end recruitment;deal age;begin turn;|end turn;"
    "|end last turn;military;(ask to join;)?end age;)"
)
_FROM_QUEUE: Final = f"take queued;settle;{_TAIL}"
WAITING: Final = {
    ASK_BOARD: f"take board;(ask for board;)*choose sides;{_OPENING}",
    ASK_SIDE: f"take sides;{_OPENING}",
    ASK_KEEP: "take kept;begin age;",
    ASK_RECRUIT: f"{_TURN}end recruitment;deal age;begin turn;",
    ASK_CARD: f"{_TURN}end turn;",
    ASK_LAST: f"{_TURN}end last turn;military;(ask to join;)?end age;",
    ASK_FLEET: _FROM_QUEUE,
    ASK_EXTRA: _FROM_QUEUE,
    ASK_BURY: _FROM_QUEUE,
    ASK_TOKEN: _FROM_QUEUE,
    ASK_ISLAND: f"take islands;settle;{_TAIL}",
    ASK_DISCARD: f"pick;settle;{_TAIL}",
    ASK_DEBT: f"take debts;{_TAIL}",
    ASK_NAVAL: "naval;end age;",
    NOTHING: "",
}
_TURN_STEPS: Final = [agenda.END_TURN, *reversed(agenda.TURN)]
_RECRUITMENT_STEPS: Final = [
    *(agenda.BEGIN_TURN, agenda.DEAL_AGE, agenda.END_RECRUITMENT),
    *reversed(agenda.TURN),
]
# The decisions that only an effect gives a right to.
RIGHTS: Final = {
    ASK_LAST: PLAY_LAST_CARD,
    ASK_DISCARD: BUILD_FROM_DISCARD,
    ASK_NAVAL: ABSTAIN,
}
# The decisions that may be asked together.
TOGETHER: Final = {ASK_FLEET, ASK_EXTRA, ASK_BURY}
# Those that effects leave in the queue.
QUEUED: Final = TOGETHER | {ASK_TOKEN}

assert set(WAITING) == set(range(LEFT_OVER)), "every decision goes with an agenda"
_ASKED_FROM_QUEUE: Final = {kind for kind, steps in WAITING.items() if steps == _FROM_QUEUE}
assert _ASKED_FROM_QUEUE == QUEUED, "what the queue asks for can be read there"


def read_agenda(header: Header, state: State) -> None:
    header.at = "agenda"
    names = header.words("agenda", header.data["agenda"])
    state.agenda = [read_step(header, name) for name in reversed(names)]
    header.at = "asked"
    state.asked = [decision(header, name) for name in header.seats("asked", None)]
    check_agenda(header, state)


def fill_in(header: Header, state: State) -> None:
    """The beginning of a turn: boards dealt where none is named, everybody to choose a card.

    With Leaders, turn 0 of an age is its recruitment.
    """
    recruits = header.options.leaders and not state.turn
    if not state.age or not (state.turn or recruits) or state.turn > header.options.turns:
        raise header.refuse("without an agenda a position is the beginning of a turn of an age")
    if all(city.board == NO_BOARD for city in state.cities):
        lay_boards(state)
        for city in state.cities:
            city.take_side(city.board, DAY, header.catalogue.wonders[city.board].sides[DAY])
    elif any(city.board == NO_BOARD for city in state.cities):
        raise header.refuse("either every city names its board or none does")
    for key in ("asked", "unsettled"):
        if key in header.data:
            raise header.refuse(f"{key} goes with an agenda")
    state.agenda = (_RECRUITMENT_STEPS if recruits else _TURN_STEPS)[:]
    state.asked = [ASK_RECRUIT if recruits else ASK_CARD] * len(state.cities)


def read_step(header: Header, text: str) -> int:
    names = agenda.STEP_NAMES
    name, _, number = text.rpartition(" ")
    if text in names and names.index(text) not in NUMBERED:
        return step(names.index(text))
    if name in names and names.index(name) in NUMBERED and re.fullmatch("[0-9]", number):
        return step(names.index(name), int(number))
    raise header.refuse(f"there is no step {text!r}")


def decision(header: Header, name: object) -> int:
    if name is None:
        return NOTHING
    if not isinstance(name, str) or name not in DECISIONS[1:LEFT_OVER]:
        raise header.refuse(f"there is no decision {name!r}")
    return DECISIONS.index(name)


def check_agenda(header: Header, state: State) -> None:
    """What is asked must be read by the next step, and the rest of the agenda must follow."""
    asked = set(state.asked) - {NOTHING} or {NOTHING}
    if len(asked) > 1 and not asked <= TOGETHER:
        raise header.refuse("all are asked the same kind of thing at one time")
    kind = min(asked)
    names = "".join(f"{agenda.STEP_NAMES[step_kind(packed)]};" for packed in reversed(state.agenda))
    if not re.fullmatch(WAITING[kind], names):
        raise header.refuse(f"asking for {DECISIONS[kind] or 'nothing'} does not go with {names}")
    check_asked(header, state, kind)
    check_numbers(header, state)


def check_numbers(header: Header, state: State) -> None:
    """Boards are asked for seat by seat, and the first age is age 1."""
    steps = [(step_kind(packed), step_number(packed)) for packed in reversed(state.agenda)]
    boards = [n for kind, n in steps if kind in (agenda.TAKE_BOARD, agenda.ASK_FOR_BOARD)]
    if boards and boards != list(range(boards[0], len(state.cities))):
        raise header.refuse("boards are asked for seat by seat")
    for kind, number in steps:
        if kind == agenda.BEGIN_AGE and number != 1:
            raise header.refuse("the first age is age 1")


def check_asked(header: Header, state: State, kind: int) -> None:
    seats = [seat for seat, asked in enumerate(state.asked) if asked != NOTHING]
    cities = state.cities
    before = kind in (ASK_BOARD, ASK_SIDE)
    if kind in (ASK_BOARD, ASK_DISCARD) and seats != [step_number(state.agenda[-1])]:
        raise header.refuse("one seat is asked, the one that the next step names")
    if kind in (ASK_CARD, ASK_SIDE, ASK_KEEP) and len(seats) != len(cities):
        raise header.refuse("every seat is asked")
    if kind == ASK_SIDE and any(city.board == NO_BOARD for city in cities):
        raise header.refuse("sides are chosen when every city has its board")
    if before and any(city.side != NO_SIDE for city in cities):
        raise header.refuse("boards and sides are chosen before anything else")
    if not before and any(city.side == NO_SIDE for city in cities):
        raise header.refuse("only cities that have their sides are asked this")
    if (state.age == 0) != (before or kind == ASK_KEEP):
        raise header.refuse(f"asking for {DECISIONS[kind]} does not go with age {state.age}")
    if kind == NOTHING and (state.age != AGES or state.turn < header.options.turns):
        raise header.refuse("the game is over only after the last turn of age III")
    if state.age and state.turn not in turns_of(state):
        raise header.refuse(f"this agenda does not go with turn {state.turn}")
    for seat in seats:
        if kind in RIGHTS and not has_right(state, seat, RIGHTS[kind]):
            raise header.refuse(f"seat {seat} has no right to be asked for {DECISIONS[kind]}")
