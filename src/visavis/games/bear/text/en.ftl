# Awakening the Bear in English. Sections and messages stand in the same order as in ru.ftl.
# Forms of a name: .number for the verb (one or many), .the inside a sentence, .start at its beginning.


## The game

game-title = Awakening the Bear
game-tagline = Platoons, tanks and seconds that decide: Operation Barbarossa, 1941, hex by hex.
opponent-bot = Athena
opponent-bot-help = The AI of the solo rules: she turns up order cards and carries them out line by line.
game-length = 30 to 90 minutes
game-players = 1 or 2 players

guide-1 = A counter shows its name and three numbers: firepower against soft and against armoured targets, then how well its front is defended. The arrow is where it faces, and from the flank it is easier to hit. A pale counter is spent until the next round.
    .at = map
    .typed = A counter shows its name and three numbers: firepower against soft and against armoured targets, then how well its front is defended. From the flank it is easier to hit. A spent counter is fresh again in the next round.
guide-2 = The sign says what it is. Units on foot go one hex at a time and are at home in woods and houses; many vehicles go further on roads, tracked ones over open ground, too, but houses and woods cost them more, or stop them. Two dice hit if they reach the defence less the firepower; another hit on a counter that has one destroys it.
    .at = map
guide-3 = On your turn touch one of your counters, then a lit hex to go there or an enemy to attack. What that costs and which roll it needs is said before you confirm. Afterwards a card or a die decides whether the counter is spent: the dearer the action, the likelier. The sides act in turn until both pass in a row; then the round is over and everybody is fresh again.
    .at = map
    .typed = On your turn name one of your counters, then what it does. What that costs and which roll it needs is said before you decide. Afterwards a card or a die decides whether the counter is spent: the dearer the action, the likelier. The sides act in turn until both pass in a row; then the round is over and everybody is fresh again.
guide-4 = The eye shows what can be seen from where you point, the sector every hex the enemy can fire into. A counter you point at lights its own fire zone. The button with four corners shows the whole map.
    .at = tools
guide-5 = The scenario advances along this track, and something happens in the golden cells: point at one, or tap it, to read what.
    .at = race
    .typed = The scenario advances along its track, and something happens in the marked cells; beside the track they are named.
guide-6 = Your battle cards, and beside them your command points: they pay for what spent counters do and make rolls easier.
    .at = tray
guide-7 = A plan to begin with: go for what scores, from cover to cover; woods and houses raise the defence. Attack from the hex next to the enemy, which adds 3, and best from the flank or as a group, where each supporter adds 1. Act with another counter each time: the same one twice in a row pays 1 more. Keep a few command points for the roll that counts.
    .at = map
guide-7-tutorial-german = A plan to begin with: hex { "I06" } is yours already, and the Soviets will come for it. Meet them with fire, best from woods, which raise the defence. To win, destroy at least one counter more than you lose, and keep { "I06" }. An attack from the next hex adds 3, and it is better still from the flank or as a group, where each supporter adds 1. Act with another counter each time: the same one twice in a row pays 1 more. Keep a few command points for the roll that counts.

scenario-tutorial-german = Roadside picket, solo
scenario-tutorial-german-help = A first game: you hold a road crossing with three German counters, Athena plays the Soviets. Six cells and it is over.
scenario-solo1-soviet = 1. Search and destroy, as the Soviets
scenario-solo1-soviet-help = Partisans against a German hunter platoon on its way along the road. Athena plays the Germans; you begin.
scenario-solo1-german = 1. Search and destroy, as the Germans
scenario-solo1-german-help = The same fight from the other side: Athena leads the partisans and begins.
scenario-solo4-german = 4. Partisans, as the Germans
scenario-solo4-german-help = Hold the woods against partisans you mostly only suspect, until the track runs out. Known from examples; the rest is reconstructed.
scenario-duel-tutorial = Roadside picket, for two
scenario-duel-tutorial-help = Two players and a handful of counters: the base rules in three rounds.
scenario-duel1 = 1. Search and destroy, for two
scenario-duel1-help = The map and the counters of scenario 1 for two players, five rounds.
scenario-duel4 = 4. Partisans, for two
scenario-duel4-help = The map and the counters of scenario 4 for two players.
scenario-duel-combined = Combined arms, for two
scenario-duel-combined-help = Two boards with tanks, guns, mortars, hidden units, mines and artillery: everything the base rules know.


## Settings

setting-easier = Easier deck
setting-easier-help = On: the order cards that the scenario names for an easier game are taken out. Off: all of them are in.
setting-harder = No stay-fresh marks
setting-harder-help = On: the mark on an order card does not help your own spent checks. Off: it does, as the rules say.
setting-beginner = Hit markers of the AI face up
setting-beginner-help = On: you see at once what struck a counter of Athena. Off: her markers stay face down until they matter.
setting-common_sense = Common sense
setting-common_sense-help = On: you are asked before Athena acts and may overrule an order that seems absurd; the log says so. One of the answers stops the questions for the round. Off: she always does what her card says.
setting-control_g08 = Control marker on G08
setting-control_g08-help = On: the control marker of scenario 1 lies on G08, as an English page has it. Off: on G06, as the Russian rulebook says.


## Sides

side-germans = Germans
    .the = the Germans
    .start = The Germans
    .adj = German
    .number = many
side-soviets = Soviets
    .the = the Soviets
    .start = The Soviets
    .adj = Soviet
    .number = many
side-nobody = Nobody
    .the = nobody
    .start = Nobody
    .number = one


## Counters

unit-german-rifles-41 = Rifles
    .number = many
unit-german-mg34 = MG34
unit-german-pioneers = Pioneers
    .number = many
unit-german-hmg34 = HMG34
unit-german-5cm-mortar = 5 cm Mortar
unit-german-8cm-mortar = 8 cm Mortar
unit-german-tank-hunters = Tank Hunters
    .number = many
unit-german-75cm-leig-18 = 7.5 cm LeIG 18
unit-german-37cm-pak36 = 3.7 cm PaK 36
unit-german-5cm-pak38 = 5 cm PaK 38
unit-german-762cm-fk-297 = 7.62 cm FK 297
unit-german-88mm-flak18 = 88 mm FlaK 18
unit-german-wagon = Wagon
unit-german-opel-blitz = Opel Blitz
unit-german-sdkfz-251-apc = SdKfz 251
unit-german-protze-36 = Protze 36
unit-german-sdkfz-232l = SdKfz 232
unit-german-demag-38 = Demag 38
unit-german-pzjg-35r = PzJg 35R
unit-german-pz-ii-f = Pz II F
unit-german-pz-38t-e = Pz 38(t) E
unit-german-pz-iii-e = Pz III E
unit-german-pz-iii-h = Pz III H
unit-german-pz-iii-j = Pz III J
unit-german-pz-iv-e = Pz IV E
unit-german-pz-iv-f2 = Pz IV F2
unit-german-somua-s35 = Somua S35
unit-german-b-2-f = B-2 (f)
unit-german-t-34a = T-34a
unit-soviet-rifles-41 = Rifles
    .number = many
unit-soviet-smg-rifles = SMG Rifles
    .number = many
unit-soviet-mmg-maxim = Maxim
unit-soviet-nkvd = NKVD
unit-soviet-50mm-mortar = 50 mm Mortar
unit-soviet-82mm-mortar = 82 mm Mortar
unit-soviet-76mm-inf-gun = 76 mm Infantry Gun
unit-soviet-45mm-atg = 45 mm ATG
unit-soviet-76mm-f22-arti = 76 mm F-22
unit-soviet-wagon = Wagon
unit-soviet-truck = Truck
unit-soviet-ba-10 = BA-10
unit-soviet-ot-26 = OT-26
unit-soviet-zis-30 = ZiS-30
unit-soviet-t-26 = T-26
unit-soviet-bt7 = BT-7
unit-soviet-t-35 = T-35
unit-soviet-t-34a = T-34a
unit-soviet-t-34b = T-34b
unit-soviet-kv-1a = KV-1a
unit-soviet-kv2 = KV-2
unit-german-suspect = Suspected enemy
unit-soviet-suspect = Suspected enemy
unit-unknown = a hidden unit

label-APC = APC
counter-id = { $id }
counter = { $kind } { $id }
    .number = { CASE($kind, "number") }
counter-title = { counter-title.name }: { counter-title.said }
    .name = { $counter }
    .said = { $state }
counter-title-short = { $counter }
state-fresh = fresh
state-spent = spent
state-stressed = stressed
state-hit = hit
state-hidden = hidden
state-bogged = bogged down
state-aboard = aboard { $counter }
state-facing = facing { $facing }
state-marker = { $marker }
state-coming = still to come
state-spent-help = Spent: until the next round it acts only by command points or a card.
state-spent-ai-help = Spent: until the next round it acts only on Athena’s command cards.
state-stressed-help = Stressed: it acted in its side’s last turn, and another action now costs 1 AP more.
told-together = { $first } { $second }


stat-attack-cost = attack { $n } AP
stat-indirect-cost = indirect fire { $n } AP
stat-move-cost = move { $n } AP
stat-red = firepower against soft targets { $n }
stat-blue = firepower against armour { $n }
stat-range = range { $n }
stat-minimum = not closer than { $n }
stat-front = front { $n }
stat-flank = flank { $n }
stat-turret = turret
stat-crew = crew: −2 in close combat
stat-flamethrower = flamethrower
stat-smoke = may lay smoke
stat-bonus-moves = bonus moves: { $n }
stat-open-topped = open-topped
stat-shield = passengers +{ $n }


