### German

## Names

card-lumber_yard = Holzplatz
card-stone_pit = Steinbruch
card-clay_pool = Ziegelei
card-ore_vein = Erzbergwerk
card-tree_farm = Baumschule
card-excavation = Abbaustollen
card-clay_pit = Tongrube
card-timber_yard = Forstwirtschaft
card-forest_cave = Waldhöhle
card-mine = Mine
card-glassworks_age1 = Glashütte
card-press_age1 = Presse
card-loom_age1 = Webstuhl
card-well = Brunnen
card-baths = Bäder
card-altar = Altar
card-theater = Theater
card-tavern = Taverne
card-marketplace = Markt
card-west_trading_post = Handelsposten West
card-east_trading_post = Handelsposten Ost
card-stockade = Palisade
card-barracks = Kaserne
card-guard_tower = Wachturm
card-apothecary = Apotheke
card-workshop = Werkstatt
card-scriptorium = Skriptorium
card-sawmill = Sägewerk
card-quarry = Kalksteinbruch
card-brickyard = Ziegelbrennerei
card-foundry = Gießerei
card-glassworks_age2 = Glashütte
card-press_age2 = Presse
card-loom_age2 = Webstuhl
card-statue = Statue
card-aqueduct = Aquädukt
card-temple = Tempel
card-courthouse = Gericht
card-caravansery = Karawanserei
card-forum = Forum
card-vineyard = Weinberg
card-bazar = Basar
card-stables = Ställe
card-archery_range = Schießplatz
card-walls = Wall
card-training_ground = Übungsplatz
card-dispensary = Krankenhaus
card-laboratory = Laboratorium
card-library = Bibliothek
card-school = Schule
card-pantheon = Pantheon
card-gardens = Gärten
card-town_hall = Rathaus
card-palace = Palast
card-senate = Senat
card-lighthouse = Leuchtturm
card-haven = Hafen
card-chamber_of_commerce = Handelskammer
card-ludus = Gladiatorenschule
card-arena = Arena
card-castrum = Militärlager
card-fortifications = Festungsanlagen
card-circus = Circus
card-arsenal = Arsenal
card-siege_workshop = Belagerungsmaschinen
card-lodge = Loge
card-academy = Akademie
card-observatory = Observatorium
card-study = Studierzimmer
card-university = Universität
card-workers_guild = Gilde der Arbeiter
card-craftsmens_guild = Gilde der Handwerker
card-magistrates_guild = Gilde der Magistraten
card-traders_guild = Gilde der Händler
card-builders_guild = Gilde der Baumeister
card-spies_guild = Gilde der Spione
card-philosophers_guild = Gilde der Philosophen
card-decorators_guild = Gilde der Dekorateure
card-scientists_guild = Gilde der Wissenschaftler
card-shipowners_guild = Gilde der Reeder
card-opium_stash = Opiumversteck
card-smugglers_cache = Schmugglerversteck
card-west_clandestine_wharf = Geheimer Kai West
card-east_clandestine_wharf = Geheimer Kai Ost
card-dive = Spelunke
card-cells = Zellen
card-customs = Zollamt
card-pigeonhole = Taubenschlag
card-raider_camp = Plündererlager
card-secret_warehouse = Geheimes Lagerhaus
card-city_gates = Stadttore
card-militia = Miliz
card-hideout = Versteck
card-residence = Residenz
card-guardhouse = Kerker
card-trade_center = Handelszentrum
card-tabularium = Tabularium
card-black_market = Schwarzmarkt
card-band_of_spies = Spionagering
card-lair = Unterschlupf
card-raider_fort = Plündererfestung
card-mercenaries = Söldner
card-architect_firm = Architekturbüro
card-sepulcher = Grabmal
card-forging_agency = Fälscherbüro
card-opium_den = Opiumhöhle
card-consulate = Konsulat
card-gambling_den = Spielhaus
card-mint = Münzprägestätte
card-slave_market = Sklavenmarkt
card-raider_garrison = Plünderergarnison
card-cenotaph = Kenotaph
card-capitol = Kapitol
card-memorial = Gedenkstätte
card-secret_network = Geheimes Netzwerk
card-prison = Gefängnis
card-opium_distillery = Opiumbrennerei
card-brotherhood = Bruderschaft
card-chamber_of_builders = Kammer der Baumeister
card-torture_chamber = Folterkammer
card-contingent = Kontingent
card-embassy = Botschaft
card-pontoon = Ponton
card-coastal_defenses = Küstenverteidigung
card-pirate_hideout = Piratenversteck
card-eastern_emporium = Östliches Emporium
card-construction_zone = Bauplatz
card-dry_hold = Trockendock
card-helmsmans_rest = Steuermannsruhe
card-cabinet_of_explorers = Kabinett der Entdecker
card-ballista = Balliste
card-fortified_port = Befestigter Hafen
card-pirates_den = Piratennest
card-western_emporium = Westliches Emporium
card-ship_repair = Schiffsreparatur
card-boathouse = Bootshaus
card-cartographers_office = Kartografenbüro
card-navigation_firm = Navigationsgesellschaft
card-pier = Anlegestelle
card-coastal_fortifications = Küstenbefestigungen
card-pirate_crew = Piratenmannschaft
card-port_customs = Hafenzoll
card-harbor_masters_office = Hafenmeisterei
card-naval_headquarters = Marinehauptquartier
card-nautical_archives = Seearchiv
card-circle_of_captains = Kreis der Kapitäne

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
    .acc = Alexandria
    .dat = Alexandria
city-babylon = Babylon
    .acc = Babylon
    .dat = Babylon
city-ephesos = Ephesos
    .acc = Ephesos
    .dat = Ephesos
city-gizah = Gizah
    .acc = Gizah
    .dat = Gizah
city-halikarnassos = Halikarnassos
    .acc = Halikarnassos
    .dat = Halikarnassos
city-olympia = Olympia
    .acc = Olympia
    .dat = Olympia
city-rhodos = Rhodos
    .acc = Rhodos
    .dat = Rhodos
city-roma = Roma
    .acc = Roma
    .dat = Roma
city-abu_simbel = Abu Simbel
    .acc = Abu Simbel
    .dat = Abu Simbel
city-byzantium = Byzantium
    .acc = Byzantium
    .dat = Byzantium
city-petra = Petra
    .acc = Petra
    .dat = Petra
city-siracusa = Siracusa
    .acc = Siracusa
    .dat = Siracusa
city-you = du
    .acc = dich
    .dat = dir
city-seat_0 = Platz 0
    .acc = Platz 0
    .dat = Platz 0
city-seat_1 = Platz 1
    .acc = Platz 1
    .dat = Platz 1
city-seat_2 = Platz 2
    .acc = Platz 2
    .dat = Platz 2
city-seat_3 = Platz 3
    .acc = Platz 3
    .dat = Platz 3
city-seat_4 = Platz 4
    .acc = Platz 4
    .dat = Platz 4
city-seat_5 = Platz 5
    .acc = Platz 5
    .dat = Platz 5
city-seat_6 = Platz 6
    .acc = Platz 6
    .dat = Platz 6
city-seat_7 = Platz 7
    .acc = Platz 7
    .dat = Platz 7

wonder-alexandria = der Leuchtturm
wonder-babylon = die Hängenden Gärten
wonder-ephesos = der Tempel der Artemis
wonder-gizah = die Große Pyramide
wonder-halikarnassos = das Mausoleum
wonder-olympia = die Zeusstatue
wonder-rhodos = der Koloss
wonder-roma = das Kolosseum
wonder-abu_simbel = der Felsentempel
wonder-byzantium = die Hagia Sophia
wonder-petra = das Schatzhaus
wonder-siracusa = der Große Hafen

leader-ramses = Ramses
leader-maecenas = Maecenas
leader-bilkis = Bilkis
leader-nero = Nero
leader-xenophon = Xenophon
leader-vitruvius = Vitruv
leader-hammurabi = Hammurabi
leader-leonidas = Leonidas
leader-archimedes = Archimedes
leader-imhotep = Imhotep
leader-amytis = Amytis
leader-phidias = Phidias
leader-praxiteles = Praxiteles
leader-nebuchadnezzar = Nebukadnezar
leader-varro = Varro
leader-pericles = Perikles
leader-hypatia = Hypatia
leader-hiram = Hiram
leader-justinian = Justinian
leader-plato = Platon
leader-alexander = Alexander
leader-aristotle = Aristoteles
leader-midas = Midas
leader-croesus = Krösus
leader-hannibal = Hannibal
leader-caesar = Caesar
leader-euclid = Euklid
leader-ptolemy = Ptolemäus
leader-pythagoras = Pythagoras
leader-sappho = Sappho
leader-zenobia = Zenobia
leader-nefertiti = Nofretete
leader-cleopatra = Kleopatra
leader-solomon = Salomo
leader-nitocris = Nitokris
leader-telesilla = Telesilla
leader-berenice = Berenike
leader-hatshepsut = Hatschepsut
leader-tomyris = Tomyris
leader-aganice = Aganike
leader-enheduanna = Enheduanna
leader-cynisca = Kyniska
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
leader-diocletian = Diokletian
leader-aspasia = Aspasia
leader-darius = Dareios

island-overgrown_island = Überwucherte Insel
island-virgin_island = Unberührte Insel
island-bronze_island = Bronzeinsel
island-whistling_island = Pfeifende Insel
island-foggy_island = Nebelinsel
island-topaz_island = Topasinsel
island-amber_island = Bernsteininsel
island-lost_island = Verlorene Insel
island-inhabited_island = Bewohnte Insel
island-abandoned_oasis = Verlassene Oase
island-iron_oasis = Eiserne Oase
island-windy_oasis = Windige Oase
island-forgotten_oasis = Vergessene Oase
island-ancient_oasis = Uralte Oase
island-stormy_oasis = Stürmische Oase
island-wondrous_oasis = Wundersame Oase
island-oasis_of_statues = Oase der Statuen
island-pirate_oasis = Piratenoase
island-scarlet_archipelago = Scharlachroter Archipel
island-breezy_archipelago = Archipel der Brisen
island-torrential_archipelago = Archipel der Sturzfluten
island-golden_archipelago = Goldener Archipel
island-emerald_archipelago = Smaragdarchipel
island-royal_archipelago = Königlicher Archipel
island-lush_archipelago = Üppiger Archipel
island-rainbow_archipelago = Regenbogenarchipel
island-sheltered_archipelago = Geschützter Archipel

# Where long words of names are parted, if there is no room for them.
hyphens =
    Abbau|stollen Agrip|pina Alex|ander Anlege|stelle Archi|medes Architek|tur|büro Aristo|teles
    Bau|meister Baum|schule Befes|tigter Belage|rungs|maschinen Bern|stein|insel Biblio|thek
    Boots|haus Bot|schaft Bronze|insel Bruder|schaft Deko|rateure Diokle|tian Enhe|duanna
    Ent|decker Erz|bergwerk Festungs|anla|gen Folter|kammer Forst|wirtschaft Fälscher|büro
    Gedenk|stätte Gefäng|nis Geschütz|ter Gladia|toren|schule Glas|hütte Hafen|meisterei
    Hafen|zoll Hammu|rabi Handels|kammer Handels|posten Handels|zentrum Hand|werker Hat|schepsut
    Holz|platz Justi|nian Kalk|stein|bruch Karawan|serei Karto|grafen|büro Kleo|patra Kontin|gent
    Kranken|haus König|licher Küsten|befesti|gungen Küsten|vertei|digung Labora|torium Lager|haus
    Leucht|turm Magis|traten Marine|haupt|quartier Militär|lager Münz|präge|stätte
    Navi|gations|gesell|schaft Nebel|insel Nebukad|nezar Nofre|tete Observa|torium Opium|brennerei
    Opium|höhle Opium|versteck Pfei|fende Philo|sophen Piraten|mann|schaft Piraten|nest
    Piraten|oase Piraten|versteck Plün|derer|festung Plün|derer|garnison Plün|derer|lager
    Praxi|teles Ptole|mäus Pytha|goras Regen|bogen|archipel Scharlach|roter Schieß|platz
    Schiffs|repa|ratur Schmugg|ler|versteck Schwarz|markt See|archiv Sklaven|markt Skrip|torium
    Smaragd|archipel Spiel|haus Spionage|ring Stadt|tore Stein|bruch Steuer|manns|ruhe
    Studier|zimmer Sturz|fluten Stür|mische Tabu|larium Tauben|schlag Tele|silla Topas|insel
    Trocken|dock Unbe|rührte Univer|sität Unter|schlupf Verges|sene Verlas|sene Verlo|rene
    Wald|höhle Werk|statt West|liches Wissen|schaftler Wunder|same Ziegel|brennerei bestat|tet
    Öst|liches Über|wucherte Übungs|platz

shipyard-shipyard_1 = Werft 1
shipyard-shipyard_2 = Werft 2
shipyard-shipyard_3 = Werft 3
shipyard-shipyard_4 = Werft 4
shipyard-shipyard_5 = Werft 5
shipyard-shipyard_6 = Werft 6
shipyard-shipyard_7 = Werft 7
shipyard-shipyard_8 = Werft 8

# Before a noun: `ship` as in „das rote Schiff“, `dat` as in „mit dem roten Schiff“.
fleet-red = rot
    .ship = rote
    .dat = roten
fleet-yellow = gelb
    .ship = gelbe
    .dat = gelben
fleet-blue = blau
    .ship = blaue
    .dat = blauen
fleet-green = grün
    .ship = grüne
    .dat = grünen

resource-wood = Holz
resource-stone = Stein
resource-ore = Erz
resource-clay = Ziegel
resource-glass = Glas
resource-cloth = Stoff
# on purpose: same
resource-papyrus = Papyrus

# Before a noun: `card` as in „eine braune Karte“, `weak` as in „deine braunen Karten“.
colour-brown = braun
    .symbol = ■
    .card = braune
    .weak = braunen
colour-grey = grau
    .symbol = ◆
    .card = graue
    .weak = grauen
colour-blue = blau
    .symbol = ▬
    .card = blaue
    .weak = blauen
colour-yellow = gelb
    .symbol = ●
    .card = gelbe
    .weak = gelben
colour-red = rot
    .symbol = ✚
    .card = rote
    .weak = roten
colour-green = grün
    .symbol = ▲
    .card = grüne
    .weak = grünen
colour-purple = lila
    .symbol = ★
    .card = lila
    .weak = lila
colour-black = schwarz
    .symbol = ▼
    .card = schwarze
    .weak = schwarzen
# Leaders have no colour; their sign stands where that of a colour would.
colour-leader = Anführer
    .symbol = ♛
    .card = Anführer-
    .weak = Anführer-

science-compass = Zirkel
science-gear = Zahnrad
science-tablet = Tafel
science-choice = Symbol nach Wahl
science-mask = Maske
science-most = häufigstes

side-day = Tag
side-night = Nacht

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
# on purpose: same
counted = { $count } { $name }
# Things, and whole clauses, that follow one another: the list so far, and what comes next.
# on purpose: same
list-series = { $list }, { $next }
# on purpose: same
list-clauses = { $list }; { $next }
# A name that somebody has chosen, where a city would have a form.
given-acc = { $name }
given-dat = { $name }
age =
    { $age ->
        [1] Zeitalter I
        [2] Zeitalter II
       *[3] Zeitalter III
    }
coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
shields =
    { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }
# Who does something, before a clause that says what.
seat-name =
    { $who ->
        [you] Du
       *[other] { CITY($who) }
    }
# The same where it stands by itself, or before a figure.
seat-label = { seat-name }
debts =
    { $debts ->
        [one] { $debts } Schuldenmarker
       *[other] { $debts } Schuldenmarker
    }
diplomacy =
    { $tokens ->
        [one] { $tokens } Diplomatiemarker
       *[other] { $tokens } Diplomatiemarker
    }
naval = Seestärke { $strength }
# on purpose: same
leaders-named = { LEADER($leaders) }
# on purpose: same
islands-named = { ISLAND($islands) }
# on purpose: same
city-title-side = { CITY($board) }, { SIDE($side) }
team = Team { $team }
# on purpose: same
goods = { RESOURCE($goods) }
cost-nothing = nichts
cost-age = 1, 2 oder 3 Münzen, je nach Zeitalter
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
effect-points =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
effect-shields =
    { $amount ->
        [one] { $amount } Schild
       *[other] { $amount } Schilde
    }
# on purpose: same
effect-symbol = { SCIENCE($symbol) }
effect-symbol_choice = Zirkel, Zahnrad oder Tafel
effect-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
# What effects count, and in which cities.
each =
    { $each ->
        [stages] Baustufe
        [victories] Sieg-Marker
        [islands] Insel
        [commerce] Handelsstufe
       *[colours] { SYMBOL($each, form: "card", join: "or") } Karte
    } { $where ->
        [own] bei dir
        [neighbours] bei deinen Nachbarn
       *[all] bei dir und deinen Nachbarn
    }
effect-coins_per =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } je { each }
effect-points_per =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } je { each }
effect-both_per = { coins }, { points } je { each }
effect-points_if_complete =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }, wenn dein Weltwunder fertig ist
effect-discount =
    { $where ->
        [left] linker Nachbar verkauft
        [right] rechter Nachbar verkauft
       *[neighbours] beide Nachbarn verkaufen
    } { $goods ->
        [raw] Rohstoffe ({ SYMBOL("brown") })
       *[manufactured] Manufakturprodukte ({ SYMBOL("grey") })
    } für je 1 Münze
