# The words of the pages in English; %name is filled in by the page. Messages stand in the same order as in web.ru.ftl.


## Every page

web-slogan = The one who sits across the table
web-light = Light colours
web-dark = Dark colours
web-watch = Watch the game
web-home = To the home page
web-close = Close
web-connecting = Connecting…
web-lost = The connection is lost. Trying again…
web-failed = The server does not answer. Please try again.
web-no-table = This link opens no table. Check that it was copied whole.


## Home

web-welcome = Board games by their real rules, against an opponent that says why it moved.
web-continue = Continue
web-finished = Finished games
web-kept-finished = A finished game is kept here for %n day after its last answer.|A finished game is kept here for %n days after its last answer.
web-kept-unfinished = One still being played, for %n day.|One still being played, for %n days.
web-search = Search your tables
web-nothing-found = No table fits “%what”.
web-none-unfinished = No game is under way here.
web-rename = Give this table a name of your own
web-forget = Take this table off the list
web-forgotten = “%what” is off the list.
web-put-back = Put it back
web-your-turn = Your turn
web-play-bot = Play against the bot
web-play-bots = Play against bots
web-play-friend = Play a friend
web-play-friends = Play with friends
web-how-many = Players
web-against = Against
web-play-bot-help = Starts at once, with the usual settings. No account, no questions.
web-more-ways = Other ways to play
web-new-game = New game
web-scenario = What to play
web-scenario-alone = What to play: alone against the bot (%who)
web-scenario-two = What to play: for two people
web-scenario-together = What to play: with other people or opponents
web-seats = Seats
web-player-human = Me, on this device
web-player-human-help = You play this side here.
web-player-open = A friend, by a link
web-player-open-help = You get a link to send; whoever opens it first plays this side.
web-player-random = Random moves
web-player-random-help = Legal moves without any plan: for trying things out.
web-player-hot = Somebody else on this device
web-player-hot-help = You take turns at one screen, with a curtain in between.
web-player-bot = The rulebook’s bot
web-real-table = Real table
web-real-table-help = You have the box: the program thinks for the bots and tells you which pieces to move.
web-by-hand = What you roll and draw yourself
web-by-hand-all = Everything
web-by-hand-all-help = You roll every die, draw every piece and card, and enter what came.
web-by-hand-pieces = Only pieces and cards
web-by-hand-pieces-help = You draw what then lies on the table; the program rolls the dice and draws the lots.
web-by-hand-nothing = Nothing
web-by-hand-nothing-help = The program rolls and draws everything, and the list of moves says which piece to take.
web-more-settings = All settings
web-start = Start the game
web-open-record = Open a record
web-open-record-help = Watch a game from a file, move by move.
web-record-too-long = This file is too long for a record of a game.


## The table

web-board = The board
web-common = Shared
web-board-large = Show in full
web-board-small = Show less
web-map-closer = Closer
web-map-farther = Farther
web-map-whole = The whole map
web-map-away = More this way: %n
web-supplies = Supplies
web-map-sight = What can be seen from the place you point at
web-map-reach = What the enemy reaches
web-map-supply = Supply lines
web-map-next = Next that can act
web-sheets = To be read beside the board
web-sheet-read = holds now
web-sheet-due = still due
web-sheet-done = done
web-sheet-undone = not done
web-sheet-impossible = impossible
web-sheet-skipped = skipped
web-turned = Everything changes
web-turned-seen = I have read it
web-key-next = next that can act
web-legend-asked = whom the question is about
web-legend-reached = within reach of the counter you point at
web-legend-covered = within reach of the enemy (the button with the sector)
web-legend-unsighted = out of sight from where you point (the button with the eye)
web-linked = Linked: %what
web-scores = All numbers side by side
web-in-full = %title: %said
web-aim = Aim
web-legend = What the signs mean
web-over = The game is over.
web-outcome-won = You won!
web-outcome-lost = You lost.
web-outcome-drawn = A draw.
web-outcome-shared = You share the win.
web-points = %n point|%n points
web-cities = %n city|%n cities
web-account = Final account
web-sources-points = Points by source
web-sources-cities = Cities by source
web-sources-margin = %who ahead: %got − %other = %points
web-turning-points = Turning points
web-turning = %who: +%n, %what (%stands)
web-turning-leads = %who: +%n, %what (%stands), takes the lead
web-hands = What the players held
web-share = Copy a link to this position
web-picture = Save as a picture
web-again = Play again like this
web-again-swapped = Play again, sides swapped
web-next-table = To the next game of these players
web-waiting = Waiting for: %who.
web-watching = You are watching.
web-thinks = %player thinks for %who
web-seconds = %n s
web-past = Position %at of %of.
web-live = Back to the present
web-fork = Play on from here
web-confirm = Confirm
web-next-turn = next to play: %who
web-you-decide = you decide this
web-cancel = Cancel
web-again-confirms = Touch it again to confirm.
web-picked = %what: now choose where the ring is.
web-kept-out = %what cannot go here. Where it can go is framed.
web-which = Which one?
web-more = Other
web-made-of = What the numbers are made of
web-options = %n possible answer|%n possible answers
web-agreements = Agreements: %n
web-moves = On your table
web-unmoves = To put your table right again
web-die-shows = Die %n: %shown
web-find-key = Find by name or number
web-moves-done = Done
web-abilities = What the tokens can do
web-set-up = How to lay out the box
web-other-pieces = Something else
web-curtain = Pass the device to: %who
web-curtain-help = What lies hidden stays hidden until the next player has taken over.
web-turn-done = Your turn is over. Look at what came of it, then pass the device to: %who.
web-turn-waits = Your turn is not over: %who may react first. Look at what came of it, then pass the device on.
web-turn-resumes = Your answer counts. %who now: pass the device on, their turn continues.
web-hand-over = Hide and pass on
web-lift = %who: I am here, nobody else is looking


