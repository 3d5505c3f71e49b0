# The Manhattan Project in English. Sections and messages stand in the same order as in ru.ftl.
# Forms of a name: .the inside a sentence, .a with its article, .to and .in for where a worker goes and stands,
# .number for the verb, .one and .many of a kind, .short and .bare for amounts where there is little room,
# .said for an answer somebody has given.


## The game

game-title = The Manhattan Project
game-tagline = The atomic race: dig yellowcake, build plants, spy on your rivals and strike them; but only bombs score.
game-length = about two hours
game-players = 2 to 5 players

scenario-two = Two players
scenario-two-help = Two players, and 70 points win. The test tokens are worth 6 and 0.
scenario-three = Three players
scenario-three-help = Three players, and 60 points win. The test tokens are worth 8, 4 and 0.
scenario-four = Four players
scenario-four-help = Four players, and 50 points win. The fourth in turn order begins with one more engineer or scientist.
scenario-five = Five players
scenario-five-help = Five players, and 45 points win. The fourth and the fifth in turn order begin with one more engineer or scientist each.


## Opponents

opponent-trainee = Trainee
opponent-trainee-help = Looks no further than the next placement, judges it by eye, and at times muddles the order of its buildings.
opponent-director = Director
opponent-director-help = Thinks the rest of the turn through, gets in the way of whoever is close to a bomb, and knows how to bargain.


## A first acquaintance

guide-1 = Only bombs score: those built, those loaded onto a bomber, and the token for a test. Whoever first has enough points wins at that very moment, even in the middle of a turn.
    .at = scores
guide-2 = On your turn you either place workers or retrieve them, and then all of yours come home to your supply. A worker acts once, as soon as it is placed, and blocks the place until it leaves.
    .at = own
guide-3 = There are three kinds of workers, and none stands in for another: you begin with four laborers, universities bring engineers and scientists. Grey ones are contractors: they work for anybody and leave you when you retrieve. Fighters shoot down planes; bombers damage buildings and carry bombs.
    .at = own
guide-4 = First comes the main board, one space at most; then as many of your buildings as you like. Buildings are bought on Construction, and the further left a card lies on the market, the less it costs.
    .at = board
guide-5 = A bomb takes scientists, engineers and fuel: uranium from enrichment plants or plutonium from reactors. One plutonium bomb may be spent on a test that makes the others worth more, and any bomb can be loaded, for money and a bomber, to gain five points.
    .at = row
guide-6 = A plan to begin with: buy cheap buildings first, a mine, a factory, a university; one bought now can be used in the same turn. Train an engineer and a scientist soon: together they start Bomb design, and the card you keep says which fuel you need. Then look for that reactor or enrichment plant. Retrieve when little is left to place.
    .at = board
guide-7 = Only the bomb cards in hand and the order of the decks are hidden; all else is open. Bomb cards are drafted: the open row goes round the table, and everybody keeps one in secret.
    .at = rivals


## Settings

setting-pacts = Negotiations
setting-pacts-help = On: on a turn of placing you may make agreements about air strikes, and the program holds everybody to them. Off: whatever is said at the table binds nobody.
setting-bomb_is_placement = A bomb is a placement
setting-bomb_is_placement-help = On every turn of placing at least one worker must be placed. On: those put on a bomb count. Off: somebody must also go to the board or a building.
setting-steps_in_order = Main board before buildings
setting-steps_in_order-help = On: after the first building nobody can go to the main board this turn. Off: in any order.
setting-construction_must_buy = Construction means buying
setting-construction_must_buy-help = Off: a worker may just stand on Construction. On: if you can afford any card, you must buy one.
setting-bombed_workers_return = Bombed workers leave
setting-bombed_workers_return-help = Off: workers in a building that is hit stay there. On: they go home at once.
setting-repair_offer_needs_repair = Others repair only after a repair
setting-repair_offer_needs_repair-help = Somebody has taken Repair. Off: the others may pay for repairs in any case. On: only if that player repaired something.
setting-open_hands = Open bomb cards
setting-open_hands-help = Off: of other hands you see only how many cards they hold. On: everybody sees everything.
setting-bonus_contractor = Bonus worker may be a contractor
setting-bonus_contractor-help = The worker that the fourth and fifth player begin with. Off: it has the player’s colour. On: a contractor may be taken instead.
setting-new_building_waits = New buildings wait
setting-new_building_waits-help = Off: a building may be used in the turn it was bought. On: from the next turn on.
setting-tested_bomb_shuffled = Shuffle tested bombs
setting-tested_bomb_shuffled-help = Off: a tested bomb lies under the deck, and everybody remembers it. On: it is shuffled into the deck.
setting-turn_limit = Turn limit
setting-turn_limit-help = After so many turns of each player without a winner the game is stopped and the leader wins. The rulebook has no such limit.
setting-think_aloud = Opponents think aloud
setting-think_aloud-help = Off: while the game lasts, an opponent gives its reasons without the numbers, which hint at its hidden cards. On: with them.


## Colours of the players

side-red = Red
    .number = one
side-green = Green
    .number = one
side-blue = Blue
    .number = one
side-yellow = Yellow
    .number = one
side-purple = Purple
    .number = one
side-nobody = Nobody
    .number = one


## Workers: L laborer, E engineer, S scientist; c is a contractor

worker-L = laborer
    .a = a laborer
    .the = the laborer
    .many = laborers
worker-E = engineer
    .a = an engineer
    .the = the engineer
    .many = engineers
worker-S = scientist
    .a = a scientist
    .the = the scientist
    .many = scientists
worker-Lc = contract laborer
    .a = a contract laborer
    .the = the contract laborer
worker-Lc-help = A worker of nobody: hired for this job, back to the general supply after it.
worker-Ec = contract engineer
    .a = a contract engineer
    .the = the contract engineer
