import { initialsOf, institutionOf, isGeneric, schoolWords, shortName, tellingWords } from "./schoolWordsOf.ts";
import { NO_MATCH, TYPO, WHOLE, WordIndex, type WordMatches } from "./wordIndex.ts";

/** What the search knows of a school. */
export interface SearchedSchool {
  readonly name: string;
  readonly city: string;
  /** Its postal code and its name: "NC North Carolina". */
  readonly stateWords: string;
  /** What people call it, other than its name. */
  readonly nicknames: readonly string[];
  /** The higher of two schools that match alike comes first. */
  readonly prominence: number;
}

export interface SchoolSearch<School> {
  /** Returns every school that matches, the best first. */
  readonly search: (typed: string) => readonly School[];
  /** Returns the schools with exactly this name or, if none has it, with this nickname. The likeliest comes first. */
  readonly named: (name: string) => readonly School[];
}

/** How a school matches what was typed, the best first. */
const RANKS = ["called", "initials", "begins", "begins-in-word", "words", "place", "typo", "extra-word"] as const;
type Rank = (typeof RANKS)[number];
const rankOf = (rank: Rank) => RANKS.indexOf(rank);

interface Entry<School> {
  readonly school: School;
  /** The full name first, then shorter ones and nicknames, each as one string of words. */
  readonly called: readonly string[];
  /** Numbers of words. */
  readonly nameWords: readonly number[];
  readonly placeWords: readonly number[];
}

interface Found<School> {
  readonly school: School;
  readonly rank: number;
  /** Among schools of the same rank: words that matched less than well. */
  readonly cost: number;
}

/** Names without spaces, "washu" for "Wash U", each with the entries that go by it. */
type Names = ReadonlyMap<string, readonly number[]>;

/**
 * Finds schools by name, nickname, initials and place, the best first. A school has to match every typed word, except
 * common ones such as "university", so that "Kansas City University" does not find Iowa. Typos count only if nothing
 * matches without them.
 */
export async function schoolSearch<School extends SearchedSchool>(
  all: readonly School[],
): Promise<SchoolSearch<School>> {
  const words = new WordIndex();
  const wordsOfPlace = placeReader();
  const initials: (readonly string[])[] = [];
  const entries: Entry<School>[] = [];
  for (const school of all) {
    const own = initialsOf(school.name);
    initials.push(own);
    entries.push(entryOf(school, own, words, wordsOfPlace));
    if (entries.length % CHUNK === 0) await aMoment();
  }
  words.sort();
  const byName = namesOf(entries.map(({ called }) => called.map(closed)));
  const byInitials = namesOf(initials);
  const byWord = new Map<number, number[]>();
  for (const [index, { nameWords, placeWords }] of entries.entries()) {
    for (const word of new Set([...nameWords, ...placeWords])) {
      const having = byWord.get(word);
      if (having) having.push(index);
      else byWord.set(word, [index]);
    }
  }

  function search(typed: string): readonly School[] {
    const query = queryOf(typed);
    if (query.words.length === 0) return [];
    const plain = found(query, (word) => words.beginningWith(word));
    return plain.length > 0 ? plain : found(query, (word) => words.near(word));
  }

  function found(query: Query, matchWord: (word: string) => WordMatches): readonly School[] {
    const matches = query.words.map(({ word }) => matchWord(word));
    const called = new Set(byName.get(query.closed));
    const abbreviated = new Set(byInitials.get(query.closed));
    const possible = new Set([...called, ...abbreviated, ...candidates(query, matches)]);
    const results = [...possible].flatMap((index) => {
      const entry = entries[index];
      return entry
        ? foundBy(entry, query, matches, { isCalled: called.has(index), isAbbreviated: abbreviated.has(index) })
        : [];
    });
    const sorted = results.toSorted(compareFound);
    const [best] = sorted;
    return best ? sorted.filter(isNear(best)).map(({ school }) => school) : [];
  }

  /** The entries with enough of the typed words. */
  function candidates({ words: typed }: Query, matches: readonly WordMatches[]): readonly number[] {
    const counts = new Map<number, number>();
    const telling = typed.filter(({ isGeneric: generic }) => !generic);
    for (const [index, match] of matches.entries()) {
      if (telling.length > 0 && typed[index]?.isGeneric) continue;
      const having = new Set([...match.keys()].flatMap((word) => byWord.get(word) ?? []));
      for (const entry of having) counts.set(entry, (counts.get(entry) ?? 0) + 1);
    }
    const needed = telling.length === 0 ? 1 : telling.length - (telling.length < EXTRA_FROM ? 0 : 1);
    return [...counts].filter(([, count]) => count >= needed).map(([entry]) => entry);
  }

  function named(name: string): readonly School[] {
    const query = queryOf(name);
    const going = (byName.get(query.closed) ?? []).flatMap((index) => entries[index] ?? []);
    const exact = going.filter((entry) => isFullName(entry, query));
    const schools = (exact.length > 0 ? exact : going).map(({ school }) => school);
    return schools.toSorted((a, b) => b.prominence - a.prominence);
  }

  return { search, named };
}

/** How many schools are indexed at a time: typing must not wait for thousands. */
const CHUNK = 400;

