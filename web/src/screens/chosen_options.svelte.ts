/** The options of a table while they are chosen: what can be, and what is, by which rules. */
import { namedRules } from "../state/houses.ts";
import { attempt } from "../state/session.svelte.ts";
import { api } from "../wire/api.ts";
import type { Options, OptionsOffered } from "../wire/types.ts";

/** The options by other rules: what was chosen stays where these rules have it, too. */
export function carryOver(info: OptionsOffered, old: Options, alone: boolean): Options {
  const { clock, clock_length, hints, public: listed, thinking, delay } = old;
  const kept = { hints, public: listed, thinking, delay };
  const seats = Math.min(old.seats, info.seats.most);
  const named = namedRules(info.rules);
  const made = { ...info.defaults, ...named, ...kept, seats, clock, clock_length };
  // Where several people play, an edition may want a clock.
  return clock === "none" && !alone && !info.clock.none_allowed
    ? { ...made, clock: "edition" }
    : made;
}

export class ChosenOptions {
  info: OptionsOffered | null = $state.raw(null);
  options: Options | null = $state(null);
  /** The rules that were chosen, and about which the house has not answered yet. */
  asked: string | null = $state(null);

  /** `alone`: only one person plays, so that no clock is needed whatever the edition says. */
  constructor(readonly alone: boolean) {}

  /** The rules as they are shown: those chosen last, or those before if the house refuses them. */
  get rules(): string {
    return this.asked ?? this.info?.rules ?? "";
  }

  /** Choose rules; true once their options are there, and no others were chosen meanwhile. */
  async choose(rules: string): Promise<boolean> {
    this.asked = rules;
    const info = await attempt(() => api.options(rules));
    if (this.asked !== rules) return false;
    this.asked = null;
    if (!info) return false;
    this.info = info;
    const { options } = this;
    if (options?.rules !== rules)
      this.options = options
        ? carryOver(info, options, this.alone)
        : { ...info.defaults, ...namedRules(rules) };
    return true;
  }
}
