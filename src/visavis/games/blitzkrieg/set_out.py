"""Chapter 5 for hands: what is taken out of the box and laid down before the first token is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from visavis.games.blitzkrieg.setup import SOLO
from visavis.games.blitzkrieg.state import FIRST, SECOND, War
from visavis.games.blitzkrieg.words import side_name, theatre_name, token_name
from visavis.kernel.view import Text


def set_out(s: War, seat: int) -> Iterator[Text]:
    """§5 §N3 §SU In the order of the chapter; nothing of it is hidden from anybody."""
    yield Text("lay-board", {"board": s.board.id})
    yield Text("lay-markers", {"theatres": tuple(theatre_name(theatre) for theatre in s.marker)})
    if s.board.linked:
        yield Text("lay-spare-marker")  # §N3.2
    for side in (FIRST, SECOND):
        yield Text("lay-bag", {"side": side_name(s, side), "n": len(s.bag[side]), "tokens": counted(s.bag[side])})
    yield Text("lay-score", {"sides": tuple(side_name(s, side) for side in (FIRST, SECOND))})
    yield Text("lay-pile", {"n": len(s.pile), "tokens": counted(s.pile)})
    if s.scenario in SOLO and s.options.stratagems:
        yield Text("lay-stratagem", {"stratagem": Text(f"stratagem-{s.stratagem}")})
        yield Text("lay-cup", {"n": len(s.cup), "stratagems": tuple(Text(f"stratagem-{each}") for each in s.cup)})
    left = [name for name, tokens in s.board.spread.items() if not is_used(s, tokens, name)]
    if left:
        yield Text("lay-aside", {"sets": tuple(Text(f"set-{name}") for name in left)})


def counted(tokens: Sequence[str]) -> tuple[Text, ...]:
    """Each kind once, with how many there are of it."""
    return tuple(Text("token-times", {"token": token_name(code), "n": n}) for code, n in Counter(tokens).items())


def is_used(s: War, tokens: Sequence[str], name: str) -> bool:
    """Whether a set of tokens lies in a bag or in the pile."""
    return name in s.board.head.sets or set(tokens) <= set(s.pile)
