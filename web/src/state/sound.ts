/** Sounds made on the spot, and the phone's buzz; both obey the settings. */
import { settings } from "./settings.svelte.ts";

type Note = { pitch: number; at: number; long: number; loud: number; shape: OscillatorType };

const note = (
  pitch: number,
  at: number,
  long: number,
  loud = 0.12,
  shape: OscillatorType = "sine",
): Note => ({ pitch, at, long, loud, shape });

const SOUNDS = {
  tile: [note(1900, 0, 0.03, 0.05, "triangle"), note(900, 0.005, 0.05, 0.06, "triangle")],
  turn: [note(523, 0, 0.18), note(784, 0.12, 0.3)],
  tick: [note(1200, 0, 0.05, 0.07, "triangle")],
  bell: [note(988, 0, 0.6, 0.12), note(1976, 0, 0.35, 0.04), note(2964, 0, 0.2, 0.02)],
  win: [note(523, 0, 0.2), note(659, 0.12, 0.2), note(784, 0.24, 0.2), note(1047, 0.36, 0.5)],
  error: [note(220, 0, 0.16, 0.1, "triangle")],
  talk: [note(700, 0, 0.08, 0.06), note(880, 0.07, 0.1, 0.06)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

/** Browsers let a page sound and buzz only after somebody has done something on it. */
const wasUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Make a sound, if sounds are on. */
export function sound(name: Sound): void {
  if (!settings.sound || !wasUsed()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const { pitch, at, long, loud, shape } of SOUNDS[name]) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { frequency: pitch, type: shape });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}

/** Let a phone buzz, if that is on. */
export function buzz(ms: number): void {
  if (settings.vibration && wasUsed()) navigator.vibrate?.(ms);
}
