"""What is printed on the cards and boards of the base game, written down apart from the catalogue.

The catalogue's own file would agree with any slip of its own. So the figures stand here a second
time, in another form and made from the printed components, not from that file; the tests play every
card and stage of this list and see that the game gives what is printed. If a figure has to be
corrected, it is corrected in both places, each time from the component.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

RESOURCES = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
RAW = RESOURCES[:4]
MANUFACTURED = RESOURCES[4:]
COLOURS = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
PLAYERS = range(3, 8)

# Id, age, colour, number of players on each copy, cost | effects. "makes" is for sale as well,
# "keeps" is for the city alone; "+" joins symbols, "/" is a choice; what is counted is counted
# in your city where no other place is named.
_CARDS = """
lumber_yard         1 brown  3,4   - | makes wood
stone_pit           1 brown  3,5   - | makes stone
clay_pool           1 brown  3,5   - | makes clay
ore_vein            1 brown  3,4   - | makes ore
tree_farm           1 brown  6     coins | makes wood/clay
excavation          1 brown  4     coins | makes stone/clay
clay_pit            1 brown  3     coins | makes ore/clay
timber_yard         1 brown  3     coins | makes wood/stone
forest_cave         1 brown  5     coins | makes wood/ore
mine                1 brown  6     coins | makes stone/ore
glassworks_age1     1 grey   3,6   - | makes glass
press_age1          1 grey   3,6   - | makes papyrus
loom_age1           1 grey   3,6   - | makes cloth
well                1 blue   4,7   - | points 3
baths               1 blue   3,7   stone | points 3
altar               1 blue   3,5   - | points 3
theater             1 blue   3,6   - | points 3
tavern              1 yellow 4,5,7 - | coins 5
marketplace         1 yellow 3,6   - | cheap manufactured of left,right
west_trading_post   1 yellow 3,7   - | cheap raw of left
east_trading_post   1 yellow 3,7   - | cheap raw of right
stockade            1 red    3,7   wood | shields 1
barracks            1 red    3,5   ore | shields 1
guard_tower         1 red    3,4   clay | shields 1
apothecary          1 green  3,5   cloth | symbol compass
workshop            1 green  3,7   glass | symbol gear
scriptorium         1 green  3,4   papyrus | symbol tablet
sawmill             2 brown  3,4   coins | makes wood+wood
quarry              2 brown  3,4   coins | makes stone+stone
brickyard           2 brown  3,4   coins | makes clay+clay
foundry             2 brown  3,4   coins | makes ore+ore
glassworks_age2     2 grey   3,5   - | makes glass
press_age2          2 grey   3,5   - | makes papyrus
loom_age2           2 grey   3,5   - | makes cloth
statue              2 blue   3,7   wood,ore*2 | points 4
aqueduct            2 blue   3,7   stone*3 | points 5
temple              2 blue   3,6   wood,clay,glass | points 4
courthouse          2 blue   3,5   clay*2,cloth | points 4
caravansery         2 yellow 3,5,6 wood*2 | keeps wood/stone/ore/clay
forum               2 yellow 3,6,7 clay*2 | keeps glass/papyrus/cloth
vineyard            2 yellow 3,6   - | coins 1 per brown of left,own,right
bazar               2 yellow 4,7   - | coins 2 per grey of left,own,right
stables             2 red    3,5   wood,ore,clay | shields 2
archery_range       2 red    3,6   wood*2,ore | shields 2
walls               2 red    3,7   stone*3 | shields 2
training_ground     2 red    4,6,7 wood,ore*2 | shields 2
dispensary          2 green  3,4   ore*2,glass | symbol compass
laboratory          2 green  3,5   clay*2,papyrus | symbol gear
library             2 green  3,6   stone*2,cloth | symbol tablet
school              2 green  3,7   wood,papyrus | symbol tablet
pantheon            3 blue   3,6   ore,clay*2,glass,cloth,papyrus | points 7
gardens             3 blue   3,4   wood,clay*2 | points 5
town_hall           3 blue   3,6   stone*2,ore,glass | points 6
palace              3 blue   3,7   wood,stone,ore,clay,glass,cloth,papyrus | points 8
senate              3 blue   3,5   wood*2,stone,ore | points 6
lighthouse          3 yellow 3,6   stone,glass | coins 1 per yellow; points 1 per yellow
haven               3 yellow 3,4   wood,ore,cloth | coins 1 per brown; points 1 per brown
chamber_of_commerce 3 yellow 4,6   clay*2,papyrus | coins 2 per grey; points 2 per grey
ludus               3 yellow 5,7   stone,ore | coins 3 per red; points 1 per red
arena               3 yellow 3,5   stone*2,ore | coins 3 per stages; points 1 per stages
castrum             3 red    4,7   wood,clay*2,papyrus | shields 3
fortifications      3 red    3,7   ore*3,clay | shields 3
circus              3 red    4,6   stone*3,ore | shields 3
arsenal             3 red    3,5   wood*2,ore,cloth | shields 3
siege_workshop      3 red    3,5   wood,clay*3 | shields 3
lodge               3 green  3,6   clay*2,cloth,papyrus | symbol compass
academy             3 green  3,7   stone*3,glass | symbol compass
observatory         3 green  3,7   ore*2,glass,cloth | symbol gear
study               3 green  3,5   wood,cloth,papyrus | symbol gear
university          3 green  3,4   wood*2,glass,papyrus | symbol tablet
workers_guild       3 purple 3     wood,stone,ore*2,clay | points 1 per brown of left,right
craftsmens_guild    3 purple 3     stone*2,ore*2 | points 2 per grey of left,right
magistrates_guild   3 purple 3     wood*3,stone,cloth | points 1 per blue of left,right
traders_guild       3 purple 3     glass,cloth,papyrus | points 1 per yellow of left,right
builders_guild      3 purple 3     stone*3,clay*2,glass | points 1 per stages of left,own,right
spies_guild         3 purple 3     clay*2,glass | points 1 per red of left,right
philosophers_guild  3 purple 3     clay*3,cloth,papyrus | points 1 per green of left,right
decorators_guild    3 purple 3     stone,ore*2,cloth | complete 7
scientists_guild    3 purple 3     wood*2,ore*2,papyrus | symbol any
shipowners_guild    3 purple 3     wood*3,glass,papyrus | points 1 per brown,grey,purple
"""

# Id > the cards that it makes free.
_CHAINS = """
well > statue
baths > aqueduct
altar > pantheon
theater > gardens
marketplace > caravansery
west_trading_post > forum
east_trading_post > forum
apothecary > stables, dispensary
workshop > archery_range, laboratory
scriptorium > courthouse, library
caravansery > lighthouse
forum > haven
walls > fortifications
training_ground > circus
dispensary > arena, lodge
laboratory > observatory, siege_workshop
library > senate, university
school > academy, study
"""

# Board, side and starting resource; then a line for each stage, cost | effects.
_BOARDS = """
alexandria day: glass
    stone*2 | points 3
    ore*2 | keeps wood/stone/ore/clay
    cloth,papyrus | points 7
