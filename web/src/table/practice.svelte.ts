/**
 * A turn to be found on a table of one's own, without a game: the tiles, the referee's word on
 * them, and a play that is shown step by step. Lessons and puzzles are such turns.
 */
import { Arrangement } from "../state/arrangement.svelte.ts";
import { sound } from "../state/sound.ts";
import { Problem } from "../wire/api.ts";
import { tools } from "../wire/tools.ts";
import type {
  FaultView,
  FoundPlaces,
  JudgedTurn,
  PlayStep,
  RulesInfo,
  TurnToJudge,
  Verdict,
} from "../wire/types.ts";
import type { AtDesk } from "./desk.svelte.ts";
import { boardsAfter } from "./hint_steps.ts";

const JUDGE_MS = 120;
const AGAIN_MS = 1500;
/** How long each step of a shown play is looked at. */
const STEP_MS = 800;
const PLAYERS = 4;

/** What lies there in the beginning. */
export type Position = Required<Pick<TurnToJudge, "before" | "melded">> & {
  /** null: nothing is to be laid, and there is no rack. */
  readonly rack: string | null;
};

export abstract class PracticeStore implements AtDesk {
  readonly tiles = new Arrangement();
  readonly fourth: string;
  readonly numbers: number;
  readonly view = null;
  readonly game = null;
  readonly onTurn = 0;
  readonly planning = false;
  readonly dry: boolean = false;
  done = $state(false);
  /** Why the referee does not answer. */
  problem: Problem | null = $state.raw(null);
  /** A play is being shown step by step. */
  showing = $state(false);
  readonly hand: number | null;
  readonly myTurn: boolean = $derived.by(() => this.hand !== null && !this.done && !this.showing);
  readonly running: boolean = $derived(this.myTurn);
  #timer = 0;

  constructor(
    readonly position: Position,
    readonly rules: RulesInfo,
    readonly players = PLAYERS,
  ) {
    this.hand = position.rack === null ? null : 0;
    this.fourth = String(rules.values["fourth_colour"] ?? "orange");
    this.numbers = Number(rules.values["numbers"]);
    this.tiles.setNumbers(this.numbers);
    this.tiles.onchange = () => this.#judgeSoon(JUDGE_MS);
    this.begin();
  }

  isPending(): boolean {
    return false;
  }

  /** Everything as it was in the beginning. */
  begin(): void {
    const { before, rack } = this.position;
    this.done = false;
    this.showing = false;
    this.tiles.deal(before, rack ?? "");
    this.#judgeSoon(0);
  }

  /** The screen is left. */
  stop(): void {
    this.showing = false;
    clearTimeout(this.#timer);
  }

  /** What ending the turn would be; "wait": the referee has not said so yet. */
  protected get end(): Verdict["end"] | "wait" {
    const { changed, judging, verdict } = this.tiles;
    this.tiles.rested = true;
    if (!this.myTurn || (changed && (judging || !verdict))) return "wait";
    // Who has moved nothing draws: for that nobody needs to wait for the referee.
    return changed ? (verdict?.end ?? null) : "draw";
  }

  finish(): void {
    this.done = true;
    sound("win");
  }

  /** Where a tile of the rack could go; null where the house does not say. */
  async places(tile: string): Promise<FoundPlaces | null> {
    try {
      return await tools.place({ ...this.#turn, tile });
    } catch (problem) {
      if (problem instanceof Problem) return null;
      throw problem;
    }
  }

  /** The play to be shown, step by step. */
  protected abstract play(): Promise<readonly PlayStep[]>;

  /** How that play begins; nothing where the house does not say. */
  async firstStep(): Promise<PlayStep | undefined> {
    try {
      return (await this.play())[0];
    } catch (problem) {
      if (problem instanceof Problem) return undefined;
      throw problem;
    }
  }

  /** That play carried out on the table; whether it was shown to its end. */
  async show(): Promise<boolean> {
    const { tiles } = this;
    this.showing = true;
    try {
      const steps = await this.play();
      if (!this.showing) return false;
      tiles.putBack();
      for (const board of boardsAfter(tiles.base, steps)) {
        await new Promise((done) => setTimeout(done, STEP_MS));
        if (!this.showing) return false;
        tiles.arrange(board);
      }
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      return false;
    } finally {
      this.showing = false;
    }
  }

  /** The faults of a turn in the order in which they are told. */
  protected told(faults: readonly FaultView[]): readonly FaultView[] {
    return faults;
  }

  /** What can be said of the table without the house; null: nothing. */
  protected judgedAlone(): JudgedTurn | null {
    return null;
  }

  /** The turn as it lies now. */
  get #turn(): TurnToJudge {
    const { before, rack, melded } = this.position;
    const after = this.tiles.text;
    return {
      rules: this.rules.rules,
      players: this.players,
      melded,
      rack: rack ?? "",
      before,
      after,
    };
  }

  #judgeSoon(ms: number): void {
    clearTimeout(this.#timer);
    if (this.hand !== null) this.#timer = window.setTimeout(() => void this.#judge(), ms);
  }

  async #judge(): Promise<void> {
    const { tiles } = this;
    const { text: after, setIds: sets } = tiles;
    try {
      const judged = await tools.judge(this.#turn);
      // Only the word on the table as it lies now counts.
      if (tiles.text === after) tiles.judged(this.#verdict(judged), sets);
      this.problem = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (tiles.text !== after) return;
      const alone = problem.code === "no-answer" ? this.judgedAlone() : null;
      this.problem = alone ? null : problem;
      if (alone) return tiles.judged(this.#verdict(alone), sets);
      this.#judgeSoon(Number(problem.values["wait_ms"] ?? AGAIN_MS));
    }
  }

  /** The answer for a turn without a table, as the board expects the word on a draft. */
  #verdict(judged: JudgedTurn): Verdict {
    const faults = this.told(
      judged.faults.map((fault) => ({ ...fault, tiles: fault.tiles.join(" ") })),
    );
    return {
      ...judged,
      type: "verdict",
      id: "",
      plan: false,
      kept: false,
      end: judged.legal ? "play" : this.tiles.changed ? null : this.dry ? "pass" : "draw",
      sets: judged.sets.map((set, place) => ({
        ...set,
        faults: faults.filter((fault) => fault.set === place),
      })),
      faults,
      loose: "",
      played: "",
      rack: "",
      // What lies ready would give away what is to be found.
      ready: { sets: [], points: 0 },
    };
  }
}
