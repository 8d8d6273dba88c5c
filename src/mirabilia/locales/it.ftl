### Italian

## Names

card-lumber_yard = Cantiere d’Abbattimento
card-stone_pit = Cava di Pietra
card-clay_pool = Bacino d’Argilla
card-ore_vein = Filone Minerario
card-tree_farm = Vivaio
card-excavation = Scavi
card-clay_pit = Fossa d’Argilla
card-timber_yard = Deposito di Legname
card-forest_cave = Giacimento
card-mine = Miniera
card-glassworks_age1 = Vetreria
card-press_age1 = Stamperia
card-loom_age1 = Filanda
card-well = Pozzo
card-baths = Bagni
card-altar = Altare
card-theater = Teatro
card-tavern = Taverna
card-marketplace = Mercato
card-west_trading_post = Stazione Commerciale Ovest
card-east_trading_post = Stazione Commerciale Est
card-stockade = Palizzata
card-barracks = Caserma
card-guard_tower = Torre di Guardia
card-apothecary = Farmacia
card-workshop = Opificio
card-scriptorium = Scrittorio
card-sawmill = Segheria
card-quarry = Tagliapietre
card-brickyard = Mattonificio
card-foundry = Fonderia
card-glassworks_age2 = Vetreria
card-press_age2 = Stamperia
card-loom_age2 = Filanda
card-statue = Statua
card-aqueduct = Acquedotto
card-temple = Tempio
card-courthouse = Tribunale
card-caravansery = Caravanserraglio
card-forum = Foro
card-vineyard = Vigneto
card-bazar = Bazar
card-stables = Scuderie
card-archery_range = Poligono di Tiro
card-walls = Mura
card-training_ground = Zona d’Addestramento
card-dispensary = Ambulatorio
card-laboratory = Laboratorio
card-library = Biblioteca
card-school = Scuola
card-pantheon = Pantheon
card-gardens = Giardini
card-town_hall = Municipio
card-palace = Palazzo
card-senate = Senato
card-lighthouse = Faro
card-haven = Porto
card-chamber_of_commerce = Camera di Commercio
card-ludus = Palestra Gladiatoria
card-arena = Arena
card-castrum = Castra
card-fortifications = Fortificazioni
card-circus = Circo
card-arsenal = Arsenale
card-siege_workshop = Opificio d’Assedio
card-lodge = Loggia
card-academy = Accademia
card-observatory = Osservatorio
card-study = Studio
card-university = Università
card-workers_guild = Gilda dei Lavoratori
card-craftsmens_guild = Gilda degli Artigiani
card-magistrates_guild = Gilda dei Magistrati
card-traders_guild = Gilda dei Mercanti
card-builders_guild = Gilda dei Costruttori
card-spies_guild = Gilda delle Spie
card-philosophers_guild = Gilda dei Filosofi
card-decorators_guild = Gilda degli Arredatori
card-scientists_guild = Gilda degli Scienziati
card-shipowners_guild = Gilda degli Armatori
card-opium_stash = Deposito d’Oppio
card-smugglers_cache = Nascondiglio dei Contrabbandieri
card-west_clandestine_wharf = Molo Clandestino Ovest
card-east_clandestine_wharf = Molo Clandestino Est
card-dive = Bettola
card-cells = Celle
card-customs = Dogana
card-pigeonhole = Piccionaia
card-raider_camp = Accampamento dei Predoni
card-secret_warehouse = Magazzino Segreto
card-city_gates = Porte della Città
card-militia = Milizia
card-hideout = Nascondiglio
card-residence = Residenza
card-guardhouse = Carceri
card-trade_center = Centro di Commercio
card-tabularium = Tabularium
card-black_market = Mercato Nero
card-band_of_spies = Rete di Spie
card-lair = Covo
card-raider_fort = Forte dei Predoni
card-mercenaries = Mercenari
card-architect_firm = Studio di Architetti
card-sepulcher = Sepolcro
card-forging_agency = Società di Falsari
card-opium_den = Fumeria d’Oppio
card-consulate = Consolato
card-gambling_den = Casa da Gioco
card-mint = Zecca
card-slave_market = Mercato degli Schiavi
card-raider_garrison = Guarnigione dei Predoni
card-cenotaph = Cenotafio
card-capitol = Campidoglio
card-memorial = Memoriale
card-secret_network = Rete Clandestina
card-prison = Prigione
card-opium_distillery = Distilleria d’Oppio
card-brotherhood = Confraternita
card-chamber_of_builders = Camera dei Costruttori
card-torture_chamber = Camera delle Torture
card-contingent = Contingente
card-embassy = Ambasciata
card-pontoon = Pontone
card-coastal_defenses = Difese Costiere
card-pirate_hideout = Nascondiglio dei Pirati
card-eastern_emporium = Emporio Orientale
card-construction_zone = Area di Costruzione
card-dry_hold = Bacino di Carenaggio
card-helmsmans_rest = Rifugio dei Timonieri
card-cabinet_of_explorers = Gabinetto degli Esploratori
card-ballista = Balista
card-fortified_port = Porto Fortificato
card-pirates_den = Covo dei Pirati
card-western_emporium = Emporio Occidentale
card-ship_repair = Riparazioni Navali
card-boathouse = Rimessa per Barche
card-cartographers_office = Ufficio dei Cartografi
card-navigation_firm = Società di Navigazione
card-pier = Imbarcadero
card-coastal_fortifications = Fortificazioni Costiere
card-pirate_crew = Ciurma dei Pirati
card-port_customs = Dogana Portuale
card-harbor_masters_office = Capitaneria di Porto
card-naval_headquarters = Quartier Generale Navale
card-nautical_archives = Archivi Nautici
card-circle_of_captains = Circolo dei Capitani

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
    .obj = Alexandria
    .a = ad Alexandria
city-babylon = Babylon
    .obj = Babylon
    .a = a Babylon
city-ephesos = Éphesos
    .obj = Éphesos
    .a = a Éphesos
city-gizah = Gizah
    .obj = Gizah
    .a = a Gizah
city-halikarnassos = Halikarnassos
    .obj = Halikarnassos
    .a = a Halikarnassos
city-olympia = Olympia
    .obj = Olympia
    .a = a Olympia
city-rhodos = Rhódos
    .obj = Rhódos
    .a = a Rhódos
city-roma = Roma
    .obj = Roma
    .a = a Roma
city-abu_simbel = Abu Simbel
    .obj = Abu Simbel
    .a = ad Abu Simbel
city-byzantium = Byzantium
    .obj = Byzantium
    .a = a Byzantium
city-petra = Petra
    .obj = Petra
    .a = a Petra
city-siracusa = Siracusa
    .obj = Siracusa
    .a = a Siracusa
city-you = tu
    .obj = te
    .a = a te
city-seat_0 = Posto 0
    .obj = Posto 0
    .a = al posto 0
city-seat_1 = Posto 1
    .obj = Posto 1
    .a = al posto 1
city-seat_2 = Posto 2
    .obj = Posto 2
    .a = al posto 2
city-seat_3 = Posto 3
    .obj = Posto 3
    .a = al posto 3
city-seat_4 = Posto 4
    .obj = Posto 4
    .a = al posto 4
city-seat_5 = Posto 5
    .obj = Posto 5
    .a = al posto 5
city-seat_6 = Posto 6
    .obj = Posto 6
    .a = al posto 6
city-seat_7 = Posto 7
    .obj = Posto 7
    .a = al posto 7

wonder-alexandria = il Faro
wonder-babylon = i Giardini Pensili
wonder-ephesos = il Tempio di Artemide
wonder-gizah = la Grande Piramide
wonder-halikarnassos = il Mausoleo
wonder-olympia = la Statua di Zeus
wonder-rhodos = il Colosso
wonder-roma = il Colosseo
wonder-abu_simbel = il Grande Tempio
wonder-byzantium = Santa Sofia
wonder-petra = il Tesoro
wonder-siracusa = il Porto Grande

leader-ramses = Ramses
leader-maecenas = Mecenate
leader-bilkis = Bilkis
leader-nero = Nerone
leader-xenophon = Senofonte
leader-vitruvius = Vitruvio
leader-hammurabi = Hammurabi
leader-leonidas = Leonida
leader-archimedes = Archimede
leader-imhotep = Imhotep
leader-amytis = Amytis
leader-phidias = Fidia
leader-praxiteles = Prassitele
leader-nebuchadnezzar = Nabucodonosor
leader-varro = Varrone
leader-pericles = Pericle
leader-hypatia = Ipazia
leader-hiram = Hiram
leader-justinian = Giustiniano
leader-plato = Platone
leader-alexander = Alessandro
leader-aristotle = Aristotele
leader-midas = Mida
leader-croesus = Creso
leader-hannibal = Annibale
leader-caesar = Cesare
leader-euclid = Euclide
leader-ptolemy = Tolomeo
leader-pythagoras = Pitagora
leader-sappho = Saffo
leader-zenobia = Zenobia
leader-nefertiti = Nefertiti
leader-cleopatra = Cleopatra
leader-solomon = Salomone
leader-nitocris = Nitocris
leader-telesilla = Telesilla
leader-berenice = Berenice
leader-hatshepsut = Hatshepsut
leader-tomyris = Tomiri
leader-aganice = Aganice
leader-enheduanna = Enheduanna
leader-cynisca = Cinisca
leader-agrippina = Agrippina
leader-gorgo = Gorgo
leader-makeda = Makeda
leader-phryne = Frine
leader-cornelia = Cornelia
leader-eurypyle = Euripile
leader-theano = Teano
leader-arsinoe = Arsinoe
leader-octavia = Ottavia
leader-caligula = Caligola
leader-diocletian = Diocleziano
leader-aspasia = Aspasia
leader-darius = Dario

island-overgrown_island = Isola Selvaggia
island-virgin_island = Isola Vergine
island-bronze_island = Isola di Bronzo
island-whistling_island = Isola Fischiante
island-foggy_island = Isola Nebbiosa
island-topaz_island = Isola di Topazio
island-amber_island = Isola d’Ambra
island-lost_island = Isola Perduta
island-inhabited_island = Isola Abitata
island-abandoned_oasis = Oasi Abbandonata
island-iron_oasis = Oasi di Ferro
island-windy_oasis = Oasi Ventosa
island-forgotten_oasis = Oasi Dimenticata
island-ancient_oasis = Oasi Antica
island-stormy_oasis = Oasi Tempestosa
island-wondrous_oasis = Oasi delle Meraviglie
island-oasis_of_statues = Oasi delle Statue
island-pirate_oasis = Oasi dei Pirati
island-scarlet_archipelago = Arcipelago Scarlatto
island-breezy_archipelago = Arcipelago delle Brezze
island-torrential_archipelago = Arcipelago Torrenziale
island-golden_archipelago = Arcipelago Dorato
island-emerald_archipelago = Arcipelago di Smeraldo
island-royal_archipelago = Arcipelago Reale
island-lush_archipelago = Arcipelago Lussureggiante
island-rainbow_archipelago = Arcipelago Arcobaleno
island-sheltered_archipelago = Arcipelago Riparato

# Where long words of names are parted, if there is no room for them.
hyphens =
    Abban|donata Abbat|timento Acca|demia Accam|pamento Acque|dotto Addestra|mento Agrip|pina
    Ales|sandro Amba|sciata Ambula|torio Archi|mede Archi|tetti Arci|pelago Arco|baleno
    Aristo|tele Arre|datori Arti|giani Biblio|teca Campi|doglio Capita|neria Cara|vanser|raglio
    Care|naggio Carto|grafi Ceno|tafio Clande|stina Clande|stino Cleo|patra Commer|ciale
    Commer|cio Confra|ternita Conso|lato Contin|gente Contrab|bandieri Costrut|tori Costru|zione
    Dimen|ticata Diocle|ziano Distil|leria Enhe|duanna Esplo|ratori Fischian|te Forti|ficato
    Forti|fica|zioni Gabi|netto Giaci|mento Giusti|niano Gladia|toria Guarni|gione Hammu|rabi
    Hatshep|sut Imbar|cadero Labora|torio Lavo|ratori Lussureg|giante Magaz|zino Magi|strati
    Matto|nificio Memo|riale Mera|viglie Merce|nari Mine|rario Muni|cipio Nabuco|donosor
    Nascon|diglio Naviga|zione Nefer|titi Occi|dentale Orien|tale Osser|vatorio Paliz|zata
    Piccio|naia Pras|sitele Resi|denza Ripara|zioni Scar|latto Scien|ziati Scrit|torio Sel|vaggia
    Seno|fonte Stam|peria Tabu|larium Taglia|pietre Tele|silla Tempe|stosa Timo|nieri Torren|ziale
    Tribu|nale Univer|sità

shipyard-shipyard_1 = Cantiere Navale 1
shipyard-shipyard_2 = Cantiere Navale 2
shipyard-shipyard_3 = Cantiere Navale 3
shipyard-shipyard_4 = Cantiere Navale 4
shipyard-shipyard_5 = Cantiere Navale 5
shipyard-shipyard_6 = Cantiere Navale 6
shipyard-shipyard_7 = Cantiere Navale 7
shipyard-shipyard_8 = Cantiere Navale 8

fleet-red = Rossa
fleet-yellow = Gialla
fleet-blue = Blu
fleet-green = Verde

resource-wood = Legno
    .counted = { $count } Legni
resource-stone = Pietra
    .counted = { $count } Pietre
resource-ore = Minerale
    .counted = { $count } Minerali
resource-clay = Argilla
    .counted = { $count } Argille
resource-glass = Vetro
    .counted = { $count } Vetri
resource-cloth = Tessuto
    .counted = { $count } Tessuti
resource-papyrus = Papiro
    .counted = { $count } Papiri

colour-brown = Marrone
    .symbol = ■
    .one = marrone
    .many = marroni
colour-grey = Grigio
    .symbol = ◆
    .one = grigia
    .many = grigie
colour-blue = Blu
    .symbol = ▬
    .one = blu
    .many = blu
colour-yellow = Giallo
    .symbol = ●
    .one = gialla
    .many = gialle
colour-red = Rosso
    .symbol = ✚
    .one = rossa
    .many = rosse
colour-green = Verde
    .symbol = ▲
    .one = verde
    .many = verdi
colour-purple = Viola
    .symbol = ★
    .one = viola
    .many = viola
colour-black = Nero
    .symbol = ▼
    .one = nera
    .many = nere
# Leaders have no colour; their sign stands where that of a colour would.
colour-leader = Leader
    .symbol = ♛
    .one = Leader
    .many = Leader

science-compass = compasso
science-gear = ingranaggio
science-tablet = tavoletta
science-choice = simbolo a scelta
science-mask = maschera
science-most = il più frequente

side-day = Giorno
side-night = Notte

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
# on purpose: same
list-clauses = { $list }; { $next }
given-obj = { $name }
given-a = a { $name }
age =
    { $age ->
        [1] Epoca I
        [2] Epoca II
       *[3] Epoca III
    }
coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
shields =
    { $shields ->
        [one] { $shields } scudo
       *[other] { $shields } scudi
    }
# Who does something, before a clause that says what.
seat-name =
    { $who ->
        [you] Tu
       *[other] { CITY($who) }
    }
# The same where it stands by itself, or before a figure.
seat-label = { seat-name }
debts =
    { $debts ->
        [one] { $debts } debito
       *[other] { $debts } debiti
    }
diplomacy =
    { $tokens ->
        [one] { $tokens } segnalino Diplomazia
       *[other] { $tokens } segnalini Diplomazia
    }
naval = potenza navale { $strength }
# on purpose: same
leaders-named = { LEADER($leaders) }
# on purpose: same
islands-named = { ISLAND($islands) }
# on purpose: same
city-title-side = { CITY($board) }, { SIDE($side) }
team = squadra { $team }
# on purpose: same
goods = { RESOURCE($goods) }
cost-nothing = niente
cost-age = 1, 2 o 3 monete, secondo l’Epoca
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
        [one] { $amount } punto
       *[other] { $amount } punti
    }
