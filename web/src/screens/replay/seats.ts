/** A record knows no colours of seats: each gets one of its own. */
const COLOURS = ["coral", "sky", "leaf", "plum", "gold", "slate"] as const;

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "slate";
