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
card-opium_stash = Opium Stash
card-smugglers_cache = Smuggler’s Cache
card-west_clandestine_wharf = West Clandestine Wharf
card-east_clandestine_wharf = East Clandestine Wharf
card-dive = Dive
card-cells = Cells
card-customs = Customs
card-pigeonhole = Pigeonhole
card-raider_camp = Raider Camp
card-secret_warehouse = Secret Warehouse
card-city_gates = City Gates
card-militia = Militia
card-hideout = Hideout
card-residence = Residence
card-guardhouse = Guardhouse
card-trade_center = Trade Center
card-tabularium = Tabularium
card-black_market = Black Market
card-band_of_spies = Band of Spies
card-lair = Lair
card-raider_fort = Raider Fort
card-mercenaries = Mercenaries
card-architect_firm = Architect Firm
card-sepulcher = Sepulcher
card-forging_agency = Forging Agency
card-opium_den = Opium Den
card-consulate = Consulate
card-gambling_den = Gambling Den
card-mint = Mint
card-slave_market = Slave Market
card-raider_garrison = Raider Garrison
card-cenotaph = Cenotaph
card-capitol = Capitol
card-memorial = Memorial
card-secret_network = Secret Network
card-prison = Prison
card-opium_distillery = Opium Distillery
card-brotherhood = Brotherhood
card-chamber_of_builders = Chamber of Builders
card-torture_chamber = Torture Chamber
card-contingent = Contingent
card-embassy = Embassy
card-pontoon = Pontoon
card-coastal_defenses = Coastal Defenses
card-pirate_hideout = Pirate Hideout
card-eastern_emporium = Eastern Emporium
card-construction_zone = Construction Zone
card-dry_hold = Dry Hold
card-helmsmans_rest = Helmsman’s Rest
card-cabinet_of_explorers = Cabinet of Explorers
card-ballista = Ballista
card-fortified_port = Fortified Port
card-pirates_den = Pirate’s Den
card-western_emporium = Western Emporium
card-ship_repair = Ship Repair
card-boathouse = Boathouse
card-cartographers_office = Cartographers Office
card-navigation_firm = Navigation Firm
card-pier = Pier
card-coastal_fortifications = Coastal Fortifications
card-pirate_crew = Pirate Crew
card-port_customs = Port Customs
card-harbor_masters_office = Harbor Master’s Office
card-naval_headquarters = Naval Headquarters
card-nautical_archives = Nautical Archives
card-circle_of_captains = Circle of Captains

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
city-babylon = Babylon
city-ephesos = Ephesos
city-gizah = Gizah
city-halikarnassos = Halikarnassos
city-olympia = Olympia
city-rhodos = Rhodos
city-roma = Roma
city-abu_simbel = Abu Simbel
city-byzantium = Byzantium
city-petra = Petra
city-siracusa = Siracusa
city-you = you
city-seat_0 = Seat 0
city-seat_1 = Seat 1
city-seat_2 = Seat 2
city-seat_3 = Seat 3
city-seat_4 = Seat 4
city-seat_5 = Seat 5
city-seat_6 = Seat 6
city-seat_7 = Seat 7

wonder-alexandria = the Lighthouse
wonder-babylon = the Hanging Gardens
wonder-ephesos = the Temple of Artemis
wonder-gizah = the Great Pyramid
wonder-halikarnassos = the Mausoleum
wonder-olympia = the Statue of Zeus
wonder-rhodos = the Colossus
wonder-roma = the Colosseum
wonder-abu_simbel = the Great Temple
wonder-byzantium = Hagia Sophia
wonder-petra = the Treasury
wonder-siracusa = the Great Harbour

leader-ramses = Ramses
leader-maecenas = Maecenas
leader-bilkis = Bilkis
leader-nero = Nero
leader-xenophon = Xenophon
leader-vitruvius = Vitruvius
leader-hammurabi = Hammurabi
leader-leonidas = Leonidas
leader-archimedes = Archimedes
leader-imhotep = Imhotep
leader-amytis = Amytis
leader-phidias = Phidias
leader-praxiteles = Praxiteles
leader-nebuchadnezzar = Nebuchadnezzar
leader-varro = Varro
leader-pericles = Pericles
leader-hypatia = Hypatia
leader-hiram = Hiram
leader-justinian = Justinian
leader-plato = Plato
leader-alexander = Alexander
leader-aristotle = Aristotle
leader-midas = Midas
leader-croesus = Croesus
leader-hannibal = Hannibal
leader-caesar = Caesar
leader-euclid = Euclid
leader-ptolemy = Ptolemy
leader-pythagoras = Pythagoras
leader-sappho = Sappho
leader-zenobia = Zenobia
leader-nefertiti = Nefertiti
leader-cleopatra = Cleopatra
leader-solomon = Solomon
leader-nitocris = Nitocris
leader-telesilla = Telesilla
leader-berenice = Berenice
leader-hatshepsut = Hatshepsut
leader-tomyris = Tomyris
leader-aganice = Aganice
leader-enheduanna = Enheduanna
leader-cynisca = Cynisca
leader-agrippina = Agrippina
leader-gorgo = Gorgo
leader-makeda = Makeda
leader-phryne = Phryne
leader-cornelia = Cornelia
leader-eurypyle = Eurypyle
leader-theano = Theano
leader-arsinoe = Arsinoe
leader-octavia = Octavia
leader-caligula = Caligula
leader-diocletian = Diocletian
leader-aspasia = Aspasia
leader-darius = Darius

island-overgrown_island = Overgrown Island
island-virgin_island = Virgin Island
island-bronze_island = Bronze Island
island-whistling_island = Whistling Island
island-foggy_island = Foggy Island
island-topaz_island = Topaz Island
island-amber_island = Amber Island
island-lost_island = Lost Island
island-inhabited_island = Inhabited Island
island-abandoned_oasis = Abandoned Oasis
island-iron_oasis = Iron Oasis
island-windy_oasis = Windy Oasis
island-forgotten_oasis = Forgotten Oasis
island-ancient_oasis = Ancient Oasis
island-stormy_oasis = Stormy Oasis
island-wondrous_oasis = Wondrous Oasis
island-oasis_of_statues = Oasis of Statues
island-pirate_oasis = Pirate Oasis
island-scarlet_archipelago = Scarlet Archipelago
island-breezy_archipelago = Breezy Archipelago
island-torrential_archipelago = Torrential Archipelago
island-golden_archipelago = Golden Archipelago
island-emerald_archipelago = Emerald Archipelago
island-royal_archipelago = Royal Archipelago
island-lush_archipelago = Lush Archipelago
island-rainbow_archipelago = Rainbow Archipelago
island-sheltered_archipelago = Sheltered Archipelago

# Where long words of names are parted, if there is no room for them.
hyphens =
    Aban|doned Agrip|pina Alex|ander Apothe|cary Archi|medes Archi|pelago Archi|tect Aris|totle
    Boat|house Brick|yard Brother|hood Cara|vansery Cartog|raphers Clandes|tine Cleo|patra
    Construc|tion Con|sulate Contin|gent Court|house Crafts|mens Deco|rators Diocle|tian
    Dispen|sary Distil|lery Enhe|duanna Exca|vation Explor|ers Forgot|ten Fortifi|cations
    Forti|fied Glass|works Guard|house Hammu|rabi Hat|shepsut Head|quarters Inhab|ited Justin|ian
    Labora|tory Light|house Magis|trates Market|place Merce|naries Navi|gation Nebu|chad|nezzar
    Nefer|titi Observa|tory Over|grown Philos|ophers Pigeon|hole Praxi|teles Pythag|oras
    Resi|dence Scien|tists Scrip|torium Sepul|cher Shel|tered Ship|owners Tabu|larium Tele|silla
    Torren|tial Univer|sity Vitru|vius Ware|house Whist|ling

shipyard-shipyard_1 = shipyard 1
shipyard-shipyard_2 = shipyard 2
shipyard-shipyard_3 = shipyard 3
shipyard-shipyard_4 = shipyard 4
shipyard-shipyard_5 = shipyard 5
shipyard-shipyard_6 = shipyard 6
shipyard-shipyard_7 = shipyard 7
shipyard-shipyard_8 = shipyard 8

fleet-red = red
fleet-yellow = yellow
fleet-blue = blue
fleet-green = green

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
# Leaders have no colour; their sign stands where that of a colour would.
colour-leader = leader
    .symbol = ♛

science-compass = compass
science-gear = gear
science-tablet = tablet
science-choice = symbol of choice
science-mask = mask
science-most = most frequent

side-day = Day
side-night = Night

## Small parts of many texts

# A card with its colour: by the sign of the colour where signs are written. A page draws them; there
# the colour stands behind the name, in the form that fits a card.
card-coloured =
    { MEDIUM() ->
        [page] { $colour ->
            [leader] { CARD($card) }
           *[other] { CARD($card) } ({ COLOUR($colour) })
        }
       *[text] { SYMBOL($colour) } { CARD($card) }
    }
# Several of the same, where things are listed.
counted = { $count } { $name }
# Things, and whole clauses, that follow one another: the list so far, and what comes next.
list-series = { $list }, { $next }
list-clauses = { $list }; { $next }
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
# Who does something, before a clause that says what.
seat-name =
    { $who ->
        [you] You
       *[other] { CITY($who) }
    }
# The same where it stands by itself, or before a figure.
seat-label = { seat-name }
debts =
    { $debts ->
        [one] { $debts } debt
       *[other] { $debts } debts
    }
diplomacy =
    { $tokens ->
        [one] { $tokens } diplomacy token
       *[other] { $tokens } diplomacy tokens
    }
naval = naval { $strength }
leaders-named = { LEADER($leaders) }
islands-named = { ISLAND($islands) }
city-title-side = { CITY($board) }, { SIDE($side) }
team = team { $team }
goods = { RESOURCE($goods) }
cost-nothing = nothing
cost-age = 1, 2 or 3 coins, by age
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
        [victories] victory token
        [islands] island
        [commerce] commerce level
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
        [left] left neighbour sells
        [right] right neighbour sells
       *[neighbours] both neighbours sell
    } { $goods ->
        [raw] { SYMBOL("brown") } goods
       *[manufactured] { SYMBOL("grey") } goods
    } for 1 coin
effect-play_last_card = also play the last card of each age
effect-build_from_discard = build a discarded card for free
effect-free_first_of_colour = your first card of each colour is free
effect-free_first_of_age = your first card of each age is free
effect-free_last_of_age = your last card of each age is free
effect-free_colour = { SYMBOL($each) } cards are free
effect-leaders_free = leaders are free
effect-leader_discount =
    { $where ->
        [own] your leaders
       *[neighbours] neighbours’ leaders
    } cost { coins } less
effect-bank_purchase =
    { goods-a-turn } from the bank, { $price ->
        [one] { $price } coin each
       *[other] { $price } coins each
    }
goods-a-turn =
    { $amount ->
        [one] buy { $amount } good
       *[other] buy { $amount } goods
    } per turn
effect-coins_on_victory = { coins } per victory token you take
effect-coins_on_build = { coins } per { SYMBOL($each) } card you build
effect-coins_on_chain = { coins } per card you build by chain
effect-reduce =
    { $each ->
        [stages] stages cost
        [fleets] ship moves cost
       *[colours] { SYMBOL($each) } cards cost
    } { $amount ->
        [one] { $amount } good less
       *[other] { $amount } goods less
    }
effect-bonus_coin = { coins } more the first time each turn that you take coins from the bank
effect-coin_after_purchase = { coins } back from the bank per neighbour you buy from
effect-defeats_to_winner = your defeat tokens go to the winner
effect-coins_on_stage = { coins } per stage you build
effect-others_lose_on_stage = all others lose { coins } per stage you build
effect-free_per_age =
    { $amount ->
        [one] { $amount } free { SYMBOL($each) } card
       *[other] { $amount } free { SYMBOL($each) } cards
    } in each age
effect-free_stages = stages cost no goods
effect-purchase_rebate =
    once per turn, a good from the { $where ->
        [left] left
       *[right] right
    } costs { coins } less