## Hit markers

marker-soft-stunned = Stunned
marker-soft-stunned-help = It can only rally, on 7 or more.
marker-soft-unnerved = Unnerved
marker-soft-unnerved-help = No effect; rally on 7 or more.
marker-soft-destroyed = Destroyed
marker-soft-destroyed-help = It can do nothing and is beyond help: it goes at the end of the round, or sooner if it is fired at again or an enemy comes next to it.
marker-soft-panicked = Panicked
marker-soft-panicked-help = No attack; flank +1, front −2; rally on 8 or more.
marker-soft-pinned = Pinned
marker-soft-pinned-help = No move and no pivot; rally on 7 or more.
marker-soft-suppressed = Suppressed
marker-soft-suppressed-help = Attacks cost 1 AP more and have 2 less firepower; rally on 7 or more.
marker-soft-cowering = Cowering
marker-soft-cowering-help = Attacks cost 2 AP more, moves 1 more; range 1; defence +1; rally on 8 or more.
marker-soft-berserk = Berserk
marker-soft-berserk-help = Attacks cost 1 AP less with 1 more firepower, at range 1; flank +1, front +2; rally on 8 or more.
marker-armoured-stunned = Stunned
marker-armoured-stunned-help = It can only rally, on 9 or more.
marker-armoured-gun-damaged-red = Gun damaged (red)
marker-armoured-gun-damaged-red-help = No attack with red firepower; it cannot be rallied.
marker-armoured-gun-damaged-blue = Gun damaged (blue)
marker-armoured-gun-damaged-blue-help = No attack with blue firepower; it cannot be rallied.
marker-armoured-destroyed = Destroyed
marker-armoured-destroyed-help = It can do nothing and is beyond help: it goes at the end of the round, or sooner if it is fired at again or an enemy comes next to it.
marker-armoured-panicked = Panicked
marker-armoured-panicked-help = No attack; front −4; rally on 9 or more.
marker-armoured-immobilised = Immobilised
marker-armoured-immobilised-help = No move and no pivot; flank +1, front −1; it cannot be rallied.
marker-armoured-suppressed = Suppressed
marker-armoured-suppressed-help = Attacks cost 1 AP more; red firepower −3, blue −5; rally on 8 or more.
marker-armoured-light-damage = Light damage
marker-armoured-light-damage-help = No effect, but the next hit destroys it; it cannot be rallied.
marker-soft-spare = Hit
marker-soft-spare-help = The pile was empty: no effect; rally on 7 or more.
marker-armoured-spare = Hit
marker-armoured-spare-help = The pile was empty: no effect; rally on 7 or more.
marker-unknown = face-down marker
marker-unknown-help = A hit that nobody has looked at yet.


## Battle cards

card-01 = Adrenaline
card-01-help = A spent unit or group takes any one action for 0 AP.
card-02 = Command action
card-02-help = Any unit or group takes any one action for 0 AP.
card-03 = Follow me
card-03-help = A unit or group rallies without a roll, even in close combat or with a marker that forbids it.
card-04 = Rally up
card-04-help = Units that are not in close combat try to rally for nothing, one roll each.
card-05 = Rapid deployment
card-05-help = After a finished move and its check the unit or group goes one hex farther for 0 AP.
card-06 = Battlefield confusion
card-06-help = In the enemy’s turn: his action costs 3 AP more before its check.
card-07 = Veteran NCO
card-07-help = Roll one of your dice again.
card-08 = Frontline officer
card-08-help = Gain as many CAPs for this round as one die shows.
card-09 = Seek cover
card-09-help = A unit or group out of close combat digs in at once, vehicles too.
card-10 = Sniper fire
card-10-help = The enemy loses CAPs for this round by a die: 0, 1, 1, 2, 2 or 3.
card-11 = Careful aiming
card-11-help = An attack has 2 more firepower.
card-12 = Swift action
card-12-help = For 1 CAP you take two turns in a row; the first does not stress the second.
card-13 = Luck
card-13-help = After one of your rolls throw a die: a 1 makes it 3 worse, anything else 2 better.
card-14 = Scout teams
card-14-help = For 1 CAP reveal hidden enemies in sight within 3 hexes, or hide a unit of yours.
card-15 = Bogged down
card-15-help = An enemy vehicle that has just moved is stuck for the round on 4 or more of two dice.
card-16 = Obstacle clearing
card-16-help = An unhit unit out of close combat removes the obstacle in its hex.
card-17 = Mine laying
card-17-help = An unhit unit out of close combat lays mines in its hex or the next one.
card-held = { $card }
    .name = { $card }
    .said = { $when }{ $ap ->
        [0] { "" }
       *[other] , costs { $ap } AP
    }
card-held-short = { $card }
card-when-now = can be played now: choose who plays it in place of an action
card-when-turn = played in one’s own turn instead of an action
card-when-nobody = not now — it suits none of your counters
card-when-bonus = you will be asked about it when it can be played
card-when-reaction = you will be asked about it in the enemy’s turn
card-unknown = battle card
card-unknown-help = Only its owner knows which card it is.


## The map

terrain-open = open ground
terrain-plowed = plowed field
terrain-light_woods = light woods
terrain-heavy_woods = heavy woods
terrain-wood_building = wood building
terrain-stone_building = stone building
terrain-water = water
level-name = level { $n }
wall-name = wall
road-name = road
hex-title = { hex-title.name }: { hex-title.said }
    .name = { $hex }
    .said = { $facts }
hex-name = { $hex }
ground-cover = defence { $n ->
    [-1] −1
   *[other] +{ $n }
}
ground-cost = to enter: { $foot ->
    [-1] not on foot
   *[other] on foot +{ $foot }
}, { $wheeled ->
    [-1] not on wheels
   *[other] wheels +{ $wheeled }
}, { $tracked ->
    [-1] not on tracks
   *[other] tracks +{ $tracked }
}
legend-spent = spent
legend-hit = hit
legend-hidden = hidden
legend-bogged = bogged down
legend-numbers = left: firepower (soft/armour), right: front defence
objective-name = objective of the AI
scores-name = scores points
hex-scores = { $side }: { $way }

wins-of-side = { $side }: { $ways }.
wins-destroy = +{ $n } for each { CASE($whose, "adj") } counter destroyed
wins-control = +{ $n } for taking { $hex }{ $back ->
    [0] { "" }
   *[other] { " " }(losing it costs as much)
}
wins-round-control = +{ $n } for { $hex } at the end of every round
wins-exit = +{ $n } if the { $kind } leaves the map at { $hex }
wins-anybody = own counter
wins-track = There is one score for both: what one side gains, the other loses. It begins with { points } for { CASE($side, "the") }; whoever has it when the track reaches cell { $last } wins.
wins-rounds = There is one score for both: what one side gains, the other loses. It begins with { points } for { CASE($side, "the") }; whoever has it after round { $last } wins.
region-map = The map

smoke-heavy = heavy smoke
smoke-heavy-help = Nobody sees through it; whoever is inside is safer and shoots worse. It thins before a new round.
smoke-light = light smoke
smoke-light-help = It hinders fire through it and out of it, and is gone before a new round.
fort-trench = trench
fort-trench-help = +2 defence for whoever is inside.
fort-bunker = bunker
fort-bunker-help = +5 defence against fire into its arc, +3 from elsewhere.
fort-hasty = hasty defence
fort-hasty-help = +1 defence for whoever is dug in.
fort-wire = wire
fort-wire-help = On foot it costs a die more to enter; wheels cannot, tracks crush it.
fort-road_block = road block
fort-road_block-help = Wheels cannot pass and nobody has bonus moves here; whoever is on foot does not mind.
fort-mines = mines
fort-mines-help = Whoever moves in, turns or begins close combat here is hit on 8 or more with two dice.
herd-refugees = refugees
herd-refugees-help = They block the view; whoever stands among them has 1 defence less. Nobody fires into their hex or out of it; only close combat is possible.
herd-cattle = cattle
herd-cattle-help = It blocks the view; whoever stands among it has 1 defence less.
fort-title = { $fort } of { CASE($side, "the") }
fort-hidden = { $fort } of { CASE($side, "the") }, unseen by the enemy
control-marker = { CASE($side, "adj") } control marker
battery-german-battery = German battery
battery-soviet-battery = Soviet battery

facing-N = north
facing-NE = north-east
facing-SE = south-east
facing-S = south
facing-SW = south-west
facing-NW = north-west


## What numbers are made of

part-base = { $part } { $n }
part-signed = { $part } { $sign }{ $n }
part-front = front
part-flank = flank
part-red = red firepower
part-blue = blue firepower
part-marker = hit marker
part-wall = wall
part-higher = higher ground
part-smoke = smoke
part-shield = armoured carrier
part-vehicle = beside a vehicle
part-fort = fortification
part-herd = refugees or cattle
part-crew = crew in close combat
part-close_combat = close combat
part-adjacent = adjacent
part-long_range = long range
part-support = support
part-aim = careful aiming
part-open = open ground
part-plowed = plowed field
part-light_woods = light woods
part-heavy_woods = heavy woods
part-wood_building = wood building
part-stone_building = stone building
part-water = water

