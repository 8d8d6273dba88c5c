"""What happened, event by event; `event` says which it is."""

from typing import Literal, TypedDict


class BoardTaken(TypedDict):
    """A city got its board."""

    event: Literal["board"]
    seat: int
    board: str


class SideTaken(TypedDict):
    """A city got the side of its board."""

    event: Literal["side"]
    seat: int
    side: str


class ShipyardTaken(TypedDict):
    """A city got its shipyard."""

    event: Literal["shipyard"]
    seat: int
    shipyard: str


class LeaderKept(TypedDict):
    """A leader of the selection was kept, face down."""

    event: Literal["keep"]
    seat: int
    card: str


class AgeDealt(TypedDict):
    """The cards of an age were dealt."""

    event: Literal["deal"]
    age: int


class TurnBegan(TypedDict):
    """A turn began, regular or that of the last cards."""

    event: Literal["turn"]
    age: int
    turn: int


class Traded(TypedDict):
    """A seat paid another for resources."""

    event: Literal["trade"]
    seat: int
    to: int
    coins: int


class Spent(TypedDict):
    """A seat paid the bank."""

    event: Literal["spend"]
    seat: int
    coins: int


class CardBuilt(TypedDict):
    """A card was built; `by` is the board or leader that makes it free."""

    event: Literal["build"]
    seat: int
    card: str
    how: Literal["paid", "chain", "free", "discard"]
    by: str | None


class StageBuilt(TypedDict):
    """A stage was built, counted from 1, with this card or leader under it, face down."""

    event: Literal["stage"]
    seat: int
    stage: int
    card: str


class CardSold(TypedDict):
    """A card or leader was sold, face down."""

    event: Literal["sell"]
    seat: int
    card: str


class LeaderRecruited(TypedDict):
    """A leader was recruited for this many coins."""

    event: Literal["recruit"]
    seat: int
    leader: str
    coins: int


class CoinsGained(TypedDict):
    """The bank paid a seat for a card, leader, island, fleet, stage or sale."""

    event: Literal["gain"]
    seat: int
    coins: int
    source: Literal["sale", "card", "stage", "leader", "island", "space"]
    what: str | int


class LeftOver(TypedDict):
    """The last card was discarded, or the last leader went back to the box, face down."""

    event: Literal["leftover"]
    seat: int
    card: str


class LastForgone(TypedDict):
    """A last card was not played."""

    event: Literal["forgo"]
    seat: int


class PickDeclined(TypedDict):
    """Nothing was taken from the discard pile."""

    event: Literal["decline"]
    seat: int


class HandsPassed(TypedDict):
    """The hands were passed on."""

    event: Literal["pass"]
    direction: Literal["right", "left"]


class LeadersDrawn(TypedDict):
    """Leaders were drawn from the box: how many."""

    event: Literal["draw"]
    seat: int
    leaders: int


class LeaderBuried(TypedDict):
    """A leader was turned face down."""

    event: Literal["bury"]
    seat: int
    leader: str


class VictoryTaken(TypedDict):
    """A victory token was taken, however it came."""

    event: Literal["victory"]
    seat: int
    value: int


class VictoryGivenUp(TypedDict):
    """A victory token was given up."""

    event: Literal["give_up"]
    seat: int
    value: int


class DefeatsDiscarded(TypedDict):
    """Defeat tokens were thrown away: how many."""

    event: Literal["purge"]
    seat: int
    defeats: int


class DiplomacyTaken(TypedDict):
    """Diplomacy tokens were taken."""

    event: Literal["diplomacy"]
    seat: int
    tokens: int


class DiplomacyUsed(TypedDict):
    """A diplomacy token was used."""

    event: Literal["abroad"]
    seat: int


class DebtsTaken(TypedDict):
    """Debts were handed to a seat."""

    event: Literal["debts"]
    seat: int
    debts: int


class TributeCalled(TypedDict):
    """A seat called for a tribute."""

    event: Literal["tribute"]
    seat: int
    coins: int


class CoinsLost(TypedDict):
    """A seat lost coins, and took debts in place of others."""

    event: Literal["lose"]
    seat: int
    coins: int
    debts: int


class FleetMoved(TypedDict):
    """A fleet moved to this step."""

    event: Literal["fleet"]
    seat: int
    fleet: str
    step: int


class IslandTaken(TypedDict):
    """An island was taken."""

    event: Literal["island"]
    seat: int
    island: str


class IncursionPlanned(TypedDict):
    """A seat will attack another."""

    event: Literal["incursion"]
    seat: int
    target: int


# `with` is no name of an attribute.
ConflictFought = TypedDict(
    "ConflictFought",
    {"event": Literal["conflict"], "seat": int, "with": int, "value": int, "tokens": int},
)
ConflictFought.__doc__ = (
    "A seat beat another and took this many tokens of this value; with 0, they are equal."
)


class NavalAbstained(TypedDict):
    """A seat stayed out of the naval conflict."""

    event: Literal["abstain"]
    seat: int


class NavalRanked(TypedDict):
    """What a seat had in the naval conflict, and the token it took, 0 for none."""

    event: Literal["naval"]
    seat: int
    strength: int
    value: int


class GameEnded(TypedDict):
    """The game is over."""

    event: Literal["end"]


Event = (
    BoardTaken
    | SideTaken
    | ShipyardTaken
    | LeaderKept
    | AgeDealt
    | TurnBegan
    | Traded
    | Spent
    | CardBuilt
    | StageBuilt
    | CardSold
    | LeaderRecruited
    | CoinsGained
    | LeftOver
    | LastForgone
    | PickDeclined
    | HandsPassed
    | LeadersDrawn
    | LeaderBuried
    | VictoryTaken
    | VictoryGivenUp
    | DefeatsDiscarded
    | DiplomacyTaken
    | DiplomacyUsed
    | DebtsTaken
    | TributeCalled
    | CoinsLost
    | FleetMoved
    | IslandTaken
    | IncursionPlanned
    | ConflictFought
    | NavalAbstained
    | NavalRanked
    | GameEnded
)
