"""Chapter 7: what the battle spaces do, and the abilities of chapter 4 that work like them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from visavis.games.blitzkrieg.board import UNKNOWN
from visavis.games.blitzkrieg.bot.answers import answer
from visavis.games.blitzkrieg.state import (
    DIRECTION,
    War,
    last_before_closing,
    lead,
    open_theatres,
    weapons_in_pile,
)
from visavis.kernel.choice import Asking, Choice, Step, ask, draw, take

OF_SIDE: Final = ({"side": 0}, {"side": 1})  # what the question of a draw mentions
KNOWN: Final = "known"
TWIN: Final = "twin"
RULE_OF_BOT: Final = {"tactical": "SE.5", "strategic": "SE.4"}  # where a paragraph lets the bot move a marker

# §6.3.1 Each belongs to whoever placed the token, and none may be declined; §N8.5 they are the same in Nippon.
EFFECT_STEP: Final = {
    "production": "produce",  # §7.2
    "improved_production": "produce",  # §7.3
    "research": "research",  # §7.4.1
    "improved_research": "research",  # §7.5
    "research_production": "research_and_produce",  # §7.6
    "propaganda": "propaganda",  # §7.7
    "bombing": "bomb",  # §7.8.1
    "tactical": "tactical",  # §7.9.1
    "strategic": "strategic",  # §7.10.1
}


def produce(s: War, side: int, space: str) -> Step:
    """§7.2 Draw one token from the own bag, §7.3 or two; §6.3.2 as far as it goes (ruling R7)."""
    spot = s.board.spots[space]
    told = "SE.1" if side == s.bot else "7.3" if spot.effect == "improved_production" else "7.2"
    count = min(spot.n, len(s.bag[side]))
    for n in range(1, count + 1):
        yield from pull(s, side, "produce", "7.2", told, {"side": side, "n": n, "of": count})


def research(s: War, side: int, space: str) -> Step:
    """§7.4.1 One random special weapon into the own bag, §7.5 or two; §7.4.2 for later draws."""
    spot = s.board.spots[space]
    told = "SE.2" if side == s.bot else "7.5" if spot.effect == "improved_research" else "7.4.1"
    count = min(spot.n, weapons_in_pile(s))
    for n in range(1, count + 1):
        yield from research_one(s, side, told, {"side": side, "n": n, "of": count})


def research_one(s: War, side: int, told: str, about: Mapping[str, int]) -> Step:
    """§7.4.1 The taker may look at it; §SE.2 nobody looks at what the bot takes (ruling R66)."""
    if takes_unseen(s, side):
        s.bag[side].append(UNKNOWN)
        s.tell("researched_unseen", side, rule=told)
        return
    weapon = yield from take("research", s.pile, "7.4.1", about, side)
    s.bag[side].append(weapon)  # §3.7 the taker's for the rest of the game
    s.tell_secret((side,), "researched", (side, weapon), "researched_unseen", (side,), told)


def research_and_produce(s: War, side: int, space: str) -> Step:
    """§7.6 One random special weapon straight into the reserve; §SE.3 the bot's to the right end of its row."""
    for _ in range(min(s.board.spots[space].n, weapons_in_pile(s))):
        weapon = yield from take("weapon", s.pile, "7.6", OF_SIDE[side], side)
        gain(s, side, weapon, "armed", "SE.3" if side == s.bot else "7.6")


def propaganda(s: War, side: int, space: str) -> None:
    """§7.7 Victory points at once; §SE.6 for the bot too."""
    s.score[side] += s.board.spots[space].n
    s.tell("propaganda", side, s.board.spots[space].n, s.score[side], rule="SE.6" if side == s.bot else "7.7")


def bombard(s: War, side: int, space: str) -> Step:
    """§4.4.1 A bombardment token bombs besides."""
    yield from bomb_once(s, side, "4.4.1")


def bomb(s: War, side: int, space: str) -> Step:
    """§7.8.1 A bombing space; §SE.7 the bot's, too."""
    yield from bomb_once(s, side, "SE.7" if side == s.bot else "7.8.1")


def bomb_once(s: War, side: int, told: str) -> Step:
    """§7.8.1 One random token of the enemy's reserve goes back into his bag; §7.8.4 if he has any (ruling R8)."""
    enemy = 1 - side
    if not s.reserve[enemy]:
        s.tell("bombed_nothing", side, rule="SE.10.3" if enemy == s.bot else "7.8.4")
        return
    if enemy == s.bot:
        yield from bomb_the_bot(s, side)
        return
    token = yield from take("bomb", s.reserve[enemy], "7.8.1", OF_SIDE[enemy], enemy)  # §SE.7 # ruling R52
    # §7.8.5 Nothing is drawn in its place, even if it was the last.
    s.bag[enemy].append(token)  # §7.8.3 a special weapon too # ruling R9
    if s.board.tokens[token].special:
        s.seen[side].append(token)
    known = (side, enemy)  # §7.8.2
    s.tell_secret(known, "bombed", (side, token, enemy), "bombed_unseen", known, told)


