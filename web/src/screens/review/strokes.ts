/** The strokes of each seat's line, so that no line needs its colour to be told from another. */
const STROKES = ["none", "7 4", "2 3", "10 3 2 3", "14 5", "4 2 1 2"] as const;

export const strokesOf = (seat: number): string => STROKES[seat % STROKES.length] ?? "none";
