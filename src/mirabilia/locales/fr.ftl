### French

## Names

card-lumber_yard = Chantier
card-stone_pit = Cavité
card-clay_pool = Bassin argileux
card-ore_vein = Filon
card-tree_farm = Friche
card-excavation = Excavation
card-clay_pit = Fosse argileuse
card-timber_yard = Exploitation forestière
card-forest_cave = Gisement
card-mine = Mine
card-glassworks_age1 = Verrerie
card-press_age1 = Presse
card-loom_age1 = Métier à tisser
card-well = Puits
card-baths = Bains
card-altar = Autel
card-theater = Théâtre
card-tavern = Taverne
card-marketplace = Marché
card-west_trading_post = Comptoir Ouest
card-east_trading_post = Comptoir Est
card-stockade = Palissade
card-barracks = Caserne
card-guard_tower = Tour de garde
card-apothecary = Officine
card-workshop = Atelier
card-scriptorium = Scriptorium
card-sawmill = Scierie
card-quarry = Carrière
card-brickyard = Briqueterie
card-foundry = Fonderie
card-glassworks_age2 = Verrerie
card-press_age2 = Presse
card-loom_age2 = Métier à tisser
card-statue = Statue
card-aqueduct = Aqueduc
card-temple = Temple
card-courthouse = Tribunal
card-caravansery = Caravansérail
card-forum = Forum
card-vineyard = Vignoble
card-bazar = Bazar
card-stables = Écuries
card-archery_range = Champs de tir
card-walls = Muraille
card-training_ground = Place d’armes
card-dispensary = Dispensaire
card-laboratory = Laboratoire
card-library = Bibliothèque
card-school = École
card-pantheon = Panthéon
card-gardens = Jardins
card-town_hall = Hôtel de ville
card-palace = Palace
card-senate = Sénat
card-lighthouse = Phare
card-haven = Port
card-chamber_of_commerce = Chambre de commerce
card-ludus = Ludus
card-arena = Arène
card-castrum = Castrum
card-fortifications = Fortifications
card-circus = Cirque
card-arsenal = Arsenal
card-siege_workshop = Atelier de siège
card-lodge = Loge
card-academy = Académie
card-observatory = Observatoire
card-study = Étude
card-university = Université
card-workers_guild = Guilde des travailleurs
card-craftsmens_guild = Guilde des artisans
card-magistrates_guild = Guilde des magistrats
card-traders_guild = Guilde des commerçants
card-builders_guild = Guilde des bâtisseurs
card-spies_guild = Guilde des espions
card-philosophers_guild = Guilde des philosophes
card-decorators_guild = Guilde des décorateurs
card-scientists_guild = Guilde des scientifiques
card-shipowners_guild = Guilde des armateurs
card-opium_stash = Cache d’opium
card-smugglers_cache = Cache des contrebandiers
card-west_clandestine_wharf = Quai clandestin ouest
card-east_clandestine_wharf = Quai clandestin est
card-dive = Tripot
card-cells = Cellules
card-customs = Douanes
card-pigeonhole = Pigeonnier
card-raider_camp = Campement pillard
card-secret_warehouse = Entrepôt secret
card-city_gates = Portes de la ville
card-militia = Milice
card-hideout = Planque
card-residence = Résidence
card-guardhouse = Geôles
card-trade_center = Bourse
card-tabularium = Tabularium
card-black_market = Marché noir
card-band_of_spies = Cabinet d’espions
card-lair = Repaire
card-raider_fort = Redoute pillarde
card-mercenaries = Mercenaires
card-architect_firm = Cabinet d’architectes
card-sepulcher = Sépulcre
card-forging_agency = Office du faussaire
card-opium_den = Fumerie d’opium
card-consulate = Consulat
card-gambling_den = Maison de jeu
card-mint = Hôtel des monnaies
card-slave_market = Marché aux esclaves
card-raider_garrison = Fortin pillard
card-cenotaph = Cénotaphe
card-capitol = Capitole
card-memorial = Mémorial
card-secret_network = Réseau clandestin
card-prison = Prison
card-opium_distillery = Bouillerie d’opium
card-brotherhood = Confrérie
card-chamber_of_builders = Chambre des bâtisseurs
card-torture_chamber = Chambre des confessions
card-contingent = Contingent
card-embassy = Ambassade
card-pontoon = Ponton
card-coastal_defenses = Défenses côtières
card-pirate_hideout = Planque de pirates
card-eastern_emporium = Emporium oriental
card-construction_zone = Zone de construction
card-dry_hold = Cale sèche
card-helmsmans_rest = Repos du timonier
card-cabinet_of_explorers = Cabinet d’explorateurs
card-ballista = Estacade
card-fortified_port = Port fortifié
card-pirates_den = Repaire de pirates
card-western_emporium = Emporium occidental
card-ship_repair = Réparation navale
card-boathouse = Hangar à bateaux
card-cartographers_office = Bureau des cartographes
card-navigation_firm = Société de navigation
card-pier = Embarcadère
card-coastal_fortifications = Fortifications côtières
card-pirate_crew = Équipage pirate
card-port_customs = Douane portuaire
card-harbor_masters_office = Capitainerie
card-naval_headquarters = Quartier général naval
card-nautical_archives = Archives nautiques
card-circle_of_captains = Cercle des capitaines

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
    .obj = Alexandria
    .de = d’Alexandria
city-babylon = Babylon
    .obj = Babylon
    .de = de Babylon
city-ephesos = Éphesos
    .obj = Éphesos
    .de = d’Éphesos
city-gizah = Gizah
    .obj = Gizah
    .de = de Gizah
city-halikarnassos = Halikarnassos
    .obj = Halikarnassos
    .de = d’Halikarnassos
city-olympia = Olympía
    .obj = Olympía
    .de = d’Olympía
city-rhodos = Rhódos
    .obj = Rhódos
    .de = de Rhódos
city-roma = Roma
    .obj = Roma
    .de = de Roma
city-abu_simbel = Abu Simbel
    .obj = Abu Simbel
    .de = d’Abu Simbel
city-byzantium = Byzantium
    .obj = Byzantium
    .de = de Byzantium
city-petra = Petra
    .obj = Petra
    .de = de Petra
city-siracusa = Siracusa
    .obj = Siracusa
    .de = de Siracusa
city-you = toi
    .obj = toi
    .de = de toi
city-seat_0 = Siège 0
    .obj = Siège 0
    .de = du siège 0
city-seat_1 = Siège 1
    .obj = Siège 1
    .de = du siège 1
city-seat_2 = Siège 2
    .obj = Siège 2
    .de = du siège 2
city-seat_3 = Siège 3
    .obj = Siège 3
    .de = du siège 3
city-seat_4 = Siège 4
    .obj = Siège 4
    .de = du siège 4
city-seat_5 = Siège 5
    .obj = Siège 5
    .de = du siège 5
city-seat_6 = Siège 6
    .obj = Siège 6
    .de = du siège 6
city-seat_7 = Siège 7
    .obj = Siège 7
    .de = du siège 7

wonder-alexandria = le Phare
wonder-babylon = les Jardins suspendus
wonder-ephesos = le Temple d’Artémis
wonder-gizah = la Grande Pyramide
wonder-halikarnassos = le Mausolée
wonder-olympia = la Statue de Zeus
wonder-rhodos = le Colosse
wonder-roma = le Colisée
wonder-abu_simbel = le Grand Temple
wonder-byzantium = Sainte-Sophie
wonder-petra = le Trésor
wonder-siracusa = le Grand Port

leader-ramses = Ramsès
leader-maecenas = Mécène
leader-bilkis = Bilkis
leader-nero = Néron
leader-xenophon = Xénophon
leader-vitruvius = Vitruve
leader-hammurabi = Hammurabi
leader-leonidas = Léonidas
leader-archimedes = Archimède
leader-imhotep = Imhotep
leader-amytis = Amytis
leader-phidias = Phidias
leader-praxiteles = Praxitèle
leader-nebuchadnezzar = Nabuchodonosor
leader-varro = Varron
leader-pericles = Périclès
leader-hypatia = Hypatie
leader-hiram = Hiram
leader-justinian = Justinien
leader-plato = Platon
leader-alexander = Alexandre
leader-aristotle = Aristote
leader-midas = Midas
leader-croesus = Crésus
leader-hannibal = Hannibal
leader-caesar = César
leader-euclid = Euclide
leader-ptolemy = Ptolémée
leader-pythagoras = Pythagore
leader-sappho = Sappho
leader-zenobia = Zénobie
leader-nefertiti = Néfertiti
leader-cleopatra = Cléopâtre
leader-solomon = Salomon
leader-nitocris = Nitocris
leader-telesilla = Télésilla
leader-berenice = Bérénice
leader-hatshepsut = Hatchepsout
leader-tomyris = Tomyris
leader-aganice = Aganice
leader-enheduanna = Enheduanna
leader-cynisca = Cynisca
leader-agrippina = Agrippine
leader-gorgo = Gorgo
leader-makeda = Makeda
leader-phryne = Phryné
leader-cornelia = Cornelia
leader-eurypyle = Eurypyle
leader-theano = Théano
leader-arsinoe = Arsinoé
leader-octavia = Octavie
leader-caligula = Caligula
leader-diocletian = Dioclétien
leader-aspasia = Aspasie
leader-darius = Darius

island-overgrown_island = Île sauvage
island-virgin_island = Île vierge
island-bronze_island = Île de bronze
island-whistling_island = Île sifflante
island-foggy_island = Île brumeuse
island-topaz_island = Île de topaze
island-amber_island = Île d’ambre
island-lost_island = Île perdue
island-inhabited_island = Île habitée
island-abandoned_oasis = Oasis abandonnée
island-iron_oasis = Oasis de fer
island-windy_oasis = Oasis venteuse
island-forgotten_oasis = Oasis oubliée
island-ancient_oasis = Oasis ancienne
island-stormy_oasis = Oasis orageuse
island-wondrous_oasis = Oasis merveilleuse
island-oasis_of_statues = Oasis aux statues
island-pirate_oasis = Oasis des pirates
island-scarlet_archipelago = Archipel écarlate
island-breezy_archipelago = Archipel des brises
island-torrential_archipelago = Archipel torrentiel
island-golden_archipelago = Archipel doré
island-emerald_archipelago = Archipel d’émeraude
island-royal_archipelago = Archipel royal
island-lush_archipelago = Archipel luxuriant
island-rainbow_archipelago = Archipel arc-en-ciel
island-sheltered_archipelago = Archipel abrité

# Where long words of names are parted, if there is no room for them.
hyphens =
    Agrip|pine Alexan|dre Ambas|sade Archi|mède Biblio|thèque Bouille|rie Brique|terie Campe|ment
    Capitai|nerie Caravan|sérail Cléo|pâtre Confré|rie Contin|gent Céno|taphe Dioclé|tien
    Dispen|saire Embar|cadère Enhe|duanna Exca|vation Exploi|tation Forti|fica|tions Hammu|rabi
    Hatchep|sout Justi|nien Labora|toire Merce|naires Nabu|chodo|nosor Néfer|titi Obser|vatoire
    Palis|sade Pigeon|nier Praxi|tèle Pytha|gore Répa|ration Rési|dence Scrip|torium Tabu|larium
    Télé|silla Univer|sité aban|donnée archi|tectes argi|leuse arma|teurs bâtis|seurs capi|taines
    carto|graphes clan|destin commer|çants confes|sions construc|tion contre|ban|diers
    décora|teurs explo|rateurs faus|saire fores|tière luxu|riant magis|trats mer|veilleuse
    nau|tiques navi|gation occi|dental philo|sophes por|tuaire scienti|fiques sif|flante
    torren|tiel tra|vailleurs

shipyard-shipyard_1 = Chantier Naval 1
shipyard-shipyard_2 = Chantier Naval 2
shipyard-shipyard_3 = Chantier Naval 3
shipyard-shipyard_4 = Chantier Naval 4
shipyard-shipyard_5 = Chantier Naval 5
shipyard-shipyard_6 = Chantier Naval 6
shipyard-shipyard_7 = Chantier Naval 7
shipyard-shipyard_8 = Chantier Naval 8

fleet-red = Rouge
fleet-yellow = Jaune
fleet-blue = Bleue
fleet-green = Verte

resource-wood = Bois
    .counted = { $count } Bois
resource-stone = Pierre
    .counted = { $count } Pierres
resource-ore = Minerai
    .counted = { $count } Minerais
resource-clay = Argile
    .counted = { $count } Argiles
resource-glass = Verre
    .counted = { $count } Verres
resource-cloth = Tissu
    .counted = { $count } Tissus
resource-papyrus = Papyrus
    .counted = { $count } Papyrus

colour-brown = marron
    .symbol = ■
    .one = marron
    .many = marron
colour-grey = gris
    .symbol = ◆
    .one = grise
    .many = grises
colour-blue = bleu
    .symbol = ▬
    .one = bleue
    .many = bleues
colour-yellow = jaune
    .symbol = ●
    .one = jaune
    .many = jaunes
colour-red = rouge
    .symbol = ✚
    .one = rouge
    .many = rouges
colour-green = vert
    .symbol = ▲
    .one = verte
    .many = vertes
colour-purple = violet
    .symbol = ★
    .one = violette
    .many = violettes
colour-black = noir
    .symbol = ▼
    .one = noire
    .many = noires
# Leaders have no colour; their sign stands where that of a colour would.
colour-leader = Leader
    .symbol = ♛
    .one = Leader
    .many = Leaders

science-compass = compas
science-gear = engrenage
science-tablet = tablette
science-choice = symbole au choix
science-mask = masque
science-most = le plus fréquent

side-day = Jour
side-night = Nuit

## Small parts of many texts

# A card with its colour: by the sign of the colour where signs are written. A page draws them; there
# the colour stands behind the name, in the form that fits a card.
card-coloured =
    { MEDIUM() ->
        [page] { $colour ->
            [leader] { CARD($card) }
           *[other] { CARD($card) } ({ COLOUR($colour, form: "one") })
        }
       *[text] { SYMBOL($colour) } { CARD($card) }
    }
# Several of the same, where things are listed.
counted = { $count }× { $name }
# Things, and whole clauses, that follow one another: the list so far, and what comes next.
# on purpose: same
list-series = { $list }, { $next }
list-clauses = { $list } ; { $next }
given-obj = { $name }
given-de = de { $name }
age =
    { $age ->
        [1] Âge I
        [2] Âge II
       *[3] Âge III
    }
coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
# on purpose: same
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shields =
    { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }
# Who does something, before a clause that says what.
seat-name =
    { $who ->
        [you] Tu
       *[other] { CITY($who) }
    }
# The same where it stands by itself, or before a figure.
seat-label =
    { $who ->
        [you] Toi
       *[other] { CITY($who) }
    }
debts =
    { $debts ->
        [one] { $debts } dette
       *[other] { $debts } dettes
    }
diplomacy =
    { $tokens ->
        [one] { $tokens } jeton Diplomatie
       *[other] { $tokens } jetons Diplomatie
    }
naval = puissance maritime { $strength }
# on purpose: same
leaders-named = { LEADER($leaders) }
# on purpose: same
islands-named = { ISLAND($islands) }
# on purpose: same
city-title-side = { CITY($board) }, { SIDE($side) }
team = équipe { $team }
# on purpose: same
goods = { RESOURCE($goods) }
cost-nothing = rien
cost-age = 1, 2 ou 3 pièces, selon l’Âge
# on purpose: same
science-count =
    { $count ->
        [1] { SCIENCE($symbol) }
       *[other] { $count }× { SCIENCE($symbol) }
    }

## Effects

# on purpose: same
effect-produce = { RESOURCE($goods) }
# on purpose: same
effect-produce_choice = { RESOURCE($goods, join: "/") }
# on purpose: same
effect-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
effect-shields =
    { $amount ->
        [one] { $amount } bouclier
       *[other] { $amount } boucliers
    }
# on purpose: same
effect-symbol = { SCIENCE($symbol) }
effect-symbol_choice = compas, engrenage ou tablette
effect-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
# What effects count, and in which cities.
each =
    { $each ->
        [victories] jeton Victoire que tu as
        [islands] Île que tu as
        [commerce] niveau de commerce
        [stages] étape construite { $where ->
            [own] dans ta cité
            [neighbours] dans les cités voisines
           *[all] dans ta cité et les cités voisines
        }
       *[colours] carte { SYMBOL($each, form: "one", join: "or") } { $where ->
            [own] dans ta cité
            [neighbours] dans les cités voisines
           *[all] dans ta cité et les cités voisines
        }
    }
