/**
 * The sign of the house, two tiles that become one set, on a field of 32 by 32. `Mark.svelte` draws
 * it on the page, and the build makes the icons from it.
 */
export type Shape = { readonly fill: string; readonly stroke?: string } & (
  | {
      readonly rect: readonly [x: number, y: number, width: number, height: number];
      readonly turn?: number;
    }
  | { readonly points: readonly (readonly [x: number, y: number])[] }
);

export const FIELD = 32;
/** How round the felt and the tiles are. */
export const FELT_CORNER = 7;
export const TILE_CORNER = 2.5;
export const MARK: readonly Shape[] = [
  { rect: [6, 6.5, 13, 17], turn: -12, fill: "#e9dfc6", stroke: "#b5a57d" },
  { rect: [13, 8.5, 13, 17], fill: "#fdf9ee", stroke: "#b5a57d" },
  { points: [[19.5, 12], [23.5, 18.8], [15.5, 18.8]], fill: "#bf1722" }, // prettier-ignore
];

/** The middle of a rectangle, around which it is turned. */
export const middleOf = ([x, y, width, height]: readonly [
  number,
  number,
  number,
  number,
]): readonly [number, number] => [x + width / 2, y + height / 2];
