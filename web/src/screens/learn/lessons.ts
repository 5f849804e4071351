/** The lessons: which of them an edition has, and what is still to be done in one. */
import type { Value } from "../../wire/tools.ts";
import type { FaultView } from "../../wire/types.ts";
import data from "./lessons.json";

/** A question about the rules: the edition's own value of a rule is the right answer. */
export type Question = { ask: string; answers: readonly string[] };

/**
 * What must be done: lay everything, lay these tiles at least, make any legal play, draw, read
 * what the edition says of some rules, or answer a question about one of them.
 */
export type Goal =
  "out" | "play" | "draw" | { lay: string } | { tell: readonly string[] } | Question;

export interface Lesson {
  readonly id: string;
  readonly chapter: string;
  /** Rules that an edition must have for the lesson to be about it. */
  readonly when?: Readonly<Record<string, readonly Value[]>>;
  readonly table?: string;
  readonly rack?: string;
  readonly melded?: boolean;
  /** What is drawn where drawing is the thing to do. */
  readonly drawn?: string;
  /** The clauses that it is about: what breaks them is said before everything else. */
  readonly teaches?: readonly string[];
  readonly goal: Goal;
}

export const CHAPTERS: readonly string[] = data.chapters;
const LESSONS = data.lessons as readonly Lesson[];

/** The lessons for an edition, in their order; `values` are its rules. */
export function lessonsFor(
  edition: string,
  values: Readonly<Record<string, Value>>,
): readonly Lesson[] {
  const rules: Readonly<Record<string, Value>> = { ...values, edition };
  return LESSONS.filter(({ when = {} }) =>
    Object.entries(when).every(([name, wanted]) => wanted.includes(rules[name] ?? null)),
  );
}

export function questionOf({ goal }: Lesson): Question | null {
  return typeof goal === "object" && "ask" in goal ? goal : null;
}

/** The questions that a lesson gives the answers to, before they are asked. */
export function toldIn({ goal }: Lesson): readonly Lesson[] {
  const told = typeof goal === "object" && "tell" in goal ? goal.tell : [];
  return LESSONS.filter((lesson) => told.includes(questionOf(lesson)?.ask ?? ""));
}

/** The faults of a turn: what the lesson is about first, else as the referee has them. */
export function taughtFirst(
  { teaches = [] }: Lesson,
  faults: readonly FaultView[],
): readonly FaultView[] {
  const taught = (fault: FaultView): boolean => teaches.includes(fault.clause);
  const [first, ...others] = faults.filter(taught);
  if (!first) return faults;
  // What is read first is not called a consequence of something further down.
  const rest = faults.filter((fault) => !taught(fault));
  return [{ ...first, follows: null }, ...others, ...rest];
}

/** The tiles that a lesson is about. */
export function wanted({ goal, rack = "" }: Lesson): string {
  return typeof goal === "object" && "lay" in goal ? goal.lay : rack;
}

/** The tiles that should be laid and still are on the rack; of tiles that are alike, any. */
export function stillToLay(lesson: Lesson, left: readonly string[]): readonly string[] {
  if (lesson.goal === "play") return [];
  const rack = [...left];
  // What may stay on the rack is set aside first.
  const spare = [...(lesson.rack ?? "").split(" ")];
  for (const face of wanted(lesson).split(" ")) spare.splice(spare.indexOf(face), 1);
  for (const face of spare) {
    const at = rack.indexOf(face);
    if (at >= 0) rack.splice(at, 1);
  }
  return rack;
}