worker-Ec-help = A worker of nobody: hired for this job, back to the general supply after it.
worker-Sc = contract scientist
    .a = a contract scientist
    .the = the contract scientist
worker-Sc-help = A worker of nobody: hired for this job, back to the general supply after it.


## Resources: good is the name, amount says how many

good-laborers = Laborers
    .the = laborers
good-engineers = Engineers
    .the = engineers
good-scientists = Scientists
    .the = scientists
good-money = Money
    .the = money
good-money-help = Money pays for buildings, for what spaces ask, for repairs and for loading bombs.
good-yellowcake = Yellowcake
    .the = yellowcake
good-yellowcake-help = Raw ore: reactors make plutonium of it, enrichment plants uranium.
good-fighters = Fighters
    .the = fighters
    .one = fighter
good-fighters-help = Fighters shoot down planes of others and keep your buildings from being bombed.
good-bombers = Bombers
    .the = bombers
    .one = bomber
good-bombers-help = Bombers damage the buildings of whoever has no fighters left; bombs are loaded onto them, too.
good-uranium = Enriched uranium
    .the = enriched uranium
good-uranium-help = Fuel of uranium bombs.
good-plutonium = Plutonium
    .the = plutonium
good-plutonium-help = Fuel of plutonium bombs.
good-spies = Spies
    .the = spies
good-spies-help = In a turn of espionage your workers may enter as many buildings of others as you have spies.

amount-laborers = { $n ->
    [one] { $n } laborer
   *[other] { $n } laborers
}
amount-engineers = { $n ->
    [one] { $n } engineer
   *[other] { $n } engineers
}
amount-scientists = { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
}
contractors-laborers = { $n ->
    [one] { $n } contract laborer
   *[other] { $n } contract laborers
}
contractors-engineers = { $n ->
    [one] { $n } contract engineer
   *[other] { $n } contract engineers
}
contractors-scientists = { $n ->
    [one] { $n } contract scientist
   *[other] { $n } contract scientists
}
amount-money = ${ $n }
amount-yellowcake = { $n } yellowcake
amount-fighters = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
    .bare = { $n }
amount-bombers = { $n ->
    [one] { $n } bomber
   *[other] { $n } bombers
}
    .bare = { $n }
amount-uranium = { $n } uranium
    .bare = { $n }
amount-plutonium = { $n } plutonium
    .bare = { $n }
amount-spies = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
    .bare = { $n }


## The main board: sections and spaces

section-construction = Construction
section-factories = Factories
section-mines = Mines
section-universities = Universities
section-reactor = Reactor
section-enrichment = Enrichment plant
section-airstrike = Air strikes
section-repair = Repair
section-espionage = Espionage
section-design = Bomb design

space-construction = Construction
    .to = on Construction
    .in = on Construction
space-factory_fighters = Fighter factory
    .to = on the fighter factory
    .in = on the fighter factory
space-factory_bombers = Bomber factory
    .to = on the bomber factory
    .in = on the bomber factory
space-factory_money_left = Left money space
    .to = on the left money space
    .in = on the left money space
space-factory_money_mid = Middle money space
    .to = on the middle money space
    .in = on the middle money space
space-factory_money_right = Right money space
    .to = on the right money space
    .in = on the right money space
space-mine_left = Left mine
    .to = on the left mine
    .in = on the left mine
space-mine_mid = Middle mine
    .to = on the middle mine
    .in = on the middle mine
space-mine_right = Right mine
    .to = on the right mine
    .in = on the right mine
space-univ_1 = Laborer university
    .to = at the laborer university
    .in = at the laborer university
space-univ_2 = Engineer university
    .to = at the engineer university
    .in = at the engineer university
space-univ_3 = Scientist university
    .to = at the scientist university
    .in = at the scientist university
space-univ_4 = Paid university
    .to = at the paid university
    .in = at the paid university
space-reactor = Reactor
    .to = on the reactor
    .in = on the reactor
space-enrichment = Enrichment plant
    .to = at the enrichment plant
    .in = at the enrichment plant
space-airstrike_1 = Air strike 1
    .to = on the first air-strike space
    .in = on the first air-strike space
space-airstrike_2 = Air strike 2
    .to = on the second air-strike space
    .in = on the second air-strike space
space-repair = Repair
    .to = on Repair
    .in = on Repair
space-espionage = Espionage
    .to = on Espionage
    .in = on Espionage
space-design_bomb = Bomb design
    .to = on Bomb design
    .in = on Bomb design


## Buildings: kind and number

kind-factory = Factory
    .the = factory
    .to = on factory
    .in = on factory
kind-mine = Mine
    .the = mine
    .to = on mine
    .in = on mine
kind-university = University
    .the = university
    .to = at university
    .in = at university
kind-enrichment = Enrichment plant
    .the = enrichment plant
    .to = at enrichment plant
    .in = at enrichment plant
kind-reactor = Reactor
    .the = reactor
    .to = on reactor
    .in = on reactor
building = { $kind } { $number }
    .the = { CASE($kind, "the") } { $number }
    .to = { CASE($kind, "to") } { $number }
    .in = { CASE($kind, "in") } { $number }


## Bombs; the cards have the names printed on them

fuel-uranium = uranium
fuel-plutonium = plutonium

bomb-small_fry = Small Fry
bomb-dem_apples = Dem Apples
bomb-cherry_bomb = Cherry Bomb
bomb-over_easy = Over Easy
bomb-mary_jane = Mary Jane
bomb-tear_drop = Tear Drop
bomb-dear_john = Dear John
bomb-oopsie_daisy = Oopsie Daisy
bomb-skydive = Skydive
bomb-lil_bit = Li’l Bit
bomb-the_swede = The Swede
bomb-tomboy = Tomboy
bomb-wipeout = Wipeout
bomb-gone_fission = Gone Fission
bomb-the_minion = The Minion
bomb-ay_caramba = Ay, Caramba{ "\u0021" }
bomb-b_flat = B Flat
bomb-nutcracker = Nutcracker
bomb-big_enchilada = Big Enchilada
bomb-wasnt_me = Wasn’t Me
bomb-large_marge = Large Marge
bomb-fat_chance = Fat Chance
bomb-special_delivery = Special Delivery
bomb-big_bertha = Big Bertha
bomb-heavy_load = Heavy Load
bomb-compensator = Compensator
bomb-tout_de_suite = Tout de Suite
bomb-split_pea = Split Pea
bomb-big_bang = Big Bang
bomb-the_last_word = The Last Word