effect-play_last_card = spiele auch die letzte Karte jedes Zeitalters
effect-build_from_discard = baue eine abgelegte Karte kostenlos
effect-free_first_of_colour = deine erste Karte jeder Farbe ist kostenlos
effect-free_first_of_age = deine erste Karte jedes Zeitalters ist kostenlos
effect-free_last_of_age = deine letzte Karte jedes Zeitalters ist kostenlos
effect-free_colour = { SYMBOL($each, form: "card") } Karten sind kostenlos
effect-leaders_free = Anführer sind kostenlos
effect-leader_discount =
    { $where ->
        [own] deine Anführer
       *[neighbours] die Anführer deiner Nachbarn
    } kosten { coins } weniger
effect-bank_purchase =
    { goods-a-turn } von der Bank, { $price ->
        [one] je { $price } Münze
       *[other] je { $price } Münzen
    }
goods-a-turn =
    { $amount ->
        [one] kaufe je Runde { $amount } Ressource
       *[other] kaufe je Runde { $amount } Ressourcen
    }
effect-coins_on_victory = { coins } je Sieg-Marker, den du nimmst
effect-coins_on_build = { coins } je { SYMBOL($each, form: "card") } Karte, die du baust
effect-coins_on_chain = { coins } je Karte, die du durch eine Verkettung baust
effect-reduce =
    { $each ->
        [stages] Baustufen kosten
        [fleets] Schritte der Schiffe kosten
       *[colours] { SYMBOL($each, form: "card") } Karten kosten
    } { $amount ->
        [one] { $amount } Ressource weniger
       *[other] { $amount } Ressourcen weniger
    }
effect-bonus_coin = { coins } mehr, wenn du in einer Runde zum ersten Mal Münzen von der Bank nimmst
effect-coin_after_purchase = { coins } von der Bank zurück je Nachbar, bei dem du kaufst
effect-defeats_to_winner = deine Niederlage-Marker gehen an den Sieger
effect-coins_on_stage = { coins } je Baustufe, die du baust
effect-others_lose_on_stage = alle anderen verlieren { coins } je Baustufe, die du baust
effect-free_per_age =
    in jedem Zeitalter { $amount ->
        [one] { $amount } { SYMBOL($each, form: "card") } Karte kostenlos
       *[other] { $amount } { SYMBOL($each, form: "card") } Karten kostenlos
    }
effect-free_stages = Baustufen kosten keine Ressourcen
effect-purchase_rebate =
    einmal je Runde kostet eine Ressource von { $where ->
        [left] links
       *[right] rechts
    } { coins } weniger
effect-start_rebate = Ressourcen von den Spielplänen der Nachbarn kosten { coins } weniger
effect-produce_owned = eine weitere Ressource, die deine { SYMBOL("brown", form: "weak") } oder { SYMBOL("grey", form: "weak") } Karten oder dein Spielplan schon liefern
effect-produce_missing = eine Ressource, die weder deine { SYMBOL("brown", form: "weak") } und { SYMBOL("grey", form: "weak") } Karten noch dein Spielplan liefern
effect-remote_trade =
    { goods-a-turn } bei der übernächsten Stadt { $where ->
        [far_left] links
       *[far_right] rechts
    }, { $price ->
        [one] je { $price } Münze
       *[other] je { $price } Münzen
    }
effect-immunity = geschützt vor Tributen und Piraten
effect-stage_moves_fleet = jede Baustufe bewegt ein Schiff deiner Wahl kostenlos
effect-abstain = du darfst dich aus Seekämpfen heraushalten
effect-coins_per_step = { coins } je Schritt deiner Schiffe
effect-naval = Seestärke { $amount }
effect-victory =
    { $value ->
        [0] ein Sieg-Marker dieses Zeitalters
       *[other] Sieg-Marker +{ $value }
    }
effect-purge_defeats = lege deine Niederlage-Marker ab, alle anderen geben einen Sieg-Marker ab
effect-others_lose =
    { $each ->
        [age] alle anderen verlieren 1, 2 oder 3 Münzen, je nach Zeitalter
        [victories] alle anderen verlieren { coins } je Sieg-Marker
        [stages] alle anderen verlieren { coins } je Baustufe
       *[nothing] alle anderen verlieren { coins }
    }
effect-diplomacy =
    { $amount ->
        [one] Diplomatiemarker
       *[other] { $amount } Diplomatiemarker
    }
# on purpose: plural
effect-draw_leaders = ziehe { $amount } Anführer
effect-recruit_extra = wirb einen weiteren Anführer an
effect-bury_leader = bestatte einen Anführer für das { $times }-Fache seiner Kosten in Punkten
effect-cash_defeats = lege deine Niederlage-Marker für je { coins } ab
effect-gift =
    { $where ->
        [others] alle anderen erhalten
       *[neighbours] deine Nachbarn erhalten
    } { coins }
effect-debts = deine Nachbarn nehmen { debts }
effect-incursion =
    Überfall auf die übernächste Stadt { $where ->
        [far_left] links
       *[far_right] rechts
    }
effect-move_fleet =
    { $fleets ->
        [any] { $amount ->
            [one] bewege ein beliebiges Schiff kostenlos
           *[other] bewege { $amount } verschiedene Schiffe kostenlos
        }
       *[named] bewege das { FLEET($fleets, form: "ship") } Schiff kostenlos
    }
effect-top_island = die oberste Insel der Stufe { $amount }
effect-pirates = Piraten: alle anderen verlieren Münzen nach ihrer Handelsstufe
effect-points_per_set =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } je Satz aus { SYMBOL($each, form: "weak", join: "and") } Karten
effect-points_per_symbol_set = { points } mehr je Satz aus Forschungssymbolen
effect-points_per_coins = { points } mehr je { $coins } Münzen
effect-replace_symbol = ändere am Ende ein Forschungssymbol
effect-symbol_most = noch einmal dein häufigstes Forschungssymbol
effect-points_if_undefeated = { points }, wenn du keinen Niederlage-Marker hast
effect-points_if_only_leader = { points }, wenn es dein einziger Anführer ist
effect-points_per_victory_pair = jedes Paar gleicher Sieg-Marker bringt zusätzlich den Wert eines davon
effect-points_if_richest = { points }, wenn du mehr Münzen hast als jeder Nachbar
effect-points_if_most = { points }, wenn du mehr { SYMBOL($each, form: "card") } Karten hast als jeder Nachbar
effect-points_per_token = { points } je Sieg-Marker +{ $value }
effect-mask = kopiere ein Symbol einer { SYMBOL("green", form: "weak") } Karte eines Nachbarn
effect-points_per_chosen_colour = { points } je Karte deiner besten Farbe

# What the spaces of a ship's track show.
space-naval = Seestärke { $amount }
space-commerce = Handelsstufe { $amount }
space-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
space-tribute = Tribut { $amount }
space-points =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
space-island = erkunde Stufe { $amount }
space-nothing = noch nichts

## What a card takes now

way-chain = kostenlos durch { CARD($cards) }
way-right = kostenlos dank { CITY($board) }
way-leader = kostenlos dank { LEADER($leader) }
way-reduced = kostenlos dank Ermäßigung
pay-bank = { coins } an die Bank
pay-city =
    { coins } an { CITY($who, form: "acc") } ({ $side ->
        [left] links
        [right] rechts
        [far_left] übernächste links
       *[far_right] übernächste rechts
    })

# Why something cannot be done: by itself, and as the end of a sentence.
obstacle-built = Schon gebaut
    .clause = schon gebaut
obstacle-complete = Dein Weltwunder ist fertig
    .clause = dein Weltwunder ist fertig
obstacle-harbour = Schiff auf seinem letzten Feld
    .clause = das Schiff ist auf seinem letzten Feld
obstacle-coins =
    { $needs ->
        [one] Kostet { $needs } Münze, du hast { $has }
       *[other] Kostet { $needs } Münzen, du hast { $has }
    }
    .clause =
        { $needs ->
            [one] kostet { $needs } Münze, du hast { $has }
           *[other] kostet { $needs } Münzen, du hast { $has }
        }
# The bundles of goods that would help, as a list with "or".
obstacle-missing = Dir fehlt: { $bundles }
    .clause = dir fehlt: { $bundles }
# on purpose: same
goods-lacked = { RESOURCE($goods) }
# What cannot be done, and the reason as a clause.
# on purpose: same
cannot-why = { $what }: { $why }

## Moves: as lines of a menu, and once chosen

action-build = Bauen
action-stage = Baustufe { $stage } bauen
action-recruit = Anwerben
pass-last = Nicht spielen (ablegen)
pass-discard = Keine davon bauen
pass-extra = Niemanden anwerben
pass-bury = Niemanden bestatten
pass-fleet = Kein Schiff bewegen
join-naval = Teilnehmen
abstain-naval = Heraushalten (kein Marker)
pay-or-owe =
    { $debts ->
        [0] { coins } zahlen
       *[other] { $coins ->
            [0] { debts } nehmen
           *[other] { coins } zahlen, { debts } nehmen
        }
    }

choice-build = { card-coloured } bauen
choice-stage = Baustufe { $stage } mit { card-coloured } bauen
choice-sell = { card-coloured } für 3 Münzen verkaufen
choice-sell-ship = { card-coloured } verkaufen und das ≈ { FLEET($fleet, form: "ship") } Schiff bewegen
with-ship = { $action } und das ≈ { FLEET($fleet, form: "ship") } Schiff auf Feld { $step } bewegen
choice-take = { card-coloured } kostenlos aus dem Ablagestapel bauen
choice-pass = nichts tun
choice-side = die { SIDE($what) }seite nehmen
choice-board = { CITY($what) } nehmen
choice-keep = ♛ { LEADER($what) } behalten
choice-recruit = ♛ { LEADER($what) } anwerben
choice-bury = ♛ { LEADER($what) } bestatten
choice-token = +{ $what } abgeben
choice-debt =
    { $what ->
        [0] keine Schulden: alles zahlen
        [one] { $what } Schuldenmarker nehmen
       *[other] { $what } Schuldenmarker nehmen
    }
choice-fleet = Schiff bewegen (≈ { FLEET($what) })
choice-island = ◎ { ISLAND($what) } behalten
choice-join = am Seekampf teilnehmen
choice-abstain = sich aus dem Seekampf heraushalten

## What happened: clauses that stand behind the name of a city

event-board =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } den Spielplan von { CITY($board) }
event-side =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } die { SIDE($side) }seite
event-build =
    { $who ->
        [you] baust
       *[other] baut
    } { card-coloured }{ $how ->
        [chain] { " " }kostenlos durch Verkettung
        [free] { " " }kostenlos dank { CITY($by) }
        [discard] { " " }aus dem Ablagestapel
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] baust
       *[other] baut
    } Baustufe { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }mit { card-coloured }
    }
event-sell =
    { $who ->
        [you] verkaufst
       *[other] verkauft
    } { $card ->
        [unseen] eine Karte
       *[seen] { card-coloured }
    }
event-spend =
    { $who ->
        [you] zahlst
       *[other] zahlt
    } { coins } an die Bank
event-trade =
    { $who ->
        [you] kaufst
       *[other] kauft
    } bei { CITY($to, form: "dat") } für { coins }
event-received = verkaufst Ressourcen an { CITY($buyer, form: "acc") } für { coins }
event-gain =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { coins } { $source ->
        [sale] dafür
        [card] durch { CARD($what) }
        [leader] durch { LEADER($what) }
        [island] durch { ISLAND($what) }
        [space] vom Feld des ≈ { FLEET($what, form: "dat") } Schiffs
       *[stage] durch Baustufe { $what }
    }
event-decline =
    { $who ->
        [you] passt
       *[other] passt
    }
event-leftover =
    { $who ->
        [you] legst
       *[other] legt
    } { $card ->
        [unseen] die letzte Karte ab
       *[seen] { $colour ->
            [leader] den letzten Anführer
           *[other] die letzte Karte
        }, { card-coloured }, ab
    }
event-forgo =
    { $who ->
        [you] spielst die letzte Karte nicht
       *[other] spielt die letzte Karte nicht
    }
event-keep =
    { $who ->
        [you] behältst
       *[other] behält
    } { card-coloured }
event-recruit =
    { $who ->
        [you] wirbst
       *[other] wirbt
    } ♛ { LEADER($leader) } an
# on purpose: plural
event-draw =
    { $who ->
        [you] ziehst
       *[other] zieht
    } { $leaders } Anführer
event-bury =
    { $who ->
        [you] bestattest
       *[other] bestattet
    } ♛ { LEADER($leader) }
event-victory =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } einen Sieg-Marker +{ $value }
event-give_up =
    { $who ->
        [you] gibst
       *[other] gibt
    } einen Sieg-Marker +{ $value } ab
# on purpose: plural
event-purge =
    { $who ->
        [you] legst
       *[other] legt
    } { $defeats } Niederlage-Marker ab
event-diplomacy =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { diplomacy }
event-debts =
    { $who ->
        [you] erhältst
       *[other] erhält
    } { debts }
event-lose =
    { $debts ->
        [0] { $who ->
            [you] verlierst
           *[other] verliert
        } { coins }
       *[other] { $coins ->
            [0] { $who ->
                [you] nimmst
               *[other] nimmt
            } { debts }, statt Münzen zu verlieren
           *[other] { $who ->
                [you] verlierst
               *[other] verliert
            } { coins } und { $who ->
                [you] nimmst
               *[other] nimmt
            } { debts }
        }
    }
event-shipyard =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { SHIPYARD($shipyard) }
event-fleet =
    { $who ->
        [you] bewegst
       *[other] bewegt
    } das ≈ { FLEET($fleet, form: "ship") } Schiff auf Feld { $step }
event-tribute =
    { $who ->
        [you] forderst
       *[other] fordert
    } einen Tribut von { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }
event-island =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } ◎ { ISLAND($island) }
event-incursion =
    { $who ->
        [you] überfällst
       *[other] überfällt
    } { CITY($target, form: "acc") }
event-abstain =
    { $who ->
        [you] hältst dich
       *[other] hält sich
    } aus dem Seekampf heraus
event-abroad =
    { $who ->
        [you] setzt
       *[other] setzt
    } einen Diplomatiemarker ein
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
        [equal] Gleichstand, nichts geschieht
        [won] { $who ->
            [you] du nimmst
           *[other] { CITY($who) } nimmt
        } { prize }{ $taker ->
            [winner] { " " }und { price }
           *[loser] , { CITY($other) } { price }
        }
       *[lost] { CITY($other) } nimmt { prize }{ $taker ->
            [winner] { " " }und { price }
           *[loser] , { $who ->
                [you] du
               *[other] { CITY($who) }
            } { price }
        }
    }
event-fought = { seat-label } gegen { CITY($other, form: "acc") }: { fight-result }
chapter-opening = Vor Zeitalter I
naval-ranked =
    { seat-label } { $strength }: { $value ->
        [0] nichts
       *[other] { $shown }
    }
# on purpose: same
naval-absent = { seat-name } { event-abstain }
# on purpose: same
diplomat = { seat-name } { event-abroad }
no-conflict = Keine Konflikte.
chapter-last = { age }, letzte Karten
chapter-recruitment = { age }, Anführer anwerben
chapter-turn = { age }, Runde { $turn }

## Cities

city-place =
    { $place ->
        [own] deine Stadt
        [left] links
        [right] rechts
       *[other] { "" }
    }
city-open = Stadt öffnen:
# on purpose: same
goods-choice = { RESOURCE($goods, join: "or") }
city-mate = im Team mit dir
shields-against =
    { $where ->
        [you] { $result ->
            [stronger] stärker
            [weaker] schwächer
           *[equal] gleich stark
        }
       *[neighbour] { $where ->
            [left] links
           *[right] rechts
        } { $shields }: { $result ->
            [stronger] du bist stärker
            [weaker] du bist schwächer
           *[equal] gleich stark
        }
    }
label-makes =
    { $whose ->
        [own] Liefert
       *[other] Verkauft
    }
label-alone = Nur für sich
label-wonder = Weltwunder
label-cards = Karten
label-leaders = Anführer
label-ships = Schiffe
label-islands = Inseln
label-cost = Kosten
tokens-naval = auf See { $tokens }
# on purpose: same
naval-of = { seat-label } { $strength }
leaders-in-hand = auf der Hand ♛ { LEADER($leaders, join: ", ♛ ") }
track-wonder = fährt mit Baustufen
incursion-on = gegen { CITY($target, form: "acc") }
incursion-by = von { CITY($who, form: "dat") }
cards-none = Noch nichts gebaut
stages-built = Baustufen { $built }/{ $all }
chain-free-with =
    { $own ->
        [yes] Kostenlos, du hast { CARD($cards, join: "or") }
       *[no] Kostenlos durch { CARD($cards, join: "or") }
    }
chain-leads-to = Macht später kostenlos: { CARD($cards) }
board-start = liefert { RESOURCE($goods) }

## Headings

title-turn =
    { age } · Runde { $turn } von { $turns } · weitergeben nach { $side ->
        [left] links
       *[right] rechts
    }