effect-shields =
    { $amount ->
        [one] { $amount } scudo
       *[other] { $amount } scudi
    }
# on purpose: same
effect-symbol = { SCIENCE($symbol) }
effect-symbol_choice = compasso, ingranaggio o tavoletta
effect-coins =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
# What effects count, and in which cities.
each =
    { $each ->
        [victories] tuo segnalino Vittoria
        [islands] tua Isola
        [commerce] tuo livello commerciale
        [stages] stadio costruito { $where ->
            [own] nella tua Città
            [neighbours] nelle Città vicine
           *[all] nella tua Città e in quelle vicine
        }
       *[colours] carta { SYMBOL($each, form: "one", join: "or") } { $where ->
            [own] nella tua Città
            [neighbours] nelle Città vicine
           *[all] nella tua Città e in quelle vicine
        }
    }
effect-coins_per =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    } per ogni { each }
effect-points_per =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } per ogni { each }
effect-both_per = { coins }, { points } per ogni { each }
effect-points_if_complete =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } se la tua Meraviglia è completa
effect-discount =
    { $where ->
        [left] il vicino a sinistra vende
        [right] il vicino a destra vende
       *[neighbours] entrambi i vicini vendono
    } { $goods ->
        [raw] le risorse { SYMBOL("brown", form: "many") }
       *[manufactured] le risorse { SYMBOL("grey", form: "many") }
    } a 1 moneta
effect-play_last_card = giochi anche l’ultima carta di ogni Epoca
effect-build_from_discard = costruisci gratis una carta degli scarti
effect-free_first_of_colour = la tua prima carta di ogni colore è gratis
effect-free_first_of_age = la tua prima carta di ogni Epoca è gratis
effect-free_last_of_age = la tua ultima carta di ogni Epoca è gratis
effect-free_colour = le carte { SYMBOL($each, form: "many") } sono gratis
effect-leaders_free = i Leader sono gratis
effect-leader_discount =
    { $where ->
        [own] i tuoi Leader
       *[neighbours] i Leader dei vicini
    } costano { coins } in meno
effect-bank_purchase =
    { goods-a-turn } dalla riserva a { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }{ $amount ->
        [one] { "" }
       *[other] { " " }l’una
    }
goods-a-turn =
    { $amount ->
        [one] compri { $amount } risorsa per turno
       *[other] compri { $amount } risorse per turno
    }
effect-coins_on_victory = { coins } per ogni segnalino Vittoria che prendi
effect-coins_on_build = { coins } per ogni carta { SYMBOL($each, form: "one") } che costruisci
effect-coins_on_chain = { coins } per ogni carta che costruisci per concatenazione
effect-reduce =
    { $each ->
        [stages] gli stadi costano
        [fleets] le Costruzioni Navali costano
       *[colours] le carte { SYMBOL($each, form: "many") } costano
    } { $amount ->
        [one] { $amount } risorsa in meno
       *[other] { $amount } risorse in meno
    }
effect-bonus_coin = { coins } in più la prima volta che in un turno prendi monete dalla riserva
effect-coin_after_purchase = { coins } dalla riserva per ogni vicino da cui compri
effect-defeats_to_winner = i tuoi segnalini Sconfitta vanno al vincitore
effect-coins_on_stage = { coins } per ogni stadio che costruisci
effect-others_lose_on_stage = tutti gli altri perdono { coins } per ogni stadio che costruisci
effect-free_per_age =
    { $amount ->
        [one] { $amount } carta { SYMBOL($each, form: "one") } gratis
       *[other] { $amount } carte { SYMBOL($each, form: "many") } gratis
    } in ogni Epoca
effect-free_stages = gli stadi non costano risorse
effect-purchase_rebate =
    una volta per turno, una risorsa del vicino a { $where ->
        [left] sinistra
       *[right] destra
    } costa { coins } in meno
effect-start_rebate = le risorse delle plance dei vicini costano { coins } in meno
effect-produce_owned = una risorsa in più, tra quelle che già producono le tue carte { SYMBOL("brown", form: "many") } o { SYMBOL("grey", form: "many") } o la tua plancia
effect-produce_missing = una risorsa che le tue carte { SYMBOL("brown", form: "many") } e { SYMBOL("grey", form: "many") } e la tua plancia non producono
effect-remote_trade =
    { goods-a-turn } dalla seconda Città a { $where ->
        [far_left] sinistra
       *[far_right] destra
    } a { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }{ $amount ->
        [one] { "" }
       *[other] { " " }l’una
    }
effect-immunity = immune a Tributi e Pirati
effect-stage_moves_fleet = ogni stadio muove gratis una Flotta
effect-abstain = puoi restare fuori dai Conflitti Navali
effect-coins_per_step = { coins } ogni volta che muovi una Flotta
effect-naval = potenza navale { $amount }
effect-victory =
    { $value ->
        [0] un segnalino Vittoria di questa Epoca
       *[other] segnalino Vittoria +{ $value }
    }
effect-purge_defeats = scarti i tuoi segnalini Sconfitta, tutti gli altri scartano un segnalino Vittoria
effect-others_lose =
    { $each ->
        [age] tutti gli altri perdono 1, 2 o 3 monete, secondo l’Epoca
        [victories] tutti gli altri perdono { coins } per ogni loro segnalino Vittoria
        [stages] tutti gli altri perdono { coins } per ogni loro stadio
       *[nothing] tutti gli altri perdono { coins }
    }
effect-diplomacy =
    { $amount ->
        [one] segnalino Diplomazia
       *[other] { $amount } segnalini Diplomazia
    }
# on purpose: plural
effect-draw_leaders = peschi { $amount } Leader
effect-recruit_extra = recluti un altro Leader
effect-bury_leader = seppellisci un Leader: { $times } volte il suo costo in punti
effect-cash_defeats = scarti i tuoi segnalini Sconfitta per { coins } l’uno
effect-gift =
    { $where ->
        [others] tutti gli altri ricevono
       *[neighbours] i vicini ricevono
    } { coins }
effect-debts = i vicini prendono { debts }
effect-incursion =
    Incursione contro la seconda Città a { $where ->
        [far_left] sinistra
       *[far_right] destra
    }
effect-move_fleet =
    { $fleets ->
        [any] { $amount ->
            [one] muovi gratis una Flotta
           *[other] muovi gratis { $amount } Flotte
        }
       *[named] muovi gratis la Flotta { FLEET($fleets) }
    }
effect-top_island = peschi la prima Isola di livello { $amount }
effect-pirates = Pirati: tutti gli altri perdono monete pari al loro livello commerciale
effect-points_per_set =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni set di carte { SYMBOL($each, form: "one", join: "and") }
effect-points_per_symbol_set = { points } in più per ogni set di simboli scientifici
effect-points_per_coins = { points } in più ogni { $coins } monete
effect-replace_symbol = cambi un simbolo scientifico alla fine
effect-symbol_most = un altro simbolo scientifico, del tipo che hai di più
effect-points_if_undefeated = { points } se non hai segnalini Sconfitta
effect-points_if_only_leader = { points } se è il tuo unico Leader
effect-points_per_victory_pair = per ogni coppia di segnalini Vittoria uguali, altri punti pari al valore di uno
effect-points_if_richest = { points } se hai più monete di ogni vicino
effect-points_if_most = { points } se hai più carte { SYMBOL($each, form: "many") } di ogni vicino
effect-points_per_token = { points } per ogni segnalino Vittoria +{ $value }
effect-mask = copi un simbolo di una carta { SYMBOL("green", form: "one") } di un vicino
effect-points_per_chosen_colour = { points } per ogni carta del tuo colore migliore

# What the spaces of a ship's track show.
space-naval = potenza navale { $amount }
space-commerce = livello commerciale { $amount }
space-coins =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
space-tribute = Tributo { $amount }
space-points =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
space-island = esplora il livello { $amount }
space-nothing = ancora niente

## What a card takes now

way-chain = gratis con { CARD($cards) }
way-right = gratis grazie a { CITY($board) }
way-leader = gratis grazie a { LEADER($leader) }
way-reduced = gratis grazie a uno sconto
pay-bank = { coins } alla riserva
pay-city =
    { coins } { CITY($who, form: "a") } ({ $side ->
        [left] a sinistra
        [right] a destra
        [far_left] seconda a sinistra
       *[far_right] seconda a destra
    })

# Why something cannot be done: by itself, and as the end of a sentence.
obstacle-built = Già costruita
    .clause = già costruita
obstacle-complete = La tua Meraviglia è completa
    .clause = la tua Meraviglia è completa
obstacle-harbour = Flotta all’ultima casella
    .clause = la Flotta è all’ultima casella
obstacle-coins =
    { $needs ->
        [one] Costa { $needs } moneta, tu ne hai { $has }
       *[other] Costa { $needs } monete, tu ne hai { $has }
    }
    .clause =
        { $needs ->
            [one] costa { $needs } moneta, tu ne hai { $has }
           *[other] costa { $needs } monete, tu ne hai { $has }
        }
# The bundles of goods that would help, as a list with "or".
obstacle-missing = Mancanti: { $bundles }
    .clause = hai ancora bisogno di { $bundles }
# on purpose: same
goods-lacked = { RESOURCE($goods) }
# What cannot be done, and the reason as a clause.
# on purpose: same
cannot-why = { $what }: { $why }

## Moves: as lines of a menu, and once chosen

action-build = Costruisci
action-stage = Costruisci lo stadio { $stage }
action-recruit = Recluta
pass-last = Non giocarla (scartala)
pass-discard = Non costruirne nessuna
pass-extra = Non reclutare nessuno
pass-bury = Non seppellire nessuno
pass-fleet = Non muovere nessuna Flotta
join-naval = Partecipa
abstain-naval = Resta fuori (nessun segnalino)
pay-or-owe =
    { $debts ->
        [0] Paga { coins }
       *[other] { $coins ->
            [0] Prendi { debts }
           *[other] Paga { coins }, prendi { debts }
        }
    }

choice-build = costruisci { card-coloured }
choice-stage = costruisci lo stadio { $stage } con { card-coloured }
choice-sell = vendi { card-coloured } per 3 monete
choice-sell-ship = vendi { card-coloured } per muovere la ≈ Flotta { FLEET($fleet) }
with-ship = { $action } e muovi la ≈ Flotta { FLEET($fleet) } alla casella { $step }
choice-take = costruisci gratis { card-coloured } dagli scarti
choice-pass = non fare niente
choice-side = prendi il lato { SIDE($what) }
choice-board = prendi { CITY($what) }
choice-keep = tieni ♛ { LEADER($what) }
choice-recruit = recluta ♛ { LEADER($what) }
choice-bury = seppellisci ♛ { LEADER($what) }
choice-token = scarta +{ $what }
choice-debt =
    { $what ->
        [0] nessun debito: paga tutto
        [one] prendi { $what } debito
       *[other] prendi { $what } debiti
    }
choice-fleet = muovi la ≈ Flotta { FLEET($what) }
choice-island = tieni ◎ { ISLAND($what) }
choice-join = partecipa al Conflitto Navale
choice-abstain = resta fuori dal Conflitto Navale

## What happened: clauses that stand behind the name of a city

event-board =
    { $who ->
        [you] prendi
       *[other] prende
    } la plancia di { CITY($board) }
event-side =
    { $who ->
        [you] prendi
       *[other] prende
    } il lato { SIDE($side) }
event-build =
    { $who ->
        [you] costruisci
       *[other] costruisce
    } { card-coloured }{ $how ->
        [chain] { " " }gratis per concatenazione
        [free] { " " }gratis grazie a { CITY($by) }
        [discard] { " " }dagli scarti
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] costruisci
       *[other] costruisce
    } lo stadio { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }con { card-coloured }
    }
event-sell =
    { $who ->
        [you] vendi
       *[other] vende
    } { $card ->
        [unseen] una carta
       *[seen] { card-coloured }
    }
event-spend =
    { $who ->
        [you] paghi
       *[other] paga
    } { coins } alla riserva
event-trade =
    { $who ->
        [you] compri
       *[other] compra
    } risorse da { CITY($to, form: "obj") } per { coins }
event-received = vendi risorse { CITY($buyer, form: "a") } per { coins }
event-gain =
    { $who ->
        [you] prendi
       *[other] prende
    } { coins } { $source ->
        [sale] in cambio
        [card] con { CARD($what) }
        [leader] con { LEADER($what) }
        [island] con { ISLAND($what) }
        [space] dalla casella della ≈ Flotta { FLEET($what) }
       *[stage] con lo stadio { $what }
    }
event-decline =
    { $who ->
        [you] passi
       *[other] passa
    }
event-leftover =
    { $who ->
        [you] scarti
       *[other] scarta
    } { $card ->
        [unseen] l’ultima carta
       *[seen] { card-coloured } come { $colour ->
            [leader] ultimo Leader
           *[other] ultima carta
        }
    }
event-forgo =
    { $who ->
        [you] non giochi l’ultima carta
       *[other] non gioca l’ultima carta
    }
event-keep =
    { $who ->
        [you] tieni
       *[other] tiene
    } { card-coloured }
event-recruit =
    { $who ->
        [you] recluti
       *[other] recluta
    } ♛ { LEADER($leader) }
# on purpose: plural
event-draw =
    { $who ->
        [you] peschi
       *[other] pesca
    } { $leaders } Leader
event-bury =
    { $who ->
        [you] seppellisci
       *[other] seppellisce
    } ♛ { LEADER($leader) }
event-victory =
    { $who ->
        [you] prendi
       *[other] prende
    } un segnalino Vittoria +{ $value }
event-give_up =
    { $who ->
        [you] scarti
       *[other] scarta
    } un segnalino Vittoria +{ $value }
event-purge =
    { $who ->
        [you] scarti
       *[other] scarta
    } { $defeats ->
        [one] { $defeats } segnalino Sconfitta
       *[other] { $defeats } segnalini Sconfitta
    }
event-diplomacy =
    { $who ->
        [you] prendi
       *[other] prende
    } { diplomacy }
event-debts =
    { $who ->
        [you] ricevi
       *[other] riceve
    } { debts }
event-lose =
    { $debts ->
        [0] { $who ->
            [you] perdi
           *[other] perde
        } { coins }
       *[other] { $coins ->
            [0] { $who ->
                [you] prendi
               *[other] prende
            } { debts } invece di perdere monete
           *[other] { $who ->
                [you] perdi
               *[other] perde
            } { coins } e { $who ->
                [you] prendi
               *[other] prende
            } { debts }
        }
    }
event-shipyard =
    { $who ->
        [you] prendi
       *[other] prende
    } il { SHIPYARD($shipyard) }
event-fleet =
    { $who ->
        [you] muovi
       *[other] muove
    } la ≈ Flotta { FLEET($fleet) } alla casella { $step }
event-tribute =
    { $who ->
        [you] richiedi
       *[other] richiede
    } un Tributo di { coins }
event-island =
    { $who ->
        [you] prendi
       *[other] prende
    } ◎ { ISLAND($island) }
event-incursion =
    { $who ->
        [you] inneschi
       *[other] innesca
    } un’Incursione contro { $target ->
        [you] di te
       *[other] { CITY($target, form: "obj") }
    }
event-abstain =
    { $who ->
        [you] resti
       *[other] resta
    } fuori dal Conflitto Navale
event-abroad =
    { $who ->
        [you] usi
       *[other] usa
    } un segnalino Diplomazia
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
        [equal] parità, non succede niente
        [won] { $who ->
            [you] tu prendi
           *[other] { CITY($who) } prende
        } { prize }{ $taker ->
            [winner] { " " }e { price }
           *[loser] , { CITY($other) } { price }
        }
       *[lost] { CITY($other) } prende { prize }{ $taker ->
            [winner] { " " }e { price }
           *[loser] , { $who ->
                [you] tu
               *[other] { CITY($who) }
            } { price }
        }
    }
