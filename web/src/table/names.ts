/** What the tiles and sets on the table are called, with all that is to be known about them. */
import { find, type Board, type BoardSet, type Target } from "../game/board.ts";
import { standsFor } from "../game/sets.ts";
import { formatTile, parseRack, type Box } from "../game/tiles.ts";
import type { TableStore } from "../state/table.svelte.ts";
import type { SeatView, SetVerdict } from "../wire/types.ts";
import { faultText, sentences, tileName } from "../words/names.ts";
import { setWords } from "../words/sets.ts";
import { t } from "../words/words.svelte.ts";
import type { AtDesk } from "./desk.svelte.ts";

/** What the tile at `index` of a set stands for, as far as it is settled; null: no joker. */
export function jokerAs(set: BoardSet, index: number, { numbers }: Box): string | null {
  const stands = standsFor(set.pieces, index, numbers);
  return stands && `${stands.colour ?? "-"}${stands.number}`;
}

/** "Set 3 of 7: run, blue 4 to 6, valid, worth 15", or what is wrong with it. */
export function setName(
  { pieces }: BoardSet,
  number: number,
  count: number,
  verdict: SetVerdict | null,
  box: Box,
): string {
  const values = { number, count, tiles: setWords(pieces, box) };
  if (!verdict) return t("page-set", values);
  const { whole, kind, value, faults } = verdict;
  if (whole) return t("page-set-whole", { ...values, kind, value });
  const reason = sentences(faults.map((fault) => faultText(fault, box.fourth)));
  return t("page-set-broken", { ...values, reason });
}

/** What is wrong beside the name and the rack of a seat: given up, away, not here. */
export function seatState(store: TableStore, seat: SeatView): string | null {
  if (seat.resigned) return t("page-seat-resigned");
  if (seat.level !== null) {
    const level = t(`level-${seat.level}`);
    return seat.away || store.left.has(seat.seat) ? t("page-seat-away", { level }) : level;
  }
  if (!store.here(seat.person)) return t("page-seat-gone");
  return null;
}

/** "Ann, 12 tiles, has melded. It is their turn." */
export function seatName(store: TableStore, seat: SeatView): string {
  const count = store.game?.rack_sizes[seat.seat] ?? 0;
  const melded = store.game?.melded[seat.seat] ?? false;
  const values = { player: seat.name, count, melded, state: seatState(store, seat) };
  if (store.onTurn !== seat.seat) return t("page-seat", values);
  const own = store.mySeats.includes(seat.seat);
  const turn = t(own ? "page-seat-your-turn" : "page-seat-turn");
  return sentences([t("page-seat", values), turn]);
}

/** A place where tiles can be let go, in words. */
export function targetName(board: Board, target: Target | null, fourth: string): string {
  if (!target) return t("page-place-none");
  if (target.to !== "set") return t(`page-place-${target.to}`);
  const index = board.sets.findIndex((set) => set.id === target.set);
  const pieces = board.sets[index]?.pieces ?? [];
  const at = target.at ?? pieces.length;
  const set = index + 1;
  const before = pieces[at - 1];
  const after = pieces[at];
  if (before && after) {
    const tile = tileName(before.face, fourth);
    return t("page-place-between", { set, tile, other: tileName(after.face, fourth) });
  }
  if (after) return t("page-place-before", { set, tile: tileName(after.face, fourth) });
  return t("page-place-after", { set, tile: tileName(before?.face ?? "", fourth) });
}

/** Where tiles that were moved lie now: "blue 7: now in set 3." */
export function movedText(store: AtDesk, ids: readonly number[]): string {
  const { board } = store.tiles;
  const places = new Map<number, string[]>();
  for (const id of ids) {
    const where = find(board, id);
    const set = board.sets.findIndex((each) => each.id === where?.set);
    const row = set < 0 ? board.rack : (board.sets[set]?.pieces ?? []);
    const piece = row[where?.index ?? -1];
    if (piece) places.set(set + 1, [...(places.get(set + 1) ?? []), formatTile(piece)]);
  }
  return sentences(
    [...places].map(([set, faces]) => {
      const values = { tiles: setWords(parseRack(faces.join(" ")), store), set };
      return t(set > 0 ? "page-moved-set" : "page-moved-rack", values);
    }),
  );
}
