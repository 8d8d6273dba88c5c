### Polish

## Names

card-lumber_yard = Skład drzewny
card-stone_pit = Złoże kamienia
card-clay_pool = Złoże gliny
card-ore_vein = Złoże rudy
card-tree_farm = Szkółka leśna
card-excavation = Wykopaliska
card-clay_pit = Glinianka
card-timber_yard = Eksploracja drzewa
card-forest_cave = Leśna jaskinia
card-mine = Kopalnia
card-glassworks_age1 = Huta szkła
card-press_age1 = Prasa
card-loom_age1 = Warsztat tkacki
card-well = Studnia
card-baths = Termy
card-altar = Ołtarz
card-theater = Teatr
card-tavern = Tawerna
card-marketplace = Targowisko
card-west_trading_post = Handel zachodni
card-east_trading_post = Handel wschodni
card-stockade = Palisada
card-barracks = Koszary
card-guard_tower = Wieża strażnicza
card-apothecary = Apteka
card-workshop = Warsztat
card-scriptorium = Skryptorium
card-sawmill = Tartak
card-quarry = Kamieniołom
card-brickyard = Cegielnia
card-foundry = Odlewnia
card-glassworks_age2 = Huta szkła
card-press_age2 = Prasa
card-loom_age2 = Warsztat tkacki
card-statue = Posąg
card-aqueduct = Akwedukt
card-temple = Świątynia
card-courthouse = Sąd
card-caravansery = Karawanseraj
card-forum = Rynek
card-vineyard = Winnica
card-bazar = Bazar
card-stables = Stajnie
card-archery_range = Tor łuczniczy
card-walls = Mury obronne
card-training_ground = Plac ćwiczeń
card-dispensary = Ambulatorium
card-laboratory = Laboratorium
card-library = Biblioteka
card-school = Szkoła
card-pantheon = Panteon
card-gardens = Ogrody
card-town_hall = Ratusz
card-palace = Pałac
card-senate = Senat
card-lighthouse = Latarnia morska
card-haven = Port
card-chamber_of_commerce = Izba handlowa
card-ludus = Szkoła gladiatorów
card-arena = Arena
card-castrum = Obóz legionowy
card-fortifications = Umocnienia
card-circus = Cyrk
card-arsenal = Arsenał
card-siege_workshop = Machiny oblężnicze
card-lodge = Loża
card-academy = Akademia
card-observatory = Obserwatorium
card-study = Pracownia
card-university = Uniwersytet
card-workers_guild = Gildia Robotników
card-craftsmens_guild = Gildia Rzemieślników
card-magistrates_guild = Gildia Sędziów
card-traders_guild = Gildia Kupców
card-builders_guild = Gildia Budowniczych
card-spies_guild = Gildia Szpiegów
card-philosophers_guild = Gildia Filozofów
card-decorators_guild = Gildia Dekoratorów
card-scientists_guild = Gildia Naukowców
card-shipowners_guild = Gildia Armatorów
card-opium_stash = Skład opium
card-smugglers_cache = Skrytka przemytników
card-west_clandestine_wharf = Tajne nabrzeże zachodnie
card-east_clandestine_wharf = Tajne nabrzeże wschodnie
card-dive = Spelunka
card-cells = Cele
card-customs = Komora celna
card-pigeonhole = Gołębnik
card-raider_camp = Obóz łupieżców
card-secret_warehouse = Tajny magazyn
card-city_gates = Bramy miasta
card-militia = Milicja
card-hideout = Kryjówka
card-residence = Rezydencja
card-guardhouse = Areszt
card-trade_center = Centrum handlu
card-tabularium = Tabularium
card-black_market = Czarny rynek
card-band_of_spies = Siatka szpiegów
card-lair = Melina
card-raider_fort = Fort łupieżców
card-mercenaries = Najemnicy
card-architect_firm = Biuro architektów
card-sepulcher = Grobowiec
card-forging_agency = Biuro fałszerzy
card-opium_den = Palarnia opium
card-consulate = Konsulat
card-gambling_den = Dom gry
card-mint = Mennica
card-slave_market = Targ niewolników
card-raider_garrison = Garnizon łupieżców
card-cenotaph = Cenotaf
card-capitol = Kapitol
card-memorial = Miejsce pamięci
card-secret_network = Tajna siatka
card-prison = Więzienie
card-opium_distillery = Wytwórnia opium
card-brotherhood = Bractwo
card-chamber_of_builders = Izba budowniczych
card-torture_chamber = Sala tortur
card-contingent = Kontyngent
card-embassy = Ambasada
card-pontoon = Pomost
card-coastal_defenses = Obrona nabrzeża
card-pirate_hideout = Piracki zakątek
card-eastern_emporium = Wschodnie emporium
card-construction_zone = Stocznia
card-dry_hold = Basen stoczniowy
card-helmsmans_rest = Akademia sterników
card-cabinet_of_explorers = Gabinet badacza
card-ballista = Dok
card-fortified_port = Ufortyfikowany port
card-pirates_den = Kryjówka piratów
card-western_emporium = Zachodnie emporium
card-ship_repair = Suchy dok
card-boathouse = Wiata
card-cartographers_office = Sala map
card-navigation_firm = Stowarzyszenie nawigatorów
card-pier = Nabrzeże
card-coastal_fortifications = Nabrzeżne umocnienia
card-pirate_crew = Piracka brać
card-port_customs = Urząd celny
card-harbor_masters_office = Kapitanat
card-naval_headquarters = Urząd morski
card-nautical_archives = Morskie archiwa
card-circle_of_captains = Zabudowania portowe

# How a player is spoken of: by the city on the board, as "you", or by the seat alone.
city-alexandria = Alexandria
    .gen = Alexandrii
    .acc = Alexandrię
city-babylon = Babilon
    .gen = Babilonu
    .acc = Babilon
city-ephesos = Éphesos
    .gen = Éphesos
    .acc = Éphesos
city-gizah = Giza
    .gen = Gizy
    .acc = Gizę
city-halikarnassos = Halikarnas
    .gen = Halikarnasu
    .acc = Halikarnas
city-olympia = Olimpia
    .gen = Olimpii
    .acc = Olimpię
city-rhodos = Rodos
    .gen = Rodos
    .acc = Rodos
city-roma = Rzym
    .gen = Rzymu
    .acc = Rzym
city-abu_simbel = Abu Simbel
    .gen = Abu Simbel
    .acc = Abu Simbel
city-byzantium = Byzantium
    .gen = Byzantium
    .acc = Byzantium
city-petra = Petra
    .gen = Petry
    .acc = Petrę
city-siracusa = Siracusa
    .gen = Siracusy
    .acc = Siracusę
city-you = ty
    .gen = ciebie
    .acc = ciebie
city-seat_0 = Miejsce 0
    .gen = miejsca 0
    .acc = miejsce 0
city-seat_1 = Miejsce 1
    .gen = miejsca 1
    .acc = miejsce 1
city-seat_2 = Miejsce 2
    .gen = miejsca 2
    .acc = miejsce 2
city-seat_3 = Miejsce 3
    .gen = miejsca 3
    .acc = miejsce 3
city-seat_4 = Miejsce 4
    .gen = miejsca 4
    .acc = miejsce 4
city-seat_5 = Miejsce 5
    .gen = miejsca 5
    .acc = miejsce 5
city-seat_6 = Miejsce 6
    .gen = miejsca 6
    .acc = miejsce 6
city-seat_7 = Miejsce 7
    .gen = miejsca 7
    .acc = miejsce 7

wonder-alexandria = Latarnia morska
wonder-babylon = Wiszące Ogrody Semiramidy
wonder-ephesos = Świątynia Artemidy
wonder-gizah = Piramidy
wonder-halikarnassos = Mauzoleum
wonder-olympia = Posąg Zeusa
wonder-rhodos = Kolos
wonder-roma = Koloseum
wonder-abu_simbel = Wielka Świątynia
wonder-byzantium = Hagia Sophia
wonder-petra = Skarbiec
wonder-siracusa = Wielki Port

leader-ramses = Ramzes
leader-maecenas = Mecenas
leader-bilkis = Bilkis
leader-nero = Neron
leader-xenophon = Ksenofont
leader-vitruvius = Witruwiusz
leader-hammurabi = Hammurabi
leader-leonidas = Leonidas
leader-archimedes = Archimedes
leader-imhotep = Imhotep
leader-amytis = Amytis
leader-phidias = Fidiasz
leader-praxiteles = Praksyteles
leader-nebuchadnezzar = Nabuchodonozor
leader-varro = Warron
leader-pericles = Perykles
leader-hypatia = Hypatia
leader-hiram = Hiram
leader-justinian = Justynian
leader-plato = Platon
leader-alexander = Aleksander
leader-aristotle = Arystoteles
leader-midas = Midas
leader-croesus = Krezus
leader-hannibal = Hannibal
leader-caesar = Cezar
leader-euclid = Euklides
leader-ptolemy = Ptolemeusz
leader-pythagoras = Pitagoras
leader-sappho = Safona
leader-zenobia = Zenobia
leader-nefertiti = Nefertiti
leader-cleopatra = Kleopatra
leader-solomon = Salomon
leader-nitocris = Nitokris
leader-telesilla = Telesilla
leader-berenice = Berenika
leader-hatshepsut = Hatszepsut
leader-tomyris = Tomyris
leader-aganice = Aganike
leader-enheduanna = Enheduanna
leader-cynisca = Kyniska
leader-agrippina = Agrypina
leader-gorgo = Gorgo
leader-makeda = Makeda
leader-phryne = Fryne
leader-cornelia = Kornelia
leader-eurypyle = Eurypyle
leader-theano = Teano
leader-arsinoe = Arsinoe
leader-octavia = Oktawia
leader-caligula = Kaligula
leader-diocletian = Dioklecjan
leader-aspasia = Aspazja
leader-darius = Dariusz

island-overgrown_island = Dzika Wyspa
island-virgin_island = Dziewicza Wyspa
island-bronze_island = Skalista Wyspa
island-whistling_island = Wyspa Wyjących Wichrów
island-foggy_island = Wyspa Mgieł
island-topaz_island = Topazowa Wyspa
island-amber_island = Bursztynowa Wyspa
island-lost_island = Zagubiona Wyspa
island-inhabited_island = Zamieszkana Wyspa
island-abandoned_oasis = Opuszczona Przystań
island-iron_oasis = Zatoka Niezłomnych
island-windy_oasis = Wichrowa Przystań
island-forgotten_oasis = Zapomniana Przystań
island-ancient_oasis = Pradawny Port
island-stormy_oasis = Zatoka Spienionych Wód
island-wondrous_oasis = Zatoka Cudów
island-oasis_of_statues = Zatoka Posągów
island-pirate_oasis = Zatoka Piratów
island-scarlet_archipelago = Szkarłatne Wyspy
island-breezy_archipelago = Wietrzny Archipelag
island-torrential_archipelago = Archipelag Burz
island-golden_archipelago = Złoty Archipelag
island-emerald_archipelago = Szmaragdowy Archipelag
island-royal_archipelago = Archipelag Królów
island-lush_archipelago = Wyspy Marzeń
island-rainbow_archipelago = Tęczowy Archipelag
island-sheltered_archipelago = Nieprzystępny Archipelag

# Where long words of names are parted, if there is no room for them.
hyphens =
    Alek|sander Ambula|torium Archi|medes Archi|pelag Arma|torów Arysto|teles Biblio|teka
    Budow|niczych Bursz|tynowa Cegiel|nia Dekora|torów Diokle|cjan Dzie|wicza Eksplo|racja
    Enhe|duanna Filo|zofów Gli|nianka Grobo|wiec Hammu|rabi Hat|szepsut Justy|nian Kamie|niołom
    Kapi|tanat Karawan|seraj Kleo|patra Kontyn|gent Kseno|font Labora|torium Nabrzeż|ne
    Nabu|chodo|nozor Najem|nicy Naukow|ców Nefer|titi Nieprzy|stępny Niezłom|nych Obserwa|torium
    Opusz|czona Pita|goras Pra|cownia Praksy|teles Ptole|meusz Rezy|dencja Robot|ników
    Rzemieśl|ników Skryp|torium Spie|nionych Stowa|rzy|szenie Szkar|łatne Szma|ragdowy Tabu|larium
    Targo|wisko Tele|silla Ufor|tyfiko|wany Umoc|nienia Uniwer|sytet Witru|wiusz Wię|zienie
    Wschod|nie Wykopa|liska Wytwór|nia Zabudo|wania Zachod|nie Zagu|biona Zamiesz|kana Zapo|mniana
    archi|tektów budow|niczych fał|szerzy gladia|torów legio|nowy nawiga|torów niewol|ników
    oblęż|nicze przemyt|ników ster|ników stocz|niowy straż|nicza umoc|nienia wschod|nie zachod|nie
    łucz|niczy łupież|ców Świą|tynia

shipyard-shipyard_1 = plansza Stoczni 1
    .acc = planszę Stoczni 1
shipyard-shipyard_2 = plansza Stoczni 2
    .acc = planszę Stoczni 2
shipyard-shipyard_3 = plansza Stoczni 3
    .acc = planszę Stoczni 3
shipyard-shipyard_4 = plansza Stoczni 4
    .acc = planszę Stoczni 4
shipyard-shipyard_5 = plansza Stoczni 5
    .acc = planszę Stoczni 5
shipyard-shipyard_6 = plansza Stoczni 6
    .acc = planszę Stoczni 6
shipyard-shipyard_7 = plansza Stoczni 7
    .acc = planszę Stoczni 7
shipyard-shipyard_8 = plansza Stoczni 8
    .acc = planszę Stoczni 8

fleet-red = czerwona
    .acc = czerwoną
    .gen = czerwonej
fleet-yellow = żółta
    .acc = żółtą
    .gen = żółtej
fleet-blue = niebieska
    .acc = niebieską
    .gen = niebieskiej
fleet-green = zielona
    .acc = zieloną
    .gen = zielonej

resource-wood = Drewno
    .counted =
        { $count ->
            [one] { $count } Drewno
            [few] { $count } Drewna
           *[many] { $count } Drewien
        }
resource-stone = Kamień
    .counted =
        { $count ->
            [one] { $count } Kamień
            [few] { $count } Kamienie
           *[many] { $count } Kamieni
        }
resource-ore = Ruda
    .counted =
        { $count ->
            [one] { $count } Ruda
            [few] { $count } Rudy
           *[many] { $count } Rud
        }
resource-clay = Glina
    .counted =
        { $count ->
            [one] { $count } Glina
            [few] { $count } Gliny
           *[many] { $count } Glin
        }
resource-glass = Szkło
    .counted =
        { $count ->
            [one] { $count } Szkło
            [few] { $count } Szkła
           *[many] { $count } Szkieł
        }
resource-cloth = Tkanina
    .counted =
        { $count ->
            [one] { $count } Tkanina
            [few] { $count } Tkaniny
           *[many] { $count } Tkanin
        }
resource-papyrus = Papirus
    .counted =
        { $count ->
            [one] { $count } Papirus
            [few] { $count } Papirusy
           *[many] { $count } Papirusów
        }

colour-brown = brązowy
    .symbol = ■
    .one = brązowa
    .acc = brązową
    .few = brązowe
    .many = brązowych
colour-grey = szary
    .symbol = ◆
    .one = szara
    .acc = szarą
    .few = szare
    .many = szarych
colour-blue = niebieski
    .symbol = ▬
    .one = niebieska
    .acc = niebieską
    .few = niebieskie
    .many = niebieskich
colour-yellow = żółty
    .symbol = ●
    .one = żółta
    .acc = żółtą
    .few = żółte
    .many = żółtych
colour-red = czerwony
    .symbol = ✚
    .one = czerwona
    .acc = czerwoną
    .few = czerwone
    .many = czerwonych
colour-green = zielony
    .symbol = ▲
    .one = zielona
    .acc = zieloną
    .few = zielone
    .many = zielonych
colour-purple = fioletowy
    .symbol = ★
    .one = fioletowa
    .acc = fioletową
    .few = fioletowe
    .many = fioletowych
colour-black = czarny
    .symbol = ▼
    .one = czarna
    .acc = czarną
    .few = czarne
    .many = czarnych
# Leaders have no colour; their sign stands where that of a colour would.
colour-leader = Lider
    .symbol = ♛
    .one = Lidera
    .acc = Lidera
    .few = Liderów
    .many = Liderów

science-compass = cyrkiel
science-gear = zębatka
science-tablet = płytka
science-choice = dowolny symbol
science-mask = maska
science-most = najczęstszy

side-day = dzienna
    .acc = dzienną
side-night = nocna
    .acc = nocną

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
given-gen = gracza { $name }
given-acc = gracza { $name }
age =
    { $age ->
        [1] Era I
        [2] Era II
       *[3] Era III
    }
coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
shields =
    { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[many] { $shields } tarcz
    }
# Who does something, before a clause that says what.
seat-name =
    { $who ->
        [you] Ty
       *[other] { CITY($who) }
    }
# The same where it stands by itself, or before a figure.
seat-label = { seat-name }
debts =
    { $debts ->
        [one] { $debts } dług
        [few] { $debts } długi
       *[many] { $debts } długów
    }
diplomacy =
    { $tokens ->
        [one] { $tokens } żeton Dyplomacji
        [few] { $tokens } żetony Dyplomacji
       *[many] { $tokens } żetonów Dyplomacji
    }
