"""No Retreat! on the page: what lies beside the map, what a move costs, what is due; and what changes everything."""

from __future__ import annotations

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import SETTLED
from tests.web.positions import changed, front, leaving
from tests.web.positions import moscow as asked


def test_whoever_is_touched_shows_what_every_hex_costs_and_goes_where_is_touched(house: House, guest: Guest) -> None:
    """§B8.1 Two touches are a move, and the train is a box beside the map (§B9.2)."""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    counter = page.locator("#board svg .thing.counter.lit").first
    unit = counter.get_attribute("data-touch")
    counter.click()
    page.wait_for_selector(".figures .figure")
    costs = page.locator(".figures .figure").all_text_contents()
    assert len(costs) == page.locator("#board .place.hex.lit:not([data-touch^=rail])").count() > 3
    assert set(costs) <= set("123456789")
    at = page.locator(f"#board [data-touch='{unit}']").get_attribute("data-at")
    goal = next(
        id_
        for id_ in page.locator("#board .place.hex.lit").evaluate_all("all => all.map((each) => each.dataset.touch)")
        if id_.isdigit() and not page.locator(f"#board [data-at='{id_}']").count()
    )
    page.locator(f"#board [data-touch='{goal}']").hover()
    assert (page.locator(".going-way").get_attribute("d") or "").startswith("M")
    page.locator(f"#board [data-touch='{goal}']").click()
    page.wait_for_selector(f"#board [data-touch='{unit}'][data-at='{goal}']")
    assert goal != at


def test_boxes_cards_and_sheets_can_be_read_without_pointing(house: House, guest: Guest) -> None:
    """§B5.2 Both halves of every card; §UM11 what is still needed; the boxes of either side."""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    assert page.locator("#board .place.hex[data-touch^='destroyed ']").count() == 2
    cards = page.locator("#tray .lettered")
    assert cards.count() >= 1
    for part in (".letter-name", ".letter-words", ".letter-rest"):
        assert all(cards.nth(n).locator(part).inner_text() for n in range(cards.count()))
    line = page.locator("[data-sheet=points] .memo-line").nth(1)
    assert "needed 3" in line.inner_text()
    line.hover()
    assert page.locator("#board .place.hinted").count() == 4
    assert page.locator("[data-sheet=points] [data-rule=UM11]").count() == 2
    page.set_viewport_size({"width": 1440, "height": 860})  # whoever saw the whole map sees it in a lower window, too
    page.wait_for_timeout(300)
    assert not page.locator(".map-window.larger").count()


def test_supply_lines_and_enemy_zones_are_shown_on_demand(house: House, guest: Guest) -> None:
    """§B6.5 §B8.5"""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    page.mouse.move(2, 2)
    supply, zones = page.get_by_label("Supply lines"), page.get_by_label("What the enemy reaches")
    supply.click()
    assert len(page.locator(".supply-way").get_attribute("d") or "") > 20
    supply.click()
    page.mouse.move(2, 2)
    assert not page.locator(".supply-way").count()
    zones.click()
    assert page.locator(".hex.covered").count() > 5
    zones.click()


def test_what_lays_a_city_open_is_shown_before_it_is_done(house: House, guest: Guest) -> None:
    """§J4 Although it could be taken back; the cost of such a hex has a mark."""
    person = guest()
    person.sit(house.position(leaving()))
    page = person.page
    page.wait_for_selector(".figures .figure")
    at = page.evaluate(
        """() => {
          const map = document.querySelector(".map-window").getBoundingClientRect();
          const boxes = [...document.querySelectorAll("#board .figures > *")]
            .filter((each) => each.textContent.endsWith("!")).map((each) => each.getBoundingClientRect());
          return boxes.find((each) => each.top > map.top && each.bottom < map.bottom)?.toJSON();
        }"""
    )
    assert at
    before = person.version
    page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    person.expects("#prompt .confirm").to_be_visible()
    assert "Left open to the enemy" in person.question
    assert person.version == before
    page.locator("#prompt .confirm").click()
    page.wait_for_function("(version) => document.body.dataset.version !== version", arg=before)


def test_a_gap_in_the_line_is_drawn_while_its_line_is_pointed_at(house: House, guest: Guest) -> None:
    """§J3"""
    person = guest()
    person.sit(house.position(front()))
    page = person.page
    line = page.locator("[data-sheet=front] .memo-line.pointing").first
    line.scroll_into_view_if_needed()
    line.hover()
    assert (page.locator(".gap-way").get_attribute("d") or "").count("L") > 5
    assert page.locator("#board .place.hinted").count() > 5
    page.mouse.move(2, 2)
    assert not page.locator(".gap-way").count()


def test_who_plays_both_sides_has_the_hand_of_the_side_in_turn_before_him(house: House, guest: Guest) -> None:
    """§SA2 And what that side's enemy reaches is the enemy."""
    person = guest()
    person.sit(house.position(front()))
    page = person.page
    assert page.locator("#tray .seat").get_attribute("data-seat") == "1"
    assert "you decide" not in person.question
    assert page.locator("[data-sheet=sheet] .memo-why").count() >= 1


