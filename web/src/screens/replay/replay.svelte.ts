/** A game that is looked back at: through whose eyes, at which step, and the best play there. */
import type { Board } from "../../game/board.ts";
import type { Piece } from "../../game/tiles.ts";
import { Arrangement } from "../../state/arrangement.svelte.ts";
import type { AtDesk } from "../../table/desk.svelte.ts";
import { boardsAfter } from "../../table/hint_steps.ts";
import { Problem } from "../../wire/api.ts";
import { tools } from "../../wire/tools.ts";
import type { BestPlay, ReplayedRecord, RulesInfo, VerifiedRecord } from "../../wire/types.ts";
import { prove, type BoxOfTiles, type Proof } from "./proof.ts";
import { readHead, type Head } from "./record.ts";
import { replayRecord } from "./record_api.ts";
import { timeline, type Step } from "./timeline.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1800;
const BEST_STEP_MS = 800;
/** How long somebody stays at a step before its best play is asked for by itself. */
const ASK_MS = 350;
/** New sets of a shown play get ids that no step of the game has. */
const FREE_IDS = 1_000_000;

/** Tiles and their value. */
export type Worth = { tiles: number; value: number };
export type Best = { play: BestPlay; best: Worth; played: Worth };

export class ReplayStore implements AtDesk {
  // What the board asks for: nobody is on turn, nothing can be moved.
  readonly tiles = new Arrangement();
  readonly hand = null;
  readonly view = null;
  readonly game = null;
  readonly onTurn = null;
  readonly myTurn = false;
  readonly running = false;
  readonly planning = false;
  readonly fourth: string;
  readonly numbers: number;

  readonly head: Head;
  /** The table of the house from which the record is; null: from a file. */
  table: string | null = null;
  /** Through whose eyes: a seat, or all that the record shows. */
  eyes: number | null = $state(null);
  steps: readonly Step[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** The best play at this step, once it was asked for. */
  best: Best | null = $state.raw(null);
  asking = $state(false);
  /** Once asked, it is told at every turn that is gone to. */
  wanted = $state(false);
  problem: Problem | null = $state.raw(null);
  /** How much of the best play is shown on the board; null: the game itself is. */
  shown: Board | null = $state.raw(null);
  /** What is known of the deal; null: it is being checked. `house`: it said that it is fair. */
  proof: Proof | "house" | null = $state.raw(null);

  readonly step: Step | undefined = $derived(this.steps[this.at]);
  readonly board: Board | null = $derived(this.shown ?? this.step?.board ?? null);
  #timer = 0;
  #soon = 0;
  /** The best plays that are known, by whose eyes and which event. */
  readonly #known = new Map<string, Best>();
  readonly #views = new Map<number | null, ReplayedRecord>();

  constructor(
    readonly text: string,
    first: ReplayedRecord,
    readonly rules: RulesInfo,
    verified: VerifiedRecord,
  ) {
    this.head = readHead(text);
    this.fourth = String(rules.values["fourth_colour"] ?? "orange");
    this.numbers = Number(rules.values["numbers"]);
    this.#views.set(null, first);
    this.#see(first);
    void this.#prove(first, verified);
  }

  isPending(): boolean {
    return false;
  }

  get players(): readonly string[] {
    return this.head.players;
  }
  /** The racks as they are shown. */
  get racks(): readonly (readonly Piece[])[] {
    const { step, shown } = this;
    if (!step || !shown) return step?.racks ?? [];
    return step.racks.map((rack, seat) => (seat === step.seat ? shown.rack : rack));
  }
  /** The tiles that the last step laid, on the board as it is shown. */
  get glowing(): ReadonlySet<number> {
    const { step, shown, before } = this;
    if (!shown) return new Set(step?.laid.map(({ id }) => id));
    const own = new Set((before?.racks[step?.seat ?? -1] ?? []).map(({ id }) => id));
    return new Set(
      shown.sets.flatMap(({ pieces }) => pieces.map(({ id }) => id)).filter((id) => own.has(id)),
    );
  }
  get before(): Step | undefined {
    return this.steps[this.at - 1];
  }

  go(at: number): void {
    const next = Math.max(0, Math.min(this.steps.length - 1, at));
    this.#forgetBest();
    this.at = next;
    this.#show();
    if (next === this.steps.length - 1) this.pause();
    this.#askSoon();
  }

  /** Tell it at this step too; whoever only steps through is not waited for. */
  #askSoon(): void {
    clearTimeout(this.#soon);
    if (!this.wanted || !this.step?.asked) return;
    this.best = this.#known.get(this.#key) ?? null;
    if (!this.best && !this.playing)
      this.#soon = window.setTimeout(() => void this.askBest(), ASK_MS);
  }
  get #key(): string {
    return `${this.eyes ?? "all"} ${this.step?.event ?? 0}`;
  }

