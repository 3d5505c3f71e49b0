"""What lies beside the board to be read: what the Aftermath and a scoring would bring as things stand."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.games.worldorder.bot import turn as automa
from visavis.games.worldorder.layout import heading, score_place, seat_name
from visavis.games.worldorder.rules.aftermath import (
    SCORING_ROUNDS,
    THREAT_LOSS,
    can_prosper,
    defence_of,
    next_step,
    return_money,
    threats_to,
)
from visavis.games.worldorder.rules.influence import is_complete
from visavis.games.worldorder.rules.scoring import (
    TOKENS,
    majority_points,
    sphere_points,
    standings,
    status_points,
)
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, is_automa
from visavis.games.worldorder.words import amount
from visavis.kernel.view import Sheet, SheetLine, Text

Part = tuple[Text, int]  # what for, and how many VP


def sheets(s: World) -> Iterator[Sheet]:
    """§B1.6 Every power in play, in turn order; a scoring where the round has one, until it comes."""
    if s.order and s.round and not s.ending and s.phase != "scoring":
        yield Sheet("aftermath", Text("sheet-aftermath"), tuple(aftermath(s, power) for power in s.order), "fdi")
        if s.round in SCORING_ROUNDS:
            yield Sheet("scoring", Text("sheet-scoring"), tuple(scoring(s)), "points")


# The Aftermath


def aftermath(s: World, power: str) -> SheetLine:
    """§B1.6 Returns, prosperity and threat, without any Engage token."""
    lost = losses(s, power)
    parts = [
        *(returned(s, power) if is_to_come(s, "returns", power) else ()),
        *(prospers(s, power) if is_to_come(s, "prosperity", power) else ()),
        *threatened(lost),
    ]
    words = {"power": seat_name(power), "parts": tuple(parts) or (Text("aftermath-nothing"),)}
    return SheetLine(Text("aftermath-line", words), "", "B1.6", tuple(map(score_place, lost)))


def is_to_come(s: World, step: str, about: str) -> bool:
    """§B1.6 In the Aftermath itself some of it is over."""
    names = (step, f"automa_{step}")
    return s.phase != "aftermath" or any(name in names and args[0] == about for name, *args in s.agenda if args)


def returned(s: World, power: str) -> Iterator[Text]:
    """§B16.1 §A14.1"""
    money = automa.return_money(s, power) if is_automa(s, power) else return_money(s, power)
    if money:
        yield Text("aftermath-returns", {"amount": amount("money", money)})


def prospers(s: World, power: str) -> Iterator[Text]:
    """§B16.3 §A14.2 The next step, if it can be paid."""
    if is_automa(s, power):
        track, made = automa.prosperity_of(s, power), s.nations[power].prosperity
        if made < len(track) and s.nations[power].money >= track[made].price:
            yield step_named(track[made].points, amount("money", track[made].price))
    elif (step := next_step(s, power)) is not None and can_prosper(s, power):
        yield step_named(step.points, amount("cg", step.cg))


def step_named(points: int, price: Text) -> Text:
    return Text("aftermath-prosperity", {"points": amount("points", points), "price": price})


def losses(s: World, power: str) -> dict[str, int]:
    """§B16.6 By region."""
    found = {}
    for region in s.board.zones[power]:
        others = threats_to(s, power, region, defence_of(s, power, region))
        if others and is_to_come(s, "threat", region):
            found[region] = THREAT_LOSS * len(others)
    return found


def threatened(lost: dict[str, int]) -> Iterator[Text]:
    if lost:
        words = {"points": amount("points", sum(lost.values())), "regions": tuple(map(heading, lost))}
        yield Text("aftermath-threat", words)


# A scoring


def scoring(s: World) -> Iterator[SheetLine]:
    """§B17.1 Regions, special powers, Majority tokens: the sum, and what it is made of."""
    parts: dict[str, list[Part]] = {power: [] for power in s.order}
    scored: dict[str, list[str]] = {power: [] for power in s.order}
    for region in filter(lambda region: is_complete(s, region), REGIONS):
        for row in standings(s, region):
            if row.owner in parts:
                parts[row.owner].append((heading(region), row.cubes + row.bonus))
                scored[row.owner].append(score_place(region))
    for power, each in (*specials(s), *tokens(s)):
        if each[1]:
            parts[power].append(each)
    for power in s.order:
        total = sum(points for _, points in parts[power])
        told = tuple(Text("scoring-part", {"source": source, "n": signed(n)}) for source, n in parts[power])
        words = {"power": seat_name(power), "total": signed(total), "parts": told or (Text("aftermath-nothing"),)}
        yield SheetLine(Text("scoring-line", words), "", "B17.1", tuple(scored[power]))


def specials(s: World) -> Iterator[tuple[str, Part]]:
    """§B18.2 §B18.3"""
    if "usa" in s.nations:
        yield "usa", (Text("source-status"), status_points(s))
    if "russia" in s.nations:
        yield "russia", (Text("source-sphere"), sphere_points(s))


def tokens(s: World) -> Iterator[tuple[str, Part]]:
    """§B17.6"""
    for token in TOKENS:
        for power, points in majority_points(s, token).items():
            yield power, (Text(f"scoring-{token}"), points)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"
