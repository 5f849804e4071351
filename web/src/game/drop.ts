/**
 * Where dropped tiles come to lie in a set. A set of one colour is kept in rising order, and its
 * jokers fill gaps; any other set keeps the order in which it was laid. Nothing is judged here.
 * `numbers` is the highest number of the box: jokers go no further.
 */

import { isConsecutive, oneColour, places } from "./sets.ts";
import { isJoker, known, numberOf, type Piece } from "./tiles.ts";

type Pieces = readonly Piece[];

/** Parts of a run that are worth being sets of their own. */
const WHOLE = 3;

/** What lies there after a drop (`at`: at this gap, meant so): one set, or two where it splits. */
export function dropOnto(
  pieces: Pieces,
  dropped: Pieces,
  numbers: number,
  at?: number,
): readonly Pieces[] {
  const fresh = inOrder(forget(dropped), numbers);
  if (!pieces.length) return [fresh];
  if (at !== undefined && fresh.every(isOpen)) return jokersAt(pieces, fresh, at, numbers);
  const parts = splitByTwins(pieces, fresh, numbers, at);
  if (parts) return parts;
  const place = at ?? pieces.length;
  return [settled([...pieces.slice(0, place), ...fresh, ...pieces.slice(place)], fresh, numbers)];
}

/** What stays of a set when pieces leave: a run that loses its middle becomes two whole sets. */
export function leaving(
  pieces: Pieces,
  gone: ReadonlySet<number>,
  numbers: number,
): readonly Pieces[] {
  const rest = pieces.filter((piece) => !gone.has(piece.id));
  const first = pieces.findIndex((piece) => gone.has(piece.id));
  const left = pieces.slice(0, first);
  const right = pieces.slice(first + pieces.length - rest.length);
  const middle =
    left.length + right.length === rest.length && right.every((piece) => !gone.has(piece.id));
  if (middle && left.length >= WHOLE && right.length >= WHOLE && isConsecutive(pieces, numbers)) {
    return [left, right];
  }
  if (!rest.length) return [];
  // A set that becomes one colour was in no order until now.
  return [oneColour(pieces) ? forget(rest) : inOrder(forget(rest), numbers)];
}

/** The pieces of a set as they shall lie: rising where they are of one colour. */
export function inOrder(pieces: Pieces, numbers: number): Pieces {
  if (!oneColour(pieces)) return pieces;
  const wanted = places(pieces);
  const solid = pieces.flatMap((piece) => (isOpen(piece) ? [] : [numberOf(known(piece) ?? "")]));
  const spots = jokerSpots(
    solid,
    pieces.flatMap((piece, index) => (isOpen(piece) ? [wanted[index] ?? 0] : [])),
    numbers,
  );
  let joker = 0;
  return pieces
    .map((piece) => ({
      piece,
      number: isOpen(piece) ? (spots[joker++] ?? 0) : numberOf(known(piece) ?? ""),
    }))
    .toSorted((one, other) => one.number - other.number)
    .map(({ piece }) => piece);
}

/** Jokers that move without a numbered tile stand for what their new place says. */
export function forget(pieces: Pieces): Pieces {
  if (pieces.some((piece) => !isJoker(piece))) return pieces;
  return pieces.map(untold);
}

const untold = (piece: Piece): Piece => (piece.as ? { ...piece, as: null } : piece);
const isOpen = (piece: Piece): boolean => known(piece) === null;

/**
 * The numbers that jokers take among `solid` ones: the number wanted if it is missing there, then
 * the nearest missing one, then the ends, as long as there are such numbers.
 */
function jokerSpots(
  solid: readonly number[],
  wanted: readonly number[],
  numbers: number,
): readonly number[] {
  let low = Math.min(...solid);
  let high = Math.max(...solid);
  const gaps = new Set<number>();
  for (let number = low + 1; number < high; number++) if (!solid.includes(number)) gaps.add(number);
  const spots = wanted.map((number) => (gaps.delete(number) ? number : 0));
  const rest = spots.flatMap((spot, joker) => (spot ? [] : [joker]));
  for (const joker of rest.splice(0, gaps.size)) {
    const want = wanted[joker] ?? 0;
    const nearest = [...gaps].reduce((a, b) => (Math.abs(b - want) < Math.abs(a - want) ? b : a));
    gaps.delete(nearest);
    spots[joker] = nearest;
  }
  const before = rest.filter((joker) => (wanted[joker] ?? 0) < low).reverse();
  for (const joker of [...before, ...rest.filter((each) => !before.includes(each))]) {
    const down = high >= numbers || before.includes(joker);
    spots[joker] = down && low > 1 ? --low : ++high;
  }
  return spots;
}

