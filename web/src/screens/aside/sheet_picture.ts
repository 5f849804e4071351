/** The score sheet as a picture, drawn line by line; sizes are in pixels of the picture. */
import type { Line } from "./sheet_lines.ts";

type Drawn = {
  title: string;
  names: readonly string[];
  rows: readonly Line[];
  foot: string;
};

const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';
const INK = "#24272b";
const QUIET = "#565b62";
const GROUND = "#f3efe6";
const PAPER = "#fffdf9";
const LINE = "#d8d1c1";
const GOOD = "#1f6b43";
const MARGIN = 48;
const ROW = 64;
const HEAD = 150;
const FOOT = 130;
const SIZE = 30;
const LEAST_WIDTH = 720;
const LEAST_COLUMN = 150;

export async function drawSheet(sheet: Drawn): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("this browser draws no pictures");
  const font = (size: number, weight = 400): void => {
    paint.font = `${weight} ${size}px ${FONT}`;
  };
  font(SIZE, 700);
  const widest = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => paint.measureText(text).width));
  const names = sheet.names.map((name) => shorten(paint, name, 2 * LEAST_COLUMN));
  const first = widest(sheet.rows.map((row) => row.label)) + SIZE;
  const column = Math.max(LEAST_COLUMN, widest(names) + SIZE);
  const wide = Math.max(
    LEAST_WIDTH,
    first + column * names.length + 2 * MARGIN + SIZE,
    widest([sheet.title, sheet.foot]) * 1.2 + 2 * MARGIN,
  );
  const high = HEAD + ROW * (sheet.rows.length + 1) + FOOT;
  canvas.width = wide;
  canvas.height = high;

  paint.fillStyle = GROUND;
  paint.fillRect(0, 0, wide, high);
  paint.textBaseline = "middle";
  paint.fillStyle = INK;
  font(40, 700);
  paint.fillText(sheet.title, MARGIN, HEAD / 2);
  paint.fillStyle = PAPER;
  paint.beginPath();
  paint.roundRect(MARGIN / 2, HEAD - 20, wide - MARGIN, high - HEAD - FOOT + 40, 20);
  paint.fill();

  const right = (seat: number): number => wide - MARGIN - column * (names.length - 1 - seat);
  const rowAt = (at: number): number => HEAD + ROW * at + ROW / 2;
  paint.textAlign = "right";
  paint.fillStyle = INK;
  font(SIZE, 700);
  names.forEach((name, seat) => paint.fillText(name, right(seat), rowAt(0)));
  sheet.rows.forEach(({ kind, label, cells, winners }, at) => {
    const y = rowAt(at + 1);
    paint.fillStyle = LINE;
    paint.fillRect(MARGIN, y - ROW / 2, wide - 2 * MARGIN, kind === "game" ? 2 : 4);
    font(SIZE, kind === "game" ? 400 : 700);
    paint.textAlign = "left";
    paint.fillStyle = kind === "game" ? QUIET : INK;
    paint.fillText(label, MARGIN, y);
    paint.textAlign = "right";
    cells.forEach((cell, seat) => {
      const won = winners.includes(seat);
      font(SIZE, won || kind !== "game" ? 700 : 400);
      paint.fillStyle = won ? GOOD : INK;
      paint.fillText(cell, right(seat), y);
    });
  });
  paint.textAlign = "left";
  paint.fillStyle = INK;
  font(34, 700);
  paint.fillText(sheet.foot, MARGIN, high - FOOT / 2 + 10);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("the picture could not be made");
  return made;
}

function shorten(paint: CanvasRenderingContext2D, text: string, most: number): string {
  let letters = [...text];
  const fits = (): boolean => paint.measureText(letters.join("")).width <= most;
  if (fits()) return text;
  while (letters.length > 1 && !fits()) letters = [...letters.slice(0, -2), "…"];
  return letters.join("");
}
