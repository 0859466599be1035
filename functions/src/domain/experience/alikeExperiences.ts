import type { Experience } from "./experience.ts";

/** The fields that decide whether two entries may be the same experience. */
export type Comparable = Pick<Experience, "experienceName" | "organisationName" | "startDate" | "endDate"> & {
  readonly id: string;
};

/** Two entries, the one with the smaller id first. So a pair is the same for every sorting of the list. */
export type AlikePair<Record extends Comparable> = readonly [Record, Record];

interface Folded<Record> {
  readonly record: Record;
  readonly words: readonly string[];
  readonly name: string;
  readonly organisation: string;
}

/** A possible typo in one word of a name. The key is the part of the name that the typo leaves unchanged. */
interface Slip {
  readonly key: string;
  readonly word: string;
  readonly name: string;
}

/** In a shorter word, one letter more or less makes another word: "band" and "bank". */
const SHORTEST_SLIP = 5;
/** A longer name written twice was copied, so it has no typo to look for. */
const MOST_WORDS = 12;

/**
 * Pairs of entries that look like one experience logged twice. Their names are equal except for case, accents,
 * punctuation, spaces or one typo. Their organizations are equal, or one is missing. And their dates overlap. The form
 * and type of an entry do not matter. An entry that looks like many others is paired only with the next, so there are
 * never more pairs than entries. `areDifferent` leaves out pairs that the student has marked as different.
 */
export function alikePairs<Record extends Comparable>(
  records: readonly Record[],
  areDifferent: (pair: AlikePair<Record>) => boolean,
): readonly AlikePair<Record>[] {
  const folded = records
    .toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
    .map(foldedOf)
    .filter(({ name }) => name !== "");
  const namesakes = grouped(folded, ({ name }) => name);
  const names = [...namesakes.values()].flatMap(([first]) => first ?? []);
  const slips = grouped(names.flatMap(slipsOf), ({ key }) => key);
  // Compares names first, because only entries with similar names need the other checks.
  const nameList = (one: Folded<Record>) => [one.name, ...slipsOf(one).flatMap((slip) => slippedFrom(slip, slips))];
  const near = new Map(names.map((one) => [one.name, [...new Set(nameList(one))]]));

  return folded.flatMap((one) => {
    const isNext = (other: Folded<Record>) =>
      one.record.id < other.record.id && isSameElsewhere(one, other) && !areDifferent([one.record, other.record]);
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
  return { record, words, name: words.join(""), organisation: foldedText(record.organisationName) };
}

/** A name without case, accents, punctuation and spaces, to compare it with another. */
export function foldedText(text: string): string {
  return wordsOf(text).join("");
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

/** All possible typo keys: a typo in one word leaves the other words unchanged, and the start or end of that word. */
function slipsOf({ words, name }: Pick<Folded<Comparable>, "words" | "name">): readonly Slip[] {
  if (words.length > MOST_WORDS) return [];
  return words.flatMap((word, place) => {
    if (!canSlip(word)) return [];
    const others = words.with(place, "").join(" ");
    return [`${others}|${word.slice(0, 2)}-`, `${others}|-${word.slice(-2)}`].map((key) => ({ key, word, name }));
  });
}

/** A number is not a typo: "Year 10001" is not "Year 10002". */
function canSlip(word: string): boolean {
  return word.length >= SHORTEST_SLIP && !/\p{N}/u.test(word);
}

function slippedFrom({ key, word }: Slip, slips: ReadonlyMap<string, readonly Slip[]>): readonly string[] {
  return (slips.get(key) ?? []).filter((other) => isOneSlip(word, other.word)).map(({ name }) => name);
}

/** One letter added, missing or replaced, or two neighboring letters swapped. */
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

/** Whether all fields but the name are equal or missing on one side. */
function isSameElsewhere<Record extends Comparable>(one: Folded<Record>, other: Folded<Record>): boolean {
  const isSameOrganisation =
    one.organisation === other.organisation || one.organisation === "" || other.organisation === "";
  return isSameOrganisation && endsAfter(one, other.record.startDate) && endsAfter(other, one.record.startDate);
}

function endsAfter({ record }: Folded<Comparable>, start: string | null): boolean {
  return start === null || record.endDate === null || record.endDate >= start;
}
