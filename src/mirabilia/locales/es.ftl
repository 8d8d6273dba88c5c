### Spanish

## Names

card-lumber_yard = Maderería
card-stone_pit = Pozo de piedra
card-clay_pool = Poza de arcilla
card-ore_vein = Filón de mineral
card-tree_farm = Vivero
card-excavation = Excavación
card-clay_pit = Foso de arcilla
card-timber_yard = Explotación forestal
card-forest_cave = Cueva del bosque
card-mine = Mina
card-glassworks_age1 = Vidriería
card-press_age1 = Prensa
card-loom_age1 = Telar
card-well = Pozo
card-baths = Baños
card-altar = Altar
card-theater = Teatro
card-tavern = Taberna
card-marketplace = Mercado
card-west_trading_post = Puesto comercial oeste
card-east_trading_post = Puesto comercial este
card-stockade = Empalizada
card-barracks = Cuartel
card-guard_tower = Torre de guardia
card-apothecary = Botica
card-workshop = Taller
card-scriptorium = Scriptorium
card-sawmill = Aserradero
card-quarry = Cantera
card-brickyard = Ladrillar
card-foundry = Fundición
card-glassworks_age2 = Vidriería
card-press_age2 = Prensa
card-loom_age2 = Telar
card-statue = Estatua
card-aqueduct = Acueducto
card-temple = Templo
card-courthouse = Tribunal
card-caravansery = Caravasar
card-forum = Foro
card-vineyard = Viñedo
card-bazar = Bazar
card-stables = Establos
card-archery_range = Campo de tiro
card-walls = Murallas
card-training_ground = Campo de entrenamiento
card-dispensary = Dispensario
card-laboratory = Laboratorio
card-library = Biblioteca
card-school = Escuela
card-pantheon = Panteón
card-gardens = Jardines
card-town_hall = Ayuntamiento
card-palace = Palacio
card-senate = Senado
card-lighthouse = Faro
card-haven = Fondeadero
card-chamber_of_commerce = Cámara de comercio
card-ludus = Escuela de gladiadores
card-arena = Arena
card-castrum = Castrum
card-fortifications = Fortificaciones
card-circus = Circo
card-arsenal = Arsenal
card-siege_workshop = Taller de asedio
card-lodge = Logia
card-academy = Academia
card-observatory = Observatorio
card-study = Estudio
card-university = Universidad
card-workers_guild = Gremio de Trabajadores
card-craftsmens_guild = Gremio de Artesanos
card-magistrates_guild = Gremio de Magistrados
card-traders_guild = Gremio de Comerciantes
card-builders_guild = Gremio de Constructores
card-spies_guild = Gremio de Espías
card-philosophers_guild = Gremio de Filósofos
card-decorators_guild = Gremio de Decoradores
card-scientists_guild = Gremio de Científicos
card-shipowners_guild = Gremio de Armadores
card-opium_stash = Alijo de opio
card-smugglers_cache = Escondite de contrabandistas
card-west_clandestine_wharf = Muelle clandestino oeste
card-east_clandestine_wharf = Muelle clandestino este
card-dive = Antro
card-cells = Celdas
card-customs = Aduana
card-pigeonhole = Palomar
card-raider_camp = Campamento de saqueadores
card-secret_warehouse = Almacén secreto
card-city_gates = Puertas de la ciudad
card-militia = Milicia
card-hideout = Escondite
card-residence = Residencia
card-guardhouse = Calabozo
card-trade_center = Centro de comercio
card-tabularium = Tabularium
card-black_market = Mercado negro
card-band_of_spies = Banda de espías
card-lair = Guarida
card-raider_fort = Fuerte de saqueadores
card-mercenaries = Mercenarios
card-architect_firm = Gabinete de arquitectos
card-sepulcher = Sepulcro
card-forging_agency = Agencia de falsificadores
card-opium_den = Fumadero de opio
card-consulate = Consulado
card-gambling_den = Casa de juego
card-mint = Casa de la moneda
card-slave_market = Mercado de esclavos
card-raider_garrison = Guarnición de saqueadores
card-cenotaph = Cenotafio
card-capitol = Capitolio
card-memorial = Memorial
card-secret_network = Red secreta
card-prison = Prisión
card-opium_distillery = Destilería de opio
card-brotherhood = Hermandad
card-chamber_of_builders = Cámara de constructores
card-torture_chamber = Cámara de tortura
card-contingent = Contingente
card-embassy = Embajada
card-pontoon = Pontón
card-coastal_defenses = Defensas costeras
card-pirate_hideout = Escondite pirata
card-eastern_emporium = Emporio oriental
card-construction_zone = Zona de construcción
card-dry_hold = Dique seco
card-helmsmans_rest = Refugio del timonel
card-cabinet_of_explorers = Gabinete de exploradores
card-ballista = Balista
card-fortified_port = Puerto fortificado
card-pirates_den = Guarida pirata
card-western_emporium = Emporio occidental
card-ship_repair = Reparación naval
card-boathouse = Cobertizo para barcas
card-cartographers_office = Oficina de cartógrafos
card-navigation_firm = Compañía de navegación
card-pier = Embarcadero
card-coastal_fortifications = Fortificaciones costeras
card-pirate_crew = Tripulación pirata
card-port_customs = Aduana portuaria
card-harbor_masters_office = Capitanía del puerto
card-naval_headquarters = Cuartel general naval
card-nautical_archives = Archivos náuticos
card-circle_of_captains = Círculo de capitanes

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
    .obj = Alexandria
city-babylon = Babylon
    .obj = Babylon
city-ephesos = Éphesos
    .obj = Éphesos
city-gizah = Gizah
    .obj = Gizah
city-halikarnassos = Halicarnaso
    .obj = Halicarnaso
city-olympia = Olympía
    .obj = Olympía
city-rhodos = Rhódos
    .obj = Rhódos
city-roma = Roma
    .obj = Roma
city-abu_simbel = Abu Simbel
    .obj = Abu Simbel
city-byzantium = Byzantium
    .obj = Byzantium
city-petra = Petra
    .obj = Petra
city-siracusa = Siracusa
    .obj = Siracusa
city-you = tú
    .obj = ti
city-seat_0 = Asiento 0
    .obj = Asiento 0
city-seat_1 = Asiento 1
    .obj = Asiento 1
city-seat_2 = Asiento 2
    .obj = Asiento 2
city-seat_3 = Asiento 3
    .obj = Asiento 3
city-seat_4 = Asiento 4
    .obj = Asiento 4
city-seat_5 = Asiento 5
    .obj = Asiento 5
city-seat_6 = Asiento 6
    .obj = Asiento 6
city-seat_7 = Asiento 7
    .obj = Asiento 7

wonder-alexandria = el Faro
wonder-babylon = los Jardines Colgantes
wonder-ephesos = el Templo de Artemisa
wonder-gizah = la Gran Pirámide
wonder-halikarnassos = el Mausoleo
wonder-olympia = la Estatua de Zeus
wonder-rhodos = el Coloso
wonder-roma = el Coliseo
wonder-abu_simbel = el Gran Templo
wonder-byzantium = Santa Sofía
wonder-petra = el Tesoro
wonder-siracusa = el Puerto Grande

leader-ramses = Ramsés
leader-maecenas = Mecenas
leader-bilkis = Bilkis
leader-nero = Nerón
leader-xenophon = Jenofonte
leader-vitruvius = Vitruvio
leader-hammurabi = Hammurabi
leader-leonidas = Leónidas
leader-archimedes = Arquímedes
leader-imhotep = Imhotep
leader-amytis = Amitis
leader-phidias = Fidias
leader-praxiteles = Praxíteles
leader-nebuchadnezzar = Nabucodonosor
leader-varro = Varrón
leader-pericles = Pericles
leader-hypatia = Hipatia
leader-hiram = Hiram
leader-justinian = Justiniano
leader-plato = Platón
leader-alexander = Alejandro
leader-aristotle = Aristóteles
leader-midas = Midas
leader-croesus = Creso
leader-hannibal = Aníbal
leader-caesar = César
leader-euclid = Euclides
leader-ptolemy = Ptolomeo
leader-pythagoras = Pitágoras
leader-sappho = Safo
leader-zenobia = Zenobia
leader-nefertiti = Nefertiti
leader-cleopatra = Cleopatra
leader-solomon = Salomón
leader-nitocris = Nitocris
leader-telesilla = Telesila
leader-berenice = Berenice
leader-hatshepsut = Hatshepsut
leader-tomyris = Tomiris
leader-aganice = Aganice
leader-enheduanna = Enheduanna
leader-cynisca = Cinisca
leader-agrippina = Agripina
leader-gorgo = Gorgo
leader-makeda = Makeda
leader-phryne = Friné
leader-cornelia = Cornelia
leader-eurypyle = Eurípile
leader-theano = Téano
leader-arsinoe = Arsínoe
leader-octavia = Octavia
leader-caligula = Calígula
leader-diocletian = Diocleciano
leader-aspasia = Aspasia
leader-darius = Darío

island-overgrown_island = Isla frondosa
island-virgin_island = Isla virgen
island-bronze_island = Isla de bronce
island-whistling_island = Isla silbante
island-foggy_island = Isla brumosa
island-topaz_island = Isla de topacio
island-amber_island = Isla de ámbar
island-lost_island = Isla perdida
island-inhabited_island = Isla habitada
island-abandoned_oasis = Oasis abandonado
island-iron_oasis = Oasis de hierro
island-windy_oasis = Oasis ventoso
island-forgotten_oasis = Oasis olvidado
island-ancient_oasis = Oasis antiguo
island-stormy_oasis = Oasis tormentoso
island-wondrous_oasis = Oasis de las maravillas
island-oasis_of_statues = Oasis de las estatuas
island-pirate_oasis = Oasis de los piratas
island-scarlet_archipelago = Archipiélago escarlata
island-breezy_archipelago = Archipiélago de las brisas
island-torrential_archipelago = Archipiélago torrencial
island-golden_archipelago = Archipiélago dorado
island-emerald_archipelago = Archipiélago esmeralda
island-royal_archipelago = Archipiélago real
island-lush_archipelago = Archipiélago exuberante
island-rainbow_archipelago = Archipiélago arcoíris
island-sheltered_archipelago = Archipiélago resguardado

# Where long words of names are parted, if there is no room for them.
hyphens =
    Acue|ducto Ale|jandro Archi|piélago Aristó|teles Arma|dores Arquí|medes Arte|sanos Aserra|dero
    Ayunta|miento Biblio|teca Campa|mento Capi|tanía Capi|tolio Cara|vasar Ceno|tafio Cientí|ficos
    Cleo|patra Cober|tizo Comer|ciantes Construc|tores Consu|lado Contin|gente Decora|dores
    Desti|lería Diocle|ciano Dispen|sario Embar|cadero Empa|lizada Enhe|duanna Escon|dite
    Exca|vación Explo|tación Filó|sofos Fondea|dero Forti|fica|ciones Fundi|ción Guar|nición
    Hammu|rabi Hatshep|sut Her|mandad Jeno|fonte Justi|niano Labora|torio Ladri|llar Made|rería
    Magis|trados Merce|narios Nabuco|donosor Nefer|titi Obser|vatorio Pitá|goras Praxí|teles
    Repa|ración Resi|dencia Scrip|torium Tabu|larium Traba|jadores Tripu|lación Univer|sidad
    Vidrie|ría aban|donado arqui|tectos capi|tanes cartó|grafos clan|destino comer|cial
    cons|trucción construc|tores contra|ban|distas ente|rrado entrena|miento escar|lata esme|ralda
    explo|radores exube|rante falsi|fica|dores forti|ficado gladia|dores mara|villas nave|gación
    occi|dental por|tuaria resguar|dado saquea|dores tormen|toso torren|cial

shipyard-shipyard_1 = Puerto 1
shipyard-shipyard_2 = Puerto 2
shipyard-shipyard_3 = Puerto 3
shipyard-shipyard_4 = Puerto 4
shipyard-shipyard_5 = Puerto 5
shipyard-shipyard_6 = Puerto 6
shipyard-shipyard_7 = Puerto 7
shipyard-shipyard_8 = Puerto 8

fleet-red = Roja
fleet-yellow = Amarilla
fleet-blue = Azul
fleet-green = Verde

resource-wood = Madera
    .counted = { $count } Maderas
resource-stone = Piedra
    .counted = { $count } Piedras
resource-ore = Metal
    .counted = { $count } Metales
resource-clay = Arcilla
    .counted = { $count } Arcillas
resource-glass = Cristal
    .counted = { $count } Cristales
resource-cloth = Tela
    .counted = { $count } Telas
resource-papyrus = Papiro
    .counted = { $count } Papiros

colour-brown = Marrón
    .symbol = ■
    .one = marrón
    .many = marrones
colour-grey = Gris
    .symbol = ◆
    .one = gris
    .many = grises
colour-blue = Azul
    .symbol = ▬
    .one = azul
    .many = azules
colour-yellow = Amarillo
    .symbol = ●
    .one = amarilla
    .many = amarillas
colour-red = Rojo
    .symbol = ✚
    .one = roja
    .many = rojas
colour-green = Verde
    .symbol = ▲
    .one = verde
    .many = verdes
colour-purple = Morado
    .symbol = ★
    .one = morada
    .many = moradas
colour-black = Negro
    .symbol = ▼
    .one = negra
    .many = negras
# Leaders have no colour; their sign stands where that of a colour would.
colour-leader = Líder
    .symbol = ♛
    .one = Líder
    .many = Líderes

science-compass = compás
science-gear = engranaje
science-tablet = tablilla
science-choice = símbolo a elección
science-mask = máscara
science-most = el más frecuente

side-day = Día
side-night = Noche

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
age =
    { $age ->
        [1] Era I
        [2] Era II
       *[3] Era III
    }
coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
shields =
    { $shields ->
        [one] { $shields } escudo
       *[other] { $shields } escudos
    }
# Who does something, before a clause that says what.
seat-name =
    { $who ->
        [you] Tú
       *[other] { CITY($who) }
    }
# The same where it stands by itself, or before a figure.
seat-label = { seat-name }
debts =
    { $debts ->
        [one] { $debts } deuda
       *[other] { $debts } deudas
    }
diplomacy =
    { $tokens ->
        [one] { $tokens } ficha de Diplomacia
       *[other] { $tokens } fichas de Diplomacia
    }
naval = fuerza naval { $strength }
# on purpose: same
leaders-named = { LEADER($leaders) }
# on purpose: same
islands-named = { ISLAND($islands) }
# on purpose: same
city-title-side = { CITY($board) }, { SIDE($side) }
team = equipo { $team }
# on purpose: same
goods = { RESOURCE($goods) }
cost-nothing = nada
cost-age = 1, 2 o 3 monedas, según la Era
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
       *[other] { $amount } puntos
    }
effect-shields =
    { $amount ->
        [one] { $amount } escudo
       *[other] { $amount } escudos
    }
# on purpose: same
effect-symbol = { SCIENCE($symbol) }
effect-symbol_choice = compás, engranaje o tablilla
effect-coins =
    { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }
# What effects count, and in which cities.
each =
    { $each ->
        [victories] marcador de Victoria que tengas
        [islands] Isla que tengas
        [commerce] nivel de tu poder comercial
        [stages] Etapa desarrollada { $where ->
            [own] en tu ciudad
            [neighbours] en las ciudades vecinas
           *[all] en tu ciudad y en las vecinas
        }
       *[colours] carta { SYMBOL($each, form: "one", join: "or") } { $where ->
            [own] en tu ciudad
            [neighbours] en las ciudades vecinas
           *[all] en tu ciudad y en las vecinas
        }
    }