event-fought = { seat-label } contro { CITY($other, form: "obj") }: { fight-result }
chapter-opening = Prima dell’Epoca I
naval-ranked =
    { seat-label } { $strength }: { $value ->
        [0] niente
       *[other] { $shown }
    }
# on purpose: same
naval-absent = { seat-name } { event-abstain }
# on purpose: same
diplomat = { seat-name } { event-abroad }
no-conflict = Nessun conflitto.
chapter-last = { age }, ultime carte
chapter-recruitment = { age }, Reclutamento
chapter-turn = { age }, turno { $turn }

## Cities

city-place =
    { $place ->
        [own] la tua Città
        [left] a sinistra
        [right] a destra
       *[other] { "" }
    }
city-open = Apri la Città:
# on purpose: same
goods-choice = { RESOURCE($goods, join: "or") }
city-mate = in squadra con te
shields-against =
    { $where ->
        [you] { $result ->
            [stronger] più forte
            [weaker] più debole
           *[equal] pari
        }
       *[neighbour] a { $where ->
            [left] sinistra
           *[right] destra
        } { $shields }: { $result ->
            [stronger] sei più forte
            [weaker] sei più debole
           *[equal] pari
        }
    }
label-makes =
    { $whose ->
        [own] Produce
       *[other] Vende
    }
label-alone = Solo per sé
label-wonder = Meraviglia
label-cards = Carte
label-leaders = Leader
label-ships = Flotte
label-islands = Isole
label-cost = Costo
tokens-naval = segnalini navali { $tokens }
# on purpose: same
naval-of = { seat-label } { $strength }
leaders-in-hand = in mano ♛ { LEADER($leaders, join: ", ♛ ") }
track-wonder = si muove con gli stadi
incursion-on = contro { $target ->
        [you] di te
       *[other] { CITY($target, form: "obj") }
    }
incursion-by = da { CITY($who, form: "obj") }
cards-none = Nessuna carta costruita
stages-built = stadi { $built }/{ $all }
chain-free-with =
    { $own ->
        [yes] Gratis: hai { CARD($cards, join: "or") }
       *[no] Gratis con { CARD($cards, join: "or") }
    }
chain-leads-to = Poi gratis: { CARD($cards) }
board-start = produce { RESOURCE($goods) }

## Headings

title-turn =
    { age } · turno { $turn } di { $turns } · le mani passano a { $side ->
        [left] sinistra
       *[right] destra
    }
title-recruitment = { age } · recluta un Leader
title-selection = Prima dell’Epoca I · i Leader passano a destra
title-step = Passo { $step } di { $last }
title-story = Che cosa è successo
title-hand = La tua mano
title-last = Puoi giocare anche l’ultima carta di questa Epoca.
title-discard = Puoi costruire gratis una carta degli scarti.
title-keep = Tieni un Leader; gli altri passano a destra.
title-extra = Puoi reclutare un altro Leader.
title-bury = Seppellire un Leader? Dà i suoi punti e perde il suo effetto.
title-token = Scarta un segnalino Vittoria.
title-debt = Perdi { coins }. Paga, o prendi debiti (−1 punto l’uno).
title-fleet =
    { $most ->
        [one] Muovi gratis una Flotta di una casella.
       *[other] Muovi gratis fino a { $most } Flotte diverse di una casella l’una.
    }
title-island = Esplori: tieni un’Isola.
title-join = Partecipi al Conflitto Navale? Chi resta fuori non entra nel confronto.
title-log = Cronaca
title-rules = Le regole in breve

## The score sheet

# Two lines each, so that the sheet stays narrow.
line-military = Conflitti
line-treasury = Tesoro
line-wonder = Meraviglia
line-blue =
    ▬
    Blu
line-yellow =
    ●
    Gialle
line-green =
    ▲
    Verdi
line-purple =
    ★
    Viola
# on purpose: same
line-leaders =
    ♛
    Leader
line-black =
    ▼
    Nere
line-naval =
    ≈
    Navali
line-islands =
    ◎
    Isole
line-total = Totale
line-team = Squadra
line-coins =
    monete
    rimaste

## What a position shows

decision =
    { $decision ->
        [board] una plancia
        [side] un lato della tua Meraviglia
        [card] una carta
        [last] se giocare l’ultima carta
        [keep] un Leader da tenere
        [recruit] un Leader da reclutare
        [extra] un altro Leader da reclutare
        [bury] un Leader da seppellire
        [token] un segnalino Vittoria da scartare
        [debt] tra monete e debiti
        [fleet] le Flotte da muovere
        [island] un’Isola
        [naval] se partecipare al Conflitto Navale
       *[discard] una carta degli scarti
    }

## Playing

# on purpose: same
box-leaders = Leaders
# on purpose: same
box-cities = Cities
# on purpose: same
box-armada = Armada
box-teams = squadre di due
notice-board = Hai { CITY($board) }: { WONDER($board) }. Scegli un lato.
notice-chosen = Coperta

## What a move would do, in figures

foresee-ask = Che effetto avrebbe?
foresee-deed =
    { $deed ->
        [build] { deed-build }
        [build-ship] { action-build-sail }
        [stage] { deed-stage }
        [stage-ship] { action-stage-sail }
        [recruit] { action-recruit }
        [take] Costruisci gratis
        [bury] Seppellisci questo Leader
        [island] Tieni questa Isola
        [sell-ship] Vendi e muovi la Flotta
       *[sell] { action-sell-it }
    }
# on purpose: same
foresee-of = { $piece }: { $deed }
# on purpose: same
foresee-row = { $label }: { $value }
foresee-coins = Monete
foresee-points = Punti adesso
foresee-end = Punti alla fine
foresee-end-about = Così come stanno le cose: con tutti i conflitti futuri, se scudi e Flotte non cambiano.
foresee-shields = Scudi
foresee-battles = Conflitti
foresee-naval = Potenza navale
foresee-token = Segnalino navale
foresee-frees = Poi gratis
foresee-opens = Poi puoi costruire
foresee-closes = Non più alla tua portata
foresee-loses = Gli altri perdono
foresee-follows = Dopo
# on purpose: same
foresee-change = { $before } → { $after }
    .heard = { $before }, poi { $after }
foresee-same = { $before } (come ora)
foresee-battle =
    { CITY($who) } ({ shields }): { $result ->
        [won] vinci
        [lost] perdi
        [tied] pareggio
       *[none] nessun conflitto
    }
# on purpose: same
foresee-loss = { CITY($who) }: { coins }
foresee-stage = stadio { $stage }
foresee-then =
    { $what ->
        [discard] puoi costruire una carta scartata
        [extra] puoi reclutare un altro Leader
        [bury] puoi seppellire un Leader
        [token] scarti un segnalino Vittoria
        [fleet] puoi muovere una Flotta
        [island] scegli un’Isola
        [debt] paghi o prendi debiti
       *[draw] si pesca qualcosa di coperto
    }
foresee-passed = Se la passi
foresee-next =
    { $how ->
        [chain] { CITY($who) } potrebbe costruirla gratis per concatenazione.
        [free] { CITY($who) } potrebbe costruirla gratis.
        [nothing] { CITY($who) } potrebbe costruirla gratis.
        [reduced] { CITY($who) } potrebbe costruirla a costo ridotto.
        [goods] { CITY($who) } potrebbe costruirla con le proprie risorse.
        [paid] { CITY($who) } potrebbe costruirla per { coins }.
        [built] { CITY($who) } l’ha già costruita.
       *[no] { CITY($who) } per ora non può pagarla.
    }

## Help

help-rules =
    A ogni turno ciascuno sceglie una carta dalla propria mano; si rivelano tutte insieme e le mani passano. Costruisci la carta, usala per costruire il prossimo stadio della tua Meraviglia, o vendila per 3 monete.
    Le risorse non si consumano: ogni simbolo della tua Città serve una volta per turno. Le risorse che ti mancano le compri dai due vicini, se le producono, a 2 monete l’una. Le monete che ricevi si possono spendere dal turno seguente. Per concatenazione una carta è gratis se hai costruito quella precedente.
    Dopo ogni Epoca confronti gli scudi con ogni vicino: chi ne ha di più prende 1, 3 o 5 punti secondo l’Epoca, chi ne ha di meno perde 1. Dopo l’Epoca III vince chi ha più punti; 3 monete fanno un punto.
help-brown = ■ marrone: risorse comuni (legno, pietra, minerale, argilla)
help-grey = ◆ grigio: risorse rare (vetro, tessuto, papiro)
help-blue = ▬ blu: punti
help-yellow = ● giallo: monete, commercio più conveniente, punti
help-red = ✚ rosso: scudi
help-green = ▲ verde: scienza; il quadrato del numero di ogni simbolo, e 7 punti per ogni set di tre simboli diversi
help-purple = ★ viola: Gilde; punti per quel che c’è nella tua Città e attorno (Epoca III)
help-black = ▼ nero: debiti, Diplomazia, maschere e altri affari oscuri
help-leaders = Leaders: tutti cominciano con 6 monete e quattro Leader. Prima di ogni Epoca ne recluti uno pagandone il costo, lo usi per costruire uno stadio, o lo vendi.
help-cities = Cities: quando perdi monete puoi invece prendere debiti, −1 punto l’uno. Un segnalino Diplomazia ti tiene fuori dai prossimi Conflitti Militari. Una maschera copia a fine partita un simbolo scientifico di un vicino.
help-armada = Armada: con una carta rossa, gialla, blu o verde puoi muovere di una casella la Flotta del suo colore, e con uno stadio la Flotta associata alla tua Meraviglia, per un costo pagato insieme a quello della carta o dello stadio. Una vendita può muovere la ≈ Flotta Gialla invece di dare monete. Dopo ogni Epoca tutti confrontano la potenza navale: i primi e i secondi prendono punti, gli ultimi ne perdono. Tributi e Pirati tolgono monete; un livello commerciale più alto protegge dai Tributi e attira i Pirati. Le Flotte Verdi trovano Isole.
help-teams = Squadre: i compagni di squadra siedono vicini, vedono l’uno la mano dell’altro, non combattono tra loro e sommano i punti. I conflitti con l’altro vicino contano doppio.

## The terminal (not for the page)

# on purpose: same
labelled = { $label }: { $value }
way-how =
    { $how ->
        [goods] bastano le tue risorse
        [reduced] { way-reduced }
       *[nothing] gratis
    }
# What a cost or an action brings.
# on purpose: same
gives = { $what } → { $gift }
commerce = livello commerciale { $level }
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
       *[other] { $count } { RESOURCE($goods, join: "/") }
    }
ways-count =
    { $count ->
        [one] { $way } ({ $count } modo)
       *[other] { $way } ({ $count } modi)
    }
pay-side =
    { coins } { $side ->
        [left] a sinistra
        [right] a destra
        [far_left] alla seconda Città a sinistra
       *[far_right] alla seconda Città a destra
    }
# Behind what a card takes without a ship: that a step of its ship takes no more, or what it takes.
ship-too = { $way }, anche ≈
# on purpose: same
ship-way = ≈ { $way }
action-sell = Vendi per 3 monete
action-take = Costruisci gratis
action-sell-ship = Vendi per muovere la ≈ Flotta { FLEET($fleet) } alla casella { $step }
cannot-stage = Costruisci uno stadio
cannot-ship = { $action }, con la ≈ Flotta { FLEET($fleet) }
give-up = Scarta +{ $value }
event-pass =
    Tutte le mani passano a { $side ->
        [left] sinistra
       *[right] destra
    }.
event-deal = Si distribuiscono le carte dell’{ age }.
event-end = Fine della partita
event-conflict = { seat-label } { $shields }, { CITY($other) } { $against }: { fight-result }
# on purpose: same
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }
label-trade = Commercio
label-science = Scienza
label-military = Conflitti
label-naval = Per mare
label-incursion = Incursione
label-recruit = Recluta ora
label-card = Carta
label-gives = Dà
label-now = Costruisci ora
label-leads = Rende gratis
# on purpose: same
token-victory = +{ $value }
# on purpose: same
token-defeat = −1
leader-buried = { leader-title } (sepolto)
# on purpose: same
leaders-count =
    ♛{ $count }
# on purpose: same
islands-count = ◎{ $count }
hand-leaders = { $count } in mano
# on purpose: same
track = { $step }/{ $last }
wonder-no-side = lato non ancora scelto
# on purpose: same
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
# on purpose: same
cards-count = { SYMBOL($colour) }{ $count }
chain-before = Gratis con
chain-after = Poi gratis
# on purpose: same
board-gift = { SIDE($side) }: { $gift }
title-boards = Plance
title-naval = Conflitto Navale, fine dell’{ age }
title-conflicts = Conflitti Militari, fine dell’{ age }
title-hands = Mani
title-leaders = I tuoi Leader
title-offers = A scelta
title-pile = Pila degli scarti
title-sheet =
    { $when ->
        [end] Punteggio
       *[now] Punteggio se la partita finisse ora
    }
title-help = Comandi
outcome-won =
    { $who ->
        [you] Vinci con { points }!
       *[other] { CITY($who) } vince con { points }.
    }
outcome-tie =
    { $won } A pari punti con { CITY($rivals, join: "and", form: "obj") }; decidono le monete: { $coins } a { $most }.
outcome-team =
    Vittoria di squadra con { points }: { CITY($winners, join: "and") }.
outcome-shared =
    { $points ->
        [one] Vittoria condivisa con { $points } punto e pari monete: { CITY($winners, join: "and") }.
       *[other] Vittoria condivisa con { $points } punti e pari monete: { CITY($winners, join: "and") }.
    }
holds =
    { $who ->
        [you] Hai in mano
       *[other] { CITY($who) } ha in mano
    }
waits-for =
    { $who ->
        [you] Devi scegliere
       *[other] { CITY($who) } deve scegliere
    } { decision }
has-chosen =
    { $who ->
        [you] Hai scelto
       *[other] { CITY($who) } ha scelto
    }
welcome = Mirabilia: costruisci una Città e una Meraviglia del mondo in tre Epoche di { $turns } turni.
welcome-boxes = In gioco anche: { BOX($boxes) }.
welcome-help = A ogni domanda: r per le regole in breve, ? per tutti i comandi, q per uscire.
notice-choice = La tua scelta
notice-taken-back = Scelta ritirata. Scegli di nuovo.
notice-forced = C’era una sola possibilità: è stata giocata per te.
notice-saved = Partita registrata in { $name }.
notice-not-saved = Non è stato possibile registrare la partita in { $name }: { $reason }.
notice-unfinished = La registrazione finisce qui, prima della fine della partita.
prompt-card = Carta 1–{ $most } (c Città, l cronaca, s punti, ? aiuto): { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Invio per farlo, b per tornare: { "" }
           *[other] Azione 1–{ $most }, b per tornare: { "" }
        }
       *[no] Azione 1–{ $most }: { "" }
    }
prompt-leader = Leader 1–{ $most } (c Città, l cronaca, s punti, ? aiuto): { "" }
prompt-choice = Scelta 1–{ $most } (c Città, s punti, ? aiuto): { "" }
prompt-side = Lato 1 o 2: { "" }
prompt-board = Plancia 1–{ $most }: { "" }
prompt-discard = Carta 1–{ $most }, n per nessuna: { "" }
prompt-reveal = Invio per rivelare, u per ritirare: { "" }
prompt-next-age = Invio per passare all’{ age }: { "" }
prompt-leave = Lasciare questa partita? (s/n) { "" }
prompt-save = Registrare la partita? Nome del file, o Invio per saltare: { "" }
prompt-overwrite = { $name } esiste già. Sovrascriverlo? (s/n) { "" }
prompt-step =
    { $where ->
        [end] Passo { $step } di { $last }, la fine (Invio o q per uscire, b indietro, ? aiuto): { "" }
       *[middle] Passo { $step } di { $last } (Invio avanti, b indietro, q esci, ? aiuto): { "" }
    }
