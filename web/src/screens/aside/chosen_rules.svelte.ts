/** By which rules the people at the real table play; shared by everything that helps them. */
import { COLOURS, MOST_NUMBERS, type Box } from "../../game/tiles.ts";
import { chosenRules } from "../../state/settings.svelte.ts";
import { Problem } from "../../wire/api.ts";
import { tools } from "../../wire/tools.ts";
import type { Value } from "../../wire/tools.ts";
import type { RulesInfo } from "../../wire/types.ts";
import { fourthLetter, sentences } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";
import { keep, kept } from "./storage.ts";
import type { Spelling } from "./tile_text.ts";

/** The tiles that the pad offers, and how they are typed. */
export type Offered = Box & Spelling & { readonly colours: readonly string[] };

const FEW = 4;

class Chosen {
  rules: string = $state("");
  players: number = $state(FEW);
  shown: RulesInfo | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  /** Take up what was chosen last time. */
  async start(): Promise<void> {
    if (this.shown) return;
    const rules = kept("rules", chosenRules(), (found) => typeof found === "string");
    this.players = kept("players", FEW, (found) => Number.isInteger(found));
    await this.choose(rules);
  }

  /** Play by these rules; they are read from the house, or as they were when it last answered. */
  async choose(rules: string): Promise<void> {
    this.rules = rules;
    this.problem = null;
    try {
      const answer = await tools.rules(rules);
      // Others may have been chosen meanwhile.
      if (this.rules !== rules) return;
      this.show(answer);
      keep("rules", rules);
      keep("shown", answer);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.rules !== rules) return;
      const old = kept<RulesInfo | null>("shown", null, (found) => found?.rules === rules);
      if (old) this.show(old);
      else this.problem = problem;
    }
  }

  choosePlayers(players: number): void {
    this.players = players;
    keep("players", players);
  }

  /** A rule's value; a number where the rule is one. */
  value(name: string): Value {
    return this.shown?.values[name] ?? null;
  }
  number(name: string, otherwise: number): number {
    const value = this.value(name);
    return typeof value === "number" ? value : otherwise;
  }

  /** The sentences of a clause by these rules. */
  says(clause: string): string {
    const found = this.shown?.clauses.find(({ id }) => id === clause);
    return sentences((found?.parts ?? []).map(({ text }) => t(text, this.shown?.values ?? {})));
  }

  get box(): Offered {
    const { colours, fourth, letter } = this;
    return { colours, numbers: this.number("numbers", MOST_NUMBERS), fourth, letter };
  }

  private get fourth(): string {
    return String(this.value("fourth_colour") ?? "orange");
  }
  private get colours(): readonly string[] {
    const big =
      this.value("big_set") !== null && this.players >= this.number("big_set_min_players", 9);
    return COLOURS.slice(0, this.number(big ? "big_set_colours" : "colours", FEW));
  }
  // Kept apart: words that are loaded anew are no new question as long as the letter is the same.
  private readonly letter: string = $derived(fourthLetter(this.fourth, this.colours));

  private show(shown: RulesInfo): void {
    this.shown = shown;
    const most = this.number("players_max", FEW);
    if (this.players > most) this.players = most;
  }
}

export const chosen = new Chosen();
