# Blitzkrieg! in English. Sections and messages stand in the same order as in ru.ftl.
# Forms of a name: .the inside a sentence, .start at its beginning, .number for the verb,
# .nippon for a side of Nippon.


## The game

game-title = Blitzkrieg!
game-tagline = The Second World War in five theatres, token by token, until one side breaks.
game-length = about 20 minutes
game-players = 1 or 2 players

scenario-base = Base game
scenario-base-help = Two players: the Axis against the Allies in five theatres. The Axis begins, and 25 points decide.
scenario-nippon = Nippon
scenario-nippon-help = Two players: Japan, with Godzilla, against Germany for a conquered America. Every city is a campaign of its own, and each one won opens the way to the next.
scenario-solo = Solo
scenario-solo-help = You are the Allies; the bot plays the Axis, with an open row of tokens and a new stratagem every turn.
scenario-solo-nippon = Solo, Nippon
scenario-solo-nippon-help = You are Germany; the bot plays Japan. You choose every campaign that opens, and the bot gains a cell where it finished the last one.


## A first acquaintance

guide-1 = You play for victory points. Once a side reaches the golden cell of this track, the other has one turn left at most.
    .at = race
guide-2 = Your tokens. Each turn you place one and then draw one: touch it, then a space with a ring, or the other way round. Touch again to confirm.
    .at = hand
    .typed = Your tokens. Each turn you place one and then draw one: type the token and the space, as in the list of answers.
guide-3 = Armies go on land, navies on sea, air anywhere; a space that is both takes any. The number is the strength. A general is as strong as there are ordinary armies and air tokens of yours in his theatre, an admiral the same with navies and air, each counting himself. Blitz air has strength 0, but another token may follow it at once. Yellow tokens are special weapons, gained by research.
    .at = hand
guide-4 = A token pulls this marker towards its owner, one cell for each point of strength. Whoever gets it to their end of the track wins here at once.
    .at = track
guide-4-nippon = A token pulls this marker towards its owner, one cell for each point of strength. Whoever gets it onto one of the three numbered cells at their end wins the city at once, and the number is a head start: so many cells in the city that opens next.
guide-4-solo-nippon = { guide-4-nippon }
guide-5 = Tokens go into the lit row. When it is full, the side the marker leans to scores its points. A symbol on a space is an effect: point at it, or tap it, to read what it does.
    .at = lamp
    .typed = Tokens go into the lit row. When it is full, the side the marker leans to scores its points. A sign on a space is an effect; “legend” explains them all.
guide-5-nippon = Tokens go into cities that are open: the lit ones. When a city is full, the side the marker leans to scores its points, and whoever filled it opens a linked city. A symbol on a space is an effect; a city says which ones it is linked to. Point at them, or tap them.
    .typed = Tokens go into cities that are open. When a city is full, the side the marker leans to scores its points, and whoever filled it opens a linked city. A sign on a space is an effect; “legend” explains them all.
guide-5-solo-nippon = Tokens go into cities that are open: the lit ones. When a city is full, the side the marker leans to scores its points, and you choose which linked city opens, even if the bot has filled it; the bot then begins there one cell ahead. A symbol on a space is an effect; a city says which ones it is linked to. Point at them, or tap them.
    .typed = Tokens go into cities that are open. When a city is full, the side the marker leans to scores its points, and you choose which linked city opens, even if the bot has filled it; the bot then begins there one cell ahead. A sign on a space is an effect; “legend” explains them all.
guide-6 = A plan to begin with: take spaces of production and research first, so that you have more to choose from and strong tokens later. Then pull the marker to your side where points are near, and fill a row while it leans to you. Keep something that fits: whoever can place nothing loses at once.
    .at = board
guide-6-nippon = A plan to begin with: take spaces of production and research first, so that you have more to choose from and strong tokens later. Then pull the marker to your side in cities worth many points, and fill a city while it leans to you. Keep something that fits: whoever can place nothing loses at once.
    .at = board
guide-6-solo-nippon = { guide-6-nippon }
    .at = board
guide-7 = The bot hides nothing: here lies its row, and beside it the stratagem of its turn. It chooses by the tables of the rulebook.
    .at = bot


## Settings

setting-level = Level
setting-level-help = How often a die at set-up moves a marker in the bot’s favour, and how far.
level-easy = easy
level-easy-help = Three rolls, each worth 1 cell for the bot.
level-medium = medium
level-medium-help = Three rolls, each worth 2 cells for the bot.
level-hard = hard
level-hard-help = Four rolls, each worth 2 cells for the bot.