effect-coins_per =
    { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    } por cada { each }
effect-points_per =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } por cada { each }
effect-both_per = { coins }, { points } por cada { each }
effect-points_if_complete =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } si tu Maravilla está completa
effect-discount =
    { $where ->
        [left] el vecino de la izquierda vende
        [right] el vecino de la derecha vende
       *[neighbours] ambos vecinos venden
    } { $goods ->
        [raw] los recursos { SYMBOL("brown", form: "many") }
       *[manufactured] los recursos { SYMBOL("grey", form: "many") }
    } por 1 moneda
effect-play_last_card = juega también la última carta de cada Era
effect-build_from_discard = construye gratis una carta de los descartes
effect-free_first_of_colour = tu primera carta de cada color es gratis
effect-free_first_of_age = tu primera carta de cada Era es gratis
effect-free_last_of_age = tu última carta de cada Era es gratis
effect-free_colour = las cartas { SYMBOL($each, form: "many") } son gratis
effect-leaders_free = los Líderes son gratis
effect-leader_discount =
    { $where ->
        [own] tus Líderes
       *[neighbours] los Líderes de tus vecinos
    } cuestan { coins } menos
effect-bank_purchase =
    { goods-a-turn } de la reserva por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }{ $amount ->
        [one] { "" }
       *[other] { " " }cada uno
    }
goods-a-turn =
    { $amount ->
        [one] compra { $amount } recurso por turno
       *[other] compra { $amount } recursos por turno
    }
effect-coins_on_victory = { coins } por cada marcador de Victoria que recibas
effect-coins_on_build = { coins } por cada carta { SYMBOL($each, form: "one") } que construyas
effect-coins_on_chain = { coins } por cada carta que construyas por cadena
effect-reduce =
    { $each ->
        [stages] las Etapas cuestan
        [fleets] las Construcciones navales cuestan
       *[colours] las cartas { SYMBOL($each, form: "many") } cuestan
    } { $amount ->
        [one] { $amount } recurso menos
       *[other] { $amount } recursos menos
    }
effect-bonus_coin = { coins } más la primera vez que en un turno tomes monedas de la reserva
effect-coin_after_purchase = { coins } de la reserva por cada vecino al que compres
effect-defeats_to_winner = tus marcadores de Derrota van al vencedor
effect-coins_on_stage = { coins } por cada Etapa que desarrolles
effect-others_lose_on_stage = todos los demás pierden { coins } por cada Etapa que desarrolles
effect-free_per_age =
    { $amount ->
        [one] { $amount } carta { SYMBOL($each, form: "one") } gratis
       *[other] { $amount } cartas { SYMBOL($each, form: "many") } gratis
    } en cada Era
effect-free_stages = las Etapas no cuestan recursos
effect-purchase_rebate =
    una vez por turno, un recurso del vecino de la { $where ->
        [left] izquierda
       *[right] derecha
    } cuesta { coins } menos
effect-start_rebate = los recursos de los tableros vecinos cuestan { coins } menos
effect-produce_owned = un recurso más de los que ya producen tus cartas { SYMBOL("brown", form: "many") } o { SYMBOL("grey", form: "many") } o tu tablero
effect-produce_missing = un recurso que no producen tus cartas { SYMBOL("brown", form: "many") } y { SYMBOL("grey", form: "many") } ni tu tablero
effect-remote_trade =
    { goods-a-turn } a la segunda ciudad a la { $where ->
        [far_left] izquierda
       *[far_right] derecha
    } por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }{ $amount ->
        [one] { "" }
       *[other] { " " }cada uno
    }
effect-immunity = inmune a Aranceles y Piratas
effect-stage_moves_fleet = cada Etapa mueve gratis una Flota
effect-abstain = puedes quedarte fuera de los Conflictos Navales
effect-coins_per_step = { coins } cada vez que muevas una Flota
effect-naval = fuerza naval { $amount }
effect-victory =
    { $value ->
        [0] un marcador de Victoria de esta Era
       *[other] marcador de Victoria +{ $value }
    }
effect-purge_defeats = descarta tus marcadores de Derrota, todos los demás descartan un marcador de Victoria
effect-others_lose =
    { $each ->
        [age] todos los demás pierden 1, 2 o 3 monedas, según la Era
        [victories] todos los demás pierden { coins } por cada marcador de Victoria que tengan
        [stages] todos los demás pierden { coins } por cada Etapa que tengan
       *[nothing] todos los demás pierden { coins }
    }
effect-diplomacy =
    { $amount ->
        [one] ficha de Diplomacia
       *[other] { $amount } fichas de Diplomacia
    }
effect-draw_leaders =
    { $amount ->
        [one] roba { $amount } Líder
       *[other] roba { $amount } Líderes
    }
effect-recruit_extra = recluta a un Líder más
effect-bury_leader = entierra a un Líder: { $times } veces su coste en puntos
effect-cash_defeats = descarta tus marcadores de Derrota por { coins } cada uno
effect-gift =
    { $where ->
        [others] todos los demás reciben
       *[neighbours] tus vecinos reciben
    } { coins }
effect-debts = tus vecinos toman { debts }
effect-incursion =
    Abordaje contra la segunda ciudad a la { $where ->
        [far_left] izquierda
       *[far_right] derecha
    }
effect-move_fleet =
    { $fleets ->
        [any] { $amount ->
            [one] mueve gratis una Flota
           *[other] mueve gratis { $amount } Flotas
        }
       *[named] mueve gratis la Flota { FLEET($fleets) }
    }
effect-top_island = roba la primera Isla de nivel { $amount }
effect-pirates = Piratas: todos los demás pierden tantas monedas como su poder comercial
effect-points_per_set =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cada serie de cartas { SYMBOL($each, form: "one", join: "and") }
effect-points_per_symbol_set = { points } más por cada serie de símbolos científicos
effect-points_per_coins = { points } más por cada { $coins } monedas
effect-replace_symbol = cambia un símbolo científico al final
effect-symbol_most = un símbolo científico más, el que más tengas
effect-points_if_undefeated = { points } si no tienes marcadores de Derrota
effect-points_if_only_leader = { points } si es tu único Líder
effect-points_per_victory_pair = por cada pareja de marcadores de Victoria iguales, puntos extra por el valor de uno
effect-points_if_richest = { points } si tienes más monedas que cada vecino
effect-points_if_most = { points } si tienes más cartas { SYMBOL($each, form: "many") } que cada vecino
effect-points_per_token = { points } por cada marcador de Victoria +{ $value }
effect-mask = copia un símbolo de una carta { SYMBOL("green", form: "one") } de un vecino
effect-points_per_chosen_colour = { points } por cada carta de tu mejor color

# What the spaces of a ship's track show.
space-naval = fuerza naval { $amount }
space-commerce = poder comercial { $amount }
space-coins =
    { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }
space-tribute = Arancel { $amount }
space-points =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
space-island = explora el nivel { $amount }
space-nothing = nada todavía

## What a card takes now

way-chain = gratis con { CARD($cards) }
way-right = gratis gracias a { CITY($board) }
way-leader = gratis gracias a { LEADER($leader) }
way-reduced = gratis gracias a un descuento
pay-bank = { coins } a la reserva
pay-city =
    { coins } a { CITY($who, form: "obj") } ({ $side ->
        [left] izquierda
        [right] derecha
        [far_left] segunda a la izquierda
       *[far_right] segunda a la derecha
    })

# Why something cannot be done: by itself, and as the end of a sentence.
obstacle-built = Ya construida
    .clause = ya construida
obstacle-complete = Tu Maravilla está completa
    .clause = tu Maravilla está completa
obstacle-harbour = Flota en su última casilla
    .clause = la Flota está en su última casilla
obstacle-coins =
    { $needs ->
        [one] Cuesta { $needs } moneda, tienes { $has }
       *[other] Cuesta { $needs } monedas, tienes { $has }
    }
    .clause =
        { $needs ->
            [one] cuesta { $needs } moneda, tienes { $has }
           *[other] cuesta { $needs } monedas, tienes { $has }
        }
# The bundles of goods that would help, as a list with "or".
obstacle-missing = Necesitas: { $bundles }
    .clause = aún necesitas { $bundles }
# on purpose: same
goods-lacked = { RESOURCE($goods) }
# What cannot be done, and the reason as a clause.
# on purpose: same
cannot-why = { $what }: { $why }

## Moves: as lines of a menu, and once chosen

action-build = Construir
action-stage = Desarrollar la Etapa { $stage }
action-recruit = Reclutar
pass-last = No jugarla (descartarla)
pass-discard = No construir ninguna
pass-extra = No reclutar a nadie
pass-bury = No enterrar a nadie
pass-fleet = No mover ninguna Flota
join-naval = Participar
abstain-naval = Quedarse fuera (sin marcador)
pay-or-owe =
    { $debts ->
        [0] Pagar { coins }
       *[other] { $coins ->
            [0] Tomar { debts }
           *[other] Pagar { coins }, tomar { debts }
        }
    }

choice-build = construir { card-coloured }
choice-stage = desarrollar la Etapa { $stage } con { card-coloured }
choice-sell = vender { card-coloured } por 3 monedas
choice-sell-ship = vender { card-coloured } para mover la ≈ Flota { FLEET($fleet) }
with-ship = { $action } y mover la ≈ Flota { FLEET($fleet) } a la casilla { $step }
choice-take = construir gratis { card-coloured } de los descartes
choice-pass = no hacer nada
choice-side = tomar el lado { SIDE($what) }
choice-board = tomar { CITY($what) }
choice-keep = conservar ♛ { LEADER($what) }
choice-recruit = reclutar a ♛ { LEADER($what) }
choice-bury = enterrar a ♛ { LEADER($what) }
choice-token = descartar +{ $what }
choice-debt =
    { $what ->
        [0] ninguna deuda: pagarlo todo
        [one] tomar { $what } deuda
       *[other] tomar { $what } deudas
    }
choice-fleet = mover la ≈ Flota { FLEET($what) }
choice-island = conservar ◎ { ISLAND($what) }
choice-join = participar en el Conflicto Naval
choice-abstain = quedarse fuera del Conflicto Naval

## What happened: clauses that stand behind the name of a city

event-board =
    { $who ->
        [you] tomas
       *[other] toma
    } el tablero de { CITY($board) }
event-side =
    { $who ->
        [you] tomas
       *[other] toma
    } el lado { SIDE($side) }
event-build =
    { $who ->
        [you] construyes
       *[other] construye
    } { card-coloured }{ $how ->
        [chain] { " " }gratis por cadena
        [free] { " " }gratis gracias a { CITY($by) }
        [discard] { " " }de los descartes
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] desarrollas
       *[other] desarrolla
    } la Etapa { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }con { card-coloured }
    }
event-sell =
    { $who ->
        [you] vendes
       *[other] vende
    } { $card ->
        [unseen] una carta
       *[seen] { card-coloured }
    }
event-spend =
    { $who ->
        [you] pagas
       *[other] paga
    } { coins } a la reserva
event-trade =
    { $to ->
        [you] te compra recursos por { coins }
       *[other]
            { $who ->
                [you] compras recursos
               *[other] compra recursos
            } a { CITY($to, form: "obj") } por { coins }
    }
event-received = vendes recursos a { CITY($buyer, form: "obj") } por { coins }
event-gain =
    { $who ->
        [you] obtienes
       *[other] obtiene
    } { coins } { $source ->
        [sale] por la venta
        [card] con { CARD($what) }
        [leader] con { LEADER($what) }
        [island] con { ISLAND($what) }
        [space] de la casilla de la ≈ Flota { FLEET($what) }
       *[stage] con la Etapa { $what }
    }
event-decline =
    { $who ->
        [you] pasas
       *[other] pasa
    }
event-leftover =
    { $who ->
        [you] descartas
       *[other] descarta
    } { $card ->
        [unseen] la última carta
       *[seen] { card-coloured } como { $colour ->
            [leader] último Líder
           *[other] última carta
        }
    }
event-forgo =
    { $who ->
        [you] no juegas la última carta
       *[other] no juega la última carta
    }
event-keep =
    { $who ->
        [you] conservas
       *[other] conserva
    } { card-coloured }
event-recruit =
    { $who ->
        [you] reclutas
       *[other] recluta
    } a ♛ { LEADER($leader) }
event-draw =
    { $who ->
        [you] robas
       *[other] roba
    } { $leaders ->
        [one] { $leaders } Líder
       *[other] { $leaders } Líderes
    }
event-bury =
    { $who ->
        [you] entierras
       *[other] entierra
    } a ♛ { LEADER($leader) }
event-victory =
    { $who ->
        [you] recibes
       *[other] recibe
    } un marcador de Victoria +{ $value }
event-give_up =
    { $who ->
        [you] descartas
       *[other] descarta
    } un marcador de Victoria +{ $value }
event-purge =
    { $who ->
        [you] descartas
       *[other] descarta
    } { $defeats ->
        [one] { $defeats } marcador de Derrota
       *[other] { $defeats } marcadores de Derrota
    }
event-diplomacy =
    { $who ->
        [you] tomas
       *[other] toma
    } { diplomacy }
event-debts =
    { $who ->
        [you] recibes
       *[other] recibe
    } { debts }
event-lose =
    { $debts ->
        [0] { $who ->
            [you] pierdes
           *[other] pierde
        } { coins }
       *[other] { $coins ->
            [0] { $who ->
                [you] tomas
               *[other] toma
            } { debts } en vez de perder monedas
           *[other] { $who ->
                [you] pierdes
               *[other] pierde
            } { coins } y { $who ->
                [you] tomas
               *[other] toma
            } { debts }
        }
    }
event-shipyard =
    { $who ->
        [you] tomas
       *[other] toma
    } el { SHIPYARD($shipyard) }
event-fleet =
    { $who ->
        [you] mueves
       *[other] mueve
    } la ≈ Flota { FLEET($fleet) } a la casilla { $step }
event-tribute =
    { $who ->
        [you] impones
       *[other] impone
    } un Arancel de { coins }
event-island =
    { $who ->
        [you] tomas
       *[other] toma
    } ◎ { ISLAND($island) }
event-incursion =
    { $who ->
        [you] desencadenas
       *[other] desencadena
    } un Abordaje contra { CITY($target, form: "obj") }
event-abstain =
    { $who ->
        [you] te quedas
       *[other] se queda
    } fuera del Conflicto Naval
event-abroad =
    { $who ->
        [you] usas
       *[other] usa
    } una ficha de Diplomacia
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
        [equal] empate, no pasa nada
        [won] { $who ->
            [you] tú recibes
           *[other] { CITY($who) } recibe
        } { prize }{ $taker ->
            [winner] { " " }y { price }
           *[loser] , { CITY($other) } { price }
        }
       *[lost] { CITY($other) } recibe { prize }{ $taker ->
            [winner] { " " }y { price }
           *[loser] , { $who ->
                [you] tú
               *[other] { CITY($who) }
            } { price }
        }
    }
event-fought = { seat-label } contra { CITY($other, form: "obj") }: { fight-result }
chapter-opening = Antes de la Era I
naval-ranked =
    { seat-label } { $strength }: { $value ->
        [0] nada
       *[other] { $shown }
    }
# on purpose: same
naval-absent = { seat-name } { event-abstain }
# on purpose: same
diplomat = { seat-name } { event-abroad }
no-conflict = Ningún conflicto.
chapter-last = { age }, últimas cartas
chapter-recruitment = { age }, Reclutamiento
chapter-turn = { age }, turno { $turn }

## Cities

city-place =
    { $place ->
        [own] tu ciudad
        [left] izquierda
        [right] derecha
       *[other] { "" }
    }
