"""The table of steps: every paragraph the agenda can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.noretreat import deploying
from visavis.games.noretreat.bot import blows, detraining, module, placing, targets
from visavis.games.noretreat.bot import cards as bot_cards
from visavis.games.noretreat.bot import movement as bot_movement
from visavis.games.noretreat.bot import organisation as bot_organisation
from visavis.games.noretreat.bot import results as bot_results
from visavis.games.noretreat.bot import sheets as bot_sheets
from visavis.games.noretreat.bot.seams import ANSWERS
from visavis.games.noretreat.events import drawing, fighting, forces, fortunes
from visavis.games.noretreat.events.half import EVENTS
from visavis.games.noretreat.rules import (
    battle,
    calendar,
    cards,
    declaring,
    movement,
    organisation,
    placement,
    rail,
    removals,
    results,
    retreats,
    special,
    stalin,
    supply,
    turn,
    victory,
)
from visavis.kernel.choice import Step

EVENTS.update(fighting.FIGHTING | drawing.DRAWING | forces.FORCES | fortunes.FORTUNES)
ANSWERS.update(placing.PLACING | bot_movement.MOVEMENT | targets.TARGETS | bot_results.RESULTS | blows.BLOWS)
ANSWERS.update(detraining.DETRAINING | bot_organisation.ORGANISATION | bot_cards.CARDS)

STEPS: Final[Mapping[str, Callable[..., Step | None]]] = {
    # Set-up
    "prepare": deploying.prepare,
    "option": deploying.option,
    "deploy": deploying.deploy,
    "deal": cards.deal,
    # B4
    "game_turn": turn.game_turn,
    "player_turn": turn.player_turn,
    "end_player_turn": turn.end_player_turn,
    "end_turn": turn.end_turn,
    # B5
    "cards": cards.cards_phase,
    "discard_down": cards.discard_down,
    "draw": cards.draw,
    "menu": cards.menu,
    "pause": cards.pause,
    "play": cards.play,
    "event": cards.event,
    "free_blows": fighting.free_blows,
    "lift_blows": fighting.lift_blows,
    "duel": fighting.duel,
    "duel_die": fighting.duel_die,
    "duel_again": fighting.duel_again,
    "duel_over": fighting.duel_over,
    "fight_on": fighting.fight_on,
    "give_back": drawing.give_back,
    "keep_one": drawing.keep_one,
    "to_rail": forces.to_rail,
    "get_off": forces.get_off,
    "free_step": forces.free_step,
    "crisis": forces.crisis,
    "rebuild": forces.rebuild,
    "out_of_turn": forces.out_of_turn,
    "one_hex": forces.one_hex,
    "crowding": forces.crowding,
    # B6
    "supply": supply.supply_phase,
    # B7
    "organisation": organisation.organisation_phase,
    "flip": organisation.flip,
    "turn_counter": organisation.turn_counter,
    "placement": placement.placement,
    "place_unit": placement.place_unit,
    "reorganisation": organisation.reorganisation,
    # B8
    "movement": movement.movement_phase,
    "move": movement.move,
    "go": movement.go,
    "end_movement": movement.end_movement,
    # B9
    "entrain": rail.entrain,
    "detraining": rail.detraining_phase,
    "detrain": rail.detrain,
    # B10
    "combat": declaring.combat_phase,
    "target": declaring.target,
    "solo_reaction": declaring.solo_reaction,
    "blow": declaring.blow,
    "resolve": declaring.resolve,
    "end_combat": declaring.end_combat,
    "clear_combat": declaring.clear_combat,
    "join": battle.join,
    "fleet": battle.fleet,
    "commit": battle.commit,
    "odds": battle.odds,
    "roll": battle.roll_die,
    "die_window": battle.die_window,
    "read": battle.read,
    "result_window": battle.result_window,
    "again_or_apply": battle.again_or_apply,
    "apply": results.apply,
    "lose": results.lose,
    "retreat": retreats.retreat,
    "after_result": retreats.after_result,
    "advance": retreats.advance,
    "end_battle": retreats.end_battle,
    # B11
    "removals": removals.removals_phase,
    "surrenders": removals.surrenders,
    "tidy": removals.tidy,
    "scorched": removals.scorched,
    "disperse": removals.disperse,
    # B12
    "victory_checks": victory.victory_checks,
    "passing": victory.passing,
    "skull": victory.skull,
    "sudden_death": victory.sudden_death,
    "sudden_death_test": victory.sudden_death_test,
    "last_check": victory.last_check,
    # B13
    "new_turn": calendar.new_turn,
    # SE
    "stalin_entrain": stalin.stalin_entrain,
    "stalin_detrain": stalin.stalin_detrain,
    # SG
    "turn_12": module.turn_12,
    "pass_initiative": module.pass_initiative,
    "solo_check": module.solo_check,
    "solo_card": module.solo_card,
    "solo_blows": module.solo_blows,
    # SD
    "choose_plan": module.choose_plan,
    "plan_moves": bot_movement.plan_moves,
    "begin_sheet": bot_sheets.begin_sheet,
    "tick_movement": bot_sheets.tick_movement,
    "note_advance": bot_sheets.note_advance,
    "judge_advance": bot_sheets.judge_advance,
    "tick_combat": bot_sheets.tick_combat,
    "tick_end": bot_sheets.tick_end,
    "judge_plan": module.judge_plan,
    # B14
    "oil_groups": special.oil_groups,
    "allies_leave": special.allies_leave,
}
