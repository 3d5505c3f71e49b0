"""Chapter K3: the four new ability cards, which touch other players; §A23 how they meet Automas."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask, is_watched, seat_of
from visavis.games.worldorder.cards.branches import PASS, possible
from visavis.games.worldorder.cards.card import CARDS, Card
from visavis.games.worldorder.rules.purse import gain, spend
from visavis.games.worldorder.rules.relations import exhaust
from visavis.games.worldorder.state import (
    World,
    add_armies,
    armies_in,
    country,
    is_automa,
    ready_in,
)
from visavis.games.worldorder.terms import USUAL
from visavis.kernel.choice import Step

MORE: Final = 5  # §K3.1 money
INTELLIGENCE: Final = "intelligence-acquisition"


def others_of(s: World, power: str) -> list[str]:
    """§B0.1 The other powers in play, in turn order from him on."""
    place = s.order.index(power)
    return [*s.order[place + 1 :], *s.order[:place]]


# K3.1


def holds_fdi(s: World, other: str, id_: str) -> bool:
    """§K3.1 Somebody's token lies on it; §A23.3 of an Automa in its column (ruling R52)."""
    ally = s.nations[other].allies[id_]
    if is_automa(s, other) and s.nations[other].fdi.get(country(s, id_).region, 0):
        return True
    return bool(ally.fdi or ally.guests)


def beside(s: World, power: str) -> list[str]:
    """§K3.1 Allies of others, ready or not, that he can pay for; §B8.3 not twice."""
    nation = s.nations[power]
    found = []
    for other in others_of(s, power):
        for id_, ally in s.nations[other].allies.items():
            affordable = country(s, id_).invest + MORE <= nation.money
            if affordable and power not in ally.guests and holds_fdi(s, other, id_):
                found.append(id_)
    return found


def agreements(s: World, power: str) -> Step:
    """§K3.1 His token lies beside the other; the ally is exhausted, §A23.3 but not an Automa's; influence there."""
    id_ = yield from ask(s, power, "invest_beside", beside(s, power), "K3.1")
    other = next(each for each in others_of(s, power) if id_ in s.nations[each].allies)
    spend(s, power, "money", country(s, id_).invest + MORE, "K3.1")
    if s.nations[other].allies[id_].ready and not is_automa(s, other):
        exhaust(s, other, id_, "K3.1")
    allies = s.nations[other].allies
    allies[id_] = allies[id_]._replace(guests=(*allies[id_].guests, power))
    s.tell("invested_beside", power, id_, other)
    s.then(("influence", power, country(s, id_).region, USUAL))


# K3.2


def show_of_force(s: World, power: str) -> None:
    """§K3.2 A base; then an army more, if he likes."""
    s.then(("base", power, USUAL), ("one_more", power))


def one_more(s: World, power: str) -> None:
    """§K3.2 One army to that region."""
    if region := s.last.get("region"):
        s.then(("move", power, 1, (("to", (region,)), ("anywhere", 1))), ("force_shown", power, region))


def force_shown(s: World, power: str, region: str) -> None:
    """§K3.2 If it moved, everybody else exhausts an ally there; §A23.1 Automas do not (ruling R52)."""
    if s.last.get("moved"):
        s.then(*(("give_way", other, region) for other in others_of(s, power) if not is_automa(s, other)))


def give_way(s: World, power: str, region: str) -> Step:
    """§K3.2 One of his ready allies there, of his choice."""
    if found := ready_in(s, power, region):
        id_ = yield from ask(s, power, "give_way", found, "K3.2", region=region)
        exhaust(s, power, id_, "K3.2")


# K3.3


def detente(s: World, power: str) -> None:
    """§K3.3 Engage; then an army may be sent away."""
    s.then(("engage", power, USUAL), ("send_home", power))


def send_home(s: World, power: str) -> Step:
    """§K3.3 For 1 diplomacy, of another player in that region; §A23.4 an Automa's goes to its stock (ruling R52)."""
    region = s.last.get("region")
    if not region or not s.nations[power].goods["diplomacy"]:
        return
    found = [other for other in others_of(s, power) if armies_in(s, region, other)]
    if not found:
        return
    other = yield from ask(s, power, "send_home", [*found, PASS], "K3.3", region=region)
    if other == PASS:
        return
    spend(s, power, "diplomacy", 1, "K3.3")
    add_armies(s, region, other, -1)
    s.tell("sent_home", power, other, region)
    if not is_automa(s, other):
        gain(s, other, "army", 1, "K3.3")


# K3.4


def spied(s: World, power: str) -> list[str]:
    """§K3.4 Whose hand can be looked at, or who has played something; §A23.2 of an Automa only that (ruling R52)."""
    return [other for other in others_of(s, power) if held_by(s, other) or played_by(s, power, other)]


def held_by(s: World, other: str) -> list[str]:
    return s.nations[other].hand


def played_by(s: World, power: str, other: str) -> list[str]:
    """§K3.4 What he has played face up in this round; §A23.2 the starting cards of an Automa's actions."""
    nation = s.nations[other]
    if not is_automa(s, other):
        return nation.played
    turns = s.turn if s.order.index(other) < s.order.index(power) else s.turn - 1
    return nation.discard[-turns:] if turns else []


def acquisition(s: World, power: str) -> Step:
    """§K3.4 He looks at the hand of another player."""
    other = yield from ask(s, power, "spy", spied(s, power), "K3.4")
    if hand := held_by(s, other):
        knowers = (seat_of(s, power), seat_of(s, other))
        s.tell("spied", power, other)
        for title in hand:
            s.tell_secret(knowers, "hand_seen", (power, other, title))
    s.then(("copy", power, other))


def copy(s: World, power: str, other: str) -> Step:
    """§K3.4 One of these cards is resolved as if he had just played it; it stays where it is.

    Not another of the same title, lest two of them copy each other for ever (ruling R65).
    """
    cards = dict.fromkeys([*held_by(s, other), *played_by(s, power, other)])
    found = [title for title in cards if title != INTELLIGENCE and title in CARDS and CARDS[title].ready(s, power)]
    aloud = is_watched(s) and not is_automa(s, other)
    title = yield from ask(s, power, "copy", [*found, PASS], "K3.4", aloud=aloud, other=other)
    if title != PASS:
        s.tell("copied", power, title, other)
        s.then(("copied", power, title))


def copied(s: World, power: str, title: str) -> Step | None:
    """§K3.4 What that card says."""
    return CARDS[title].play(s, power)


NEW: Final[dict[str, Card]] = {
    "new-financial-agreements": Card(lambda s, p: bool(beside(s, p)), agreements),
    "show-of-force": Card(lambda s, p: possible(s, ("base", p, USUAL)), show_of_force, "base"),
    "diplomatic-detente": Card(lambda s, p: possible(s, ("engage", p, USUAL)), detente, "engage"),
    INTELLIGENCE: Card(lambda s, p: bool(spied(s, p)), acquisition),
}
