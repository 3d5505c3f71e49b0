"""What a player gets to see and read: agreements, faces of cards, barriers, what is known of the decks."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.games.manhattan.positions import GAME, draw_anything, events, nation, pact, play, position
from visavis.games.manhattan.state import Race, score
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Text, Thing, View
from visavis.text import language


def seen(table: Table[Race], seat: int = 0) -> View:
    return GAME.view(draw_anything(table), seat)


def said(texts: Iterable[Text], code: str = "en") -> list[str]:
    lang = language(code, GAME.name)
    return [lang.say(text) for text in texts]


# Agreements


def test_mutual_peace_is_one_agreement_with_its_end_and_no_warning() -> None:
    """§9.17 §9.18 §9.19"""
    table = position(pacts=(pact("green", "spare green red all", "spare red green all", "keep_off blue"),))
    view = seen(table)
    assert [text.key for text in view.status] == ["status-turn"]
    assert said(view.agreements) == [
        "Green and Red spare each other’s planes and buildings (until the next turn of Green)",
        "Blue keeps off the air-strike spaces (until the next turn of Green)",
    ]
    assert said(view.agreements, "ru")[0] == (
        "зелёные и красные не трогают друг у друга самолёты и здания (до следующего хода зелёных)"
    )


def test_promises_that_differ_are_told_one_by_one() -> None:
    """§9.19"""
    table = position(pacts=(pact("green", "spare green red planes", "spare red green all"),))
    assert [text.args["clause"].key for text in seen(table).agreements] == ["clause-spare", "clause-spare"]


def test_nothing_is_agreed_any_more_once_the_race_is_over() -> None:
    """§2.3"""
    table = position(pacts=(pact("green", "keep_off blue"),), red=nation())
    table.state.ending = "goal"
    assert seen(table).agreements == ()


# The log


def rules_of(table: Table[Race], key: str, seat: int = 0) -> list[str]:
    """The paragraphs the log cites for these lines."""
    return [line.rule for line in GAME.log(table, seat, ALWAYS) if line.text.key == key]


def test_the_set_up_cites_the_paragraphs_of_the_set_up() -> None:
    """§3.5 §3.6 §3.8 §3.11 §3.12"""
    table: Table[Race] = Table.new(GAME, "five")
    while table.pending is not None and table.state.turn == 0:
        table.answer(table.pending.options[0])
    assert rules_of(table, "event-building-up") == ["3.5"] * 6 + ["3.6"]
    assert rules_of(table, "event-bomb-up") == ["3.8"] * 6
    assert rules_of(table, "event-gained") == ["3.11"] * 4
    assert rules_of(table, "event-hired") == ["3.12"] * 2


def test_a_gain_cites_what_gave_it() -> None:
    """§8.8 §5.9 §5.11 §12.2 The space, the circular arrow, espionage."""
    assert rules_of(play(position(), "mine_mid"), "event-gained") == ["8.8", "5.11", "5.11"]
    assert rules_of(play(position(), "espionage"), "event-gained") == ["12.2"]
    assert rules_of(play(position(), "univ_2", 1), "event-hired") == ["8.14"]


def test_a_payment_cites_what_asks_for_it() -> None:
    """§5.7 §6.7 §14.4 A space, a building, a bomb."""
    assert rules_of(play(position(), "espionage"), "event-paid") == ["5.7"]
    lot = nation(own="1L 2S", buildings="31", yellowcake=9, money=20)
    assert set(rules_of(play(position(red=lot), "building 31"), "event-paid")) == {"6.7"}
    assert rules_of(
        play(position(red=nation(own="1L 2E 2S", uranium=5, hand="tomboy")), "build tomboy"), "event-paid"
    ) == ["14.4"]


def test_a_bribe_coin_cites_the_space_or_the_market() -> None:
    """§5.12 §8.1.8"""
    assert rules_of(play(position(), "factory_money_mid"), "event-bribe") == ["5.12"]
    market = "1 2 11 12 21 22 13"
    bought = play(position(red=nation(money=20), market=market), "construction", "21")
    assert rules_of(bought, "event-bribe") == ["8.1.8"]


def test_a_draft_cites_who_picks() -> None:
    """§11.4 §11.5 §11.6 §11.8 The designer, the others, the card that comes back, the new row."""
    table = play(position(row="small_fry tomboy the_minion big_bang", red=nation(own="1L 1E 1S")), "design_bomb")
    play(table, "tomboy", "small_fry", "big_bang")
    draw_anything(table)
    assert rules_of(table, "event-kept") == ["11.4", "11.6"]
    assert rules_of(table, "event-kept-unseen") == ["11.5", "11.5"]
    assert set(rules_of(table, "event-bomb-up")) == {"11.8"}


def test_the_log_tells_contractors_from_own_workers() -> None:
    """§4.23 Whose retrieve frees them depends on it."""
    table = play(position(red=nation(own="1L", hired="1L 1E", buildings="12")), "building 12", "L", "Lc")
    (line,) = [line for line in GAME.log(table, 1, ALWAYS) if line.text.key == "event-manned"]
    assert said([line.text]) == ["Red places 1 laborer, 1 contract laborer on mine 12"]


def test_the_log_tells_how_many_contractors_a_retrieve_sends_away() -> None:
    """§4.22 §4.23 §4.24 From the main board, the cards and the supply alike."""
    lot = nation(own="1L", hired="1S", buildings="11:Lc")
    table = play(position(red=lot, spaces={"mine_mid": "Ec"}), "retrieve")
    ((_, _, home, contractors, *_),) = events(table, "retrieved")
    assert (home, contractors) == (3, 3)


# The hand


def cards_of(table: Table[Race], seat: int, owner: int) -> dict[str, Thing]:
    return {thing.id: thing for thing in seen(table, seat).things if thing.at == f"hand {owner}"}


def test_a_bomb_in_hand_says_what_it_lacks_or_that_it_is_ready() -> None:
    """§14.3 In its marks for whoever draws it, in its title for whoever reads it; its face has the price of loading."""
    table = position(red=nation(own="1L 1E 2S", uranium=3, hand="small_fry tomboy"))
    cards = cards_of(table, 0, 0)
    assert cards["card small_fry"].marks == ("ready",)
    assert cards["card tomboy"].marks == ("lacks engineers", "lacks uranium")
    assert cards["card tomboy"].face == ("engineers 2", "scientists 2", "uranium 5", ">", "points 24", "load 3")
    assert said([cards["card small_fry"].title])[0].endswith("Can be built")
    assert said([cards["card tomboy"].title])[0].endswith("Missing: 1 engineer, 2 uranium")


def test_hands_lie_open_to_everybody_after_the_game_and_to_whoever_reads_a_record() -> None:
    """§1.21"""
    table = position(green=nation(hand="tomboy"))
    assert list(cards_of(table, 0, 1)) == ["back 1 1"]
    assert list(cards_of(table, READER, 1)) == ["card tomboy"]
    table.state.ending = "goal"
    assert list(cards_of(table, 0, 1)) == list(cards_of(table, SPECTATOR, 1)) == ["card tomboy"]


# What is known, what presses, what stands in the way


def count_titles(table: Table[Race]) -> dict[str, str]:
    view = seen(table)
    return dict(zip((count.id for count in view.counts), said(count.title for count in view.counts), strict=True))


def test_the_bombs_under_the_deck_and_the_tokens_left_are_told() -> None:
    """§14.12 §14.13"""
    told = count_titles(position(under="b_flat big_bang"))
    assert told["bombs"] == "Bomb deck (at the bottom: B Flat, Big Bang)"
    assert told["token"] == "Next test token (left: 8, 4, 0)"
    assert count_titles(position())["bombs"] == "Bomb deck"


def test_only_the_one_who_is_to_act_is_warned_that_a_worker_must_be_placed() -> None:
    """§4.10 Not whoever answers an offer meanwhile."""
    table = play(position(red=nation(own="3L")), "talk", "keep_off", "green", "offer")
    assert "status-must-place" not in [text.key for text in (*seen(table, 0).status, *seen(table, 1).status)]
    play(table, "no")
    assert "status-must-place" in [text.key for text in seen(table, 0).status]
    assert "status-must-place" not in [text.key for text in seen(table, 1).status]


def question(table: Table[Race], code: str = "en") -> str:
    prompt = seen(table, table.state.seat).prompt
    assert prompt is not None
    return said([prompt.title], code)[0]


def test_the_question_names_only_what_can_still_be_done_and_foreign_access_once() -> None:
    """§4.8 §4.13 §12.4"""
    lot = nation(own="3L", buildings="11", spies=1)
    table = play(position(red=lot, green=nation(buildings="12")), "espionage")
    assert question(table) == "Next: buildings — or the end of the turn. Foreign buildings open: 2."
    assert [text.key for text in seen(table, 0).status] == ["status-turn"]
    assert "status-access" in [text.key for text in seen(table, 1).status]
    assert (
        question(play(position(red=nation(own="1L 1E", hand="tomboy")), "mine_mid", "L"), "ru")
        == "Остаётся закончить ход."
    )


def barrier(table: Table[Race], card: str) -> str:
    (title,) = [place.title for place in seen(table, 0).places if place.id == f"building {card}"]
    return title.args["why"].key if title.key == "place-barred" else ""


def test_a_foreign_building_says_what_stands_in_the_way() -> None:
    """§6.1 §12.6 Without access that it takes a spy; with it who stands there, or what is missing."""
    green = nation(buildings="12:L1,L1 32 11")
    assert barrier(position(green=green), "12") == "barred-foreign"
    table = play(position(red=nation(own="3L", spies=2), green=green), "espionage")
    assert [barrier(table, card) for card in ("12", "32", "11")] == ["barred-occupied", "barred-lacks", ""]


def test_spaces_say_what_their_actions_do() -> None:
    """§8.1.3 §10.2 §11.6"""
    titles = {place.id: said([place.title])[0] for place in seen(position(), SPECTATOR).places}
    assert "an engineer gets those for $2, $3 free" in titles["construction"]
    assert "up to 3 damage" in titles["repair"]
    assert "two for you, one for everybody else" in titles["design_bomb"]


def test_all_that_is_missing_for_a_space_is_named_at_once() -> None:
    """§7.6 §1.12 The workers and the price."""
    table = position(red=nation(own="3L", money=1, yellowcake=1))
    titles = {place.id: said([place.title])[0] for place in seen(table, 0).places}
    assert titles["reactor"].endswith("missing: 1 scientist, 1 yellowcake")
    assert titles["enrichment"].endswith("missing: 1 scientist, $2, 1 yellowcake")


def test_a_sortie_tells_that_the_own_plane_is_spent() -> None:
    """§9.4 §9.5 The plane that flies is gone, whatever it hits."""
    victim = nation(fighters=1, bombers=0, buildings="11")
    table = play(position(red=nation(fighters=2, bombers=1), green=victim), "airstrike_1")
    prompt = seen(table, 0).prompt
    assert prompt is not None
    shot = next(each for each in prompt.options if each.answer == "fighters 1 fighters")
    assert said(shot.preview) == ["this spends your fighter, leaving 1"]
    play(table, "fighters 1 fighters")
    prompt = seen(table, 0).prompt
    assert prompt is not None
    bombed = next(each for each in prompt.options if each.answer == "bombers 1 11")
    assert said(bombed.preview) == ["damage will be 1", "this spends your bomber, leaving 0"]


def test_a_strike_without_a_target_says_so() -> None:
    """§9.2"""
    harmless = nation(fighters=0, bombers=0)
    table = play(position(red=nation(fighters=2, bombers=0), green=harmless, blue=harmless), "airstrike_1")
    assert question(table) == "There is no target left for a sortie."


def test_a_proposal_is_read_while_it_is_made() -> None:
    """§9.16"""
    table = play(position(red=nation(fighters=2)), "talk")
    assert question(table) == "What is the pact about?"
    play(table, "keep_off", "green")
    assert question(table) == "In the proposal: Green keeps off the air-strike spaces. What else?"
    assert question(table, "ru") == "В предложении: зелёные не занимают места авиаудара. Что ещё?"


# Previews are played by the rules


def foretold(table: Table[Race], answer: str) -> list[str]:
    prompt = seen(table, table.state.seat).prompt
    assert prompt is not None
    return said(next(each.preview for each in prompt.options if each.answer == answer))


def test_a_price_that_cannot_be_paid_is_not_foretold() -> None:
    """§6.8 A reactor that takes one uranium or four yellowcake."""
    lot = nation(own="2S", buildings="45")
    both = foretold(position(red=lot._replace(uranium=1, yellowcake=4)), "building 45")
    assert both[0] == "pay 1 uranium or 4 yellowcake"
    assert foretold(position(red=lot._replace(uranium=1)), "building 45")[0] == "pay 1 uranium"


def test_a_purchase_foretells_the_pile_that_comes_with_it_and_the_coin_that_goes_there() -> None:
    """§8.1.3 §8.1.8 §8.1.9"""
    table = play(position(red=nation(own="1E", money=20), bribe=4), "construction")
    first, *_, last = table.state.market
    assert foretold(table, first) == ["for free", "and the bribe pile: $4"]
    assert foretold(table, last) == ["pay $20", "$1 into the bribe pile"]


def test_what_is_foretold_of_points_comes_true() -> None:
    """§14.4 §14.12 §14.20 After the answer the table shows the score that the answer promised."""
    lot = nation(own="1L 2E 2S", bombs="ay_caramba big_bang", hand="tomboy", uranium=5, bombers=1, money=9)
    for answer in ("build tomboy", "test ay_caramba", "load big_bang"):
        table = position("two", red=lot)
        prompt = seen(table).prompt
        assert prompt is not None
        option = next(each for each in prompt.options if each.answer == answer)
        (promised,) = [text.args["to"] for text in option.preview if text.key == "preview-score"]
        play(table, answer)
        assert score(table.state, 0) == promised


def test_every_place_is_open_or_says_why_not() -> None:
    """§4.7 §4.8 In a game of random answers, whoever is asked what to do."""
    random, table = Random(8), Table.new(GAME, "three", quiet=True)
    asked = 0
    while table.pending is not None and asked < 60:
        choice = table.pending
        if choice.name == "act" and len(choice.options) > 1:
            asked += 1
            barred = {place.id for place in GAME.view(table, choice.seat).places if is_barred(place.title)}
            places = {
                *table.state.board.spaces,
                *(f"building {card}" for n in table.state.nation for card in n.buildings),
            }
            assert places - barred == places & set(choice.options)
        table.answer(random.choice(choice.options))
    assert asked == 60


def is_barred(title: Text) -> bool:
    return title.key in ("place-barred", "site-damaged")


def why(table: Table[Race], id_: str) -> tuple[str, str]:
    choice = table.pending
    assert choice is not None
    found = table.game.cannot(table.state, choice, (id_,))
    return (found.said.args["why"].key, found.rule) if found else ("", "")


def test_what_cannot_be_entered_says_why_with_its_paragraph() -> None:
    """The same reasons as in the titles, for whoever touches or types a place."""
    green = nation(buildings="12:L1,L1 32 11")
    assert why(position(green=green), "building 12") == why(position(green=green), "12") == ("barred-foreign", "6.1")
    table = play(position(red=nation(own="3L", spies=2), green=green), "espionage")
    expected = [("barred-occupied", "6.3"), ("barred-lacks", "6.2"), ("", "")]
    assert [why(table, card) for card in ("12", "32", "11")] == expected
    assert why(table, "mine_mid") == ("barred-step", "5.1")
    own = position(red=nation(own="1L", buildings="11*1"))
    assert why(own, "building 11") == ("barred-damaged", "6.4")
    assert why(own, "design_bomb")[0] == "barred-lacks"
    choice = own.pending
    assert choice is not None
    found = own.game.cannot(own.state, choice, ("design_bomb",))
    assert found is not None
    assert language("en", "manhattan").say(found.told()).startswith("Bomb design: not now, missing: ")


def test_an_action_with_words_of_its_own_says_in_its_answer_what_it_does() -> None:
    """§8.1.2 §9.1 §10.2 §11.3 §12.2 Where no goods come of it, somebody who only reads the list knows nothing else."""
    prompt = GAME.view(position(red=nation(own="2L 1E 1S", money=20, buildings="11*1")), 0).prompt
    assert prompt is not None
    told = {option.answer: [line.key for line in option.preview][:1] for option in prompt.options}
    for space in ("construct", "repair", "espionage", "airstrike_1", "design"):
        (key,) = [keys[0] for answer, keys in told.items() if answer.startswith(space)]
        assert key.startswith("works-"), space
