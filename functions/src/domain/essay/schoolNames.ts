/** A school of the student's list, with its other names. */
export interface NamedSchool {
  readonly name: string;
  readonly city: string;
  readonly nicknames?: SchoolNicknames | undefined;
}

export interface SchoolNicknames {
  /** Short names without another meaning, such as "UCSF". */
  readonly names?: readonly string[];
  /** Short names that are also words or people, such as "Rice". */
  readonly words?: readonly string[];
  /** What its students and teams are called, in the singular. */
  readonly teams?: readonly string[];
}

/** Names are certain; words, teams and cities only mean the school in some sentences. */
export type NameKind = "name" | "word" | "team" | "city";

/** One way to refer to a school. */
export interface SchoolReference {
  readonly kind: NameKind;
  readonly written: string;
}

/** Words of school names that tell no school from another. */
const GENERIC =
  /^(?:the|of|and|at|in|for|school|college|university|institute|medical|medicine|dental|dentistry|osteopathic|health|sciences?|center|campus|physicians|surgeons|oral|graduate|engineering|state|clinic|city|technology)$/i;
const INSTITUTION = /\b(?:University|College|School|Institute|Center)\b/;
/** Words that belong to the next: "North" in "University of North Carolina". */
const DIRECTION =
  "(?:the |North |South |New |West |East |Central |Southern |Northern |Puerto |Detroit |Saint |St\\. )?";
const UNIVERSITY_OF = new RegExp(`\\bUniversity (?:of|at) (${DIRECTION}[\\p{L}'-]+?)(?=$|[ ,/-])`, "u");
const NAMED_UNIVERSITY = /^(?:The )?((?:[\p{L}.&']+ ){1,3}?)(?:University|College(?! of)|Institute)(?= |,|-|$)/u;
/** The donor in "Carver College of Medicine". */
const NAMED_SCHOOL =
  /(?:^|\bUniversity (?:of \p{Lu}\p{L}+ )?)((\p{Lu}\p{L}+) (?:School|College) of (?:Medicine|Dentistry|Dental Medicine|Osteopathic Medicine))/u;

/** Every way to refer to a school: its name, what follows from it, its nicknames, teams and city. */
export function referencesTo({ name, city, nicknames }: NamedSchool): readonly SchoolReference[] {
  const parts = partsOf(name).filter((part) => part !== city);
  const names = [name, ...parts, ...(nicknames?.names ?? [])].flatMap(spellings);
  // A city's name is judged as a city.
  const words = [...wordsOf(name), ...(nicknames?.words ?? [])].filter((word) => word !== city);
  return [
    ...names.map((written) => ({ kind: "name", written }) as const),
    ...words.map((written) => ({ kind: "word", written }) as const),
    ...(nicknames?.teams ?? []).flatMap(numbers).map((written) => ({ kind: "team", written }) as const),
    ...(city.trim() === "" ? [] : [{ kind: "city", written: city.trim() } as const]),
  ].filter(({ written }) => written.length > 1);
}

/**
 * The ways to refer to a school that is not on the student's list. Its short names only mean it in some sentences, and
 * its city and teams never do.
 */
export function unlistedReferencesTo({ name, nicknames }: NamedSchool): readonly SchoolReference[] {
  const isWhole = INSTITUTION.test(name) && /\S \S/.test(name) && isTelling(name);
  return [
    ...(isWhole ? [{ kind: "name", written: name } as const] : []),
    ...(nicknames?.names ?? []).map((written) => ({ kind: "word", written }) as const),
  ];
}

function isTelling(name: string): boolean {
  return name.split(/[\s,/]+/).some((word) => word !== "" && !GENERIC.test(word));
}

/** The institutions and schools within a name: "University of Iowa" in "University of Iowa Carver College of Medicine". */
function partsOf(name: string): readonly string[] {
  const segments = name.split(/, | at (?=[A-Z])| in (?=[A-Z])|\/|(?<=University)-/);
  const found = [
    ...segments.filter((segment) => INSTITUTION.test(segment)),
    ...segments.map((segment) => NAMED_UNIVERSITY.exec(segment)?.[0] ?? ""),
    UNIVERSITY_OF.exec(name)?.[0] ?? "",
    NAMED_SCHOOL.exec(name)?.[1] ?? "",
    ...(name.match(/\b[A-Z]{3,}\b/g) ?? []).filter((initials) => initials !== "SUNY"),
  ];
  return found.filter((part) => part !== "" && part !== name && isTelling(part));
}

/** The single words that a name is shortened to. */
function wordsOf(name: string): readonly string[] {
  const found = [NAMED_UNIVERSITY.exec(name)?.[1], UNIVERSITY_OF.exec(name)?.[1], NAMED_SCHOOL.exec(name)?.[2]];
  return found
    .map((word) => (word ?? "").replace(/^the /i, "").trim())
    .filter((word) => word !== "" && isTelling(word) && !INSTITUTION.test(word));
}

/** The same name as students type it: "and" for "&", no comma, in small or capital letters if it is long enough. */
function spellings(name: string): readonly string[] {
  const plain = [
    name,
    name.replaceAll(" & ", " and "),
    name.replaceAll(",", ""),
    name.replace(/, (?=[A-Z][^,]*$)/, " at "),
  ];
  const typed = name.length >= 6 ? plain.flatMap((each) => [each, each.toLowerCase(), each.toUpperCase()]) : plain;
  return [...new Set(typed)].filter((each) => each === name || !SMALL_WORDS.has(each));
}

/** Names that are common words in small letters. */
const SMALL_WORDS: ReadonlySet<string> = new Set(["northwestern", "swat"]);

/** Singular and plural. */
function numbers(team: string): readonly string[] {
  return [team, `${team}s`, ...(team.endsWith("y") ? [`${team.slice(0, -1)}ies`] : [])];
}
