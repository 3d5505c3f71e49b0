# What the terminal says of World Order. Sections and messages stand in the same order as in terminal.ru.ftl.


## Help and hints

help-answers = Type an answer or its number in the list, or as much of it as is unique: capitals and the keyboard layout do not matter.
help-options = what can be answered now, and what each answer leads to; “? trade” shows only those with trade
help-why = why the Automas did what they did, line by line; “why not Africa” says what spoke against it
help-rule = a paragraph of the rules by its number, as in “rule B6.2”, or by words, as in “rule influence”
help-legend = what the signs and the short words on the board mean
zone-own = In your hand ({ $n }):
hint-place = Type an answer, such as { $words }; ? lists everything, help the commands.
hint-picked = { $picked }: type what, or its number; Enter goes back.


## The legend

legend-board = The board
legend-places = Short words
legend-pieces = Pieces, after the sign of their owner
legend-turn = whose turn it is
legend-contractor = of nobody at the table: an unplayed power, locals, a free slot
legend-arrow = before it what is asked or exported, after it what is given or imported
legend-or = one or the other


## Questions and answers

undo-drawn = That cannot be taken back: a card has been drawn since.
why-none = Nobody has explained anything yet: Automas give their reasons after their first turn.
why-not-how = Say what: a region, a country or a card, as in “why not Africa”.
why-not-what = “{ $typed }” is neither a region, nor a country, nor a card. Try { $example }.
rule-how = Say which: a number, as in “rule B6.2”, or words, as in “rule influence”.


## Beginning and end

over-regions = How the regions ended:
over-ask = log shows how it went, why the Automas’ last reasons, save FILE keeps a copy, Enter leaves.


## What is printed, in a word

face-energy = { $n } energy
face-raw = { $n } raw
face-food = { $n } food
face-cg = { $n } goods
face-services = { $n } serv.
face-diplomacy = { $n } dipl.
face-army = { $n } army
face-money = { $n } money
face-points = { $n } VP
face-score = { $n } VP
face-research = { $n } research
face-value = value { $n }
face-allies = { $n } allies
face-armies = { $n } on board
face-domestic = { $n ->
    [1] domestic
   *[other] { $n } domestic
}
face-diplomatic = { $n ->
    [1] diplomatic
   *[other] { $n } diplomatic
}
face-economic = { $n ->
    [1] economic
   *[other] { $n } economic
}
face-military = { $n ->
    [1] military
   *[other] { $n } military
}
face-usa = { $n ->
    [1] USA
   *[other] USA { $n }
}
face-eu = { $n ->
    [1] EU
   *[other] EU { $n }
}
face-russia = { $n ->
    [1] Russia
   *[other] Russia { $n }
}
face-china = { $n ->
    [1] China
   *[other] China { $n }
}
face-local = { $n ->
    [1] locals
   *[other] locals { $n }
}
face-army-usa = +army
face-army-eu = +army
face-army-russia = +army
face-army-china = +army
face-europe = Europe
face-central_asia = C. Asia
face-americas = Americas
face-mena = Mideast
face-africa = Africa
face-south_asia = S. Asia
face-east_asia_pacific = E. Asia
face-engage = { $n ->
    [1] engage
   *[other] { $n } engage
}
face-relations = { $n ->
    [1] improve relations
   *[other] { $n } improve relations
}
face-invest = { $n ->
    [1] invest
   *[other] { $n } invest
}
face-trade = { $n } exports
face-move = { $n ->
    [1] move
   *[other] { $n } move
}
face-base = bases { $n }
face-fdi = FDI { $n }
face-threat = { $n ->
    [1] threat
   *[other] { $n } threat
}
face-defence = { $n ->
    [1] defence
   *[other] { $n } defence
}
face-deck = { $n } cards
face-deals = exports and imports { $n }
face-asset = used
face-order = unused
face-scores = ✓
face-closed = –
face-others = threat:
face-discard = discard { $n }
face-any = any { $n }
means-points = victory points
means-value = value of a country
means-research = research points
means-fdi = FDI tokens, and how many there may be
means-base = bases, and how many there may be
means-trade = export symbols
means-energy = energy
means-raw = raw materials
means-food = food
means-cg = consumer goods
means-services = services
means-diplomacy = diplomacy
means-army = armies of the reserve
means-money = money
means-others = who would lose points to a threat


## Marks

mark-scores = scores now
mark-waits = { $n } free
mark-barred = barred
mark-base = base
mark-spent = exhausted
mark-ready = ready
mark-closed = face down
mark-copies = ({ $n } left)


## Short names

short-permanent = Permanent
short-temporary = Temporary
short-forces = Armies
short-hand = hand
short-played = played
short-assets = assets
short-objectives = goals
short-revealed = turned
short-waiting = next
short-token = token
short-fdi = FDI
short-base = base
short-engage = engage
short-usa = USA
short-eu = EU
short-russia = Russia
short-china = China
short-local = locals
short-army-usa = USA army
short-army-eu = EU army
short-army-russia = Russia army
short-army-china = China army
short-slot-1 = (1)
short-slot-2 = (2)
short-slot-3 = (3)
short-slot-4 = (4)
short-slot-5 = (5)
permanent-title-name = Permanent
temporary-title-name = Temporary
forces-title-name = Armies
score-title-name = By place
order-title-name = { $n }
commerce-title-name = { $power }
growth-title-name = { $card } ({ $level })
focus-title-name = Focus
prosperity-title-name = Prosperity { $n }
primary-title-name = Production
secondary-title-name = Production
deals-title-name = Deals
symbols-title-name = Trade
deck-title-name = Deck
player-title-name = Market order
cell-title-name = { $cell }
column-title-name = { $region }, allies { $n }
order-card-title-name = Order
country-title-name = { $name }
country-exhausted-name = { $name }
