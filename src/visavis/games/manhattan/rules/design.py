"""Chapter 11: designing bombs, a draft in which everybody takes part; and the cards turned up for it."""

from __future__ import annotations

from visavis.games.manhattan.state import Draft, Race, clockwise, players
from visavis.kernel.choice import Choice, Step, take


def design(s: Race) -> None:
    """§11.3 Everybody must draft; §11.4 the designer takes up the row, and each card goes round from him."""
    s.draft = Draft(s.seat, (), tuple(s.row))
    s.row = []
    s.tell("designed", s.seat)
    seats = [s.seat, *clockwise(s, s.seat)]
    s.then(*(("pick", seat) for seat in seats), ("last_card",), ("turn_up_row",))


def pick(s: Race, seat: int) -> Step:
    """§11.4 §11.5 Keep one in secret, pass the rest to the left (ruling R16)."""
    draft = s.draft
    assert draft is not None
    rule = "11.5" if draft.picks else "11.4"
    card = yield from Choice(seat, "draft_pick", draft.cards, rule)
    keep(s, seat, card, rule)


def keep(s: Race, seat: int, card: str, rule: str) -> None:
    """§11.12 Into the hand, which may hold any number."""
    draft = s.draft
    assert draft is not None
    rest = tuple(other for other in draft.cards if other != card)
    s.draft = Draft(draft.designer, (*draft.picks, (seat, card)), rest)
    s.nation[seat].hand = [*s.nation[seat].hand, card]
    s.tell_secret((seat,), "kept", (seat, card, rule), "kept_unseen", (seat, rule))


def last_card(s: Race) -> None:
    """§11.6 The last card comes back to the designer."""
    assert s.draft is not None
    keep(s, s.draft.designer, s.draft.cards[0], "11.6")
    s.drafts = [*s.drafts, s.draft]
    s.draft = None


def turn_up_row(s: Race) -> Step:
    """§3.8 §11.8 Players + 1 cards face up; §11.9 too few left: design is closed for good (ruling R17).

    §11.10 What a later test puts under the deck does not open it again.
    """
    wanted = players(s) + s.board.numbers.row_beyond_players
    if len(s.bombs) < wanted:
        s.design_open = False
        s.tell("design_closed")
        return
    rule = "11.8" if s.turn else "3.8"
    while len(s.row) < wanted:
        bomb = yield from s.bombs.take("bomb", rule, {"n": len(s.row) + 1, "of": wanted})
        s.row = [*s.row, bomb]
        s.tell("bomb_up", bomb, rule)


def turn_up_building(s: Race) -> Step:
    """§3.6 §8.1.6 A regular card on the dearest slot."""
    rule = "8.1.6" if s.turn else "3.6"
    left = list(s.deck)
    card = yield from take("building", left, rule)
    s.deck, s.market = left, [*s.market, card]
    s.tell("building_up", card, s.board.slots[len(s.market) - 1].price, rule)