  play(): void {
    if (this.at >= this.steps.length - 1) this.go(0);
    this.playing = true;
    this.#tick();
  }
  pause(): void {
    const was = this.playing;
    this.playing = false;
    clearTimeout(this.#timer);
    if (was) this.#askSoon();
  }
  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, STEP_MS / this.speed);
  }

  /** See the same step with other eyes. */
  async look(eyes: number | null): Promise<void> {
    this.pause();
    try {
      const view = this.#views.get(eyes) ?? (await replayRecord(this.text, eyes));
      this.#views.set(eyes, view);
      this.eyes = eyes;
      this.#see(view);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  /** Ask the solver what would have been best in this turn. */
  async askBest(): Promise<void> {
    const { step } = this;
    this.wanted = true;
    // One question at a time; the step that is shown when it is answered is asked about then.
    if (!step?.asked || step.seat === null || this.asking) return;
    const key = this.#key;
    this.pause();
    const { table, racks, melded } = step.asked;
    const rack = racks[step.seat] ?? "";
    const turn = { rules: this.rulesInPlay, players: this.players.length, rack };
    const first = melded[step.seat] ?? true;
    const worth = async (after: string): Promise<Worth> => {
      const judged = await tools.judge({ ...turn, melded: first, before: table, after });
      return { tiles: judged.tiles_played, value: judged.points };
    };
    this.asking = true;
    this.problem = null;
    try {
      const play = await tools.best({ ...turn, melded: first, table, objective: "tiles" });
      const nothing = { tiles: 0, value: 0 };
      const best = play.tiles_played > 0 ? await worth(play.table) : nothing;
      const played = step.laid.length > 0 ? await worth(step.moment.table) : nothing;
      this.#known.set(key, { play, best, played });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.#key === key) this.problem = problem;
    } finally {
      this.asking = false;
    }
    if (this.#key !== key) this.#askSoon();
    else this.best = this.#known.get(key) ?? null;
  }

  /** Carry out the best play on the board, step by step. */
  async showBest(): Promise<void> {
    const { best, before, step } = this;
    if (!best || !before || step?.seat == null) return;
    const rack = before.racks[step.seat] ?? [];
    const base = { ...before.board, rack, next: FREE_IDS };
    for (const board of [base, ...boardsAfter(base, best.play.steps)]) {
      this.shown = board;
      this.#show();
      await new Promise((done) => setTimeout(done, BEST_STEP_MS));
      // Another step is shown, the game itself, or this play from its beginning again.
      if (this.shown !== board) return;
    }
  }
  hideBest(): void {
    this.shown = null;
    this.#show();
  }

  /** The screen is left. */
  stop(): void {
    this.wanted = false;
    this.pause();
    clearTimeout(this.#soon);
    this.#forgetBest();
  }

  #forgetBest(): void {
    this.best = null;
    this.shown = null;
    this.problem = null;
  }

  #see(view: ReplayedRecord): void {
    this.steps = timeline(view.moments, this.numbers);
    this.go(this.at);
  }

  #show(): void {
    const { board } = this;
    if (board) this.tiles.show({ ...board, rack: [] });
  }

  get #big(): boolean {
    const { values } = this.rules;
    const least = Number(values["big_set_min_players"] ?? Infinity);
    return values["big_set"] !== null && (this.head.bigSet || this.players.length >= least);
  }
  get #box(): BoxOfTiles {
    const number = (name: string): number => Number(this.rules.values[name] ?? 0);
    const prefix = this.#big ? "big_set_" : "";
    return {
      colours: number(`${prefix}colours`),
      numbers: number("numbers"),
      copies: number(`${prefix}copies`),
      jokers: number(`${prefix}jokers`),
    };
  }
  /** The rules with the tiles in play: a big set that was chosen for few players is said outright. */
  get rulesInPlay(): string {
    const { rules } = this.rules;
    if (!this.head.bigSet) return rules;
    const { colours, copies, jokers } = this.#box;
    const more = `colours=${colours}, copies=${copies}, jokers=${jokers}`;
    return rules.endsWith(")") ? `${rules.slice(0, -1)}, ${more})` : `${rules}(${more})`;
  }

  async #prove(view: ReplayedRecord, verified: VerifiedRecord): Promise<void> {
    // Only a page that came over TLS, or from this very machine, may use the browser's SHA-256.
    const found = globalThis.crypto?.subtle && (await prove(this.head, view.moments, this.#box));
    this.proof = found || (verified.deal_checked && verified.good ? "house" : "no-secret");
  }
}
