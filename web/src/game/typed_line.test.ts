import { describe, expect, it } from "vitest";
import { read, TypingError, type Word } from "./typed_line.ts";

const words = new Map<string, Word>([
  ["table", "table"],
  ["rack", "rack"],
  ["set", "set"],
  ["new", "new"],
  ["end", "end"],
  ["牌架", "rack"],
  ["zurücklegen", "reset"],
]);
const typed = (line: string): unknown => read(line, words);
const tiles = (text: string): unknown =>
  text.split(" ").map((word) => ({ face: word.split("=")[0], as: word.split("=")[1] ?? null }));
const trouble = (line: string): unknown => {
  try {
    return read(line, words);
  } catch (problem) {
    if (!(problem instanceof TypingError)) throw problem;
    return [problem.code, problem.part, problem.place];
  }
};

describe("tiles that are typed", () => {
  it("are a new set, or several", () => {
    expect(typed("b4 b5 b6")).toEqual({ kind: "lay", sets: [tiles("b4 b5 b6")] });
    expect(typed(" B4-6 , k8 r8 j=o8")).toEqual({
      kind: "lay",
      sets: [tiles("b4 b5 b6"), tiles("k8 r8 j=o8")],
    });
  });
  it("may have the player's own letter for the fourth colour", () => {
    expect(read("g4–5 r6", words, "g")).toEqual({ kind: "lay", sets: [tiles("o4 o5 r6")] });
    expect(read("黄7 > 3", words, "黄")).toMatchObject({ tiles: tiles("o7") });
  });
  it("go to a set, to the rack, or become a new set", () => {
    const move = { kind: "move", from: null, tiles: tiles("b7") };
    expect(typed("b7 > 3")).toEqual({ ...move, goal: { to: "set", number: 3 } });
    expect(typed("b7>set 3")).toEqual({ ...move, goal: { to: "set", number: 3 } });
    for (const rack of ["r", "0", "rack", "牌架"])
      expect(typed(`b7 > ${rack}`)).toEqual({ ...move, goal: { to: "rack" } });
    for (const fresh of ["n", "new"])
      expect(typed(`b7 > ${fresh}`)).toEqual({ ...move, goal: { to: "new" } });
  });
  it("come from a set", () => {
    const move = { kind: "move", from: 3, tiles: tiles("b4") };
    expect(typed("3:b4 >5")).toEqual({ ...move, goal: { to: "set", number: 5 } });
    expect(typed("set 3: b4")).toEqual({ ...move, goal: { to: "new" } });
    expect(typed("3 > 5")).toEqual({ ...move, tiles: null, goal: { to: "set", number: 5 } });
  });
  it("can be typed on a Chinese keyboard", () => {
    expect(typed("３：ｂ４　＞ ５")).toEqual(typed("3: b4 > 5"));
    expect(typed("b4-6、k8 r8 o8")).toEqual(typed("b4-6, k8 r8 o8"));
  });
});

describe("what else is typed", () => {
  it("splits a set and tells a joker", () => {
    expect(typed("3 / b6")).toEqual({ kind: "split", number: 3, face: "b6" });
    expect(typed("j=b8")).toEqual({ kind: "tell", number: null, as: "b8" });
    expect(typed("3: j=b8")).toEqual({ kind: "tell", number: 3, as: "b8" });
    expect(typed("3: j=?")).toEqual({ kind: "tell", number: 3, as: null });
    expect(typed("3: j=b8 > 2")).toMatchObject({ kind: "move", tiles: tiles("j=b8") });
  });
  it("asks", () => {
    expect(typed("table")).toEqual({ kind: "ask", what: "table" });
    expect(typed("T")).toEqual({ kind: "ask", what: "table" });
    expect(typed("r")).toEqual({ kind: "ask", what: "rack" });
    expect(typed("0")).toEqual({ kind: "ask", what: "rack" });
    expect(typed("?")).toEqual({ kind: "ask", what: "help" });
    expect(typed("？")).toEqual({ kind: "ask", what: "help" });
    expect(typed("12")).toEqual({ kind: "set", number: 12 });
    expect(typed("set 3")).toEqual({ kind: "set", number: 3 });
  });
  it("does something, in any language", () => {
    expect(typed("End")).toEqual({ kind: "do", what: "end" });
    expect(typed("ZURÜCKLEGEN")).toEqual({ kind: "do", what: "reset" });
    expect(typed("u")).toEqual({ kind: "do", what: "undo" });
  });
});

describe("what is not understood", () => {
  it("is named with its place", () => {
    expect(trouble("b4 b5 x6")).toEqual(["unknown", "x6", 7]);
    expect(trouble("b4 > Mars")).toEqual(["unknown", "Mars", 6]);
    expect(trouble("3 b4")).toEqual(["unknown", "b4", 3]);
    expect(trouble("b9-4")).toEqual(["unknown", "b9-4", 1]);
    expect(trouble("b4 ?? b6")).toEqual(["unknown", "??", 4]);
    expect(trouble("b4,, b5")).toEqual(["unknown", ",", 4]);
    expect(trouble("constructor")).toEqual(["unknown", "constructor", 1]);
    expect(trouble("3 / b4-6")).toEqual(["unknown", "b4-6", 5]);
    expect(trouble("b4-6, b7 > 3")).toEqual(["unknown", ">", 10]);
  });
  it("may be too little or too much", () => {
    expect(trouble("  ")).toEqual(["unfinished", "", 3]);
    expect(trouble("b4 >")).toEqual(["unfinished", "", 5]);
    expect(trouble("3:")).toEqual(["unfinished", "", 3]);
    expect(trouble("b4 b5,")).toEqual(["unfinished", "", 7]);
    expect(trouble("3 /")).toEqual(["unfinished", "", 4]);
    expect(trouble("set")).toEqual(["unfinished", "", 4]);
    expect(trouble("end now")).toEqual(["too-much", "now", 5]);
    expect(trouble("b4 > 3 4")).toEqual(["too-much", "4", 8]);
  });
});