answers-yes = s sì si
hint-foresee = f e un numero da 1 a { $most } dice che effetto avrebbe.
hint-card = Scrivi il numero di una carta, da 1 a { $most }; ? elenca tutti i comandi.
hint-number =
    { $most ->
        [1] Premi Invio per farlo, o b per tornare.
       *[other] Scrivi un numero, da 1 a { $most }.
    }
hint-discard = Scrivi il numero di una carta con ✓, o n per non costruirne nessuna.
hint-reveal = Premi Invio per rivelare la tua scelta, o u per ritirarla.
hint-city = Scrivi c e il numero di una Città, da 0 a { $last }, o l’inizio del suo nome.
hint-log = Qui ci sono solo gli ultimi turni; l all mostra tutto.
hint-step = Premi Invio per il prossimo passo; o scrivi b, un passo da 0 a { $last }, o un’Epoca e un turno come 2.1.
help-keys =
    { $kind ->
        [play] 3       carta 3, poi che cosa farne; 3 1 fa subito la prima cosa
        f 3     che effetto avrebbe la carta 3, in cifre
        b       indietro alla mano
        u       ritira la scelta, prima che sia rivelata
        Invio   mostra di nuovo il tavolo
        c 1     Città 1 in grande; c tutte le Città
        l       la cronaca degli ultimi turni; l all tutta
        s       i punti finora
        r       le regole in breve
        q       esci
       *[record] Invio   il prossimo passo
        b       il passo precedente
        7       passo 7; 2.1 il primo turno dell’Epoca II
        c 1     Città 1 in grande, con la sua mano; c tutte le Città
        l       la cronaca degli ultimi turni; l all tutta
        s       i punti finora
        r       le regole in breve
        q       esci
    }

## Errors in moves that are typed, by class and code (not for the page)

error-MalformedMove-empty = Una mossa non può essere vuota; comincia con una di queste parole: { $verbs }.
error-MalformedMove-verb = «{ $text }» non è una mossa: una mossa comincia con una di queste parole: { $verbs }.
error-MalformedMove-subject =
    «{ $text }» non è una mossa: dopo { $verb } viene { $kind ->
        [card] una carta
        [leader] un Leader
        [board] una plancia
        [island] un’Isola
        [fleet] una Flotta
        [side] un lato
        [board_or_leader] una plancia o un Leader
       *[card_or_leader] una carta o un Leader
    }.
error-MalformedMove-unknown =
    «{ $text }» non è una mossa: non c’è { $kind ->
        [card] nessuna carta
        [leader] nessun Leader
        [board] nessuna plancia
        [island] nessuna Isola
        [fleet] nessuna Flotta
        [side] nessun lato
        [board_or_leader] nessuna plancia e nessun Leader
       *[card_or_leader] nessuna carta e nessun Leader
    } di nome «{ $name }»{ $like ->
        [none] .
       *[other] ; intendevi «{ $like }»?
    }
error-MalformedMove-rest = «{ $text }» non è una mossa: «{ $part }» non può stare lì. Una mossa con { $verb } si scrive: { move-form }
# The words in small letters are those of the notation, the same in every language.
move-form =
    { $verb ->
        [build] build CARTA [free PLANCIA o LEADER] [ship] [left MONETE] [right MONETE] [bank MONETE] [far_left MONETE] [far_right MONETE]
        [stage] stage CARTA o LEADER [ship] [left MONETE] [right MONETE] [bank MONETE] [far_left MONETE] [far_right MONETE]
        [sell] sell CARTA o LEADER [ship]
        [take] take CARTA
        [side] side day o side night
        [board] board PLANCIA
        [keep] keep LEADER
        [recruit] recruit LEADER
        [bury] bury LEADER
        [token] token VALORE
        [debt] debt NUMERO
        [fleet] fleet, poi una o più di red, yellow, blue, green
        [island] island ISOLA
       *[other] { $verb }
    }
error-MalformedMove-coins =
    «{ $text }» non è una mossa: «{ $part }» non è un numero di monete da 0 a { $most }.
error-MalformedMove-number = «{ $text }» non è una mossa: «{ $part }» non è un numero da 0 a { $most }.
error-IllegalMove-not_offered = Ora non puoi giocare «{ $move }»; puoi giocare, per esempio, «{ $example }».
error-IllegalMove-not_in_hand = Non puoi giocare «{ $move }»: «{ $piece }» non è nella tua mano. Ci sono: { $there }.
error-IllegalMove-not_in_pile = Non puoi giocare «{ $move }»: «{ $piece }» non è negli scarti. Ci sono: { $there }.
error-IllegalMove-built = Non puoi giocare «{ $move }»: la tua Città ha già una carta con quel nome.
error-IllegalMove-complete = Non puoi giocare «{ $move }»: la tua Meraviglia è completa.
error-IllegalMove-harbour = Non puoi giocare «{ $move }»: quella Flotta è all’ultima casella.
error-IllegalMove-no_ship = Non puoi giocare «{ $move }»: nessuna Flotta può muoversi così.
error-IllegalMove-coins =
    { $needs ->
        [one] Non puoi giocare «{ $move }»: costa { $needs } moneta, e tu ne hai { $has }.
       *[other] Non puoi giocare «{ $move }»: costa { $needs } monete, e tu ne hai { $has }.
    }
error-IllegalMove-missing = Non puoi giocare «{ $move }»: hai bisogno di { $bundles }, che nessun vicino vende.
error-IllegalMove-payment = Non puoi giocare «{ $move }»: così non si può pagare. Puoi: { $ways }.

## Files (not for the page)

file-argument = la posizione
file-unreadable = { $name } non si può leggere: { $reason }
file-no-text = { $name } non è testo UTF-8
file-no-json = { $name } non è JSON: non si può leggere la riga { $line }, colonna { $column }
file-odd-json = { $name } non è JSON leggibile: ha troppi livelli o un numero troppo lungo
file-no-object = { $name } non è né una registrazione né una posizione: dev’essere un unico oggetto JSON
file-no-record = { $name } non è una registrazione: non ha voci
file-no-position = questa è una registrazione, non una posizione; la mostra mirabilia replay
no-such-turn = la registrazione non ha il turno { $turn } dell’Epoca { $age }
save-folder = { $name } è una cartella: --save vuole il nome di un file
save-no-folder = { $name } non si può salvare: non c’è la cartella { $folder }
options-differ = il file dice altro: il suo { $option } è { $found }
bots-count =
    { $named ->
        [one] È indicato { $named } bot
       *[other] Sono indicati { $named } bot
    } per { $others } posti; indicane uno per tutti o uno per ciascuno

## Errors, by class and code

error-ImpossibleGame-shape = Questa non è una registrazione valida.
error-ImpossibleGame-unknown_version = Questa registrazione richiede un’altra versione di Mirabilia.
error-ImpossibleGame-replay = Questa registrazione contiene una mossa che non si può giocare.
error-ImpossibleGame-unfinished = Questa registrazione si interrompe prima della fine della partita.
error-ImpossibleGame-surplus = Questa registrazione continua dopo la fine della partita.
error-ImpossibleGame-digest = Questa registrazione è stata modificata: la partita finisce diversamente da come dice.
error-ImpossibleOptions-players =
    { $most ->
        [one] Il gioco è per { $least }–{ $most } giocatore.
       *[other] Il gioco è per { $least }–{ $most } giocatori.
    }
error-ImpossibleOptions-eight = In otto si gioca solo con Armada.
error-ImpossibleOptions-teams = Le squadre di due sono per 4 o 6 giocatori, con Armada anche per 8.
error-ImpossibleOptions-leaders = Questo gruppo di Leader non esiste.
error-ImpossibleOptions-needless = Una delle opzioni non significa nulla senza la sua espansione: lasciala com’è, o aggiungi l’espansione.
error-ImpossibleOptions-edition = Questa edizione di Armada non esiste.
error-ImpossibleOptions-board_box = La plancia «{ WONDER($board) }» appartiene a { BOX($box) }: aggiungi quell’espansione.
error-ImpossibleOptions-expansions = Questa espansione non esiste.
error-ImpossibleOptions-expansion_twice = Ogni espansione si aggiunge una volta sola.
error-ImpossibleOptions-sides = Questo modo di scegliere i lati non esiste.
error-ImpossibleOptions-boards = Questo modo di scegliere le plance non esiste.
error-ImpossibleOptions-boards_count = Ci vuole una plancia per ogni giocatore.
error-ImpossibleOptions-board_unknown = Questa plancia non esiste.
error-ImpossibleOptions-board_twice = Di plance «{ WONDER($board) }» ce n’è una sola.
error-ImpossibleOptions-seed = Questo non è un seed valido.

## What the server says where it is started (not for the page)

serve-at = Mirabilia è all’indirizzo { $url } e conserva le partite in { $folder }
serve-tls-both = --tls-cert e --tls-key vanno insieme: indicali entrambi, o nessuno
serve-tls-file = { $file } non si può leggere: { $reason }
serve-tls-locked = { $file } ha una password, che nessuno potrebbe scrivere a ogni avvio: salva la chiave senza
serve-tls-mismatch = il certificato in { $certificate } non è quello della chiave in { $key }
serve-tls-no-certificate = { $file } non contiene un certificato leggibile: dev’essere PEM, con una riga BEGIN CERTIFICATE
serve-tls-no-key = { $file } non contiene una chiave leggibile: dev’essere PEM, con una riga come BEGIN PRIVATE KEY
serve-closed = Mirabilia è chiuso; le partite sono conservate
serve-no-permission = questo utente non può mettersi in ascolto sulla porta { $port }; scegline una da 1024 in su
serve-cannot-listen = impossibile mettersi in ascolto su { $host }, porta { $port }: { $reason }; scegli altri valori con --host e --port
serve-no-database = { $where }: il database non si può aprire: { $reason }
serve-newer-database = l’ha usato una versione più nuova di Mirabilia ({ $reason })
serve-folder-in-use = { $folder } è già usata da un altro server; fermalo, scegli un’altra cartella con --data, o dai a entrambi la stessa --redis-url
serve-database-in-use = --database-url: il database è già usato da un altro server; fermalo, o dai a entrambi la stessa --redis-url
serve-broken-database = { $file } è danneggiato: { $reason }; docs/server.md dice che cosa fare
serve-no-key = { $file } non è una chiave: ha { $bytes } byte, non { $needed }; rimetti quella vecchia, o toglila, e tutti saranno ospiti nuovi
serve-no-redis = --redis-url: Redis non è raggiungibile: { $reason }
serve-no-redis-package = --redis-url richiede un pacchetto a parte: { $line }
serve-push-insecure = --push richiede un --public-url che inizi con https
serve-no-push-package = --push richiede un pacchetto a parte: { $line }
offline-title = Mirabilia non risponde
offline-about = Il server è spento, o non c’è rete. Le tue partite sono al sicuro; questa pagina riprende da sola quando il server torna.
offline-again = Riprova
serve-no-page = Qui non c’è una pagina. La parte HTTP è descritta in /docs.

## What the server refuses, by code

# A moment of today, or of another day.
moment-at =
    { $day ->
        [today] alle { $time }
       *[other] { $weekday } alle { $time }
    }
moment-from =
    { $day ->
        [today] dalle { $time }
       *[other] da { $weekday } alle { $time }
    }
moment-until =
    { $day ->
        [today] fino alle { $time }
       *[other] fino a { $weekday } alle { $time }
    }

refused-malformed = Il server non ha capito questa pagina. Ricaricala.
# on purpose: same
refused-bad_record = { $problem } ({ $says })
refused-name_refused = Qui «{ $word }» non è ammesso nei nomi. Scegli un altro nome.
refused-line_refused = Qui «{ $word }» non è ammesso. Il tuo messaggio non è stato inviato.
refused-unknown_guest = Il server non ti conosce ancora. Ricarica la pagina.
refused-wrong_origin = Il server non lo accetta da un altro sito.
refused-wrong_host = Il server non si chiama { $host }. Usa l’indirizzo che mostra.
refused-not_here = Si può fare solo sul computer del server.
refused-not_host = Può farlo solo chi organizza il tavolo.
refused-banned = Chi gestisce questo server ti ha escluso.
refused-removed = Chi organizza ti ha allontanato da questo tavolo.
refused-kept_out = Questo tavolo non è aperto per te.
refused-not_seated = Può farlo solo chi ha un posto.
refused-advice_off = A questo tavolo non si danno consigli.
refused-not_found = A questo indirizzo non c’è niente.
refused-no_table = Questo tavolo non esiste.
refused-no_guest = Questo ospite non è più conosciuto qui.
refused-no_line = Questo messaggio non è più conservato qui.
refused-no_record = La registrazione è disponibile a partita finita.
refused-no_moment = Da lì non si può continuare: la partita è già finita, o quel momento non esiste.
refused-no_puzzle = Questo problema non esiste.
refused-no_push = Questo server non avvisa chi ha chiuso la pagina.
refused-no_link = Questo link o codice è sconosciuto, o non è più valido.
refused-no_seat = A questo tavolo quel posto non esiste.
refused-seat_taken = Questo posto è occupato.
refused-no_bot = Questo bot non esiste.
refused-too_many_bots = Ci sono più bot che posti.
refused-seats_empty = Occupa tutti i posti prima di cominciare.
refused-not_in_lobby = La partita è già cominciata.
refused-not_playing = Non c’è una partita in corso.
refused-not_over = La partita non è ancora finita.
refused-not_asked = Ora non hai niente da scegliere.
refused-too_late = Troppo tardi: le carte sono state rivelate.
refused-answered = Hai già scelto. Prima ritira la tua scelta.
refused-nothing_to_take_back = Non hai una scelta da ritirare.
refused-not_offered = Ora non puoi farlo.
refused-present = Questo giocatore è qui.
refused-no_person = Nessuno siede a questo posto.
refused-not_yet = Questo giocatore non è assente da abbastanza tempo: un bot può giocare al suo posto { moment-from }.
refused-chat_closed = Chi organizza ha chiuso la chat.
refused-yourself = Non puoi farlo su di te.
refused-too_many_regards =
    { $most ->
        [one] Hai silenziato o bloccato { $most } persona, il massimo. Prima annulla.
       *[other] Hai silenziato o bloccato { $most } persone, il massimo. Prima annullane una.
    }
refused-too_many_removed =
    { $most ->
        [one] { $most } persona è stata allontanata da questo tavolo, il massimo. Apri un altro tavolo.
       *[other] { $most } persone sono state allontanate da questo tavolo, il massimo. Apri un altro tavolo.
    }
refused-no_team = In questa partita non ci sono squadre.
refused-options = Una partita così non si può preparare.
# on purpose: plural
refused-too_large = È troppo grande: il server accetta al massimo { $most } byte.
refused-wrong_method = A questo indirizzo il server non accetta { $method }. Ricarica la pagina.
refused-too_slow = La richiesta non è arrivata in tempo. Riprova.
refused-failed = Qualcosa è andato storto sul server. Riprova; se succede ancora, avvisa chi lo gestisce.
refused-too_many_connections = Troppe connessioni da qui. Riprova tra un momento.
refused-too_many_tables =
    { $most ->
        [one] Hai { $most } tavolo aperto, il massimo. Finiscilo o lascialo, o aspetta { moment-until }.
       *[other] Hai { $most } tavoli aperti, il massimo. Finiscine o lasciane uno, o aspetta { moment-until }.
    }
refused-busy = Il server è occupato. Riprova tra un momento.
refused-too_many_reports = Hai inviato molte segnalazioni. Potrai inviarne altre { moment-from }.
refused-too_fast =
    { $what ->
        [chat] Scrivi troppo in fretta. Il messaggio sarà inviato { moment-at }.
        [chat_by_table] Scrivono in molti. Il messaggio sarà inviato { moment-at }.
        [tables] Hai aperto molti tavoli. Potrai aprirne un altro { moment-from }.
        [names] Hai cambiato nome spesso. Potrai cambiarlo di nuovo { moment-from }.
        [commands] Troppe richieste insieme. Si riprende { moment-at }.
        [commands_by_address] Troppe richieste insieme. Si riprende { moment-at }.
        [changes] Troppe richieste insieme. Si riprende { moment-at }.
        [live] Troppe richieste insieme. Si riprende { moment-at }.
       *[other] Troppe richieste insieme. Riprova { moment-from }.
    }
