/** What is searched of a thing, by name; the first part weighs most. */
type Parts<Thing> = Readonly<Record<string, (thing: Thing) => string>>;

/** How far a word may be from what was typed, as a share of its length; one letter of a short one. */
const FUZZINESS = 0.25;
/** Two letters say too little to be forgiven. */
const FORGIVEN_FROM = 3;
/** A word of so few letters is close to many others; where it begins one, it is taken for that. */
const SHORT = 3;
/** The shortest beginning of a word that stands for it. */
const BEGINNING = 4;
/** What a beginning and a near miss count for, beside a word that is typed as it stands. */
const WEIGHTS = { prefix: 0.1, fuzzy: 0.45 };
/** So many things are indexed in one go. */
const CHUNK = 100;

/**
 * Finds things by words, their beginnings and near misses, the best first. The engine comes when the first index is
 * built, so a page without a search does not load it.
 *
 * @param weigh How much more one thing is meant than another that matches as well.
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
      // The beginnings of a long word are many, and each counts: "sat" means SAT before it means Saturday.
      weights: WEIGHTS,
      prefix: true,
      fuzzy: (word) => (word.length === SHORT && begun.has(word) ? 0 : slipsForgiven(word)),
      boostDocument: (id) => weights[id as number] ?? 1,
    },
  });
  const texts = (thing: Thing) => Object.entries(parts).map(([name, read]) => [name, read(thing)]);
  const documents = things.map((thing, id) => ({ id, ...Object.fromEntries(texts(thing)) }));
  // In pieces: what a student types meanwhile must not wait for thousands of records.
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return (query) => {
    const all = index.search(query, { combineWith: "AND" });
    // A word too many should not hide what the others found.
    const found = all.length > 0 ? all : index.search(query, { combineWith: "OR" });
    return found
      .filter(({ queryTerms, terms }) => queryTerms.every((word) => terms.some((term) => isSlipOf(term, word))))
      .flatMap(({ id }) => things[id as number] ?? []);
  };
}

/** From this length on a second slip is forgiven. */
const LONG = 9;

/**
 * Whether a word, or its beginning, is what somebody typed or slipped in typing. The engine counts two letters that
 * changed places as two mistakes and so lets "print" pass for "parent"; a person makes one slip there.
 */
function isSlipOf(word: string, typed: string): boolean {
  return word.startsWith(typed) || slipsBetween(word, typed) <= (typed.length < LONG ? 1 : 2);
}

/** Letters to add, drop, replace or swap with their neighbor to make one word of the other. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : replaced;
      rows[i]?.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}

/** How many letters of a word may be wrong. */
export function slipsForgiven(word: string): number {
  return word.length < FORGIVEN_FROM ? 0 : Math.max(1, Math.round(word.length * FUZZINESS));
}

/** A word and its beginnings, so that what is half typed is forgiven its mistakes too. */
function beginningsOf(word: string): string[] {
  const plain = plainWord(word);
  const beginnings = Array.from({ length: Math.max(0, plain.length - BEGINNING) }, (_, more) =>
    plain.slice(0, BEGINNING + more),
  );
  return [plain, ...beginnings];
}

/** Without its accents and case: nobody types them into a search. */
export function plainWord(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
