# The words of the commands: visavis games, rules, sim, fuzz.

games-scenario = mode
games-setting = setting
games-values = values
games-about = what it is

coverage-game = game
coverage-paragraphs = paragraphs
coverage-placed = placed
coverage-tested = tested

where-place = place
where-test = test
where-by-question = carried out in a recorded game; after answer { $n } it is what is asked:
where-by-event = carried out in a recorded game; answer { $n } led to it:
where-by-reason = carried out in a recorded game; a reason given with answer { $n } cites it:
where-by-place = its place was run in a recorded game, first by answer { $n }:
where-never = never carried out in a recorded game

check-corrections = corrections for { $game }: { $files }.

sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $scenario }, seed { $seed }
sim-seat = seat
sim-player = player
sim-wins = wins
sim-share = share (95% interval)
sim-points = points: mean (5% – median – 95%)
sim-answers = Answers in a game
sim-turns = Turns in a game
match-seats = seats
match-fair = chance
match-unfinished = { $n ->
    [one] { $n } game did not come to its end.
   *[other] { $n } games did not come to their end.
}

fuzz-mode = { $mode }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $failures ->
    [0] nothing went wrong
    [one] { $failures } failure
   *[other] { $failures } failures
}, { $seconds } s
fuzz-failure = { $problem } — the record that shows it: { $record }

## Help of the command line

cli-about = Visavis plays board games of war and world politics by their real rules, and explains why its bots move.
cli-version = show the version and leave
version-compiled = visavis { $version }, compiled
version-none = visavis { $version }, interpreted
version-unwanted = visavis { $version }, interpreted, because VISAVIS_COMPILED says so
version-python = visavis { $version }, interpreted: the compiled modules are for another Python
version-changed = visavis { $version }, interpreted: { $file } is no longer what was compiled
version-damaged = visavis { $version }, interpreted: { $file } is missing among the compiled modules, or damaged
cli-commands = commands
cli-usage = usage:
cli-positionals = arguments
cli-options = options
cli-help = show this help and leave
cli-play = play a game in the terminal
cli-games = list the games, their modes and settings
cli-replay = tell a recorded game and show where it leads
cli-explain = show why the bot did what it did in a recorded game
cli-review = say what each answer of a recorded game was worth: mistakes, skill and luck
cli-show = show a position of a recorded game, on the screen or as a picture
cli-rules = read a rulebook in our own words
cli-check = look through a scenario or corrections you have written
cli-sim = play many games and say how they went
cli-match = let players meet in many games, each in every seat equally often
cli-fuzz = play random games with everything checked
cli-lang = language, ru or en; by default that of your system
cli-json = print JSON
cli-game = name of a game, as in “visavis games”
cli-any-game = name of a game, as in “visavis games”; without it every game, thousands of times
cli-mode = mode of the game, as in “visavis games”
cli-side = the side you play; all others are played by --against
cli-against = who plays the other sides: human (on the same screen), random, or an opponent of the game, as in “visavis games”
cli-play-seats = who sits where, in order, as in human,director,human; a player of your own is path/to/file.py:name
cli-level = level of the solo bot
cli-stratagems = whether the solo bot uses stratagems
cli-option = a setting of the game, as in “visavis games”; may be given several times
cli-overlay = a file with corrections of component data
cli-scenario = a scenario somebody has written
cli-seed = seed of the dice and draws
cli-real-table = play with the box in front of you: the program runs the bots and tells you what to move
cli-by-hand = at a real table, what you roll and draw yourself: all; pieces, which is what stays on the table (the usual way); or nothing
cli-hints = people who play each other may have hints; whoever plays alone always may
cli-new = start a new game without offering to resume
cli-save = keep the game in this file
cli-resume = go on with the game in this file
cli-check-file = a scenario, or corrections of component data
cli-check-game = the game it is for, if the file does not say
cli-file = a recorded game
cli-at = stop after N answers
cli-explain-all = all decisions, not only the latest
cli-playouts = how often each answer is tried, { $n } by default
cli-minutes = how long it may take with all processes busy, { $n } by default: then answers are tried less often
cli-review-svg = also write a picture of the review, SVG, to this file
cli-svg = as an SVG picture
cli-dark = in dark colours
cli-seat = whose view it is
cli-svg-out = write the picture to this file
cli-paragraph = number of a paragraph or a heading, or words to look for
cli-where = where these paragraphs live: places, tests, a recorded game in which each was carried out
cli-coverage = how many paragraphs have a place in the code and a test
cli-count = how many games, { $n } by default
cli-seats = who sits where, as in random,random or random,path/to/file.py:name
cli-sim-out = keep the games: a folder of records, or a table if the name ends in .csv
cli-players = who plays, one name or path/to/file.py:name for every seat; they move on one seat after every game
cli-workers = how many processes
cli-fuzz-out = where the records of failures go

## Review

