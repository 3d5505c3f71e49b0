"""What lies before each power, a person's or an Automa's (§B1.8: only hands and objectives are kept from others)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from visavis.games.worldorder.bot.turn import market_order
from visavis.games.worldorder.cards.card import ABILITIES
from visavis.games.worldorder.faces import (
    DONE,
    column_face,
    country_face,
    deals_face,
    focus_face,
    growth_face,
    objective_face,
    primary_face,
    prosperity_face,
    secondary_face,
    symbols_face,
)
from visavis.games.worldorder.hidden import is_looked_at
from visavis.games.worldorder.layout import (
    ally_place,
    card_place,
    cell_place,
    column_place,
    hand_card,
    heading,
    own_place,
    seat_name,
)
from visavis.games.worldorder.scene import ability_thing, commerce, country_title, listed
from visavis.games.worldorder.setup import KEPT
from visavis.games.worldorder.sheets import GOODS, REGIONS, ROUNDS
from visavis.games.worldorder.state import (
    Nation,
    World,
    allies_in,
    country,
    is_automa,
    total_armies,
)
from visavis.games.worldorder.words import amount, card_name, country_name, good_name
from visavis.kernel.marks import READY, SPENT
from visavis.kernel.view import NOBODY, READER, Count, Place, Text, Thing, counted

BACK: Final = "back"
FACES: Final = {"primary": primary_face, "secondary": secondary_face, "deals": deals_face, "symbols": symbols_face}


def board_places(s: World) -> Iterator[Place]:
    for power, nation in s.nations.items():
        yield from (automa_places if nation.automa else person_places)(s, power, nation)


def board_things(s: World, seat: int) -> Iterator[Thing]:
    for power, nation in s.nations.items():
        yield from (automa_things if nation.automa else person_things)(s, power, nation, seat)


def focus_place(s: World, power: str) -> Place:
    words = {"focus": Text(f"focus-{s.nations[power].focus}"), "help": Text(f"focus-told-{s.nations[power].focus}")}
    return Place(own_place("focus", power), "focus", title=Text("focus-title", words), face=focus_face(s, power))


def prosperity_place(s: World, power: str) -> Place:
    words = {"n": s.nations[power].prosperity}
    face = prosperity_face(s, power)
    return Place(own_place("prosperity", power), "prosperity", title=Text("prosperity-title", words), face=face)


# People


def person_places(s: World, power: str, nation: Nation) -> Iterator[Place]:
    for name, n in (
        ("hand", len(nation.hand)),
        ("played", len(nation.played) + len(nation.covered)),
        ("assets", len(nation.assets)),
        *([("objectives", len(nation.objectives))] if s.options.objectives else []),
    ):
        words = {"n": n, "deck": len(nation.deck), "discard": len(nation.discard)}
        yield Place(own_place(name, power), name, title=Text(f"{name}-title", words))
    yield focus_place(s, power)
    yield prosperity_place(s, power)
    for name, face in FACES.items():
        yield Place(own_place(name, power), name, title=Text(f"{name}-title"), face=face(s, power))
    yield from commerce(s, power)
    for title in nation.growth:
        yield grown(s, power, title)
    if nation.order:
        told = Text("order-card-title", {"help": Text("card-does", {"card": Text("card-order")})})
        yield Place(card_place("order", power), "order", title=told, face=("order",))
    for id_ in nation.allies:
        yield ally(s, nation, id_)


def grown(s: World, power: str, title: str) -> Place:
    """§B4.10 A Growth card; whether it has been used in this round."""
    nation = s.nations[power]
    marks: tuple[str, ...] = ()
    if title in ABILITIES and not nation.automa:
        marks = (SPENT,) if title in nation.abilities else (READY,)
    words = {"card": card_name(title), "help": Text("card-does", {"card": card_name(title)})}
    face = growth_face(s.board.growth[title])
    return Place(card_place(title, power), "grown", "growth", 0, Text("card-title", words), marks, face[-1:])


def ally(s: World, nation: Nation, id_: str) -> Place:
    """§B0.3 Ready or exhausted."""
    card, ready = country(s, id_), nation.allies[id_].ready
    marks = () if ready else (SPENT,)
    return Place(ally_place(id_), "ally", card.region, 0, country_title(s, id_, ready), marks, country_face(card))


def person_things(s: World, power: str, nation: Nation, seat: int) -> Iterator[Thing]:
    """The own cards; of the others' only how many."""
    owner = s.chairs.index(power)
    sees = seat in (owner, READER) or bool(s.ending)
    looked = seat >= 0 and is_looked_at(s, power, seat)
    yield from hand(s, power, nation, owner, sees or looked)
    for n, title in enumerate(nation.played):
        yield ability_thing(s, title, f"played {power} {n}", own_place("played", power), owner)
    for n, title in enumerate(nation.covered):
        yield covered(s, power, n, title, owner, sees)
    yield from assets(s, power, nation, owner, sees)
    yield from objectives(s, power, nation, owner, sees)
    for id_, mine in nation.allies.items():
        tokens = [("fdi", mine.fdi, owner), ("base", mine.bases, owner)]
        tokens += [("fdi", 1, s.chairs.index(other)) for other in mine.guests]
        for kind, n, whose in tokens:
            if n:
                called = Text(f"{kind}-token-title", {"power": seat_name(s.chairs[whose]), "n": n})
                at = ally_place(id_)
                yield Thing(
                    f"{kind} {id_} {whose}", kind, at, owner=whose, title=called, numbers=(str(n),) if n > 1 else ()
                )


