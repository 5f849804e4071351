/** A turn that is tried again at the table; whoever lays more than is looked for has not found it. */
import type { RulesInfo } from "../../wire/types.ts";
import { LessonStore, type Ended } from "../learn/lesson.svelte.ts";
import { goalOf, tooMany, type Trial } from "./trial.ts";

export class TrialStore extends LessonStore {
  constructor(
    readonly trial: Trial,
    rules: RulesInfo,
    players: number,
  ) {
    const { table, rack, melded } = trial;
    super({ id: "try", chapter: "", table, rack, melded, goal: goalOf(trial) }, rules, players);
  }

  override endTurn(): Ended {
    const more = tooMany(this.trial, this.tiles.board.rack.length);
    return more && this.end === "play" ? "more" : super.endTurn();
  }
}
