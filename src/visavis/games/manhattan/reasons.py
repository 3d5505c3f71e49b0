"""The opponents' decisions, ready to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from visavis.games.manhattan.bot.plan import Plan
from visavis.games.manhattan.layout import bomb_place, building_place, card_id
from visavis.games.manhattan.options import answer_name
from visavis.games.manhattan.rules.bombs import BUILD
from visavis.games.manhattan.rules.turn import BUILDING
from visavis.games.manhattan.state import Race
from visavis.games.manhattan.words import amount, bomb_name, either, listed, output_named, side_name
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import KEPT, Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import NOTHING_SAID, READER, Candidate, Text
from visavis.kernel.vocabulary import key_of

SECRET: Final = ("reserve", "keeps_reserve")  # lines that tell whether a bomb is ready
ENTIRELY_SECRET: Final = ("best_design", "last_contractors")  # whatever is decided by these is not explained
WITH_NUMBERS: Final = ("rest", "work", "no_step_1")  # lines whose sentences name two values
NEED: Final = "need"  # the line that tells what the plan lacks
GAINFUL: Final = ("value", "most_value", "best_building", "purchase")  # lines that compare what places bring
MEASURES: Final = {  # what the numbers of a line are; of all others, what something brings
    "best_for_work": "for-work",
    "best_design": "draft",
    "best_hit": "damage",
    "cheaper_side": "cost",
}
RANKED: Final = ("cheapest_worker", "contractors_first", "own", "least_damage")  # lines whose values only set an order


def told_to(s: Race, explanation: Explanation, seat: int) -> Explanation | None:
    """§1.21 What an opponent keeps in its hand, it keeps to itself, until the game is over."""
    open_to_all = s.ending or s.options.open_hands or seat in (READER, decider(s, explanation))
    found = explanation if open_to_all else without_secrets(s, explanation)
    return found._replace(lines=telling(found.lines)) if found.lines else None


def decider(s: Race, explanation: Explanation) -> int:
    seat: int = explanation.about[0]
    return seat


def without_secrets(s: Race, explanation: Explanation) -> Explanation:
    """Nothing of its draft, no card it could have built, no line that tells whether it could.

    What it weighs depends on its hidden plan: the numbers are told only where the table wants them.
    """
    if any(line.text in ENTIRELY_SECRET for line in explanation.lines):
        return explanation._replace(lines=())
    lines = tuple(without_cards(s, line, explanation.chosen) for line in unrevealing(explanation.lines))
    return explanation._replace(lines=tuple(line for line in lines if line.before))


def unrevealing(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines as they would read if no bomb were ready: so that nobody can tell one from the other.

    The plan is not told. Work with a bomb ready looks like any work, and what leads to a win like what is worth most;
    what was kept for its crew is dropped by the next line, or by the one that sends the cheapest.
    """
    before: tuple[Any, ...] = ()  # what a line that is not told was given
    for n, line in enumerate(lines):
        if is_of_plan(line) or line.text == NEED:
            continue
        if line.text == "build_ready":
            yield line._replace(rule="T6", text="work")
        elif line.text == "win_chain":
            of_building = line.after[0].startswith(BUILDING)
            rule, text = ("B4a", "best_building") if of_building else ("M3b", "most_value")
            yield line._replace(rule=rule, text=text)
        elif line.text in SECRET and n + 1 < len(lines):
            before = before or line.before
        else:
            told = line._replace(rule="M5a", text="cheapest_worker") if line.text in SECRET else line
            yield told._replace(before=before or line.before)
            before = ()


def without_cards(s: Race, line: Line, chosen: Any) -> Line:
    """The line as it reads to one who does not see the hand."""
    before, after = (tuple(each for each in side if each == chosen or not is_card_held(each)) for side in line[2:4])
    about = line.about if s.options.think_aloud else ()
    return line._replace(before=before, after=after, about=about)


def is_of_plan(line: Line) -> bool:
    return isinstance(line.before[0], Plan) if line.before else False


