/** What the house says of a tile that is sent to the table, in pieces and sets of the board. */
import type { Board } from "../game/board.ts";
import type { Point } from "../game/packing.ts";
import { loose, type Placing } from "../game/placing.ts";
import { parseRack } from "../game/tiles.ts";
import type { FoundPlaces } from "../wire/types.ts";

/**
 * What was found on the board about which was asked. Of several sets the one
 * nearest to the end of the table comes first: `places` says where each lies.
 */
export function placingOf(
  board: Board,
  piece: number,
  { joins, lay, near }: FoundPlaces,
  places: ReadonlyMap<number, Point>,
): Placing {
  const setAt = (index: number): number => board.sets[index]?.id ?? -1;
  if (joins.length > 0) {
    const far = ({ set }: { set: number }): number => {
      const place = places.get(set) ?? { x: 0, y: 0 };
      return place.y * 1e5 + place.x;
    };
    const targets = joins
      .map(({ set, at }) => ({ to: "set" as const, set: setAt(set), at }))
      .toSorted((one, other) => far(other) - far(one));
    return { ids: [piece], targets, beside: null };
  }
  const ids = rackIds(board, piece, lay);
  if (ids.length > 1) return { ids, targets: [{ to: "new" }], beside: null };
  return { ...loose(piece), beside: near === null ? null : setAt(near) };
}

/** The pieces of the rack that a set is laid with, this one among them. */
function rackIds(board: Board, piece: number, lay: string): number[] {
  const faces = parseRack(lay).map(({ face }) => face);
  const first = board.rack.filter(({ id }) => id === piece);
  const left = [...first, ...board.rack.filter(({ id }) => id !== piece)];
  return faces.flatMap((face) => {
    const found = left.findIndex((each) => each.face === face);
    return found < 0 ? [] : left.splice(found, 1).map(({ id }) => id);
  });
}
