/** Where a tile goes that is sent to the table without saying where. */

import type { Target } from "./board.ts";

/** Which tiles go where: several sets are a choice, the first is taken. */
export interface Placing {
  readonly ids: readonly number[];
  readonly targets: readonly Target[];
  /** The set beside which a loose tile lies. */
  readonly beside: number | null;
}

/** A tile alone, wherever there is room. */
export const loose = (piece: number): Placing => ({
  ids: [piece],
  targets: [{ to: "new" }],
  beside: null,
});
