import type { Experience } from "./experience.ts";

/** What tells that two entries may be the same experience. */
export type Comparable = Pick<Experience, "experienceName" | "organisationName" | "startDate" | "endDate"> & {
  readonly id: string;
};

/** Two entries, the one with the smaller id first, so that a pair is the same however the list is sorted. */
export type AlikePair<Record extends Comparable> = readonly [Record, Record];

interface Folded<Record> {
  readonly record: Record;
  readonly words: readonly string[];
  readonly name: string;
  readonly organisation: string;
}

/** A word of a name that may have been mistyped, under what such a slip leaves as it is. */
interface Slip {
  readonly key: string;
  readonly word: string;
  readonly name: string;
}

/** One letter more or less makes another word of a shorter one: "band" and "bank". */
const SHORTEST_SLIP = 5;
/** Who writes a name of more words twice has copied it. */
const MOST_WORDS = 12;

/**
 * Entries that look like one experience logged twice: their names are equal but for case, accents, punctuation and
 * blanks, or one slip of the keyboard apart; their organizations are equal, or one is not given; and their days meet.
 * What an entry was begun as, and its type, do not matter. An entry alike to many makes one pair with the next of them,
 * so there are never more pairs than entries; those that `isParted` names are known to be two.
 */
export function alikePairs<Record extends Comparable>(
  records: readonly Record[],
  isParted: (pair: AlikePair<Record>) => boolean,
): readonly AlikePair<Record>[] {
  const folded = records
    .toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
    .map(foldedOf)
    .filter(({ name }) => name !== "");
  const namesakes = grouped(folded, ({ name }) => name);
  const names = [...namesakes.values()].flatMap(([first]) => first ?? []);
  const slips = grouped(names.flatMap(slipsOf), ({ key }) => key);
  // Names first: of thousands of entries only those whose names are alike are looked at.
  const nameList = (one: Folded<Record>) => [one.name, ...slipsOf(one).flatMap((slip) => slippedFrom(slip, slips))];
  const near = new Map(names.map((one) => [one.name, [...new Set(nameList(one))]]));

  return folded.flatMap((one) => {
    const isNext = (other: Folded<Record>) =>
      one.record.id < other.record.id && isSameElsewhere(one, other) && !isParted([one.record, other.record]);
    for (const name of near.get(one.name) ?? []) {
      const next = namesakes.get(name)?.find(isNext);
      if (next) return [[one.record, next.record] as const];
    }
    return [];
  });
}

function grouped<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}

function foldedOf<Record extends Comparable>(record: Record): Folded<Record> {
  const words = wordsOf(record.experienceName);
  return { record, words, name: words.join(""), organisation: wordsOf(record.organisationName).join("") };
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}|['’]/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A slip in one word leaves the others as they are, and of that word its beginning or its end. */
function slipsOf({ words, name }: Pick<Folded<Comparable>, "words" | "name">): readonly Slip[] {
  if (words.length > MOST_WORDS) return [];
  return words.flatMap((word, place) => {
    if (!canSlip(word)) return [];
    const others = words.with(place, "").join(" ");
    return [`${others}|${word.slice(0, 2)}-`, `${others}|-${word.slice(-2)}`].map((key) => ({ key, word, name }));
  });
}

/** A figure is no slip: "Year 10001" is not "Year 10002". */
function canSlip(word: string): boolean {
  return word.length >= SHORTEST_SLIP && !/\p{N}/u.test(word);
}

function slippedFrom({ key, word }: Slip, slips: ReadonlyMap<string, readonly Slip[]>): readonly string[] {
  return (slips.get(key) ?? []).filter((other) => isOneSlip(word, other.word)).map(({ name }) => name);
}

/** A letter too many, one too few, another one, or two neighbors that have changed places. */
function isOneSlip(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  let start = 0;
  while (start < length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The same, or not known to be another, in all but the name. */
function isSameElsewhere<Record extends Comparable>(one: Folded<Record>, other: Folded<Record>): boolean {
  const isSameOrganisation =
    one.organisation === other.organisation || one.organisation === "" || other.organisation === "";
  return isSameOrganisation && endsAfter(one, other.record.startDate) && endsAfter(other, one.record.startDate);
}

function endsAfter({ record }: Folded<Comparable>, start: string | null): boolean {
  return start === null || record.endDate === null || record.endDate >= start;
}
