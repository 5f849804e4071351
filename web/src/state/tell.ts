/** What happens at a table, told in words: each event once, in the order in which it happened. */
import { parseTable } from "../game/tiles.ts";
import type { Event, TableView, Turn, Verdict } from "../wire/types.ts";
import { faultText, listText, tilesName } from "../words/naming.ts";
import { t } from "../words/words.svelte.ts";
import { announce } from "./announce.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { buzz, sound } from "./sound.ts";
import type { TableStore } from "./table.svelte.ts";
import { toast } from "./toasts.svelte.ts";

/** A turn that was made, for "what changed". */
export type TurnNote = {
  game: number;
  seat: number;
  kind: "play" | "draw" | "pass" | "bell";
  /** The table before and after it. */
  before: string;
  after: string;
  /** Tiles that came from the rack. */
  laid: string;
  /** How many tiles were drawn. */
  drawn: number;
  /** What became of the turn at the bell. */
  bell: string | null;
  at: number;
  /** The turn in words. */
  text: string;
};

type GameEvent = Turn["events"][number];

export class Teller {
  #table = "";
  #verdict: Verdict | null = null;

  constructor(readonly store: TableStore) {}

  /** Tell what happened since the picture `old`; `verdict` was the last word on the own draft. */
  tell(events: readonly Event[], old: TableView | null, verdict: Verdict | null): void {
    this.#verdict = verdict;
    this.#table = old?.game?.table ?? "";
    for (const event of events) this.#event(event);
    const { onTurn, myTurn, passTo } = this.store;
    if (onTurn === null || (old?.phase === "playing" && old.game?.turn === onTurn)) return;
    const player = this.#seat(onTurn);
    if (myTurn) announce(t("page-your-turn"));
    else if (passTo !== null) announce(t("page-pass-to", { player }));
  }

  #seat(seat: number): string {
    return this.store.view?.seats[seat]?.name ?? "";
  }

  #person(person: number): string {
    return this.store.view?.people.find((each) => each.person === person)?.name ?? "";
  }

  #isMine(seat: number): boolean {
    return this.store.mySeats.includes(seat);
  }

  #event({ what, at }: Event): void {
    switch (what.kind) {
      case "game-started": {
        this.#table = "";
        const begin = what.events.find((event) => event.kind === "begin");
        announce(t("page-game-begins", { game: what.game }));
        if (begin) announce(t("event-began", { player: this.#seat(begin.seat) }));
        return;
      }
      case "turn":
        this.#turn(what.events, what.game, at);
        return;
      case "game-over":
        this.#gameOver(what.reason, what.winners);
        return;
      case "came":
      case "left":
      case "hosted":
      case "pause-offered":
      case "pause-declined":
        // What I do myself I need not be told.
        if (what.person !== this.store.view?.you?.person) {
          const player = what.kind === "came" ? what.name : this.#person(what.person);
          if (player) toast(t(`page-event-${what.kind}`, { player }));
        }
        return;
      case "resigned":
        toast(t("event-resigned", { player: this.#seat(what.seat) }));
        return;
      case "away":
      case "back":
        toast(t(`page-event-${what.kind}`, { player: this.#seat(what.seat) }));
        return;
      case "time-added": {
        const values = { player: this.#seat(what.seat), count: Math.round(what.ms / 1000) };
        if (what.why === "host") toast(t("event-extended", values));
        return;
      }
      case "sat":
      case "computer-added":
        announce(t("page-event-sat", { player: what.name, seat: what.seat + 1 }));
        return;
      case "paused":
      case "resumed":
        announce(t(`page-event-${what.kind}`));
        return;
      case "said":
        this.#said(what.person, what.phrase, at);
    }
  }

  #said(person: number, phrase: Parameters<TableStore["say"]>[0], at: number): void {
    if (!settings.talk) return;
    this.store.addTalk({ person, phrase, at });
    announce(t("event-said", { player: this.#person(person), word: t(`phrase-${phrase}`) }));
    if (person !== this.store.view?.you?.person) sound("talk");
  }

  #turn(events: readonly GameEvent[], game: number, at: number): void {
    const drawn = events.flatMap((event) => (event.kind === "draw" ? tilesIn(event.tiles) : []));
    for (const event of events) {
      switch (event.kind) {
        case "play":
        case "bell":
        case "pass":
        case "draw": {
          const before = this.#table;
          const after = "table" in event ? event.table : before;
          const laid = came(before, after).join(" ");
          const text = this.#sentence(event, laid);
          this.#table = after;
          const ownBell = event.kind === "bell" && this.#isMine(event.seat);
          if (!ownBell) announce(text);
          // What is drawn after the bell belongs to the bell.
          if (event.kind === "draw" && events.some(({ kind }) => kind === "bell")) break;
          const bell = event.kind === "bell" ? event.outcome : null;
          const { kind, seat } = event;
          const count = drawn.length;
          this.store.addNote({
            game,
            seat,
            kind,
            before,
            after,
            laid,
            drawn: count,
            bell,
            at,
            text,
          });
          if (event.kind === "bell") sound("bell");
          if (ownBell) this.#ownBell(event.outcome, text, count);
          break;
        }
        case "say":
          announce(this.#sentence(event, ""));
      }
    }
  }

  #sentence(event: GameEvent, laid: string): string {
    const { fourth } = this.store;
    const player = "seat" in event ? this.#seat(event.seat) : "";
    switch (event.kind) {
      case "play":
        return t("event-played", { player, tiles: tilesName(laid, fourth) });
      case "bell":
        return t(`event-bell-${event.outcome}`, { player, tiles: tilesName(laid, fourth) });
      case "pass":
        return t("event-passed", { player });
      case "say":
        return t("event-said", { player, word: event.word });
      case "draw": {
        const tiles = tilesIn(event.tiles);
        const seen = tiles.length > 0 && this.store.hand === event.seat;
        return seen
          ? t("event-drew-seen", { player, tiles: tilesName(event.tiles, fourth) })
          : t("event-drew", { player, count: tiles.length });
      }
      default:
        return "";
    }
  }

  /** The bell in the own turn: what became of the draft, why, and what it cost. */
  #ownBell(outcome: string, text: string, drawn: number): void {
    buzz(200);
    const good = outcome === "stands";
    const fault = outcome === "idle" || good ? undefined : this.#verdict?.faults[0];
    const parts = [
      text,
      fault && t("page-bell-reason", { reason: faultText(fault, this.store.fourth) }),
      drawn > 0 && t("page-bell-drawn", { count: drawn }),
    ];
    toast(parts.filter(Boolean).join(" "), good ? "good" : "bad");
  }

  #gameOver(reason: string, winners: readonly number[]): void {
    const player = listText(winners.map((seat) => this.#seat(seat)));
    announce(t(`event-ended-${reason}`, { player, count: winners.length }));
    sound(winners.some((seat) => this.#isMine(seat)) ? "win" : "bell");
  }
}

const tilesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The tiles that are on the table now and were not before. */
function came(before: string, after: string): string[] {
  const faces = parseTable(before).flatMap((set) => set.map((tile) => tile.face));
  return parseTable(after)
    .flat()
    .map((tile) => tile.face)
    .filter((face) => {
      const found = faces.indexOf(face);
      if (found >= 0) faces.splice(found, 1);
      return found < 0;
    });
}