title-recruitment = { age } · Anführer anwerben
title-selection = Vor Zeitalter I · Anführer nach rechts
title-step = Schritt { $step } von { $last }
title-story = Was geschah
title-hand = Deine Handkarten
title-last = Du darfst auch deine letzte Karte dieses Zeitalters spielen.
title-discard = Du darfst eine abgelegte Karte kostenlos bauen.
title-keep = Behalte einen Anführer; die übrigen gehen nach rechts.
title-extra = Du darfst einen weiteren Anführer anwerben.
title-bury = Einen Anführer bestatten? Er bringt seine Punkte und verliert seine Wirkung.
title-token = Gib einen Sieg-Marker ab.
title-debt = Du verlierst { coins }. Zahle oder mach Schulden (je −1 Punkt).
title-fleet =
    { $most ->
        [one] Bewege ein Schiff kostenlos ein Feld weit.
       *[other] Bewege bis zu { $most } verschiedene Schiffe kostenlos je ein Feld weit.
    }
title-island = Du erkundest: Behalte eine Insel.
title-join = Am Seekampf teilnehmen? Wer sich heraushält, wird nicht verglichen.
title-log = Protokoll
title-rules = Die Regeln in Kürze

## The score sheet

# Two lines each, so that the sheet stays narrow.
line-military = Kämpfe
line-treasury = Münzen
line-wonder = Wunder
line-blue =
    ▬
    Blau
line-yellow =
    ●
    Gelb
line-green =
    ▲
    Grün
line-purple =
    ★
    Lila
line-leaders =
    ♛
    Anführer
line-black =
    ▼
    Schwarz
line-naval =
    ≈
    See
line-islands =
    ◎
    Inseln
line-total = Summe
# on purpose: same
line-team = Team
line-coins =
    Münzen
    übrig

## What a position shows

decision =
    { $decision ->
        [board] einen Spielplan
        [side] eine Seite des Weltwunders
        [card] eine Karte
        [last] zwischen Spielen und Ablegen der letzten Karte
        [keep] einen Anführer zum Behalten
        [recruit] einen Anführer zum Anwerben
        [extra] einen weiteren Anführer
        [bury] einen Anführer zum Bestatten
        [token] einen Sieg-Marker zum Abgeben
        [debt] zwischen Münzen und Schulden
        [fleet] Schiffe zum Bewegen
        [island] eine Insel
        [naval] zwischen Teilnahme am Seekampf und Verzicht
       *[discard] eine abgelegte Karte
    }

## Playing

# on purpose: same
box-leaders = Leaders
# on purpose: same
box-cities = Cities
# on purpose: same
box-armada = Armada
box-teams = Zweierteams
notice-board = Deine Stadt: { CITY($board) } ({ WONDER($board) }). Wähle eine Seite.
notice-chosen = Verdeckt

## What a move would do, in figures

foresee-ask = Was würde das bewirken?
foresee-deed =
    { $deed ->
        [build] { deed-build }
        [build-ship] { action-build-sail }
        [stage] { deed-stage }
        [stage-ship] { action-stage-sail }
        [recruit] { action-recruit }
        [take] Kostenlos bauen
        [bury] Diesen Anführer bestatten
        [island] Diese Insel behalten
        [sell-ship] Verkaufen und das Schiff bewegen
       *[sell] { action-sell-it }
    }
# on purpose: same
foresee-of = { $piece }: { $deed }
# on purpose: same
foresee-row = { $label }: { $value }
foresee-coins = Münzen
foresee-points = Punkte jetzt
foresee-end = Punkte am Ende
foresee-end-about = Nach jetzigem Stand: mit allen Konflikten und Seekämpfen, die noch kommen, wenn sich Schilde und Schiffe nicht ändern.
foresee-shields = Schilde
foresee-battles = Konflikte
foresee-naval = Seestärke
foresee-token = Seekampf-Marker
foresee-frees = Später kostenlos
foresee-opens = Dann kannst du bauen
foresee-closes = Nicht mehr bezahlbar
foresee-loses = Die anderen verlieren
foresee-follows = Danach
# on purpose: same
foresee-change = { $before } → { $after }
    .heard = { $before }, dann { $after }
foresee-same = { $before } (unverändert)
foresee-battle =
    { CITY($who) } ({ shields }): { $result ->
        [won] du gewinnst
        [lost] du verlierst
        [tied] unentschieden
       *[none] kein Konflikt
    }
# on purpose: same
foresee-loss = { CITY($who) }: { coins }
foresee-stage = Baustufe { $stage }
foresee-then =
    { $what ->
        [discard] du darfst eine abgelegte Karte bauen
        [extra] du darfst einen weiteren Anführer anwerben
        [bury] du darfst einen Anführer bestatten
        [token] du gibst einen Sieg-Marker ab
        [fleet] du darfst ein Schiff bewegen
        [island] du wählst eine Insel
        [debt] du zahlst oder machst Schulden
       *[draw] etwas wird verdeckt gezogen
    }
foresee-passed = Wenn du sie weitergibst
foresee-next =
    { $how ->
        [chain] { CITY($who) } könnte sie durch eine Verkettung kostenlos bauen.
        [free] { CITY($who) } könnte sie kostenlos bauen.
        [nothing] { CITY($who) } könnte sie kostenlos bauen.
        [reduced] { CITY($who) } könnte sie zu gesenkten Kosten bauen.
        [goods] { CITY($who) } könnte sie mit eigenen Ressourcen bauen.
        [paid] { CITY($who) } könnte sie für { coins } bauen.
        [built] { CITY($who) } hat sie schon gebaut.
       *[no] { CITY($who) } kann sie derzeit nicht bezahlen.
    }

## Help

help-rules =
    In jeder Runde wählen alle eine Handkarte; alle decken zugleich auf und geben die übrigen Karten weiter. Baue die Karte, baue mit ihr die nächste Baustufe deines Weltwunders oder verkaufe sie für 3 Münzen.
    Ressourcen verbrauchen sich nicht: Jedes Symbol deiner Stadt dient einmal je Runde. Was dir fehlt, kaufst du bei deinen beiden Nachbarn, wenn sie es liefern, für je 2 Münzen. Münzen, die du bekommst, kannst du ab der nächsten Runde ausgeben. Durch eine Verkettung ist eine Karte kostenlos, wenn du die frühere gebaut hast.
    Nach jedem Zeitalter vergleichst du die Schilde mit jedem Nachbarn: Mehr Schilde bringen je nach Zeitalter 1, 3 oder 5 Punkte, weniger kosten 1. Nach Zeitalter III gewinnt, wer die meisten Punkte hat; 3 Münzen zählen 1 Punkt.
help-brown = ■ braun: Rohstoffe (Holz, Stein, Erz, Ziegel)
help-grey = ◆ grau: Manufakturprodukte (Glas, Stoff, Papyrus)
help-blue = ▬ blau: Punkte
help-yellow = ● gelb: Münzen, günstigerer Handel, Punkte
help-red = ✚ rot: Schilde
help-green = ▲ grün: Forschung; das Quadrat der Anzahl jedes Symbols und 7 Punkte je Satz aus allen dreien
help-purple = ★ lila: Gilden; Punkte für das, was in deiner Stadt und um sie herum steht (Zeitalter III)
help-black = ▼ schwarz: Schulden, Diplomatie, Masken und andere dunkle Geschäfte
help-leaders = Leaders: Alle beginnen mit 6 Münzen und vier Anführern. Vor jedem Zeitalter wirbst du einen für seine Kosten an, baust mit ihm eine Baustufe oder verkaufst ihn.
help-cities = Cities: Wenn du Münzen verlierst, kannst du stattdessen Schulden machen, je −1 Punkt. Ein Diplomatiemarker hält dich aus den nächsten Militärkonflikten heraus. Eine Maske kopiert am Spielende ein Forschungssymbol eines Nachbarn.
help-armada = Armada: Mit einer roten, gelben, blauen oder grünen Karte darfst du das Schiff ihrer Farbe ein Feld weit bewegen und mit einer Baustufe das Schiff mit dem Zeichen deines Weltwunders; die Kosten zahlst du zusammen mit denen der Karte. Ein Verkauf kann statt Münzen das ≈ gelbe Schiff bewegen. Nach jedem Zeitalter vergleichen alle die Seestärke: Die Ersten und Zweiten gewinnen Punkte, die Letzten verlieren welche. Tribute und Piraten nehmen Münzen; eine höhere Handelsstufe schützt vor Tributen und lockt Piraten an. Grüne Schiffe finden Inseln.
help-teams = Teams: Teammitglieder sitzen nebeneinander, sehen einander in die Karten, kämpfen nicht gegeneinander und zählen ihre Punkte zusammen. Konflikte mit dem anderen Nachbarn zählen doppelt.

## The terminal (not for the page)

# on purpose: same
labelled = { $label }: { $value }
way-how =
    { $how ->
        [goods] eigene Ressourcen
        [reduced] { way-reduced }
       *[nothing] kostenlos
    }
# What a cost or an action brings.
# on purpose: same
gives = { $what } → { $gift }
commerce = Handelsstufe { $level }
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
card-colour = { SYMBOL($colour) } { COLOUR($colour) }
# on purpose: same
city-title = { CITY($board) }
# on purpose: same
production =
    { $count ->
        [1] { RESOURCE($goods, join: "/") }
       *[other] { $count } { RESOURCE($goods, join: "/") }
    }
ways-count =
    { $count ->
        [one] { $way } ({ $count } Möglichkeit)
       *[other] { $way } ({ $count } Möglichkeiten)
    }
pay-side =
    { coins } { $side ->
        [left] nach links
        [right] nach rechts
        [far_left] weiter nach links
       *[far_right] weiter nach rechts
    }
# Behind what a card takes without a ship: that a step of its ship takes no more, or what it takes.
ship-too = { $way }, auch ≈
# on purpose: same
ship-way = ≈ { $way }
action-sell = Für 3 Münzen verkaufen
action-take = Kostenlos bauen
action-sell-ship = Verkaufen und das ≈ { FLEET($fleet, form: "ship") } Schiff auf Feld { $step } bewegen
cannot-stage = Eine Baustufe bauen
cannot-ship = { $action }, mit dem ≈ { FLEET($fleet, form: "dat") } Schiff
give-up = +{ $value } abgeben
event-pass =
    Alle geben ihre Karten nach { $side ->
        [left] links
       *[right] rechts
    } weiter.
event-deal = Die Karten für { age } werden ausgeteilt.
event-end = Spielende
event-conflict = { seat-label } { $shields }, { CITY($other) } { $against }: { fight-result }
# on purpose: same
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }
label-trade = Handel
label-science = Forschung
label-military = Kämpfe
label-naval = Auf See
label-incursion = Überfall
label-recruit = Jetzt anwerben
label-card = Karte
label-gives = Bringt
label-now = Jetzt bauen
label-leads = Macht kostenlos
# on purpose: same
token-victory = +{ $value }
# on purpose: same
token-defeat = −1
leader-buried = { leader-title } (bestattet)
# on purpose: same
leaders-count =
    ♛{ $count }
# on purpose: same
islands-count = ◎{ $count }
hand-leaders = { $count } auf der Hand
# on purpose: same
track = { $step }/{ $last }
wonder-no-side = noch keine Seite gewählt
# on purpose: same
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
# on purpose: same
cards-count = { SYMBOL($colour) }{ $count }
chain-before = Kostenlos durch
chain-after = Macht später kostenlos
# on purpose: same
board-gift = { SIDE($side) }: { $gift }
title-boards = Spielpläne
title-naval = Seekampf, Ende von { age }
title-conflicts = Militärkonflikte, Ende von { age }
title-hands = Handkarten
title-leaders = Deine Anführer
title-offers = Zur Wahl
title-pile = Ablagestapel
title-sheet =
    { $when ->
        [end] Wertungsblatt
       *[now] Wertung beim jetzigen Stand
    }
title-help = Befehle
outcome-won =
    { $who ->
        [you] Du gewinnst
       *[other] { CITY($who) } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }{ $who ->
        [you] !
       *[other] .
    }
outcome-tie =
    { $won } Punktgleich mit { CITY($rivals, join: "and", form: "dat") }; die Münzen entscheiden: { $coins } zu { $most }.
outcome-team =
    Sieg als Team: { CITY($winners, join: "and") } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
outcome-shared =
    { $points ->
        [one] Geteilter Sieg: { CITY($winners, join: "and") } mit { $points } Punkt und gleich vielen Münzen.
       *[other] Geteilter Sieg: { CITY($winners, join: "and") } mit { $points } Punkten und gleich vielen Münzen.
    }
holds =
    { $who ->
        [you] Du hältst
       *[other] { CITY($who) } hält
    }
waits-for =
    { $who ->
        [you] Du wählst
       *[other] { CITY($who) } wählt
    } { decision }
has-chosen =
    { $who ->
        [you] Du hast gewählt
       *[other] { CITY($who) } hat gewählt
    }
welcome = Mirabilia: Baue in drei Zeitaltern zu je { $turns } Runden eine Stadt und ein Weltwunder.
welcome-boxes = Außerdem im Spiel: { BOX($boxes) }.
welcome-help = Bei jeder Frage: r für die Regeln in Kürze, ? für alle Befehle, q zum Beenden.
notice-choice = Deine Wahl
notice-taken-back = Zurückgenommen. Wähle neu.
notice-forced = Du hattest nur eine Möglichkeit; sie wurde für dich gespielt.
notice-saved = Aufzeichnung gespeichert in { $name }.
notice-not-saved = Die Aufzeichnung konnte nicht in { $name } gespeichert werden: { $reason }.
notice-unfinished = Die Aufzeichnung endet hier, vor dem Spielende.
prompt-card = Karte 1–{ $most } (c Städte, l Protokoll, s Punkte, ? Hilfe): { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Enter führt es aus, b geht zurück: { "" }
           *[other] Aktion 1–{ $most }, b geht zurück: { "" }
        }
       *[no] Aktion 1–{ $most }: { "" }
    }
prompt-leader = Anführer 1–{ $most } (c Städte, l Protokoll, s Punkte, ? Hilfe): { "" }
prompt-choice = Wahl 1–{ $most } (c Städte, s Punkte, ? Hilfe): { "" }
prompt-side = Seite 1 oder 2: { "" }
prompt-board = Spielplan 1–{ $most }: { "" }
prompt-discard = Karte 1–{ $most }, n für keine: { "" }
prompt-reveal = Enter deckt auf, u nimmt zurück: { "" }
prompt-next-age = Enter für { age }: { "" }
prompt-leave = Dieses Spiel verlassen? (j/n) { "" }
prompt-save = Aufzeichnung des Spiels speichern? Dateiname, oder Enter für nein: { "" }
prompt-overwrite = { $name } gibt es schon. Überschreiben? (j/n) { "" }
prompt-step =
    { $where ->
        [end] Schritt { $step } von { $last }, das Ende (Enter oder q beendet, b zurück, ? Hilfe): { "" }
       *[middle] Schritt { $step } von { $last } (Enter weiter, b zurück, q Ende, ? Hilfe): { "" }
    }
answers-yes = j ja
hint-foresee = f und eine Zahl von 1 bis { $most } zeigt, was das bewirken würde.
hint-card = Gib die Nummer einer Karte ein, 1 bis { $most }; ? zeigt alle Befehle.
hint-number =
    { $most ->
        [1] Enter führt es aus, b geht zurück.
       *[other] Gib eine Zahl ein, 1 bis { $most }.
    }
hint-discard = Gib die Nummer einer Karte mit ✓ ein, oder n, um keine zu bauen.
hint-reveal = Enter deckt deine Wahl auf, u nimmt sie zurück.
hint-city = Gib c und die Nummer einer Stadt ein, 0 bis { $last }, oder den Anfang ihres Namens.
hint-log = Hier stehen nur die letzten Runden; l all zeigt alles.
hint-step = Enter für den nächsten Schritt; oder b, ein Schritt von 0 bis { $last }, oder Zeitalter und Runde wie 2.1.
help-keys =
    { $kind ->
        [play] 3       Karte 3, dann was mit ihr geschieht; 3 1 führt gleich das Erste aus
        f 3     was Karte 3 bewirken würde, in Zahlen
        b       zurück zu den Handkarten
        u       die Wahl zurücknehmen, bevor aufgedeckt wird
        Enter   den Tisch noch einmal zeigen
        c 1     Stadt 1 groß; c alle Städte
        l       das Protokoll der letzten Runden; l all das ganze
        s       die Punkte bisher
        r       die Regeln in Kürze
        q       beenden
       *[record] Enter   der nächste Schritt
        b       der Schritt davor
        7       Schritt 7; 2.1 die erste Runde von Zeitalter II
        c 1     Stadt 1 groß, mit ihren Handkarten; c alle Städte
        l       das Protokoll der letzten Runden; l all das ganze
        s       die Punkte bisher
        r       die Regeln in Kürze
        q       beenden
    }

## Errors in moves that are typed, by class and code (not for the page)

error-MalformedMove-empty = Ein Zug kann nicht leer sein; er beginnt mit einem von: { $verbs }.
error-MalformedMove-verb = „{ $text }“ ist kein Zug: Er beginnt mit einem von: { $verbs }.
error-MalformedMove-subject =
    „{ $text }“ ist kein Zug: Auf { $verb } folgt { $kind ->
        [card] eine Karte
        [leader] ein Anführer
        [board] ein Spielplan
        [island] eine Insel
        [fleet] ein Schiff
        [side] eine Seite
        [board_or_leader] ein Spielplan oder Anführer
       *[card_or_leader] eine Karte oder ein Anführer
    }.