alexandria night: glass
    clay*2 | keeps wood/stone/ore/clay
    ore*3 | keeps glass/papyrus/cloth
    wood*4 | points 7
babylon day: wood
    clay*2 | points 3
    ore*2,cloth | symbol any
    wood*4 | points 7
babylon night: wood
    stone*2 | last card
    clay*3,glass | symbol any
ephesos day: papyrus
    clay*2 | points 3
    wood*2 | coins 9
    ore*2,glass | points 7
ephesos night: papyrus
    stone*2 | coins 4; points 2
    wood*2 | coins 4; points 3
    ore*2,cloth | coins 4; points 5
gizah day: stone
    wood*2 | points 3
    clay*2,cloth | points 5
    stone*4 | points 7
gizah night: stone
    wood*2 | points 3
    stone*3 | points 5
    clay*3 | points 5
    stone*4,papyrus | points 7
halikarnassos day: cloth
    ore*2 | points 3
    glass,papyrus | from discard
    stone*3 | points 7
halikarnassos night: cloth
    clay*2 | from discard; points 2
    glass,papyrus | from discard; points 1
    wood*3 | from discard
olympia day: clay
    stone*2 | points 3
    wood*2 | free colours
    clay*3 | points 7
olympia night: clay
    ore*2 | free first; points 2
    clay*3 | free last; points 3
    glass,cloth,papyrus | points 5
rhodos day: ore
    wood*2 | points 3
    clay*3 | shields 2
    ore*4 | points 7
rhodos night: ore
    stone*3 | shields 1; coins 3; points 3
    ore*4 | shields 1; coins 4; points 4
