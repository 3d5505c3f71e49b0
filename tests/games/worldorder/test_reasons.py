"""What an Automa says of its decisions: every line follows from the one before, and leads to what was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise

import pytest

from tests.games.worldorder.position import Play, ally, drive, fill, run, without_allies
from tests.games.worldorder.test_automa import automas, cells
from tests.games.worldorder.test_random_games import some_options
from visavis.games.worldorder.bot.actions import COUNTRY
from visavis.games.worldorder.bot.military import CRITERIA
from visavis.games.worldorder.reasons import REASONING
from visavis.games.worldorder.setup import set_up
from visavis.games.worldorder.sheets import REGIONS, PlayerRow
from visavis.games.worldorder.state import World
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import KEPT, SKIPPED


def explained(s: World, name: str) -> list[Explanation]:
    return [each for each in s.told or () if isinstance(each, Explanation) and each.name == name]


def decisions(scenario: str, seed: int) -> Iterator[tuple[World, Explanation]]:
    """Of a whole game, each as it was when it was made."""
    game = Play(set_up(scenario, some_options(scenario, seed), {}), seed)
    game.state.told = []
    while (asked := game.next()) is not None:
        yield from ((game.state, each) for each in game.state.told if isinstance(each, Explanation))
        game.state.told.clear()
        game.answer(asked)


@pytest.mark.parametrize("seed", range(2))
def test_the_lines_of_a_reason_lead_from_one_to_the_next(seed: int) -> None:
    """And to what was chosen, or to nothing."""
    found = list(decisions("solo-3", seed))
    assert len(found) > 50
    for s, each in found:
        assert each.lines
        assert all(after.before == before.after for before, after in pairwise(each.lines))
        assert each.lines[-1].after == (() if each.chosen is None else (each.chosen,))
        assert all(line.note in (KEPT, SKIPPED) or line.after == line.before for line in each.lines)
        assert REASONING.seat(s, each) >= s.people


def test_it_says_which_regions_were_passed_over_and_why() -> None:
    """§A7.1 §A7.3 Engage: no ally in five regions, one is too dear, one is named by the card."""
    s = ally(without_allies(automas("eu-usa"), "usa"), "usa", "nepal", "egypt")
    cells(s, "usa", engage=1)
    s.nations["usa"].money = 20
    drive(s, ("automa_do", "usa", "diplomatic"), *[("influence_card", card) for card in south_asia_of_the_usa(s)])
    (reason,) = explained(s, "automa-region")
    no_ally, dear, turned = reason.lines
    assert (no_ally.text, no_ally.after) == ("passed-no-ally", ("mena", "south_asia"))
    assert (dear.text, dear.after) == ("passed-dear", ("south_asia",))
    assert (turned.text, turned.after, reason.chosen) == ("first-turned", ("south_asia",), "south_asia")


def south_asia_of_the_usa(s: World) -> list[str]:
    """A card that names it."""
    return [card for card, rows in s.board.influence.items() if rows["usa"].region == "south_asia"][:1]


def test_nothing_it_could_do_is_a_reason_too() -> None:
    """§A7.5 No ally anywhere: no region, and Trade."""
    s = without_allies(automas("eu-usa"), "usa")
    cells(s, "usa", engage=1)
    drive(s, ("automa_do", "usa", "diplomatic"), ("decision", "1"))
    (reason,) = explained(s, "automa-region")
    assert (reason.lines[-1].after, reason.chosen) == ((), None)
    (due,), (instead,), (partner,) = (explained(s, f"automa-{what}") for what in ("action", "instead", "partner"))
    assert [(line.rule, line.text, line.after) for line in due.lines] == [
        ("A5.2", "row", ("engage", "relations")), ("A5.3", "token-left", ("engage",)),
    ]  # fmt: skip
    assert [(line.rule, line.text, line.after) for line in instead.lines] == [("A7.5", "instead-nothing", ("trade",))]
    assert [(line.text, line.after) for line in partner.lines] == [("flag", ("china",)), ("partner-plays", ())]


@pytest.mark.parametrize(("type_", "tokens", "money", "nowhere", "rule", "why"), [
    ("economic", {"invest": 1}, 14, None, "A9.3", "instead-money"),
    ("economic", {"invest": 1}, 50, "automa-region", "A9.2", "instead-limit"),
    ("military", {"base": 1}, 9, None, "A11.4", "instead-money"),
    ("military", {"base": 1}, 50, "automa-base", "A11.2", "instead-limit"),
    ("military", {"move": 1}, 4, None, "A10.3", "instead-money"),
])  # fmt: skip
def test_why_another_action_is_done(
    type_: str, tokens: dict[str, int], money: int, nowhere: str | None, rule: str, why: str
) -> None:
    """§A5.6 §A5.7 §A9.2 §A11.2 The reason names what was due; where no region will do, why each is passed over."""
    s = automas("eu-usa")
    s.nations["usa"].money = money
    cells(s, "usa", **tokens)
    if nowhere:
        s.nations["usa"].fdi = s.nations["usa"].bases = dict.fromkeys(REGIONS, 9)
    run(s, ("automa_do", "usa", type_))
    instead = explained(s, "automa-instead")[0]
    assert [(line.rule, line.text) for line in instead.lines] == [(rule, why)]
    assert instead.about == ("usa", next(iter(tokens)))
    if nowhere:
        reason = explained(s, nowhere)[0]
        assert (reason.chosen, {line.text for line in reason.lines}) == (None, {"passed-no-ally", "passed-limit"})


def test_where_a_base_could_not_be_built_is_said_as_well() -> None:
    """§A11.1 §A11.10 No ally with its flag, the limit, its own cube: each with the paragraph of its chapter."""
    s = fill(automas("eu-usa"), "mena")
    s.temporary["mena"] = ("usa",) * 5
    s.nations["usa"].bases = {"europe": 2}
    run(s, ("automa_do", "usa", "military"))
    (reason,) = explained(s, "automa-base")
    passed = [(line.rule, line.text) for line in reason.lines if line.text.startswith("passed")]
    assert passed == [("A11.1", "passed-no-ally"), ("A11.1", "passed-limit"), ("A11.10", "passed-own-cube")]
    assert reason.chosen == "east_asia_pacific"


def test_the_cube_under_a_symbol_is_a_reason() -> None:
    """§A17.2 Of a Market card of two types."""
    s = automas("eu-usa")
    s.nations["usa"].market = "new-strategic-partner"
    run(s, ("automa_turn", "usa"))
    (reason,) = explained(s, "automa-type")
    assert [(line.text, line.after) for line in reason.lines] == [("with-cube", ("military",))]
    assert explained(s, "automa-action")[0].about == ("usa", "new-strategic-partner")


def test_the_order_cards_hold_the_criteria_and_nothing_else() -> None:
    """Ruling R56: C1 to C3 and M1 to M3; C4 and M4 are what breaks a tie."""
    assert [line.text for line in COUNTRY][2:] == ["own-starting-country", "base-allowed", "higher-value"]
    assert [table[0].text for table in CRITERIA] == ["m1", "m2", "m3"]
    assert {field.name for field in fields(PlayerRow)} == {"id", "money", "market", "cells", "prosperity", "known"}
