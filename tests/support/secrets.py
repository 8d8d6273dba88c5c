"""Two games that one seat cannot tell apart: what it cannot know is changed, nothing else.

A story is a game as its deals and its log. Every dealt card is a token; a swap exchanges the faces
of two tokens. A seat cannot notice it if each time it looked (at its hand, through the discard) it
saw both tokens or neither, and if neither was ever shown to all. Such a story, with another seed
and other decks to come, is played through the public interface like any other game, and at every
moment the seat must see the same, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from mirabilia import Game
from tests.support.oracle import CARDS, LAST_TURN
from tests.support.plain import plain
from tests.support.play import answers, choose, finished_game, new_game, style

Data = dict[str, Any]
Entry = list[Any]
Eyes = Callable[[Game, int], str]

AGES: Final = 3
HAND: Final = 7
FACE_DOWN: Final = ("stage", "sell", "discard")
GUILDS: Final = [id for id, card in CARDS.items() if card["colour"] == "purple"]
SWAPS: Final = 60
NO_ENTRY: Final = -1


class Story(NamedTuple):
    """A game from the choice of sides to a moment in an age.

    `decks` has the faces of all dealt cards, hand by hand; behind those of age III stand the
    guilds that are out of the game. `looking` is the seat that has the discard before it.
    """

    boards: list[str]
    seed: int
    decks: list[list[str]]
    log: list[Entry]
    age: int
    looking: int | None

    @property
    def players(self) -> int:
        return len(self.boards)


def tell(number: int, rng: Random) -> Story:
    """The story of random game `number`, up to a random decision or to its end."""
    game = new_game(number, sides="choose", boards="deal")
    reached = [plain(game.position())]
    for _ in answers(game, Random(number), style(number)):
        position = game.position()
        if len(position["history"]["log"]) > len(reached[-1]["history"]["log"]):
            reached.append(position)
    last = choose(rng, reached)
    looking = last["asked"].index("discard") if "discard" in last["asked"] else None
    boards = [city["board"] for city in last["cities"]]
    return Story(boards, number, decks(game), last["history"]["log"], last["age"], looking)


def decks(game: Game) -> list[list[str]]:
    """All that was dealt in a finished game, and the guilds that were not."""
    deals = game.position()["history"]["deals"]
    dealt = [[card for hand in deal["hands"] for card in hand] for deal in deals]
    dealt[-1] += [guild for guild in GUILDS if guild not in dealt[-1]]
    return dealt


# ---- where each card went, and who saw it


class Token(NamedTuple):
    """A dealt card: where it began, and which entry of the log took it out of its hand."""

    age: int
    place: int
    entry: int


def hand_of(age: int, turn: int, seat: int, players: int) -> int:
    """B-8: whose starting hand a seat holds in a turn."""
    passed = min(turn, LAST_TURN) - 1
    return (seat + passed if age == 2 else seat - passed) % players


def dated(story: Story) -> list[tuple[int, int, Entry]]:
    """The entries with the age and the turn of each."""
    plays = 0
    found = []
    for entry in story.log:
        turn = max(plays - 1, 0) // story.players
        if entry[1] == "card":
            turn = plays // story.players
            plays += 1
        found.append((turn // LAST_TURN + 1, turn % LAST_TURN + 1, entry))
    return found


def tokens(story: Story) -> list[Token]:
    """Every card that has been dealt, and the guilds that have not."""
    rest = [list(range(len(deck))) for deck in story.decks[: story.age]]
    found = []
    for number, (age, turn, entry) in enumerate(dated(story)):
        if entry[1] in ("card", "last", "leftover") and entry[2] != "pass":
            hand = hand_of(age, turn, entry[0], story.players)
            card = entry[2].split()[1]
            deck = story.decks[age - 1]
            (place, *_) = [p for p in rest[age - 1] if p // HAND == hand and deck[p] == card]
            rest[age - 1].remove(place)
            found.append(Token(age, place, number))
    found += [Token(age + 1, place, NO_ENTRY) for age, left in enumerate(rest) for place in left]
    return found


class Witness:
    """One seat of a story, and what it could see of each token."""

    def __init__(self, story: Story, seat: int) -> None:
        self.story = story
        self.seat = seat
        self.dated = dated(story)
        self.public = {
            entry[2].split()[1]
            for entry in story.log
            if entry[1:2] == ["discard"] and entry[2] != "pass"
        }
        self.looks = [n for n, entry in enumerate(story.log) if entry[:2] == [seat, "discard"]]
        if story.looking == seat:
            self.looks.append(len(story.log))
        plays = sum(entry[1] == "card" for entry in story.log)
        self.turns = plays // story.players + 1

    def is_hidden(self, token: Token) -> bool:
        """Whether the place where the token lies in the end is a secret to this seat."""
        if self.story.decks[token.age - 1][token.place] in self.public:
            return False
        if token.entry == NO_ENTRY:
            return True
        entry = self.story.log[token.entry]
        return bool(entry[0] != self.seat and entry[2].split()[0] in FACE_DOWN)

    def sightings(self, token: Token) -> set[tuple[str, int]]:
        """The turns in which the token was in this seat's hand, the piles in which it lay open."""
        seen = {("hand", turn) for turn in range(1, LAST_TURN + 1) if self.held(token, turn)}
        if token.entry != NO_ENTRY and not self.story.log[token.entry][2].startswith("stage"):
            seen |= {("pile", look) for look in self.looks if token.entry < look}
        return seen

    def held(self, token: Token, turn: int) -> bool:
        gone = LAST_TURN if token.entry == NO_ENTRY else self.dated[token.entry][1]
        reached = self.turns - (token.age - 1) * LAST_TURN
        hand = hand_of(token.age, turn, self.seat, self.story.players)
        return turn <= min(gone, reached) and token.place // HAND == hand


