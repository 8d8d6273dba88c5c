### English. Messages get ids and numbers; functions (CARD, CITY, ...) turn ids into names.

## Names

card-lumber_yard = Lumber Yard
card-stone_pit = Stone Pit
card-clay_pool = Clay Pool
card-ore_vein = Ore Vein
card-tree_farm = Tree Farm
card-excavation = Excavation
card-clay_pit = Clay Pit
card-timber_yard = Timber Yard
card-forest_cave = Forest Cave
card-mine = Mine
card-glassworks_age1 = Glassworks
card-press_age1 = Press
card-loom_age1 = Loom
card-well = Well
card-baths = Baths
card-altar = Altar
card-theater = Theater
card-tavern = Tavern
card-marketplace = Marketplace
card-west_trading_post = West Trading Post
card-east_trading_post = East Trading Post
card-stockade = Stockade
card-barracks = Barracks
card-guard_tower = Guard Tower
card-apothecary = Apothecary
card-workshop = Workshop
card-scriptorium = Scriptorium
card-sawmill = Sawmill
card-quarry = Quarry
card-brickyard = Brickyard
card-foundry = Foundry
card-glassworks_age2 = Glassworks
card-press_age2 = Press
card-loom_age2 = Loom
card-statue = Statue
card-aqueduct = Aqueduct
card-temple = Temple
card-courthouse = Courthouse
card-caravansery = Caravansery
card-forum = Forum
card-vineyard = Vineyard
card-bazar = Bazar
card-stables = Stables
card-archery_range = Archery Range
card-walls = Walls
card-training_ground = Training Ground
card-dispensary = Dispensary
card-laboratory = Laboratory
card-library = Library
card-school = School
card-pantheon = Pantheon
card-gardens = Gardens
card-town_hall = Town Hall
card-palace = Palace
card-senate = Senate
card-lighthouse = Lighthouse
card-haven = Haven
card-chamber_of_commerce = Chamber of Commerce
card-ludus = Ludus
card-arena = Arena
card-castrum = Castrum
card-fortifications = Fortifications
card-circus = Circus
card-arsenal = Arsenal
card-siege_workshop = Siege Workshop
card-lodge = Lodge
card-academy = Academy
card-observatory = Observatory
card-study = Study
card-university = University
card-workers_guild = Workers Guild
card-craftsmens_guild = Craftsmens Guild
card-magistrates_guild = Magistrates Guild
card-traders_guild = Traders Guild
card-builders_guild = Builders Guild
card-spies_guild = Spies Guild
card-philosophers_guild = Philosophers Guild
card-decorators_guild = Decorators Guild
card-scientists_guild = Scientists Guild
card-shipowners_guild = Shipowners Guild

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
city-babylon = Babylon
city-ephesos = Ephesos
city-gizah = Gizah
city-halikarnassos = Halikarnassos
city-olympia = Olympia
city-rhodos = Rhodos
city-you = you
city-seat_0 = Seat 0
city-seat_1 = Seat 1
city-seat_2 = Seat 2
city-seat_3 = Seat 3
city-seat_4 = Seat 4
city-seat_5 = Seat 5
city-seat_6 = Seat 6

wonder-alexandria = the Lighthouse
wonder-babylon = the Hanging Gardens
wonder-ephesos = the Temple of Artemis
wonder-gizah = the Great Pyramid
wonder-halikarnassos = the Mausoleum
wonder-olympia = the Statue of Zeus
wonder-rhodos = the Colossus

resource-wood = wood
resource-stone = stone
resource-ore = ore
resource-clay = clay
resource-glass = glass
resource-cloth = cloth
resource-papyrus = papyrus

colour-brown = brown
    .symbol = ■
colour-grey = grey
    .symbol = ◆
colour-blue = blue
    .symbol = ▬
colour-yellow = yellow
    .symbol = ●
colour-red = red
    .symbol = ✚
colour-green = green
    .symbol = ▲
colour-purple = purple
    .symbol = ★
colour-black = black
    .symbol = ▼

science-compass = compass
science-gear = gear
science-tablet = tablet
science-choice = symbol of choice

side-day = Day
side-night = Night

## Small parts of many texts

age =
    { $age ->
        [1] Age I
        [2] Age II
       *[3] Age III
    }
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
seat-name =
    { $who ->
        [you] You
       *[other] { CITY($who) }
    }
card-title = { SYMBOL($colour) } { CARD($card) }
card-colour = { SYMBOL($colour) } { COLOUR($colour) }
city-title = { CITY($board) }
city-title-side = { CITY($board) }, { SIDE($side) }
goods = { RESOURCE($goods) }
cost-nothing = nothing
production =
    { $count ->
        [1] { RESOURCE($goods, join: "/") }
       *[other] { $count } { RESOURCE($goods, join: "/") }
    }
