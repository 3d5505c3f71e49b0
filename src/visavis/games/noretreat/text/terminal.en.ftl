# What the terminal says of No Retreat!. Sections and messages stand in the same order as in terminal.ru.ftl.


## Help and hints

help-answers = Type an answer or its number in the list, or as much of it as is unique: capitals and the keyboard layout do not matter. A counter is called by its name, a hex by its number or its city.
help-options = what can be answered now, and what each answer leads to; “? 1107” shows only those with 1107
help-why = why the opponent did what it did, decision by decision; “why not West” says what spoke against it
help-rule = a paragraph of the rules by its number, as in “rule B6.12”, or by words, as in “rule supply”
help-legend = what the signs on the map mean
hint-place = Type an answer, such as { $words }; ? lists everything, help the commands.
hint-picked = { $picked }: type what, or its number; Enter goes back.


## The legend

legend-board = The map
legend-small = a small letter: the counter has acted
legend-several = how many counters stand in the hex, if there are several
legend-places = Ground, before the number of a hex
legend-pieces = Counters and markers, after the sign of their side
letter-infantry = { type-infantry }
letter-mech = { type-mech }
letter-armour = { type-armour }
letter-ss_armour = { type-ss-armour }
letter-ss_mech = { type-ss-mech }
letter-shock = { type-shock }
letter-regional = { type-regional }
letter-fort = { type-fort }
letter-ally = { type-ally }
letter-cadre = { type-cadre }
letter-volkssturm = { type-volkssturm }
letter-target = { marker-target }
letter-blow = { marker-blow }
letter-stalin = { marker-stalin }
letter-directive = { marker-directive }
letter-orders = { marker-orders }


## Questions and answers

undo-drawn = That cannot be taken back: a die has been rolled or a card drawn since.
why-none = Nobody has explained anything yet: only the opponent gives its reasons, after its first turn.
why-not-how = Say what: a counter or a hex, as in “why not 1107”.
why-not-what = “{ $typed }” is neither a counter nor a hex. Try { $example }.
rule-how = Say which: a number, as in “rule B6.12”, or words, as in “rule supply”.


## Beginning and end

over-regions = How it ended:
over-ask = log shows how it went, why the opponent’s last reasons, save FILE keeps a copy, Enter leaves.


## Names and marks where there is little room

path-lake = Lakes:
path-area = Areas and the hexes they touch:
mark-held = { $n ->
    [0] ■
   *[other] □
}
counter-title-name = { $unit } { $attack }-{ $defence }-{ $move }
box-title-name = { $place }
named-title-name = { $name }
zone-own = Cards in hand ({ $n }):
track-turn-short = turn { $n } of { $last }, { $weather }
