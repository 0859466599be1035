import { LEFTOVERS } from "./leftovers.ts";
import { OSTEOPATHIC_WORDS } from "./osteopathicWords.ts";
import { type NamedSchool, type NameKind, referencesTo, unlistedReferencesTo } from "./schoolNames.ts";

/**
 * Finds the names of other schools in an essay, with their nicknames, teams and cities, and blanks that a template has
 * left. It runs on the device and changes nothing. It skips what is likely right, such as a city in a sentence about the
 * student's past: a student who gets too many warnings stops reading them.
 */

export interface WrongName {
  /** A degree: a word of osteopathic medicine in an essay for an MD school. */
  readonly kind: NameKind | "leftover" | "degree";
  /** Index of the first character in the text. */
  readonly start: number;
  readonly end: number;
  readonly found: string;
  /** The name of the school it belongs to. Null for a leftover and a degree. */
  readonly school: string | null;
}

export interface NameGuardSchools {
  /** The school that the essay goes to. Null if it goes to several schools, or has no school yet. */
  readonly thisSchool: NamedSchool | null;
  /** The other schools on the student's list. */
  readonly otherSchools: readonly NamedSchool[];
  /** Schools that are not on the list. None if left out. */
  readonly knownSchools?: readonly NamedSchool[];
  /** Whether the essay goes to an MD school, or to their service. */
  readonly isForMd?: boolean;
}

/** Returns what does not belong into an essay to this school, in the order of the text. */
export function wrongNames(text: string, schools: NameGuardSchools): readonly WrongName[] {
  return nameGuard(schools)(text);
}

/** As {@link wrongNames}, for many texts to the same school: the names are prepared once. */
export function nameGuard(schools: NameGuardSchools): (text: string) => readonly WrongName[] {
  const { thisSchool, otherSchools, knownSchools = [], isForMd = false } = schools;
  const known = knownNames(otherSchools, knownSchools);
  const own = thisSchool ? referencesTo(thisSchool).map(({ written }) => written) : [];
  const isOwn = belongsTo(thisSchool, own);
  for (const written of known.keys()) if (isOwn(written)) known.set(written, OWN);
  for (const written of own) known.set(written, OWN);
  const byFirstWord = groupedByFirstWord([...known.keys()]);

  return (text) => {
    const names = namesIn(text, byFirstWord).flatMap(({ start, found }) => judge(text, start, found, known));
    const left = LEFTOVERS.flatMap((leftover) =>
      [...text.matchAll(leftover)].map((found) => markOf("leftover", found)),
    );
    const degrees = isForMd ? OSTEOPATHIC_WORDS.flatMap((word) => [...text.matchAll(word)]) : [];
    return withoutOverlaps([...names, ...left, ...degrees.map((found) => markOf("degree", found))]);
  };
}

/** Every way to refer to the schools, with the one it belongs to. A listed school's names come before the others'. */
function knownNames(listed: readonly NamedSchool[], unlisted: readonly NamedSchool[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const school of listed) {
    for (const { kind, written } of referencesTo(school)) {
      const before = known.get(written);
      if (!before) known.set(written, { school: school.name, kinds: [kind] });
      else if (!before.kinds.includes(kind)) before.kinds.push(kind);
    }
  }
  for (const school of unlisted) {
    for (const { kind, written } of unlistedReferencesTo(school)) {
      if (!known.has(written)) known.set(written, { school: school.name, kinds: [kind] });
    }
  }
  return known;
}

interface Known {
  readonly school: string | null;
  readonly kinds: NameKind[];
}

/** What the essay may say, since it is this school's. */
const OWN: Known = { school: null, kinds: [] };

/** Is the same as one of this school's names, or a part of one: "Washington" for George Washington University. */
function belongsTo(school: NamedSchool | null, own: readonly string[]): (written: string) => boolean {
  const names = new Set(own.map((name) => name.toLowerCase()));
  const whole = ` ${(school?.name ?? "").toLowerCase().replaceAll(/[,/-]/g, " ")} `;
  return (written) => names.has(written.toLowerCase()) || whole.includes(` ${written.toLowerCase()} `);
}