/** A set that took pieces in: what was told and is no longer true is forgotten; then ordered. */
function settled(pieces: Pieces, dropped: Pieces, highest: number): Pieces {
  const natural = pieces.filter((piece) => !isJoker(piece));
  const colours = new Set(natural.map((piece) => piece.face[0]));
  const numbers = new Set(natural.map((piece) => numberOf(piece.face)));
  const wrong = (as: string): boolean =>
    dropped.some((piece) => piece.face === as) ||
    !(
      (colours.size === 1 && colours.has(as[0])) ||
      (numbers.size === 1 && numbers.has(numberOf(as)))
    );
  const fits = pieces.map((piece) =>
    piece.as && natural.length && wrong(piece.as) ? untold(piece) : piece,
  );
  return inOrder(fits, highest);
}

/** Jokers stay where they are dropped; inside a run without a gap they cut it in two. */
function jokersAt(pieces: Pieces, jokers: Pieces, at: number, numbers: number): readonly Pieces[] {
  const left = pieces.slice(0, at);
  const right = pieces.slice(at);
  const laid = [...left, ...jokers, ...right];
  if (left.length && right.length && isConsecutive(pieces, numbers)) {
    const parts =
      left.length <= right.length ? [[...left, ...jokers], right] : [left, [...jokers, ...right]];
    if (parts.every((part) => part.length >= WHOLE)) return parts;
  }
  const beyond = oneColour(laid) && places(laid).some((number) => number < 1 || number > numbers);
  return [beyond ? inOrder(laid, numbers) : laid];
}

/**
 * A run that gets numbers which it has already: r3 r4 r5 r6 r7 with another r5 becomes r3 r4 r5
 * and r5 r6 r7. Null where no numbered tile meets its twin, or a part would be too short.
 */
function splitByTwins(
  pieces: Pieces,
  dropped: Pieces,
  numbers: number,
  at?: number,
): readonly Pieces[] | null {
  const runs = isConsecutive(pieces, numbers) && isConsecutive(dropped, numbers);
  if (!runs || !oneColour([...pieces, ...dropped])) return null;
  const [old, extra] = [byNumber(pieces), byNumber(dropped)];
  const twins = [...old].filter(
    ([number, piece]) => !isOpen(piece) && extra.get(number)?.face === piece.face,
  );
  if (!twins.length) return null;
  const [a, c] = [Math.min(...old.keys()), Math.min(...extra.keys())];
  const [b, d] = [Math.max(...old.keys()), Math.max(...extra.keys())];
  const [low, high] = [Math.max(a, c), Math.min(b, d)];
  const inside = a <= c && d <= b;
  const meant = inside && at !== undefined && at > 0 && at < pieces.length;
  const touching = meant && at >= low - a && at <= high - a + 1;
  const shortest = Math.min(high - Math.min(a, c), Math.max(b, d) - low) + 1;
  if (shortest < (touching ? WHOLE - 1 : WHOLE)) return null;
  const oldLeft = inside ? at === undefined || at > low - a : a < c;
  const [first, second] = oldLeft ? [old, extra] : [extra, old];
  const take = (from: number, to: number, mine: typeof old, other: typeof old): Pieces =>
    Array.from(
      { length: to - from + 1 },
      (_, step) => mine.get(from + step) ?? other.get(from + step),
    ).filter((piece) => piece !== undefined);
  return [take(Math.min(a, c), high, first, second), take(low, Math.max(b, d), second, first)];
}

function byNumber(pieces: Pieces): Map<number, Piece> {
  const numbers = places(pieces);
  return new Map(pieces.map((piece, index) => [numbers[index] ?? 0, piece]));
}