city-open = Abrir la ciudad:
# on purpose: same
goods-choice = { RESOURCE($goods, join: "or") }
city-mate = en tu equipo
shields-against =
    { $where ->
        [you] { $result ->
            [stronger] más fuerte
            [weaker] más débil
           *[equal] empate
        }
       *[neighbour] { $where ->
            [left] izquierda
           *[right] derecha
        } { $shields }: { $result ->
            [stronger] eres más fuerte
            [weaker] eres más débil
           *[equal] empate
        }
    }
label-makes =
    { $whose ->
        [own] Produce
       *[other] Vende
    }
label-alone = Solo para sí
label-wonder = Maravilla
label-cards = Cartas
label-leaders = Líderes
label-ships = Flotas
label-islands = Islas
label-cost = Coste
tokens-naval = marcadores navales { $tokens }
# on purpose: same
naval-of = { seat-label } { $strength }
leaders-in-hand = en la mano ♛ { LEADER($leaders, join: ", ♛ ") }
track-wonder = se mueve con las Etapas
incursion-on = contra { CITY($target, form: "obj") }
incursion-by = de { CITY($who, form: "obj") }
cards-none = Nada construido todavía
stages-built = Etapas { $built }/{ $all }
chain-free-with =
    { $own ->
        [yes] Gratis: tienes { CARD($cards, join: "or") }
       *[no] Gratis con { CARD($cards, join: "or") }
    }
chain-leads-to = Después gratis: { CARD($cards) }
board-start = produce { RESOURCE($goods) }

## Headings

title-turn =
    { age } · turno { $turn } de { $turns } · las manos pasan a la { $side ->
        [left] izquierda
       *[right] derecha
    }
title-recruitment = { age } · recluta a un Líder
title-selection = Antes de la Era I · los Líderes pasan a la derecha
title-step = Paso { $step } de { $last }
title-story = Qué ha pasado
title-hand = Tu mano
title-last = También puedes jugar tu última carta de esta Era.
title-discard = Puedes construir gratis una carta de los descartes.
title-keep = Conserva un Líder; los demás pasan a la derecha.
title-extra = Puedes reclutar a un Líder más.
title-bury = ¿Enterrar a un Líder? Da sus puntos y pierde su efecto.
title-token = Descarta un marcador de Victoria.
title-debt = Pierdes { coins }. Paga, o toma deudas (−1 punto cada una).
title-fleet =
    { $most ->
        [one] Mueve gratis una Flota una casilla.
       *[other] Mueve gratis hasta { $most } Flotas distintas una casilla cada una.
    }
title-island = Exploras: conserva una Isla.
title-join = ¿Participas en el Conflicto Naval? Quien se queda fuera no entra en la comparación.
title-log = Crónica
title-rules = Resumen de reglas

## The score sheet

# Two lines each, so that the sheet stays narrow.
line-military = Conflictos
line-treasury = Tesorería
line-wonder = Maravilla
line-blue =
    ▬
    Azules
line-yellow =
    ●
    Amarillas
line-green =
    ▲
    Verdes
line-purple =
    ★
    Moradas
line-leaders =
    ♛
    Líderes
line-black =
    ▼
    Negras
# on purpose: same
line-naval =
    ≈
    Navales
line-islands =
    ◎
    Islas
# on purpose: same
line-total = Total
line-team = Equipo
line-coins =
    monedas
    restantes

## What a position shows

decision =
    { $decision ->
        [board] un tablero
        [side] un lado de tu Maravilla
        [card] una carta
        [last] si jugar la última carta
        [keep] un Líder para conservar
        [recruit] un Líder para reclutar
        [extra] otro Líder para reclutar
        [bury] un Líder para enterrar
        [token] un marcador de Victoria para descartar
        [debt] entre monedas y deudas
        [fleet] qué Flotas mover
        [island] una Isla
        [naval] si participar en el Conflicto Naval
       *[discard] una carta de los descartes
    }

## Playing

# on purpose: same
box-leaders = Leaders
# on purpose: same
box-cities = Cities
# on purpose: same
box-armada = Armada
box-teams = equipos de dos
notice-board = Tienes { CITY($board) }: { WONDER($board) }. Elige un lado.
notice-chosen = Boca abajo

## What a move would do, in figures

foresee-ask = ¿Qué pasaría?
foresee-deed =
    { $deed ->
        [build] { deed-build }
        [build-ship] { action-build-sail }
        [stage] { deed-stage }
        [stage-ship] { action-stage-sail }
        [recruit] { action-recruit }
        [take] Construir gratis
        [bury] Enterrar a este Líder
        [island] Conservar esta Isla
        [sell-ship] Vender y mover la Flota
       *[sell] { action-sell-it }
    }
# on purpose: same
foresee-of = { $piece }: { $deed }
# on purpose: same
foresee-row = { $label }: { $value }
foresee-coins = Monedas
foresee-points = Puntos ahora
foresee-end = Puntos al final
foresee-end-about = Tal como están las cosas: con todos los conflictos por venir, si no cambian los escudos ni las Flotas.
foresee-shields = Escudos
foresee-battles = Conflictos
foresee-naval = Fuerza naval
foresee-token = Marcador naval
foresee-frees = Gratis más adelante
foresee-opens = Después podrás construir
foresee-closes = Ya no podrás pagar
foresee-loses = Los demás pierden
foresee-follows = Después
# on purpose: same
foresee-change = { $before } → { $after }
    .heard = { $before }, luego { $after }
foresee-same = { $before } (igual)
foresee-battle =
    { CITY($who) } ({ shields }): { $result ->
        [won] ganas
        [lost] pierdes
        [tied] empate
       *[none] sin conflicto
    }
# on purpose: same
foresee-loss = { CITY($who) }: { coins }
foresee-stage = Etapa { $stage }
foresee-then =
    { $what ->
        [discard] puedes construir una carta descartada
        [extra] puedes reclutar a un Líder más
        [bury] puedes enterrar a un Líder
        [token] descartas un marcador de Victoria
        [fleet] puedes mover una Flota
        [island] eliges una Isla
        [debt] pagas o tomas deudas
       *[draw] se roba algo oculto
    }
foresee-passed = Si la pasas
foresee-next =
    { $how ->
        [chain] { CITY($who) } podría construirla gratis por cadena.
        [free] { CITY($who) } podría construirla gratis.
        [nothing] { CITY($who) } podría construirla gratis.
        [reduced] { CITY($who) } podría construirla a un coste reducido.
        [goods] { CITY($who) } podría construirla con sus propios recursos.
        [paid] { CITY($who) } podría construirla por { coins }.
        [built] { CITY($who) } ya la ha construido.
       *[no] { CITY($who) } ahora mismo no puede pagarla.
    }

## Help

help-rules =
    En cada turno todos eligen una carta de su mano; se revelan a la vez y las manos pasan. Construye la carta, úsala para desarrollar la siguiente Etapa de tu Maravilla, o véndela por 3 monedas.
    Los recursos no se gastan: cada símbolo de tu ciudad sirve una vez por turno. Los recursos que te faltan se los compras a tus dos vecinos, si los producen, por 2 monedas cada uno. Las monedas que recibes se pueden gastar desde el turno siguiente. Por cadena, una carta es gratis si has construido la anterior.
    Después de cada Era comparas escudos con cada vecino: quien tiene más recibe 1, 3 o 5 puntos según la Era, quien tiene menos pierde 1. Después de la Era III gana quien tiene más puntos; 3 monedas son un punto.
help-brown = ■ marrón: recursos comunes (madera, piedra, metal, arcilla)
help-grey = ◆ gris: recursos raros (cristal, tela, papiro)
help-blue = ▬ azul: puntos
help-yellow = ● amarillo: monedas, comercio más barato, puntos
help-red = ✚ rojo: escudos
help-green = ▲ verde: ciencia; el cuadrado del número de cada símbolo, y 7 puntos por cada serie de los tres
help-purple = ★ morado: Gremios; puntos por lo que hay en tu ciudad y alrededor (Era III)
help-black = ▼ negro: deudas, Diplomacia, máscaras y otros negocios oscuros
help-leaders = Leaders: todos empiezan con 6 monedas y cuatro Líderes. Antes de cada Era reclutas a uno pagando su coste, lo usas para desarrollar una Etapa, o lo vendes.
help-cities = Cities: cuando pierdes monedas puedes tomar deudas en su lugar, −1 punto cada una. Una ficha de Diplomacia te deja fuera de los próximos Conflictos Militares. Una máscara copia al final de la partida un símbolo científico de un vecino.
help-armada = Armada: con una carta roja, amarilla, azul o verde puedes mover una casilla la Flota de su color, y con una Etapa la Flota asociada a tu Maravilla, por un coste que se paga junto con el de la carta o la Etapa. Una venta puede mover la ≈ Flota Amarilla en vez de dar monedas. Después de cada Era todos comparan la fuerza naval: primeros y segundos ganan puntos, los últimos pierden. Aranceles y Piratas quitan monedas; un poder comercial mayor protege de los Aranceles y atrae a los Piratas. Las Flotas Verdes encuentran Islas.
help-teams = Equipos: los compañeros se sientan juntos, se ven las manos, no luchan entre sí y suman sus puntos. Los conflictos con el otro vecino cuentan doble.

## The terminal (not for the page)

# on purpose: same
labelled = { $label }: { $value }
way-how =
    { $how ->
        [goods] te bastan tus recursos
        [reduced] { way-reduced }
       *[nothing] gratis
    }
# What a cost or an action brings.
# on purpose: same
gives = { $what } → { $gift }
commerce = poder comercial { $level }
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
        [one] { $way } ({ $count } modo)
       *[other] { $way } ({ $count } modos)
    }
pay-side =
    { coins } a la { $side ->
        [left] izquierda
        [right] derecha
        [far_left] segunda ciudad a la izquierda
       *[far_right] segunda ciudad a la derecha
    }
# Behind what a card takes without a ship: that a step of its ship takes no more, or what it takes.
ship-too = { $way }, también ≈
# on purpose: same
ship-way = ≈ { $way }
action-sell = Vender por 3 monedas
action-take = Construir gratis
action-sell-ship = Vender para mover la ≈ Flota { FLEET($fleet) } a la casilla { $step }
cannot-stage = Desarrollar una Etapa
cannot-ship = { $action }, con la ≈ Flota { FLEET($fleet) }
give-up = Descartar +{ $value }
event-pass =
    Todas las manos pasan a la { $side ->
        [left] izquierda
       *[right] derecha
    }.
event-deal = Se reparten las cartas de la { age }.
event-end = Final de la partida
event-conflict = { seat-label } { $shields }, { CITY($other) } { $against }: { fight-result }
# on purpose: same
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }
label-trade = Comercio
label-science = Ciencia
label-military = Conflictos
label-naval = En el mar
label-incursion = Abordaje
label-recruit = Reclutar ahora
label-card = Carta
label-gives = Da
label-now = Construir ahora
label-leads = Hace gratis
# on purpose: same
token-victory = +{ $value }
# on purpose: same
token-defeat = −1
leader-buried = { leader-title } (enterrado)
# on purpose: same
leaders-count =
    ♛{ $count }
# on purpose: same
islands-count = ◎{ $count }
hand-leaders = { $count } en la mano
# on purpose: same
track = { $step }/{ $last }
wonder-no-side = lado aún no elegido
# on purpose: same
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
# on purpose: same
cards-count = { SYMBOL($colour) }{ $count }
chain-before = Gratis con
chain-after = Después gratis
# on purpose: same
board-gift = { SIDE($side) }: { $gift }
title-boards = Tableros
title-naval = Conflicto Naval, final de la { age }
title-conflicts = Conflictos Militares, final de la { age }
title-hands = Manos
title-leaders = Tus Líderes
title-offers = Para elegir
title-pile = Mazo de descartes
title-sheet =
    { $when ->
        [end] Puntuación
       *[now] Puntuación si la partida acabara ahora
    }
title-help = Comandos
outcome-won =
    { $who ->
        [you] ¡Ganas con { points }!
       *[other] { CITY($who) } gana con { points }.
    }
outcome-tie =
    { $won } Empate a puntos con { CITY($rivals, join: "and", form: "obj") }; deciden las monedas: { $coins } a { $most }.
outcome-team =
    Victoria en equipo con { points }: { CITY($winners, join: "and") }.
outcome-shared =
    { $points ->
        [one] Victoria compartida con { $points } punto y las mismas monedas: { CITY($winners, join: "and") }.
       *[other] Victoria compartida con { $points } puntos y las mismas monedas: { CITY($winners, join: "and") }.
    }
holds =
    { $who ->
        [you] Tienes en la mano
       *[other] { CITY($who) } tiene en la mano
    }
waits-for =
    { $who ->
        [you] Tienes que elegir
       *[other] { CITY($who) } tiene que elegir
    } { decision }
has-chosen =
    { $who ->
        [you] Has elegido
       *[other] { CITY($who) } ha elegido
    }
welcome = Mirabilia: construye una ciudad y una Maravilla del mundo en tres Eras de { $turns } turnos.
welcome-boxes = También en juego: { BOX($boxes) }.
welcome-help = En cada pregunta: r para el resumen de reglas, ? para todos los comandos, q para salir.
notice-choice = Tu elección
notice-taken-back = Elección retirada. Elige de nuevo.
notice-forced = Solo tenías una opción, así que se ha jugado por ti.
notice-saved = Partida guardada en { $name }.
notice-not-saved = No se ha podido guardar la partida en { $name }: { $reason }.
notice-unfinished = El registro acaba aquí, antes del final de la partida.
prompt-card = Carta 1–{ $most } (c ciudades, l crónica, s puntos, ? ayuda): { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Intro para hacerlo, b para volver: { "" }
           *[other] Acción 1–{ $most }, b para volver: { "" }
        }
       *[no] Acción 1–{ $most }: { "" }
    }
prompt-leader = Líder 1–{ $most } (c ciudades, l crónica, s puntos, ? ayuda): { "" }
prompt-choice = Opción 1–{ $most } (c ciudades, s puntos, ? ayuda): { "" }
prompt-side = Lado 1 o 2: { "" }
prompt-board = Tablero 1–{ $most }: { "" }
prompt-discard = Carta 1–{ $most }, n para ninguna: { "" }
prompt-reveal = Intro para revelar, u para retirarla: { "" }
prompt-next-age = Intro para seguir con la { age }: { "" }
prompt-leave = ¿Dejar esta partida? (s/n) { "" }
prompt-save = ¿Guardar el registro de la partida? Nombre del archivo, o Intro para omitir: { "" }
prompt-overwrite = { $name } ya existe. ¿Sobrescribirlo? (s/n) { "" }
prompt-step =
    { $where ->
        [end] Paso { $step } de { $last }, el final (Intro o q para salir, b atrás, ? ayuda): { "" }
       *[middle] Paso { $step } de { $last } (Intro siguiente, b atrás, q salir, ? ayuda): { "" }
    }
answers-yes = s sí si
hint-foresee = f y un número del 1 al { $most } dice qué pasaría.
hint-card = Escribe el número de una carta, de 1 a { $most }; ? muestra todos los comandos.
hint-number =
    { $most ->
        [1] Pulsa Intro para hacerlo, o b para volver.
       *[other] Escribe un número, de 1 a { $most }.
    }
