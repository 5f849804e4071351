/** What the house answers without a table: rules, verdicts, best plays, heaps, scores. */
import { call } from "./api.ts";
import { callOrKept } from "./rules_cache.ts";
import type {
  HeapToArrange,
  MatchToScore,
  PositionToSolve,
  RackToOpen,
  RuleField,
  TileToPlace,
  TurnToJudge,
} from "./types.ts";

/** The value of a rule. */
export type Value = RuleField["value"];

export const tools = {
  editions: () => callOrKept("GET /api/tools/rules"),
  rules: (rules: string) => callOrKept("GET /api/tools/rules/{rules}", { rules }),
  keepHouse: (rules: string) => call("POST /api/tools/houses", { rules }),
  house: (key: string) => call("GET /api/tools/houses/{key}", { key }),
  judge: (turn: TurnToJudge) => call("POST /api/tools/judge", turn),
  place: (tile: TileToPlace) => call("POST /api/tools/place", tile),
  best: (position: PositionToSolve) => call("POST /api/tools/best", position),
  arrange: (heap: HeapToArrange) => call("POST /api/tools/arrange", heap),
  openings: (rack: RackToOpen) => call("POST /api/tools/openings", rack),
  score: (match: MatchToScore) => call("POST /api/tools/score", match),
};
