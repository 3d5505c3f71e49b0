# What the picture of the board says: the signs of its legend, and names where there is little room.

legend-any = A worker of any type
legend-points = Victory points
legend-others = All other players get this
legend-bribe = $1 goes to the bribes
legend-damage = Damage
legend-load = Price of loading the bomb
legend-loaded = Loaded onto a bomber
legend-stock = Own, in the general supply
legend-contractors = Contractors, in the general supply
legend-buildings = Building cards
legend-bombs = Bomb cards
legend-token = Bomb test

bomb-title-short = { $bomb }
built-title-short = { $name }
supply-title-short = Personal supply
hand-title-short = Bomb cards