hint-discard = Escribe el número de una carta con ✓, o n para no construir ninguna.
hint-reveal = Pulsa Intro para revelar tu elección, o u para retirarla.
hint-city = Escribe c y el número de una ciudad, de 0 a { $last }, o el principio de su nombre.
hint-log = Aquí solo están los últimos turnos; l all lo muestra todo.
hint-step = Pulsa Intro para el paso siguiente; o escribe b, un paso de 0 a { $last }, o una Era y un turno como 2.1.
help-keys =
    { $kind ->
        [play] 3       carta 3, y luego qué hacer con ella; 3 1 hace enseguida lo primero
        f 3     qué pasaría con la carta 3, en cifras
        b       volver a la mano
        u       retirar tu elección, antes de que se revele
        Intro   mostrar otra vez la mesa
        c 1     ciudad 1 en grande; c todas las ciudades
        l       la crónica de los últimos turnos; l all toda
        s       los puntos hasta ahora
        r       el resumen de reglas
        q       salir
       *[record] Intro   el paso siguiente
        b       el paso anterior
        7       paso 7; 2.1 el primer turno de la Era II
        c 1     ciudad 1 en grande, con su mano; c todas las ciudades
        l       la crónica de los últimos turnos; l all toda
        s       los puntos hasta ahora
        r       el resumen de reglas
        q       salir
    }

## Errors in moves that are typed, by class and code (not for the page)

error-MalformedMove-empty = Una jugada no puede estar vacía; empieza por una de estas palabras: { $verbs }.
error-MalformedMove-verb = «{ $text }» no es una jugada: una jugada empieza por una de estas palabras: { $verbs }.
error-MalformedMove-subject =
    «{ $text }» no es una jugada: a { $verb } le sigue { $kind ->
        [card] una carta
        [leader] un Líder
        [board] un tablero
        [island] una Isla
        [fleet] una Flota
        [side] un lado
        [board_or_leader] un tablero o un Líder
       *[card_or_leader] una carta o un Líder
    }.
error-MalformedMove-unknown =
    «{ $text }» no es una jugada: no hay { $kind ->
        [card] ninguna carta
        [leader] ningún Líder
        [board] ningún tablero
        [island] ninguna Isla
        [fleet] ninguna Flota
        [side] ningún lado
        [board_or_leader] ningún tablero ni Líder
       *[card_or_leader] ninguna carta ni Líder
    } de nombre «{ $name }»{ $like ->
        [none] .
       *[other] ; ¿querías decir «{ $like }»?
    }
error-MalformedMove-rest = «{ $text }» no es una jugada: «{ $part }» no puede estar ahí. Una jugada con { $verb } se escribe: { move-form }
# The words in small letters are those of the notation, the same in every language.
move-form =
    { $verb ->
        [build] build CARTA [free TABLERO o LÍDER] [ship] [left MONEDAS] [right MONEDAS] [bank MONEDAS] [far_left MONEDAS] [far_right MONEDAS]
        [stage] stage CARTA o LÍDER [ship] [left MONEDAS] [right MONEDAS] [bank MONEDAS] [far_left MONEDAS] [far_right MONEDAS]
        [sell] sell CARTA o LÍDER [ship]
        [take] take CARTA
        [side] side day o side night
        [board] board TABLERO
        [keep] keep LÍDER
        [recruit] recruit LÍDER
        [bury] bury LÍDER
        [token] token VALOR
        [debt] debt NÚMERO
        [fleet] fleet, y luego una o más de red, yellow, blue, green
        [island] island ISLA
       *[other] { $verb }
    }
error-MalformedMove-coins =
    «{ $text }» no es una jugada: «{ $part }» no es un número de monedas de 0 a { $most }.
error-MalformedMove-number = «{ $text }» no es una jugada: «{ $part }» no es un número de 0 a { $most }.
error-IllegalMove-not_offered = Ahora no puedes jugar «{ $move }»; puedes jugar, por ejemplo, «{ $example }».
error-IllegalMove-not_in_hand = No puedes jugar «{ $move }»: «{ $piece }» no está en tu mano. Hay: { $there }.
error-IllegalMove-not_in_pile = No puedes jugar «{ $move }»: «{ $piece }» no está en los descartes. Hay: { $there }.
error-IllegalMove-built = No puedes jugar «{ $move }»: tu ciudad ya tiene una carta con ese nombre.
error-IllegalMove-complete = No puedes jugar «{ $move }»: tu Maravilla está completa.
error-IllegalMove-harbour = No puedes jugar «{ $move }»: esa Flota está en su última casilla.
error-IllegalMove-no_ship = No puedes jugar «{ $move }»: ninguna Flota puede moverse así.
error-IllegalMove-coins =
    { $needs ->
        [one] No puedes jugar «{ $move }»: cuesta { $needs } moneda, y tienes { $has }.
       *[other] No puedes jugar «{ $move }»: cuesta { $needs } monedas, y tienes { $has }.
    }
error-IllegalMove-missing = No puedes jugar «{ $move }»: necesitas { $bundles }, y ningún vecino lo vende.
error-IllegalMove-payment = No puedes jugar «{ $move }»: así no se puede pagar. Puedes: { $ways }.

## Files (not for the page)

file-argument = la posición
file-unreadable = { $name } no se puede leer: { $reason }
file-no-text = { $name } no es texto UTF-8
file-no-json = { $name } no es JSON: la línea { $line }, columna { $column } no se puede leer
file-odd-json = { $name } no es JSON legible: tiene demasiados niveles o un número demasiado largo
file-no-object = { $name } no es un registro ni una posición: debe ser un único objeto JSON
file-no-record = { $name } no es un registro: no tiene entradas
file-no-position = esto es un registro, no una posición; mirabilia replay lo muestra
no-such-turn = el registro no tiene el turno { $turn } de la Era { $age }
save-folder = { $name } es una carpeta: --save necesita el nombre de un archivo
save-no-folder = { $name } no se puede guardar: no existe la carpeta { $folder }
options-differ = el archivo dice otra cosa: su { $option } es { $found }
bots-count =
    { $named ->
        [one] Se nombra { $named } bot
       *[other] Se nombran { $named } bots
    } para { $others } asientos; nombra uno para todos o uno para cada uno

## Errors, by class and code

error-ImpossibleGame-shape = Este registro no es válido.
error-ImpossibleGame-unknown_version = Este registro necesita otra versión de Mirabilia.
error-ImpossibleGame-replay = Este registro tiene una jugada que no se puede hacer.
error-ImpossibleGame-unfinished = Este registro se interrumpe antes del final de su partida.
error-ImpossibleGame-surplus = Este registro continúa después del final de su partida.
error-ImpossibleGame-digest = Este registro ha sido modificado: su partida acaba de otro modo.
error-ImpossibleOptions-players =
    { $most ->
        [one] El juego es para { $least } a { $most } jugador.
       *[other] El juego es para { $least } a { $most } jugadores.
    }
error-ImpossibleOptions-eight = Con ocho jugadores solo se puede jugar con Armada.
error-ImpossibleOptions-teams = Los equipos de dos son para 4 o 6 jugadores, con Armada también para 8.
error-ImpossibleOptions-leaders = No existe ese grupo de Líderes.
error-ImpossibleOptions-needless = Una de las opciones no significa nada sin su expansión: déjala como está, o añade la expansión.
error-ImpossibleOptions-edition = No existe esa edición de Armada.
error-ImpossibleOptions-board_box = El tablero «{ WONDER($board) }» pertenece a { BOX($box) }: añade esa expansión.
error-ImpossibleOptions-expansions = No existe esa expansión.
error-ImpossibleOptions-expansion_twice = Cada expansión se añade una sola vez.
error-ImpossibleOptions-sides = No existe ese modo de elegir lados.
error-ImpossibleOptions-boards = No existe ese modo de elegir tableros.
error-ImpossibleOptions-boards_count = Debe haber un tablero para cada jugador.
error-ImpossibleOptions-board_unknown = No existe ese tablero.
error-ImpossibleOptions-board_twice = Solo hay un tablero «{ WONDER($board) }».
error-ImpossibleOptions-seed = Esta semilla no es válida.

## What the server says where it is started (not for the page)

serve-at = Mirabilia está en { $url } y guarda sus partidas en { $folder }
serve-tls-both = --tls-cert y --tls-key van juntos: indica los dos, o ninguno
serve-tls-file = { $file } no se puede leer: { $reason }
serve-tls-locked = { $file } tiene una contraseña, que nadie podría escribir en cada arranque: guarda la clave sin ella
serve-tls-mismatch = el certificado de { $certificate } no es el de la clave de { $key }
serve-tls-no-certificate = { $file } no tiene un certificado legible: debe ser PEM, con una línea BEGIN CERTIFICATE
serve-tls-no-key = { $file } no tiene una clave legible: debe ser PEM, con una línea como BEGIN PRIVATE KEY
serve-closed = Mirabilia se ha cerrado; sus partidas están guardadas
serve-no-permission = este usuario no puede escuchar en el puerto { $port }; elige uno desde 1024
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }; elige otros con --host y --port
serve-no-database = { $where }: la base de datos no se puede abrir: { $reason }
serve-newer-database = la ha usado una versión más nueva de Mirabilia ({ $reason })
serve-folder-in-use = otro servidor está usando { $folder }; detenlo, elige otra carpeta con --data, o dales a ambos la misma --redis-url
serve-database-in-use = --database-url: otro servidor está usando la base de datos; detenlo, o dales a ambos la misma --redis-url
serve-broken-database = { $file } está dañado: { $reason }; docs/server.md dice qué hacer
serve-no-key = { $file } no es una clave: tiene { $bytes } bytes, no { $needed }; repón la antigua, o quítala, y todos serán invitados nuevos
serve-no-redis = --redis-url: no se puede acceder a Redis: { $reason }
serve-no-redis-package = --redis-url necesita un paquete aparte: { $line }
serve-push-insecure = --push necesita una --public-url que empiece por https
serve-no-push-package = --push necesita un paquete aparte: { $line }
offline-title = Mirabilia no responde
offline-about = El servidor está apagado, o no hay red. Tus partidas están a salvo; esta página seguirá por sí sola cuando vuelva el servidor.
offline-again = Reintentar
serve-no-page = Aquí no hay página. La parte HTTP se describe en /docs.

## What the server refuses, by code

# A moment of today, or of another day.
moment-at =
    { $day ->
        [today] a las { $time }
       *[other] el { $weekday } a las { $time }
    }
moment-from =
    { $day ->
        [today] a partir de las { $time }
       *[other] a partir del { $weekday } a las { $time }
    }
moment-until =
    { $day ->
        [today] hasta las { $time }
       *[other] hasta el { $weekday } a las { $time }
    }

refused-malformed = El servidor no ha entendido esta página. Recárgala.
# on purpose: same
refused-bad_record = { $problem } ({ $says })
refused-name_refused = Aquí no se admite «{ $word }» en los nombres. Elige otro nombre.
refused-line_refused = Aquí no se admite «{ $word }». Tu mensaje no se ha enviado.
refused-unknown_guest = El servidor aún no te conoce. Recarga la página.
refused-wrong_origin = El servidor no acepta esto desde otro sitio.
refused-wrong_host = El servidor no se llama { $host }. Usa la dirección que muestra.
refused-not_here = Esto solo se puede hacer en el ordenador del servidor.
refused-not_host = Solo puede hacerlo el anfitrión de la mesa.
refused-banned = La administración de este servidor te ha vetado.
refused-removed = El anfitrión te ha expulsado de esta mesa.
refused-kept_out = Esta mesa no está abierta para ti.
refused-not_seated = Solo puede hacerlo quien tiene asiento.
refused-advice_off = En esta mesa no hay consejos.
refused-not_found = No hay nada en esta dirección.
refused-no_table = Esta mesa no existe.
refused-no_guest = Este servidor ya no conoce a ese invitado.
refused-no_line = Este mensaje ya no se guarda aquí.
refused-no_record = El registro está disponible cuando acaba la partida.
refused-no_moment = No se puede seguir desde ahí: la partida ya ha acabado, o no existe ese momento.
refused-no_puzzle = No existe ese problema.
refused-no_push = Este servidor no avisa a quien ha cerrado la página.
refused-no_link = Este enlace o código no existe, o ya no es válido.
refused-no_seat = La mesa no tiene ese asiento.
refused-seat_taken = Este asiento está ocupado.
refused-no_bot = No existe ese bot.
refused-too_many_bots = Hay más bots que asientos.
refused-seats_empty = Ocupa todos los asientos antes de empezar.
refused-not_in_lobby = La partida ya ha empezado.
refused-not_playing = No hay ninguna partida en curso.
refused-not_over = La partida aún no ha acabado.
refused-not_asked = Ahora no tienes nada que elegir.
refused-too_late = Demasiado tarde: las cartas ya se han revelado.
refused-answered = Ya has elegido. Retira antes tu elección.
refused-nothing_to_take_back = No tienes ninguna elección que retirar.
refused-not_offered = Ahora no puedes hacer eso.
refused-present = Este jugador está aquí.
refused-no_person = Nadie ocupa este asiento.
refused-not_yet = Este jugador no lleva ausente lo suficiente: un bot puede jugar en su lugar { moment-from }.
refused-chat_closed = El anfitrión ha cerrado el chat.
refused-yourself = No puedes hacértelo a ti.
refused-too_many_regards =
    { $most ->
        [one] Has silenciado o bloqueado a { $most } persona, el máximo. Deshazlo antes.
       *[other] Has silenciado o bloqueado a { $most } personas, el máximo. Deshaz antes alguna.
    }
refused-too_many_removed =
    { $most ->
        [one] Se ha expulsado a { $most } persona de esta mesa, el máximo. Abre otra mesa.
       *[other] Se ha expulsado a { $most } personas de esta mesa, el máximo. Abre otra mesa.
    }
refused-no_team = En esta partida no hay equipos.
refused-options = No se puede preparar una partida así.
refused-too_large =
    { $most ->
        [one] Es demasiado grande: el servidor acepta como mucho { $most } byte.
       *[other] Es demasiado grande: el servidor acepta como mucho { $most } bytes.
    }
refused-wrong_method = El servidor no acepta { $method } en esta dirección. Vuelve a cargar la página.
refused-too_slow = Tu petición no llegó a tiempo. Inténtalo de nuevo.
refused-failed = Algo ha fallado en el servidor. Inténtalo de nuevo; si sigue pasando, avisa a quien lo administra.
refused-too_many_connections = Demasiadas conexiones desde aquí. Inténtalo en un momento.
refused-too_many_tables =
    { $most ->
        [one] Tienes { $most } mesa abierta, el máximo. Acábala o déjala, o espera { moment-until }.
       *[other] Tienes { $most } mesas abiertas, el máximo. Acaba o deja una, o espera { moment-until }.
    }
refused-busy = El servidor está ocupado. Inténtalo en un momento.
refused-too_many_reports = Has enviado muchas denuncias. Podrás enviar otra { moment-from }.
refused-too_fast =
    { $what ->
        [chat] Escribes muy deprisa. Tu mensaje se enviará { moment-at }.
        [chat_by_table] Muchos escriben a la vez. Tu mensaje se enviará { moment-at }.
        [tables] Has abierto muchas mesas. Podrás abrir otra { moment-from }.
        [names] Has cambiado mucho de nombre. Podrás cambiarlo { moment-from }.
        [commands] Demasiadas peticiones a la vez. Se reanuda { moment-at }.
        [commands_by_address] Demasiadas peticiones a la vez. Se reanuda { moment-at }.
        [changes] Demasiadas peticiones a la vez. Se reanuda { moment-at }.
        [live] Demasiadas peticiones a la vez. Se reanuda { moment-at }.
       *[other] Demasiadas peticiones a la vez. Inténtalo { moment-from }.
    }
