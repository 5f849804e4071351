/** A grid of rows and half-tile columns with sets in it; between two sets stays half a tile. */

/** A place on the grid: the row, and the column in half tiles. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Span {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** Half tiles between two sets, and where there is room for a set to grow by a tile. */
const GAP = 1;
const ROOM = 3;
/** From so many half tiles on a table is wide: sets lie around its middle, not from its corner. */
const WIDE = 26;

export class Grid {
  readonly #spans: Span[][] = [];
  readonly #columns: number;
  readonly #rows: number;
  readonly #rowHeight: number;

  /** `rowHeight` in half tiles: what a row up or down costs against a column to the side. */
  constructor(columns: number, rows: number, rowHeight: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#rowHeight = rowHeight;
  }

  /** Whether a set of this width may lie there. */
  isFree(cell: Cell, width: number, gap = GAP): boolean {
    const { row, column } = cell;
    if (row < 0 || row >= this.#rows || column < 0 || column + width > this.#columns) return false;
    const spans = this.#spans[row] ?? [];
    return spans.every(({ start, end }) => column + width + gap <= start || end + gap <= column);
  }

  /** Lay a set there. */
  take({ row, column }: Cell, width: number, id: number): Cell {
    while (this.#spans.length <= row) this.#spans.push([]);
    this.#spans[row]?.push({ id, start: column, end: column + width });
    return { row, column };
  }

  /**
   * Lay a set in the nearest row that has room for it if its sets lie closer together. They stay
   * in their row and order, and move as little as can be; where each of them lies then.
   */
  squeeze({ row: wanted, column }: Cell, width: number, id: number): ReadonlyMap<number, Cell> {
    const rows = this.#spans
      .map((spans, row) => ({ spans, row }))
      .toSorted((one, other) => Math.abs(one.row - wanted) - Math.abs(other.row - wanted));
    for (const { spans, row } of rows) {
      const all = [...spans, { id, start: column, end: column + width }];
      const least = all.reduce((sum, { start, end }) => sum + end - start + GAP, -GAP);
      if (least > this.#columns || row >= this.#rows) continue;
      this.#spans[row] = apart(all, this.#columns);
      return new Map(this.#spans[row].map((span) => [span.id, { row, column: span.start }]));
    }
    return new Map();
  }

  /** A good place for a new set, with room to grow if there is such a place. */
  place(width: number): Cell | null {
    const isWide = this.#columns >= WIDE && this.#rows < Infinity;
    return isWide ? this.#central(width) : this.first(width, true);
  }

  /** As near to the middle as can be; sets spread as far to the sides as up and down. */
  #central(width: number): Cell | null {
    const column = Math.floor((this.#columns - width) / 2);
    const middle = { row: Math.floor((this.#rows - 1) / 2), column };
    const cost = this.#columns / this.#rows;
    return this.nearest(middle, width, ROOM, cost) ?? this.nearest(middle, width, GAP, cost);
  }

  /** The first free place in reading order, with room to grow if there is such a place. */
  first(width: number, roomy: boolean): Cell | null {
    // Where rows never end, room would only make the way longer.
    for (const gap of roomy && this.#rows < Infinity ? [ROOM, GAP] : [GAP]) {
      for (let row = 0; row < this.#searched(); row++) {
        const starts = (this.#spans[row] ?? []).map((span) => span.end + gap);
        const free = [0, ...starts].filter((column) => this.isFree({ row, column }, width, gap));
        if (free.length) return { row, column: Math.min(...free) };
      }
    }
    return null;
  }

  /** The free place nearest to one that is wanted; `rowCost`: what another row counts. */
  nearest(wanted: Cell, width: number, gap = GAP, rowCost = this.#rowHeight): Cell | null {
    let best: Cell | null = null;
    let least = Infinity;
    for (
      let row = 0;
      row < Math.max(this.#searched(), Math.min(wanted.row + 1, this.#rows));
      row++
    ) {
      const away = Math.abs(row - wanted.row) * rowCost;
      if (away >= least) continue;
      for (const column of this.#candidates(row, wanted.column, width, gap)) {
        const cost = away + Math.abs(column - wanted.column);
        if (cost < least && this.isFree({ row, column }, width, gap)) {
          best = { row, column };
          least = cost;
        }
      }
    }
    return best;
  }

  /** Rows worth a look: those in use and one more, as far as there are so many. */
  #searched(): number {
    return Math.min(this.#rows, this.#spans.length + 1);
  }

  /** The columns in which a nearest place can begin: as wanted, or next to what lies there. */
  #candidates(row: number, wanted: number, width: number, gap: number): readonly number[] {
    const end = this.#columns - width;
    const beside = (this.#spans[row] ?? []).flatMap((span) => [
      span.start - gap - width,
      span.end + gap,
    ]);
    return [Math.max(0, Math.min(wanted, end)), ...beside];
  }
}

/** Sets of one row moved just as far as none lies over another. */
function apart(spans: readonly Span[], columns: number): Span[] {
  let end = columns;
  const left = spans
    .toSorted((one, other) => other.start - one.start)
    .map((span) => {
      const width = span.end - span.start;
      const start = Math.min(span.start, end - width);
      end = start - GAP;
      return { ...span, start, end: start + width };
    });
  let free = 0;
  return left.reverse().map((span) => {
    const start = Math.max(span.start, free);
    const width = span.end - span.start;
    free = start + width + GAP;
    return { ...span, start, end: start + width };
  });
}
