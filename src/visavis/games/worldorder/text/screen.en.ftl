# What the screens say of World Order. Sections and messages stand in the same order as in screen.ru.ftl.


## A first acquaintance

guide-1 = Whoever has the most victory points after six rounds wins. Most of them come from influence: cubes on permanent slots stay for good, cubes on temporary slots are pushed out from the left when the row is full. The number in a free slot is what a cube brings there at once.
    .at = board
guide-2 = After rounds 3 and 6 a region scores if all its permanent slots are taken. The signs beside the price of engaging rank everybody there, with the points each would get now; the region wears the colour of its leader.
    .at = board
guide-3 = Each round you have a hand of six cards and four turns. A card is played for its effect, or face down for 10 money or a Strategic Asset. Cards you do not play bring their bonus and research points, which buy better cards.
    .at = own
guide-4 = Allies are country cards: they let you engage with their region, sell what stands before the arrow and buy what stands after it, hold investments and bases. Some actions exhaust them; a focus readies them again.
    .at = own
guide-5 = An Automa turns cards and follows its board: a token on the left cell means the left action, otherwise the right one. Touch anything to read what it is, or hold a finger on it; the panel Why tells how each of its decisions came about.
    .at = rivals
guide-6 = A plan to begin with: produce, export what your allies take, then invest and engage where you are close to leading. Fill the last permanent slot only where the ranking suits you.
    .at = own


## What stands above the table

status-setup = Setting up
status-round = Round { $n } of { $of }: { $phase }
status-turn = { $power }, turn { $n } of { $of }
status-points = { $n ->
    [one] { $n } research point left
   *[other] { $n } research points left
}
status-over = The game is over: { $powers }, { $n } VP
phase-preparation = Preparation
phase-action = Action
phase-research = Research
phase-auto-influence = Auto-Influence
phase-aftermath = Aftermath
phase-scoring = scoring
phase-over = the end
phase-setup = setting up
notice-reconstructed = Decision cards, the copies of Growth cards and a few numbers of the Automas are our reconstruction.


## Regions

heading-europe = Europe
heading-central_asia = Central Asia
heading-americas = Americas
heading-mena = Middle East and North Africa
heading-mena-short = Mideast & N. Africa
heading-africa = Africa
heading-south_asia = South Asia
heading-east_asia_pacific = East Asia and the Pacific
heading-east_asia_pacific-short = E. Asia & Pacific
seat-usa = USA
    .the = the USA
seat-eu = EU
    .the = the EU
