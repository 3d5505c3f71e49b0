"""Chapter 14: building, testing and loading bombs; §2.3 and §15: winning by one of these at once."""

from __future__ import annotations

from typing import Final

from visavis.games.manhattan.board import ENGINEER, SCIENTIST, Bomb
from visavis.games.manhattan.rules.gains import pay
from visavis.games.manhattan.rules.placing import LACKS, Supply, how_many_own, names_of, take_workers
from visavis.games.manhattan.state import NO_TOKEN, Built, Nation, Race, goal, score, set_bomb, take_bomb
from visavis.kernel.choice import Step
from visavis.kernel.plain import without

BUILD: Final = "build"
TEST: Final = "test"
LOAD: Final = "load"
NOBODY_LEFT: Final = "nobody_left"  # why a bomb cannot be built though nothing is missing


def bomb_actions(s: Race, nation: Nation, supply: Supply) -> list[str]:
    """§4.13 §14.1 §14.2 Any number of them at any free moment of a turn of placing; §11.13 with cards just drafted.

    §14.25 A test token is no bomb.
    """
    found: list[str] = []
    for bomb in nation.hand:
        if not why_not_build(s, nation, supply, bomb):
            found.append(f"{BUILD} {bomb}")
    if not nation.bombs:
        return found
    if nation.token == NO_TOKEN:  # §14.10
        found += [f"{TEST} {bomb}" for bomb in nation.bombs if s.board.bombs[bomb].fuel == "plutonium"]  # §14.11
    found += [f"{LOAD} {bomb}" for bomb, built in nation.bombs.items() if may_load(s, nation, bomb, built)]
    return found


def may_build(s: Race, nation: Nation, supply: Supply, bomb: str) -> bool:
    return not why_not_build(s, nation, supply, bomb)


def why_not_build(s: Race, nation: Nation, supply: Supply, bomb: str) -> str:
    """§14.3 The fuel on the track, the crew in the personal supply (ruling R1).

    The first reason why not: lacks or nobody_left; empty if it can be built.
    """
    card = s.board.bombs[bomb]
    if missing_for(nation, supply, card):
        return LACKS
    # If a bomb's crew does not count as placed, somebody must be left to place.
    leaves = supply[-1] - card.scientists - card.engineers
    return "" if s.placed or s.options.bomb_is_placement or leaves > 0 else NOBODY_LEFT


def missing_for(nation: Nation, supply: Supply, card: Bomb) -> list[tuple[str, int]]:
    """§14.3 What a bomb still needs, and how much of it."""
    missing: list[tuple[str, int]] = []
    if (n := card.engineers - supply[ENGINEER]) > 0:
        missing.append(("engineers", n))
    if (n := card.scientists - supply[SCIENTIST]) > 0:
        missing.append(("scientists", n))
    if (n := card.fuel_cost - (nation.uranium if card.fuel == "uranium" else nation.plutonium)) > 0:
        missing.append((card.fuel, n))
    return missing


def build(s: Race, bomb: str) -> Step:
    """§14.4 The card is shown, its crew stands on it, the fuel is spent, and it counts (ruling R1)."""
    seat, nation = s.seat, s.nation[s.seat]
    card = s.board.bombs[bomb]
    crew: list[str] = []
    for type_, n, name in (
        (SCIENTIST, card.scientists, "build_scientists"),
        (ENGINEER, card.engineers, "build_engineers"),
    ):
        if n:
            own = yield from how_many_own(nation, seat, type_, n, name, "14.5", bomb)
            crew += names_of(type_, n, own)
    nation.hand = without(nation.hand, bomb)
    set_bomb(nation, bomb, Built(False, take_workers(nation, seat, crew)))
    s.tell("built", seat, bomb, score(s, seat), nation.bombs[bomb].workers)
    pay(s, seat, ((card.fuel, card.fuel_cost),), "14.4")
    if s.options.bomb_is_placement:
        s.placed = True  # §4.11
    check_win(s)


def test(s: Race, bomb: str) -> None:
    """§14.9 §14.12 Under the deck (ruling R28); §14.13 the highest token; §14.14 its crew there; §14.15 load lost.

    §14.16 From now on all his plutonium bombs count their other number; §14.19 nothing is paid.
    """
    seat, nation = s.seat, s.nation[s.seat]
    built = take_bomb(nation, bomb)
    if s.options.tested_bomb_shuffled:
        s.bombs.mix_in(bomb)
    else:
        s.bombs.put_under(bomb)
    nation.token = max(s.tokens)
    s.tokens = without(s.tokens, nation.token)
    nation.token_workers = built.workers
    s.tell("tested", seat, bomb, nation.token, score(s, seat), int(s.options.tested_bomb_shuffled))
    check_win(s)


def may_load(s: Race, nation: Nation, bomb: str, built: Built) -> bool:
    """§14.20 §14.22 Built, not yet loaded, its price at hand; a bomber too; §14.24 crew or no crew."""
    return not built.loaded and not missing_to_load(s, nation, bomb)


def missing_to_load(s: Race, nation: Nation, bomb: str) -> list[tuple[str, int]]:
    """§14.20 What loading still needs, and how much of it."""
    money = s.board.bombs[bomb].load - nation.money
    return [("money", money)] * (money > 0) + [("bombers", 1)] * (not nation.bombers)


def load(s: Race, bomb: str) -> None:
    """§14.20 Its price and a bomber, §14.23 for good; §14.21 five points more."""
    seat, nation = s.seat, s.nation[s.seat]
    price = s.board.bombs[bomb].load
    nation.money -= price
    nation.bombers -= 1
    set_bomb(nation, bomb, nation.bombs[bomb]._replace(loaded=True))
    s.tell("loaded", seat, bomb, price, score(s, seat))
    check_win(s)


def check_win(s: Race) -> None:
    """§2.3 §2.4 §2.5 §15.2 After every bomb action, for whoever has done it; §15.3 the goal ends the game at once."""
    points = score(s, s.seat)
    if points >= goal(s):
        s.winner = s.seat
        s.ending = "goal"
        s.agenda.clear()
        s.tell("won", s.seat, points, goal(s))