why-marker = its hit marker forbids it
why-weapon = it has no weapon for that
why-aboard = it is being carried
why-close_combat = close combat binds it to its hex
why-water = nobody attacks out of the water
why-bunker = no mortar fires out of a bunker
why-refugees = there are refugees
why-range = too far
why-minimum = too near
why-arc = not in its arc
why-sight = out of sight
why-steep = the gun cannot be lowered that far
why-colour = no firepower against that kind of target
why-needs = it would need 11 or more
why-long_range = only at long range
why-own = an AI is in that hex
why-not_in_los = not in its line of sight
why-no_way = no hex to go to
why-cannot = it cannot do that


## The scenario track

own-words = { $words }
holds-scenario = scenario “{ $title }”: { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}{ $suspects ->
    [0] { "" }
    [one] , { $suspects } suspected enemy
   *[other] , { $suspects } suspected enemies
}{ $orders ->
    [0] { "" }
    [one] , { $orders } order
   *[other] , { $orders } orders
}{ $cells ->
    [0] { "" }
   *[other] , a track of { $cells } cells
}{ $rounds ->
    [0] { "" }
    [one] , { $rounds } round for two players
   *[other] , { $rounds } rounds for two players
}. Modes: { $modes }.
cell-title = { $n }: { $cell }
cell-told = { $n }: { $cell }. { $help }
track-title = { track-title.name }: { track-title.said }
    .name = Scenario track
    .said = cell { $n } of { $last }, { $cell }
track-title-help = The marker goes forward, and in each cell happens what it means. The last cell ends the game.
cell-empty = nothing
cell-empty-help = Nothing happens here.
cell-start = start
cell-start-help = The scenario begins here.
cell-sniper-fire = sniper fire
cell-sniper-fire-help = You lose CAPs for this round by a die: 0, 1, 1, 2, 2 or 3.
cell-auto-rally = auto-rally
cell-auto-rally-help = Instead of an order: of Athena’s counters that are hit, the one nearest to yours loses its marker without a roll. If none is hit, she carries out the card.
cell-bog-down = bogged down
cell-bog-down-help = On 1 to 4 the half-track cannot move or turn until the end of the round.
cell-swift-action = swift action
cell-swift-action-help = The AI acts twice in a row, with a new card for the second action.
cell-zeal = zeal
cell-zeal-help = You gain 2 CAPs for this round.
cell-rally = rally
cell-rally-help = Instead of an order: of Athena’s counters that are hit, the one nearest to yours loses its marker. If none is hit, she carries out the card.
cell-place-re = suspected enemy
cell-place-re-help = A suspected enemy is placed on the map.
cell-reinforcements = reinforcements
cell-reinforcements-help = Reinforcements may enter from now on.
cell-ss-hunters = SS hunter squad
cell-ss-hunters-help = A hunter squad comes to help you. Yellow: it happens even if the marker passes by.
cell-supply-run = supply run
cell-supply-run-help = A supply truck enters; bring it across the map.
cell-mines = mines
cell-mines-help = A suspected enemy is placed, and mines go into the pool.
cell-platoon = platoon
cell-platoon-help = Two suspected enemies are placed. The printed word is unreadable; this is a reconstruction.
cell-end = end
cell-end-help = The scenario is over; the victory point marker shows who has won.


## Order cards. An order is put together from its parts: who is wrapped in one message for each requirement,
## so is the target; the form .a of a target has its article

order-card = Order card { $n }
order-card-blue = command card
order-card-blue-help = Fresh and spent AI may carry out its orders; there is no spent check.
order-card-green = action card
order-card-green-help = Only fresh AI may carry out its orders; a spent check follows.
card-spent = spent at { $n } AP or more
card-stay-fresh = your units stay fresh
card-hex = hex { $hex }
card-reconstructed = reconstructed
card-partly = reconstructed in part

order-ai = AI
order-group = largest group of { $who }
    .group = yes
who-fresh = fresh { $who }
who-spent = spent { $who }
who-hit = hit { $who }
who-unhit = unhit { $who }
who-mobile = mobile { $who }
who-stressed = { $who } under stress
who-cover = { $who } in cover
who-open = { $who } in the open
who-in-fz = { $who } in a fire zone
who-max-ar = { $who } with the highest attack
who-min-dr = { $who } with the lowest defence
who-mortar-or-gun = mortar or field gun
who-re = suspected enemy
who-unit = { $who } { $id }
who-no-unit-within = { $who } with no unit within { $n }
aim-unit = unit
    .a = a unit
aim-fresh = fresh { $aim }
    .a = a fresh { $aim }
aim-spent = spent { $aim }
    .a = a spent { $aim }
aim-hit = hit { $aim }
    .a = a hit { $aim }
aim-unhit = unhit { $aim }
    .a = an unhit { $aim }
aim-stressed = { $aim } under stress
    .a = { CASE($aim, "a") } under stress
aim-cover = { $aim } in cover
    .a = { CASE($aim, "a") } in cover
aim-open = { $aim } in the open
    .a = { CASE($aim, "a") } in the open
aim-in-fz = { $aim } in a fire zone
    .a = { CASE($aim, "a") } in a fire zone
aim-in-los = { $aim } in sight
    .a = { CASE($aim, "a") } in sight
aim-max-ar = { $aim } with the highest attack
    .a = { CASE($aim, "a") } with the highest attack
aim-min-dr = { $aim } with the lowest defence
    .a = { CASE($aim, "a") } with the lowest defence
aim-objective = objective
    .a = an objective
aim-control = { CASE($side, "adj") } control marker
    .a = a { CASE($side, "adj") } control marker
aim-hex = hex { $hex }
aim-edge = edge in the { $facing }
    .a = the edge in the { $facing }
aim-or = { $first } or { $second }
    .a = { CASE($first, "a") } or { CASE($second, "a") }

order-plain = { $who } → { $action }
order-nearest = { $who } nearest to { CASE($aim, "a") } → { $action }
order-farthest = { $who } farthest from { CASE($aim, "a") } → { $action }
order-if = If { $condition }: { $order }
condition-no-unit-attacked-last-turn = no unit attacked on your last turn
condition-fresh-ai = fewer AI than units are fresh
condition-round = it is round { $n } or later
condition-cell = the marker is on cell { $n } or beyond
condition-control = { CASE($side, "the") } control { $n } or more hexes
unmet-no-unit-attacked-last-turn = the condition does not hold: you attacked last turn
unmet-fresh-ai = the condition does not hold: there are not fewer fresh AI than fresh units
unmet-round = the condition does not hold: round { $n } is still to come
unmet-cell = the condition does not hold: the marker has not reached cell { $n }
unmet-control = the condition does not hold: { CASE($side, "the") } control fewer than { $n } hexes
act-attack = attack
act-attack-long = attack, even at long range
act-group-attack = group attack
act-move-target = move towards the target
act-move-cover = move towards cover
act-move-cover-near-target = move towards the cover nearest to the target
act-low-risk-target = low-risk move towards the target
act-low-risk-cover = low-risk move towards cover
act-low-risk-cover-near-target = low-risk move towards the cover nearest to the target
act-pivot = pivot
act-pivot-attack = pivot and/or attack
act-rally = rally
act-auto-rally = auto-rally
act-withdraw = withdraw
act-close-in = move into close combat
act-pass = the AI passes
act-end-round = the round ends
act-with-cap = { $action } (+{ $n } CAP)


## Parts of sentences

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}

roll-attack = attack
roll-rally = rally
roll-recon = recon by fire
roll-wire = wire
roll-mines = mines
roll-bog_roll = bogging down
roll-initiative = initiative
roll-drift = drift
roll-drift_direction = direction of the drift
roll-shelling = shells
roll-reveal = revealing
roll-officer = officer
roll-sniper = sniper
roll-event_die = event
roll-suspect_direction = direction

mode-fire = direct fire
mode-flame = flamethrower
mode-indirect = indirect fire
purpose-fire = shells
purpose-smoke = smoke
token-none = No enemy
token-mines = mines

ending-track = the scenario track has run out
ending-last_round = the last round is over
ending-eliminated = one side has nobody left to fight with

slot-cc = close combat, action { $n }
slot-short = short range, action { $n }
slot-counter = counteraction { $n }
slot-pass-check = pass check
slot-tactical = order { $n }
slot-scenario = scenario order { $n }
slot-event = event
source-card = Order card { $n }, { $colour }


## The log

event-round = Round { $n }: { CASE($side, "the") } begin
event-turn = Round { $n }. Turn of { CASE($side, "the") }
event-passed = { CASE($side, "start") } { CASE($side, "number") ->
    [many] pass
   *[one] passes
}
    .brief = pass
event-stalled = { $unit } { CASE($unit, "number") ->
    [many] wait
   *[one] waits
}
    .brief = { $unit }: waiting
event-moved = { $unit } { CASE($unit, "number") ->
    [many] move
   *[one] moves
}: { $from } → { $to }
    .brief = { $unit }: { $from } → { $to }{ $steps ->
        [1] { "" }
       *[other] , { $steps } hexes
    }
event-faces = { $unit } { CASE($unit, "number") ->
    [many] face
   *[one] faces
} { $facing }
    .brief = facing { $facing }
event-entered = { $unit } { CASE($unit, "number") ->
    [many] enter
   *[one] enters
} the map on { $hex }
event-left = { $unit } { CASE($unit, "number") ->
    [many] leave
   *[one] leaves
} the map
event-wire = Wire: { $n } AP more for { $unit }
event-bogged = { $unit } { CASE($unit, "number") ->
    [many] are
   *[one] is
} stuck for the rest of the round
event-attack = { $unit } { CASE($unit, "number") ->
    [many] attack
   *[one] attacks
} { $hex }{ $mode ->
    [flame] , flamethrower
    [indirect] , indirect fire
   *[fire] { "" }
}{ $helpers ->
    [0] { "" }
   *[other] , supporters: { $helpers }
}
event-shot = { $target }: defence { $dr }, attack { $ar }{ $caps ->
    [0] { "" }
   *[other] , { $caps } CAP
}; needed { $needed }, rolled { $rolled }: { $strike ->
    [missed] miss
    [struck] hit
   *[critical] critical hit
}
    .brief = { $target }: needed { $needed }, rolled { $rolled }, { $strike ->
        [missed] miss
        [struck] hit
       *[critical] critical hit
    }