refused-no_network = Este ordenador no está en una red local, o no es accesible en ella.
refused-advice_busy = El consejero está ocupado. Pregunta de nuevo en un momento.
refused-reports_full = El servidor no admite más denuncias hasta que se lean algunas.
refused-no_review = No se pudo hacer el análisis. Pídelo de nuevo.
refused-no_advice = Ahora no hay consejo. Pregunta de nuevo.
refused-try_again = El servidor tiene dificultades. Un momento…

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
                [0] inicio
               *[other] inicio { $number }
            }
       *[other] { $age }.{ $turn }
    }
review-category =
    { $category ->
        [military] militar
        [science] ciencia
        [goods] recursos
        [coins] monedas
        [denying] quitar a los demás
       *[points] puntos
    }
# What the better move has
review-reason =
    { $category ->
        [military] un ejército más fuerte
        [science] más ciencia
        [goods] más recursos, cartas más baratas
        [coins] más monedas
        [denying] menos para los demás
       *[points] más puntos
    }
review-column-when = Turno
review-column-city = Ciudad
review-chances = Probabilidad de ganar
review-losses = Las jugadas que más costaron
review-swings = Las jugadas con las que más cambiaron las probabilidades
review-decisions = { $city }: todas las decisiones
review-accounts = Suerte y decisiones
    .about = Una probabilidad igual para todos y lo que la cambió: las cartas que trajo cada Era, lo que hicieron los demás y las decisiones propias, comparadas con las de un jugador fuerte.
review-column-even = Al inicio
review-column-deal = Cartas
review-column-others = Los demás
review-column-choices = Decisiones
review-column-won = Resultado
review-categories = Perdido por decisiones propias, por categoría
review-none = Ninguna jugada bajó claramente las probabilidades.
review-best = la mejor jugada
review-equal = tan buena como la mejor
review-end = final
review-chart = Las probabilidades de ganar de todas las ciudades, en { $moments } momentos
review-figures = En cifras
review-how-to-read = Qué probabilidad tenía cada ciudad de ganar y cuánto costaron sus decisiones comparadas con lo que habría hecho un jugador fuerte. Una decisión se juzga solo por lo que se podía saber en ese momento: se sortean partidas compatibles y se juegan hasta el final. La cifra tras ± es el doble del error estándar; lo que cuesta menos se considera igual.

review-name = Análisis
review-progress = { $done } de { $total } decisiones examinadas
review-instead = Mejor: { $move }
review-onward = Seguir desde aquí: { $when }

## Puzzles

puzzles-title = Problemas
puzzles-about = En cada una de estas posiciones hay una jugada claramente mejor. Hazla como en la mesa: ves lo que veía quien jugaba, y nada más.
puzzles-filter = Qué problemas
puzzles-any-degree = Cualquier dificultad
puzzles-any-theme = Cualquier tema
puzzles-none = Ningún problema coincide.
puzzles-progress =
    { $tried ->
        [0] Aún sin intentos
       *[other] { $solved } de { $tried } resueltos
    }
puzzles-streak =
    { $days ->
        [0] Aún sin racha de problemas del día
        [one] { $days } problema del día seguido
       *[other] { $days } problemas del día seguidos
    }
puzzle-today = Problema del día
puzzle-one = Problema
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-explain = Explicación
puzzle-degree =
    { $degree ->
        [1] Muy fácil
        [2] Fácil
        [3] Medio
        [4] Difícil
       *[5] Muy difícil
    }
puzzle-theme =
    { $theme ->
       *[payment] Pago
        [chain] Cadena
        [military] Militar
        [science] Ciencia
        [denying] Quitar a los demás
        [last] Últimos turnos
        [leaders] Líderes
        [fleets] Flotas
        [debts] Deudas
    }
# What became of it: whether it was answered, and right
puzzle-state =
    { $state ->
        [right] resuelto
        [wrong] no resuelto
       *[open] nuevo
    }
puzzle-right = ¡Correcto!
puzzle-wrong = Hay una jugada mejor
puzzle-dearer = La jugada correcta, pero se puede pagar con menos monedas
puzzle-best = La mejor: { $move }
puzzle-made = Tu jugada: { $move }
puzzle-chance = Gana el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de las partidas compatibles con lo que ves.
puzzle-why = A su favor: { $reasons }
puzzle-others = Otras jugadas
puzzle-column-move = Jugada
puzzle-column-cost = Victorias de menos
puzzle-column-why = Ventajas de la mejor
puzzle-again = Ya habías respondido a este problema. Solo cuenta la primera respuesta.

## The review in a terminal or a file (not for the page)

review-title = Análisis de la partida
review-column-played = Jugada
review-column-better = Mejor
review-column-cost = Coste
review-column-why = Por qué
review-column-change = Cambio
puzzle-prompt-next = Intro para el siguiente problema, q para salir: { "" }
review-not-over = { $name } es el registro de una partida que no ha terminado

## The page of the laboratory (not for the page)

lab-title = Qué muestran las partidas
lab-about =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $players } jugadores: { $boxes ->
        [none] el juego base
       *[other] el juego base con { BOX($boxes) }
    }{ $teams ->
        [yes] , en equipos de dos
       *[no] { "" }
    }. Bots: { $names }; semilla: { $seed }.
lab-how-to-read = Las líneas que cruzan los puntos son intervalos: el valor está ahí con un 90 % de confianza. Una línea discontinua es la parte igual, lo que ganarían jugadores iguales, o la media. Los puntos cuya línea queda toda por encima son verdes, toda por debajo rojos; los demás pueden deberse al azar. De cada diez puntos que se deben solo al azar, cerca de uno sale coloreado igualmente. n es el número de ciudades tras un valor. Todos los valores dicen cómo juegan estos bots; las personas pueden jugar de otro modo.
lab-tile-games =
    { $games ->
        [one] partida
       *[other] partidas
    }
lab-tile-cities =
    { $cities ->
        [one] ciudad
       *[other] ciudades
    }
lab-tile-points = puntos por ciudad
lab-tile-winners = puntos por vencedor
lab-made-with = Página hecha con { $name }. Para hacerla de nuevo:
lab-written = La página está en { $name }.
# on purpose: same
lab-n = n { $count }
lab-count =
    { $count ->
        [one] { $count } ciudad
       *[other] { $count } ciudades
    }
lab-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
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
lab-share = { $share } ({ $low } a { $high }), parte igual { $even }
lab-winners = vencedores
lab-others = todos los demás
lab-chapter-points = De dónde vienen los puntos
    .about = Puntos medios por línea de la puntuación: de cada bot, y luego de quienes ganaron y de todos los demás, fueran quienes fueran.
lab-points = Puntos por tipo
    .note = Señala una parte para ver su valor. Los puntos perdidos en conflictos o por deudas quedan a la izquierda del cero.
lab-wins-bots = Victorias por bot
lab-chapter-wonders = Las Maravillas
    .about = Con qué frecuencia gana la ciudad con un lado, y cuántos puntos tiene. Donde los bots eligen el lado, muestran qué prefieren.
lab-wins-sides = Victorias por lado
    .note = La parte de las partidas que ha ganado una ciudad con este lado, de mejor a peor.
lab-points-sides = Puntos por lado
    .note = Los puntos medios de una ciudad con este lado, en el mismo orden. La línea discontinua es la media de todas.
lab-chapter-tables = Número de jugadores
    .about = Lo mismo con más jugadores en la mesa.
lab-points-tables = Puntos por número de jugadores
lab-wins-tables = Victorias por lado y número de jugadores
    .note = 1,00 es la parte igual; 1,50 es ganar la mitad más. Lo que puede deberse al azar sale pálido; señala una celda para ver su intervalo.
lab-chapter-time = Qué se construye, y cuándo
    .about = En cada turno, qué hicieron los bots con su carta: el color que construyeron, una Etapa, una venta.
lab-turns = Qué hace { $name } en cada turno
    .note = Cuántas de cada juega una ciudad en el turno; una columna llena es una. Lo que viene de los descartes, y las últimas cartas que pocos pueden jugar, se añaden o van aparte.
lab-chapter-cards = Las cartas
    .about = Qué construye más el más fuerte de los bots, Era por Era.
lab-cards = { age }, cartas que más construye { $name }
    .note = Primero la más construida; n es cuántas de sus ciudades tienen la carta, el punto cuánto ganan estas. No es una causa: quien va por delante construye otras cartas.
lab-when = Cuándo: porcentaje de las construcciones de una carta en cada turno de la Era.
lab-chapter-profiles = Ciencia y conflictos
    .about = Hasta dónde llegan las ciudades, y cómo les va.
lab-science = Ciencia: cartas verdes en una ciudad
lab-military = Conflictos: puntos de una ciudad
lab-profile = Cuántas ciudades acaban así.
    .wins = Con qué frecuencia ganan estas ciudades.
lab-deed-brown = ■ marrón
lab-deed-grey = ◆ gris
lab-deed-blue = ▬ azul
lab-deed-yellow = ● amarilla
lab-deed-red = ✚ roja
lab-deed-green = ▲ verde
lab-deed-purple = ★ morada
lab-deed-black = ▼ negra
lab-deed-leader = ♛ Líder
lab-deed-stage = Etapa
lab-deed-sale = venta

## The page

box-base = Juego base

# The symbols of chains; the names are ours.
chain-hammer = martillo
chain-waterdrop = gota de agua
chain-star = estrella
chain-mask = máscara de teatro
chain-camel = camello
chain-market_stall = puesto de mercado
chain-horseshoe = herradura
chain-mortar = mortero
chain-target = diana
chain-lamp = lámpara de aceite
chain-scales = balanza
chain-book = libro
chain-lighthouse = faro
chain-barrel = barril
chain-castle = castillo
chain-helmet = casco
chain-lightning = rayo
chain-torch = antorcha
chain-planet = planeta
chain-saw = sierra
chain-temple = templo
chain-scroll = pergamino
chain-lyre = lira
chain-feather = pluma

# What somebody hears who does not see the drawing.
spoken-card =
    { CARD($card) }, carta { COLOUR($colour, form: "one") }, { $gift }, { $how ->
        [free] gratis
       *[paid] cuesta { $cost }
    }
spoken-leader = { LEADER($leader) }: { $gift }; cuesta { $cost }
spoken-island = { ISLAND($island) }, nivel { $level }: { $gift }
spoken-stage =
    { $state ->
        [built] Etapa { $number }, desarrollada: { $gift }
       *[open] Etapa { $number }: { $gift }; cuesta { $cost }
    }
# on purpose: same
spoken-wonder = { CITY($board) }, { SIDE($side) }: { $start }
spoken-space =
    { $step ->
        [0] La primera casilla de la Flota: { $gift }
       *[other] Casilla { $step }: { $gift }; cuesta { $cost }
    }

# What a button does. What is paid is a list of payments.
pay-whom = { coins } a { CITY($who, form: "obj") }
do-price =
    { $how ->
        [paid] pagar { $payments }
        [chain] gratis con { CARD($cards, join: "and") }
        [free] gratis gracias a { CITY($by) }
        [goods] te bastan tus recursos
        [reduced] { way-reduced }
       *[nothing] gratis
    }
do-sail =
    { $fleet ->
        [none] { "" }
       *[other] { " " }y mover la Flota { FLEET($fleet) } a la casilla { $step }, { $gift }
    }
do-build = Construir { CARD($card) }{ do-sail }, { do-price }
do-recruit = Reclutar a { LEADER($card) }, { do-price }
do-stage = Desarrollar la Etapa { $stage } con { CARD($card) }{ do-sail }, { do-price }
do-sell = Vender { CARD($card) } por { coins }
do-sell-ship = Vender { CARD($card) } para mover la Flota { FLEET($fleet) } a la casilla { $step }, { $gift }
do-take = Construir gratis de los descartes: { $piece }
do-keep = Conservar { $piece }
do-bury = Enterrar a { $piece }
do-board = Tomar { CITY($board) }: { WONDER($board) }
do-side = Tomar el lado { SIDE($side) }: { $gift }
do-token = Descartar el marcador de Victoria +{ $value }
do-fleet = Mover { $ships }
voyage = la Flota { FLEET($fleet) } a la casilla { $step } ({ $gift })
held-open = { $piece }; ahora: { do-price }
# on purpose: same
held-shut = { $piece }; { $why }

piece-victory = marcador de Victoria { $value }
    .about = Por más escudos que un vecino al final de una Era
piece-defeat = marcador de Derrota { $value }
    .about = Por menos escudos que un vecino al final de una Era
piece-naval = marcador naval { $value }
    .about = Por el puesto en el Conflicto Naval al final de una Era
piece-debt = deuda { $value }
    .about = Tomada en vez de perder una moneda
piece-diplomacy = ficha de Diplomacia
    .about = Deja fuera de los próximos Conflictos Militares
piece-coin =
    { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }
    .about = Tres monedas son un punto al final

symbol-coin = monedas
symbol-laurel = puntos
symbol-shield = escudo: fuerza militar
symbol-naval = ancla: fuerza naval
symbol-mask = máscara: copia un símbolo científico de un vecino
symbol-science = cualquier símbolo científico
symbol-most = el símbolo científico que más tengas
symbol-stage = Etapa de una Maravilla
symbol-wonder = Maravilla con todas sus Etapas
symbol-leader = Líder
symbol-ship = Flota
symbol-island = Isla
symbol-commerce = poder comercial
symbol-tribute = Arancel: todos los demás pierden monedas
symbol-pirates = Piratas: todos los demás pierden tantas monedas como su poder comercial
symbol-diplomacy = ficha de Diplomacia: fuera de los próximos Conflictos Militares
symbol-debt = deuda: −1 punto
symbol-incursion = Abordaje: un conflicto con la segunda ciudad a la izquierda o a la derecha
symbol-victory-token = marcador de Victoria
symbol-defeat = marcador de Derrota
symbol-free = gratis
symbol-discard = mazo de descartes
symbol-from-discard = construir de los descartes
symbol-last-card = jugar también la última carta
symbol-chain = construida por cadena
symbol-bank = reserva
symbol-goods = cualquier recurso
symbol-goods-raw = recursos marrones
symbol-goods-manufactured = recursos grises
symbol-board = tablero de una Maravilla
symbol-others = todos los demás jugadores
symbol-immunity = inmune a Aranceles y Piratas
symbol-abstain = fuera del Conflicto Naval
symbol-grave = Líder enterrado
symbol-replace = cambiar un símbolo científico
symbol-hourglass = Era
symbol-arrow-left = vecino de la izquierda
symbol-arrow-right = vecino de la derecha
symbol-arrow-both = ambos vecinos
symbol-arrow-down = tu propia ciudad
symbol-arrow-far-left = la segunda ciudad a la izquierda
symbol-arrow-far-right = la segunda ciudad a la derecha
symbol-arrow-up = una casilla adelante
symbol-then = quien tiene esto recibe eso
symbol-pass-left = las manos pasan a la izquierda
symbol-pass-right = las manos pasan a la derecha

gallery-page = Galería · Mirabilia
gallery-title = Galería
gallery-about = Todas las cartas, tableros y piezas, y qué hacen.
gallery-search = Buscar por nombre o efecto
gallery-kinds = Mostrar
# What the switch of colours leads to.
theme-day = Tema claro
theme-night = Tema oscuro
gallery-language = Idioma
gallery-kind =
    { $kind ->
        [cards] Cartas
        [wonders] Maravillas
        [leaders] Líderes
        [islands] Islas
        [shipyards] Puertos
        [tokens] Marcadores
        [symbols] Símbolos
       *[all] Todo
    }
