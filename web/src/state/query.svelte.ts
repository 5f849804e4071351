/** A question to the house, its answer, and why there is none. */
import { untrack } from "svelte";
import { Problem } from "../wire/api.ts";
import { faultText, isReason, textValues, tileName } from "../words/names.ts";
import { fieldName } from "../words/rules.ts";
import { problemText } from "./session.svelte.ts";

export class Query<T> {
  answer: T | null = $state.raw(null);
  problem: string = $state("");
  /** The house has answered, and the answer is no: asking again changes nothing. */
  refused: boolean = $state(false);
  busy: boolean = $state(false);
  #question = "";
  #answering: Promise<void> = Promise.resolve();

  /** `fourth`: the name of the fourth colour, for tiles in what the house refuses. */
  constructor(readonly fourth: () => string) {}

  /**
   * Ask, unless the same is being asked or was answered; whoever asks waits for that answer. One that
   * comes too late is dropped.
   */
  ask(question: string, send: () => Promise<T>): Promise<void> {
    // An effect that asks must not ask again because the answer is there.
    const known = untrack(() => this.busy || this.answer !== null);
    if (this.#question !== question || !known) {
      this.#question = question;
      this.#answering = this.#hear(question, send);
    }
    return this.#answering;
  }

  async #hear(question: string, send: () => Promise<T>): Promise<void> {
    this.busy = true;
    this.problem = "";
    this.refused = false;
    try {
      const answer = await send();
      if (this.#question === question) this.answer = answer;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.#question !== question) return;
      this.answer = null;
      this.problem = explain(problem, this.fourth());
      this.refused = problem.status === 422;
    } finally {
      if (this.#question === question) this.busy = false;
    }
  }

  /** Drop what was answered, because the question has changed. */
  drop(): void {
    this.#question = "";
    this.busy = false;
    this.answer = null;
    this.problem = "";
    this.refused = false;
  }
}

/** Why the house does not answer; tiles come as lists, and people count sets from 1. */
export function explain({ code, values, status }: Problem, fourth = "orange"): string {
  const told = textValues(values);
  for (const [name, value] of Object.entries(values)) {
    if (isReason(value)) told[name] = explain(new Problem(value.code, value.values), fourth);
  }
  if (told.tile) told.tile = tileName(String(told.tile), fourth);
  if (code === "table-not-legal") {
    told.set = Number(told.set) + 1;
    const fault = { code: String(told.fault), tiles: String(told.tiles), values: {} };
    told.fault = faultText(fault, fourth);
  }
  if (code === "bad-rule") told.field = fieldName(String(told.field).replace(".", "_"));
  return problemText(new Problem(code, told, status));
}