effect-coins_per =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } par { each }
effect-points_per =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } par { each }
effect-both_per = { coins } et { points } par { each }
effect-points_if_complete =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } si ta Merveille est achevée
effect-discount =
    { $where ->
        [left] le voisin de gauche vend
        [right] le voisin de droite vend
       *[neighbours] les deux voisins vendent
    } { $goods ->
        [raw] les ressources { SYMBOL("brown", form: "many") }
       *[manufactured] les ressources { SYMBOL("grey", form: "many") }
    } pour 1 pièce chacune
effect-play_last_card = joue aussi la dernière carte de chaque Âge
effect-build_from_discard = construis gratuitement une carte de la défausse
effect-free_first_of_colour = ta première carte de chaque couleur est gratuite
effect-free_first_of_age = ta première carte de chaque Âge est gratuite
effect-free_last_of_age = ta dernière carte de chaque Âge est gratuite
effect-free_colour = les cartes { SYMBOL($each, form: "many") } sont gratuites
effect-leaders_free = les Leaders sont gratuits
effect-leader_discount =
    { $where ->
        [own] tes Leaders
       *[neighbours] les Leaders de tes voisins
    } coûtent { coins } de moins
effect-bank_purchase =
    { goods-a-turn } à la réserve pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $amount ->
        [one] { "" }
       *[other] { " " }chacune
    }
goods-a-turn =
    { $amount ->
        [one] achète { $amount } ressource par tour
       *[other] achète { $amount } ressources par tour
    }
effect-coins_on_victory = { coins } par jeton Victoire que tu prends
effect-coins_on_build = { coins } par carte { SYMBOL($each, form: "one") } que tu construis
effect-coins_on_chain = { coins } par carte que tu construis par chaînage
effect-reduce =
    { $each ->
        [stages] les étapes coûtent
        [fleets] les Constructions Navales coûtent
       *[colours] les cartes { SYMBOL($each, form: "many") } coûtent
    } { $amount ->
        [one] { $amount } ressource de moins
       *[other] { $amount } ressources de moins
    }
effect-bonus_coin = { coins } de plus la première fois du tour où tu prends des pièces à la réserve
effect-coin_after_purchase = { coins } de la réserve par voisin à qui tu achètes
effect-defeats_to_winner = tes jetons Défaite vont au vainqueur
effect-coins_on_stage = { coins } par étape que tu construis
effect-others_lose_on_stage = tous les autres perdent { coins } par étape que tu construis
effect-free_per_age =
    { $amount ->
        [one] { $amount } carte { SYMBOL($each, form: "one") } gratuite
       *[other] { $amount } cartes { SYMBOL($each, form: "many") } gratuites
    } à chaque Âge
effect-free_stages = les étapes ne coûtent pas de ressources
effect-purchase_rebate =
    une fois par tour, une ressource du voisin de { $where ->
        [left] gauche
       *[right] droite
    } coûte { coins } de moins
effect-start_rebate = les ressources des plateaux voisins coûtent { coins } de moins
effect-produce_owned = une ressource de plus parmi celles que produisent déjà tes cartes { SYMBOL("brown", form: "many") } ou { SYMBOL("grey", form: "many") } ou ton plateau
effect-produce_missing = une ressource que ni tes cartes { SYMBOL("brown", form: "many") } et { SYMBOL("grey", form: "many") } ni ton plateau ne produisent
effect-remote_trade =
    { goods-a-turn } à la deuxième cité à { $where ->
        [far_left] gauche
       *[far_right] droite
    } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $amount ->
        [one] { "" }
       *[other] { " " }chacune
    }
effect-immunity = protection contre les Tributs et les Pirates
effect-stage_moves_fleet = chaque étape avance gratuitement une Flotte
effect-abstain = tu peux rester hors des Conflits Maritimes
effect-coins_per_step = { coins } chaque fois que tu avances une Flotte
effect-naval = puissance maritime { $amount }
effect-victory =
    { $value ->
        [0] un jeton Victoire de cet Âge
       *[other] jeton Victoire +{ $value }
    }
effect-purge_defeats = défausse tes jetons Défaite, tous les autres défaussent un jeton Victoire
effect-others_lose =
    { $each ->
        [age] tous les autres perdent 1, 2 ou 3 pièces, selon l’Âge
        [victories] tous les autres perdent { coins } pour chacun de leurs jetons Victoire
        [stages] tous les autres perdent { coins } pour chacune de leurs étapes
       *[nothing] tous les autres perdent { coins }
    }
effect-diplomacy =
    { $amount ->
        [one] jeton Diplomatie
       *[other] { $amount } jetons Diplomatie
    }
effect-draw_leaders =
    { $amount ->
        [one] pioche { $amount } Leader
       *[other] pioche { $amount } Leaders
    }
effect-recruit_extra = recrute un Leader de plus
effect-bury_leader = enterre un Leader : { $times } fois son coût en points
effect-cash_defeats = défausse tes jetons Défaite pour { coins } chacun
effect-gift =
    { $where ->
        [others] tous les autres reçoivent
       *[neighbours] tes voisins reçoivent
    } { coins }
effect-debts = tes voisins prennent { debts }
effect-incursion =
    Débarquement contre la deuxième cité à { $where ->
        [far_left] gauche
       *[far_right] droite
    }
effect-move_fleet =
    { $fleets ->
        [any] { $amount ->
            [one] avance gratuitement { $amount } Flotte
           *[other] avance gratuitement { $amount } Flottes
        }
       *[named] avance gratuitement la Flotte { FLEET($fleets) }
    }
effect-top_island = pioche la première Île de niveau { $amount }
effect-pirates = Pirates : tous les autres perdent autant de pièces que leur niveau de commerce
effect-points_per_set =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par série de cartes { SYMBOL($each, form: "one", join: "and") }
effect-points_per_symbol_set = { points } de plus par série de symboles scientifiques
effect-points_per_coins = { points } de plus par lot de { $coins } pièces
effect-replace_symbol = change un symbole scientifique à la fin
effect-symbol_most = un symbole scientifique de plus, celui que tu as le plus
effect-points_if_undefeated = { points } si tu n’as aucun jeton Défaite
effect-points_if_only_leader = { points } si c’est ton seul Leader
effect-points_per_victory_pair = par paire de jetons Victoire identiques, la valeur de l’un d’eux en plus
effect-points_if_richest = { points } si tu as plus de pièces que chaque voisin
effect-points_if_most = { points } si tu as plus de cartes { SYMBOL($each, form: "many") } que chaque voisin
effect-points_per_token = { points } par jeton Victoire +{ $value }
effect-mask = copie un symbole d’une carte { SYMBOL("green", form: "one") } d’un voisin
effect-points_per_chosen_colour = { points } par carte de ta meilleure couleur

# What the spaces of a ship's track show.
space-naval = puissance maritime { $amount }
space-commerce = niveau de commerce { $amount }
space-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
space-tribute = Tribut { $amount }
# on purpose: same
space-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
space-island = explore le niveau { $amount }
space-nothing = rien pour l’instant

## What a card takes now

way-chain = gratuit avec { CARD($cards) }
way-right = gratuit grâce à { CITY($board) }
way-leader = gratuit grâce à { LEADER($leader) }
way-reduced = gratuit grâce à une réduction
pay-bank = { coins } à la réserve
pay-city =
    { coins } à { CITY($who, form: "obj") } ({ $side ->
        [left] à gauche
        [right] à droite
        [far_left] deuxième à gauche
       *[far_right] deuxième à droite
    })

# Why something cannot be done: by itself, and as the end of a sentence.
obstacle-built = Déjà construite
    .clause = déjà construite
obstacle-complete = Ta Merveille est achevée
    .clause = ta Merveille est achevée
obstacle-harbour = Flotte à sa dernière case
    .clause = la Flotte est à sa dernière case
obstacle-coins =
    { $needs ->
        [one] Coûte { $needs } pièce, tu en as { $has }
       *[other] Coûte { $needs } pièces, tu en as { $has }
    }
    .clause =
        { $needs ->
            [one] coûte { $needs } pièce, tu en as { $has }
           *[other] coûte { $needs } pièces, tu en as { $has }
        }
# The bundles of goods that would help, as a list with "or".
obstacle-missing = Il te manque : { $bundles }
    .clause = il te manque { $bundles }
# on purpose: same
goods-lacked = { RESOURCE($goods) }
# What cannot be done, and the reason as a clause.
cannot-why = { $what } : { $why }

## Moves: as lines of a menu, and once chosen

action-build = Construire
action-stage = Construire l’étape { $stage }
action-recruit = Recruter
pass-last = Ne pas la jouer (défausser)
pass-discard = N’en construire aucune
pass-extra = Ne recruter personne
pass-bury = N’enterrer personne
pass-fleet = N’avancer aucune Flotte
join-naval = Participer
abstain-naval = Rester en dehors (pas de jeton)
pay-or-owe =
    { $debts ->
        [0] Payer { coins }
       *[other] { $coins ->
            [0] Prendre { debts }
           *[other] Payer { coins }, prendre { debts }
        }
    }

choice-build = construire { card-coloured }
choice-stage = construire l’étape { $stage } avec { card-coloured }
choice-sell = vendre { card-coloured } pour 3 pièces
choice-sell-ship = vendre { card-coloured } pour avancer la ≈ Flotte { FLEET($fleet) }
with-ship = { $action } et avancer la ≈ Flotte { FLEET($fleet) } à la case { $step }
choice-take = construire gratuitement { card-coloured } de la défausse
choice-pass = ne rien faire
choice-side = prendre la face { SIDE($what) }
choice-board = prendre { CITY($what) }
choice-keep = garder ♛ { LEADER($what) }
choice-recruit = recruter ♛ { LEADER($what) }
choice-bury = enterrer ♛ { LEADER($what) }
choice-token = défausser +{ $what }
choice-debt =
    { $what ->
        [0] aucune dette : tout payer
        [one] prendre { $what } dette
       *[other] prendre { $what } dettes
    }
choice-fleet = avancer la ≈ Flotte { FLEET($what) }
choice-island = garder ◎ l’{ ISLAND($what) }
choice-join = participer au Conflit Maritime
choice-abstain = rester hors du Conflit Maritime

## What happened: clauses that stand behind the name of a city

event-board =
    { $who ->
        [you] prends
       *[other] prend
    } le plateau { CITY($board, form: "de") }
event-side =
    { $who ->
        [you] prends
       *[other] prend
    } la face { SIDE($side) }
event-build =
    { $who ->
        [you] construis
       *[other] construit
    } { card-coloured }{ $how ->
        [chain] { " " }gratuitement par chaînage
        [free] { " " }gratuitement grâce à { CITY($by) }
        [discard] { " " }de la défausse
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] construis
       *[other] construit
    } l’étape { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }avec { card-coloured }
    }
event-sell =
    { $who ->
        [you] vends
       *[other] vend
    } { $card ->
        [unseen] une carte
       *[seen] { card-coloured }
    }
event-spend =
    { $who ->
        [you] paies
       *[other] paie
    } { coins } à la réserve
event-trade =
    { $to ->
        [you] t’achète des ressources pour { coins }
       *[other]
            { $who ->
                [you] achètes des ressources
               *[other] achète des ressources
            } à { CITY($to, form: "obj") } pour { coins }
    }
event-received = vends des ressources à { CITY($buyer, form: "obj") } pour { coins }
event-gain =
    { $who ->
        [you] prends
       *[other] prend
    } { coins } { $source ->
        [sale] en échange
        [card] avec { CARD($what) }
        [leader] avec { LEADER($what) }
        [island] avec l’{ ISLAND($what) }
        [space] sur la case de la ≈ Flotte { FLEET($what) }
       *[stage] avec l’étape { $what }
    }
event-decline =
    { $who ->
        [you] passes
       *[other] passe
    }
event-leftover =
    { $who ->
        [you] défausses
       *[other] défausse
    } { $card ->
        [unseen] la dernière carte
       *[seen] { card-coloured } comme { $colour ->
            [leader] dernier Leader
           *[other] dernière carte
        }
    }
event-forgo =
    { $who ->
        [you] ne joues pas la dernière carte
       *[other] ne joue pas la dernière carte
    }
event-keep =
    { $who ->
        [you] gardes
       *[other] garde
    } { card-coloured }
event-recruit =
    { $who ->
        [you] recrutes
       *[other] recrute
    } ♛ { LEADER($leader) }
event-draw =
    { $who ->
        [you] pioches
       *[other] pioche
    } { $leaders ->
        [one] { $leaders } Leader
       *[other] { $leaders } Leaders
    }
event-bury =
    { $who ->
        [you] enterres
       *[other] enterre
    } ♛ { LEADER($leader) }
event-victory =
    { $who ->
        [you] prends
       *[other] prend
    } un jeton Victoire +{ $value }
event-give_up =
    { $who ->
        [you] défausses
       *[other] défausse
    } un jeton Victoire +{ $value }
event-purge =
    { $who ->
        [you] défausses
       *[other] défausse
    } { $defeats ->
        [one] { $defeats } jeton Défaite
       *[other] { $defeats } jetons Défaite
    }
event-diplomacy =
    { $who ->
        [you] prends
       *[other] prend
    } { diplomacy }
event-debts =
    { $who ->
        [you] reçois
       *[other] reçoit
    } { debts }
event-lose =
    { $debts ->
        [0] { $who ->
            [you] perds
           *[other] perd
        } { coins }
       *[other] { $coins ->
            [0] { $who ->
                [you] prends
               *[other] prend
            } { debts } au lieu de perdre des pièces
           *[other] { $who ->
                [you] perds
               *[other] perd
            } { coins } et { $who ->
                [you] prends
               *[other] prend
            } { debts }
        }
    }
event-shipyard =
    { $who ->
        [you] prends
       *[other] prend
    } le { SHIPYARD($shipyard) }
event-fleet =
    { $who ->
        [you] avances
       *[other] avance
    } la ≈ Flotte { FLEET($fleet) } à la case { $step }
event-tribute =
    { $who ->
        [you] exiges
       *[other] exige
    } un Tribut de { coins }
event-island =
    { $who ->
        [you] prends
       *[other] prend
    } ◎ l’{ ISLAND($island) }
event-incursion =
    { $who ->
        [you] lances
       *[other] lance
    } un Débarquement contre { CITY($target, form: "obj") }
event-abstain =
    { $who ->
        [you] restes
       *[other] reste
    } hors du Conflit Maritime
event-abroad =
    { $who ->
        [you] utilises
       *[other] utilise
    } un jeton Diplomatie
# The winner takes tokens of a value, the loser as many of -1, or, with Tomyris, the winner these
# too. Who is you never stands second.
# on purpose: same
prize =
    { $tokens ->
        [1] +{ $value }
       *[other] { $tokens } × +{ $value }
    }
# on purpose: same
price =
    { $tokens ->
        [1] −1
       *[other] { $tokens } × −1
    }
fight-result =
    { $result ->
        [equal] égalité, rien ne se passe
        [won] { $who ->
            [you] tu prends
           *[other] { CITY($who) } prend
        } { prize }{ $taker ->
            [winner] { " " }et { price }
           *[loser] , { CITY($other) } { price }
        }
       *[lost] { CITY($other) } prend { prize }{ $taker ->
            [winner] { " " }et { price }
           *[loser] , { $who ->
                [you] toi
               *[other] { CITY($who) }
            } { price }
        }
    }
event-fought = { seat-label } contre { CITY($other, form: "obj") } : { fight-result }
chapter-opening = Avant l’Âge I
naval-ranked =
    { seat-label } { $strength } : { $value ->
        [0] rien
       *[other] { $shown }
    }
# on purpose: same
naval-absent = { seat-name } { event-abstain }
# on purpose: same
diplomat = { seat-name } { event-abroad }
no-conflict = Aucun conflit.
chapter-last = { age }, dernières cartes
chapter-recruitment = { age }, recrutement
chapter-turn = { age }, tour { $turn }

## Cities

city-place =
    { $place ->
        [own] ta cité
        [left] à gauche
        [right] à droite
       *[other] { "" }
    }
