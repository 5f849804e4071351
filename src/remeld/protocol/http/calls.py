"""Every call over HTTP, declared once: its address, what is asked and what is answered.

The server answers them; the OpenAPI document and the page's types are made from them.
"""

from types import NoneType
from typing import Any

from remeld.protocol.http import (
    answers,
    openings,
    practice,
    puzzles,
    requests,
    reviews,
    rule_answers,
)
from remeld.protocol.http.call import SVG, TEXT, Call
from remeld.protocol.messages import FoundPlaces

__all__ = ["CALLS"]

Nothing = requests.Nothing

SHOW_HOUSE = Call(
    "GET", "/api/house", "house", "The house, for the page's dialogs.", Nothing, answers.HouseInfo
)
DRAW_QR_CODE = Call(
    "GET",
    "/api/qr.svg",
    "house",
    "A QR code of a page of this house, and of no other house: an invitation to photograph.",
    requests.PageAddress,
    str,
    media=SVG,
)
OPEN_TO_NETWORK = Call(
    "POST",
    "/api/house/networks",
    "house",
    "Open the house to a network of its machine and invite there; only the machine itself may.",
    requests.NetworkAddress,
    answers.HouseInfo,
)
COME_IN = Call(
    "POST",
    "/api/session",
    "people",
    "Use the session of this browser, or begin one.",
    Nothing,
    answers.SessionInfo,
)
SIGN_OUT = Call(
    "DELETE",
    "/api/session",
    "people",
    "Forget this browser; its sockets are closed.",
    Nothing,
    NoneType,
    status=204,
)
MAKE_TRANSFER = Call(
    "POST",
    "/api/session/transfer",
    "people",
    "A code that brings this player to another device.",
    Nothing,
    answers.TransferCode,
)
MAKE_RECOVERY = Call(
    "POST",
    "/api/session/recovery",
    "people",
    "A new recovery code; earlier ones go on to work until they are used.",
    Nothing,
    answers.SessionInfo,
)
TAKE_CODE = Call(
    "POST",
    "/api/session/take",
    "people",
    "Become the player behind a transfer or recovery code, which is used up by this.",
    requests.TypedCode,
    answers.SessionInfo,
)
FORGET_PERSON = Call(
    "DELETE",
    "/api/person",
    "people",
    "Delete this player: the name at every table, all sessions and codes.",
    Nothing,
    NoneType,
    status=204,
)
SHOW_OWN_PUZZLES = Call(
    "GET",
    "/api/person/puzzles",
    "people",
    "This player's puzzles: rating, results, days in a row; nobody else is told.",
    Nothing,
    puzzles.OwnPuzzles,
)
KEEP_RESULTS = Call(
    "POST",
    "/api/person/puzzles",
    "people",
    "Keep what became of puzzles: each turn is judged, and the first result of a puzzle is rated.",
    puzzles.ResultsToKeep,
    puzzles.OwnPuzzles,
)
FORGET_PUZZLES = Call(
    "DELETE",
    "/api/person/puzzles",
    "people",
    "Delete this player's rating, results and days.",
    Nothing,
    NoneType,
    status=204,
)
MAKE_TABLE = Call(
    "POST",
    "/api/tables",
    "tables",
    "Set up a table and be its host.",
    requests.NewTable,
    answers.TableAddress,
    status=201,
)
LIST_LOBBY = Call(
    "GET",
    "/api/lobby",
    "tables",
    "The public tables that wait for players or play; the others cannot be listed.",
    Nothing,
    answers.ListedTables,
)
LIST_MINE = Call(
    "GET",
    "/api/mine",
    "tables",
    "The tables at which this player is or was.",
    Nothing,
    answers.ListedTables,
)
LIST_TURNS = Call(
    "GET",
    "/api/turns",
    "tables",
    "Where it is this player's turn, of the tables that changed last.",
    Nothing,
    answers.ListedTurns,
)
FIND_CODE = Call(
    "GET",
    "/api/codes/{code}",
    "tables",
    "The table with a short code.",
    requests.CodePath,
    answers.TableAddress,
)
GIVE_HINT = Call(
    "GET",
    "/api/tables/{table}/hint/{seat}",
    "tables",
    "A hint for the own seat on turn, where the table allows hints.",
    requests.HintPath,
    answers.Hint,
)
LIST_RECORDS = Call(
    "GET",
    "/api/tables/{table}/records",
    "tables",
    "How many games of a table have a record, also when the table itself was deleted.",
    requests.TablePath,
    answers.ListedRecords,
)
SEND_RECORD = Call(
    "GET",
    "/api/tables/{table}/records/{game}",
    "tables",
    "The record of a finished game, counted from the first game at this table.",
    requests.RecordPath,
    str,
    media=TEXT,
)
EXPLAIN_TURN = Call(
    "GET",
    "/api/tables/{table}/records/{game}/reasons/{event}",
    "tables",
    "Why a computer player did what an event of a finished game tells.",
    requests.RecordedEventPath,
    answers.ComputerReason,
)
TELL_HOW_PLAYED = Call(
    "GET",
    "/api/tables/{table}/records/{game}/played",
    "tables",
    "How the computer players of a finished game played it.",
    requests.RecordPath,
    answers.ComputerGame,
)
JUDGE_TURN = Call(
    "POST",
    "/api/tools/judge",
    "tools",
    "Is this turn legal?",
    requests.TurnToJudge,
    answers.JudgedTurn,
)
PLACE_TILE = Call(
    "POST",
    "/api/tools/place",
    "tools",
    "Where could this tile of the rack go?",
    requests.TileToPlace,
    FoundPlaces,
)
SCORE_MATCH = Call(
    "POST",
    "/api/tools/score",
    "tools",
    "Score the games of a match by the rules of an edition.",
    requests.MatchToScore,
    answers.MatchScored,
)
LIST_EDITIONS = Call(
    "GET", "/api/tools/rules", "tools", "The keys of all editions.", Nothing, rule_answers.Editions
)
SHOW_RULES = Call(
    "GET",
    "/api/tools/rules/{rules}",
    "tools",
    "The rules of an edition, or of a house, field by field.",
    requests.RulesPath,
    rule_answers.RulesInfo,
)
SHOW_OPTIONS = Call(
    "GET",
    "/api/tools/options/{rules}",
    "tools",
    "What can be chosen for a table by these rules.",
    requests.RulesPath,
    answers.OptionsOffered,
)
FIND_BEST_PLAY = Call(
    "POST",
    "/api/tools/best",
    "tools",
    "The best play for a rack and a table.",
    requests.PositionToSolve,
    answers.BestPlay,
)
ARRANGE_TILES = Call(
    "POST",
    "/api/tools/arrange",
    "tools",
    "Arrange tiles into legal sets.",
    requests.HeapToArrange,
    answers.ArrangedTiles,
)
EXPLORE_OPENING = Call(
    "POST",
    "/api/tools/openings",
    "tools",
    "How soon a rack can lay its initial meld, and what is best.",
    openings.RackToOpen,
    openings.OpeningAnswer,
)
VERIFY_RECORD = Call(
    "POST",
    "/api/tools/records/verify",
    "tools",
    "Play a record again by the rules and say whether everything in it is right.",
    requests.RecordToVerify,
    answers.VerifiedRecord,
)
REPLAY_RECORD = Call(
    "POST",
    "/api/tools/records/replay",
    "tools",
    "The game after each event of a record; it is read, not checked.",
    requests.RecordToReplay,
    answers.ReplayedRecord,
)
REVIEW_RECORD = Call(
    "POST",
    "/api/tools/records/review",
    "tools",
    "What each turn of a finished game could have been, by what its seat could know.",
    reviews.RecordToReview,
    reviews.ReviewedRecord,
)
ESTIMATE_TURNS = Call(
    "POST",
    "/api/tools/records/review/chances",
    "tools",
    "Estimates of winning chances in some turns of a finished game.",
    reviews.TurnsToEstimate,
    reviews.EstimatedTurns,
)
SUM_UP_REVIEW = Call(
    "POST",
    "/api/tools/records/review/sums",
    "tools",
    "Accuracy, luck apart from skill, and the moments that decided a finished game.",
    reviews.ChancesToSum,
    reviews.ReviewSums,
)
KEEP_HOUSE = Call(
    "POST",
    "/api/tools/houses",
    "tools",
    "Keep house rules under a link.",
    requests.HouseRules,
    rule_answers.HouseKey,
    status=201,
)
LOAD_HOUSE = Call(
    "GET",
    "/api/tools/houses/{key}",
    "tools",
    "The house rules under a link.",
    requests.HouseKeyPath,
    rule_answers.RulesInfo,
)
LIST_PUZZLES = Call(
    "GET",
    "/api/puzzles/{edition}",
    "puzzles",
    "All puzzles of an edition, and which one is today's.",
    puzzles.EditionPath,
    puzzles.PuzzleBook,
)
LIST_ANSWERS = Call(
    "GET",
    "/api/puzzles/{edition}/answers",
    "puzzles",
    "The answers of all puzzles of an edition, step by step, for times without a network.",
    puzzles.EditionPath,
    puzzles.PuzzleAnswers,
)
SHOW_RATINGS = Call(
    "GET",
    "/api/puzzles/{edition}/ratings",
    "puzzles",
    "What the people of this house made of the difficulties of puzzles.",
    puzzles.EditionPath,
    puzzles.PuzzleRatings,
)
SHOW_PUZZLE = Call(
    "GET",
    "/api/puzzles/{edition}/{number}",
    "puzzles",
    "A puzzle by its number.",
    puzzles.PuzzlePath,
    puzzles.PuzzleInfo,
)
SHOW_DAY = Call(
    "GET",
    "/api/puzzles/{edition}/days/{date}",
    "puzzles",
    "The puzzle of a day (UTC), the same for everybody.",
    puzzles.PuzzleDay,
    puzzles.PuzzleInfo,
)
FIND_PUZZLE = Call(
    "GET",
    "/api/puzzles/{edition}/kinds/{kind}/{difficulty}",
    "puzzles",
    "A puzzle of a kind, as near as can be to a difficulty.",
    puzzles.PuzzleLevel,
    puzzles.PuzzleInfo,
)
CHECK_TRY = Call(
    "POST",
    "/api/puzzles/check",
    "puzzles",
    "Does this turn solve the puzzle? If not, what is missing, and not the answer.",
    puzzles.TryToCheck,
    puzzles.CheckedTry,
)
SHOW_SOLUTION = Call(
    "GET",
    "/api/puzzles/{edition}/{number}/solution",
    "puzzles",
    "The answer of a puzzle, carried out with the least disturbance.",
    puzzles.PuzzlePath,
    answers.BestPlay,
)
DRAW_PUZZLE = Call(
    "GET",
    "/api/puzzles/{edition}/{number}/picture.svg",
    "puzzles",
    "A puzzle as a picture to be shared, without the answer.",
    puzzles.PuzzlePath,
    str,
    media=SVG,
)
SHOW_DRILL = Call(
    "GET",
    "/api/practice/{edition}/{drill}/{seed}",
    "puzzles",
    "A drill: some questions of one kind with their answers, the same for the same seed.",
    practice.DrillPath,
    practice.DrillInfo,
)
SHOW_HEALTH = Call(
    "GET",
    "/healthz",
    "operators",
    "Whether this process can reach its database, and rings its bells.",
    Nothing,
    answers.Health,
)
SHOW_METRICS = Call(
    "GET",
    "/metrics",
    "operators",
    "Figures for Prometheus, to those who may read them.",
    Nothing,
    str,
    media=TEXT,
)

CALLS: dict[str, Call[Any, Any]] = {
    name.lower(): value for name, value in list(globals().items()) if isinstance(value, Call)
}
"""All calls by name, in the order in which they are documented."""