event-shot-at-fort = Fire on { $fort } in { $hex }: needed { $needed }, rolled { $rolled }
    .brief = { $fort } in { $hex }: needed { $needed }, rolled { $rolled }
event-fort-destroyed = Destroyed: { $fort } in { $hex }
    .brief = { $fort } in { $hex } destroyed
event-shot-at-herd = Fire on { $herd } in { $hex }: needed { $needed }, rolled { $rolled }
    .brief = { $herd } in { $hex }: needed { $needed }, rolled { $rolled }
event-recon = { $unit } { CASE($unit, "number") ->
    [many] search
   *[one] searches
} { $hex } by fire: needed { $needed }, rolled { $rolled }
event-hit = { $unit } { CASE($unit, "number") ->
    [many] are
   *[one] is
} hit
    .brief = { $unit } hit
event-marker = { $unit }: { $marker }
event-turned-up = { $unit }: the marker says { $marker }
event-destroyed = { $unit } in { $hex } { CASE($unit, "number") ->
    [many] are
   *[one] is
} destroyed
    .brief = { $unit } destroyed
event-rallied = { $unit } { CASE($unit, "number") ->
    [many] rally
   *[one] rallies
}
event-rally-failed = { $unit } { CASE($unit, "number") ->
    [many] do
   *[one] does
} not rally: needed { $needed }, rolled { $rolled }
event-rally-in-vain = { $unit } { CASE($unit, "number") ->
    [many] do
   *[one] does
} not rally: rolled { $rolled }
event-put-down = { $unit } { CASE($unit, "number") ->
    [many] get
   *[one] gets
} off
event-loaded = { $unit } { CASE($unit, "number") ->
    [many] get
   *[one] gets
} on: { $vehicle }
event-unloaded = { $unit } { CASE($unit, "number") ->
    [many] get
   *[one] gets
} off in { $hex }
event-revealed = { $unit } { CASE($unit, "number") ->
    [many] appear
   *[one] appears
} in { $hex }, facing { $facing }
event-hid = { $unit } { CASE($unit, "number") ->
    [many] hide
   *[one] hides
}
event-hidden-at = { $unit } { CASE($unit, "number") ->
    [many] are
   *[one] is
} hidden in { $hex }
event-occupied = { $unit } { CASE($unit, "number") ->
    [many] occupy
   *[one] occupies
} the { $fort } in { $hex }
event-vacated = { $unit } { CASE($unit, "number") ->
    [many] leave
   *[one] leaves
} the { $fort } in { $hex }
event-dug-in = { $units }: dug in
event-mines-found = Mines in { $hex }
    .brief = mines in { $hex }
event-mine-roll = Mines against { $unit }: needed { $needed }, rolled { $rolled }
    .brief = mines against { $unit }: needed { $needed }, rolled { $rolled }
event-mines-laid = { CASE($side, "start") } { CASE($side, "number") ->
    [many] lay
   *[one] lays
} mines in { $hex }
event-smoke = Heavy smoke in { $hex }
    .brief = heavy smoke in { $hex }
event-smoke-thins = Smoke thins; { $n ->
    [0] none is left
    [one] light smoke stays in { $n } hex
   *[other] light smoke stays in { $n } hexes
}
event-planned = { CASE($side, "start") } { CASE($side, "number") ->
    [many] plan
   *[one] plans
} { $purpose } on { $hex }
event-planned-somewhere = { CASE($side, "start") } { CASE($side, "number") ->
    [many] plan
   *[one] plans
} a strike in secret
event-drifted = The fire drifts: { $from } → { $to }
    .brief = the fire drifts: { $from } → { $to }
event-drifted-off = The fire on { $from } drifts off the map
    .brief = the fire on { $from } drifts off the map
event-shells = { $purpose ->
    [smoke] Smoke shells fall on { $hex } and around
   *[fire] Shells fall on { $hex } and around
}
    .brief = { $purpose ->
        [smoke] smoke shells fall on { $hex } and around
       *[fire] shells fall on { $hex } and around
    }
event-shells-lost = The shells of { CASE($side, "the") } fall off the map
    .brief = the shells fall off the map
event-shelled = Shells against { $unit }: needed { $needed }, rolled { $rolled }
    .brief = shells against { $unit }: needed { $needed }, rolled { $rolled }
event-control = { CASE($side, "start") } { CASE($side, "number") ->
    [many] take
   *[one] takes
} control of { $hex }
    .brief = { $hex } goes to { CASE($side, "the") }
event-scored = { CASE($side, "start") } { CASE($side, "number") ->
    [many] score
   *[one] scores
} { points }: now { $leader } { $total }
    .brief = { $side } +{ $n }
event-caps-spent = { CASE($side, "start") } { CASE($side, "number") ->
    [many] spend
   *[one] spends
} { $n } CAP, { $left } left
    .brief = { $acting ->
        [yes] { $n } CAP spent, { $left } left
       *[no] { $side }: { $n } CAP spent, { $left } left
    }
event-caps-lost = { CASE($side, "start") } { CASE($side, "number") ->
    [many] lose
   *[one] loses
} command: { $left } CAP left
event-caps-gained = { CASE($side, "start") } { CASE($side, "number") ->
    [many] gain
   *[one] gains
} { $n } CAP: { $left }
event-caps-sniped = A sniper costs { CASE($side, "the") } { $n } CAP: { $left } left
event-rolled = { CASE($side, "start") }: { $a } + { $b } ({ $roll })
event-rolled-one = { CASE($side, "start") }: { $n } ({ $roll })
event-rolled-again = { CASE($side, "start") }: a { $before } is rolled again, { $n } ({ $roll })
event-luck = Luck, the die shows { $die }: { $n ->
    [-3] three worse
   *[other] two better
}
event-played-card = { CASE($side, "start") } { CASE($side, "number") ->
    [many] play
   *[one] plays
} { $card }
    .brief = { $acting ->
        [yes] card { $card }
       *[no] { $side }: card { $card }
    }
event-drew-card = { CASE($side, "start") } { CASE($side, "number") ->
    [many] draw
   *[one] draws
} { $card }
event-drew-some-card = { CASE($side, "start") } { CASE($side, "number") ->
    [many] draw
   *[one] draws
} a battle card
event-spent-roll = Spent check: { $face } against { $cost } AP: { $outcome ->
    [passed] passed
   *[failed] failed
}
    .brief = spent check { $face } against { $cost } AP, { $outcome ->
        [passed] passed
       *[failed] failed
    }
event-spent = Spent: { $units }
    .brief = spent: { $units }
event-initiative = Initiative: needed { $needed }, rolled { $rolled }; { CASE($side, "the") } begin
    .brief = initiative: needed { $needed }, rolled { $rolled }; { CASE($side, "the") } begin
event-round-over = Round { $n } is over
event-prepared = Round { $n }: everybody is fresh, CAPs are restored
    .brief = round { $n }: everybody is fresh, CAPs are restored
event-due = Reinforcements for { CASE($side, "the") } may enter
    .brief = reinforcements for { CASE($side, "the") } may enter
event-ended = { CASE($winner, "start") } { CASE($winner, "number") ->
    [many] win
   *[one] wins
} by { points }: { $ending }
event-sheet = Result sheet, { $side }, { $fate ->
    [survived] survived
    [waiting] never came in
    [left] left the map
   *[destroyed] destroyed
}: { $units }


## The log of Athena

event-order-card = Order card { $n }, { $colour ->
    [blue] a command card
   *[green] an action card
}{ $known ->
    [reconstructed] { " " }({ card-reconstructed })
    [partly] { " " }({ card-partly })
   *[overlay] { "" }
}
event-track-line = Counters in play { $n }, limit { $limit }: { $cells ->
    [0] the marker stays
    [one] the marker moves { $cells } cell
   *[other] the marker moves { $cells } cells
}
event-track-moved = Scenario marker: { $from } → { $to }
    .brief = scenario marker { $from } → { $to }
event-event = Cell { $n }: { $cell }
    .brief = cell { $n }: { $cell }
event-event-caps-lost = The die shows { $die }: you lose { $n } CAP, { $left } left
    .brief = you lose { $n } CAP
event-event-caps-gained = You gain { $n } CAP: { $left }
    .brief = you gain { $n } CAP
event-pool-added = Into the pool: { $token }
event-pass-check = Pass check: fresh AI { $a }, fresh units { $b }
event-no-order = No order of the card can be carried out
    .brief = no order can be carried out
event-held-back = { $unit }: its marker lets it attack no more
event-unable = { $unit }: unable after all, { $reason }
event-overruled = You overrule Athena: { $slot }
    .brief = you overrule Athena: { $slot }
event-checked = Spent check, card { $n }: { $value } against { $cost } AP: { $outcome ->
    [stays] the stay-fresh mark
    [passed] passed
   *[failed] failed
}
    .brief = spent check { $value } against { $cost } AP, { $outcome ->
        [stays] the stay-fresh mark
        [passed] passed
       *[failed] failed
    }