def back(id_: str, at: str, owner: int, what: str) -> Thing:
    return Thing(id_, BACK, at, owner=owner, title=Text(f"hidden-{what}"))


def hand(s: World, power: str, nation: Nation, owner: int, sees: bool) -> Iterator[Thing]:
    at = own_place("hand", power)
    if not sees:
        yield from (back(f"back {power} {n}", at, owner, "card") for n in range(len(nation.hand)))
        return
    found: dict[str, int] = {}
    for title in nation.hand:
        found[title] = found.get(title, 0) + 1
        yield ability_thing(s, title, hand_card(power, title, found[title]), at, owner)


def covered(s: World, power: str, n: int, title: str, owner: int, sees: bool) -> Thing:
    """§B4.3 Its owner knows what lies face down."""
    id_, at = f"covered {power} {n}", own_place("played", power)
    if not sees:
        return back(id_, at, owner, "card")
    return Thing(id_, BACK, at, owner=owner, title=Text("covered-title", {"card": card_name(title)}))


def assets(s: World, power: str, nation: Nation, owner: int, sees: bool) -> Iterator[Thing]:
    """§B2.16 Secret until two are kept; then they lie open, used or not."""
    at = own_place("assets", power)
    for id_ in (*nation.assets, *nation.used):
        if not sees and (not s.order and len(nation.assets) != KEPT):
            yield back(f"back asset {power} {nation.assets.index(id_)}", at, owner, "asset")
            continue
        words = {"card": card_name(id_), "help": Text("card-does", {"card": card_name(id_)})}
        marks = (SPENT,) if id_ in nation.used else ()
        face = ("asset",) if id_ in nation.used else (f"points {s.board.assets[id_].points}",)
        yield Thing(id_, "asset", at, owner=owner, title=Text("card-title", words), marks=marks, face=face)


def objectives(s: World, power: str, nation: Nation, owner: int, sees: bool) -> Iterator[Thing]:
    """§G1.4 Hidden until it is scored; by the numbers of the scoring to come."""
    at = own_place("objectives", power)
    for n, id_ in enumerate(nation.objectives):
        yield goal(s, power, id_, at, owner) if sees else back(f"back goal {power} {n}", at, owner, "objective")
    for id_ in nation.scored:
        yield goal(s, power, id_, at, owner)._replace(marks=(SPENT,), face=(DONE,))  # what it was worth is in the log


def goal(s: World, power: str, id_: str, at: str, owner: int) -> Thing:
    row, late = s.board.objectives[id_], s.round > ROUNDS // 2
    words = {"card": card_name(id_), "help": objective_told(s, power, id_)}
    face = objective_face(s, power, row, late)
    return Thing(id_, "objective", at, owner=owner, title=Text("card-title", words), face=face)


def objective_told(s: World, power: str, id_: str) -> Text:
    """§G1.6 Its tasks, and which are done by the numbers of either scoring."""
    row = s.board.objectives[id_]
    early, late = objective_face(s, power, row, False), objective_face(s, power, row, True)
    when = "scored" if id_ in s.nations[power].scored else "late" if s.round > ROUNDS // 2 else "both"
    words: dict[str, Any] = {"card": card_name(id_), "rewards": "/".join(map(str, row.reward))}
    for n, name in enumerate(("first", "second", "third")):
        words[name] = Text("task-state", {"early": int(early[n] == DONE), "late": int(late[n] == DONE), "when": when})
    return Text("objective-told", words)


