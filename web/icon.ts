/**
 * The icons, made from the sign of the house (`src/ui/mark.ts`): drawn as lines (SVG) and as dots
 * (PNG, for systems that know nothing else).
 */
import { crc32, deflateSync } from "node:zlib";
import { FELT_CORNER, FIELD, MARK, middleOf, TILE_CORNER, type Shape } from "./src/ui/mark.ts";

type Point = readonly [x: number, y: number];

const FELT = "#2e5a52";
const STROKE = 1;

/** How round the felt is, and how large the tiles are on it. */
export type Cut = { corner: number; scale: number };
export const ROUND: Cut = { corner: FELT_CORNER, scale: 1 };
/** To be cut to any form by the system: felt to the edge, and all that matters near the middle. */
export const MASKABLE: Cut = { corner: 0, scale: 0.82 };

export function svg(): string {
  const shapes = MARK.map((shape) => {
    const stroke = shape.stroke ? ` stroke="${shape.stroke}"` : "";
    if ("points" in shape)
      return `  <polygon points="${shape.points.join(" ")}" fill="${shape.fill}"${stroke}/>`;
    const [x, y, width, height] = shape.rect;
    const [middle, centre] = middleOf(shape.rect);
    const turn = shape.turn ? ` transform="rotate(${shape.turn} ${middle} ${centre})"` : "";
    const place = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${TILE_CORNER}"`;
    return `  <rect ${place} fill="${shape.fill}"${stroke}${turn}/>`;
  });
  const felt = `  <rect width="${FIELD}" height="${FIELD}" rx="${ROUND.corner}" fill="${FELT}"/>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}">`;
  return [open, felt, ...shapes, "</svg>", ""].join("\n");
}

/** The sign as a PNG of so many dots. */
export function png(size: number, cut: Cut): Buffer {
  const unit = FIELD / size;
  const corners = (y: number): (string | null)[] =>
    Array.from({ length: size + 1 }, (_, x) => colourAt([x * unit, y * unit], cut));
  // Each row begins with how it is filtered: not at all.
  const rows = Array.from({ length: size }, () => Buffer.alloc(1 + size * 4));
  let above = corners(0);
  rows.forEach((row, y) => {
    const below = corners(y + 1);
    for (let x = 0; x < size; x++) {
      const first = above[x] ?? null;
      const even = [above[x + 1], below[x], below[x + 1]].every((colour) => colour === first);
      // Only where colours meet is it worth looking closer.
      row.set(mean(even ? [first] : inside(x * unit, y * unit, unit, cut)), 1 + x * 4);
    }
    above = below;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits, red green blue and alpha
  const body = deflateSync(Buffer.concat(rows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part("IHDR", head), part("IDAT", body), part("IEND")]);
}

/** What is seen at some points of one dot. */
function inside(x: number, y: number, unit: number, cut: Cut): (string | null)[] {
  const FINE = 4;
  return Array.from({ length: FINE * FINE }, (_, i) => {
    const [right, down] = [(i % FINE) + 0.5, Math.floor(i / FINE) + 0.5];
    return colourAt([x + (right / FINE) * unit, y + (down / FINE) * unit], cut);
  });
}

/** The mean of colours as red, green, blue and alpha; null is seen through. */
function mean(colours: readonly (string | null)[]): number[] {
  const seen = colours.filter((colour) => colour !== null);
  const part = (start: number): number => {
    const sum = seen.reduce((sum, colour) => sum + parseInt(colour.slice(start, start + 2), 16), 0);
    return seen.length > 0 ? Math.round(sum / seen.length) : 0;
  };
  return [part(1), part(3), part(5), Math.round((255 * seen.length) / colours.length)];
}

function part(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** What is seen at a point of the field; null beside the felt. */
function colourAt(at: Point, { corner, scale }: Cut): string | null {
  const half = FIELD / 2;
  if (fromEdge(at, [0, 0, FIELD, FIELD], corner) > 0) return null;
  const near: Point = [half + (at[0] - half) / scale, half + (at[1] - half) / scale];
  return MARK.reduce((under, shape) => paint(shape, near) ?? under, FELT);
}

function paint(shape: Shape, at: Point): string | null {
  if ("points" in shape) return within(shape.points, at) ? shape.fill : null;
  const turned = shape.turn ? rotate(at, middleOf(shape.rect), -shape.turn) : at;
  const distance = fromEdge(turned, shape.rect, TILE_CORNER);
  if (shape.stroke && Math.abs(distance) <= STROKE / 2) return shape.stroke;
  return distance <= 0 ? shape.fill : null;
}

/** How far a point is from the edge of a rectangle with round corners; inside it is below 0. */
function fromEdge(
  at: Point,
  rect: readonly [x: number, y: number, width: number, height: number],
  corner: number,
): number {
  const middle = middleOf(rect);
  const x = Math.abs(at[0] - middle[0]) - rect[2] / 2 + corner;
  const y = Math.abs(at[1] - middle[1]) - rect[3] / 2 + corner;
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - corner;
}

function within(points: readonly Point[], at: Point): boolean {
  return points.every(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return (nextX - x) * (at[1] - y) - (nextY - y) * (at[0] - x) >= 0;
  });
}

function rotate(at: Point, around: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [at[0] - around[0], at[1] - around[1]];
  return [around[0] + x * cos - y * sin, around[1] + x * sin + y * cos];
}