## Time

web-undo = Take back
web-undo-whose = Take back the answer of: %who
web-undo-sure = That is the other player’s answer: %who. Once more takes it back.
web-first = To the beginning
web-back = One step back
web-play = Play the game from here
web-pause = Pause
web-on = One step forward
web-scrub = Position in the game


## Panels

web-panel = Log, reasons, rules, table
web-log = Log
web-log-empty = Nothing has happened yet.
web-go-there = Show this moment on the board
web-why = Why
web-why-none = Bots give their reasons here, once one of them has decided something.
web-why-intro = How it was decided, line by line. Point at a line, or tap it, to see on the board what it left standing.
web-why-turn = %n decision|%n decisions
web-why-only = There was nothing else to choose.
web-why-all = Show the lines that changed nothing
web-why-fewer = Hide the lines that changed nothing
web-why-skipped = skipped: nothing would be left
web-why-idle = does not apply now
web-why-kept = all %n remain
web-why-cut = %before → %after
web-why-done = carried out
web-why-undone = not carried out
web-why-nobody = %what: nobody
web-reconstructed = this line of the card is a reconstruction
web-why-not = Why not
web-rules = Rules
web-rules-search = Search: words or a number
web-rules-none = No paragraph has these words.
web-table = Table
web-you = you
web-you-elsewhere = you, also on another device
web-elsewhere = This seat is open on another device, too.
web-online = here
web-free = free: nobody has opened the invitation yet
web-offline = not here at the moment
web-own-name = Your name at this table
web-end-table = End the game
web-resign = Resign
web-resign-sure = Resign? That ends the game at this table and cannot be taken back.
web-draw-offer = Offer a draw
web-draw-offer-sure = Offer a draw? The game ends as soon as all players agree.
web-draw-agree = Agree on a draw
web-draw-agree-sure = Agree on a draw? That ends the game at this table.
web-draw-decline = Decline the draw
web-draw-withdraw = Take the offer back
web-draw-offered-by = A draw is offered: %who.
web-draw-offered = A draw is offered.
web-draw-off = No draw: the game goes on.
web-draw-waits = You have offered a draw. The offer stands until the next answer.
web-invite = Invitations
web-invite-help = Whoever opens an invitation first has that seat, and a link of their own; then it is used up. Keep your own link to yourself.
web-spectators = For spectators
web-copy = Copy
web-copied = The link is copied.
web-options-title = What was agreed
web-options-usual = Everything as usual (%n)
web-options-rest = The rest as usual (%n)
web-habits = Settings
web-hint = Hint
web-hint-thinks = Thinking
web-hint-goes-on = Thinking on: %n games imagined
web-hint-done = %n games imagined
web-hint-chance = %chance%
web-hint-interval = between %low and %high
web-hint-chance-said = wins %chance of 100 games, between %low and %high
web-hint-follows = Expected: %steps
web-hint-among = Chances to win; the best of %n answers.
web-hints = Hints
web-hints-help = Whoever has to answer may have the best answers thought out; everybody sees how many hints a player has taken.
web-hints-taken = hints: %n
web-happened = What happened
web-changed = %by since your last answer
web-habit-pace = The turns of others
web-pace-slow = slowly
web-pace-normal = one second each
web-pace-fast = fast
web-pace-off = all at once
web-habit-confirm = Confirm what cannot be taken back
web-habit-sound = Sounds: my turn, dice, losses
web-habit-notify = Notify me when it is my turn
web-notify-refused = The browser does not allow notifications here.
web-guide-again = Show the introduction again
web-files = Files
web-record = Download the record
web-report = Report a problem
web-report-help = A file with the record and the version, to attach to your report.


## The review

web-review = Review
web-review-intro = Every answer that was a choice is imagined on many times, as whoever gave it knew the game. That takes some minutes, and goes on while this page is open.
web-review-begin = Review the game
web-review-on = Go on
web-review-stop = Stop
web-review-begins = The thinking begins.
web-review-judged = Answers judged: %judged of %asked.
web-review-rests = So much has been thought for you just now that it pauses; it goes on by itself.
web-review-ready = The review is ready.
web-review-none = Nothing was chosen in this game.
web-review-behind = In hundredths of a win. Answers judged: %judged, each in about %playouts imagined games.
web-review-curve = Chances to win
web-review-at = Position %at: %chances
web-review-chance = %who %chance%
web-review-account = Skill and luck
web-review-began = at first
web-review-skill = own answers
web-review-gifts = others’ answers
web-review-luck = luck
web-review-ended = at the end
web-review-so-far = so far
web-review-leads = Where the lead changed
web-review-mistakes = The dearest mistakes
web-review-no-mistakes = No answer cost as much as three hundredths of a win.
web-review-fortunes = Where dice and draws changed most
web-review-share = Copy a link to the review


## Keys

web-keys = Keys
web-key-arrows = to the next thing that can be touched
web-key-look = look at anything on the table: what it is, and why not now
web-key-enter = touch it; once more confirms
web-key-escape = let go, close, back to the present
web-key-undo = take back
web-key-step = one step back or forward in time


## The guided start

web-guide-why = Under “Why” every bot gives its reasons, line by line. Every § leads to its paragraph of the rules.
web-guide-next = Next
web-guide-back = Back
web-guide-done = Play
web-guide-skip = Skip