## Parts of sentences

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
all-of = { $parts }
either = { $first } or { $second }
nothing = nothing
amount-any = { $n ->
    [one] any worker
   *[other] any { $n } workers
}

type-laborers = laborers
    .one = laborer
type-engineers = engineers
    .one = engineer
type-scientists = scientists
    .one = scientist

plane-fighters = fighter
plane-bombers = bomber

clause-spare = { $side } spares the { $what } of { $other }
clause-peace = { $side } and { $other } spare each other’s { $what }
clause-keep-off = { $side } keeps off the air-strike spaces
clause-strike = { $n ->
    [0] { $side } has struck { $other } as promised
    [one] { $side } flies { $n } sortie against { $other }
   *[other] { $side } flies { $n } sorties against { $other }
}
what-planes = planes
what-buildings = buildings
what-all = planes and buildings
answer-yes = accept
    .said = accepts
answer-no = refuse
    .said = refuses


## What a place asks and gives

works-crew = { $crew }
works-crew-price = { $crew }, pay { $price }
works-crew-gain = { $crew } → { $gain }
works-crew-price-gain = { $crew }, pay { $price } → { $gain }
works-with = { $works }; { $more }
works-others = the others: { $gain }
works-bribe = $1 into the bribe pile
works-construction = one card of the market may be bought, an engineer gets those for { $free } free
works-airstrike = sorties against rivals
works-repair = remove up to { $points } damage from your buildings, then the others may pay to repair theirs
works-espionage = foreign buildings are open this turn
works-design = a draft of bomb cards: two for you, one for everybody else


## The log

event-first = { $side } begins
event-turn = Turn { $n }. { $side }
event-building-up = On the market for ${ $price }: { CASE($building, "the") }
event-bomb-up = Into the row: { $bomb }
event-placed = { $side } places { $workers } { CASE($space, "to") }
    .brief = { $workers } { CASE($space, "to") }
event-manned = { $side } places { $workers } { CASE($building, "to") }
    .brief = { $workers } { CASE($building, "to") }
event-manned-foreign = { $side } places { $workers } { CASE($building, "to") } of { $owner }
    .brief = { $yours ->
        [yes] { $workers } { CASE($building, "to") } of yours
       *[no] { $workers } { CASE($building, "to") } of { $owner }
    }
event-paid = { $side } pays { $amount }
    .brief = { $acting ->
        [yes] pays { $amount }
       *[no] { $side } pays { $amount }
    }
event-gained = { $side } gains { $amount }
    .brief = { $acting ->
        [yes] gains { $amount }
       *[no] { $side } gains { $amount }
    }
event-gained-less = { $n ->
    [0] { $side }: the track is full, { $lost } gone to waste
   *[other] { $side } gains { $amount }, { CASE($lost, "bare") } lost
}
event-hired = { $side } gains { $amount }{ event-hired.hired }{ event-hired.missing }
    .hired = { $contractors ->
        [0] { "" }
       *[other] { " " }({ event-hired.among })
    }
    .among = { $own ->
        [0] { event-hired.all }
       *[other] contractors: { $contractors }
    }
    .all = { $contractors ->
        [one] contractor
       *[other] contractors
    }
    .missing = { $short ->
        [0] { "" }
       *[other] , { $short } short
    }
    .brief = { $acting ->
        [yes] gains { $amount }
       *[no] { $side } gains { $amount }
    }
event-hired-nobody = { $side } gains nobody: no { $type } are left in the general supply
    .brief = gains nobody
event-bribe = ${ $n } into the bribe pile, now ${ $total }
    .brief = { "" }
event-declined = { $side } forgoes the action
    .brief = no action
event-bought = { $price ->
    [0] { $side } takes { CASE($building, "the") } for free
   *[other] { $side } buys { CASE($building, "the") } for ${ $price }
}
    .brief = { $price ->
        [0] takes { CASE($building, "the") } for free
       *[other] buys { CASE($building, "the") } for ${ $price }
    }
event-bought-nothing = { $side } buys nothing
    .brief = buys nothing
event-took-pile = { $side } takes the bribe pile: ${ $n }
    .brief = takes the bribe pile: ${ $n }
event-access = { $side } spies: { $n ->
    [one] { $n } foreign building is open
   *[other] { $n } foreign buildings are open
}
event-shot = { $side } shoots down a { CASE($good, "one") } of { $victim }
    .brief = { $yours ->
        [yes] shoots down one of your planes: a { CASE($good, "one") }
       *[no] shoots down a { CASE($good, "one") } of { $victim }
    }
event-bombed = { $side } bombs { CASE($building, "the") } of { $victim }: damage { $n }
    .brief = { $yours ->
        [yes] bombs your { $building }: damage { $n }
       *[no] bombs { CASE($building, "the") } of { $victim }: damage { $n }
    }
event-repaired = { $n ->
    [0] { $side } repairs { CASE($building, "the") }: whole again
   *[other] { $side } repairs { CASE($building, "the") }: damage { $n } left
}
    .brief = repairs { CASE($building, "the") }
event-repaired-paid = { $n ->
    [0] { $side } repairs { CASE($building, "the") } for ${ $price }: whole again
   *[other] { $side } repairs { CASE($building, "the") } for ${ $price }: damage { $n } left
}
    .brief = repairs { CASE($building, "the") } for ${ $price }