naval = Siła na Morzu { $strength }
# on purpose: same
leaders-named = { LEADER($leaders) }
# on purpose: same
islands-named = { ISLAND($islands) }
# on purpose: same
city-title-side = { CITY($board) }, { SIDE($side) }
team = drużyna { $team }
# on purpose: same
goods = { RESOURCE($goods) }
cost-nothing = nic
cost-age = 1, 2 lub 3 monety, zależnie od Ery
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
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
effect-shields =
    { $amount ->
        [one] { $amount } tarcza
        [few] { $amount } tarcze
       *[many] { $amount } tarcz
    }
# on purpose: same
effect-symbol = { SCIENCE($symbol) }
effect-symbol_choice = cyrkiel, zębatka lub płytka
effect-coins =
    { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
       *[many] { $amount } monet
    }
# What effects count, and in which cities.
each =
    { $where ->
        [own] { $each ->
            [stages] każdy twój etap
            [victories] każdy twój żeton Zwycięstwa
            [islands] każdą twoją Wyspę
            [commerce] każdy twój poziom Rozwoju Handlowego
           *[colours] każdą twoją kartę { SYMBOL($each, form: "acc", join: "or") }
        }
       *[others] { $each ->
            [stages] każdy etap
            [victories] każdy żeton Zwycięstwa
            [islands] każdą Wyspę
            [commerce] każdy poziom Rozwoju Handlowego
           *[colours] każdą kartę { SYMBOL($each, form: "acc", join: "or") }
        } { $where ->
            [neighbours] w sąsiednich miastach
           *[all] w twoim i sąsiednich miastach
        }
    }
effect-coins_per =
    { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
       *[many] { $amount } monet
    } za { each }
effect-points_per =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } za { each }
effect-both_per = { coins }, { points } za { each }
effect-points_if_complete =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }, jeśli twój Cud jest ukończony
effect-discount =
    { $where ->
        [left] lewy sąsiad sprzedaje
        [right] prawy sąsiad sprzedaje
       *[neighbours] obaj sąsiedzi sprzedają
    } { $goods ->
        [raw] surowce ({ SYMBOL("brown", form: "few") })
       *[manufactured] dobra ({ SYMBOL("grey", form: "few") })
    } po 1 monecie
effect-play_last_card = zagraj też ostatnią kartę każdej Ery
effect-build_from_discard = zbuduj za darmo kartę ze stosu kart odrzuconych
effect-free_first_of_colour = twoja pierwsza karta każdego koloru jest darmowa
effect-free_first_of_age = twoja pierwsza karta każdej Ery jest darmowa
effect-free_last_of_age = twoja ostatnia karta każdej Ery jest darmowa
effect-free_colour = karty { SYMBOL($each, form: "few") } są darmowe
effect-leaders_free = Liderzy są darmowi
effect-leader_discount =
    { $where ->
        [own] twoi Liderzy
       *[neighbours] Liderzy sąsiadów
    } kosztują o { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } mniej
effect-bank_purchase = { goods-a-turn } z banku, po { $price ->
        [one] { $price } monecie
        [few] { $price } monety
       *[many] { $price } monet
    }
goods-a-turn =
    { $amount ->
        [one] kup { $amount } zasób na turę
        [few] kup { $amount } zasoby na turę
       *[many] kup { $amount } zasobów na turę
    }
effect-coins_on_victory = { coins } za każdy zdobyty żeton Zwycięstwa
effect-coins_on_build = { coins } za każdą zbudowaną kartę { SYMBOL($each, form: "acc") }
effect-coins_on_chain = { coins } za każdą kartę zbudowaną dzięki powiązaniu
effect-reduce =
    { $each ->
        [stages] etapy kosztują
        [fleets] Morska Budowa kosztuje
       *[colours] karty { SYMBOL($each, form: "few") } kosztują
    } { $amount ->
        [one] o { $amount } zasób mniej
        [few] o { $amount } zasoby mniej
       *[many] o { $amount } zasobów mniej
    }
effect-bonus_coin = { coins } więcej, gdy pierwszy raz w turze bierzesz monety z banku
effect-coin_after_purchase = bank zwraca { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za każdego sąsiada, u którego kupujesz
effect-defeats_to_winner = twoje żetony Porażki dostaje zwycięzca
effect-coins_on_stage = { coins } za każdy zbudowany etap
effect-others_lose_on_stage = wszyscy inni tracą { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za każdy zbudowany przez ciebie etap
effect-free_per_age =
    { $amount ->
        [one] { $amount } darmowa karta { SYMBOL($each, form: "one") }
        [few] { $amount } darmowe karty { SYMBOL($each, form: "few") }
       *[many] { $amount } darmowych kart { SYMBOL($each, form: "many") }
    } w każdej Erze
effect-free_stages = etapy nie kosztują zasobów
effect-purchase_rebate =
    raz na turę zasób z { $where ->
        [left] lewej
       *[right] prawej
    } kosztuje o { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } mniej
effect-start_rebate = zasoby z plansz sąsiadów kosztują o { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } mniej
effect-produce_owned = dodatkowy zasób z tych, które już dają twoje karty { SYMBOL("brown", form: "few") } lub { SYMBOL("grey", form: "few") } albo plansza
effect-produce_missing = zasób, którego nie dają twoje karty { SYMBOL("brown", form: "few") } i { SYMBOL("grey", form: "few") } ani plansza
effect-remote_trade =
    { goods-a-turn } od drugiego miasta z { $where ->
        [far_left] lewej
       *[far_right] prawej
    }, po { $price ->
        [one] { $price } monecie
        [few] { $price } monety
       *[many] { $price } monet
    }
effect-immunity = ochrona przed Podatkami i Piratami
effect-stage_moves_fleet = każdy etap przesuwa za darmo wybraną flotę
effect-abstain = możesz nie brać udziału w Konfliktach Morskich
effect-coins_per_step = { coins } za każde przesunięcie floty o pole
effect-naval =
    { $amount ->
        [one] { $amount } Tarcza Morska
        [few] { $amount } Tarcze Morskie
       *[many] { $amount } Tarcz Morskich
    }
effect-victory =
    { $value ->
        [0] żeton Zwycięstwa tej Ery
       *[other] żeton Zwycięstwa +{ $value }
    }
effect-purge_defeats = odrzuć swoje żetony Porażki, wszyscy inni oddają żeton Zwycięstwa
effect-others_lose =
    { $each ->
        [age] wszyscy inni tracą 1, 2 lub 3 monety, zależnie od Ery
        [victories] wszyscy inni tracą { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za każdy swój żeton Zwycięstwa
        [stages] wszyscy inni tracą { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za każdy swój etap
       *[nothing] wszyscy inni tracą { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
    }
effect-diplomacy =
    { $amount ->
        [1] żeton Dyplomacji
        [one] { $amount } żeton Dyplomacji
        [few] { $amount } żetony Dyplomacji
       *[many] { $amount } żetonów Dyplomacji
    }
effect-draw_leaders =
    { $amount ->
        [one] dobierz { $amount } Lidera
        [few] dobierz { $amount } Liderów
       *[many] dobierz { $amount } Liderów
    }
effect-recruit_extra = zrekrutuj dodatkowego Lidera
effect-bury_leader = pochowaj Lidera: { $times } × jego koszt w punktach
effect-cash_defeats = odrzuć swoje żetony Porażki: { coins } za każdy
effect-gift =
    { $where ->
        [others] wszyscy inni dostają
       *[neighbours] sąsiedzi dostają
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
effect-debts = sąsiedzi biorą { debts }
effect-incursion =
    Najazd na drugie miasto z { $where ->
        [far_left] lewej
       *[far_right] prawej
    }
effect-move_fleet =
    { $fleets ->
        [any] { $amount ->
            [one] przesuń za darmo dowolną flotę
            [few] przesuń za darmo { $amount } różne floty
           *[many] przesuń za darmo { $amount } różnych flot
        }
       *[named] przesuń za darmo { FLEET($fleets, form: "acc") } flotę
    }
effect-top_island = wierzchnia Wyspa poziomu { $amount }
effect-pirates = Piraci: wszyscy inni tracą monety według poziomu Rozwoju Handlowego
effect-points_per_set =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy zestaw kart { SYMBOL($each, form: "many", join: "and") }
effect-points_per_symbol_set = { points } więcej za każdy zestaw symboli naukowych
effect-points_per_coins = { points } więcej za { $coins ->
        [one] każdą { $coins } monetę
        [few] każde { $coins } monety
       *[many] każde { $coins } monet
    }
effect-replace_symbol = zmień na koniec jeden symbol naukowy
effect-symbol_most = jeszcze jeden symbol naukowy: ten, którego masz najwięcej
effect-points_if_undefeated = { points }, jeśli nie masz żetonów Porażki
effect-points_if_only_leader = { points }, jeśli to twój jedyny Lider
effect-points_per_victory_pair = każda para jednakowych żetonów Zwycięstwa daje dodatkowo wartość jednego z nich
effect-points_if_richest = { points }, jeśli masz więcej monet niż każdy sąsiad
effect-points_if_most = { points }, jeśli masz więcej kart { SYMBOL($each, form: "many") } niż każdy sąsiad
effect-points_per_token = { points } za każdy żeton Zwycięstwa +{ $value }
effect-mask = skopiuj symbol z jednej z kart { SYMBOL("green", form: "many") } sąsiada
effect-points_per_chosen_colour = { points } za każdą twoją kartę jednego, wybranego koloru

# What the spaces of a ship's track show.
space-naval =
    { $amount ->
        [one] { $amount } Tarcza Morska
        [few] { $amount } Tarcze Morskie
       *[many] { $amount } Tarcz Morskich
    }
space-commerce = Rozwój Handlowy { $amount }
space-coins =
    { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
       *[many] { $amount } monet
    }
space-tribute = Podatek { $amount }
space-points =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
space-island = eksploruj poziom { $amount }
space-nothing = jeszcze nic

## What a card takes now

way-chain = za darmo, powiązanie: { CARD($cards) }
way-right = za darmo dzięki planszy: { CITY($board) }
way-leader = za darmo, Lider: { LEADER($leader) }
way-reduced = za darmo dzięki zniżce
pay-bank = { coins } do banku
pay-city =
    { coins } dla { CITY($who, form: "gen") } ({ $side ->
        [left] z lewej
        [right] z prawej
        [far_left] drugie z lewej
       *[far_right] drugie z prawej
    })

# Why something cannot be done: by itself, and as the end of a sentence.
obstacle-built = Już zbudowana
    .clause = już zbudowana
obstacle-complete = Twój Cud jest ukończony
    .clause = twój Cud jest ukończony
obstacle-harbour = Flota na ostatnim polu
    .clause = flota jest na ostatnim polu
obstacle-coins =
    { $needs ->
        [one] Kosztuje { $needs } monetę, masz { $has }
        [few] Kosztuje { $needs } monety, masz { $has }
       *[many] Kosztuje { $needs } monet, masz { $has }
    }
    .clause =
        { $needs ->
            [one] kosztuje { $needs } monetę, masz { $has }
            [few] kosztuje { $needs } monety, masz { $has }
           *[many] kosztuje { $needs } monet, masz { $has }
        }
# The bundles of goods that would help, as a list with "or".
obstacle-missing = Brakuje: { $bundles }
    .clause = brakuje: { $bundles }
# on purpose: same
goods-lacked = { RESOURCE($goods, join: "and") }
# What cannot be done, and the reason as a clause.
cannot-why = { $what } – { $why }

## Moves: as lines of a menu, and once chosen

action-build = Zbuduj
action-stage = Zbuduj etap { $stage }
action-recruit = Zrekrutuj
pass-last = Nie zagrywaj (bez monet)
pass-discard = Nie buduj żadnej
pass-extra = Nikogo nie rekrutuj
pass-bury = Nikogo nie chowaj
pass-fleet = Nie przesuwaj żadnej floty
join-naval = Weź udział
abstain-naval = Nie bierz udziału (bez żetonu)
pay-or-owe =
    { $debts ->
        [0] Zapłać { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
       *[other] { $coins ->
            [0] Weź { debts }
           *[other] Zapłać { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }, weź { debts }
        }
    }

choice-build = zbuduj kartę { card-coloured }
choice-stage = zbuduj etap { $stage } kartą { card-coloured }
choice-sell = odrzuć kartę { card-coloured } za 3 monety
choice-sell-ship = odrzuć kartę { card-coloured } i przesuń ≈ { FLEET($fleet, form: "acc") } flotę
with-ship = { $action } i przesuń ≈ { FLEET($fleet, form: "acc") } flotę na pole { $step }
choice-take = zbuduj za darmo kartę { card-coloured } ze stosu kart odrzuconych
choice-pass = nic nie rób
choice-side = weź stronę { SIDE($what, form: "acc") }
choice-board = weź planszę: { CITY($what) }
choice-keep = zatrzymaj Lidera (♛ { LEADER($what) })
choice-recruit = zrekrutuj Lidera (♛ { LEADER($what) })
choice-bury = pochowaj Lidera (♛ { LEADER($what) })
choice-token = oddaj +{ $what }
choice-debt =
    { $what ->
        [0] żadnego długu: zapłać wszystko
        [one] weź { $what } dług
        [few] weź { $what } długi
       *[many] weź { $what } długów
    }
choice-fleet = przesuń flotę ≈ { FLEET($what, form: "acc") }
choice-island = zatrzymaj Wyspę (◎ { ISLAND($what) })
choice-join = weź udział w Konflikcie Morskim
choice-abstain = nie bierz udziału w Konflikcie Morskim

## What happened: clauses that stand behind the name of a city

event-board =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } planszę: { CITY($board) }
event-side =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } stronę { SIDE($side, form: "acc") }
event-build =
    { $who ->
        [you] budujesz
       *[other] buduje
    } kartę { card-coloured }{ $how ->
        [chain] { " " }za darmo dzięki powiązaniu
        [free] { " " }za darmo ({ CITY($by) })
        [discard] { " " }ze stosu kart odrzuconych
       *[paid] { "" }
    }
event-stage =
    { $who ->
        [you] budujesz
       *[other] buduje
    } etap { $stage }{ $card ->
        [unseen] { "" }
       *[seen] { " " }kartą { card-coloured }
    }
event-sell =
    { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } { $card ->
        [unseen] kartę
       *[seen] kartę { card-coloured }
    }
event-spend =
    { $who ->
        [you] płacisz
       *[other] płaci
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } do banku
event-trade =
    { $who ->
        [you] kupujesz
       *[other] kupuje
    } od { CITY($to, form: "gen") } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
event-received = sprzedajesz zasoby za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } (kupuje { CITY($buyer) })
event-gain =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } { $source ->
        [sale] w zamian
        [card] ({ CARD($what) })
        [leader] ({ LEADER($what) })
        [island] ({ ISLAND($what) })
        [space] z pola ≈ { FLEET($what, form: "gen") } floty
       *[stage] za etap { $what }
    }
event-decline =
    { $who ->
        [you] pasujesz
       *[other] pasuje
    }
event-leftover =
    { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } { $card ->
        [unseen] ostatnią kartę
       *[seen] { $colour ->
            [leader] ostatniego Lidera
           *[other] ostatnią kartę
        }: { card-coloured }
    }
event-forgo =
    { $who ->
        [you] nie zagrywasz ostatniej karty
       *[other] nie zagrywa ostatniej karty
    }
event-keep =
    { $who ->
        [you] zatrzymujesz
       *[other] zatrzymuje
    } kartę { card-coloured }
event-recruit =
    { $who ->
        [you] rekrutujesz
       *[other] rekrutuje
    } Lidera (♛ { LEADER($leader) })
event-draw =
    { $who ->
        [you] dobierasz
       *[other] dobiera
    } { $leaders ->
        [one] { $leaders } Lidera
        [few] { $leaders } Liderów
       *[many] { $leaders } Liderów
    }
event-bury =
    { $who ->
        [you] chowasz
       *[other] chowa
    } Lidera (♛ { LEADER($leader) })
event-victory =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } żeton Zwycięstwa +{ $value }
event-give_up =
    { $who ->
        [you] oddajesz
       *[other] oddaje
    } żeton Zwycięstwa +{ $value }
event-purge =
    { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } { $defeats ->
        [one] { $defeats } żeton Porażki
        [few] { $defeats } żetony Porażki
       *[many] { $defeats } żetonów Porażki
    }
event-diplomacy =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } { diplomacy }
event-debts =
    { $who ->
        [you] dostajesz
       *[other] dostaje
    } { debts }
event-lose =
    { $debts ->
        [0] { $who ->
            [you] tracisz
           *[other] traci
        } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
       *[other] { $coins ->
            [0] { $who ->
                [you] bierzesz
               *[other] bierze
            } { debts } zamiast tracić monety
           *[other] { $who ->
                [you] tracisz
               *[other] traci
            } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } i { $who ->
                [you] bierzesz
               *[other] bierze
            } { debts }
        }
    }
event-shipyard =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } { SHIPYARD($shipyard, form: "acc") }
event-fleet =
    { $who ->
        [you] przesuwasz
       *[other] przesuwa
    } ≈ { FLEET($fleet, form: "acc") } flotę na pole { $step }
event-tribute =
    { $who ->
        [you] nakładasz
       *[other] nakłada
    } Podatek: { coins }
event-island =
    { $who ->
        [you] bierzesz
       *[other] bierze
    } Wyspę (◎ { ISLAND($island) })
event-incursion =
    { $who ->
        [you] dokonujesz
       *[other] dokonuje
    } Najazdu na { CITY($target, form: "acc") }
event-abstain =
    { $who ->
        [you] nie bierzesz
       *[other] nie bierze
    } udziału w Konflikcie Morskim