setting-stratagems = Stratagems
setting-stratagems-help = On: the bot draws a stratagem every turn and is harder to foresee. Off: a training game by the plain tables.
setting-extra_vp = Extra points for the bot
setting-extra_vp-help = The bot starts with this many victory points.
setting-extra_cells = Extra cells for the bot
setting-extra_cells-help = At set-up every marker moves this many cells towards the bot, at most to one cell short of victory.
setting-show_reserve_count = Show the size of reserves
setting-show_reserve_count-help = On: you see how many tokens your opponent holds. Off: nobody has to tell.
setting-nippon_weapons_in_base = Partisans and skilful leadership
setting-nippon_weapons_in_base-help = On: these two weapons of Nippon join the research pile, 18 in all. Off: the pile has the usual 16.
setting-look_at_research = Look at researched weapons
setting-look_at_research-help = On: whoever researches sees the weapon that goes into the bag. Off: it stays unknown until it is drawn.
setting-double_bonus = Two bonuses when closing
setting-double_bonus-help = A token fills a row and reaches the end of the track. Off: all is scored at once, with a single bonus of 2. On: the row is scored first with a bonus of its own, then the theatre with another.
setting-bombard_needs_icon = Bombardment needs an effect
setting-bombard_needs_icon-help = A bombardment token on a space without effect. Off: it bombs all the same. On: it bombs only where the space has an effect.
setting-spy_copies_number = The spy copies the number
setting-spy_copies_number-help = A spy copies a general, an admiral or partisans. Off: the strength is counted anew for the spy’s owner. On: the spy has the number that token had.
setting-compare_on_allied_trigger = Compare scores when the second side has 25
setting-compare_on_allied_trigger-help = The side that moves second ends its turn with 25 points. Off: it wins, whatever the other has. On: the scores are compared.
setting-scientist_open_only = Scientist in open campaigns only
setting-scientist_open_only-help = Off: the scientist may also enter a campaign nobody has opened, but not take its last space. On: open campaigns only.
setting-die_board_order = Ties broken in the order of the die
setting-die_board_order-help = The bot’s last tie-break is the theatre higher on the board. Off: as the tracks lie there, Eastern Europe first. On: in the order of the die, Western Europe first.
setting-bot_prefers_theatre = The bot prefers theatres
setting-bot_prefers_theatre-help = Some units would win the theatre, others only the campaign. Off: the bot keeps them all. On: it keeps those that win the theatre.
setting-rp_counts_as_both = Research and production counts as both
setting-rp_counts_as_both-help = Off: for the bot a research and production space is neither research nor production. On: it is both.
setting-bot_magnitude = Longer moves first
setting-bot_magnitude-help = Several changes have the same rank. Off: all remain, and the next line decides. On: only those that move the marker furthest remain.
setting-bot_blitz_elsewhere = The bot’s blitz may go elsewhere
setting-bot_blitz_elsewhere-help = Nothing fits after the bot’s blitz unit in that theatre. Off: it places no second unit. On: it places one in another theatre.


## Sides

side-axis = Axis
    .the = the Axis
    .start = The Axis
    .number = one
side-allies = Allies
    .the = the Allies
    .start = The Allies
    .number = many
side-japan = Japan
    .number = one
    .nippon = yes
side-germany = Germany
    .number = one
    .nippon = yes
side-both = Both sides
    .the = both sides
    .number = many
    .each = yes
side-nobody = Nobody
    .the = nobody
    .number = one


## Tokens

token-A1 = army 1
token-A2 = army 2
token-A3 = army 3
token-N1 = navy 1
token-N2 = navy 2
token-N3 = navy 3
token-F1 = air 1
token-F2 = air 2
token-FB0 = blitz air 0
token-GEN = general
    .the = the general
    .counted = yes
token-ADM = admiral
    .the = the admiral
    .counted = yes
token-GOD = Godzilla
token-EA4 = elite army 4
token-EN4 = elite navy 4
token-EF3 = elite air 3
token-TA5 = task force army 5
token-TA5-short = task force army 5
token-TN5 = task force navy 5
token-TN5-short = task force navy 5
token-TF4 = task force air 4
token-TF4-short = task force air 4
token-BA1 = blitz army 1
token-BN1 = blitz navy 1
token-XN2 = bombardment navy 2
token-XN2-short = bombard. navy 2
token-XF1 = bombardment air 1
token-XF1-short = bombard. air 1
token-NUK = nuclear bomb
    .the = the nuclear bomb
token-SPY = spy
    .the = the spy
token-SCI = scientist
    .the = the scientist
token-SCI-bot = air 3
token-PAR = partisans
    .the = the partisans
    .counted = yes
token-LDR = skilful leadership
token-unknown = unknown special weapon
    .the = an unknown special weapon
token-hidden = hidden token
token-hidden-help = Only its owner sees this token.

token-as = { $token } as { $identity }, strength { $strength }
token-with-strength = { $token }, strength { $strength }