science-count =
    { $count ->
        [1] { SCIENCE($symbol) }
       *[other] { $count }× { SCIENCE($symbol) }
    }

## Effects

effect-produce = { RESOURCE($goods) }
effect-produce_choice = { RESOURCE($goods, join: "/") }
effect-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
effect-shields =
    { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
effect-symbol = { SCIENCE($symbol) }
effect-symbol_choice = compass, gear or tablet
effect-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
# What effects count, and in which cities.
each =
    { $where ->
        [own] own
        [neighbours] neighbours’
       *[all] own or neighbours’
    } { $each ->
        [stages] stage
       *[colours] { SYMBOL($each) } card
    }
effect-coins_per =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } per { each }
effect-points_per =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } per { each }
effect-both_per = { coins }, { points } per { each }
effect-points_if_complete =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } if your wonder is complete
effect-discount =
    { $where ->
        [left] left sells
        [right] right sells
       *[neighbours] both sell
    } { $goods ->
        [raw] ■ goods
       *[manufactured] ◆ goods
    } for 1 coin
effect-play_last_card = play the last card of each age too
effect-build_from_discard = build one discarded card, free
effect-free_first_of_colour = your first card of each colour is free
effect-free_first_of_age = first card of each age is free
effect-free_last_of_age = last card of each age is free

## What a card takes now

way-free = free
way-own = you make it all
way-chain = free by chain from { CARD($cards) }
way-right = free by { CITY($board) }
ways-count = ({ $count } ways)
pay-side =
    { coins } to { $side ->
        [left] left
       *[right] right
    }
pay-bank = { coins } to the bank
pay-city =
    { coins } to { CITY($who) } ({ $side ->
        [left] left
       *[right] right
    })

obstacle-built = already built
obstacle-complete = your wonder is complete
obstacle-coins =
    { $needs ->
        [one] needs { $needs } coin, you have { $has }
       *[other] needs { $needs } coins, you have { $has }
    }
obstacle-missing = missing { RESOURCE($goods) }
obstacle-missing-or = { "" } or { RESOURCE($goods) }

## Moves: as lines of a menu, and once chosen

action-build = Build it
action-stage = Build stage { $stage } with it
action-sell = Sell it for 3 coins
action-take = Build it, free
refused-stage = Build a stage with it
pass-last = Do not play it: it is discarded
pass-discard = Build none of them

choice-build = build { SYMBOL($colour) } { CARD($card) }
choice-stage = build stage { $stage } with { SYMBOL($colour) } { CARD($card) }
choice-sell = sell { SYMBOL($colour) } { CARD($card) } for 3 coins
choice-take = build { SYMBOL($colour) } { CARD($card) } from the discard, free
choice-pass = play nothing
choice-side = take the { SIDE($what) } side
choice-board = take { CITY($what) }

## What happened: clauses that stand behind the name of a city

event-board =
    { $who ->
        [you] take
       *[other] takes
    } the board of { CITY($board) }
event-side =
    { $who ->
        [you] take
       *[other] takes
    } the { SIDE($side) } side
event-build =
    { $who ->
        [you] build
       *[other] builds
    } { SYMBOL($colour) } { CARD($card) }{ $how ->
        [chain] , free by chain
        [free] , free by the wonder
        [discard] , from the discard
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] build
       *[other] builds
    } stage { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }with { SYMBOL($colour) } { CARD($card) }
    }
event-sell =
    { $who ->
        [you] sell
       *[other] sells
    } { $card ->
        [unseen] a card
       *[seen] { SYMBOL($colour) } { CARD($card) }
    }
event-spend =
    { $who ->
        [you] pay
       *[other] pays
    } { coins } to the bank
event-trade =
    { $who ->
        [you] buy
       *[other] buys
    } from { CITY($to) } for { coins }
event-received = sell goods to { CITY($buyer) } for { coins }
event-gain =
    { $who ->
        [you] take
       *[other] takes
    } { coins } { $source ->
        [sale] for it
        [card] from { CARD($what) }
       *[stage] from stage { $what }
    }
event-decline =
    { $who ->
        [you] let the chance pass
       *[other] lets the chance pass
    }
event-leftover =
    { $who ->
        [you] discard
       *[other] discards
    } { $card ->
        [unseen] the card left over
       *[seen] the card left over, { SYMBOL($colour) } { CARD($card) }
    }
event-pass =
    All hands pass to the { $side ->
        [left] left
       *[right] right
    }.