city-open = Ouvrir la cité :
# on purpose: same
goods-choice = { RESOURCE($goods, join: "or") }
city-mate = dans ton équipe
shields-against =
    { $where ->
        [you] { $result ->
            [stronger] plus que toi
            [weaker] moins que toi
           *[equal] égalité
        }
       *[neighbour] à { $where ->
            [left] gauche
           *[right] droite
        } { $shields } : { $result ->
            [stronger] tu as le dessus
            [weaker] tu as le dessous
           *[equal] égalité
        }
    }
label-makes =
    { $whose ->
        [own] Produit
       *[other] Vend
    }
label-alone = Pour soi
label-wonder = Merveille
label-cards = Cartes
# on purpose: same
label-leaders = Leaders
label-ships = Flottes
label-islands = Îles
label-cost = Coût
tokens-naval = en mer { $tokens }
# on purpose: same
naval-of = { seat-label } { $strength }
leaders-in-hand = en main ♛ { LEADER($leaders, join: ", ♛ ") }
track-wonder = avance avec les étapes
incursion-on = contre { CITY($target, form: "obj") }
incursion-by = lancé par { CITY($who, form: "obj") }
cards-none = Aucune carte construite
stages-built = étapes { $built }/{ $all }
chain-free-with =
    { $own ->
        [yes] Gratuit : tu as { CARD($cards, join: "or") }
       *[no] Gratuit avec { CARD($cards, join: "or") }
    }
chain-leads-to = Ensuite gratuit : { CARD($cards) }
board-start = produit { RESOURCE($goods) }

## Headings

title-turn =
    { age } · tour { $turn } sur { $turns } · les mains passent à { $side ->
        [left] gauche
       *[right] droite
    }
title-recruitment = { age } · recrutement
title-selection = Avant l’Âge I · les Leaders passent à droite
title-step = Position { $step } sur { $last }
title-story = Ce qui s’est passé
title-hand = Ta main
title-last = Tu peux aussi jouer ta dernière carte de cet Âge.
title-discard = Tu peux construire gratuitement une carte de la défausse.
title-keep = Garde un Leader ; les autres passent à droite.
title-extra = Tu peux recruter un Leader de plus.
title-bury = Enterrer un Leader ? Il donne ses points et perd son effet.
title-token = Défausse un jeton Victoire.
title-debt = Tu perds { coins }. Paie, ou prends des dettes (−1 point chacune).
title-fleet =
    { $most ->
        [one] Avance gratuitement { $most } Flotte d’une case.
       *[other] Avance gratuitement jusqu’à { $most } Flottes différentes d’une case chacune.
    }
title-island = Tu explores : garde une Île.
title-join = Participer au Conflit Maritime ? Les cités qui restent en dehors ne sont pas comparées.
title-log = Journal
title-rules = Les règles en bref

## The score sheet

# Two lines each, so that the sheet stays narrow.
line-military = Conflits
line-treasury = Trésor
line-wonder = Merveille
line-blue =
    ▬
    Bleues
line-yellow =
    ●
    Jaunes
line-green =
    ▲
    Vertes
line-purple =
    ★
    Violettes
# on purpose: same
line-leaders =
    ♛
    Leaders
line-black =
    ▼
    Noires
line-naval =
    ≈
    Mer
line-islands =
    ◎
    Îles
# on purpose: same
line-total = Total
line-team = Équipe
line-coins =
    pièces
    restantes

## What a position shows

decision =
    { $decision ->
        [board] un plateau
        [side] une face de ta Merveille
        [card] une carte
        [last] de jouer ou non la dernière carte
        [keep] un Leader à garder
        [recruit] un Leader à recruter
        [extra] un autre Leader à recruter
        [bury] un Leader à enterrer
        [token] un jeton Victoire à défausser
        [debt] entre pièces et dettes
        [fleet] les Flottes à avancer
        [island] une Île
        [naval] de participer ou non au Conflit Maritime
       *[discard] une carte de la défausse
    }

## Playing

# on purpose: same
box-leaders = Leaders
# on purpose: same
box-cities = Cities
# on purpose: same
box-armada = Armada
box-teams = équipes de deux
notice-board = Tu joues { CITY($board) } : { WONDER($board) }. Choisis une face.
notice-chosen = Face cachée

## What a move would do, in figures

foresee-ask = Quel serait l’effet ?
foresee-deed =
    { $deed ->
        [build] { deed-build }
        [build-ship] { action-build-sail }
        [stage] { deed-stage }
        [stage-ship] { action-stage-sail }
        [recruit] { action-recruit }
        [take] Construire gratuitement
        [bury] Enterrer ce Leader
        [island] Garder cette Île
        [sell-ship] Vendre pour avancer la Flotte
       *[sell] { action-sell-it }
    }
foresee-of = { $piece } : { $deed }
foresee-row = { $label } : { $value }
foresee-coins = Pièces
foresee-points = Points maintenant
foresee-end = Points à la fin
foresee-end-about = En l’état : avec tous les conflits à venir, si ni les boucliers ni les Flottes ne changent.
foresee-shields = Boucliers
foresee-battles = Conflits
foresee-naval = Puissance maritime
foresee-token = Jeton maritime
foresee-frees = Gratuit plus tard
foresee-opens = Tu pourras construire
foresee-closes = Trop cher ensuite
foresee-loses = Les autres perdent
foresee-follows = Ensuite
# on purpose: same
foresee-change = { $before } → { $after }
    .heard = { $before }, puis { $after }
foresee-same = { $before } (inchangé)
foresee-battle =
    { CITY($who) } ({ shields }) : { $result ->
        [won] tu gagnes
        [lost] tu perds
        [tied] égalité
       *[none] pas de conflit
    }
foresee-loss = { CITY($who) } : { coins }
foresee-stage = étape { $stage }
foresee-then =
    { $what ->
        [discard] tu peux construire une carte défaussée
        [extra] tu peux recruter un Leader de plus
        [bury] tu peux enterrer un Leader
        [token] tu défausses un jeton Victoire
        [fleet] tu peux avancer une Flotte
        [island] tu choisis une Île
        [debt] tu paies ou tu prends des dettes
       *[draw] quelque chose est pioché au hasard
    }
foresee-passed = Si tu la passes
foresee-next =
    { $how ->
        [chain] { CITY($who) } pourrait la construire gratuitement par chaînage.
        [free] { CITY($who) } pourrait la construire gratuitement.
        [nothing] { CITY($who) } pourrait la construire gratuitement.
        [reduced] { CITY($who) } pourrait la construire à un coût réduit.
        [goods] { CITY($who) } pourrait la construire avec ses propres ressources.
        [paid] { CITY($who) } pourrait la construire pour { coins }.
        [built] { CITY($who) } l’a déjà construite.
       *[no] { CITY($who) } ne peut pas la payer en l’état.
    }

## Help

help-rules =
    À chaque tour, chacun choisit une carte de sa main ; on les révèle ensemble, puis les mains passent au voisin. Construis la carte, utilise-la pour construire la prochaine étape de ta Merveille, ou vends-la pour 3 pièces.
    Les ressources ne s’usent pas : chaque symbole de ta cité sert une fois par tour. Les ressources qui te manquent s’achètent à tes deux voisins, s’ils les produisent, pour 2 pièces chacune. Les pièces reçues se dépensent dès le tour suivant. Par chaînage, une carte est gratuite si tu as construit la précédente.
    Après chaque Âge, tu compares tes boucliers à ceux de chaque voisin : en avoir plus rapporte 1, 3 ou 5 points selon l’Âge, en avoir moins en coûte 1. Après l’Âge III, la victoire va à qui a le plus de points ; 3 pièces font un point.
help-brown = ■ marron : matières premières (bois, pierre, minerai, argile)
help-grey = ◆ gris : produits manufacturés (verre, tissu, papyrus)
help-blue = ▬ bleu : points
help-yellow = ● jaune : pièces, commerce avantageux, points
help-red = ✚ rouge : boucliers
help-green = ▲ vert : science ; le carré du nombre de chaque symbole, et 7 points par série des trois
help-purple = ★ violet : Guildes ; points pour ce qui se trouve dans ta cité et autour (Âge III)
help-black = ▼ noir : dettes, Diplomatie, masques et autres affaires obscures
help-leaders = Leaders : chacun commence avec 6 pièces et quatre Leaders. Avant chaque Âge, tu en recrutes un en payant son coût, tu l’utilises pour construire une étape, ou tu le vends.
help-cities = Cities : quand tu perds des pièces, tu peux prendre des dettes à la place, −1 point chacune. Un jeton Diplomatie te tient hors des prochains Conflits Militaires. Un masque copie en fin de partie un symbole scientifique d’un voisin.
help-armada = Armada : avec une carte rouge, jaune, bleue ou verte, tu peux avancer d’une case la Flotte de sa couleur, et avec une étape, la Flotte associée à ta Merveille, pour un coût payé avec celui de la carte ou de l’étape. Une vente peut faire avancer la ≈ Flotte Jaune au lieu de donner des pièces. Après chaque Âge, tous comparent leur puissance maritime : premiers et deuxièmes gagnent des points, les derniers en perdent. Tributs et Pirates prennent des pièces ; un niveau de commerce plus haut protège des Tributs et attire les Pirates. Les Flottes Vertes trouvent des Îles.
help-teams = Équipes : les coéquipiers sont assis côte à côte, voient la main de l’autre, ne se battent pas entre eux et additionnent leurs points. Les conflits avec l’autre voisin comptent double.

## The terminal (not for the page)

labelled = { $label } : { $value }
way-how =
    { $how ->
        [goods] tes ressources suffisent
        [reduced] { way-reduced }
       *[nothing] gratuit
    }
# What a cost or an action brings.
# on purpose: same
gives = { $what } → { $gift }
commerce = niveau de commerce { $level }
# on purpose: same
card-title = { SYMBOL($colour) } { CARD($card) }
# on purpose: same
leader-title = ♛ { LEADER($leader) }
# on purpose: same
island-title = ◎ { ISLAND($island) }
# on purpose: same
fleet-title = ≈ { FLEET($fleet) }
# on purpose: same
fleet-gives = ≈ { FLEET($fleet) } { $step } → { $gift }
# on purpose: same
card-colour = { SYMBOL($colour) } { COLOUR($colour, form: "one") }
# on purpose: same
city-title = { CITY($board) }
# on purpose: same
production =
    { $count ->
        [1] { RESOURCE($goods, join: "/") }
       *[other] { $count }× { RESOURCE($goods, join: "/") }
    }
ways-count =
    { $count ->
        [one] { $way } ({ $count } façon)
       *[other] { $way } ({ $count } façons)
    }
pay-side =
    { coins } à { $side ->
        [left] gauche
        [right] droite
        [far_left] la deuxième cité à gauche
       *[far_right] la deuxième cité à droite
    }
# Behind what a card takes without a ship: that a step of its ship takes no more, or what it takes.
ship-too = { $way }, ≈ aussi
# on purpose: same
ship-way = ≈ { $way }
action-sell = Vendre pour 3 pièces
action-take = Construire gratuitement
action-sell-ship = Vendre pour avancer la ≈ Flotte { FLEET($fleet) } à la case { $step }
cannot-stage = Construire une étape
cannot-ship = { $action }, avec la ≈ Flotte { FLEET($fleet) }
give-up = Défausser +{ $value }
event-pass =
    Toutes les mains passent à { $side ->
        [left] gauche
       *[right] droite
    }.
event-deal = Les cartes de l’{ age } sont distribuées.
event-end = Fin de la partie
event-conflict = { seat-label } { $shields }, { CITY($other) } { $against } : { fight-result }
# on purpose: same
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }
label-trade = Commerce
# on purpose: same
label-science = Science
label-military = Conflits
label-naval = En mer
label-incursion = Débarquement
label-recruit = Recruter
label-card = Carte
label-gives = Donne
label-now = Construire
label-leads = Rend gratuit
# on purpose: same
token-victory = +{ $value }
# on purpose: same
token-defeat = −1
leader-buried = { leader-title } (enterré)
# on purpose: same
leaders-count =
    ♛{ $count }
# on purpose: same
islands-count = ◎{ $count }
hand-leaders = { $count } en main
# on purpose: same
track = { $step }/{ $last }
wonder-no-side = face pas encore choisie
# on purpose: same
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
# on purpose: same
cards-count = { SYMBOL($colour) }{ $count }
chain-before = Gratuit avec
chain-after = Ensuite gratuit
board-gift = { SIDE($side) } : { $gift }
title-boards = Plateaux
title-naval = Conflit Maritime, fin de l’{ age }
title-conflicts = Conflits Militaires, fin de l’{ age }
title-hands = Mains
title-leaders = Tes Leaders
title-offers = Au choix
title-pile = Pile de défausse
title-sheet =
    { $when ->
        [end] Score
       *[now] Score si la partie finissait maintenant
    }
title-help = Commandes
outcome-won =
    { $who ->
        [you] Tu gagnes avec { points } !
       *[other] { CITY($who) } gagne avec { points }.
    }
outcome-tie =
    { $won } À égalité avec { CITY($rivals, join: "and", form: "obj") } ; les pièces décident : { $coins } à { $most }.
outcome-team =
    Victoire en équipe avec { points } : { CITY($winners, join: "and") }.
outcome-shared =
    { $points ->
        [one] Victoire partagée avec { $points } point et autant de pièces : { CITY($winners, join: "and") }.
       *[other] Victoire partagée avec { $points } points et autant de pièces : { CITY($winners, join: "and") }.
    }
holds =
    { $who ->
        [you] Tu as en main
       *[other] { CITY($who) } a en main
    }
waits-for =
    { $who ->
        [you] Tu dois choisir
       *[other] { CITY($who) } doit choisir
    } { decision }
has-chosen =
    { $who ->
        [you] Tu as choisi
       *[other] { CITY($who) } a choisi
    }
welcome = Mirabilia : construis une cité et une Merveille du monde en trois Âges de { $turns } tours.
welcome-boxes = Aussi en jeu : { BOX($boxes) }.
welcome-help = À chaque question : r pour les règles en bref, ? pour toutes les commandes, q pour quitter.
notice-choice = Ton choix
notice-taken-back = Choix repris. Choisis à nouveau.
notice-forced = Il n’y avait qu’une possibilité : elle a été jouée pour toi.
notice-saved = Partie enregistrée dans { $name }.
notice-not-saved = La partie n’a pas pu être enregistrée dans { $name } : { $reason }.
notice-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
prompt-card = Carte 1–{ $most } (c cités, l journal, s points, ? aide) : { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Entrée pour le faire, b pour revenir : { "" }
           *[other] Action 1–{ $most }, b pour revenir : { "" }
        }
       *[no] Action 1–{ $most } : { "" }
    }
prompt-leader = Leader 1–{ $most } (c cités, l journal, s points, ? aide) : { "" }
prompt-choice = Choix 1–{ $most } (c cités, s points, ? aide) : { "" }
prompt-side = Face 1 ou 2 : { "" }
prompt-board = Plateau 1–{ $most } : { "" }
prompt-discard = Carte 1–{ $most }, n pour aucune : { "" }
prompt-reveal = Entrée pour révéler, u pour reprendre : { "" }
prompt-next-age = Entrée pour passer à l’{ age } : { "" }
prompt-leave = Quitter cette partie ? (o/n) { "" }
prompt-save = Enregistrer la partie ? Nom du fichier, ou Entrée pour passer : { "" }
prompt-overwrite = { $name } existe déjà. L’écraser ? (o/n) { "" }
prompt-step =
    { $where ->
        [end] Position { $step } sur { $last }, la fin (Entrée ou q quitte, b retour, ? aide) : { "" }
       *[middle] Position { $step } sur { $last } (Entrée suite, b retour, q quitter, ? aide) : { "" }
    }
answers-yes = o oui
hint-foresee = f suivi d’un nombre de 1 à { $most } montre quel serait l’effet.
hint-card = Tape le numéro d’une carte, de 1 à { $most } ; ? liste toutes les commandes.
hint-number =
    { $most ->
        [1] Appuie sur Entrée pour le faire, ou b pour revenir.
       *[other] Tape un nombre, de 1 à { $most }.
    }