error-MalformedMove-unknown =
    „{ $text }“ ist kein Zug: Es gibt { $kind ->
        [card] keine Karte
        [leader] keinen Anführer
        [board] keinen Spielplan
        [island] keine Insel
        [fleet] kein Schiff
        [side] keine Seite
        [board_or_leader] keinen Spielplan oder Anführer
       *[card_or_leader] keine Karte und keinen Anführer
    } namens „{ $name }“{ $like ->
        [none] .
       *[other] ; meintest du „{ $like }“?
    }
error-MalformedMove-rest = „{ $text }“ ist kein Zug: „{ $part }“ kann dort nicht stehen. Ein Zug mit { $verb } lautet: { move-form }
# The words in small letters are those of the notation, the same in every language.
move-form =
    { $verb ->
        [build] build KARTE [free SPIELPLAN oder ANFÜHRER] [ship] [left MÜNZEN] [right MÜNZEN] [bank MÜNZEN] [far_left MÜNZEN] [far_right MÜNZEN]
        [stage] stage KARTE oder ANFÜHRER [ship] [left MÜNZEN] [right MÜNZEN] [bank MÜNZEN] [far_left MÜNZEN] [far_right MÜNZEN]
        [sell] sell KARTE oder ANFÜHRER [ship]
        [take] take KARTE
        [side] side day oder side night
        [board] board SPIELPLAN
        [keep] keep ANFÜHRER
        [recruit] recruit ANFÜHRER
        [bury] bury ANFÜHRER
        [token] token WERT
        [debt] debt ANZAHL
        [fleet] fleet, dann eines oder mehrere von red, yellow, blue, green
        [island] island INSEL
       *[other] { $verb }
    }
error-MalformedMove-coins =
    „{ $text }“ ist kein Zug: „{ $part }“ ist keine Zahl von Münzen von 0 bis { $most }.
error-MalformedMove-number = „{ $text }“ ist kein Zug: „{ $part }“ ist keine Zahl von 0 bis { $most }.
error-IllegalMove-not_offered = „{ $move }“ ist jetzt nicht erlaubt; erlaubt ist zum Beispiel „{ $example }“.
error-IllegalMove-not_in_hand = „{ $move }“ ist nicht erlaubt: „{ $piece }“ ist nicht auf deiner Hand. Dort sind: { $there }.
error-IllegalMove-not_in_pile = „{ $move }“ ist nicht erlaubt: „{ $piece }“ ist nicht im Ablagestapel. Dort sind: { $there }.
error-IllegalMove-built = „{ $move }“ ist nicht erlaubt: Deine Stadt hat schon eine Karte dieses Namens.
error-IllegalMove-complete = „{ $move }“ ist nicht erlaubt: Dein Weltwunder ist fertig.
error-IllegalMove-harbour = „{ $move }“ ist nicht erlaubt: Dieses Schiff hat sein letztes Feld erreicht.
error-IllegalMove-no_ship = „{ $move }“ ist nicht erlaubt: Damit kann kein Schiff fahren.
error-IllegalMove-coins =
    { $needs ->
        [one] „{ $move }“ ist nicht erlaubt: Es kostet { $needs } Münze, und du hast { $has }.
       *[other] „{ $move }“ ist nicht erlaubt: Es kostet { $needs } Münzen, und du hast { $has }.
    }
error-IllegalMove-missing = „{ $move }“ ist nicht erlaubt: Dir fehlt { $bundles }, und kein Nachbar verkauft es.
error-IllegalMove-payment = „{ $move }“ ist nicht erlaubt: So kann es nicht bezahlt werden. Möglich ist: { $ways }.

## Files (not for the page)

file-argument = die Stellung
file-unreadable = { $name } kann nicht gelesen werden: { $reason }
file-no-text = { $name } ist kein UTF-8-Text
file-no-json = { $name } ist kein JSON: Zeile { $line }, Spalte { $column } kann nicht gelesen werden
file-odd-json = { $name } ist kein lesbares JSON: Es ist zu tief verschachtelt oder enthält eine zu lange Zahl
file-no-object = { $name } ist weder eine Aufzeichnung noch eine Stellung: Es muss ein einziges JSON-Objekt sein
file-no-record = { $name } ist keine Aufzeichnung: Sie hat keine Einträge
file-no-position = das ist eine Aufzeichnung, keine Stellung; mirabilia replay zeigt sie
no-such-turn = die Aufzeichnung hat keine Runde { $turn } in Zeitalter { $age }
save-folder = { $name } ist ein Ordner: --save braucht den Namen einer Datei
save-no-folder = { $name } kann nicht gespeichert werden: Den Ordner { $folder } gibt es nicht
options-differ = die Datei sagt etwas anderes: { $option } ist dort { $found }
bots-count =
    { $named ->
        [one] { $named } Bot ist genannt
       *[other] { $named } Bots sind genannt
    } für { $others } Plätze; nenne einen für alle oder einen für jeden

## Errors, by class and code

error-ImpossibleGame-shape = Das ist keine gültige Aufzeichnung.
error-ImpossibleGame-unknown_version = Diese Aufzeichnung braucht eine andere Version von Mirabilia.
error-ImpossibleGame-replay = Diese Aufzeichnung enthält einen Zug, der nicht gespielt werden kann.
error-ImpossibleGame-unfinished = Diese Aufzeichnung bricht vor dem Ende ihres Spiels ab.
error-ImpossibleGame-surplus = Diese Aufzeichnung geht nach dem Ende ihres Spiels weiter.
error-ImpossibleGame-digest = Diese Aufzeichnung wurde verändert: Ihr Spiel endet anders, als sie sagt.
error-ImpossibleOptions-players =
    { $most ->
        [one] Das Spiel ist für { $least } bis { $most } Person.
       *[other] Das Spiel ist für { $least } bis { $most } Personen.
    }
error-ImpossibleOptions-eight = Zu acht geht es nur mit Armada.
error-ImpossibleOptions-teams = Zweierteams gibt es zu viert oder sechst, mit Armada auch zu acht.
error-ImpossibleOptions-leaders = Diesen Satz von Anführern gibt es nicht.
error-ImpossibleOptions-needless = Eine der Optionen bedeutet ohne ihre Erweiterung nichts: Lass sie, wie sie ist, oder nimm die Erweiterung dazu.
error-ImpossibleOptions-edition = Diese Auflage von Armada gibt es nicht.
error-ImpossibleOptions-board_box = Zu { BOX($box) } gehört { WONDER($board) }: Nimm diese Erweiterung dazu.
error-ImpossibleOptions-expansions = Diese Erweiterung gibt es nicht.
error-ImpossibleOptions-expansion_twice = Jede Erweiterung gibt es nur einmal.
error-ImpossibleOptions-sides = So können Seiten nicht gewählt werden.
error-ImpossibleOptions-boards = So können Spielpläne nicht gewählt werden.
error-ImpossibleOptions-boards_count = Für jede Person muss es genau einen Spielplan geben.
error-ImpossibleOptions-board_unknown = Diesen Spielplan gibt es nicht.
error-ImpossibleOptions-board_twice = Den Spielplan „{ WONDER($board) }“ gibt es nur einmal.
error-ImpossibleOptions-seed = Das ist kein gültiger Startwert.

## What the server says where it is started (not for the page)

serve-at = Mirabilia ist unter { $url } und speichert die Spiele in { $folder }
serve-tls-both = --tls-cert und --tls-key gehören zusammen: nenne beide oder keines
serve-tls-file = { $file } kann nicht gelesen werden: { $reason }
serve-tls-locked = { $file } hat ein Passwort, das niemand bei jedem Start eintippen könnte: speichere den Schlüssel ohne
serve-tls-mismatch = das Zertifikat in { $certificate } gehört nicht zum Schlüssel in { $key }
serve-tls-no-certificate = { $file } enthält kein lesbares Zertifikat: es muss PEM sein, mit einer Zeile BEGIN CERTIFICATE
serve-tls-no-key = { $file } enthält keinen lesbaren Schlüssel: er muss PEM sein, mit einer Zeile wie BEGIN PRIVATE KEY
serve-closed = Mirabilia ist beendet; die Spiele sind gespeichert
serve-no-permission = dieser Benutzer darf an Port { $port } nicht lauschen; wähle einen ab 1024
serve-cannot-listen = kann an { $host } Port { $port } nicht lauschen: { $reason }; wähle andere mit --host und --port
serve-no-database = { $where }: die Datenbank kann nicht geöffnet werden: { $reason }
serve-newer-database = eine neuere Version von Mirabilia hat sie benutzt ({ $reason })
serve-folder-in-use = { $folder } wird von einem anderen Server benutzt; beende ihn, wähle mit --data einen anderen Ordner, oder gib beiden dieselbe --redis-url
serve-database-in-use = --database-url: die Datenbank wird von einem anderen Server benutzt; beende ihn, oder gib beiden dieselbe --redis-url
serve-broken-database = { $file } ist beschädigt: { $reason }; docs/server.md sagt, was zu tun ist
serve-no-key = { $file } ist kein Schlüssel: die Datei hat { $bytes } statt { $needed } Bytes; stelle die alte wieder her, oder entferne sie, dann sind alle neue Gäste
serve-no-redis = --redis-url: Redis ist nicht erreichbar: { $reason }
serve-no-redis-package = --redis-url braucht ein eigenes Paket: { $line }
serve-push-insecure = --push braucht eine --public-url, die mit https beginnt
serve-no-push-package = --push braucht ein eigenes Paket: { $line }
offline-title = Mirabilia antwortet nicht
offline-about = Der Server ist nicht da, oder es gibt kein Netz. Deine Spiele sind sicher; diese Seite macht von selbst weiter, wenn der Server zurück ist.
offline-again = Noch einmal versuchen
serve-no-page = Hier gibt es keine Seite. Der HTTP-Teil ist unter /docs beschrieben.

## What the server refuses, by code

# A moment of today, or of another day.
moment-at =
    { $day ->
        [today] um { $time }
       *[other] am { $weekday } um { $time }
    }
moment-from =
    { $day ->
        [today] ab { $time }
       *[other] ab { $weekday }, { $time }
    }
moment-until =
    { $day ->
        [today] bis { $time }
       *[other] bis { $weekday }, { $time }
    }

refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
# on purpose: same
refused-bad_record = { $problem } ({ $says })
refused-name_refused = „{ $word }“ ist hier in Namen nicht erlaubt. Wähle einen anderen Namen.
refused-line_refused = „{ $word }“ ist hier nicht erlaubt. Deine Nachricht wurde nicht gesendet.
refused-unknown_guest = Der Server kennt dich noch nicht. Lade die Seite neu.
refused-wrong_origin = Der Server nimmt das von einer anderen Seite nicht an.
refused-wrong_host = Der Server heißt nicht { $host }. Benutze die Adresse, die er zeigt.
refused-not_here = Das geht nur auf dem Rechner, auf dem der Server läuft.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat.
refused-banned = Du bist auf diesem Server gesperrt.
refused-removed = Du wurdest von diesem Tisch entfernt.
refused-kept_out = Dieser Tisch ist für dich nicht offen.
refused-not_seated = Das dürfen nur Mitspielende mit einem Platz.
refused-advice_off = An diesem Tisch gibt es keinen Rat.
refused-not_found = Unter dieser Adresse gibt es nichts.
refused-no_table = Diesen Tisch gibt es nicht.
refused-no_guest = Dieser Gast ist hier nicht mehr bekannt.
refused-no_line = Diese Nachricht ist hier nicht mehr vorhanden.
refused-no_record = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
refused-no_moment = Von dort kann nicht weitergespielt werden: Das Spiel ist dann zu Ende, oder diesen Moment gibt es nicht.
refused-no_puzzle = Dieses Rätsel gibt es nicht.
refused-no_push = Dieser Server benachrichtigt niemanden, der die Seite geschlossen hat.
refused-no_link = Dieser Link oder Code ist nicht bekannt oder gilt nicht mehr.
refused-no_seat = Diesen Platz gibt es am Tisch nicht.
refused-seat_taken = Dieser Platz ist besetzt.
refused-no_bot = Diesen Bot gibt es nicht.
refused-too_many_bots = Es gibt mehr Bots als Plätze.
refused-seats_empty = Besetze erst alle Plätze.
refused-not_in_lobby = Das Spiel hat schon begonnen.
refused-not_playing = Gerade läuft kein Spiel.
refused-not_over = Das Spiel ist noch nicht zu Ende.
refused-not_asked = Du hast jetzt nichts zu wählen.
refused-too_late = Zu spät: Die Karten sind aufgedeckt.
refused-answered = Du hast schon gewählt. Nimm deine Wahl erst zurück.
refused-nothing_to_take_back = Es gibt keine Wahl, die du zurücknehmen könntest.
refused-not_offered = Das geht jetzt nicht.
refused-present = Diese Person ist da.
refused-no_person = Auf diesem Platz sitzt niemand.
refused-not_yet = Diese Person ist noch nicht lange genug weg: Ein Bot darf { moment-from } für sie spielen.
refused-chat_closed = Der Chat ist geschlossen.
refused-yourself = Das geht nicht mit dir selbst.
refused-too_many_regards =
    { $most ->
        [one] Du hast { $most } Person stummgeschaltet oder blockiert, mehr geht nicht. Hebe das erst auf.
       *[other] Du hast { $most } Personen stummgeschaltet oder blockiert, mehr geht nicht. Hebe das erst für eine auf.
    }
refused-too_many_removed =
    { $most ->
        [one] { $most } Person wurde von diesem Tisch entfernt, mehr geht nicht. Eröffne einen anderen Tisch.
       *[other] { $most } Personen wurden von diesem Tisch entfernt, mehr geht nicht. Eröffne einen anderen Tisch.
    }
refused-no_team = In diesem Spiel gibt es keine Teams.
refused-options = So ein Spiel ist nicht möglich.
refused-too_large =
    { $most ->
        [one] Das ist zu groß: Der Server nimmt höchstens { $most } Byte an.
       *[other] Das ist zu groß: Der Server nimmt höchstens { $most } Bytes an.
    }
refused-wrong_method = Unter dieser Adresse nimmt der Server { $method } nicht an. Lade die Seite neu.
refused-too_slow = Deine Anfrage kam nicht rechtzeitig an. Versuche es noch einmal.
refused-failed = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal; wenn es wieder passiert, sag es der Person, die ihn betreibt.
refused-too_many_connections = Zu viele Verbindungen von hier. Versuche es gleich noch einmal.
refused-too_many_tables =
    { $most ->
        [one] Du hast { $most } offenen Tisch, mehr geht nicht. Beende oder verlasse ihn, oder warte { moment-until }.
       *[other] Du hast { $most } offene Tische, mehr geht nicht. Beende oder verlasse einen, oder warte { moment-until }.
    }
refused-busy = Der Server ist beschäftigt. Versuche es gleich noch einmal.
refused-too_many_reports = Du hast viel gemeldet. Weiter geht es { moment-from }.
refused-too_fast =
    { $what ->
        [chat] Du schreibst schnell. Deine Nachricht wird { moment-at } gesendet.
        [chat_by_table] Viele schreiben zugleich. Deine Nachricht wird { moment-at } gesendet.
        [tables] Du hast viele Tische eröffnet. Den nächsten gibt es { moment-from }.
        [names] Du hast deinen Namen oft geändert. Das geht wieder { moment-from }.
        [commands] Zu viel auf einmal. Weiter geht es { moment-at }.
        [commands_by_address] Zu viel auf einmal. Weiter geht es { moment-at }.
        [changes] Zu viel auf einmal. Weiter geht es { moment-at }.
        [live] Zu viel auf einmal. Weiter geht es { moment-at }.
       *[other] Zu viel auf einmal. Versuche es { moment-from } wieder.
    }
refused-no_network = Dieser Rechner ist in keinem lokalen Netz oder dort nicht erreichbar.
refused-advice_busy = Der Ratgeber ist beschäftigt. Frage gleich noch einmal.
refused-reports_full = Der Server nimmt erst wieder Meldungen an, wenn einige gelesen sind.
refused-no_review = Die Analyse ist nicht gelungen. Frage noch einmal.
refused-no_advice = Gerade gibt es keinen Rat. Frage noch einmal.
refused-try_again = Der Server hat Schwierigkeiten. Einen Moment …

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
                [0] Beginn
               *[other] Beginn { $number }
            }
       *[other] { $age }.{ $turn }
    }
review-category =
    { $category ->
        [military] Militär
        [science] Forschung
        [goods] Ressourcen
        [coins] Münzen
        [denying] Behindern
       *[points] Punkte
    }
# What the better move has
review-reason =
    { $category ->
        [military] ein stärkeres Heer
        [science] mehr Forschung
        [goods] mehr Ressourcen, günstigere Karten
        [coins] mehr Münzen
        [denying] weniger für die anderen
       *[points] mehr Punkte
    }
review-column-when = Runde
review-column-city = Stadt
review-chances = Gewinnchancen
review-losses = Die teuersten Züge
review-swings = Die Züge, bei denen sich die Chancen am meisten änderten
review-decisions = { $city }: alle Entscheidungen
review-accounts = Glück und Entscheidungen
    .about = Eine gleiche Chance für alle und was sie verändert hat: die Karten, die jedes Zeitalter brachte, was die anderen taten und die eigenen Entscheidungen, verglichen mit denen des starken Bots.
