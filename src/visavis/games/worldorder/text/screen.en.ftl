# What the screens say of World Order. Sections and messages stand in the same order as in screen.ru.ftl.


## The game

game-title = World Order
game-tagline = Four powers, seven regions: win allies, trade, invest, station armies, and have the most influence where it counts.
game-length = two to three hours
game-players = 1 to 4 players, with up to 3 Automas
scenario-solo-1 = Alone against one Automa
scenario-solo-1-help = One player and one Automa; the other two powers take part by Auto-Influence.
scenario-solo-2 = Alone against two Automas
scenario-solo-2-help = One player and two Automas; the fourth power takes part by Auto-Influence.
scenario-solo-3 = Alone against three Automas
scenario-solo-3-help = One player against all three other powers.
scenario-two = Two players
scenario-two-help = The USA or the EU against Russia or China; the other two take part by Auto-Influence.
scenario-two-1 = Two players and one Automa
scenario-two-1-help = Two players and one Automa; the fourth power takes part by Auto-Influence.
scenario-two-2 = Two players and two Automas
scenario-two-2-help = All four powers: two players, two Automas.
scenario-three = Three players
scenario-three-help = Three players; the fourth power takes part by Auto-Influence.
scenario-three-1 = Three players and one Automa
scenario-three-1-help = All four powers: three players and one Automa.
scenario-four = Four players
scenario-four-help = All four powers, all played by people.
side-first = First player
side-second = Second player
side-third = Third player
side-fourth = Fourth player
side-automa-1 = First Automa
side-automa-2 = Second Automa
side-automa-3 = Third Automa


## Settings

setting-powers = Powers
setting-powers-help = Who plays which power.
setting-level = Automa level
setting-level-help = How strong the Automas are.
setting-objectives = Superpower goals
setting-objectives-help = On: everybody keeps two secret goals, one is scored after round 3 and one after round 6; Automas turn up two each time.
setting-growth = Growth cards
setting-growth-help = Which Growth cards lie on the table.
setting-new_abilities = Cards that touch others
setting-new_abilities-help = On: four more Market cards, which touch other players, are shuffled in.
setting-new_assets = Assets of the expansion
setting-new_assets-help = On: three more Strategic Assets for every power; off: the five of the base game.
setting-orders = Executive Orders
setting-orders-help = On: every player has one order for the whole game; Automas begin with 3 VP more.
setting-first_hand = First hand
setting-first_hand-help = What the first six cards are.
setting-market_row = Market row
setting-market_row-help = How many Market cards lie open: no rulebook at hand says it, six is our reading.
setting-round_1_income = Automa income in round 1
setting-round_1_income-help = Off: round 1 has no Preparation, so Automas have no income. On: they have it.
setting-last_research = Research in round 6
setting-last_research-help = Who still has Research in the last round.
setting-eu_prosperity = Prosperity of the EU Automa
setting-eu_prosperity-help = Two sources give different points for its steps.
setting-usa_market = Market order of the US Automa
setting-usa_market-help = Two sources give a different order.
level-normal = Normal
level-normal-help = As the Automa rules have it.
level-expert = Expert
level-expert-help = One more token, a second army at bases, every symbol of a Market card, and no skipping of full regions.
growth-base = Base game
growth-base-help = The ten titles of the base game.
growth-replace = Expansion
growth-replace-help = The ten titles of the expansion instead.
growth-variant-1 = Two titles at random
growth-variant-1-help = Both sets; two titles of each level are picked at random.
growth-variant-2 = Open draft
growth-variant-2-help = Both sets; as many cards of each level as powers in play, and none is replaced.
first_hand-shuffled = Shuffled
first_hand-shuffled-help = Six of the twelve at random.
first_hand-recommended = Recommended
first_hand-recommended-help = The six cards with a triangle.
last_research-none = Nobody
last_research-none-help = The round goes straight to Auto-Influence and the Aftermath.
last_research-automas = Automas
last_research-automas-help = Automas turn two cards for their bonus.
last_research-all = Everybody
last_research-all-help = As in every other round.
eu_prosperity-card = Player card
eu_prosperity-card-help = 2, 3, 4, 6 and 9 points, as its card was transcribed.
eu_prosperity-board = Player board
eu_prosperity-board-help = 2, 4, 6, 9 and 12 points, as on the board of the EU.
usa_market-card = Player card
usa_market-card-help = In the order its card was transcribed.
usa_market-picture = Picture
usa_market-picture-help = In the order seen on a picture of the card.


