/** The rules side by side: what each edition says to a clause, and where they differ. */
import type { Value } from "../../wire/tools.ts";
import type { RuleOrigin, RulesInfo } from "../../wire/types.ts";

/** The parts of the book, each with its last clause. */
export const PARTS = [
  ["box", 8],
  ["sets", 16],
  ["set-up", 26],
  ["match", 29],
  ["meld", 36],
  ["turn", 44],
  ["pool", 46],
  ["moves", 53],
  ["joker", 67],
  ["time", 74],
  ["points", 87],
] as const;
export type Part = (typeof PARTS)[number][0];

/** Sentences of a clause that share their source. */
export type Said = { text: string; origin: RuleOrigin };

/** What some rules say to a clause. */
export type Answer = { rules: string; text: string; parts: readonly Said[] };

export type Row = {
  id: string;
  part: Part;
  title: string;
  rulings: readonly string[];
  fields: readonly string[];
  /** In the order of the rules that were given. */
  answers: readonly Answer[];
  /** Whether they say different things. */
  differs: boolean;
};

type Text = (id: string, values?: Record<string, Value>) => string;
type Join = (sentences: readonly string[]) => string;

/**
 * Every clause with what each of these rules says to it; `text` is the catalogue, `join` puts
 * sentences one after the other.
 */
export function compare(all: readonly RulesInfo[], text: Text, join: Join): readonly Row[] {
  const [first] = all;
  if (!first) return [];
  const found = all.map(({ clauses }) => new Map(clauses.map((clause) => [clause.id, clause])));
  return first.clauses.map(({ id, fields }) => {
    const answers = all.map(({ rules, values }, at) => {
      const parts = (found[at]?.get(id)?.parts ?? [])
        .map((origin) => ({ text: text(origin.text, values), origin }))
        .filter((part) => part.text);
      return { rules, text: join(parts.map((part) => part.text)), parts };
    });
    const rulings = new Set(found.flatMap((clauses) => clauses.get(id)?.rulings ?? []));
    return {
      id,
      part: partOf(id),
      title: text(`rule-title-${id}`),
      rulings: [...rulings].toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))),
      fields,
      answers,
      differs: new Set(answers.map((answer) => answer.text)).size > 1,
    };
  });
}

/** Parts one after the other that share their source become one. */
export function bySource(parts: readonly Said[], join: Join): readonly Said[] {
  const found: Said[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && sameOrigin(last.origin, part.origin)) last.text = join([last.text, part.text]);
    else found.push({ ...part });
  }
  return found;
}

export function sameOrigin(one: RuleOrigin, other: RuleOrigin): boolean {
  const told = ({ source, headings, rulings, unlike }: RuleOrigin): string =>
    JSON.stringify([source, headings, rulings, unlike]);
  return told(one) === told(other);
}

/** The headings to show: in the reader's language if the booklet has it, else in its first. */
export function headingsFor({ headings }: RuleOrigin, language: string): readonly string[] {
  return headings[language] ?? Object.values(headings)[0] ?? [];
}

/** In which part of the book a clause stands. */
export function partOf(id: string): Part {
  const number = Number(id.slice(1));
  return (PARTS.find(([, last]) => number <= last) ?? ["points"])[0];
}

/** The clauses that are looked for: by number, or by words of the title or the text. */
export function search(
  rows: readonly Row[],
  words: string,
  onlyDifferent: boolean,
): readonly Row[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (onlyDifferent && !row.differs) return false;
    if (wanted.length === 1 && /^r\d+$/.test(wanted[0] ?? "")) return plain(row.id) === wanted[0];
    const said = plain([row.title, ...row.answers.map(({ text }) => text)].join(" "));
    return wanted.every((word) => said.includes(word));
  });
}

/** The rows by the parts of the book, without parts that are empty. */
export function inParts(rows: readonly Row[]): readonly { part: Part; rows: readonly Row[] }[] {
  return PARTS.map(([part]) => ({ part, rows: rows.filter((row) => row.part === part) })).filter(
    (each) => each.rows.length > 0,
  );
}

/** A piece of a text; `other`: it does not stand in the text that it is compared with. */
export type Piece = { text: string; other: boolean };

/** A text in pieces: what it shares with another one, and what it does not. */
export function unlike(text: string, than: string, language: string): readonly Piece[] {
  const words = split(text, language, "word");
  const common = shared(words, split(than, language, "word"));
  const isWord = (word: string | undefined): boolean => /[\p{L}\p{N}]/u.test(word ?? "");
  const kept = words.filter((word, at) => isWord(word) && common.has(at)).length;
  // Where little is left of the other text, single words that both have say nothing.
  if (kept < words.filter(isWord).length / 2) return [{ text, other: true }];
  const isOther = (at: number): boolean => isWord(words[at]) && !common.has(at);
  const pieces: Piece[] = [];
  words.forEach((word, at) => {
    // What stands between two marked words is marked too, so that marks are not torn apart.
    const other = isWord(word) ? isOther(at) : isOther(at - 1) && isOther(at + 1);
    const last = pieces.at(-1);
    if (last?.other === other) last.text += word;
    else pieces.push({ text: word, other });
  });
  return pieces;
}

/** Of several texts, each without the sentences that stand in all of them. */
export function ownSentences(texts: readonly string[], language: string): readonly string[] {
  if (new Set(texts).size < 2) return texts;
  // A sentence has the blank behind it, where its language writes one.
  const split_ = texts.map((text) => split(`${text} `, language, "sentence"));
  const everywhere = (one: string): boolean =>
    split_.every((others) => others.some((other) => other.trim() === one.trim()));
  return split_.map((sentences) =>
    sentences
      .filter((one) => !everywhere(one))
      .join("")
      .trim(),
  );
}

/** The places of the words of `a` that stand in `b` in the same order: as many as can be. */
function shared(a: readonly string[], b: readonly string[]): ReadonlySet<number> {
  // length[i][j]: the most words that a from i and b from j share.
  const length = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const best = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      length[i]?.splice(j, 1, best);
    }
  }
  const found = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      found.add(i++);
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

function split(text: string, language: string, granularity: "word" | "sentence"): string[] {
  return [...new Intl.Segmenter(language, { granularity }).segment(text)].map((one) => one.segment);
}

/** Without accents and capitals, so that nobody has to type them. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
