import { expect, test } from "vitest";
import type { ReplayedMoment } from "../../wire/types.ts";
import { eventLine, readEvent, readHead } from "./record.ts";
import { stepOf, timeline } from "./timeline.ts";

let number = 0;
const moment = (event: string, table: string, racks: string[], turn = 0): ReplayedMoment => {
  number += 1;
  const melded = racks.map(() => true);
  return { number, at: 0, event, table, racks, melded, pool: 9, turn };
};

number = 0;
const GAME = [
  moment("start-draw 0 b5", "", ["", ""]),
  moment("begin 0", "", ["", ""]),
  moment("deal 0 b4 b5 b6 k1", "", ["b4 b5 b6 k1", ""]),
  moment("deal 1 b4 r1", "", ["b4 b5 b6 k1", "b4 r1"]),
  moment("play 0 b4 b5 b6", "b4 b5 b6", ["k1", "b4 r1"], 1),
  moment('say 0 "pass"', "b4 b5 b6", ["k1", "b4 r1"], 1),
  moment("bell 1 idle | b4 b5 b6 | b4 b5 b6", "b4 b5 b6", ["k1", "b4 r1"], 1),
  moment("draw 1 o9", "b4 b5 b6", ["k1", "b4 r1 o9"]),
  moment("end out | 14 -14 | 0 |  | b4 r1 o9", "b4 b5 b6", ["k1", "b4 r1 o9"]),
  moment("reveal 00", "b4 b5 b6", ["k1", "b4 r1 o9"]),
];

test("the steps are the deal, what was done, and the end", () => {
  const steps = timeline(GAME, 13);
  expect(steps.map(({ kind }) => kind)).toEqual(["deal", "play", "bell", "draw", "end"]);
  expect(steps.map(({ event }) => event)).toEqual([4, 5, 7, 8, 9]);
  expect(steps[1]?.laid.map(({ face }) => face)).toEqual(["b4", "b5", "b6"]);
  expect(steps[2]?.outcome).toBe("idle");
  expect(steps[3]?.drawn).toEqual(["o9"]);
  const end = steps[4];
  expect([end?.outcome, end?.points, end?.winners]).toEqual(["out", [14, -14], [0]]);
});

test("a bell that is no pass is told from one that is, and who abandoned the game", () => {
  const racks = ["k1", "b7"];
  const [pass, due, end] = timeline(
    [
      moment("bell 0 idle | b4 b5 b6 | b4 b5 b6", "b4 b5 b6", racks, 1),
      moment("bell 1 restored | b4 b5 b6 | ? | could-play", "b4 b5 b6", racks, 0),
      moment("end abandoned by 1 | 0 0 |  | k1 | b7", "b4 b5 b6", racks, 0),
    ],
    13,
  );
  expect([pass?.couldPlay, due?.couldPlay, end?.couldPlay]).toEqual([false, true, false]);
  expect([end?.outcome, end?.seat, end?.winners]).toEqual(["abandoned", 1, []]);
});

test("a tile keeps its id from the rack to the table, and each seat keeps its own", () => {
  const [deal, play, , draw] = timeline(GAME, 13);
  const ids = deal?.racks[0]?.slice(0, 3).map(({ id }) => id);
  expect(play?.board.sets[0]?.pieces.map(({ id }) => id)).toEqual(ids);
  expect(play?.racks.map((rack) => rack.map(({ face }) => face))).toEqual([["k1"], ["b4", "r1"]]);
  expect(play?.racks[1]).toEqual(deal?.racks[1]);
  expect(draw?.racks[1]?.map(({ face }) => face)).toEqual(["b4", "r1", "o9"]);
});

test("a best play is asked for in turns only, and only of racks that are seen", () => {
  const asked = timeline(GAME, 13).map((step) => step.asked?.number ?? null);
  expect(asked).toEqual([null, 4, 6, null, null]);
  const unseen = GAME.map((each) => ({ ...each, racks: [each.racks[0] ?? "", "?? ??"] }));
  expect(timeline(unseen, 13).map((step) => step.asked?.number ?? null)).toEqual([
    null,
    4,
    null,
    null,
    null,
  ]);
});

test("tiles from a rack that is not seen come from nowhere", () => {
  const hidden = [
    moment("deal 0 ?? ?? ??", "", ["?? ?? ??", "k1"]),
    moment("play 0 b4 b5 b6", "b4 b5 b6", ["", "k1"], 1),
  ];
  const [, play] = timeline(hidden, 13);
  expect(play?.laid.map(({ face }) => face)).toEqual(["b4", "b5", "b6"]);
  expect(play?.racks[0]).toEqual([]);
});

test("a link to any event shows the step in which it happened", () => {
  const steps = timeline(GAME, 13);
  expect([1, 4, 5, 6, 7, 99].map((event) => stepOf(steps, event))).toEqual([0, 0, 1, 1, 2, 4]);
  expect(stepOf([], 3)).toBe(0);
});

test("head and lines of a record are read", () => {
  const text = [
    "remeld-record 1",
    'rules lanmi(call="Out!")',
    'player "Zoë"',
    'player "B. \\"O\\""',
    "option big-set",
    'word ""',
    'word "魔力橋"',
    "commitment ab",
    "seen all",
    "",
    "1 0 start-draw 0 b5",
    "10 0 pass 1",
  ].join("\n");
  const head = readHead(text);
  expect(head.players).toEqual(["Zoë", 'B. "O"']);
  expect(head.words).toEqual(["", "魔力橋"]);
  expect([head.rules, head.seen, head.bigSet]).toEqual(['lanmi(call="Out!")', "all", true]);
  expect(eventLine(text, 1)).toBe("1 0 start-draw 0 b5");
  expect(eventLine(text, 7)).toBeNull();
  expect(readEvent("pass 1")).toEqual({ kind: "pass", seat: 1, rest: "" });
});