## Powers by chair: people from the first on, then Automas

powers-usa-russia = USA, Russia
powers-usa-russia-help = People take these powers from the first on, Automas the rest.
powers-usa-china = USA, China
powers-usa-china-help = People take these powers from the first on, Automas the rest.
powers-eu-russia = EU, Russia
powers-eu-russia-help = People take these powers from the first on, Automas the rest.
powers-eu-china = EU, China
powers-eu-china-help = People take these powers from the first on, Automas the rest.
powers-russia-usa = Russia, USA
powers-russia-usa-help = People take these powers from the first on, Automas the rest.
powers-russia-eu = Russia, EU
powers-russia-eu-help = People take these powers from the first on, Automas the rest.
powers-china-usa = China, USA
powers-china-usa-help = People take these powers from the first on, Automas the rest.
powers-china-eu = China, EU
powers-china-eu-help = People take these powers from the first on, Automas the rest.
powers-usa-eu-russia = USA, EU, Russia
powers-usa-eu-russia-help = People take these powers from the first on, Automas the rest.
powers-usa-eu-china = USA, EU, China
powers-usa-eu-china-help = People take these powers from the first on, Automas the rest.
powers-usa-russia-china = USA, Russia, China
powers-usa-russia-china-help = People take these powers from the first on, Automas the rest.
powers-eu-usa-russia = EU, USA, Russia
powers-eu-usa-russia-help = People take these powers from the first on, Automas the rest.
powers-eu-usa-china = EU, USA, China
powers-eu-usa-china-help = People take these powers from the first on, Automas the rest.
powers-eu-russia-china = EU, Russia, China
powers-eu-russia-china-help = People take these powers from the first on, Automas the rest.
powers-russia-usa-eu = Russia, USA, EU
powers-russia-usa-eu-help = People take these powers from the first on, Automas the rest.
powers-russia-usa-china = Russia, USA, China
powers-russia-usa-china-help = People take these powers from the first on, Automas the rest.
powers-russia-eu-china = Russia, EU, China
powers-russia-eu-china-help = People take these powers from the first on, Automas the rest.
powers-china-usa-eu = China, USA, EU
powers-china-usa-eu-help = People take these powers from the first on, Automas the rest.
powers-china-usa-russia = China, USA, Russia
powers-china-usa-russia-help = People take these powers from the first on, Automas the rest.
powers-china-eu-russia = China, EU, Russia
powers-china-eu-russia-help = People take these powers from the first on, Automas the rest.
powers-usa-eu-russia-china = USA, EU, Russia, China
powers-usa-eu-russia-china-help = People take these powers from the first on, Automas the rest.
powers-eu-usa-russia-china = EU, USA, Russia, China
powers-eu-usa-russia-china-help = People take these powers from the first on, Automas the rest.
powers-russia-usa-eu-china = Russia, USA, EU, China
powers-russia-usa-eu-china-help = People take these powers from the first on, Automas the rest.
powers-china-usa-eu-russia = China, USA, EU, Russia
powers-china-usa-eu-russia-help = People take these powers from the first on, Automas the rest.
powers-usa-russia-eu = USA, Russia, EU
powers-usa-russia-eu-help = People take these powers from the first on, Automas the rest.
powers-usa-china-eu = USA, China, EU
powers-usa-china-eu-help = People take these powers from the first on, Automas the rest.
powers-usa-china-russia = USA, China, Russia
powers-usa-china-russia-help = People take these powers from the first on, Automas the rest.
powers-eu-russia-usa = EU, Russia, USA
powers-eu-russia-usa-help = People take these powers from the first on, Automas the rest.
powers-eu-china-usa = EU, China, USA
powers-eu-china-usa-help = People take these powers from the first on, Automas the rest.
powers-eu-china-russia = EU, China, Russia
powers-eu-china-russia-help = People take these powers from the first on, Automas the rest.
powers-russia-china-usa = Russia, China, USA
powers-russia-china-usa-help = People take these powers from the first on, Automas the rest.
powers-russia-china-eu = Russia, China, EU
powers-russia-china-eu-help = People take these powers from the first on, Automas the rest.
powers-usa-russia-eu-china = USA, Russia, EU, China
powers-usa-russia-eu-china-help = People take these powers from the first on, Automas the rest.
powers-usa-china-eu-russia = USA, China, EU, Russia
powers-usa-china-eu-russia-help = People take these powers from the first on, Automas the rest.
powers-eu-russia-usa-china = EU, Russia, USA, China
powers-eu-russia-usa-china-help = People take these powers from the first on, Automas the rest.
powers-eu-china-usa-russia = EU, China, USA, Russia
powers-eu-china-usa-russia-help = People take these powers from the first on, Automas the rest.
powers-russia-china-usa-eu = Russia, China, USA, EU
powers-russia-china-usa-eu-help = People take these powers from the first on, Automas the rest.
powers-usa-eu-china-russia = USA, EU, China, Russia
powers-usa-eu-china-russia-help = People take these powers from the first on, Automas the rest.
powers-usa-russia-china-eu = USA, Russia, China, EU
powers-usa-russia-china-eu-help = People take these powers from the first on, Automas the rest.
powers-eu-russia-china-usa = EU, Russia, China, USA
powers-eu-russia-china-usa-help = People take these powers from the first on, Automas the rest.