event-abroad =
    { $who ->
        [you] używasz
       *[other] używa
    } żetonu Dyplomacji
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
        [equal] remis, nic się nie dzieje
        [won] { $who ->
            [you] ty bierzesz
           *[other] { CITY($who) } bierze
        } { prize }{ $taker ->
            [winner] { " " }i { price }
           *[loser] , { CITY($other) } { price }
        }
       *[lost] { CITY($other) } bierze { prize }{ $taker ->
            [winner] { " " }i { price }
           *[loser] , { $who ->
                [you] ty
               *[other] { CITY($who) }
            } { price }
        }
    }
event-fought = { seat-label } kontra { CITY($other) }: { fight-result }
chapter-opening = Przed Erą I
naval-ranked =
    { seat-label } { $strength }: { $value ->
        [0] nic
       *[other] { $shown }
    }
# on purpose: same
naval-absent = { seat-name } { event-abstain }
# on purpose: same
diplomat = { seat-name } { event-abroad }
no-conflict = Brak konfliktów.
chapter-last = { age }, ostatnie karty
chapter-recruitment = { age }, Rekrutacja
chapter-turn = { age }, tura { $turn }

## Cities

city-place =
    { $place ->
        [own] twoje miasto
        [left] z lewej
        [right] z prawej
       *[other] { "" }
    }
city-open = Otwórz miasto:
# on purpose: same
goods-choice = { RESOURCE($goods, join: "or") }
city-mate = w twojej drużynie
shields-against =
    { $where ->
        [you] { $result ->
            [stronger] więcej niż ty
            [weaker] mniej niż ty
           *[equal] tyle co ty
        }
       *[neighbour] z { $where ->
            [left] lewej
           *[right] prawej
        } { $shields }: { $result ->
            [stronger] masz więcej
            [weaker] masz mniej
           *[equal] równo
        }
    }
label-makes =
    { $whose ->
        [own] Daje
       *[other] Sprzedaje
    }
label-alone = Dla siebie
label-wonder = Cud
label-cards = Karty
label-leaders = Liderzy
label-ships = Floty
label-islands = Wyspy
label-cost = Koszt
tokens-naval = na morzu { $tokens }
# on purpose: same
naval-of = { seat-label } { $strength }
leaders-in-hand = na ręce ♛ { LEADER($leaders, join: ", ♛ ") }
track-wonder = powiązana z Cudem
incursion-on = na { CITY($target, form: "acc") }
incursion-by =
    { $who ->
        [you] z twojej strony
       *[other] ze strony { CITY($who, form: "gen") }
    }
cards-none = Jeszcze nic nie zbudowano
stages-built = etapy { $built }/{ $all }
chain-free-with =
    { $own ->
        [yes] Za darmo, masz: { CARD($cards, join: "or") }
       *[no] Za darmo, jeśli masz: { CARD($cards, join: "or") }
    }
chain-leads-to = Potem za darmo: { CARD($cards) }
board-start = daje: { RESOURCE($goods) }

## Headings

title-turn =
    { age } · tura { $turn } z { $turns } · karty wędrują w { $side ->
        [left] lewo
       *[right] prawo
    }
title-recruitment = { age } · zrekrutuj Lidera
title-selection = Przed Erą I · Liderzy wędrują w prawo
title-step = Krok { $step } z { $last }
title-story = Co się stało
title-hand = Twoja ręka
title-last = Możesz też zagrać ostatnią kartę tej Ery.
title-discard = Możesz zbudować za darmo kartę ze stosu kart odrzuconych.
title-keep = Zatrzymaj jednego Lidera; reszta wędruje w prawo.
title-extra = Możesz zrekrutować dodatkowego Lidera.
title-bury = Pochować Lidera? Przyniesie punkty, ale straci efekt.
title-token = Oddaj żeton Zwycięstwa.
title-debt = Tracisz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }. Zapłać albo weź długi (−1 punkt za każdy).
title-fleet =
    { $most ->
        [one] Przesuń za darmo jedną flotę o jedno pole.
        [few] Przesuń za darmo najwyżej { $most } różne floty, każdą o jedno pole.
       *[many] Przesuń za darmo najwyżej { $most } różnych flot, każdą o jedno pole.
    }
title-island = Eksplorujesz: zatrzymaj jedną Wyspę.
title-join = Wziąć udział w Konflikcie Morskim? Jeśli nie, twoja Siła na Morzu się nie liczy.
title-log = Kronika
title-rules = Zasady w skrócie

## The score sheet

# Two lines each, so that the sheet stays narrow.
line-military = Konflikty
line-treasury = Skarbiec
line-wonder = Cud
line-blue =
    ▬
    Niebieskie
line-yellow =
    ●
    Żółte
line-green =
    ▲
    Zielone
line-purple =
    ★
    Fioletowe
line-leaders =
    ♛
    Liderzy
line-black =
    ▼
    Czarne
line-naval =
    ≈
    Morze
line-islands =
    ◎
    Wyspy
line-total = Suma
line-team = Drużyna
line-coins =
    pozostałe
    monety

## What a position shows

decision =
    { $decision ->
        [board] planszę
        [side] stronę swojego Cudu
        [card] kartę
        [last] między zagraniem a odrzuceniem ostatniej karty
        [keep] Lidera do zatrzymania
        [recruit] Lidera do zrekrutowania
        [extra] dodatkowego Lidera
        [bury] Lidera do pochowania
        [token] żeton Zwycięstwa do oddania
        [debt] między monetami a długami
        [fleet] floty do przesunięcia
        [island] Wyspę
        [naval] między udziałem w Konflikcie Morskim a rezygnacją z niego
       *[discard] kartę ze stosu kart odrzuconych
    }

## Playing

box-leaders = Liderzy
box-cities = Miasta
# on purpose: same
box-armada = Armada
box-teams = drużyny dwuosobowe
notice-board = Masz planszę: { CITY($board) }, { WONDER($board) }. Wybierz stronę.
notice-chosen = Zakryta

## What a move would do, in figures

foresee-ask = Co by to dało?
foresee-deed =
    { $deed ->
        [build] { deed-build }
        [build-ship] { action-build-sail }
        [stage] { deed-stage }
        [stage-ship] { action-stage-sail }
        [recruit] { action-recruit }
        [take] Zbuduj za darmo
        [bury] Pochowaj tego Lidera
        [island] Zatrzymaj tę Wyspę
        [sell-ship] Odrzuć i przesuń flotę
       *[sell] { action-sell-it }
    }
# on purpose: same
foresee-of = { $piece }: { $deed }
# on purpose: same
foresee-row = { $label }: { $value }
foresee-coins = Monety
foresee-points = Punkty teraz
foresee-end = Punkty na koniec
foresee-end-about = Przy obecnym stanie: ze wszystkimi nadchodzącymi konfliktami, jeśli tarcze i floty się nie zmienią.
foresee-shields = Tarcze
foresee-battles = Konflikty
foresee-naval = Siła na Morzu
foresee-token = Żeton Konfliktu Morskiego
foresee-frees = Potem za darmo
foresee-opens = Potem możesz zbudować
foresee-closes = Potem niedostępne
foresee-loses = Inni tracą
foresee-follows = Następnie
# on purpose: same
foresee-change = { $before } → { $after }
    .heard = { $before }, potem { $after }
foresee-same = { $before } (bez zmian)
foresee-battle =
    { CITY($who) } ({ shields }): { $result ->
        [won] wygrywasz
        [lost] przegrywasz
        [tied] remis
       *[none] bez konfliktu
    }
# on purpose: same
foresee-loss = { CITY($who) }: { coins }
foresee-stage = etap { $stage }
foresee-then =
    { $what ->
        [discard] możesz zbudować odrzuconą kartę
        [extra] możesz zrekrutować dodatkowego Lidera
        [bury] możesz pochować Lidera
        [token] oddajesz żeton Zwycięstwa
        [fleet] możesz przesunąć flotę
        [island] wybierasz Wyspę
        [debt] płacisz albo bierzesz długi
       *[draw] dobierasz w ciemno
    }
foresee-passed = Jeśli podasz ją dalej
foresee-next =
    { $how ->
        [chain] { CITY($who) } może ją zbudować za darmo dzięki powiązaniu.
        [free] { CITY($who) } może ją zbudować za darmo.
        [nothing] { CITY($who) } może ją zbudować za darmo.
        [reduced] { CITY($who) } może ją zbudować po obniżonym koszcie.
        [goods] { CITY($who) } może ją zbudować z własnych zasobów.
        [paid] { CITY($who) } może ją zbudować za { $coins ->
            [one] { $coins } monetę
            [few] { $coins } monety
           *[many] { $coins } monet
        }.
        [built] { CITY($who) } już ją ma.
       *[no] { CITY($who) } na razie nie może za nią zapłacić.
    }

## Help

help-rules =
    W każdej turze wszyscy wybierają kartę z ręki; odkrywa się je jednocześnie, a resztę podaje dalej. Zbuduj kartę, użyj jej do budowy następnego etapu swojego Cudu albo odrzuć ją za 3 monety.
    Zasoby się nie zużywają: każdy symbol twojego miasta służy raz na turę. Czego brakuje, kupujesz u dwóch sąsiadów, jeśli to mają, po 2 monety. Otrzymane monety można wydać od następnej tury. Dzięki powiązaniu karta jest darmowa, jeśli masz wcześniejszą.
    Po każdej Erze porównujesz tarcze z każdym sąsiadem: przewaga daje 1, 3 lub 5 punktów zależnie od Ery, a porażka odbiera 1. Po Erze III wygrywa, kto ma najwięcej punktów; 3 monety to punkt.
help-brown = ■ brązowe: surowce (drewno, kamień, ruda, glina)
help-grey = ◆ szare: dobra (szkło, tkanina, papirus)
help-blue = ▬ niebieskie: punkty
help-yellow = ● żółte: monety, tańszy handel, punkty
help-red = ✚ czerwone: tarcze
help-green = ▲ zielone: nauka; kwadrat liczby każdego symbolu i 7 punktów za każdy zestaw trzech różnych
help-purple = ★ fioletowe: Gildie; punkty za to, co stoi w twoim mieście i obok (Era III)
help-black = ▼ czarne: długi, Dyplomacja, maski i inne ciemne sprawy
help-leaders = Liderzy: wszyscy zaczynają z 6 monetami i czterema Liderami. Przed każdą Erą rekrutujesz jednego, płacąc jego koszt, używasz go do budowy etapu albo odrzucasz.
help-cities = Miasta: gdy tracisz monety, możesz zamiast tego wziąć długi, −1 punkt za każdy. Żeton Dyplomacji trzyma cię z dala od najbliższych Konfliktów Lądowych. Maska kopiuje na koniec gry symbol naukowy sąsiada.
help-armada = Armada: budując czerwoną, żółtą, niebieską albo zieloną kartę, możesz przesunąć o pole flotę jej koloru, a budując etap, flotę powiązaną z Cudem; koszt Morskiej Budowy płacisz razem z kosztem karty. Odrzucając kartę, możesz zamiast wziąć monety przesunąć ≈ żółtą flotę. Po każdej Erze wszyscy porównują Siłę na Morzu: pierwsi i drudzy zyskują punkty, ostatni tracą. Podatki i Piraci zabierają monety; wyższy Rozwój Handlowy chroni przed Podatkami i przyciąga Piratów. Zielone floty eksplorują Wyspy.
help-teams = Drużyny: członkowie siedzą obok siebie, widzą nawzajem swoje karty, nie walczą ze sobą i sumują punkty. Konflikty z drugim sąsiadem liczą się podwójnie.

## The terminal (not for the page)

# on purpose: same
labelled = { $label }: { $value }
way-how =
    { $how ->
        [goods] własne zasoby
        [reduced] { way-reduced }
       *[nothing] za darmo
    }
# What a cost or an action brings.
# on purpose: same
gives = { $what } → { $gift }
commerce = Rozwój Handlowy { $level }
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
card-colour = { SYMBOL($colour) } { COLOUR($colour, form: "one") }
# on purpose: same
city-title = { CITY($board) }
production =
    { $count ->
        [1] { RESOURCE($goods, join: "/") }
       *[other] { $count }× { RESOURCE($goods, join: "/") }
    }
ways-count =
    { $count ->
        [one] { $way } ({ $count } sposób)
        [few] { $way } ({ $count } sposoby)
       *[many] { $way } ({ $count } sposobów)
    }
pay-side =
    { coins } { $side ->
        [left] w lewo
        [right] w prawo
        [far_left] dalej w lewo
       *[far_right] dalej w prawo
    }
# Behind what a card takes without a ship: that a step of its ship takes no more, or what it takes.
ship-too = { $way }, ≈ też
# on purpose: same
ship-way = ≈ { $way }
action-sell = Odrzuć za 3 monety
action-take = Zbuduj za darmo
action-sell-ship = Odrzuć i przesuń ≈ { FLEET($fleet, form: "acc") } flotę na pole { $step }
cannot-stage = Zbuduj etap
cannot-ship = { $action }, z ≈ { FLEET($fleet, form: "acc") } flotą
give-up = Oddaj +{ $value }
event-pass =
    Wszystkie karty wędrują w { $side ->
        [left] lewo
       *[right] prawo
    }.
event-deal = Rozdano karty { $age ->
        [1] Ery I
        [2] Ery II
       *[3] Ery III
    }.
event-end = Koniec gry
event-conflict = { seat-label } { $shields }, { CITY($other) } { $against }: { fight-result }
# on purpose: same
purse =
    { $trend ->
        [up] { coins } (+{ $change })
       *[down] { coins } (−{ $change })
    }
label-trade = Handel
label-science = Nauka
label-military = Konflikty
label-naval = Na morzu
label-incursion = Najazd
label-recruit = Zrekrutuj teraz
label-card = Karta
label-gives = Daje
label-now = Zbuduj teraz
label-leads = Potem za darmo
# on purpose: same
token-victory = +{ $value }
# on purpose: same
token-defeat = −1
leader-buried = { leader-title } (w grobowcu)
# on purpose: same
leaders-count =
    ♛{ $count }
# on purpose: same
islands-count = ◎{ $count }
hand-leaders = { $count } na ręce
# on purpose: same
track = { $step }/{ $last }
wonder-no-side = strony jeszcze nie wybrano
# on purpose: same
cards-of-colour = { SYMBOL($colour) } { CARD($cards) }
# on purpose: same
cards-count = { SYMBOL($colour) }{ $count }
chain-before = Za darmo, jeśli masz
chain-after = Potem za darmo
# on purpose: same
board-gift = { SIDE($side) }: { $gift }
title-boards = Plansze
title-naval = Konflikt Morski, koniec { $age ->
        [1] Ery I
        [2] Ery II
       *[3] Ery III
    }
title-conflicts = Konflikty Lądowe, koniec { $age ->
        [1] Ery I
        [2] Ery II
       *[3] Ery III
    }
title-hands = Ręce
title-leaders = Twoi Liderzy
title-offers = Do wyboru
title-pile = Stos kart odrzuconych
title-sheet =
    { $when ->
        [end] Punktacja
       *[now] Punktacja, gdyby gra skończyła się teraz
    }
title-help = Polecenia
outcome-won =
    { $who ->
        [you] Wygrywasz: { points }!
       *[other] { CITY($who) } wygrywa: { points }.
    }
outcome-tie =
    { $won } Remis punktowy: { CITY($rivals, join: "and") }; rozstrzygają monety: { $coins } do { $most }.
outcome-team =
    Wygrywa drużyna ({ CITY($winners, join: "and") }): { points }.
outcome-shared =
    { $points ->
        [one] Wspólna wygrana ({ CITY($winners, join: "and") }): { $points } punkt i tyle samo monet.
        [few] Wspólna wygrana ({ CITY($winners, join: "and") }): { $points } punkty i tyle samo monet.
       *[many] Wspólna wygrana ({ CITY($winners, join: "and") }): { $points } punktów i tyle samo monet.
    }
holds =
    { $who ->
        [you] Masz na ręce
       *[other] { CITY($who) } ma na ręce
    }
waits-for =
    { $who ->
        [you] Wybierasz
       *[other] { CITY($who) } wybiera
    } { decision }
has-chosen =
    { $who ->
        [you] Wybór dokonany
       *[other] { CITY($who) }: wybór dokonany
    }
welcome = Mirabilia: zbuduj miasto i Cud świata w trzech Erach po { $turns } tur.
welcome-boxes = W grze także: { BOX($boxes) }.
welcome-help = Przy każdym pytaniu: r zasady w skrócie, ? wszystkie polecenia, q koniec.
notice-choice = Twój wybór
notice-taken-back = Cofnięto. Wybierz ponownie.
notice-forced = Była tylko jedna możliwość, więc zagrano ją za ciebie.
notice-saved = Zapis gry jest w pliku { $name }.
notice-not-saved = Nie udało się zapisać gry w pliku { $name }: { $reason }.
notice-unfinished = Zapis kończy się tutaj, przed końcem gry.
prompt-card = Karta 1–{ $most } (c miasta, l kronika, s punkty, ? pomoc): { "" }
prompt-action =
    { $back ->
        [yes] { $most ->
            [1] Enter wykonuje, b wraca: { "" }
           *[other] Akcja 1–{ $most }, b wraca: { "" }
        }
       *[no] Akcja 1–{ $most }: { "" }
    }
prompt-leader = Lider 1–{ $most } (c miasta, l kronika, s punkty, ? pomoc): { "" }
prompt-choice = Wybór 1–{ $most } (c miasta, s punkty, ? pomoc): { "" }
prompt-side = Strona 1 lub 2: { "" }
prompt-board = Plansza 1–{ $most }: { "" }
prompt-discard = Karta 1–{ $most }, n żadna: { "" }
prompt-reveal = Enter odkrywa, u cofa: { "" }
prompt-next-age = Enter, aby zacząć { $age ->
        [1] Erę I
        [2] Erę II
       *[3] Erę III
    }: { "" }