"""

# Cards of different ages that bear one name.
_SHARED_NAMES = ("glassworks", "press", "loom")


@dataclass(frozen=True)
class Effect:
    """What one symbol does: the words that it begins with, and what it speaks of."""

    kind: str
    amount: int = 0
    what: tuple[str, ...] = ()
    of: tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    age: int
    colour: str
    players: tuple[int, ...]
    coins: int
    cost: Counter[str]
    effects: tuple[Effect, ...]
    parents: tuple[str, ...]
    children: tuple[str, ...]

    def copies(self, players: int) -> int:
        return sum(least <= players for least in self.players)


@dataclass(frozen=True)
class Stage:
    board: str
    side: str
    number: int
    cost: Counter[str]
    effects: tuple[Effect, ...]

    @property
    def id(self) -> str:
        return f"{self.board} {self.side} {self.number}"


def _read_cost(text: str) -> Counter[str]:
    cost: Counter[str] = Counter()
    for part in [] if text == "-" else text.split(","):
        resource, _, amount = part.partition("*")
        cost[resource] = int(amount or 1)
    return cost


def _read_effect(text: str) -> Effect:
    kind, _, rest = text.partition(" ")
    if kind in ("makes", "keeps"):
        joint = "/" if "/" in rest else "+"
        one = " one of" if joint == "/" else ""
        return Effect(kind + one, what=tuple(rest.split(joint)))
    if kind == "cheap":
        goods, _, of = rest.partition(" of ")
        return Effect(kind, what=RAW if goods == "raw" else MANUFACTURED, of=tuple(of.split(",")))
    if " per " in rest:
        amount, _, counted = rest.partition(" per ")
        what, _, of = counted.partition(" of ")
        return Effect(
            f"{kind} per", int(amount), tuple(what.split(",")), tuple((of or "own").split(","))
        )
    if rest.isdigit():
        return Effect(kind, int(rest))
    return Effect(kind, what=(rest,)) if kind == "symbol" else Effect(text)


def _read_effects(text: str) -> tuple[Effect, ...]:
    return tuple(_read_effect(part.strip()) for part in text.split(";"))


def _read_chains() -> dict[str, tuple[str, ...]]:
    lines = [line.split(" > ") for line in _CHAINS.strip().splitlines()]
    return {parent: tuple(children.split(", ")) for parent, children in lines}


def _read_card(line: str, chains: dict[str, tuple[str, ...]]) -> Card:
    facts, _, effects = line.partition(" | ")
    id, age, colour, players, price = facts.split()
    name = id.rpartition("_")[0]
    cost = _read_cost(price)
    return Card(
        id=id,
        name=name if name in _SHARED_NAMES else id,
        age=int(age),
        colour=colour,
        players=tuple(int(least) for least in players.split(",")),
        coins=cost.pop("coins", 0),
        cost=cost,
        effects=_read_effects(effects),
        parents=tuple(parent for parent, children in chains.items() if id in children),
        children=chains.get(id, ()),
    )


def _read_cards() -> dict[str, Card]:
    chains = _read_chains()
    cards = [_read_card(line, chains) for line in _CARDS.strip().splitlines()]
    return {card.id: card for card in cards}


def _read_boards() -> tuple[dict[str, str], list[Stage]]:
    starts: dict[str, str] = {}
    stages: list[Stage] = []
    board = side = ""
    number = 0
    for line in _BOARDS.strip().splitlines():
        if not line.startswith(" "):
            board, side, resource = line.replace(":", "").split()
            starts[board] = resource
            number = 0
            continue
        number += 1
        price, _, effects = line.strip().partition(" | ")
        stages.append(Stage(board, side, number, _read_cost(price), _read_effects(effects)))
    return starts, stages


CARDS = _read_cards()
STARTS, STAGES = _read_boards()
BOARDS = tuple(STARTS)
STAGE_COUNT = Counter((stage.board, stage.side) for stage in STAGES)


def deck(age: int, players: int) -> Counter[str]:
    """B-2: the cards of an age that this many players keep, the guilds apart."""
    kept = {
        card.id: card.copies(players)
        for card in CARDS.values()
        if card.age == age and card.colour != "purple"
    }
    return +Counter(kept)


def guilds() -> list[str]:
    return [card.id for card in CARDS.values() if card.colour == "purple"]
