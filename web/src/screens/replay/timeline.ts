/** A game as steps to go through: each turn with what was laid, and every tile followed by its id. */
import { EMPTY, type Board } from "../../game/board.ts";
import { changes } from "../../game/changes.ts";
import { follow } from "../../game/following.ts";
import { parseRack, UNKNOWN, type Piece } from "../../game/tiles.ts";
import type { Moment } from "./asking.ts";
import { numbersOf, partsOf, readEvent } from "./record.ts";

export type StepKind = "deal" | "play" | "draw" | "pass" | "bell" | "resign" | "end";

export interface Step {
  /** The number of the event, which links name. */
  readonly event: number;
  readonly kind: StepKind;
  /** Who did it; null for the end. For the deal: who starts. */
  readonly seat: number | null;
  /** The tiles that came from a rack to the table. */
  readonly laid: readonly Piece[];
  /** What was drawn; `??` where it is not seen. */
  readonly drawn: readonly string[];
  /** The kind of bell, or the reason of the end. */
  readonly outcome: string;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** The game after it. */
  readonly board: Board;
  readonly racks: readonly (readonly Piece[])[];
  readonly moment: Moment;
  /** The position in which a best play can be asked for: the one before; null where it cannot. */
  readonly asked: Moment | null;
}

const KINDS: readonly string[] = ["play", "draw", "pass", "bell", "resign", "end"];

/** The steps of a game; the deal is the first. */
export function timeline(moments: readonly Moment[]): readonly Step[] {
  const steps: Step[] = [];
  let board: Board = EMPTY;
  let racks: readonly (readonly Piece[])[] = [];
  moments.forEach((moment, place) => {
    const { kind, seat, rest } = readEvent(moment.event);
    const next = moments[place + 1];
    const dealt = kind === "deal" && !(next && readEvent(next.event).kind === "deal");
    if (!dealt && !KINDS.includes(kind)) return;
    const after = follow({ ...board, rack: racks.flat() }, moment.table, moment.racks.join(" "));
    const laid = dealt ? [] : changes({ ...board, rack: racks.flat() }, after).laid;
    racks = shareOut(after.rack, moment.racks, racks);
    board = { ...after, rack: [] };
    const parts = partsOf(rest);
    const before = moments[place - 1] ?? null;
    steps.push({
      event: moment.number,
      kind: dealt ? "deal" : (kind as StepKind),
      seat: dealt ? moment.turn : seat,
      laid: kind === "end" ? [] : laid,
      drawn: kind === "draw" ? rest.split(" ").filter(Boolean) : [],
      outcome: kind === "bell" || kind === "end" ? (parts[0] ?? "") : "",
      points: kind === "end" ? numbersOf(parts[1] ?? "") : [],
      winners: kind === "end" ? numbersOf(parts[2] ?? "") : [],
      board,
      racks,
      moment,
      asked: seat !== null && !dealt && mayAsk(kind, seat, before) ? before : null,
    });
  });
  return steps;
}

/** The step that shows an event, or the last one before it. */
export function stepOf(steps: readonly Step[], event: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.event <= event),
  );
}

/** A best play is asked for in a turn, with a rack that is seen; tiles drawn at a bell are none. */
function mayAsk(kind: string, seat: number, before: Moment | null): boolean {
  if (!before || kind === "resign" || before.event.startsWith(`bell ${seat} `)) return false;
  const rack = before.racks[seat] ?? "";
  return rack !== "" && !rack.includes(UNKNOWN);
}

/** The pieces of all racks, to each seat its own; each keeps what it had, if it still has it. */
function shareOut(
  pieces: readonly Piece[],
  racks: readonly string[],
  before: readonly (readonly Piece[])[],
): readonly (readonly Piece[])[] {
  const left = [...pieces];
  const take = (test: (piece: Piece) => boolean): Piece | undefined => {
    const at = left.findIndex(test);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const wanted = racks.map((rack) => parseRack(rack).map(({ face }) => face));
  const kept = wanted.map((faces, seat) =>
    (before[seat] ?? []).flatMap(({ id, face }) => {
      const at = faces.indexOf(face);
      const piece = at < 0 ? undefined : take((each) => each.id === id);
      if (piece) faces.splice(at, 1);
      return piece ?? [];
    }),
  );
  return kept.map((own, seat) => [
    ...own,
    ...(wanted[seat] ?? []).flatMap((face) => take((each) => each.face === face) ?? []),
  ]);
}