prompt-leave = Opuścić tę grę? (t/n) { "" }
prompt-save = Zapisać grę? Nazwa pliku albo Enter, by pominąć: { "" }
prompt-overwrite = { $name } już istnieje. Zastąpić? (t/n) { "" }
prompt-step =
    { $where ->
        [end] Krok { $step } z { $last }, koniec (Enter lub q kończy, b wstecz, ? pomoc): { "" }
       *[middle] Krok { $step } z { $last } (Enter dalej, b wstecz, q koniec, ? pomoc): { "" }
    }
answers-yes = t tak
hint-foresee = f i liczba od 1 do { $most }: co by to dało.
hint-card = Podaj numer karty, od 1 do { $most }; ? pokazuje wszystkie polecenia.
hint-number =
    { $most ->
        [1] Enter wykonuje, b wraca.
       *[other] Podaj liczbę od 1 do { $most }.
    }
hint-discard = Podaj numer karty ze znakiem ✓ albo n, by nie budować żadnej.
hint-reveal = Enter odkrywa twój wybór, u go cofa.
hint-city = Podaj c i numer miasta, od 0 do { $last }, albo początek jego nazwy.
hint-log = Tu są tylko ostatnie tury; l all pokazuje wszystko.
hint-step = Enter to następny krok; albo podaj b, krok od 0 do { $last } lub Erę i turę, na przykład 2.1.
help-keys =
    { $kind ->
        [play] 3       karta 3, potem co z nią zrobić; 3 1 od razu wykonuje pierwszą akcję
        f 3     co dałaby karta 3, w liczbach
        b       z powrotem do ręki
        u       cofnij wybór, zanim zostanie odkryty
        Enter   pokaż stół jeszcze raz
        c 1     duże miasto 1; c wszystkie miasta
        l       kronika ostatnich tur; l all cała
        s       punkty do tej pory
        r       zasady w skrócie
        q       koniec
       *[record] Enter   następny krok
        b       poprzedni krok
        7       krok 7; 2.1 pierwsza tura Ery II
        c 1     duże miasto 1, z kartami na ręce; c wszystkie miasta
        l       kronika ostatnich tur; l all cała
        s       punkty do tej pory
        r       zasady w skrócie
        q       koniec
    }

## Errors in moves that are typed, by class and code (not for the page)

error-MalformedMove-empty = Ruch nie może być pusty; zaczyna się od jednego z: { $verbs }.
error-MalformedMove-verb = „{ $text }” to nie ruch: ruch zaczyna się od jednego z: { $verbs }.
error-MalformedMove-subject =
    „{ $text }” to nie ruch: po { $verb } następuje { $kind ->
        [card] karta
        [leader] Lider
        [board] plansza
        [island] Wyspa
        [fleet] flota
        [side] strona
        [board_or_leader] plansza lub Lider
       *[card_or_leader] karta lub Lider
    }.
error-MalformedMove-unknown =
    „{ $text }” to nie ruch: nie ma { $kind ->
        [card] karty
        [leader] Lidera
        [board] planszy
        [island] Wyspy
        [fleet] floty
        [side] strony
        [board_or_leader] planszy ani Lidera
       *[card_or_leader] karty ani Lidera
    } o nazwie „{ $name }”{ $like ->
        [none] .
       *[other] ; czy chodziło o „{ $like }”?
    }
error-MalformedMove-rest = „{ $text }” to nie ruch: „{ $part }” nie może tam stać. Ruch z { $verb } zapisuje się: { move-form }
# The words in small letters are those of the notation, the same in every language.
move-form =
    { $verb ->
        [build] build KARTA [free PLANSZA lub LIDER] [ship] [left MONETY] [right MONETY] [bank MONETY] [far_left MONETY] [far_right MONETY]
        [stage] stage KARTA lub LIDER [ship] [left MONETY] [right MONETY] [bank MONETY] [far_left MONETY] [far_right MONETY]
        [sell] sell KARTA lub LIDER [ship]
        [take] take KARTA
        [side] side day lub side night
        [board] board PLANSZA
        [keep] keep LIDER
        [recruit] recruit LIDER
        [bury] bury LIDER
        [token] token WARTOŚĆ
        [debt] debt LICZBA
        [fleet] fleet, potem jedna lub więcej z red, yellow, blue, green
        [island] island WYSPA
       *[other] { $verb }
    }
error-MalformedMove-coins =
    „{ $text }” to nie ruch: „{ $part }” to nie liczba monet od 0 do { $most }.
error-MalformedMove-number = „{ $text }” to nie ruch: „{ $part }” to nie liczba od 0 do { $most }.
error-IllegalMove-not_offered = Ruch „{ $move }” nie jest teraz dozwolony; dozwolony jest na przykład „{ $example }”.
error-IllegalMove-not_in_hand = Ruch „{ $move }” nie jest dozwolony: nie masz na ręce „{ $piece }”. Są: { $there }.
error-IllegalMove-not_in_pile = Ruch „{ $move }” nie jest dozwolony: na stosie kart odrzuconych nie ma „{ $piece }”. Są: { $there }.
error-IllegalMove-built = Ruch „{ $move }” nie jest dozwolony: twoje miasto ma już kartę o tej nazwie.
error-IllegalMove-complete = Ruch „{ $move }” nie jest dozwolony: twój Cud jest ukończony.
error-IllegalMove-harbour = Ruch „{ $move }” nie jest dozwolony: ta flota jest na ostatnim polu.
error-IllegalMove-no_ship = Ruch „{ $move }” nie jest dozwolony: żadna flota nie może się tak poruszyć.
error-IllegalMove-coins =
    { $needs ->
        [one] Ruch „{ $move }” nie jest dozwolony: kosztuje { $needs } monetę, a masz { $has }.
        [few] Ruch „{ $move }” nie jest dozwolony: kosztuje { $needs } monety, a masz { $has }.
       *[many] Ruch „{ $move }” nie jest dozwolony: kosztuje { $needs } monet, a masz { $has }.
    }
error-IllegalMove-missing = Ruch „{ $move }” nie jest dozwolony: brakuje zasobów ({ $bundles }), których nie sprzedaje żaden sąsiad.
error-IllegalMove-payment = Ruch „{ $move }” nie jest dozwolony: tak nie można zapłacić. Możesz: { $ways }.

## Files (not for the page)

file-argument = pozycja
file-unreadable = nie można odczytać { $name }: { $reason }
file-no-text = { $name } to nie tekst UTF-8
file-no-json = { $name } to nie JSON: nie można odczytać wiersza { $line }, kolumny { $column }
file-odd-json = { $name } to nie czytelny JSON: ma za dużo poziomów albo za długą liczbę
file-no-object = { $name } to ani zapis gry, ani pozycja: musi to być jeden obiekt JSON
file-no-record = { $name } to nie zapis gry: nie ma wpisów
file-no-position = to zapis gry, a nie pozycja; pokazuje go mirabilia replay
no-such-turn = w zapisie nie ma tury { $turn } Ery { $age }
save-folder = { $name } to folder: --save wymaga nazwy pliku
save-no-folder = nie można zapisać { $name }: nie ma folderu { $folder }
options-differ = plik mówi co innego: jego { $option } to { $found }
bots-count =
    { $named ->
        [one] Podano { $named } bota
        [few] Podano { $named } boty
       *[many] Podano { $named } botów
    } na { $others ->
        [one] { $others } miejsce
        [few] { $others } miejsca
       *[many] { $others } miejsc
    }; podaj jednego dla wszystkich albo po jednym na każde

## Errors, by class and code

error-ImpossibleGame-shape = To nie jest poprawny zapis gry.
error-ImpossibleGame-unknown_version = Ten zapis wymaga innej wersji Mirabilii.
error-ImpossibleGame-replay = W tym zapisie jest ruch, którego nie można zagrać.
error-ImpossibleGame-unfinished = Ten zapis urywa się przed końcem gry.
error-ImpossibleGame-surplus = Ten zapis ciągnie się po końcu gry.
error-ImpossibleGame-digest = Ten zapis został zmieniony: gra kończy się inaczej, niż podaje.
error-ImpossibleOptions-players =
    { $most ->
        [one] Gra jest dla { $least }–{ $most } gracza.
        [few] Gra jest dla { $least }–{ $most } graczy.
       *[many] Gra jest dla { $least }–{ $most } graczy.
    }
error-ImpossibleOptions-eight = W ośmioro można grać tylko z Armadą.
error-ImpossibleOptions-teams = Drużyny dwuosobowe są dla 4 lub 6 graczy, z Armadą także dla 8.
error-ImpossibleOptions-leaders = Nie ma takiego zestawu Liderów.
error-ImpossibleOptions-needless = Jedna z opcji nic nie znaczy bez swojego dodatku: nie zmieniaj jej albo dołącz dodatek.
error-ImpossibleOptions-edition = Nie ma takiego wydania Armady.
error-ImpossibleOptions-board_box = { WONDER($board) } należy do dodatku { BOX($box) }: dołącz go.
error-ImpossibleOptions-expansions = Nie ma takiego dodatku.
error-ImpossibleOptions-expansion_twice = Każdy dodatek można dołączyć tylko raz.
error-ImpossibleOptions-sides = Nie ma takiego sposobu wyboru stron.
error-ImpossibleOptions-boards = Nie ma takiego sposobu wyboru plansz.
error-ImpossibleOptions-boards_count = Musi być po jednej planszy na gracza.
error-ImpossibleOptions-board_unknown = Nie ma takiej planszy.
error-ImpossibleOptions-board_twice = Jest tylko jedna plansza „{ WONDER($board) }”.
error-ImpossibleOptions-seed = To nie jest poprawne ziarno.

## What the server says where it is started (not for the page)

serve-at = Mirabilia jest pod adresem { $url } i zapisuje gry w { $folder }
serve-tls-both = --tls-cert i --tls-key idą w parze: podaj oba albo żadne
serve-tls-file = nie można odczytać { $file }: { $reason }
serve-tls-locked = { $file } ma hasło, którego nikt nie wpisze przy każdym starcie: zapisz klucz bez hasła
serve-tls-mismatch = certyfikat z { $certificate } nie pasuje do klucza z { $key }
serve-tls-no-certificate = w { $file } nie ma czytelnego certyfikatu: musi to być PEM z wierszem BEGIN CERTIFICATE
serve-tls-no-key = w { $file } nie ma czytelnego klucza: musi to być PEM z wierszem takim jak BEGIN PRIVATE KEY
serve-closed = Mirabilia zakończyła działanie; gry są zapisane
serve-no-permission = ten użytkownik nie może nasłuchiwać na porcie { $port }; wybierz port od 1024
serve-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }; wybierz inne przez --host i --port
serve-no-database = { $where }: nie można otworzyć bazy danych: { $reason }
serve-newer-database = używała jej nowsza wersja Mirabilii ({ $reason })
serve-folder-in-use = { $folder } jest używany przez inny serwer; zatrzymaj go, wybierz inny folder przez --data albo daj obu ten sam --redis-url
serve-database-in-use = --database-url: bazy danych używa inny serwer; zatrzymaj go albo daj obu ten sam --redis-url
serve-broken-database = { $file } jest uszkodzony: { $reason }; docs/server.md mówi, co zrobić
serve-no-key = { $file } to nie klucz: ma { $bytes } bajtów, a nie { $needed }; przywróć stary albo go usuń, a wszyscy będą nowymi gośćmi
serve-no-redis = --redis-url: Redis jest nieosiągalny: { $reason }
serve-no-redis-package = --redis-url wymaga osobnego pakietu: { $line }
serve-push-insecure = --push wymaga --public-url zaczynającego się od https
serve-no-push-package = --push wymaga osobnego pakietu: { $line }
offline-title = Mirabilia nie odpowiada
offline-about = Serwer nie działa albo nie ma sieci. Twoje gry są bezpieczne; ta strona sama ruszy dalej, gdy serwer wróci.
offline-again = Spróbuj ponownie
serve-no-page = Tu nie ma strony. Część HTTP opisano pod /docs.

## What the server refuses, by code

# A moment of today, or of another day.
moment-at =
    { $day ->
        [today] o { $time }
        [monday] w poniedziałek o { $time }
        [tuesday] we wtorek o { $time }
        [wednesday] w środę o { $time }
        [thursday] w czwartek o { $time }
        [friday] w piątek o { $time }
        [saturday] w sobotę o { $time }
        [sunday] w niedzielę o { $time }
       *[other] { $weekday }, { $time }
    }
moment-from =
    { $day ->
        [today] od { $time }
        [monday] od poniedziałku, { $time }
        [tuesday] od wtorku, { $time }
        [wednesday] od środy, { $time }
        [thursday] od czwartku, { $time }
        [friday] od piątku, { $time }
        [saturday] od soboty, { $time }
        [sunday] od niedzieli, { $time }
       *[other] od: { $weekday }, { $time }
    }
moment-until =
    { $day ->
        [today] do { $time }
        [monday] do poniedziałku, { $time }
        [tuesday] do wtorku, { $time }
        [wednesday] do środy, { $time }
        [thursday] do czwartku, { $time }
        [friday] do piątku, { $time }
        [saturday] do soboty, { $time }
        [sunday] do niedzieli, { $time }
       *[other] do: { $weekday }, { $time }
    }

refused-malformed = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
# on purpose: same
refused-bad_record = { $problem } ({ $says })
refused-name_refused = „{ $word }” nie jest tu dozwolone w nazwach. Wybierz inną.
refused-line_refused = „{ $word }” nie jest tu dozwolone. Wiadomość nie została wysłana.
refused-unknown_guest = Serwer jeszcze cię nie zna. Wczytaj stronę ponownie.
refused-wrong_origin = Serwer nie przyjmuje tego z innej witryny.
refused-wrong_host = Serwer nie nazywa się { $host }. Użyj adresu, który pokazuje.
refused-not_here = Można to zrobić tylko na komputerze, na którym działa serwer.
refused-not_host = Może to zrobić tylko gospodarz stołu.
refused-banned = Administrator tego serwera zablokował ci dostęp.
refused-removed = Gospodarz usunął cię od tego stołu.
refused-kept_out = Ten stół nie jest dla ciebie otwarty.
refused-not_seated = Mogą to zrobić tylko gracze, którzy mają miejsce.
refused-advice_off = Przy tym stole nie ma porad.
refused-not_found = Pod tym adresem nic nie ma.
refused-no_table = Nie ma takiego stołu.
refused-no_guest = Ten gość nie jest tu już znany.
refused-no_line = Tej wiadomości już tu nie ma.
refused-no_record = Zapis jest dostępny po końcu gry.
refused-no_moment = Stąd nie można grać dalej: gra jest już skończona albo nie ma takiej chwili.
refused-no_puzzle = Nie ma takiego zadania.
refused-no_push = Ten serwer nie powiadamia nikogo, kto zamknął stronę.
refused-no_link = Ten link lub kod jest nieznany albo już nie działa.
refused-no_seat = Przy stole nie ma takiego miejsca.
refused-seat_taken = To miejsce jest zajęte.
refused-no_bot = Nie ma takiego bota.
refused-too_many_bots = Botów jest więcej niż miejsc.
refused-seats_empty = Zapełnij wszystkie miejsca przed startem.
refused-not_in_lobby = Gra już się zaczęła.
refused-not_playing = Żadna gra nie trwa.
refused-not_over = Gra jeszcze się nie skończyła.
refused-not_asked = Nie masz teraz nic do wyboru.
refused-too_late = Za późno: karty zostały odkryte.
refused-answered = Wybór już dokonany. Najpierw go cofnij.
refused-nothing_to_take_back = Nie masz wyboru do cofnięcia.
refused-not_offered = Nie możesz tego teraz zrobić.
refused-present = Ten gracz jest przy stole.
refused-no_person = Nikt nie zajmuje tego miejsca.
refused-not_yet = Ten gracz jest nieobecny zbyt krótko: bot może go zastąpić { moment-from }.
refused-chat_closed = Gospodarz zamknął czat.
refused-yourself = Nie możesz tego zrobić wobec siebie.
refused-too_many_regards =
    { $most ->
        [one] Wyciszono lub zablokowano { $most } osobę, więcej się nie da. Najpierw to cofnij.
        [few] Wyciszono lub zablokowano { $most } osoby, więcej się nie da. Najpierw cofnij to dla jednej z nich.
       *[many] Wyciszono lub zablokowano { $most } osób, więcej się nie da. Najpierw cofnij to dla jednej z nich.
    }
refused-too_many_removed =
    { $most ->
        [one] Od tego stołu usunięto { $most } osobę, więcej się nie da. Otwórz inny stół.
        [few] Od tego stołu usunięto { $most } osoby, więcej się nie da. Otwórz inny stół.
       *[many] Od tego stołu usunięto { $most } osób, więcej się nie da. Otwórz inny stół.
    }
refused-no_team = W tej grze nie ma drużyn.
refused-options = Takiej gry nie da się przygotować.
refused-too_large =
    { $most ->
        [one] Za duże: serwer przyjmuje najwyżej { $most } bajt.
        [few] Za duże: serwer przyjmuje najwyżej { $most } bajty.
       *[many] Za duże: serwer przyjmuje najwyżej { $most } bajtów.
    }
