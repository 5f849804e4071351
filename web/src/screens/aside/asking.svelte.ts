/** A question to the house, its answer, and why there is none. */
import { untrack } from "svelte";
import { problemText } from "../../state/session.svelte.ts";
import { Problem } from "../../wire/api.ts";
import type { Values } from "../../wire/api.ts";
import { faultText } from "../../words/naming.ts";
import { fieldName } from "../rules/naming.ts";

export class Asking<T> {
  answer: T | null = $state.raw(null);
  problem: string = $state("");
  busy: boolean = $state(false);
  #question = "";

  /** Ask, unless the same is being asked already; an answer that comes too late is dropped. */
  async ask(question: string, send: () => Promise<T>): Promise<void> {
    // An effect that asks must not ask again because the answer is there.
    if (this.#question === question && untrack(() => this.busy)) return;
    this.#question = question;
    this.busy = true;
    this.problem = "";
    try {
      const answer = await send();
      if (this.#question === question) this.answer = answer;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.#question !== question) return;
      this.answer = null;
      this.problem = explain(problem);
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
  }
}

/** Why the house does not answer; tiles come as lists, and people count sets from 1. */
export function explain({ code, values, status }: Problem): string {
  const told: Values = {};
  for (const [name, value] of Object.entries(values)) {
    told[name] = Array.isArray(value) ? value.join(" ") : value;
  }
  if (code === "table-not-legal") {
    told.set = Number(told.set) + 1;
    told.fault = faultText({ code: String(told.fault), tiles: String(told.tiles), values: {} });
  }
  if (code === "bad-rule") told.field = fieldName(String(told.field).replace(".", "_"));
  return problemText(new Problem(code, told, status));
}
