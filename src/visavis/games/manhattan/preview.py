"""What an answer will surely lead to, for a player who is about to give it. Nothing random is foreseen."""

from __future__ import annotations

from typing import Any

from visavis.games.manhattan.board import AIR_STRIKES, Output, Space, Workplace
from visavis.games.manhattan.state import (
    NO_TOKEN,
    NOBODY,
    Nation,
    Race,
    clockwise,
    owner_of,
    score,
    workers_of,
)
from visavis.games.manhattan.words import amount, listed, side_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Text


def place_preview(s: Race, choice: Choice[Any], place: Workplace) -> tuple[Text, ...]:
    """Cost, gain after the ends of the tracks, the others' gain, the bribe coin (part 6, item 9)."""
    nation = s.nation[choice.seat]
    lines = [Text("preview-pays", {"price": listed([amount(*each) for each in side])}) for side in place.pay]
    for output in place.gives:
        lines += gain_preview(s, nation, output)
    if isinstance(place, Space):
        lines += (
            [Text("preview-others", {"gain": listed([amount(*each) for each in place.others])})] if place.others else []
        )
        lines += [Text("preview-bribe")] if place.bribe else []
        if place.id in AIR_STRIKES:
            lines += [
                Text("preview-shielded", {"side": side_name(other), "n": s.nation[other].fighters})
                for other in clockwise(s, choice.seat)
                if s.nation[other].fighters
            ]
    return tuple(lines)


def gain_preview(s: Race, nation: Nation, output: Output) -> list[Text]:
    """§1.11 What arrives, and what is lost at the end of a track."""
    lines = []
    for name, n in output.goods:
        had = getattr(nation, name)
        arrives = min(n, s.board.limit.get(name, had + n) - had)
        if arrives < n:
            lines.append(Text("preview-gains-less", {"gain": amount(name, arrives), "lost": amount(name, n - arrives)}))
        else:
            lines.append(Text("preview-gains", {"gain": amount(name, n)}))
    return lines


def build_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.4 The points it brings."""
    card = s.board.bombs[bomb]
    n = card.untested if s.nation[seat].token == NO_TOKEN else card.tested
    return (Text("preview-score", {"n": n, "total": score(s, seat) + n}),)


def test_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.17 What a test changes; it may be for the worse."""
    after = s.clone()
    nation = after.nation[seat]
    nation.bombs.pop(bomb)
    nation.token = max(s.tokens)
    total = score(after, seat)
    return (
        Text("preview-token", {"n": nation.token}),
        Text("preview-score", {"n": total - score(s, seat), "total": total}),
    )


def load_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.20 A price, a bomber, five points."""
    points = s.board.numbers.load_points
    price = Text("preview-pays", {"price": listed([amount("money", s.board.bombs[bomb].load), amount("bombers", 1)])})
    return (price, Text("preview-score", {"n": points, "total": score(s, seat) + points}))


def retrieve_preview(s: Race, seat: int) -> tuple[Text, ...]:
    """§4.20 to §4.25 Who comes home to whom, which contractors leave (part 6, item 10)."""
    home = dict.fromkeys((seat, *clockwise(s, seat)), 0)
    leaving = sum(s.nation[seat].hired)
    freed = [worker for workers in workers_of(s.nation[seat]) for worker in workers]
    freed += [worker for workers in s.spaces.values() for worker in workers if owner_of(worker) in (seat, NOBODY)]
    for other in clockwise(s, seat):
        sites = s.nation[other].buildings.values()
        freed += [worker for site in sites for worker in site.workers if owner_of(worker) == seat]
    for worker in freed:
        if owner_of(worker) == NOBODY:
            leaving += 1
        else:
            home[owner_of(worker)] += 1
    lines = [Text("preview-home", {"side": side_name(each), "n": n}) for each, n in home.items() if n]
    return (*lines, Text("preview-leave", {"n": leaving})) if leaving else tuple(lines)