refused-wrong_method = Pod tym adresem serwer nie przyjmuje { $method }. Wczytaj stronę ponownie.
refused-too_slow = Żądanie nie dotarło na czas. Spróbuj ponownie.
refused-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie; jeśli to się powtarza, daj znać administratorowi.
refused-too_many_connections = Za dużo połączeń stąd. Spróbuj za chwilę.
refused-too_many_tables =
    { $most ->
        [one] Masz { $most } otwarty stół, więcej się nie da. Skończ lub opuść go albo poczekaj { moment-until }.
        [few] Masz { $most } otwarte stoły, więcej się nie da. Skończ lub opuść któryś albo poczekaj { moment-until }.
       *[many] Masz { $most } otwartych stołów, więcej się nie da. Skończ lub opuść któryś albo poczekaj { moment-until }.
    }
refused-busy = Serwer jest zajęty. Spróbuj za chwilę.
refused-too_many_reports = Wysłano wiele zgłoszeń. Następne możliwe { moment-from }.
refused-too_fast =
    { $what ->
        [chat] Piszesz szybko. Wiadomość zostanie wysłana { moment-at }.
        [chat_by_table] Wiele osób pisze naraz. Wiadomość zostanie wysłana { moment-at }.
        [tables] Otwarto wiele stołów. Następny możliwy { moment-from }.
        [names] Częsta zmiana nazwy. Następna możliwa { moment-from }.
        [commands] Za dużo naraz. Dalej { moment-at }.
        [commands_by_address] Za dużo naraz. Dalej { moment-at }.
        [changes] Za dużo naraz. Dalej { moment-at }.
        [live] Za dużo naraz. Dalej { moment-at }.
       *[other] Za dużo naraz. Spróbuj { moment-from }.
    }
refused-no_network = Ten komputer nie jest w sieci lokalnej albo nie jest tam osiągalny.
refused-advice_busy = Doradca jest zajęty. Zapytaj za chwilę.
refused-reports_full = Serwer nie przyjmie więcej zgłoszeń, dopóki administrator nie przeczyta części z nich.
refused-no_review = Nie udało się przygotować analizy. Spróbuj ponownie.
refused-no_advice = Teraz nie ma porady. Zapytaj ponownie.
refused-try_again = Serwer ma kłopoty. Chwileczkę…

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
                [0] początek
               *[other] początek { $number }
            }
       *[other] { $age }.{ $turn }
    }
review-category =
    { $category ->
        [military] wojsko
        [science] nauka
        [goods] zasoby
        [coins] monety
        [denying] utrudnianie innym
       *[points] punkty
    }
# What the better move has
review-reason =
    { $category ->
        [military] silniejsza armia
        [science] więcej nauki
        [goods] więcej zasobów, tańsze karty
        [coins] więcej monet
        [denying] mniej dla innych
       *[points] więcej punktów
    }
review-column-when = Tura
review-column-city = Miasto
review-chances = Szanse na wygraną
review-losses = Najkosztowniejsze ruchy
review-swings = Ruchy, przy których szanse zmieniły się najbardziej
review-decisions = { $city }: wszystkie decyzje
review-accounts = Szczęście i decyzje
    .about = Równe szanse na początek i to, co je zmieniło: karty, które przyniosła każda Era, to, co zrobili inni, oraz własne decyzje w porównaniu z decyzjami silnego gracza.
review-column-even = Na początku
review-column-deal = Karty
review-column-others = Inni
review-column-choices = Decyzje
review-column-won = Wynik
review-categories = Stracone przez własne decyzje, według kategorii
review-none = Żaden ruch nie okazał się wyraźnie kosztowny.
review-best = najlepszy ruch
review-equal = równie dobry jak najlepszy
review-end = koniec
review-chart = Szanse wszystkich miast na wygraną w toku gry (liczba chwil: { $moments })
review-figures = W liczbach
review-how-to-read = Jak prawdopodobna była wygrana każdego miasta i ile kosztowały jego decyzje w porównaniu z tym, co zrobiłby silny gracz. Decyzję ocenia się tylko według tego, co można było wtedy wiedzieć: losuje się gry zgodne z tą wiedzą i rozgrywa je do końca. Liczba po ± to podwójny błąd standardowy; to, co kosztuje mniej, uznaje się za równie dobre.

review-name = Analiza
review-progress = Zbadane decyzje: { $done } z { $total }
review-instead = Lepiej: { $move }
review-onward = Graj dalej stąd: { $when }

## Puzzles

puzzles-title = Zadania
puzzles-about = W każdej z tych pozycji jeden ruch jest wyraźnie najlepszy. Wykonaj go jak przy stole: widzisz to, co widział wtedy gracz, i nic więcej.
puzzles-filter = Które zadania
puzzles-any-degree = Dowolna trudność
puzzles-any-theme = Dowolny temat
puzzles-none = Nie ma takich zadań.
puzzles-progress =
    { $tried ->
        [0] Jeszcze żadnych prób
       *[other] Rozwiązane: { $solved } z { $tried }
    }
puzzles-streak =
    { $days ->
        [0] Brak serii zadań dnia
        [one] { $days } zadanie dnia z rzędu
        [few] { $days } zadania dnia z rzędu
       *[many] { $days } zadań dnia z rzędu
    }
puzzle-today = Zadanie dnia
puzzle-one = Zadanie
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-explain = Wyjaśnienie
puzzle-degree =
    { $degree ->
        [1] Bardzo łatwe
        [2] Łatwe
        [3] Średnie
        [4] Trudne
       *[5] Bardzo trudne
    }
puzzle-theme =
    { $theme ->
       *[payment] Płatności
        [chain] Powiązanie
        [military] Wojsko
        [science] Nauka
        [denying] Utrudnianie innym
        [last] Ostatnie tury
        [leaders] Liderzy
        [fleets] Floty
        [debts] Długi
    }
# What became of it: whether it was answered, and right
puzzle-state =
    { $state ->
        [right] rozwiązane
        [wrong] nierozwiązane
       *[open] nowe
    }
puzzle-right = Dobrze!
puzzle-wrong = Jest lepszy ruch
puzzle-dearer = Właściwy ruch, ale można za niego zapłacić mniej
puzzle-best = Najlepiej: { $move }
puzzle-made = Twój ruch: { $move }
puzzle-chance = Wygrywa { NUMBER($share, style: "percent", maximumFractionDigits: 0) } gier zgodnych z tym, co widzisz.
puzzle-why = Przemawia za nim: { $reasons }
puzzle-others = Inne ruchy
puzzle-column-move = Ruch
puzzle-column-cost = Wygrywa rzadziej o
puzzle-column-why = Co daje najlepszy ruch
puzzle-again = To zadanie było już rozwiązywane. Liczy się tylko pierwsza odpowiedź.

## The review in a terminal or a file (not for the page)

review-title = Analiza gry
review-column-played = Ruch
review-column-better = Lepiej
review-column-cost = Koszt
review-column-why = Dlaczego
review-column-change = Zmiana
puzzle-prompt-next = Enter, aby przejść do następnego zadania, q, aby wyjść: { "" }
review-not-over = { $name } to zapis gry, która się nie skończyła

## The page of the laboratory (not for the page)

lab-title = Co pokazują gry
lab-about =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } dla { $players } graczy: { $boxes ->
        [none] gra podstawowa
       *[other] gra podstawowa i { BOX($boxes) }
    }{ $teams ->
        [yes] , w drużynach dwuosobowych
       *[no] { "" }
    }. Grali: { $names }, z ziarnem { $seed }.
lab-how-to-read = Linie przez kropki to przedziały: wartość leży tam z pewnością 90%. Linia przerywana to równy udział, czyli ile wygraliby równi gracze, albo średnia. Kropki, których linia leży cała powyżej, są zielone, cała poniżej czerwone; pozostałe mogą być przypadkiem. Z dziesięciu kropek, które są samym przypadkiem, mniej więcej jedna i tak jest kolorowa. n to liczba miast stojących za wartością. Wszystkie wartości mówią, jak grają te boty; ludzie mogą grać inaczej.
lab-tile-games =
    { $games ->
        [one] gra
        [few] gry
       *[many] gier
    }
lab-tile-cities =
    { $cities ->
        [one] miasto
        [few] miasta
       *[many] miast
    }