ability-A1 = Army of strength 1, for land and land/sea spaces.
ability-A2 = Army of strength 2, for land and land/sea spaces.
ability-A3 = Army of strength 3, for land and land/sea spaces.
ability-N1 = Navy of strength 1, for sea and land/sea spaces.
ability-N2 = Navy of strength 2, for sea and land/sea spaces.
ability-N3 = Navy of strength 3, for sea and land/sea spaces.
ability-F1 = Air of strength 1, for any space.
ability-F2 = Air of strength 2, for any space.
ability-FB0 = Air of strength 0, for any space; afterwards you may place one more token in the same theatre.
ability-GEN = An army as strong as the number of your ordinary army and air tokens in the theatre, himself included.
ability-ADM = A navy as strong as the number of your ordinary navy and air tokens in the theatre, himself included.
ability-GOD = Strength 4, army and navy at once, so every space will do; generals and admirals do not count Godzilla.
ability-EA4 = Special weapon: an army of strength 4.
ability-EN4 = Special weapon: a navy of strength 4.
ability-EF3 = Special weapon: air of strength 3.
ability-TA5 = Special weapon: an army of strength 5 that forgoes the effect of its space.
ability-TN5 = Special weapon: a navy of strength 5 that forgoes the effect of its space.
ability-TF4 = Special weapon: air of strength 4 that forgoes the effect of its space.
ability-BA1 = Special weapon: an army of strength 1; afterwards you may place one more token in the same theatre.
ability-BN1 = Special weapon: a navy of strength 1; afterwards you may place one more token in the same theatre.
ability-XN2 = Special weapon: a navy of strength 2 that bombs the enemy once, besides the effect of its space.
ability-XF1 = Special weapon: air of strength 1 that bombs the enemy once, besides the effect of its space.
ability-NUK = Special weapon: an army of strength 7, but in every other unfinished theatre the marker falls back 2 cells, at most to one cell short of the enemy’s victory.
ability-SPY = Special weapon: it takes type, strength and ability from the token the enemy placed last.
ability-SCI = Special weapon of strength 0 for any free space, even outside the active campaign; the space effect applies as usual.
ability-SCI-bot = The scientist as the bot plays it: air of strength 3, in active campaigns only.
ability-PAR = Special weapon: an army of strength 3 where the marker is on the enemy half, of strength 1 elsewhere.
ability-LDR = Special weapon of strength 1 for any space, whose effect is applied twice.


## Theatres, campaigns and spaces

theatre-WE = Western Europe
theatre-PO = Pacific Ocean
    .the = the Pacific Ocean
theatre-EE = Eastern Europe
theatre-AF = Africa & Middle East
theatre-SA = South East Asia

theatre-SEA = Seattle
theatre-MSP = Minneapolis
theatre-BOS = Boston
theatre-CHI = Chicago
theatre-SLC = Salt Lake City
theatre-NYC = New York
theatre-DEN = Denver
theatre-KCM = Kansas City
theatre-WDC = Washington
theatre-SFO = San Francisco
theatre-LAX = Los Angeles
theatre-JAX = Jacksonville
theatre-NOL = New Orleans
theatre-HOU = Houston
theatre-HON = Honolulu

campaign-name = { $theatre } { $row }
space-name = { $theatre } { $row }.{ $number }
space-of-campaign = { $theatre } { $number }
space-title = { space-title.name }: { space-title.said }
    .name = { $space }
    .said = { $type }, { $effect }
