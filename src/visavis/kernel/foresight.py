"""What a step would do: the rules themselves, on a copy of the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from visavis.kernel.choice import Choice, Step, Together
from visavis.kernel.game import Item, S, State
from visavis.kernel.journal import Event

if TYPE_CHECKING:
    from visavis.kernel.table import Table

Asked = Choice[Any] | Together


def foresee(
    s: S, steps: Mapping[str, Callable[..., Step | None]], item: Item, settled: Callable[[Choice[Any]], Any]
) -> tuple[S, Asked | None]:
    """A copy after this step and all it leads to, with what it has told; and the question at which it stops.

    `settled` gives the answer to a question, or None where what comes of it is not certain.
    """
    after = s.clone()
    after.agenda, after.told = [item], []
    while after.agenda:
        name, *args = after.agenda.pop()
        step = steps[name](after, *args)
        asked = next(step, None) if step is not None else None
        while step is not None and asked is not None:
            answer = None if isinstance(asked, Together) else settled(asked)
            if isinstance(asked, Together) or answer is None:
                return after, asked
            asked.answer = answer
            asked = next(step, None)
    return after, None


def events(after: State) -> list[Event]:
    """What was told on the way."""
    return [told for told in after.told or () if isinstance(told, Event)]


def told(happened: Sequence[Event], *names: str) -> list[Any]:
    """What these events are about, in order."""
    return [event.args for event in happened if event.name in names]


def outcome(table: Table[Any], choice: Choice[Any], answer: Any) -> tuple[list[Event], Choice[Any] | None]:
    """What would be told if a pending question were answered so, up to the next question; and that question."""
    then = table.fork()
    then.state.told = []
    then.answer(answer, choice.seat)
    return events(then.state), then.pending
