"""Checks a catalogue as a whole: its chains, its decks, and what the engine has room for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mirabilia.catalog import kinds, limits, model
from mirabilia.catalog.model import Catalogue, Effect, unbundle
from mirabilia.errors import CatalogueError

# Where the engine looks for an effect: on whatever can be part of a city, but for these kinds. They
# count only on what is named here; elsewhere nobody would look for them.
_OF_LEADERS: Final = kinds.mask_of(
    kinds.FREE_COLOUR,
    kinds.FREE_PER_AGE,
    kinds.BONUS_COIN,
    kinds.COIN_AFTER_PURCHASE,
    kinds.COINS_ON_BUILD,
    kinds.COINS_ON_CHAIN,
    kinds.COINS_ON_STAGE,
    kinds.COINS_ON_VICTORY,
    kinds.POINTS_PER_SYMBOL_SET,
)
_OF_BOARDS: Final = kinds.mask_of(
    kinds.FREE_FIRST_OF_COLOUR, kinds.FREE_FIRST_OF_AGE, kinds.FREE_LAST_OF_AGE
)
_OF_STAGES: Final = kinds.mask_of(kinds.BURY_LEADER)
_OF_ISLANDS: Final = kinds.mask_of(kinds.COINS_PER_STEP)
_ANYWHERE: Final = kinds.ALL_KINDS & ~(_OF_LEADERS | _OF_BOARDS | _OF_STAGES | _OF_ISLANDS)
# What a board gives from the start neither acts nor has a line of the score sheet.
_FROM_THE_START: Final = kinds.ADDED_UP_KINDS | kinds.LASTING_KINDS
# B-50: no line of the score sheet has points for cards of these colours; their symbols count.
_WITHOUT_POINTS: Final = (model.BROWN, model.GREY, model.RED)
_SCIENCE: Final = kinds.mask_of(
    kinds.SYMBOL, kinds.SYMBOL_CHOICE, kinds.SYMBOL_MOST, kinds.MASK, kinds.REPLACE_SYMBOL
)
_GIVES_POINTS: Final = kinds.AT_END_KINDS & ~_SCIENCE
# The kinds that come to nothing without a box, so that only its own pieces can have them.
_NEEDS_BOX: Final = {
    "leaders": kinds.mask_of(
        kinds.LEADERS_FREE,
        kinds.LEADER_DISCOUNT,
        kinds.DRAW_LEADERS,
        kinds.RECRUIT_EXTRA,
        kinds.BURY_LEADER,
    ),
    "armada": kinds.mask_of(
        kinds.IMMUNITY,
        kinds.STAGE_MOVES_FLEET,
        kinds.ABSTAIN,
        kinds.COINS_PER_STEP,
        kinds.NAVAL,
        kinds.INCURSION,
        kinds.MOVE_FLEET,
        kinds.TOP_ISLAND,
        kinds.PIRATES,
    ),
}
PLAYERS: Final = range(model.FEWEST, model.MOST + 1)
ISLANDS_OF_A_LEVEL: Final = 9


def check_chains(catalogue: Catalogue) -> None:
    for index, symbol in enumerate(catalogue.chains):
        shown = [card for card in catalogue.cards if card.chains_to >> index & 1]
        asked = [card for card in catalogue.cards if card.chains_from >> index & 1]
        file = f"{(shown or asked)[0].box}.toml"
        if not shown or not asked:
            reason = "a chain needs a card that shows it and one that it makes free"
            raise _broken(file, f"chain {symbol!r}", reason)
        if min(card.age for card in asked) <= max(card.age for card in shown):
            raise _broken(file, f"chain {symbol!r}", "a chain leads to a later age")


def check_decks(catalogue: Catalogue) -> None:
    """B-2, B-3, C-1, A-1, A-2: the boxes have enough for every number of players."""
    for players in PLAYERS:
        for age in range(1, model.AGES + 1):
            _check_deck(catalogue, players, age)
    for level in range(model.LEVELS):
        islands = sum(island.level == level for island in catalogue.islands)
        _check_count("armada.toml", f"islands of level {level + 1}", islands, ISLANDS_OF_A_LEVEL)
    leaders = sum(leader.group == model.STANDARD for leader in catalogue.leaders)
    dealt = model.LEADERS_EACH * model.MOST_WITH_ARMADA
    if leaders < dealt:
        _check_count("leaders.toml", "standard leaders", leaders, dealt)
    boards = sum(wonder.box == "base" for wonder in catalogue.wonders)
    if boards < max(PLAYERS):
        _check_count("base.toml", "boards", boards, max(PLAYERS))
    _check_count("armada.toml", "shipyards", len(catalogue.shipyards), model.MOST_WITH_ARMADA)
    _check_count("armada.toml", "tracks", len(catalogue.tracks), len(model.FLEETS))


def _check_deck(catalogue: Catalogue, players: int, age: int) -> None:
    cards = [card for card in catalogue.cards if card.age == age]
    base = [card for card in cards if card.box == "base"]
    plain = sum(n <= players for c in base if c.colour != model.PURPLE for n in c.copies)
    guilds = sum(card.colour == model.PURPLE for card in base)
    used = min(guilds, players + model.GUILDS_BESIDE_PLAYERS)
    record = f"deck of age {age} for {players} players"
    dealt = "{found} cards, but {wanted} are dealt"
    _check_count("base.toml", record, plain + used, model.HAND * players, dealt)
    for box in sorted({card.box for card in cards} - {"base"}):
        at_hand = sum(n <= players for c in cards if c.box == box for n in c.copies)
        if at_hand < players:
            _check_count(f"{box}.toml", record, at_hand, players)


def check_costs(catalogue: Catalogue) -> None:
    """A-5: no price, even with a ship's step, exceeds what bundles and payments have room for."""
    yards = catalogue.shipyards
    for colour in model.COLOURS:
        costs = [card.cost for card in catalogue.cards if card.colour_name == colour]
        ships = [0]
        if colour in model.FLEETS:
            fleet = model.FLEETS.index(colour)
            ships = [cost for yard in yards for cost in yard.costs[fleet]]
        _check_sum(f"{colour} cards", costs, ships)
    stages = [s.cost for wonder in catalogue.wonders for side in wonder.sides for s in side.stages]
    _check_sum("stages", stages, [cost for yard in yards for cost in yard.costs[yard.wonder_fleet]])


