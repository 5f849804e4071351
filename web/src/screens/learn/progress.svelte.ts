/** Which lessons were done in this browser; kept over visits. */

const PLACE = "remeld-learn";

let done: readonly string[] = $state.raw(remembered());

export const progress = {
  has: (lesson: string): boolean => done.includes(lesson),
  add(lesson: string): void {
    if (!done.includes(lesson)) keep([...done, lesson]);
  },
  forget: (): void => keep([]),
};

function keep(lessons: readonly string[]): void {
  done = lessons;
  try {
    localStorage.setItem(PLACE, JSON.stringify(lessons));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