review-column-even = Zu Beginn
review-column-deal = Karten
review-column-others = Andere
review-column-choices = Eigene
review-column-won = Ergebnis
review-categories = Durch eigene Entscheidungen verloren, nach Bereich
review-none = Kein Zug hat erkennbar etwas gekostet.
review-best = der beste Zug
review-equal = so gut wie der beste
review-end = Ende
review-chart = Die Gewinnchancen aller Städte zu { $moments } Zeitpunkten
review-figures = In Zahlen
review-how-to-read = Wie wahrscheinlich der Sieg jeder Stadt war und was ihre Entscheidungen gekostet haben, verglichen mit dem, was der starke Bot getan hätte. Eine Entscheidung wird nur nach dem beurteilt, was man zu diesem Zeitpunkt wissen konnte: Spiele, die dazu passen, werden ausgelost und zu Ende gespielt. Die Zahl nach ± ist der doppelte Standardfehler; was weniger kostet, gilt als gleich gut.

review-name = Analyse
review-progress = { $done } von { $total } Entscheidungen geprüft
review-instead = Besser: { $move }
review-onward = Ab hier spielen: { $when }

## Puzzles

puzzles-title = Rätsel
puzzles-about = In jeder dieser Stellungen ist ein Zug klar der beste. Spiele ihn wie am Tisch: Du siehst, was damals zu sehen war, und nicht mehr.
puzzles-filter = Welche Rätsel
puzzles-any-degree = Alle Schwierigkeiten
puzzles-any-theme = Alle Themen
puzzles-none = Kein Rätsel passt dazu.
puzzles-progress =
    { $tried ->
        [0] Noch keines versucht
       *[other] { $solved } von { $tried } gelöst
    }
puzzles-streak =
    { $days ->
        [0] Noch keine Serie bei den Rätseln des Tages
        [one] { $days } Rätsel des Tages in Folge
       *[other] { $days } Rätsel des Tages in Folge
    }
puzzle-today = Rätsel des Tages
puzzle-one = Rätsel
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-explain = Erklärung
puzzle-degree =
    { $degree ->
        [1] Sehr leicht
        [2] Leicht
        [3] Mittel
        [4] Schwer
       *[5] Sehr schwer
    }
puzzle-theme =
    { $theme ->
       *[payment] Bezahlen
        [chain] Verkettung
        [military] Militär
        [science] Forschung
        [denying] Behindern
        [last] Letzte Runden
        [leaders] Anführer
        [fleets] Schiffe
        [debts] Schulden
    }
# What became of it: whether it was answered, and right
puzzle-state =
    { $state ->
        [right] gelöst
        [wrong] nicht gelöst
       *[open] neu
    }
puzzle-right = Richtig!
puzzle-wrong = Es gibt einen besseren Zug
puzzle-dearer = Der richtige Zug, aber er lässt sich mit weniger Münzen bezahlen
puzzle-best = Am besten: { $move }
puzzle-made = Dein Zug: { $move }
puzzle-chance = Er gewinnt { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Partien, die zu dem passen, was du siehst.
puzzle-why = Dafür spricht: { $reasons }
puzzle-others = Andere Züge
puzzle-column-move = Zug
puzzle-column-cost = Gewinnt seltener um
puzzle-column-why = Vorteil des besten Zugs
puzzle-again = Dieses Rätsel hattest du schon beantwortet. Nur die erste Antwort zählt.

## The review in a terminal or a file (not for the page)

review-title = Analyse des Spiels
review-column-played = Zug
review-column-better = Besser
review-column-cost = Kosten
review-column-why = Warum
review-column-change = Änderung
puzzle-prompt-next = Enter für das nächste Rätsel, q zum Beenden: { "" }
review-not-over = { $name } ist die Aufzeichnung eines Spiels, das nicht zu Ende ist

## The page of the laboratory (not for the page)

lab-title = Was die Spiele zeigen
lab-about =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
       *[other] { $players }
    }: { $boxes ->
        [none] das Grundspiel
       *[other] das Grundspiel mit { BOX($boxes) }
    }{ $teams ->
        [yes] , in Zweierteams
       *[no] { "" }
    }. Gespielt von { $names }, mit Startwert { $seed }.
lab-how-to-read = Striche durch Punkte sind Intervalle: Mit 90 % Sicherheit liegt der Wert dort. Eine gestrichelte Linie ist der gleiche Anteil, den gleich Starke gewännen, oder der Mittelwert. Punkte, deren Strich ganz darüber liegt, sind grün, ganz darunter rot; die anderen können Zufall sein. Von zehn Punkten, die reiner Zufall sind, ist etwa einer trotzdem gefärbt. n ist die Zahl der Städte hinter einem Wert. Alle Werte sagen, wie diese Bots spielen; Menschen spielen vielleicht anders.
lab-tile-games =
    { $games ->
        [one] Spiel
       *[other] Spiele
    }
lab-tile-cities =
    { $cities ->
        [one] Stadt
       *[other] Städte
    }
lab-tile-points = Punkte je Stadt
lab-tile-winners = Punkte je Sieger
lab-made-with = Gemacht mit { $name }. So wird diese Seite noch einmal gemacht:
lab-written = Die Seite ist in { $name }.
# on purpose: same
lab-n = n { $count }
lab-count =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
# on purpose: plural
lab-players = zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
       *[other] { $players }
    }
# on purpose: same
# on purpose: plural
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
lab-share = { $share } ({ $low } bis { $high }), gleicher Anteil { $even }
lab-winners = Sieger
lab-others = alle anderen
lab-chapter-points = Woher die Punkte kommen
    .about = Mittlere Punkte je Zeile des Wertungsblatts: von jedem Bot, dann von denen, die gewonnen haben, und von allen anderen, wer auch immer sie waren.
lab-points = Punkte nach Art
    .note = Zeige auf einen Teil, um den Wert zu sehen. Punkte, die in Kämpfen oder durch Schulden verloren gingen, stehen links der Null.
lab-wins-bots = Siege nach Bot
lab-chapter-wonders = Die Weltwunder
    .about = Wie oft die Stadt mit einer Seite gewinnt, und wie viele Punkte sie hat. Wo Bots die Seite wählen, zeigt es, was sie vorziehen.
lab-wins-sides = Siege nach Seite
    .note = Der Anteil der Spiele, die eine Stadt mit dieser Seite gewonnen hat, die beste zuerst.
lab-points-sides = Punkte nach Seite
    .note = Die mittleren Punkte einer Stadt mit dieser Seite, in derselben Reihenfolge. Die gestrichelte Linie ist der Mittelwert aller.
lab-chapter-tables = Zahl der Mitspielenden
    .about = Dasselbe mit mehr Leuten am Tisch.
lab-points-tables = Punkte nach Zahl der Mitspielenden
lab-wins-tables = Siege nach Seite und Zahl der Mitspielenden
    .note = 1,00 ist der gleiche Anteil; 1,50 gewinnt anderthalbmal so oft. Was Zufall sein kann, ist blass; zeige auf ein Feld, um sein Intervall zu sehen.
lab-chapter-time = Was wann gebaut wird
    .about = Für jede Runde, was die Bots mit ihrer Karte taten: die Farbe, die sie bauten, eine Baustufe, ein Verkauf.
lab-turns = Was { $name } in jeder Runde tut
    .note = Wie viele davon eine Stadt in der Runde spielt; eine volle Säule ist eins. Was aus dem Ablagestapel kommt, und letzte Karten, die nur wenige spielen dürfen, kommen dazu oder stehen allein.
lab-chapter-cards = Die Karten
    .about = Was der stärkste der Bots am meisten baut, Zeitalter für Zeitalter.
lab-cards = { age }, Karten, die { $name } am meisten baut
    .note = Die meistgebaute zuerst; n ist, wie viele seiner Städte die Karte haben, der Punkt, wie oft diese gewinnen. Das ist keine Ursache: Wer vorn liegt, baut andere Karten.
lab-when = Wann: Prozent der Bauten einer Karte in jeder Runde des Zeitalters.
lab-chapter-profiles = Forschung und Kämpfe
    .about = Wie weit Städte damit gehen, und wie es ihnen ergeht.
lab-science = Forschung: grüne Karten in einer Stadt
lab-military = Kämpfe: Punkte einer Stadt
lab-profile = Wie viele Städte damit enden.
    .wins = Wie oft diese Städte gewinnen.
lab-deed-brown = ■ braun
lab-deed-grey = ◆ grau
lab-deed-blue = ▬ blau
lab-deed-yellow = ● gelb
lab-deed-red = ✚ rot
lab-deed-green = ▲ grün
lab-deed-purple = ★ lila
lab-deed-black = ▼ schwarz
lab-deed-leader = ♛ Anführer
lab-deed-stage = Baustufe
lab-deed-sale = Verkauf

## The page

box-base = Grundspiel

# The symbols of chains; the names are ours.
# on purpose: same
chain-hammer = Hammer
chain-waterdrop = Wassertropfen
chain-star = Stern
chain-mask = Theatermaske
chain-camel = Kamel
chain-market_stall = Marktstand
chain-horseshoe = Hufeisen
chain-mortar = Mörser
chain-target = Zielscheibe
chain-lamp = Öllampe
chain-scales = Waage
chain-book = Buch
chain-lighthouse = Leuchtturm
chain-barrel = Fass
chain-castle = Burg
chain-helmet = Helm
chain-lightning = Blitz
chain-torch = Fackel
# on purpose: same
chain-planet = Planet
chain-saw = Säge
chain-temple = Tempel
chain-scroll = Schriftrolle
chain-lyre = Leier
chain-feather = Feder

# What somebody hears who does not see the drawing.
spoken-card =
    { CARD($card) }, { COLOUR($colour) }, { $gift }, { $how ->
        [free] kostenlos
       *[paid] kostet { $cost }
    }
spoken-leader = { LEADER($leader) }: { $gift }; kostet { $cost }
spoken-island = { ISLAND($island) }, Stufe { $level }: { $gift }
spoken-stage =
    { $state ->
        [built] Baustufe { $number }, gebaut: { $gift }
       *[open] Baustufe { $number }: { $gift }; kostet { $cost }
    }
# on purpose: same
spoken-wonder = { CITY($board) }, { SIDE($side) }: { $start }
spoken-space =
    { $step ->
        [0] Das erste Feld des Schiffs: { $gift }
       *[other] Feld { $step }: { $gift }; kostet { $cost }
    }

# What a button does. What is paid is a list of payments.
pay-whom = { coins } an { CITY($who, form: "acc") }
do-price =
    { $how ->
        [paid] für { $payments }
        [chain] kostenlos durch { CARD($cards, join: "and") }
        [free] kostenlos dank { CITY($by) }
        [goods] deine Ressourcen reichen
        [reduced] { way-reduced }
       *[nothing] kostenlos
    }
do-sail =
    { $fleet ->
        [none] { "" }
       *[other] { " " }und das { FLEET($fleet, form: "ship") } Schiff auf Feld { $step } bewegen, { $gift }
    }
do-build = { CARD($card) } bauen{ do-sail }, { do-price }
do-recruit = { LEADER($card) } anwerben, { do-price }
do-stage = Baustufe { $stage } mit der Karte { CARD($card) } bauen{ do-sail }, { do-price }
do-sell = { CARD($card) } für { coins } verkaufen
do-sell-ship = { CARD($card) } verkaufen und das { FLEET($fleet, form: "ship") } Schiff auf Feld { $step } bewegen, { $gift }
do-take = Kostenlos aus dem Ablagestapel bauen: { $piece }
do-keep = Behalten: { $piece }
do-bury = Bestatten: { $piece }
do-board = { CITY($board) } nehmen ({ WONDER($board) })
do-side = Die { SIDE($side) }seite nehmen: { $gift }
do-token = Den Sieg-Marker +{ $value } abgeben
do-fleet = { $ships } bewegen
voyage = das { FLEET($fleet, form: "ship") } Schiff auf Feld { $step } ({ $gift })
held-open = { $piece }; jetzt: { do-price }
# on purpose: same
held-shut = { $piece }; { $why }

piece-victory = Sieg-Marker { $value }
    .about = Für mehr Schilde als ein Nachbar am Ende eines Zeitalters
piece-defeat = Niederlage-Marker { $value }
    .about = Für weniger Schilde als ein Nachbar am Ende eines Zeitalters
piece-naval = Seekampf-Marker { $value }
    .about = Für den Rang im Seekampf am Ende eines Zeitalters
piece-debt = Schuldenmarker { $value }
    .about = Genommen, statt eine Münze zu verlieren
piece-diplomacy = Diplomatiemarker
    .about = Hält aus den nächsten Militärkonflikten heraus
piece-coin =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
    .about = Drei Münzen zählen am Ende einen Punkt

symbol-coin = Münzen
symbol-laurel = Punkte
symbol-shield = Schild: militärische Stärke
symbol-naval = Anker: Seestärke
symbol-mask = Maske: kopiert ein Forschungssymbol eines Nachbarn
symbol-science = beliebiges Forschungssymbol
symbol-most = dein häufigstes Forschungssymbol
symbol-stage = Baustufe eines Weltwunders
symbol-wonder = Weltwunder mit allen Baustufen
symbol-leader = Anführer
symbol-ship = Schiff
symbol-island = Insel
symbol-commerce = Handelsstufe
symbol-tribute = Tribut: alle anderen verlieren Münzen
symbol-pirates = Piraten: alle anderen verlieren Münzen nach ihrer Handelsstufe
symbol-diplomacy = Diplomatiemarker: hält aus den nächsten Militärkonflikten heraus
symbol-debt = Schuldenmarker: −1 Punkt
symbol-incursion = Überfall: ein Konflikt mit der übernächsten Stadt
symbol-victory-token = Sieg-Marker
symbol-defeat = Niederlage-Marker
symbol-free = kostenlos
symbol-discard = Ablagestapel
symbol-from-discard = aus dem Ablagestapel bauen
symbol-last-card = auch die letzte Karte spielen
symbol-chain = durch Verkettung gebaut
# on purpose: same
symbol-bank = Bank
symbol-goods = beliebige Ressource
symbol-goods-raw = Ressourcen brauner Karten
symbol-goods-manufactured = Ressourcen grauer Karten
symbol-board = Spielplan eines Weltwunders
symbol-others = alle anderen
symbol-immunity = geschützt vor Tributen und Piraten
symbol-abstain = hält sich aus dem Seekampf heraus
symbol-grave = bestatteter Anführer
symbol-replace = ein Forschungssymbol ändern
symbol-hourglass = Zeitalter
symbol-arrow-left = linker Nachbar
symbol-arrow-right = rechter Nachbar
symbol-arrow-both = beide Nachbarn
symbol-arrow-down = deine eigene Stadt
symbol-arrow-far-left = die übernächste Stadt links
symbol-arrow-far-right = die übernächste Stadt rechts
symbol-arrow-up = ein Schritt voran
symbol-then = wer dies hat, bekommt das
symbol-pass-left = weitergeben nach links
symbol-pass-right = weitergeben nach rechts

gallery-page = Galerie · Mirabilia
gallery-title = Galerie
gallery-about = Alle Karten, Spielpläne und Marker und was sie bewirken.
gallery-search = Name oder Wirkung
gallery-kinds = Zeigen
# What the switch of colours leads to.
theme-day = Heller Modus
theme-night = Dunkler Modus
gallery-language = Sprache
gallery-kind =
    { $kind ->
        [cards] Karten
        [wonders] Weltwunder
        [leaders] Anführer
        [islands] Inseln
        [shipyards] Werften
        [tokens] Marker
        [symbols] Symbole
       *[all] Alles
    }
gallery-count =
    { $count ->
        [one] { $count } Stück
       *[other] { $count } Stück
    }
gallery-nothing = Nichts gefunden.
# on purpose: same
gallery-cards = { BOX($box) } · { age }
gallery-wonders = Weltwunder · { SIDE($side) }
gallery-leaders =
    { $group ->
        [expert] Anführer · Experten
        [cities] Anführer · Cities
       *[standard] Anführer · Standard
    }
gallery-islands = Inseln · Stufe { $level }
gallery-shipyards = Werften
gallery-tokens = Marker und Rückseiten
gallery-symbols = Symbole
gallery-cost = Kostet { $cost }
gallery-before = Kostenlos durch { CARD($cards, join: "or") }
gallery-after = Macht später kostenlos: { CARD($cards) }
gallery-players = Mitspielende: { $players }
gallery-back = Rückseite von { age }
gallery-wonder-fleet = Baustufen bewegen das { FLEET($fleet, form: "ship") } Schiff

credits-title = Mitwirkende
credits-drawing = Die Embleme der Plätze sind von Lorc, Delapouite und anderen Autoren von game-icons.net (CC BY 3.0). Alle anderen Zeichnungen sind unsere eigenen.
credits-type = Schriften: Cinzel von Natanael Gama und Alegreya Sans von Juan Pablo del Peral, beide unter der SIL Open Font License.
credits-code = Die Seite ist mit Preact, Preact Signals (MIT), htm und Fluent (Apache 2.0) gemacht.
credits-game = Ein inoffizielles, nicht kommerzielles Fanprojekt. 7 Wonders ist ein Spiel von Antoine Bauza, erschienen bei Repos Production.