/** Names by their first word, the longest first. */
function groupedByFirstWord(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const first = /[\p{L}\p{N}]+/u.exec(name)?.[0];
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group) group.push(name);
    else groups.set(first, [name]);
  }
  return groups;
}

/** The longest known name at each place of the text, as whole words. */
function namesIn(
  text: string,
  byFirstWord: ReadonlyMap<string, readonly string[]>,
): readonly { readonly start: number; readonly found: string }[] {
  const plain = text.replaceAll("’", "'");
  const names: { start: number; found: string }[] = [];
  let end = 0;
  for (const { 0: word, index: start } of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    const found = start < end ? undefined : byFirstWord.get(word)?.find((name) => isAt(plain, start, name));
    if (found === undefined) continue;
    names.push({ start, found });
    end = start + found.length;
  }
  return names;
}

function isAt(text: string, start: number, name: string): boolean {
  return (
    text.startsWith(name, start) && !/^[\p{L}\p{N}]/u.test(text.slice(start + name.length, start + name.length + 2))
  );
}

/** The mark for a name in this place; none if the school is not meant. */
function judge(text: string, start: number, name: string, known: ReadonlyMap<string, Known>): readonly WrongName[] {
  const { school, kinds } = known.get(name) ?? OWN;
  const end = start + name.length;
  const found = text.slice(start, end);
  const place = placeOf(text, start, name.length);
  const kind = kinds.find((each) => IS_MEANT[each](place, name));
  return kind ? [{ kind, start, end, found, school }] : [];
}

interface Place {
  /** The sentence up to the name, and from its end. */
  readonly before: string;
  readonly after: string;
}

/** No sentence is longer than this many characters. */
const SENTENCE = 400;

function placeOf(text: string, start: number, length: number): Place {
  const before = text.slice(Math.max(0, start - SENTENCE), start);
  const after = text.slice(start + length, start + length + SENTENCE);
  return {
    before: /(?:[^.!?\n]|\b(?:Dr|Mr|Mrs|Ms|Mx|St|Mt)\.)*$/.exec(before)?.[0] ?? "",
    after: /^[^.!?\n]*/.exec(after)?.[0] ?? "",
  };
}

/** Words of a wish or a plan: the sentence is about the school that reads it. */
const WISH =
  /\b(?:will|would|want|wish|hope|hoping|forward|excited|eager|drawn|drew|ideal|see myself|plan to|intend|cannot wait|your|honored|choice|goals?|dreams?|picture myself|ready to)\b/i;
const PAST =
  /\b(?:was|were|had|did|been|born|grew|came|knew|spent|met|wrote|saw|took|went|left|made|taught|learned|ran|drove|found|kept|sent|gave|told|won|flew|sang|sat|stood|heard|began|brought|bought|lost|held|slept|felt|got|said|became|paid|\p{L}{3,}ed)\b/iu;
/** Where the student has studied, worked or been. */
const OWN_PAST =
  /\b(?:graduat\w+ from|undergraduate at|transferred from|alma mater|as an undergraduate|(?:degree|bachelor'?s?|master'?s?|B\.?[AS]\.?|M\.?S\.?) [^.]{0,60}(?:from|at)|(?:worked|work|volunteered|scribed|shadowed|interned|majored|studied|minored|research(?:ed)?|born|treated|camp) [^.]{0,60}(?:at|in|from|with|for)) (?:the )?$/i;
const PERSON =
  /(?:\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|Professor|Coach|Judge|Senator|President|Sir|Miss|Aunt|Uncle|Father|Sister|Saint|St)\.?|(?<=\S )\b\p{Lu}\p{Ll}+) $/u;
const BEFORE_SCHOOL =
  /(?:(?<!\b(?:look|looked|laugh|laughed|smile|smiled|wave|waved|stare|stared|glance|glanced|yell|yelled) )\bat|\b(?:attend(?:ing)?|join(?:ing)?|enter(?:ing)?|choose|chose|choosing|why|visit(?:ed|ing)?|(?:apply|applied|applying|come|coming|admission|admitted|accepted|drawn|committed|go|going|return|returning|belong) to|accepted (?:at|by)|belong in|(?:students?|graduates?|members?|part|values|mission|those|faculty|halls|campus|alum\w*|physicians|class|community|place|doors) of|(?:fit|match|candidate) (?:for|with)|(?:to (?:learn|study|train)|education|training|opportunity) (?:in|with|from))) (?:the )?$/i;
