"""Chapter B16: returns, prosperity and threat."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.purse import gain, score, spend
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.sheets import MILITARY, POWERS, REGIONS
from visavis.games.worldorder.sheets import Step as ProsperityStep
from visavis.games.worldorder.state import (
    NATO,
    NOBODY,
    World,
    allies_in,
    armies_in,
    country,
    fdi_tokens,
    is_automa,
    owns,
)
from visavis.kernel.choice import Asking, Step
from visavis.kernel.plain import without

RETURN: Final = 2  # §B16.1 money for each value
TOKEN_MONEY: Final = 5  # §B16.2 for an ally
TOKEN_DEFENCE: Final = 2  # §B16.5 for an ally
THREAT_LOSS: Final = 2  # §B16.6 VP
SCORING_ROUNDS: Final = (3, 6)  # §B17
NUCLEAR: Final = "nuclear-program"  # §K4.20
STANDARD: Final = "high-standard-of-living"  # §K4.15


def aftermath(s: World) -> None:
    """§B1.6 Returns, prosperity, threat, and in rounds 3 and 6 scoring."""
    s.phase, s.acting = "aftermath", NOBODY
    s.tell("aftermath")
    kinds = {power: "automa_" if is_automa(s, power) else "" for power in s.order}
    s.then(
        *((kinds[power] + "returns", power) for power in s.order),
        *((kinds[power] + "prosperity", power) for power in s.order),
        *(("threat", region) for region in REGIONS),
        *([("scoring",)] if s.round in SCORING_ROUNDS else []),
        ("end_round",),
    )


def return_money(s: World, power: str) -> int:
    """§B16.1 Two for each value."""
    return sum(RETURN * country(s, id_).value for _, id_ in fdi_tokens(s, power))


def returns(s: World, power: str) -> Step:
    """§B16.1 Two money for each value of a country with an own FDI token; §B16.2 tokens may be turned into money."""
    nation, money = s.nations[power], return_money(s, power)
    nation.fdi_income = max(nation.fdi_income, money)  # §G1.15
    gain(s, power, "money", money, "B16.1")
    while found := [region for region in nation.engaged if allies_in(s, power, region)]:
        region = yield from ask(s, power, "cash", [*found, DONE], "B16.2")
        if region == DONE:
            return
        nation.engaged = without(nation.engaged, region)
        s.tell("token_cashed", power, region)
        gain(s, power, "money", TOKEN_MONEY * len(allies_in(s, power, region)), "B16.2")


# Prosperity


def next_step(s: World, power: str, less: int = 0) -> ProsperityStep | None:
    """§B16.3 The next step of his track, if there is one; §K4.15 for less and more, §K2.30 for less."""
    nation, track = s.nations[power], s.board.powers[power].prosperity
    if nation.prosperity == len(track):
        return None
    step = track[nation.prosperity]
    high = 1 if owns(s, power, STANDARD) else 0
    return ProsperityStep(max(0, step.cg - high - less), step.points + high, step.money)


def can_prosper(s: World, power: str, less: int = 0) -> bool:
    step = next_step(s, power, less)
    return step is not None and s.nations[power].goods["cg"] >= step.cg


def prosperity(s: World, power: str, less: int = 0) -> Step:
    """§B16.3 Once, if he likes: consumer goods for VP and money."""
    step = next_step(s, power, less)
    if step is None or not can_prosper(s, power, less):
        return
    answer = yield from ask(s, power, "prosper", ["yes", "no"], "B16.3", cg=step.cg, points=step.points)
    if answer == "yes":
        prosper(s, power, less)


def prosper(s: World, power: str, less: int = 0) -> None:
    step = next_step(s, power, less)
    if step is not None:
        spend(s, power, "cg", step.cg, "B16.3")
        s.nations[power].prosperity += 1
        s.tell("prospered", power, s.nations[power].prosperity)
        score(s, power, step.points, "prosperity", "B16.3")
        gain(s, power, "money", step.money, "B16.3")


# Threat


def threat_of(s: World, power: str, region: str) -> int:
    """§B16.4 §A14.3 Armies, one more with military focus where there is one, one more with the Nuclear Program.

    §B16.8 Unplayed powers threaten by their armies (ruling R22).
    """
    n = armies_in(s, region, power)
    if power in s.nations and s.nations[power].focus == MILITARY and n:
        n += 1
    return n + (1 if owns(s, power, NUCLEAR) else 0)


def defence_of(s: World, power: str, region: str) -> int:
    """§B16.5 §A4.8 Armies, one more with military focus in the own zone, one more with the Nuclear Program."""
    n = armies_in(s, region, power)
    if s.nations[power].focus == MILITARY and region in s.board.zones[power]:
        n += 1
    return n + (1 if owns(s, power, NUCLEAR) else 0)


def threats_to(s: World, power: str, region: str, defence: int) -> list[str]:
    """§B16.6 The powers whose threat is greater; §B16.7 partners of the NATO never are (ruling R21)."""
    others = [other for other in POWERS if other not in (power, NATO.get(power))]
    return [other for other in others if threat_of(s, other, region) > defence]


def threat(s: World, region: str) -> Step:
    """§B16.9 In turn order a token of the region may be discarded for defence; then all losses at once (ruling R25).

    §B16.10 Armies stay where they are.
    """
    exposed = [power for power in s.order if region in s.board.zones[power]]
    defence = {power: defence_of(s, power, region) for power in exposed}
    for power in exposed:
        if can_defend(s, power, region) and threats_to(s, power, region, defence[power]):
            defence[power] += yield from defend(s, power, region)
    losses = {power: THREAT_LOSS * len(threats_to(s, power, region, defence[power])) for power in exposed}
    for power, n in losses.items():
        if n:
            s.tell("threatened", power, region, tuple(threats_to(s, power, region, defence[power])))
            score(s, power, -n, "threat", "B16.6")


def can_defend(s: World, power: str, region: str) -> bool:
    """§B16.5 With a token there, and an ally, without whom it defends nothing."""
    return region in s.nations[power].engaged and bool(allies_in(s, power, region))


def defend(s: World, power: str, region: str) -> Asking[int]:
    """§B16.5 Two for every ally there."""
    more = TOKEN_DEFENCE * len(allies_in(s, power, region))
    answer = yield from ask(s, power, "defend", ["yes", "no"], "B16.5", region=region, defence=more)
    if answer == "no":
        return 0
    nation = s.nations[power]
    nation.engaged = without(nation.engaged, region)
    s.tell("token_defends", power, region, more)
    return more