function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** From this many telling words on, one may match nothing: an old name, or a word too many. */
const EXTRA_FROM = 3;

/** Leaves out typos if the best match is far better. */
function isNear({ rank, cost }: Found<unknown>): (found: Found<unknown>) => boolean {
  return (found) => rank < rankOf("typo") || (found.rank === rank && found.cost <= cost + 1);
}

function isFullName({ called: [fullName = ""] }: Entry<unknown>, query: Query): boolean {
  return closed(fullName) === query.closed;
}

function compareFound<School extends SearchedSchool>(a: Found<School>, b: Found<School>): number {
  return (
    a.rank - b.rank ||
    a.cost - b.cost ||
    b.school.prominence - a.school.prominence ||
    a.school.name.length - b.school.name.length
  );
}

function entryOf<School extends SearchedSchool>(
  school: School,
  initials: readonly string[],
  index: WordIndex,
  wordsOfPlace: (place: string) => readonly string[],
): Entry<School> {
  const nameWords = schoolWords(school.name);
  const institution = institutionOf(school.name);
  const nicknames = [...school.nicknames, ...(institution === null ? [] : [institution])].map(schoolWords);
  const numbered = (words: readonly string[]) => [...new Set(words)].map((word) => index.numberOf(word));
  return {
    school,
    called: [nameWords.join(" "), shortName(nameWords), ...nicknames.map((each) => each.join(" "))].filter(Boolean),
    nameWords: numbered([...nameWords, ...nicknames.flat(), ...initials]),
    placeWords: numbered([...wordsOfPlace(school.city), ...wordsOfPlace(school.stateWords)]),
  };
}

/** Splits each place into words only once: many schools share a city, and all share the states. */
function placeReader(): (place: string) => readonly string[] {
  const places = new Map<string, readonly string[]>();
  return (place) => {
    const words = places.get(place) ?? schoolWords(place);
    places.set(place, words);
    return words;
  };
}

function namesOf(named: readonly (readonly string[])[]): Names {
  const names = new Map<string, number[]>();
  for (const [index, own] of named.entries()) {
    for (const name of new Set(own)) names.set(name, [...(names.get(name) ?? []), index]);
  }
  return names;
}

interface Query {
  /** All words, as one string. */
  readonly text: string;
  readonly closed: string;
  /** The words to match. */
  readonly words: readonly { readonly word: string; readonly isGeneric: boolean }[];
}

function queryOf(typed: string): Query {
  const all = schoolWords(typed);
  const text = all.join(" ");
  const words = tellingWords(all).map((word) => ({ word, isGeneric: isGeneric(word) }));
  return { text, closed: closed(text), words };
}

function closed(text: string): string {
  return text.replaceAll(" ", "");
}

function foundBy<School>(
  entry: Entry<School>,
  query: Query,
  matches: readonly WordMatches[],
  { isCalled, isAbbreviated }: { isCalled: boolean; isAbbreviated: boolean },
): readonly Found<School>[] {
  const { school, called } = entry;
  if (isCalled) return [{ school, rank: rankOf("called"), cost: isFullName(entry, query) ? 0 : 1 }];
  if (isAbbreviated) return [{ school, rank: rankOf("initials"), cost: 0 }];
  const beginning = called.find((name) => name.startsWith(query.text));
  if (beginning !== undefined) {
    const isWhole = called.some((name) => name.startsWith(query.text) && name[query.text.length] === " ");
    return [{ school, rank: rankOf(isWhole ? "begins" : "begins-in-word"), cost: 0 }];
  }
  const found = query.words.map((word, index) => ({ ...word, ...matchOf(entry, matches[index]) }));
  const rank = rankOfWords(found);
  return rank ? [{ school, rank: rankOf(rank), cost: found.reduce((sum, { cost }) => sum + cost, 0) }] : [];
}

interface WordMatch {
  readonly best: number;
  readonly isByPlace: boolean;
  readonly isGeneric: boolean;
}

function rankOfWords(found: readonly WordMatch[]): Rank | null {
  const telling = found.filter(({ isGeneric: generic }) => !generic);
  const missing = telling.filter(({ best }) => best === NO_MATCH).length;
  if (missing > 1 || (missing === 1 && telling.length < EXTRA_FROM)) return null;
  if (found.every(({ best }) => best === NO_MATCH)) return null;
  if (missing === 1) return "extra-word";
  if (found.some(({ best }) => best === TYPO)) return "typo";
  return found.some(({ isByPlace }) => isByPlace) ? "place" : "words";
}

/** A match in the school's place counts less than one in its name. */
function matchOf<School>({ nameWords, placeWords }: Entry<School>, match: WordMatches | undefined) {
  const inName = bestMatch(match, nameWords);
  const inPlace = inName === WHOLE ? NO_MATCH : bestMatch(match, placeWords);
  const isByPlace = inPlace > inName;
  return { best: Math.max(inName, inPlace), isByPlace, cost: WHOLE - Math.max(inName, inPlace) + (isByPlace ? 1 : 0) };
}

function bestMatch(match: WordMatches | undefined, words: readonly number[]): number {
  let best = NO_MATCH;
  for (const word of words) best = Math.max(best, match?.get(word) ?? NO_MATCH);
  return best;
}
