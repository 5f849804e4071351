import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ReplayedMoment } from "../../wire/types.ts";
import { fromHex, prove, seedOf, shuffled, tilesOf, toHex } from "./proof.ts";
import { readHead } from "./record.ts";

type Vector = {
  secret: string;
  words: string[];
  box: [number, number, number, number];
  seed: string;
  deal: string;
};
const read = (path: string): string =>
  readFileSync(new URL(`../../../../tests/data/${path}`, import.meta.url), "utf-8");
const VECTORS = JSON.parse(read("deal-vectors.json")) as Vector[];
const BOX = { colours: 4, numbers: 13, copies: 2, jokers: 4 };

const RECORD = read("records/version-1.txt");
const moments = (text: string): ReplayedMoment[] =>
  text
    .split("\n\n")[1]!
    .trim()
    .split("\n")
    .map((line, place) => ({
      number: place + 1,
      at: 0,
      event: line.split(" ").slice(2).join(" "),
      table: "",
      racks: [],
      melded: [],
      pool: 0,
      turn: 0,
    }));

test("seed and deal are those of the reference vectors", async () => {
  for (const { secret, words, box, seed, deal } of VECTORS) {
    const made = await seedOf(fromHex(secret), words);
    expect(toHex(made)).toBe(seed);
    const [colours, numbers, copies, jokers] = box;
    const tiles = tilesOf({ colours, numbers, copies, jokers });
    expect((await shuffled(made, tiles, "deal")).join(" ")).toBe(deal);
  }
});

test("a record is proved by its secret", async () => {
  expect(await prove(readHead(RECORD), moments(RECORD), BOX)).toBe("proved");
});

test("another secret, another tile or no secret prove nothing", async () => {
  const head = readHead(RECORD);
  const other = RECORD.replace(/reveal ../, "reveal 00");
  expect(await prove(head, moments(other), BOX)).toBe("seal-differs");
  const swapped = RECORD.replace(/(deal 1) (\S+) (\S+)/, "$1 $3 $2");
  expect(await prove(head, moments(swapped), BOX)).toBe("deal-differs");
  const begun = RECORD.replace(/(start-draw 0) b5/, "$1 b6");
  expect(await prove(head, moments(begun), BOX)).toBe("deal-differs");
  const cut = RECORD.replace(/.*reveal.*/, "");
  expect(await prove(head, moments(cut), BOX)).toBe("no-secret");
});