event-orders-reshuffled = The order deck is shuffled: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
event-command-lost = Athena loses command card { $n }
event-command-kept = Athena keeps her last command card
event-suspect-placed = { $unit } in { $hex }
event-placing-card = Order card { $n } points to { $hex }
event-fired-at-suspect = Fire at { $target }: needed { $needed }, rolled { $rolled }
    .brief = fire at { $target }: needed { $needed }, rolled { $rolled }
event-suspect-revealed = { $hex }: suspected enemy { $id } is { $kind }
event-suspect-gone = { $hex }: { $token ->
    [mines] mines instead of { $unit }
   *[none] nobody is there, { $unit } is gone
}


## The screen

source-start = The marker at the start
source-control = Hexes taken
source-destroyed = Units destroyed
source-left = Units led off the map
source-round-over = Hexes held at the end of a round

status-setup = Setting up
status-between = Preparing round { $round }
status-turn = Round { $round }: { CASE($side, "the") } to act
status-second = Round { $round }: { CASE($side, "the") } to act, { CASE($first, "the") } had the first turn
status-order = Round { $round }: { CASE($side, "the") } to act, order card { $n }{ $known ->
    [reconstructed] { " " }({ card-reconstructed })
    [partly] { " " }({ card-partly })
   *[overlay] { "" }
}
status-plan = { $battery }: { $purpose } on { $hex } before the next round
status-plan-unknown = { $battery }: a strike is planned before the next round
status-ended = { CASE($side, "start") } { CASE($side, "number") ->
    [many] win
   *[one] wins
} by { points }: { $ending }
notice-reconstruction = Parts of this scenario are a reconstruction: the printed sheet was not available.
notice-cards-reconstruction = Most order cards are a reconstruction: the printed cards were not available.

count-victory = Victory points of { CASE($side, "the") }
count-victory-help = One score for both: points of one side are taken off the other’s. Whoever has them at the end wins.
count-round = Round
count-round-help = A round goes on until both sides pass in a row. In a new one everybody is fresh again.
count-caps = CAP of { CASE($side, "the") }
count-caps-help = They pay for actions of the spent and for cards, and shift rolls. They are filled up before a new round.
count-hand = Battle cards of { CASE($side, "the") }
count-hand-help = Battle cards that can still be played.
count-cards = Battle deck
count-cards-help = Battle cards are drawn from here.
count-orders = Order deck
count-orders-help = Athena turns an order card from here for each of her turns.
count-order-discards = Order cards discarded
count-order-discards-help = Order cards that Athena has carried out.
count-command = Command cards in play
count-command-help = Orders of such cards are carried out by the spent, too.
count-pool = Pool of suspected enemies
count-pool-help = Suspected enemies: who they really are is decided when they are revealed.
count-pile-soft = Hit markers, soft
count-pile-soft-help = A marker is drawn from here for a hit on an unarmoured counter: it says what became of it.
count-pile-armoured = Hit markers, armoured
count-pile-armoured-help = A marker is drawn from here for a hit on an armoured counter: it says what became of it.
count-lost = Losses of { CASE($side, "the") }
count-lost-help = Counters this side has lost. Each, but for trucks and wagons, costs a player 1 CAP a round.
count-due = Reinforcements of { CASE($side, "the") }
count-due-help = These counters come onto the map later.


## Questions to the players

ask-unit = Who acts? Choose a unit, a group or a card, or pass.
ask-action = What { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } do?{ $free ->
    [0] { "" }
   *[other] { " " }The card pays for it.
}
ask-hex = Where { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } move?
ask-bonus = { $unit } may go one more hex at no cost: where to, or stop here?
ask-facing = Which way { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } face?
ask-target = Which hex { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } attack?
ask-close-target = Close combat: whom { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } attack?
ask-next-target = Several targets in { $target }: against which { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } roll next?
ask-mode = How { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } attack?
ask-spotter = Indirect fire on { $target }: from which hex is it directed?
ask-recon-target = Recon by fire: which hex { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } search?
ask-caps-on-roll = { $what ->
    [attack] { $unit } { CASE($unit, "number") ->
        [many] fire
       *[one] fires
    } at { $target }: two dice, { $needed } or more is a hit.
    [reveal] { $unit } { CASE($unit, "number") ->
        [many] fire
       *[one] fires
    } at { $target }: two dice, { $needed } or more shows who is there.
    [recon] { $unit } { CASE($unit, "number") ->
        [many] search
       *[one] searches
    } { $target } by fire: two dice, { $needed } or more shows whoever hides there.
    [rally] { $unit } { CASE($unit, "number") ->
        [many] try
       *[one] tries
    } to rally: two dice, { $needed } or more takes the hit marker off.
    [mines] Mines under { $unit }: two dice, { $needed } or more is a hit.
    [shelling] Shells on { $target }: two dice, { $needed } or more is a hit.
    [drift] The strike on { $target }: one die, { $needed } or more lands where it was planned, less drifts away.
   *[initiative] Who begins the round? Two dice: on { $needed } or more it is you.
} { caps-way }
caps-way = { $way ->
    [-1] Each command point (CAP) spent now makes that number one lower.
    [1] They are your own: each command point (CAP) spent now makes that number one higher.
   *[0] Each command point (CAP) spent now moves that number by one.
} How many?
ask-caps-on-cost = { $unit } acted for { $cost } AP and may be spent by it: that is checked now. Each command point (CAP) takes one AP off before. How many?
ask-caps-on-direction = The strike on { $target } goes astray, and a die says which way. Each command point (CAP) spent now turns that way by one side of the hex. How many?
ask-aim = Play Careful aiming: 2 more firepower for this attack?
ask-after-roll = The dice show { $dice } ({ $roll }). Change that by a card? Veteran NCO throws a die again; Luck adds 2, or takes 3 away on a 1 of its own die.
ask-veteran-check = The spent check shows { $face }, no more than the { $cost } AP: the unit is spent. Play Veteran NCO to roll again?
ask-confusion = Play Battlefield confusion: 3 AP more for the action of { $unit }, before its spent check?
ask-bog = Play Bogged down against { $unit }?
ask-rapid = Play Rapid deployment: one more hex at no cost?
ask-rush = Rapid deployment: where { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } go?
ask-occupy = { CASE($unit, "number") ->
    [many] Do
   *[one] Does
} { $unit } go into the fortification?
ask-hiding-place = Where { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } hide?
ask-entry = On which hex { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } enter the map?
ask-member = Who belongs to the group? Choose one after another.
ask-group-action = What does the group do: { $members }?
ask-leader = Who leads the attack? What counts is its firepower from where it stands; everybody else adds 1.
ask-group-move = { $unit } in the group: where to?
ask-vehicle = Which vehicle { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } get on?
ask-stop = Where { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } get off?
ask-wreck = Which vehicle { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } take in tow?
ask-smoke-hex = Where { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } lay smoke?
ask-mine-field = Where { CASE($unit, "number") ->
    [many] do
   *[one] does
} { $unit } lay mines?
ask-scouts = Scout teams: reveal who hides near you, or hide a unit of yours?
ask-swift = Play Swift action for another turn at once?
ask-hush = About which card will you not be asked for the rest of the round?
ask-plan = { $battery }: which hex is planned for the next round?
ask-purpose = { $battery } on { $target }: shells or smoke?
ask-common-sense = Athena, { $slot }: { $deed } If that seems absurd, you may overrule it, and she goes on to her next order.
asked-of-everybody = { $question } (You are asked whether you hold the card or not, so that nothing is given away.)


## Questions to a real table: what the dice and the cards showed

ask-attack = Attack of { $unit } on { $target }, { $needed } or more hits. What do the two dice show?
ask-rally = { $unit } { CASE($unit, "number") ->
    [many] rally
   *[one] rallies
} on { $needed } or more. What do the two dice show?
ask-recon = Recon by fire on { $target }, { $needed } or more reveals. What do the two dice show?
ask-mines = Mines against { $unit }, { $needed } or more hits. What do the two dice show?
ask-bog-roll = Bogged down, { $needed } or more: what do the two dice show?
ask-wire = Wire: roll a die for { $unit }. What does it show?
ask-again = The die rolled again ({ $roll }): what does it show?
ask-luck-die = Luck: what does the die show?
ask-spent-check = Spent check of { $unit } at { $cost } AP: what does the red die show?
ask-spent-check-again = Spent check of { $unit } once more at { $cost } AP: what does the red die show?
ask-marker = Which hit marker did { $unit } draw?
ask-card = { $of ->
    [1] Which battle card
   *[other] Battle card { $n } of { $of }: which one
} did { CASE($side, "the") } draw?
ask-initiative = Initiative: { $needed } or more. What do the two dice show?
ask-drift = Fire on { $target }: { $needed } or more is on target. What does the die show?
ask-drift-direction = Fire on { $target } drifts: 1 is north, then clockwise. What does the die show?
ask-shelling = Shells against { $target }, { $needed } or more hits. What do the two dice show?
ask-officer = Frontline officer: what does the die show?
ask-sniper = Sniper fire: what does the die show?
ask-unseen-marker = A hit marker, face down, under { $unit }: which is it?
ask-order-card = Turn an order card for Athena. Which is it?
ask-check-card = Turn an order card for the spent check. Which is it?
ask-command-search = A command card is lost: turn order cards until a blue one comes. Which is next?
ask-placing-card = Turn an order card for its hex. Which is it?
ask-event-die = Event of cell { $cell }: what does the die show?
ask-reveal = Fire at { $target }: { $needed } or more reveals. What do the two dice show?
ask-suspect = { $unit } is revealed: which token came out of the pool?
ask-suspect-first = Several suspected enemies are seen at once: roll for the first. Which?
ask-suspect-near = Several suspected enemies are equally near: roll for one. Which?
ask-suspect-direction = Where does the new suspected enemy stand? 1 is north, then clockwise. What does the die show?
ask-suspect-hex = Several hexes are equal for the suspected enemy: roll for one. Which?
ask-ai-group = Several groups are equal: roll for one. Which?
ask-ai-unit = Several AI are equal: roll for one. Which?
ask-ai-target = Several targets are equal: roll for one. Which?
ask-ai-goal = Several goals are equal: roll for one. Which?
ask-ai-goal-hex = Several places of cover are equal: roll for one. Which?
ask-ai-hex = Several hexes are equal: roll for one. Which?
ask-ai-path = Several ways are equal: roll for one. Which?
ask-ai-facing = Several facings are equal: roll for one. Which?