event-designed = { $side } begins a draft of bombs
    .brief = a draft of bombs
event-kept = { $side } keeps { $bomb }
    .brief = { $acting ->
        [yes] keeps { $bomb }
       *[no] { $side } keeps { $bomb }
    }
event-kept-unseen = { $side } keeps a bomb card
    .brief = { $acting ->
        [yes] keeps a bomb card
       *[no] { $side } keeps a bomb card
    }
event-design-closed = Too few cards for a new row: bomb design is closed for good
    .brief = bomb design is closed for good
event-built = { $side } builds { $bomb }: { total } in all
    .brief = builds { $bomb }: { total } in all
event-tested = { $side } tests { $bomb }, token { $n }: { total } in all
    .brief = tests { $bomb }, token { $n }: { total } in all
event-loaded = { $side } loads { $bomb } for ${ $price }: { total } in all
    .brief = loads { $bomb }: { total } in all
event-retrieved = { $side } retrieves { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}{ $contractors ->
    [0] { "" }
    [one] , { $contractors } contractor goes back to the general supply
   *[other] , { $contractors } contractors go back to the general supply
}
    .brief = { $n ->
        [one] retrieves { $n } worker
       *[other] retrieves { $n } workers
    }
event-freed = { $other } gets { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} back as well
event-pact-clause = { $side } proposes: { $clause }
event-pact-answer = { $side } { CASE($answer, "said") }
event-pact-made = The pact is made, until the next turn of { $side }
    .brief = the pact is made
event-pact-refused = The pact proposed by { $side } is off
    .brief = no pact
event-pact-cancelled = { $side } breaks off the talks
    .brief = no more talks
event-pact-over = The pact of { $side } is over
    .brief = the pact of { $side } is over
event-won = { $side } wins: { points }, the goal is { $goal }
event-stopped = The game is stopped: { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} each

ending-goal = enough points
ending-turn-limit = most points at the turn limit


## The screen

region-market = Market
region-row = Bombs to draft
region-board = Board of { $side }

place-title = { place-title.name }: { place-title.said }
    .name = { $place }
    .said = { $works }
site-damaged = { site-damaged.name }: { site-damaged.said }
    .name = { $place }
    .said = { $works }. Damage { $damage }: out of use