seat-russia = Russia
seat-china = China
seat-local = Locals
amount-points = { $n } VP
region-table = Turn order
region-looked = Looked through
looked-title = A country that lies open for this choice
region-market = Market
region-growth = Growth
region-growth-help = One card of each level, one level after the other.
region-board = Board: { $side }
listed = { $parts }
nobody-there = none
so-many = { $power } { $n }
permanent-title = { $region }: permanent influence. Cubes: { $cubes }; free slots: { $n }
permanent-title-short = Permanent
temporary-title = { $region }: temporary influence, the leftmost cube goes first. Cubes: { $cubes }; free slots: { $n }
temporary-title-short = Temporary
forces-title = { $region }: armies, bases and tokens
forces-title-short = Armies
threat-defended = { $power }: threat { $threat }, defence { $defence }{ $lost ->
    [0] {""}
   *[other] , would lose { $lost } VP
}
threat-abroad = { $power }: threat { $threat }
score-title = { $region }: engaging costs { $engage } diplomacy; zone of { $zone }; { $n ->
    [0] would score now
    [one] scores once { $n } more permanent slot is taken
   *[other] scores once { $n } more permanent slots are taken
}
score-told = By place: { $ranks }. Bonuses: { $bonus }.
rank = { $place }. { $power }: { $points } ({ $n ->
    [one] { $n } cube
   *[other] { $n } cubes
})
rank-unplayed = { $place }. { $power } ({ $n ->
    [one] { $n } cube
   *[other] { $n } cubes
})
sheet-aftermath = What the Aftermath would bring now
aftermath-line = { $power }: { $parts }
aftermath-nothing = nothing
aftermath-returns = { $amount } from investments
aftermath-prosperity = { $points } of prosperity for { $price }
aftermath-threat = loses { $points } to threats ({ $regions })
sheet-scoring = What a scoring would bring now
scoring-line = { $power }: { $total } VP ({ $parts })
scoring-part = { $source } { $n }
scoring-money = money
scoring-armies = armies
scoring-allies = allies
open-title = { $region }: open countries; { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck
open-title-short = Countries
cube-title = Influence: { $power }
slot-title = A free slot: { $n } VP
army-title = { $region }: armies, { $power } — { $n }
base-title = { $region }: bases, { $power } — { $n }
fdi-title = { $region }: FDI tokens, { $power } — { $n }
engage-title = { $region }: Engage token, { $power }
country-title = { $country }
country-title-short = { $name }
country-exhausted = { $country }, exhausted
country-exhausted-short = { $name }
country-told = Value { $value }; investing costs { $invest }. Exports: { $exports }. Imports: { $imports }. Bases: { $bases }. Barred: { $barred }.
order-title = { $n } in turn order
order-title-short = { $n }
influence-title = Open Auto-Influence cards: resolved after Research
influence-title-short = Auto-Influence
influence-card = { $card }
influence-card-short = { "" }
influence-line = { $power }: a cube{ $army ->
    [1] {" "}and an army
   *[0] {""}
} in { $region }{ $flagged ->
    [1] ; 10 money for { $flag }
   *[0] {""}
}
commerce-title = Commerce card, { $power }: { $goods }, { $up ->
    [1] face up
   *[0] face down
}
commerce-title-short = { $power }


## Cards

card-does = { CASE($card, "does") }
card-title = { $card }
card-title-short = { $card }
card-told = { CASE($card, "does") } Type: { $types }. In Research: { $bonus } and { $research } research.
card-told-market = { CASE($card, "does") } Type: { $types }. Costs { $cost } research; in Research: { $bonus } and { $research } research.
market-title = Market, { $n ->
    [1] the newest card
   *[other] place { $n }
}
growth-title = { $card }: Growth card of level { $level }, copies left: { $n }; an Automa pays { $price } and gains { $points }
growth-title-short = { $card }
order-card-title = Executive Order
order-card-title-short = Order
hidden-card = A card you cannot see
hidden-asset = A Strategic Asset you cannot see
hidden-objective = A goal you cannot see
covered-title = Played face down: { $card }
objective-told = { CASE($card, "first") }: { $first }. { CASE($card, "second") }: { $second }. { CASE($card, "third") }: { $third }. For one, two or three: { $rewards } VP.
task-state = { $when ->
    [scored] scored
    [late] { $late ->
        [1] done now
       *[0] open now
    }
   *[both] { $early ->
        [1] done for round 3
       *[0] open for round 3
    }, { $late ->
        [1] done for round 6
       *[0] open for round 6
    }
}


## Boards of powers

hand-title = Hand: { $n }; deck: { $deck }; discard: { $discard }
hand-title-short = Hand
played-title = Played this round: { $n }
played-title-short = Played
assets-title = Strategic Assets
assets-title-short = Assets
objectives-title = Goals
objectives-title-short = Goals
focus-title = Focus: { $focus }
focus-title-short = Focus
focus-told-domestic = Domestic: 2 research points more in Research.
focus-told-diplomatic = Diplomatic: engaging costs 2 diplomacy less.
focus-told-military = Military: 1 more threat where there is an army, 1 more defence in the whole zone.
prosperity-title = Prosperity: { $n ->
    [one] { $n } step
   *[other] { $n } steps
} made, then what the next one asks and gives
prosperity-title-short = Prosperity { $n }
primary-title = Production of primary goods, and its maximum
primary-title-short = Production
secondary-title = Production of secondary goods, and its maximum
secondary-title-short = Production
deals-title = Trade Deals card: exports and imports in one Trade
deals-title-short = Deals
symbols-title = What all allies take, and after the arrow what they sell
symbols-title-short = Trade
fdi-token-title = FDI token: { $power }
base-token-title = Base: { $power }
deck-title = Ability deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $market ->
    [1] , and a Market card on top
   *[0] {""}
}
deck-title-short = Deck
waiting-title = A Market card, turned first next round
waiting-title-short = Next
revealed-title = The card turned last
revealed-title-short = Turned
player-title = Player card
player-title-short = Market order
player-told = Starts with { $start }. On the Market it prefers: { $market }. New tokens go to: { $cells }. Rounds with a token to come: { $track }.
cell-title = { $cell }: { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} on the { $left ->
    [1] left
   *[0] right
} cell
cell-title-short = { CASE($cell, "short") }
token-title = A token
column-title = { $region }: allies { $n } ({ $allies }); then FDI tokens and bases, each with its limit, and export symbols


## Numbers

count-score = Victory points
count-reserve = Armies in the reserve
count-allies = Allies
count-armies = Armies on the board
count-round = Round
count-points = Research points left
count-market = Market deck ({ $n } discarded)
count-influence = Auto-Influence deck ({ $n } discarded)
count-decisions = Decision deck ({ $n } discarded)


## What an answer leads to

preview-pays = costs { $amount }
preview-gains = gains { $amount }
preview-surplus = over the limit: { $amount }, for { $price }
preview-points = +{ $amount }
preview-loses = −{ $amount }
preview-exhausts = exhausts { $country }
preview-readies = readies { $country }
preview-raises = raises production: { $good }, to { $n }
preview-standing = { $region } would score { $was } → { $now }
preview-completes = { $region } will score: the last permanent slot
asset-does = { $card }: { CASE($card, "does") }
goal-asks = { $card }: { CASE($card, "first") }; { CASE($card, "second") }; { CASE($card, "third") }
preview-research = +{ $n } research points
focus-does-domestic = ready allies: up to { $n }; raise any production for { $price }; produce consumer goods and services; 2 research points more in Research
focus-does-diplomatic = ready allies: up to { $n }; raise production of diplomacy for { $price }; produce diplomacy; engaging costs 2 diplomacy less
focus-does-military = ready allies: up to { $n }; raise production of armies for { $price }; produce armies; 1 more threat where there is an army, 1 more defence in the whole zone
preview-pushes-out = pushes out a cube: { $power }
preview-left = leaves { $amount } to pay
preview-slot = { $power }: slot { $n }
preview-named = { $what }
preview-cost = costs { $amount }, in part payable by exhausting allies there
group-exports = Exports
group-imports = Imports
group-cards = Cards
group-face-down = Face down
group-abilities = Growth cards
group-other = Otherwise


