"""What an answer will surely lead to, for a player who is about to give it. Nothing random is foreseen."""

from __future__ import annotations

from typing import Any

from visavis.games.manhattan.board import AIR_STRIKES, TYPES, Output, Space, Workplace
from visavis.games.manhattan.rules.turn import PROPOSALS, retrieve
from visavis.games.manhattan.state import NO_TOKEN, NOBODY, Race, clockwise, owner_of, score
from visavis.games.manhattan.words import amount, either, listed, side_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Text


def place_preview(s: Race, choice: Choice[Any], place: Workplace) -> tuple[Text, ...]:
    """Cost, gain after the ends of the tracks, the others' gain, the bribe coin (part 6, item 9)."""
    prices = [listed([amount(*each) for each in side]) for side in place.pay]
    lines = [Text("preview-pays", {"price": either(prices)})] if prices else []
    gains = [gain_preview(s, choice.seat, side) for side in place.gives]
    lines += gains[0] if len(gains) == 1 else [either([listed(side) for side in gains])] if gains else []
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


def gain_preview(s: Race, seat: int, output: Output) -> list[Text]:
    """§1.11 What arrives, and what is lost at the end of a track; §8.15 or is not there to be hired."""
    lines = []
    for name, n in output.goods:
        had = getattr(s.nation[seat], name)
        arrives = min(n, s.board.limit.get(name, had + n) - had)
        words = {"n": arrives, "gain": amount(name, arrives), "lost": amount(name, n - arrives)}
        lines.append(Text("preview-gains-less" if arrives < n else "preview-gains", words))
    for type_, n in output.workers:
        arrives = min(n, s.stock[seat][type_] + s.contractors[type_])
        words = {"n": arrives, "gain": amount(TYPES[type_], arrives), "type": Text(f"type-{TYPES[type_]}")}
        lines.append(Text("preview-hires-less" if arrives < n else "preview-gains", words))
    return lines


def score_preview(s: Race, seat: int, total: int) -> Text:
    return Text("preview-score", {"from": score(s, seat), "to": total})


def build_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.4 The points it brings."""
    card = s.board.bombs[bomb]
    n = card.untested if s.nation[seat].token == NO_TOKEN else card.tested
    return (score_preview(s, seat, score(s, seat) + n),)


def test_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.17 What a test changes; it may be for the worse."""
    after = s.clone()
    nation = after.nation[seat]
    nation.bombs.pop(bomb)
    nation.token = max(s.tokens)
    return (Text("preview-token", {"n": nation.token}), score_preview(s, seat, score(after, seat)))


def load_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.20 A price, a bomber, five points."""
    points = s.board.numbers.load_points
    price = Text("preview-pays", {"price": listed([amount("money", s.board.bombs[bomb].load), amount("bombers", 1)])})
    return (price, score_preview(s, seat, score(s, seat) + points))


def retrieve_preview(s: Race, seat: int) -> tuple[Text, ...]:
    """§4.20 to §4.26 Who comes home to whom, which contractors leave, what stays taken (part 6, item 10)."""
    after = s.clone()
    retrieve(after)
    order = (seat, *clockwise(s, seat))
    home = {each: sum(after.nation[each].own) - sum(s.nation[each].own) for each in order}
    lines = [Text("preview-home", {"side": side_name(each), "n": n}) for each, n in home.items() if n]
    if leaving := sum(after.contractors) - sum(s.contractors):
        lines.append(Text("preview-leave", {"n": leaving}))
    if taken := sum(not s.board.spaces[space].unlimited for space in after.spaces):
        lines.append(Text("preview-taken", {"n": taken}))
    if held := sum(len(held_by_contractors(after, other)) for other in clockwise(s, seat)):
        lines.append(Text("preview-held", {"n": held}))
    return tuple(lines)


def held_by_contractors(s: Race, owner: int) -> list[str]:
    """§4.25 §12.11 Buildings that stay occupied until their owner retrieves (ruling R9)."""
    sites = s.nation[owner].buildings.items()
    return [card for card, site in sites if any(owner_of(worker) == NOBODY for worker in site.workers)]


def talk_preview(s: Race, retrieve_too: bool) -> tuple[Text, ...]:
    """§9.15 How many offers are left, §4.18 and that an offer is the end of retrieving this turn."""
    left = Text("preview-offers", {"n": PROPOSALS - s.proposals})
    return (left, Text("preview-no-retrieve")) if retrieve_too else (left,)