refused-no_network = Questo computer non è in una rete locale, o non vi è raggiungibile.
refused-advice_busy = Il consigliere è occupato. Chiedi di nuovo tra un momento.
refused-reports_full = Il server non accetta altre segnalazioni finché chi lo gestisce non ne avrà lette alcune.
refused-no_review = L’analisi non è riuscita. Chiedi di nuovo.
refused-no_advice = Nessun consiglio ora. Chiedi di nuovo.
refused-try_again = Il server ha qualche difficoltà. Un momento…

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
                [0] inizio
               *[other] inizio { $number }
            }
       *[other] { $age }.{ $turn }
    }
review-category =
    { $category ->
        [military] militare
        [science] scienza
        [goods] risorse
        [coins] monete
        [denying] togliere agli altri
       *[points] punti
    }
# What the better move has
review-reason =
    { $category ->
        [military] un esercito più forte
        [science] più scienza
        [goods] più risorse, carte meno care
        [coins] più monete
        [denying] meno agli altri
       *[points] più punti
    }
review-column-when = Turno
review-column-city = Città
review-chances = Probabilità di vittoria
review-losses = Le mosse che sono costate di più
review-swings = Le mosse con cui le probabilità sono cambiate di più
review-decisions = { $city }: tutte le decisioni
review-accounts = Fortuna e scelte
    .about = Una probabilità uguale per tutti, e ciò che l’ha cambiata: le carte arrivate in ogni Epoca, quel che hanno fatto gli altri e le proprie scelte, confrontate con quelle di un giocatore forte.
review-column-even = All’inizio
review-column-deal = Carte
review-column-others = Altri
review-column-choices = Scelte
review-column-won = Esito
review-categories = Perso con le proprie scelte, per categoria
review-none = Nessuna mossa ha chiaramente abbassato le probabilità.
review-best = la mossa migliore
review-equal = buona quanto la migliore
review-end = fine
review-chart = Le probabilità di vittoria di tutte le Città, in { $moments } momenti
review-figures = In cifre
review-how-to-read = Quanto era probabile che ogni Città vincesse, e quanto sono costate le sue decisioni rispetto a ciò che avrebbe fatto un giocatore forte. Una decisione è giudicata solo in base a ciò che si poteva sapere in quel momento: si sorteggiano partite compatibili e si giocano fino in fondo. La cifra dopo ± è il doppio dell’errore standard; ciò che costa meno si considera pari.

review-name = Analisi
review-progress = { $done } di { $total } decisioni esaminate
review-instead = Meglio: { $move }
review-onward = Continua da qui: { $when }

## Puzzles

puzzles-title = Problemi
puzzles-about = In ognuna di queste posizioni c’è una mossa nettamente migliore. Falla come al tavolo: vedi ciò che vedeva chi giocava, e nient’altro.
puzzles-filter = Quali problemi
puzzles-any-degree = Qualsiasi difficoltà
puzzles-any-theme = Qualsiasi tema
puzzles-none = Nessun problema corrisponde.
puzzles-progress =
    { $tried ->
        [0] Ancora nessun tentativo
       *[other] { $solved } risolti su { $tried }
    }
puzzles-streak =
    { $days ->
        [0] Ancora nessuna serie di problemi del giorno
        [one] { $days } problema del giorno di fila
       *[other] { $days } problemi del giorno di fila
    }
puzzle-today = Problema del giorno
puzzle-one = Problema
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-explain = Spiegazione
puzzle-degree =
    { $degree ->
        [1] Molto facile
        [2] Facile
        [3] Medio
        [4] Difficile
       *[5] Molto difficile
    }
puzzle-theme =
    { $theme ->
       *[payment] Pagamento
        [chain] Concatenazione
        [military] Militare
        [science] Scienza
        [denying] Togliere agli altri
        [last] Ultimi turni
        [leaders] Leader
        [fleets] Flotte
        [debts] Debiti
    }
# What became of it: whether it was answered, and right
puzzle-state =
    { $state ->
        [right] risolto
        [wrong] non risolto
       *[open] nuovo
    }
puzzle-right = Giusto!
puzzle-wrong = C’è una mossa migliore
puzzle-dearer = La mossa giusta, ma si può pagare con meno monete
puzzle-best = La migliore: { $move }
puzzle-made = La tua mossa: { $move }
puzzle-chance = Vince il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } delle partite compatibili con ciò che vedi.
puzzle-why = A suo favore: { $reasons }
puzzle-others = Altre mosse
puzzle-column-move = Mossa
puzzle-column-cost = Vittorie in meno
puzzle-column-why = Vantaggi della migliore
puzzle-again = Avevi già risposto a questo problema. Conta solo la prima risposta.

## The review in a terminal or a file (not for the page)

review-title = Analisi della partita
review-column-played = Mossa
review-column-better = Meglio
review-column-cost = Costo
review-column-why = Perché
review-column-change = Variazione
puzzle-prompt-next = Invio per il prossimo problema, q per uscire: { "" }
review-not-over = { $name } è la registrazione di una partita non finita

## The page of the laboratory (not for the page)

lab-title = Che cosa mostrano le partite
lab-about =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $players }: { $boxes ->
        [none] il gioco base
       *[other] il gioco base con { BOX($boxes) }
    }{ $teams ->
        [yes] , a squadre di due
       *[no] { "" }
    }. Bot: { $names }; seed: { $seed }.
lab-how-to-read = Le linee attraverso i punti sono intervalli: il valore sta lì con una confidenza del 90%. Una linea tratteggiata è la quota pari, ciò che vincerebbero giocatori uguali, o la media. I punti la cui linea è tutta sopra sono verdi, tutta sotto rossi; gli altri possono essere dovuti al caso. Su dieci punti dovuti solo al caso, circa uno è colorato lo stesso. n è il numero di Città dietro un valore. Tutti i valori dicono come giocano questi bot; le persone possono giocare diversamente.
lab-tile-games =
    { $games ->
        [one] partita
       *[other] partite
    }
# on purpose: plural
# on purpose: without $cities
lab-tile-cities = Città
lab-tile-points = punti per Città
lab-tile-winners = punti per vincitore
lab-made-with = Pagina fatta con { $name }. Per rifarla:
lab-written = La pagina è in { $name }.
# on purpose: same
lab-n = n { $count }
# on purpose: plural
lab-count = { $count } Città
lab-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
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
lab-share = { $share } (da { $low } a { $high }), quota pari { $even }
lab-winners = vincitori
lab-others = tutti gli altri
lab-chapter-points = Da dove vengono i punti
    .about = Punti medi per riga del punteggio: di ogni bot, poi di chi ha vinto e di tutti gli altri, chiunque fossero.
lab-points = Punti per tipo
    .note = Indica una parte per vederne il valore. I punti persi nei conflitti o per i debiti stanno a sinistra dello zero.
lab-wins-bots = Vittorie per bot
lab-chapter-wonders = Le Meraviglie
    .about = Quanto spesso vince la Città con un lato, e quanti punti fa. Dove i bot scelgono il lato, mostrano che cosa preferiscono.
lab-wins-sides = Vittorie per lato
    .note = La quota di partite vinte da una Città con questo lato, dalla migliore.
lab-points-sides = Punti per lato
    .note = I punti medi di una Città con questo lato, nello stesso ordine. La linea tratteggiata è la media di tutte.
lab-chapter-tables = Numero di giocatori
    .about = Lo stesso con più giocatori al tavolo.
lab-points-tables = Punti per numero di giocatori
lab-wins-tables = Vittorie per lato e numero di giocatori
    .note = 1,00 è la quota pari; 1,50 vuol dire vincere la metà in più. Ciò che può essere dovuto al caso è pallido; indica una casella per vederne l’intervallo.
lab-chapter-time = Che cosa si costruisce, e quando
    .about = Per ogni turno, che cosa i bot hanno fatto della loro carta: il colore costruito, uno stadio, una vendita.
lab-turns = Che cosa fa { $name } a ogni turno
    .note = Quante di ciascuna una Città gioca nel turno; una colonna piena è una. Ciò che viene dagli scarti, e le ultime carte che pochi possono giocare, si aggiungono o stanno da sole.
lab-chapter-cards = Le carte
    .about = Che cosa costruisce di più il più forte dei bot, Epoca per Epoca.
lab-cards = { age }, carte che { $name } costruisce di più
    .note = Prima la più costruita; n è quante delle sue Città hanno la carta, il punto quanto spesso queste vincono. Non è una causa: chi è avanti costruisce altre carte.
lab-when = Quando: percentuale delle costruzioni di una carta a ogni turno dell’Epoca.
lab-chapter-profiles = Scienza e conflitti
    .about = Fin dove arrivano le Città, e come va loro.
lab-science = Scienza: carte verdi in una Città
lab-military = Conflitti: punti di una Città
lab-profile = Quante Città finiscono così.
    .wins = Quanto spesso queste Città vincono.
lab-deed-brown = ■ marrone
lab-deed-grey = ◆ grigia
lab-deed-blue = ▬ blu
lab-deed-yellow = ● gialla
lab-deed-red = ✚ rossa
lab-deed-green = ▲ verde
lab-deed-purple = ★ viola
lab-deed-black = ▼ nera
lab-deed-leader = ♛ Leader
lab-deed-stage = stadio
lab-deed-sale = vendita

## The page

box-base = Gioco base

# The symbols of chains; the names are ours.
chain-hammer = martello
chain-waterdrop = goccia d’acqua
chain-star = stella
chain-mask = maschera teatrale
chain-camel = cammello
chain-market_stall = bancarella
chain-horseshoe = ferro di cavallo
chain-mortar = mortaio
chain-target = bersaglio
chain-lamp = lampada a olio
chain-scales = bilancia
chain-book = libro
chain-lighthouse = faro
chain-barrel = botte
chain-castle = castello
chain-helmet = elmo
chain-lightning = fulmine
chain-torch = torcia
chain-planet = pianeta
chain-saw = sega
chain-temple = tempio
chain-scroll = rotolo
chain-lyre = lira
chain-feather = piuma

# What somebody hears who does not see the drawing.
spoken-card =
    { CARD($card) }, carta { COLOUR($colour, form: "one") }, { $gift }, { $how ->
        [free] gratis
       *[paid] costa { $cost }
    }
spoken-leader = { LEADER($leader) }: { $gift }; costa { $cost }
spoken-island = { ISLAND($island) }, livello { $level }: { $gift }
spoken-stage =
    { $state ->
        [built] Stadio { $number }, costruito: { $gift }
       *[open] Stadio { $number }: { $gift }; costa { $cost }
    }
# on purpose: same
spoken-wonder = { CITY($board) }, { SIDE($side) }: { $start }
spoken-space =
    { $step ->
        [0] La prima casella della Flotta: { $gift }
       *[other] Casella { $step }: { $gift }; costa { $cost }
    }

# What a button does. What is paid is a list of payments.
pay-whom = { coins } { CITY($who, form: "a") }
do-price =
    { $how ->
        [paid] paga { $payments }
        [chain] gratis con { CARD($cards, join: "and") }
        [free] gratis grazie a { CITY($by) }
        [goods] bastano le tue risorse
        [reduced] { way-reduced }
       *[nothing] gratis
    }
do-sail =
    { $fleet ->
        [none] { "" }
       *[other] { " " }e muovi la Flotta { FLEET($fleet) } alla casella { $step }, { $gift }
    }
do-build = Costruisci { CARD($card) }{ do-sail }, { do-price }
do-recruit = Recluta { LEADER($card) }, { do-price }
do-stage = Costruisci lo stadio { $stage } con { CARD($card) }{ do-sail }, { do-price }
do-sell = Vendi { CARD($card) } per { coins }
do-sell-ship = Vendi { CARD($card) } per muovere la Flotta { FLEET($fleet) } alla casella { $step }, { $gift }
do-take = Costruisci gratis dagli scarti: { $piece }
do-keep = Tieni { $piece }
do-bury = Seppellisci { $piece }
do-board = Prendi { CITY($board) }: { WONDER($board) }
do-side = Prendi il lato { SIDE($side) }: { $gift }
do-token = Scarta il segnalino Vittoria +{ $value }
do-fleet = Muovi { $ships }
voyage = la Flotta { FLEET($fleet) } alla casella { $step } ({ $gift })
held-open = { $piece }; ora: { do-price }
# on purpose: same
held-shut = { $piece }; { $why }

piece-victory = segnalino Vittoria { $value }
    .about = Per più scudi di un vicino alla fine di un’Epoca
piece-defeat = segnalino Sconfitta { $value }
    .about = Per meno scudi di un vicino alla fine di un’Epoca
piece-naval = segnalino navale { $value }
    .about = Per il posto nel Conflitto Navale alla fine di un’Epoca
piece-debt = debito { $value }
    .about = Preso invece di perdere una moneta
piece-diplomacy = segnalino Diplomazia
    .about = Tiene fuori dai prossimi Conflitti Militari
piece-coin =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
    .about = Tre monete fanno un punto alla fine

symbol-coin = monete
symbol-laurel = punti
symbol-shield = scudo: potenza militare
symbol-naval = ancora: potenza navale
symbol-mask = maschera: copia un simbolo scientifico di un vicino
symbol-science = un simbolo scientifico a scelta
symbol-most = il simbolo scientifico che hai di più
symbol-stage = stadio di una Meraviglia
symbol-wonder = Meraviglia con tutti i suoi stadi
# on purpose: same
symbol-leader = Leader
symbol-ship = Flotta
symbol-island = Isola
symbol-commerce = livello commerciale
symbol-tribute = Tributo: tutti gli altri perdono monete
symbol-pirates = Pirati: tutti gli altri perdono monete pari al loro livello commerciale
symbol-diplomacy = segnalino Diplomazia: fuori dai prossimi Conflitti Militari
symbol-debt = debito: −1 punto
symbol-incursion = Incursione: un conflitto con la seconda Città a sinistra o a destra
symbol-victory-token = segnalino Vittoria
symbol-defeat = segnalino Sconfitta
symbol-free = gratis
symbol-discard = pila degli scarti
symbol-from-discard = costruisci dagli scarti
symbol-last-card = gioca anche l’ultima carta
symbol-chain = costruita per concatenazione
symbol-bank = riserva
symbol-goods = una risorsa a scelta
symbol-goods-raw = risorse marroni
symbol-goods-manufactured = risorse grigie
symbol-board = plancia di una Meraviglia
symbol-others = tutti gli altri giocatori
symbol-immunity = immune a Tributi e Pirati
symbol-abstain = fuori dal Conflitto Navale
symbol-grave = Leader sepolto
symbol-replace = cambia un simbolo scientifico
symbol-hourglass = Epoca
symbol-arrow-left = vicino a sinistra
symbol-arrow-right = vicino a destra
symbol-arrow-both = entrambi i vicini
symbol-arrow-down = la tua Città
symbol-arrow-far-left = la seconda Città a sinistra
symbol-arrow-far-right = la seconda Città a destra
symbol-arrow-up = una casella avanti
symbol-then = chi ha questo ottiene quello
symbol-pass-left = le mani passano a sinistra
symbol-pass-right = le mani passano a destra

gallery-page = Galleria · Mirabilia
gallery-title = Galleria
gallery-about = Tutte le carte, le plance e i pezzi, e i loro effetti.
gallery-search = Cerca per nome o effetto
gallery-kinds = Mostra
# What the switch of colours leads to.
theme-day = Tema chiaro
theme-night = Tema scuro
gallery-language = Lingua
gallery-kind =
    { $kind ->
        [cards] Carte
        [wonders] Meraviglie
        [leaders] Leader
        [islands] Isole
        [shipyards] Cantieri Navali
        [tokens] Segnalini
        [symbols] Simboli
       *[all] Tutto
    }