space-inactive = { space-inactive.name }: { space-inactive.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. { $why }
inactive-closed = This theatre is closed, no more tokens come here
inactive-completed = This row has been played out
inactive-unopened = This campaign is not open yet
inactive-waiting = This row is not open yet: the one before it is filled first, and only a scientist comes here out of turn

type-land = land
type-land-help = Armies and air can be placed here.
type-sea = sea
type-sea-help = Navies and air can be placed here.
type-both = land/sea
type-both-help = Any token can be placed here.

cell-name = { $side } +{ $cells }
cell-centre = centre
    .the = the centre


## Effects of spaces; .does is what comes of one, .name what the legend calls one that has a number

effect-none = no effect
effect-none-help = Nothing happens; the space may be taken like any other.
effect-production = production
    .does = production: a token from the bag
effect-production-help = Draw one token from your bag into your reserve.
effect-improved_production = improved production
    .does = improved production: two tokens from the bag
effect-improved_production-help = Draw two tokens from your bag into your reserve.
effect-research = research
    .does = research: a special weapon into the bag
effect-research-help = Take a random special weapon into your bag; you may look at it.
effect-improved_research = improved research
    .does = improved research: two special weapons into the bag
effect-improved_research-help = Take two random special weapons into your bag; you may look at them.
effect-research_production = research and production
    .does = research and production: a special weapon at once
effect-research_production-help = Take a random special weapon straight into your reserve.
effect-propaganda = propaganda { $n }
    .name = propaganda
    .does = propaganda: { $n } VP
effect-propaganda-help = Score the number of points shown, at once.
effect-bombing = bombing
    .does = bombing: an enemy token back into its bag
effect-bombing-help = A random token of the enemy’s reserve goes back into his bag; in a solo game you choose one of the bot’s row.
effect-tactical = tactical advantage { $n }
    .name = tactical advantage
    .does = tactical advantage { $n }
effect-tactical-help = The marker of this theatre advances by the number shown, before the strength of the token counts.
effect-strategic = strategic advantage { $n }
    .name = strategic advantage
    .does = strategic advantage { $n } in another theatre
effect-strategic-help = The marker of another theatre of your choice advances by the number shown, but stops one cell short of victory.


## Stratagems

stratagem-big_guns = Big Guns
stratagem-big_guns-help = Unit: a special weapon if one is suitable, otherwise one that causes the biggest change.
stratagem-rapid_deployment = Rapid Deployment
stratagem-rapid_deployment-help = Unit: the leftmost suitable one of the row.
stratagem-counterattack = Counterattack
stratagem-counterattack-help = Theatre: one in which you lead. Unit: one that causes the biggest change.
stratagem-research_development = Research & Development
stratagem-research_development-help = Theatre and space: with research. Unit: a special weapon if the space chosen is no research after all.
stratagem-steamroll = Steamroll
stratagem-steamroll-help = The stratagem of the bot’s last turn is in effect again, with all its conditions.
stratagem-for_the_glory = For the Glory
stratagem-for_the_glory-help = Theatre: the active campaign worth the most points, then one with free propaganda. Space: propaganda.
stratagem-secure = Secure
stratagem-secure-help = Theatre: one in which the bot leads.
stratagem-economic_warfare = Economic Warfare
stratagem-economic_warfare-help = Theatre: with free production or bombing. Space: production before bombing while the row has 4 tokens or fewer, bombing before production otherwise.

stratagem-shown = { stratagem-shown.name }: { stratagem-shown.said }
    .name = Stratagem
    .said = { $stratagem }
stratagem-repeats = { stratagem-repeats.name }: { stratagem-repeats.said }
    .name = Stratagem
    .said = { $stratagem }, repeating { $effect }


## Parts of sentences

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
asked-side = { CASE($side, "the") }

cause-strength = strength
cause-tactical = tactics
cause-strategic = strategy
cause-retreat = nuclear bomb
cause-head_start = head start
cause-bot_extra = bot’s extra cell
cause-extra_cells = harder game
cause-difficulty = set-up

ending-second_reached_goal = enough points as its own turn ends
ending-more_points = more points after the last turn
ending-tie = equal points favour the second side
ending-cannot_place = the enemy cannot place a token


## The log

event-turn = Turn { $n }. { CASE($side, "start") }
event-placed = { CASE($side, "start") } { CASE($side, "number") ->
    [many] place
   *[one] places
} { CASE($token, "the") } on { $space }
    .brief = { $token } to { $space }
event-placed-as = { CASE($side, "start") } { CASE($side, "number") ->
    [many] place
   *[one] places
} { CASE($token, "the") } as { CASE($identity, "counted") ->
    [yes] { $identity } { $strength }
   *[no] { $identity }
} on { $space }
    .brief = { $token } as { CASE($identity, "counted") ->
        [yes] { $identity } { $strength }
       *[no] { $identity }
    } to { $space }
event-placed-strength = { CASE($side, "start") } { CASE($side, "number") ->
    [many] place
   *[one] places
} { CASE($token, "the") }, strength { $strength }, on { $space }
    .brief = { $token }, strength { $strength }, to { $space }
event-from-row = The bot takes number { $place } of its row: { $token }
event-stopped = { CASE($side, "start") } { CASE($side, "number") ->
    [many] do
   *[one] does
} not follow up
    .brief = no follow-up
event-drew = { CASE($side, "start") } { CASE($side, "number") ->
    [many] draw
   *[one] draws
} { CASE($token, "the") } from the bag
    .brief = { $acting ->
        [yes] { $token } drawn
       *[no] { $side }: { $token } drawn
    }
event-drew-unseen = { CASE($side, "start") } { CASE($side, "number") ->
    [many] draw
   *[one] draws
} a token from the bag
    .brief = { $acting ->
        [yes] a token drawn
       *[no] { $side }: a token drawn
    }
event-armed = { CASE($side, "start") } { CASE($side, "number") ->
    [many] gain
   *[one] gains
} { CASE($token, "the") } at once
    .brief = { $token } gained at once
event-armed-unseen = { CASE($side, "start") } { CASE($side, "number") ->
    [many] gain
   *[one] gains
} a special weapon at once
    .brief = a special weapon gained at once
event-researched = Research: { CASE($side, "the") } { CASE($side, "number") ->
    [many] put
   *[one] puts
} { CASE($token, "the") } into the bag
    .brief = { $token } into the bag
event-researched-unseen = Research: { CASE($side, "the") } { CASE($side, "number") ->
    [many] put
   *[one] puts
} a special weapon into the bag
    .brief = a special weapon into the bag
event-propaganda = Propaganda: { CASE($side, "the") } { CASE($side, "number") ->
    [many] score
   *[one] scores
} { points } ({ $total } in all)
    .brief = propaganda: { $n } VP
event-bombed = { CASE($side, "start") } { CASE($side, "number") ->
    [many] bomb
   *[one] bombs
} { CASE($token, "the") } back into the bag of { CASE($victim, "the") }
    .brief = { $yours ->
        [yes] your { $token } bombed
       *[no] { $token } bombed
    }
event-bombed-unseen = { CASE($side, "start") } { CASE($side, "number") ->
    [many] bomb
   *[one] bombs
} a token back into the bag of { CASE($victim, "the") }
    .brief = { $yours ->
        [yes] one of your tokens bombed
       *[no] a token bombed
    }
event-bombed-nothing = { CASE($side, "start") } { CASE($side, "number") ->
    [many] bomb
   *[one] bombs
} an empty reserve: nothing happens
    .brief = bombs fall on an empty reserve
event-bombed-row = { CASE($side, "start") } { CASE($side, "number") ->
    [many] bomb
   *[one] bombs
} number { $place } of the bot’s row: { $token }
    .brief = { $token } bombed, number { $place } of the row
event-strategic-lost = Strategic advantage is lost: there is nowhere else to advance
    .brief = nowhere else to advance
event-marker = { $theatre }: marker { $from } → { $to } ({ $cause })
    .brief = { $theatre }: marker → { $to }
event-marker-stays = { $theatre }: the marker stays at { CASE($to, "the") } ({ $cause })
    .brief = { "" }
event-scored = { CASE($side, "start") } { CASE($side, "number") ->
    [many] score
   *[one] scores
} { points } for { $campaign } ({ $total } in all)
    .brief = { $side }: { $n } VP for { $campaign }
event-scored-bonus = { CASE($side, "start") } { CASE($side, "number") ->
    [many] score
   *[one] scores
} { $n } + { $extra } points for { $campaign } ({ $total } in all)
    .brief = { $side }: { $n } + { $extra } VP for { $campaign }
event-bonus = { CASE($side, "start") } { CASE($side, "number") ->
    [many] score
   *[one] scores
} a bonus of { $n } for { $theatre } ({ $total } in all)
    .brief = { $side }: { $n } VP, bonus for { $theatre }
event-filled = { $theatre }: every space is taken, the fighting is over
    .brief = { $theatre } is full
event-closed = { CASE($side, "start") } { CASE($side, "number") ->
    [many] win
   *[one] wins
} { CASE($theatre, "the") }
    .brief = { $theatre } goes to { CASE($side, "the") }
event-leftover = { CASE($side, "start") } { CASE($side, "number") ->
    [many] apply
   *[one] applies
} the effect of free space { $space }
    .brief = effect of free space { $space }
event-opened = { CASE($side, "start") } { CASE($side, "number") ->
    [many] open
   *[one] opens
} { $theatre }; the marker comes from { $from }
    .brief = { $theatre } is open
event-marker-left = Nothing left to open: the marker of { $theatre } leaves the game
    .brief = the marker of { $theatre } leaves the game
event-extra-vp = Head start for { CASE($side, "the") }: { points }
    .brief = { $side }: { $n } VP, head start
event-stratagem = Stratagem: { $stratagem }
    .brief = stratagem { $stratagem }
event-stratagem-repeats = Stratagem: { $stratagem }, again { $effect }
    .brief = stratagem { $stratagem }, again { $effect }
event-last-turn = { CASE($side, "start") } { CASE($side, "number") ->
    [many] have
   *[one] has
} { $goal } points or more: one last turn for { CASE($enemy, "the") }
    .brief = one last turn for { CASE($enemy, "the") }
event-ended = { CASE($winner, "start") } { CASE($winner, "number") ->
    [many] win
   *[one] wins
}: { CASE($winner, "nippon") ->
    [yes] { side-japan } { $first }, { side-germany } { $second }
   *[no] { side-axis } { $first }, { side-allies } { $second }
} — { $ending }


## The screen

source-propaganda = Propaganda
source-extra-vp = Head start

status-setup = Setting up
status-turn = Turn { $n }: { CASE($side, "the") } to play
status-last-turn = Last turn
status-ended = { CASE($side, "start") } { CASE($side, "number") ->
    [many] win
   *[one] wins
}: { CASE($side, "nippon") ->
    [yes] { side-japan } { $first }, { side-germany } { $second }
   *[no] { side-axis } { $first }, { side-allies } { $second }
} — { $ending }
notice-reconstruction = This map is a reconstruction: the printed Nippon board was not available.

track-led = { track-led.name }: { track-led.said }
    .name = { $theatre }
    .said = { CASE($side, "the") } { CASE($side, "number") ->
        [many] lead
       *[one] leads
    } by { $cells }, { $rest } more to win
track-led-at-the-end = { track-led-at-the-end.name }: { track-led-at-the-end.said }
    .name = { $theatre }
    .said = { CASE($side, "the") } { CASE($side, "number") ->
        [many] lead
       *[one] leads
    } by { $cells }
track-level = { track-level.name }: { track-level.said }
    .name = { $theatre }
    .said = level
track-won = { track-won.name }: { track-won.said }
    .name = { $theatre }
    .said = won by { CASE($side, "the") }
track-filled = { track-filled.name }: { track-filled.said }
    .name = { $theatre }
    .said = every space is taken
track-unopened = { track-unopened.name }: { track-unopened.said }
    .name = { $theatre }
    .said = not opened yet
track-links = Linked with: { $theatres }. When this city is finished, one of those that are not open yet opens.
track-rows = Tokens go into the lit row. When it is full, its points go to the side the marker leans to, from the centre to both.

score = { $first } { $a }, { $second } { $b }
score-help = Campaigns completed, theatres won and propaganda give points. When the side that moves first has enough of them, the other has one last turn; the side that moves second wins at once.
count-bag = Bag of { CASE($side, "the") }
count-bag-help = A new token comes from here at the end of a turn. Everybody knows how many are left; which ones, only play will show.
count-row = Row of { CASE($side, "the") }
count-row-help = The bot’s tokens lie open and in order: its table and the die decide which of them it takes.
count-reserve = Reserve of { CASE($side, "the") }
count-reserve-help = The token to be placed in a turn is one of these.
count-pile = Research pile
count-pile-help = Special weapons that nobody has yet. Spaces with research bring them.
count-cup = Stratagems in the cup
count-cup-help = Stratagems the bot has not drawn yet. Each changes how it plays for a turn.
cell-bonus = Sign +{ $n }: whoever has the marker here or farther on gets { points } more for each campaign completed here.
cell-middle = The red middle of the track: while the marker stands here, nobody leads.
cell-closing = The end of the track: whoever gets here wins the theatre at once.
cell-closing-ahead = Whoever gets here wins at once, and begins the next campaign { cells } ahead.
cell-goal = The goal: { points } at the end of one’s turn. The first side is answered by a last turn, the second wins at once.
row-vp = { points }


## Questions to the players

ask-place = Place a token: its space takes effect, then the marker there moves towards you by its strength.
    .answer = { $answer }
ask-follow-up = Blitz: place one more token in { CASE($theatre, "the") }, or stop.
    .answer = blitz — { $answer }
ask-strategic = Strategic advantage: choose a theatre other than { CASE($from, "the") }. Its marker moves { $n } towards you, at most to one cell short of victory.
    .answer = strategic advantage — { $answer }
ask-leftover = You have won { CASE($theatre, "the") }. Each free space left there is applied once, in the order you like: which is next?
    .answer = space left over — { $answer }
ask-open = { $theatre } is finished, and the marker goes on. Which campaign does it open?
    .answer = opens { $answer }
ask-bomb-row = Bombing: which token of the bot’s row goes back into its bag? A special weapon only if there is nothing else.
    .answer = bombs { $answer }
ask-difficulty-theatre = Head start of the bot: the die shows 6, so you choose the theatre. The marker there moves { cells } towards the bot, at most to one cell short of its victory.
    .answer = head start — { $answer }


## Questions to a real table: what the dice showed, what came out of the bags

ask-deal = Set-up, { $n } of { $of }: which token came out of the bag of { asked-side }?
ask-draw = End of the turn: which token came out of the bag of { asked-side }?
draw-of = { $of ->
    [1] { "" }
   *[other] , { $n } of { $of }
}
ask-produce = Production{ draw-of }: which token came out of the bag of { asked-side }?
ask-research = Research{ draw-of }: which special weapon goes into the bag of { asked-side }?
ask-weapon = Research and production: which special weapon goes to { asked-side }?
ask-bomb = Bombing: which token leaves the reserve of { asked-side }?
ask-difficulty = Difficulty: roll the die. What does it show? 1 to 5 name a theatre, a 6 leaves the choice to you.
ask-stratagem = A stratagem guides the bot’s next placement. Which one came out of the cup?
ask-bot-unit = Roll the die for the bot’s unit. What does it show? Count from the left, round and round: { $units }.
ask-random-campaigns = Two campaigns drawn at random start in the bot’s favour. Which two?
ask-which-copy = One such token was known to be in the bag, and an unseen one may be its twin. Which of them came out?


## Answers

option-known = the known one
option-twin = the unseen one
option-place = { $token } to { $space }
option-stop = stop here
option-row = { $token } (No. { $place })
option-leftover = { $space }: { $effect }
option-theatre = { $theatre }
option-die = { $n }
option-pair = { $pair }

preview-counts-as = counts as { $token }
preview-effect = { $times ->
    [0] the effect of the space is not applied
    [1] { CASE($effect, "does") }
   *[other] { CASE($effect, "does") }, twice
}
preview-bombardment = and one bombing of its own
preview-retreat = every other theatre: { cells } towards the enemy
preview-follow-up = another token may follow here
preview-head-start = head start in the next campaign: { cells }
preview-marker = marker { $from } → { $to }
preview-stays = the marker stands as far as it can go: { $from }
preview-bombed = back into the bag of { CASE($side, "the") }
preview-opens = marker at { CASE($at, "the") }; { points } at stake
preview-closes = wins { CASE($theatre, "the") }: { points }
preview-completes = completes { $campaign }: { points } { CASE($side, "each") ->
    [yes] to each side
   *[no] to { CASE($side, "the") }
}


## Why the bot did it

decision-theatre = Choice of theatre
decision-space = Choice of space
decision-unit = Choice of unit for { $space }
decision-strategic = Where to use strategic advantage
decision-leftover = Next free space to apply

unit-in-row = { $token } (No. { $place })
theatre-coded = { $theatre } ({ $code })
die-faces = { $n ->
    [0] on no face
   *[other] on { $faces }
}
change-rank = { $rank ->
    [1] rank 1, from your lead to the bot’s
    [2] rank 2, from a tie to the bot’s lead
    [3] rank 3, from your lead to a tie
    [4] rank 4, the bot’s largest lead grows
    [5] rank 5, your largest lead shrinks
    [6] rank 6, another change
    [7] rank 7, you win by it
   *[other] no change
}
why-not-open = That theatre was not open to the placement.
why-not-free = That was no free space of the active campaign.
why-not-in-row = That was not in its row.

reason-can-place = some unit can be placed there
    .not = no unit of its row could be placed there
reason-win-theatre = can be won with one placement
    .not = could not be won with one placement
reason-win-campaign = its active campaign can be won with one placement
    .not = its active campaign could not be won with one placement
reason-most-free = most free spaces in the active campaign
    .not = fewer free spaces in the active campaign
reason-most-vp = active campaign worth the most points
    .not = an active campaign worth fewer points
reason-highest = highest on the board
    .not = lower on the board
reason-space-fits = some unit of the row fits
    .not = no unit of its row fitted
reason-win-here = a placement here wins at once
    .not = no placement there won anything at once
reason-propaganda-near-goal = propaganda, if the bot has { $propaganda_at } points or more
    .not = no propaganda, and the bot had { $propaganda_at } points or more
reason-strategic = strategic advantage
    .not = no strategic advantage
reason-propaganda-behind = propaganda, if you are { $behind_by } points or more ahead
    .not = no propaganda, and you were { $behind_by } points or more ahead
reason-research-production = research and production
    .not = no research and production
reason-production-short-row = production, if the row has { $short_row } tokens or fewer
    .not = no production, and the row had { $short_row } tokens or fewer
reason-research = research
    .not = no research
reason-bombing = bombing
    .not = no bombing
reason-tactical = tactical advantage
    .not = no tactical advantage
reason-production = production
    .not = no production
reason-propaganda = propaganda
    .not = no propaganda
reason-leftmost = the leftmost space
    .not = farther to the right
reason-unit-fits = fits the space chosen
    .not = did not fit the space chosen
reason-unit-wins = wins at once
    .not = would not have won anything at once
reason-not-powerless = strength above 0, if the space has no effect
    .not = strength 0, and the space had no effect
reason-no-blitz-last = no blitz unit, if this is the last space of the campaign
    .not = a blitz unit, and it was the last space of the campaign
reason-strongest = the greatest strength, if the bot has { $strongest_at } points or more
    .not = weaker, and the bot had { $strongest_at } points or more
reason-you-lead = you lead there
    .not = you did not lead there
reason-has-research = has free research
    .not = no free research
reason-has-propaganda = has free propaganda
    .not = no free propaganda
reason-bot-leads = the bot leads there
    .not = the bot did not lead there
reason-has-economy = has free production or bombing
    .not = neither free production nor free bombing
reason-production-first = production, if the row has { $short_row } tokens or fewer
    .not = no production, and the row had { $short_row } tokens or fewer
reason-bombing-second = otherwise bombing, if the row has { $short_row } tokens or fewer
    .not = no bombing, and there was no production for a row of { $short_row } tokens or fewer
reason-bombing-first = bombing, if the row has more than { $short_row } tokens
    .not = no bombing, and the row had more than { $short_row } tokens
reason-production-second = otherwise production, if the row has more than { $short_row } tokens
    .not = no production, and there was no bombing for a row of more than { $short_row } tokens
reason-special-weapon = special weapon
    .not = no special weapon
reason-weapon-not-research = special weapon, if the space has no research
    .not = no special weapon, and the space had no research
reason-biggest-change = the biggest change (rank 1 is the biggest)
    .not = a smaller change
reason-otherwise-change = otherwise, without a special weapon, the biggest change (rank 1 is the biggest)
    .not = a smaller change, and there was no special weapon
reason-leftmost-unit = the leftmost unit
    .not = farther to the right in the row
reason-die = the die shows { $die }
    .not = the die showed { $die }
reason-top-left = from the top, from the left
    .not = farther down or to the right



## What to do at a real table

lay-board = { $board ->
    [nippon] Lay the board down with the Nippon map up
   *[other] Lay the board down with the five theatres up
}
lay-markers = Put a battle marker on the red centre cell of each of these tracks: { $theatres }
lay-spare-marker = Leave the fifth battle marker in the box
lay-bag = Into the bag of { CASE($side, "the") }, { $n } tokens: { $tokens }
lay-score = Put a score marker on 0 for each side: { $sides }
lay-pile = Shuffle { $n } special weapons face down beside the board: { $tokens }
lay-stratagem = Lay out the stratagem { $stratagem } beside the cup
lay-cup = Into the cup, { $n } stratagems: { $stratagems }
lay-aside = Leave in the box: { $sets }
token-times = { $n ->
    [1] { $token }
   *[other] { $token } ×{ $n }
}
set-axis = the grey tokens
set-allies = the green tokens
set-japan = the brown tokens
set-weapons = the special weapons
set-nippon_weapons = the partisans and skilful leadership

move-placed = Put { CASE($token, "the") } on { $space } ({ $effect })
move-from-row = Take number { $place } ({ $token }) out of the bot’s row and close the gap
move-drew = { $where ->
    [row] Take { CASE($token, "the") } from the bot’s bag to the right end of its row{ $swap }
   *[reserve] Take { CASE($token, "the") } from the bag into the reserve of { CASE($side, "the") }{ $swap }
}
move-drew-unseen = { $where ->
    [row] Draw a token from the bot’s bag to the right end of its row
   *[reserve] Draw a token from the bag into the reserve of { CASE($side, "the") }
}
move-armed = { $where ->
    [row] Put { CASE($token, "the") } from the research pile at the right end of the bot’s row{ $swap }
   *[reserve] Put { CASE($token, "the") } from the research pile into the reserve of { CASE($side, "the") }{ $swap }
}
move-researched = Put { CASE($token, "the") } from the research pile into the bag of { CASE($side, "the") }{ $swap }
move-researched-unseen = Put a special weapon from the pile, unseen, into the bag of { CASE($side, "the") }
move-propaganda = Move the score marker of { CASE($side, "the") } from { $before } to { $total }
move-bombed = Put { CASE($token, "the") } from its owner’s reserve back into the bag
move-bombed-row = Put number { $place } ({ $token }) of the bot’s row into its bag and close the gap
move-marker = Move the marker of { CASE($theatre, "the") } from { CASE($from, "the") } to { CASE($to, "the") }
move-scored = Move the score marker of { CASE($side, "the") } from { $before } to { $total }
move-bonus = Move the score marker of { CASE($side, "the") } from { $before } to { $total }
move-opened = Move the marker from { $from } to the centre of { $theatre }
move-marker-left = Take the marker of { $theatre } off the board
move-extra-vp = Move the score marker of { CASE($side, "the") } from { $before } to { $total }
move-stratagem = Lay out { $stratagem } from the cup, then put { $previous } into it

unmove-placed = { $where ->
    [row] Take { CASE($token, "the") } off { $space }
   *[reserve] Take { CASE($token, "the") } off { $space }, back into the reserve of { CASE($side, "the") }
}
unmove-from-row = Put { CASE($token, "the") } back into the bot’s row as number { $place }
unmove-drew = { $where ->
    [row] Put { CASE($token, "the") } from the right end of the bot’s row back into its bag
   *[reserve] Put { CASE($token, "the") } from the reserve of { CASE($side, "the") } back into the bag
}
unmove-drew-unseen = { $where ->
    [row] Put the token at the right end of the bot’s row back into its bag
   *[reserve] Put the token drawn last from the reserve of { CASE($side, "the") } back into the bag
}
unmove-armed = { $where ->
    [row] Put { CASE($token, "the") } from the right end of the bot’s row back into the research pile
   *[reserve] Put { CASE($token, "the") } from the reserve of { CASE($side, "the") } back into the research pile
}
unmove-researched = Put { CASE($token, "the") } from the bag of { CASE($side, "the") } back into the research pile
unmove-researched-unseen = Put a special weapon from the bag of { CASE($side, "the") }, unseen, back into the pile
unmove-propaganda = Move the score marker of { CASE($side, "the") } from { $total } back to { $before }
unmove-bombed = Take { CASE($token, "the") } out of the bag, back into its owner’s reserve
unmove-bombed-row = Take { CASE($token, "the") } out of the bot’s bag, back into its row as number { $place }
unmove-marker = Move the marker of { CASE($theatre, "the") } from { CASE($to, "the") } back to { CASE($from, "the") }
unmove-scored = Move the score marker of { CASE($side, "the") } from { $total } back to { $before }
unmove-bonus = Move the score marker of { CASE($side, "the") } from { $total } back to { $before }
unmove-opened = Move the marker from { $theatre } back to { $from }, { $cell }
unmove-marker-left = Put the marker back on { $theatre }, { $cell }
unmove-extra-vp = Move the score marker of { CASE($side, "the") } from { $total } back to { $before }
unmove-stratagem = Take { $previous } out of the cup, then put { $stratagem } back in
swap-weapon = ; if it is not there, take it from where it does lie and put a special weapon from here in its place


## What cannot be done, and why: a sentence without its end, its paragraph follows

cannot-lacks = There is no { $token } in your reserve
cannot-copies = Your enemy has not placed a token yet, so { CASE($token, "the") } has nobody to copy
cannot-placed = A token on the board stays where it is
cannot-occupied = { $space } is taken already
cannot-closed = No token goes to { CASE($theatre, "the") } any more: it is closed
cannot-filled = No token goes to { CASE($theatre, "the") } any more: it is finished
cannot-elsewhere = The token that follows a blitz stays in { CASE($theatre, "the") }
cannot-unopened = No token goes to { CASE($theatre, "the") } yet: it has no battle marker
cannot-last = The scientist may not take the last free space of a campaign that is not open yet
cannot-waiting = { $campaign } is not the active row: the one above it is filled first
cannot-land = You cannot put { CASE($token, "the") } on a land space
cannot-land-copy = You cannot put the spy on a land space while it copies { CASE($copied, "the") }
cannot-sea = You cannot put { CASE($token, "the") } on a sea space
cannot-sea-copy = You cannot put the spy on a sea space while it copies { CASE($copied, "the") }
cannot-none-fits = Nothing in your reserve can go there
cannot-nowhere = There is no space now for { CASE($token, "the") }
cannot-same-theatre = The token itself was placed in { CASE($theatre, "the") }: the advantage goes elsewhere
cannot-no-marker = There is no battle marker in { CASE($theatre, "the") } yet
cannot-finished = Nothing moves any more in { CASE($theatre, "the") }: it is finished
cannot-unlinked = No arrow leads from { CASE($last, "the") } to { CASE($theatre, "the") }
cannot-opened = The marker goes to a campaign that was never open, and { CASE($theatre, "the") } was
cannot-other-leftover = Only the free spaces of { CASE($theatre, "the") } are applied now
cannot-idle = There is nothing to apply on { $space }
cannot-applied = The effect of { $space } has been applied already
cannot-foreign = That token is not yours: you place one of your own reserve
cannot-bomb-special = A special weapon is bombed only where the whole row is special weapons
cannot-bomb-that = What is bombed lies in the bot’s row