## What everything is for

permanent-title-help = Permanent cubes stay for good. A region scores only when all its permanent slots are taken.
temporary-title-help = A new cube takes the leftmost free slot and brings its points; in a full row the leftmost cube goes and the new one brings nothing.
open-title-help = Improving relations takes one of these; in every Preparation the left one goes under the deck.
looked-title-help = Taken now, or shuffled back.
order-title-help = Who has fewest points chooses a place first; the first in order acts first.
influence-title-help = After Research every unplayed power gets a cube in the region of its row, and what else is shown there.
market-title-help = Bought in Research with research points; bought cards go on top of the deck.
hand-title-help = Cards to play this round; those left over bring their bonus and research points in Research.
played-title-help = They go to the discard when the round ends.
assets-title-help = Each can be used once a game with a card face down; unused ones bring 2 VP each at the end.
objectives-title-help = One of two is scored after round 3, the other after round 6.
prosperity-title-help = Once a round, in the Aftermath, the price may be paid for the next step.
primary-title-help = So much of each comes in every Preparation.
secondary-title-help = So much may be made at once: consumer goods of energy and raw materials, services of energy and food, diplomacy of 3 money, armies of raw materials and food.
deals-title-help = In one Trade each type may be exported or imported once.
symbols-title-help = So many units of each can be sold or bought in one Trade.
deck-title-help = One card is turned each turn, two in Research; only its type counts.
revealed-title-help = Its type says which row of the board acts.
waiting-title-help = It is turned before the first card of the round, then leaves the game.
cell-title-help = With a token on the left cell the left action is due, otherwise the right one. After a left action one token goes right, after a right one all go left.
token-title-help = It decides which of two actions is due.
column-title-help = It may have one FDI token more than allies here, and one base more than allies that allow one.
cube-title-help = Whoever has most cubes in a region leads there.
slot-title-help = What a cube brings that is put there.
army-title-help = An army threatens the other powers of the zone and defends its own; it breaks ties in cubes.
base-title-help = With a base armies may move here, zone or not.
fdi-title-help = FDI tokens bring money in every Aftermath.
engage-title-help = In the Aftermath it may be turned into 5 money per ally here, or discarded for defence.
fdi-token-title-help = It brings twice the value of the country in every Aftermath.
base-token-title-help = Armies may move to this region, zone or not.
hidden-card-help = Only its owner knows it.
hidden-asset-help = Two of three are kept and shown.
hidden-objective-help = Only its owner knows it until it is scored.
covered-title-help = It brought money, an asset or the order; at the end of the round it is discarded.
count-score-help = Whoever has most after six rounds wins.
count-reserve-help = Armies move from here to the board.
count-allies-help = Whoever has most gains points in the scorings.
count-armies-help = Whoever has most on the board gains points in the scorings.
count-round-help = The game ends after six rounds; after the third and the sixth there is a scoring.
count-points-help = What is not spent is lost.
count-market-help = New Market cards come from here.
count-influence-help = They name regions for unplayed powers and for Automas.
count-decisions-help = They decide for Automas.
good-money-help = Money pays for investments, armies, bases and imports.
good-energy-help = For consumer goods and services, or for export.
good-raw-help = For consumer goods and armies, or for export.
good-food-help = For services and armies, or for export.
good-cg-help = For prosperity, or for export.
good-services-help = For Growth cards, or for export.
good-diplomacy-help = For improving relations and engaging.
good-army-help = Armies of the reserve.
seat-usa-help = Its zone: Europe, the Americas, the Middle East and North Africa, East Asia and the Pacific.
seat-eu-help = Its zone: Europe, the Middle East and North Africa, Africa.
seat-russia-help = Its zone: Europe, Central Asia, the Middle East and North Africa.
seat-china-help = Its zone: Central Asia, South Asia, East Asia and the Pacific.
seat-local-help = Local cubes hold places, but nobody gains for them.


## The legend

legend-army = Army, with its owner’s emblem
legend-base = Base
legend-fdi = FDI token
legend-engage = Engage token; price of engaging
legend-slot = Free slot and its VP
legend-points = Victory points
legend-value = Value of a country
legend-research = Research points
legend-threat = Threat; who would lose VP to it
legend-defence = Defence
legend-scores = Would score now; done
legend-waits = Permanent slots still free
legend-barred = Barred to you
legend-spent = Exhausted or used
legend-token = Token of an Automa
legend-allies = Allies
legend-armies = Armies on the board
