"""Several people: two browsers, hidden reserves, one device for two, somebody who watches."""

from __future__ import annotations

from random import Random

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person


def test_two_browsers_play_a_game_with_hidden_reserves(house: House, guest: Guest) -> None:
    links = house.table("base", ("human", "open"))["links"]
    axis, allies = guest(), guest(lang="ru")
    axis.sit(links["axis"])
    allies.sit(links["allies"])
    assert len(axis.pieces("reserve 0")) == 3
    assert not axis.pieces("reserve 1")
    assert not allies.pieces("reserve 0")
    random = Random(3)
    for _ in range(200):
        player = next((each for each in (axis, allies) if each.turn == "yours"), None)
        if player is None:
            break
        other = allies if player is axis else axis
        before = other.version
        player.answer(random)
        other.wait_for_change(before)
        if len(axis.log()) > 60:
            break
    assert "The Axis draws a token from the bag" in allies.log() or "Ось" in " ".join(allies.log())
    assert any("The Allies draw a token from the bag" in line for line in axis.log())
    assert axis.page.locator("#board .thing").count() == allies.page.locator("#board .thing").count() > 0


def test_who_is_not_asked_waits_and_sees_who_is_there(house: House, guest: Guest) -> None:
    links = house.table("base", ("human", "open"))["links"]
    axis, allies = guest(), guest()
    axis.sit(links["axis"])
    axis.tab("table")
    axis.expects(".seat-row").to_contain_text(["you", "free"])
    allies.sit(links["allies"])
    axis.expects(".seat-row.here").to_have_count(2)
    assert "Waiting for: Axis" in allies.question
    assert not allies.lit().count()


def test_links_can_be_copied_by_whoever_made_the_table(guest: Guest) -> None:
    person = guest(new=True)
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.page.click("label[for=scenario-base]")
    person.page.click("text=Start the game")
    person.page.wait_for_selector("body[data-turn]")
    person.tab("table")
    person.expects(".invitation").to_have_count(2)
    person.page.click(".invitation button >> nth=0")
    copied = person.page.evaluate("navigator.clipboard.readText()")
    assert "/t/" in copied
    friend = guest()
    friend.page.goto(copied)
    friend.page.wait_for_selector("body[data-turn] #board .place")
    assert "Waiting for" in friend.question


def test_an_invitation_is_for_whoever_opens_it_first(house: House, guest: Guest) -> None:
    """The friend gets an address of their own; whoever comes later is told so, and may watch."""
    links = house.table("base", ("human", "open"))["links"]
    friend, late = guest(), guest(lang="ru")
    friend.sit(links["allies"])
    friend.page.wait_for_function(f"!location.pathname.endsWith('{links['allies']}')")
    friend.page.reload()
    friend.page.wait_for_selector("body[data-turn] #board .place")
    assert "Waiting for" in friend.question
    late.page.goto(f"{house.url}/t/{links['allies']}")
    late.expects("#prompt").to_contain_text("Это место уже занято")
    late.page.click("#prompt a:text-is('Смотреть игру')")
    late.page.wait_for_selector("body[data-turn] #board .place")
    assert not late.pieces("reserve 1")


def test_a_seat_that_is_open_elsewhere_says_so(house: House, guest: Guest) -> None:
    links = house.table("base", ("human", "open"))["links"]
    one, other = guest(), guest()
    one.sit(links["axis"])
    one.tab("table")
    one.expects(".seat-row").to_contain_text(["you", "free"])
    other.sit(links["axis"])
    one.expects("#toasts").to_contain_text("This seat is open on another device, too.")
    one.expects(".seat-row").to_contain_text(["you, also on another device", "free"])


def test_a_spectator_sees_no_reserve_and_answers_nothing(house: House, guest: Guest) -> None:
    links = house.table("base", ("human", "open"))["links"]
    person = guest()
    person.sit(links["spectator"])
    assert not person.pieces("reserve 0")
    assert not person.pieces("reserve 1")
    assert not person.lit().count()


def test_a_curtain_hides_what_the_next_player_must_not_see(house: House, guest: Guest) -> None:
    person = guest()
    person.open(f"/t/{house.table('base', ('human', 'human'), hot_seat=True)['host']}")
    person.page.wait_for_selector("#curtain button")
    assert not person.page.locator("#board .thing, #tray .piece").count()
    for side in ("Axis", "Allies", "Axis"):
        person.expects("#curtain").to_contain_text(side)
        person.page.click("#curtain button")
        person.page.wait_for_selector("#tray .piece")
        person.expects("#tray .side-name").to_have_text(side)
        for _ in range(9):
            if person.page.locator("#curtain button").count():
                break
            person.answer(Random(1))
            if person.turn != "yours":
                look_and_hand_over(person, side)


