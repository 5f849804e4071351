/** A game as steps to go through: each turn with what was laid, and every tile followed by its id. */
import { emptyBoard, type Board } from "../../game/board.ts";
import { changes } from "../../game/changes.ts";
import { reconcile } from "../../game/reconciliation.ts";
import { UNKNOWN, type Piece } from "../../game/tiles.ts";
import type { ReplayedMoment } from "../../wire/types.ts";
import { numbersOf, partsOf, readEvent } from "./record.ts";

export type StepKind = "deal" | "play" | "draw" | "pass" | "bell" | "resign" | "end";

export interface Step {
  /** The number of the event, which links name. */
  readonly event: number;
  readonly kind: StepKind;
  /** Who did it; null for an end that nobody brought about alone. For the deal: who starts. */
  readonly seat: number | null;
  /** The tiles that came from a rack to the table. */
  readonly laid: readonly Piece[];
  /** What was drawn; `??` where it is not seen. */
  readonly drawn: readonly string[];
  /** The kind of bell, or the reason of the end. */
  readonly outcome: string;
  /** At a bell: the seat had to play and could have, so it is no pass. */
  readonly couldPlay: boolean;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** The game after it. */
  readonly board: Board;
  readonly racks: Racks;
  readonly moment: ReplayedMoment;
  /** The position in which a best play can be asked for: the one before; null where it cannot. */
  readonly asked: ReplayedMoment | null;
}

/** The tiles of each seat. */
type Racks = readonly (readonly Piece[])[];

const KINDS: readonly string[] = ["play", "draw", "pass", "bell", "resign", "end"];

/** The steps of a game with a box of so many numbers; the deal is the first. */
export function timeline(moments: readonly ReplayedMoment[], numbers: number): readonly Step[] {
  const steps: Step[] = [];
  let board = emptyBoard(numbers);
  let racks: Racks = [];
  moments.forEach((moment, place) => {
    const { kind, seat, rest } = readEvent(moment.event);
    const next = moments[place + 1];
    const dealt = kind === "deal" && !(next && readEvent(next.event).kind === "deal");
    if (!dealt && !KINDS.includes(kind)) return;
    const old = board;
    ({ board, racks } = after(board, racks, moment, seat));
    const parts = partsOf(rest);
    const before = moments[place - 1] ?? null;
    steps.push({
      event: moment.number,
      kind: dealt ? "deal" : (kind as StepKind),
      seat: dealt ? moment.turn : (seat ?? abandonedBy(parts[0] ?? "")),
      laid: changes(old, board).laid,
      drawn: kind === "draw" ? rest.split(" ").filter(Boolean) : [],
      outcome: kind === "bell" || kind === "end" ? (parts[0] ?? "").replace(/ .*/, "") : "",
      couldPlay: kind === "bell" && parts[3] === "could-play",
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

/** Who abandoned the game, where its end says so: `end abandoned by 1 | …`. */
function abandonedBy(end: string): number | null {
  const [, by] = end.split(" by ");
  return by === undefined ? null : Number(by);
}

/** The step that shows an event, or the last one before it. */
export function stepOf(steps: readonly Step[], event: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.event <= event),
  );
}

/** A best play is asked for in a turn, with a rack that is seen; tiles drawn at a bell are none. */
function mayAsk(kind: string, seat: number, before: ReplayedMoment | null): boolean {
  if (!before || kind === "resign" || before.event.startsWith(`bell ${seat} `)) return false;
  const rack = before.racks[seat] ?? "";
  return rack !== "" && !rack.includes(UNKNOWN);
}

/** The board and all racks after an event: tiles go between the table and one seat's rack only. */
function after(
  board: Board,
  racks: Racks,
  moment: ReplayedMoment,
  seat: number | null,
): { board: Board; racks: Racks } {
  const acting = seat ?? moment.turn;
  let now = reconcile({ ...board, rack: racks[acting] ?? [] }, moment.table, moment.racks[acting]);
  const all = moment.racks.map((rack, place): readonly Piece[] => {
    if (place === acting) return now.rack;
    // Other racks change only when they are dealt, or laid open in the end.
    const other = reconcile({ ...now, sets: [], rack: racks[place] ?? [] }, "", rack);
    now = { ...now, next: other.next };
    return other.rack;
  });
  return { board: { ...now, rack: [] }, racks: all };
}
