"""Every decision of the opponent can be read: its title, its lines, its candidates, its plan; not its hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.noretreat.test_vocabulary import messages
from visavis.games.noretreat.reasons import REASONING
from visavis.games.noretreat.setup import set_up
from visavis.games.noretreat.state import War
from visavis.games.noretreat.steps import STEPS
from visavis.kernel.choice import Together
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.view import Reason, Text


def played(name: str, side: str, seed: int) -> War:
    """A whole game, all told."""
    random = Random(seed)
    s = set_up(name, {"side": side}, {})
    s.told = []
    while s.agenda:
        item, *args = s.agenda.pop()
        step = STEPS[item](s, *args)
        asked = next(step, None) if step is not None else None
        while step is not None and asked is not None:
            assert not isinstance(asked, Together)
            asked.answer = random.choice(asked.options if asked.pool is None else asked.pool)
            asked = next(step, None)
    return s


def texts(text: Text) -> list[str]:
    """The keys of a sentence, and of all that stands in it."""
    found = [text.key] if text.key else []
    for value in text.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            found += texts(each) if isinstance(each, Text) else []
    return found


def keys(reason: Reason) -> set[str]:
    said = [reason.title, reason.source, *(line.title for line in reason.lines)]
    for candidates in (*(line.before for line in reason.lines), (reason.chosen,)):
        said += [each.title for each in candidates if each is not None]
    return {key for text in said for key in texts(text)}


@pytest.mark.parametrize(
    ("name", "side"), [("campaign-solo", "axis"), ("campaign-solo", "soviet"), ("moscow-solo", "axis")]
)
def test_every_decision_can_be_read(name: str, side: str) -> None:
    """§O-3 2.9 In either language; every line cites its paragraph."""
    s = played(name, side, 3)
    reasons = [REASONING.reason(s, 0, each) for each in s.told or () if isinstance(each, Explanation)]
    assert len({reason.decision for reason in reasons}) >= 6
    used = set().union(*(keys(reason) for reason in reasons))
    for code in ("en", "ru"):
        assert sorted(used - set(messages(code))) == []
    assert all(line.rule for reason in reasons for line in reason.lines)


def test_a_reason_names_the_sheet_and_the_plan() -> None:
    """§O-3 §SD1.1"""
    s = set_up("campaign-solo", {"side": "axis"}, {})
    about = (1, "West", 3, "A", "place", 2, "1613")
    reason = REASONING.reason(s, 0, Explanation("march", (), "1708", about))
    assert reason.seat == 1
    assert (reason.source.key, reason.source.args["plan"].key) == ("source-plan", "plan-place")
    assert reason.chosen is not None
    assert reason.chosen.lights == ("1708",)


def test_what_the_opponent_holds_is_not_told() -> None:
    """§B5.1 ruling R38 Only the card that was played or paid; that none was, not at all."""
    s = set_up("campaign-solo", {"side": "axis"}, {})
    about = (1, "", 3, "", "none", 0, "")
    line = Line("BOT-C2", "least_worth", ("03", "14", "22"), ("14",))
    told = REASONING.told(s, Explanation("pay", (line,), "14", about), 0)
    assert told is not None
    assert (told.lines[0].before, told.lines[0].after) == (("14",), ("14",))
    passed = Explanation("window", (Line("BOT-C5", "raises", ("card 14", "pass"), ("pass",)),), "pass", about)
    assert REASONING.told(s, passed, 0) is None
    assert REASONING.told(s, passed, 1) is passed
    open_ = Explanation("march", (Line("BOT-M8", "best_ground", ("1708", "1808"), ("1708",)),), "1708", about)
    assert REASONING.told(s, open_, 0) is open_