def _check_sum(record: str, costs: list[int], ships: list[int]) -> None:
    """Check every cost together with every step of a ship that it can be paid with."""
    alone, at_sea = [unbundle(cost) for cost in costs], [unbundle(cost) for cost in ships]
    most = max(_most(alone, name) + _most(at_sea, name) for name in model.RESOURCES)
    if most > model.ENOUGH:
        reason = (
            f"they cost up to {most} of a resource with a ship, but counts go to {model.ENOUGH}"
        )
        raise _broken("armada.toml", record, reason)
    size = max(sum(cost.values()) for cost in alone) + max(sum(cost.values()) for cost in at_sea)
    if size > limits.MOST_RESOURCES:
        room = limits.MOST_RESOURCES
        reason = f"they cost up to {size} resources with a ship, but there is room for {room}"
        raise _broken("armada.toml", record, reason)


def _most(costs: list[dict[str, int]], resource: str) -> int:
    return max(cost.get(resource, 0) for cost in costs)


def check_carriers(catalogue: Catalogue) -> None:
    """Whatever has an effect is where the engine looks for it."""
    for piece in _pieces(catalogue):
        for effect in piece.effects:
            if not piece.kinds >> effect.kind & 1:
                word = kinds.EFFECT_KINDS[effect.kind]
                reason = f"the effect {word!r} is never looked for on {piece.carrier}"
                raise _broken(piece.file, piece.id, reason)


def check_sellers(catalogue: Catalogue) -> None:
    """L-21, A-51: a payment has one field for the bank, and one for each distant player."""
    found: dict[tuple[int, int], str] = {}
    for piece in _pieces(catalogue):
        for effect in piece.effects:
            if effect.kind in (kinds.BANK_PURCHASE, kinds.REMOTE_TRADE):
                other = found.setdefault((effect.kind, effect.where), piece.id)
                if other != piece.id:
                    reason = f"{other!r} has this seller already, and a payment has room for one"
                    raise _broken(piece.file, piece.id, reason)


class _Piece:
    """Something that can be part of a city: the kinds of effect it may have, and its effects."""

    def __init__(self, box: str, id: str, carrier: str, mask: int, effects: list[Effect]) -> None:
        self.file: Final = f"{box}.toml"
        self.id: Final = id
        self.carrier: Final = f"{carrier} of the box {box!r}"
        self.effects: Final = effects
        for needed, needy in _NEEDS_BOX.items():
            if needed != box:
                mask &= ~needy
        self.kinds: Final = mask


def _pieces(catalogue: Catalogue) -> Iterator[_Piece]:
    """Everything that can be part of a city."""
    for card in catalogue.cards:
        mask = _ANYWHERE
        if card.colour in _WITHOUT_POINTS:
            mask &= ~_GIVES_POINTS
        yield _Piece(card.box, card.id, f"a {card.colour_name} card", mask, card.effects)
    for wonder in catalogue.wonders:
        box, id = wonder.box, wonder.id
        for side in wonder.sides:
            mask = (_ANYWHERE | _OF_BOARDS) & _FROM_THE_START
            yield _Piece(box, id, "a board from the start", mask, side.start_effects)
            for stage in side.stages:
                mask = _ANYWHERE | _OF_BOARDS | _OF_STAGES
                yield _Piece(box, id, "a stage", mask, stage.effects)
    for leader in catalogue.leaders:
        yield _Piece("leaders", leader.id, "a leader", _ANYWHERE | _OF_LEADERS, leader.effects)
    for island in catalogue.islands:
        yield _Piece("armada", island.id, "an island", _ANYWHERE | _OF_ISLANDS, island.effects)


def _check_count(
    file: str,
    record: str,
    found: int,
    wanted: int,
    reason: str = "there are {found}, but {wanted} are needed",
) -> None:
    if found != wanted:
        why = reason.format(found=found, wanted=wanted)
        raise _broken(file, record, why)


def _broken(file: str, record: str, reason: str) -> CatalogueError:
    return CatalogueError("broken", file=file, record=record, reason=reason)
