"""Chapter B4: the Action phase and a person's turn."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask, seat_of
from visavis.games.worldorder.cards.card import ABILITIES, ASSETS, CARDS
from visavis.games.worldorder.rules.purse import gain, score
from visavis.games.worldorder.sheets import ROUNDS
from visavis.games.worldorder.state import NOBODY, World, is_automa, owns
from visavis.kernel.choice import Step
from visavis.kernel.plain import without

TURNS: Final = 4  # §B4.11
MONEY: Final = "money"
MONEY_FOR_A_CARD: Final = 10  # §B4.3
ORDER: Final = "order"
CARD: Final = "card "
ASSET: Final = "asset "
USE: Final = "use "
COVERED: Final = "covered"  # what has been played, if face down: nobody else knows the card
DONE: Final = "done"
ADVANTAGE: Final = "strategic-advantage"  # §K4.7
DOMINANCE: Final = "assertion-of-dominance"  # §K4.17


def action(s: World) -> None:
    """§B1.5 Four turns each, in turn order four times round; then Research, then Auto-Influence."""
    s.phase = "action"
    turns = [("turn", power, n) for n in range(1, TURNS + 1) for power in s.order]
    s.then(*turns, ("research",), ("auto_influence",), ("aftermath",))


def turn(s: World, power: str, n: int) -> None:
    """§B4.1 One card from the hand; without one he passes."""
    s.acting, s.turn, s.added = power, n, False
    s.last, s.deal = {}, None
    s.tell("turn", seat_of(s, power), n)
    if is_automa(s, power):
        s.then(("automa_turn", power))
    elif not can_act(s, power):
        s.tell("passed", power)
    else:
        again = [("play_again", power)] if n == 1 else []  # §K4.7
        s.then(("play", power), *again, ("end_turn", power))


def can_act(s: World, power: str) -> bool:
    """§B4.1 With a card in the hand; §B4.10 or an ability, which may draw one."""
    return bool(s.nations[power].hand or usable(s, power))


def play(s: World, power: str) -> Step:
    """§B4.1 §B4.7 A card face up, or face down for money, an asset or an order; §B4.10 abilities at any time before."""
    s.last, s.deal = {}, None
    nation = s.nations[power]
    options = ways(s, power) if nation.hand else [*(USE + title for title in usable(s, power)), DONE]
    answer = yield from ask(s, power, "play", options, "B4.1", aloud=bool(nation.hand))
    if answer == DONE:
        s.tell("passed", power)
    elif answer.startswith(USE):
        s.then(("play", power))
        use(s, power, answer.removeprefix(USE))
    elif answer.startswith(CARD):
        s.then(("play_card", power, answer.removeprefix(CARD)))
    else:
        yield from cover(s, power)
        s.last["played"] = COVERED
        face_down(s, power, answer)


def ways(s: World, power: str) -> list[str]:
    """§B4.2 to §B4.5 In what ways he can play now; §B4.6 face up only what can be begun (ruling R61)."""
    nation = s.nations[power]
    found = [CARD + title for title in dict.fromkeys(nation.hand) if can_play(s, power, title)]
    found.append(MONEY)
    found += [ASSET + id_ for id_ in nation.assets if id_ in ASSETS and ASSETS[id_].ready(s, power)]  # §K5.33
    if nation.order:
        found.append(ORDER)
    return found + [USE + title for title in usable(s, power)]


def can_play(s: World, power: str, title: str) -> bool:
    return title in CARDS and CARDS[title].ready(s, power)


def usable(s: World, power: str) -> list[str]:
    """§B4.10 Abilities of Growth cards not used in this round."""
    nation = s.nations[power]
    found = [title for title in nation.growth if title in ABILITIES and title not in nation.abilities]
    return [title for title in found if ABILITIES[title].ready(s, power)]


def use(s: World, power: str, title: str) -> None:
    nation = s.nations[power]
    nation.abilities = [*nation.abilities, title]
    s.tell("used", power, title)
    s.then(("ability", power, title))


def ability(s: World, power: str, title: str) -> Step | None:
    """§B4.10 What the card says."""
    return ABILITIES[title].play(s, power)


def play_card(s: World, power: str, title: str) -> Step | None:
    """§B4.2 Face up: its effect from top to bottom; §B4.9 it stays in front of him."""
    nation = s.nations[power]
    nation.hand.remove(title)
    nation.played.append(title)
    s.last["played"] = title
    s.tell("played", power, title)
    return CARDS[title].play(s, power)


def cover(s: World, power: str) -> Step:
    """§B4.3 §B4.4 §B4.5 A card of the hand goes face down."""
    nation = s.nations[power]
    title = yield from ask(s, power, "cover", list(dict.fromkeys(nation.hand)), "B4.3", aloud=True)
    nation.hand.remove(title)
    nation.covered = [*nation.covered, title]
    s.tell_secret((seat_of(s, power),), "covered", (power, title), "covered_card", (power,))


def face_down(s: World, power: str, way: str) -> None:
    """§B4.3 Ten money; §B4.4 an asset, once a game; §B4.5 the order, once a game."""
    if way == MONEY:
        gain(s, power, "money", MONEY_FOR_A_CARD, "B4.3")
    elif way == ORDER:
        s.then(("executive_order", power))
    else:
        s.then(("asset", power, way.removeprefix(ASSET)))


def asset(s: World, power: str, id_: str) -> Step | None:
    """§B4.4 What it says; then it lies face down."""
    nation = s.nations[power]
    nation.assets, nation.used = without(nation.assets, id_), [*nation.used, id_]
    s.last, s.deal = {"played": s.last.get("played", "")}, None
    s.tell("asset_used", power, id_)
    return ASSETS[id_].play(s, power)


def play_again(s: World, power: str) -> Step:
    """§K4.7 In the first turn of a round one more card, if he likes; §B11.3 also in the turn in which it is got."""
    if s.nations[power].hand and owns(s, power, ADVANTAGE):
        answer = yield from ask(s, power, "play_again", ["yes", "no"], "K4.7")
        if answer == "yes":
            s.then(("play", power))


def end_turn(s: World, power: str) -> Step:
    """§B4.10 Abilities may still be used; §K4.17 VP for influence added."""
    found = usable(s, power)
    if found:
        answer = yield from ask(s, power, "end_turn", [*(USE + title for title in found), DONE], "B4.10", aloud=True)
        if answer != DONE:
            s.then(("end_turn", power))
            use(s, power, answer.removeprefix(USE))
            return
    if s.added and owns(s, power, DOMINANCE):
        score(s, power, 1, "growth", "K4.17")


def end_round(s: World) -> None:
    """§B4.9 §B14.8 What was played or shown goes to the discard, which lies open (§B1.8); the next round or none."""
    s.acting = NOBODY
    for nation in s.nations.values():
        if not nation.automa:
            if nation.covered:
                s.tell("uncovered", nation.power, tuple(nation.covered))
            nation.discard += [*nation.hand, *nation.played, *nation.covered]
            nation.hand, nation.played, nation.covered = [], [], []
    s.then(("finish",) if s.round == ROUNDS else ("round", s.round + 1))
