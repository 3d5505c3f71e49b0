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
    failed: bool = False  # §PK1 what the plan forbids was done
    paid: bool = False  # §SD5.2 this turn's order VP
    cities: tuple[str, ...] = ()  # §PK6 the person's when the opponent's turn began
