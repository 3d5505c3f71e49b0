# What the terminal says of Blitzkrieg!. Sections and messages stand in the same order as in terminal.ru.ftl.


## Help and hints

help-answers = Type an answer, or as much of it as is unique: capitals, dots and the keyboard layout do not matter. A token alone shows where it can go; a number picks from the list shown last.
help-options = what can be answered now, and what each answer leads to; “? A1” shows only those with A1
help-why = why the bot did what it did, line by line; “why not WE” says what spoke against it
help-rule = a paragraph of the rules by its number, as in “rule 7.3”, or by words, as in “rule bombing”
help-legend = what the signs on the board mean, and what every token can do
zone-own = Your reserve ({ $n }):
hint-place = Type a token ({ $words }) to see where it can go; ? lists everything, help the commands.
hint-picked = { $picked } can go to these spaces. Type a space or its number; Enter goes back.


## The legend

legend-board = The board
legend-marker = the marker of the theatre: each token moves it towards its own side by its strength; its colour says who leads
legend-track = signed cells: whoever has the marker there or farther on gets so many points more for each campaign completed here
legend-centre = the middle of the track: while the marker stands there, nobody leads
legend-end = the end of the track: whoever gets there wins here at once
legend-newest = placed last
legend-reconstructed = reconstructed: the printed component was not available
legend-row-active = the row where tokens are placed now
legend-row-completed = the row is full, and its points are scored
legend-row-closed = closed: nothing can be placed there any more
legend-row-unopened = not opened yet
legend-winner = before points: who has scored the row
legend-stands = a spy or a scientist, and what it stands for
legend-links = theatres where a campaign may go on from here
legend-places = Spaces, counted from the left: { $example } is the second one of row { $row }
legend-pieces = Tokens


## Questions and answers

undo-drawn = That cannot be taken back: a token has been drawn since.
why-none = Nobody has explained anything yet: only the rulebook’s bot gives its reasons, after its first turn.
why-not-how = Say what: a theatre, a space, a token, or a token and a space, as in “why not WE1.2”.
why-not-what = “{ $typed }” is neither a theatre, nor a space, nor a token. Try { $example }.
rule-how = Say which: a number, as in “rule 7.3”, or words, as in “rule bombing”.


## Beginning and end

over-regions = How the theatres ended:
over-ask = log shows how it went, why the bot’s last reasons, save FILE keeps a copy, Enter leaves.


## Where there is little room

short-none = —
short-production = prod 1
short-improved_production = prod 2
short-research = res 1
short-improved_research = res 2
short-research_production = res+pr
short-propaganda = +{ $n } VP
short-bombing = bomb
short-tactical = tact { $n }
short-strategic = strat { $n }
track-led-short = +{ $cells }, { $rest } to go
track-led-at-the-end-short = +{ $cells }
track-level-short = level
track-won-short = won by { $side }
track-filled-short = all taken
track-unopened-short = not opened
count-pile-short = Research pile
count-cup-short = In the cup
row-vp-short = { $n } VP
