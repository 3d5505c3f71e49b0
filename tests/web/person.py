"""Somebody in front of a page: what they see there, and what they do."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

SETTLED = 750  # milliseconds

PLAY = """async ([seed, most, liked]) => {
  let state = seed;
  const random = (n) => (state = (state * 48271) % 2147483647) % n;
  const page = document.body.dataset;
  const changed = (version) => new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (page.version === version) return;
      watch.disconnect();
      setTimeout(done);
    });
    watch.observe(document.body, { attributes: true });
  });
  const heard = async () => {
    while (document.body.classList.contains('sent')) await new Promise((done) => setTimeout(done, 2));
  };
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const press = (found) =>
    found[random(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  let n = 0;
  while (page.turn === 'yours' && n < most) {
    const next = changed(page.version);
    const buttons = shown('#prompt .answer, #prompt .key');
    const lit = shown('[data-touch].lit');
    if (shown('#prompt .confirm').length) press(shown('#prompt .confirm'));
    else if (lit.length || buttons.length) {
      const touching = lit.length && (!buttons.length || random(3));
      const best = liked.map((id) => lit.find((each) => each.dataset.touch === id)).filter(Boolean);
      const version = page.version;
      press(!touching ? buttons : best.length && random(2) ? [best[0]] : lit);
      await heard();
      if (page.version === version && page.turn === 'yours') {
        if (!shown('#prompt .confirm').length) continue;
        press(shown('#prompt .confirm'));
      }
    }
    await next;
    await heard();
    n += 1;
  }
  return n;
}"""


class Person:
    """A page of a browser."""

    def __init__(self, page: Page, url: str, touches: bool = False) -> None:
        self.page = page
        self.url = url
        self.touches = touches

    # Looking

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def sit(self, link: str) -> None:
        """Open a table and wait until it is drawn."""
        self.open(f"/t/{link}")
        self.page.wait_for_selector("body[data-turn] #board .place")

    @property
    def turn(self) -> str:
        """yours, others, or over."""
        return self.page.get_attribute("body", "data-turn") or ""

    @property
    def version(self) -> str:
        return self.page.get_attribute("body", "data-version") or ""

    @property
    def question(self) -> str:
        return self.page.inner_text("#prompt")

    def lit(self, where: str = "") -> Locator:
        return self.page.locator(f"{where} [data-touch].lit")

    def pieces(self, zone: str) -> list[str]:
        """The names of what lies somewhere."""
        found = self.page.locator(f"[data-zone='{zone}'] [data-touch]")
        return [found.nth(n).get_attribute("data-title") or "" for n in range(found.count())]

    def log(self) -> list[str]:
        return self.page.locator(".log-text").all_inner_texts()

    # Doing

    def press(self, target: Locator) -> None:
        """By finger or by mouse."""
        target.tap() if self.touches else target.click()

    def touch(self, id: str) -> None:
        self.press(self.page.locator(f"[data-touch='{id}'].ready"))

    def touch_again(self, id: str) -> None:
        """On purpose: not so soon that it might be the second half of a double touch."""
        self.heard()
        self.page.wait_for_timeout(SETTLED)
        self.touch(id)

    def wait_for_change(self, version: str) -> None:
        """And for what follows at once from a place that was touched for two questions."""
        self.page.wait_for_selector(f"body[data-version]:not([data-version='{version}'])")
        self.heard()

    def wait_for_turn(self) -> None:
        """Until it is this person's turn, or nobody's any more."""
        self.page.wait_for_selector("body[data-turn='yours'], body[data-turn='over']")

    def answer(self, random: Random) -> None:
        """Any answer, given as a person gives it: by touching things, or by a button."""
        before = self.version
        self.give(random)
        self.wait_for_change(before)

    def give(self, random: Random) -> None:
        if self.lit().count():
            self.choose_on_the_board(random)
        else:
            buttons = self.page.locator("#prompt .answer:visible, #prompt .key:visible")
            self.choose(buttons.nth(random.randrange(buttons.count())))

    def choose(self, button: Locator) -> None:
        """What cannot be taken back is confirmed."""
        self.press(button)
        self.confirm()

    def heard(self) -> None:
        """Until the server has said what becomes of an answer: it is given, or has to be confirmed first."""
        self.page.wait_for_selector("body:not(.sent)", state="attached")

    def confirm(self) -> None:
        """If one has to."""
        self.heard()
        confirm = self.page.locator("#prompt .confirm")
        if confirm.count():
            self.press(confirm)

    def choose_on_the_board(self, random: Random) -> None:
        """Touch what is lit until an answer is left, and confirm it if that is asked for."""
        before = self.version
        for _ in range(4):
            lit = self.lit("#tray") if self.lit("#tray").count() else self.lit()
            self.press(lit.nth(random.randrange(lit.count())))
            self.heard()
            if self.version != before:
                return
            if self.page.locator("#prompt .confirm").count():
                break
        self.confirm()

    def play(self, random: Random, most: int = 400) -> int:
        """To the end, or for so many answers."""
        for n in range(most):
            if self.turn != "yours":
                return n
            self.answer(random)
        return most

    def play_fast(self, seed: int, most: int = 5000, liked: tuple[str, ...] = ()) -> int:
        """To the end, or while one is asked, as fast as the page can: whatever is lit is clicked, or a button."""
        given: int = self.page.evaluate(PLAY, [seed, most, list(liked)])
        return given

    def to_a_placement(self, random: Random) -> None:
        """Past whatever is asked before a token may be placed."""
        while not self.lit("#tray").count():
            assert self.turn == "yours", self.turn
            self.answer(random)

    def tab(self, name: str) -> None:
        self.press(self.page.locator(f"#tab-{name}"))

    def expects(self, selector: str) -> Any:
        return expect(self.page.locator(selector))
