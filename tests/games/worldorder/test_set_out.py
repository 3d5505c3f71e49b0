"""Chapters B2 and A2 for hands: what is laid out is what lies there before the first question; who got VP for what."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from visavis.games.worldorder.gains import gains
from visavis.games.worldorder.set_out import set_out
from visavis.games.worldorder.setup import SHAPES, set_up
from visavis.games.worldorder.sheets import POWERS, REGIONS
from visavis.games.worldorder.state import World, is_person
from visavis.kernel.journal import Event, Journal
from visavis.kernel.view import NOTHING_SAID, Text
from visavis.text import LANGUAGES, language


def word(text: Text) -> str:
    return text.key.partition("-")[2]


def counts(parts: tuple[Text, ...]) -> dict[str, int]:
    return {word(part.args["thing"]): part.args["n"] for part in parts}


class Hand:
    """Somebody who knows nothing but the words of the sentences."""

    def __init__(self, steps: list[Text]) -> None:
        self.of: dict[str, dict[str, Any]] = {}
        self.cubes: Counter[tuple[str, str]] = Counter()
        self.decks: dict[str, int] = {}
        self.countries: dict[str, int] = {}
        for step in steps:
            args = dict(step.args)
            if "power" in args:
                self.of.setdefault(word(args.pop("power")), {})[step.key] = args
            elif step.key.startswith("lay-cubes"):
                self.cubes += Counter({(word(args["region"]), owner): n for owner, n in counts(args["parts"]).items()})
            elif step.key == "lay-countries":
                self.countries = counts(args["parts"])
            elif "n" in args:
                self.decks[step.key] = args["n"]


def after(scenario: str, **options: Any) -> tuple[World, Hand]:
    s = set_up(scenario, options, {})
    return s, Hand(list(set_out(s, 0)))


@pytest.mark.parametrize("scenario", SHAPES)
@pytest.mark.parametrize("more", [False, True])
def test_what_is_laid_out_is_the_set_up(scenario: str, more: bool) -> None:
    """§B2.1 §B2.4 §B2.5 §B2.7 §A2.1 §A2.3 §A2.5 §A2.6"""
    s, hand = after(
        scenario,
        objectives=more,
        orders=more,
        new_assets=more,
        **({"level": "expert"} if more and s_automas(scenario) else {}),
    )
    assert hand.countries == {region: len(s.countries[region]) for region in REGIONS}
    assert hand.cubes == Counter(
        (region, owner) for region in REGIONS for owner in (*s.board.regions[region].printed, *s.temporary[region])
    )
    assert hand.decks.get("lay-market") == len(s.abilities)
    assert hand.decks.get("lay-decisions", 0) == len(s.decisions)
    assert ("lay-influence" in hand.decks) is (scenario not in ("four",))
    assert set(hand.of) == set(POWERS)
    for power, laid in hand.of.items():
        if power not in s.nations:
            assert laid == {"lay-commerce-unplayed": {"n": len(s.commerce[power])}}
            continue
        nation = s.nations[power]
        assert len(laid["lay-allies"]["countries"]) == len(nation.allies)
        assert laid["lay-deck"] == {"n": 12}
        assert ("lay-objectives" in laid) is more
        if is_person(s, power):
            assert laid["lay-goods"]["money"].args == {"n": nation.money}
            assert {word(each): each.args["n"] for each in laid["lay-goods"]["parts"]} == nation.goods
            assert {word(each): each.args["n"] for each in laid["lay-board"]["parts"]} == nation.production
            assert laid["lay-assets"] == {"n": 8 if more else 5}
            assert ("lay-order" in laid) is nation.order
        else:
            assert (laid["lay-automa"]["n"], laid["lay-automa"]["money"].args["n"]) == (nation.vp, nation.money)
            assert [word(cell) for cell in laid["lay-cells"]["cells"]] == [c for c, n in nation.cells.items() if n]
            track = laid["lay-track-expert" if more else "lay-track"]["spaces"]
            assert track == ", ".join(map(str, nation.track))


def s_automas(scenario: str) -> int:
    return SHAPES[scenario][1]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_step_is_a_sentence(name: str) -> None:
    """§B2 In both languages."""
    s = set_up("solo-2", {"objectives": True, "orders": True, "level": "expert"}, {})
    said = [language(name, "worldorder").say(step) for step in set_out(s, 0)]
    assert all(said)
    assert len(set(said)) == len(said)
    assert not any("⟨" in each for each in said)


def test_every_step_of_a_marker_is_a_gain() -> None:
    """§B0.7 With its source; §A2.4 an Automa's start nobody has earned."""
    s = set_up("solo-1", {"powers": "usa-russia"}, {})
    journal = Journal()
    journal.add(3, [Event("scored", ("usa", 4, 4, "asset")), Event("lost", ("usa", 2, 2, "threat"))])
    found = list(gains(cast(Any, SimpleNamespace(state=s, journal=journal))))
    assert found == [(0, 1, 10, NOTHING_SAID), (3, 0, 4, Text("source-asset")), (3, 0, -2, Text("source-threat"))]
