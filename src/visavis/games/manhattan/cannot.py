"""Why what somebody touched or typed is no answer: the first reason by the rules, and its paragraph.

Places, and cards on the market, in the row and built, say the same reason where they are pointed at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.manhattan.board import CONSTRUCTION, DESIGN, LETTERS, TYPES, Workplace
from visavis.games.manhattan.layout import (
    bomb_place,
    building_place,
    card_id,
    market_place,
    row_place,
    supply_place,
    workers_by_id,
)
from visavis.games.manhattan.rules.bombs import LOAD, NOBODY_LEFT, TEST, missing_for, missing_to_load, why_not_build
from visavis.games.manhattan.rules.gains import price_of
from visavis.games.manhattan.rules.pacts import open_duty
from visavis.games.manhattan.rules.placing import (
    CLOSED,
    DAMAGED,
    LACKS,
    NEW,
    OCCUPIED,
    PACT,
    Supply,
    can_pay,
    has_crew,
    supply_of,
)
from visavis.games.manhattan.rules.strikes import PLANES, why_safe
from visavis.games.manhattan.rules.turn import (
    BUILDING,
    DUTY,
    FOREIGN,
    STEP,
    is_declinable,
    why_not_building,
    why_not_space,
)
from visavis.games.manhattan.state import GREY, NOBODY, Nation, Race, Workers, owner_of
from visavis.games.manhattan.words import (
    amount,
    bomb_name,
    building_name,
    demand,
    either,
    goods_named,
    listed,
    side_name,
    space_name,
    worker_name,
)
from visavis.kernel.choice import Choice
from visavis.kernel.view import Barrier, Text


class Why(NamedTuple):
    """A reason: a part of a sentence, and its paragraph."""

    text: Text
    rule: str


class Meant(NamedTuple):
    """What was touched or typed, by its name, and what is against it."""

    name: Text
    why: Why | None


BARRED: Final[Mapping[str, str]] = {  # reasons that need no more words, with their paragraphs
    STEP: "5.1",  # §4.9
    PACT: "9.20",
    DUTY: "9.21",
    CLOSED: "11.9",
    FOREIGN: "6.1",  # §12.4
    NEW: "6.6",  # ruling R22
    DAMAGED: "6.4",
}
STRUCK: Final[Mapping[str, str]] = {"own": "9.8", "spared": "9.19", "gone": "9.4", "shielded": "9.6"}
PLACING: Final = ("act", "occupy")  # questions where somebody is about to place
WANTED: Final[Mapping[str, str]] = {  # what all the others want to hear, where it can be touched
    "construct_slot": "market",
    "draft_pick": "draft",
    "strike": "target",
    "repair_point": "damaged",
    "repair_offer": "damaged",
    "main_worker": "worker",
    "building_worker": "worker",
    "design_scientist": "worker",
    "design_engineer": "worker",
    "start_worker": "worker",
    "pact_who": "player",
    "pact_whom": "player",
}


def cannot(s: Race, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """The answer to whoever has touched these; none where the rules have nothing to say of it."""
    found = CANNOT.get(choice.name, cannot_yet)
    meant = (found(s, choice, id_) or cannot_yet(s, choice, id_) for id_ in reversed(ids))
    return next((barrier(each) for each in meant if each is not None), None)


def barrier(meant: Meant) -> Barrier | None:
    if meant.why is None:
        return None
    return Barrier(Text("cannot-go", {"place": meant.name, "why": meant.why.text}), meant.why.rule)


# What was meant


def cannot_yet(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """Something that this question is not about: what is begun is finished first."""
    name = name_of(s, choice.seat, id_)
    if name is None or choice.name in PLACING or card_meant(s, id_) in choice.options:
        return None
    wants = WANTED.get(choice.name)
    return Meant(name, Why(Text(f"wanted-{wants}" if wants else "barred-later"), choice.rule))


def name_of(s: Race, seat: int, id_: str) -> Text | None:
    """Of a space, a worker, or a card that the seat sees."""
    kinds = {worker: kind for worker, kind, _ in workers_by_id(s)}
    if id_ in kinds:
        return worker_name(kind_of(kinds[id_]))
    if id_ in s.board.spaces:
        return space_name(id_)
    card = card_meant(s, id_)
    if card in s.market or (card in s.board.buildings and owner_of_card(s, card) != NOBODY):
        return building_name(s.board, card)
    lies_open = card in s.row or owner_of_card(s, card) != NOBODY
    return bomb_name(card) if card in s.board.bombs and (lies_open or card in s.nation[seat].hand) else None


def card_meant(s: Race, id_: str) -> str:
    """The card that has this id, or lies on the place that has it."""
    on_slots = {market_place(slot): card for slot, card in enumerate(s.market)}
    in_row = {row_place(number): bomb for number, bomb in enumerate(s.row)}
    for begin in (card_id(""), building_place(""), bomb_place("")):
        id_ = id_.removeprefix(begin)
    return on_slots.get(id_) or in_row.get(id_) or id_


def owner_of_card(s: Race, card: str) -> int:
    """Whose board a building or a built bomb lies on."""
    owners = [seat for seat, nation in enumerate(s.nation) if card in nation.buildings or card in nation.bombs]
    return owners[0] if owners else NOBODY


# What to do next


def cannot_act(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§4.7 §4.8 A space or a building; §8.1.2 §11.3 a card that is to be had there; §14.1 a bomb."""
    stands = {worker: (kind, at) for worker, kind, at in workers_by_id(s)}
    if id_ in stands:
        kind, at = stands[id_]
        if at in supplies(s):
            return cannot_begin(choice.seat, kind)
        id_ = at  # whoever touches somebody at work means his place
    if id_ in s.board.spaces:
        return Meant(space_name(id_), space_barrier(s, choice, id_))
    card, hand = card_meant(s, id_), s.nation[choice.seat].hand
    if card in s.board.buildings and owner_of_card(s, card) != NOBODY:
        return Meant(building_name(s.board, card), site_barrier(s, choice, card))
    if card in s.market:
        return Meant(building_name(s.board, card), market_barrier(s, choice, card))
    if card in s.row or card in hand or (card in s.board.bombs and owner_of_card(s, card) != NOBODY):
        found = row_barrier if card in s.row else hand_barrier if card in hand else built_barrier
        return Meant(bomb_name(card), found(s, choice, card))
    return None