def look_and_hand_over(person: Person, side: str) -> None:
    """One's own reserve stays in sight, with what was drawn, until one hides it."""
    person.expects("#tray .side-name").to_have_text(side)
    person.expects("#prompt").to_contain_text("Your turn is over")
    assert person.page.locator("#curtain").is_hidden()
    assert person.pieces("reserve 0" if side == "Axis" else "reserve 1")
    person.page.click("[data-key=hand-over]")
    person.expects("#curtain button").to_be_focused()
    assert person.page.locator("#board, #tray").first.is_hidden()
    for _ in range(5):
        person.page.keyboard.press("Tab")
        assert not person.page.evaluate("document.activeElement.closest('main, aside, header')")


def test_a_new_table_with_a_free_seat_shows_its_link_first(guest: Guest) -> None:
    """And leads whoever made it around when the other has come, not after their first game."""
    person = guest(guided=False, new=True)
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.page.click("label[for=scenario-base]")
    person.page.click("text=Start the game")
    person.expects("#page-table .invited >> nth=0").to_have_text("Allies")
    assert "#" not in person.page.url
    person.expects(".guide-card").to_have_count(0)
    guest(new=True).open(person.page.locator("#page-table input").nth(1).input_value().removeprefix(person.url))
    person.expects(".guide-card").to_be_visible()
    person.page.keyboard.press("Escape")
    person.tab("log")
    person.page.reload()
    person.page.wait_for_selector(".log-text")


def test_nobody_is_offered_to_play_on_from_a_game_of_others(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table("base", ("human", "open"))["host"])
    person.answer(Random(1))
    person.page.locator(".scrubber").fill("0")
    person.page.wait_for_selector("body.in-the-past")
    person.expects("#prompt [data-key=live]").to_be_visible()
    person.expects("#prompt [data-key=fork]").to_have_count(0)


NOTICES = """
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, more) { notices.push(`${title} | ${more.body}`); }
    addEventListener() {}
  };
  Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) });
"""


def test_whoever_is_away_is_told_when_it_is_their_turn(house: House, guest: Guest) -> None:
    links = house.table("base", ("human", "open"))["links"]
    axis, allies = guest(), guest(lang="ru", new=True)
    allies.page.add_init_script(NOTICES)
    axis.sit(links["axis"])
    allies.sit(links["allies"])
    allies.tab("table")
    allies.page.check("#habit-notify")
    allies.page.evaluate("away = true")
    while axis.turn == "yours":
        axis.answer(Random(1))
    allies.wait_for_turn()
    assert allies.page.title().startswith("● Ваш ход")
    assert "Ваш ход" in allies.page.evaluate("notices.join()")


def test_names_and_an_offered_draw_are_seen_on_the_table_itself(house: House, guest: Guest) -> None:
    links = house.table("base", ("human", "human"))["links"]
    axis, allies = guest(), guest(phone=True, lang="ru")
    axis.sit(links["axis"])
    allies.sit(links["allies"])
    axis.tab("table")
    axis.page.fill("#own-name", "Anna")
    axis.page.keyboard.press("Enter")
    allies.expects(".seat[data-seat='0'] .side-name").to_contain_text("Anna")
    allies.expects(".offer").to_have_count(0)
    axis.page.once("dialog", lambda asked: asked.accept())
    axis.press(axis.page.locator("[data-key=web-draw-offer]"))
    allies.expects("#prompt .offer").to_contain_text("Вам предлагают ничью: Ось (⁨Anna⁩).")
    axis.expects("#prompt .offer").to_have_count(0)
    allies.press(allies.page.locator(".offer [data-key=web-draw-decline]"))
    allies.expects(".offer").to_have_count(0)
    axis.expects("[data-key=web-draw-offer]").to_be_visible()
    axis.expects(".toast").to_have_text("No draw: the game goes on.")
    allies.expects(".toast").to_have_count(0)


WHO_THINKS = """() => {
  window.thought = new Set();
  new MutationObserver(() => {
    for (const line of document.querySelectorAll('.thinks')) thought.add(line.firstChild.textContent);
  }).observe(document.querySelector('#prompt'), { subtree: true, childList: true });
}"""


def test_a_player_that_thinks_ahead_is_seen_to_think_and_answers(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table("base", ("human", "thinker"))["host"])
    person.page.evaluate(WHO_THINKS)
    while not person.page.evaluate("thought.size"):
        person.wait_for_turn()
        person.play_fast(3, most=1)
    assert person.page.evaluate("[...thought]") == ["Thinker thinks for Allies"]
    person.wait_for_turn()
    assert any("The Allies place" in line or "Allies:" in line for line in person.log())
    assert not person.page.locator(".thinks").count()
