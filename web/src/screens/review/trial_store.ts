/** A turn that is tried again at the table; whoever lays more than is looked for has not found it. */
import type { RulesInfo } from "../../wire/types.ts";
import { LessonStore, type Ended } from "../learn/lesson.svelte.ts";
import { goalOf, isAsGood, tooMany, type Trial } from "./trial.ts";

export class TrialStore extends LessonStore {
  override readonly dry: boolean;
  /** It was done as before, which was as good as what is looked for. */
  asGood = false;

  constructor(
    readonly trial: Trial,
    rules: RulesInfo,
    players: number,
  ) {
    const { table, rack, melded } = trial;
    super({ id: "try", chapter: "", table, rack, melded, goal: goalOf(trial) }, rules, players);
    this.dry = trial.pool === 0;
  }

  override endTurn(): Ended {
    const { end, trial } = this;
    const left = this.tiles.board.rack.map(({ face }) => face);
    if ((end === "play" || end === "draw") && isAsGood(trial, left)) {
      this.asGood = true;
      this.finish();
      return "done";
    }
    return end === "play" && tooMany(trial, left.length) ? "more" : super.endTurn();
  }
}