gallery-count =
    { $count ->
        [one] { $count } elemento
       *[other] { $count } elementi
    }
gallery-nothing = Nessun risultato.
# on purpose: same
gallery-cards = { BOX($box) } · { age }
gallery-wonders = Meraviglie · { SIDE($side) }
gallery-leaders =
    { $group ->
        [expert] Leader · esperti
        [cities] Leader · Cities
       *[standard] Leader · standard
    }
gallery-islands = Isole · livello { $level }
gallery-shipyards = Cantieri Navali
gallery-tokens = Segnalini e retri
gallery-symbols = Simboli
gallery-cost = Costo: { $cost }
gallery-before = Gratis con { CARD($cards, join: "or") }
gallery-after = Poi gratis: { CARD($cards) }
gallery-players = Giocatori: { $players }
gallery-back = Retro: { age }
gallery-wonder-fleet = Gli stadi muovono la Flotta { FLEET($fleet) }

credits-title = Riconoscimenti
credits-drawing = Gli emblemi dei posti sono di Lorc, Delapouite e altri autori di game-icons.net (CC BY 3.0). Tutti gli altri disegni sono nostri.
credits-type = Caratteri: Cinzel di Natanael Gama e Alegreya Sans di Juan Pablo del Peral, entrambi con la SIL Open Font License.
credits-code = La pagina è fatta con Preact, Preact Signals (MIT), htm e Fluent (Apache 2.0).
credits-game = Un progetto di appassionati, non ufficiale e non commerciale. 7 Wonders è un gioco di Antoine Bauza, pubblicato da Repos Production.

## The page: home, lobby and table

# on purpose: same
page-title = Mirabilia
page-no-server = Il server non risponde. È acceso?

bot-level =
    { $level ->
        [novice] Novizio
        [apprentice] Apprendista
        [sage] Saggio
        [adept] Esperto
        [master] Maestro
        [random] Bot casuale
        [builder] Bot costruttore
        [preference] Bot a regole
        [greedy] Bot avido
       *[other] { $level }
    }
bot-name-0 = Catone
bot-name-1 = Dafne
bot-name-2 = Cadmo
# on purpose: same
bot-name-3 = Livia
bot-name-4 = Mirone
bot-name-5 = Febe
bot-name-6 = Tito
bot-name-7 = Cloe
# on purpose: same
bot-named = { $name } ({ $level })
bot-version = { $bot }, versione { $version }
bot-about =
    { $level ->
        [novice] Gioca come un principiante: mosse sensate, ma spesso quella sbagliata.
        [apprentice] Gioca ciò che di solito va bene, senza guardare avanti.
        [sage] Ha imparato da tante partite che cosa è meglio, e risponde subito.
        [adept] Gioca qualche partita a mente; veloce.
        [master] Gioca molte partite a mente mentre pensa.
        [random] Gioca una mossa qualsiasi.
        [builder] Gioca una mossa qualsiasi che costruisca qualcosa.
        [preference] Segue un breve elenco di regole.
        [greedy] Valuta che cosa ogni mossa fa per la sua Città.
       *[other] Non è uno dei nostri.
    }
bot-kind =
    { $kind ->
        [level] Livelli
        [comparison] Per confronto
       *[added] Altri
    }
bot-more = Altri bot…
home-about = Costruisci una Città e una Meraviglia del mondo in tre Epoche.
home-name = Il tuo nome
home-name-hint = Facoltativo
home-play = Gioca ora
# on purpose: plural
home-play-about = Subito, contro { $bots } bot: { BOX($boxes) }.
home-games = Le mie partite
games-all = Tutte le mie partite
games-ended =
    { $rank ->
        [1] Vinta, { points }
       *[other] { $rank }º posto, { points }
    }
games-turn-of = Tocca a { $name }
games-filter = Filtro
games-state =
    { $filter ->
        [turn] Tocca a me
        [running] In corso
        [over] Finite
        [won] Vinte
       *[all] Tutte
    }
games-any-box = Qualsiasi espansione
games-opponent = Avversario
games-none = Nessuna partita corrisponde.
home-tables = Tavoli aperti
home-new = Nuovo tavolo
# The options of a game: what each is called, its choices, and a flag that is usually on when off.
option-players = Giocatori
option-expansions = Espansioni
option-teams = Squadre di due
option-sides = Lati delle plance
    .choice =
        { $choice ->
            [choose] a scelta di ciascuno
            [day] tutti Giorno
            [night] tutti Notte
           *[random] a caso
        }
option-boards = Plance
    .choice =
        { $choice ->
            [pick] a scelta di ciascuno
            [named] decise per ogni posto
           *[deal] distribuite a caso
        }
# on purpose: same
option-leaders = Leader
    .choice =
        { $choice ->
            [expert] standard ed esperti
           *[standard] standard
        }
option-cities_leaders = Con i Leader di Cities
    .off = senza i Leader di Cities
option-armada_edition = Regole di Armada
    .choice =
        { $choice ->
            [1] prima edizione
           *[2] seconda edizione
        }
home-bots = Bot
home-open =
    { $who ->
        [friends] Apri un tavolo per gli amici
       *[bots] Comincia contro i bot
    }
home-games-none = Le tue partite saranno elencate qui.
home-tables-none = Nessun tavolo pubblico è aperto.
home-more = Altre opzioni
home-pace = Ritmo
home-paced =
    { $pace ->
        [turns] a turni, in più giorni
       *[live] dal vivo
    }
home-clock = Tempo per decisione
home-clock-none = senza limite
home-clock-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
home-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
home-clock-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
home-patience = Un bot può subentrare dopo
home-patience-about = quando un giocatore è assente
home-thinking = I bot pensano
home-thinking-seconds =
    { $seconds ->
        [one] fino a { $seconds } secondo per mossa
       *[other] fino a { $seconds } secondi per mossa
    }
home-advice = I giocatori possono chiedere consiglio
home-public = Mostra nell’elenco pubblico
home-game =
    { $players ->
        [one] { BOX($boxes) }, { $players } giocatore
       *[other] { BOX($boxes) }, { $players } giocatori
    }
home-status =
    { $state ->
        [turn] Tocca a te
        [playing] In corso
        [over] Finita
        [lobby] Non cominciata
       *[closed] Chiusa
    }

lobby-title = Il tavolo
lobby-empty = Posto libero
lobby-you = (tu)
lobby-sit = Siediti qui
lobby-no-bot = Nessun bot
lobby-host = organizza
lobby-stand = Lascia il posto
lobby-swap = Scambia
lobby-swap-here = Scambia con questo posto
lobby-fill = Riempi i posti liberi con bot
lobby-options = Opzioni del tavolo
lobby-board-dealt = Plancia a caso
lobby-clear = Libera questo posto
lobby-link = Invita gli amici con questo link
lobby-start = Comincia la partita
lobby-sit-there = Siediti qui, posto { $seat }
lobby-bot-of = Bot per il posto { $seat }
lobby-board-of = Plancia per il posto { $seat }
lobby-swap-it = Scambia il posto { $seat }
lobby-swap-with = Scambia con questo posto, posto { $seat }
lobby-clear-it = Libera questo posto, posto { $seat }
play-not-found = Qui non c’è niente
play-not-found-about = Il link può essere incompleto, o la pagina non c’è più.
lobby-wait = Chi organizza comincia la partita quando tutti i posti sono occupati.

play-opening = Apertura del tavolo…
play-closed = Questo tavolo è chiuso.
play-lost = Connessione persa. Riconnessione in corso; la tua partita è al sicuro.
play-elsewhere = Questo tavolo è aperto in un’altra finestra.
play-here = Gioca qui
play-home = Inizio
play-close = Chiudi
# on purpose: same
player-of = { $name } ({ CITY($board) })
play-guest = Ospite { $seat }
play-your-turn = Tocca a te: scegli { decision }
play-revealed = Hanno scelto tutti
play-waiting = In attesa di { $names }
# The reveal: what stands behind a name, and where hands come from and go to.
reveal-build =
    { $who ->
        [you] costruisci
       *[other] costruisce
    } { CARD($card) }
reveal-recruit =
    { $who ->
        [you] recluti
       *[other] recluta
    } { LEADER($leader) }
reveal-stage =
    { $who ->
        [you] costruisci
       *[other] costruisce
    } lo stadio { $stage }
reveal-sell =
    { $who ->
        [you] vendi una carta
       *[other] vende una carta
    }
reveal-giver = da { $name }
    .about = la tua prossima mano
reveal-taker = a { $name }
    .about = le carte che passi
# A sentence for a city: what it did is a list of clauses.
# on purpose: same
told-deeds = { seat-name } { $deeds }.
told-coins = Hai { coins }.
play-shields =
    { shields }, { $result ->
        [stronger] più forte di te
        [weaker] più debole di te
       *[equal] forte come te
    }
play-points = { points } finora
play-victories =
    { $tokens ->
        [one] { $tokens } segnalino Vittoria, +{ $value }
       *[other] { $tokens } segnalini Vittoria, +{ $value }
    }
play-defeats =
    { $defeats ->
        [one] { $defeats } segnalino Sconfitta
       *[other] { $defeats } segnalini Sconfitta
    }
play-cards =
    { $colour ->
        [leader] { $count } Leader
       *[other] { $count ->
            [one] { $count } carta { COLOUR($colour, form: "one") }
           *[other] { $count } carte { COLOUR($colour, form: "many") }
        }
    }
play-no-board = Ancora nessuna plancia
play-built-none = I tuoi Edifici appariranno qui.
play-hand-none = Le tue carte appariranno qui.
play-pile =
    { $count ->
        [one] { $count } carta negli scarti
       *[other] { $count } carte negli scarti
    }
play-take-back = Cambia
play-put-back = Rimettila in mano
last-turn = Turno precedente
last-turn-none = Qui appariranno le carte giocate.
last-turn-number = turno { $turn }
last-deed =
    { $kind ->
        [stage] Stadio { $stage }
        [sell] Carta venduta
       *[other] Nessuna carta giocata
    }
top-turn = Turno { $turn } di { $turns }
top-pass =
    { $side ->
        [left] a sinistra
       *[right] a destra
    }
whole-all = tutto
whole-open = Apri la Città di { $name }
tab-table = Tavolo
tab-city = La mia Città
play-title-board = Scegli una plancia
play-title-card = Scegli una carta
play-title-recruit = Scegli un Leader
play-again = Gioca ancora
play-record = Salva partita
play-stand-in = Assente · gioca un bot
play-away = Assente
play-thinks = sta scegliendo
play-ready = ha scelto
face =
    { $state ->
        [ready] { $name }, ha scelto
        [waits] { $name }, sta scegliendo
       *[none] { $name }
    }
play-watching = Stai guardando. Le mani restano nascoste fino alla fine della partita.
play-watch = Stai guardando
play-watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
play-over = Fine della partita
play-clock = Allo scadere del tempo, un bot sceglie per te
# on purpose: same
play-menu = Menu
play-sound = Suono
notices = Avvisami quando tocca a me
notices-insecure = Gli avvisi richiedono https.
notices-push = Anche a pagina chiusa, nelle partite a turni.
play-leave = Lascia il tavolo
play-text = Tavolo testuale
play-keys = Usa le scorciatoie da tastiera
keys-title = Scorciatoie da tastiera
keys-about = Valgono mentre non scrivi. Si disattivano nel menu.
key-card = Scegli una carta della mano, o una risposta
    .name = 1–9
key-walk = Muoviti tra la mano e le risposte
    .name = ← → ↑ ↓
key-take = Scegli ciò che è evidenziato
    .name = Invio
key-build = Costruisci la carta scelta, o recluta il Leader
    .name = B
key-stage = Costruisci il prossimo stadio della Meraviglia
    .name = W
key-sell = Vendi
    .name = S
key-advice = Chiedi consiglio
    .name = A
key-foresee = Mostra che effetto avrebbe la carta scelta
    .name = F
key-explain = Spiega i simboli di ciò che è evidenziato o sotto il puntatore
    .name = I
key-back = Ritira la tua scelta
    .name = U
key-log = Apri la cronaca
    .name = L
key-chat = Apri la chat
    .name = C
# on purpose: same
key-close = Rimetti la carta, o chiudi ciò che è aperto
    .name = Esc
key-help = Mostra questo elenco
    .name = ?
leave-title = Lasciare il tavolo?
leave-about =
    { $state ->
        [playing] Un bot giocherà per te. Puoi tornare quando vuoi: la partita resta in «Le mie partite», e aprendola riprendi il tuo posto.
       *[lobby] Il tuo posto sarà libero. Puoi tornare con lo stesso link finché c’è un posto libero.
    }
leave-stay = Resta
offer-again = { $name } vuole giocare ancora.
offer-new = C’è un tavolo per la prossima partita.
offer-join =
    { $state ->
        [watch] Guarda
       *[play] Partecipa
    }
play-absent = { $name } è assente.
play-hand-over = Lascia giocare un bot
play-story-none = Qui vedrai che cosa succede.
advice-ask = Consiglio
advice-wait = Sta pensando…
advice-title = Le mosse migliori, per probabilità di vittoria
advice-expects =
    { $points ->
        [one] { $wins }% di vittorie · { $points } punto
       *[other] { $wins }% di vittorie · { $points } punti
    }
advice-points =
    { $trend ->
        [up] { $points ->
            [one] circa { $points } punto in più delle altre mosse
           *[other] circa { $points } punti in più delle altre mosse
        }
       *[down] { $points ->
            [one] circa { $points } punto in meno delle altre mosse
           *[other] circa { $points } punti in meno delle altre mosse
        }
    }
advice-topic-table =
    { $trend ->
        [up] una posizione migliore al tavolo
       *[down] una posizione peggiore al tavolo
    }
advice-topic-coins =
    { $trend ->
        [up] più monete
       *[down] meno monete
    }
advice-topic-diplomacy =
    { $trend ->
        [up] Diplomazia
       *[down] meno Diplomazia
    }
advice-topic-military =
    { $trend ->
        [up] un esercito più forte
       *[down] un esercito più debole
    }
advice-topic-wonder =
    { $trend ->
        [up] progressi nella Meraviglia
       *[down] meno progressi nella Meraviglia
    }
advice-topic-blue =
    { $trend ->
        [up] più punti dalle carte blu
       *[down] meno punti dalle carte blu
    }
advice-topic-yellow =
    { $trend ->
        [up] più punti dalle carte gialle
       *[down] meno punti dalle carte gialle
    }
advice-topic-green =
    { $trend ->
        [up] più scienza
       *[down] meno scienza
    }
advice-topic-purple =
    { $trend ->
        [up] più punti dalle Gilde
       *[down] meno punti dalle Gilde
    }
advice-topic-leaders =
    { $trend ->
        [up] più punti dai Leader
       *[down] meno punti dai Leader
    }
advice-topic-black =
    { $trend ->
        [up] più punti dalle carte nere
       *[down] meno punti dalle carte nere
    }
advice-topic-naval =
    { $trend ->
        [up] più potenza navale
       *[down] meno potenza navale
    }
advice-topic-islands =
    { $trend ->
        [up] più punti dalle Isole
       *[down] meno punti dalle Isole
    }
advice-topic-production =
    { $trend ->
        [up] più risorse
       *[down] meno risorse
    }
advice-topic-trade =
    { $trend ->
        [up] commercio migliore
       *[down] commercio peggiore
    }
advice-topic-costs =
    { $trend ->
        [up] carte meno care in seguito
       *[down] carte più care in seguito
    }
advice-topic-chains =
    { $trend ->
        [up] più concatenazioni
       *[down] meno concatenazioni
    }