## The page: home, lobby and table

# on purpose: same
page-title = Mirabilia
page-no-server = Der Server antwortet nicht. Läuft er?

bot-level =
    { $level ->
        [novice] Neuling
        [apprentice] Lehrling
        [sage] Weiser
        [adept] Könner
        [master] Meister
        [random] Zufallsbot
        [builder] Baubot
        [preference] Listenbot
        [greedy] Gierbot
       *[other] { $level }
    }
# on purpose: same
bot-name-0 = Cato
# on purpose: same
bot-name-1 = Daphne
# on purpose: same
bot-name-2 = Hanno
# on purpose: same
bot-name-3 = Livia
# on purpose: same
bot-name-4 = Myron
# on purpose: same
bot-name-5 = Phoebe
# on purpose: same
bot-name-6 = Titus
# on purpose: same
bot-name-7 = Chloe
# on purpose: same
bot-named = { $name } ({ $level })
bot-version = { $bot }, Version { $version }
bot-about =
    { $level ->
        [novice] Spielt wie am Anfang: vernünftige Züge, aber oft der falsche.
        [apprentice] Spielt, was meist gut ist, ohne vorauszuschauen.
        [sage] Weiß aus sehr vielen Partien, was am besten ist, und antwortet sofort.
        [adept] Spielt in Gedanken ein paar Partien durch; schnell.
        [master] Spielt in Gedanken viele Partien durch.
        [random] Spielt irgendeinen Zug.
        [builder] Spielt irgendeinen Zug, der etwas baut.
        [preference] Folgt einer kurzen Liste von Regeln.
        [greedy] Wägt ab, was jeder Zug der eigenen Stadt bringt.
       *[other] Keiner von unseren.
    }
bot-kind =
    { $kind ->
        [level] Stufen
        [comparison] Zum Vergleich
       *[added] Andere
    }
bot-more = Mehr Bots …
home-about = Baue in drei Zeitaltern eine Stadt und ein Weltwunder.
home-name = Dein Name
home-name-hint = Freiwillig
home-play = Jetzt spielen
home-play-about =
    { $bots ->
        [one] Sofort, gegen { $bots } Bot
       *[other] Sofort, gegen { $bots } Bots
    }: { BOX($boxes) }.
home-games = Meine Spiele
games-all = Alle meine Spiele
games-ended =
    { $rank ->
        [1] Gewonnen, { points }
       *[other] Rang { $rank }, { points }
    }
games-turn-of = { $name } ist dran
# on purpose: same
games-filter = Filter
games-state =
    { $filter ->
        [turn] Ich bin dran
        [running] Laufende
        [over] Beendete
        [won] Gewonnene
       *[all] Alle
    }
games-any-box = Alle Erweiterungen
games-opponent = Gegner
games-none = Keine passenden Spiele.
home-tables = Offene Tische
home-new = Neuer Tisch
# The options of a game: what each is called, its choices, and a flag that is usually on when off.
option-players = Mitspielende
option-expansions = Erweiterungen
option-teams = Zweierteams
option-sides = Seiten der Spielpläne
    .choice =
        { $choice ->
            [choose] alle wählen selbst
            [day] alle Tag
            [night] alle Nacht
           *[random] zufällig
        }
option-boards = Spielpläne
    .choice =
        { $choice ->
            [pick] alle suchen aus
            [named] für jeden Platz festgelegt
           *[deal] zufällig verteilt
        }
option-leaders = Anführer
    .choice =
        { $choice ->
            [expert] Standard und Experten
           *[standard] Standard
        }
option-cities_leaders = Mit den Anführern von Cities
    .off = Ohne die Anführer von Cities
option-armada_edition = Regeln von Armada
    .choice =
        { $choice ->
            [1] erste Auflage
           *[2] zweite Auflage
        }
# on purpose: same
home-bots = Bots
home-open =
    { $who ->
        [friends] Tisch für Freunde eröffnen
       *[bots] Gegen Bots beginnen
    }
home-games-none = Hier stehen bald deine Spiele.
home-tables-none = Gerade ist kein öffentlicher Tisch offen.
home-more = Mehr Optionen
home-pace = Tempo
home-paced =
    { $pace ->
        [turns] Zug um Zug, über Tage
       *[live] am Stück
    }
home-clock = Zeit je Entscheidung
home-clock-none = unbegrenzt
home-clock-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
home-clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
home-clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
home-patience = Ein Bot darf einspringen nach
home-patience-about = wenn jemand abwesend ist
home-thinking = Bots denken nach
home-thinking-seconds =
    { $seconds ->
        [one] bis zu { $seconds } Sekunde je Zug
       *[other] bis zu { $seconds } Sekunden je Zug
    }
home-advice = Mitspielende dürfen um Rat fragen
home-public = In der öffentlichen Liste zeigen
# on purpose: plural
home-game = { BOX($boxes) }, zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
       *[other] { $players }
    }
home-status =
    { $state ->
        [turn] Du bist dran
        [playing] Läuft
        [over] Beendet
        [lobby] Noch nicht begonnen
       *[closed] Geschlossen
    }

lobby-title = Der Tisch
lobby-empty = Freier Platz
lobby-you = (du)
lobby-sit = Hinsetzen
lobby-no-bot = Kein Bot
lobby-host = Tischleitung
lobby-stand = Platz verlassen
lobby-swap = Tauschen
lobby-swap-here = Mit diesem Platz tauschen
lobby-fill = Freie Plätze mit Bots füllen
lobby-options = Optionen des Tischs
lobby-board-dealt = Spielplan zufällig
lobby-clear = Platz räumen
lobby-link = Lade Freunde mit diesem Link ein
lobby-start = Spiel beginnen
lobby-sit-there = Hinsetzen, Platz { $seat }
lobby-bot-of = Bot für Platz { $seat }
lobby-board-of = Spielplan für Platz { $seat }
lobby-swap-it = Tauschen, Platz { $seat }
lobby-swap-with = Mit diesem Platz tauschen, Platz { $seat }
lobby-clear-it = Platz räumen, Platz { $seat }
play-not-found = Hier ist nichts
play-not-found-about = Der Link ist vielleicht unvollständig, oder es gibt die Seite nicht mehr.
lobby-wait = Das Spiel beginnt, wenn alle Plätze besetzt sind und die Tischleitung startet.

play-opening = Der Tisch wird geöffnet …
play-closed = Dieser Tisch ist geschlossen.
play-lost = Verbindung verloren. Sie wird neu aufgebaut; dein Spiel ist sicher.
play-elsewhere = Dieser Tisch ist in einem anderen Fenster offen.
play-here = Hier spielen
play-home = Startseite
play-close = Schließen
# on purpose: same
player-of = { $name } ({ CITY($board) })
play-guest = Gast, Platz { $seat }
play-your-turn = Du bist dran: Wähle { decision }
play-revealed = Alle haben gewählt
play-waiting = Warten auf { $names }
# The reveal: what stands behind a name, and where hands come from and go to.
reveal-build =
    { $who ->
        [you] baust
       *[other] baut
    } { CARD($card) }
reveal-recruit =
    { $who ->
        [you] wirbst
       *[other] wirbt
    } { LEADER($leader) } an
reveal-stage =
    { $who ->
        [you] baust
       *[other] baut
    } Baustufe { $stage }
reveal-sell =
    { $who ->
        [you] verkaufst eine Karte
       *[other] verkauft eine Karte
    }
reveal-giver = von { $name }
    .about = deine nächsten Handkarten
reveal-taker = an { $name }
    .about = die Karten, die du weitergibst
# A sentence for a city: what it did is a list of clauses.
# on purpose: same
told-deeds = { seat-name } { $deeds }.
told-coins = Du hast { coins }.
play-shields =
    { shields }, { $result ->
        [stronger] stärker als du
        [weaker] schwächer als du
       *[equal] so stark wie du
    }
play-points = bisher { points }
play-victories =
    { $tokens ->
        [one] { $tokens } Sieg-Marker, +{ $value }
       *[other] { $tokens } Sieg-Marker, +{ $value }
    }
play-defeats =
    { $defeats ->
        [one] { $defeats } Niederlage-Marker
       *[other] { $defeats } Niederlage-Marker
    }
play-cards =
    { $colour ->
        [leader] { $count } Anführer
       *[other] { $count ->
            [one] { $count } { COLOUR($colour, form: "card") } Karte
           *[other] { $count } { COLOUR($colour, form: "card") } Karten
        }
    }
play-no-board = Noch kein Spielplan
play-built-none = Hier stehen bald deine Gebäude.
play-hand-none = Hier liegen bald deine Karten.
play-pile =
    { $count ->
        [one] { $count } Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }
play-take-back = Ändern
play-put-back = Zurück auf die Hand
last-turn = Vorige Runde
last-turn-none = Hier liegen bald die gespielten Karten.
last-turn-number = Runde { $turn }
last-deed =
    { $kind ->
        [stage] Baustufe { $stage }
        [sell] Karte verkauft
       *[other] Keine Karte gespielt
    }
top-turn = Runde { $turn } von { $turns }
top-pass =
    { $side ->
        [left] nach links
       *[right] nach rechts
    }
whole-all = alles
whole-open = Die Stadt von { $name } öffnen
tab-table = Tisch
tab-city = Meine Stadt
play-title-board = Wähle einen Spielplan
play-title-card = Wähle eine Karte
play-title-recruit = Wähle einen Anführer
play-again = Nochmal spielen
play-record = Aufzeichnung
play-stand-in = Abwesend · ein Bot spielt
play-away = Abwesend
play-thinks = wählt noch
play-ready = hat gewählt
face =
    { $state ->
        [ready] { $name }, hat gewählt
        [waits] { $name }, wählt noch
       *[none] { $name }
    }
play-watching = Du schaust zu. Handkarten bleiben verdeckt, bis das Spiel zu Ende ist.
play-watch = Du schaust zu
play-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
play-over = Spielende
play-clock = Wenn die Zeit um ist, wählt ein Bot für dich
play-menu = Menü
play-sound = Ton
notices = Benachrichtigen, wenn ich dran bin
notices-insecure = Benachrichtigungen brauchen https.
notices-push = Auch wenn diese Seite geschlossen ist, bei Spielen über mehrere Tage.
play-leave = Tisch verlassen
play-text = Tisch als Text
play-keys = Tastenkürzel verwenden
keys-title = Tastenkürzel
keys-about = Sie gelten, solange du nicht tippst. Im Menü kannst du sie abschalten.
key-card = Eine Handkarte oder eine Antwort wählen
    .name = 1–9
key-walk = Durch Handkarten und Antworten gehen
    .name = ← → ↑ ↓
# on purpose: same
key-take = Das Markierte wählen
    .name = Enter
key-build = Die gewählte Karte bauen oder den Anführer anwerben
    .name = B
key-stage = Die nächste Baustufe damit bauen
    .name = W
key-sell = Verkaufen
    .name = S
key-advice = Um Rat fragen
    .name = A
key-foresee = Zeigen, was die gewählte Karte bewirken würde
    .name = F
key-explain = Die Symbole des Markierten oder unter dem Mauszeiger erklären
    .name = I
key-back = Die Wahl zurücknehmen
    .name = U
key-log = Das Protokoll öffnen
    .name = L
key-chat = Den Chat öffnen
    .name = C
# on purpose: same
key-close = Die Karte zurücklegen oder Offenes schließen
    .name = Esc
key-help = Diese Liste zeigen
    .name = ?
leave-title = Den Tisch verlassen?
leave-about =
    { $state ->
        [playing] Ein Bot spielt für dich. Du kannst jederzeit zurückkommen: Das Spiel bleibt unter „Meine Spiele“, und wenn du es öffnest, hast du deinen Platz wieder.
       *[lobby] Dein Platz wird frei. Du kannst über denselben Link zurückkommen, solange ein Platz frei ist.
    }
leave-stay = Bleiben
offer-again = { $name } möchte noch einmal spielen.
offer-new = Für das nächste Spiel gibt es einen Tisch.
offer-join =
    { $state ->
        [watch] Zuschauen
       *[play] Mitspielen
    }
play-absent = { $name } ist nicht da.
play-hand-over = Einen Bot spielen lassen
play-story-none = Hier wird erzählt, was geschieht.
advice-ask = Rat
advice-wait = Denkt nach …
advice-title = Die besten Züge, nach Gewinnchance
advice-expects =
    { $points ->
        [one] { $wins } % Gewinnchance · { $points } Punkt
       *[other] { $wins } % Gewinnchance · { $points } Punkte
    }
advice-points =
    { $trend ->
        [up] { $points ->
            [one] etwa { $points } Punkt mehr als die anderen Züge
           *[other] etwa { $points } Punkte mehr als die anderen Züge
        }
       *[down] { $points ->
            [one] etwa { $points } Punkt weniger als die anderen Züge
           *[other] etwa { $points } Punkte weniger als die anderen Züge
        }
    }
advice-topic-table =
    { $trend ->
        [up] eine bessere Lage am Tisch
       *[down] eine schlechtere Lage am Tisch
    }
advice-topic-coins =
    { $trend ->
        [up] mehr Münzen
       *[down] weniger Münzen
    }
advice-topic-diplomacy =
    { $trend ->
        [up] Diplomatie
       *[down] weniger Diplomatie
    }
advice-topic-military =
    { $trend ->
        [up] ein stärkeres Heer
       *[down] ein schwächeres Heer
    }
advice-topic-wonder =
    { $trend ->
        [up] Fortschritt beim Weltwunder
       *[down] weniger Fortschritt beim Weltwunder
    }
advice-topic-blue =
    { $trend ->
        [up] mehr durch blaue Karten
       *[down] weniger durch blaue Karten
    }
advice-topic-yellow =
    { $trend ->
        [up] mehr durch gelbe Karten
       *[down] weniger durch gelbe Karten
    }
advice-topic-green =
    { $trend ->
        [up] mehr Forschung
       *[down] weniger Forschung
    }
advice-topic-purple =
    { $trend ->
        [up] mehr durch Gilden
       *[down] weniger durch Gilden
    }
advice-topic-leaders =
    { $trend ->
        [up] mehr durch Anführer
       *[down] weniger durch Anführer
    }
advice-topic-black =
    { $trend ->
        [up] mehr durch schwarze Karten
       *[down] weniger durch schwarze Karten
    }
advice-topic-naval =
    { $trend ->
        [up] mehr Seestärke
       *[down] weniger Seestärke
    }
advice-topic-islands =
    { $trend ->
        [up] mehr durch Inseln
       *[down] weniger durch Inseln
    }
advice-topic-production =
    { $trend ->
        [up] mehr Ressourcen
       *[down] weniger Ressourcen
    }
advice-topic-trade =
    { $trend ->
        [up] besserer Handel
       *[down] schlechterer Handel
    }
advice-topic-costs =
    { $trend ->
        [up] später günstigere Karten
       *[down] später teurere Karten
    }
advice-topic-chains =
    { $trend ->
        [up] mehr Verkettungen
       *[down] weniger Verkettungen
    }
advice-about = Ein starker Bot hat von hier aus viele Male weitergespielt und wusste dabei nur, was du weißt. Die Prozentzahl sagt, wie oft er gewonnen hat.
advice-why-table = wer wo sitzt und wie stark die anderen sind
advice-why-coins = mit Münzen kaufst du bei Nachbarn ein, und am Ende sind 3 Münzen 1 Punkt wert
advice-why-diplomacy = ein Diplomatiemarker hält dich aus den nächsten Konflikten heraus
advice-why-military = Schilde entscheiden die Konflikte am Ende jedes Zeitalters
advice-why-wonder = jede Baustufe deines Weltwunders bringt etwas
advice-why-blue = blaue Karten bringen Punkte und sonst nichts
advice-why-yellow = gelbe Karten bringen Münzen, billigere Ressourcen und Punkte
advice-why-green = gleiche Symbole bringen ihre Anzahl im Quadrat, je drei verschiedene 7 Punkte mehr
advice-why-purple = Gilden zählen, was du und deine Nachbarn gebaut haben
advice-why-leaders = Anführer helfen dir in allen Runden, die noch kommen
advice-why-black = schwarze Karten nehmen anderen Münzen weg oder können, was sonst keine kann
advice-why-naval = am Ende jedes Zeitalters vergleichen alle ihre Schiffe
advice-why-islands = Inseln helfen dir für den Rest des Spiels
advice-why-production = mit Ressourcen bezahlst du in jeder Runde eine Karte, und verbraucht werden sie nie
advice-why-trade = Ressourcen deiner Nachbarn kosten dich weniger oder sind da, wenn du sie brauchst
advice-why-costs = was du später bauen willst, kostet dich weniger oder mehr
advice-why-chains = eine Karte mit dem passenden Symbol macht später andere kostenlos
foresee-wait = Wird ausgerechnet …
look-up = Nachschlagen
look-up-name = { $name } in der Spielanleitung nachschlagen (neuer Tab)
explain-title = Was die Symbole bedeuten
look-up-title = In der Spielanleitung
guide-sensible = Eine sinnvolle Wahl: { $what }
play-hint-card = Baue sie, baue mit ihr eine Baustufe oder verkaufe sie.
play-hint-recruit = Wirb den Anführer für seine Kosten an, baue mit ihm eine Baustufe oder verkaufe ihn.
play-hint-keep = Du wirst vier Anführer haben und vor jedem Zeitalter einen anwerben.
play-hint-debt = Schulden bleiben bis zum Spielende.
play-hint-naval = Wer teilnimmt, vergleicht die Seestärke: Die Stärksten gewinnen Punkte, die Schwächsten verlieren welche.
naval-place =
    { $place ->
        [first] 1. Platz
        [second] 2. Platz
        [third] 3. Platz
       *[last] letzter Platz
    }
