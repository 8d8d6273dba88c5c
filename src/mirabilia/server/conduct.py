"""Conduct is who may do what at a table: a command becomes an entry of the log, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct

from mirabilia.bots.registry import with_first, with_newest
from mirabilia.catalog import load
from mirabilia.engine.options import check_options
from mirabilia.engine.rng import SEED_BITS
from mirabilia.errors import ImpossibleOptions
from mirabilia.game import Game
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.commitment import commitment
from mirabilia.server.moments import Moment
from mirabilia.server.refusals import Refused, impossible
from mirabilia.server.table import TableState, seats_data

# The bot that stands in for a person, if nobody says otherwise.
STAND_IN: Final = "greedy"


class Circumstances(Struct, frozen=True):
    """What counts besides the table when something is decided.

    `until` says from when on each person's seat may be handed over, or `None` if they are here.
    """

    until: dict[int, int | None]
    now: int
    bots: Sequence[str]
    # The guest whom the command is about.
    other: wire.Guest | None = None
    # Whether the host has blocked the guest who asks.
    blocked: bool = False
    most_removed: int = 0


def decide(
    state: TableState, who: wire.Guest, command: wire.ConductedCommand, circumstances: Circumstances
) -> log.AnyEntry | None:
    """What a command leads to, if anything, or `Refused`."""
    match command:
        case wire.Play():
            return play(state, who, command)
        case wire.TakeBack():
            return take_back(state, who, command)
        case wire.HandOver():
            return hand_over(state, who, command, circumstances)
        case wire.Leave():
            return leave(who.id) if who.id in state.guests else None
        case wire.LetBack() | wire.CloseChat() | wire.OpenChat():
            return keep_order(state, who, command)
        case _:
            return prepare(state, who, command, circumstances)


def leave(guest: str) -> log.Left:
    """Somebody goes; in a game a bot plays on for them."""
    return log.Left(guest, with_newest(STAND_IN))


def prepare(
    state: TableState, who: wire.Guest, command: wire.LobbyCommand, circumstances: Circumstances
) -> log.AnyEntry | None:
    """What people may do before the game."""
    if state.status != "lobby":
        raise Refused("not_in_lobby")
    match command:
        case wire.Sit():
            if circumstances.blocked:
                raise Refused("kept_out")
            return sit(state, who, command.seat)
        case wire.Stand():
            return log.Stood(who.id) if state.seat_of(who.id) is not None else None
        case _:
            return arrange(state, who, command, circumstances)


def arrange(
    state: TableState, who: wire.Guest, command: wire.HostCommand, circumstances: Circumstances
) -> log.AnyEntry | None:
    """What the host alone may do before the game."""
    check_host(state, who)
    match command:
        case wire.Swap():
            check_seat(state, command.first)
            check_seat(state, command.second)
            return log.Swapped(command.first, command.second)
        case wire.AddBot():
            check_bot(command.bot, circumstances.bots)
            return add_bot(state, command.seat, command.bot)
        case wire.Clear():
            check_seat(state, command.seat)
            return log.Cleared(command.seat)
        case wire.ChangeSettings():
            check_settings(command.settings)
            check_room(state, command.settings.players)
            return log.Changed(command.settings)
        case wire.Remove():
            return remove(state, circumstances)
        case wire.Start():
            return start(state)
        case _:
            assert_never(command)


def keep_order(
    state: TableState, who: wire.Guest, command: wire.OrderCommand
) -> log.AnyEntry | None:
    """What the host may do at any time, since it costs nobody a seat."""
    check_host(state, who)
    match command:
        case wire.LetBack():
            return log.LetBack(command.guest) if command.guest in state.removed else None
        case wire.CloseChat():
            return log.ChatSet(False) if state.chat_open else None
        case wire.OpenChat():
            return None if state.chat_open else log.ChatSet(True)
        case _:
            assert_never(command)


def check_host(state: TableState, who: wire.Guest) -> None:
    if state.host != who.id:
        raise Refused("not_host")


def check_welcome(state: TableState, guest: str) -> None:
    """Somebody who was removed can do nothing here, not even watch."""
    if guest in state.removed:
        raise Refused("removed")


# ---- before the game


def check_settings(settings: wire.Settings) -> None:
    try:
        check_options(load(), settings.options())
    except ImpossibleOptions as error:
        raise impossible(error) from None


def check_room(state: TableState, players: int) -> None:
    people = sum(seat.guest is not None for seat in state.seats)
    if people > players:
        raise Refused("seat_taken", seat=players)


def check_seat(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise Refused("no_seat", seat=seat)


def check_bot(bot: str, known: Sequence[str]) -> None:
    if bot not in known:
        raise Refused("no_bot", bot=bot, known=list(known))


def sit(state: TableState, who: wire.Guest, seat: int) -> log.Sat:
    check_seat(state, seat)
    held = state.seats[seat]
    if held.bot is not None or held.guest not in (None, who.id):
        raise Refused("seat_taken", seat=seat)
    return log.Sat(who.id, who.name, seat)


def add_bot(state: TableState, seat: int, bot: str) -> log.BotSat:
    check_seat(state, seat)
    if state.seats[seat].guest is not None:
        raise Refused("seat_taken", seat=seat)
    return log.BotSat(seat, with_newest(bot))


def remove(state: TableState, circumstances: Circumstances) -> log.Removed | None:
    """Put a guest out of the lobby, with a seat or without."""
    other, most = circumstances.other, circumstances.most_removed
    if other is None:
        raise Refused("no_guest")
    if other.id == state.host:
        raise Refused("yourself")
    if other.id in state.removed:
        return None
    if len(state.removed) >= most:
        raise Refused("too_many_removed", most=most)
    return log.Removed(other.id, other.name)


def start(state: TableState) -> log.Started:
    """Nobody chooses the seed: it is drawn here."""
    empty = [n for n, seat in enumerate(state.seats) if seat.guest is None and seat.bot is None]
    if empty:
        raise Refused("seats_empty", seats=empty)
    try:
        game = Game.new(**state.settings.options(), seed=secrets.randbits(SEED_BITS))
    except ImpossibleOptions as error:
        raise impossible(error) from None
    record = game.record()
    promised = commitment(record["seed"], record["options"], seats_data(state.seats))
    return log.Started(dict(record), promised)


def set_up(who: wire.Guest, wanted: wire.NewTable, bots: Sequence[str]) -> list[log.AnyEntry]:
    """The first entries of a new table; started at once if that is wanted."""
    check_settings(wanted.settings)
    if len(wanted.bots) > wanted.settings.players - 1:
        raise Refused("too_many_bots", bots=len(wanted.bots), seats=wanted.settings.players - 1)
    for bot in wanted.bots:
        check_bot(bot, bots)
    told: list[log.AnyEntry] = [
        log.Created(wanted.settings, who.id, who.name),
        log.Sat(who.id, who.name, 0),
        *(log.BotSat(number + 1, with_newest(bot)) for number, bot in enumerate(wanted.bots)),
    ]
    if wanted.start:
        told.append(start(TableState.of_log("", [(entry, 0) for entry in told])))
    return told


def settings_of(options: Mapping[str, Any]) -> wire.Settings:
    """The settings of a table that plays with the options of a record."""
    known = {name: options[name] for name in options if name in wire.Settings.__struct_fields__}
    return msgspec.convert(known, wire.Settings)


def set_up_from(
    who: wire.Guest, wanted: wire.Continuation, moment: Moment, bots: Sequence[str]
) -> list[log.AnyEntry]:
    """The first entries of a table that plays on from a moment of another game."""
    check_bot(wanted.bot, bots)
    settings = settings_of(moment.record["options"])
    if wanted.seat >= settings.players:
        raise Refused("no_seat", seat=wanted.seat)
    others = [seat for seat in range(settings.players) if seat != wanted.seat]
    told: list[log.AnyEntry] = [
        log.Created(settings, who.id, who.name),
        log.Sat(who.id, who.name, wanted.seat),
        *(log.BotSat(seat, with_newest(wanted.bot)) for seat in others),
    ]
    seats = seats_data(TableState.of_log("", [(entry, 0) for entry in told]).seats)
    promised = commitment(moment.record["seed"], moment.record["options"], seats)
    origin = wire.Origin(wanted.table, moment.age, moment.turn)
    return [*told, log.Started(moment.record, promised, origin)]


def set_up_again(
    who: wire.Guest, state: TableState, here: Collection[str], blocked: Collection[str] = ()
) -> list[log.AnyEntry]:
    """The first entries of a rematch: the same people and bots on the same seats.

    The bot of somebody who has left stays, unless they are here to see the end. The seats of those
    whom the new host has blocked are free.
    """
    if state.status != "over":
        raise Refused("not_over")
    own_seat(state, who)
    told: list[log.AnyEntry] = [log.Created(state.settings, who.id, who.name)]
    for number, seat in enumerate(state.seats):
        if seat.guest in blocked:
            continue
        if seat.guest is not None and (seat.bot is None or seat.guest in here):
            told.append(log.Sat(seat.guest, seat.name, number))
        elif seat.bot is not None:
            told.append(log.BotSat(number, with_first(seat.bot)))
    return told


# ---- in the game


def own_seat(state: TableState, who: wire.Guest) -> int:
    seat = state.seat_of(who.id)
    if seat is None:
        raise Refused("not_seated")
    return seat


def check_round(state: TableState, who: wire.Guest, asked: int) -> int:
    """The seat of a guest who answers, if it is asked something in this round."""
    seat = own_seat(state, who)
    if state.status != "playing" or state.scene is None:
        raise Refused("not_playing")
    if asked != state.round:
        raise Refused("too_late", round=state.round)
    if seat not in state.scene.awaited:
        raise Refused("not_asked")
    return seat


def advised_seat(state: TableState, who: wire.Guest, asked: int) -> int:
    """The seat of a guest who asks for advice, if it may have some."""
    seat = deciding_seat(state, who, asked)
    if not state.settings.advice:
        raise Refused("advice_off")
    return seat


def deciding_seat(state: TableState, who: wire.Guest, asked: int) -> int:
    """The seat of a guest who has a decision to make, and looks at what it would do."""
    seat = check_round(state, who, asked)
    check_unanswered(state, seat)
    return seat


def check_unanswered(state: TableState, seat: int) -> None:
    if seat in state.answers:
        raise Refused("answered")


def play(state: TableState, who: wire.Guest, command: wire.Play) -> log.Played:
    seat = check_round(state, who, command.round)
    check_unanswered(state, seat)
    assert state.scene is not None
    if command.move not in state.scene.moves(seat):
        raise Refused("not_offered", move=command.move)
    return log.Played(seat, command.move, "person")


def take_back(state: TableState, who: wire.Guest, command: wire.TakeBack) -> log.TookBack:
    seat = check_round(state, who, command.round)
    if seat not in state.answers:
        raise Refused("nothing_to_take_back")
    return log.TookBack(seat)


def hand_over(
    state: TableState,
    who: wire.Guest,
    command: wire.HandOver,
    circumstances: Circumstances,
) -> log.HandedOver:
    own_seat(state, who)
    if state.status != "playing":
        raise Refused("not_playing")
    check_seat(state, command.seat)
    bot = STAND_IN if command.bot is None else command.bot
    check_bot(bot, circumstances.bots)
    held = state.seats[command.seat]
    if held.guest is None or held.bot is not None:
        raise Refused("no_person", seat=command.seat)
    moment = circumstances.until[command.seat]
    if moment is None:
        raise Refused("present", seat=command.seat)
    if circumstances.now < moment:
        raise Refused("not_yet", until=moment)
    return log.HandedOver(command.seat, with_newest(bot))
