"""A game at one moment: what lies on the table, and what happened before."""

from typing import NotRequired, TypedDict

from mirabilia.notation.types.header import Header, Seeded

# A seat, a decision and a move; "forced" as a fourth word says that there was no choice.
Entry = list[int | str]


class BaseCity(TypedDict):
    """What a city has, whatever boxes are played."""

    board: str | None
    side: str | None
    coins: int
    cards: list[str]
    buried: list[str]
    victories: list[int]
    defeats: int


class LeadersCity(TypedDict, total=False):
    """What a city has with Leaders."""

    leaders: list[str]
    graves: list[str]
    purse: int
    bonus_taken: bool
    free_used: int


class CitiesCity(TypedDict, total=False):
    """What a city has with Cities."""

    debts: int
    diplomacy: int


class ArmadaCity(TypedDict, total=False):
    """What a city has with Armada."""

    shipyard: str
    fleets: list[int]
    islands: list[str]
    naval_tokens: list[int]


class City(BaseCity, LeadersCity, CitiesCity, ArmadaCity, TypedDict):
    """A city; what belongs to a box is there if the box is played."""


class Court(TypedDict):
    """The leaders that are in no city."""

    offers: list[list[str]]
    hands: list[list[str]]
    box: list[str]
    draws: int


class Sea(TypedDict):
    """The islands that are in no city, and who attacks whom."""

    decks: list[list[str]]
    draws: list[int]
    offers: list[list[str]]
    explorers: list[list[int]]
    incursions: list[list[int]]


class Unsettled(TypedDict, total=False):
    """What effects have left to be done in this turn."""

    queue: list[list[int | str]]
    reached: list[list[int | str]]
    picks: list[list[int]]
    losses: list[list[int | str | list[str]]]


class Layout(TypedDict):
    """What lies on the table and in the hands, and what is to be done."""

    age: int
    turn: int
    cities: list[City]
    hands: list[list[str]]
    discard: list[str]
    agenda: list[str]
    asked: list[str | None]
    answers: list[str | None]
    court: NotRequired[Court]
    sea: NotRequired[Sea]
    unsettled: NotRequired[Unsettled]


class DealtHands(TypedDict):
    """The hands of an age, as they were when the account of it begins."""

    age: int
    turn: int
    hands: list[list[str]]


class History(TypedDict):
    """What happened before, as far as the account goes back."""

    discard: list[str]
    deals: list[DealtHands]
    log: list[Entry]


class Position(Header, Seeded, Layout, TypedDict):
    """A whole game at one moment, complete."""

    decks: dict[str, list[str]]
    history: History