## A first acquaintance

guide-1 = Whoever has the most victory points after six rounds wins. Most of them come from influence: cubes on permanent slots stay for good, cubes on temporary slots are pushed out from the left when the row is full. The number in a free slot is what a cube brings there at once.
    .at = board
guide-2 = After rounds 3 and 6 a region scores if all its permanent slots are taken. The signs beside the price of engaging rank everybody there, with the points each would get now; the region wears the colour of its leader.
    .at = board
guide-3 = Each round you have a hand of six cards and four turns. A card is played for its effect, or face down for 10 money or a Strategic Asset. Cards you do not play bring their bonus and research points, which buy better cards.
    .at = own
guide-4 = Allies are country cards: they let you engage with their region, sell what stands before the arrow and buy what stands after it, hold investments and bases. Some actions exhaust them; a focus readies them again.
    .at = own
guide-5 = An Automa turns cards and follows its board: a token on the left cell means the left action, otherwise the right one. Touch anything to read what it is; the panel Why tells how each of its decisions came about.
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
ending-points = All points are counted.
notice-reconstructed = Decision cards, the copies of Growth cards and a few numbers of the Automas are our reconstruction.


## Regions

region-heading = { $region }
region-heading-short = { CASE($region, "short") }
region-table = Turn order
region-market = Market
region-growth = Growth
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
open-title = { $region }: open countries; { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck
open-title-short = Countries
cube-title = Influence of { $power }
slot-title = A free slot: { $n } VP
army-title = { $region }: armies of { $power }, { $n }
base-title = { $region }: bases of { $power }, { $n }
fdi-title = { $region }: FDI tokens of { $power }, { $n }
engage-title = { $region }: Engage token of { $power }
country-title = { $country }
country-title-short = { $country }
country-exhausted = { $country }, exhausted
country-exhausted-short = { $country }
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
} in { CASE($region, "in") }{ $flagged ->
    [1] ; 10 money for { $flag }
   *[0] {""}
}
commerce-title = Commerce card, { $power }: { $goods }, { $up ->
    [1] face up
   *[0] face down
}


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
task-state = { $early ->
    [1] done for round 3
   *[0] open for round 3
}, { $late ->
    [1] done for round 6
   *[0] open for round 6
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
fdi-token-title = FDI token of { $power }
base-token-title = Base of { $power }
deck-title = Ability deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $market ->
    [1] , and a Market card on top
   *[0] {""}
}
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
token-title = A token
column-title = { $region }: allies { $n } ({ $allies }); then FDI tokens and bases, each with its limit, and export symbols


## Numbers

count-score = Victory points
count-reserve = Armies in the reserve
count-allies = Allies
count-armies = Armies on the board
count-round = round
count-points = research points left
count-market = in the Market deck, { $n } discarded
count-influence = in the Auto-Influence deck, { $n } discarded
count-decisions = in the Decision deck, { $n } discarded


## What an answer leads to

preview-pays = costs { $amount }
preview-gains = gains { $amount }
preview-surplus = over the limit: { $amount }, for { $price }
preview-points = +{ $amount }
preview-loses = −{ $amount }
preview-exhausts = exhausts { $country }
preview-pushes-out = pushes out a cube of { $power }
preview-cost = costs { $amount }, in part payable by exhausting allies there
group-exports = Exports
group-imports = Imports
group-cards = Cards
group-face-down = Face down
group-abilities = Growth cards
group-other = Otherwise


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
