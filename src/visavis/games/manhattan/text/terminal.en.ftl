# What the terminal says of The Manhattan Project. Sections and messages stand in the same order as in terminal.ru.ftl.


## Help and hints

help-answers = Type the number of an answer in the list, its name, or as much of it as is unique: capitals, dots and the keyboard layout do not matter.
help-options = what can be answered now, and what each answer leads to; “? mine” shows only those with a mine
help-why = why your opponents did what they did, line by line; “why not middle mine” says what spoke against it
help-rule = a paragraph of the rules by its number, as in “rule 9.4”, or by words, as in “rule bribe”
help-legend = what the signs and the short words on the board mean
zone-own = In your hand ({ $n }):
hint-place = Type an answer, such as { $words }; ? lists everything, help the commands.
hint-picked = { $picked }: type what, or its number; Enter goes back.


## The legend

legend-board = The board
legend-places = Short words
legend-pieces = Workers, after the sign of their owner
legend-turn = whose turn it is
legend-contractor = a contractor: belongs to nobody
legend-arrow = before it what is asked, after it what is given
legend-or = one or the other
letter-L = laborer
letter-E = engineer
letter-S = scientist


## Questions and answers

undo-drawn = That cannot be taken back: a card has been drawn since.
why-none = Nobody has explained anything yet: trainees and directors give their reasons after their first turn.
why-not-how = Say what: a space, a building or a bomb, as in “why not middle mine” or “why not 12”.
why-not-what = “{ $typed }” is neither a space, nor a building, nor a bomb. Try { $example }.
rule-how = Say which: a number, as in “rule 9.4”, or words, as in “rule bribe”.


## Beginning and end

over-regions = How the sections ended:
over-ask = log shows how it went, why your opponents’ last reasons, save FILE keeps a copy, Enter leaves.


## Answers in groups

group-main-board = Main board
group-buildings = Buildings
group-bombs = Bombs
group-tests = Tests
group-loading = Loading
group-other = Otherwise


## What is printed, in a word

face-any = { $n ->
    [1] any
   *[other] { $n } any
}
face-laborers = { $n ->
    [1] lab
   *[other] { $n } lab
}
face-engineers = { $n ->
    [1] eng
   *[other] { $n } eng
}
face-scientists = { $n ->
    [1] sci
   *[other] { $n } sci
}
face-money = ${ $n }
face-yellowcake = { $n } cake
face-uranium = { $n } U
face-plutonium = { $n } Pu
face-fighters = { $n } ftr
face-bombers = { $n } bmb
face-spies = { $n ->
    [1] 1 spy
   *[other] { $n } spies
}
face-points = { $n } VP
face-score = { $n } VP
face-stock_engineers = stock { $n } eng
face-stock_scientists = { $n } sci
face-buildings = buy
face-airstrike = strike
face-repair = repair
face-bombs = draft
face-loaded = loaded
face-load = load ${ $n }
face-others = others

means-any = any worker
means-laborers = laborer
means-engineers = engineer
means-scientists = scientist
means-money = money
means-yellowcake = yellowcake
means-uranium = enriched uranium
means-plutonium = plutonium
means-fighters = fighters
means-bombers = bombers
means-spies = spies
means-points = victory points; after a stroke, those of a tested bomb
means-stock_engineers = own workers in the general supply
means-buildings = buy a building
means-airstrike = fly sorties
means-repair = repair buildings
means-bombs = draft bomb cards
means-load = what loading the bomb costs
means-loaded = loaded onto a bomber
means-others = all other players get this

mark-bribe = +bribe
mark-free = (free to engineers)
mark-ready = ready
mark-damage = damage { $n }
mark-closed = closed


## Short names

short-factory_fighters = Fighters
short-factory_bombers = Bombers
short-factory_money_left = Left money
short-factory_money_mid = Middle money
short-factory_money_right = Right money
short-mine_left = Left mine
short-mine_mid = Middle mine
short-mine_right = Right mine
short-univ_1 = Laborers
short-univ_2 = Engineers
short-univ_3 = Scientists
short-univ_4 = Paid
short-airstrike_1 = Air strike 1
short-airstrike_2 = Air strike 2
short-factory = Factory
short-mine = Mine
short-university = Univ.
short-enrichment = Enrich.
short-reactor = Reactor
short-supply = workers
short-hand = bombs

bomb-title-name = { $bomb }
bomb-lacks-name = { $name } (missing { $what })
bomb-ready-name = { $name } (ready)
built-title-name = { $name } { $n } VP
bomb-barred-name = { $name }
built-barred-name = { $name } { $n } VP
token-title-name = Test
