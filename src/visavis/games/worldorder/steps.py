"""The table of steps: every paragraph the agenda can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.worldorder import setup
from visavis.games.worldorder.bot import actions, placing
from visavis.games.worldorder.bot import turn as automa
from visavis.games.worldorder.cards import (
    assets_diplomacy,
    assets_economy,
    assets_military,
    branches,
    expansion,
    market,
    starting,
)
from visavis.games.worldorder.cards import growth as growth_cards
from visavis.games.worldorder.cards.card import ABILITIES, ASSETS, CARDS, GAINED
from visavis.games.worldorder.objectives import choosing
from visavis.games.worldorder.rules import (
    aftermath,
    auto_influence,
    bases,
    drawing,
    ending,
    engage,
    growth,
    influence,
    invest,
    movement,
    orders,
    preparation,
    production,
    purse,
    relations,
    research,
    scoring,
    trade,
    turn,
)
from visavis.kernel.choice import Step

CARDS.update(starting.STARTING | market.MARKET | expansion.NEW)
ASSETS.update(assets_economy.ECONOMY | assets_military.MILITARY | assets_diplomacy.DIPLOMACY)
ABILITIES.update(growth_cards.USED)
GAINED.update(growth_cards.TAKEN)

STEPS: Final[Mapping[str, Callable[..., Step | None]]] = {
    # B2
    "open_countries": drawing.open_countries,
    "open_market": drawing.open_market,
    "lay_growth": setup.lay_growth,
    "first_hand": setup.first_hand,
    "deal_assets": setup.deal_assets,
    "deal_objectives": setup.deal_objectives,
    "choose_cards": setup.choose_cards,
    # B3
    "round": preparation.begin_round,
    "open_influence": preparation.open_influence,
    "commerce_up": preparation.commerce_up,
    "draw_hand": preparation.draw_hand,
    "reveal_countries": drawing.reveal_countries,
    "reveal": drawing.reveal,
    "order": preparation.order,
    "primary": preparation.primary,
    "focuses": preparation.focuses,
    "focus": preparation.focus,
    "ready_focus": preparation.ready_focus,
    "raise": preparation.raise_focus,
    "produce_focus": preparation.produce_focus,
    "reaction": preparation.reaction,
    # B4
    "action": turn.action,
    "turn": turn.turn,
    "play": turn.play,
    "play_card": turn.play_card,
    "play_again": turn.play_again,
    "ability": turn.ability,
    "asset": turn.asset,
    "end_turn": turn.end_turn,
    "end_round": turn.end_round,
    "draw": drawing.draw,
    "discard": drawing.discard_from_hand,
    "trash": drawing.trash_from_hand,
    "gain": purse.gain,
    # B5 to B13: actions
    "relations": relations.relations,
    "ready": relations.ready_some,
    "refill": drawing.refill,
    "engage": engage.engage,
    "engage_token": engage.engage_token,
    "trade": trade.trade,
    "deal": trade.deal,
    "invest": invest.invest,
    "move": movement.move,
    "base": bases.base,
    "growth": growth.growth,
    "produce": production.produce,
    "influence": influence.influence,
    "reset": influence.reset,
    "convert": influence.convert,
    "resilience": influence.resilience,
    # B14
    "research": research.research,
    "study": research.study,
    "repeat_bonus": research.repeat_bonus,
    "study_allies": research.study_allies,
    "shop": research.shop,
    "arrange": research.arrange,
    "clear_market": research.clear_market,
    # B15
    "auto_influence": auto_influence.auto_influence,
    "influence_row": auto_influence.influence_row,
    "discard_influence": auto_influence.discard_influence,
    # B16
    "aftermath": aftermath.aftermath,
    "returns": aftermath.returns,
    "prosperity": aftermath.prosperity,
    "threat": aftermath.threat,
    # B17 to B20
    "scoring": scoring.scoring,
    "objectives": choosing.objectives,
    "objective": choosing.objective,
    "open_objectives": choosing.open_objectives,
    "finish": ending.finish,
    "executive_order": orders.executive_order,
    # A4 to A17
    "automa_focus": automa.automa_focus,
    "automa_income": automa.automa_income,
    "automa_bonus": automa.automa_bonus,
    "automa_turn": automa.automa_turn,
    "automa_reveal": automa.automa_reveal,
    "automa_do": automa.automa_do,
    "automa_growth": actions.automa_growth,
    "automa_study": automa.automa_study,
    "automa_shop": automa.automa_shop,
    "automa_sweep": automa.automa_sweep,
    "automa_returns": automa.automa_returns,
    "automa_prosperity": automa.automa_prosperity,
    "automa_influence": placing.automa_influence,
    "automa_tokens": placing.automa_tokens,
    # K1
    "currency": starting.currency,
    # K2
    "branch": branches.branch,
    "several": branches.several,
    "engage_there": branches.engage_there,
    "reset_there": branches.reset_there,
    "reset_moved": branches.reset_moved,
    "negotiate": market.negotiate,
    "close_region": market.close_region,
    "tap": market.tap,
    "ally_arms": market.ally_arms,
    "invest_readied": market.invest_readied,
    "restructure": market.restructure,
    "agenda": market.agenda,
    "prosper_or_play": market.prosper_or_play,
    # K3
    "one_more": expansion.one_more,
    "force_shown": expansion.force_shown,
    "give_way": expansion.give_way,
    "send_home": expansion.send_home,
    "copy": expansion.copy,
    "copied": expansion.copied,
    # K4
    "develop": growth_cards.develop,
    "exchange": growth_cards.exchange,
    "symbols": growth_cards.symbols,
    "deal_operation": growth_cards.deal_operation,
    "use_at_once": growth_cards.use_at_once,
    # K5
    "points": assets_economy.points,
    "brand": assets_economy.brand_influence,
    "energy_influence": assets_economy.energy_influence,
    "surplus": assets_economy.surplus,
    "second_invest": assets_economy.second_invest,
    "fleet": assets_military.fleet,
    "band": assets_military.band,
    "enlarge": assets_diplomacy.enlarge,
    "neighbour": assets_diplomacy.neighbour,
    "cooperate": assets_diplomacy.cooperate,
    "consensus": assets_diplomacy.consensus_thanks,
    "partner": assets_diplomacy.partner,
    "swap": assets_diplomacy.swap,
}
