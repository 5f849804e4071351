/** Sets and turns in words: "blue 4 to 6", "lays blue 4 to 6 and adds red 7 to set 2". */
import { boardOf, type BoardSet } from "../game/board.ts";
import { changes } from "../game/changes.ts";
import { reconcile } from "../game/reconciliation.ts";
import { standsFor, summary } from "../game/sets.ts";
import { colourOf, formatRack, isJoker, type Box, type Piece, type Tile } from "../game/tiles.ts";
import { colourName, listText, tileName, tilesName } from "./names.ts";
import { t } from "./words.svelte.ts";

/** The tile at `index` of a set, a joker with what it stands for as far as that is settled. */
export function nameInSet(tiles: readonly Tile[], index: number, box: Box): string {
  const { fourth, numbers } = box;
  const tile = tiles[index];
  const stands = standsFor(tiles, index, numbers);
  if (!tile || !stands) return tileName(tile?.face ?? "", fourth);
  if (!stands.colour) return t("page-joker-number", { number: stands.number });
  return tileName(`j=${stands.colour}${stands.number}`, fourth);
}

/** The tiles of a set, as short as can be. */
export function setWords(tiles: readonly Tile[], box: Box): string {
  const { fourth, numbers } = box;
  const short = summary(tiles, numbers);
  const jokers = tiles.flatMap((tile, index) =>
    isJoker(tile) ? [nameInSet(tiles, index, box)] : [],
  );
  if (short?.kind === "run") {
    const colour = colourName(short.colour, fourth);
    const run = t("page-run-words", { colour, first: short.first, last: short.last });
    return jokers.length > 0 ? t("page-run-jokers", { run, jokers: listText(jokers) }) : run;
  }
  if (short?.kind === "group") {
    const colours = tiles.map(({ face, as }) =>
      as ? tileName(`j=${as}`, fourth) : colourName(colourOf(face) ?? "j", fourth),
    );
    return t("page-group-words", { number: short.number, colours: listText(colours) });
  }
  return listText(tiles.map((_, index) => nameInSet(tiles, index, box)));
}

/** What a player did with the table, in words; sets have the numbers they have afterwards. */
export function turnWords(player: string, before: string, after: string, box: Box): string {
  const old = boardOf(before, "", box.numbers);
  const now = reconcile(old, after);
  const { sets, laid } = changes(old, now);
  const isLaid = ({ id }: Piece): boolean => laid.some((piece) => piece.id === id);
  const numberOf = (id: number): number => now.sets.findIndex((set) => set.id === id) + 1;
  const moves: string[] = [];
  const more: string[] = [];
  const played: Piece[] = [];
  const rearranged: number[] = [];
  for (const { set, change, pieces, added } of sets) {
    const tiles = setWords(pieces, box);
    if (change === "new" && pieces.every(isLaid)) moves.push(t("page-move-lays", { tiles }));
    else if (change === "grown" && added.every(isLaid)) {
      const named = addedName({ id: set, pieces }, added, box);
      more.push(t("page-move-adds", { tiles: named, set: numberOf(set) }));
    } else if (change !== "gone") {
      rearranged.push(numberOf(set));
      played.push(...added.filter(isLaid));
    }
  }
  if (played.length > 0) {
    more.push(t("page-move-plays", { tiles: tilesName(formatRack(played), box.fourth) }));
  }
  if (rearranged.length > 0) {
    const numbers = rearranged.toSorted((a, b) => a - b).map(String);
    const values = { sets: listText(numbers), count: numbers.length };
    more.push(t("page-move-rearranges", values));
  }
  const [first = "", ...others] = [...moves, ...more];
  const all = others.reduce((so, next) => t("page-move-and", { moves: so, next }), first);
  return t("page-played", { player, moves: all });
}

/** How many tiles that only changed their set are named. */
const NAMED = 3;

/** The same where there is little room: no numbers of sets, but what was moved. */
export function turnBrief(player: string, before: string, after: string, box: Box): string {
  const old = boardOf(before, "", box.numbers);
  const { sets, laid } = changes(old, reconcile(old, after));
  const isLaid = ({ id }: Piece): boolean => laid.some((piece) => piece.id === id);
  const whole = sets.filter(({ change, pieces }) => change === "new" && pieces.every(isLaid));
  const added = sets.flatMap((set) => (whole.includes(set) ? [] : set.added));
  const joined = added.filter(isLaid);
  const moved = added.filter((piece) => !isLaid(piece));
  const names = (pieces: readonly Piece[]): string => tilesName(formatRack(pieces), box.fourth);
  const moves = whole.map(({ pieces }) => t("page-move-lays", { tiles: briefSet(pieces, box) }));
  if (joined.length > 0) moves.push(t("page-brief-adds", { tiles: names(joined) }));
  if (moved.length > NAMED) moves.push(t("page-brief-moves-many", { count: moved.length }));
  else if (moved.length > 0) moves.push(t("page-brief-moves", { tiles: names(moved) }));
  if (moves.length === 0) return turnWords(player, before, after, box);
  const all = moves.reduce((so, next) => t("page-move-and", { moves: so, next }));
  return t("page-played", { player, moves: all });
}

function briefSet(pieces: readonly Piece[], box: Box): string {
  const short = summary(pieces, box.numbers);
  if (short?.kind !== "group") return setWords(pieces, box);
  return t("page-brief-group", { count: pieces.length, number: short.number });
}

/** Tiles that came to a set: jokers with what they stand for there. */
function addedName({ pieces }: BoardSet, added: readonly Piece[], box: Box): string {
  return listText(added.map(({ id }) => nameInSet(pieces, indexOf(pieces, id), box)));
}

const indexOf = (pieces: readonly Piece[], id: number): number =>
  pieces.findIndex((piece) => piece.id === id);