advice-about = Un bot forte ha continuato la partita da qui molte volte, sapendo solo quello che sai tu. La percentuale dice quante volte ha vinto.
advice-why-table = chi siede dove, e quanto è forte
advice-why-coins = con le monete compri risorse dai vicini, e alla fine 3 monete valgono 1 punto
advice-why-diplomacy = un segnalino Diplomazia ti tiene fuori dai prossimi conflitti
advice-why-military = gli scudi decidono i conflitti alla fine di ogni Epoca
advice-why-wonder = ogni stadio della tua Meraviglia porta qualcosa
advice-why-blue = le carte blu danno punti, e nient’altro
advice-why-yellow = le carte gialle danno monete, risorse più economiche e punti
advice-why-green = i simboli uguali valgono il quadrato del loro numero, tre diversi 7 punti in più
advice-why-purple = le Gilde contano quello che tu e i tuoi vicini avete costruito
advice-why-leaders = i Leader ti aiutano in tutti i turni a venire
advice-why-black = le carte nere tolgono monete agli altri, o hanno effetti che le altre non hanno
advice-why-naval = alla fine di ogni Epoca tutti confrontano la potenza navale
advice-why-islands = le Isole ti aiutano per il resto della partita
advice-why-production = le risorse servono a ogni turno e non si consumano mai
advice-why-trade = le risorse dei vicini ti costano meno, o ci sono quando ti servono
advice-why-costs = quello che vorrai costruire più avanti ti costa meno, o di più
advice-why-chains = una carta con il simbolo giusto ne rende gratis altre più avanti
foresee-wait = Calcolo in corso…
look-up = Consulta
look-up-name = Consulta { $name } in «Come si gioca» (nuova scheda)
explain-title = Il significato dei simboli
look-up-title = In «Come si gioca»
guide-sensible = Una scelta sensata: { $what }
play-hint-card = Costruiscila, usala per costruire uno stadio, o vendila.
play-hint-recruit = Reclutalo pagandone il costo, usalo per costruire uno stadio, o vendilo.
play-hint-keep = Avrai quattro Leader, e ne recluterai uno prima di ogni Epoca.
play-hint-debt = I debiti restano fino alla fine della partita.
play-hint-naval = Chi partecipa confronta la potenza navale: i più forti prendono punti, i più deboli ne perdono.
naval-place =
    { $place ->
        [first] primo posto
        [second] secondo posto
        [third] terzo posto
       *[last] ultimo posto
    }
ribbon-how =
    { $how ->
        [chain] Concatenazione
        [goods] Hai le risorse
        [reduced] Costo ridotto
       *[nothing] Gratis
    }
ribbon-needs = Costa
ribbon-missing = Manca
ribbon-down = Coperta
action-sails = Flotta { FLEET($fleet) } alla casella { $step }: { $gift }
deed-sails = casella { $step }: { $gift }
deed-build = Costruisci
deed-stage = Stadio { $stage }
action-build-sail = Costruisci e muovi la Flotta
action-stage-sail = Stadio { $stage } e Flotta
action-sell-it = Vendi
action-sell-coins = per 3 monete
conflicts-title = Fine dell’{ age }
conflicts-land = Conflitti Militari
conflicts-sea = Conflitto Navale
conflicts-on = Continua
# on purpose: same
chat-title = Chat
chat-none = Ancora nessun messaggio.
chat-hint = Scrivi un messaggio
chat-send = Invia
chat-to = A
chat-channel =
    { $channel ->
        [team] alla squadra
       *[table] a tutti
    }
chat-watcher = Uno spettatore
chat-open = Tutti possono scrivere
chat-closed = Chi organizza ha chiuso la chat.
people-about = { $name }: silenzia, blocca o segnala
people-mute = Silenzia
people-mute-why = Non vedrai ciò che scrive, a nessun tavolo.
people-unmute = Riattiva
people-block = Blocca
people-block-why = Non può venire ai tavoli che organizzi.
people-unblock = Sblocca
people-remove = Allontana dal tavolo
people-remove-why = Può tornare solo se lo permetti.
people-report-line = Segnala questo messaggio
people-report-name = Segnala questo nome
people-report-why = Lo saprà solo chi gestisce questo server.
people-note = Che cosa non va? (facoltativo)
people-send = Invia la segnalazione
people-reported = Grazie. La vedrà chi gestisce questo server.
people-list = Persone silenziate o bloccate
people-nameless = Ospite senza nome
people-removed = Persone allontanate
people-let-back = Fai rientrare
invite-title = Invita
invite-copy = Copia
invite-copied = Copiato
end-sheet = Punteggio
end-table = Torna al tavolo
end-buried = Sotto gli stadi
end-buried-none = Niente
play-only-move = L’unica possibilità
end-replay = Rivedi
end-won =
    { $how ->
        [you] Hai vinto
        [team] Vittoria di squadra: { $names }
        [shared] Vittoria condivisa: { $names }
       *[one] { $names } vince
    }
end-points =
    { $how ->
        [city] { $city }, { points }
        [team] { points } insieme
        [shared] { points } ciascuno, e pari monete
       *[one] { points }
    }
end-tie = { $won }, a pari punti con { $with ->
        [you] te
       *[others] { $rivals }
    }; decidono le monete: { $coins } a { $most }
end-rank = { $rank }º posto
# on purpose: same
end-part = { $line }: { $points }
end-parts = I punti in dettaglio
end-lost = Punti persi
end-tab =
    { $tab ->
        [ages] Per Epoca
        [fights] Ultimi conflitti
       *[parts] Per tipo
    }
# The lines of the score sheet, as words.
sheet-military = Conflitti
sheet-treasury = Tesoro
sheet-wonder = Meraviglia
sheet-blue = Civili
sheet-yellow = Commercio
sheet-green = Scienza
sheet-purple = Gilde
sheet-leaders = Leader
# on purpose: same
sheet-black = Cities
sheet-naval = Navali
sheet-islands = Isole
# on purpose: same
chart-age = { age }: { points }
replay-title = Rivedi una registrazione
replay-about = Scegli un file di registrazione. Viene mostrato qui e non conservato.
replay-choose = Scegli un file
replay-no-record = Questo file non è una registrazione: dev’essere un unico oggetto JSON.
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
# on purpose: same
replay-times = { $times } ×
onward-title = Continua da qui
onward-about = Un nuovo tavolo comincia da questo momento, con le stesse carte ancora da venire. Tu prendi questa Città; i bot giocano le altre.
onward-begin = Comincia
origin =
    { $moment ->
        [turn] Continua dall’{ age }, turno { $turn } di un’altra partita
        [age] Continua dall’inizio dell’{ age } di un’altra partita
       *[opening] Continua dall’inizio di un’altra partita
    }
replay-back = Indietro
replay-next = Avanti
replay-end = Fine
replay-no-hand = Nessuna mano in questo momento.
invite-picture = { $link } come codice QR
invite-alone = Solo questo computer può aprire il link. Per gli altri, ammetti i giocatori della rete locale.
reach-title = Amici e dispositivi
reach-lan = Ammetti giocatori dalla rete locale
reach-lan-at = Trovano questo server all’indirizzo { $url }
reach-lan-how = Per ammettere altri, avvia il server con make play LAN=1, o mirabilia serve --host 0.0.0.0.
reach-devices = I miei altri dispositivi
reach-devices-about = Un link personale che vale una volta, per dieci minuti: sull’altro dispositivo ritrovi il tuo nome e le tue partite.
me-title = Il mio profilo
me-recovery = Se questo browser ti dimentica
me-recovery-about = Con un codice di recupero ritrovi partite e statistiche in qualsiasi browser, anche se perdi questo. Custodiscilo come una chiave: chi ce l’ha può entrare come te.
me-recovery-make = Crea un codice di recupero
me-recovery-again = Crea un nuovo codice
me-recovery-made = Codice creato: { $date }. Uno nuovo lo sostituisce.
me-recovery-code = Il tuo codice di recupero
me-recovery-once = Lo vedi solo adesso. Annotalo o salvalo.
me-recovery-save = Salva in un file
me-recovery-file = Codice di recupero per { $address }
me-back = Ho un codice di recupero
me-back-code = Codice di recupero
me-back-file = Scegli il file salvato
me-back-do = Recupera
me-no-code = In questo file non c’è nessun codice di recupero.
me-join = In questo browser c’è già un ospite
me-join-about = Il codice è di un altro ospite. Puoi unire i due: posti, partite finite e statistiche diventano una cosa sola. Non si può annullare.
me-join-both = Unisci i due
me-join-only = Rinuncia alle partite di questo browser
me-join-not = Annulla
me-delete = Cancella tutti i miei dati
me-delete-about = Nome, messaggi in chat, statistiche e codice di recupero vengono cancellati. Le partite con altri restano, senza il tuo nome; in quelle in corso un bot gioca al tuo posto.
me-delete-ask = Non si può annullare. Cancellare tutto?
me-delete-yes = Sì, cancella tutto
me-delete-no = No, tieni tutto
me-deleted = Tutti i tuoi dati sono stati cancellati.
mine-title = Le mie statistiche
mine-none = Finisci una partita, e conterà qui.
mine-about = Contano le partite che hai giocato tu, dall’inizio alla fine.
mine-games = Partite
mine-wins = Vittorie
mine-share = Quota di vittorie (intervallo al 90%)
mine-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
mine-points = Punti
mine-figure = { NUMBER($points, maximumFractionDigits: 1) }
mine-even = Quota attesa per puro caso: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-course = Punti nel tempo
mine-chart =
    { $games ->
        [one] I punti di { $games } partita
       *[other] I punti di { $games } partite, dalla prima all’ultima; un pallino pieno è una vittoria
    }
mine-parts = Punti per tipo, in media
mine-best = Le partite migliori
mine-by =
    { $kind ->
        [boxes] Per espansioni
        [players] Per numero di giocatori
        [board] Per plancia
        [side] Per lato
       *[opponent] Per avversario
    }
mine-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
mine-boxes = { BOX($boxes) }
mine-csv = Salva come CSV
mine-json = Salva come JSON
mine-guest = Ospite
day-title = La partita del giorno
day-about = Oggi tutti su questo server ricevono le stesse carte allo stesso posto, contro gli stessi bot, che nella stessa situazione rispondono allo stesso modo. Cambiano solo le scelte.
day-second = Ognuno ha un solo risultato. Un secondo browser è un secondo ospite.
day-ends = Fino alle { $time }
day-play = Gioca la partita di oggi
day-on = Continua
day-results = Risultati
day-finished =
    { $players ->
        [0] Nessuno l’ha ancora finita.
        [one] { $players } giocatore l’ha finita.
       *[other] { $players } giocatori l’hanno finita.
    }
day-sealed = Seed, replay e «Continua da qui» saranno disponibili a fine giornata. Fino ad allora vale la promessa del server, lo SHA-256 di seed, opzioni e posti:
day-open = Il giorno è finito. Il seed era { $seed }; la promessa era:
day-before = Il giorno prima
day-today = Oggi
day-player = Giocatore
day-place = Piazzamento
day-look = Rivedi
day-none = Nessuno ha finito questa partita in tempo.
day-wait = Finisci la partita per vedere come è andata agli altri.
day-mine = { $name } (tu)
deal-title = Una sfida
deal-about = { $name } ha giocato con queste carte. Ricevi le stesse carte allo stesso posto, contro gli stessi bot. Poi confrontate i risultati.
deal-about-nameless = Qualcuno ha giocato con queste carte. Ricevi le stesse carte allo stesso posto, contro gli stessi bot. Poi confrontate i risultati.
deal-fair = Chi guarda prima la partita di un altro conosce le carte. Ognuno ha un solo risultato.
deal-play = Accetta la sfida
deal-challenge = Sfida un amico
deal-link = Link a questa sfida
deal-compare = Confronta i risultati
deal-sealed = Replay, analisi e registrazione saranno disponibili a fine giornata.
refused-sealed = Altri possono ancora giocare questa partita. Si apre { moment-at }.
refused-no_day = Per quel giorno non c’è una partita del giorno.
refused-no_deal = Questa partita ne continuava un’altra: le sue carte non possono essere giocate da altri.
refused-both_seated = I due ospiti siedono allo stesso tavolo, dove la partita non è finita. Prima lascialo con uno dei due.
page-title-turn = Tocca a te · Mirabilia
play-mates-hand = La mano del tuo compagno di squadra

## The page: the table as text

text-own = La tua Città
text-makes =
    { $whose ->
        [own] Produce { $goods }
       *[other] Vende { $goods }
    }
text-alone = Produce solo per sé { $goods }
text-incursion-on = Incursione contro { $target ->
        [you] di te
       *[other] { CITY($target, form: "obj") }
    }
text-incursion-by = Incursione da { CITY($who, form: "obj") }
# on purpose: same
text-built = { CARD($card) }, carta { COLOUR($colour, form: "one") }, { $gift }
text-ship =
    La Flotta { FLEET($fleet) } è alla casella { $step } di { $last }; la prossima costa { $cost }: { $gift }
text-ship-there = La Flotta { FLEET($fleet) } è all’ultima casella, { $step }
text-leaders-held = Leader nella tua mano
# on purpose: same
text-rank = { $rank }. { seat-label }: { points }
# on purpose: same
text-line = { $line }: { $value }
text-coins = Monete rimaste: { $coins }
# on purpose: same
text-piece = { CARD($card) }
# on purpose: same
text-under = { seat-label }: { $cards }
text-prize =
    { $place ->
        [first] Primo posto: { $value }
        [second] Secondo posto: { $value }
        [third] Terzo posto: { $value }
       *[last] Ultimo posto: { $value }
    }
text-chat =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }

## The page: itself

page-fault =
    { $fault ->
        [newer] C’è una nuova versione di questa pagina.
       *[missing] Una parte di questa pagina non si è potuta caricare.
    }
page-reload = Ricarica
page-not-now = Non ora
secure-why = Installare, tenere acceso lo schermo e ricevere avvisi richiedono https. Il capitolo «A secure address» in docs/server.md spiega come.
install-button = Installa Mirabilia
play-awake = Tieni acceso lo schermo quando tocca a me

## The page: the score pad

home-pad = Segnapunti
pad-title = Segnapunti
pad-about = Per le partite con il gioco da tavolo: scrivi che cosa ha ogni Città, il segnapunti fa i conti.
pad-table = Il tavolo
pad-order = I giocatori nell’ordine in cui siedono, ognuno accanto ai suoi vicini:
pad-name = nome
pad-board = plancia
pad-side = lato
pad-player = Giocatore { $number }
# on purpose: same
pad-of = { $name }: { $what }
pad-cards = Carte per colore
pad-cards-about = Contano per Gilde, Leader e Isole. Le Gilde si indicano più sotto.
pad-cards-of = carte { COLOUR($colour, form: "many") }
pad-stages = stadi costruiti
pad-graves = Leader sepolti
pad-printed = punti stampati sulle carte blu
pad-ship = casella della Flotta { FLEET($fleet) }
pad-naval = segnalino navale, { age }
pad-none = nessuno
pad-add = Aggiungi…
pad-remove = { $what }: togli
pad-share = Link a questo foglio
pad-share-about = Tutto il foglio sta nel link. Viene salvato in questo browser e da nessun’altra parte.
pad-print = Stampa
pad-new = Nuovo foglio
pad-kept = Fogli precedenti
# on purpose: same
pad-kept-one = { $date }: { $names }
pad-delete = Elimina { $what }
pad-wrong-link = Questo link non contiene un foglio segnapunti. Forse è stato tagliato.

## The page: the guide of a first game

home-first =
    { $box ->
        [base] Prima partita guidata
       *[other] Prima partita guidata con { BOX($box) }
    }
guide-title = Guida
guide-on = Ho capito
guide-skip = Basta suggerimenti
guide-city = Questa è la tua Città, con la sua Meraviglia. A ogni turno tutti scelgono una carta contemporaneamente e le rivelano insieme.
    .plain = La tua Città, con la sua Meraviglia, è descritta più sotto. A ogni turno tutti scelgono una carta contemporaneamente e le rivelano insieme.
guide-cost = Il costo di una carta è sul bordo sinistro, e il nastro in alto dice se puoi pagarlo. Prendi la carta evidenziata, o un’altra che ti piace.
    .plain = Ogni carta dice quanto costa e se puoi pagarla. Prendi la scelta indicata qui, o un’altra che ti piace.
