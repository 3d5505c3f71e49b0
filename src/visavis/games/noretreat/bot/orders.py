"""What the solitaire module keeps: its cards, the plan in force, the sheet of the opponent's turn."""

from __future__ import annotations

from dataclasses import field

from visavis.kernel.plain import Plain, declared


@declared
class Orders(Plain):
    """§SG2.10 The opponent's orders."""

    deck: list[str] = field(default_factory=list)  # §SV3 solo cards to turn, in no order
    used: list[str] = field(default_factory=list)
    drawn: str = ""  # ruling R3 the card of turn 12, turned before the initiative passes
    side: int = -1  # whose plan it is
    card: str = ""  # the card whose cell is the plan in force
    cell: int = 0  # 1 to 4; 0: no plan; §SG2.15 as drawn, whoever has the initiative by then
    letter: str = "A"  # §SD1.1 §SD2.1 §SD3.1
    marker: str = ""  # §SG2.11 where Stavka or OKH lies: a hex, or the edge
    made: int = 0  # §PK8 attacks fought that the plan counts
    changes: int = 0  # §SG1.12 of side, so far
    failed: bool = False  # §PK1 what the plan forbids was done
    paid: bool = False  # §SD5.2 this turn's order VP
    cities: tuple[str, ...] = ()  # §PK6 the person's when the opponent's turn began


@declared
class Conduct(Plain):
    """§SD4.1 The opponent's turn, and what is still to be done in it."""

    sheet: int = 0  # §O-1; 0: it has had no turn yet
    ticks: dict[str, str] = field(default_factory=dict)  # by line: done, impossible, undone, skipped; none: open
    whys: dict[str, str] = field(default_factory=dict)  # by line: why it was judged so
    moves: list[tuple[str, str]] = field(default_factory=list)  # still to be made: counter and goal
    aimed: bool = False  # targets have been chosen
    attacks: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by target: who is to attack it
    beyond: tuple[str, ...] = ()  # §J4 cities nobody could guard when Movement began
    due: bool = False  # §O3-4 two enemies stood beside Stalin when Movement began
    trained: bool = False  # §O1-2 a counter has entrained
    detrained: bool = False  # §O1-4
    held: bool = False  # ruling R33 there was a card when the Combat Phase began
    won: bool = False  # §O1-3 §O4-4 there was an advance to make
    gained: bool = False  # and it surrounded, or took a city
    before: tuple[str, ...] = ()  # §J5 who was cut off before the advance, or which cities were held