lab-tile-points = punktów na miasto
lab-tile-winners = punktów na zwycięzcę
lab-made-with = Zrobiono w { $name }. Aby zrobić tę stronę ponownie:
lab-written = Strona jest w { $name }.
# on purpose: same
lab-n = n { $count }
lab-count =
    { $count ->
        [one] { $count } miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
lab-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
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
lab-share = { $share } (od { $low } do { $high }), równy udział { $even }
lab-winners = zwycięzcy
lab-others = wszyscy inni
lab-chapter-points = Skąd biorą się punkty
    .about = Średnie punkty według wiersza punktacji: każdego bota, potem tych, którzy wygrali, i wszystkich innych, kimkolwiek byli.
lab-points = Punkty według rodzaju
    .note = Wskaż część, aby zobaczyć wartość. Punkty stracone w konfliktach lub przez długi są na lewo od zera.
lab-wins-bots = Wygrane według bota
lab-chapter-wonders = Cuda
    .about = Jak często wygrywa miasto z daną stroną i ile ma punktów. Tam, gdzie boty wybierają stronę, widać, co wolą.
lab-wins-sides = Wygrane według strony
    .note = Udział gier wygranych przez miasto z tą stroną, od najlepszej.
lab-points-sides = Punkty według strony
    .note = Średnie punkty miasta z tą stroną, w tej samej kolejności. Linia przerywana to średnia wszystkich.
lab-chapter-tables = Liczba graczy
    .about = To samo przy większej liczbie graczy.
lab-points-tables = Punkty według liczby graczy
lab-wins-tables = Wygrane według strony i liczby graczy
    .note = 1,00 to równy udział; 1,50 wygrywa półtora raza częściej. Co może być przypadkiem, jest blade; wskaż pole, aby zobaczyć przedział.
lab-chapter-time = Co i kiedy się buduje
    .about = W każdej turze: co boty zrobiły z kartą, czyli kolor, który zbudowały, etap albo odrzucenie.
lab-turns = Co w każdej turze robi { $name }
    .note = Ile czego miasto zagrywa w turze; pełny słupek to jeden. Karty ze stosu odrzuconych i ostatnie karty, które mogą zagrać nieliczni, dochodzą albo stoją osobno.
lab-chapter-cards = Karty
    .about = Co najczęściej buduje najsilniejszy z botów, Era po Erze.
lab-cards = { age }, karty, które najczęściej buduje { $name }
    .note = Najczęściej budowana pierwsza; n to liczba jego miast z tą kartą, kropka mówi, jak często wygrywają. To nie przyczyna: kto prowadzi, buduje inne karty.
lab-when = Kiedy: procent budów danej karty w każdej turze Ery.
lab-chapter-profiles = Nauka i konflikty
    .about = Jak daleko idą miasta i jak im się wiedzie.
lab-science = Nauka: zielone karty w mieście
lab-military = Konflikty: punkty miasta
lab-profile = Ile miast tak kończy.
    .wins = Jak często te miasta wygrywają.
lab-deed-brown = ■ brązowa
lab-deed-grey = ◆ szara
lab-deed-blue = ▬ niebieska
lab-deed-yellow = ● żółta
lab-deed-red = ✚ czerwona
lab-deed-green = ▲ zielona
lab-deed-purple = ★ fioletowa
lab-deed-black = ▼ czarna
lab-deed-leader = ♛ Lider
lab-deed-stage = etap
lab-deed-sale = odrzucenie

## The page

box-base = Gra podstawowa

# The symbols of chains; the names are ours.
chain-hammer = młot
chain-waterdrop = kropla wody
chain-star = gwiazda
chain-mask = maska teatralna
chain-camel = wielbłąd
chain-market_stall = stragan
chain-horseshoe = podkowa
chain-mortar = moździerz
chain-target = tarcza strzelecka
chain-lamp = lampka oliwna
chain-scales = waga
chain-book = księga
chain-lighthouse = latarnia morska
chain-barrel = beczka
chain-castle = zamek
chain-helmet = hełm
chain-lightning = błyskawica
chain-torch = pochodnia
chain-planet = planeta
chain-saw = piła
chain-temple = świątynia
chain-scroll = zwój
chain-lyre = lira
chain-feather = pióro

# What somebody hears who does not see the drawing.
spoken-card =
    { CARD($card) }, karta { COLOUR($colour, form: "one") }, { $gift }, { $how ->
        [free] za darmo
       *[paid] koszt: { $cost }
    }
spoken-leader = { LEADER($leader) }: { $gift }; koszt: { $cost }
spoken-island = { ISLAND($island) }, poziom { $level }: { $gift }
spoken-stage =
    { $state ->
        [built] Etap { $number }, zbudowany: { $gift }
       *[open] Etap { $number }: { $gift }; koszt: { $cost }
    }
# on purpose: same
spoken-wonder = { CITY($board) }, { SIDE($side) }: { $start }
spoken-space =
    { $step ->
        [0] Pole startowe floty: { $gift }
       *[other] Pole { $step }: { $gift }; koszt: { $cost }
    }

# What a button does. What is paid is a list of payments.
pay-whom = { coins } dla { CITY($who, form: "gen") }
do-price =
    { $how ->
        [paid] do zapłaty: { $payments }
        [chain] za darmo, powiązanie: { CARD($cards, join: "and") }
        [free] za darmo ({ CITY($by) })
        [goods] wystarczą twoje zasoby
        [reduced] { way-reduced }
       *[nothing] za darmo
    }
do-sail =
    { $fleet ->
        [none] { "" }
       *[other] { " " }i przesuń { FLEET($fleet, form: "acc") } flotę na pole { $step }, { $gift }
    }
do-build = Zbuduj: { CARD($card) }{ do-sail }, { do-price }
do-recruit = Zrekrutuj: { LEADER($card) }, { do-price }
do-stage = Zbuduj etap { $stage } kartą { CARD($card) }{ do-sail }, { do-price }
do-sell = Odrzuć: { CARD($card) } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
do-sell-ship = Odrzuć: { CARD($card) }, by przesunąć { FLEET($fleet, form: "acc") } flotę na pole { $step }, { $gift }
do-take = Zbuduj za darmo ze stosu kart odrzuconych: { $piece }
do-keep = Zatrzymaj: { $piece }
do-bury = Pochowaj: { $piece }
do-board = Weź planszę: { CITY($board) }, { WONDER($board) }
do-side = Weź stronę { SIDE($side, form: "acc") }: { $gift }
do-token = Oddaj żeton Zwycięstwa +{ $value }
do-fleet = Przesuń { $ships }
voyage = { FLEET($fleet, form: "acc") } flotę na pole { $step } ({ $gift })
held-open = { $piece }; teraz { do-price }
# on purpose: same
held-shut = { $piece }; { $why }

piece-victory = żeton Zwycięstwa { $value }
    .about = Za więcej tarcz niż sąsiad na koniec Ery
piece-defeat = żeton Porażki { $value }
    .about = Za mniej tarcz niż sąsiad na koniec Ery
piece-naval = żeton Konfliktu Morskiego { $value }
    .about = Za miejsce w Konflikcie Morskim na koniec Ery
piece-debt = dług { $value }
    .about = Wzięty zamiast straty monety
piece-diplomacy = żeton Dyplomacji
    .about = Trzyma z dala od najbliższych Konfliktów Lądowych
piece-coin =
    { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
       *[many] { $amount } monet
    }
    .about = Trzy monety to na koniec punkt

symbol-coin = monety
symbol-laurel = punkty
symbol-shield = tarcza: potęga militarna
symbol-naval = kotwica: Tarcza Morska, Siła na Morzu
symbol-mask = maska: kopiuje symbol naukowy sąsiada
symbol-science = dowolny symbol naukowy
symbol-most = twój najczęstszy symbol naukowy
symbol-stage = etap Cudu
symbol-wonder = Cud ze wszystkimi etapami
symbol-leader = Lider
symbol-ship = flota
symbol-island = Wyspa
symbol-commerce = poziom Rozwoju Handlowego
symbol-tribute = Podatek: wszyscy inni tracą monety
symbol-pirates = Piraci: wszyscy inni tracą monety według poziomu Rozwoju Handlowego
symbol-diplomacy = żeton Dyplomacji: z dala od najbliższych Konfliktów Lądowych
symbol-debt = dług: −1 punkt
symbol-incursion = Najazd: dodatkowy Konflikt Lądowy z miastem za sąsiadem
symbol-victory-token = żeton Zwycięstwa
symbol-defeat = żeton Porażki
symbol-free = za darmo
symbol-discard = stos kart odrzuconych
symbol-from-discard = buduj ze stosu kart odrzuconych
symbol-last-card = zagraj też ostatnią kartę
symbol-chain = zbudowana dzięki powiązaniu
# on purpose: same
symbol-bank = bank
symbol-goods = dowolny zasób
symbol-goods-raw = zasoby kart brązowych
symbol-goods-manufactured = zasoby kart szarych
symbol-board = plansza Cudu
symbol-others = wszyscy inni gracze
symbol-immunity = ochrona przed Podatkami i Piratami
symbol-abstain = bez udziału w Konflikcie Morskim
symbol-grave = pochowany Lider
symbol-replace = zmień symbol naukowy
symbol-hourglass = Era
symbol-arrow-left = lewy sąsiad
symbol-arrow-right = prawy sąsiad
symbol-arrow-both = obaj sąsiedzi
symbol-arrow-down = twoje miasto
symbol-arrow-far-left = drugie miasto z lewej
symbol-arrow-far-right = drugie miasto z prawej
symbol-arrow-up = pole do przodu
symbol-then = kto ma to, dostaje tamto
symbol-pass-left = karty wędrują w lewo
symbol-pass-right = karty wędrują w prawo

gallery-page = Galeria · Mirabilia
gallery-title = Galeria
gallery-about = Wszystkie karty, plansze i elementy oraz ich działanie.
gallery-search = Szukaj nazwy lub działania
gallery-kinds = Pokaż
# What the switch of colours leads to.
theme-day = Tryb jasny
theme-night = Tryb ciemny
gallery-language = Język
gallery-kind =
    { $kind ->
        [cards] Karty
        [wonders] Cuda
        [leaders] Liderzy
        [islands] Wyspy
        [shipyards] Stocznie
        [tokens] Żetony
        [symbols] Symbole
       *[all] Wszystko
    }
gallery-count =
    { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
gallery-nothing = Nic nie pasuje.
# on purpose: same
gallery-cards = { BOX($box) } · { age }
gallery-wonders = Cuda · { SIDE($side) }
gallery-leaders =
    { $group ->
        [expert] Liderzy · dla ekspertów
        [cities] Liderzy · Miasta
       *[standard] Liderzy · podstawowi
    }
gallery-islands = Wyspy · poziom { $level }
gallery-shipyards = Stocznie
gallery-tokens = Żetony i rewersy
gallery-symbols = Symbole
gallery-cost = Koszt: { $cost }
gallery-before = Za darmo, jeśli masz: { CARD($cards, join: "or") }
gallery-after = Potem za darmo: { CARD($cards) }
gallery-players = Gracze: { $players }
gallery-back = Rewers { $age ->
        [1] Ery I
        [2] Ery II
       *[3] Ery III
    }
gallery-wonder-fleet = Etapy przesuwają { FLEET($fleet, form: "acc") } flotę

credits-title = Twórcy
credits-drawing = Emblematy miejsc są autorstwa Lorca, Delapouite’a i innych autorów game-icons.net (CC BY 3.0). Wszystkie inne rysunki są nasze.
credits-type = Kroje pisma: Cinzel Natanaela Gamy i Alegreya Sans Juana Pablo del Perala, oba na SIL Open Font License.
credits-code = Strona korzysta z Preact, Preact Signals (MIT), htm i Fluent (Apache 2.0).
credits-game = Nieoficjalny, niekomercyjny projekt fanów. 7 Cudów Świata to gra Antoine’a Bauzy, wydana przez Repos Production.

## The page: home, lobby and table

# on purpose: same
page-title = Mirabilia
page-no-server = Serwer nie odpowiada. Czy działa?

bot-level =
    { $level ->
        [novice] Nowicjusz
        [apprentice] Uczeń
        [sage] Mędrzec
        [adept] Biegły
        [master] Mistrz
        [random] Bot losowy
        [builder] Bot budowniczy
        [preference] Bot z regułami
        [greedy] Bot zachłanny
       *[other] { $level }
    }
bot-name-0 = Katon
bot-name-1 = Dafne
bot-name-2 = Hannon
bot-name-3 = Liwia
# on purpose: same
bot-name-4 = Myron
bot-name-5 = Febe
bot-name-6 = Tytus
# on purpose: same
bot-name-7 = Chloe
# on purpose: same
bot-named = { $name } ({ $level })
bot-version = { $bot }, wersja { $version }
bot-about =
    { $level ->
        [novice] Gra jak ktoś początkujący: rozsądnie, ale często nie najlepiej.
        [apprentice] Gra to, co zwykle dobre, bez patrzenia naprzód.
        [sage] Wie z bardzo wielu gier, co najlepsze, i odpowiada od razu.
        [adept] Rozgrywa w głowie kilka gier; szybki.
        [master] Myśląc, rozgrywa w głowie wiele gier.
        [random] Wykonuje losowy ruch.
        [builder] Wykonuje dowolny ruch, który coś buduje.
        [preference] Trzyma się krótkiej listy reguł.
        [greedy] Waży, co każdy ruch daje jego miastu.
       *[other] Nie nasz.
    }
bot-kind =
    { $kind ->
        [level] Poziomy
        [comparison] Do porównań
       *[added] Inne
    }
bot-more = Więcej botów…
home-about = Zbuduj miasto i Cud świata w trzech Erach.
home-name = Nazwa gracza
home-name-hint = Opcjonalnie
home-play = Graj teraz
home-play-about =
    { $bots ->
        [one] Od razu, przeciw { $bots } botowi
        [few] Od razu, przeciw { $bots } botom
       *[many] Od razu, przeciw { $bots } botom
    }: { BOX($boxes) }.
home-games = Moje gry
games-all = Wszystkie moje gry
games-ended =
    { $rank ->
        [1] Wygrana, { points }
       *[other] { $rank }. miejsce, { points }
    }
games-turn-of = Ruch: { $name }
games-filter = Filtr
games-state =
    { $filter ->
        [turn] Mój ruch
        [running] W toku
        [over] Skończone
        [won] Wygrane
       *[all] Wszystkie
    }
games-any-box = Dowolne dodatki
games-opponent = Przeciwnik
games-none = Żadna gra nie pasuje.
home-tables = Otwarte stoły
home-new = Nowy stół
# The options of a game: what each is called, its choices, and a flag that is usually on when off.
option-players = Gracze
option-expansions = Dodatki
option-teams = Drużyny dwuosobowe
option-sides = Strony plansz
    .choice =
        { $choice ->
            [choose] wybiera każdy gracz
            [day] wszystkie dzienne
            [night] wszystkie nocne
           *[random] losowo
        }
option-boards = Plansze
    .choice =
        { $choice ->
            [pick] wybiera każdy gracz
            [named] ustalone dla miejsc
           *[deal] rozdane losowo
        }
option-leaders = Liderzy
    .choice =
        { $choice ->
            [expert] podstawowi i dla ekspertów
           *[standard] podstawowi
        }
option-cities_leaders = Z Liderami z Miast
    .off = Bez Liderów z Miast
option-armada_edition = Zasady Armady
    .choice =
        { $choice ->
            [1] pierwsze wydanie
           *[2] drugie wydanie
        }
home-bots = Boty
home-open =
    { $who ->
        [friends] Otwórz stół dla znajomych
       *[bots] Zacznij z botami
    }
home-games-none = Tu pojawią się twoje gry.
home-tables-none = Nie ma otwartych stołów publicznych.
home-more = Więcej opcji
home-pace = Tempo
home-paced =
    { $pace ->
        [turns] tura po turze, przez wiele dni
       *[live] na żywo
    }
home-clock = Czas na decyzję
home-clock-none = bez limitu
home-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
home-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
home-clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
home-patience = Czas na powrót
home-patience-about = gdy gracz jest nieobecny; potem może go zastąpić bot
home-thinking = Boty myślą
home-thinking-seconds =
    { $seconds ->
        [one] do { $seconds } sekundy na ruch
        [few] do { $seconds } sekund na ruch
        [many] do { $seconds } sekund na ruch
       *[other] do { $seconds } sekundy na ruch
    }
home-advice = Gracze mogą prosić o poradę
home-public = Pokaż na liście publicznej
home-game =
    { $players ->
        [one] { BOX($boxes) }, { $players } gracz
        [few] { BOX($boxes) }, { $players } graczy
       *[many] { BOX($boxes) }, { $players } graczy
    }
home-status =
    { $state ->
        [turn] Twój ruch
        [playing] W toku
        [over] Skończona
        [lobby] Nierozpoczęta
       *[closed] Zamknięta
    }

lobby-title = Stół
lobby-empty = Wolne miejsce
lobby-you = (ty)
lobby-sit = Usiądź tutaj
lobby-no-bot = Bez bota
lobby-host = gospodarz
lobby-stand = Zwolnij miejsce
lobby-swap = Zamień
lobby-swap-here = Zamień z tym miejscem
lobby-fill = Zapełnij wolne miejsca botami
lobby-options = Opcje stołu
lobby-board-dealt = Plansza losowa
lobby-clear = Opróżnij to miejsce
lobby-link = Zaproś znajomych tym linkiem
lobby-start = Zacznij grę
lobby-sit-there = Usiądź tutaj, miejsce { $seat }
lobby-bot-of = Bot na miejsce { $seat }
lobby-board-of = Plansza na miejsce { $seat }
lobby-swap-it = Zamień miejsce { $seat }
lobby-swap-with = Zamień z tym miejscem, miejsce { $seat }
lobby-clear-it = Opróżnij to miejsce, miejsce { $seat }
play-not-found = Tu nic nie ma
play-not-found-about = Link może być niepełny albo strony już nie ma.
lobby-wait = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.

play-opening = Otwieranie stołu…
play-closed = Ten stół jest zamknięty.
play-lost = Utracono połączenie. Trwa łączenie; twoja gra jest bezpieczna.
play-elsewhere = Ten stół jest otwarty w innym oknie.
play-here = Graj tutaj
play-home = Strona główna
play-close = Zamknij
# on purpose: same
player-of = { $name } ({ CITY($board) })
play-guest = Gość, miejsce { $seat }
play-your-turn = Twój ruch: wybierz { decision }
play-revealed = Wszyscy wybrali
play-waiting = Czekamy na: { $names }
# The reveal: what stands behind a name, and where hands come from and go to.
reveal-build =
    { $who ->
        [you] budujesz
       *[other] buduje
    }: { CARD($card) }
reveal-recruit =
    { $who ->
        [you] rekrutujesz
       *[other] rekrutuje
    }: { LEADER($leader) }
reveal-stage =
    { $who ->
        [you] budujesz
       *[other] buduje
    } etap { $stage }
reveal-sell =
    { $who ->
        [you] odrzucasz kartę
       *[other] odrzuca kartę
    }
reveal-giver = od: { $name }
    .about = twoje następne karty
reveal-taker = dla: { $name }
    .about = karty, które podajesz
# A sentence for a city: what it did is a list of clauses.
# on purpose: same
told-deeds = { seat-name } { $deeds }.
told-coins = Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
play-shields =
    { shields }, { $result ->
        [stronger] więcej niż ty
        [weaker] mniej niż ty
       *[equal] tyle co ty
    }
play-points = { points } do tej pory
play-victories =
    { $tokens ->
        [one] { $tokens } żeton Zwycięstwa, +{ $value }
        [few] { $tokens } żetony Zwycięstwa, +{ $value }
       *[many] { $tokens } żetonów Zwycięstwa, +{ $value }
    }
play-defeats =
    { $defeats ->
        [one] { $defeats } żeton Porażki
        [few] { $defeats } żetony Porażki
       *[many] { $defeats } żetonów Porażki
    }
play-cards =
    { $colour ->
        [leader] { $count ->
            [one] { $count } Lider
            [few] { $count } Liderów
           *[many] { $count } Liderów
        }
       *[other] { $count ->
            [one] { $count } karta { COLOUR($colour, form: "one") }
            [few] { $count } karty { COLOUR($colour, form: "few") }
           *[many] { $count } kart { COLOUR($colour, form: "many") }
        }
    }
play-no-board = Jeszcze bez planszy
play-built-none = Tu pojawią się twoje budowle.
play-hand-none = Tu pojawią się twoje karty.
play-pile =
    { $count ->
        [one] { $count } karta na stosie odrzuconych
        [few] { $count } karty na stosie odrzuconych
       *[many] { $count } kart na stosie odrzuconych
    }
play-take-back = Zmień
play-put-back = Odłóż na rękę
last-turn = Poprzednia tura
last-turn-none = Tu pojawią się zagrane karty.
last-turn-number = tura { $turn }
last-deed =
    { $kind ->
        [stage] Etap { $stage }
        [sell] Karta odrzucona
       *[other] Bez karty
    }
top-turn = Tura { $turn } z { $turns }
top-pass =
    { $side ->
        [left] w lewo
       *[right] w prawo
    }
whole-all = wszystko
whole-open = Otwórz miasto: { $name }
tab-table = Stół
tab-city = Moje miasto
play-title-board = Wybierz planszę
play-title-card = Wybierz kartę
play-title-recruit = Wybierz Lidera
play-again = Zagraj ponownie
play-record = Zapis
play-stand-in = Nieobecność · gra bot
play-away = Nieobecność
play-thinks = wybiera
play-ready = wybór dokonany
face =
    { $state ->
        [ready] { $name }, wybór dokonany
        [waits] { $name }, wybiera
       *[none] { $name }
    }
play-watching = Oglądasz. Ręce są zakryte do końca gry.
play-watch = Oglądasz
play-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
play-over = Koniec gry
play-clock = Gdy czas minie, bot wybierze za ciebie
# on purpose: same
play-menu = Menu
play-sound = Dźwięk
notices = Powiadom, gdy moja kolej
notices-insecure = Powiadomienia wymagają https.
notices-push = Także po zamknięciu strony, w grach rozgrywanych przez wiele dni.
play-leave = Opuść stół
play-text = Stół jako tekst
play-keys = Używaj skrótów
keys-title = Skróty klawiszowe
keys-about = Działają, gdy nie piszesz. Wyłączysz je w menu.
key-card = Wybierz kartę z ręki albo odpowiedź
    .name = 1–9
key-walk = Poruszaj się po ręce i odpowiedziach
    .name = ← → ↑ ↓
# on purpose: same
key-take = Wybierz zaznaczone
    .name = Enter
key-build = Zbuduj wybraną kartę albo zrekrutuj Lidera
    .name = B
key-stage = Zbuduj następny etap Cudu
    .name = W
key-sell = Odrzuć wybraną kartę
    .name = S
key-advice = Poproś o poradę
    .name = A
key-foresee = Pokaż, co dałaby wybrana karta
    .name = F
key-explain = Wyjaśnij symbole tego, co zaznaczone lub wskazane
    .name = I
key-back = Cofnij wybór
    .name = U
key-log = Otwórz kronikę
    .name = L
key-chat = Otwórz czat
    .name = C
# on purpose: same
key-close = Odłóż kartę albo zamknij to, co otwarte
    .name = Esc
key-help = Pokaż tę listę
    .name = ?
leave-title = Opuścić stół?
leave-about =
    { $state ->
        [playing] Bot zagra za ciebie. Możesz wrócić w każdej chwili: otwórz grę w „Moje gry”, a odzyskasz miejsce.
       *[lobby] Twoje miejsce będzie wolne. Możesz wrócić tym samym linkiem, dopóki jest wolne miejsce.
    }
leave-stay = Zostań
offer-again = { $name } chce zagrać ponownie.
offer-new = Jest stół do następnej gry.
offer-join =
    { $state ->
        [watch] Oglądaj
       *[play] Dołącz
    }
play-absent = { $name }: nieobecność.
play-hand-over = Niech gra bot
play-story-none = Tu zobaczysz, co się dzieje.
advice-ask = Porada
advice-wait = Myśli…
advice-title = Najlepsze ruchy według szansy na wygraną
advice-expects =
    { $points ->
        [one] { $wins }% na wygraną · { $points } punkt
        [few] { $wins }% na wygraną · { $points } punkty
       *[many] { $wins }% na wygraną · { $points } punktów
    }
advice-points =
    { $trend ->
        [up] { $points ->
            [one] około { $points } punktu więcej niż inne ruchy
            [few] około { $points } punktów więcej niż inne ruchy
            [many] około { $points } punktów więcej niż inne ruchy
           *[other] około { $points } punktu więcej niż inne ruchy
        }
       *[down] { $points ->
            [one] około { $points } punktu mniej niż inne ruchy
            [few] około { $points } punktów mniej niż inne ruchy
            [many] około { $points } punktów mniej niż inne ruchy
           *[other] około { $points } punktu mniej niż inne ruchy
        }
    }
advice-topic-table =
    { $trend ->
        [up] lepsza pozycja przy stole
       *[down] gorsza pozycja przy stole
    }
advice-topic-coins =
    { $trend ->
        [up] więcej monet
       *[down] mniej monet
    }
advice-topic-diplomacy =
    { $trend ->
        [up] Dyplomacja
       *[down] mniej Dyplomacji
    }
advice-topic-military =
    { $trend ->
        [up] silniejsza armia
       *[down] słabsza armia
    }
advice-topic-wonder =
    { $trend ->
        [up] postęp w budowie Cudu
       *[down] mniejszy postęp w budowie Cudu
    }
advice-topic-blue =
    { $trend ->
        [up] więcej z kart niebieskich
       *[down] mniej z kart niebieskich
    }
advice-topic-yellow =
    { $trend ->
        [up] więcej z kart żółtych
       *[down] mniej z kart żółtych
    }
advice-topic-green =
    { $trend ->
        [up] więcej nauki
       *[down] mniej nauki
    }
advice-topic-purple =
    { $trend ->
        [up] więcej z Gildii
       *[down] mniej z Gildii
    }
advice-topic-leaders =
    { $trend ->
        [up] więcej z Liderów
       *[down] mniej z Liderów
    }
advice-topic-black =
    { $trend ->
        [up] więcej z kart czarnych
       *[down] mniej z kart czarnych
    }
advice-topic-naval =
    { $trend ->
        [up] większa Siła na Morzu
       *[down] mniejsza Siła na Morzu
    }
advice-topic-islands =
    { $trend ->
        [up] więcej z Wysp
       *[down] mniej z Wysp
    }
advice-topic-production =
    { $trend ->
        [up] więcej zasobów
       *[down] mniej zasobów
    }
advice-topic-trade =
    { $trend ->
        [up] lepszy handel
       *[down] gorszy handel
    }
advice-topic-costs =
    { $trend ->
        [up] tańsze karty później
       *[down] droższe karty później
    }
advice-topic-chains =
    { $trend ->
        [up] więcej powiązań
       *[down] mniej powiązań
    }
advice-about = Silny bot wiele razy rozegrał dalszy ciąg, wiedząc tylko to, co ty. Procent mówi, jak często wygrywał.
advice-why-table = kto gdzie siedzi i jak jest silny
advice-why-coins = za monety kupujesz zasoby od sąsiadów, a na koniec 3 monety to 1 punkt
advice-why-diplomacy = żeton Dyplomacji chroni cię przed najbliższymi konfliktami
advice-why-military = tarcze rozstrzygają konflikty na końcu każdej Ery
advice-why-wonder = każdy etap twojego Cudu coś daje
advice-why-blue = niebieskie karty dają punkty i nic więcej
advice-why-yellow = żółte karty dają monety, tańsze zasoby i punkty
advice-why-green = jednakowe symbole dają kwadrat swojej liczby, a trzy różne jeszcze 7 punktów
advice-why-purple = Gildie dają punkty za to, co stoi u ciebie i u sąsiadów
advice-why-leaders = Liderzy pomagają ci we wszystkich następnych turach
advice-why-black = czarne karty zabierają innym monety albo robią to, czego nie robią żadne inne
advice-why-naval = na końcu każdej Ery wszyscy porównują swoje floty
advice-why-islands = Wyspy pomagają ci do końca gry
advice-why-production = zasoby służą w każdej turze i nigdy się nie zużywają
advice-why-trade = sąsiedzi sprzedają taniej albo mają to, czego potrzebujesz
advice-why-costs = od tego zależy, ile zapłacisz za następne karty
advice-why-chains = karta z właściwym symbolem daje później inne za darmo
foresee-wait = Liczenie…
look-up = Sprawdź w zasadach
look-up-name = Sprawdź w zasadach: { $name } (nowa karta przeglądarki)
explain-title = Co oznaczają symbole
look-up-title = W „Jak grać”
guide-sensible = Rozsądny wybór: { $what }
play-hint-card = Zbuduj ją, użyj jej do budowy etapu albo odrzuć.
play-hint-recruit = Zapłać i zrekrutuj Lidera, użyj go do budowy etapu albo odrzuć.
play-hint-keep = Będziesz mieć czterech Liderów i zrekrutujesz jednego przed każdą Erą.
play-hint-debt = Długi zostają do końca gry.
play-hint-naval = Kto bierze udział, porównuje Siłę na Morzu: najsilniejsi zyskują punkty, najsłabsi tracą.
naval-place =
    { $place ->
        [first] 1. miejsce
        [second] 2. miejsce
        [third] 3. miejsce
       *[last] ostatnie miejsce
    }
ribbon-how =
    { $how ->
        [chain] Powiązanie
        [goods] Własne zasoby
        [reduced] Niższy koszt
       *[nothing] Za darmo
    }
ribbon-needs = Wymaga
ribbon-missing = Brakuje
ribbon-down = Zakryta
action-sails = Flota { FLEET($fleet) } na pole { $step }: { $gift }
deed-sails = pole { $step }: { $gift }
deed-build = Zbuduj
deed-stage = Etap { $stage }
action-build-sail = Zbuduj i przesuń flotę
action-stage-sail = Etap { $stage } i flota
action-sell-it = Odrzuć
action-sell-coins = za 3 monety
conflicts-title = Koniec { $age ->
        [1] Ery I
        [2] Ery II
       *[3] Ery III
    }
conflicts-land = Konflikty Lądowe
conflicts-sea = Konflikt Morski
conflicts-on = Dalej
chat-title = Czat
chat-none = Jeszcze brak wiadomości.
chat-hint = Wiadomość
chat-send = Wyślij
chat-to = Do
chat-channel =
    { $channel ->
        [team] do drużyny
       *[table] do wszystkich
    }
chat-watcher = Widz
chat-open = Wszyscy mogą pisać
chat-closed = Gospodarz zamknął czat.
people-about = { $name }: wycisz, zablokuj lub zgłoś
people-mute = Wycisz
people-mute-why = Przy żadnym stole nie zobaczysz, co pisze ta osoba.
people-unmute = Cofnij wyciszenie
people-block = Zablokuj
people-block-why = Ta osoba nie dołączy do stołów, które otwierasz.
people-unblock = Odblokuj
people-remove = Usuń od stołu
people-remove-why = Powrót możliwy tylko za twoją zgodą.
people-report-line = Zgłoś tę wiadomość
people-report-name = Zgłoś tę nazwę
people-report-why = Zobaczy to tylko administrator serwera.
people-note = Co jest nie tak? (opcjonalnie)
people-send = Wyślij zgłoszenie
people-reported = Dziękujemy. Administrator serwera to zobaczy.
people-list = Wyciszeni i zablokowani
people-nameless = Gość bez nazwy
people-removed = Usunięci od tego stołu
people-let-back = Pozwól wrócić
invite-title = Zaproś
invite-copy = Kopiuj
invite-copied = Skopiowano
end-sheet = Punktacja
end-table = Do stołu
end-buried = Pod etapami
end-buried-none = Nic
play-only-move = Jedyna możliwość
end-replay = Obejrzyj
end-won =
    { $how ->
        [you] Wygrywasz
        [team] Zwycięzcy: { $names }
        [shared] Wspólna wygrana: { $names }
       *[one] { $names } wygrywa
    }
end-points =
    { $how ->
        [city] { $city }, { points }
        [team] razem { points }
        [shared] po { points } i tyle samo monet
       *[one] { points }
    }
end-tie = { $won }, remis{ $with ->
        [you] { " " }z tobą
       *[others] : { $rivals }
    }; rozstrzygają monety: { $coins } do { $most }
end-rank = { $rank }. miejsce
# on purpose: same
end-part = { $line }: { $points }
end-parts = Punkty w szczegółach
end-lost = Stracone punkty
end-tab =
    { $tab ->
        [ages] Według Ery
        [fights] Ostatnie konflikty
       *[parts] Według rodzaju
    }
# The lines of the score sheet, as words.
sheet-military = Konflikty
sheet-treasury = Skarbiec
sheet-wonder = Cud
sheet-blue = Cywilne
sheet-yellow = Handlowe
sheet-green = Naukowe
sheet-purple = Gildie
sheet-leaders = Liderzy
sheet-black = Miasta
sheet-naval = Morze
sheet-islands = Wyspy
# on purpose: same
chart-age = { age }: { points }
replay-title = Obejrzyj zapis gry
replay-about = Wybierz plik z zapisem. Zostanie tu pokazany, ale nie przechowany.
replay-choose = Wybierz plik
replay-no-record = Ten plik to nie zapis gry: musi to być jeden obiekt JSON.
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Szybkość
# on purpose: same
replay-times = { $times } ×
onward-title = Graj dalej stąd
onward-about = Nowy stół zaczyna się od tej chwili, z tymi samymi kartami, które jeszcze przyjdą. Bierzesz to miasto; pozostałymi grają boty.
onward-begin = Zacznij
origin =
    { $moment ->
        [turn] Ciąg dalszy innej gry: { age }, tura { $turn }
        [age] Ciąg dalszy innej gry: { age }, początek
       *[opening] Ciąg dalszy innej gry od początku
    }
replay-back = Wstecz
replay-next = Dalej
replay-end = Koniec
replay-no-hand = Brak kart na ręce.
invite-picture = { $link } jako kod QR
invite-alone = Ten link działa tylko na tym komputerze. Aby zaprosić innych, wpuść graczy z sieci lokalnej.
reach-title = Znajomi i urządzenia
reach-lan = Wpuść graczy z sieci lokalnej
reach-lan-at = Znajdą ten serwer pod { $url }
reach-lan-how = Aby wpuścić innych, uruchom serwer przez make play LAN=1 albo mirabilia serve --host 0.0.0.0.
reach-devices = Moje inne urządzenia
reach-devices-about = Osobisty link, działa raz i przez dziesięć minut: na drugim urządzeniu jesteś tym samym gościem z tymi samymi grami.
me-title = Mój profil
me-recovery = Gdy ta przeglądarka cię zapomni
me-recovery-about = Kod odzyskiwania przywraca twoje gry i statystyki w dowolnej przeglądarce, nawet jeśli stracisz tę. Pilnuj go jak klucza: kto go ma, ma też twój profil.
me-recovery-make = Utwórz kod odzyskiwania
me-recovery-again = Utwórz nowy kod
me-recovery-made = Masz kod z dnia { $date }. Nowy go zastąpi.
me-recovery-code = Twój kod odzyskiwania
me-recovery-once = Widać go tylko teraz. Przepisz go albo zapisz do pliku.
me-recovery-save = Zapisz do pliku
me-recovery-file = Kod odzyskiwania dla { $address }
me-back = Mam kod odzyskiwania
me-back-code = Kod odzyskiwania
me-back-file = Wybierz zapisany plik
me-back-do = Odzyskaj
me-no-code = W tym pliku nie ma kodu odzyskiwania.
me-join = W tej przeglądarce masz już inny profil
me-join-about = Kod należy do innego profilu. Możesz połączyć oba: miejsca, skończone gry i statystyki staną się wspólne. Tego nie da się cofnąć.
me-join-both = Połącz oba profile
me-join-only = Porzuć gry z tej przeglądarki
me-join-not = Anuluj
me-delete = Usuń wszystkie moje dane
me-delete-about = Twoja nazwa, wiadomości na czacie, statystyki i kod odzyskiwania zostaną usunięte. Gry z innymi zostaną, bez twojej nazwy; w trwających grach zagra za ciebie bot.
me-delete-ask = Tego nie da się cofnąć. Usunąć wszystko?
me-delete-yes = Tak, usuń wszystko
me-delete-no = Nie, zostaw
me-deleted = Wszystkie twoje dane zostały usunięte.
mine-title = Moje statystyki
mine-none = Zagraj do końca, a wynik pojawi się tutaj.
mine-about = Liczą się gry rozegrane przez ciebie od początku do końca.
mine-games = Gry
mine-wins = Wygrane
mine-share = Odsetek wygranych (przedział 90%)
mine-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
mine-points = Punkty
mine-figure = { NUMBER($points, maximumFractionDigits: 1) }
mine-even = przy równych szansach { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
mine-course = Punkty w kolejnych grach
mine-chart =
    { $games ->
        [one] Punkty z { $games } gry
        [few] Punkty z { $games } gier, od pierwszej do ostatniej; pełna kropka to wygrana
       *[many] Punkty z { $games } gier, od pierwszej do ostatniej; pełna kropka to wygrana
    }
mine-parts = Średnie punkty według rodzaju
mine-best = Najlepsze gry
mine-by =
    { $kind ->
        [boxes] Według dodatków
        [players] Według liczby graczy
        [board] Według planszy
        [side] Według strony
       *[opponent] Według przeciwnika
    }
mine-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
mine-boxes = { BOX($boxes) }
mine-csv = Zapisz jako CSV
mine-json = Zapisz jako JSON
mine-guest = Gość
day-title = Rozdanie dnia
day-about = Dziś wszyscy na tym serwerze dostają te same karty na tym samym miejscu, przeciw tym samym botom, które w tej samej sytuacji grają tak samo. Różnią się tylko decyzje.
day-second = Każdy ma jeden wynik. Druga przeglądarka to drugi gość.
day-ends = do { $time }
day-play = Zagraj dzisiejsze rozdanie
day-on = Graj dalej
day-results = Wyniki
day-finished =
    { $players ->
        [0] Nikt go jeszcze nie ukończył.
        [one] Ukończył je { $players } gracz.
        [few] Ukończyło je { $players } graczy.
       *[many] Ukończyło je { $players } graczy.
    }
day-sealed = Ziarno, powtórki i granie dalej będą dostępne po końcu dnia. Do tego czasu obowiązuje obietnica serwera, SHA-256 ziarna, opcji i miejsc:
day-open = Dzień się skończył. Ziarno: { $seed }; obietnica brzmiała:
day-before = Poprzedni dzień
day-today = Dziś
day-player = Gracz
day-place = Lokata w grze
day-look = Obejrzyj
day-none = Nikt nie ukończył tego rozdania na czas.
day-wait = Ukończ rozdanie, aby zobaczyć, jak poszło innym.
day-mine = { $name } (ty)
deal-title = Wyzwanie
deal-about = { $name } ma to rozdanie za sobą. Dostajesz te same karty na tym samym miejscu, przeciw tym samym botom. Potem porównacie wyniki.
deal-about-nameless = Ktoś ma to rozdanie za sobą. Dostajesz te same karty na tym samym miejscu, przeciw tym samym botom. Potem porównacie wyniki.
deal-fair = Kto najpierw obejrzy cudzą grę, ten zna karty. Każdy ma jeden wynik.
deal-play = Przyjmij wyzwanie
deal-challenge = Rzuć wyzwanie
deal-link = Link do tego rozdania
deal-compare = Porównaj wyniki
deal-sealed = Powtórka, analiza i zapis będą dostępne po końcu dnia.
refused-sealed = Inni mogą jeszcze zagrać to rozdanie. Otworzy się { moment-at }.
refused-no_day = Na ten dzień nie ma rozdania.
refused-no_deal = Ta gra to ciąg dalszy innej: jej rozdania inni zagrać nie mogą.
refused-both_seated = Oba profile mają miejsca przy tym samym stole, a gra się nie skończyła. Najpierw opuść go w jednym z nich.
page-title-turn = Twój ruch · Mirabilia
play-mates-hand = Karty twojej drużyny

## The page: the table as text

text-own = Twoje miasto
text-makes =
    { $whose ->
        [own] Daje: { $goods }
       *[other] Sprzedaje: { $goods }
    }
text-alone = Tylko dla siebie: { $goods }
text-incursion-on = Najazd na { CITY($target, form: "acc") }
text-incursion-by =
    { $who ->
        [you] Najazd z twojej strony
       *[other] Najazd ze strony { CITY($who, form: "gen") }
    }
text-built = { CARD($card) }, karta { COLOUR($colour, form: "one") }, { $gift }
text-ship =
    Flota { FLEET($fleet) } jest na polu { $step } z { $last }; koszt następnego: { $cost }, daje: { $gift }
text-ship-there = Flota { FLEET($fleet) } jest na ostatnim polu, { $step }
text-leaders-held = Liderzy na ręce
# on purpose: same
text-rank = { $rank }. { seat-label }: { points }
# on purpose: same
text-line = { $line }: { $value }
text-coins = Pozostałe monety: { $coins }
# on purpose: same
text-piece = { CARD($card) }
# on purpose: same
text-under = { seat-label }: { $cards }
text-prize =
    { $place ->
        [first] Za 1. miejsce: { $value }
        [second] Za 2. miejsce: { $value }
        [third] Za 3. miejsce: { $value }
       *[last] Za ostatnie miejsce: { $value }
    }
text-chat =
    { $count ->
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }

## The page: itself

page-fault =
    { $fault ->
        [newer] Jest nowa wersja tej strony.
       *[missing] Nie udało się wczytać części tej strony.
    }
page-reload = Wczytaj ponownie
page-not-now = Nie teraz
secure-why = Instalowanie, niegasnący ekran i powiadomienia wymagają https. Rozdział „A secure address” w docs/server.md wyjaśnia jak.
install-button = Zainstaluj Mirabilię
play-awake = Nie wygaszaj ekranu podczas mojego ruchu

## The page: the score pad

home-pad = Notes punktacji
pad-title = Notes punktacji
pad-about = Do gier przy prawdziwym stole: wpisz, co ma każde miasto, a notes policzy punkty.
pad-table = Stół
pad-order = Gracze w kolejności miejsc przy stole, każdy obok swoich sąsiadów:
pad-name = nazwa
pad-board = plansza
pad-side = strona
pad-player = Gracz { $number }
# on purpose: same
pad-of = { $name }: { $what }
pad-cards = Karty według kolorów
pad-cards-about = Liczą je Gildie, Liderzy i Wyspy. Same Gildie wpisuje się niżej.
pad-cards-of = karty { COLOUR($colour, form: "few") }
pad-stages = zbudowane etapy
pad-graves = pochowani Liderzy
pad-printed = punkty nadrukowane na niebieskich kartach
pad-ship = pole { FLEET($fleet, form: "gen") } floty
pad-naval = żeton Konfliktu Morskiego, { age }
pad-none = brak
pad-add = Dodaj…
pad-remove = { $what }: usuń
pad-share = Link do tego arkusza
pad-share-about = Link zawiera cały arkusz. Arkusz jest zapisany tylko w tej przeglądarce.
pad-print = Drukuj
pad-new = Nowy arkusz
pad-kept = Wcześniejsze arkusze
# on purpose: same
pad-kept-one = { $date }: { $names }
pad-delete = Usuń: { $what }
pad-wrong-link = W tym linku nie ma arkusza punktacji. Może link został ucięty.

## The page: the guide of a first game

home-first =
    { $box ->
        [base] Pierwsza gra z przewodnikiem
       *[other] Pierwsza gra z przewodnikiem: { BOX($box) }
    }
guide-title = Przewodnik
guide-on = Rozumiem
guide-skip = Bez dalszych wskazówek
guide-city = To twoje miasto i jego Cud. W każdej turze wszyscy jednocześnie wybierają po jednej karcie i razem je odkrywają.
    .plain = Twoje miasto i jego Cud są opisane niżej. W każdej turze wszyscy jednocześnie wybierają po jednej karcie i razem je odkrywają.
guide-cost = Koszt karty widać na jej lewym brzegu, a wstążka nad nią mówi, czy cię na nią stać. Weź kartę w ramce albo inną, która ci się podoba.
    .plain = Przy każdej karcie jest podany koszt i to, czy możesz go zapłacić. Wybierz to, co jest tu wymienione, albo coś innego.
guide-build = Zbudowana karta zostaje w twoim mieście do końca gry. Możesz ją też odrzucić albo użyć jej do budowy etapu swojego Cudu.
guide-passing = Po każdej turze karty wędrują dalej: to, co zostawisz, może wziąć twój sąsiad. W Erach I i III idą w lewo, w Erze II w prawo.
guide-goods = To zasoby twojego miasta. Nigdy się nie zużywają: w każdej turze każdy z nich pomaga zapłacić za jedną budowlę.
    .plain = Twoje miasto daje zasoby, jak mówi jego opis. Nigdy się nie zużywają: każdy pomaga w każdej turze opłacić jedną budowlę.
guide-chain = Ta karta jest za darmo, bo w twoim mieście stoi budowla z tym samym symbolem. Takie powiązania oszczędzają dużo zasobów w Erach II i III.
    .plain = Jedna z twoich kart jest za darmo, bo w twoim mieście stoi budowla z tym samym symbolem. Takie powiązania oszczędzają wiele zasobów w Erach II i III.
guide-neighbours = Na tę kartę brakuje ci zasobów, ale ma je sąsiad: kosztują po 2 monety. Sąsiad nie może odmówić i nic nie traci.
    .plain = Na jedną z tych kart brakuje ci zasobów, ale ma je sąsiad: kosztują po 2 monety. Sąsiad nie może odmówić i nic nie traci.
guide-stage = Stać cię na następny etap twojego Cudu. Nada się dowolna karta: trafia zakryta pod planszę.
guide-shields = Na koniec każdej Ery porównujesz tarcze z oboma sąsiadami. Kto ma więcej, bierze żeton Zwycięstwa; kto ma mniej, traci punkt.
guide-science = Zielone karty liczą się na koniec gry: jednakowe symbole dają kwadrat swojej liczby. Każdy zestaw trzech różnych daje jeszcze 7 punktów.
guide-selling = Żadnej z tych kart nie możesz zbudować. Odrzuć jedną: bierzesz za nią 3 monety.
guide-guilds = Fioletowe karty to Gildie: na koniec gry dają punkty za to, co stoi w sąsiednich miastach albo w twoim. Rozejrzyj się po stole, zanim jakąś wybierzesz.
guide-last = To ostatnia tura Ery. Zagrywasz jedną z dwóch kart, a druga zostaje odrzucona.
guide-conflicts = Era się skończyła i porównuje się tarcze: zwycięstwo daje 1 punkt w Erze I, 3 w Erze II i 5 w Erze III. Porażka to zawsze −1.
guide-end = Gra się skończyła i wszystko liczy się wiersz po wierszu. Wygrywa, kto ma najwięcej punktów, a przy remisie – kto ma więcej monet.
guide-keep = Zatrzymaj jednego z tych Liderów, a pozostałych podaj dalej. W każdej Erze zrekrutujesz jednego z zatrzymanych.
guide-recruit = Przed każdą Erą zagrywasz jednego Lidera. Zrekrutuj go, płacąc jego koszt, odrzuć albo użyj do budowy etapu swojego Cudu.
guide-black = Czarne karty należą do Miast: wiele z nich kosztuje monety, a niektóre zabierają je wszystkim innym. Z nimi każda Era ma o jedną turę więcej.
guide-debt = Tracisz monety. Za każdą, której nie zapłacisz, bierzesz dług: −1 punkt na koniec gry.
guide-sea = Każde miasto ma na planszy Stoczni cztery floty. Na koniec każdej Ery wszyscy porównują Siłę na Morzu, nie tylko sąsiedzi.
guide-ship = Budując czerwoną, żółtą, niebieską albo zieloną kartę, możesz przesunąć flotę tego koloru o jedno pole. Koszt Morskiej Budowy płacisz razem z kosztem karty.
guide-island = Eksplorujesz Wyspy. Zatrzymaj jedną, pozostałe wracają do stosu.

## The page: how to play

home-learn = Jak grać
learn-title = Jak grać
learn-search = Szukaj w zasadach i wśród elementów gry
learn-contents = Spis treści
learn-print = Drukuj
learn-rules = Zasady: { $rules }
learn-pieces = Wszystkie elementy gry
learn-spaces = Pola flot
learn-space = Flota { FLEET($fleet) }, pole { $step }
learn-nothing = Nic nie znaleziono.
learn-box =
    { $box ->
        [base] Gra podstawowa
        [teams] Drużyny
       *[other] { BOX($box) }
    }
learn-base-aim = Prowadzisz miasto przez trzy Ery i budujesz jego Cud. Wygrywa, kto po Erze III ma najwięcej punktów.
    .title = Cel gry
learn-base-turn = Wszyscy grają jednocześnie. Każdy wybiera kartę z ręki, wszystkie odkrywa się razem, a pozostałe karty wędrują dalej: w Erach I i III w lewo, w Erze II w prawo. Kartę budujesz, używasz jej do budowy etapu Cudu albo odrzucasz za monety. W ostatniej turze Ery zagrywasz jedną z dwóch kart, a druga trafia na stos kart odrzuconych.
    .title = Tura
learn-base-cost = Symbole na lewym brzegu to koszt karty: monety idą do banku, a zasoby trzeba mieć. Dają je twoja plansza oraz brązowe i szare karty, każdy symbol raz na turę; nigdy się nie zużywają. To, co karta daje, i jej zniżki działają od następnej tury. Nie wolno zbudować dwóch kart o tej samej nazwie.
    .title = Koszty i zasoby
learn-base-trade = Zasoby, których ci brakuje, kupujesz u dwóch sąsiadów po 2 monety, jeśli daje je ich plansza albo ich brązowe i szare karty. Sąsiedzi nie mogą odmówić, a sami nadal mogą z nich korzystać. Niektóre żółte karty obniżają cenę. Monety otrzymane w turze można wydać od następnej.
    .title = Handel
learn-base-chains = Karta jest za darmo, jeśli w twoim mieście stoi budowla, którą wskazuje symbol na jej brzegu: nie płaci się nawet monet. Budowla musi pochodzić z wcześniejszej tury.
    .title = Powiązania
learn-base-stages = Zamiast budować kartę, możesz wsunąć ją zakrytą pod planszę i zapłacić za następny etap. Etapy buduje się po kolei, w dowolnej Erze, dowolną kartą. Nie są obowiązkowe.
    .title = Etapy
learn-base-selling = Odrzucona karta trafia zakryta na stos kart odrzuconych i daje 3 monety. Zawsze możesz to zrobić.
    .title = Odrzucanie karty
learn-base-conflicts = Na koniec każdej Ery wszyscy porównują tarcze z oboma sąsiadami. Więcej tarcz daje żeton wart 1, 3 albo 5 punktów zależnie od Ery, mniej kosztuje 1 punkt, remis nie daje nic.
    .title = Konflikty Lądowe
learn-base-science = Na koniec gry jednakowe symbole dają kwadrat swojej liczby: 1, 4, 9, 16 punktów. Każdy zestaw trzech różnych symboli daje jeszcze 7 punktów. Symbol do wyboru liczy się tak, jak jest dla ciebie najlepiej.
    .title = Nauka
learn-base-colours = Każdy kolor ma swoje zadanie i własny znak.
    .title = Kolory
learn-base-end = Po Erze III sumuje się wszystkie punkty: żetony, 1 punkt za każde 3 monety, etapy, karty niebieskie, żółte i zielone, Gildie. Wygrywa, kto ma najwięcej punktów, a przy remisie – kto ma więcej monet.
    .title = Koniec gry
learn-leaders-selection = Każdy zaczyna z 6 monetami i czterema Liderami. Zatrzymaj jednego, pozostałych podaj w prawo, i tak dalej, aż każdy będzie mieć czterech.
    .title = Wybór Liderów
learn-leaders-recruiting = Przed każdą Erą wszyscy jednocześnie zagrywają jednego Lidera. Zrekrutuj go, płacąc jego koszt, użyj do budowy etapu swojego Cudu albo odrzuć za 3 monety. Lider, który zostanie po rekrutacji w Erze III, wraca do pudełka.
    .title = Rekrutacja
learn-leaders-effects = Lider działa od chwili zrekrutowania. Nie jest kartą żadnego koloru i ma własny wiersz w notesie punktacji.
    .title = Działanie Liderów
learn-cities-cards = Do każdej Ery dochodzi tyle czarnych kart, ilu jest graczy: każdy ma 8 kart i rozgrywa 7 tur.
    .title = Czarne karty
learn-cities-losses = Przez niektóre karty wszyscy inni tracą monety na koniec tury. Za każdą monetę, której nie zapłacisz, bierzesz dług: to −1 punkt na koniec gry i nie można go spłacić.
    .title = Straty i długi
learn-cities-diplomacy = Z żetonem Dyplomacji nie bierzesz udziału w najbliższych Konfliktach Lądowych, nawet jeśli masz przewagę, a twoi sąsiedzi walczą ze sobą. Potem oddajesz żeton.
    .title = Dyplomacja
learn-cities-masks = Maska kopiuje na koniec gry jeden symbol naukowy z zielonej karty sąsiada. Sąsiad niczego nie traci.
    .title = Maski
learn-armada-ships = Każdy ma planszę Stoczni z czterema flotami. Budując czerwoną, żółtą, niebieską albo zieloną kartę, możesz też przesunąć flotę tego koloru o jedno pole, a budując etap – flotę powiązaną z Cudem. To Morska Budowa; oba koszty płaci się razem.
    .title = Floty
learn-armada-spaces = Czerwona flota daje Tarcze Morskie, niebieska punkty, żółta monety, Podatki i poziom Rozwoju Handlowego, a zielona eksploruje Wyspy. Liczy się pole, na którym flota stoi; monety, Wyspy i Podatki działają w chwili, gdy na nie dotrze.
    .title = Pola
learn-armada-tributes = Podatek sprawia, że wszyscy inni tracą tyle monet, ile wynosi, minus swój poziom Rozwoju Handlowego; z kilku Podatków w turze obowiązuje tylko najwyższy. Piraci zabierają każdemu tyle monet, ile wynosi jego poziom Rozwoju Handlowego.
    .title = Podatki i Piraci
learn-armada-islands = Kto eksploruje, dobiera cztery Wyspy danego poziomu i zatrzymuje jedną. Jeśli kilku graczy eksploruje w turze ten sam poziom, rozdaje się między nich cały stos.
    .title = Wyspy
learn-armada-naval = Na koniec każdej Ery wszyscy porównują Siłę na Morzu. Pierwsze miejsce daje 3, 5 albo 7 punktów zależnie od Ery, drugie 1, 3 albo 5, a ostatnie odbiera 1, 2 albo 3. Przy remisie o pierwsze miejsce każdy z remisujących bierze nagrodę za drugie.
    .title = Konflikty Morskie
learn-armada-incursions = Niektóre czerwone karty powodują Najazd na drugie miasto z lewej albo z prawej: na koniec tej Ery walczysz także z nim. Dwa miasta walczą ze sobą najwyżej raz na Erę.
    .title = Najazdy
learn-armada-selling = Kto odrzuca kartę, może zamiast wziąć monety przesunąć za darmo żółtą flotę o jedno pole.
    .title = Odrzucanie karty z Armadą
learn-teams-playing = W cztery, sześć albo osiem osób gra się w dwuosobowych drużynach; członkowie drużyny siedzą obok siebie. Widzą nawzajem swoje karty i mogą się naradzać, ale niczego sobie nie pożyczają ani nie wymieniają. Za zasoby z miasta drugiej osoby z drużyny płaci się jak u każdego sąsiada.
    .title = Gra w drużynie
learn-teams-conflicts = Członkowie drużyny nie walczą ze sobą. Konflikt z drugim sąsiadem toczy się o dwa żetony zamiast jednego.
    .title = Konflikty Lądowe
learn-teams-end = Punkty obu osób się sumuje. Przy remisie wygrywa drużyna, która ma więcej monet.
    .title = Koniec gry
ruling-b-12 = Liczy się też to, co wszyscy zbudowali w tej samej turze.
ruling-b-21 = Sąsiedzi nie mogą kupić tych zasobów: są tylko dla ciebie.
ruling-b-24 = Obaj sąsiedzi mogą z niej kupować w tej samej turze, a ty i tak możesz z niej korzystać.
ruling-b-25 = Działa od tury następującej po budowie.
ruling-b-26 = Surowce to drewno, kamień, ruda i glina; szkło, tkanina i papirus to dobra.
ruling-b-30 = Tarcze liczą się od razu, w konfliktach na koniec tej i każdej następnej Ery.
ruling-b-37 = Liczy się to, co stoi w miastach na koniec gry, a nie to, co stało w chwili budowy.
ruling-b-40 = Ostatnią kartę Ery zagrywa się po ostatniej turze wszystkich, jako osobną turę: monety z tamtej tury można już wydać. Kartę można zbudować, użyć jej do budowy etapu albo odrzucić za monety.
ruling-b-41 = Na koniec tury przeglądasz wszystkie odrzucone karty i możesz jedną zbudować za darmo, także odrzuconą w tej turze.
ruling-b-42 = Darmowa budowa nie kosztuje też monet. Dotyczy tylko kart, nigdy etapów ani Liderów, i nie jest obowiązkowa.
ruling-b-51 = Symbol do wyboru liczy się tak, żeby dać ci najwięcej punktów; nie trzeba go wcześniej wskazywać.
ruling-l-20 = Za darmo znaczy, że nie płaci się też monet. Powiązanie ma pierwszeństwo.
ruling-l-21 = Raz na turę, dowolny jeden zasób: do karty, etapu albo floty.
ruling-l-22 = Monety dostajesz tylko za to, co zdarzy się po zrekrutowaniu, w jakikolwiek sposób.
ruling-l-23 = Wybierasz, którego zasobu nie trzeba. Monety płaci się w całości.
ruling-l-25 = To żeton bieżącej Ery.
ruling-l-26 = Odrzucasz swoje żetony Porażki; wszyscy inni, także w twojej drużynie, odrzucają jeden wybrany żeton Zwycięstwa.
ruling-l-27 = Dochodzi do pierwszych monet, które w turze bierzesz z banku. Monety za odrzucenie karty się liczą, monety od sąsiadów nie.
ruling-l-28 = Raz na turę za każdego z dwóch sąsiadów, po zakupie u niego.
ruling-l-29 = Żetony Porażki z Najazdów też idą do zwycięzcy; żetony Morskiej Porażki zostają.
ruling-l-30 = Wszystko liczy się w kolejności, która daje ci najwięcej punktów. Symbolu z Wyspy nie można zmienić.
ruling-l-31 = Liczy się na koniec gry. Pochowany Lider nie leży już odkryty; remis z sąsiadem nie daje nic.
ruling-l-32 = Raz na Erę, razem z monetami. Czarna karta, która i tak nic nie kosztuje, tego nie zużywa.
ruling-l-40 = Koszt Lidera nigdy nie spada poniżej 0.
ruling-l-40-draw = Dobiera się Liderów, których nikt nie dostał albo którzy wrócili do pudełka.
ruling-l-40-extra = Można go tylko zrekrutować, nie odrzucić ani użyć do budowy etapu; płaci się monetami, które zostały ci w tej turze.
ruling-l-40-grave = To, co Lider dał od razu, zostaje, reszta przestaje działać. Daje dwukrotność nadrukowanego kosztu albo 6 punktów, jeśli koszt zależy od Ery.
ruling-c-2 = Monety traci się na koniec tury, po wszystkich zyskach. Z Miastami za każdą monetę można zamiast zapłaty wziąć dług.
ruling-c-4 = Te długi bierze się od razu i nie można się od nich wykupić.
ruling-c-5 = To obowiązkowe: następnym razem nie walczysz, nawet jeśli masz przewagę. Najazdy i Konflikty Morskie odbywają się mimo to.
ruling-c-8 = Każda maska kopiuje inną kartę. Można skopiować tylko nadrukowany cyrkiel, zębatkę albo płytkę.
ruling-c-9 = Liczy się tylko to, co dają brązowe i szare karty oraz plansze. Zasób wybiera się na nowo w każdej turze.
ruling-c-9-rebate = Zniżki się sumują, ale zasób nigdy nie kosztuje mniej niż 0 monet.
ruling-c-9-stage = Zasobów za etap nie trzeba mieć; monety się płaci.
ruling-a-10 = Liczy się tylko pole, na którym stoi flota, a nie te, które minęła.
ruling-a-22 = Z kilku Podatków w turze płaci się tylko najwyższy; płaci go też ten, kto nałożył niższy.
ruling-a-24 = Im wyższy poziom Rozwoju Handlowego, tym większa strata.
ruling-a-30 = Poziom Wyspy nie ma nic wspólnego z Erą. Inni widzą tylko tę, którą zatrzymasz.
ruling-a-31 = Bierze się ją z wierzchu stosu, bez oglądania i bez wyboru.
ruling-a-37 = Decyduje się przy każdym Konflikcie Morskim, przed porównaniem sił. Kto nie bierze udziału, nie dostaje żetonu.
ruling-a-38 = Działa w Erze, w której zbudowano kartę. Dyplomacja przed nim nie chroni.
ruling-a-46 = Pole, na które flota dotarła, działa jak zwykle. Z darmowego ruchu można zrezygnować; flota na ostatnim polu nie płynie dalej.
ruling-a-50 = Ten ruch floty zastępuje ten, za który można by zapłacić.
ruling-a-51 = Kosztuje zawsze 1 monetę. Zniżki się nie liczą.
ruling-a-55 = Z Armadą Gildia jest warta najwyżej 10 punktów.