gallery-count =
    { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
gallery-nothing = Sin resultados.
# on purpose: same
gallery-cards = { BOX($box) } · { age }
gallery-wonders = Maravillas · { SIDE($side) }
gallery-leaders =
    { $group ->
        [expert] Líderes · expertos
        [cities] Líderes · Cities
       *[standard] Líderes · estándar
    }
gallery-islands = Islas · nivel { $level }
gallery-shipyards = Puertos
gallery-tokens = Marcadores y reversos
gallery-symbols = Símbolos
gallery-cost = Coste: { $cost }
gallery-before = Gratis con { CARD($cards, join: "or") }
gallery-after = Después gratis: { CARD($cards) }
gallery-players = Jugadores: { $players }
gallery-back = Reverso: { age }
gallery-wonder-fleet = Las Etapas mueven la Flota { FLEET($fleet) }

credits-title = Créditos
credits-drawing = Los emblemas de los asientos son de Lorc, Delapouite y otros autores de game-icons.net (CC BY 3.0). Todos los demás dibujos son nuestros.
credits-type = Letra: Cinzel, de Natanael Gama, y Alegreya Sans, de Juan Pablo del Peral, ambas con la SIL Open Font License.
credits-code = La página está hecha con Preact, Preact Signals (MIT), htm y Fluent (Apache 2.0).
credits-game = Un proyecto de aficionados, no oficial y sin fines comerciales. 7 Wonders es un juego de Antoine Bauza, publicado por Repos Production.

## The page: home, lobby and table

# on purpose: same
page-title = Mirabilia
page-no-server = El servidor no responde. ¿Está en marcha?

bot-level =
    { $level ->
        [novice] Novato
        [apprentice] Aprendiz
        [sage] Sabio
        [adept] Experto
        [master] Maestro
        [random] Bot al azar
        [builder] Bot constructor
        [preference] Bot con reglas
        [greedy] Bot codicioso
       *[other] { $level }
    }
bot-name-0 = Catón
bot-name-1 = Dafne
bot-name-2 = Hannón
# on purpose: same
bot-name-3 = Livia
bot-name-4 = Mirón
bot-name-5 = Febe
bot-name-6 = Tito
bot-name-7 = Cloe
# on purpose: same
bot-named = { $name } ({ $level })
bot-version = { $bot }, versión { $version }
bot-about =
    { $level ->
        [novice] Juega como un principiante: jugadas sensatas, pero a menudo la equivocada.
        [apprentice] Juega lo que suele ser bueno, sin mirar adelante.
        [sage] Ha aprendido en muchas partidas qué es lo mejor, y responde al instante.
        [adept] Juega mentalmente unas pocas partidas; rápido.
        [master] Juega mentalmente muchas partidas mientras piensa.
        [random] Hace una jugada cualquiera.
        [builder] Hace cualquier jugada que construya algo.
        [preference] Sigue una breve lista de reglas.
        [greedy] Sopesa qué hace cada jugada por su ciudad.
       *[other] No es de los nuestros.
    }
bot-kind =
    { $kind ->
        [level] Niveles
        [comparison] Para comparar
       *[added] Otros
    }
bot-more = Más bots…
home-about = Construye una ciudad y una Maravilla del mundo en tres Eras.
home-name = Tu nombre
home-name-hint = Opcional
home-play = Jugar ahora
home-play-about =
    { $bots ->
        [one] Ahora mismo, contra { $bots } bot
       *[other] Ahora mismo, contra { $bots } bots
    }: { BOX($boxes) }.
home-games = Mis partidas
games-all = Todas mis partidas
games-ended =
    { $rank ->
        [1] Ganada, { points }
       *[other] Puesto { $rank }, { points }
    }
games-turn-of = Le toca a { $name }
games-filter = Filtro
games-state =
    { $filter ->
        [turn] Me toca
        [running] En curso
        [over] Acabadas
        [won] Ganadas
       *[all] Todas
    }
games-any-box = Cualquier expansión
games-opponent = Rival
games-none = Ninguna partida coincide.
home-tables = Mesas abiertas
home-new = Nueva mesa
# The options of a game: what each is called, its choices, and a flag that is usually on when off.
option-players = Jugadores
option-expansions = Expansiones
option-teams = Equipos de dos
option-sides = Lados de los tableros
    .choice =
        { $choice ->
            [choose] elige cada jugador
            [day] todos Día
            [night] todos Noche
           *[random] al azar
        }
option-boards = Tableros
    .choice =
        { $choice ->
            [pick] elige cada jugador
            [named] fijados para cada asiento
           *[deal] repartidos al azar
        }
option-leaders = Líderes
    .choice =
        { $choice ->
            [expert] estándar y expertos
           *[standard] estándar
        }
option-cities_leaders = Con los Líderes de Cities
    .off = sin los Líderes de Cities
option-armada_edition = Reglas de Armada
    .choice =
        { $choice ->
            [1] primera edición
           *[2] segunda edición
        }
# on purpose: same
home-bots = Bots
home-open =
    { $who ->
        [friends] Abrir una mesa para amigos
       *[bots] Empezar contra bots
    }
home-games-none = Aquí aparecerán tus partidas.
home-tables-none = No hay mesas públicas abiertas.
home-more = Más opciones
home-pace = Ritmo
home-paced =
    { $pace ->
        [turns] por turnos, en varios días
       *[live] en directo
    }
home-clock = Tiempo por decisión
home-clock-none = sin límite
home-clock-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
home-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
home-clock-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
home-patience = Un bot puede entrar tras
home-patience-about = cuando un jugador está ausente
home-thinking = Los bots piensan
home-thinking-seconds =
    { $seconds ->
        [one] hasta { $seconds } segundo por jugada
       *[other] hasta { $seconds } segundos por jugada
    }
home-advice = Los jugadores pueden pedir consejo
home-public = Mostrar en la lista pública
home-game =
    { $players ->
        [one] { BOX($boxes) }, { $players } jugador
       *[other] { BOX($boxes) }, { $players } jugadores
    }
home-status =
    { $state ->
        [turn] Te toca
        [playing] En curso
        [over] Acabada
        [lobby] Sin empezar
       *[closed] Cerrada
    }

lobby-title = La mesa
lobby-empty = Asiento libre
lobby-you = (tú)
lobby-sit = Sentarme aquí
lobby-no-bot = Sin bot
lobby-host = anfitrión
lobby-stand = Dejar el asiento
lobby-swap = Cambiar
lobby-swap-here = Cambiar con este asiento
lobby-fill = Llenar los asientos libres con bots
lobby-options = Opciones de la mesa
lobby-board-dealt = Tablero al azar
lobby-clear = Liberar este asiento
lobby-link = Invita a tus amigos con este enlace
lobby-start = Empezar la partida
lobby-sit-there = Sentarme aquí, asiento { $seat }
lobby-bot-of = Bot para el asiento { $seat }
lobby-board-of = Tablero para el asiento { $seat }
lobby-swap-it = Cambiar el asiento { $seat }
lobby-swap-with = Cambiar con este asiento, asiento { $seat }
lobby-clear-it = Liberar este asiento, asiento { $seat }
play-not-found = Aquí no hay nada
play-not-found-about = El enlace puede estar incompleto, o la página ya no está.
lobby-wait = El anfitrión empieza la partida cuando todos los asientos están ocupados.

play-opening = Abriendo la mesa…
play-closed = Esta mesa está cerrada.
play-lost = Conexión perdida. Reconectando; tu partida está a salvo.
play-elsewhere = Esta mesa está abierta en otra ventana.
play-here = Jugar aquí
play-home = Inicio
play-close = Cerrar
# on purpose: same
player-of = { $name } ({ CITY($board) })
play-guest = Invitado { $seat }
play-your-turn = Te toca: elige { decision }
play-revealed = Todos han elegido
play-waiting = Esperando a { $names }
# The reveal: what stands behind a name, and where hands come from and go to.
reveal-build =
    { $who ->
        [you] construyes
       *[other] construye
    } { CARD($card) }
reveal-recruit =
    { $who ->
        [you] reclutas
       *[other] recluta
    } a { LEADER($leader) }
reveal-stage =
    { $who ->
        [you] desarrollas
       *[other] desarrolla
    } la Etapa { $stage }
reveal-sell =
    { $who ->
        [you] vendes una carta
       *[other] vende una carta
    }
reveal-giver = de { $name }
    .about = tu próxima mano
reveal-taker = a { $name }
    .about = las cartas que pasas
# A sentence for a city: what it did is a list of clauses.
# on purpose: same
told-deeds = { seat-name } { $deeds }.
told-coins = Tienes { coins }.
play-shields =
    { shields }, { $result ->
        [stronger] más fuerte que tú
        [weaker] más débil que tú
       *[equal] tan fuerte como tú
    }
play-points = { points } hasta ahora
play-victories =
    { $tokens ->
        [one] { $tokens } marcador de Victoria, +{ $value }
       *[other] { $tokens } marcadores de Victoria, +{ $value }
    }
play-defeats =
    { $defeats ->
        [one] { $defeats } marcador de Derrota
       *[other] { $defeats } marcadores de Derrota
    }
play-cards =
    { $colour ->
        [leader] { $count ->
            [one] { $count } Líder
           *[other] { $count } Líderes
        }
       *[other] { $count ->
            [one] { $count } carta { COLOUR($colour, form: "one") }
           *[other] { $count } cartas { COLOUR($colour, form: "many") }
        }
    }
play-no-board = Sin tablero todavía
play-built-none = Aquí aparecerán tus Estructuras.
play-hand-none = Aquí aparecerán tus cartas.
play-pile =
    { $count ->
        [one] { $count } carta en los descartes
       *[other] { $count } cartas en los descartes
    }
play-take-back = Cambiar
play-put-back = Devolverla a la mano
last-turn = Turno anterior
last-turn-none = Aquí aparecerán las cartas jugadas.
last-turn-number = turno { $turn }
last-deed =
    { $kind ->
        [stage] Etapa { $stage }
        [sell] Carta vendida
       *[other] Ninguna carta jugada
    }
top-turn = Turno { $turn } de { $turns }
top-pass =
    { $side ->
        [left] a la izquierda
       *[right] a la derecha
    }
whole-all = todo
whole-open = Abrir la ciudad de { $name }
tab-table = Mesa
tab-city = Mi ciudad
play-title-board = Elige un tablero
play-title-card = Elige una carta
play-title-recruit = Elige un Líder
play-again = Otra partida
play-record = Guardar
play-stand-in = Ausente · juega un bot
play-away = Ausente
play-thinks = está eligiendo
play-ready = ha elegido
face =
    { $state ->
        [ready] { $name }, ha elegido
        [waits] { $name }, está eligiendo
       *[none] { $name }
    }
play-watching = Estás mirando. Las manos quedan ocultas hasta el final de la partida.
play-watch = Estás mirando
play-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
play-over = Final de la partida
play-clock = Cuando se acaba el tiempo, un bot elige por ti
play-menu = Menú
play-sound = Sonido
notices = Avisarme cuando me toque
notices-insecure = Los avisos necesitan https.
notices-push = También con la página cerrada, en las partidas por turnos.
play-leave = Dejar la mesa
play-text = Mesa en texto
play-keys = Usar atajos de teclado
keys-title = Atajos de teclado
keys-about = Funcionan mientras no escribes. Se desactivan en el menú.
key-card = Elegir una carta de la mano, o una respuesta
    .name = 1–9
key-walk = Moverse por la mano y las respuestas
    .name = ← → ↑ ↓
key-take = Elegir lo resaltado
    .name = Intro
key-build = Construir la carta elegida, o reclutar al Líder
    .name = B
key-stage = Desarrollar la siguiente Etapa de tu Maravilla
    .name = W
key-sell = Vender
    .name = S
key-advice = Pedir consejo
    .name = A
key-foresee = Mostrar qué pasaría con la carta elegida
    .name = F
key-explain = Explicar los símbolos de lo resaltado o de lo que señala el puntero
    .name = I
key-back = Retirar tu elección
    .name = U
key-log = Abrir la crónica
    .name = L
key-chat = Abrir el chat
    .name = C
# on purpose: same
key-close = Devolver la carta, o cerrar lo que esté abierto
    .name = Esc
key-help = Mostrar esta lista
    .name = ?
leave-title = ¿Dejar la mesa?
leave-about =
    { $state ->
        [playing] Un bot jugará por ti. Puedes volver cuando quieras: la partida queda en «Mis partidas», y al abrirla recuperas tu asiento.
       *[lobby] Tu asiento quedará libre. Puedes volver con el mismo enlace mientras haya un asiento libre.
    }
leave-stay = Quedarme
offer-again = { $name } quiere jugar otra vez.
offer-new = Hay una mesa para la próxima partida.
offer-join =
    { $state ->
        [watch] Mirar
       *[play] Unirme
    }
play-absent = { $name } está ausente.
play-hand-over = Que juegue un bot
play-story-none = Aquí verás lo que va pasando.
advice-ask = Consejo
advice-wait = Pensando…
advice-title = Las mejores jugadas, por probabilidad de ganar
advice-expects =
    { $points ->
        [one] { $wins } % de victorias · { $points } punto
       *[other] { $wins } % de victorias · { $points } puntos
    }
advice-points =
    { $trend ->
        [up] { $points ->
            [one] cerca de { $points } punto más que las otras jugadas
           *[other] cerca de { $points } puntos más que las otras jugadas
        }
       *[down] { $points ->
            [one] cerca de { $points } punto menos que las otras jugadas
           *[other] cerca de { $points } puntos menos que las otras jugadas
        }
    }
advice-topic-table =
    { $trend ->
        [up] mejor posición en la mesa
       *[down] peor posición en la mesa
    }
advice-topic-coins =
    { $trend ->
        [up] más monedas
       *[down] menos monedas
    }
advice-topic-diplomacy =
    { $trend ->
        [up] Diplomacia
       *[down] menos Diplomacia
    }
advice-topic-military =
    { $trend ->
        [up] un ejército más fuerte
       *[down] un ejército más débil
    }
advice-topic-wonder =
    { $trend ->
        [up] avance en tu Maravilla
       *[down] menos avance en tu Maravilla
    }
advice-topic-blue =
    { $trend ->
        [up] más puntos de las cartas azules
       *[down] menos puntos de las cartas azules
    }
advice-topic-yellow =
    { $trend ->
        [up] más puntos de las cartas amarillas
       *[down] menos puntos de las cartas amarillas
    }
advice-topic-green =
    { $trend ->
        [up] más ciencia
       *[down] menos ciencia
    }
advice-topic-purple =
    { $trend ->
        [up] más puntos de los Gremios
       *[down] menos puntos de los Gremios
    }
advice-topic-leaders =
    { $trend ->
        [up] más puntos de los Líderes
       *[down] menos puntos de los Líderes
    }
advice-topic-black =
    { $trend ->
        [up] más puntos de las cartas negras
       *[down] menos puntos de las cartas negras
    }
advice-topic-naval =
    { $trend ->
        [up] más fuerza naval
       *[down] menos fuerza naval
    }
advice-topic-islands =
    { $trend ->
        [up] más puntos de las Islas
       *[down] menos puntos de las Islas
    }
advice-topic-production =
    { $trend ->
        [up] más recursos
       *[down] menos recursos
    }
advice-topic-trade =
    { $trend ->
        [up] mejor comercio
       *[down] peor comercio
    }
advice-topic-costs =
    { $trend ->
        [up] cartas más baratas después
       *[down] cartas más caras después
    }
advice-topic-chains =
    { $trend ->
        [up] más cadenas
       *[down] menos cadenas
    }
advice-about = Un bot fuerte ha seguido la partida desde aquí muchas veces, sabiendo solo lo que sabes tú. El porcentaje dice cuántas veces ganó.
advice-why-table = quién se sienta dónde, y lo fuerte que es
advice-why-coins = con monedas compras recursos a los vecinos, y al final 3 monedas son 1 punto
advice-why-diplomacy = una ficha de Diplomacia te deja fuera de los próximos conflictos
advice-why-military = los escudos deciden los conflictos al final de cada Era
advice-why-wonder = cada Etapa de tu Maravilla aporta algo
advice-why-blue = las cartas azules dan puntos, y nada más
advice-why-yellow = las cartas amarillas dan monedas, recursos más baratos y puntos
advice-why-green = los símbolos iguales valen su número al cuadrado, tres distintos 7 puntos más
advice-why-purple = los Gremios cuentan lo que habéis construido tú y tus vecinos
advice-why-leaders = los Líderes te ayudan en todos los turnos que quedan
advice-why-black = las cartas negras quitan monedas a los demás, o tienen efectos que no tiene ninguna otra
advice-why-naval = al final de cada Era todos comparan su fuerza naval
advice-why-islands = las Islas te ayudan el resto de la partida
advice-why-production = los recursos sirven en cada turno y nunca se gastan
advice-why-trade = los recursos de tus vecinos te cuestan menos, o están ahí cuando los necesitas
advice-why-costs = lo que querrás construir más adelante te cuesta menos, o más
advice-why-chains = una carta con el símbolo adecuado hace gratis otras más adelante
foresee-wait = Calculando…
look-up = Consultar
look-up-name = Consultar { $name } en «Cómo se juega» (pestaña nueva)
explain-title = Qué significan los símbolos
look-up-title = En «Cómo se juega»
guide-sensible = Una elección sensata: { $what }
play-hint-card = Constrúyela, úsala para desarrollar una Etapa, o véndela.
play-hint-recruit = Reclútalo pagando su coste, úsalo para desarrollar una Etapa, o véndelo.
play-hint-keep = Tendrás cuatro Líderes, y reclutarás a uno antes de cada Era.
play-hint-debt = Las deudas se quedan hasta el final de la partida.
play-hint-naval = Quienes participan comparan la fuerza naval: los más fuertes ganan puntos, los más débiles pierden.
naval-place =
    { $place ->
        [first] primer puesto
        [second] segundo puesto
        [third] tercer puesto
       *[last] último puesto
    }
ribbon-how =
    { $how ->
        [chain] Por cadena
        [goods] Tienes los recursos
        [reduced] Coste reducido
       *[nothing] Gratis
    }
ribbon-needs = Cuesta
ribbon-missing = Falta
ribbon-down = Boca abajo
action-sails = Flota { FLEET($fleet) } a la casilla { $step }: { $gift }
deed-sails = casilla { $step }: { $gift }
deed-build = Construir
deed-stage = Etapa { $stage }
action-build-sail = Construir y mover la Flota
action-stage-sail = Etapa { $stage } y Flota
action-sell-it = Vender
action-sell-coins = por 3 monedas
conflicts-title = Final de la { age }
conflicts-land = Conflictos Militares
conflicts-sea = Conflicto Naval
conflicts-on = Continuar
# on purpose: same
chat-title = Chat
chat-none = Aún no hay mensajes.
chat-hint = Escribe un mensaje
chat-send = Enviar
chat-to = A
chat-channel =
    { $channel ->
        [team] al equipo
       *[table] a todos
    }
chat-watcher = Un espectador
chat-open = Todos pueden escribir
chat-closed = El anfitrión ha cerrado el chat.
people-about = { $name }: silenciar, bloquear o denunciar
people-mute = Silenciar
people-mute-why = No verás lo que escribe, en ninguna mesa.
people-unmute = Dejar de silenciar
people-block = Bloquear
people-block-why = No puede entrar en las mesas que abras.
people-unblock = Desbloquear
people-remove = Expulsar de la mesa
people-remove-why = Solo puede volver si se lo permites.
people-report-line = Denunciar este mensaje
people-report-name = Denunciar este nombre
people-report-why = Solo lo sabrá la administración de este servidor.
people-note = ¿Qué ha pasado? (opcional)
people-send = Enviar denuncia
people-reported = Gracias. La administración de este servidor la verá.
people-list = Personas silenciadas o bloqueadas
people-nameless = Invitado sin nombre
people-removed = Personas expulsadas
people-let-back = Dejar volver
invite-title = Invitar
invite-copy = Copiar
invite-copied = Copiado
end-sheet = Puntuación
end-table = Volver a la mesa
end-buried = Bajo las Etapas
end-buried-none = Nada
play-only-move = Tu única opción
end-replay = Ver otra vez
end-won =
    { $how ->
        [you] Has ganado
        [team] Victoria en equipo: { $names }
        [shared] Victoria compartida: { $names }
       *[one] { $names } gana
    }
end-points =
    { $how ->
        [city] { $city }, { points }
        [team] { points } en equipo
        [shared] { points } cada cual, y las mismas monedas
       *[one] { points }
    }
end-tie = { $won }, empate { $with ->
        [you] contigo
       *[others] con { $rivals }
    }; deciden las monedas: { $coins } a { $most }
end-rank = Puesto { $rank }
# on purpose: same
end-part = { $line }: { $points }
end-parts = Los puntos en detalle
end-lost = Puntos perdidos
end-tab =
    { $tab ->
        [ages] Por Era
        [fights] Últimos conflictos
       *[parts] Por tipo
    }
# The lines of the score sheet, as words.
sheet-military = Conflictos
sheet-treasury = Tesorería
sheet-wonder = Maravilla
sheet-blue = Civiles
sheet-yellow = Comercio
sheet-green = Ciencia
sheet-purple = Gremios
sheet-leaders = Líderes
# on purpose: same
sheet-black = Cities
sheet-naval = Navales
sheet-islands = Islas
# on purpose: same
chart-age = { age }: { points }
replay-title = Ver una partida guardada
replay-about = Elige el archivo de una partida. Se muestra aquí y no se guarda.
replay-choose = Elegir un archivo
replay-no-record = Este archivo no es un registro: debe ser un único objeto JSON.
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
# on purpose: same
replay-times = { $times } ×
onward-title = Seguir desde aquí
onward-about = Una mesa nueva empieza en este momento, con las mismas cartas por venir. Tú llevas esta ciudad; los bots, las demás.
onward-begin = Empezar
origin =
    { $moment ->
        [turn] Continúa desde la { age }, turno { $turn } de otra partida
        [age] Continúa desde el principio de la { age } de otra partida
       *[opening] Continúa desde el principio de otra partida
    }
replay-back = Atrás
replay-next = Siguiente
replay-end = Final
replay-no-hand = Sin mano en este momento.
invite-picture = { $link } como código QR
invite-alone = Solo este ordenador puede abrir el enlace. Para los demás, admite jugadores de tu red local.
reach-title = Amigos y dispositivos
reach-lan = Admitir jugadores de tu red local
reach-lan-at = Encuentran este servidor en { $url }
reach-lan-how = Para admitir a otros, arranca el servidor con make play LAN=1, o mirabilia serve --host 0.0.0.0.
reach-devices = Mis otros dispositivos
reach-devices-about = Un enlace personal que sirve una vez, durante diez minutos: en el otro dispositivo encuentras tu nombre y tus partidas.
me-title = Mi perfil
me-recovery = Si este navegador te olvida
me-recovery-about = Con un código de recuperación vuelves a tener tus partidas y tus estadísticas en cualquier navegador, aunque pierdas este. Guárdalo como una llave: quien lo tenga puede entrar como si fueras tú.
me-recovery-make = Crear un código de recuperación
me-recovery-again = Crear un código nuevo
me-recovery-made = Creaste un código el { $date }. Uno nuevo lo sustituye.
me-recovery-code = Tu código de recuperación
me-recovery-once = Solo se muestra ahora. Apúntalo o guárdalo.
me-recovery-save = Guardar en un archivo
me-recovery-file = Código de recuperación para { $address }
me-back = Tengo un código de recuperación
me-back-code = Código de recuperación
me-back-file = Elegir el archivo guardado
me-back-do = Recuperar
me-no-code = En este archivo no hay ningún código de recuperación.
me-join = En este navegador ya hay un invitado
me-join-about = El código es de otro invitado. Puedes unir los dos: asientos, partidas terminadas y estadísticas pasan a ser una sola cosa. No se puede deshacer.
me-join-both = Unir los dos
me-join-only = Renunciar a las partidas de este navegador
me-join-not = Cancelar
me-delete = Borrar todos mis datos
me-delete-about = Se borran tu nombre, tus mensajes, tus estadísticas y tu código de recuperación. Las partidas con otros se quedan, sin tu nombre; en las que están en curso, un bot juega por ti.
me-delete-ask = No se puede deshacer. ¿Borrarlo todo?
me-delete-yes = Sí, borrarlo todo
me-delete-no = No, conservarlo todo
me-deleted = Se han borrado todos tus datos.
mine-title = Mis estadísticas
mine-none = Termina una partida y contará aquí.
mine-about = Cuentan las partidas que has jugado tú de principio a fin.
mine-games = Partidas
mine-wins = Victorias
mine-share = Porcentaje de victorias (intervalo del 90 %)
mine-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
mine-points = Puntos
mine-figure = { NUMBER($points, maximumFractionDigits: 1) }
mine-even = Porcentaje esperado por puro azar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-course = Puntos a lo largo del tiempo
mine-chart =
    { $games ->
        [one] Los puntos de { $games } partida
       *[other] Los puntos de { $games } partidas, de la primera a la última; un círculo relleno es una victoria
    }
mine-parts = Puntos por tipo, de media
mine-best = Mejores partidas
mine-by =
    { $kind ->
        [boxes] Por expansiones
        [players] Por número de jugadores
        [board] Por tablero
        [side] Por lado
       *[opponent] Por rival
    }
mine-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
mine-boxes = { BOX($boxes) }
mine-csv = Guardar como CSV
mine-json = Guardar como JSON
mine-guest = Invitado
day-title = La partida del día
day-about = Hoy todos en este servidor reciben las mismas cartas en el mismo asiento, contra los mismos bots, que en la misma situación responden igual. Solo cambian las decisiones.
day-second = Cada cual tiene un solo resultado. Un segundo navegador es un segundo invitado.
day-ends = Hasta las { $time }
day-play = Jugar la partida de hoy
day-on = Continuar
day-results = Resultados
day-finished =
    { $players ->
        [0] Nadie la ha terminado todavía.
        [one] { $players } jugador la ha terminado.
       *[other] { $players } jugadores la han terminado.
    }
day-sealed = La semilla, las repeticiones y «Seguir desde aquí» estarán disponibles cuando acabe el día. Hasta entonces vale la promesa del servidor, el SHA-256 de semilla, opciones y asientos:
day-open = El día ha terminado. La semilla era { $seed }; la promesa era:
day-before = El día anterior
day-today = Hoy
day-player = Jugador
day-place = Puesto final
day-look = Ver la partida
day-none = Nadie terminó esta partida a tiempo.
day-wait = Termina la partida para ver cómo les fue a los demás.
day-mine = { $name } (tú)
deal-title = Un reto
deal-about = { $name } ha jugado con estas cartas. Recibes las mismas cartas en el mismo asiento, contra los mismos bots. Después comparáis los resultados.
deal-about-nameless = Alguien ha jugado con estas cartas. Recibes las mismas cartas en el mismo asiento, contra los mismos bots. Después comparáis los resultados.
deal-fair = Quien mira antes la partida de otro conoce las cartas. Cada cual tiene un solo resultado.
deal-play = Aceptar el reto
deal-challenge = Retar a un amigo
deal-link = Enlace a este reto
deal-compare = Comparar resultados
deal-sealed = La repetición, el análisis y el registro estarán disponibles cuando acabe el día.
refused-sealed = Otros todavía pueden jugar esta partida. Se abre { moment-at }.
refused-no_day = Para ese día no hay partida del día.
refused-no_deal = Esta partida continuaba otra: los demás no pueden jugar con sus cartas.
refused-both_seated = Los dos invitados están en la misma mesa, cuya partida no ha terminado. Deja antes la mesa con uno de ellos.
page-title-turn = Te toca · Mirabilia
play-mates-hand = La mano de tu compañero

## The page: the table as text

text-own = Tu ciudad
text-makes =
    { $whose ->
        [own] Produce { $goods }
       *[other] Vende { $goods }
    }
text-alone = Produce solo para sí { $goods }
text-incursion-on = Abordaje contra { CITY($target, form: "obj") }
text-incursion-by = Abordaje de { CITY($who, form: "obj") }
# on purpose: same
text-built = { CARD($card) }, carta { COLOUR($colour, form: "one") }, { $gift }
text-ship =
    La Flota { FLEET($fleet) } está en la casilla { $step } de { $last }; la siguiente cuesta { $cost }: { $gift }
text-ship-there = La Flota { FLEET($fleet) } está en su última casilla, { $step }
text-leaders-held = Líderes en tu mano
# on purpose: same
text-rank = { $rank }. { seat-label }: { points }
# on purpose: same
text-line = { $line }: { $value }
text-coins = Monedas restantes: { $coins }
# on purpose: same
text-piece = { CARD($card) }
# on purpose: same
text-under = { seat-label }: { $cards }
text-prize =
    { $place ->
        [first] Primer puesto: { $value }
        [second] Segundo puesto: { $value }
        [third] Tercer puesto: { $value }
       *[last] Último puesto: { $value }
    }
text-chat =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }

