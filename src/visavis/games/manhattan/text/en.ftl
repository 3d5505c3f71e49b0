# The Manhattan Project in English. Sections and messages stand in the same order as in ru.ftl.
# Forms of a name: .the inside a sentence, .a with its article, .to and .in for where a worker goes and stands,
# .number for the verb.


## The game

game-title = The Manhattan Project
game-tagline = The atomic race: dig yellowcake, build plants, spy on your rivals and strike them; but only bombs score.
game-length = about two hours
game-players = 2 to 5 players


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


## Workers: L laborer, E engineer, S scientist; c is a contractor

worker-L = laborer
    .a = a laborer
    .the = the laborer
worker-E = engineer
    .a = an engineer
    .the = the engineer
worker-S = scientist
    .a = a scientist
    .the = the scientist
worker-Lc = contract laborer
    .a = a contract laborer
    .the = the contract laborer
worker-Ec = contract engineer
    .a = a contract engineer
    .the = the contract engineer
worker-Sc = contract scientist
    .a = a contract scientist
    .the = the contract scientist


## Resources: good is the name, amount says how many

good-laborers = Laborers
    .the = laborers
good-engineers = Engineers
    .the = engineers
good-scientists = Scientists
    .the = scientists
good-money = Money
    .the = money
good-yellowcake = Yellowcake
    .the = yellowcake
good-fighters = Fighters
    .the = fighters
good-bombers = Bombers
    .the = bombers
good-uranium = Enriched uranium
    .the = enriched uranium
good-plutonium = Plutonium
    .the = plutonium
good-spies = Spies
    .the = spies

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
amount-money = ${ $n }
amount-yellowcake = { $n } yellowcake
amount-fighters = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
amount-bombers = { $n ->
    [one] { $n } bomber
   *[other] { $n } bombers
}
amount-uranium = { $n } uranium
amount-plutonium = { $n } plutonium
amount-spies = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}


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
space-factory_money_left = Money, left
    .to = on the left money space
    .in = on the left money space
space-factory_money_mid = Money, middle
    .to = on the middle money space
    .in = on the middle money space
space-factory_money_right = Money, right
    .to = on the right money space
    .in = on the right money space
space-mine_left = Mine, left
    .to = on the left mine
    .in = on the left mine
space-mine_mid = Mine, middle
    .to = on the middle mine
    .in = on the middle mine
space-mine_right = Mine, right
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
space-airstrike_1 = Air strike, first space
    .to = on the first air-strike space
    .in = on the first air-strike space
space-airstrike_2 = Air strike, second space
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
bomb-lil_bit = Li'l Bit
bomb-the_swede = The Swede
bomb-tomboy = Tomboy
bomb-wipeout = Wipeout
bomb-gone_fission = Gone Fission
bomb-the_minion = The Minion
bomb-ay_caramba = Ay, Caramba{ "\u0021" }
bomb-b_flat = B Flat
bomb-nutcracker = Nutcracker
bomb-big_enchilada = Big Enchilada
bomb-wasnt_me = Wasn't Me
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