# ---- the other story


def altered(story: Story, seat: int, rng: Random) -> Story:
    """Another story that is the same to the seat's eyes."""
    faces = [deck[:] for deck in story.decks]
    swap_hidden(story, Witness(story, seat), faces, rng)
    # What comes in later ages nobody knows: as in another game of as many players.
    other = decks(finished_game(story.seed + 5, boards="deal"))
    faces[story.age :] = other[story.age :]
    log = [entry[:] for entry in story.log]
    for token in tokens(story):
        if token.entry != NO_ENTRY:
            verb, _, *rest = log[token.entry][2].split()
            log[token.entry][2] = " ".join([verb, faces[token.age - 1][token.place], *rest])
    return story._replace(seed=story.seed + 1_000_000, decks=faces, log=log)


def swap_hidden(story: Story, witness: Witness, faces: list[list[str]], rng: Random) -> None:
    hidden = [token for token in tokens(story) if witness.is_hidden(token)]
    sightings = {token: witness.sightings(token) for token in hidden}
    for _ in range(SWAPS if hidden else 0):
        one, other = choose(rng, hidden), choose(rng, hidden)
        if one.age == other.age and sightings[one] == sightings[other]:
            deck = faces[one.age - 1]
            both = {deck[one.place], deck[other.place]}
            dealt = max(one.place, other.place) < HAND * story.players
            # A deck has its plain cards always; guilds may change with those out of the game.
            if dealt or both <= set(GUILDS):
                deck[one.place], deck[other.place] = deck[other.place], deck[one.place]


# ---- played side by side


def moments(story: Story) -> Iterator[tuple[int, Game]]:
    """The story's game at each of its decisions, with the length of its log."""
    game = Game.from_position(opening(story))
    while True:
        log = game.position()["history"]["log"]
        assert [entry[:3] for entry in log] == [entry[:3] for entry in story.log[: len(log)]]
        yield len(log), game
        if len(log) == len(story.log):
            return
        pending = game.pending
        for entry in next_entries(story, game, len(log)):
            if entry[0] in pending:
                game.play(entry[0], entry[2])


def opening(story: Story) -> Data:
    new = Game.new(players=story.players, boards=story.boards, sides="choose", seed=story.seed)
    dealt = [deck[: HAND * story.players] for deck in story.decks]
    return {**new.position(), "decks": {str(age): deck for age, deck in enumerate(dealt, 1)}}


def next_entries(story: Story, game: Game, done: int) -> list[Entry]:
    """The answers to what is asked now."""
    asked = sum(kind is not None for kind in game.position()["asked"])
    return story.log[done : done + asked]


def differences(one: Story, other: Story, seat: int, eyes: Eyes, rng: Random) -> list[str]:
    """Where the seat could tell the two stories apart."""
    found = []
    first = {done: game.copy() for done, game in moments(one)}
    for done, game in moments(other):
        if done not in first:
            continue  # somebody was asked here who had no choice in the first story
        if eyes(first[done], seat) != eyes(game, seat):
            found.append(f"after entry {done}")
        mine = [e for e in next_entries(one, game, done) if e[0] == seat and seat in game.pending]
        for own in ([], mine):
            twin, second = first[done].copy(), game.copy()
            answer_some(twin, own, seat, rng)
            answer_some(second, own, seat, rng)
            if eyes(twin, seat) != eyes(second, seat):
                found.append(f"after entry {done}, with answers given")
    return found


def answer_some(game: Game, own: list[Entry], seat: int, rng: Random) -> None:
    """The seat's own answer, if it is to be given, and other seats' in secret; never the last."""
    for entry in own:
        if len(game.pending) > 1:
            game.play(seat, entry[2])
    for other, decision in game.pending.items():
        if other != seat and len(game.pending) > 1 and rng.random() < 0.7:
            game.play(other, choose(rng, decision.moves))


def seen(game: Game, seat: int) -> str:
    """All that a seat is told."""
    return game.view(seat).to_json() + json.dumps(game.events_for(seat))


def told_apart(number: int, eyes: Eyes = seen) -> list[str]:
    """Where a seat of story `number` sees a difference between it and an altered one."""
    rng = Random(f"secrets {number}")
    story = tell(number, rng)
    seat = choose(rng, range(story.players))
    return differences(story, altered(story, seat, rng), seat, eyes, rng)