hint-discard = Tape le numéro d’une carte marquée ✓, ou n pour n’en construire aucune.
hint-reveal = Appuie sur Entrée pour révéler ton choix, ou u pour le reprendre.
hint-city = Tape c et le numéro d’une cité, de 0 à { $last }, ou le début de son nom.
hint-log = Seuls les derniers tours sont ici ; l all montre tout.
hint-step = Appuie sur Entrée pour la suite ; ou tape b, une position de 0 à { $last }, ou un Âge et un tour comme 2.1.
help-keys =
    { $kind ->
        [play] 3       carte 3, puis qu’en faire ; 3 1 fait tout de suite le premier choix
        f 3     l’effet qu’aurait la carte 3, en chiffres
        b       retour à la main
        u       revenir sur ton choix, avant qu’il soit révélé
        Entrée  montrer à nouveau la table
        c 1     cité 1 en grand ; c toutes les cités
        l       le journal des derniers tours ; l all tout entier
        s       les points jusqu’ici
        r       les règles en bref
        q       quitter
       *[record] Entrée  la suite
        b       la position d’avant
        7       position 7 ; 2.1 le premier tour de l’Âge II
        c 1     cité 1 en grand, avec sa main ; c toutes les cités
        l       le journal des derniers tours ; l all tout entier
        s       les points jusqu’ici
        r       les règles en bref
        q       quitter
    }

## Errors in moves that are typed, by class and code (not for the page)

error-MalformedMove-empty = Un coup ne peut pas être vide ; il commence par un de ces mots : { $verbs }.
error-MalformedMove-verb = « { $text } » n’est pas un coup : un coup commence par un de ces mots : { $verbs }.
error-MalformedMove-subject =
    « { $text } » n’est pas un coup : après { $verb } vient { $kind ->
        [card] une carte
        [leader] un Leader
        [board] un plateau
        [island] une Île
        [fleet] une Flotte
        [side] une face
        [board_or_leader] un plateau ou un Leader
       *[card_or_leader] une carte ou un Leader
    }.
error-MalformedMove-unknown =
    « { $text } » n’est pas un coup : il n’y a { $kind ->
        [card] aucune carte
        [leader] aucun Leader
        [board] aucun plateau
        [island] aucune Île
        [fleet] aucune Flotte
        [side] aucune face
        [board_or_leader] aucun plateau ni Leader
       *[card_or_leader] aucune carte ni Leader
    } du nom de « { $name } »{ $like ->
        [none] .
       *[other]  ; voulais-tu dire « { $like } » ?
    }
error-MalformedMove-rest = « { $text } » n’est pas un coup : « { $part } » ne peut pas être là. Un coup avec { $verb } s’écrit : { move-form }
# The words in small letters are those of the notation, the same in every language.
move-form =
    { $verb ->
        [build] build CARTE [free PLATEAU ou LEADER] [ship] [left PIÈCES] [right PIÈCES] [bank PIÈCES] [far_left PIÈCES] [far_right PIÈCES]
        [stage] stage CARTE ou LEADER [ship] [left PIÈCES] [right PIÈCES] [bank PIÈCES] [far_left PIÈCES] [far_right PIÈCES]
        [sell] sell CARTE ou LEADER [ship]
        [take] take CARTE
        [side] side day ou side night
        [board] board PLATEAU
        [keep] keep LEADER
        [recruit] recruit LEADER
        [bury] bury LEADER
        [token] token VALEUR
        [debt] debt NOMBRE
        [fleet] fleet, puis une ou plusieurs de red, yellow, blue, green
        [island] island ÎLE
       *[other] { $verb }
    }
error-MalformedMove-coins =
    « { $text } » n’est pas un coup : « { $part } » n’est pas un nombre de pièces de 0 à { $most }.
error-MalformedMove-number = « { $text } » n’est pas un coup : « { $part } » n’est pas un nombre de 0 à { $most }.
error-IllegalMove-not_offered = Tu ne peux pas jouer « { $move } » maintenant ; tu peux jouer, par exemple, « { $example } ».
error-IllegalMove-not_in_hand = Tu ne peux pas jouer « { $move } » : « { $piece } » n’est pas dans ta main. Il y a : { $there }.
error-IllegalMove-not_in_pile = Tu ne peux pas jouer « { $move } » : « { $piece } » n’est pas dans la défausse. Il y a : { $there }.
error-IllegalMove-built = Tu ne peux pas jouer « { $move } » : ta cité a déjà une carte de ce nom.
error-IllegalMove-complete = Tu ne peux pas jouer « { $move } » : ta Merveille est achevée.
error-IllegalMove-harbour = Tu ne peux pas jouer « { $move } » : cette Flotte est à sa dernière case.
error-IllegalMove-no_ship = Tu ne peux pas jouer « { $move } » : aucune Flotte ne peut avancer ainsi.
error-IllegalMove-coins =
    { $needs ->
        [one] Tu ne peux pas jouer « { $move } » : cela coûte { $needs } pièce, et tu en as { $has }.
       *[other] Tu ne peux pas jouer « { $move } » : cela coûte { $needs } pièces, et tu en as { $has }.
    }
error-IllegalMove-missing = Tu ne peux pas jouer « { $move } » : il te manque { $bundles }, qu’aucun voisin ne vend.
error-IllegalMove-payment = Tu ne peux pas jouer « { $move } » : cela ne se paie pas ainsi. Tu peux : { $ways }.

## Files (not for the page)

file-argument = la position
file-unreadable = { $name } ne peut pas être lu : { $reason }
file-no-text = { $name } n’est pas du texte UTF-8
file-no-json = { $name } n’est pas du JSON : la ligne { $line }, colonne { $column } ne se lit pas
file-odd-json = { $name } n’est pas du JSON lisible : trop de niveaux, ou un nombre trop long
file-no-object = { $name } n’est ni un enregistrement ni une position : ce doit être un seul objet JSON
file-no-record = { $name } n’est pas un enregistrement : il n’a pas d’entrées
file-no-position = ceci est un enregistrement, pas une position ; mirabilia replay le montre
no-such-turn = l’enregistrement n’a pas de tour { $turn } de l’Âge { $age }
save-folder = { $name } est un dossier : --save demande le nom d’un fichier
save-no-folder = { $name } ne peut pas être enregistré : il n’y a pas de dossier { $folder }
options-differ = le fichier dit autre chose : son { $option } est { $found }
bots-count =
    { $named ->
        [one] { $named } bot est nommé
       *[other] { $named } bots sont nommés
    } pour { $others } sièges ; nommes-en un pour tous ou un pour chacun

## Errors, by class and code

error-ImpossibleGame-shape = Cet enregistrement n’est pas valide.
error-ImpossibleGame-unknown_version = Cet enregistrement demande une autre version de Mirabilia.
error-ImpossibleGame-replay = Cet enregistrement a un coup qui ne peut pas être joué.
error-ImpossibleGame-unfinished = Cet enregistrement s’interrompt avant la fin de sa partie.
error-ImpossibleGame-surplus = Cet enregistrement continue après la fin de sa partie.
error-ImpossibleGame-digest = Cet enregistrement a été modifié : sa partie finit autrement qu’il ne dit.
error-ImpossibleOptions-players =
    { $most ->
        [one] Le jeu est pour { $least } à { $most } joueur.
       *[other] Le jeu est pour { $least } à { $most } joueurs.
    }
error-ImpossibleOptions-eight = À huit, on ne joue qu’avec Armada.
error-ImpossibleOptions-teams = Les équipes de deux sont pour 4 ou 6 joueurs, avec Armada aussi pour 8.
error-ImpossibleOptions-leaders = Cet ensemble de Leaders n’existe pas.
error-ImpossibleOptions-needless = Une des options ne signifie rien sans son extension : n’y touche pas, ou ajoute l’extension.
error-ImpossibleOptions-edition = Cette édition d’Armada n’existe pas.
error-ImpossibleOptions-board_box = Le plateau « { WONDER($board) } » appartient à { BOX($box) } : ajoute cette extension.
error-ImpossibleOptions-expansions = Cette extension n’existe pas.
error-ImpossibleOptions-expansion_twice = Chaque extension ne s’ajoute qu’une fois.
error-ImpossibleOptions-sides = Cette façon de choisir les faces n’existe pas.
error-ImpossibleOptions-boards = Cette façon de choisir les plateaux n’existe pas.
error-ImpossibleOptions-boards_count = Il faut un plateau pour chaque joueur.
error-ImpossibleOptions-board_unknown = Ce plateau n’existe pas.
error-ImpossibleOptions-board_twice = Il n’y a qu’un plateau « { WONDER($board) } ».
error-ImpossibleOptions-seed = Cette graine n’est pas valide.

## What the server says where it is started (not for the page)

serve-at = Mirabilia est à l’adresse { $url } et conserve ses parties dans { $folder }
serve-tls-both = --tls-cert et --tls-key vont ensemble : nomme les deux, ou aucun
serve-tls-file = { $file } ne peut pas être lu : { $reason }
serve-tls-locked = { $file } a un mot de passe, que personne ne pourrait taper à chaque démarrage : enregistre la clé sans lui
serve-tls-mismatch = le certificat de { $certificate } n’est pas celui de la clé de { $key }
serve-tls-no-certificate = { $file } n’a pas de certificat lisible : ce doit être du PEM, avec une ligne BEGIN CERTIFICATE
serve-tls-no-key = { $file } n’a pas de clé lisible : ce doit être du PEM, avec une ligne comme BEGIN PRIVATE KEY
serve-closed = Mirabilia est arrêté ; ses parties sont conservées
serve-no-permission = cet utilisateur ne peut pas écouter sur le port { $port } ; choisis-en un à partir de 1024
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason } ; choisis-en d’autres avec --host et --port
serve-no-database = { $where } : la base de données ne peut pas être ouverte : { $reason }
serve-newer-database = une version plus récente de Mirabilia l’a utilisée ({ $reason })
serve-folder-in-use = { $folder } est utilisé par un autre serveur ; arrête-le, choisis un autre dossier avec --data, ou donne aux deux la même --redis-url
serve-database-in-use = --database-url : la base de données est utilisée par un autre serveur ; arrête-le, ou donne aux deux la même --redis-url
serve-broken-database = { $file } est endommagé : { $reason } ; docs/server.md dit quoi faire
serve-no-key = { $file } n’est pas une clé : il a { $bytes } octets, pas { $needed } ; remets l’ancienne, ou enlève-la, et tous seront de nouveaux invités
serve-no-redis = --redis-url : Redis est injoignable : { $reason }
serve-no-redis-package = --redis-url demande un paquet à part : { $line }
serve-push-insecure = --push demande une --public-url qui commence par https
serve-no-push-package = --push demande un paquet à part : { $line }
offline-title = Mirabilia ne répond pas
offline-about = Le serveur est arrêté, ou il n’y a pas de réseau. Tes parties sont en sûreté ; cette page reprend d’elle-même quand le serveur revient.
offline-again = Réessayer
serve-no-page = Il n’y a pas de page ici. La partie HTTP est décrite à /docs.

## What the server refuses, by code

# A moment of today, or of another day.
moment-at =
    { $day ->
        [today] à { $time }
       *[other] { $weekday } à { $time }
    }
moment-from =
    { $day ->
        [today] à partir de { $time }
       *[other] à partir de { $weekday } à { $time }
    }
moment-until =
    { $day ->
        [today] jusqu’à { $time }
       *[other] jusqu’à { $weekday } à { $time }
    }

refused-malformed = Le serveur n’a pas compris cette page. Recharge-la.
# on purpose: same
refused-bad_record = { $problem } ({ $says })
refused-name_refused = « { $word } » n’est pas admis ici dans un nom. Choisis-en un autre.
refused-line_refused = « { $word } » n’est pas admis ici. Ton message n’a pas été envoyé.
refused-unknown_guest = Le serveur ne te connaît pas encore. Recharge la page.
refused-wrong_origin = Le serveur n’accepte pas cela d’un autre site.
refused-wrong_host = Le serveur ne s’appelle pas { $host }. Utilise l’adresse qu’il montre.
refused-not_here = Cela ne se fait que sur la machine du serveur.
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-banned = L’administration de ce serveur t’en a interdit l’accès.
refused-removed = L’hôte ne t’admet plus à cette table.
refused-kept_out = Cette table ne t’est pas ouverte.
refused-not_seated = Il faut avoir un siège pour faire cela.
refused-advice_off = À cette table, pas de conseils.
refused-not_found = Il n’y a rien à cette adresse.
refused-no_table = Cette table n’existe pas.
refused-no_guest = Cet invité n’est plus connu ici.
refused-no_line = Ce message n’est plus gardé ici.
refused-no_record = L’enregistrement est disponible quand la partie est finie.
refused-no_moment = On ne peut pas continuer de là : la partie est déjà finie, ou ce moment n’existe pas.
refused-no_puzzle = Ce problème n’existe pas.
refused-no_push = Ce serveur ne prévient personne dont la page est fermée.
refused-no_link = Ce lien ou ce code n’est pas connu, ou n’est plus valable.
refused-no_seat = La table n’a pas ce siège.
refused-seat_taken = Ce siège est pris.
refused-no_bot = Ce bot n’existe pas.
refused-too_many_bots = Il y a plus de bots que de sièges.
refused-seats_empty = Remplis tous les sièges avant de commencer.
refused-not_in_lobby = La partie a déjà commencé.
refused-not_playing = Aucune partie n’est en cours.
refused-not_over = La partie n’est pas encore finie.
refused-not_asked = Tu n’as rien à choisir maintenant.
refused-too_late = Trop tard : les cartes ont été révélées.
refused-answered = Tu as déjà choisi. Reprends d’abord ton choix.
refused-nothing_to_take_back = Tu n’as pas de choix à reprendre.
refused-not_offered = Tu ne peux pas faire cela maintenant.
refused-present = Ce joueur est là.
refused-no_person = Personne n’occupe ce siège.
refused-not_yet = Ce joueur n’est pas absent depuis assez longtemps : un bot pourra jouer à sa place { moment-from }.
refused-chat_closed = L’hôte a fermé la discussion.
refused-yourself = Tu ne peux pas te faire cela à toi-même.
refused-too_many_regards =
    { $most ->
        [one] Tu as masqué ou bloqué { $most } personne, le maximum. Annule d’abord.
       *[other] Tu as masqué ou bloqué { $most } personnes, le maximum. Retires-en d’abord une.
    }
refused-too_many_removed =
    { $most ->
        [one] { $most } personne a été exclue de cette table, le maximum. Ouvre une autre table.
       *[other] { $most } personnes ont été exclues de cette table, le maximum. Ouvre une autre table.
    }
refused-no_team = Il n’y a pas d’équipes dans cette partie.
refused-options = Une telle partie n’est pas possible.
refused-too_large =
    { $most ->
        [one] C’est trop grand : le serveur accepte au plus { $most } octet.
       *[other] C’est trop grand : le serveur accepte au plus { $most } octets.
    }
refused-wrong_method = Le serveur n’accepte pas { $method } à cette adresse. Recharge la page.
refused-too_slow = Ta demande n’est pas arrivée à temps. Réessaie.
refused-failed = Quelque chose s’est mal passé sur le serveur. Réessaie. Si cela continue, préviens la personne qui s’en occupe.
refused-too_many_connections = Trop de connexions d’ici. Réessaie dans un instant.
refused-too_many_tables =
    { $most ->
        [one] Tu as { $most } table ouverte, le maximum. Finis-la ou quitte-la, ou attends { moment-until }.
       *[other] Tu as { $most } tables ouvertes, le maximum. Finis-en ou quittes-en une, ou attends { moment-until }.
    }
refused-busy = Le serveur est occupé. Réessaie dans un instant.
refused-too_many_reports = Tu as envoyé beaucoup de signalements. Tu pourras en envoyer d’autres { moment-from }.
refused-too_fast =
    { $what ->
        [chat] Tu écris très vite. Ton message partira { moment-at }.
        [chat_by_table] Beaucoup écrivent à la fois. Ton message partira { moment-at }.
        [tables] Tu as ouvert beaucoup de tables. Tu pourras en ouvrir une autre { moment-from }.
        [names] Tu as souvent changé de nom. Tu pourras le changer à nouveau { moment-from }.
        [commands] Trop de demandes à la fois. Reprise { moment-at }.
        [commands_by_address] Trop de demandes à la fois. Reprise { moment-at }.
        [changes] Trop de demandes à la fois. Reprise { moment-at }.
        [live] Trop de demandes à la fois. Reprise { moment-at }.
       *[other] Trop de demandes à la fois. Réessaie { moment-from }.
    }
