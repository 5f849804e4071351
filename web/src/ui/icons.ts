/** Small pictures, drawn on a field of 24 by 24 with a line of 2. */
export const ICONS = {
  back: "M15 5l-7 7 7 7",
  bin: "M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  check: "M5 13l4.5 4.5L19 7",
  chevron: "M9 5l7 7-7 7",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7v5l3.5 2",
  close: "M6 6l12 12M18 6L6 18",
  computer: "M5 8h14v11H5zM12 8V4M9 12.5v1.5M15 12.5v1.5M2.5 12v3M21.5 12v3",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  crown: "M4 18h16M4 7l4 5 4-7 4 7 4-5-1.5 8h-13z",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  erase: "M8 6h13v12H8l-5.5-6zM12 9.5l5 5M17 9.5l-5 5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
  flag: "M6 21V4M6 5h12.5L16 9l2.5 4H6",
  friends:
    "M9 5a3 3 0 1 0 0 6.5A3 3 0 1 0 9 5zM3 19c.4-3.6 2.6-5.2 6-5.2s5.6 1.6 6 5.2M15.5 5.4a3 3 0 0 1 0 5.8M17.5 14.2c2.1.7 3.3 2.2 3.5 4.8",
  gear: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
  globe:
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3.5 12h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
  help: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 1.9M12 17h.01",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.8c.7.6 1 1.2 1 2.2h5c0-1 .3-1.6 1-2.2A6 6 0 0 0 12 3z",
  keys: "M3 6.5h18v11H3zM7 10.2h.01M10.3 10.2h.01M13.7 10.2h.01M17 10.2h.01M8 14h8",
  leave: "M14 4h5v16h-5M4 12h11M11 7.5l4.5 4.5-4.5 4.5",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  menu: "M4 7h16M4 12h16M4 17h16",
  pad: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  pause: "M8.5 5v14M15.5 5v14",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20c.5-4 3.3-5.5 7.5-5.5s7 1.5 7.5 5.5",
  phone: "M7.5 3h9v18h-9zM11 18h2",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 16.5M15 8.5h.01",
  play: "M7 4.5l12 7.5-12 7.5z",
  plus: "M12 5v14M5 12h14",
  redo: "M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4",
  reset: "M4 5v5h5M4.5 10A8 8 0 1 1 4 14",
  sound: "M4 9.5h4L13 5v14l-5-4.5H4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  sheet: "M5 3.5h14v17H5zM5 8.5h14M10 8.5v12M5 14.5h14",
  silent: "M4 9.5h4L13 5v14l-5-4.5H4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  sort: "M4 6h10M4 12h7M4 18h4M17 5v14M13.5 15.5L17 19l3.5-3.5",
  talk: "M4 5h16v11h-9l-4.5 4v-4H4z",
  text: "M2.5 19L8 5l5.5 14M4.5 14.5h7M15.5 19l3-8 3 8M16.5 16.3h4",
  tidy: "M4 5h7v5H4zM14.5 5H20v5h-5.5zM4 14h4.5v5H4zM12 14h8v5h-8z",
  undo: "M9 5l-5 5 5 5M4 10h11a5 5 0 0 1 0 10h-4",
  // The faces of the computer players, the weakest first.
  "face-chick":
    "M12 21a7 7 0 1 0 0-14 7 7 0 0 0 0 14M12 7V3.5M12 7 9.5 4.5M9.5 12.5v.5M14.5 12.5v.5M10.5 15.5h3L12 17.5z",
  "face-rabbit":
    "M12 21.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12M9 10C6.5 4.5 7 2 8.2 2s2.6 2.6 2.6 7.500M15 10c2.5-5.5 2-8 .8-8s-2.6 2.6-2.6 7.500M9.8 14.500v.5M14.2 14.500v.5M12 17v1.5",
  "face-hedgehog":
    "M5 14 2.5 12l2.5-1.500L3.5 7.500l3.3.3L7.5 4.500l2.8 1.800L12 3l1.7 3.3 2.8-1.8.7 3.3 3.3-.3L19 10.500l2.5 1.500L19 14M5 14a7 7 0 0 0 14 0M9.5 13v.5M14.5 13v.5M12 17v.5",
  "face-cat":
    "M5 13V3.500L9.5 7h5L19 3.500V13a7 7 0 0 1-14 0M9.5 12v.5M14.5 12v.5M11 15.500l1 1 1-1M4.5 16.500H2M19.5 16.500H22",
  "face-badger":
    "M12 21a7 7 0 1 0 0-14 7 7 0 0 0 0 14M6 9.500a2.2 2.2 0 1 1 2.5-2M18 9.500a2.2 2.2 0 1 0-2.5-2M9.5 8v7M14.5 8v7M11 18h2",
  "face-fox":
    "M4 3l4.5 3.500h7L20 3v8c0 4.5-5 9-8 10.500C9 20 4 15.5 4 11zM9 12v.5M15 12v.5M11 17.500h2L12 19z",
  "face-owl":
    "M5 3.5 8 5.500h8l3-2V14a7 7 0 0 1-14 0zM9 14a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.600M15 14a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.600M11 16h2l-1 1.500z",
  "face-dragon":
    "M7.5 7 4 2l5.5 3.500M16.5 7 20 2l-5.5 3.500M6 10c0-3 3-4.5 6-4.500s6 1.5 6 4.5-1.5 4-2 6.500L15 21.500H9l-1-5C7.5 14 6 13 6 10M9 10.500l1.5 1M15 10.500l-1.5 1M10.8 18v.5M13.2 18v.5",
} as const;

export type IconName = keyof typeof ICONS;

/** Those that point along the line of writing: from right to left they are the other way round. */
export const DIRECTED: readonly IconName[] = [
  "back",
  "chevron",
  "erase",
  "leave",
  "redo",
  "reset",
  "sort",
  "undo",
];

/** The face of a computer player; those of before have none of their own. */
export function faceOf(level: string | null | undefined): IconName {
  const name = `face-${level}`;
  return name in ICONS ? (name as IconName) : "computer";
}