effect-start_rebate = goods from neighbours’ boards cost { coins } less
effect-produce_owned = one more of a good your { SYMBOL("brown") } or { SYMBOL("grey") } cards or board make
effect-produce_missing = one good your { SYMBOL("brown") } and { SYMBOL("grey") } cards and board do not make
effect-remote_trade =
    { goods-a-turn } from the second city to the { $where ->
        [far_left] left
       *[far_right] right
    }, { $price ->
        [one] { $price } coin each
       *[other] { $price } coins each
    }
effect-immunity = immune to tributes and pirates
effect-stage_moves_fleet = each stage moves a ship for free
effect-abstain = you may stay out of naval conflicts
effect-coins_per_step = { coins } per step your ships move
effect-naval = naval { $amount }
effect-victory =
    { $value ->
        [0] a victory token of this age
       *[other] victory token +{ $value }
    }
effect-purge_defeats = discard your defeat tokens, all others give up a victory token
effect-others_lose =
    { $each ->
        [age] all others lose 1, 2 or 3 coins, by age
        [victories] all others lose { coins } per victory token
        [stages] all others lose { coins } per stage
       *[nothing] all others lose { coins }
    }
effect-diplomacy =
    { $amount ->
        [one] diplomacy token
       *[other] { $amount } diplomacy tokens
    }
effect-draw_leaders =
    { $amount ->
        [one] draw { $amount } leader
       *[other] draw { $amount } leaders
    }
effect-recruit_extra = recruit one more leader
effect-bury_leader = bury a leader for { $times } times its cost in points
effect-cash_defeats = discard your defeat tokens for { coins } each
effect-gift =
    { $where ->
        [others] all others gain
       *[neighbours] neighbours gain
    } { coins }
effect-debts = neighbours take { debts }
effect-incursion =
    incursion against the second city to the { $where ->
        [far_left] left
       *[far_right] right
    }
effect-move_fleet =
    { $fleets ->
        [any] { $amount ->
            [one] move a ship for free
           *[other] move { $amount } ships for free
        }
       *[named] move the { FLEET($fleets) } ship for free
    }
effect-top_island = the top island of level { $amount }
effect-pirates = pirates: all others lose coins by their commerce level
effect-points_per_set =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } per set of { SYMBOL($each, join: " ") }
effect-points_per_symbol_set = { points } more per set of science symbols
effect-points_per_coins = { points } more per { $coins } coins
effect-replace_symbol = change one science symbol at the end
effect-symbol_most = one more of your most frequent science symbol
effect-points_if_undefeated = { points } if you have no defeat token
effect-points_if_only_leader = { points } if it is your only leader
effect-points_per_victory_pair = each pair of equal victory tokens adds the value of one
effect-points_if_richest = { points } if you have more coins than each neighbour
effect-points_if_most = { points } if you have more { SYMBOL($each) } cards than each neighbour
effect-points_per_token = { points } per +{ $value } victory token
effect-mask = copy a symbol of a neighbour’s { SYMBOL("green") } card
effect-points_per_chosen_colour = { points } per card of your best colour

# What the spaces of a ship's track show.
space-naval = naval { $amount }
space-commerce = commerce { $amount }
space-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
space-tribute = tribute { $amount }
space-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
space-island = explore level { $amount }
space-nothing = nothing yet

## What a card takes now

way-chain = free by chain from { CARD($cards) }
way-right = free with { CITY($board) }
way-leader = free with { LEADER($leader) }
way-reduced = free thanks to a reduction
pay-bank = { coins } to the bank
pay-city =
    { coins } to { CITY($who) } ({ $side ->
        [left] left
        [right] right
        [far_left] far left
       *[far_right] far right
    })

# Why something cannot be done: by itself, and as the end of a sentence.
obstacle-built = Already built
    .clause = already built
obstacle-complete = Your wonder is complete
    .clause = your wonder is complete
obstacle-harbour = Ship at its last space
    .clause = the ship is at its last space
obstacle-coins =
    { $needs ->
        [one] Needs { $needs } coin, you have { $has }
       *[other] Needs { $needs } coins, you have { $has }
    }
    .clause =
        { $needs ->
            [one] needs { $needs } coin, you have { $has }
           *[other] needs { $needs } coins, you have { $has }
        }
# The bundles of goods that would help, as a list with "or".
obstacle-missing = You lack { $bundles }
    .clause = you lack { $bundles }
goods-lacked = { RESOURCE($goods, join: "and") }
# What cannot be done, and the reason as a clause.
cannot-why = { $what }: { $why }

## Moves: as lines of a menu, and once chosen

action-build = Build it
action-stage = Build stage { $stage } with it
action-recruit = Recruit
pass-last = Do not play it (discard it)
pass-discard = Build none of them
pass-extra = Recruit nobody
pass-bury = Bury nobody
pass-fleet = Move no ship
join-naval = Join
abstain-naval = Stay out (no token)
pay-or-owe =
    { $debts ->
        [0] Pay { coins }
       *[other] { $coins ->
            [0] Take { debts }
           *[other] Pay { coins }, take { debts }
        }
    }

choice-build = build { card-coloured }
choice-stage = build stage { $stage } with { card-coloured }
choice-sell = sell { card-coloured } for 3 coins
choice-sell-ship = sell { card-coloured } for a step of the ≈ { FLEET($fleet) } ship
with-ship = { $action } and move the ≈ { FLEET($fleet) } ship to step { $step }
choice-take = build { card-coloured } from the discard pile for free
choice-pass = do nothing
choice-side = take the { SIDE($what) } side
choice-board = take { CITY($what) }
choice-keep = keep ♛ { LEADER($what) }
choice-recruit = recruit ♛ { LEADER($what) }
choice-bury = bury ♛ { LEADER($what) }
choice-token = give up +{ $what }
choice-debt =
    { $what ->
        [0] no debt: pay it all
        [one] take { $what } debt
       *[other] take { $what } debts
    }
choice-fleet = move ≈ { FLEET($what) }
choice-island = keep ◎ { ISLAND($what) }
choice-join = join the naval conflict
choice-abstain = stay out of the naval conflict

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
    } { card-coloured }{ $how ->
        [chain] , free by chain
        [free] , free thanks to { CITY($by) }
        [discard] , from the discard pile
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] build
       *[other] builds
    } stage { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }with { card-coloured }
    }
event-sell =
    { $who ->
        [you] sell
       *[other] sells
    } { $card ->
        [unseen] a card
       *[seen] { card-coloured }
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
        [leader] from { LEADER($what) }
        [island] from { ISLAND($what) }
        [space] from the ≈ { FLEET($what) } ship’s space
       *[stage] from stage { $what }
    }
event-decline =
    { $who ->
        [you] pass
       *[other] passes
    }
event-leftover =
    { $who ->
        [you] discard
       *[other] discards
    } { $card ->
        [unseen] the last card
       *[seen] the last { $colour ->
            [leader] leader
           *[other] card
        }, { card-coloured }
    }
event-forgo =
    { $who ->
        [you] do not play the last card
       *[other] does not play the last card
    }
event-keep =
    { $who ->
        [you] keep
       *[other] keeps
    } { card-coloured }
event-recruit =
    { $who ->
        [you] recruit
       *[other] recruits
    } ♛ { LEADER($leader) }
event-draw =
    { $who ->
        [you] draw
       *[other] draws
    } { $leaders ->
        [one] { $leaders } leader
       *[other] { $leaders } leaders
    }
event-bury =
    { $who ->
        [you] bury
       *[other] buries
    } ♛ { LEADER($leader) }
event-victory =
    { $who ->
        [you] take
       *[other] takes
    } a victory token +{ $value }
event-give_up =
    { $who ->
        [you] give up
       *[other] gives up
    } a victory token +{ $value }
event-purge =
    { $who ->
        [you] discard
       *[other] discards
    } { $defeats ->
        [one] { $defeats } defeat token
       *[other] { $defeats } defeat tokens
    }
event-diplomacy =
    { $who ->
        [you] take
       *[other] takes
    } { diplomacy }
event-debts =
    { $who ->
        [you] receive
       *[other] receives
    } { debts }
event-lose =
    { $debts ->
        [0] { $who ->
            [you] lose
           *[other] loses
        } { coins }
       *[other] { $coins ->
            [0] { $who ->
                [you] take
               *[other] takes
            } { debts } instead of losing coins
           *[other] { $who ->
                [you] lose
               *[other] loses
            } { coins } and { $who ->
                [you] take
               *[other] takes
            } { debts }
        }
    }
event-shipyard =
    { $who ->
        [you] take
       *[other] takes
    } { SHIPYARD($shipyard) }
event-fleet =
    { $who ->
        [you] move
       *[other] moves
    } the ≈ { FLEET($fleet) } ship to step { $step }
event-tribute =
    { $who ->
        [you] demand
       *[other] demands
    } a tribute of { coins }
event-island =
    { $who ->
        [you] take
       *[other] takes
    } ◎ { ISLAND($island) }
event-incursion =
    { $who ->
        [you] send
       *[other] sends
    } an incursion against { CITY($target) }
event-abstain =
    { $who ->
        [you] stay
       *[other] stays
    } out of the naval conflict
event-abroad =
    { $who ->
        [you] use
       *[other] uses
    } a diplomacy token
# The winner takes tokens of a value, the loser as many of -1, or, with Tomyris, the winner these
# too. Who is you never stands second.
prize =
    { $tokens ->
        [1] +{ $value }
       *[other] { $tokens } × +{ $value }
    }
price =
    { $tokens ->
        [1] −1
       *[other] { $tokens } × −1
    }
fight-result =
    { $result ->
        [equal] equal, nothing happens
        [won] { $who ->
            [you] you take
           *[other] { CITY($who) } takes
        } { prize }{ $taker ->
            [winner] { " " }and { price }
           *[loser] , { CITY($other) } { price }
        }
       *[lost] { CITY($other) } takes { prize }{ $taker ->
            [winner] { " " }and { price }
           *[loser] , { $who ->
                [you] you
               *[other] { CITY($who) }
            } { price }
        }
    }
event-fought = { seat-label } against { CITY($other) }: { fight-result }
chapter-opening = Before Age I
naval-ranked =
    { seat-label } { $strength }: { $value ->
        [0] nothing
       *[other] { $shown }
    }
naval-absent = { seat-name } { event-abstain }
diplomat = { seat-name } { event-abroad }
no-conflict = No conflicts.
chapter-last = { age }, last cards
chapter-recruitment = { age }, recruiting leaders
chapter-turn = { age }, turn { $turn }

## Cities

city-place =
    { $place ->
        [own] your city
        [left] left
        [right] right
       *[other] { "" }
    }
city-open = Open the city:
goods-choice = { RESOURCE($goods, join: "or") }
city-mate = your teammate
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
label-alone = For itself
label-wonder = Wonder
label-cards = Cards
label-leaders = Leaders
label-ships = Ships
label-islands = Islands
label-cost = Cost
tokens-naval = at sea { $tokens }
naval-of = { seat-label } { $strength }
leaders-in-hand = in hand ♛ { LEADER($leaders, join: ", ♛ ") }
track-wonder = moves with stages
incursion-on = against { CITY($target) }
incursion-by = from { CITY($who) }
cards-none = Nothing built yet
stages-built = stages { $built }/{ $all }
chain-free-with =
    { $own ->
        [yes] Free with your { CARD($cards, join: "or") }
       *[no] Free with { CARD($cards, join: "or") }
    }
chain-leads-to = Makes free later: { CARD($cards) }
board-start = makes { RESOURCE($goods) }

## Headings

title-turn =
    { age } · turn { $turn } of { $turns } · hands pass { $side ->
        [left] left
       *[right] right
    }
title-recruitment = { age } · recruit a leader
title-selection = Before Age I · leaders pass right
title-step = Step { $step } of { $last }
title-story = What happened
title-hand = Your hand
title-last = You may also play your last card of this age.
title-discard = You may build a discarded card for free.
title-keep = Keep one leader; the rest pass right.
title-extra = You may recruit one more leader.
title-bury = Bury a leader? It scores its points and loses its effect.
title-token = Give up a victory token.
title-debt = You lose { coins }. Pay, or take debts (−1 point each).
title-fleet =
    { $most ->
        [one] Move a ship one step for free.
       *[other] Move up to { $most } different ships one step each for free.
    }
