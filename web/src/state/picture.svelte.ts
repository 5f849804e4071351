/** A table as its newest picture shows it to this browser, and what follows from that. */
import type { GameView, Presence, TableView } from "../wire/types.ts";
import { Commands } from "./commands.ts";

export abstract class Picture extends Commands {
  /** The whole picture that the server sent last. */
  view: TableView | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  /** The own seat whose rack is shown; null: none is (a spectator, or the device is passed on). */
  hand: number | null = $state(null);

  readonly game: GameView | null = $derived(this.view?.game ?? null);
  readonly mySeats: readonly number[] = $derived(this.view?.you?.seats ?? []);
  readonly isHost: boolean = $derived(this.view?.you?.host ?? false);
  /** A game is going on and its clock is not stopped. */
  readonly running: boolean = $derived(
    this.view?.phase === "playing" && !this.view.paused && this.game?.over === null,
  );
  /** The seat on turn, while a game is going on. */
  readonly onTurn: number | null = $derived(
    this.view?.phase === "playing" ? (this.game?.turn ?? null) : null,
  );
  /** The rack that is shown is on turn. */
  readonly myTurn: boolean = $derived(this.hand !== null && this.hand === this.onTurn);
  /** Tiles may be arranged for a later turn: nothing of it is shown to anybody. */
  readonly planning: boolean = $derived(
    this.view?.phase === "playing" && this.hand !== null && !this.myTurn,
  );
  /** Nobody plays from anywhere else: only computer players sit on the other seats. */
  readonly alone: boolean = $derived(
    this.view?.seats.every(
      ({ kind, person }) => kind !== "person" || person === this.view?.you?.person,
    ) ?? false,
  );
  /** Pass and play: the own seat that must say "I am …" before its rack is shown. */
  readonly passTo: number | null = $derived(
    this.mySeats.length > 1 &&
      this.onTurn !== null &&
      this.mySeats.includes(this.onTurn) &&
      this.hand !== this.onTurn
      ? this.onTurn
      : null,
  );

  /** Whether somebody is connected; whoever looks at this is, also before the house says so. */
  here(person: number | null): boolean {
    if (person === null) return false;
    return person === this.view?.you?.person || (this.presence?.people.includes(person) ?? false);
  }
}