def bomb_the_bot(s: War, side: int) -> Step:
    """§SE.10.1 You choose from its row, §SE.10.2 a special weapon only if there is nothing else.

    §SE.10.4 Whatever the bombing comes from. Tokens are told apart by their place in the row, since
    §SE.10.3 the row closes up and the die of §S3.7 counts along it.
    """
    row = s.reserve[s.bot]
    named = [(f"{place} {token}", token) for place, token in enumerate(row, 1)]
    plain = [answer for answer, token in named if not s.board.tokens[token].special]
    answer = yield from Choice(side, "bomb_row", plain or [answer for answer, _ in named], "SE.10.1")
    place = int(answer.split(" ")[0])
    token = row.pop(place - 1)
    s.bag[s.bot].append(token)  # §SE.10.3 # ruling R51
    if s.board.tokens[token].special:
        s.seen[side].append(token)
    s.tell("bombed_row", side, token, place)


def tactical(s: War, side: int, space: str) -> None:
    """§7.9.1 Advance in the theatre just played in, §7.9.2 before the strength counts, §SE.5 the bot too.

    §7.9.3 It counts towards closing, which is judged when the strength has moved the marker too.
    """
    spot = s.board.spots[space]
    if spot.theatre in s.marker:  # §N8.4 lost where no marker is
        move_marker(s, side, spot.theatre, spot.n, s.board.last_cell[spot.theatre], "tactical")


def strategic(s: War, side: int, space: str) -> Step:
    """§7.10.1 Advance in one other unfinished theatre, §7.10.5 by all of n, §7.10.6 if there is one (ruling R5)."""
    spot = s.board.spots[space]
    targets = [theatre for theatre in open_theatres(s) if theatre != spot.theatre]  # §7.10.2
    if not targets:
        s.tell("strategic_lost", side)
        return
    choice = Choice(side, "strategic", targets, "7.10.1", {"n": spot.n, "from": spot.theatre})
    theatre = yield from ask(s, choice, s.bot, answer)  # §SE.12
    advance_elsewhere(s, side, theatre, spot.n)


def advance_elsewhere(s: War, side: int, theatre: str, cells: int) -> None:
    """§7.10.3 §7.10.7 At most to the cell before the closing ones."""
    move_marker(s, side, theatre, cells, last_before_closing(s, theatre), "strategic")


def retreat(s: War, side: int, space: str) -> None:
    """§4.5.2 §4.5.5 After a nuclear bomb every other open theatre goes to the enemy (ruling R11).

    §4.5.3 It stops one short of his end, §4.5.4 and what is there already stays; §4.5.6 nothing is scored.
    """
    here = s.board.spots[space].theatre
    cells = s.board.tokens[s.placed[space].identity].retreat
    for theatre in open_theatres(s):
        if theatre != here:
            move_marker(s, 1 - side, theatre, cells, last_before_closing(s, theatre), "retreat")


def move_marker(s: War, side: int, theatre: str, cells: int, limit: int, cause: str) -> None:
    """§2.11 Towards the end of one side's half, across the centre, as far as a limit.

    §7.10.4 A marker beyond its limit is never pulled back (ruling R6).
    """
    at = lead(s, side, theatre)
    to = max(at, min(at + cells, limit))
    s.marker[theatre] = to * DIRECTION[side]
    if s.told is not None:
        told = RULE_OF_BOT.get(cause, "") if side == s.bot else ""
        s.tell("marker", cause, theatre, at * DIRECTION[side], to * DIRECTION[side], rule=told)


def pull(s: War, side: int, name: str, rule: str, told: str, about: Mapping[str, int] | None = None) -> Step:
    """§11.4 One token out of the own bag at random, into the reserve; §SE.1 §ST.C to the right end of a row."""
    if takes_unseen(s, side) and not s.board.ordinary.issuperset(s.bag[side]):
        token = yield from from_bag_with_unknowns(s, side, name, rule, about or OF_SIDE[side])
    else:
        token = yield from take(name, s.bag[side], rule, about or OF_SIDE[side], side)
    gain(s, side, token, "drew", told)


def takes_unseen(s: War, side: int) -> bool:
    """§7.4.1 §SE.2 Whether there may be weapons in a bag that nobody has looked at."""
    return side == s.bot or not s.options.look_at_research


def from_bag_with_unknowns(s: War, side: int, name: str, rule: str, about: Mapping[str, int]) -> Asking[str]:
    """§11.4 Each unknown weapon in the bag may be any of those nobody has looked at."""
    bag, pile = s.bag[side], s.pile
    unknown = bag.count(UNKNOWN)
    pool = [token for token in bag if token != UNKNOWN] * len(pile) + pile * unknown if unknown else bag
    token = yield from draw(name, pool, rule, about, side).aloud()
    if token in bag and (not unknown or (yield from which_copy(bag, pile, token, side)) == KNOWN):
        bag.remove(token)
    else:
        bag.remove(UNKNOWN)
        pile.remove(token)
    return token


def which_copy(bag: list[str], pile: list[str], token: str, side: int) -> Asking[str]:
    """§11.4 Whether a weapon that came out is the one known to be in the bag, or a twin nobody had looked at.

    It matters for what may come next, and nobody at the table can tell.
    """
    odds = [KNOWN] * (bag.count(token) * len(pile)) + [TWIN] * (bag.count(UNKNOWN) * pile.count(token))
    return (yield from draw("which_copy", odds, "11.4", whose=side))


def gain(s: War, side: int, token: str, event: str, told: str) -> None:
    """§11.3 A token joins the reserve, which has no limit; §SU.2 the bot's row is open for all to see."""
    s.reserve[side].append(token)
    if s.told is None:
        return
    if side == s.bot:
        s.tell(event, side, token, rule=told)
    else:
        s.tell_secret((side,), event, (side, token), event + "_unseen", (side,), told)