place-barred = { place-barred.name }: { place-barred.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. Not now — { $why }
bomb-barred = { bomb-barred.name }: { bomb-barred.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. Not now — { $why }
built-barred = { built-barred.name }: { built-barred.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. Not now — { $why }
barred-step = the main board is closed to you this turn
barred-occupied = occupied by { $sides }
barred-contractors = occupied by contractors
barred-pact = a pact keeps you off
barred-duty = first the air strike that was promised
barred-foreign = a foreign building, open only to spies
barred-closed = bomb design is closed for good
barred-new = bought this turn
barred-lacks = missing: { $what }
barred-damaged = damaged, and out of use
barred-place-first = first choose a space or a building, then who goes there
barred-not-yours = it is not yours
barred-action = there one goes for the action alone
barred-there = { $space }: { $why }
barred-dear = it costs ${ $price }, and you have ${ $n }
barred-buy = a worker on Construction buys it
barred-draft = a scientist and an engineer on Bomb design start the draft
barred-later = first finish what you are doing
barred-nobody-left = nobody would be left to place, and a crew on a bomb is no placement
barred-loaded = it is loaded already
barred-load = missing for loading: { $what }
barred-not-for-sale = only cards of the market are for sale
barred-not-drafted = it is not among the cards that go round
barred-own = nobody strikes at himself
barred-spared = you have promised to spare that
barred-gone = there is no such plane
barred-shielded = its owner still has a fighter, and one is enough against all bombers
barred-no-fighters = you have no fighters
barred-no-bombers = you have no bombers
barred-owed = the plane is needed for the strike you have promised
barred-whole = it is not damaged
barred-misfit = what is wanted here: { $what }
barred-at-work = at work until you retrieve
barred-promise = not possible in this promise
wanted-market = a building of the market is asked for
wanted-draft = a card of those that go round is asked for
wanted-target = the target of an air strike is asked for, a plane or a building
wanted-damaged = a damaged building of yours is asked for
wanted-worker = who goes is asked for
wanted-player = one of the players is asked for
cannot-go = { $place }: not now, { $why }
slot-title = Market slot, ${ $price }{ $free ->
    [0] { "" }
   *[other] , free for an engineer
}{ $bribe ->
    [0] { "" }
   *[other] , $1 into the bribe pile
}{ $pile ->
    [0] { "" }
   *[other] , brings the bribe pile: ${ $pile }
}
slot-title-help = What the building card lying here costs. When one is bought, the others become cheaper.
row-title = { row-title.name }: { row-title.said }
    .name = Open bomb
    .said = these cards are drafted
row-closed = Bomb design is closed
row-closed-help = There are no bomb cards left, and no draft.
supply-title = Supply of { $side }
supply-title-help = Workers who can be sent to spaces and buildings.
hand-title = { hand-title.name }: { hand-title.said }
    .name = Bomb cards in the hand of { $side }
    .said = { $n }
hand-title-help = Bomb cards that are not built yet. Nobody sees what is on another player’s cards.
bomb-title = { bomb-title.name }: { bomb-title.said }
    .name = { $bomb }, { $fuel }
    .said = { $scientists ->
        [0] { "" }
        [one] { $scientists } scientist,{ " " }
       *[other] { $scientists } scientists,{ " " }
    }{ $engineers ->
        [0] { "" }
        [one] { $engineers } engineer,{ " " }
       *[other] { $engineers } engineers,{ " " }
    }fuel { $n } → { $plutonium ->
        [0] { bomb-title.now }
       *[other] { bomb-title.now }, { $tested } after a test
    }; loading ${ $load }
    .now = { $untested ->
        [one] { $untested } point
       *[other] { $untested } points
    }
bomb-lacks = { bomb-lacks.name }: { bomb-lacks.said }
    .name = { CASE($bomb, "name") }
    .said = { CASE($bomb, "said") }. Missing: { $what }
bomb-ready = { bomb-ready.name }: { bomb-ready.said }
    .name = { CASE($bomb, "name") }
    .said = { CASE($bomb, "said") }. Can be built
built-title = { built-title.name }: { built-title.said }
    .name = { CASE($bomb, "name") }
    .said = { CASE($bomb, "said") }. Built{ $loaded ->
        [0] { "" }
       *[other] { " " }and loaded
    }: { points }
token-title = { token-title.name }: { token-title.said }
    .name = Test token
    .said = { points }
card-hidden = A bomb card only its owner may see
worker-of = { $worker } of { $side }
worker-of-help = Workers are sent to spaces and buildings, as many as a place asks for. They come back when their player takes all of them back.
workers-at = { $workers } ({ $place })
on-bomb = { $bomb }
on-token = test token
on-supply = personal supply

count-score = Points
count-score-help = Bombs that are built and loaded, and tests, give points. Whoever has as many as are needed wins.
count-stock = { $good } in the general supply
count-stock-help = So many of one’s own people of this kind can still be trained; a player has no more pieces.
count-contractors = Free contract { CASE($worker, "many") }
count-contractors-help = Contractors belong to nobody: they are hired for a while and return to the general supply.
count-bribe = Bribe pile
count-bribe-help = Money from bribes. Whoever takes the card of the $2 slot gets all of it.
count-buildings = Building deck
count-buildings-help = The market of buildings is refilled from here.
count-bombs = Bomb deck
count-bombs-help = The cards of a bomb draft come from here.
count-bombs-under = Bomb deck (at the bottom: { $under })
count-bombs-under-help = The cards of a bomb draft come from here; everybody has seen what lies at the bottom.
count-token = Next test token (left: { $left })
count-token-help = Whoever makes the next test gets so many points for it.
number = { $n }

source-built = Bombs built
source-tested = Tests
source-loaded = Bombs loaded

status-setup = Setting up
status-turn = Turn { $n }: { $side } to play
status-must-place = At least one worker must be placed
status-access = Foreign buildings open: { $n }
agreement = { $clause } (until the next turn of { $side })
status-goal = { $side } wins with { points }
status-turn-limit = Stopped at the turn limit, best score: { points }


## Where there is little room

row-closed-short = closed
bomb-lacks-short = { $name }
bomb-ready-short = { $name }
section-enrichment-short = Enrichment
section-design-short = Design
token-title-short = Test
count-stock-short = still to gain
count-contractors-short = contract { CASE($worker, "many") }
count-bribe-short = in bribes
count-buildings-short = in the building deck
count-bombs-short = in the bomb deck
count-bombs-under-short = in the bomb deck
count-token-short = on the next token


## Questions to the players

ask-act = { $placed ->
    [0] { ask-act.first }
   *[other] { ask-act.next }{ ask-act.foreign }
}
    .answer = { $answer }
    .first = { $retrieve ->
        [late] Place a worker on the main board, or go straight to the buildings.
        [nobody] Place a worker on the main board, or go straight to the buildings; you have nobody to retrieve yet.
       *[offered] Place a worker on the main board, go straight to the buildings, or retrieve your workers.
    }
    .next = { $left ->
        [0] Nothing is left but the end of the turn.
       *[other] Next: { $next } — or the end of the turn.
    }
    .foreign = { $access ->
        [0] { "" }
       *[other] { " " }Foreign buildings open: { $access }.
    }
step-main = the main board
step-buildings = buildings
step-bombs = bombs
ask-occupy = Which place to take only to hold it, without its action? Its price is due all the same.
    .answer = without its action — { $answer }
ask-main-worker = Whom to place { CASE($space, "to") }?
    .answer = { CASE($space, "to") } — { $answer }
ask-design-scientist = Bomb design: which scientist to place?
    .answer = to bomb design — { $answer }
ask-design-engineer = Bomb design: which engineer to place?
    .answer = to bomb design — { $answer }
ask-building-worker = { $of ->
    [one] Whom to place { CASE($card, "to") }?
   *[other] Whom to place { CASE($card, "to") }? Worker { $number } of { $of }.
}
    .answer = { CASE($card, "to") } — { $answer }
ask-building-own = { $n ->
    [one] { $card }: your own { CASE($type, "one") }, or a contractor?
   *[other] { $card }: how many of the { $n } { $type } are your own? The others are contractors.
}
    .answer = { $card } — { $answer }
ask-building-pay = { $card } can be paid for in more than one way: with what?
    .answer = { $card }, paid with — { $answer }
ask-gain-side = You get one of these, not both: which?
    .answer = one of two — { $answer }
ask-gain-own = { $n ->
    [one] A new { CASE($type, "one") }: in your colour, or a contractor, who leaves when you retrieve?
   *[other] { $n } new { $type }: how many in your colour? The others are contractors.
}
    .answer = { $n ->
        [one] new { CASE($type, "one") } — { $answer }
       *[other] new { $type } — { $answer }
    }
ask-construct-slot = { $engineer ->
    [0] Which building to buy?
   *[other] Which building to buy? An engineer takes the cheapest ones for free.
}
    .answer = construction — { $answer }
ask-strike = { $targets ->
    [0] There is no target left for a sortie.
   *[other] Which plane, and at what? Bombers reach buildings only where no fighter is left to shield them.
}
    .answer = sortie — { $answer }
ask-repair-point = Which building to repair? { $n ->
    [one] One more point may be removed.
   *[other] Up to { $n } more points may be removed.
}
    .answer = repair — { $answer }
ask-repair-offer = Remove one damage for ${ $price }? Choose a building, or decline.
    .answer = repair for ${ $price } — { $answer }
ask-draft-pick = Which card to keep? The others go on round the table.
    .answer = draft — { $answer }
ask-build-scientists = { $n ->
    [one] { $card }: your own scientist, or a contractor?
   *[other] { $card }: how many of the { $n } scientists are your own? The others are contractors.
}
    .answer = { $card }, scientists — { $answer }
ask-build-engineers = { $n ->
    [one] { $card }: your own engineer, or a contractor?
   *[other] { $card }: how many of the { $n } engineers are your own? The others are contractors.
}
    .answer = { $card }, engineers — { $answer }
ask-start-worker = You are among the last to move: which worker to begin with?
    .answer = to begin with — { $answer }
ask-pact-clause = { $n ->
    [0] What is the pact about?
   *[other] In the proposal: { $clauses }. What else?
}
    .answer = talks — { $answer }
ask-pact-who = Who makes the promise?
    .answer = who promises — { $answer }
ask-pact-whom = Whom does the promise of { $seat } concern?
    .answer = whom it concerns — { $answer }
ask-pact-what = What of { $other } will { $seat } spare?
    .answer = what to spare — { $answer }
ask-pact-sorties = How many sorties against { $other } does { $seat } promise?
    .answer = how many sorties — { $answer }
ask-pact-answer = { $by } proposes: { $clauses }. Do you accept?
    .answer = to the proposal — { $answer }


## Questions to a real table: which card was turned up, who was drawn

ask-start-card = Set-up, { $n } of { $of }: which building lies on the next slot of the market?
ask-building = Which building was turned up on the market?
ask-bomb = The row, { $n } of { $of }: which bomb was turned up?
ask-first = Who was drawn to begin?


## Answers

option-enter = { $space }
option-man = { $building }
option-build = build { $bomb }
option-test = test { $bomb }
option-load = load { $bomb }
option-retrieve = retrieve workers
option-occupy = take a place without its action
option-talk = open talks
option-end = end the turn
option-done = no more
option-work = go on working
option-occupy-place = { $place }
option-own = { $own ->
    [0] { option-own.contractors }
   *[other] { option-own.own }{ option-own.rest }
}
    .rest = { $contractors ->
        [0] { "" }
       *[other] , { option-own.contractors }
    }
    .own = { $own } own
    .contractors = { $contractors ->
        [one] { $contractors } contractor
       *[other] { $contractors } contractors
    }
option-number = { $n } own
option-buy = { $price ->
    [0] { $building } for free
   *[other] { $building } for ${ $price }
}
option-buy-nothing = buy nothing
option-shoot = shoot down a { $target } of { $side }
option-bomb = bomb { CASE($building, "the") } of { $side }
option-repair = { $building }
option-offer = offer the pact
option-cancel = break off the talks
option-sorties = { $n ->
    [one] { $n } sortie
   *[other] { $n } sorties
}
promise-spare = spare another player
promise-keep-off = keep off the air-strike spaces
promise-strike = strike a third player

preview-pays = pay { $price }
preview-gains = +{ CASE($gain, "short") }
preview-gains-less = { $n ->
    [0] nothing (the track is full)
   *[other] +{ CASE($gain, "short") } ({ CASE($lost, "bare") } lost)
}
preview-hires-less = { $n ->
    [0] nobody (no { $type } in the supply)
   *[other] +{ $gain } (no more in the supply)
}
preview-others = the others: { $gain }
preview-bribe = $1 into the bribe pile
preview-nothing-damaged = nothing of yours is damaged
preview-pile = and the bribe pile: ${ $n }
preview-price = pay ${ $n }
preview-free = for free
preview-shielded = { $side } is shielded by { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
preview-offers = { $n ->
    [one] { $n } offer left this turn
   *[other] { $n } offers left this turn
}
preview-no-retrieve = after an offer you cannot retrieve this turn
preview-spent = this spends your { $plane }, leaving { $n }
preview-damage = damage will be { $n }
preview-score = score { $from } → { $to }
preview-token = token: { points }
preview-home = { $side } gets back { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
preview-leave = { $n ->
    [one] { $n } contractor leaves
   *[other] { $n } contractors leave
}
preview-taken = others keep { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} until they retrieve
preview-held = contractors block { $n ->
    [one] { $n } foreign building until its owner retrieves
   *[other] { $n } foreign buildings until their owners retrieve
}


## Why an opponent did it

decision-act = { $side }: what to do next
decision-main-worker = { $side }: whom to place on the main board
decision-design-scientist = { $side }: which scientist to send to bomb design
decision-design-engineer = { $side }: which engineer to send to bomb design
decision-building-worker = { $side }: whom to place in the building
decision-building-own = { $side }: how many workers of its own for the building
decision-building-pay = { $side }: how to pay
decision-gain-side = { $side }: what to gain
decision-gain-own = { $side }: how many in its own colour
decision-construct-slot = { $side }: which building to buy
decision-strike = { $side }: the next sortie
decision-repair-point = { $side }: what to repair
decision-repair-offer = { $side }: whether to pay for repairs
decision-draft-pick = { $side }: which bomb to keep
decision-build-scientists = { $side }: how many scientists of its own for the bomb
decision-build-engineers = { $side }: how many engineers of its own for the bomb
decision-start-worker = { $side }: which worker to begin with
decision-pact-clause = { $side }: what to propose
decision-pact-who = { $side }: whose promise
decision-pact-whom = { $side }: whom it concerns
decision-pact-what = { $side }: what to spare
decision-pact-answer = { $side }: whether to accept

plan = { $bombs }{ $test ->
    [0] { "" }
   *[other] , test { $tested }
}{ $loads ->
    [0] { "" }
    [one] , { $loads } load
   *[other] , { $loads } loads
}: { points }
candidate-valued = { $name } ({ $measure })
candidate-valued-gain = { $name } ({ $gain }; { $measure })
candidate-gain = { $name } ({ $gain })
measure-worth = worth { NUMBER($value, maximumFractionDigits: 1) }
measure-for-work = points for each unit of effort: { NUMBER($value, maximumFractionDigits: 1) }
measure-draft = worth for its effort: { NUMBER($value, maximumFractionDigits: 1) }
measure-damage = damage worth { NUMBER($value, maximumFractionDigits: 1) }
measure-cost = costs { NUMBER($value, maximumFractionDigits: 1) }

reason-reaches-goal = the plan reaches the goal
    .not = does not reach the goal
reason-least-effort = reaches the goal with the least effort
    .not = takes more effort to reach the goal
reason-best-for-work = most points for the effort
    .not = fewer points for the effort
reason-need = { $short } short of { $bombs }, { points }
reason-win-now = bombs win the game right now
    .not = does not win the game right now
reason-win-chain = the goal can be reached this turn
    .not = does not lead to the goal this turn
reason-forced = no worker of its own would come home: workers must be placed
    .not = no worker of its own would come home
reason-build-ready = a bomb of the plan can be built: too early to retrieve
    .not = too early: a bomb of the plan can be built
reason-rest = the best work left (worth { NUMBER($value, maximumFractionDigits: 1) }) is worth less than bringing workers home (worth { NUMBER($bar, maximumFractionDigits: 1) })
    .not = the best work left (worth { NUMBER($value, maximumFractionDigits: 1) }) was worth less than bringing workers home (worth { NUMBER($bar, maximumFractionDigits: 1) })
reason-rest-untold = little work is left: bring the workers home
    .not = little work was left
reason-work = the best work left (worth { NUMBER($value, maximumFractionDigits: 1) }) is worth more than bringing workers home (worth { NUMBER($bar, maximumFractionDigits: 1) })
    .not = bringing workers home (worth { NUMBER($bar, maximumFractionDigits: 1) }) was worth less than the best work left (worth { NUMBER($value, maximumFractionDigits: 1) })
reason-work-untold = there is work left that is worth more than bringing workers home
    .not = there was work left that was worth more
reason-reserve = leaves the crew of a ready bomb alone
    .not = takes somebody of the crew of a ready bomb
reason-worth-weighing = among the best at first sight
    .not = not among the best at first sight
reason-value = brings the most for what it costs, or nearly
    .not = brings clearly less for what it costs
reason-deny = is in the way of a rival close to a bomb
    .not = is in nobody’s way
reason-most-value = brings the most for what it costs
    .not = brings less for what it costs
reason-no-step-1 = best space (worth { NUMBER($value, maximumFractionDigits: 1) }) against a turn without the main board (worth { NUMBER($bar, maximumFractionDigits: 1) })
    .not = worth { NUMBER($value, maximumFractionDigits: 1) } at best, a turn without the main board is worth { NUMBER($bar, maximumFractionDigits: 1) }
reason-no-step-1-untold = best space against a turn without the main board
    .not = worth less than a turn without the main board
reason-build = build a ready bomb of the plan, the most points first
    .not = a ready bomb of the plan is built first
reason-test = a test, if it pays
    .not = a test that pays comes first
reason-load = load a bomb, the cheapest first
    .not = a bomb can be loaded, which comes first
reason-careless = buildings in any order
reason-best-building = the building that brings the most
    .not = brings less, or is not worth its workers
reason-nothing-more = nothing left that is worth it
    .not = not worth it
reason-park = somebody must be placed: on Construction, without buying
    .not = somebody must be placed, on Construction without buying
reason-keeps-reserve = not of the crew of a ready bomb
    .not = of the crew of a ready bomb
reason-best-buyer = whoever gets the most out of buying
    .not = would get less out of buying
reason-cheapest-worker = the cheapest type: laborer, engineer, scientist
    .not = a dearer type
reason-contractor = a contractor, who does not stay anyway
    .not = a worker of its own: contractors do not stay anyway
reason-hold = a worker of its own, whom nobody else clears away by retrieving
    .not = a contractor, whom anybody’s retrieving clears away
reason-contractors-first = contractors first: they do not stay anyway
    .not = workers of its own, though contractors would do
reason-own = in its own colour: stays for good
    .not = a contractor does not stay
reason-last-contractors = contractors, whom a rival is waiting for: there will be no next turn
    .not = leaves contractors to a rival
reason-scientist = a scientist: there is no fuel without one
    .not = no scientist
reason-better-side = the side worth more
    .not = worth less
reason-cheaper-side = the side that costs less
    .not = costs more
reason-purchase = what the building will bring, less its price
    .not = will bring less after its price
reason-seek-peace = before the strike, peace with the other rival who has the most bombers
    .not = first peace with the other rival
reason-sortie = the next sortie of the best raid, or no more if there is nothing to hit
    .not = not in the best raid
reason-owed = at whom a strike is owed
    .not = no strike is owed there
reason-best-hit = what costs the other the most
    .not = costs the other less
reason-can-be-whole = the building becomes whole and is worth the money
    .not = cannot become whole, or is not worth the money
reason-else-done = otherwise no repair
    .not = nothing is worth repairing
reason-least-damage = least damage
    .not = more damage
reason-best-repaired = the building worth the most
    .not = a building worth less
reason-best-design = most points for the effort, better with one fuel in hand
    .not = fewer points for the effort
reason-mutual-peace = a promise each way to spare the other
    .not = no promise each way
reason-cancel = otherwise break off
    .not = would not end it
reason-own-promise = its own promise first
    .not = its own promise comes first
reason-partner = between itself and the other rival with the most bombers
    .not = does not concern the partner
reason-everything = planes and buildings alike
    .not = not planes and buildings alike
reason-no-to-a-winner = nothing with a rival who could win with the next bomb
    .not = the rival could win with the next bomb
reason-no-unfair = it would promise more than it gets, or trade a promise for the word of one who cannot strike anyway
    .not = it would promise more than it gets
reason-yes-to-peace = peace as much one way as the other
    .not = the peace is as much one way as the other
reason-yes-to-a-strike = a strike at the leader, with bombers to spare and not for nothing
    .not = a strike at the leader is worth joining
reason-yes-for-nothing = it has to promise nothing
    .not = it has to promise nothing



## What to do at a real table

lay-boards = Lay the main board in the middle and a player board before each colour: { $sides }
lay-colours-aside = Leave all workers and boards of these colours in the box: { $sides }
lay-stock = Into the general supply, of each of these colours ({ $sides }): { $parts }
lay-contractors = Into the general supply, grey: { $workers }
lay-supply = Lay money, yellowcake and the damage and loading markers within reach of all
lay-tokens = Lay out the test tokens: { $tokens }
lay-tokens-aside = Leave these test tokens in the box: { $tokens }
lay-market = Shuffle the { $n } start cards; they go face up on the cheapest slots of the market: { $buildings }
lay-deck = Shuffle the other { $n } buildings face down as the deck
lay-bombs = Shuffle the { $n } bomb cards face down as a deck
lay-tracks = Set the markers on the tracks of each player ({ $sides }): { $parts }
lay-seat = Give each player ({ $sides }): { $parts }
on-track = { $good } { $n }

move-building-up = Turn up { CASE($building, "the") } on the ${ $price } slot of the market
move-bomb-up = Turn up { $bomb } in the row
move-placed = Place workers of { $side } { CASE($space, "to") }: { $workers }
move-manned = Place workers of { $side } { CASE($building, "to") } (board of { $owner }): { $workers }
move-paid = From { $side } to the general supply: { $amount }
move-gained = Give { $side }, from the supply or on its track: { $amount }
move-hired = From the general supply to { $side }: { $amount }, contractors among them: { $contractors }
move-bribe = Put ${ $n } on the bribe pile: ${ $total } now
move-bought = Move { CASE($building, "the") } from the market to the board of { $side }{ $price ->
    [0] { "" }
   *[other] , pay ${ $price }
} and close the gap from the right
move-took-pile = Give { $side } the whole bribe pile: ${ $n }
move-shot = Take a fighter off { $side } and a { CASE($good, "one") } off { $victim }
move-bombed = Take a bomber off { $side } and mark { CASE($building, "the") } of { $victim } with damage { $n }{ $stay ->
    [no] ; back to their supplies from there: { $gone }
   *[other] { "" }
}
move-repaired = { $price ->
    [0] Mark { CASE($building, "the") } of { $side } with damage { $n }
   *[other] Pay ${ $price } for { $side } and mark { CASE($building, "the") } with damage { $n }
}
move-kept = Take { $bomb } into the hand of { $side }
move-kept-unseen = Give a bomb card of the draft to the hand of { $side }
move-built = Lay { $bomb } beside the board of { $side } and put its crew on it: { $workers }
move-tested = { $shuffled ->
    [0] Put { $bomb } under the bomb deck
   *[other] Shuffle { $bomb } into the bomb deck
}, give { $side } token { $n } and move whoever stood on the bomb onto it
move-loaded = Mark { $bomb } as loaded, take ${ $price } and a bomber off { $side }
move-retrieved = Home to { $side }: { $own_from }{ $greys ->
    [yes] ; contractors to the general supply: { $grey_from }
   *[no] { "" }
}
move-freed = Home to { $other } from the cards of { $side }: { $own_from }

unmove-building-up = Put { CASE($building, "the") } from the ${ $price } slot back into the deck
unmove-bomb-up = Put { $bomb } from the row back into the deck
unmove-placed = Back to the supply of { $side }, the workers { CASE($space, "in") }: { $workers }
unmove-manned = Back to the supply of { $side }, the workers { CASE($building, "in") }: { $workers }
unmove-paid = From the general supply back to { $side }: { $amount }
unmove-gained = Take from { $side }: { $amount }
unmove-hired = From { $side } back to the general supply: { $amount }, contractors among them: { $contractors }
unmove-bribe = Take ${ $n } off the bribe pile
unmove-bought = Move { CASE($building, "the") } from the board of { $side } back to its market slot, the cards there to the right{ $price ->
    [0] { "" }
   *[other] , and return ${ $price }
}
unmove-took-pile = Put ${ $n } of { $side } back on the bribe pile
unmove-shot = Give { $side } the fighter back and { $victim } the { CASE($good, "one") }
unmove-bombed = Give { $side } the bomber back and take one damage off { CASE($building, "the") } of { $victim }{ $stay ->
    [no] ; back there from the supplies: { $gone }
   *[other] { "" }
}
unmove-repaired = { $price ->
    [0] Put one damage back on { CASE($building, "the") } of { $side }
   *[other] Return ${ $price } to { $side } and one damage to { CASE($building, "the") }
}
unmove-kept = Put { $bomb } from the hand of { $side } back into the draft
unmove-kept-unseen = Put the last bomb card of { $side } back into the draft
unmove-built = Take { $bomb } back into the hand of { $side }, and its crew into the supply: { $workers }
unmove-tested = Take { $bomb } out of the bomb deck{ $shuffled ->
    [0] , where it lies at the bottom
   *[other] { "" }
}, put the crew back on it and token { $n } into the general supply
unmove-loaded = Take the load off { $bomb }, return ${ $price } and a bomber to { $side }
unmove-retrieved = Put the workers of { $side } back: { $own_from }{ $greys ->
    [yes] ; contractors back from the general supply: { $grey_from }
   *[no] { "" }
}
unmove-freed = Put the workers of { $other } back on the cards of { $side }: { $own_from }
