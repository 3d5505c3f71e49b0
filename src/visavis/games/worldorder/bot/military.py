"""Chapters A10 and A11: Move and Build a Base of an Automa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.worldorder.bot.actions import RELATIONS, TRADE, Scene, any_base_country, trade
from visavis.games.worldorder.bot.cards import explain, influence_card, instead, passed_over, pick
from visavis.games.worldorder.bot.placing import automa_influence, is_closed
from visavis.games.worldorder.rules.aftermath import defence_of, threat_of, threats_to
from visavis.games.worldorder.rules.movement import may_enter
from visavis.games.worldorder.rules.purse import spend
from visavis.games.worldorder.sheets import MILITARY, REGIONS
from visavis.games.worldorder.state import NATO, World, add_armies, allies_in, armies_in, country, is_expert
from visavis.kernel.choice import Asking
from visavis.kernel.priorities import SKIPPED, Filter, Line, least, most, narrow, only, prefer

MOVE_PRICE: Final = 5  # §A10.1
BASE_PRICE: Final = 10  # §A11.6 with its army
SECOND_ARMY: Final = 5  # §A11.9
MOVE, BASE = "move", "base"
SECOND: Final = "army"  # §A11.9 what an Auto-Influence card may add to a base


# The criteria


def in_zone(scene: Scene, region: str) -> bool:
    return region in scene.s.board.zones[scene.power]


def excess(scene: Scene, region: str) -> int | None:
    """§A10.5 §A10.9 §A10.12 By how much a threat exceeds its defence there; §A10.10 the smallest (ruling R36)."""
    s, power = scene
    defence = defence_of(s, power, region)
    over = [threat_of(s, other, region) - defence for other in threats_to(s, power, region, defence)]
    return min(over, default=None)


def is_threatened(scene: Scene, region: str) -> bool:
    return in_zone(scene, region) and excess(scene, region) is not None


def opponents(scene: Scene, region: str) -> list[str]:
    """§A10.8 Powers in play with the region in their zone, without the partner of the NATO (ruling R37)."""
    s, power = scene
    others = [other for other in s.nations if other not in (power, NATO.get(power))]
    return [other for other in others if region in s.board.zones[other]]


def newly_threatened(scene: Scene, region: str) -> int:
    """§A10.6 Opponents whose defence one army more exceeds, and did not before; §A10.7 with the focus."""
    s, power = scene
    before = threat_of(s, power, region)
    after = armies_in(s, region, power) + 1 + (1 if s.nations[power].focus == MILITARY else 0)
    return sum(after > defence_of(s, other, region) >= before for other in opponents(scene, region))


def threatens_at_home(scene: Scene, region: str) -> bool:
    return in_zone(scene, region) and newly_threatened(scene, region) > 0


def threatens_abroad(scene: Scene, region: str) -> bool:
    return not in_zone(scene, region) and newly_threatened(scene, region) > 0


def is_outnumbered(scene: Scene, region: str) -> bool:
    s, power = scene
    return any(armies_in(s, region, other) > armies_in(s, region, power) for other in opponents(scene, region))


M1: Final[tuple[Filter[str], ...]] = (only("A10.4", "m1", is_threatened), least("A10.4", "m1-excess", excess))
M2: Final[tuple[Filter[str], ...]] = (
    only("A10.4", "m2", threatens_at_home),
    prefer("A10.4", "m2-outnumbered", is_outnumbered),  # §A10.11 and then the next line is left out
    most("A10.4", "m2-most", newly_threatened, otherwise=True),
)
M3: Final[tuple[Filter[str], ...]] = (
    only("A10.4", "m3", threatens_abroad),
    most("A10.4", "m3-most", newly_threatened),
)
CRITERIA: Final = (M1, M2, M3)  # on the order cards as well (ruling R56)


def choose_region(s: World, power: str, regions: Sequence[str], deed: str, passed: Sequence[Line] = ()) -> Asking[str]:
    """§A10.4 The first criterion that a region meets, later ones are not looked at; M4 and ties by chance."""
    scene, why, left = Scene(s, power), list(passed), regions
    for table in CRITERIA:
        lines: list[Line] = []
        if found := narrow(scene, regions, table, lines):
            left, why = found, [*why, *lines]
            break
        why.append(lines[0]._replace(after=lines[0].before, note=SKIPPED))  # nobody meets it: the next one
    region = yield from pick(s, power, left, deed, why)
    explain(s, f"automa-{deed}", why, region, power, "")
    return region


# A10


def move(s: World, power: str) -> Asking[str]:
    """§A10.1 One army from its stock, §A10.2 to its zone or a base; §A10.3 no money: Trade; §A10.13 no influence."""
    if s.nations[power].money < MOVE_PRICE:
        instead(s, power, MOVE, TRADE, "money", "A10.3")
        return (yield from trade(s, power))
    legal = [region for region in REGIONS if may_enter(s, power, region)]
    region = yield from choose_region(s, power, legal, MOVE, [Line("A10.2", "may-enter", REGIONS, tuple(legal))])
    spend(s, power, "money", MOVE_PRICE, "A10.1")
    place_army(s, power, region, "A10.1")
    return MOVE


def place_army(s: World, power: str, region: str, rule: str) -> None:
    """§A3.2 It always has one."""
    add_armies(s, region, power, 1)
    s.tell("army_placed", power, region, rule=rule)


# A11


def why_not_build(s: World, power: str, region: str) -> str:
    """§A11.1 §A3.4 An ally that lets it, and at most one base more than such allies; §A11.10 a place."""
    allies = sum(power in country(s, id_).bases for id_ in allies_in(s, power, region))
    if not allies:
        return "no-ally"
    if s.nations[power].bases.get(region, 0) > allies:
        return "limit"
    return "own-cube" if is_closed(s, power, region) else ""


def base(s: World, power: str) -> Asking[str]:
    """§A11.2 Nowhere: Improve Relations at random; §A11.4 no money: Trade; §A11.7 in this order (ruling R30).

    §A11.5 The region by the criteria of Move, §A11.6 an army, 10 money, a token, influence; §A11.8 armies may follow.
    """
    nation = s.nations[power]
    reasons = {region: why_not_build(s, power, region) for region in REGIONS}
    buildable, passed = [region for region in REGIONS if not reasons[region]], passed_over(reasons, BASE)
    if not buildable:
        explain(s, "automa-base", passed, None, power, "")
        instead(s, power, BASE, RELATIONS, "limit", "A11.2")
        return (yield from any_base_country(s, power))
    if nation.money < BASE_PRICE:
        instead(s, power, BASE, TRADE, "money", "A11.4")
        return (yield from trade(s, power))
    region = yield from choose_region(s, power, buildable, BASE, passed)
    spend(s, power, "money", BASE_PRICE, "A11.6")
    place_army(s, power, region, "A11.6")
    if is_expert(s):
        yield from second_army(s, power, region)
    nation.bases[region] = nation.bases.get(region, 0) + 1
    s.tell("automa_base", power, region, nation.bases[region], rule="A11.6")
    yield from automa_influence(s, power, region)
    return BASE


def second_army(s: World, power: str, region: str) -> Asking[None]:
    """§A11.9 Expert: if an Auto-Influence card shows an army in its row, one more for 5 money it has (ruling R40)."""
    card = yield from influence_card(s, power, "A11.9", SECOND)
    shows = s.board.influence[card][power].army
    s.tell("army_card", power, card, int(shows), rule="A11.9")
    if shows and s.nations[power].money >= SECOND_ARMY:
        spend(s, power, "money", SECOND_ARMY, "A11.9")
        place_army(s, power, region, "A11.9")