def supplies(s: Race) -> list[str]:
    return [supply_place(seat) for seat in range(len(s.nation))]


def cannot_begin(seat: int, worker: str) -> Meant:
    """§5.14 The place comes first, then who goes there."""
    mine = owner_of(worker) in (seat, NOBODY)
    return Meant(worker_name(kind_of(worker)), Why(Text("barred-place-first" if mine else "barred-not-yours"), "5.14"))


def kind_of(worker: str) -> str:
    """As in a personal supply: its letter, and whether it is a contractor."""
    return worker[0] + (GREY if owner_of(worker) == NOBODY else "")


def cannot_occupy(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§5.8 The same, but for places where the action is the reason to go there (ruling R25)."""
    meant = cannot_act(s, choice, id_)
    if meant is not None and meant.why is None and id_ in s.board.spaces and not is_declinable(id_):
        return Meant(meant.name, Why(Text("barred-action"), "5.8"))
    return meant


def space_barrier(s: Race, choice: Choice[Any] | None, space: str) -> Why | None:
    """Why a space cannot be entered by whoever is asked what to do next (part 6, item 1)."""
    if choice is None or choice.name not in PLACING or space in choice.options:
        return None
    nation = s.nation[choice.seat]
    why = why_not_space(s, nation, supply_of(nation), space, open_duty(s, s.seat) is not None)
    return why_of(nation, s.board.spaces[space], why, s.spaces.get(space, ()), "5.4", "5.6")


def site_barrier(s: Race, choice: Choice[Any] | None, card: str) -> Why | None:
    """Why a building cannot be used."""
    if choice is None or choice.name not in PLACING or f"{BUILDING} {card}" in choice.options:
        return None
    nation = s.nation[choice.seat]
    site = next(each.buildings[card] for each in s.nation if card in each.buildings)
    why = why_not_building(s, nation, supply_of(nation), card, site, open_duty(s, s.seat) is not None)
    return why_of(nation, s.board.buildings[card], why, site.workers, "6.3", "6.2")


def why_of(nation: Nation, place: Workplace, why: str, workers: Workers, taken: str, lacks: str) -> Why | None:
    """A reason in words: §5.4 §6.3 by whom a place is taken, §5.6 §6.2 what is missing."""
    if why == OCCUPIED:
        return Why(occupied(workers), taken)
    if why == LACKS:
        return Why(lacking(nation, place), lacks)
    return Why(Text(f"barred-{why}"), BARRED[why]) if why else None


def occupied(workers: Workers) -> Text:
    sides = dict.fromkeys(owner_of(worker) for worker in workers if owner_of(worker) != NOBODY)
    if not sides:
        return Text("barred-contractors")
    return Text("barred-occupied", {"sides": tuple(side_name(side) for side in sides)})


def lacking(nation: Nation, place: Workplace) -> Text:
    """§7 §1.12 The workers, and the price."""
    supply = supply_of(nation)
    lack = [] if has_crew(supply, place) else [missing_crew(supply, place)]
    if place.pay and not can_pay(nation, place):
        lack.append(either([listed(goods_named(missing(nation, side))) for side in place.pay]))
    return Text("barred-lacks", {"what": listed(lack)})


def missing_crew(supply: Supply, place: Workplace) -> Text:
    if place.any:
        return Text("amount-any", {"n": place.any - supply[-1]})
    return either([listed(goods_named(short_of(supply, crew))) for crew in place.crews])


def short_of(supply: Supply, crew: Sequence[int]) -> list[tuple[str, int]]:
    return [(TYPES[type_], n - supply[type_]) for type_, n in enumerate(crew) if n > supply[type_]]


def missing(nation: Nation, goods: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    return [(name, n - getattr(nation, name)) for name, n in goods if n > getattr(nation, name)]


# Cards


def market_barrier(s: Race, choice: Choice[Any] | None, card: str) -> Why | None:
    """§8.1.2 Why a card of the market cannot be bought: nobody gets to Construction, it is too dear, or not yet."""
    buys = choice is not None and choice.name == "construct_slot"
    if choice is None or not (buys or choice.name in PLACING) or card in choice.options:
        return None
    nation, slot = s.nation[choice.seat], s.market.index(card)
    if not buys and (closed := space_barrier(s, choice, CONSTRUCTION)):
        return at_space(CONSTRUCTION, closed)
    engineer = choice.about["engineer"] if buys else supply_of(nation)[LETTERS.index("E")]
    price = price_of(s, slot, "E" if engineer else "L")
    if price > nation.money:
        return Why(Text("barred-dear", {"price": price, "n": nation.money}), "8.1.2")
    return Why(Text("barred-buy"), "8.1.2")


def row_barrier(s: Race, choice: Choice[Any] | None, bomb: str) -> Why | None:
    """§11.3 Why a bomb of the row cannot be taken: nobody gets to Bomb design, or not yet."""
    if choice is None or choice.name not in PLACING:
        return None
    closed = space_barrier(s, choice, DESIGN)
    return at_space(DESIGN, closed) if closed else Why(Text("barred-draft"), "11.3")


def at_space(space: str, closed: Why) -> Why:
    """What is to be had at a space that is closed."""
    return Why(Text("barred-there", {"space": space_name(space), "why": closed.text}), closed.rule)


def hand_barrier(s: Race, choice: Choice[Any], bomb: str) -> Why | None:
    """§14.3 Why a card of the hand cannot be built."""
    nation = s.nation[choice.seat]
    if f"build {bomb}" in choice.options:
        return None
    if choice.name != "act":
        return Why(Text("barred-later"), "14.1")
    supply = supply_of(nation)
    if why_not_build(s, nation, supply, bomb) == NOBODY_LEFT:
        return Why(Text("barred-nobody-left"), "R1")
    lack = missing_for(nation, supply, s.board.bombs[bomb])
    return Why(Text("barred-lacks", {"what": listed(goods_named(lack))}), "14.3")


def built_barrier(s: Race, choice: Choice[Any] | None, bomb: str) -> Why | None:
    """§14.20 §14.22 Why a built bomb is neither loaded nor tested."""
    if choice is None or choice.name != "act" or {f"{TEST} {bomb}", f"{LOAD} {bomb}"} & set(choice.options):
        return None
    nation = s.nation[choice.seat]
    if bomb not in nation.bombs:
        return Why(Text("barred-not-yours"), "14.20")
    if nation.bombs[bomb].loaded:
        return Why(Text("barred-loaded"), "14.22")
    lack = [amount(name, n) for name, n in missing_to_load(s, nation, bomb)]
    return Why(Text("barred-load", {"what": listed(lack)}), "14.20")


def cannot_buy(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§8.1.2 A card of the market that can be paid; nothing else is for sale."""
    card = card_meant(s, id_)
    if card not in s.board.buildings or (card not in s.market and owner_of_card(s, card) == NOBODY):
        return None
    why = market_barrier(s, choice, card) if card in s.market else Why(Text("barred-not-for-sale"), "8.1.2")
    return Meant(building_name(s.board, card), why)


def cannot_draft(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§11.4 One of the cards that go round."""
    card = card_meant(s, id_)
    if card in choice.options or (card not in s.nation[choice.seat].hand and owner_of_card(s, card) == NOBODY):
        return None
    return Meant(bomb_name(card), Why(Text("barred-not-drafted"), "11.4")) if card in s.board.bombs else None


# Planes and repairs


def cannot_strike(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§9.4 A plane of somebody, §9.5 or a building."""
    plane, _, seat = id_.partition(" ")
    if plane in PLANES and seat in map(str, range(len(s.nation))):
        return sortie_meant(s, choice, "fighters", int(seat), plane, side_name(int(seat)))
    card = card_meant(s, id_)
    owner = owner_of_card(s, card) if card in s.board.buildings else NOBODY
    return None if owner == NOBODY else sortie_meant(s, choice, "bombers", owner, card, building_name(s.board, card))


def sortie_meant(s: Race, choice: Choice[Any], plane: str, victim: int, target: str, name: Text) -> Meant:
    if f"{plane} {victim} {target}" in choice.options:
        return Meant(name, None)
    if not getattr(s.nation[choice.seat], plane) and victim != choice.seat:
        return Meant(name, Why(Text(f"barred-no-{plane}"), "9.4" if plane == "fighters" else "9.5"))
    if why := why_safe(s, plane, victim, target):
        return Meant(name, Why(Text(f"barred-{why}"), STRUCK[why]))
    return Meant(name, Why(Text("barred-owed"), "9.17"))


def cannot_repair(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§10.8 One's own, §10.2 with damage."""
    card = card_meant(s, id_)
    if card not in s.board.buildings or card in choice.options or owner_of_card(s, card) == NOBODY:
        return None
    own = card in s.nation[choice.seat].buildings
    why = Why(Text("barred-whole"), "10.2") if own else Why(Text("barred-not-yours"), "10.8")
    return Meant(building_name(s.board, card), why)


# Who goes, and who promises


def cannot_send(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§5.14 §7.4 §11.1 A worker of one's own supply whom the place asks for."""
    found = [(worker, at) for each, worker, at in workers_by_id(s) if each == id_]
    if not found:
        return None
    worker, at = found[0]
    name = worker_name(kind_of(worker))
    if at == supply_place(choice.seat):
        fits = kind_of(worker) in choice.options
        return Meant(name, None if fits else Why(Text("barred-misfit", {"what": wanted(s, choice)}), choice.rule))
    at_work = owner_of(worker) == choice.seat
    return Meant(name, Why(Text("barred-at-work"), "4.17") if at_work else Why(Text("barred-not-yours"), "5.14"))


def wanted(s: Race, choice: Choice[Any]) -> Text:
    """Whom a place asks for."""
    if place := choice.about.get("space"):
        return demand(s.board.spaces[place])
    if card := choice.about.get("card"):
        return demand(s.board.buildings[card])
    return either([amount(TYPES[type_], 1) for type_ in sorted({LETTERS.index(kind[0]) for kind in choice.options})])


def cannot_promise(s: Race, choice: Choice[Any], id_: str) -> Meant | None:
    """§9.19 to §9.21 A player who could make this promise, or get it."""
    seats = {f"board {seat}": seat for seat in range(len(s.nation))}
    if id_ not in seats or seats[id_] in choice.options:
        return None
    return Meant(side_name(seats[id_]), Why(Text("barred-promise"), choice.rule))


CANNOT: Final[Mapping[str, Callable[[Race, Choice[Any], str], Meant | None]]] = {
    "act": cannot_act,
    "occupy": cannot_occupy,
    "construct_slot": cannot_buy,
    "draft_pick": cannot_draft,
    "strike": cannot_strike,
    "repair_point": cannot_repair,
    "repair_offer": cannot_repair,
    "main_worker": cannot_send,
    "building_worker": cannot_send,
    "design_scientist": cannot_send,
    "design_engineer": cannot_send,
    "pact_who": cannot_promise,
    "pact_whom": cannot_promise,
}
