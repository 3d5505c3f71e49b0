"""A war as one seat sees it: everything here is named because it may be seen (§11.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from visavis.games.blitzkrieg.board import UNKNOWN, Board
from visavis.games.blitzkrieg.preview import answer_preview, preview
from visavis.games.blitzkrieg.rules.turn import STOP
from visavis.games.blitzkrieg.setup import weapons
from visavis.games.blitzkrieg.state import (
    BOTH,
    FIRST,
    NOBODY,
    SECOND,
    War,
    active_campaign,
    is_unopened,
    lead,
    leader,
    weapons_in_pile,
)
from visavis.games.blitzkrieg.vocabulary import VOCABULARY
from visavis.games.blitzkrieg.words import side_name, space_name, theatre_name, token_code, token_name, varies
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.kept import kept
from visavis.kernel.marks import ACTIVE, CLOSED, COMPLETED, NEWEST, RECONSTRUCTED, SPECIAL, TARGET, UNOPENED, WON, mark
from visavis.kernel.table import Table
from visavis.kernel.view import Count, Option, Place, Prompt, Text, Thing, Track, View, counted

SIDES = (FIRST, SECOND)
FROM_PILE = ("research", "weapon")  # draws of special weapons


def view(table: Table[War], seat: int) -> View:
    """All that a seat may see of a table."""
    s = table.state
    choice = table.choice_of(seat)
    return View(
        game=table.game.name,
        scenario=s.scenario,
        seat=seat,
        seats=tuple(side_name(s, side) for side in SIDES),
        places=tuple(places(s)),
        things=(*tokens_on_board(s), *reserves(s, seat), *stratagem_shown(s)),
        tracks=(*battle_tracks(s), victory_track(s)),
        counts=tuple(counts(s, seat)),
        status=tuple(status(table, seat)),
        notices=(Text("notice-reconstruction"),) if s.board.source.known == "reconstructed" else (),
        prompt=prompt(s, choice) if choice else None,
        sides=s.board.head.sides,
        about=s.winner if s.ending else s.side if s.turn else NOBODY,
    )


# The board


def places(s: War) -> list[Place]:
    """Every space, with its type, its effect, and whether it can be taken now."""
    found = []
    for theatre, rows in s.board.rows.items():
        active = active_campaign(s, theatre)
        for row in rows:
            marks = row_marks(s, theatre, row.id, active is not None and active.id == row.id)
            found += [place(s, space, marks) for space in row.spaces]
    return found


def place(s: War, space: str, marks: tuple[str, ...]) -> Place:
    spot, title = s.board.spots[space], space_title(s.board, space)
    why = why_inactive(marks)
    if why and space not in s.placed:
        title = Text("space-inactive", {"title": title, "why": Text(f"inactive-{why}")})
    return Place(space, spot.type, spot.effect, spot.n, title, marks, row=spot.campaign)


def why_inactive(marks: tuple[str, ...]) -> str:
    """§6.1.3 What keeps tokens out of a row; nothing: it is the active one of its theatre."""
    if ACTIVE in marks:
        return ""
    return next((each for each in (CLOSED, COMPLETED, UNOPENED) if each in marks), "waiting")


@kept
def space_title(board: Board, space: str) -> Text:
    """What a space is, and what it does."""
    spot = board.spots[space]
    effect = Text(f"effect-{spot.effect}", {"n": spot.n})
    return Text("space-title", {"space": space_name(board, space), "type": Text(f"type-{spot.type}"), "effect": effect})


def row_marks(s: War, theatre: str, campaign: str, active: bool) -> tuple[str, ...]:
    marks = [ACTIVE] if active else []
    if theatre in s.finished:
        marks.append(CLOSED)
    elif campaign in s.won:
        marks.append(COMPLETED)
    elif is_unopened(s, theatre):
        marks.append(UNOPENED)
    scored = s.won.get(campaign, NOBODY)
    marks += [mark(WON, side) for side in SIDES if scored in (side, BOTH)]
    if s.board.theatres[theatre].known == "reconstructed":
        marks.append(RECONSTRUCTED)
    return tuple(marks)


def tokens_on_board(s: War) -> list[Thing]:
    """§6.1.5 Face up for all: what is printed, what it counted as, the strength it had."""
    seen: Counter[tuple[int, str]] = Counter()
    newest = next(reversed(s.placed), None)
    found = []
    for space, placed in s.placed.items():
        seen[placed.side, placed.token] += 1
        marks = [SPECIAL] if s.board.tokens[placed.token].special else []
        if space == newest:
            marks.append(NEWEST)
        found.append(
            Thing(
                id=thing_id(s, placed.side, placed.token, seen[placed.side, placed.token]),
                kind=placed.token,
                at=space,
                label=str(placed.strength),
                owner=placed.side,
                title=placed_title(s, placed.token, placed.identity, placed.strength),
                marks=tuple(marks),
                stands_for=token_code(placed.identity) if placed.identity != placed.token else "",
            )
        )
    return found


def placed_title(s: War, token: str, identity: str, strength: int) -> Text:
    if token != identity:
        return Text("token-as", {"token": token_name(token), "identity": token_name(identity), "strength": strength})
    if varies(s, token):
        return Text("token-with-strength", {"token": token_name(token), "strength": strength})
    return token_name(token)


def reserves(s: War, seat: int) -> list[Thing]:
    """§11.5 The own reserve; §SU.2 the bot's row, open to all; §5.5 of an enemy's at most how many.

    §SU.1 In a solo game nobody else looks, so nothing of yours needs hiding (ruling R68).
    """
    found = []
    for side in SIDES:
        if side in (seat, s.bot):
            found += open_reserve(s, side)
        elif s.options.show_reserve_count:
            found += [
                Thing(f"back {side} {n}", "back", reserve_place(side), owner=side, title=Text("token-hidden"))
                for n in range(1, len(s.reserve[side]) + 1)
            ]
    return found


def open_reserve(s: War, side: int) -> list[Thing]:
    """Tokens of a reserve; equal ones are numbered on from those on the board, so that each keeps its id."""
    seen = Counter(p.token for p in s.placed.values() if p.side == side)
    found = []
    for token in s.reserve[side]:
        seen[token] += 1
        data = s.board.tokens[token]
        marks = (SPECIAL,) if data.special else ()
        label = "" if varies(s, token) or data.ability == "spy" else str(data.strength)
        found.append(
            Thing(
                thing_id(s, side, token, seen[token]), token, reserve_place(side), label, side, token_name(token), marks
            )
        )
    return found


def reserve_place(side: int) -> str:
    return f"reserve {side}"


def thing_id(s: War, side: int, token: str, number: int) -> str:
    return f"{s.board.head.sides[side]} {token} {number}"


def stratagem_shown(s: War) -> list[Thing]:
    """§ST.A4 The token on display, and under Steamroll the one in effect."""
    if s.bot == NOBODY or not s.options.stratagems or not s.in_effect:
        return []
    words = {"stratagem": Text(f"stratagem-{s.stratagem}"), "effect": Text(f"stratagem-{s.in_effect}")}
    repeats = s.stratagem != s.in_effect
    title = Text("stratagem-repeats" if repeats else "stratagem-shown", words)
    return [Thing("stratagem", s.stratagem, "stratagem", s.in_effect if repeats else "", s.bot, title)]


# Tracks and counts


def battle_tracks(s: War) -> list[Track]:
    """§2.8 One for each theatre, from the second side's end to the first side's."""
    return [battle_track(s, theatre) for theatre in s.board.theatres]


def battle_track(s: War, theatre: str) -> Track:
    data = s.board.theatres[theatre]
    end = s.board.last_cell[theatre]
    signs = {cell * way: f"+{n}" for way in (1, -1) for n, cell in enumerate(data.bonus, 1)}
    signs |= {
        cell * way: f"+{ahead}" if ahead else "end"
        for way in (1, -1)
        for cell, ahead in zip(data.closing, data.advance, strict=True)
    }
    cells = {cell * way: said for way in (1, -1) for cell, said in cells_told(s, theatre)}
    markers = ((leader(s, theatre), s.marker[theatre]),) if theatre in s.marker else ()
    marks = (CLOSED,) if theatre in s.finished else (UNOPENED,) if theatre not in s.marker else ()
    title = track_title(s, theatre)
    return Track(f"battle {theatre}", -end, end, markers, signs, title, marks, cells, leads(s, theatre))


def cells_told(s: War, theatre: str) -> Iterator[tuple[int, Text]]:
    """The middle, §9.5 the bonus of a cell, §10.1 the end of the track, §N6.4 and the head start it gives."""
    data = s.board.theatres[theatre]
    yield 0, Text("cell-middle")
    for n, cell in enumerate(data.bonus, 1):
        yield cell, Text("cell-bonus", {"n": n})
    for cell, ahead in zip(data.closing, data.advance, strict=True):
        yield cell, Text("cell-closing-ahead", {"cells": ahead}) if ahead else Text("cell-closing")


def leads(s: War, theatre: str) -> int:
    """Who has won a theatre, or is ahead in it."""
    if theatre in s.finished:
        winner = winner_of(s, theatre)
        return winner if winner in SIDES else NOBODY
    return leader(s, theatre) if theatre in s.marker else NOBODY


def track_title(s: War, theatre: str) -> Text:
    """Who leads by how much, and how far it is to the end."""
    words: dict[str, Any] = {"theatre": theatre_name(theatre)}
    if theatre in s.finished:
        winner = winner_of(s, theatre)
        return Text("track-filled" if winner == NOBODY else "track-won", words | {"side": side_name(s, winner)})
    words["help"] = track_help(s, theatre)
    if theatre not in s.marker:
        return Text("track-unopened", words)
    side = leader(s, theatre)
    if side == NOBODY:
        return Text("track-level", words)
    cells = lead(s, side, theatre)
    if s.ending:
        return Text("track-led-at-the-end", words | {"side": side_name(s, side), "cells": cells})
    rest = s.board.first_closing[theatre] - cells
    return Text("track-led", words | {"side": side_name(s, side), "cells": cells, "rest": rest})


def track_help(s: War, theatre: str) -> Text:
    """§9.2 Who gets the points of a row; §N4.5 in Nippon, where the way leads from here."""
    if s.board.linked:
        return Text("track-links", {"theatres": tuple(map(theatre_name, s.board.theatres[theatre].links))})
    return Text("track-rows")


def winner_of(s: War, theatre: str) -> int:
    """Who won a finished theatre: whoever closed it or, where it is a single campaign, whoever scored that."""
    rows = s.board.rows[theatre]
    scored = s.won.get(rows[0].id, NOBODY)
    return scored if len(rows) == 1 and scored in SIDES else s.finished[theatre]


def victory_track(s: War) -> Track:
    """§1.6 Both scores, and the goal."""
    markers = tuple((side, s.score[side]) for side in SIDES)
    words = {"first": side_name(s, FIRST), "second": side_name(s, SECOND), "a": s.score[FIRST], "b": s.score[SECOND]}
    goal = {s.board.goal: Text("cell-goal", {"n": s.board.goal})}
    return Track("victory", 0, s.board.head.track, markers, {s.board.goal: "goal"}, Text("score", words), cells=goal)


def counts(s: War, seat: int) -> list[Count]:
    found = [counted("bag", Text("count-bag", {"side": side_name(s, side)}), len(s.bag[side]), side) for side in SIDES]
    found.append(counted("pile", Text("count-pile"), weapons_in_pile(s)))
    shown = [side for side in SIDES if side in (seat, s.bot) or s.options.show_reserve_count]
    found += [
        counted("reserve", reserve_title(s, side), len(s.reserve[side]), side, at=reserve_place(side)) for side in shown
    ]
    if s.bot != NOBODY and s.options.stratagems:
        found.append(Count("cup", Text("count-cup"), len(s.cup), s.bot, symbol="cup"))
    return found


def reserve_title(s: War, side: int) -> Text:
    """§SU.2 What the bot holds is a row."""
    return Text("count-row" if side == s.bot else "count-reserve", {"side": side_name(s, side)})


# Words


def status(table: Table[War], seat: int) -> list[Text]:
    """Whose turn it is, or how the war ended (part 6, items 4 and 12)."""
    s = table.state
    if s.ending:
        words = {"side": side_name(s, s.winner), "ending": Text(f"ending-{s.ending}")}
        return [Text("status-ended", words | {"first": s.score[FIRST], "second": s.score[SECOND]})]
    if not s.turn:
        return [Text("status-setup")]
    found = [Text("status-turn", {"n": s.turn, "side": side_name(s, s.side)})]
    return [*found, Text("status-last-turn")] if s.last_turn else found


def prompt(s: War, choice: Choice[Any]) -> Prompt:
    return Prompt(VOCABULARY.question(s, choice), choice.rule, options(s, choice), pool=pool(s, choice))


def pool(s: War, choice: Choice[Any]) -> tuple[str, ...]:
    """§11.5 What may come out of a bag, a reserve or the pile, as far as everybody knows who has seen the game."""
    if choice.seat != CHANCE or "side" not in choice.about:
        return ()
    special = weapons(s.board, s.options)
    if choice.name in FROM_PILE:
        return tuple(special)
    side = choice.about["side"]
    held = [*s.bag[side], *s.reserve[side]]
    armed = any(token == UNKNOWN or s.board.tokens[token].special for token in held)
    return (*s.board.spread[s.board.head.sets[side]], *(special if armed else ()))


def options(s: War, choice: Choice[Any]) -> tuple[Option, ...]:
    if choice.seat == CHANCE:
        return tuple(chance_option(s, choice.name, answer) for answer in choice.options)
    if choice.name in ("place", "follow_up"):
        first = copies_by_kind(s, choice.seat)
        return tuple(placement_option(s, choice.seat, answer, first) for answer in choice.options)
    return tuple(plain_option(s, choice, answer) for answer in choice.options)


def copies_by_kind(s: War, side: int) -> dict[str, tuple[str, ...]]:
    """The ids of all tokens of each kind in a reserve: touching any of them will do."""
    found: dict[str, tuple[str, ...]] = {}
    for thing in open_reserve(s, side):
        found[thing.kind] = (*found.get(thing.kind, ()), thing.id)
    return found


def placement_option(s: War, side: int, answer: str, copies: dict[str, tuple[str, ...]]) -> Option:
    if answer == STOP:
        return Option(answer, Text("option-stop"))
    token, space = answer.split(" ")
    words = {"token": token_name(token), "space": space_name(s.board, space)}
    return Option(answer, Text("option-place", words), (*copies[token], space), preview(s, side, token, space))


def plain_option(s: War, choice: Choice[Any], answer: str) -> Option:
    """Strategic target, leftover space, campaign to open, token of the bot's row."""
    seen = answer_preview(s, choice, answer)
    if choice.name == "bomb_row":
        place, token = answer.split(" ")
        thing = open_reserve(s, s.bot)[int(place) - 1]
        title = Text("option-row", {"token": token_name(token), "place": int(place)})
        return Option(answer, title, (thing.id,), seen, marks=(TARGET,))
    if choice.name == "leftover":
        spot = s.board.spots[answer]
        words = {"space": space_name(s.board, answer), "effect": Text(f"effect-{spot.effect}", {"n": spot.n})}
        return Option(answer, Text("option-leftover", words), (answer,), seen)
    return Option(answer, Text("option-theatre", {"theatre": theatre_name(answer)}), (answer,), seen)


def chance_option(s: War, name: str, answer: Any) -> Option:
    """For a person who throws real dice and draws real tokens."""
    named = [theatre.id for theatre in s.board.theatres.values() if name == "difficulty" and theatre.die == answer]
    if named:
        return Option(answer, Text("option-theatre", {"theatre": theatre_name(named[0])}))
    if isinstance(answer, int):
        return Option(answer, Text("option-die", {"n": answer}))
    if name == "random_campaigns":
        return Option(answer, Text("option-pair", {"pair": tuple(theatre_name(t) for t in answer.split(" "))}))
    if name == "stratagem":
        return Option(answer, Text(f"stratagem-{answer}"))
    if name == "which_copy":
        return Option(answer, Text(f"option-{answer}"))
    return Option(answer, token_name(answer))
