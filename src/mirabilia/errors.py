"""What can go wrong, told apart by class, then by reason.

Each error carries a reason code and its data, so that a page or a program can react to it; `str()`
is one plain English line. Nothing that raises one of these has changed anything.
"""

from __future__ import annotations

from typing import ClassVar


class MirabiliaError(Exception):
    """Any error of this library that is about the game rather than about the program."""

    sentences: ClassVar[dict[str, str]] = {}

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        return self.sentences[self.code].format(**self.data)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.data)


def _rebuild(kind: type[MirabiliaError], code: str, data: dict[str, object]) -> MirabiliaError:
    return kind(code, **data)


class CatalogueError(MirabiliaError):
    """A data file of the catalogue is broken: which file, which record, and why."""

    sentences: ClassVar[dict[str, str]] = {
        "broken": "{file}: {record}: {reason}",
        "unknown_version": "there is no catalogue of version {version}; there are: {known}",
    }


class ImpossibleOptions(MirabiliaError):
    """A game that cannot be set up; the sentence says what would be possible."""

    sentences: ClassVar[dict[str, str]] = {
        "players": "{players} cannot play: the game is for {least} to {most} players",
        "eight": "eight can play only with Armada; without it 3 to 7 can",
        "teams": "{players} cannot play in teams of two: 4, 6 or (with Armada) 8 can",
        "leaders": "{leaders!r} is no set of leaders; say standard or expert",
        "needless": "{option}={value!r} means nothing without {needs}; leave it out, or add {needs}"
        " to the expansions",
        "edition": "there is no edition {edition!r} of Armada; there are 1 and 2",
        "board_box": "the board {board!r} belongs to {box}; add {box} to the expansions",
        "expansions": "there is no expansion called {name!r}; there are: {known}",
        "expansion_twice": "the expansion {name!r} is named twice; name each one once",
        "sides": "{sides!r} is no way to choose sides; say choose, day, night or random",
        "boards": "{boards!r} is no way to choose boards; say deal, pick, or name one per player",
        "boards_count": "{named} boards are named for {players} players; name one per player",
        "board_unknown": "there is no board called {board!r} here; there are: {known}",
        "board_twice": "the board {board!r} is named twice; there is one of each",
        "seed": "{seed!r} is no seed; a seed is a text or a whole number from 0 to 2**128 - 1",
    }


class MalformedMove(MirabiliaError):
    """A text that is no move at all."""

    sentences: ClassVar[dict[str, str]] = {
        "empty": "a move cannot be empty; it begins with one of: {verbs}",
        "verb": "{text!r} is no move: it begins with one of: {verbs}",
        "subject": "{text!r} is no move: {verb} needs {wanted} behind it",
        "unknown": "{text!r} is no move: there is no {wanted} called {name!r}{hint}",
        "rest": "{text!r} is no move: {part!r} cannot stand there; a {verb} goes: {form}",
        "coins": "{text!r} is no move: {part!r} is no number of coins from 0 to {most}",
        "number": "{text!r} is no move: {part!r} is no number from 0 to {most}",
    }


class IllegalMove(MirabiliaError):
    """A move, but not one that this seat may make now."""

    sentences: ClassVar[dict[str, str]] = {
        "not_offered": "seat {seat} may not {move!r} now; it may, for example, {example!r}",
        "not_in_hand": "seat {seat} may not {move!r}: {piece!r} is not in its hand; there are: "
        "{there}",
        "not_in_pile": "seat {seat} may not {move!r}: {piece!r} is not in the discard pile; there "
        "are: {there}",
        "built": "seat {seat} may not {move!r}: its city has a card of that name already",
        "complete": "seat {seat} may not {move!r}: its wonder is complete",
        "harbour": "seat {seat} may not {move!r}: that ship has reached its last space",
        "no_ship": "seat {seat} may not {move!r}: no ship can go along; leave out ship",
        "coins": "seat {seat} may not {move!r}: it takes coins: {needs}, and the seat has {has}",
        "missing": "seat {seat} may not {move!r}: it lacks {lacks}, which no neighbour sells it",
        "payment": "seat {seat} may not {move!r}: that is not how it can be paid; it may: {ways}",
    }


class NotYourDecision(MirabiliaError):
    """Nothing is asked of that seat."""

    sentences: ClassVar[dict[str, str]] = {
        "nothing_asked": "nothing is asked of seat {seat} now; the game waits for: {waiting}",
        "answered": "seat {seat} has answered already; take_back({seat}) first to change it",
        "nothing_to_take_back": "seat {seat} has no answer that could be taken back",
        "over": "the game is over: nothing is asked of anybody",
        "seat": "there is no seat {seat}; the seats are 0 to {last}",
    }


class ImpossibleGame(MirabiliaError):
    """A position or a record that cannot be."""

    sentences: ClassVar[dict[str, str]] = {
        "shape": "{where}: {reason}",
        "unknown_version": "{what} version {version} is not known here; there are: {known}",
        "replay": "entry {number} of the record, {entry}, cannot be played: {reason}",
        "unfinished": "the record ends before its game does, yet names a final digest",
        "surplus": "the record goes on after its game has ended, at entry {number}",
        "digest": "the record's digest is {named}, but replaying it gives {found}",
    }


