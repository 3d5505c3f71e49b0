# What the terminal says of Awakening the Bear. Sections and messages stand in the same order as in terminal.ru.ftl.


## Help and hints

help-answers = Type an answer or its number in the list, or as much of it as is unique: capitals and the keyboard layout do not matter. A counter is called by its name, a hex by its label.
help-options = what can be answered now, and what each answer leads to; “? G06” shows only those with G06
help-why = why Athena did what she did, order by order; “why not G06” says what spoke against it
help-rule = a paragraph of the rules by its number, as in “rule B6.0a”, or by words, as in “rule smoke”
help-legend = what the signs on the map mean
zone-own = Your battle cards ({ $n }):
zone-own-due = Your reinforcements ({ $n }):
hint-place = Type an answer, such as { $words }; ? lists everything, help the commands.
hint-picked = { $picked }: type what, or its number; Enter goes back.


## The legend

legend-board = The map
legend-facing = where a counter faces
legend-small = a small letter: the counter is spent
legend-several = how many counters stand in the hex, if there are several
legend-reconstructed = a remark on what is reconstructed
legend-height = at the name of a hex: its height
legend-road = a road in the open
legend-places = Ground, before the name of a hex
legend-pieces = Counters and markers, after the sign of their side
letter-infantry = infantry
letter-pioneers = pioneers
letter-machine_gun = machine gun
letter-mortar = mortar
letter-gun = infantry gun
letter-at_gun = anti-tank gun
letter-tank = tank
letter-flame_tank = flame tank
letter-assault_gun = self-propelled gun
letter-armoured_car = armoured car
letter-carrier = carrier
letter-truck = truck
letter-wagon = wagon
letter-suspect = suspected enemy
letter-trench = trench
letter-bunker = bunker
letter-hasty = hasty defence
letter-wire = wire
letter-road_block = road block
letter-mines = mines
letter-smoke-heavy = heavy smoke
letter-smoke-light = light smoke
letter-refugees = refugees
letter-cattle = cattle


## Questions and answers

undo-drawn = That cannot be taken back: a card or a marker has been drawn since.
why-none = Nobody has explained anything yet: only Athena gives her reasons, after her first turn.
why-not-how = Say what: a counter or a hex, as in “why not G06”.
why-not-what = “{ $typed }” is neither a counter nor a hex. Try { $example }.
rule-how = Say which: a number, as in “rule B6.0a”, or words, as in “rule smoke”.


## Beginning and end

over-regions = How it ended:
over-ask = log shows how it went, why Athena’s last reasons, save FILE keeps a copy, Enter leaves.


## Names and marks where there is little room

path-wall = Walls:
counter-title-name = { $counter }
mark-spent = spent
mark-stressed = stressed
mark-hit = hit
mark-hidden = hidden
mark-bogged = stuck
mark-aboard = aboard
mark-objective = objective
mark-scores = points
mark-held = { $n ->
    [0] German control
   *[other] Soviet control
}
mark-smoke = { $n ->
    [1] light smoke
   *[other] heavy smoke
}
mark-soft-stunned = { marker-soft-stunned }
mark-soft-unnerved = { marker-soft-unnerved }
mark-soft-destroyed = { marker-soft-destroyed }
mark-soft-panicked = { marker-soft-panicked }
mark-soft-pinned = { marker-soft-pinned }
mark-soft-suppressed = { marker-soft-suppressed }
mark-soft-cowering = { marker-soft-cowering }
mark-soft-berserk = { marker-soft-berserk }
mark-armoured-stunned = { marker-armoured-stunned }
mark-armoured-gun-damaged-red = { marker-armoured-gun-damaged-red }
mark-armoured-gun-damaged-blue = { marker-armoured-gun-damaged-blue }
mark-armoured-destroyed = { marker-armoured-destroyed }
mark-armoured-panicked = { marker-armoured-panicked }
mark-armoured-immobilised = { marker-armoured-immobilised }
mark-armoured-suppressed = { marker-armoured-suppressed }
mark-armoured-light-damage = { marker-armoured-light-damage }
mark-soft-spare = { marker-soft-spare }
mark-armoured-spare = { marker-armoured-spare }


## The scenario track

sign-start = { $n }: { cell-start }
sign-sniper-fire = { $n }: { cell-sniper-fire }
sign-auto-rally = { $n }: { cell-auto-rally }
sign-bog-down = { $n }: { cell-bog-down }
sign-swift-action = { $n }: { cell-swift-action }
sign-zeal = { $n }: { cell-zeal }
sign-rally = { $n }: { cell-rally }
sign-place-re = { $n }: { cell-place-re }
sign-reinforcements = { $n }: { cell-reinforcements }
sign-ss-hunters = { $n }: { cell-ss-hunters }
sign-supply-run = { $n }: { cell-supply-run }
sign-mines = { $n }: { cell-mines }
sign-platoon = { $n }: { cell-platoon }
sign-end = { $n }: { cell-end }
sign-own = { $n }: event