def is_card_held(answer: Any) -> bool:
    return str(answer).startswith(f"{BUILD} ")


def decision_title(s: Race, explanation: Explanation) -> Text:
    return Text(key_of("decision", explanation.name), {"side": side_name(decider(s, explanation))})


def telling(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines that dropped something, of the plan the one that settled it, or the last carried out; and the need."""
    needs = [line for line in lines if line.text == NEED]
    dropping = [line for line in lines if len(line.after) < len(line.before)]
    settled = [line for line in dropping if is_of_plan(line)][-1:]
    found = [*settled, *(line for line in dropping if not is_of_plan(line))]
    return (*(found or [line for line in lines if line.note == KEPT][-1:] or lines[-1:]), *needs)


def is_weighed(line: Line) -> bool:
    """Whether a line tells the value of each candidate."""
    return bool(line.about) and isinstance(line.about[0], tuple)


def line_text(s: Race, line: Line) -> Text:
    if line.text == NEED:
        good, n, bombs, points = line.about
        return Text("reason-need", {"short": amount(good, n), "bombs": tuple(map(bomb_name, bombs)), "n": points})
    words = {} if is_weighed(line) or not line.about else dict(zip(("value", "bar"), line.about, strict=True))
    untold = line.text in WITH_NUMBERS and not words
    return Text(key_of("reason", line.text, "untold" if untold else ""), words)


def candidate(s: Race, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """A plan, or an answer; with its value, where a line weighs them, and what it brings."""
    name = plan_name(each) if isinstance(each, Plan) else answer_name(s, explanation.name, each)
    gain = gain_of(s, str(each)) if line is not None and line.text in GAINFUL else NOTHING_SAID
    values = dict(line.about) if line is not None and is_weighed(line) and line.text not in RANKED else {}
    if each in values and len(set(values.values())) > 1:
        key = "candidate-valued-gain" if gain.key else "candidate-valued"
        name = Text(key, {"name": name, "measure": measure(line, values[each]), "gain": gain})
    elif gain.key:
        name = Text("candidate-gain", {"name": name, "gain": gain})
    if isinstance(each, Plan):
        return Candidate(plan_id(each), name)
    return Candidate(str(each), name, lights_of(s, each))


def measure(line: Line | None, value: float) -> Text:
    """A number says what it is."""
    kind = MEASURES.get(line.text, "worth") if line is not None else "worth"
    return Text(f"measure-{kind}", {"value": 0.0 - value if kind == "cost" else value})


def gain_of(s: Race, answer: str) -> Text:
    """What a space or building gives to whoever goes there."""
    card = answer.removeprefix(f"{BUILDING} ")
    place = s.board.spaces.get(card) or s.board.buildings.get(card)
    return either([listed(output_named(side)) for side in place.gives]) if place and place.gives else NOTHING_SAID


def plan_id(plan: Plan) -> str:
    """It lights nothing, and is not mistaken for another."""
    return " ".join(("plan", *plan.bombs, "test", plan.test, "load", *plan.loads))


def plan_name(plan: Plan) -> Text:
    """5.1 What it means to do, and how many points that makes."""
    words: dict[str, Any] = {"bombs": tuple(bomb_name(bomb) for bomb in plan.bombs) or (Text("nothing"),)}
    words |= {"test": int(bool(plan.test)), "tested": bomb_name(plan.test) if plan.test else NOTHING_SAID}
    return Text("plan", words | {"loads": len(plan.loads), "n": plan.points})


def lights_of(s: Race, answer: Any) -> tuple[str, ...]:
    """What to light on the board for an answer: a card wherever it may lie by now, or a space."""
    word = str(answer).rpartition(" ")[2]
    if word in s.board.bombs:
        return bomb_place(word), card_id(word)
    if word in s.board.buildings and isinstance(answer, str):
        return building_place(word), card_id(word)
    return (str(answer),)


REASONING: Final = Reasoning(decider, decision_title, line_text, candidate, told_to)