# Automas


def automa_places(s: World, power: str, nation: Nation) -> Iterator[Place]:
    left = len(nation.deck.mixed)
    told = Text("deck-title", {"n": left, "market": int(bool(nation.market))})
    yield Place(own_place("deck", power), "deck", title=told, face=(f"deck {left}",))
    yield Place(own_place("played", power), "revealed", title=Text("revealed-title"))
    if nation.market:
        yield Place(own_place("waiting", power), "waiting", title=Text("waiting-title"))
    yield focus_place(s, power)
    yield prosperity_place(s, power)
    yield player_place(s, power)
    for row in s.board.automa.board.row:
        for cell in (row.left, row.right):
            words = {"cell": Text(f"cell-{cell}"), "n": nation.cells[cell], "left": int(cell == row.left)}
            yield Place(cell_place(cell, power), "cell", row.type, 0, Text("cell-title", words), face=(cell,))
    for region in REGIONS:
        yield column(s, power, region)
    for title in nation.growth:
        yield grown(s, power, title)


def player_place(s: World, power: str) -> Place:
    """§A2.1 Its player card: what it buys, where tokens go, and §A2.6 in which rounds they come."""
    nation, row = s.nations[power], s.board.players[power]
    words: dict[str, Any] = {"power": seat_name(power), "start": amount("money", row.money)}
    words["market"] = Text("listed", {"parts": tuple(Text(f"type-{type_}") for type_ in market_order(s, power))})
    words["cells"] = Text("listed", {"parts": tuple(Text(f"cell-{cell}") for cell in row.cells)})
    words["track"] = ", ".join(map(str, nation.track)) or "–"
    title = Text("player-title", {"help": Text("player-told", words)})
    return Place(own_place("player", power), "player", title=title, face=market_order(s, power))


def column(s: World, power: str, region: str) -> Place:
    """§A3.4 What lies under a region's column, and who its allies are."""
    allies = allies_in(s, power, region)
    words: dict[str, Any] = {"region": heading(region), "n": len(allies)}
    words["allies"] = listed([country_name(id_) for id_ in allies])
    title = Text("column-title", words)
    return Place(column_place(region, power), "column", region, len(allies), title, face=column_face(s, power, region))


def automa_things(s: World, power: str, nation: Nation, seat: int) -> Iterator[Thing]:
    """§A5.9 Tokens, the card it has turned last, and the Market card on top of its deck."""
    owner = s.chairs.index(power)
    for cell, n in nation.cells.items():
        for k in range(n):
            yield Thing(
                f"token {power} {cell} {k}", "token", cell_place(cell, power), owner=owner, title=Text("token-title")
            )
    for n, title in enumerate(nation.discard[-1:]):
        yield ability_thing(s, title, f"revealed {power} {len(nation.discard) + n}", own_place("played", power), owner)
    if nation.market:
        yield ability_thing(s, nation.market, f"next {power}", own_place("waiting", power), owner)


# Numbers


def counts(s: World) -> Iterator[Count]:
    for power, nation in s.nations.items():
        seat = s.chairs.index(power)
        yield counted("score", Text("count-score"), nation.vp, seat)
        yield counted("money", good_name("money"), nation.money, seat)
        if not is_automa(s, power):
            for good in GOODS:
                yield counted(
                    good, Text("count-reserve") if good == "army" else good_name(good), nation.goods[good], seat
                )
        yield counted("allies", Text("count-allies"), len(nation.allies), seat)
        yield counted("armies", Text("count-armies"), total_armies(s, power), seat)
    yield counted("round", Text("count-round"), s.round, NOBODY, ROUNDS)
    if s.points:
        yield counted("research", Text("count-points"), s.points)
    yield counted("market", Text("count-market", {"n": len(s.swept)}), len(s.abilities), supply=True)
    yield counted("influence", Text("count-influence", {"n": len(s.influence_gone)}), len(s.influence), supply=True)
    if s.decisions or s.decisions_gone:
        yield counted("decision", Text("count-decisions", {"n": len(s.decisions_gone)}), len(s.decisions), supply=True)
