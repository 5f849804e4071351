/** What one letter or word asks or does, as a key on a tile and as a line that is typed. */
export const QUESTIONS = {
  t: "table",
  r: "rack",
  p: "players",
  c: "clock",
  w: "missing",
  l: "changes",
  "?": "help",
} as const;
export const DEEDS = {
  u: "undo",
  y: "redo",
  x: "reset",
  s: "sort",
  h: "hint",
  d: "draw",
  e: "end",
} as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];
export type Deed = (typeof DEEDS)[keyof typeof DEEDS];