## Answers

option-pass = pass
option-group = act as a group
option-show = reveal { $unit }
option-no = no
option-hush = choose which cards to be asked about
option-hush-card = about { $card }
option-every_card = about all of them
option-ask_again = be asked about all of them again
option-stop = stop here
option-stay = stay
option-done = done
option-inside = go inside
option-outside = stay outside
option-pivot = pivot
option-reveal = reveal
option-carry_out = let her act
option-trust = let her act without asking for the rest of the round
option-overrule = overrule the order
option-doubt_again = be asked again before Athena acts
option-play = play { $card }
option-order-card = card { $n }
option-token = { $token }
option-unit = { $unit }
option-hex = { $hex }
option-target = attack { $hex }
option-recon-target = recon by fire at { $hex }
option-hex-cost = { $hex } for { $cost } AP
option-facing = { $facing }
option-fort = the { $fort }
option-herd = the { $herd }
option-card = { $card }
option-marker = { $marker }
option-die = { $n }
option-dice = { $a } and { $b }
option-path = { $path }
option-again = roll the { $n } again
option-caps = { $n ->
    [0] none
   *[other] { $n } CAP
}
option-turn-left = { $n } CAP: { $n ->
    [one] { $n } side
   *[other] { $n } sides
} counter-clockwise
option-turn-right = { $n } CAP: { $n ->
    [one] { $n } side
   *[other] { $n } sides
} clockwise
option-no-shift = none: { $needed } or more, { $chance }%
option-shift = { $n } CAP: { $needed } or more, { $chance }%
check-left = { $cost ->
    [0] no check
   *[other] { $cost } AP, risk of being spent { $risk }%
}
option-caps-cost = { $n ->
    [0] none
   *[other] { $n } CAP
}: { check-left }

action-move = move
action-pivot = pivot
action-attack = attack
action-recon = recon by fire
action-rally = rally
action-stall = stall
action-hide = hide or move hidden
action-dig = dig in
action-lay_smoke = lay smoke
action-tow = take in tow
action-let_go = let go of the tow
action-go_inside = go into the fortification
action-go_outside = leave the fortification
action-load = load
action-unload = unload
action-enter = enter the map
action-leave = leave the map
action-card = play { $card }
action-stall-does = does nothing, but it is no pass: the round goes on
action-hide-does = no enemy sees it until it is found or does something else
action-dig-does = defence +1 from all sides until it moves, pivots or falls
action-recon-does = searches a hex by fire for whoever hides there
action-lay_smoke-does = heavy smoke: defence +2 in its hex, and nobody sees through it; it thins before the next round
option-action = { $action }
option-action-there = { $action }: { $hex }
option-action-cost = { $action }, { $cost } AP

preview-cost = costs { $cost } AP
preview-chance = risk of being spent: { $n }%
preview-no-check = no spent check
preview-paid = spent units pay in points: { $n } CAP, leaving { $left }
preview-rally = the hit marker comes off on { $needed } or more with two dice, { $chance }%
preview-by-caps = spent: every AP costs 1 CAP, { $left } left
preview-by-card = spent, and too few command points; there is only: { $cards }
preview-pass = no action and no cost, and stress is gone
preview-pass-both = if the enemy passes, too, the round ends
preview-pass-ends = the enemy has passed as well: the round ends, all are fresh again
preview-group = counters side by side act together: one cost, one spent check
preview-nobody-in-zone = no enemy in its fire zone
preview-hides = no enemy sees it there
preview-shot = { $target }: hit on { $needed } or more with two dice, { $chance }%
preview-hopeless = { $target }: two dice cannot show { $needed } or more; only command points or cards could help
preview-numbers = { $target }: defence { $dr } less firepower { $ar } makes { $needed }
preview-caps = { $n ->
    [0] no CAP
   *[other] { $n } CAP
} spent, { $left } left for the rest of the round
preview-suspect = { $target }: revealed on { $needed } or more with two dice, { $chance }%
preview-odds = success on { $needed } or more with { $dice ->
    [1] one die
   *[other] two dice
}, { $chance }%
preview-no-effect = { $target }: no firepower against it
preview-defence = defence: { $parts }
preview-attack = firepower: { $parts }
preview-critical = destroyed at once on { $n } or more
preview-control = takes control of { $hex }
preview-close-combat = into close combat
preview-reveals = reveals itself
preview-gives-away = gives away: { $units }
preview-fire-zone = in the fire zone of { $units }
preview-in-zone = in its fire zone: { $units }
preview-burns = whoever hides there appears without a roll
preview-cover = defence +{ $n } there


## What Athena is about to do

odds = { $need }+, { $chance }%
odds-unknown = nobody knows yet what it needs
price = { $n } AP
price-between = { $least } to { $most } AP
price-nothing = no cost
price-unknown = nobody knows yet at what cost
deed-attack = { $unit } { CASE($unit, "number") ->
    [many] attack
   *[one] attacks
} { $target }{ $helpers ->
    [0] { "" }
    [one] , { $helpers } helper
   *[other] , { $helpers } helpers
}: { $odds }, { $price }.
deed-pivot-attack = { $unit } { CASE($unit, "number") ->
    [many] turn and attack
   *[one] turns and attacks
} { $target }: { $odds }, { $price }.
deed-move = { $unit } { CASE($unit, "number") ->
    [many] move
   *[one] moves
} towards { $target }: { $price }.
deed-low-risk = { $unit } { CASE($unit, "number") ->
    [many] move with care
   *[one] moves with care
} towards { $target }: { $price }.
deed-group-move = A group moves towards { $target }: { $units }; by the ways now open { $price }.
deed-pivot = { $unit } { CASE($unit, "number") ->
    [many] turn
   *[one] turns
} to whoever is on the flank: { $price }.
deed-rally = { $unit }: an attempt to rally, { $odds }, { $price }.
deed-auto-rally = { $unit }: a rally without a roll, { $price }.
deed-withdraw = { $unit } { CASE($unit, "number") ->
    [many] withdraw
   *[one] withdraws
}: { $price }.
deed-close-in = { $unit } { CASE($unit, "number") ->
    [many] go
   *[one] goes
} into the hex of an enemy: { $price }.
deed-pass = The AI passes.
deed-end-round = The round ends.
deed-pass-check = { $ai } fresh AI, { $units } fresh units: the AI passes.


## Why Athena did it

decision-order = { $slot }: { $order }
decision-group = { $slot }: { $order }
decision-priority = { $slot }: { $action }
decision-move = Where { $unit } goes, towards { $goal }
decision-withdraw = Where { $unit } withdraws to
decision-facing = Which way { $unit } faces in { $hex }
decision-member = Whose turn it is in the group; the goal is { $goal }
decision-goal-hex = Which cover { $unit } makes for
decision-close-in = On whom { $unit } closes in
decision-next-target = Whom { $unit } rolls for next in { $hex }
decision-entry = Where { $unit } comes onto the map

pair-name = { $ai } — { $target }

reason-who = AI that meet the requirements, { $command ->
    [0] fresh
   *[other] fresh or spent
}
    .not = does not meet the requirements
reason-who-all = every { $command ->
    [0] fresh AI
   *[other] AI
} meets the requirements: { $names }
reason-who-nobody = no { $command ->
    [0] fresh AI
   *[other] AI
} meets the requirements
reason-targets-nobody = there are no suitable targets
reason-targets-all = all of them are suitable targets: { $names }
reason-no-group = no group can move
reason-targets = targets that meet the requirements
    .not = no target that meets the requirements
reason-in-contact-cc = AI in the hex of a unit
    .not = not in the hex of a unit
reason-in-contact-cc-all = all AI are in the hex of a unit: { $names }
reason-in-contact-cc-nobody = no suitable AI is in the hex of a unit
reason-in-contact-short = AI next to a unit
    .not = not next to a unit
reason-in-contact-short-all = all AI are next to a unit: { $names }
reason-in-contact-short-nobody = no suitable AI is next to a unit
reason-cannot-leave = cannot get out of close combat after all, so it attacks
reason-leaves = { $ai }: a crew leaves close combat instead of attacking
reason-able-all = all of them can do it: { $names }
reason-able-nobody = none of them can do it
reason-able = AI that can do it
    .not = cannot do it
