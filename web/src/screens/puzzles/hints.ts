/** What the hints of a puzzle tell, one after the other. */

/** How many tiles the answer lays, which, and how it begins. */
export type Hint = "count" | "tiles" | "first";

const TOLD: Readonly<Record<string, readonly Hint[]>> = {
  "go-out": ["count", "tiles"],
  "all-but-one": ["count"],
  "find-the-play": ["count"],
};

/** The hints of a kind: what its task says already is none. */
export const hintsOf = (kind: string): readonly Hint[] =>
  (["count", "tiles", "first"] as const).filter((hint) => !TOLD[kind]?.includes(hint));

/** Whether a puzzle is still solved by whoever was told so much: a number gives nothing away. */
export const stillCounts = (told: readonly Hint[]): boolean =>
  told.every((hint) => hint === "count");
