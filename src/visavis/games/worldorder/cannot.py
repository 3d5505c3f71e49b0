"""Why what somebody touched or typed is no answer: the first reason by the rules, and its paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.worldorder.cards.card import CARDS
from visavis.games.worldorder.rules.bases import why_not_base
from visavis.games.worldorder.rules.engage import why_not_engage
from visavis.games.worldorder.rules.growth import lacks
from visavis.games.worldorder.rules.influence import PERMANENT
from visavis.games.worldorder.rules.invest import why_not_invest
from visavis.games.worldorder.rules.relations import why_not_relate
from visavis.games.worldorder.rules.turn import ASSET, CARD
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, country
from visavis.games.worldorder.words import card_said, country_name, region_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Barrier, Text


class Meant(NamedTuple):
    """What was touched or typed, and what is against it: a reason's name, with its paragraph."""

    name: Text
    why: str  # nothing: it can be done
    rule: str = ""


def cannot(s: World, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """The answer to whoever has touched these; none where the rules have nothing to say of it."""
    found = CANNOT.get(choice.name)
    if found is None:
        return None
    meant = (found(s, choice, s.chairs[choice.seat], id_) for id_ in reversed(ids))
    return next((barrier(each) for each in meant if each is not None), None)


def barrier(meant: Meant) -> Barrier | None:
    if not meant.why:
        return None
    return Barrier(Text("cannot-that", {"thing": meant.name, "why": Text(f"barred-{meant.why}")}), meant.rule)


# What was meant


def country_meant(s: World, id_: str) -> str:
    """A country, open or somebody's ally."""
    id_ = id_.removeprefix("ally ")
    return id_ if id_ in s.board.countries else ""


def region_meant(id_: str) -> str:
    """A region, or a place in it."""
    return next((word for word in id_.split(" ") if word in REGIONS), "")


def title_meant(known: Mapping[str, Any], id_: str) -> str:
    """A card, wherever it lies."""
    return next((word for word in id_.split(" ") if word in known), "")


def weighed(name: Text, choice: Choice[Any], answer: str, why: str, rules: Mapping[str, str]) -> Meant:
    """The reason of the rules; §B5.1 what they would allow, but the card does not."""
    if answer in choice.options:
        return Meant(name, "")
    return Meant(name, why or "card", rules[why] if why else choice.rule)


# Actions

RELATIONS: Final = {"barred": "B5.1", "dear": "B5.2"}
ENGAGE: Final = {"no-ally": "B6.1", "dear": "B6.2"}
INVEST: Final = {"exhausted": "B8.1", "invested": "B8.3", "dear": "B8.1"}
BASE: Final = {"flag": "B10.1", "exhausted": "B10.1", "built": "B10.4", "no-army": "B10.2", "dear": "B10.2"}


def cannot_relate(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B5.1 An open country that is not barred; §B5.2 and not too dear."""
    found = country_meant(s, id_)
    if not found:
        return None
    name = country_name(found)
    if found not in choice.options and found not in s.open[country(s, found).region]:
        return Meant(name, "not-open", "B5.1")
    return weighed(name, choice, found, why_not_relate(s, power, found), RELATIONS)


def cannot_engage(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B6.1 With an ally there; §B6.2 not too dear."""
    region = region_meant(id_)
    if not region:
        return None
    return weighed(region_name(region), choice, region, why_not_engage(s, power, region), ENGAGE)


def cannot_invest(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B8.1 A ready ally; §B8.3 without an own token."""
    found = country_meant(s, id_)
    if not found:
        return None
    if found not in s.nations[power].allies:
        return Meant(country_name(found), "" if found in choice.options else "not-ally", "B8.1")
    return weighed(country_name(found), choice, found, why_not_invest(s, power, found), INVEST)


def cannot_base(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B10.1 A ready ally with his flag; §B10.4 without an own base; §B10.2 an army, and its price."""
    found = country_meant(s, id_)
    if not found:
        return None
    if found not in s.nations[power].allies:
        return Meant(country_name(found), "not-ally", "B10.1")
    return weighed(country_name(found), choice, found, why_not_base(s, power, found), BASE)


def cannot_exhaust(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B5.2 §B14.2 A ready ally, for a discount one of the same region."""
    found = country_meant(s, id_)
    if not found:
        return None
    name, ally = country_name(found), s.nations[power].allies.get(found)
    if found in choice.options:
        return Meant(name, "")
    if ally is None:
        return Meant(name, "not-ally", choice.rule)
    return Meant(name, "other-region" if ally.ready else "exhausted", choice.rule)


def cannot_move(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B9.3 The own zone, or a base; an army does not stay where it is."""
    region = region_meant(id_)
    if not region:
        return None
    if region in choice.options:
        return Meant(region_name(region), "")
    return Meant(region_name(region), "same" if region == choice.about.get("source") else "not-entered", "B9.3")


def cannot_place(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B13.2 Permanent with a slot, and in the region where influence is added."""
    region, here = region_meant(id_), choice.about["region"]
    if not region:
        return None
    if region != here:
        return Meant(region_name(region), "influence-elsewhere", "B13.2")
    is_permanent = PERMANENT in id_.split(" ")
    return Meant(region_name(region), "no-slot" if is_permanent and PERMANENT not in choice.options else "", "B13.2")


# Cards


def cannot_play(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B4.6 Face up what can be begun; §K5.33 §B4.4 an asset that is his, unused, and can be paid."""
    nation = s.nations[power]
    words = id_.split(" ")
    if words[0] == "hand" and power in words:
        title = title_meant(s.board.abilities, id_)
        if title in nation.hand:
            return Meant(card_said(title), "" if CARD + title in choice.options else not_begun(title), "B4.6")
    if id_ in s.board.assets:
        if id_ in nation.used:
            return Meant(card_said(id_), "used", "B4.4")
        if id_ not in nation.assets:
            return Meant(card_said(id_), "not-yours", "B4.4")
        return Meant(card_said(id_), "" if ASSET + id_ in choice.options else "not-begun", "K5.33")
    return None


def not_begun(title: str) -> str:
    """§B4.6 Its first instruction, if it is one action."""
    first = CARDS[title].first if title in CARDS else ""
    return f"not-begun-{first}" if first else "not-begun"


def cannot_buy(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B14.3 A card of the Market for the points that are left."""
    title = title_meant(s.board.abilities, id_) if id_.split(" ")[0] != "hand" else ""
    if title not in s.market:
        return None
    return Meant(card_said(title), "" if title in choice.options else "points", "B14.3")


def cannot_grow(s: World, choice: Choice[Any], power: str, id_: str) -> Meant | None:
    """§B11.1 The next level; §B11.2 the whole price."""
    title = title_meant(s.board.growth, id_)
    if not title:
        return None
    name, level = card_said(title), len(s.nations[power].growth) + 1
    if title in choice.options:
        return Meant(name, "")
    if s.board.growth[title].level != level:
        return Meant(name, "level", "B11.1")
    if not s.growth.get(title):
        return Meant(name, "none-left", "B11.4")
    return Meant(name, "lacks" if lacks(s, power, title) else "", "B11.2")


CANNOT: Final[Mapping[str, Callable[[World, Choice[Any], str, str], Meant | None]]] = {
    "relations": cannot_relate,
    "engage": cannot_engage,
    "neighbour": cannot_engage,
    "invest": cannot_invest,
    "base": cannot_base,
    "exhaust": cannot_exhaust,
    "exhaust_points": cannot_exhaust,
    "move_to": cannot_move,
    "influence": cannot_place,
    "play": cannot_play,
    "shop": cannot_buy,
    "growth": cannot_grow,
}
