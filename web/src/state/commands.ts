/** Everything that can be asked of a table but the own turn; each answers whether it was done. */
import type { Level, SeatColour } from "../wire/api.ts";
import type { Do } from "../wire/socket.ts";
import type { Options, Say } from "../wire/types.ts";

export abstract class Commands {
  abstract do(command: Do): Promise<boolean>;

  sit(seat?: number, name?: string, colour?: SeatColour | null): Promise<boolean> {
    return this.do({
      kind: "sit",
      ...(seat !== undefined && { seat }),
      ...(name && { name }),
      ...(colour && { colour }),
    });
  }
  stand(seat: number): Promise<boolean> {
    return this.do({ kind: "stand", seat });
  }
  leave(): Promise<boolean> {
    return this.do({ kind: "leave" });
  }
  addComputer(level: Level, seat?: number): Promise<boolean> {
    return this.do({ kind: "add-computer", level, ...(seat !== undefined && { seat }) });
  }
  removeComputer(seat: number): Promise<boolean> {
    return this.do({ kind: "remove-computer", seat });
  }
  setOptions(options: Options): Promise<boolean> {
    return this.do({ kind: "set-options", options });
  }
  start(): Promise<boolean> {
    return this.do({ kind: "start" });
  }
  nextGame(): Promise<boolean> {
    return this.do({ kind: "next-game" });
  }
  rematch(): Promise<boolean> {
    return this.do({ kind: "rematch" });
  }
  resign(seat: number): Promise<boolean> {
    return this.do({ kind: "resign", seat });
  }
  takeBack(seat: number): Promise<boolean> {
    return this.do({ kind: "take-back", seat });
  }
  standIn(seat: number): Promise<boolean> {
    return this.do({ kind: "stand-in", seat });
  }
  offerPause(): Promise<boolean> {
    return this.do({ kind: "offer-pause" });
  }
  acceptPause(): Promise<boolean> {
    return this.do({ kind: "accept-pause" });
  }
  declinePause(): Promise<boolean> {
    return this.do({ kind: "decline-pause" });
  }
  resume(): Promise<boolean> {
    return this.do({ kind: "resume" });
  }
  lengthen(seconds: number): Promise<boolean> {
    return this.do({ kind: "lengthen", seconds });
  }
  lock(locked: boolean): Promise<boolean> {
    return this.do({ kind: "lock", locked });
  }
  kick(person: number): Promise<boolean> {
    return this.do({ kind: "kick", person });
  }
  mute(person: number, muted: boolean): Promise<boolean> {
    return this.do({ kind: "mute", person, muted });
  }
  write(text: string): Promise<boolean> {
    return this.do({ kind: "write", text });
  }
  allowMessages(allowed: boolean): Promise<boolean> {
    return this.do({ kind: "allow-messages", allowed });
  }
  report(person: number): Promise<boolean> {
    return this.do({ kind: "report", person });
  }
  say(phrase: Say["phrase"]): Promise<boolean> {
    return this.do({ kind: "say", phrase });
  }
}
