# The program's own words in English. Sections and messages stand in the same order as in ru.ftl.


## Commands: every word that is understood, the first of them is shown

command-options = ?, answers
command-undo = undo, back
command-why = why
command-hint = hint, advice
command-rule = rule, rules
command-log = log
command-news = news
command-moves = moves
command-save = save
command-guide = guide, introduction
command-legend = legend, key
command-board = board, show
command-help = help
command-quit = quit, exit
word-not = not

help-hint = the best answers with their chances, and what is expected to follow
help-undo = take back your last answer, as long as nothing has been drawn or rolled since
help-log = what has happened; “log all” from the very beginning
help-news = what happened since your last turn, in short
help-moves = which pieces to move on your table, once more; “moves setup”: how to lay out the box
help-save = save a copy, as in “save evening.visavis”; the game itself is always saved
help-guide = what this game is about, the pieces and a plan to begin with
help-board = draw the board again
help-help = this page
help-quit = leave; next time the game goes on where you left it


## The screen

sign-goal = goal { $n }
agreements = Agreements ({ $n }):
news-start = So far:
news = Since your last answer:
more-log = Earlier lines: “log all”.
no-log = Nothing has happened yet.
prompt-line = { $side }
prompt-picked = { $side }, { $picked } to
prompt-table = Your table
prompt-after = The end
hint-answer = Type an answer or its number; help lists the commands.
hint-typed-token = Type the code or the name of what came, such as { $example }.
hint-typed = Type what came; ? shows what is possible.


## The legend, as far as it is the same in all games

legend-goal = a goal, or a cell where something happens; beside the track it is named
legend-five = every fifth cell
legend-both = both markers are there
legend-position = where the marker stands
legend-hidden-card = a card whose face you do not see
legend-due = on a sheet: still to be done
legend-done = on a sheet: done
legend-undone = on a sheet: could have been done, and was not
legend-impossible = on a sheet: it cannot be done, or need not
legend-read = on a sheet: the line that holds now
legend-times = so many of them


## When something is not understood

unknown = “{ $typed }” is neither an answer nor a command here. ? shows what can be answered, help the commands.
not-possible = “{ $typed }” does not answer this question. ? shows what does.
ambiguous = “{ $typed }” may mean several things:
ambiguous-many = “{ $typed }” fits { $n } answers. Type a little more.
ambiguous-command = “{ $typed }” may be { $commands }.
not-offered-now = “{ $typed }” cannot come now. Check the letters; if the table and the program differ, undo takes your last entry back.
ambiguous-hidden = “{ $typed }” is not enough to tell which one. Type the whole code.
list-reveals = The list would show what may still be in there. Type ?? if you want to see it.
nothing-matches = Nothing that can be answered now has to do with “{ $typed }”.


## Undo

turn-passes = That ends your turn. Enter goes on, undo takes your last answer back.
turn-passes-prompt = Enter or undo:
turn-passes-ask = “{ $typed }” is none of these: Enter goes on, undo takes your last answer back.
undone = Taken back: { $what }.
undo-start = There is nothing to take back yet.
undo-rolled = That cannot be taken back: a die has been rolled since.
undo-revealed = That cannot be taken back: it has shown what was hidden.
undo-kept = What you decided stays: the program has rolled since. Only a draw you entered can be mended.
undo-over = Nothing can be taken back any more: the game is over, and what was hidden lies open.
risky-sure = Type it once more to do that.
undo-sure = That is an answer of { CASE($side, "the") }. Type it once more to take that back.
undo-other = That cannot be taken back: the turn has passed to { CASE($side, "the") }.
table-resigned = The game is over: { CASE($side, "the") } resigned.
table-drawn = The game is over: the players agreed on a draw.
moves-heading = On your table:
moves-heading-of = On your table, { $who }:
moves-own = your turn
moves-set-up = the set-up
word-set-up = setup
moves-of = { CASE($side, "the") }
unmoves-heading = To put your table right again:
no-moves = Nothing has to be moved.


## Why

why-nothing = nothing
why-skipped = skipped, it would leave nothing
why-idle = does not apply now
why-all = all remain ({ $n })
why-only = There was nothing else to choose.
why-not = { $dropped }: { CASE($reason, "not") }, §{ $rule }. Left: { $after }.
why-not-alone = { $dropped }: { CASE($reason, "not") }, §{ $rule }. Nothing was left.
why-not-thought = { $dropped }: { CASE($reason, "not") }. Chosen: { $after }.
why-not-told = { $reason }, §{ $rule }.
why-not-chosen = That is what it chose: { $chosen }.
why-not-lot = { $dropped }: just as good; chance picked { $chosen }.
why-not-unknown = That was not considered.
candidate-measured = { $name } ({ $measure })


## Thinking ahead

opponent-pupil = Pupil
opponent-pupil-help = Thinks ahead for a moment, and now and then takes an answer that is not quite the best.
opponent-thinker = Thinker
opponent-thinker-help = Imagines many ways the game may go on, for up to a second each time, and takes the answer that wins most of them.
opponent-sage = Sage
opponent-sage-help = Like the Thinker, with up to five seconds for each answer.
thought-tried = wins most often of { $n } games it imagined
    .not = wins less often
thought-doubted = not much worse, and it is not sure of itself
    .not = the lot fell on another
thought-expected = expected to follow: { $steps }
thought-step = { TELLS($question, $side) ->
        [itself] { $side }: { ANSWERED($question) }
        [who] { ASKED($question) } — { $answer }
       *[what] { $side }: “{ ASKED($question) }” — { $answer }
    }
thought-chance = { $chance }% of wins, between { $low } and { $high }; tried { $n } times
thought-untried = not tried

