"""Who thinks next, for how long, and who is cut short: fair to addresses, then to their guests,
then to the tables of these.

This is logic alone: it starts no process and looks at no clock. `thinkers` tells it what happens.
docs/server.md explains the scheme.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from enum import IntEnum
from heapq import nsmallest
from itertools import count
from typing import Final, NamedTuple

from mirabilia.server.limits import Limits

# Every thought costs its guest at least this many seconds: a move that takes no time to find still
# has to be written and sent.
LEAST_CHARGE: Final = 0.02
# Nobody is cut short for a thought that has waited for less time than this, in seconds.
PATIENCE: Final = 0.1
# How often to look whether somebody must be cut short, in seconds, while others wait.
BETWEEN_LOOKS: Final = 0.1
# The pause between two thoughts at tables where nobody is, in seconds: each move is to be written.
PAUSE_ALONE: Final = 0.05
# The budget of a guest is for this many seconds.
MINUTE: Final = 60.0
# How many guests, and tables of a guest, are remembered until those who owe nothing are forgotten.
MOST_REMEMBERED: Final = 200


class Urgency(IntEnum):
    """Who waits for a thought; a smaller number goes first."""

    # Somebody who asked for advice, or a table that waits for an absent person's stand-in.
    SOON = 0
    # A table with somebody at it.
    PEOPLE = 1
    # Nobody: a table that plays by itself.
    ALONE = 2
    # A review, which is only made in time that nothing else needs.
    LATER = 3


class Busy(Exception):
    """The guest is being advised already, or too many thoughts wait."""


class Alike(NamedTuple):
    """How much a bot may try, and all its chance."""

    iterations: int
    seed: str


class Wish:
    """A thought of a bot that somebody wants.

    `guest` answers for it, who came from `origin` as far as that is known, and `table` is where it
    is wanted; it may take `seconds`, and usually takes `usual`. `urgency` is asked whenever it
    counts, because people come and go.
    """

    def __init__(
        self,
        bot: str,
        guest: str,
        table: str,
        seconds: float,
        urgency: Callable[[], Urgency],
        advice: bool = False,
        review: bool = False,
        alike: Alike | None = None,
        origin: str | None = None,
    ) -> None:
        self.bot = bot
        # What makes it give the same answer wherever it is asked the same.
        self.alike: Final = alike
        self.guest: Final = guest
        # Whose address nobody knows is alone at theirs.
        self.origin: Final = origin or f"guest {guest}"
        self.table: Final = table
        self.seconds: Final = seconds
        self.usual = seconds
        self.urgency: Final = urgency
        self.advice: Final = advice
        # A decision of a finished game to be looked into.
        self.review: Final = review
        # When it was asked for, and its number in that order.
        self.since = 0.0
        self.order = 0


class Turn:
    """A thought that has begun: at which place, since when, and for how many seconds."""

    def __init__(self, wish: Wish, place: int, seconds: float, now: float) -> None:
        self.wish: Final = wish
        self.place: Final = place
        self.seconds: Final = seconds
        self.since: Final = now
        self.alone: Final = wish.urgency() is Urgency.ALONE
        # Up to when it has been charged.
        self.charged = now
        self.is_cut = False


class Shares:
    """How much each of several has used. Whoever has used least goes first.

    Somebody who comes anew starts level with the one who was served last: having been away is
    neither held against anybody nor saved up for later.
    """

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.level = 0.0

    def enter(self, name: str) -> None:
        self.used[name] = max(self.used.get(name, 0.0), self.level)

    def serve(self, name: str) -> None:
        self.level = max(self.level, self.used[name])

    def charge(self, name: str, seconds: float) -> None:
        self.used[name] += seconds

    def forget_all_but(self, names: set[str]) -> None:
        """Forget those who are away, unless they have used more than their share.

        When nobody is here, nobody had to wait for what others used.
        """
        self.used = {
            name: used
            for name, used in self.used.items()
            if name in names or (names and used > self.level)
        }


class Account:
    """What a guest's tables want and use."""

    def __init__(self, budget: float) -> None:
        self.budget: Final = budget
        # What was left of the budget, and when.
        self.left = budget
        self.counted = 0.0
        self.tables: Final = Shares()
        self.running: list[Turn] = []
        self.waiting: list[Wish] = []
        # Those beyond the bound, which are not considered yet.
        self.line: deque[Wish] = deque()

    @property
    def active(self) -> bool:
        return bool(self.running or self.waiting)

    def left_at(self, now: float) -> float:
        gained = (now - self.counted) * self.budget / MINUTE
        return min(self.budget, self.left + gained)

    def spend(self, seconds: float, now: float) -> None:
        self.left = max(-self.budget, self.left_at(now) - seconds)
        self.counted = now

    def wishes(self) -> list[Wish]:
        return [*(turn.wish for turn in self.running), *self.waiting, *self.line]


