/** A puzzle as a picture for others: what is asked, its table and rack, and where it is from. */
import { Problem } from "../../wire/api.ts";

const SCALE = 2;
const LEAST_WIDE = 960;
const MARGIN = 40;
const TITLE = 44;
const TEXT = 30;
const SMALL = 24;
const LINE = 1.4;
const GROUND = "#fffdf9";
const INK = "#24272b";
const QUIET = "#565b62";
const FONT = "system-ui, sans-serif";

export interface Told {
  readonly title: string;
  readonly task: string;
  readonly foot: string;
}

/** Words in lines that are at most so wide; a sign of Chinese may stand on any line. */
export function wrapped(
  text: string,
  most: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const parts = text.match(/\p{Script=Han}[，。：；？！、）]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || widthOf((last + part).trimEnd()) > most) lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trim());
}

/** The picture as PNG, which every program takes; at `source` the house has drawn the tiles. */
export async function puzzlePicture(source: string, told: Told): Promise<Blob> {
  const tiles = new Image();
  tiles.src = source;
  await tiles.decode().catch(() => {
    throw new Problem("no-answer");
  });
  const canvas = document.createElement("canvas");
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("there is nothing to paint on");
  const wide = Math.max(LEAST_WIDE, SCALE * tiles.width + 2 * MARGIN);
  const font = (size: number, weight: number): void => {
    paint.font = `${weight} ${size}px ${FONT}`;
  };
  font(TEXT, 400);
  const task = wrapped(told.task, wide - 2 * MARGIN, (line) => paint.measureText(line).width);
  const above = MARGIN + LINE * (TITLE + TEXT * task.length) + MARGIN / 2;
  canvas.width = wide;
  canvas.height = above + SCALE * tiles.height + MARGIN / 2 + LINE * SMALL + MARGIN;
  paint.fillStyle = GROUND;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.textBaseline = "top";
  paint.fillStyle = INK;
  font(TITLE, 700);
  paint.fillText(told.title, MARGIN, MARGIN);
  font(TEXT, 400);
  task.forEach((line, at) => paint.fillText(line, MARGIN, MARGIN + LINE * (TITLE + TEXT * at)));
  paint.drawImage(tiles, MARGIN, above, SCALE * tiles.width, SCALE * tiles.height);
  paint.fillStyle = QUIET;
  font(SMALL, 400);
  paint.fillText(told.foot, MARGIN, above + SCALE * tiles.height + MARGIN / 2);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("the picture could not be made");
  return made;
}