guide-build = Se la costruisci, resta nella tua Città fino alla fine. Potresti anche venderla, o usarla per uno stadio della tua Meraviglia.
guide-passing = Dopo ogni turno le mani passano: quello che lasci può prenderlo il tuo vicino. Nelle Epoche I e III vanno a sinistra, nell’Epoca II a destra.
guide-goods = Queste sono le risorse della tua Città. Non si consumano mai: ognuna aiuta a pagare un Edificio a ogni turno.
    .plain = La tua Città produce risorse, come dice la sua descrizione. Non si consumano mai: ognuna aiuta a pagare un Edificio a ogni turno.
guide-chain = Questa carta è gratis, perché la tua Città ha un Edificio con lo stesso simbolo. Le concatenazioni fanno risparmiare molto nelle Epoche II e III.
    .plain = Una delle tue carte è gratis, perché la tua Città ha un Edificio con lo stesso simbolo. Le concatenazioni fanno risparmiare molto nelle Epoche II e III.
guide-neighbours = Per questa carta ti mancano risorse, ma le ha un vicino: costano 2 monete l’una. Il vicino non può rifiutare e non perde nulla.
    .plain = Ti mancano risorse per una di queste carte, ma un vicino le ha: costano 2 monete l’una. Il vicino non può rifiutare e non perde nulla.
guide-stage = Puoi pagare il prossimo stadio della tua Meraviglia. Va bene qualsiasi carta: finisce coperta sotto la plancia.
guide-shields = Alla fine di ogni Epoca si confrontano gli scudi con i due vicini. Chi ne ha di più prende un segnalino, chi ne ha di meno perde un punto.
guide-science = Le carte verdi contano alla fine: i simboli uguali valgono il loro numero al quadrato. Ogni set di tre simboli diversi vale altri 7 punti.
guide-selling = Non puoi costruire nessuna di queste carte. Vendine una: viene scartata e prendi 3 monete.
guide-guilds = Le carte viola sono Gilde: alla fine danno punti per quello che hanno costruito i tuoi vicini o tu. Guardati intorno prima di sceglierne una.
guide-last = Questo è l’ultimo turno dell’Epoca. Giochi una delle due carte, l’altra viene scartata.
guide-conflicts = L’Epoca è finita e si confrontano gli scudi: una vittoria vale 1, 3 o 5 punti nelle Epoche I, II e III. Una sconfitta vale sempre −1.
guide-end = La partita è finita, e tutto si conta riga per riga. Vince chi ha più punti; in caso di parità, chi ha più monete.
guide-keep = Scegli uno di questi Leader e passa gli altri. In ogni Epoca recluterai uno di quelli che tieni.
guide-recruit = Prima di ogni Epoca giochi un Leader. Reclutalo pagandone il costo, vendilo, o usalo per uno stadio della tua Meraviglia.
guide-black = Le carte nere vengono da Cities: molte costano monete, e alcune ne fanno perdere a tutti gli altri. Con Cities ogni Epoca ha un turno in più.
guide-debt = Stai per perdere delle monete. Per ogni moneta che non paghi prendi un debito, che vale −1 punto alla fine.
guide-sea = Ogni Città ha quattro Flotte nel suo Cantiere Navale. Alla fine di ogni Epoca tutti, non solo i vicini, confrontano la potenza navale.
guide-ship = Con una carta rossa, gialla, blu o verde la Flotta di quel colore può avanzare di una casella. Il suo costo si paga insieme a quello della carta.
guide-island = I tuoi esploratori hanno trovato delle Isole. Tienine una, le altre tornano nel mazzo.

## The page: how to play

home-learn = Come si gioca
learn-title = Come si gioca
learn-search = Cerca nelle regole e in tutto il materiale
learn-contents = Indice
learn-print = Stampa
learn-rules = Regole: { $rules }
learn-pieces = Tutto il materiale
learn-spaces = Caselle delle Flotte
learn-space = Flotta { FLEET($fleet) }, casella { $step }
learn-nothing = Nessun risultato.
learn-box =
    { $box ->
        [base] Il gioco base
        [teams] Squadre
       *[other] { BOX($box) }
    }
learn-base-aim = Guidi una Città attraverso tre Epoche e costruisci la sua Meraviglia. Vince chi ha più punti dopo l’Epoca III.
    .title = Lo scopo
learn-base-turn = Tutti giocano contemporaneamente. Ognuno sceglie una carta dalla mano, tutte si rivelano insieme e le mani passano: a sinistra nelle Epoche I e III, a destra nell’Epoca II. La carta si costruisce, si usa per uno stadio della Meraviglia o si vende. Nell’ultimo turno di un’Epoca giochi una delle ultime due carte, l’altra viene scartata.
    .title = Un turno
learn-base-cost = I simboli sul bordo sinistro sono il costo di una carta: le monete vanno alla riserva, le risorse devi averle. Le producono la tua plancia e le tue carte marroni e grigie, ogni simbolo una volta per turno; non si consumano mai. Quello che una carta produce o fa risparmiare vale dal turno dopo. Non si costruiscono mai due carte con lo stesso nome.
    .title = Costi e risorse
learn-base-trade = Le risorse che ti mancano si comprano dai due vicini, a 2 monete l’una, se le producono la loro plancia o le loro carte marroni e grigie. Non possono rifiutare, e possono usarle anche loro. Alcune carte gialle abbassano il prezzo. Le monete ricevute in un turno si spendono dal turno dopo.
    .title = Commercio
learn-base-chains = Una carta è gratis se la tua Città ha l’Edificio indicato dal simbolo sul bordo: non si pagano nemmeno le monete. L’Edificio deve essere di un turno precedente.
    .title = Concatenazioni
learn-base-stages = Invece di costruire una carta puoi metterla coperta sotto la plancia e pagare il prossimo stadio. Gli stadi si costruiscono in ordine, in qualsiasi Epoca, con qualsiasi carta. Non sono obbligatori.
    .title = Stadi
learn-base-selling = Una carta venduta va coperta negli scarti e dà 3 monete. È sempre possibile.
    .title = Vendere
learn-base-conflicts = Alla fine di ogni Epoca tutti confrontano gli scudi con i due vicini. Averne di più dà un segnalino da 1, 3 o 5 punti secondo l’Epoca, averne di meno costa 1 punto, la parità non dà nulla.
    .title = Conflitti
learn-base-science = Alla fine i simboli uguali valgono il loro numero al quadrato: 1, 4, 9, 16 punti. Ogni set dei tre simboli diversi vale altri 7 punti. Un simbolo a scelta conta nel modo che più ti conviene.
    .title = Scienza
learn-base-colours = Ogni colore ha il suo scopo, e il suo segno.
    .title = Colori
learn-base-end = Dopo l’Epoca III si sommano tutti i punti: segnalini, 1 punto ogni 3 monete, stadi, carte blu, gialle e verdi, Gilde. Vince chi ha più punti; in caso di parità, chi ha più monete.
    .title = La fine
learn-leaders-selection = Si comincia con 6 monete e quattro Leader a testa. Scegline uno, passa gli altri a destra, e così via finché tutti e quattro sono presi.
    .title = Scegliere i Leader
learn-leaders-recruiting = Prima di ogni Epoca tutti giocano un Leader contemporaneamente. Reclutalo pagandone il costo, usalo per uno stadio della tua Meraviglia o vendilo per 3 monete. Il Leader che resta nell’Epoca III torna nella scatola.
    .title = Reclutare
learn-leaders-effects = Un Leader agisce da quando è reclutato. Non ha colore, e ha una riga propria sul segnapunti.
    .title = Che cosa fanno i Leader
learn-cities-cards = In ogni Epoca si aggiungono tante carte nere quanti sono i giocatori: ognuno ha 8 carte e gioca 7 turni.
    .title = Carte nere
learn-cities-losses = Alcune carte fanno perdere monete a tutti gli altri, alla fine del turno. Per ogni moneta che non paghi prendi un debito: −1 punto alla fine, e non si restituisce mai.
    .title = Perdite e debiti
learn-cities-diplomacy = Con un segnalino Diplomazia resti fuori dai prossimi Conflitti Militari, anche se vinceresti, e i tuoi vicini combattono tra loro. Poi il segnalino si restituisce.
    .title = Diplomazia
learn-cities-masks = Una maschera copia un simbolo scientifico di una carta verde di un vicino, alla fine della partita. Al vicino non si toglie nulla.
    .title = Maschere
learn-armada-ships = Ognuno ha un Cantiere Navale con quattro Flotte. Con una carta rossa, gialla, blu o verde puoi anche muovere di una casella la Flotta di quel colore, e con uno stadio quella associata alla tua Meraviglia. I due costi si pagano insieme.
    .title = Flotte
learn-armada-spaces = La Flotta Rossa dà potenza navale, la Blu punti, la Gialla monete, Tributi e un livello commerciale, la Verde esplora Isole. Conta la casella in cui si trova la Flotta; monete, Isole e Tributi arrivano quando la raggiunge.
    .title = Caselle
learn-armada-tributes = Un Tributo fa perdere monete a tutti gli altri; ciascuno sottrae il proprio livello commerciale. Se in un turno ce n’è più d’uno, vale solo il più alto. I Pirati tolgono a ciascuno tante monete quanto è alto il suo livello commerciale.
    .title = Tributi e Pirati
learn-armada-islands = Chi esplora pesca quattro Isole del livello indicato e ne tiene una. Se in un turno più giocatori esplorano lo stesso livello, si distribuisce tra loro tutto il mazzo.
    .title = Isole
learn-armada-naval = Alla fine di ogni Epoca tutti confrontano la potenza navale. Il primo prende 3, 5 o 7 punti secondo l’Epoca, il secondo 1, 3 o 5, l’ultimo ne perde 1, 2 o 3. Chi è a pari merito al primo posto prende il segnalino del secondo.
    .title = Conflitti Navali
learn-armada-incursions = Alcune carte rosse attaccano la seconda Città a sinistra o a destra: alla fine di quest’Epoca combatti anche contro di essa. Due Città combattono al massimo una volta per Epoca.
    .title = Incursioni
learn-armada-selling = Chi vende una carta può muovere gratis la Flotta Gialla di una casella invece di prendere monete.
    .title = Vendere in mare
learn-teams-playing = In quattro, sei o otto si gioca a squadre di due, seduti vicini. I compagni vedono l’uno la mano dell’altro e possono parlare, ma non prestano e non scambiano nulla. Le risorse di un compagno si pagano come quelle di ogni vicino.
    .title = Giocare insieme
learn-teams-conflicts = I compagni non combattono tra loro. Il conflitto con l’altro vicino vale due segnalini invece di uno.
    .title = Conflitti
learn-teams-end = Si sommano i punti dei due compagni. In caso di parità vince la squadra con più monete.
    .title = La fine
ruling-b-12 = Conta anche quello che tutti hanno messo in gioco nello stesso turno.
ruling-b-21 = I vicini non possono comprare queste risorse: sono solo per te.
ruling-b-24 = Nello stesso turno possono comprarne entrambi i vicini, e puoi usarla anche tu.
ruling-b-25 = Serve dal turno dopo quello in cui è costruita.
ruling-b-26 = Le risorse marroni, o comuni, sono legno, pietra, minerale e argilla; quelle grigie, o rare, sono vetro, tessuto e papiro.
ruling-b-30 = Gli scudi contano subito, già nei conflitti dell’Epoca in corso.
ruling-b-37 = Conta quello che c’è nelle Città alla fine della partita, non quello che c’era quando è stata costruita.
ruling-b-40 = L’ultima carta di un’Epoca si gioca dopo l’ultimo turno di tutti, come un turno a sé: le monete di quel turno si possono spendere. Si può costruire, usare per uno stadio o vendere.
ruling-b-41 = Alla fine del turno guardi tutti gli scarti e puoi costruire gratis una carta, anche una scartata in questo turno.
ruling-b-42 = La costruzione gratuita non costa nemmeno monete. Vale solo per le carte, mai per stadi o Leader, e non è obbligatoria.
ruling-b-51 = Un simbolo a scelta conta nel modo che ti dà più punti; non devi dirlo prima.
ruling-l-20 = Gratis vuol dire che non si pagano nemmeno monete. Una concatenazione ha la precedenza.
ruling-l-21 = Una volta per turno, una risorsa qualsiasi, per una carta, uno stadio o una Flotta.
ruling-l-22 = Frutta monete solo quello che arriva dopo il reclutamento, comunque arrivi.
ruling-l-23 = Scegli tu la risorsa risparmiata. Le monete si pagano per intero.
ruling-l-25 = Il segnalino è quello dell’Epoca in corso.
ruling-l-26 = Scarti le tue sconfitte; tutti gli altri, compagni compresi, scartano un segnalino Vittoria a loro scelta.
ruling-l-27 = Si aggiunge alle prime monete che prendi dalla riserva in un turno. Una vendita conta, le monete dei vicini no.
ruling-l-28 = Una volta per turno per ciascuno dei due vicini, dopo aver comprato da lui.
ruling-l-29 = Anche le sconfitte delle Incursioni vanno al vincitore; quelle navali restano.
ruling-l-30 = Tutto si prende nell’ordine che ti dà più punti. Il simbolo di un’Isola non si cambia.
ruling-l-31 = Si conta alla fine della partita. Un Leader sepolto non è più scoperto; in parità con un vicino non dà nulla.
ruling-l-32 = Una volta per Epoca, monete comprese. Una carta nera che non costa nulla non la consuma.
ruling-l-40 = Un Leader non costa mai meno di zero.
ruling-l-40-draw = Si pescano Leader che nessuno ha ricevuto o che sono tornati nella scatola.
ruling-l-40-extra = Viene solo reclutato, né venduto né usato per uno stadio, e si paga con le monete che ti restano in questo turno.
ruling-l-40-grave = Quello che il Leader ha dato subito resta, tutto il resto finisce. Vale il doppio del suo costo stampato, o 6 punti se il costo dipende dall’Epoca.
ruling-c-2 = Le perdite arrivano alla fine del turno, dopo tutti i guadagni. Con Cities ogni moneta si può pagare o prendere come debito.
ruling-c-4 = Questi debiti arrivano subito e non si possono evitare pagando.
ruling-c-5 = È obbligatoria: la prossima volta resti fuori dai conflitti, anche se sei più forte. Incursioni e Conflitti Navali avvengono comunque.
ruling-c-8 = Ogni maschera copia una carta diversa. Si può copiare solo un simbolo stampato.
ruling-c-9 = Conta come prodotto solo quello che danno le carte marroni e grigie e la plancia. La risorsa si sceglie di nuovo ogni turno.
ruling-c-9-rebate = Gli sconti si sommano, ma una risorsa non costa mai meno di zero.
ruling-c-9-stage = Le risorse di uno stadio non servono; le sue monete si pagano.
ruling-a-10 = Conta solo la casella in cui si trova la Flotta, non quelle superate.
ruling-a-22 = Se in un turno ci sono più Tributi, si paga solo il più alto; chi ne ha richiesto uno più basso lo paga come gli altri.
ruling-a-24 = Più è alto il livello commerciale, più si perde.
ruling-a-30 = Il livello di un’Isola non ha a che fare con l’Epoca. Gli altri vedono solo quella che tieni.
ruling-a-31 = Si prende dalla cima del mazzo, senza vederla né sceglierla.
ruling-a-37 = Si decide a ogni Conflitto Navale, prima di confrontare le potenze navali. Chi resta fuori non prende nulla.
ruling-a-38 = Vale nell’Epoca in cui la carta è costruita. La Diplomazia non protegge.
ruling-a-46 = La casella raggiunta ha effetto come sempre. A un movimento gratis si può rinunciare; una Flotta all’ultima casella non va oltre.
ruling-a-50 = Questo movimento prende il posto di quello che potresti pagare.
ruling-a-51 = Costa sempre 1 moneta. Sconti e riduzioni non contano.
ruling-a-55 = Con Armada una Gilda vale al massimo 10 punti.
