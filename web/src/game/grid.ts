/** A grid of rows and half-tile columns with sets in it; between two sets stays half a tile. */

/** A place on the grid: the row, and the column in half tiles. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Span {
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
  take({ row, column }: Cell, width: number): Cell {
    while (this.#spans.length <= row) this.#spans.push([]);
    this.#spans[row]?.push({ start: column, end: column + width });
    return { row, column };
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