title-island = You explore: keep one island.
title-join = Join the naval conflict? Those who stay out are not compared.
title-log = Log
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
line-leaders =
    ♛
    Leaders
line-black =
    ▼
    Black
line-naval =
    ≈
    Naval
line-islands =
    ◎
    Islands
line-total = Total
line-team = Team
line-coins =
    coins
    held

## What a position shows

decision =
    { $decision ->
        [board] a board
        [side] a side of the wonder
        [card] a card
        [last] whether to play the last card
        [keep] a leader to keep
        [recruit] a leader to recruit
        [extra] one more leader to recruit
        [bury] a leader to bury
        [token] a victory token to give up
        [debt] between coins and debts
        [fleet] ships to move
        [island] an island
        [naval] whether to join the naval conflict
       *[discard] a discarded card
    }

## Playing

box-leaders = Leaders
box-cities = Cities
box-armada = Armada
box-teams = teams of two
notice-board = You have { CITY($board) }, home of { WONDER($board) }. Choose a side.
notice-chosen = Face down

## What a move would do, in figures

foresee-ask = What would this do?
foresee-deed =
    { $deed ->
        [build] { deed-build }
        [build-ship] { action-build-sail }
        [stage] { deed-stage }
        [stage-ship] { action-stage-sail }
        [recruit] { action-recruit }
        [take] Build it for free
        [bury] Bury this leader
        [island] Keep this island
        [sell-ship] Sell it for a step of the ship
       *[sell] { action-sell-it }
    }
foresee-of = { $piece }: { $deed }
foresee-row = { $label }: { $value }
foresee-coins = Coins
foresee-points = Points now
foresee-end = Points at the end
foresee-end-about = If nobody’s shields and ships change, with all conflicts to come.
foresee-shields = Shields
foresee-battles = Conflicts
foresee-naval = Naval strength
foresee-token = Naval token
foresee-frees = Makes free later
foresee-opens = You can then build
foresee-closes = No longer affordable
foresee-loses = Others lose
foresee-follows = After that
foresee-change = { $before } → { $after }
    .heard = { $before }, then { $after }
foresee-same = { $before } (unchanged)
foresee-battle =
    { CITY($who) } ({ shields }): { $result ->
        [won] you win
        [lost] you lose
        [tied] a tie
       *[none] no conflict
    }
foresee-loss = { CITY($who) }: { coins }
foresee-stage = stage { $stage }
foresee-then =
    { $what ->
        [discard] you may build a discarded card
        [extra] you may recruit one more leader
        [bury] you may bury a leader
        [token] you give up a victory token
        [fleet] you may move a ship
        [island] you choose an island
        [debt] you pay or take debts
       *[draw] you draw something unseen
    }
foresee-passed = If you pass it on
foresee-next =
    { $how ->
        [chain] { CITY($who) } could build it for free by chain.
        [free] { CITY($who) } could build it for free.
        [nothing] { CITY($who) } could build it for free.
        [reduced] { CITY($who) } could build it at a reduced cost.
        [goods] { CITY($who) } could build it with their own goods.
        [paid] { CITY($who) } could build it for { coins }.
        [built] { CITY($who) } has built it already.
       *[no] { CITY($who) } cannot pay for it now.
    }

## Help

help-rules =
    Each turn everyone chooses a card from their hand; all are revealed together, and the hands pass on. Build the card, use it to build the next stage of your wonder, or sell it for 3 coins.
    Goods are not used up: each symbol in your city serves once per turn. Buy what you lack from your two neighbours, if they make it, for 2 coins each. Coins you receive can be spent from the next turn on. A chain makes a card free if you have built the earlier one.
    After each age you compare shields with each neighbour: more shields win 1, 3 or 5 points by age, fewer lose 1. After Age III the most points win; 3 coins make a point.
help-brown = ■ brown: raw goods: wood, stone, ore, clay
help-grey = ◆ grey: manufactured goods: glass, cloth, papyrus
help-blue = ▬ blue: points
help-yellow = ● yellow: coins, cheaper trade, points
help-red = ✚ red: shields
help-green = ▲ green: science; the square of each symbol’s count, and 7 points per set of three
help-purple = ★ purple: guilds; points for what stands in and around your city (Age III)
help-black = ▼ black: debts, diplomacy, masks and other dark dealings
help-leaders = Leaders: everyone starts with 6 coins and four leaders. Before each age you recruit one for its coins, use it to build a stage, or sell it.
help-cities = Cities: when you lose coins you may take debts instead, −1 point each. A diplomacy token keeps you out of the next military conflicts. A mask copies a science symbol of a neighbour at the end of the game.
help-armada = Armada: with a red, yellow, blue or green card you may move the ship of its colour one step, and with a stage the ship marked so, for a cost paid together with the card’s. A sale can move the ≈ yellow ship instead of giving coins. After each age all compare naval strength: first and second win points, the last loses some. Tributes and pirates take coins; a higher commerce level protects from tributes and attracts pirates. Green ships find islands.
help-teams = Teams: teammates sit side by side, see each other’s hands, do not fight each other, and add up their points. Conflicts with the other neighbour count twice.

## The terminal (not for the page)

labelled = { $label }: { $value }
way-how =
    { $how ->
        [goods] your own goods
        [reduced] { way-reduced }
       *[nothing] free
    }
# What a cost or an action brings.
gives = { $what } → { $gift }
commerce = commerce { $level }
card-title = { SYMBOL($colour) } { CARD($card) }
leader-title = ♛ { LEADER($leader) }
island-title = ◎ { ISLAND($island) }
fleet-title = ≈ { FLEET($fleet) }
fleet-gives = ≈ { FLEET($fleet) } { $step } → { $gift }
card-colour = { SYMBOL($colour) } { COLOUR($colour) }
city-title = { CITY($board) }
production =
    { $count ->
        [1] { RESOURCE($goods, join: "/") }
       *[other] { $count } { RESOURCE($goods, join: "/") }
    }
ways-count =
    { $count ->
        [one] { $way } ({ $count } way)
       *[other] { $way } ({ $count } ways)
    }
pay-side =
    { coins } to { $side ->
        [left] left
        [right] right
        [far_left] far left
       *[far_right] far right
    }
# Behind what a card takes without a ship: that a step of its ship takes no more, or what it takes.
ship-too = { $way }, ≈ too
ship-way = ≈ { $way }
action-sell = Sell it for 3 coins
action-take = Build it for free
action-sell-ship = Sell it for a step of the ≈ { FLEET($fleet) } ship, to step { $step }
cannot-stage = Build a stage with it
cannot-ship = { $action }, with the ≈ { FLEET($fleet) } ship
give-up = Give up +{ $value }
event-pass =
    All hands pass { $side ->
        [left] left
       *[right] right
    }.
event-deal = The cards of { age } are dealt.
event-end = Game over
event-conflict = { seat-label } { $shields }, { CITY($other) } { $against }: { fight-result }
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }
label-trade = Trade
label-science = Science
label-military = Battles
label-naval = At sea
label-incursion = Incursion
label-recruit = Recruit now
label-card = Card
label-gives = Gives
label-now = Build now
label-leads = Makes free
token-victory = +{ $value }
token-defeat = −1
leader-buried = { leader-title } (buried)
leaders-count =
    ♛{ $count }
islands-count = ◎{ $count }
hand-leaders = { $count } in hand
track = { $step }/{ $last }
wonder-no-side = no side chosen yet
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
cards-count = { SYMBOL($colour) }{ $count }
chain-before = Free with
chain-after = Makes free later
board-gift = { SIDE($side) }: { $gift }
title-boards = Boards
title-naval = Naval conflict, end of { age }
title-conflicts = Military conflicts, end of { age }
title-hands = Hands
title-leaders = Your leaders
title-offers = On offer
title-pile = Discard pile
title-sheet =
    { $when ->
        [end] Score sheet
       *[now] Score if the game ended now
    }
title-help = Commands
outcome-won =
    { $who ->
        [you] You win with { points }!
       *[other] { CITY($who) } wins with { points }.
    }
outcome-tie =
    { $won } Tied on points with { CITY($rivals, join: "and") }; coins decide: { $coins } to { $most }.
outcome-team =
    { CITY($winners, join: "and") } win as a team with { points }.
outcome-shared =
    { $points ->
        [one] { CITY($winners, join: "and") } share the victory with { $points } point and equal coins.
       *[other] { CITY($winners, join: "and") } share the victory with { $points } points and equal coins.
    }
holds =
    { $who ->
        [you] You hold
       *[other] { CITY($who) } holds
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
welcome = Mirabilia: build a city and a wonder of the world in three ages of { $turns } turns.
welcome-boxes = Also in play: { BOX($boxes) }.
welcome-help = At any question: r for the rules in short, ? for all commands, q to quit.
notice-choice = Your choice
notice-taken-back = Taken back. Choose again.
notice-forced = You had only one option, so it was played for you.
notice-saved = Record saved in { $name }.
notice-not-saved = The record could not be saved in { $name }: { $reason }.
notice-unfinished = The record ends here, before the end of the game.
prompt-card = Card 1–{ $most } (c cities, l log, s points, ? help): { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Enter to do it, b to go back: { "" }
           *[other] Action 1–{ $most }, b to go back: { "" }
        }
       *[no] Action 1–{ $most }: { "" }
    }
prompt-leader = Leader 1–{ $most } (c cities, l log, s points, ? help): { "" }
prompt-choice = Choice 1–{ $most } (c cities, s points, ? help): { "" }
prompt-side = Side 1 or 2: { "" }
prompt-board = Board 1–{ $most }: { "" }
prompt-discard = Card 1–{ $most }, n for none: { "" }
prompt-reveal = Enter to reveal, u to take it back: { "" }
prompt-next-age = Enter to continue to { age }: { "" }
prompt-leave = Leave this game? (y/n) { "" }
prompt-save = Save the record of the game? File name, or Enter to skip: { "" }
prompt-overwrite = { $name } already exists. Overwrite it? (y/n) { "" }
prompt-step =
    { $where ->
        [end] Step { $step } of { $last }, the end (Enter or q leaves, b back, ? help): { "" }
       *[middle] Step { $step } of { $last } (Enter next, b back, q quit, ? help): { "" }
    }
