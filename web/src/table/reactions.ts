/** Pictures for reactions, drawn on a field of 24 by 24 with a line of 2. */
const FACE = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z";

export const REACTIONS = {
  smile: `${FACE}M9 9.5v1M15 9.5v1M8 14.2c1 1.5 2.4 2.3 4 2.3s3-.8 4-2.3`,
  laugh: `${FACE}M7.8 10.3l1.3-1.3 1.3 1.3M13.6 10.3l1.3-1.3 1.3 1.3M7.5 13.5h9c-.4 2.5-2 4-4.5 4s-4.1-1.5-4.5-4z`,
  clap: "M7 20l-3-6 1.8-1 2 2.5-2.6-6L7 8.8l3 5M10 13.8L8 8l1.7-.6 2.6 5.7M12.3 13.1l-1-3.7 1.7-.5 3 5.8c.8 2.5-.3 5.3-3 6.3H9M15 3.5l-.5 2M19.5 6l-1.5 1.5M11 3.5l.5 2",
  heart: "M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8 2C20 15 12 20 12 20z",
  "thumbs-up":
    "M7 11v9H4v-9zM7 11l4-7c1.5 0 2.5 1 2.3 2.6L12.8 10h5.4c1.2 0 2 1 1.8 2.2l-1.2 6c-.2 1-1 1.8-2.1 1.8H7",
  surprise: `${FACE}M9 9v1M15 9v1M12 13.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4z`,
  sad: `${FACE}M9 9.5v1M15 9.5v1M8 16.8c1-1.5 2.4-2.3 4-2.3s3 .8 4 2.3`,
  think: `${FACE}M8.5 10h1M14.5 9.5h1.5M9 16h4.5M13.5 6.8l3 .6`,
} as const;

export type ReactionName = keyof typeof REACTIONS;

export const isReaction = (phrase: string): phrase is ReactionName => phrase in REACTIONS;