def test_on_a_map_with_most_of_it_out_of_sight_one_begins_where_ones_counters_are(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(front()))
    seen = """() => {
      const map = document.querySelector(".map-window").getBoundingClientRect();
      return [...document.querySelectorAll("#board svg .thing.counter.lit")].filter((each) => {
        const at = each.getBoundingClientRect();
        return at.left > map.left && at.right < map.right && at.top > map.top && at.bottom < map.bottom;
      }).length;
    }"""
    assert person.page.evaluate(seen) >= 3


def test_the_next_that_can_act_comes_by_a_key_one_after_the_other(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    found = []
    for _ in range(page.locator("#board svg .thing.counter.lit").count()):
        page.keyboard.press("n")
        found.append(page.evaluate("document.activeElement.dataset.touch"))
    assert len(set(found)) == len(found) > 1


def test_a_stack_is_laid_open_by_a_touch(house: House, guest: Guest) -> None:
    """Not over its own hex; beside its counters it closes, and nobody who was chosen is let go."""
    person = guest()
    person.sit(house.position(asked("move", answers=0)))
    page = person.page
    several = page.evaluate(
        """() => {
          const at = [...document.querySelectorAll("#board svg .thing.counter.lit")].map((each) => each.dataset.at);
          return at.find((id, n) => at.indexOf(id) !== n);
        }"""
    )
    page.locator(f"#board svg .thing[data-at='{several}']").first.click()
    assert page.locator(".map-stack .counter").count() >= 2
    assert page.locator(".map-stack .stack-name").inner_text()
    assert not page.evaluate(
        """(several) => {
          const [hex, over] = [`#board .hex[data-touch="${several}"]`, ".map-stack"].map((each) =>
            document.querySelector(each).getBoundingClientRect());
          return hex.left < over.right && hex.right > over.left && hex.top < over.bottom && hex.bottom > over.top;
        }""",
        several,
    )
    page.wait_for_selector(".figures .figure")
    chosen = person.version
    page.locator(".map-stack .stack-name").click()
    assert not page.locator(".map-stack").is_visible()
    page.wait_for_timeout(200)
    assert person.version == chosen
    assert page.locator(".figures .figure").count()


SEEN = """() => {
  const at = (each) => document.querySelector(each).getBoundingClientRect();
  const [map, top, bottom] = [at(".map-window"), at(".head").bottom, at(".dock").top];
  return (Math.min(map.bottom, bottom) - Math.max(map.top, top)) / Math.min(map.height, bottom - top);
}"""


def test_on_a_phone_buttons_say_the_odds_and_a_question_brings_the_map_back(house: House, guest: Guest) -> None:
    """§B10.1 §B10.12 Whoever reads the sheets and declares a target there sees what else could be one."""
    person = guest(phone=True)
    person.sit(house.position(asked("target", answers=49)))
    page = person.page
    answers = page.locator("#prompt .answer")
    *hexes, done = answers.all_inner_texts()
    assert all("against" in said for said in hexes)
    assert "against" not in done
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate(SEEN) < 0.5
    before = person.version
    person.press(answers.first)
    person.wait_for_change(before)
    page.wait_for_timeout(SETTLED)
    assert page.evaluate(SEEN) > 0.9
    assert page.locator(".map-window .lit").count()


FORMS = """() => Object.fromEntries([...document.querySelectorAll("#board svg .thing.counter")].map((each) => {
  const body = each.querySelector(".chip-body");
  return [each.dataset.touch, Math.round((10 * body.getAttribute("rx")) / body.getAttribute("width"))];
}))"""


def test_a_real_change_of_side_leaves_each_side_its_colours_in_the_past_and_now(house: House, guest: Guest) -> None:
    """§SG1.12 §SG1.13 The chair has another side; its counters are not painted over."""
    person = guest()
    person.sit(house.position(changed()))
    page = person.page
    colour = "() => getComputedStyle(document.documentElement).getPropertyValue('--s0-chip')"
    now, forms = page.evaluate(colour), page.evaluate(FORMS)
    assert "Soviets" in page.locator("#tray .nameplate").inner_text()
    scrubber = page.locator(".scrubber")
    scrubber.evaluate("(slider) => { slider.value = 5; slider.dispatchEvent(new Event('input')); }")
    page.wait_for_selector("body.in-the-past[data-at='5']")
    person.expects("#tray .nameplate").to_contain_text("Axis")
    assert page.evaluate(colour) != now
    before = page.evaluate(FORMS)
    same = [each for each in before if each in forms and each[0].isalnum()]
    assert len({before[each] for each in same}) == 2
    assert [before[each] for each in same] == [forms[each] for each in same]
    page.evaluate(
        """async () => {
          const { showTurning } = await import("/static/js/table/dialogs.js");
          const line = { n: 1, text: "You change sides", rule: "SG1.7", turning: true };
          showTurning([line], { seat: 0, seats: [{ title: "You", sign: "soviet" }] });
        }"""
    )
    dialog = page.locator("dialog[open]")  # what changes everything is read before anything else can be reached
    assert "You change sides" in dialog.inner_text()
    assert dialog.locator("[data-rule='SG1.7']").count() == 1
    dialog.locator("button").click()
    assert not page.locator("dialog[open]").count()