refused-no_network = Cette machine n’est pas dans un réseau local, ou y est injoignable.
refused-advice_busy = Le conseiller est occupé. Redemande dans un instant.
refused-reports_full = Le serveur ne prend plus de signalements tant que les précédents n’ont pas été lus.
refused-no_review = L’analyse n’a pas pu être faite. Redemande-la.
refused-no_advice = Pas de conseil pour l’instant. Redemande.
refused-try_again = Le serveur a des difficultés. Un instant…

## The review of a game

# on purpose: same
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# on purpose: same
review-cost = { NUMBER($cost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Several decisions come before the first age: each has its number, or 0 if there is one.
review-moment =
    { $age ->
        [0]
            { $number ->
                [0] début
               *[other] début { $number }
            }
       *[other] { $age }.{ $turn }
    }
review-category =
    { $category ->
        [military] militaire
        [science] science
        [goods] ressources
        [coins] pièces
        [denying] gêner les autres
       *[points] points
    }
# What the better move has
review-reason =
    { $category ->
        [military] une armée plus forte
        [science] plus de science
        [goods] plus de ressources, des cartes moins chères
        [coins] plus de pièces
        [denying] moins pour les autres
       *[points] plus de points
    }
review-column-when = Tour
review-column-city = Cité
review-chances = Chances de gagner
review-losses = Les coups qui ont coûté le plus
review-swings = Les coups où les chances ont le plus changé
review-decisions = { $city } : toutes les décisions
review-accounts = Chance et choix
    .about = Des chances égales, et ce qui les a changées : les cartes apportées par chaque Âge, ce qu’ont fait les autres, et ses propres choix, comparés à ceux d’un joueur fort.
review-column-even = Au départ
review-column-deal = Donne
review-column-others = Les autres
review-column-choices = Choix
review-column-won = Résultat
review-categories = Perdu par ses propres choix, par catégorie
review-none = Aucun coup n’a clairement fait perdre de chances.
review-best = le meilleur coup
review-equal = aussi bon que le meilleur
review-end = fin
review-chart = Les chances de gagner de toutes les cités, à { $moments } moments
review-figures = En chiffres
review-how-to-read = Les chances de gagner de chaque cité, et ce que ses décisions ont coûté par rapport à ce qu’aurait fait un joueur fort. Une décision n’est jugée que sur ce que l’on pouvait savoir à ce moment : des parties qui s’y accordent sont tirées au sort et jouées jusqu’au bout. Le chiffre après ± est le double de l’erreur type ; en dessous, les coups sont tenus pour égaux.

review-name = Analyse
review-progress =
    { $done ->
        [one] { $done } décision examinée
       *[other] { $done } décisions examinées
    } sur { $total }
review-instead = Mieux : { $move }
review-onward = Reprendre ici : { $when }

## Puzzles

puzzles-title = Problèmes
puzzles-about = Dans chacune de ces positions, un coup est nettement le meilleur. Joue-le comme à la table : tu vois ce que l’on voyait alors, et rien de plus.
puzzles-filter = Quels problèmes
puzzles-any-degree = Toutes les difficultés
puzzles-any-theme = Tous les thèmes
puzzles-none = Aucun problème ne correspond.
puzzles-progress =
    { $tried ->
        [0] Aucun essai pour l’instant
       *[other] { $solved ->
            [one] { $solved } résolu
           *[other] { $solved } résolus
        } sur { $tried }
    }
puzzles-streak =
    { $days ->
        [0] Pas encore de série de problèmes du jour
        [one] { $days } problème du jour d’affilée
       *[other] { $days } problèmes du jour d’affilée
    }
puzzle-today = Problème du jour
puzzle-one = Problème
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-explain = Explication
puzzle-degree =
    { $degree ->
        [1] Très facile
        [2] Facile
        [3] Moyen
        [4] Difficile
       *[5] Très difficile
    }
puzzle-theme =
    { $theme ->
       *[payment] Paiement
        [chain] Chaînage
        [military] Militaire
        [science] Science
        [denying] Gêner les autres
        [last] Derniers tours
        [leaders] Leaders
        [fleets] Flottes
        [debts] Dettes
    }
# What became of it: whether it was answered, and right
puzzle-state =
    { $state ->
        [right] résolu
        [wrong] non résolu
       *[open] nouveau
    }
puzzle-right = Bravo !
puzzle-wrong = Il y a un meilleur coup
puzzle-dearer = Le bon coup, mais il peut coûter moins de pièces
puzzle-best = Le meilleur : { $move }
puzzle-made = Ton coup : { $move }
puzzle-chance = Il gagne { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des parties compatibles avec ce que tu vois.
puzzle-why = En sa faveur : { $reasons }
puzzle-others = Autres coups
puzzle-column-move = Coup
puzzle-column-cost = Victoires en moins
puzzle-column-why = Avantage du meilleur coup
puzzle-again = Tu avais déjà répondu à ce problème. Seule la première réponse compte.

## The review in a terminal or a file (not for the page)

review-title = Analyse de la partie
review-column-played = Coup
review-column-better = Mieux
review-column-cost = Coût
review-column-why = Pourquoi
review-column-change = Variation
puzzle-prompt-next = Entrée pour le problème suivant, q pour quitter : { "" }
review-not-over = { $name } est l’enregistrement d’une partie qui n’est pas finie

## The page of the laboratory (not for the page)

lab-title = Ce que montrent les parties
lab-about =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs : { $boxes ->
        [none] le jeu de base
       *[other] le jeu de base avec { BOX($boxes) }
    }{ $teams ->
        [yes] , en équipes de deux
       *[no] { "" }
    }. Bots : { $names } ; graine : { $seed }.
lab-how-to-read = Les traits à travers les points sont des intervalles : la valeur s’y trouve avec 90 % de confiance. Une ligne en tirets est la part égale, ce que gagneraient des joueurs égaux, ou la moyenne. Les points dont le trait est tout au-dessus sont verts, tout au-dessous rouges ; les autres peuvent être dus au hasard. Sur dix points dus au seul hasard, un environ est coloré quand même. n est le nombre de cités derrière une valeur. Toutes les valeurs disent comment jouent ces bots ; des personnes peuvent jouer autrement.
lab-tile-games =
    { $games ->
        [one] partie
       *[other] parties
    }
lab-tile-cities =
    { $cities ->
        [one] cité
       *[other] cités
    }
lab-tile-points = points par cité
lab-tile-winners = points par gagnant
lab-made-with = Page faite avec { $name }. Pour la refaire :
lab-written = La page est dans { $name }.
# on purpose: same
lab-n = n { $count }
lab-count =
    { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    }
lab-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
# on purpose: same
lab-players-of = { $name }, { lab-players }
# on purpose: same
lab-number = { $number }
# on purpose: same
lab-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# on purpose: same
lab-ratio = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# on purpose: same
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# on purpose: same
lab-side = { CITY($board) }, { SIDE($side) }
lab-share = { $share } ({ $low } à { $high }), part égale { $even }
lab-winners = gagnants
lab-others = tous les autres
lab-chapter-points = D’où viennent les points
    .about = Points moyens par ligne du score : de chaque bot, puis de ceux qui ont gagné et de tous les autres, quels qu’ils soient.
lab-points = Points par genre
    .note = Pointe un segment pour voir sa valeur. Les points perdus aux conflits ou par dettes sont à gauche de zéro.
lab-wins-bots = Victoires par bot
lab-chapter-wonders = Les Merveilles
    .about = Combien de fois la cité d’une face gagne, et combien de points elle a. Là où les bots choisissent la face, ils montrent ce qu’ils préfèrent.
lab-wins-sides = Victoires par face
    .note = La part des parties qu’une cité de cette face a gagnées, la meilleure d’abord.
lab-points-sides = Points par face
    .note = Les points moyens d’une cité de cette face, dans le même ordre. La ligne en tirets est la moyenne de toutes.
lab-chapter-tables = Nombre de joueurs
    .about = La même chose avec plus de joueurs à la table.
lab-points-tables = Points par nombre de joueurs
lab-wins-tables = Victoires par face et nombre de joueurs
    .note = 1,00 est la part égale ; 1,50, c’est gagner moitié plus souvent. Ce qui peut être dû au hasard est pâle ; pointe une case pour voir son intervalle.
lab-chapter-time = Ce qui se construit, et quand
    .about = Pour chaque tour, ce que les bots ont fait de leur carte : la couleur construite, une étape, une vente.
lab-turns = Ce que { $name } fait à chaque tour
    .note = Combien de chaque une cité joue dans le tour ; une colonne pleine vaut une. Ce qui vient de la défausse, et les dernières cartes que peu peuvent jouer, s’ajoutent ou sont à part.
lab-chapter-cards = Les cartes
    .about = Ce que le plus fort des bots construit le plus, Âge par Âge.
lab-cards = { age }, cartes que { $name } construit le plus
    .note = La plus construite d’abord ; n est combien de ses cités ont la carte, le point combien de fois celles-ci gagnent. Ce n’est pas une cause : qui est en tête construit d’autres cartes.
lab-when = Quand : pourcentage des constructions d’une carte à chaque tour de l’Âge.
lab-chapter-profiles = Science et conflits
    .about = Jusqu’où vont les cités, et ce qu’elles y gagnent.
lab-science = Science : cartes vertes dans une cité
lab-military = Conflits : points d’une cité
lab-profile = Combien de cités finissent ainsi.
    .wins = Combien de fois ces cités gagnent.
lab-deed-brown = ■ marron
lab-deed-grey = ◆ grise
lab-deed-blue = ▬ bleue
lab-deed-yellow = ● jaune
lab-deed-red = ✚ rouge
lab-deed-green = ▲ verte
lab-deed-purple = ★ violette
lab-deed-black = ▼ noire
lab-deed-leader = ♛ Leader
lab-deed-stage = étape
lab-deed-sale = vente

## The page

box-base = Jeu de base

# The symbols of chains; the names are ours.
chain-hammer = marteau
chain-waterdrop = goutte d’eau
chain-star = étoile
chain-mask = masque de théâtre
chain-camel = chameau
chain-market_stall = étal de marché
chain-horseshoe = fer à cheval
chain-mortar = mortier
chain-target = cible
chain-lamp = lampe à huile
chain-scales = balance
chain-book = livre
chain-lighthouse = phare
chain-barrel = tonneau
chain-castle = château
chain-helmet = casque
chain-lightning = éclair
chain-torch = torche
chain-planet = planète
chain-saw = scie
# on purpose: same
chain-temple = temple
chain-scroll = rouleau
# on purpose: same
chain-lyre = lyre
chain-feather = plume

# What somebody hears who does not see the drawing.
spoken-card =
    { CARD($card) }, carte { COLOUR($colour, form: "one") }, { $gift }, { $how ->
        [free] gratuite
       *[paid] coûte { $cost }
    }
spoken-leader = { LEADER($leader) } : { $gift } ; coûte { $cost }
spoken-island = { ISLAND($island) }, niveau { $level } : { $gift }
spoken-stage =
    { $state ->
        [built] Étape { $number }, construite : { $gift }
       *[open] Étape { $number } : { $gift } ; coûte { $cost }
    }
spoken-wonder = { CITY($board) }, { SIDE($side) } : { $start }
spoken-space =
    { $step ->
        [0] La première case de la Flotte : { $gift }
       *[other] Case { $step } : { $gift } ; coûte { $cost }
    }

# What a button does. What is paid is a list of payments.
pay-whom = { coins } à { CITY($who, form: "obj") }
do-price =
    { $how ->
        [paid] payer { $payments }
        [chain] gratuit avec { CARD($cards, join: "and") }
        [free] gratuit grâce à { CITY($by) }
        [goods] tes ressources suffisent
        [reduced] { way-reduced }
       *[nothing] gratuit
    }
do-sail =
    { $fleet ->
        [none] { "" }
       *[other] { " " }et avancer la Flotte { FLEET($fleet) } à la case { $step } ({ $gift })
    }
do-build = Construire { CARD($card) }{ do-sail }, { do-price }
do-recruit = Recruter { LEADER($card) }, { do-price }
do-stage = Construire l’étape { $stage } avec { CARD($card) }{ do-sail }, { do-price }
do-sell = Vendre { CARD($card) } pour { coins }
do-sell-ship = Vendre { CARD($card) } pour avancer la Flotte { FLEET($fleet) } à la case { $step } ({ $gift })
do-take = Construire gratuitement de la défausse : { $piece }
do-keep = Garder { $piece }
do-bury = Enterrer { $piece }
do-board = Prendre { CITY($board) } : { WONDER($board) }
do-side = Prendre la face { SIDE($side) } : { $gift }
do-token = Défausser le jeton Victoire +{ $value }
do-fleet = Avancer { $ships }
voyage = la Flotte { FLEET($fleet) } à la case { $step } ({ $gift })
held-open = { $piece } ; maintenant : { do-price }
held-shut = { $piece } ; { $why }

piece-victory = jeton Victoire { $value }
    .about = Pour plus de boucliers qu’un voisin à la fin d’un Âge
piece-defeat = jeton Défaite { $value }
    .about = Pour moins de boucliers qu’un voisin à la fin d’un Âge
piece-naval = jeton maritime { $value }
    .about = Pour le rang au Conflit Maritime à la fin d’un Âge
piece-debt = dette { $value }
    .about = Prise au lieu de perdre une pièce
piece-diplomacy = jeton Diplomatie
    .about = Tient hors des prochains Conflits Militaires
piece-coin =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
    .about = Trois pièces font un point à la fin

symbol-coin = pièces
# on purpose: same
symbol-laurel = points
symbol-shield = bouclier : puissance militaire
symbol-naval = ancre : puissance maritime
symbol-mask = masque : copie un symbole scientifique d’un voisin
symbol-science = n’importe quel symbole scientifique
symbol-most = ton symbole scientifique le plus fréquent
symbol-stage = étape d’une Merveille
symbol-wonder = Merveille avec toutes ses étapes
# on purpose: same
symbol-leader = Leader
symbol-ship = Flotte
symbol-island = Île
symbol-commerce = niveau de commerce
symbol-tribute = Tribut : tous les autres perdent des pièces
symbol-pirates = Pirates : tous les autres perdent autant de pièces que leur niveau de commerce
symbol-diplomacy = jeton Diplomatie : hors des prochains Conflits Militaires
symbol-debt = dette : −1 point
symbol-incursion = Débarquement : un conflit avec la cité au-delà d’un voisin
symbol-victory-token = jeton Victoire
symbol-defeat = jeton Défaite
symbol-free = gratuit
symbol-discard = pile de défausse
symbol-from-discard = construire de la défausse
symbol-last-card = jouer aussi la dernière carte
symbol-chain = construit par chaînage
symbol-bank = réserve
symbol-goods = n’importe quelle ressource
symbol-goods-raw = ressources des cartes marron
symbol-goods-manufactured = ressources des cartes grises
symbol-board = plateau d’une Merveille
symbol-others = tous les autres joueurs
symbol-immunity = protection contre les Tributs et les Pirates
symbol-abstain = hors du Conflit Maritime
symbol-grave = Leader enterré
symbol-replace = changer un symbole scientifique
symbol-hourglass = Âge
symbol-arrow-left = voisin de gauche
symbol-arrow-right = voisin de droite
symbol-arrow-both = les deux voisins
symbol-arrow-down = ta propre cité
symbol-arrow-far-left = la deuxième cité à gauche
symbol-arrow-far-right = la deuxième cité à droite
symbol-arrow-up = une case en avant
symbol-then = qui a ceci obtient cela
symbol-pass-left = les mains passent à gauche
symbol-pass-right = les mains passent à droite

gallery-page = Galerie · Mirabilia
gallery-title = Galerie
gallery-about = Toutes les cartes, tous les plateaux, tous les jetons, et leurs effets.
gallery-search = Chercher par nom ou effet
gallery-kinds = Montrer
# What the switch of colours leads to.
theme-day = Mode clair
theme-night = Mode sombre
gallery-language = Langue
gallery-kind =
    { $kind ->
        [cards] Cartes
        [wonders] Merveilles
        [leaders] Leaders
        [islands] Îles
        [shipyards] Chantiers Navals
        [tokens] Jetons
        [symbols] Symboles
       *[all] Tout
    }
gallery-count =
    { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }
gallery-nothing = Rien ne correspond.
# on purpose: same
gallery-cards = { BOX($box) } · { age }
gallery-wonders = Merveilles · { SIDE($side) }
gallery-leaders =
    { $group ->
        [expert] Leaders · experts
        [cities] Leaders · Cities
       *[standard] Leaders · standard
    }
gallery-islands = Îles · niveau { $level }
gallery-shipyards = Chantiers Navals
gallery-tokens = Jetons et dos
gallery-symbols = Symboles
gallery-cost = Coût : { $cost }
gallery-before = Gratuit avec { CARD($cards, join: "or") }
gallery-after = Ensuite gratuit : { CARD($cards) }
gallery-players = Joueurs : { $players }
gallery-back = Dos : { age }
gallery-wonder-fleet = Les étapes avancent la Flotte { FLEET($fleet) }

credits-title = Crédits
credits-drawing = Les emblèmes des sièges sont de Lorc, Delapouite et d’autres auteurs de game-icons.net (CC BY 3.0). Tous les autres dessins sont les nôtres.
credits-type = Caractères : Cinzel de Natanael Gama et Alegreya Sans de Juan Pablo del Peral, tous deux sous SIL Open Font License.
credits-code = La page est faite avec Preact, Preact Signals (MIT), htm et Fluent (Apache 2.0).
credits-game = Un projet d’amateurs, non officiel et non commercial. 7 Wonders est un jeu d’Antoine Bauza, publié par Repos Production.

## The page: home, lobby and table

# on purpose: same
page-title = Mirabilia
page-no-server = Le serveur ne répond pas. Est-il en marche ?

bot-level =
    { $level ->
        [novice] Novice
        [apprentice] Apprenti
        [sage] Sage
        [adept] Expert
        [master] Maître
        [random] Bot au hasard
        [builder] Bot bâtisseur
        [preference] Bot à règles
        [greedy] Bot avide
       *[other] { $level }
    }
bot-name-0 = Caton
bot-name-1 = Daphné
bot-name-2 = Hannon
bot-name-3 = Livie
# on purpose: same
bot-name-4 = Myron
bot-name-5 = Phœbé
# on purpose: same
bot-name-6 = Titus
bot-name-7 = Chloé
# on purpose: same
bot-named = { $name } ({ $level })
# on purpose: same
bot-version = { $bot }, version { $version }
bot-about =
    { $level ->
        [novice] Joue comme un débutant : des coups sensés, mais souvent pas les bons.
        [apprentice] Joue ce qui est bon d’habitude, sans regarder plus loin.
        [sage] A appris de très nombreuses parties ce qui marche le mieux, et répond aussitôt.
        [adept] Joue quelques parties dans sa tête ; rapide.
        [master] Joue de nombreuses parties dans sa tête en réfléchissant.
        [random] Joue n’importe quel coup.
        [builder] Joue n’importe quel coup qui construit.
        [preference] Suit une courte liste de règles.
        [greedy] Pèse ce que chaque coup apporte à sa cité.
       *[other] Pas un des nôtres.
    }
bot-kind =
    { $kind ->
        [level] Niveaux
        [comparison] Pour comparer
       *[added] Autres
    }
bot-more = Plus de bots…
home-about = Construis une cité et une Merveille du monde en trois Âges.
home-name = Ton nom
home-name-hint = Facultatif
home-play = Jouer
home-play-about =
    { $bots ->
        [one] Tout de suite, contre { $bots } bot
       *[other] Tout de suite, contre { $bots } bots
    } : { BOX($boxes) }.
home-games = Mes parties
games-all = Toutes mes parties
games-ended =
    { $rank ->
        [1] Gagnée, { points }
       *[other] { $rank }e place, { points }
    }
games-turn-of = À { $name } de jouer
games-filter = Filtre
games-state =
    { $filter ->
        [turn] À moi de jouer
        [running] En cours
        [over] Finies
        [won] Gagnées
       *[all] Toutes
    }
games-any-box = Toutes les extensions
games-opponent = Adversaire
games-none = Aucune partie ne correspond.
home-tables = Tables ouvertes
home-new = Nouvelle table
# The options of a game: what each is called, its choices, and a flag that is usually on when off.
option-players = Joueurs
# on purpose: same
option-expansions = Extensions
option-teams = Équipes de deux
option-sides = Faces des plateaux
    .choice =
        { $choice ->
            [choose] chacun choisit
            [day] toutes Jour
            [night] toutes Nuit
           *[random] au hasard
        }
option-boards = Plateaux
    .choice =
        { $choice ->
            [pick] chacun choisit
            [named] fixés pour chaque siège
           *[deal] distribués au hasard
        }
# on purpose: same
option-leaders = Leaders
    .choice =
        { $choice ->
            [expert] standard et experts
           *[standard] standard
        }
option-cities_leaders = Avec les Leaders de Cities
    .off = sans les Leaders de Cities
option-armada_edition = Règles d’Armada
    .choice =
        { $choice ->
            [1] première édition
           *[2] deuxième édition
        }
# on purpose: same
home-bots = Bots
home-open =
    { $who ->
        [friends] Ouvrir une table pour des amis
       *[bots] Commencer contre des bots
    }
home-games-none = Tes parties seront listées ici.
home-tables-none = Aucune table publique n’est ouverte.
home-more = Plus d’options
home-pace = Rythme
home-paced =
    { $pace ->
        [turns] tour par tour, sur plusieurs jours
       *[live] en direct
    }
home-clock = Temps par décision
home-clock-none = sans limite
home-clock-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
# on purpose: same
home-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
home-patience = Un bot peut prendre la place après
home-patience-about = quand un joueur est absent
home-thinking = Les bots réfléchissent
home-thinking-seconds =
    { $seconds ->
        [one] jusqu’à { $seconds } seconde par coup
       *[other] jusqu’à { $seconds } secondes par coup
    }
home-advice = Les joueurs peuvent demander conseil
home-public = Montrer dans la liste publique
home-game =
    { $players ->
        [one] { BOX($boxes) }, { $players } joueur
       *[other] { BOX($boxes) }, { $players } joueurs
    }
home-status =
    { $state ->
        [turn] À toi de jouer
        [playing] En cours
        [over] Finie
        [lobby] Pas commencée
       *[closed] Fermée
    }

lobby-title = La table
lobby-empty = Siège libre
lobby-you = (toi)
lobby-sit = M’asseoir ici
lobby-no-bot = Pas de bot
lobby-host = hôte
lobby-stand = Quitter le siège
lobby-swap = Échanger
lobby-swap-here = Échanger avec ce siège
lobby-fill = Remplir les sièges libres de bots
lobby-options = Options de la table
lobby-board-dealt = Plateau au hasard
lobby-clear = Vider ce siège
lobby-link = Invite des amis avec ce lien
lobby-start = Commencer la partie
lobby-sit-there = M’asseoir ici, siège { $seat }
lobby-bot-of = Bot du siège { $seat }
lobby-board-of = Plateau du siège { $seat }
lobby-swap-it = Échanger le siège { $seat }
lobby-swap-with = Échanger avec ce siège, siège { $seat }
lobby-clear-it = Vider ce siège, siège { $seat }
play-not-found = Rien ici
play-not-found-about = Le lien est peut-être incomplet, ou la page n’existe plus.
lobby-wait = L’hôte commence la partie quand tous les sièges sont pris.

play-opening = Ouverture de la table…
play-closed = Cette table est fermée.
play-lost = Connexion perdue. Reconnexion en cours ; ta partie est en sûreté.
play-elsewhere = Cette table est ouverte dans une autre fenêtre.
play-here = Jouer ici
play-home = Accueil
play-close = Fermer
# on purpose: same
player-of = { $name } ({ CITY($board) })
play-guest = Invité { $seat }
play-your-turn = À toi : choisis { decision }
play-revealed = Tout le monde a choisi
play-waiting = En attente : { $names }
# The reveal: what stands behind a name, and where hands come from and go to.
reveal-build =
    { $who ->
        [you] construis
       *[other] construit
    } { CARD($card) }
reveal-recruit =
    { $who ->
        [you] recrutes
       *[other] recrute
    } { LEADER($leader) }
reveal-stage =
    { $who ->
        [you] construis
       *[other] construit
    } l’étape { $stage }
reveal-sell =
    { $who ->
        [you] vends une carte
       *[other] vend une carte
    }
reveal-giver = par { $name }
    .about = ta prochaine main
reveal-taker = à { $name }
    .about = les cartes que tu passes
# A sentence for a city: what it did is a list of clauses.
# on purpose: same
told-deeds = { seat-name } { $deeds }.
told-coins = Tu as { coins }.
play-shields =
    { shields }, { $result ->
        [stronger] plus que toi
        [weaker] moins que toi
       *[equal] autant que toi
    }
play-points = { points } jusqu’ici
play-victories =
    { $tokens ->
        [one] { $tokens } jeton Victoire, +{ $value }
       *[other] { $tokens } jetons Victoire, +{ $value }
    }
play-defeats =
    { $defeats ->
        [one] { $defeats } jeton Défaite
       *[other] { $defeats } jetons Défaite
    }
play-cards =
    { $colour ->
        [leader] { $count ->
            [one] { $count } Leader
           *[other] { $count } Leaders
        }
       *[other] { $count ->
            [one] { $count } carte { COLOUR($colour, form: "one") }
           *[other] { $count } cartes { COLOUR($colour, form: "many") }
        }
    }
play-no-board = Pas encore de plateau
play-built-none = Tes bâtiments apparaîtront ici.
play-hand-none = Tes cartes apparaîtront ici.
play-pile =
    { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
play-take-back = Changer
play-put-back = La remettre en main
last-turn = Tour précédent
last-turn-none = Les cartes jouées apparaîtront ici.
last-turn-number = tour { $turn }
last-deed =
    { $kind ->
        [stage] Étape { $stage }
        [sell] Carte vendue
       *[other] Aucune carte jouée
    }
top-turn = Tour { $turn } sur { $turns }
top-pass =
    { $side ->
        [left] à gauche
       *[right] à droite
    }
whole-all = tout
whole-open = Ouvrir la cité : { $name }
# on purpose: same
tab-table = Table
tab-city = Ma cité
play-title-board = Choisis un plateau
play-title-card = Choisis une carte
play-title-recruit = Choisis un Leader
play-again = Rejouer
play-record = Enregistrer
play-stand-in = Hors ligne · un bot joue
play-away = Hors ligne
play-thinks = choisit encore
play-ready = a choisi
face =
    { $state ->
        [ready] { $name }, a choisi
        [waits] { $name }, choisit encore
       *[none] { $name }
    }
play-watching = Tu regardes. Les mains restent cachées jusqu’à la fin de la partie.
play-watch = Tu regardes
play-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
play-over = Fin de la partie
play-clock = Quand le temps est écoulé, un bot choisit pour toi
# on purpose: same
play-menu = Menu
play-sound = Son
notices = Me prévenir quand c’est à moi
notices-insecure = Les notifications demandent https.
notices-push = Même quand cette page est fermée, dans les parties qui durent plusieurs jours.
play-leave = Quitter la table
play-text = Table en texte
play-keys = Activer les raccourcis
keys-title = Raccourcis clavier
keys-about = Ils fonctionnent quand tu n’es pas en train d’écrire. Ils se désactivent dans le menu.
key-card = Choisir une carte de la main, ou une réponse
    .name = 1–9
key-walk = Parcourir la main et les réponses
    .name = ← → ↑ ↓
key-take = Valider la sélection
    .name = Entrée
key-build = Construire la carte choisie, ou recruter le Leader
    .name = B
key-stage = Construire la prochaine étape de ta Merveille
    .name = W
key-sell = Vendre
    .name = S
key-advice = Demander conseil
    .name = A
key-foresee = Montrer l’effet qu’aurait la carte choisie
    .name = F
key-explain = Expliquer les symboles de ce qui est sélectionné ou pointé
    .name = I
key-back = Revenir sur ton choix
    .name = U
key-log = Ouvrir le journal
    .name = L
key-chat = Ouvrir la discussion
    .name = C
key-close = Reposer la carte, ou fermer ce qui est ouvert
    .name = Échap
key-help = Montrer cette liste
    .name = ?
leave-title = Quitter la table ?
leave-about =
    { $state ->
        [playing] Un bot jouera pour toi. Tu peux revenir quand tu veux : la partie reste dans « Mes parties », et en l’ouvrant tu retrouves ton siège.
       *[lobby] Ton siège sera libre. Tu peux revenir par le même lien tant qu’il reste un siège libre.
    }
leave-stay = Rester
offer-again = { $name } veut rejouer.
offer-new = Il y a une table pour la prochaine partie.
offer-join =
    { $state ->
        [watch] Regarder
       *[play] Rejoindre
    }
play-absent = { $name } n’est pas là.
play-hand-over = Laisser jouer un bot
play-story-none = Ce qui se passe sera raconté ici.
advice-ask = Conseil
advice-wait = Réflexion…
advice-title = Les meilleurs coups, par chances de gagner
advice-expects =
    { $points ->
        [one] { $wins } % de chances · { $points } point
       *[other] { $wins } % de chances · { $points } points
    }
advice-points =
    { $trend ->
        [up] { $points ->
            [one] environ { $points } point de plus que les autres coups
           *[other] environ { $points } points de plus que les autres coups
        }
       *[down] { $points ->
            [one] environ { $points } point de moins que les autres coups
           *[other] environ { $points } points de moins que les autres coups
        }
    }
advice-topic-table =
    { $trend ->
        [up] une meilleure position à la table
       *[down] une moins bonne position à la table
    }
advice-topic-coins =
    { $trend ->
        [up] plus de pièces
       *[down] moins de pièces
    }
advice-topic-diplomacy =
    { $trend ->
        [up] de la Diplomatie
       *[down] moins de Diplomatie
    }
advice-topic-military =
    { $trend ->
        [up] une armée plus forte
       *[down] une armée plus faible
    }
advice-topic-wonder =
    { $trend ->
        [up] une Merveille qui avance
       *[down] une Merveille qui avance moins
    }
advice-topic-blue =
    { $trend ->
        [up] plus de points avec les cartes bleues
       *[down] moins de points avec les cartes bleues
    }
advice-topic-yellow =
    { $trend ->
        [up] plus de points avec les cartes jaunes
       *[down] moins de points avec les cartes jaunes
    }
advice-topic-green =
    { $trend ->
        [up] plus de science
       *[down] moins de science
    }
advice-topic-purple =
    { $trend ->
        [up] plus de points avec les Guildes
       *[down] moins de points avec les Guildes
    }
advice-topic-leaders =
    { $trend ->
        [up] plus de points avec les Leaders
       *[down] moins de points avec les Leaders
    }
advice-topic-black =
    { $trend ->
        [up] plus de points avec les cartes noires
       *[down] moins de points avec les cartes noires
    }
advice-topic-naval =
    { $trend ->
        [up] plus de puissance maritime
       *[down] moins de puissance maritime
    }
advice-topic-islands =
    { $trend ->
        [up] plus de points avec les Îles
       *[down] moins de points avec les Îles
    }
advice-topic-production =
    { $trend ->
        [up] plus de ressources
       *[down] moins de ressources
    }
advice-topic-trade =
    { $trend ->
        [up] un meilleur commerce
       *[down] un moins bon commerce
    }
advice-topic-costs =
    { $trend ->
        [up] des cartes moins chères ensuite
       *[down] des cartes plus chères ensuite
    }
advice-topic-chains =
    { $trend ->
        [up] plus de chaînages
       *[down] moins de chaînages
    }
advice-about = Un bot fort a rejoué la suite de nombreuses fois, en ne sachant que ce que tu sais. Le pourcentage indique combien de fois il a gagné.
advice-why-table = la place de chaque cité à la table, et sa force
advice-why-coins = avec des pièces, tu achètes des ressources aux voisins, et à la fin 3 pièces valent 1 point
advice-why-diplomacy = un jeton Diplomatie te tient à l’écart des prochains conflits
advice-why-military = les boucliers décident des conflits à la fin de chaque Âge
advice-why-wonder = chaque étape de ta Merveille apporte quelque chose
advice-why-blue = les cartes bleues donnent des points, et rien d’autre
advice-why-yellow = les cartes jaunes donnent des pièces, des ressources moins chères et des points
advice-why-green = des symboles identiques valent le carré de leur nombre, trois différents 7 points de plus
advice-why-purple = les Guildes comptent ce que toi et tes voisins avez construit
advice-why-leaders = les Leaders t’aident à tous les tours à venir
advice-why-black = les cartes noires prennent des pièces aux autres, ou ont des effets uniques
advice-why-naval = à la fin de chaque Âge, tous comparent leurs Flottes
advice-why-islands = les Îles t’aident jusqu’à la fin de la partie
advice-why-production = les ressources servent à payer une carte à chaque tour et ne s’épuisent jamais
advice-why-trade = les ressources des voisins te coûtent moins, ou sont là quand il t’en faut
advice-why-costs = ce que tu voudras construire plus tard te coûte moins, ou plus
advice-why-chains = une carte avec le bon symbole en rend d’autres gratuites plus tard
foresee-wait = Calcul en cours…
look-up = En savoir plus
look-up-name = En savoir plus : { $name } dans « Comment jouer » (nouvel onglet)
explain-title = Signification des symboles
look-up-title = Dans « Comment jouer »
guide-sensible = Un choix raisonnable : { $what }
play-hint-card = Construis-la, utilise-la pour construire une étape, ou vends-la.
play-hint-recruit = Recrute-le en payant son coût, utilise-le pour construire une étape, ou vends-le.
play-hint-keep = Tu auras quatre Leaders, et en recruteras un avant chaque Âge.
play-hint-debt = Les dettes restent jusqu’à la fin de la partie.
play-hint-naval = Les cités qui participent comparent leur puissance maritime : les plus fortes gagnent des points, les plus faibles en perdent.
naval-place =
    { $place ->
        [first] première place
        [second] deuxième place
        [third] troisième place
       *[last] dernière place
    }
ribbon-how =
    { $how ->
        [chain] Par chaînage
        [goods] Tu as les ressources
        [reduced] Coût réduit
       *[nothing] Gratuit
    }
ribbon-needs = Il faut
ribbon-missing = Manque
ribbon-down = Face cachée
action-sails = Flotte { FLEET($fleet) } à la case { $step } : { $gift }
deed-sails = case { $step } : { $gift }
deed-build = Construire
deed-stage = Étape { $stage }
action-build-sail = Construire et avancer la Flotte
action-stage-sail = Étape { $stage } et Flotte
action-sell-it = Vendre
action-sell-coins = pour 3 pièces
conflicts-title = Fin de l’{ age }
conflicts-land = Conflits Militaires
conflicts-sea = Conflit Maritime
conflicts-on = Continuer
chat-title = Discussion
chat-none = Pas encore de messages.
chat-hint = Écris un message
chat-send = Envoyer
chat-to = À
chat-channel =
    { $channel ->
        [team] à l’équipe
       *[table] à tous
    }
chat-watcher = Un spectateur
chat-open = Tous peuvent écrire
chat-closed = L’hôte a fermé la discussion.
people-about = { $name } : masquer, bloquer ou signaler
people-mute = Masquer
people-mute-why = Tu ne verras plus ce que cette personne écrit, à aucune table.
people-unmute = Ne plus masquer
people-block = Bloquer
people-block-why = Cette personne ne peut pas rejoindre les tables que tu ouvres.
people-unblock = Débloquer
people-remove = Exclure de la table
people-remove-why = Retour possible seulement si tu le permets.
people-report-line = Signaler ce message
people-report-name = Signaler ce nom
people-report-why = Seule l’administration de ce serveur le verra.
people-note = Qu’est-ce qui ne va pas ? (facultatif)
people-send = Envoyer le signalement
people-reported = Merci. L’administration de ce serveur le verra.
people-list = Personnes masquées ou bloquées
people-nameless = Invité sans nom
people-removed = Personnes exclues
people-let-back = Laisser revenir
invite-title = Inviter
invite-copy = Copier
invite-copied = Copié
end-sheet = Score
end-table = Retour à la table
end-buried = Sous les étapes
end-buried-none = Rien
play-only-move = Ta seule possibilité
end-replay = Revoir
end-won =
    { $how ->
        [you] Tu as gagné
        [team] Victoire en équipe : { $names }
        [shared] Victoire partagée : { $names }
       *[one] { $names } gagne
    }
end-points =
    { $how ->
        [city] { $city }, { points }
        [team] { points } ensemble
        [shared] { points } chacun, et autant de pièces
       *[one] { points }
    }
end-tie = { $won }, à égalité avec { $with ->
        [you] toi
       *[others] { $rivals }
    } ; les pièces décident : { $coins } à { $most }
end-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
end-part = { $line } : { $points }
end-parts = Les points en détail
end-lost = Points perdus
end-tab =
    { $tab ->
        [ages] Par Âge
        [fights] Derniers conflits
       *[parts] Par type
    }
# The lines of the score sheet, as words.
sheet-military = Conflits
sheet-treasury = Trésor
sheet-wonder = Merveille
sheet-blue = Civils
sheet-yellow = Commerce
# on purpose: same
sheet-green = Science
sheet-purple = Guildes
# on purpose: same
sheet-leaders = Leaders
# on purpose: same
sheet-black = Cities
sheet-naval = Mer
sheet-islands = Îles
chart-age = { age } : { points }
replay-title = Revoir une partie
replay-about = Choisis le fichier d’une partie enregistrée. Il est montré ici et n’est pas gardé.
replay-choose = Choisir un fichier
replay-no-record = Ce fichier n’est pas un enregistrement : ce doit être un seul objet JSON.
replay-play = Lecture
# on purpose: same
replay-pause = Pause
replay-speed = Vitesse
# on purpose: same
replay-times = { $times } ×
onward-title = Reprendre ici
onward-about = Une nouvelle table reprend la partie à ce moment, avec les mêmes cartes encore à venir. Tu prends cette cité ; des bots jouent les autres.
onward-begin = Commencer
origin =
    { $moment ->
        [turn] Suite d’une autre partie : { age }, tour { $turn }
        [age] Suite d’une autre partie : début de l’{ age }
       *[opening] Suite du début d’une autre partie
    }
replay-back = Retour
replay-next = Suite
replay-end = Fin
replay-no-hand = Pas de main à ce moment-là.
invite-picture = { $link } en code QR
invite-alone = Seul cet appareil peut ouvrir le lien. Pour les autres, admets les joueurs de ton réseau local.
reach-title = Amis et appareils
reach-lan = Admettre les joueurs de ton réseau local
reach-lan-at = Ils trouvent ce serveur à l’adresse { $url }
reach-lan-how = Pour admettre d’autres joueurs, lance le serveur avec make play LAN=1, ou mirabilia serve --host 0.0.0.0.
reach-devices = Mes autres appareils
reach-devices-about = Un lien personnel qui sert une fois, pendant dix minutes : sur l’autre appareil tu retrouves ton nom et tes parties.
me-title = Mon profil
me-recovery = Si ce navigateur t’oublie
me-recovery-about = Avec un code de récupération, tu retrouves tes parties et ton bilan dans n’importe quel navigateur, même si tu perds celui-ci. Garde-le comme une clé : qui l’a peut se faire passer pour toi.
me-recovery-make = Créer un code de récupération
me-recovery-again = Créer un nouveau code
me-recovery-made = Tu as créé un code le { $date }. Un nouveau le remplace.
me-recovery-code = Ton code de récupération
me-recovery-once = Il n’est montré que maintenant. Note-le ou enregistre-le.
me-recovery-save = Enregistrer dans un fichier
me-recovery-file = Code de récupération pour { $address }
me-back = J’ai un code de récupération
me-back-code = Code de récupération
me-back-file = Choisir le fichier enregistré
me-back-do = Récupérer mes parties
me-no-code = Ce fichier ne contient pas de code de récupération.
me-join = Ce navigateur te connaît déjà
me-join-about = Le code est celui d’un autre invité. Tu peux réunir les deux : sièges, parties finies et bilans ne font plus qu’un. C’est définitif.
me-join-both = Réunir les deux
me-join-only = Abandonner les parties de ce navigateur
me-join-not = Annuler
me-delete = Supprimer toutes mes données
me-delete-about = Ton nom, tes messages, ton bilan et ton code de récupération sont supprimés. Les parties avec d’autres restent, sans ton nom ; dans celles en cours, un bot joue à ta place.
me-delete-ask = C’est définitif. Tout supprimer ?
me-delete-yes = Oui, tout supprimer
me-delete-no = Non, tout garder
me-deleted = Toutes tes données sont supprimées.
mine-title = Mon bilan
mine-none = Finis une partie, et elle comptera ici.
mine-about = Seules comptent les parties que tu as jouées toi-même du début à la fin.
mine-games = Parties
mine-wins = Victoires
mine-share = Part de victoires (intervalle à 90 %)
mine-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
# on purpose: same
mine-points = Points
mine-figure = { NUMBER($points, maximumFractionDigits: 1) }
mine-even = à parts égales : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-course = Points au fil du temps
mine-chart =
    { $games ->
        [one] Les points de { $games } partie
       *[other] Les points de { $games } parties, de la première à la dernière ; un rond plein est une victoire
    }
mine-parts = Points par type, en moyenne
mine-best = Meilleures parties
mine-by =
    { $kind ->
        [boxes] Par extensions
        [players] Par nombre de joueurs
        [board] Par plateau
        [side] Par face
       *[opponent] Par adversaire
    }
mine-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
mine-boxes = { BOX($boxes) }
mine-csv = Enregistrer en CSV
mine-json = Enregistrer en JSON
mine-guest = Invité
day-title = La donne du jour
day-about = Aujourd’hui, sur ce serveur, chacun reçoit les mêmes cartes au même siège, contre les mêmes bots, qui réagissent de la même façon dans la même situation. Seuls les choix diffèrent.
day-second = Un seul résultat par personne. Un autre navigateur compte comme un autre invité.
day-ends = jusqu’à { $time }
day-play = Jouer la donne du jour
day-on = Continuer
day-results = Résultats
day-finished =
    { $players ->
        [0] Personne ne l’a encore finie.
        [one] { $players } joueur l’a finie.
       *[other] { $players } joueurs l’ont finie.
    }
day-sealed = À la fin de la journée, la graine est dévoilée et l’on peut revoir et reprendre les parties. D’ici là, voici l’engagement du serveur, le SHA-256 de la graine, des options et des sièges :
day-open = La journée est finie. La graine était { $seed } ; l’engagement était :
day-before = Le jour d’avant
day-today = Aujourd’hui
day-player = Joueur
day-place = Rang dans la partie
day-look = Revoir
day-none = Personne n’a fini cette donne à temps.
day-wait = Finis la donne pour voir ce qu’ont fait les autres.
day-mine = { $name } (toi)
deal-title = Un défi
deal-about = { $name } a joué cette donne. Tu reçois les mêmes cartes au même siège, contre les mêmes bots. Ensuite, vous comparez.
deal-about-nameless = Quelqu’un a joué cette donne. Tu reçois les mêmes cartes au même siège, contre les mêmes bots. Ensuite, vous comparez.
deal-fair = Qui regarde d’abord la partie d’un autre connaît les cartes. Un seul résultat par personne.
deal-play = Relever le défi
deal-challenge = Lancer un défi
deal-link = Lien vers cette donne
deal-compare = Comparer les résultats
deal-sealed = La partie, son analyse et son enregistrement s’ouvrent à la fin de la journée.
refused-sealed = D’autres peuvent encore jouer cette donne. Elle s’ouvre { moment-at }.
refused-no_day = Il n’y a pas de donne pour ce jour-là.
refused-no_deal = Cette partie en continuait une autre : personne d’autre ne peut jouer sa donne.
refused-both_seated = Les deux invités sont à la même table, et la partie n’est pas finie. Quitte-la d’abord avec l’un des deux.
page-title-turn = À toi de jouer · Mirabilia
play-mates-hand = La main de ton coéquipier

## The page: the table as text

text-own = Ta cité
text-makes =
    { $whose ->
        [own] Produit { $goods }
       *[other] Vend { $goods }
    }
text-alone = Produit pour son seul usage { $goods }
text-incursion-on = Débarquement contre { CITY($target, form: "obj") }
text-incursion-by = Débarquement lancé par { CITY($who, form: "obj") }
# on purpose: same
text-built = { CARD($card) }, carte { COLOUR($colour, form: "one") }, { $gift }
text-ship =
    La Flotte { FLEET($fleet) } est à la case { $step } sur { $last } ; la suivante coûte { $cost } : { $gift }
text-ship-there = La Flotte { FLEET($fleet) } est à sa dernière case, { $step }
text-leaders-held = Leaders dans ta main
text-rank = { $rank }. { seat-label } : { points }
text-line = { $line } : { $value }
text-coins = Pièces restantes : { $coins }
# on purpose: same
text-piece = { CARD($card) }
text-under = { seat-label } : { $cards }
text-prize =
    { $place ->
        [first] Première place : { $value }
        [second] Deuxième place : { $value }
        [third] Troisième place : { $value }
       *[last] Dernière place : { $value }
    }
text-chat =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }

## The page: itself

page-fault =
    { $fault ->
        [newer] Il y a une nouvelle version de cette page.
       *[missing] Une partie de cette page n’a pas pu être chargée.
    }
page-reload = Recharger
page-not-now = Pas maintenant
secure-why = Installer, garder l’écran allumé et les notifications demandent https. Le chapitre « A secure address » de docs/server.md explique comment.
install-button = Installer Mirabilia
play-awake = Garder l’écran allumé à mon tour

## The page: the score pad

home-pad = Feuille de score
pad-title = Feuille de score
pad-about = Pour les parties jouées sur une vraie table : indique ce que possède chaque cité, la feuille fait le compte.
pad-table = La table
pad-order = Les joueurs dans l’ordre autour de la table, chacun à côté de ses voisins :
pad-name = nom
pad-board = plateau
pad-side = face
pad-player = Joueur { $number }
pad-of = { $name } : { $what }
pad-cards = Cartes par couleur
pad-cards-about = Elles comptent pour les Guildes, les Leaders et les Îles. Les Guildes s’indiquent plus bas.
pad-cards-of = cartes { COLOUR($colour, form: "many") }
pad-stages = étapes construites
pad-graves = Leaders enterrés
pad-printed = points imprimés sur les cartes bleues
pad-ship = case de la Flotte { FLEET($fleet) }
pad-naval = jeton maritime, { age }
pad-none = rien
pad-add = Ajouter…
pad-remove = { $what } : retirer
pad-share = Lien vers cette feuille
pad-share-about = Toute la feuille est dans le lien. Elle est gardée dans ce navigateur, et nulle part ailleurs.
pad-print = Imprimer
pad-new = Nouvelle feuille
pad-kept = Feuilles précédentes
pad-kept-one = { $date } : { $names }
pad-delete = Supprimer { $what }
pad-wrong-link = Ce lien ne contient pas de feuille de score. Il a peut-être été coupé.

## The page: the guide of a first game

home-first =
    { $box ->
        [base] Première partie guidée
       *[other] Première partie guidée avec { BOX($box) }
    }
# on purpose: same
guide-title = Guide
guide-on = Compris
guide-skip = Arrêter le guide
guide-city = Voici ta cité, avec sa Merveille. À chaque tour, tous choisissent une carte en même temps, puis toutes sont révélées ensemble.
    .plain = Ta cité, avec sa Merveille, est décrite plus bas. À chaque tour, tous choisissent une carte en même temps, puis toutes sont révélées ensemble.
guide-cost = Le coût d’une carte se lit sur son bord gauche, et le ruban au-dessus dit si tu peux le payer. Prends la carte entourée, ou une autre qui te plaît.
    .plain = Chaque carte dit ce qu’elle coûte et si tu peux la payer. Prends le choix nommé ici, ou un autre qui te plaît.
guide-build = Construis-la : elle restera dans ta cité jusqu’à la fin. Tu pourrais aussi la vendre, ou t’en servir pour une étape de ta Merveille.
guide-passing = Après chaque tour, les mains changent de joueur : ce que tu laisses, ton voisin peut le prendre. Elles vont à gauche aux Âges I et III, à droite à l’Âge II.
guide-goods = Voici les ressources de ta cité. Elles ne s’épuisent jamais : chacune aide à payer un bâtiment à chaque tour.
    .plain = Ta cité produit des ressources, comme le dit sa description. Elles ne s’épuisent jamais : chacune aide à payer un bâtiment à chaque tour.
guide-chain = Cette carte est gratuite, car ta cité a un bâtiment avec le même symbole. Ces chaînages font économiser beaucoup aux Âges II et III.
    .plain = Une de tes cartes est gratuite, car ta cité a un bâtiment avec le même symbole. Ces chaînages font économiser beaucoup aux Âges II et III.
guide-neighbours = Il te manque des ressources pour cette carte, mais un voisin les a : elles coûtent 2 pièces chacune. Ton voisin ne peut pas refuser et ne perd rien.
    .plain = Il te manque des ressources pour une de ces cartes, mais un voisin les a : elles coûtent 2 pièces chacune. Ton voisin ne peut pas refuser et ne perd rien.
guide-stage = Tu peux payer la prochaine étape de ta Merveille. N’importe quelle carte convient : elle va face cachée sous le plateau.
guide-shields = À la fin de chaque Âge, on compare ses boucliers à ceux des deux voisins. En avoir plus rapporte un jeton, en avoir moins coûte un point.
guide-science = Les cartes vertes comptent à la fin : les symboles identiques valent leur nombre au carré. Chaque série de trois différents vaut 7 points de plus.
guide-selling = Tu ne peux construire aucune de ces cartes. Vends-en une : elle est défaussée et tu reçois 3 pièces.
guide-guilds = Les cartes violettes sont des Guildes : à la fin, elles donnent des points pour ce que tes voisins ou toi avez construit. Regarde autour de la table avant d’en choisir une.
guide-last = C’est le dernier tour de l’Âge. Tu joues une des deux cartes, l’autre est défaussée.
guide-conflicts = L’Âge est fini et l’on compare les boucliers : une victoire vaut 1, 3 ou 5 points aux Âges I, II et III. Une défaite vaut toujours −1.
guide-end = La partie est finie, et tout est compté ligne par ligne. Qui a le plus de points gagne ; en cas d’égalité, qui a le plus de pièces.
guide-keep = Choisis un de ces Leaders et passe les autres. À chaque Âge, tu recruteras l’un de ceux que tu gardes.
guide-recruit = Avant chaque Âge, tu joues un Leader. Recrute-le en payant son coût, vends-le, ou sers-t’en pour une étape de ta Merveille.
guide-black = Les cartes noires viennent de Cities : beaucoup coûtent des pièces, et certaines en prennent à tous les autres. Avec elles, chaque Âge a un tour de plus.
guide-debt = Tu vas perdre des pièces. Pour chaque pièce que tu ne paies pas, tu prends une dette, qui vaut −1 point à la fin.
guide-sea = Chaque cité a quatre Flottes sur son Chantier Naval. À la fin de chaque Âge, toutes les cités comparent leur puissance maritime, pas seulement les voisines.
guide-ship = Avec une carte rouge, jaune, bleue ou verte, la Flotte de cette couleur peut avancer d’une case. Son coût se paie avec celui de la carte.
guide-island = Tes explorateurs ont trouvé des Îles. Garde-en une, les autres retournent dans leur pile.

## The page: how to play

home-learn = Comment jouer
learn-title = Comment jouer
learn-search = Chercher dans les règles et tout le matériel
learn-contents = Sommaire
learn-print = Imprimer
learn-rules = Règles : { $rules }
learn-pieces = Tout le matériel
learn-spaces = Cases des Flottes
learn-space = Flotte { FLEET($fleet) }, case { $step }
learn-nothing = Aucun résultat.
learn-box =
    { $box ->
        [base] Le jeu de base
        [teams] Équipes
       *[other] { BOX($box) }
    }
learn-base-aim = Tu diriges une cité pendant trois Âges et construis sa Merveille. La cité qui a le plus de points après l’Âge III gagne.
    .title = Le but
learn-base-turn = Tous jouent en même temps. Chacun choisit une carte de sa main, toutes sont révélées ensemble, et les mains passent au voisin : à gauche aux Âges I et III, à droite à l’Âge II. Ta carte, tu la construis, tu t’en sers pour une étape de ta Merveille ou tu la vends. Au dernier tour d’un Âge, tu joues une de tes deux dernières cartes, l’autre est défaussée.
    .title = Un tour
learn-base-cost = Les symboles du bord gauche sont le coût d’une carte : les pièces vont à la réserve, les ressources doivent être disponibles. Ton plateau et tes cartes marron et grises les produisent, chaque symbole une fois par tour ; elles ne s’épuisent jamais. Ce qu’une carte produit ou économise sert dès le tour suivant. On ne construit jamais deux cartes du même nom.
    .title = Coûts et ressources
learn-base-trade = Les ressources qui te manquent s’achètent à tes deux voisins, pour 2 pièces chacune, si leur plateau ou leurs cartes marron et grises les produisent. Ils ne peuvent pas refuser, et peuvent s’en servir aussi. Certaines cartes jaunes font baisser le prix. Les pièces reçues pendant un tour se dépensent à partir du suivant.
    .title = Commerce
learn-base-chains = Une carte est gratuite si ta cité a le bâtiment dont elle porte le symbole sur son bord : on ne paie pas les pièces non plus. Ce bâtiment doit dater d’un tour précédent.
    .title = Chaînages
learn-base-stages = Au lieu de construire une carte, tu peux la glisser face cachée sous ton plateau et payer l’étape suivante. Les étapes se construisent dans l’ordre, à n’importe quel Âge, avec n’importe quelle carte. Elles ne sont pas obligatoires.
    .title = Étapes
learn-base-selling = Une carte vendue va face cachée dans la défausse et rapporte 3 pièces. C’est toujours possible.
    .title = Vendre
learn-base-conflicts = À la fin de chaque Âge, chacun compare ses boucliers à ceux de ses deux voisins. En avoir plus rapporte un jeton de 1, 3 ou 5 points selon l’Âge, en avoir moins coûte 1 point, l’égalité ne donne rien.
    .title = Conflits
# on purpose: same
learn-base-science = À la fin, les symboles identiques valent leur nombre au carré : 1, 4, 9, 16 points. Chaque série des trois symboles différents vaut 7 points de plus. Un symbole au choix compte de la façon la plus avantageuse pour toi.
    .title = Science
learn-base-colours = Chaque couleur a son rôle, et sa propre marque.
    .title = Couleurs
learn-base-end = Après l’Âge III, on additionne tout : jetons, 1 point pour 3 pièces, étapes, cartes bleues, jaunes et vertes, Guildes. Qui a le plus de points gagne ; en cas d’égalité, qui a le plus de pièces.
    .title = La fin
learn-leaders-selection = Chacun commence avec 6 pièces et quatre Leaders. Choisis-en un, passe les autres à droite, et ainsi de suite jusqu’à ce que chacun en ait quatre.
    .title = Choisir les Leaders
learn-leaders-recruiting = Avant chaque Âge, tous jouent un Leader en même temps. Recrute-le en payant son coût, sers-t’en pour une étape de ta Merveille ou vends-le pour 3 pièces. Le Leader qui reste à l’Âge III retourne dans la boîte.
    .title = Recruter
learn-leaders-effects = Un Leader agit dès qu’il est recruté. Il n’a pas de couleur, et il a sa propre ligne sur la feuille de score.
    .title = Ce que font les Leaders
learn-cities-cards = À chaque Âge, on ajoute autant de cartes noires que de joueurs : chacun a 8 cartes et joue 7 tours.
    .title = Cartes noires
learn-cities-losses = Certaines cartes font perdre des pièces à tous les autres, à la fin du tour. Pour chaque pièce que tu ne paies pas, tu prends une dette : −1 point à la fin, et elle ne se rembourse jamais.
    .title = Pertes et dettes
learn-cities-diplomacy = Avec un jeton Diplomatie, tu restes hors des prochains Conflits Militaires, même si tu allais les gagner, et tes voisins s’affrontent entre eux. Le jeton est ensuite rendu.
    .title = Diplomatie
learn-cities-masks = Un masque copie un symbole scientifique d’une carte verte d’un voisin, à la fin de la partie. On ne lui prend rien.
    .title = Masques
learn-armada-ships = Chacun a un Chantier Naval avec quatre Flottes. Avec une carte rouge, jaune, bleue ou verte, tu peux aussi avancer d’une case la Flotte de cette couleur, et avec une étape, celle qui est associée à ta Merveille. Les deux coûts se paient ensemble.
    .title = Flottes
learn-armada-spaces = La Flotte Rouge donne de la puissance maritime, la Bleue des points, la Jaune des pièces, des Tributs et un niveau de commerce, la Verte explore des Îles. C’est la case où se trouve une Flotte qui compte ; pièces, Îles et Tributs viennent quand elle y arrive.
    .title = Cases
learn-armada-tributes = Un Tribut fait perdre des pièces à tous les autres ; chacun en déduit son niveau de commerce. Si plusieurs sont exigés au même tour, seul le plus élevé compte. Les Pirates prennent à chacun autant de pièces que son niveau de commerce.
    .title = Tributs et Pirates
learn-armada-islands = Qui explore pioche quatre Îles du niveau indiqué et en garde une. Si plusieurs explorent le même niveau au même tour, toute la pile est distribuée entre eux.
    .title = Îles
learn-armada-naval = À la fin de chaque Âge, tous comparent leur puissance maritime. Le premier prend 3, 5 ou 7 points selon l’Âge, le deuxième 1, 3 ou 5, le dernier en perd 1, 2 ou 3. Les ex æquo à la première place prennent chacun le jeton de la deuxième.
    .title = Conflits Maritimes
learn-armada-incursions = Certaines cartes rouges attaquent la deuxième cité à gauche ou à droite : à la fin de cet Âge, tu l’affrontes aussi. Deux cités s’affrontent au plus une fois par Âge.
    .title = Débarquements
learn-armada-selling = Qui vend une carte peut avancer gratuitement la Flotte Jaune d’une case au lieu de prendre des pièces.
    .title = Vendre en mer
learn-teams-playing = À quatre, six ou huit, on joue par équipes de deux, assis côte à côte. Les coéquipiers voient la main l’un de l’autre et peuvent parler, mais ne prêtent et n’échangent rien. Les ressources d’un coéquipier se paient comme celles de tout voisin.
    .title = Jouer ensemble
learn-teams-conflicts = Les coéquipiers ne s’affrontent pas. Le conflit avec l’autre voisin vaut deux jetons au lieu d’un.
    .title = Conflits
learn-teams-end = Les points des deux s’additionnent. En cas d’égalité, l’équipe qui a le plus de pièces gagne.
    .title = La fin
ruling-b-12 = Ce que chacun a posé pendant le même tour compte aussi.
ruling-b-21 = Les voisins ne peuvent pas acheter ces ressources : elles ne servent qu’à toi.
ruling-b-24 = Les deux voisins peuvent en acheter dans le même tour, et tu peux quand même t’en servir.
ruling-b-25 = Elle sert à partir du tour qui suit sa construction.
ruling-b-26 = Les ressources marron sont les matières premières : bois, pierre, minerai et argile ; les grises, les produits manufacturés : verre, tissu et papyrus.
ruling-b-30 = Les boucliers comptent tout de suite, dès les conflits de l’Âge en cours.
ruling-b-37 = Elle compte ce qui est dans les cités à la fin de la partie, pas ce qui y était à sa construction.
ruling-b-40 = La dernière carte d’un Âge se joue après le dernier tour de tous, comme un tour à part : les pièces de ce tour peuvent être dépensées. Elle peut être construite, servir à une étape ou être vendue.
ruling-b-41 = À la fin du tour, tu regardes toute la défausse et peux construire une carte gratuitement, même une carte défaussée pendant ce tour.
ruling-b-42 = La construction gratuite ne coûte pas de pièces non plus. Elle vaut pour les cartes seulement, jamais pour les étapes ou les Leaders, et n’est pas obligatoire.
ruling-b-51 = Un symbole au choix compte comme ce qui te donne le plus de points ; tu n’as rien à annoncer avant.
ruling-l-20 = Gratuit veut dire qu’on ne paie pas de pièces non plus. Un chaînage a la priorité.
ruling-l-21 = Une fois par tour, une ressource quelconque, pour une carte, une étape ou une Flotte.
ruling-l-22 = Seul ce qui vient après son recrutement rapporte des pièces, d’où que cela vienne.
ruling-l-23 = Tu choisis la ressource économisée. Les pièces se paient en entier.
ruling-l-25 = Le jeton est celui de l’Âge en cours.
ruling-l-26 = Tu défausses tes jetons Défaite ; tous les autres, coéquipiers compris, défaussent un jeton Victoire de leur choix.
ruling-l-27 = Cela s’ajoute aux premières pièces que tu prends à la réserve pendant un tour. Une vente compte, les pièces des voisins non.
ruling-l-28 = Une fois par tour pour chacun des deux voisins, après lui avoir acheté quelque chose.
ruling-l-29 = Les défaites des Débarquements vont aussi au vainqueur ; celles des Conflits Maritimes restent.
ruling-l-30 = Tout est pris dans l’ordre qui te donne le plus de points. Le symbole d’une Île ne se change pas.
ruling-l-31 = On le compte à la fin de la partie. Un Leader enterré n’est plus face visible ; à égalité avec un voisin, il ne rapporte rien.
ruling-l-32 = Une fois par Âge, pièces comprises. Une carte noire qui ne coûte rien ne l’épuise pas.
ruling-l-40 = Le coût d’un Leader ne descend jamais sous zéro.
ruling-l-40-draw = On pioche des Leaders que personne n’a reçus ou qui sont retournés dans la boîte.
ruling-l-40-extra = Il est seulement recruté, ni vendu ni utilisé pour une étape, et payé avec les pièces qui te restent dans ce tour.
ruling-l-40-grave = Ce que le Leader a donné tout de suite reste, tout le reste prend fin. Il vaut le double de son coût imprimé, ou 6 points si le coût dépend de l’Âge.
ruling-c-2 = Les pertes viennent à la fin du tour, après tous les gains. Avec Cities, chaque pièce peut être payée ou prise comme dette.
ruling-c-4 = Ces dettes viennent tout de suite ; on ne peut pas payer pour les éviter.
ruling-c-5 = C’est obligatoire : la prochaine fois, tu es hors des conflits, même si tu as l’avantage. Débarquements et Conflits Maritimes ont lieu quand même.
ruling-c-8 = Chaque masque copie une carte différente. Seul un symbole imprimé peut être copié.
ruling-c-9 = Seuls les cartes marron et grises et le plateau comptent comme production. La ressource se choisit à chaque tour.
ruling-c-9-rebate = Les rabais s’additionnent, mais le prix d’une ressource ne descend jamais sous zéro.
ruling-c-9-stage = Les ressources d’une étape ne sont pas nécessaires ; ses pièces se paient.
ruling-a-10 = Seule compte la case où se trouve la Flotte, pas celles qu’elle a passées.
ruling-a-22 = Si plusieurs Tributs sont exigés au même tour, seul le plus élevé est payé ; qui en exigeait un plus bas le paie comme les autres.
ruling-a-24 = Plus le niveau de commerce est haut, plus on perd.
ruling-a-30 = Le niveau d’une Île n’a rien à voir avec l’Âge. Les autres ne voient que celle que tu gardes.
ruling-a-31 = Elle est prise sur le dessus de la pile, sans la voir ni la choisir.
ruling-a-37 = Cela se décide à chaque Conflit Maritime, avant de comparer les forces. Qui reste à l’écart ne prend rien.
ruling-a-38 = Il vaut pour l’Âge où la carte est construite. La Diplomatie n’en protège pas.
ruling-a-46 = La case atteinte agit comme d’habitude. On peut renoncer à une avance gratuite ; une Flotte sur sa dernière case ne va pas plus loin.
ruling-a-50 = Cette avance remplace celle que tu pourrais payer.
ruling-a-51 = Cela coûte toujours 1 pièce. Les réductions et rabais ne comptent pas.
ruling-a-55 = Avec Armada, une Guilde vaut au plus 10 points.