## The page: itself

page-fault =
    { $fault ->
        [newer] Hay una versión nueva de esta página.
       *[missing] No se ha podido cargar una parte de esta página.
    }
page-reload = Recargar
page-not-now = Ahora no
secure-why = Instalar, mantener la pantalla encendida y los avisos necesitan https. El capítulo «A secure address» de docs/server.md explica cómo.
install-button = Instalar Mirabilia
play-awake = Mantener la pantalla encendida cuando me toque

## The page: the score pad

home-pad = Hoja de puntuación
pad-title = Hoja de puntuación
pad-about = Para partidas con el juego de mesa: anota lo que tiene cada ciudad y la hoja hace las cuentas.
pad-table = La mesa
pad-order = Los jugadores por orden de asiento, cada uno junto a sus vecinos:
pad-name = nombre
pad-board = tablero
pad-side = lado
pad-player = Jugador { $number }
# on purpose: same
pad-of = { $name }: { $what }
pad-cards = Cartas por color
pad-cards-about = Cuentan para los Gremios, los Líderes y las Islas. Los Gremios se indican más abajo.
pad-cards-of = cartas { COLOUR($colour, form: "many") }
pad-stages = Etapas desarrolladas
pad-graves = Líderes enterrados
pad-printed = puntos impresos en las cartas azules
pad-ship = casilla de la Flota { FLEET($fleet) }
pad-naval = marcador naval, { age }
pad-none = ninguno
pad-add = Añadir…
pad-remove = { $what }: quitar
pad-share = Enlace a esta hoja
pad-share-about = La hoja entera va en el enlace. Se guarda en este navegador y en ningún otro sitio.
pad-print = Imprimir
pad-new = Hoja nueva
pad-kept = Hojas anteriores
# on purpose: same
pad-kept-one = { $date }: { $names }
pad-delete = Borrar { $what }
pad-wrong-link = Este enlace no contiene ninguna hoja de puntuación. Puede que esté cortado.

## The page: the guide of a first game

home-first =
    { $box ->
        [base] Primera partida guiada
       *[other] Primera partida guiada con { BOX($box) }
    }
guide-title = Guía
guide-on = Entendido
guide-skip = Quitar la guía
guide-city = Esta es tu ciudad, con su Maravilla. En cada turno todos eligen una carta a la vez y se revelan todas juntas.
    .plain = Tu ciudad, con su Maravilla, se describe más abajo. En cada turno todos eligen una carta a la vez y las revelan juntas.