# A hint

hint-begins = Thinking for about ten seconds; Ctrl+C ends that.
hint-games = { $n ->
    [one] one game imagined
   *[other] { $n } games imagined
}, { $among } possible answers.
hints-not-agreed = No hints: people who play each other agree on them beforehand, with --hints.
hint-nothing = There is nothing to choose now.
hint-begun = Only { $n } games imagined so far: a first impression.
hint-sure = Quite sure of the first.
hint-leans = Leans to the first, but may be wrong.
hint-open = The first two hardly differ.
hint-worse = Certainly worse: { $n ->
    [one] one game in a hundred
   *[other] { $n } games in a hundred
} fewer.
hint-seems-worse = Seems worse: { $n ->
    [one] one game in a hundred
   *[other] { $n } games in a hundred
} fewer, which may be chance.
hint-alike = Hardly any different.
hint-little-tried = Says little: tried { $n ->
    [one] once
    [0] never
   *[other] { $n } times
} so far.


## Rules

rule-unknown = No paragraph has the number or the words “{ $asked }”.
rule-more = More of them: { $rest }.


## Saving

saved-always = The game is saved after every answer, in { $path }. To keep a copy: save FILE.
saved-copy = A copy is in { $path }.
save-exists = { $path } exists already and is not an earlier save of this game; choose another name.
save-no-folder = There is no folder { $path }: nothing has been saved there. The game itself is always saved.
copy-failed = Cannot write { $path }: { $reason }. The game goes on, and is saved where it was.
save-failed = Cannot write { $path }: { $reason }. Everything up to the last question is safe.
save-new-failed = Cannot write { $path }: { $reason }. No game has been started.
save-in-use = { $path } is being played in another window.
resume-failed = Cannot go on with { $path }: { $reason }.
damaged = A saved game could not be read ({ $reason }); it is kept as { $path }.
resumed = Going on after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}.


## Going on with an unfinished game

resume-one = There is an unfinished game:
resume-several = There are unfinished games:
resume-line = { $scenario }, { $status } ({ $when })
resume-line-table = { $scenario }, { $status }, at a real table ({ $when })
resume-ask-one = Enter goes on with it, n starts a new one, q quits.
resume-ask = Enter goes on with the first, a number with that one, n starts a new one, q quits.
resume-unknown = “{ $typed }” is none of these answers.
resume-prompt = Your choice
resume-answers-new = n, new
resume-answers-quit = q, quit, exit


## Two players at one screen

curtain = Pass the screen to { CASE($side, "the") }.
curtain-look-away = { $other }: please look away now.
curtain-seen = Press Enter when you have read this.
curtain-enter = { $side }, press Enter when nobody else is looking.


## Beginning and end

welcome = { $title } — { $scenario }
you-play = You play { CASE($side, "the") }.
welcome-solo = You play { CASE($side, "the") } against the rulebook’s bot.
welcome-against = You play { CASE($side, "the") }. Your opponents: { $players }.
welcome-table-all = Real table: roll and draw yourself and type what came; the program thinks for your opponents.
welcome-table-pieces = Real table: draw the pieces and cards that stay on the table and type what came; the program rolls dice, draws lots and thinks for your opponents.
welcome-table-nothing = Real table: the program rolls and draws, thinks for your opponents and tells you which pieces to take and to move.
welcome-help = Type guide if you are new here, help for the commands; ? shows what can be answered.
bye-saved = The game is saved. Start again to go on.
bye = Good-bye.
over = The game is over
over-kept = The whole game is in { $path }.

# Reviews

review-title = review of the game
review-progress = answers
review-part = Interrupted: { $n } of { $all } answers were judged.
review-about = Answers that were a choice: { $n }, each tried in about { $playouts } imagined games, as the seat that was asked knew the position. All numbers are hundredths of a win.
review-off = Chances in this game have been off by { $n } hundredths of a win on average.
review-behind = chances to win after { $n } answers, each from about { $playouts } imagined games
review-share = { $n }%
review-axis = answers: { $n }
review-seat = side
review-began = at first
review-skill = own answers
review-gifts = others’ answers
review-luck = luck
review-ended = at the end
review-mistakes = The dearest mistakes
review-no-mistakes = No answer cost as much as three hundredths of a win.
review-mistake = { TELLS($asked, $side) ->
        [itself] { $side } lost { $lost } games of a hundred.
       *[what] { $side } lost { $lost } games of a hundred, asked “{ ASKED($asked) }”.
    }
review-answer = { TELLS($question, $side) ->
        [itself] { ANSWERED($question) }
       *[what] { $answer }
    }
review-given = Given: { $answer }, { $chance }% to win.
review-given-then = Given: { $answer }, { $chance }% to win. Expected then: { $steps }.
review-better = Better: { $answer }, { $chance }% ({ $n } imagined games).
review-better-then = Better: { $answer }, { $chance }% ({ $n } imagined games). Expected then: { $steps }.
review-fortunes = Where dice and draws changed most
review-fortune = Luck for { $side }: +{ $gain }, from { $was }% to { $is }%.
review-throw = { $first }.
review-throw-then = { $first }; { $then }.
review-drawn = { $asked } — { $came }
review-more-throws = Thrown or drawn before that: { $n }.
review-leads = Where the lead changed
review-lead = Ahead from here on: { $side }, { $chance }%.
review-look = The number is that of answers given before: visavis show { $file } --at N shows the position.

fairness-title = Chances and results
fairness-about = For each game: across, the chance that was said to be there; upwards, the part of such games that were won.
fairness-chances = chances: { $n }
fairness-said = said across, came upwards, in %