ribbon-how =
    { $how ->
        [chain] Verkettung
        [goods] Ressourcen reichen
        [reduced] Kosten gesenkt
       *[nothing] Kostenlos
    }
ribbon-needs = Braucht
ribbon-missing = Fehlt
ribbon-down = Verdeckt
action-sails = das { FLEET($fleet, form: "ship") } Schiff auf Feld { $step }: { $gift }
deed-sails = Feld { $step }: { $gift }
deed-build = Bauen
deed-stage = Baustufe { $stage }
action-build-sail = Bauen und Schiff bewegen
action-stage-sail = Baustufe { $stage } und Schiff
action-sell-it = Verkaufen
action-sell-coins = für 3 Münzen
conflicts-title = Ende von { age }
conflicts-land = Militärkonflikte
conflicts-sea = Seekampf
conflicts-on = Weiter
# on purpose: same
chat-title = Chat
chat-none = Noch keine Nachrichten.
chat-hint = Nachricht
chat-send = Senden
chat-to = An
chat-channel =
    { $channel ->
        [team] an das Team
       *[table] an alle
    }
chat-watcher = Jemand im Publikum
chat-open = Alle dürfen schreiben
chat-closed = Der Chat ist geschlossen.
people-about = { $name }: stummschalten, blockieren oder melden
people-mute = Stummschalten
people-mute-why = Du siehst an keinem Tisch mehr, was diese Person schreibt.
people-unmute = Stummschaltung aufheben
people-block = Blockieren
people-block-why = Diese Person kommt an keinen Tisch, den du eröffnest.
people-unblock = Blockierung aufheben
people-remove = Vom Tisch entfernen
people-remove-why = Zurück geht es nur, wenn du es erlaubst.
people-report-line = Diese Nachricht melden
people-report-name = Diesen Namen melden
people-report-why = Nur wer diesen Server betreibt, sieht es.
people-note = Was stört? (freiwillig)
people-send = Melden
people-reported = Danke. Wer diesen Server betreibt, wird es sehen.
people-list = Stummgeschaltet und blockiert
people-nameless = Gast ohne Namen
people-removed = Von diesem Tisch entfernt
people-let-back = Wieder zulassen
invite-title = Einladen
invite-copy = Kopieren
invite-copied = Kopiert
end-sheet = Wertungsblatt
end-table = Zurück zum Tisch
end-buried = Unter den Baustufen
end-buried-none = Nichts
play-only-move = Deine einzige Möglichkeit
end-replay = Wiederholung
end-won =
    { $how ->
        [you] Du hast gewonnen
        [team] Gewonnen: { $names }
        [shared] Geteilter Sieg: { $names }
       *[one] { $names } gewinnt
    }
end-points =
    { $how ->
        [city] { $city }, { points }
        [team] zusammen { points }
        [shared] je { points } und gleich viele Münzen
       *[one] { points }
    }
end-tie = { $won }, punktgleich mit { $with ->
        [you] dir
       *[others] { $rivals }
    }; die Münzen entscheiden: { $coins } zu { $most }
end-rank = Rang { $rank }
# on purpose: same
end-part = { $line }: { $points }
end-parts = Die Punkte im Einzelnen
end-lost = Verlorene Punkte
end-tab =
    { $tab ->
        [ages] Nach Zeitalter
        [fights] Letzte Konflikte
       *[parts] Nach Art
    }
# The lines of the score sheet, as words.
sheet-military = Konflikte
sheet-treasury = Münzen
sheet-wonder = Weltwunder
sheet-blue = Profanbauten
sheet-yellow = Handel
sheet-green = Forschung
sheet-purple = Gilden
sheet-leaders = Anführer
# on purpose: same
sheet-black = Cities
sheet-naval = Seekämpfe
sheet-islands = Inseln
# on purpose: same
chart-age = { age }: { points }
replay-title = Eine Aufzeichnung ansehen
replay-about = Wähle eine Datei mit einer Aufzeichnung. Sie wird hier gezeigt und nicht gespeichert.
replay-choose = Datei auswählen
replay-no-record = Diese Datei ist keine Aufzeichnung: Sie muss ein einziges JSON-Objekt sein.
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
# on purpose: same
replay-times = { $times } ×
onward-title = Ab hier spielen
onward-about = An dieser Stelle beginnt ein neuer Tisch, mit denselben Karten, die noch kommen. Du übernimmst diese Stadt; Bots spielen die anderen.
onward-begin = Beginnen
origin =
    { $moment ->
        [turn] Weitergespielt ab { age }, Runde { $turn } eines anderen Spiels
        [age] Weitergespielt ab dem Beginn von { age } eines anderen Spiels
       *[opening] Weitergespielt ab dem Beginn eines anderen Spiels
    }
replay-back = Zurück
replay-next = Weiter
replay-end = Ende
replay-no-hand = Jetzt keine Handkarten.
invite-picture = { $link } als QR-Code
invite-alone = Nur dieser Rechner kann den Link öffnen. Für andere erlaube das Spielen im lokalen Netz.
reach-title = Freunde und Geräte
reach-lan = Spielen im lokalen Netz erlauben
reach-lan-at = Andere finden diesen Server unter { $url }
reach-lan-how = Damit andere mitspielen können, starte den Server mit make play LAN=1 oder mirabilia serve --host 0.0.0.0.
reach-devices = Meine anderen Geräte
reach-devices-about = Ein persönlicher Link, der einmal und zehn Minuten lang gilt: Auf dem anderen Gerät bist du derselbe Gast mit denselben Spielen.
me-title = Mein Profil
me-recovery = Falls dich dieser Browser vergisst
me-recovery-about = Mit einem Wiederherstellungscode bekommst du deine Spiele und deine Bilanz in jedem Browser zurück, auch wenn dieser verloren geht. Hüte ihn wie einen Schlüssel: Wer ihn hat, kann in deinem Namen spielen.
me-recovery-make = Wiederherstellungscode erzeugen
me-recovery-again = Neuen Code erzeugen
me-recovery-made = Du hast am { $date } einen Code erzeugt. Ein neuer ersetzt ihn.
me-recovery-code = Dein Wiederherstellungscode
me-recovery-once = Er wird nur jetzt gezeigt. Schreib ihn auf oder speichere ihn.
me-recovery-save = Als Datei speichern
me-recovery-file = Wiederherstellungscode für { $address }
me-back = Ich habe einen Wiederherstellungscode
me-back-code = Wiederherstellungscode
me-back-file = Gespeicherte Datei auswählen
me-back-do = Wiederherstellen
me-no-code = In dieser Datei steht kein Wiederherstellungscode.
me-join = Dieser Browser kennt dich schon
me-join-about = Der Code gehört zu einem anderen Gast. Du kannst beide zusammenführen: Plätze, beendete Spiele und Bilanz werden eins. Das lässt sich nicht rückgängig machen.
me-join-both = Beide zusammenführen
me-join-only = Spiele dieses Browsers zurücklassen
me-join-not = Abbrechen
me-delete = Alle meine Daten löschen
me-delete-about = Dein Name, deine Chatzeilen, deine Bilanz und dein Wiederherstellungscode werden gelöscht. Spiele mit anderen bleiben, ohne deinen Namen; in laufenden Spielen spielt ein Bot für dich weiter.
me-delete-ask = Das lässt sich nicht rückgängig machen. Alles löschen?
me-delete-yes = Ja, alles löschen
me-delete-no = Nein, alles behalten
me-deleted = Alle deine Daten sind gelöscht.
mine-title = Meine Bilanz
mine-none = Spiele ein Spiel zu Ende, dann zählt es hier.
mine-about = Es zählen Spiele, die du selbst von Anfang bis Ende gespielt hast.
mine-games = Spiele
mine-wins = Siege
mine-share = Anteil der Siege (90-%-Intervall)
mine-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
mine-points = Punkte
mine-figure = { NUMBER($points, maximumFractionDigits: 1) }
mine-even = bei reinem Zufall: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-course = Punkte im Lauf der Zeit
mine-chart =
    { $games ->
        [one] Die Punkte von { $games } Spiel
       *[other] Die Punkte von { $games } Spielen, vom ersten bis zum letzten; ein ausgefüllter Kreis ist ein Sieg
    }
mine-parts = Punkte nach Art, im Schnitt
mine-best = Beste Spiele
mine-by =
    { $kind ->
        [boxes] Nach Erweiterungen
        [players] Nach Spielerzahl
        [board] Nach Spielplan
        [side] Nach Seite
       *[opponent] Nach Gegner
    }
mine-players =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
mine-boxes = { BOX($boxes) }
mine-csv = Als CSV speichern
mine-json = Als JSON speichern
mine-guest = Gast
day-title = Die Partie des Tages
day-about = Heute bekommen alle auf diesem Server dieselben Karten am selben Platz, gegen dieselben Bots, die in derselben Lage gleich reagieren. Nur die Entscheidungen unterscheiden sich.
day-second = Für alle zählt nur ein Ergebnis. Ein zweiter Browser gilt als zweiter Gast.
day-ends = bis { $time }
day-play = Heutige Partie spielen
day-on = Weiterspielen
day-results = Ergebnisse
day-finished =
    { $players ->
        [0] Noch niemand hat sie zu Ende gespielt.
        [one] { $players } Person hat sie zu Ende gespielt.
       *[other] { $players } Personen haben sie zu Ende gespielt.
    }
day-sealed = Startwert, Wiederholungen und Weiterspielen werden frei, wenn der Tag endet. Bis dahin steht hier das Versprechen des Servers, der SHA-256 von Startwert, Optionen und Plätzen:
day-open = Der Tag ist zu Ende. Der Startwert war { $seed }; das war das Versprechen:
day-before = Der Tag davor
day-today = Heute
day-player = Name
day-place = Rang in der Partie
day-look = Ansehen
day-none = Niemand hat diese Partie rechtzeitig zu Ende gespielt.
day-wait = Spiel die Partie zu Ende, um zu sehen, wie es den anderen ging.
day-mine = { $name } (du)
deal-title = Eine Herausforderung
deal-about = { $name } hat diese Partie gespielt. Du bekommst dieselben Karten am selben Platz, gegen dieselben Bots. Danach vergleicht ihr.
deal-about-nameless = Jemand hat diese Partie gespielt. Du bekommst dieselben Karten am selben Platz, gegen dieselben Bots. Danach vergleicht ihr.
deal-fair = Wer vorher ansieht, wie andere gespielt haben, kennt die Karten. Für alle zählt nur ein Ergebnis.
deal-play = Herausforderung annehmen
deal-challenge = Freunde herausfordern
deal-link = Link zu dieser Partie
deal-compare = Ergebnisse vergleichen
deal-sealed = Wiederholung, Analyse und Aufzeichnung werden frei, wenn der Tag endet.
refused-sealed = Andere können diese Partie noch spielen. Frei wird sie { moment-at }.
refused-no_day = Für diesen Tag gibt es keine Partie.
refused-no_deal = Dieses Spiel ging von einem anderen aus: Niemand sonst kann dieselbe Partie spielen.
refused-both_seated = Beide Gäste sitzen an demselben Tisch, und das Spiel ist nicht zu Ende. Verlass ihn zuerst mit einem von beiden.
page-title-turn = Du bist dran · Mirabilia
play-mates-hand = Die Handkarten deines Teams

## The page: the table as text

text-own = Deine Stadt
text-makes =
    { $whose ->
        [own] Liefert { $goods }
       *[other] Verkauft { $goods }
    }
text-alone = Nur für sich: { $goods }
text-incursion-on = Überfall auf { CITY($target, form: "acc") }
text-incursion-by = Überfall von { CITY($who, form: "dat") }
# on purpose: same
text-built = { CARD($card) }, { COLOUR($colour) }, { $gift }
text-ship =
    Das { FLEET($fleet, form: "ship") } Schiff ist auf Feld { $step } von { $last }; das nächste kostet { $cost } und bringt { $gift }
text-ship-there = Das { FLEET($fleet, form: "ship") } Schiff ist auf seinem letzten Feld, { $step }
text-leaders-held = Anführer auf deiner Hand
# on purpose: same
text-rank = { $rank }. { seat-label }: { points }
# on purpose: same
text-line = { $line }: { $value }
text-coins = Übrige Münzen: { $coins }
# on purpose: same
text-piece = { CARD($card) }
# on purpose: same
text-under = { seat-label }: { $cards }
text-prize =
    { $place ->
        [first] 1. Platz: { $value }
        [second] 2. Platz: { $value }
        [third] 3. Platz: { $value }
       *[last] Letzter Platz: { $value }
    }
text-chat =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }

## The page: itself

page-fault =
    { $fault ->
        [newer] Es gibt eine neue Version dieser Seite.
       *[missing] Ein Teil dieser Seite konnte nicht geladen werden.
    }
page-reload = Neu laden
page-not-now = Nicht jetzt
secure-why = Installieren, den Bildschirm anlassen und Benachrichtigungen brauchen https. Das Kapitel „A secure address“ in docs/server.md erklärt, wie.
install-button = Mirabilia installieren
play-awake = Bildschirm an, wenn ich dran bin

## The page: the score pad

home-pad = Wertungsblock
pad-title = Wertungsblock
pad-about = Für Spiele am echten Tisch: Trag ein, was jede Stadt hat, und der Block rechnet zusammen.
pad-table = Der Tisch
pad-order = Alle in Sitzreihenfolge, jeweils neben ihren Nachbarn:
pad-name = Name
pad-board = Spielplan
pad-side = Seite
pad-player = Platz { $number }
# on purpose: same
pad-of = { $name }: { $what }
pad-cards = Karten nach Farbe
pad-cards-about = Gilden, Anführer und Inseln zählen sie. Gilden werden unten einzeln genannt.
pad-cards-of = { COLOUR($colour, form: "card") } Karten
pad-stages = gebaute Baustufen
pad-graves = bestattete Anführer
pad-printed = aufgedruckte Punkte der blauen Karten
pad-ship = Feld des { FLEET($fleet, form: "dat") } Schiffs
pad-naval = Seekampf-Marker, { age }
pad-none = ohne
pad-add = Wählen …
pad-remove = { $what }: entfernen
pad-share = Link zu diesem Blatt
pad-share-about = Das ganze Blatt steckt im Link. Gespeichert ist es nur in diesem Browser.
pad-print = Drucken
pad-new = Neues Blatt
pad-kept = Frühere Blätter
# on purpose: same
pad-kept-one = { $date }: { $names }
pad-delete = { $what } löschen
pad-wrong-link = In diesem Link steckt kein Wertungsblatt. Vielleicht wurde er abgeschnitten.

## The page: the guide of a first game

home-first =
    { $box ->
        [base] Erste Partie mit Hinweisen
       *[other] Erste Partie mit { BOX($box) }, mit Hinweisen
    }
guide-title = Hinweise
guide-on = Verstanden
guide-skip = Keine Hinweise mehr
guide-city = Das ist deine Stadt mit ihrem Weltwunder. In jeder Runde wählen alle gleichzeitig eine Karte und decken sie gemeinsam auf.
    .plain = Deine Stadt mit ihrem Weltwunder wird weiter unten beschrieben. In jeder Runde wählen alle gleichzeitig eine Karte und decken sie zusammen auf.
guide-cost = Was eine Karte kostet, steht an ihrem linken Rand, und das Band darüber sagt, ob du sie bezahlen kannst. Nimm die umrandete Karte oder eine andere, die dir gefällt.
    .plain = Bei jeder Karte steht, was sie kostet und ob du sie bezahlen kannst. Nimm, was hier genannt wird, oder etwas anderes, das dir gefällt.
guide-build = Baust du die Karte, bleibt sie bis zum Spielende in deiner Stadt. Du kannst sie auch verkaufen oder mit ihr eine Baustufe deines Weltwunders bauen.
guide-passing = Nach jeder Runde werden die Handkarten weitergegeben: Was du übrig lässt, kann dein Nachbar nehmen. In den Zeitaltern I und III gehen sie nach links, im Zeitalter II nach rechts.
guide-goods = Das sind die Ressourcen deiner Stadt. Sie verbrauchen sich nie: Jede hilft in jeder Runde, ein Gebäude zu bezahlen.
    .plain = Deine Stadt liefert Ressourcen, wie ihre Beschreibung sagt. Sie verbrauchen sich nie: Jede hilft in jeder Runde, ein Gebäude zu bezahlen.
guide-chain = Diese Karte ist kostenlos, weil deine Stadt ein Gebäude mit demselben Symbol hat. Solche Verkettungen sparen in den Zeitaltern II und III viele Ressourcen.
    .plain = Eine deiner Karten ist kostenlos, weil deine Stadt ein Gebäude mit demselben Symbol hat. Solche Verkettungen sparen in den Zeitaltern II und III viele Ressourcen.