class Turns:
    """The thoughts that run, and those that wait for one of some places.

    If there are several places, the first is kept for those that take only a moment.
    """

    def __init__(self, places: int, limits: Limits | None = None) -> None:
        self.limits: Final = limits or Limits()
        self.free: Final = set(range(places))
        self.first_long: Final = min(1, places - 1)
        self.origins: Final = Shares()
        self.guests: Final = Shares()
        # How many thoughts of an address there are, and how many of them run.
        self.wanted: Final[Counter[str]] = Counter()
        self.begun: Final[Counter[str]] = Counter()
        self.accounts: dict[str, Account] = {}
        self.orders: Final = count()
        self.now = 0.0
        self.alone_from = 0.0

    # ---- what happens

    def add(self, wish: Wish, now: float) -> None:
        """Somebody wants a thought."""
        self.count(now)
        if wish.advice and (self.is_advised(wish.guest) or self.is_crowded(wish.guest)):
            raise Busy
        if wish.guest not in self.accounts:
            self.accounts[wish.guest] = Account(self.limits.thinking_budget)
        account = self.accounts[wish.guest]
        if not account.active:
            self.guests.enter(wish.guest)
        if not self.wanted[wish.origin]:
            self.origins.enter(wish.origin)
        self.wanted[wish.origin] += 1
        wish.since, wish.order = now, next(self.orders)
        account.line.append(wish)
        self.move_up(account)

    def withdraw(self, wish: Wish) -> None:
        """A thought that has not begun is not wanted any more."""
        account = self.accounts[wish.guest]
        for queue in (account.waiting, account.line):
            if wish in queue:
                queue.remove(wish)
        self.move_up(account)
        self.tidy(wish)

    def start(self, now: float) -> list[Turn]:
        """Let the thoughts begin for which there is a place."""
        self.count(now)
        begun = []
        while self.free and (ready := [wish for wish in self.heads() if self.may(wish, now)]):
            begun.append(self.begin(min(ready, key=self.rank), now))
        return begun

    def cut(self, now: float) -> list[Turn]:
        """The thoughts that must end now, because others who come before them wait."""
        self.count(now)
        running = [turn for turn in self.running() if not turn.is_cut]
        ending = len(list(self.running())) - len(running)
        cut = []
        for wish in nsmallest(ending + len(running), self.heads(), key=self.rank)[ending:]:
            yielding = [turn for turn in running if self.gives_way(turn, wish, now)]
            if yielding:
                turn = max(yielding, key=lambda turn: self.rank(turn.wish))
                turn.is_cut = True
                running.remove(turn)
                cut.append(turn)
        return cut

    def end(self, turn: Turn, now: float) -> None:
        """A thought has ended."""
        self.count(now)
        wish, account = turn.wish, self.accounts[turn.wish.guest]
        self.charge(wish, max(0.0, LEAST_CHARGE - (now - turn.since)))
        account.running.remove(turn)
        self.begun[wish.origin] -= 1
        self.free.add(turn.place)
        if turn.alone:
            self.alone_from = now + PAUSE_ALONE
        self.tidy(wish)

    def look_again(self, now: float) -> float | None:
        """When to start and cut again, even if nothing happens; never if nobody waits."""
        return now + BETWEEN_LOOKS if self.number_waiting else None

    # ---- who waits

    @property
    def number_waiting(self) -> int:
        return sum(len(account.waiting) for account in self.accounts.values())

    def heads(self) -> Iterator[Wish]:
        """Of the thoughts that wait, those that no other one like them comes before."""
        for account in self.accounts.values():
            yield from {
                (wish.table, wish.bot, wish.advice): wish for wish in reversed(account.waiting)
            }.values()

    def running(self) -> Iterator[Turn]:
        for account in self.accounts.values():
            yield from account.running

    def is_crowded(self, guest: str) -> bool:
        """Whether as many thoughts wait as may, of a guest or of all."""
        account, limits = self.accounts.get(guest), self.limits
        own = len(account.waiting) if account else 0
        return own >= limits.thoughts_by_guest or self.number_waiting >= limits.thoughts

    def is_advised(self, guest: str) -> bool:
        account = self.accounts.get(guest)
        return account is not None and any(wish.advice for wish in account.wishes())

    def is_quick(self, wish: Wish) -> bool:
        return wish.usual <= self.limits.quick_thought

    def takes_a_moment(self, wish: Wish) -> bool:
        return wish.usual < self.limits.momentary_thought

    def rank(self, wish: Wish) -> tuple[bool, Urgency, float, float, float, int]:
        """The smallest goes first."""
        account = self.accounts[wish.guest]
        urgency = wish.urgency()
        if urgency is Urgency.SOON and wish.usual > self.limits.fair_thought:
            urgency = Urgency.PEOPLE
        least = self.limits.shortest_thought
        return (
            urgency is Urgency.LATER or account.left_at(self.now) <= 0,
            urgency,
            self.origins.used[wish.origin] + self.begun[wish.origin] * least,
            self.guests.used[wish.guest] + len(account.running) * least,
            account.tables.used[wish.table],
            wish.order,
        )

    def may(self, wish: Wish, now: float) -> bool:
        """Whether a thought could begin at one of the free places."""
        if wish.urgency() is Urgency.ALONE and now < self.alone_from:
            return False
        return any(self.suits(wish, place) for place in self.free)

    def suits(self, wish: Wish, place: int) -> bool:
        return place >= self.first_long or self.takes_a_moment(wish)

    def gives_way(self, turn: Turn, wish: Wish, now: float) -> bool:
        """Whether a thought that runs ends for one that waits."""
        limits = self.limits
        turn_lasts = limits.shortest_thought if self.is_quick(wish) else limits.fair_thought
        return (
            turn.wish.table != wish.table
            and self.suits(wish, turn.place)
            and now - turn.since >= turn_lasts
            and now - wish.since >= PATIENCE
            and self.rank(wish) < self.rank(turn.wish)
        )

    # ---- what each has used

    def count(self, now: float) -> None:
        """Charge what was used up to now."""
        self.now = now
        for turn in self.running():
            self.charge(turn.wish, now - turn.charged)
            turn.charged = now

    def charge(self, wish: Wish, seconds: float) -> None:
        account = self.accounts[wish.guest]
        self.origins.charge(wish.origin, seconds)
        self.guests.charge(wish.guest, seconds)
        account.tables.charge(wish.table, seconds)
        account.spend(seconds, self.now)

    def begin(self, wish: Wish, now: float) -> Turn:
        account = self.accounts[wish.guest]
        account.waiting.remove(wish)
        place = min(place for place in self.free if self.suits(wish, place))
        turn = Turn(wish, place, self.granted(wish), now)
        self.free.remove(place)
        self.begun[wish.origin] += 1
        self.origins.serve(wish.origin)
        self.guests.serve(wish.guest)
        account.tables.serve(wish.table)
        account.running.append(turn)
        self.move_up(account)
        return turn

    def granted(self, wish: Wish) -> float:
        """All the seconds that are wanted, unless others wait: then what is left of the budget."""
        account = self.accounts[wish.guest]
        if len(account.waiting) == self.number_waiting:
            return wish.seconds
        left = account.left_at(self.now)
        return min(wish.seconds, max(self.limits.shortest_thought, left))

    def move_up(self, account: Account) -> None:
        """Let those who stand in line wait for a place, as many as may."""
        while account.line and len(account.waiting) < self.limits.thoughts_by_guest:
            wish = account.line.popleft()
            busy = {turn.wish.table for turn in account.running}
            busy |= {other.table for other in account.waiting}
            if wish.table not in busy:
                account.tables.enter(wish.table)
            account.waiting.append(wish)

    def tidy(self, wish: Wish) -> None:
        """After a thought, forget what makes no difference any more."""
        self.wanted[wish.origin] -= 1
        account = self.accounts[wish.guest]
        if len(account.tables.used) > MOST_REMEMBERED or not account.active:
            account.tables.forget_all_but({other.table for other in account.wishes()})
        if len(self.accounts) > MOST_REMEMBERED:
            self.accounts = {
                guest: account
                for guest, account in self.accounts.items()
                if account.active or account.left_at(self.now) < account.budget
            }
        if len(self.guests.used) > MOST_REMEMBERED or not account.active:
            active = {guest for guest, account in self.accounts.items() if account.active}
            self.guests.forget_all_but(active)
        if not self.wanted[wish.origin]:
            del self.wanted[wish.origin], self.begun[wish.origin]
            self.origins.forget_all_but(set(self.wanted))