event-deal = The cards of { age } are dealt.
event-end = The game is over.
# The winner takes a token of a value, the loser one of -1. Who is you never stands second.
fight-result =
    { $result ->
        [equal] equal, nothing happens
        [won] { $who ->
            [you] you take +{ $value }
           *[other] { CITY($who) } takes +{ $value }
        }, { CITY($other) } −1
       *[lost] { CITY($other) } takes +{ $value }, { $who ->
            [you] you −1
           *[other] { CITY($who) } −1
        }
    }
event-conflict = { seat-name } { $shields }, { CITY($other) } { $against }: { fight-result }
event-fought = { seat-name } against { CITY($other) }: { fight-result }
chapter-opening = Before the first age
chapter-last = { age }, the last cards
chapter-turn = { age }, turn { $turn }
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }

## Cities

city-place =
    { $place ->
        [own] your city
        [left] left
        [right] right
       *[other] { "" }
    }
shields-against =
    { $where ->
        [you] { $result ->
            [stronger] stronger
            [weaker] weaker
           *[equal] equal
        }
       *[neighbour] { $where ->
            [left] left
           *[right] right
        } { $shields }: { $result ->
            [stronger] you are stronger
            [weaker] you are weaker
           *[equal] equal
        }
    }
label-makes =
    { $whose ->
        [own] Makes
       *[other] Sells
    }
label-alone = Own use
label-trade = Buys
label-science = Science
label-military = Battles
label-wonder = Wonder
label-cards = Cards
label-card = Card
label-gives = Gives
label-cost = Cost
label-now = To build it now
label-leads = Makes free
token-victory = +{ $value }
token-defeat = −1
wonder-no-side = the side is not chosen yet
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
cards-none = nothing built yet
cards-count = { SYMBOL($colour) }{ $count }
stages-built = stages { $built }/{ $all }
chain-before = Free with
chain-after = Makes free later
board-start = makes { RESOURCE($goods) }

## Headings

title-turn =
    { age } · turn { $turn } of { $turns } · hands pass to the { $side ->
        [left] left
       *[right] right
    }
title-step = Step { $step } of { $last }
title-boards = The boards
title-conflicts = Military conflicts at the end of { age }
title-story = What happened
title-hand = Your hand
title-hands = The hands
title-last = You may play the last card of this age too.
title-discard = You may build one discarded card, free.
title-pile = The discard pile
title-log = The log
title-sheet =
    { $when ->
        [end] The score sheet
       *[now] Points, if the game ended now
    }
title-help = What you can type
title-rules = The rules in short

## The score sheet

# Two lines each, so that the sheet stays narrow.
line-military = Battles
line-treasury = Coins
line-wonder = Wonder
line-blue =
    ▬
    Blue
line-yellow =
    ●
    Yellow
line-green =
    ▲
    Green
line-purple =
    ★
    Purple
line-total = Total
line-coins =
    coins
    held
outcome-won =
    { $who ->
        [you] You win with { points }!
       *[other] { CITY($who) } wins with { points }.
    }
outcome-tie =
    Points are equal with { CITY($rivals) }: more coins decide, { $coins } against { $most }.
outcome-shared = { CITY($winners, join: " and ") } share the victory: equal points ({ $points }), equal coins.

## What a position shows

holds =
    { $who ->
        [you] You hold
       *[other] { CITY($who) } holds
    }
decision =
    { $decision ->
        [board] a board
        [side] a side of the wonder
        [card] a card
        [last] the last card
       *[discard] a card from the discard
    }
waits-for =
    { $who ->
        [you] You have
       *[other] { CITY($who) } has
    } to choose { decision }
has-chosen =
    { $who ->
        [you] You have chosen
       *[other] { CITY($who) } has chosen
    }

## Playing

welcome = Mirabilia: build a city and one of the seven wonders in three ages of six turns.
welcome-help = Whatever you are asked, r shows the rules in short, ? all commands, q quits.
notice-board = You have { CITY($board) }, the city of { WONDER($board) }. Which side of the board do you play?
notice-chosen = Face down on the table
notice-taken-back = Taken back: choose again.
notice-forced = You had only one possible move, so it was made for you.
notice-saved = The record is saved in { $name }.
notice-not-saved = The record could not be saved in { $name }: { $reason }.
notice-unfinished = The record ends here, before the end of its game.

prompt-card = Card 1–{ $most } (c cities, l log, s points, ? help): { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Enter to do it, b to go back: { "" }
           *[other] Action 1–{ $most }, b to go back: { "" }
        }
       *[no] Action 1–{ $most }: { "" }
    }