reason-largest-group = largest group, { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
    .not = a smaller group; the largest had { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
reason-nearest-group = nearest to a target, { hexes }
    .not = farther from its target; the nearest was { hexes } away
reason-gets-closer = whoever can get closer
    .not = cannot get as close
reason-safer-way = whoever has the safer way
    .not = has a less safe way
reason-nearer-member = whoever is nearer to the goal
    .not = farther from the goal
reason-pair = { $ai } — { $target }, { hexes }: possible
reason-pair-alone = { $ai }: possible
reason-pair-attack = { $ai } — { $target }, { hexes }: defence { $dr }, attack { $ar }{ $cap ->
    [0] { "" }
   *[other] , +{ $cap } CAP
}, needs { $need }, { $cost } AP
reason-pair-move = { $ai } — { $target }, { hexes }: can move towards { $goal }
reason-pair-range = { $ai } — { $target }, { hexes }: ruled out, too far
reason-pair-long-range = { $ai } — { $target }, { hexes }: ruled out, only at long range
reason-pair-long-range-blocked = { $ai } — { $target }, { hexes }: ruled out, only at long range, and { $blockers } blocks the view
reason-pair-needs = { $ai } — { $target }, { hexes }: ruled out, would need { $need }
reason-pair-own = { $ai } — { $target }, { hexes }: ruled out, an AI is in that hex
reason-pair-colour = { $ai } — { $target }, { hexes }: ruled out, no firepower against it
reason-pair-marker = { $ai } — { $target }, { hexes }: ruled out, its hit marker forbids it
reason-pair-weapon = { $ai } — { $target }, { hexes }: ruled out, no weapon for that
reason-pair-aboard = { $ai } — { $target }, { hexes }: ruled out, it is being carried
reason-pair-close-combat = { $ai } — { $target }, { hexes }: ruled out, bound by close combat
reason-pair-water = { $ai } — { $target }, { hexes }: ruled out, it stands in the water
reason-pair-bunker = { $ai } — { $target }, { hexes }: ruled out, no mortar fires out of a bunker
reason-pair-refugees = { $ai } — { $target }, { hexes }: ruled out, refugees are there
reason-pair-minimum = { $ai } — { $target }, { hexes }: ruled out, too near
reason-pair-arc = { $ai } — { $target }, { hexes }: ruled out, not in its arc
reason-pair-sight = { $ai } — { $target }, { hexes }: ruled out, out of sight
reason-pair-sight-blocked = { $ai } — { $target }, { hexes }: ruled out, { $blockers } blocks the view
reason-pair-steep = { $ai } — { $target }, { hexes }: ruled out, the gun cannot be lowered that far
reason-pair-not-in-los = { $ai } — { $target }, { hexes }: ruled out, not in its line of sight
reason-pair-no-way = { $ai } — { $target }, { hexes }: ruled out, no hex to go to
reason-pair-cannot = { $ai }: ruled out, cannot do it
reason-best-ai-ar = highest attack, { $n }
    .not = lower attack than { $n }
reason-best-ai-dr = lowest defence, { $n }
    .not = higher defence than { $n }
reason-best-target-ar = for { $ai }: target with the highest attack, { $n }
    .not = for { $ai }, a lower attack than { $n }
reason-best-target-dr = for { $ai }: target with the lowest defence, { $n }
    .not = for { $ai }, a higher defence than { $n }
reason-nearest-targets = for { $ai }: nearest target, { hexes }
    .not = for { $ai }, farther than { hexes }
reason-nearest-ai = AI nearest to its target, { hexes }
    .not = farther from its target than { hexes }
reason-farthest-ai = AI farthest from its nearest target, { hexes }
    .not = nearer to its nearest target than { hexes }
reason-unhit = unhit
    .not = hit
reason-highest-ar = highest attack
    .not = lower attack
reason-lowest-attack-cost = lowest attack cost
    .not = higher attack cost
reason-best-hex = hex with the largest bonus
    .not = a hex with a smaller bonus
reason-lowest-dr = lowest defence
    .not = higher defence
reason-hit = hit
    .not = unhit
reason-fresh = fresh
    .not = not fresh
reason-spent = spent
    .not = not spent
reason-unit-highest-ar = highest attack of its own
    .not = lower attack of its own
reason-unit-lowest-attack-cost = cheapest attack of its own
    .not = a dearer attack of its own
reason-unit-lowest-move-cost = cheapest move of its own
    .not = a dearer move of its own
reason-lowest-move-cost = lowest move cost
    .not = higher move cost
reason-listed-first = named first in the order
    .not = named later in the order
reason-nearest-to-objective = nearest to an objective
    .not = farther from an objective
reason-closest = closest to the target
    .not = farther from the target
reason-outside-fire-zones = outside all fire zones
    .not = in a fire zone
reason-flank = on the flank of an enemy
    .not = on nobody’s flank
reason-nearest-ahead = the nearest enemy in the arc
    .not = the nearest enemy out of the arc
reason-objective-ahead = an objective in the arc
    .not = no objective in the arc
reason-most-ahead = most enemies in the arc and in sight
    .not = fewer enemies in the arc and in sight
reason-most-in-arc = most enemies in the arc
    .not = fewer enemies in the arc
reason-flanker-ahead = the unit on its flank in the arc
    .not = the unit on its flank out of the arc
reason-target-ahead = the unit attacked in the arc
    .not = the unit attacked out of the arc
reason-most-in-zone = most enemies in the fire zone
    .not = fewer enemies in the fire zone
reason-random = by lot
    .not = just as good; the lot fell on another
reason-way = { $hex }: { hexes } away, { $threats ->
    [0] under no fire
   *[other] in { $threats } fire zones
}, bonus { $bonus }, { $cost } AP
reason-way-farther = { $hex }: ruled out, farther away
reason-way-stacking = { $hex }: ruled out, an AI is there
reason-way-crewed = { $hex }: ruled out, a crew avoids close combat
reason-way-known-mines = { $hex }: ruled out, known mines
reason-way-enemy-there = { $hex }: ruled out, an enemy is there
reason-way-short-range = { $hex }: ruled out, next to an enemy and in its fire zone
reason-way-slow = { $hex }: ruled out, too slow for a vehicle
reason-tier-safe = outside all fire zones
    .not = in a fire zone
reason-tier-covered = in a fire zone, but with a bonus
    .not = in a fire zone, without a bonus
reason-tier-no-worse = in a fire zone, with a bonus no worse than here
    .not = in a fire zone, with a bonus worse than here
reason-tier-any = closer to the target
    .not = no closer to the target
reason-tier-flank-or-cover = no closer, but to a flank or into cover
    .not = neither to a flank nor into cover
reason-tier-pivot = nowhere to go: it turns towards a unit on its flank
reason-tier-nothing = nowhere to go



## What to do at a real table

lay-board = Lay down board { $board }
lay-board-beside = Lay down board { $board }, shifted against board { $first } by { $column } columns to the east{ $row ->
    [0] { "" }
   *[other] {" "}and { $row } rows to the south
}
lay-fort = Fortification of { CASE($side, "the") } on { $hex }: { $fort }
lay-fort-facing = Fortification of { CASE($side, "the") } on { $hex }: { $fort }, facing { $facing }
lay-fort-hidden = Nothing on the map, a note for yourself: { $fort } on { $hex }
lay-unit = Put { $unit } of { CASE($side, "the") } on { $hex }, facing { $facing }
lay-unit-spent = Put { $unit } of { CASE($side, "the") }, spent side up, on { $hex }, facing { $facing }
lay-unit-anywhere = Put { $unit } of { CASE($side, "the") } on { $hex }
lay-unit-aboard = Put { $unit } of { CASE($side, "the") } under { $vehicle }
lay-unit-hidden = Nothing on the map, a note for yourself: { $unit } hidden on { $hex }
lay-herd = Put { $herd } on { $hex }
lay-control = Put a control marker on { $hex }, the side of { CASE($side, "the") } up
lay-arrival = Lay aside for { CASE($side, "the") }, to come in round { $round }: { $units }
lay-reinforcement = Lay aside for { CASE($side, "the") }, to come with cell { $cell } of the track: { $units }
lay-battery = Lay out the { $battery }, fire missions: { $n }
lay-victory = Set the victory point marker to { $side } { $n }
lay-caps = Set the CAP marker of { CASE($side, "the") } to { $n }
lay-cell = Put the scenario marker on cell { $n } of the track
lay-pile-soft = Shuffle the { $n } hit markers for soft targets face down
lay-pile-armoured = Shuffle the { $n } hit markers for armoured targets face down
lay-pool = Into the pool, { $n } tokens, unseen and mixed: { $tokens }
lay-cards = Shuffle { $n } battle cards into a deck: { $cards }
lay-orders = Shuffle { $n } order cards into Athena’s deck, numbers { $numbers }
lay-rest = All other counters, markers and cards stay in the box
so-many = { $n ->
    [1] { $name }
   *[other] { $name } ×{ $n }
}

move-moved = Move { $unit } from { $from } to { $to }
move-faces = Turn { $unit } to face { $facing }
move-entered = Put { $unit } on { $hex }
move-left = Take { $unit } off the map
move-revealed = Put { $unit } on { $hex }, facing { $facing }
move-hid = Take { $unit } off the map; its owner notes where it hides
move-destroyed = Take { $unit } off { $hex }
move-hit = Put a hit marker, unseen and face down, under { $unit }
move-marker = Put the hit marker { $marker } under { $unit }
move-turned-up = Turn up the hit marker of { $unit }: { $marker }
move-rallied = Put the hit marker of { $unit } back into its pile
move-spent = Turn to the spent side: { $units }
move-prepared = Turn all spent counters to their fresh side
move-loaded = Put { $unit } under { $vehicle }
move-unloaded = Put { $unit } on { $hex }
move-dug-in = Put a hasty defence under { $units }
move-fort-destroyed = Remove the { $fort } from { $hex }
move-mines-found = Put mines, face up, on { $hex }
move-mines-laid = Put mines on { $hex }
move-smoke = Put heavy smoke on { $hex }
move-smoke-thins = Remove light smoke, then turn heavy smoke to its light side
move-control = Turn the control marker in { $hex } to the side of { CASE($side, "the") }
move-scored = Set the victory point marker to { $leader } { $total }
move-caps-spent = Set the CAP marker of { CASE($side, "the") } to { $left }
move-caps-lost = Set the CAP marker of { CASE($side, "the") } to { $left }
move-caps-gained = Set the CAP marker of { CASE($side, "the") } to { $left }
move-caps-sniped = Set the CAP marker of { CASE($side, "the") } to { $left }
move-event-caps-lost = Set your CAP marker to { $left }
move-event-caps-gained = Set your CAP marker to { $left }
move-played-card = Discard the battle card { $card }
move-checked = Discard order card { $n }
move-placing-card = Discard order card { $n }
move-orders-reshuffled = Shuffle all discarded order cards into the deck
move-command-lost = Put order card { $n } out of the game
move-track-moved = Move the scenario marker from cell { $from } to cell { $to }
move-pool-added = Put into the pool: { $token }
move-suspect-placed = Put { $unit } on { $hex }
move-suspect-revealed = Put { $kind } in the place of suspected enemy { $id } on { $hex }
move-suspect-gone = Take { $unit } off { $hex }; the token leaves the game
move-bogged = Put a sign on { $unit }: stuck until the end of the round

unmove-moved = Move { $unit } back from { $to } to { $from }
unmove-faces = Turn { $unit } back to where it faced
unmove-entered = Take { $unit } off { $hex }
unmove-left = Put { $unit } back on the map
unmove-revealed = Take { $unit } off { $hex }
unmove-hid = Put { $unit } back on the map
unmove-destroyed = Put { $unit } back on { $hex }
unmove-hit = Put the hit marker of { $unit } back into its pile
unmove-marker = Put the hit marker { $marker } of { $unit } back into its pile
unmove-turned-up = Turn the hit marker of { $unit } face down
unmove-rallied = Put its hit marker back under { $unit }
unmove-spent = Turn back to the fresh side: { $units }
unmove-prepared = Turn those that were spent back to their spent side
unmove-loaded = Put { $unit } back where it was
unmove-unloaded = Put { $unit } back under its vehicle
unmove-dug-in = Remove the hasty defence of { $units }
unmove-fort-destroyed = Put the { $fort } back on { $hex }
unmove-mines-found = Take the mines off { $hex }
unmove-mines-laid = Take the mines off { $hex }
unmove-smoke = Remove the smoke from { $hex }
unmove-smoke-thins = Turn light smoke back to heavy and put back what was removed
unmove-control = Turn the control marker in { $hex } back
unmove-scored = Set the victory point marker back by { points }
unmove-caps-spent = Give { CASE($side, "the") } { $n } CAP back
unmove-caps-lost = Move the CAP marker of { CASE($side, "the") } back
unmove-caps-gained = Take { $n } CAP from { CASE($side, "the") } again
unmove-caps-sniped = Give { CASE($side, "the") } { $n } CAP back
unmove-event-caps-lost = Take { $n } CAP back
unmove-event-caps-gained = Give { $n } CAP up again
unmove-played-card = Take the battle card { $card } back into the hand
unmove-checked = Put order card { $n } back on the deck
unmove-placing-card = Put order card { $n } back on the deck
unmove-orders-reshuffled = The shuffle cannot be taken back; go on with this deck
unmove-command-lost = Put order card { $n } back into the game
unmove-track-moved = Move the scenario marker back from cell { $to } to cell { $from }
unmove-pool-added = Take out of the pool: { $token }
unmove-suspect-placed = Take { $unit } off { $hex }
unmove-suspect-revealed = Put suspected enemy { $id } back on { $hex }, and { $kind } into the pool
unmove-suspect-gone = Put { $unit } back on { $hex }, and the token into the pool
unmove-bogged = Take the sign off { $unit }


## What cannot be done, and why: a sentence without its end, its paragraph follows

cannot-go = There is no way to { $hex } for { $unit }: { $why }
cannot-attack = { $hex } cannot be attacked by { $unit }: { $why }
cannot-act = Nothing can be done with { $unit }: { $why }
cannot-unit-first = First choose a unit of yours that acts; then a hex to go to, or an enemy to attack
cannot-own-first = A unit of yours is asked for
cannot-group-yet = First say what the group does; where, and at whom, is asked then
cannot-enemy = In your turn only your own units act
cannot-enter-here = Reinforcements come onto the map elsewhere: the scenario names the hexes
cannot-play = “{ $card }” cannot be played with { $unit }: { $why }
cannot-play-alone = “{ $card }” is played by a unit: choose that first
cannot-play-now = “{ $card }” has a moment of its own: you will be asked when it comes
cannot-smoke = { $unit } cannot put smoke into { $hex }: { $why }
cannot-recon = { $unit } cannot search { $hex } by fire: { $why }
cannot-spot = Nobody can direct the fire from { $hex }: { $why }
cannot-target = That is no target now: { $why }
cannot-hide = { $unit } cannot hide in { $hex }: { $why }
cannot-face = { $unit } cannot turn towards { $hex }: { $why }
cannot-mine = No mines can be laid in { $hex }: { $why }
cannot-board = { $unit } cannot get on there: { $why }
cannot-tow = { $unit } cannot take that in tow: { $why }
cannot-get-off = { $unit } cannot get off in { $hex }: { $why }
cannot-join = { $unit } cannot join this group: { $why }
cannot-lead = { $unit } cannot lead this attack: { $why }

bar-bogged = stuck until the end of the round
bar-aboard = it is being carried
bar-marker = its hit marker forbids it
bar-far = it is not one of the hexes next to it
bar-enemy = an enemy has just come in from that side
bar-scenario = the scenario forbids it
bar-fort = no wheels get through here ({ $fort })
bar-height = that is two levels up or down at once
bar-terrain = that ground is closed to it ({ $terrain })
bar-wall = there is a wall across the way
bar-cost = it costs { $cost } AP, and being spent it has only { $n ->
    [one] { $n } CAP
   *[other] { $n } CAPs
}
bar-bonus-arc = bonus hexes lie ahead only
bar-bonus-ground = no bonus move leads over such ground
bar-weapon = it has no weapon for that
bar-close_combat = in close combat it attacks in its own hex only
bar-own-hex = no enemy is in its own hex
bar-water = nobody attacks out of the water
bar-bunker = no mortar fires out of a bunker
bar-refugees = there are refugees
bar-range = it is { $away } hexes away, and the weapon reaches { $reach }
bar-minimum = too near for this weapon
bar-arc = it does not lie in its arc
bar-sight = out of sight
bar-blocked = out of sight behind { $blockers }
bar-steep = the gun cannot be lowered that far
bar-nobody = there is nothing to attack
bar-colour = it has no firepower against such a target
bar-support = somebody of the group cannot fire there in support
bar-no_smoke = it has no smoke
bar-own_hex = that is its own hex
bar-smoky = the smoke there is heavy already
bar-wet = that is water
bar-beyond = pioneers reach only the hexes next to them
bar-in_view = an enemy in plain sight is there, so attack him instead
bar-away = it is more than two hexes from the mortar
bar-unseen = the mortar does not see that hex
bar-blind = the target cannot be seen from there
bar-passenger = the passenger is fired at before its vehicle
bar-done = it has been fired at already
bar-elsewhere = the attack goes into { $hex }
bar-friend = in close combat only an enemy is attacked
bar-fighting = it is in close combat
bar-in_sight = an enemy sees it where it stands
bar-stays = it hides there already, and can only go on to a hex next to it
bar-shows = an enemy would see it there
bar-seen = an enemy sees that hex
bar-company = somebody in plain sight is there
bar-side = touch one of the six hexes around it
bar-facing = it looks that way already
bar-aim = it has to face what it attacks
bar-taken = a fortification or mines are there already
bar-no_vehicle = that is no vehicle
bar-full = that vehicle is loaded, or being towed
bar-unshown = that vehicle is hidden
bar-apart = the two are not in the same hex
bar-able = only vehicles that cannot move are towed
bar-tracks = it takes a tracked vehicle to tow another
bar-member = it belongs to it already
bar-lonely = nobody of the group stands next to it
bar-outside = it does not belong to the group
bar-supporters = there is no hex it could attack with all the others in support
bar-spent = it is spent, and there are too few CAPs
bar-doomed = by its hit marker it is destroyed
bar-rally = its hit marker allows a rally at most, and that is impossible now
bar-coming = it cannot come onto the map yet
bar-hidden = it is hidden, and the card has no sign for that
bar-card-01 = that is for spent units
bar-card-02 = it can only rally, and not now
bar-card-03 = it has no marker that the card takes away
bar-card-04 = there is nothing to rally, or an enemy in the hex
bar-card-08 = its hit marker lets it do nothing but rally
bar-card-09 = it takes room to dig in, and no enemy in the hex
bar-card-10 = Athena has no CAPs to lose
bar-card-16 = it takes an unhurt unit, not in close combat, in a hex with an obstacle
bar-card-17 = it takes an unhurt unit, not in close combat, and a hex that is free for mines
