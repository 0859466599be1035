import { slipsBetween } from "./typos.ts";

/** The searched parts of a thing, by name. The first part has the most weight. */
type Parts<Thing> = Readonly<Record<string, (thing: Thing) => string>>;

/** How far a word may be from what was typed, as a share of its length; one letter for a short word. */
const FUZZINESS = 0.25;
/** Shorter words get no typo tolerance: two letters say too little. */
const FORGIVEN_FROM = 3;
/** A word this short is close to many others. If it is the beginning of a word, it counts as that. */
const SHORT = 3;
/** The shortest beginning that matches a word. */
const BEGINNING = 4;
/** The weight of a prefix and of a fuzzy match, compared to 1 for an exact word. */
const WEIGHTS = { prefix: 0.1, fuzzy: 0.45 };
/** How many things are indexed at a time. */
const CHUNK = 100;

/**
 * Finds things by words, prefixes and fuzzy matches, the best first. The engine loads with the first index, so a page
 * without a search does not load it.
 *
 * @param weigh How much more likely one thing is meant than another that matches as well.
 */
export async function searchIndex<Thing>(
  things: readonly Thing[],
  parts: Parts<Thing>,
  weigh: (thing: Thing) => number = () => 1,
): Promise<(query: string) => readonly Thing[]> {
  const { default: MiniSearch } = await import("minisearch");
  const fields = Object.keys(parts);
  const [first = ""] = fields;
  const weights = things.map(weigh);
  const begun = new Set<string>();
  const index = new MiniSearch({
    fields,
    processTerm: (word) => {
      begun.add(plainWord(word).slice(0, SHORT));
      return beginningsOf(word);
    },
    searchOptions: {
      processTerm: plainWord,
      boost: { [first]: 3 },
      // A long word has many beginnings, and each counts: "sat" means SAT before it means Saturday.
      weights: WEIGHTS,
      prefix: true,
      fuzzy: (word) => (word.length === SHORT && begun.has(word) ? 0 : slipsForgiven(word)),
      boostDocument: (id) => weights[id as number] ?? 1,
    },
  });
  const texts = (thing: Thing) => Object.entries(parts).map(([name, read]) => [name, read(thing)]);
  const documents = things.map((thing, id) => ({ id, ...Object.fromEntries(texts(thing)) }));
  // In chunks: typing must not wait for thousands of records.
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return (query) => {
    const all = index.search(query, { combineWith: "AND" });
    // An extra word should not hide what the other words find.
    const found = all.length > 0 ? all : index.search(query, { combineWith: "OR" });
    return found
      .filter(({ queryTerms, terms }) => queryTerms.every((word) => terms.some((term) => isSlipOf(term, word))))
      .flatMap(({ id }) => things[id as number] ?? []);
  };
}

/** From this length on, a second mistake is tolerated. */
const LONG = 9;

/**
 * Whether a word, or its beginning, is what was typed or one typing mistake away. The engine counts two swapped letters
 * as two mistakes and so accepts "print" for "parent"; a person makes one mistake there.
 */
function isSlipOf(word: string, typed: string): boolean {
  return word.startsWith(typed) || slipsBetween(word, typed) <= (typed.length < LONG ? 1 : 2);
}

/** How many letters of a word may be wrong. */
export function slipsForgiven(word: string): number {
  return word.length < FORGIVEN_FROM ? 0 : Math.max(1, Math.round(word.length * FUZZINESS));
}

/** A word and its beginnings, so that a half-typed word may have mistakes, too. */
function beginningsOf(word: string): string[] {
  const plain = plainWord(word);
  const beginnings = Array.from({ length: Math.max(0, plain.length - BEGINNING) }, (_, more) =>
    plain.slice(0, BEGINNING + more),
  );
  return [plain, ...beginnings];
}

/** Without accents and case: no one types them into a search. */
export function plainWord(word: string): string {
  if (/^[ -~]*$/.test(word)) return word.toLowerCase();
  return word
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