prompt-side = Side 1 or 2: { "" }
prompt-board = Board 1–{ $most }: { "" }
prompt-discard = Card 1–{ $most }, n for none: { "" }
prompt-reveal = Enter to reveal, u to take it back: { "" }
prompt-next-age = Enter to go on to { age }: { "" }
prompt-leave = Leave this game? (y/n) { "" }
prompt-save = Save the record of the game? File name, or Enter for no: { "" }
prompt-overwrite = { $name } is there already. Write over it? (y/n) { "" }
prompt-step =
    { $where ->
        [end] Step { $step } of { $last }, the end (Enter or q leaves, b back, ? help): { "" }
       *[middle] Step { $step } of { $last } (Enter next, b back, q quit, ? help): { "" }
    }
answers-yes = y yes

hint-card = Type the number of a card, 1 to { $most }; ? shows all commands.
hint-number =
    { $most ->
        [1] Press Enter to do it, or b to go back.
       *[other] Type a number, 1 to { $most }.
    }
hint-discard = Type the number of a card marked ✓, or n to build none of them.
hint-reveal = Press Enter to reveal your choice, or u to take it back.
hint-city = Type c and the number of a city, 0 to { $last }, or the beginning of its name.
hint-log = Only the last turns are shown here; l all shows everything.
hint-step = Press Enter for the next step; or type b, a step from 0 to { $last }, or an age and turn such as 2.1.

## Help

help-rules =
    Each turn everybody chooses one card of their hand, all are revealed together, and the hands pass on. With your card you build it; or you build the next stage of your wonder with it; or you sell it for 3 coins.
    Goods are not used up: each symbol of your city serves once a turn. What you lack you buy from your two neighbours, if they make it, at 2 coins apiece. Coins you receive can be spent from the next turn on. A chain makes a card free if you have built an earlier one.
    After each age you compare shields with both neighbours: more of them win 1, 3 or 5 points by age, fewer lose 1. After age III the most points win; 3 coins make a point.
help-brown = ■ brown: goods of four kinds: wood, stone, ore, clay
help-grey = ◆ grey: goods of three kinds: glass, cloth, papyrus
help-blue = ▬ blue: points
help-yellow = ● yellow: coins, cheaper trade, points
help-red = ✚ red: shields
help-green = ▲ green: science; each kind squared, and 7 for each set of all three
help-purple = ★ purple: guilds; points for what stands around you (age III)
help-keys =
    { $kind ->
        [play] 3       card 3, then what to do with it; 3 1 does the first thing at once
        b       back to the hand
        u       take your choice back, before it is revealed
        Enter   show the table again
        c 1     city 1 large; c all cities
        l       the log of the last turns; l all the whole of it
        s       the points so far
        r       the rules in short
        q       quit
       *[record] Enter   the next step
        b       the step before
        7       step 7; 2.1 the first turn of age II
        c 1     city 1 large, with its hand; c all cities
        l       the log of the last turns; l all the whole of it
        s       the points so far
        r       the rules in short
        q       quit
    }

## Files

file-argument = the position
file-unreadable = { $name } cannot be read: { $reason }
file-no-text = { $name } is no text in UTF-8
file-no-json = { $name } is no JSON: line { $line }, column { $column } cannot be read
file-odd-json = { $name } is no JSON that can be read: it is nested too deeply or has a number too long
file-no-object = { $name } is no record and no position: it must be one JSON object
file-no-record = { $name } is no record: it has no entries
file-no-position = this is a record, no position; mirabilia replay shows it
no-such-turn = the record has no turn { $turn } of age { $age }
save-folder = { $name } is a folder: --save needs the name of a file
save-no-folder = { $name } cannot be saved: there is no folder { $folder }
bots-count =
    { $named ->
        [one] { $named } bot is named
       *[other] { $named } bots are named
    } for { $others } seats; name one for all or one for each

## Errors, by class and code

error-MalformedMove-empty = A move cannot be empty; it begins with one of: { $verbs }.
error-MalformedMove-verb = “{ $text }” is no move: it begins with one of: { $verbs }.
error-MalformedMove-subject = “{ $text }” is no move: behind { $verb } there must be { $wanted }.
error-MalformedMove-unknown = “{ $text }” is no move: there is no { $wanted } called “{ $name }”{ $hint }.
error-MalformedMove-rest = “{ $text }” is no move: “{ $part }” cannot stand there; a { $verb } goes: { $form }.
error-MalformedMove-coins = “{ $text }” is no move: “{ $part }” is no number of coins from 0 to { $most }.
error-IllegalMove-not_offered = You may not “{ $move }” now; you may, for example, “{ $example }”.
