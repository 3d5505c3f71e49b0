"""The world as everybody sees it: regions, the turn order, open cards, the Market, Growth cards (§B1.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from visavis.games.worldorder.board import STARTING
from visavis.games.worldorder.faces import ability_face, commerce_face, country_face, growth_face, score_face
from visavis.games.worldorder.layout import (
    INFLUENCE,
    commerce_places,
    cube_id,
    forces_place,
    growth_place,
    heading,
    looked_place,
    looked_through,
    market_cards,
    market_place,
    open_place,
    order_place,
    permanent_place,
    score_place,
    seat_name,
    slot_id,
    temporary_place,
)
from visavis.games.worldorder.rules.aftermath import THREAT_LOSS, defence_of, threat_of, threats_to
from visavis.games.worldorder.rules.drawing import OPEN
from visavis.games.worldorder.rules.influence import is_complete
from visavis.games.worldorder.rules.scoring import Standing, standings
from visavis.games.worldorder.sheets import LOCAL, POWERS, REGIONS
from visavis.games.worldorder.state import (
    World,
    armies_in,
    country,
    fdi_in,
    free_permanent,
    unplayed,
)
from visavis.games.worldorder.words import amount, card_name, country_name, type_name
from visavis.kernel.marks import CLOSED, HELD, SCORES, mark
from visavis.kernel.view import NOBODY, NOTHING_SAID, Place, Text, Thing

WAITS = "waits"  # §B17.2 so many permanent slots are free
BARRED = "barred"  # to whoever looks
BASE = "base"  # he may build one there
COPIES = "copies"  # so many of a Growth card are left


def seat_of(s: World, power: str) -> int:
    """Whose colour it has; unplayed powers and locals have none."""
    return s.chairs.index(power) if power in s.nations else NOBODY


def listed(parts: list[Text]) -> Text:
    return Text("listed", {"parts": tuple(parts)}) if parts else Text("nobody-there")


# Regions


def region_places(s: World, region: str) -> Iterator[Place]:
    name = heading(region)
    free = free_permanent(s, region)
    row = s.board.regions[region]
    words: dict[str, Any] = {"region": name, "n": free, "cubes": cubes_named(s, region, permanent=True)}
    yield Place(permanent_place(region), "permanent", title=Text("permanent-title", words))
    words = {"region": name, "n": len(row.temporary) - len(s.temporary[region])}
    words["cubes"] = cubes_named(s, region, permanent=False)
    yield Place(temporary_place(region), "temporary", title=Text("temporary-title", words))
    yield Place(
        forces_place(region), "forces", title=Text("forces-title", {"region": name, "help": threats(s, region)})
    )
    yield standing_place(s, region)
    words = {"region": name, "n": len(s.countries[region])}
    yield Place(open_place(region), "open", title=Text("open-title", words))


def cubes_named(s: World, region: str, permanent: bool) -> Text:
    """From the left."""
    owners = (
        s.board.regions[region].printed + s.permanent[region] + s.extra[region] if permanent else s.temporary[region]
    )
    if permanent:
        found = [(owner, owners.count(owner)) for owner in (*POWERS, LOCAL) if owner in owners]
        return listed([Text("so-many", {"power": seat_name(owner), "n": n}) for owner, n in found])
    return listed([seat_name(owner) for owner in owners])


def standing_place(s: World, region: str) -> Place:
    """§B17.2 Who is in which place now, and what it would bring; §B16.6 who would lose VP to a threat."""
    row, rows = s.board.regions[region], standings(s, region)
    losses = losses_in(s, region)
    marks = [SCORES] if is_complete(s, region) else [mark(WAITS, free_permanent(s, region))]
    leaders = [each for each in rows if each.place == 1]
    if leaders and leaders[0].owner in s.nations:
        marks.append(mark(HELD, seat_of(s, leaders[0].owner)))
    words = {"region": heading(region), "n": free_permanent(s, region), "engage": row.engage}
    words |= {"zone": listed([seat_name(power) for power in row.zone])}
    words |= {
        "help": Text("score-told", {"ranks": listed([rank(s, each) for each in rows]), "bonus": numbers(row.majority)})
    }
    return Place(
        score_place(region),
        "score",
        "engage",
        row.engage,
        Text("score-title", words),
        tuple(marks),
        score_face(s, region, losses),
    )


def rank(s: World, row: Standing) -> Text:
    words = {"power": seat_name(row.owner), "n": row.cubes, "place": row.place}
    if row.owner not in s.nations:
        return Text("rank-unplayed", words)
    return Text("rank", words | {"points": amount("points", row.cubes + row.bonus)})


def numbers(found: tuple[int, ...]) -> str:
    return "–".join(map(str, found))


def losses_in(s: World, region: str) -> dict[str, int]:
    """§B16.6 If the threat were counted now, without any token."""
    exposed = [power for power in POWERS if power in s.nations and region in s.board.zones[power]]
    return {power: THREAT_LOSS * len(threats_to(s, power, region, defence_of(s, power, region))) for power in exposed}


def threats(s: World, region: str) -> Text:
    """§B16.4 §B16.5 Threat and defence of everybody who is concerned."""
    found = []
    for power in POWERS:
        defended = power in s.nations and region in s.board.zones[power]
        threat = threat_of(s, power, region)
        if defended or threat:
            words = {"power": seat_name(power), "threat": threat, "lost": losses_in(s, region).get(power, 0)}
            words["defence"] = defence_of(s, power, region) if defended else 0
            found.append(Text("threat-defended" if defended else "threat-abroad", words))
    return listed(found)


def region_things(s: World, region: str, power: str) -> Iterator[Thing]:
    """Cubes, free slots, armies and tokens; the open countries as a power sees them."""
    yield from cubes(s, region)
    yield from forces(s, region)
    for id_ in s.open[region][:OPEN]:
        yield country_thing(s, id_, open_place(region), power)


def cubes(s: World, region: str) -> Iterator[Thing]:
    """§B13.1 From the left; §B10 of a queue the leftmost is the first to go."""
    row = s.board.regions[region]
    lying = {
        permanent_place(region): (*row.printed, *s.permanent[region], *s.extra[region]),
        temporary_place(region): s.temporary[region],
    }
    slots = {
        permanent_place(region): row.permanent[len(s.permanent[region]) :],
        temporary_place(region): row.temporary[len(s.temporary[region]) :],
    }
    for place, owners in lying.items():
        for n, owner in enumerate(owners):
            title = Text("cube-title", {"power": seat_name(owner)})
            yield Thing(cube_id(place, n), owner, place, owner=seat_of(s, owner), title=title)
        for n, points in enumerate(slots[place]):
            title = Text("slot-title", {"n": points})
            yield Thing(slot_id(place, len(owners) + n), f"slot-{points}", place, title=title)


def forces(s: World, region: str) -> Iterator[Thing]:
    """A piece of each kind, with how many there are."""
    place, name = forces_place(region), heading(region)
    for power in POWERS:
        seat = seat_of(s, power)
        found = [("army", f"army-{power}", armies_in(s, region, power))]
        if power in s.nations:
            nation = s.nations[power]
            found.append(("base", "base", bases_in(s, power, region)))
            found.append(("fdi", "fdi", fdi_in(s, power, region)))
            found.append(("engage", "engage", int(region in nation.engaged)))
        for what, kind, n in found:
            if n:
                title = Text(f"{what}-title", {"power": seat_name(power), "n": n, "region": name})
                yield Thing(f"{what} {region} {power}", kind, place, owner=seat, title=title, numbers=(str(n),))


def bases_in(s: World, power: str, region: str) -> int:
    nation = s.nations[power]
    if nation.automa:
        return nation.bases.get(region, 0)
    return sum(ally.bases for id_, ally in nation.allies.items() if country(s, id_).region == region)


def country_thing(s: World, id_: str, at: str, power: str) -> Thing:
    card = country(s, id_)
    marks = [BARRED] if power in card.barred else [BASE] if power in card.bases else []
    return Thing(id_, card.region, at, title=country_title(s, id_), marks=tuple(marks), face=country_face(card))


def country_title(s: World, id_: str, ready: bool = True) -> Text:
    """Its name; and all that is printed there."""
    card = country(s, id_)
    words: dict[str, Any] = {"value": card.value, "invest": amount("money", card.invest)}
    words["exports"] = goods_of(card.exports)
    words["imports"] = goods_of(card.imports)
    words["bases"] = listed([seat_name(power) for power in card.bases])
    words["barred"] = listed([seat_name(power) for power in card.barred])
    told = Text("country-told", words)
    words = {"country": country_name(id_), "name": country_name(id_.removeprefix(STARTING)), "help": told}
    return Text("country-title" if ready else "country-exhausted", words)


def goods_of(found: tuple[str, ...]) -> Text:
    return listed([amount(good, found.count(good)) for good in dict.fromkeys(found)])


# The turn order, open cards


def table_places(s: World) -> Iterator[Place]:
    for n in range(len(s.chairs)):
        yield Place(order_place(n + 1), "order", title=Text("order-title", {"n": n + 1}))
    yield Place(INFLUENCE, INFLUENCE, title=Text("influence-title"))
    for power in unplayed(s):
        yield from commerce(s, power)


def commerce(s: World, power: str) -> Iterator[Place]:
    """§B7.6 Face up or down."""
    for n, place in enumerate(commerce_places(s, power)):
        row, up = s.board.commerce[power][n], s.commerce[power][n]
        words = {"power": seat_name(power), "n": row.amount, "up": int(up)}
        words["goods"] = Text("listed", {"parts": tuple(amount(good, row.amount) for good in row.goods)})
        title = Text("commerce-title", words | {"help": Text("card-does", {"card": Text("card-commerce")})})
        yield Place(place, "commerce", power, 0, title, () if up else (CLOSED,), commerce_face(row))


def table_things(s: World) -> Iterator[Thing]:
    for n, power in enumerate(s.slots or s.order):  # while they are chosen, those of the last round hold no longer
        if power:
            yield Thing(f"turn {power}", power, order_place(n + 1), owner=seat_of(s, power), title=seat_name(power))
    for card in s.influence_open:
        yield Thing(
            f"influence {card}", "influence", INFLUENCE, title=influence_title(s, card), face=influence_face(s, card)
        )


def influence_face(s: World, card: str) -> tuple[str, ...]:
    """§B15.1 The rows of unplayed powers."""
    signs: list[str] = []
    for power in unplayed(s):
        line = s.board.influence[card][power]
        signs += [power, ">", line.region, *([f"army-{power}"] if line.army else [])]
        signs += ["money"] if line.flag in s.nations else []
    return tuple(signs)


def influence_rows(s: World, card: str) -> Text:
    """§B15.1 What it will do for unplayed powers."""
    rows = []
    for power in unplayed(s):
        line = s.board.influence[card][power]
        words = {"power": seat_name(power), "region": heading(line.region), "army": int(line.army)}
        words |= {
            "flag": seat_name(line.flag) if line.flag in s.nations else NOTHING_SAID,
            "flagged": int(line.flag in s.nations),
        }
        rows.append(Text("influence-line", words))
    return listed(rows)


def influence_title(s: World, card: str) -> Text:
    return Text("influence-card", {"card": Text("card-influence", {"card": card}), "help": influence_rows(s, card)})


# The Market, Growth cards


def shop_places(s: World) -> Iterator[Place]:
    for n in range(s.options.market_row):
        yield Place(market_place(n), "market", title=Text("market-title", {"n": n + 1, "first": int(n == 0)}))
    for title, n in s.growth.items():
        card = s.board.growth[title]
        words = {"card": card_name(title), "level": card.level, "n": n, "price": amount("money", card.automa_price)}
        words |= {"points": amount("points", card.automa_points), "help": Text("card-does", {"card": card_name(title)})}
        marks = (mark(COPIES, n),) if n else (CLOSED,)
        yield Place(growth_place(title), "growth", "growth", 0, Text("growth-title", words), marks, growth_face(card))
    if not s.growth:
        yield Place("growth", "growth", title=Text("region-growth"))


def shop_things(s: World) -> Iterator[Thing]:
    for n, (title, id_) in enumerate(zip(s.market, market_cards(s), strict=True)):
        yield ability_thing(s, title, id_, market_place(n))


def ability_thing(s: World, title: str, id_: str, at: str, owner: int = NOBODY) -> Thing:
    row = s.board.abilities[title]
    kind = row.types[max(0, row.cube)]
    return Thing(id_, kind, at, owner=owner, title=ability_title(s, title), face=ability_face(row))


def ability_title(s: World, title: str) -> Text:
    """Its name; what it does, and what is printed on it besides."""
    row = s.board.abilities[title]
    words: dict[str, Any] = {"card": card_name(title), "types": listed([type_name(type_) for type_ in row.types])}
    words |= {"bonus": amount(row.bonus, row.amount), "research": row.research, "cost": row.cost}
    told = Text("card-told-market" if row.cost else "card-told", words)
    return Text("card-title", {"card": card_name(title), "help": told})


def world_places(s: World) -> Iterator[Place]:
    for region in REGIONS:
        yield from region_places(s, region)
    yield from table_places(s)
    for n in range(len(looked_through(s))):
        yield Place(looked_place(n), "open", title=Text("looked-title"))
    yield from shop_places(s)


def world_things(s: World, power: str) -> Iterator[Thing]:
    for region in REGIONS:
        yield from region_things(s, region, power)
    yield from table_things(s)
    for n, id_ in enumerate(looked_through(s)):
        yield country_thing(s, id_, looked_place(n), power)
    yield from shop_things(s)
