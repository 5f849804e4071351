/**
 * The deal's proof: the secret that was revealed fits what was published before the game, and the
 * order of the tiles follows from it. The steps are those of docs/record.md, done by the browser.
 */
import { COLOURS } from "../../game/tiles.ts";
import type { ReplayedMoment } from "../../wire/types.ts";
import { readEvent, type Head } from "./record.ts";

/** The tiles in play. */
export type BoxOfTiles = { colours: number; numbers: number; copies: number; jokers: number };

export type Proof =
  /** The seal was that of the secret, and every tile came as it says. */
  | "proved"
  | "seal-differs"
  | "deal-differs"
  /** There is no secret in the record: the game is not over, or a seat's eyes saw none. */
  | "no-secret";

const DEAL = "remeld-deal-1\0";
const RANGE = 2n ** 64n;

/** Check a record with the browser's own SHA-256. */
export async function prove(
  head: Head,
  moments: readonly ReplayedMoment[],
  box: BoxOfTiles,
): Promise<Proof> {
  const events = moments.map(({ event }) => readEvent(event));
  const hex = events.find(({ kind }) => kind === "reveal")?.rest;
  if (!hex) return "no-secret";
  const secret = fromHex(hex);
  if (toHex(await sha256(secret)) !== head.commitment) return "seal-differs";
  const seed = await seedOf(secret, head.words);
  const deal = await shuffled(seed, tilesOf(box), "deal");
  const told = events.flatMap(({ kind, rest }) =>
    kind === "deal" || kind === "draw" ? rest.split(" ").filter(Boolean) : [],
  );
  const fits = told.every((face, place) => face === deal[place]);
  const starts = events.flatMap(({ kind, rest }) => (kind === "start-draw" ? [rest] : []));
  const first = starts.length > 0 ? await shuffled(seed, tilesOf(box), "start-0") : [];
  // Should all tiles be turned over in the draw for the start, they would be mixed anew.
  const fair = starts.slice(0, first.length).every((face, place) => face === first[place]);
  return fits && fair ? "proved" : "deal-differs";
}

/** Every tile in the order in which a box is sorted. */
export function tilesOf({ colours, numbers, copies, jokers }: BoxOfTiles): string[] {
  const kinds = COLOURS.slice(0, colours).flatMap((colour) =>
    Array.from({ length: numbers }, (_, number) => `${colour}${number + 1}`),
  );
  const all = kinds.flatMap((face) => Array.from({ length: copies }, () => face));
  return [...all, ...Array.from({ length: jokers }, () => "j")];
}

/** The seed that follows from the secret and the players' words. */
export function seedOf(secret: Bytes, words: readonly string[]): Promise<Bytes> {
  const spoken = words.flatMap((word) => {
    const bytes = encode(word);
    return [bigEndian(BigInt(bytes.length), 4), bytes];
  });
  return sha256(joined([encode(DEAL), secret, ...spoken]));
}

/** The items in the order that follows from the seed for a label. */
export async function shuffled<T>(seed: Bytes, items: readonly T[], label: string): Promise<T[]> {
  const order = [...items];
  const next = numbers(seed, label);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await below(next, BigInt(last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Next = () => Promise<bigint>;

/** The stream of numbers of 64 bits with a label: four of each block. */
function numbers(seed: Bytes, label: string): Next {
  let block = 0n;
  let ready: bigint[] = [];
  return async () => {
    if (ready.length === 0) {
      const data = joined([seed, encode(`${label}\0`), bigEndian(block++, 8)]);
      const view = new DataView((await sha256(data)).buffer);
      ready = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return ready.shift() ?? 0n;
  };
}

async function below(next: Next, limit: bigint): Promise<number> {
  const fair = RANGE - (RANGE % limit);
  let number = await next();
  while (number >= fair) number = await next();
  return Number(number % limit);
}

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const encode = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

function bigEndian(value: bigint, length: number): Bytes {
  const bytes = new Uint8Array(length);
  for (let at = length - 1; at >= 0; at -= 1) {
    bytes[at] = Number(value & 255n);
    value >>= 8n;
  }
  return bytes;
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const toHex = (bytes: Bytes): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (hex: string): Bytes =>
  new Uint8Array(hex.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);