guide-cost = Lo que cuesta una carta está en su borde izquierdo, y la cinta de arriba dice si puedes pagarla. Toma la carta resaltada, u otra que te guste.
    .plain = Cada carta dice lo que cuesta y si puedes pagarla. Toma la opción que se nombra aquí, o cualquier otra que te guste.
guide-build = Si la construyes, se queda en tu ciudad hasta el final. También podrías venderla, o usarla para desarrollar una Etapa de tu Maravilla.
guide-passing = Después de cada turno las manos se pasan: lo que dejas puede tomarlo tu vecino. En las Eras I y III van a la izquierda, en la Era II a la derecha.
guide-goods = Estos son los recursos de tu ciudad. Nunca se gastan: cada uno ayuda a pagar una Estructura en cada turno.
    .plain = Tu ciudad produce recursos, como dice su descripción. Nunca se gastan: cada uno ayuda a pagar una Estructura en cada turno.
guide-chain = Esta carta es gratis, porque tu ciudad tiene una Estructura con el mismo símbolo. Estas cadenas ahorran mucho en las Eras II y III.
    .plain = Una de tus cartas es gratis, porque tu ciudad tiene una Estructura con el mismo símbolo. Estas cadenas ahorran mucho en las Eras II y III.
guide-neighbours = Te faltan recursos para esta carta, pero los tiene un vecino: cuestan 2 monedas cada uno. Tu vecino no puede negarse y no pierde nada.
    .plain = Te faltan recursos para una de estas cartas, pero un vecino los tiene: cuestan 2 monedas cada uno. Tu vecino no puede negarse y no pierde nada.
guide-stage = Puedes pagar la siguiente Etapa de tu Maravilla. Sirve cualquier carta: va boca abajo, bajo el tablero.
guide-shields = Al final de cada Era se comparan los escudos con los dos vecinos. Con más recibes un marcador; con menos pierdes un punto.
guide-science = Las cartas verdes cuentan al final: los símbolos iguales valen su número al cuadrado. Cada serie de tres distintos vale 7 puntos más.
guide-selling = No puedes construir ninguna de estas cartas. Vende una: se descarta y recibes 3 monedas.
guide-guilds = Las cartas moradas son Gremios: al final dan puntos por lo que han construido tus vecinos o tú. Echa un vistazo a la mesa antes de elegir una.
guide-last = Este es el último turno de la Era. Juegas una de las dos cartas y la otra se descarta.
guide-conflicts = La Era ha terminado y se comparan los escudos: una victoria vale 1, 3 o 5 puntos en las Eras I, II y III. Una derrota vale siempre −1.
guide-end = La partida ha terminado, y todo se cuenta línea por línea. Gana quien tiene más puntos; si hay empate, quien tiene más monedas.
guide-keep = Elige uno de estos Líderes y pasa los demás. En cada Era reclutarás a uno de los que te quedas.
guide-recruit = Antes de cada Era juegas un Líder. Reclútalo pagando su coste, véndelo, o úsalo para desarrollar una Etapa de tu Maravilla.
guide-black = Las cartas negras son de Cities: muchas cuestan monedas, y algunas se las quitan a todos los demás. Con ellas cada Era tiene un turno más.
guide-debt = Vas a perder monedas. Por cada moneda que no pagas tomas una deuda, que vale −1 punto al final.
guide-sea = Cada ciudad tiene cuatro Flotas en su Puerto. Al final de cada Era todos, no solo los vecinos, comparan su fuerza naval.
guide-ship = Con una carta roja, amarilla, azul o verde la Flota de ese color puede avanzar una casilla. Su coste se paga junto con el de la carta.
guide-island = Tus exploradores han encontrado Islas. Quédate con una, las demás vuelven al mazo.

## The page: how to play

home-learn = Cómo se juega
learn-title = Cómo se juega
learn-search = Buscar en las reglas y en todas las piezas
learn-contents = Índice
learn-print = Imprimir
learn-rules = Reglas: { $rules }
learn-pieces = Todas las piezas
learn-spaces = Casillas de las Flotas
learn-space = Flota { FLEET($fleet) }, casilla { $step }
learn-nothing = No hay resultados.
learn-box =
    { $box ->
        [base] El juego base
        [teams] Equipos
       *[other] { BOX($box) }
    }
learn-base-aim = Diriges una ciudad durante tres Eras y construyes su Maravilla. Gana quien tiene más puntos después de la Era III.
    .title = El objetivo
learn-base-turn = Todos juegan a la vez. Cada uno elige una carta de su mano, todas se revelan juntas y las manos pasan: a la izquierda en las Eras I y III, a la derecha en la Era II. La carta se construye, se usa para desarrollar una Etapa de tu Maravilla o se vende. En el último turno de una Era juegas una de las dos últimas cartas y la otra se descarta.
    .title = Un turno
learn-base-cost = Los símbolos del borde izquierdo son el coste de una carta: las monedas van a la reserva, los recursos hay que tenerlos. Los producen tu tablero y tus cartas marrones y grises, cada símbolo una vez por turno; nunca se gastan. Lo que una carta produce o ahorra sirve desde el turno siguiente. Nunca se construyen dos cartas con el mismo nombre.
    .title = Costes y recursos
learn-base-trade = Los recursos que te faltan se compran a los dos vecinos, a 2 monedas cada uno, si los producen su tablero o sus cartas marrones y grises. No pueden negarse, y ellos también pueden usarlos. Algunas cartas amarillas abaratan la compra. Las monedas recibidas en un turno se gastan desde el siguiente.
    .title = Comercio
learn-base-chains = Una carta es gratis si tu ciudad tiene la Estructura que indica el símbolo de su borde: tampoco se pagan monedas. La Estructura tiene que ser de un turno anterior.
    .title = Cadenas
learn-base-stages = En vez de construir una carta puedes ponerla boca abajo, bajo el tablero, y pagar la siguiente Etapa. Las Etapas se desarrollan en orden, en cualquier Era, con cualquier carta. No son obligatorias.
    .title = Etapas
learn-base-selling = Una carta vendida va boca abajo a los descartes y da 3 monedas. Siempre es posible.
    .title = Vender
learn-base-conflicts = Al final de cada Era todos comparan sus escudos con los dos vecinos. Tener más da un marcador de 1, 3 o 5 puntos según la Era, tener menos cuesta 1 punto, el empate no da nada.
    .title = Conflictos
learn-base-science = Al final los símbolos iguales valen su número al cuadrado: 1, 4, 9, 16 puntos. Cada serie de los tres símbolos distintos vale 7 puntos más. Un símbolo a elegir cuenta como más te convenga.
    .title = Ciencia
learn-base-colours = Cada color tiene su función, y su propia marca.
    .title = Colores
learn-base-end = Después de la Era III se suman todos los puntos: marcadores, 1 punto por cada 3 monedas, Etapas, cartas azules, amarillas y verdes, Gremios. Gana quien tiene más puntos; si hay empate, quien tiene más monedas.
    .title = El final
learn-leaders-selection = Todos empiezan con 6 monedas y cuatro Líderes. Elige uno, pasa los demás a la derecha, y así hasta que los cuatro estén elegidos.
    .title = Elegir Líderes
learn-leaders-recruiting = Antes de cada Era todos juegan un Líder a la vez. Reclútalo pagando su coste, úsalo para desarrollar una Etapa de tu Maravilla o véndelo por 3 monedas. El Líder que sobra en la Era III vuelve a la caja.
    .title = Reclutar
learn-leaders-effects = Un Líder actúa desde que se recluta. No tiene color, y tiene su propia línea en la hoja de puntuación.
    .title = Qué hacen los Líderes
learn-cities-cards = En cada Era se añaden tantas cartas negras como jugadores: cada uno tiene 8 cartas y juega 7 turnos.
    .title = Cartas negras
learn-cities-losses = Algunas cartas hacen perder monedas a todos los demás, al final del turno. Por cada moneda que no pagas tomas una deuda: −1 punto al final, y nunca se devuelve.
    .title = Pérdidas y deudas
learn-cities-diplomacy = Con una ficha de Diplomacia quedas fuera de los próximos Conflictos Militares, aunque fueras a ganar, y tus vecinos luchan entre sí. Después la ficha se devuelve.
    .title = Diplomacia
learn-cities-masks = Una máscara copia un símbolo científico de una carta verde de un vecino, al final de la partida. Al vecino no se le quita nada.
    .title = Máscaras
learn-armada-ships = Cada uno tiene un Puerto con cuatro Flotas. Con una carta roja, amarilla, azul o verde puedes además mover una casilla la Flota de ese color, y con una Etapa la Flota asociada a tu Maravilla. Los dos costes se pagan juntos.
    .title = Flotas
learn-armada-spaces = La Flota Roja da fuerza naval, la Azul puntos, la Amarilla monedas, Aranceles y poder comercial, la Verde explora Islas. Cuenta la casilla en la que está la Flota; monedas, Islas y Aranceles llegan cuando la alcanza.
    .title = Casillas
learn-armada-tributes = Un Arancel hace perder monedas a todos los demás; cada uno resta su poder comercial. De varios en un turno solo vale el más alto. Los Piratas quitan a cada uno tantas monedas como su poder comercial.
    .title = Aranceles y Piratas
learn-armada-islands = Quien explora roba cuatro Islas del nivel indicado y se queda con una. Si varios exploran el mismo nivel en un turno, se reparte entre ellos todo el mazo.
    .title = Islas
learn-armada-naval = Al final de cada Era todos comparan su fuerza naval. El primero recibe 3, 5 o 7 puntos según la Era, el segundo 1, 3 o 5, el último pierde 1, 2 o 3. Los empatados en el primer puesto reciben cada uno el marcador del segundo.
    .title = Conflictos Navales
learn-armada-incursions = Algunas cartas rojas atacan a la segunda ciudad a la izquierda o a la derecha: al final de esta Era luchas también contra ella. Dos ciudades luchan como mucho una vez por Era.
    .title = Abordajes
learn-armada-selling = Quien vende una carta puede mover gratis la Flota Amarilla una casilla en vez de obtener monedas.
    .title = Vender en el mar
learn-teams-playing = Con cuatro, seis u ocho jugadores se puede jugar en equipos de dos, sentados juntos. Los compañeros se ven las manos y pueden hablar, pero no se prestan ni se cambian nada. Los recursos de un compañero se pagan como los de cualquier vecino.
    .title = Jugar juntos
learn-teams-conflicts = Los compañeros no luchan entre sí. El conflicto con el otro vecino es por dos marcadores en vez de uno.
    .title = Conflictos
learn-teams-end = Se suman los puntos de los dos. Si hay empate, gana el equipo con más monedas.
    .title = El final
ruling-b-12 = También cuenta lo que todos han puesto en el mismo turno.
ruling-b-21 = Los vecinos no pueden comprar estos recursos: son solo para ti.
ruling-b-24 = Los dos vecinos pueden comprar sus recursos en el mismo turno, y tú también puedes usarlos.
ruling-b-25 = Sirve desde el turno siguiente al de su construcción.
ruling-b-26 = Los recursos marrones, o comunes, son madera, piedra, metal y arcilla; los grises, o raros, son cristal, tela y papiro.
ruling-b-30 = Los escudos cuentan enseguida, ya en los conflictos de la Era en curso.
ruling-b-37 = Cuenta lo que hay en las ciudades al final de la partida, no lo que había al construirla.
ruling-b-40 = La última carta de una Era se juega después del último turno de todos, como un turno aparte: las monedas de ese turno se pueden gastar. Se puede construir, usar para una Etapa o vender.
ruling-b-41 = Al final del turno miras todos los descartes y puedes construir una carta gratis, también una descartada en este turno.
ruling-b-42 = La construcción gratis tampoco cuesta monedas. Vale solo para cartas, nunca para Etapas ni Líderes, y no es obligatoria.
ruling-b-51 = Un símbolo a elegir cuenta como el que más puntos te da; no hay que decirlo antes.
ruling-l-20 = Gratis quiere decir que tampoco se pagan monedas. Una cadena tiene preferencia.
ruling-l-21 = Una vez por turno, un recurso cualquiera, para una carta, una Etapa o una Flota.
ruling-l-22 = Solo da monedas lo que llega después de reclutarlo, llegue como llegue.
ruling-l-23 = Tú eliges el recurso que se ahorra. Las monedas se pagan completas.
ruling-l-25 = El marcador es el de la Era en curso.
ruling-l-26 = Descartas tus derrotas; todos los demás, compañeros incluidos, descartan un marcador de Victoria a su elección.
ruling-l-27 = Se añade a las primeras monedas que tomas de la reserva en un turno. Una venta cuenta, las monedas de los vecinos no.
ruling-l-28 = Una vez por turno por cada uno de los dos vecinos, después de comprarle algo.
ruling-l-29 = Las derrotas de los Abordajes también van al vencedor; las navales se quedan.
ruling-l-30 = Todo se toma en el orden que te da más puntos. El símbolo de una Isla no se cambia.
ruling-l-31 = Se cuenta al final de la partida. Un Líder enterrado ya no está boca arriba; si hay empate con un vecino, no da nada.
ruling-l-32 = Una vez por Era, monedas incluidas. Una carta negra que no cuesta nada no lo gasta.
ruling-l-40 = Un Líder nunca cuesta menos de cero.
ruling-l-40-draw = Se roban Líderes que nadie recibió o que volvieron a la caja.
ruling-l-40-extra = Solo se recluta, ni se vende ni se usa para una Etapa, y se paga con las monedas que te quedan en este turno.
ruling-l-40-grave = Lo que el Líder dio enseguida se queda, todo lo demás termina. Vale el doble de su coste impreso, o 6 puntos si el coste depende de la Era.
ruling-c-2 = Las pérdidas llegan al final del turno, después de todas las ganancias. Con Cities cada moneda se puede pagar o tomar como deuda.
ruling-c-4 = Estas deudas llegan enseguida y no se pueden evitar pagando.
ruling-c-5 = Es obligatoria: la próxima vez quedas fuera de los conflictos, aunque seas más fuerte. Abordajes y Conflictos Navales tienen lugar igualmente.
ruling-c-8 = Cada máscara copia una carta distinta. Solo se puede copiar un símbolo impreso.
ruling-c-9 = Solo cuenta como producido lo que dan las cartas marrones y grises y el tablero. El recurso se elige de nuevo cada turno.
ruling-c-9-rebate = Las rebajas se suman, pero un recurso nunca cuesta menos de cero.
ruling-c-9-stage = Los recursos de una Etapa no hacen falta; sus monedas se pagan.
ruling-a-10 = Solo cuenta la casilla en la que está la Flota, no las que ha pasado.
ruling-a-22 = De varios Aranceles en un turno solo se paga el más alto; quien impuso uno más bajo lo paga como los demás.
ruling-a-24 = Cuanto más alto es el poder comercial, más se pierde.
ruling-a-30 = El nivel de una Isla no tiene que ver con la Era. Los demás solo ven la que te quedas.
ruling-a-31 = Se toma de la parte de arriba del mazo, sin verla ni elegirla.
ruling-a-37 = Se decide en cada Conflicto Naval, antes de comparar las fuerzas. Quien queda fuera no recibe nada.
ruling-a-38 = Vale en la Era en que se construye la carta. La Diplomacia no protege de él.
ruling-a-46 = La casilla alcanzada actúa como siempre. Se puede renunciar a un movimiento gratis; una Flota en su última casilla no va más allá.
ruling-a-50 = Este movimiento sustituye al que podrías pagar.
ruling-a-51 = Siempre cuesta 1 moneda. Descuentos y rebajas no cuentan.
ruling-a-55 = Con Armada un Gremio vale como mucho 10 puntos.
