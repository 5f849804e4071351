/**
 * The rules of the editions are the same whoever asks and whenever: what the house said of them once
 * can be read without it. Nothing else that the house says is kept here.
 */
import { address, call, Problem } from "./api.ts";
import type { Asking, JsonCall } from "./api.ts";
import type { Calls } from "./types.ts";
import { ownVersion } from "./version.ts";

const PLACE = "remeld-rules";
/** The list of editions, and the rules of each as they are printed: house rules are too many. */
const PRINTED = /^tools\/rules(\/[\w-]+)?$/;

/** What the house answers; where it does not, what it answered last. */
export async function callOrKept<C extends JsonCall>(
  what: C,
  ...asking: Asking<C>
): Promise<Calls[C]["answered"]> {
  const path = address(what, ...asking).replace("/api/", "");
  try {
    const answer = await call(what, ...asking);
    if (PRINTED.test(path)) keep({ ...kept(), [path]: answer });
    return answer;
  } catch (problem) {
    const found = kept()[path];
    if (found === undefined || !(problem instanceof Problem) || problem.code !== "no-answer")
      throw problem;
    return found as Calls[C]["answered"];
  }
}

/** Whether there is something to be read without the house. */
export const hasKeptRules = (): boolean => "tools/rules" in kept();

type Answers = Record<string, unknown>;
type Kept = { version: string; answers: Answers };

/** What another version of the page kept may not be what this one can read. */
function kept(): Answers {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return (found.version === ownVersion() && found.answers) || {};
  } catch {
    return {};
  }
}

function keep(answers: Answers): void {
  try {
    const all: Kept = { version: ownVersion(), answers };
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing reads the rules from the house.
  }
}