const AFTER_SCHOOL =
  /^(?:['’]s?)? (?:[\p{L}-]+ ){0,2}?(?:University|College|School|Medical|Medicine|Dental|Dentistry|campus|students?|faculty|curriculum|programs?|mission|community|commitment|alum\w*|education|undergraduates?|clinics?|class(?:es|mates)?|family|emphasis|tradition|reputation|values|opportunit\w+|dedication|focus|admissions|research(?:ers)?|scientists|professors|doctors|dentists|residents|location|tracks?)\b|^ (?:will|would|(?:also )?(?:offers?|provides?|prepares?|trains|stands|lets|gives|allows?)|is (?:my (?:first|top|dream|next)|the (?:right|best|only|ideal|place|school|one)|where I|an? (?:place|school|perfect|program))\b|has (?:shaped|built|trained|prepared|produced|led|long been))\b/u;
const BEFORE_TEAM =
  /\b(?:(?:be|become|becoming|being) an?|(?:as|am|been) an?|future|fellow|proud|lifelong|go,?|other|your|join(?:ing)? the) (?:(?:proud|future|true|fellow) )?$/i;
const AFTER_TEAM = /^ (?:family|community|nation|spirit|pride|pack|classmates?|students?|alum\w*|network|country)\b/;
/** Cities that are also people's names. */
const CITY_OR_PERSON =
  /^(?:Austin|Madison|Charlotte|Davis|Irvine|Bryan|Augusta|Aurora|Columbia|Washington|Jackson|Lincoln|Houston|Orlando|Savannah|Florence|Stanford|Hershey|Chester|Clinton|Dallas|Charleston|Stratford)$/;
const BEFORE_CITY = /\b(?:in|of|to|from|near|around|across|throughout|outside|within|for|at|downtown) $/i;
const LONGER_PLACE = /\b(?:British|District of|George|Mount|Lake|Fort|Port|South|North|East|West|New) $/;

/** The name goes on: "Chicago Bears", "Duke Ellington". */
const LONGER_NAME = /^ \p{Lu}\p{Ll}/u;
const POSSESSIVE = /^['’]s? \p{Ll}/u;

const isOwnPast = ({ before, after }: Place) => OWN_PAST.test(before) && !WISH.test(before + after);
const isInSchool = ({ before, after }: Place) =>
  !PERSON.test(before) &&
  !LONGER_PLACE.test(before) &&
  (AFTER_SCHOOL.test(after) ||
    (!LONGER_NAME.test(after) && BEFORE_SCHOOL.test(before)) ||
    (POSSESSIVE.test(after) && WISH.test(before + after)));

/** Does a name mean the school in this place? */
const IS_MEANT: Readonly<Record<NameKind, (place: Place, name: string) => boolean>> = {
  name: (place) => !isOwnPast(place),
  word: (place) => isInSchool(place) && !isOwnPast(place),
  team: ({ before, after }) => BEFORE_TEAM.test(before) || AFTER_TEAM.test(after),
  city: isCityOfSchool,
};

function isCityOfSchool({ before, after }: Place, city: string): boolean {
  if (CITY_OR_PERSON.test(city) && !BEFORE_CITY.test(before)) return false;
  if (LONGER_PLACE.test(before) || LONGER_NAME.test(after) || PERSON.test(before)) return false;
  const sentence = before + after;
  // A city in a sentence about the past is a place of the student's life.
  return WISH.test(sentence) || !PAST.test(sentence);
}

function markOf(kind: "leftover" | "degree", match: RegExpExecArray): WrongName {
  const [found] = match;
  return { kind, start: match.index, end: match.index + found.length, found, school: null };
}

/** Keeps the first of two marks that share a character, the longer one if they start together. */
function withoutOverlaps(marks: readonly WrongName[]): readonly WrongName[] {
  const kept: WrongName[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  }
  return kept;
}