guide-neighbours = Für diese Karte fehlen dir Ressourcen, die ein Nachbar hat: Sie kosten je 2 Münzen. Dein Nachbar kann nicht ablehnen und verliert nichts.
    .plain = Für eine dieser Karten fehlen dir Ressourcen, aber ein Nachbar hat sie: Sie kosten je 2 Münzen. Dein Nachbar kann nicht ablehnen und verliert nichts.
guide-stage = Du kannst die nächste Baustufe deines Weltwunders bezahlen. Dafür eignet sich jede Karte: Sie kommt verdeckt unter den Spielplan.
guide-shields = Am Ende jedes Zeitalters werden die Schilde mit beiden Nachbarn verglichen. Wer mehr hat, bekommt einen Marker, wer weniger hat, verliert einen Punkt.
guide-science = Grüne Karten zählen am Spielende: Gleiche Symbole bringen ihre Anzahl im Quadrat. Jeder Satz aus drei verschiedenen bringt 7 Punkte dazu.
guide-selling = Von diesen Karten kannst du keine bauen. Verkaufe eine: Sie kommt auf den Ablagestapel, und du bekommst 3 Münzen.
guide-guilds = Lila Karten sind Gilden: Am Spielende bringen sie Punkte für das, was deine Nachbarn oder du gebaut haben. Schau dich am Tisch um, bevor du eine wählst.
guide-last = Das ist die letzte Runde des Zeitalters. Eine der beiden Karten spielst du, die andere wird abgelegt.
guide-conflicts = Das Zeitalter ist vorbei, und die Schilde werden verglichen: Ein Sieg bringt im Zeitalter I 1 Punkt, im Zeitalter II 3 und im Zeitalter III 5. Eine Niederlage kostet immer 1 Punkt.
guide-end = Das Spiel ist zu Ende, und alles wird Zeile für Zeile gezählt. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheiden die Münzen.
guide-keep = Wähle einen dieser Anführer, die übrigen gibst du weiter. In jedem Zeitalter wirst du einen von denen anwerben, die du behältst.
guide-recruit = Vor jedem Zeitalter spielst du einen Anführer. Wirb ihn für seine Kosten an, verkaufe ihn oder baue mit ihm eine Baustufe deines Weltwunders.
guide-black = Schwarze Karten gehören zu Cities: Viele kosten Münzen, manche nehmen allen anderen welche weg. Mit ihnen hat jedes Zeitalter eine Runde mehr.
guide-debt = Du verlierst Münzen. Für jede, die du nicht zahlst, nimmst du einen Schuldenmarker: −1 Punkt am Spielende.
guide-sea = Jede Stadt hat vier Schiffe auf ihrer Werft. Am Ende jedes Zeitalters vergleichen alle ihre Seestärke, nicht nur Nachbarn.
guide-ship = Mit einer roten, gelben, blauen oder grünen Karte kannst du das Schiff dieser Farbe ein Feld weit bewegen. Die Kosten zahlst du zusammen mit denen der Karte.
guide-island = Du hast Inseln entdeckt. Behalte eine davon, die übrigen kommen in den Stapel zurück.

## The page: how to play

home-learn = Spielanleitung
learn-title = Spielanleitung
learn-search = Regeln und Spielmaterial durchsuchen
learn-contents = Inhalt
learn-print = Drucken
learn-rules = Regeln: { $rules }
learn-pieces = Das ganze Spielmaterial
learn-spaces = Felder der Schiffe
learn-space = Schiff ({ FLEET($fleet) }), Feld { $step }
learn-nothing = Nichts gefunden.
learn-box =
    { $box ->
        [base] Das Grundspiel
        [teams] Teams
       *[other] { BOX($box) }
    }
learn-base-aim = Du führst eine Stadt durch drei Zeitalter und baust ihr Weltwunder. Wer nach Zeitalter III die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels
learn-base-turn = Alle spielen gleichzeitig. Alle wählen eine Handkarte und decken sie gemeinsam auf, dann werden die übrigen Handkarten weitergegeben: in den Zeitaltern I und III nach links, im Zeitalter II nach rechts. Du baust die Karte, baust mit ihr eine Baustufe oder verkaufst sie. In der letzten Runde eines Zeitalters spielst du eine von zwei Karten, die andere wird abgelegt.
    .title = Eine Runde
learn-base-cost = Die Symbole am linken Rand sind die Kosten: Münzen gehen an die Bank, Ressourcen müssen vorhanden sein. Dein Spielplan und deine braunen und grauen Karten liefern sie, jedes Symbol einmal je Runde; verbraucht werden sie nie. Was eine Karte liefert oder verbilligt, hilft ab der nächsten Runde. Zwei Karten mit demselben Namen darfst du nie bauen.
    .title = Kosten und Ressourcen
learn-base-trade = Ressourcen, die dir fehlen, kaufst du bei deinen beiden Nachbarn für je 2 Münzen, wenn ihr Spielplan oder ihre braunen und grauen Karten sie liefern. Sie können nicht ablehnen und dieselben Ressourcen trotzdem selbst nutzen. Manche gelben Karten machen den Handel günstiger. Münzen, die du in einer Runde bekommst, kannst du ab der nächsten ausgeben.
    .title = Handel
learn-base-chains = Eine Karte ist kostenlos, wenn deine Stadt das Gebäude hat, auf das das Symbol an ihrem Rand verweist: Auch Münzen entfallen. Das Gebäude muss aus einer früheren Runde sein.
    .title = Verkettungen
learn-base-stages = Statt eine Karte zu bauen, kannst du sie verdeckt unter deinen Spielplan schieben und die nächste Baustufe bezahlen. Baustufen werden der Reihe nach gebaut, in jedem Zeitalter, mit jeder Karte. Du musst sie nicht bauen.
    .title = Baustufen
learn-base-selling = Eine verkaufte Karte kommt verdeckt auf den Ablagestapel und bringt 3 Münzen. Das geht immer.
    .title = Verkaufen
learn-base-conflicts = Am Ende jedes Zeitalters vergleichen alle ihre Schilde mit denen beider Nachbarn. Mehr Schilde bringen je nach Zeitalter einen Marker von 1, 3 oder 5 Punkten, weniger kosten 1 Punkt, Gleichstand bringt nichts.
    .title = Militärkonflikte
learn-base-science = Am Spielende bringen gleiche Symbole ihre Anzahl im Quadrat: 1, 4, 9, 16 Punkte. Jeder Satz aus den drei verschiedenen Symbolen bringt 7 Punkte dazu. Ein Symbol nach Wahl zählt so, wie es für dich am besten ist.
    .title = Forschung
learn-base-colours = Jede Farbe hat ihren Zweck und ihr eigenes Zeichen.
    .title = Farben
learn-base-end = Nach Zeitalter III werden alle Punkte gezählt: Marker, 1 Punkt je 3 Münzen, Baustufen, blaue, gelbe und grüne Karten, Gilden. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheiden die Münzen.
    .title = Spielende
learn-leaders-selection = Alle beginnen mit 6 Münzen und vier Anführern. Wähle einen, gib die übrigen nach rechts weiter, und so fort, bis alle je vier haben.
    .title = Anführer wählen
learn-leaders-recruiting = Vor jedem Zeitalter spielen alle gleichzeitig einen Anführer. Wirb ihn für seine Kosten an, baue mit ihm eine Baustufe oder verkaufe ihn für 3 Münzen. Der Anführer, der im Zeitalter III übrig bleibt, kommt in die Schachtel zurück.
    .title = Anwerben
learn-leaders-effects = Ein Anführer wirkt, sobald er angeworben ist. Er zählt zu keiner Kartenfarbe und hat eine eigene Zeile auf dem Wertungsblock.
    .title = Was Anführer bewirken
learn-cities-cards = In jedem Zeitalter kommen so viele schwarze Karten dazu, wie Leute mitspielen: Alle haben 8 Karten und spielen 7 Runden.
    .title = Schwarze Karten
learn-cities-losses = Manche Karten lassen alle anderen am Ende der Runde Münzen verlieren. Für jede Münze, die du nicht zahlst, nimmst du einen Schuldenmarker: −1 Punkt am Spielende, und zurückzahlen kannst du ihn nie.
    .title = Verluste und Schulden
learn-cities-diplomacy = Ein Diplomatiemarker hält dich aus den nächsten Militärkonflikten heraus, auch wenn du gewinnen würdest, und deine Nachbarn kämpfen gegeneinander. Danach gibst du den Marker zurück.
    .title = Diplomatie
learn-cities-masks = Eine Maske kopiert am Spielende ein Forschungssymbol einer grünen Karte eines Nachbarn. Ihm wird nichts weggenommen.
    .title = Masken
learn-armada-ships = Alle haben eine Werft mit vier Schiffen. Mit einer roten, gelben, blauen oder grünen Karte darfst du auch das Schiff dieser Farbe ein Feld weit bewegen, mit einer Baustufe das Schiff mit dem Zeichen des Weltwunders. Beides wird zusammen bezahlt.
    .title = Schiffe
learn-armada-spaces = Das rote Schiff gibt Seestärke, das blaue Punkte, das gelbe Münzen, Tribute und eine Handelsstufe, das grüne erkundet Inseln. Es zählt das Feld, auf dem ein Schiff steht; Münzen, Inseln und Tribute kommen, wenn es dort ankommt.
    .title = Felder
learn-armada-tributes = Ein Tribut kostet alle anderen seinen Wert in Münzen, abzüglich ihrer Handelsstufe; von mehreren in einer Runde gilt nur der höchste. Piraten nehmen allen so viele Münzen, wie ihre Handelsstufe beträgt.
    .title = Tribute und Piraten
learn-armada-islands = Wer erkundet, zieht vier Inseln der Stufe und behält eine. Erkunden mehrere in einer Runde dieselbe Stufe, wird der ganze Stapel unter ihnen verteilt.
    .title = Inseln
learn-armada-naval = Am Ende jedes Zeitalters vergleichen alle ihre Seestärke. Platz 1 bringt je nach Zeitalter 3, 5 oder 7 Punkte, Platz 2 bringt 1, 3 oder 5, und der letzte Platz kostet 1, 2 oder 3. Bei Gleichstand an der Spitze bekommen alle dort nur, was Platz 2 bringt.
    .title = Seekämpfe
learn-armada-incursions = Manche roten Karten überfallen die übernächste Stadt: Am Ende dieses Zeitalters kämpfst du auch gegen sie. Zwei Städte kämpfen in einem Zeitalter höchstens einmal gegeneinander.
    .title = Überfälle
learn-armada-selling = Wer eine Karte verkauft, darf das gelbe Schiff kostenlos ein Feld weit bewegen, statt Münzen zu nehmen.
    .title = Verkaufen mit Armada
learn-teams-playing = Zu viert, sechst oder acht spielt ihr in Zweierteams, die nebeneinandersitzen. Im Team seht ihr die Karten des anderen und dürft euch absprechen, leiht und tauscht aber nichts. Was ihr voneinander kauft, bezahlt ihr wie bei jedem Nachbarn.
    .title = Zusammen spielen
learn-teams-conflicts = Im Team kämpft man nicht gegeneinander. Der Konflikt mit dem anderen Nachbarn geht um zwei Marker statt um einen.
    .title = Militärkonflikte
learn-teams-end = Die Punkte beider werden addiert. Bei Gleichstand gewinnt das Team mit mehr Münzen.
    .title = Spielende
ruling-b-12 = Es zählt auch, was alle in derselben Runde gebaut haben.
ruling-b-21 = Nachbarn können diese Ressourcen nicht kaufen: Sie sind nur für dich.
ruling-b-24 = Beide Nachbarn dürfen in derselben Runde davon kaufen, und du kannst sie trotzdem selbst nutzen.
ruling-b-25 = Wirkt ab der Runde nach der, in der gebaut wird.
ruling-b-26 = Rohstoffe sind Holz, Stein, Erz und Ziegel; Glas, Stoff und Papyrus sind Manufakturprodukte.
ruling-b-30 = Schilde zählen ab sofort in den Konflikten jedes Zeitalters, das noch endet.
ruling-b-37 = Es zählt, was am Spielende in den Städten liegt, nicht, was beim Bau da war.
ruling-b-40 = Die letzte Karte eines Zeitalters wird nach der letzten Runde aller gespielt, als eigene Runde: Münzen aus der letzten Runde können ausgegeben werden. Sie wird gebaut, für eine Baustufe verwendet oder verkauft.
ruling-b-41 = Am Ende der Runde siehst du den ganzen Ablagestapel durch und darfst eine Karte kostenlos bauen, auch eine, die in dieser Runde abgelegt wurde.
ruling-b-42 = Auch Münzen entfallen dabei. Es gilt nur für Karten, nie für Baustufen oder Anführer, und du musst es nicht nutzen.
ruling-b-51 = Ein Symbol nach Wahl zählt so, wie es dir die meisten Punkte bringt; du musst es nicht vorher ansagen.
ruling-l-20 = Kostenlos heißt, dass auch Münzen entfallen. Eine Verkettung geht vor.
ruling-l-21 = Einmal je Runde, eine beliebige Ressource, für Karte, Baustufe oder Schiff.
ruling-l-22 = Münzen gibt es nur für das, was nach dem Anwerben geschieht, gleich auf welche Weise.
ruling-l-23 = Du wählst, welche Ressource entfällt. Münzen werden voll bezahlt.
ruling-l-25 = Es ist ein Marker des laufenden Zeitalters.
ruling-l-26 = Du legst deine Niederlage-Marker ab; alle anderen, auch in deinem Team, legen einen Sieg-Marker ihrer Wahl ab.
ruling-l-27 = Gilt für die ersten Münzen, die du in einer Runde von der Bank nimmst. Ein Verkauf zählt, Münzen von Nachbarn nicht.
ruling-l-28 = Einmal je Runde für jeden der beiden Nachbarn, nachdem du dort gekauft hast.
ruling-l-29 = Auch Niederlage-Marker aus Überfällen gehen an den Sieger; die aus Seekämpfen bleiben.
ruling-l-30 = Gezählt wird in der Reihenfolge, die dir die meisten Punkte bringt. Das Symbol einer Insel lässt sich nicht ändern.
ruling-l-31 = Gezählt wird am Spielende. Ein bestatteter Anführer liegt nicht mehr offen; bei Gleichstand mit einem Nachbarn gibt es nichts.
ruling-l-32 = Einmal je Zeitalter, auch die Münzen entfallen. Eine schwarze Karte, die ohnehin nichts kostet, verbraucht das nicht.
ruling-l-40 = Die Kosten eines Anführers sinken nie unter 0.
ruling-l-40-draw = Gezogen werden Anführer, die niemand bekommen hat oder die in die Schachtel zurückgekommen sind.
ruling-l-40-extra = Er kann nur angeworben, nicht verkauft oder für eine Baustufe verwendet werden und wird mit den Münzen bezahlt, die du in dieser Runde noch hast.
ruling-l-40-grave = Was der Anführer sofort gebracht hat, bleibt, alles andere endet. Er bringt das Doppelte seiner aufgedruckten Kosten oder 6 Punkte, wenn sie vom Zeitalter abhängen.
ruling-c-2 = Verluste kommen am Ende der Runde, nach allen Einnahmen. Mit Cities kannst du für jede Münze, statt sie zu zahlen, einen Schuldenmarker nehmen.
ruling-c-4 = Diese Schulden bekommt man sofort und kann sich nicht freikaufen.
ruling-c-5 = Das ist Pflicht: Beim nächsten Mal nimmst du nicht an den Konflikten teil, auch wenn du stärker bist. Überfälle und Seekämpfe finden trotzdem statt.
ruling-c-8 = Jede Maske kopiert eine andere Karte. Nur ein aufgedruckter Zirkel, ein Zahnrad oder eine Tafel lässt sich kopieren.
ruling-c-9 = Als geliefert gilt nur, was braune und graue Karten und Spielpläne liefern. Die Ressource wird in jeder Runde neu gewählt.
ruling-c-9-rebate = Nachlässe werden addiert, aber keine Ressource kostet weniger als 0 Münzen.
ruling-c-9-stage = Die Ressourcen der Baustufe brauchst du nicht; ihre Münzen zahlst du.
ruling-a-10 = Nur das Feld zählt, auf dem das Schiff steht, nicht die Felder davor.
ruling-a-22 = Von mehreren Tributen in einer Runde wird nur der höchste bezahlt; wer einen niedrigeren gefordert hat, zahlt ihn wie die anderen.
ruling-a-24 = Je höher die Handelsstufe, desto mehr verliert man.
ruling-a-30 = Die Stufe einer Insel hat nichts mit dem Zeitalter zu tun. Andere sehen nur die, die du behältst.
ruling-a-31 = Sie wird ungesehen und ohne Wahl oben vom Stapel genommen.
ruling-a-37 = Entschieden wird bei jedem Seekampf, bevor verglichen wird. Wer sich heraushält, bekommt nichts.
ruling-a-38 = Er gilt in dem Zeitalter, in dem die Karte gebaut wird. Diplomatie schützt nicht davor.
ruling-a-46 = Das erreichte Feld wirkt wie immer. Auf einen kostenlosen Schritt kann man verzichten; auf dem letzten Feld geht es nicht weiter.
ruling-a-50 = Dieser Schritt ersetzt den, den du bezahlen könntest.
ruling-a-51 = Der Preis ist immer 1 Münze. Rabatte und Nachlässe zählen nicht.
ruling-a-55 = Mit Armada bringt eine Gilde höchstens 10 Punkte.
