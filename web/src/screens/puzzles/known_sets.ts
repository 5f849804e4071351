/** Sets by what lies in them, to be looked up in what the house has told: nothing is judged here. */
import { colourOf, numberOf } from "../../game/tiles.ts";

/** Faces in the order of the house: by the letter of the colour, then by number. */
export function inOrder(faces: readonly string[]): readonly string[] {
  const colour = (face: string): string => colourOf(face) ?? "j";
  return faces.toSorted((a, b) => colour(a).localeCompare(colour(b)) || numberOf(a) - numberOf(b));
}

/** A set as it is looked up: where numbers differ, a joker counts by its place. */
export function keyOf(faces: readonly string[]): string {
  const numbers = new Set(faces.filter((face) => face !== "j").map(numberOf));
  const placed = faces.includes("j") && numbers.size > 1;
  return (placed ? faces : inOrder(faces)).join(" ");
}

export const hasJoker = (faces: string): boolean => faces.split(" ").includes("j");

/** The sets that two jokers at most make of these, each in the place of a tile. */
export function withJokers(sets: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of sets) {
    const faces = text.split(" ");
    for (const one of faces.keys())
      for (const other of faces.keys())
        found.add(keyOf(faces.map((face, at) => (at === one || at === other ? "j" : face))));
  }
  return found;
}

/** Whether one of these ways lies on a table: its jokers are all that lie there. */
export function wayLies(ways: readonly string[], lying: readonly string[]): boolean {
  const jokers = lying.filter(hasJoker).toSorted().join();
  return ways.some((way) => {
    const sets = way.split(", ").map((each) => keyOf(each.split(" ")));
    const bound = sets.filter(hasJoker).toSorted().join();
    return bound === jokers && sets.every((each) => lying.includes(each));
  });
}
