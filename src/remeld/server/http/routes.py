"""Which function answers which call."""

from starlette.routing import Route

from remeld.protocol.http import calls
from remeld.server.http import (
    house,
    operators,
    options,
    people,
    practice,
    puzzles,
    records,
    referee,
    reviews,
    rules,
    solver,
    tables,
)
from remeld.server.http.routing import route

__all__ = ["ROUTES"]

ROUTES: tuple[Route, ...] = (
    Route("/api/openapi.json", operators.show_openapi),
    route(calls.SHOW_HOUSE, house.show_house),
    route(calls.DRAW_QR_CODE, house.draw_qr_code),
    route(calls.OPEN_TO_NETWORK, house.open_to_network),
    route(calls.COME_IN, people.come_in),
    route(calls.SIGN_OUT, people.sign_out),
    route(calls.MAKE_TRANSFER, people.make_transfer),
    route(calls.MAKE_RECOVERY, people.make_recovery),
    route(calls.TAKE_CODE, people.take_code),
    route(calls.FORGET_PERSON, people.forget_person),
    route(calls.MAKE_TABLE, tables.make_table),
    route(calls.LIST_LOBBY, tables.list_lobby),
    route(calls.LIST_MINE, tables.list_mine),
    route(calls.LIST_TURNS, tables.list_turns),
    route(calls.FIND_CODE, tables.find_code),
    route(calls.GIVE_HINT, tables.give_hint),
    route(calls.LIST_RECORDS, tables.list_records),
    route(calls.SEND_RECORD, tables.send_record),
    route(calls.EXPLAIN_TURN, tables.explain_turn),
    route(calls.JUDGE_TURN, referee.judge_turn),
    route(calls.PLACE_TILE, referee.place_tile),
    route(calls.SCORE_MATCH, referee.score_match),
    route(calls.LIST_EDITIONS, rules.list_editions),
    route(calls.SHOW_RULES, rules.show_rules),
    route(calls.SHOW_OPTIONS, options.show_options),
    route(calls.FIND_BEST_PLAY, solver.find_best_play),
    route(calls.ARRANGE_TILES, solver.arrange_tiles),
    route(calls.VERIFY_RECORD, records.verify_record),
    route(calls.REPLAY_RECORD, records.replay_record),
    route(calls.REVIEW_RECORD, reviews.review_record),
    route(calls.ESTIMATE_TURNS, reviews.estimate_turns),
    route(calls.SUM_UP_REVIEW, reviews.sum_up_review),
    route(calls.KEEP_HOUSE, rules.keep_house),
    route(calls.LOAD_HOUSE, rules.load_house),
    route(calls.LIST_PUZZLES, puzzles.list_puzzles),
    route(calls.SHOW_PUZZLE, puzzles.show_puzzle),
    route(calls.SHOW_DAY, puzzles.show_day),
    route(calls.FIND_PUZZLE, puzzles.find_puzzle),
    route(calls.CHECK_TRY, puzzles.check_try),
    route(calls.SHOW_SOLUTION, puzzles.show_solution),
    route(calls.DRAW_PUZZLE, puzzles.draw_picture),
    route(calls.SHOW_DRILL, practice.show_drill),
    route(calls.SHOW_HEALTH, operators.show_health),
    route(calls.SHOW_METRICS, operators.show_metrics),
)