class ImpossibleView(ImpossibleGame):
    """A view that no game can show: what it tells contradicts itself."""

    sentences: ClassVar[dict[str, str]] = {
        "seen": "{where}: its cards are seen",
        "unseen": "{where}: its cards cannot be seen",
        "answer_seen": "answer {seat}: it cannot be seen",
        "answer_illegal": "answer {seat}: it is not legal",
        "no_choice": "asked: nobody has a choice: the game would have gone on",
        "not_built": "{where}: what the log has built is not there",
        "card_elsewhere": "{where}: a card is seen that cannot be there",
        "hidden_count": "cards: more are hidden than there are",
        "no_deal": "deals: there is one in each age",
        "deals": "deals: they are not those of the ages up to now",
        "seat_order": "entry {entry} of the log: another seat is next",
        "round": "entry {entry} of the log: something else is asked",
        "no_answer": "entry {entry} of the log: the move is no answer to what is asked",
        "entry_seen": "entry {entry} of the log: it cannot be seen like this",
        "entry_hidden": "entry {entry} of the log: its card has been seen",
        "no_card": "entry {entry} of the log: it is about no card",
        "no_leader": "entry {entry} of the log: it is about no leader",
        "not_in_pile": "entry {entry} of the log: the card is not in the pile",
        "turn_open": "log: it ends in the middle of a turn",
        "turns": "log: it has more turns than the ages up to now",
        "hand_sizes": "log: it does not lead to hands of this size",
        "kept": "log: leaders are kept from their own deal",
        "leaders_drawn_twice": "log: leaders are drawn more than once",
        "drawer_returns": "log: who may draw leaders gives none back",
        "leader_early": "log: a leader was played before it was drawn",
        "hands_count": "hands: they are not as many as turns in the log",
        "hands_turns": "hands: they are not those of the turns in the log",
        "hands_played": "hands: the cards seen do not agree with those played",
        "piles_count": "piles: there are more than the log has",
        "piles": "piles: they are not those of the log",
        "pile_size": "discard: by the log it has {size} cards",
        "pile_lacks": "discard: a card is missing that was put there",
        "no_cards": "discard: no cards agree with all that is known of it",
        "leaders_returned": "court: more leaders went back to the box than it has",
        "leader_hands": "court: the log does not lead to hands of this size",
        "leader_missing": "court: a leader of the seat's own hand is missing",
        "leader_surplus": "court: a leader is there twice, or not in play",
        "leader_elsewhere": "court: a leader is seen that cannot be there",
        "leader_twice": "court: a leader is there twice",
        "no_leaders": "court: no leaders agree with all that is known of them",
        "recruit_missing": "city {seat}: a recruited leader is missing",
        "islands_count": "sea: more islands are offered than there are",
    }


class NotOver(MirabiliaError):
    """The result was asked for before the end."""

    sentences: ClassVar[dict[str, str]] = {
        "not_over": "the game is not over: there is no result yet; standings are in game.scores()",
    }


class UnknownBot(MirabiliaError):
    """A bot that does not exist or cannot be had."""

    sentences: ClassVar[dict[str, str]] = {
        "unknown": "there is no bot called {name!r}{hint}; there are: {known};"
        " a class of your own is named package.module:Class",
        "version": "there is no version {version!r} of the bot {name!r}; there are: {known}",
        "module": "the bot {name!r} is not to be had: there is no module {module!r} here",
        "import": "the bot {name!r} is not to be had: importing {module} fails with {reason}",
        "absent": "the bot {name!r} is not to be had: {module} ({file}) has no {wanted!r}",
        "no_bot": "{name!r} is no bot: a bot is a subclass of mirabilia.bots.Bot",
        "abstract": "{name!r} is no whole bot: it lacks {lacking}",
    }


class ImpossibleBudget(MirabiliaError):
    """What no bot can keep to."""

    sentences: ClassVar[dict[str, str]] = {
        "both": "a budget is in seconds or in iterations, not in both",
        "seconds": "{seconds} seconds are no time to think in: say a number above 0",
        "iterations": "{iterations} iterations are none to think in: at least 1 is",
        "cores": "{cores} cores are none to think with: at least 1 is",
    }


class BotFailure(MirabiliaError):
    """A bot that did not answer with one of its moves: which one, where, and what it was asked."""

    sentences: ClassVar[dict[str, str]] = {
        "raised": "the bot {bot!r} in seat {seat} failed at its decision {decision!r}"
        " (age {age}, turn {turn}): {reason} ({place})",
        "illegal": "the bot {bot!r} in seat {seat} answered its decision {decision!r}"
        " (age {age}, turn {turn}) with {move!r}, which is none of its {count} moves;"
        " it may, for example, {example!r}",
    }