answers-yes = y yes
hint-foresee = f and a number from 1 to { $most } says what that would do.
hint-card = Type the number of a card, 1 to { $most }; ? lists all commands.
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
help-keys =
    { $kind ->
        [play] 3       card 3, then what to do with it; 3 1 does the first thing at once
        f 3     what card 3 would do, in figures
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

## Errors in moves that are typed, by class and code (not for the page)

error-MalformedMove-empty = A move cannot be empty; it begins with one of: { $verbs }.
error-MalformedMove-verb = “{ $text }” is not a move: it begins with one of: { $verbs }.
error-MalformedMove-subject =
    “{ $text }” is not a move: { $verb } must be followed by { $kind ->
        [card] a card
        [leader] a leader
        [board] a board
        [island] an island
        [fleet] a fleet
        [side] a side
        [board_or_leader] a board or leader
       *[card_or_leader] a card or leader
    }.
error-MalformedMove-unknown =
    “{ $text }” is not a move: there is no { $kind ->
        [card] card
        [leader] leader
        [board] board
        [island] island
        [fleet] fleet
        [side] side
        [board_or_leader] board or leader
       *[card_or_leader] card or leader
    } called “{ $name }”{ $like ->
        [none] .
       *[other] ; did you mean “{ $like }”?
    }
error-MalformedMove-rest = “{ $text }” is not a move: “{ $part }” cannot stand there. A move with { $verb } is written: { move-form }
# The words in small letters are those of the notation, the same in every language.
move-form =
    { $verb ->
        [build] build CARD [free BOARD or LEADER] [ship] [left COINS] [right COINS] [bank COINS] [far_left COINS] [far_right COINS]
        [stage] stage CARD or LEADER [ship] [left COINS] [right COINS] [bank COINS] [far_left COINS] [far_right COINS]
        [sell] sell CARD or LEADER [ship]
        [take] take CARD
        [side] side day or side night
        [board] board BOARD
        [keep] keep LEADER
        [recruit] recruit LEADER
        [bury] bury LEADER
        [token] token VALUE
        [debt] debt NUMBER
        [fleet] fleet, then one or more of red, yellow, blue, green
        [island] island ISLAND
       *[other] { $verb }
    }
error-MalformedMove-coins =
    “{ $text }” is not a move: “{ $part }” is not a number of coins from 0 to { $most }.
error-MalformedMove-number = “{ $text }” is not a move: “{ $part }” is not a number from 0 to { $most }.
error-IllegalMove-not_offered = You may not “{ $move }” now; you may, for example, “{ $example }”.
error-IllegalMove-not_in_hand = You may not “{ $move }”: “{ $piece }” is not in your hand. There are: { $there }.
error-IllegalMove-not_in_pile = You may not “{ $move }”: “{ $piece }” is not in the discard pile. There are: { $there }.
error-IllegalMove-built = You may not “{ $move }”: your city already has a card of that name.
error-IllegalMove-complete = You may not “{ $move }”: your wonder is complete.
error-IllegalMove-harbour = You may not “{ $move }”: that ship has reached its last space.
error-IllegalMove-no_ship = You may not “{ $move }”: no ship can move with it.
error-IllegalMove-coins =
    { $needs ->
        [one] You may not “{ $move }”: it takes { $needs } coin, and you have { $has }.
       *[other] You may not “{ $move }”: it takes { $needs } coins, and you have { $has }.
    }
error-IllegalMove-missing = You may not “{ $move }”: you lack { $bundles }, which no neighbour sells.
error-IllegalMove-payment = You may not “{ $move }”: it cannot be paid like that. You may: { $ways }.

## Files (not for the page)

file-argument = the position
file-unreadable = { $name } cannot be read: { $reason }
file-no-text = { $name } is not UTF-8 text
file-no-json = { $name } is not JSON: line { $line }, column { $column } cannot be read
file-odd-json = { $name } is not readable JSON: it is nested too deeply or has a number too long
file-no-object = { $name } is neither a record nor a position: it must be one JSON object
file-no-record = { $name } is not a record: it has no entries
file-no-position = this is a record, not a position; mirabilia replay shows it
no-such-turn = the record has no turn { $turn } of age { $age }
save-folder = { $name } is a folder: --save needs the name of a file
save-no-folder = { $name } cannot be saved: there is no folder { $folder }
options-differ = the file says otherwise: its { $option } is { $found }
bots-count =
    { $named ->
        [one] { $named } bot is named
       *[other] { $named } bots are named
    } for { $others } seats; name one for all or one for each

## Errors, by class and code

error-ImpossibleGame-shape = This is not a valid record.
error-ImpossibleGame-unknown_version = This record needs another version of Mirabilia.
error-ImpossibleGame-replay = This record has a move that cannot be played.
error-ImpossibleGame-unfinished = This record breaks off before the end of its game.
error-ImpossibleGame-surplus = This record goes on after the end of its game.
error-ImpossibleGame-digest = This record has been changed: its game ends otherwise than it says.
error-ImpossibleOptions-players =
    { $most ->
        [one] The game is for { $least } to { $most } player.
       *[other] The game is for { $least } to { $most } players.
    }
error-ImpossibleOptions-eight = Eight can play only with Armada.
error-ImpossibleOptions-teams = Teams of two are for 4 or 6 players, with Armada also for 8.
error-ImpossibleOptions-leaders = There is no such set of leaders.
error-ImpossibleOptions-needless = One of the options means nothing without its box: leave it as it is, or add the box.
error-ImpossibleOptions-edition = There is no such edition of Armada.
error-ImpossibleOptions-board_box = { WONDER($board) } belongs to { BOX($box) }: add that box.
error-ImpossibleOptions-expansions = There is no such box.
error-ImpossibleOptions-expansion_twice = Each box can be added only once.
error-ImpossibleOptions-sides = There is no such way to choose sides.
error-ImpossibleOptions-boards = There is no such way to choose boards.
error-ImpossibleOptions-boards_count = There must be one board for each player.
error-ImpossibleOptions-board_unknown = There is no such board.
error-ImpossibleOptions-board_twice = There is only one board of { WONDER($board) }.
error-ImpossibleOptions-seed = This is not a valid seed.

## What the server says where it is started (not for the page)

serve-at = Mirabilia is at { $url } and keeps its games in { $folder }
serve-tls-both = --tls-cert and --tls-key belong together: name both, or neither
serve-tls-file = { $file } cannot be read: { $reason }
serve-tls-locked = { $file } has a passphrase, which nobody could type whenever the server starts: store the key without one
serve-tls-mismatch = the certificate in { $certificate } is not that of the key in { $key }
serve-tls-no-certificate = { $file } has no certificate that can be read: it has to be PEM, with a line BEGIN CERTIFICATE
serve-tls-no-key = { $file } has no key that can be read: it has to be PEM, with a line such as BEGIN PRIVATE KEY
serve-closed = Mirabilia has closed; its games are kept
serve-no-permission = this user may not listen at port { $port }; choose one from 1024
serve-cannot-listen = cannot listen at { $host } port { $port }: { $reason }; choose others with --host and --port
serve-no-database = { $where }: the database cannot be opened: { $reason }
serve-newer-database = a newer version of Mirabilia has used it ({ $reason })
serve-folder-in-use = { $folder } is in use by another server; stop that one, choose another folder with --data, or give both the same --redis-url
serve-database-in-use = --database-url: the database is in use by another server; stop that one, or give both the same --redis-url
serve-broken-database = { $file } is damaged: { $reason }; docs/server.md says what to do
serve-no-key = { $file } is no key: it has { $bytes } bytes, not { $needed }; put back the old one, or remove it, and everybody will be a new guest
serve-no-redis = --redis-url: Redis cannot be reached: { $reason }
serve-no-redis-package = --redis-url needs a package of its own: { $line }
serve-push-insecure = --push needs a --public-url that begins with https
serve-no-push-package = --push needs a package of its own: { $line }
offline-title = Mirabilia is not answering
offline-about = The server is down, or there is no network. Your games are safe; this page continues by itself when the server is back.
offline-again = Try again
serve-no-page = There is no page here. The HTTP part is described at /docs.

## What the server refuses, by code

# A moment of today, or of another day.
moment-at =
    { $day ->
        [today] at { $time }
       *[other] on { $weekday } at { $time }
    }
moment-from =
    { $day ->
        [today] from { $time }
       *[other] from { $weekday } at { $time }
    }
moment-until =
    { $day ->
        [today] until { $time }
       *[other] until { $weekday } at { $time }
    }

refused-malformed = The server did not understand this page. Reload it.
refused-bad_record = { $problem } ({ $says })
refused-name_refused = “{ $word }” is not allowed in names here. Choose another name.
refused-line_refused = “{ $word }” is not allowed here. Your message was not sent.
refused-unknown_guest = The server does not know you yet. Reload the page.
refused-wrong_origin = The server does not accept this from another site.
refused-wrong_host = The server does not go by the name { $host }. Use the address it shows.
refused-not_here = This can only be done on the machine that runs the server.
refused-not_host = Only the host of the table can do this.
refused-banned = You are banned from this server.
refused-removed = The host has removed you from this table.
refused-kept_out = This table is not open to you.
refused-not_seated = Only players with a seat can do this.
refused-advice_off = Advice is off at this table.
refused-not_found = There is nothing at this address.
refused-no_table = This table does not exist.
refused-no_guest = This guest is no longer known here.
refused-no_line = This message is no longer kept here.
refused-no_record = The record is available when the game is over.
refused-no_moment = You cannot play on from there: the game is over by then, or has no such moment.
refused-no_puzzle = There is no such puzzle.
refused-no_push = This server cannot notify you once the page is closed.
refused-no_link = This link or code is unknown or no longer valid.
refused-no_seat = The table has no such seat.
refused-seat_taken = This seat is taken.
refused-no_bot = There is no such bot.
refused-too_many_bots = There are more bots than seats.
refused-seats_empty = Fill all seats before you start.
refused-not_in_lobby = The game has already started.
refused-not_playing = No game is in progress.
refused-not_over = The game is not over yet.
refused-not_asked = There is nothing for you to choose now.
refused-too_late = Too late: the cards have been revealed.
refused-answered = You have already chosen. Take your choice back first.
refused-nothing_to_take_back = You have no choice to take back.
refused-not_offered = You cannot do that now.
refused-present = This player is here.
refused-no_person = Nobody sits on this seat.
refused-not_yet = This player has not been away long enough: a bot may play for them { moment-from }.
refused-chat_closed = The host has closed the chat.
refused-yourself = You cannot do this to yourself.
refused-too_many_regards =
    { $most ->
        [one] You have muted or blocked { $most } person, the most allowed. Undo that first.
       *[other] You have muted or blocked { $most } people, the most allowed. Undo one first.
    }
refused-too_many_removed =
    { $most ->
        [one] { $most } person has been removed from this table, the most allowed. Open another table.
       *[other] { $most } people have been removed from this table, the most allowed. Open another table.
    }
refused-no_team = This game has no teams.
refused-options = Such a game cannot be set up.
refused-too_large =
    { $most ->
        [one] That is too large: the server accepts at most { $most } byte.
       *[other] That is too large: the server accepts at most { $most } bytes.
    }
refused-wrong_method = The server does not take { $method } at this address. Load the page again.
refused-too_slow = Your request did not arrive in time. Try again.
refused-failed = Something went wrong on the server. Try again; if it keeps happening, tell whoever runs it.
refused-too_many_connections = Too many connections from here. Try again in a moment.
refused-too_many_tables =
    { $most ->
        [one] You host { $most } open table, the most allowed. Finish or leave it, or wait { moment-until }.
       *[other] You host { $most } open tables, the most allowed. Finish or leave one, or wait { moment-until }.
    }
refused-busy = The server is busy. Try again in a moment.
refused-too_many_reports = You have sent many reports. You can report again { moment-from }.
refused-too_fast =
    { $what ->
        [chat] You are writing fast. Your message will be sent { moment-at }.
        [chat_by_table] Many are writing at once. Your message will be sent { moment-at }.
        [tables] You have opened many tables. You can open another { moment-from }.
        [names] You have changed your name often. You can change it again { moment-from }.
        [commands] Too much at once. It continues { moment-at }.
        [commands_by_address] Too much at once. It continues { moment-at }.
        [changes] Too much at once. It continues { moment-at }.
        [live] Too much at once. It continues { moment-at }.
       *[other] Too much at once. Try again { moment-from }.
    }
refused-no_network = This machine is not in a local network, or cannot be reached there.
refused-advice_busy = The adviser is busy. Ask again in a moment.
refused-reports_full = The server cannot take more reports until its operator has read some.
refused-no_review = The review failed. Ask again.
refused-no_advice = No advice right now. Ask again.
refused-try_again = The server is having trouble. One moment…

## The review of a game

review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-cost = { NUMBER($cost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Several decisions come before the first age: each has its number, or 0 if there is one.
review-moment =
    { $age ->
        [0]
            { $number ->
                [0] start
               *[other] start { $number }
            }
       *[other] { $age }.{ $turn }
    }
review-category =
    { $category ->
        [military] military
        [science] science
        [goods] goods
        [coins] coins
        [denying] denying
       *[points] points
    }
# What the better move has
review-reason =
    { $category ->
        [military] a stronger army
        [science] more science
        [goods] more goods, cheaper cards
        [coins] more coins
        [denying] less for the others
       *[points] more points
    }
review-column-when = Turn
review-column-city = City
review-chances = Chances of winning
review-losses = The costliest moves
review-swings = The moves with which chances changed most
review-decisions = { $city }: every decision
review-accounts = Luck and choices
    .about = An even chance, and what changed it: the cards of each age, what the others did, and the city’s own choices, compared with those of a strong player.
review-column-even = At the start
review-column-deal = Deal
review-column-others = Others
review-column-choices = Choices
review-column-won = Outcome
review-categories = What choices cost, by category
review-none = No move clearly cost anything.
review-best = the best move
review-equal = as good as the best
review-end = end
review-chart = Every city’s chance of winning, at { $moments } moments
review-figures = In figures
review-how-to-read = How likely each city was to win, and what its decisions cost compared with what a strong player would have done. A decision is judged only by what its player could know then: games that fit that are dealt and played to the end. A figure after ± is twice the standard error; what costs less is called equal.

review-name = Review
review-progress = { $done } of { $total } decisions analysed
review-instead = Better: { $move }
review-onward = Play on from here: { $when }

## Puzzles

puzzles-title = Puzzles
puzzles-about = In each of these positions one move is clearly best. Find it, as at the table: you see what the player saw then, and no more.
puzzles-filter = Which puzzles
puzzles-any-degree = Any difficulty
puzzles-any-theme = Any theme
puzzles-none = No puzzle matches.
puzzles-progress =
    { $tried ->
        [0] None tried yet
       *[other] { $solved } of { $tried } solved
    }
puzzles-streak =
    { $days ->
        [0] No daily streak yet
        [one] { $days } puzzle of the day in a row
       *[other] { $days } puzzles of the day in a row
    }
puzzle-today = Puzzle of the day
puzzle-one = Puzzle
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-explain = Explanation
puzzle-degree =
    { $degree ->
        [1] Very easy
        [2] Easy
        [3] Medium
        [4] Hard
       *[5] Very hard
    }
puzzle-theme =
    { $theme ->
       *[payment] Payment
        [chain] Chain
        [military] Military
        [science] Science
        [denying] Denying others
        [last] Last turns
        [leaders] Leaders
        [fleets] Fleets
        [debts] Debts
    }
# What became of it: whether it was answered, and right
puzzle-state =
    { $state ->
        [right] solved
        [wrong] not solved
       *[open] new
    }
puzzle-right = Right!
puzzle-wrong = There is a better move
puzzle-dearer = The right move, but you can pay less for it
puzzle-best = Best: { $move }
puzzle-made = Your move: { $move }
puzzle-chance = It wins { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the games that fit what you see.
puzzle-why = Why: { $reasons }
puzzle-others = Other moves
puzzle-column-move = Move
puzzle-column-cost = Wins less often by
puzzle-column-why = What the best move brings
puzzle-again = You have answered this puzzle before. Only the first answer counts.

## The review in a terminal or a file (not for the page)

review-title = Review of the game
review-column-played = Move
review-column-better = Better
review-column-cost = Cost
review-column-why = Why
review-column-change = Change
puzzle-prompt-next = Enter for the next puzzle, q to leave: { "" }
review-not-over = { $name } is the record of a game that is not over

## The page of the laboratory (not for the page)

lab-title = What the games show
lab-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for { $players } players: { $boxes ->
        [none] the base game
       *[other] the base game with { BOX($boxes) }
    }{ $teams ->
        [yes] , in teams of two
       *[no] { "" }
    }. Played by { $names }, with seed { $seed }.
lab-how-to-read = Lines through dots are intervals: the figure lies there with 90 % confidence. A dashed line is the even share, what equal players would win, or the mean. Dots whose line is all above it are green, all below it red; the others may be chance. Of ten dots that are chance alone, about one is coloured all the same. n is the number of cities behind a figure. All figures are about how these bots play; people may play otherwise.
lab-tile-games =
    { $games ->
        [one] game
       *[other] games
    }
lab-tile-cities =
    { $cities ->
        [one] city
       *[other] cities
    }
lab-tile-points = points per city
lab-tile-winners = points per winner
lab-made-with = Made with { $name }. To make this page again:
lab-written = The page is in { $name }.
lab-n = n { $count }
lab-count =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
lab-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
lab-players-of = { $name }, { lab-players }
lab-number = { $number }
lab-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ratio = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-side = { CITY($board) }, { SIDE($side) }
lab-share = { $share } ({ $low } to { $high }), even share { $even }
lab-winners = winners
lab-others = all others
lab-chapter-points = Where the points come from
    .about = Mean points by line of the score sheet: of each bot, then of those who won and of all others, whoever they were.
lab-points = Points by category
    .note = Point at a part to see its figure. Points lost in battles or to debts are left of zero.
lab-wins-bots = Wins by bot
lab-chapter-wonders = The wonders
    .about = How often the city with a side wins, and how many points it has. Where bots choose the side, they show what they prefer.
lab-wins-sides = Wins by side
    .note = The share of the games that a city with this side has won, best first.
lab-points-sides = Points by side
    .note = The mean points of a city with this side, in the same order. The dashed line is the mean of all.
lab-chapter-tables = Number of players
    .about = The same with more players at the table.
lab-points-tables = Points by number of players
lab-wins-tables = Wins by side and number of players
    .note = 1.00 is an even share; 1.50 wins half as often again. What may be chance is pale; point at a cell to see its interval.
lab-chapter-time = What is built when
    .about = For each turn, what the bots did with their card: the colour that they built, a stage, a sale.
lab-turns = What { $name } does in each turn
    .note = How many of each a city plays in the turn; a full column is one. What comes from the discard, and last cards that few may play, come on top or stand alone.
lab-chapter-cards = The cards
    .about = What the strongest of the bots builds most, age by age.
lab-cards = { age }, cards that { $name } builds most
    .note = Most built first; n is how many of its cities have the card, the dot how often these win. That is not a cause: those who are ahead build other cards.
lab-when = When: percent of the builds of a card in each turn of the age.
lab-chapter-profiles = Science and battles
    .about = How far cities go, and how they fare with it.
lab-science = Science: green cards in a city
lab-military = Battles: points of a city
lab-profile = How many cities end with it.
    .wins = How often these cities win.
lab-deed-brown = ■ brown
lab-deed-grey = ◆ grey
lab-deed-blue = ▬ blue
lab-deed-yellow = ● yellow
lab-deed-red = ✚ red
lab-deed-green = ▲ green
lab-deed-purple = ★ purple
lab-deed-black = ▼ black
lab-deed-leader = ♛ leader
lab-deed-stage = stage
lab-deed-sale = sale

## The page

box-base = Base game

# The symbols of chains; the names are ours.
chain-hammer = hammer
chain-waterdrop = drop of water
chain-star = star
chain-mask = theatre mask
chain-camel = camel
chain-market_stall = market stall
chain-horseshoe = horseshoe
chain-mortar = mortar
chain-target = target
chain-lamp = oil lamp
chain-scales = scales
chain-book = book
chain-lighthouse = lighthouse
chain-barrel = barrel
chain-castle = castle
chain-helmet = helmet
chain-lightning = lightning
chain-torch = torch
chain-planet = planet
chain-saw = saw
chain-temple = temple
chain-scroll = scroll
chain-lyre = lyre
chain-feather = feather

# What somebody hears who does not see the drawing.
spoken-card =
    { CARD($card) }, { COLOUR($colour) }, { $gift }, { $how ->
        [free] free
       *[paid] costs { $cost }
    }
spoken-leader = { LEADER($leader) }: { $gift }; costs { $cost }
spoken-island = { ISLAND($island) }, level { $level }: { $gift }
spoken-stage =
    { $state ->
        [built] Stage { $number }, built: { $gift }
       *[open] Stage { $number }: { $gift }; costs { $cost }
    }
spoken-wonder = { CITY($board) }, { SIDE($side) }: { $start }
spoken-space =
    { $step ->
        [0] The ship’s first space: { $gift }
       *[other] Space { $step }: { $gift }; costs { $cost }
    }

# What a button does. What is paid is a list of payments.
pay-whom = { coins } to { CITY($who) }
do-price =
    { $how ->
        [paid] pay { $payments }
        [chain] free by chain from { CARD($cards, join: "and") }
        [free] free thanks to { CITY($by) }
        [goods] your goods cover it
        [reduced] { way-reduced }
       *[nothing] free
    }
do-sail =
    { $fleet ->
        [none] { "" }
       *[other] { " " }and move the { FLEET($fleet) } ship to step { $step }, { $gift }
    }
do-build = Build { CARD($card) }{ do-sail }, { do-price }
do-recruit = Recruit { LEADER($card) }, { do-price }
do-stage = Build stage { $stage } with { CARD($card) }{ do-sail }, { do-price }
do-sell = Sell { CARD($card) } for { coins }
do-sell-ship = Sell { CARD($card) } to move the { FLEET($fleet) } ship to step { $step }, { $gift }
do-take = Build from the discard pile for free: { $piece }
do-keep = Keep { $piece }
do-bury = Bury { $piece }
do-board = Take { CITY($board) }, home of { WONDER($board) }
do-side = Take the { SIDE($side) } side: { $gift }
do-token = Give up the victory token +{ $value }
do-fleet = Move { $ships }
voyage = the { FLEET($fleet) } ship to step { $step } ({ $gift })
held-open = { $piece }; now { do-price }
held-shut = { $piece }; { $why }

piece-victory = victory token { $value }
    .about = For more shields than a neighbour at the end of an age
piece-defeat = defeat token { $value }
    .about = For fewer shields than a neighbour at the end of an age
piece-naval = naval token { $value }
    .about = For the place in the naval conflict at the end of an age
piece-debt = debt { $value }
    .about = Taken instead of losing a coin
piece-diplomacy = diplomacy token
    .about = Keeps its owner out of the next military conflicts
piece-coin =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    .about = Three coins make a point at the end

symbol-coin = coins
symbol-laurel = points
symbol-shield = shield: military strength
symbol-naval = anchor: naval strength
symbol-mask = mask: copies a science symbol of a neighbour
symbol-science = any science symbol
symbol-most = your most frequent science symbol
symbol-stage = stage of a wonder
symbol-wonder = wonder with all its stages
symbol-leader = leader
symbol-ship = ship
symbol-island = island
symbol-commerce = commerce level
symbol-tribute = tribute: all others lose coins
symbol-pirates = pirates: all others lose coins by their commerce level
symbol-diplomacy = diplomacy token: out of the next military conflicts
symbol-debt = debt: −1 point
symbol-incursion = incursion: a conflict with the city beyond a neighbour
symbol-victory-token = victory token
symbol-defeat = defeat token
symbol-free = for free
symbol-discard = discard pile
symbol-from-discard = build from the discard pile
symbol-last-card = also play the last card
symbol-chain = built by chain
symbol-bank = bank
symbol-goods = any good
symbol-goods-raw = goods of brown cards
symbol-goods-manufactured = goods of grey cards
symbol-board = board of a wonder
symbol-others = all other players
symbol-immunity = immune to tributes and pirates
symbol-abstain = out of the naval conflict
symbol-grave = buried leader
symbol-replace = change a science symbol
symbol-hourglass = age
symbol-arrow-left = left neighbour
symbol-arrow-right = right neighbour
symbol-arrow-both = both neighbours
symbol-arrow-down = your own city
symbol-arrow-far-left = the second city to the left
symbol-arrow-far-right = the second city to the right
symbol-arrow-up = one step ahead
symbol-then = who has this gets that
symbol-pass-left = hands pass left
symbol-pass-right = hands pass right

gallery-page = Gallery · Mirabilia
gallery-title = Gallery
gallery-about = Every card, board and piece, and what it does.
gallery-search = Search by name or effect
gallery-kinds = Show
# What the switch of colours leads to.
theme-day = Day
theme-night = Night
gallery-language = Language
gallery-kind =
    { $kind ->
        [cards] Cards
        [wonders] Wonders
        [leaders] Leaders
        [islands] Islands
        [shipyards] Shipyards
        [tokens] Tokens
        [symbols] Symbols
       *[all] Everything
    }
gallery-count =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
gallery-nothing = Nothing matches.
gallery-cards = { BOX($box) } · { age }
gallery-wonders = Wonders · { SIDE($side) }
gallery-leaders =
    { $group ->
        [expert] Leaders · expert
        [cities] Leaders · Cities
       *[standard] Leaders · standard
    }
gallery-islands = Islands · level { $level }
gallery-shipyards = Shipyards
gallery-tokens = Tokens and backs
gallery-symbols = Symbols
gallery-cost = Costs { $cost }
gallery-before = Free with { CARD($cards, join: "or") }
gallery-after = Makes free { CARD($cards) }
gallery-players = Players: { $players }
gallery-back = Back of { age }
gallery-wonder-fleet = Stages move the { FLEET($fleet) } ship

credits-title = Credits
credits-drawing = The emblems of the seats are by Lorc, Delapouite and other authors of game-icons.net (CC BY 3.0). All other drawings are our own.
credits-type = Type: Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font License.
credits-code = The page is made with Preact, Preact Signals (MIT), htm and Fluent (Apache 2.0).
credits-game = An unofficial, non-commercial fan project. 7 Wonders is a game by Antoine Bauza, published by Repos Production.

## The page: home, lobby and table

page-title = Mirabilia
page-no-server = The server does not answer. Is it running?

bot-level =
    { $level ->
        [novice] Novice
        [apprentice] Apprentice
        [sage] Sage
        [adept] Adept
        [master] Master
        [random] Random bot
        [builder] Builder bot
        [preference] Preference bot
        [greedy] Greedy bot
       *[other] { $level }
    }
bot-name-0 = Cato
bot-name-1 = Daphne
bot-name-2 = Hanno
bot-name-3 = Livia
bot-name-4 = Myron
bot-name-5 = Phoebe
bot-name-6 = Titus
bot-name-7 = Chloe
bot-named = { $name } ({ $level })
bot-version = { $bot }, version { $version }
bot-about =
    { $level ->
        [novice] Plays like a beginner: sensible moves, but often the wrong one.
        [apprentice] Plays what is usually good, without looking ahead.
        [sage] Knows from very many games what is best, and answers at once.
        [adept] Plays out a few games in its head; quick.
        [master] Plays out many games in its head while it thinks.
        [random] Plays any move.
        [builder] Plays any move that builds something.
        [preference] Follows a short list of rules.
        [greedy] Weighs what each move does for its own city.
       *[other] Not one of ours.
    }
bot-kind =
    { $kind ->
        [level] Levels
        [comparison] For comparison
       *[added] Others
    }
bot-more = More bots…
home-about = Build a city and a wonder of the world in three ages.
home-name = Your name
home-name-hint = Optional
home-play = Play now
home-play-about =
    { $bots ->
        [one] Right now, against { $bots } bot
       *[other] Right now, against { $bots } bots
    }: { BOX($boxes) }.
home-games = My games
games-all = All my games
games-ended =
    { $rank ->
        [1] Won, { points }
       *[other] Rank { $rank }, { points }
    }
games-turn-of = { $name } to play
games-filter = Filter
games-state =
    { $filter ->
        [turn] My turn
        [running] In progress
        [over] Finished
        [won] Won
       *[all] All
    }
games-any-box = Any boxes
games-opponent = Opponent
games-none = No games match.
home-tables = Open tables
home-new = New table
# The options of a game: what each is called, its choices, and a flag that is usually on when off.
option-players = Players
option-expansions = Expansions
option-teams = Teams of two
option-sides = Sides of the boards
    .choice =
        { $choice ->
            [choose] each player chooses
            [day] all Day
            [night] all Night
           *[random] at random
        }
option-boards = Boards
    .choice =
        { $choice ->
            [pick] each player picks
            [named] set for each seat
           *[deal] dealt at random
        }
option-leaders = Leaders
    .choice =
        { $choice ->
            [expert] standard and expert
           *[standard] standard
        }
option-cities_leaders = with the leaders of Cities
    .off = without the leaders of Cities
option-armada_edition = Armada rules
    .choice =
        { $choice ->
            [1] first edition
           *[2] second edition
        }
home-bots = Bots
home-open =
    { $who ->
        [friends] Open a table for friends
       *[bots] Start against bots
    }
home-games-none = Your games will be listed here.
home-tables-none = No public tables are open.
home-more = More options
home-pace = Pace
home-paced =
    { $pace ->
        [turns] turn by turn, over days
       *[live] live
    }
home-clock = Time per decision
home-clock-none = no limit
home-clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
home-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
home-patience = A bot may step in after
home-patience-about = when a player is away
home-thinking = Bots think for
home-thinking-seconds =
    { $seconds ->
        [one] up to { $seconds } second per move
       *[other] up to { $seconds } seconds per move
    }
home-advice = Players may ask for advice
home-public = Show in the public list
home-game =
    { $players ->
        [one] { BOX($boxes) }, { $players } player
       *[other] { BOX($boxes) }, { $players } players
    }
home-status =
    { $state ->
        [turn] Your turn
        [playing] In progress
        [over] Finished
        [lobby] Not started
       *[closed] Closed
    }

lobby-title = The table
lobby-empty = Empty seat
lobby-you = (you)
lobby-sit = Sit here
lobby-no-bot = No bot
lobby-host = host
lobby-stand = Leave seat
lobby-swap = Swap
lobby-swap-here = Swap with this seat
lobby-fill = Fill empty seats with bots
lobby-options = Table options
lobby-board-dealt = Board dealt at random
lobby-clear = Empty this seat
lobby-link = Invite friends with this link
lobby-start = Start the game
lobby-sit-there = Sit here, seat { $seat }
lobby-bot-of = Bot for seat { $seat }
lobby-board-of = Board for seat { $seat }
lobby-swap-it = Swap seat { $seat }
lobby-swap-with = Swap with this seat, seat { $seat }
lobby-clear-it = Empty this seat, seat { $seat }
play-not-found = Nothing here
play-not-found-about = The link may be incomplete, or the page is gone.
lobby-wait = The host starts the game when all seats are filled.

play-opening = Opening the table…
play-closed = This table is closed.
play-lost = Connection lost. Reconnecting; your game is safe.
play-elsewhere = This table is open in another window.
play-here = Play here
play-home = Home
play-close = Close
player-of = { $name } ({ CITY($board) })
play-guest = Guest, seat { $seat }
play-your-turn = Your turn: choose { decision }
play-revealed = All have chosen
play-waiting = Waiting for { $names }
# The reveal: what stands behind a name, and where hands come from and go to.
reveal-build =
    { $who ->
        [you] build
       *[other] builds
    } { CARD($card) }
reveal-recruit =
    { $who ->
        [you] recruit
       *[other] recruits
    } { LEADER($leader) }
reveal-stage =
    { $who ->
        [you] build
       *[other] builds
    } stage { $stage }
reveal-sell =
    { $who ->
        [you] sell a card
       *[other] sells a card
    }
reveal-giver = from { $name }
    .about = your next hand
reveal-taker = to { $name }
    .about = the cards you passed on
# A sentence for a city: what it did is a list of clauses.
told-deeds = { seat-name } { $deeds }.
told-coins = You have { coins }.
play-shields =
    { shields }, { $result ->
        [stronger] stronger than you
        [weaker] weaker than you
       *[equal] as strong as you
    }
play-points = { points } so far
play-victories =
    { $tokens ->
        [one] { $tokens } victory token, +{ $value }
       *[other] { $tokens } victory tokens, +{ $value }
    }
play-defeats =
    { $defeats ->
        [one] { $defeats } defeat token
       *[other] { $defeats } defeat tokens
    }
play-cards =
    { $count ->
        [one] { $count } { COLOUR($colour) } card
       *[other] { $count } { COLOUR($colour) } cards
    }
play-no-board = No board yet
play-built-none = Your buildings will appear here.
play-hand-none = Your cards will appear here.
play-pile =
    { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
play-take-back = Change
play-put-back = Put it back in your hand
last-turn = Previous turn
last-turn-none = The cards that are played will appear here.
last-turn-number = turn { $turn }
last-deed =
    { $kind ->
        [stage] Stage { $stage }
        [sell] Card sold
       *[other] No card played
    }
top-turn = Turn { $turn } of { $turns }
top-pass =
    { $side ->
        [left] pass left
       *[right] pass right
    }
whole-all = all
whole-open = Open the city of { $name }
tab-table = Table
tab-city = My city
play-title-board = Choose a board
play-title-card = Choose a card
play-title-recruit = Choose a leader
play-again = Play again
play-record = Record
play-stand-in = Away · a bot is playing
play-away = Away
play-thinks = still choosing
play-ready = has chosen
face =
    { $state ->
        [ready] { $name }, has chosen
        [waits] { $name }, still choosing
       *[none] { $name }
    }
play-watching = You are watching. Hands stay hidden until the game is over.
play-watch = You are watching
play-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
play-over = Game over
play-clock = When time is up, a bot chooses for you
play-menu = Menu
play-sound = Sound
notices = Notify me on my turn
notices-insecure = Notifications need https.
notices-push = Also when this page is closed, in games played over several days.
play-leave = Leave the table
play-text = Text table
play-keys = Use keyboard shortcuts
keys-title = Keyboard shortcuts
keys-about = They work while you are not typing. Turn them off in the menu.
key-card = Choose a card from your hand, or an answer
    .name = 1–9
key-walk = Move through the hand and the answers
    .name = ← → ↑ ↓
key-take = Choose what is focused
    .name = Enter
key-build = Build the chosen card, or recruit the leader
    .name = B
key-stage = Build the next stage of your wonder with it
    .name = W
key-sell = Sell it
    .name = S
key-advice = Ask for advice
    .name = A
key-foresee = Show what the chosen card would do
    .name = F
key-explain = Explain the symbols of what is focused or pointed at
    .name = I
key-back = Take your choice back
    .name = U
key-log = Open the log
    .name = L
key-chat = Open the chat
    .name = C
key-close = Put the card back, or close what is open
    .name = Esc
key-help = Show this list
    .name = ?
leave-title = Leave the table?
leave-about =
    { $state ->
        [playing] A bot will play for you. You can come back any time: the game stays in “My games”, and opening it gives you your seat back.
       *[lobby] Your seat will be free. You can come back by the same link while there is a free seat.
    }
leave-stay = Stay
offer-again = { $name } wants to play again.
offer-new = There is a table for the next game.
offer-join =
    { $state ->
        [watch] Watch
       *[play] Join
    }
play-absent = { $name } is away.
play-hand-over = Let a bot play
play-story-none = What happens will be told here.
advice-ask = Advice
advice-wait = Thinking…
advice-title = Best moves, by chance to win
advice-expects =
    { $points ->
        [one] { $wins }% to win · { $points } point
       *[other] { $wins }% to win · { $points } points
    }
advice-points =
    { $trend ->
        [up] { $points ->
            [one] about { $points } point more than the other moves
           *[other] about { $points } points more than the other moves
        }
       *[down] { $points ->
            [one] about { $points } point less than the other moves
           *[other] about { $points } points less than the other moves
        }
    }
advice-topic-table =
    { $trend ->
        [up] a better position at the table
       *[down] a worse position at the table
    }
advice-topic-coins =
    { $trend ->
        [up] more coins
       *[down] fewer coins
    }
advice-topic-diplomacy =
    { $trend ->
        [up] diplomacy
       *[down] less diplomacy
    }
advice-topic-military =
    { $trend ->
        [up] a stronger army
       *[down] a weaker army
    }
advice-topic-wonder =
    { $trend ->
        [up] progress on your wonder
       *[down] less progress on your wonder
    }
advice-topic-blue =
    { $trend ->
        [up] more from blue cards
       *[down] less from blue cards
    }
advice-topic-yellow =
    { $trend ->
        [up] more from yellow cards
       *[down] less from yellow cards
    }
advice-topic-green =
    { $trend ->
        [up] more science
       *[down] less science
    }
advice-topic-purple =
    { $trend ->
        [up] more from guilds
       *[down] less from guilds
    }
advice-topic-leaders =
    { $trend ->
        [up] more from leaders
       *[down] less from leaders
    }
advice-topic-black =
    { $trend ->
        [up] more from black cards
       *[down] less from black cards
    }
advice-topic-naval =
    { $trend ->
        [up] stronger at sea
       *[down] weaker at sea
    }
advice-topic-islands =
    { $trend ->
        [up] more from islands
       *[down] less from islands
    }
advice-topic-production =
    { $trend ->
        [up] more goods
       *[down] fewer goods
    }
advice-topic-trade =
    { $trend ->
        [up] better trade
       *[down] worse trade
    }
advice-topic-costs =
    { $trend ->
        [up] cheaper cards later
       *[down] more expensive cards later
    }
advice-topic-chains =
    { $trend ->
        [up] more chains
       *[down] fewer chains
    }
advice-about = A strong bot has played on from here many times, knowing only what you know. The percentage says how often it won.
advice-why-table = who sits where, and how strong they are
advice-why-coins = coins buy goods from neighbours, and 3 coins are 1 point at the end
advice-why-diplomacy = a diplomacy token keeps you out of the next conflicts
advice-why-military = shields decide the conflicts at the end of each age
advice-why-wonder = each stage of your wonder brings something
advice-why-blue = blue cards are points, and nothing else
advice-why-yellow = yellow cards bring coins, cheaper goods and points
advice-why-green = equal symbols are worth their number squared, three different ones 7 points more
advice-why-purple = guilds count what you and your neighbours have built
advice-why-leaders = leaders help you for the rest of the game
advice-why-black = black cards take coins from others, or do what no other cards do
advice-why-naval = at the end of each age all compare their ships
advice-why-islands = islands help you for the rest of the game
advice-why-production = goods pay for a card in every turn, and are never used up
advice-why-trade = your neighbours’ goods are cheaper, or there when you need them
advice-why-costs = it decides what you will pay for later cards
advice-why-chains = a card with the right symbol makes others free later
foresee-wait = Working it out…
look-up = Look it up
look-up-name = Look up { $name } in How to play (new tab)
explain-title = What the symbols mean
look-up-title = In How to play
guide-sensible = A sensible choice: { $what }
play-hint-card = Build it, use it to build a stage, or sell it.
play-hint-recruit = Recruit it for its coins, use it to build a stage, or sell it.
play-hint-keep = You will have four leaders, and recruit one before each age.
play-hint-debt = Debts stay until the end of the game.
play-hint-naval = Those who join compare naval strength: the strongest win points, the weakest lose some.
naval-place =
    { $place ->
        [first] the strongest
        [second] the second
        [third] the third
       *[last] the weakest
    }
ribbon-how =
    { $how ->
        [chain] By chain
        [goods] Your goods cover it
        [reduced] Cost reduced
       *[nothing] Free
    }
ribbon-needs = Needs
ribbon-missing = Missing
ribbon-down = Face down
action-sails = { FLEET($fleet) } ship to step { $step }: { $gift }
deed-sails = step { $step }: { $gift }
deed-build = Build
deed-stage = Stage { $stage }
action-build-sail = Build and sail
action-stage-sail = Stage { $stage } and sail
action-sell-it = Sell
action-sell-coins = for 3 coins
conflicts-title = End of { age }
conflicts-land = Military conflicts
conflicts-sea = Naval conflict
conflicts-on = Continue
chat-title = Chat
chat-none = No messages yet.
chat-hint = Write a message
chat-send = Send
chat-to = To
chat-channel =
    { $channel ->
        [team] to the team
       *[table] to all
    }
chat-watcher = A spectator
chat-open = Everyone may write
chat-closed = The host has closed the chat.
people-about = { $name }: mute, block or report
people-mute = Mute
people-mute-why = You will not see what they write, at any table.
people-unmute = Unmute
people-block = Block
people-block-why = They cannot join tables that you host.
people-unblock = Unblock
people-remove = Remove from the table
people-remove-why = They can come back only if you let them.
people-report-line = Report this message
people-report-name = Report this name
people-report-why = Only the operator of this server will see it.
people-note = What is wrong? (optional)
people-send = Send report
people-reported = Thank you. The operator of this server will see it.
people-list = Muted and blocked
people-nameless = Guest without a name
people-removed = Removed from this table
people-let-back = Let back in
invite-title = Invite
invite-copy = Copy
invite-copied = Copied
end-sheet = Score sheet
end-table = Back to the table
end-buried = Under the stages
end-buried-none = Nothing
play-only-move = Your only option
end-replay = Replay
end-won =
    { $how ->
        [you] You win
        [team] { $names } win
        [shared] { $names } share the victory
       *[one] { $names } wins
    }
end-points =
    { $how ->
        [city] { $city }, { points }
        [team] { points } together
        [shared] { points } each, and equal coins
       *[one] { points }
    }
end-tie = { $won }, tied with { $with ->
        [you] you
       *[others] { $rivals }
    }; coins decide: { $coins } to { $most }
end-rank = Rank { $rank }
end-part = { $line }: { $points }
end-parts = Points in detail
end-lost = Points lost
end-tab =
    { $tab ->
        [ages] By age
        [fights] Last conflicts
       *[parts] By kind
    }
# The lines of the score sheet, as words.
sheet-military = Conflicts
sheet-treasury = Coins
sheet-wonder = Wonder
sheet-blue = Civil
sheet-yellow = Trade
sheet-green = Science
sheet-purple = Guilds
sheet-leaders = Leaders
sheet-black = Cities
sheet-naval = Sea battles
sheet-islands = Islands
chart-age = { age }: { points }
replay-title = Replay a record
replay-about = Choose a record file. It is shown here and not kept.
replay-choose = Choose a file
replay-no-record = This file is not a record: it must be one JSON object.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $times } ×
onward-title = Play on from here
onward-about = A new table starts from this moment, with the same cards still to come. You take this city; bots play the others.
onward-begin = Start
origin =
    { $moment ->
        [turn] Played on from { age }, turn { $turn } of another game
        [age] Played on from the start of { age } of another game
       *[opening] Played on from the start of another game
    }
replay-back = Back
replay-next = Next
replay-end = End
replay-no-hand = No hand at this moment.
invite-picture = { $link } as a QR code
invite-alone = Only this machine can open the link. For others, allow players on your local network.
reach-title = Friends and devices
reach-lan = Allow players on your local network
reach-lan-at = They find this server at { $url }
reach-lan-how = To let others in, start the server with make play LAN=1, or mirabilia serve --host 0.0.0.0.
reach-devices = My other devices
reach-devices-about = A personal link that works once, for ten minutes: on the other device you are the same guest, with the same games.
me-title = My profile
me-recovery = If this browser forgets you
me-recovery-about = A recovery code brings back your games and your record in any browser, even if you lose this one. Keep it like a key: whoever has it can play as you.
me-recovery-make = Make a recovery code
me-recovery-again = Make a new code
me-recovery-made = You made a code on { $date }. A new one replaces it.
me-recovery-code = Your recovery code
me-recovery-once = It is shown only once. Write it down or save it.
me-recovery-save = Save as a file
me-recovery-file = Recovery code for { $address }
me-back = I have a recovery code
me-back-code = Recovery code
me-back-file = Choose the saved file
me-back-do = Restore
me-no-code = There is no recovery code in this file.
me-join = You are already a guest in this browser
me-join-about = The code belongs to another guest. You can merge the two: their seats, finished games and records become one. This cannot be undone.
me-join-both = Merge both
me-join-only = Give up the games of this browser
me-join-not = Cancel
me-delete = Delete all my data
me-delete-about = Your name, your chat messages, your record and your recovery code are deleted. Games with others stay, without your name; in games under way a bot plays on for you.
me-delete-ask = This cannot be undone. Delete everything?
me-delete-yes = Yes, delete everything
me-delete-no = No, keep it
me-deleted = All your data has been deleted.
mine-title = My record
mine-none = Finish a game, and it shows up here.
mine-about = Only games that you played yourself from start to end count.
mine-games = Games
mine-wins = Wins
mine-share = Share of wins (90% interval)
mine-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
mine-points = Points
mine-figure = { NUMBER($points, maximumFractionDigits: 1) }
mine-even = an even share would be { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-course = Points, game by game
mine-chart =
    { $games ->
        [one] The points of { $games } game
       *[other] The points of { $games } games, from the first to the last; a full dot is a win
    }
mine-parts = Average points by kind
mine-best = Best games
mine-by =
    { $kind ->
        [boxes] By boxes
        [players] By number of players
        [board] By board
        [side] By side
       *[opponent] By opponent
    }
mine-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
mine-boxes = { BOX($boxes) }
mine-csv = Save as CSV
mine-json = Save as JSON
mine-guest = Guest
day-title = Deal of the day
day-about = Today everybody on this server gets the same cards in the same seat, against the same bots, which play alike in the same situation. Only the choices differ.
day-second = Everybody has one result. A second browser is a second guest.
day-ends = Until { $time }
day-play = Play today’s deal
day-on = Continue
day-results = Results
day-finished =
    { $players ->
        [0] Nobody has finished it yet.
        [one] { $players } player has finished it.
       *[other] { $players } players have finished it.
    }
day-sealed = Seed, replays and playing on open when the day ends. Until then, the SHA-256 of seed, options and seats is the server’s promise:
day-open = The day has ended. Its seed was { $seed }; this was the promise:
day-before = The day before
day-today = Today
day-player = Player
day-place = Rank in the game
day-look = View
day-none = Nobody finished this deal in time.
day-wait = Finish the deal to see how the others did.
day-mine = { $name } (you)
deal-title = A challenge
deal-about = { $name } has played this deal. You get the same cards in the same seat, against the same bots. Then you compare.
deal-about-nameless = Somebody has played this deal. You get the same cards in the same seat, against the same bots. Then you compare.
deal-fair = Whoever watches another’s game first knows the cards. Everybody has one result.
deal-play = Take the challenge
deal-challenge = Challenge a friend
deal-link = Link to this deal
deal-compare = Compare results
deal-sealed = Replay, review and record open when the day ends.
refused-sealed = Others can still play this deal. It opens { moment-at }.
refused-no_day = There is no deal for that day.
refused-no_deal = This game continues another one: others cannot play its deal.
refused-both_seated = Both guests sit at the same table, in a game that is not over. Leave it as one of them first.
page-title-turn = Your turn · Mirabilia
play-mates-hand = Your teammate’s hand

## The page: the table as text

text-own = Your city
text-makes =
    { $whose ->
        [own] Makes { $goods }
       *[other] Sells { $goods }
    }
text-alone = Makes for itself { $goods }
text-incursion-on = Incursion against { CITY($target) }
text-incursion-by = Incursion from { CITY($who) }
text-built = { CARD($card) }, { COLOUR($colour) }, { $gift }
text-ship =
    The { FLEET($fleet) } ship is at step { $step } of { $last }; the next costs { $cost } and gives { $gift }
text-ship-there = The { FLEET($fleet) } ship is at its last step, { $step }
text-leaders-held = Leaders in your hand
text-rank = { $rank }. { seat-label }: { points }
text-line = { $line }: { $value }
text-coins = Coins held: { $coins }
text-piece = { CARD($card) }
text-under = { seat-label }: { $cards }
text-prize =
    { $place ->
        [first] The strongest takes { $value }
        [second] The second takes { $value }
        [third] The third takes { $value }
       *[last] The weakest takes { $value }
    }
text-chat =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }

## The page: itself

page-fault =
    { $fault ->
        [newer] There is a new version of this page.
       *[missing] Part of this page could not be loaded.
    }
page-reload = Reload
page-not-now = Not now
secure-why = Installing, keeping the screen on and notifications need https. The chapter “A secure address” in docs/server.md explains how.
install-button = Install Mirabilia
play-awake = Keep the screen on during my turn

## The page: the score pad

home-pad = Score pad
pad-title = Score pad
pad-about = For games with the real boxes: enter what each city has, and the pad adds it up.
pad-table = The table
pad-order = Players in seating order, each beside their neighbours:
pad-name = name
pad-board = board
pad-side = side
pad-player = Player { $number }
pad-of = { $name }: { $what }
pad-cards = Cards by colour
pad-cards-about = Guilds, leaders and islands count them. Guilds are named below.
pad-cards-of = { COLOUR($colour) } cards
pad-stages = stages built
pad-graves = buried leaders
pad-printed = points printed on blue cards
pad-ship = space of the { FLEET($fleet) } ship
pad-naval = naval token, { age }
pad-none = none
pad-add = Add …
pad-remove = { $what }: remove
pad-share = Link to this sheet
pad-share-about = The whole sheet is in the link. It is kept in this browser, and nowhere else.
pad-print = Print
pad-new = New sheet
pad-kept = Earlier sheets
pad-kept-one = { $date }: { $names }
pad-delete = Delete { $what }
pad-wrong-link = There is no score sheet in this link. It may have been cut off.

## The page: the guide of a first game

home-first =
    { $box ->
        [base] First game, with a guide
       *[other] First game with { BOX($box) }, with a guide
    }
guide-title = Guide
guide-on = Got it
guide-skip = No more hints
guide-city = This is your city, with its wonder. In every turn all players choose one card at the same time and reveal them together.
    .plain = Your city, with its wonder, is described further down. In every turn all players choose one card at the same time and reveal them together.
guide-cost = What a card costs is shown on its left edge, and the ribbon above it says whether you can pay. Take the outlined card, or any other you like.
    .plain = Every card says what it costs, and whether you can pay for it. Take the choice that is named here, or any other you like.
guide-build = Build it, and it stays in your city for the rest of the game. You could also sell it, or use it for a stage of your wonder.
guide-passing = Hands are passed on after every turn: what you leave, your neighbour can take. In ages I and III they go to the left, in age II to the right.
guide-goods = These are the goods of your city. They are never used up: each one helps to pay for one building in every turn.
    .plain = Your city makes goods, as its description says. They are never used up: each one helps to pay for one building in every turn.
guide-chain = This card is free, because your city has a building with the same symbol. Such chains save a lot of goods in ages II and III.
    .plain = One of your cards is free, because your city has a building with the same symbol. Such chains save a lot of goods in ages II and III.
guide-neighbours = You lack goods for this card, but a neighbour has them: they cost 2 coins each. Your neighbour cannot refuse and loses nothing.
    .plain = You lack goods for one of these cards, but a neighbour has them: they cost 2 coins each. Your neighbour cannot refuse and loses nothing.
guide-stage = You can pay for the next stage of your wonder. Any card will do for it: it goes face down under the board.
guide-shields = Shields are compared with both neighbours at the end of each age. More than a neighbour wins a token, fewer costs you a point.
guide-science = Green cards count at the end: equal symbols are worth their number squared. Each set of three different ones is worth 7 points more.
guide-selling = You cannot build any of these cards. Sell one: it is discarded, and you get 3 coins.
guide-guilds = Purple cards are guilds: at the end they give points for what your neighbours or you have built. Look around the table before you choose one.
guide-last = This is the last turn of the age. You play one of the two cards, and the other is discarded.
guide-conflicts = The age is over, and shields are compared: wins are worth 1, 3 and 5 points in ages I, II and III. A defeat is always −1.
guide-end = The game is over, and everything is counted line by line. The most points win; if there is a tie, more coins.
guide-keep = Choose one of these leaders, and pass the others on. In each age you will recruit one of those you keep.
guide-recruit = Before each age you play one leader. Recruit it for its coins, sell it, or use it for a stage of your wonder.
guide-black = Black cards come with Cities: many cost coins, and some take coins from everybody else. With them each age has one turn more.
guide-debt = You are to lose coins. For every coin that you do not pay, you take a debt, which is −1 point at the end.
guide-sea = Each city has four ships on its shipyard. At the end of each age all players compare their naval strength, not only neighbours.
guide-ship = With a red, yellow, blue or green card, the ship of that colour can sail one space. Its cost is paid together with that of the card.
guide-island = Your explorers have found islands. Keep one of them; the others go back.

## The page: how to play

home-learn = How to play
learn-title = How to play
learn-search = Search the rules and all pieces
learn-contents = Contents
learn-print = Print
learn-rules = Rules: { $rules }
learn-pieces = Every piece
learn-spaces = Spaces of the ships
learn-space = { FLEET($fleet) } ship, space { $step }
learn-nothing = Nothing matches.
learn-box =
    { $box ->
        [base] The base game
        [teams] Teams
       *[other] { BOX($box) }
    }
learn-base-aim = You lead a city through three ages and build its wonder. Whoever has the most points after age III wins.
    .title = The aim
learn-base-turn = All play at the same time. Everybody chooses a card from their hand, all cards are revealed together, and the hands are passed on: to the left in ages I and III, to the right in age II. With the card you build, or raise a stage of your wonder, or sell. In the last turn of an age you play one of two cards, and the other is discarded.
    .title = A turn
learn-base-cost = The symbols on a card’s left edge are its cost: coins go to the bank, goods you need to have. Your board and your brown and grey cards make goods, each symbol once in every turn; they are never used up. What a card makes or saves helps from the next turn on. You never build two cards of the same name.
    .title = Costs and goods
learn-base-trade = You buy the goods that you lack from your two neighbours, for 2 coins each, if their board or their brown and grey cards make them. They cannot refuse, and can use the same goods themselves. Some yellow cards make this cheaper. Coins that you receive in a turn can be spent from the next one on.
    .title = Trade
learn-base-chains = A card is free if your city has the building that it names, by the symbol at its edge: even coins are not paid. The building must be from an earlier turn.
    .title = Chains
learn-base-stages = Instead of building a card you can put it face down under your board and pay for the next stage. Stages are built in order, in any age, with any card. You need not build them.
    .title = Stages
learn-base-selling = A sold card goes face down to the discard pile and brings 3 coins. That is always possible.
    .title = Selling
learn-base-conflicts = At the end of each age everybody compares shields with both neighbours. More shields win a token worth 1, 3 or 5 points by age, fewer cost 1 point, and a tie gives nothing.
    .title = Conflicts
learn-base-science = At the end, equal symbols are worth their number squared: 1, 4, 9, 16 points. Each set of the three different symbols is worth 7 points more. A symbol of choice counts as what is best for you.
    .title = Science
learn-base-colours = Every colour has its purpose, and its own mark.
    .title = Colours
learn-base-end = After age III all points are added: tokens, 1 point for every 3 coins, stages, blue, yellow and green cards, guilds. The most points win; if there is a tie, more coins.
    .title = The end
learn-leaders-selection = Everybody begins with 6 coins and four leaders. Choose one, pass the others to the right, and so on until all four are taken.
    .title = Choosing leaders
learn-leaders-recruiting = Before each age everybody plays one leader, all at the same time. Recruit it for its coins, or use it for a stage of your wonder, or sell it for 3 coins. The leader that is left in age III goes back to the box.
    .title = Recruiting
learn-leaders-effects = A leader works from the moment it is recruited. It is not a card of a colour, and it has its own line on the score sheet.
    .title = What leaders do
learn-cities-cards = In each age as many black cards as players join the deck, so that everybody has 8 cards and plays 7 turns.
    .title = Black cards
learn-cities-losses = Some cards make all others lose coins, at the end of the turn. For every coin that you do not pay you take a debt: −1 point at the end, and it is never paid back.
    .title = Losses and debts
learn-cities-diplomacy = With a diplomacy token you stay out of the next military conflicts, even if you would win, and your neighbours fight each other instead. The token is then given back.
    .title = Diplomacy
learn-cities-masks = A mask copies one science symbol of a green card of a neighbour, at the end of the game. Nothing is taken away from the neighbour.
    .title = Masks
learn-armada-ships = Everybody has a shipyard with four ships. With a red, yellow, blue or green card you may also move the ship of that colour one space, and with a stage the ship that has the sign of the wonder. Both costs are paid together.
    .title = Ships
learn-armada-spaces = The red ship gives naval strength, the blue one points, the yellow one coins, tributes and a commerce level, the green one explores islands. What counts is the space where a ship stands; coins, islands and tributes come when it gets there.
    .title = Spaces
learn-armada-tributes = A tribute makes all others lose coins, less their own commerce level; of several in one turn only the highest counts. Pirates take as many coins from each player as their commerce level.
    .title = Tributes and pirates
learn-armada-islands = Whoever explores draws four islands of the level and keeps one. If several explore the same level in one turn, the whole stack is dealt among them.
    .title = Islands
learn-armada-naval = At the end of each age all compare their naval strength. The first takes 3, 5 or 7 points by age, the second 1, 3 or 5, the last loses 1, 2 or 3. Those tied for first each take the second prize.
    .title = Naval conflicts
learn-armada-incursions = Some red cards attack the city beyond a neighbour: at the end of this age you fight it as well. Two cities fight at most once in an age.
    .title = Incursions
learn-armada-selling = Whoever sells a card may move the yellow ship one space for free instead of taking coins.
    .title = Selling at sea
learn-teams-playing = Four, six or eight players play in teams of two who sit side by side. They see each other’s hands and may talk, but they lend and swap nothing. Goods of a teammate are paid for like those of any neighbour.
    .title = Playing together
learn-teams-conflicts = Teammates do not fight each other. The conflict with the other neighbour is for two tokens instead of one.
    .title = Conflicts
learn-teams-end = The points of both are added. If there is a tie, the team with more coins wins.
    .title = The end
ruling-b-12 = It counts what everybody has placed in the same turn, too.
ruling-b-21 = Neighbours cannot buy these goods: they are for you alone.
ruling-b-24 = Both neighbours may buy from it in the same turn, and you can still use it yourself.
ruling-b-25 = It helps from the turn after the one in which it is built.
ruling-b-26 = Raw materials are wood, stone, ore and clay; glass, cloth and papyrus are manufactured goods.
ruling-b-30 = Shields count at once, in the conflicts of every age that ends from now on.
ruling-b-37 = It counts what lies in the cities at the end of the game, not what was there when it was built.
ruling-b-40 = The last card of an age is played after everybody’s last turn, as a turn of its own: coins from that turn can be spent. It may be built, used for a stage or sold.
ruling-b-41 = At the end of the turn you look through the whole discard pile and may build one card for free, also one that was discarded in this turn.
ruling-b-42 = The free build costs no coins either. It is for cards only, never for stages or leaders, and you need not use it.
ruling-b-51 = A symbol of choice counts as what gives you the most points; you need not name it before.
ruling-l-20 = Free means that no coins are paid either. A chain is used first.
ruling-l-21 = Once in a turn, any one good, for a card, a stage or a ship.
ruling-l-22 = It pays only for what comes after it was recruited, however that comes.
ruling-l-23 = You choose which good is saved. Coins are paid in full.
ruling-l-25 = The token is that of the current age.
ruling-l-26 = You discard your defeats; every other player, teammates included, discards one victory token of their choice.
ruling-l-27 = It goes to the first coins that you take from the bank in a turn. A sale counts, coins from neighbours do not.
ruling-l-28 = Once in a turn for each of the two neighbours, after you bought from them.
ruling-l-29 = Defeats in incursions go to the winner as well; naval defeats stay.
ruling-l-30 = Everything is taken in the order that gives you the most points. The symbol of an island cannot be changed.
ruling-l-31 = It is counted at the end of the game. A buried leader no longer lies face up; a tie with a neighbour gives nothing.
ruling-l-32 = Once in an age, coins included. A black card that costs nothing does not use it up.
ruling-l-40 = A leader never costs less than nothing.
ruling-l-40-draw = You draw leaders that nobody was dealt or that went back to the box.
ruling-l-40-extra = It is only recruited, neither sold nor used for a stage, and is paid from the coins that you have left in this turn.
ruling-l-40-grave = What the leader gave at once stays, everything else ends. It is worth twice its printed cost, or 6 points if the cost goes by age.
ruling-c-2 = Losses come at the end of the turn, after all coins were gained. With Cities every coin can be paid or taken as a debt.
ruling-c-4 = These debts come at once and cannot be bought off.
ruling-c-5 = It is compulsory: the next time you are out of the conflicts, even if you are stronger. Incursions and naval conflicts take place all the same.
ruling-c-8 = Each mask copies another card. Only a printed compass, gear or tablet can be copied.
ruling-c-9 = Only what brown and grey cards and boards make counts. The good is chosen anew in every turn.
ruling-c-9-rebate = Rebates add up, but a good never costs less than nothing.
ruling-c-9-stage = You need not have the goods of a stage; its coins are paid.
ruling-a-10 = Only the space where the ship stands counts, not those that it has passed.
ruling-a-22 = Of several tributes in one turn only the highest is paid, also by whoever called a lower one.
ruling-a-24 = The higher somebody’s commerce level, the more they lose.
ruling-a-30 = An island’s level has nothing to do with the age. Others see only the one that you keep.
ruling-a-31 = It is taken from the top of the stack, unseen and without a choice.
ruling-a-37 = It is decided at each naval conflict, before strengths are compared. Whoever stays out takes nothing.
ruling-a-38 = It counts in the age in which the card is built. Diplomacy does not protect from it.
ruling-a-46 = The space that the ship reaches acts as usual. A free step may be declined; a ship on its last space goes no further.
ruling-a-50 = This step takes the place of the one that you could pay for.
ruling-a-51 = It always costs 1 coin. Discounts and rebates do not count.
ruling-a-55 = With Armada a guild is worth at most 10 points.
