import { reasons } from "../text/en/privacy.ts";

/**
 * Finds details that could identify a patient, based on the identifiers of the HIPAA privacy rule's "safe harbor" (45
 * CFR 164.514(b)(2)). It runs on the device and blocks nothing. It skips unlikely matches: a student who gets too many
 * warnings stops reading them.
 */

export type DetailKind = "name" | "date" | "age" | "record" | "phone" | "email" | "room" | "address";

export interface Detail {
  readonly kind: DetailKind;
  /** Index of the first character in the text. */
  readonly start: number;
  readonly end: number;
  readonly found: string;
  /** A replacement, in the language of the text. The patterns only know English. */
  readonly suggestion: string;
}

/** Why each kind matters, as a sentence for the student. */
export const REASONS: Readonly<Record<DetailKind, string>> = reasons;

interface Finder {
  readonly kind: DetailKind;
  /** Has the flags `g` and `d`. The detail is the group named `it`, or the whole match without one. */
  readonly pattern: RegExp;
  readonly suggestion: string;
  /** Matches only if the text is about patient care. */
  readonly inCareOnly?: boolean;
  /** Skips a match after checking the text around it. */
  readonly spares?: (match: Match) => boolean;
}

interface Match {
  readonly found: string;
  readonly before: string;
  readonly after: string;
  /** The text is about patient care. */
  readonly inCare: boolean;
}

const MONTH = "(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*(?:\\.(?= ))?";
const DATE = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? \\d{4})?)`;
const NAME = "(?:\\p{Lu}['’])?\\p{Lu}[\\p{Ll}]+(?:['’-]\\p{Lu}[\\p{Ll}]+)*";
const FULL_NAME = `${NAME}(?: (?:\\p{Lu}\\. )?${NAME})?`;

const KIN =
  "(?:sons?|daughters?|husband|wife|spouse|partner|mother|father|mom|dad|brothers?|sisters?|grandson|granddaughter|grandmother|grandfather|niece|nephew|aunt|uncle|cousin|fiancée?|girlfriend|boyfriend)";

const CARE =
  /\b(?:patients?|hospitals?|clinics?|wards?|nurses?|bedside|hospice|ER|ICU|OR|emergency (?:room|department)|nursing home|residents?|surgery|surgeons?|diagnos\w+|EMTs?|ambulance|dental|dentists?|physicians?|doctors?)\b/;
const COLLEAGUE =
  /\b(?:teachers?|professors?|counselors?|coach(?:es)?|supervisors?|coordinators?|principals?|mentors?|instructors?|managers?|bosse?s?|advis[eo]rs?|tutors?|librarians?|director|neighbors?)\b/i;
/** Words for a single person who may be a patient. "Patients" is too general. */
const ONE_PERSON = /\b(?:patient|patient['’]s|she|her|hers|he|him|his|woman|man|lady|gentleman|girl|boy|child|baby)\b/i;
/** The student's family, friends and doctors. A sentence about them is not about a patient. */
const OWN_PEOPLE = new RegExp(`\\bmy (?:\\w+ )?(?:${KIN}|grandma|grandpa|friend|family)\\b|\\bDr\\.? \\p{Lu}`, "iu");
/** Things that can be that old without being a person. */
const OLD_THING =
  /^[ -]+(?:\w+[ -])?(?:hospital|building|house|home|school|church|clinic|tree|oak|tradition|law|study|company|book|bridge|city|town|university|college|institution|organization)\b/i;
/** Capitalized words after "patient" that are not a name: departments and titles. */
const NOT_A_NAME =
  /^(?:Care|Services?|Advoca\w+|Safety|Experience|Transport\w*|Access|Relations|Education|Navigat\w+|Intake|Health|Portal|Rights|Protection|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Spanish|English|The|They|She|He|We|I|It|In|On|At|My|Our|And|But|When|After|Before|Although|Zero)\b/;
const DRIVE_FOR_GOOD = /\b(?:Blood|Food|Toy|Coat|Book|Donor|Clothing|Donation) Dr(?:ive)?\.?$/;

/** The sentence up to this point. No sentence is longer than this many characters. */
const SENTENCE = 300;
function sentenceEnding(before: string): string {
  return /(?:[^.!?\n]|\b(?:Dr|Mr|Mrs|Ms|Mx)\.)*$/.exec(before.slice(-SENTENCE))?.[0] ?? "";
}

function isAboutOwnPeople(sentence: string): boolean {
  return COLLEAGUE.test(sentence) || OWN_PEOPLE.test(sentence);
}

const FINDERS: readonly Finder[] = [
  {
    kind: "name",
    pattern: new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Mx)\\.? ${FULL_NAME}`, "dgu"),
    suggestion: "the patient",
    spares: ({ before, after }) =>
      COLLEAGUE.test(before.slice(-32)) ||
      COLLEAGUE.test(/^[,(]? (?:my|our|the|a) [^.!?\n]{0,40}/.exec(after)?.[0] ?? ""),
  },
  {
    kind: "name",
    pattern: new RegExp(`\\b[Pp]atients?,? (?:(?:named|called|is|was) )?(?<it>${FULL_NAME})`, "dgu"),
    suggestion: "the patient",
    spares: ({ found, before }) => NOT_A_NAME.test(found) || /[Pp]atients?,? (?:is|was) $/.test(before),
  },
  {
    kind: "name",
    pattern: new RegExp(
      `\\b(?:[Mm]an|[Ww]oman|[Bb]oy|[Gg]irl|[Ll]ady|[Gg]entleman|[Cc]hild|[Rr]esident|[Tt]oddler|[Bb]aby|[Tt]een|[Vv]eteran),? (?:named|called|whose name (?:is|was)) (?<it>${FULL_NAME})`,
      "dgu",
    ),
    suggestion: "a patient",
  },
  {
    kind: "name",
    pattern: new RegExp(`\\b(?:[Hh]er|[Hh]is|[Pp]atient['’]s) (?<it>(?:\\p{Ll}+ )?${KIN},? ${FULL_NAME})`, "dgu"),
    suggestion: "relative",
    spares: ({ before, inCare }) => {
      const sentence = sentenceEnding(before);
      if (isAboutOwnPeople(sentence)) return true;
      // Outside of patient care, "Queen Victoria and her husband Albert" is about her husband, not a patient's.
      return (
        !inCare &&
        !/\b(?:Mr|Mrs|Ms|Miss|Mx)\b/.test(sentence) &&
        /(?:^|\s)\p{Lu}\p{Ll}+ .*\p{Lu}\p{Ll}+/u.test(sentence)
      );
    },
  },
  {
    kind: "name",
    pattern: new RegExp(`\\b(?:[Hh]er|[Hh]is|[Pp]atient['’]s) name (?:is|was) (?<it>${FULL_NAME})`, "dgu"),
    suggestion: "a name I leave out",
  },
  {
    kind: "date",
    pattern: new RegExp(
      `\\b(?:born|DOB|D\\.O\\.B\\.|date of birth|birthday|birth date|birthdate)\\b(?:[:,]| is| was| on| falls on)* *(?<it>${DATE})`,
      "dgiu",
    ),
    suggestion: "a date I leave out",
  },
  {
    kind: "date",
    pattern: new RegExp(
      `\\b(?:admitted|discharged|died|passed away|operated on|hospitalized|intubated)(?: (?!on\\b)\\w+){0,3} on (?<it>${DATE})`,
      "dgiu",
    ),
    suggestion: "a day that week",
  },
  {
    kind: "date",
    pattern: new RegExp(`\\b[Oo]n (?<it>${DATE})`, "dgu"),
    suggestion: "a day that season",
    inCareOnly: true,
    spares: ({ before, after }) => {
      const sentence = `${sentenceEnding(before)} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ""}`;
      return !ONE_PERSON.test(sentence) || isAboutOwnPeople(sentence);
    },
  },
  {
    kind: "age",
    pattern: /(?<![\d.,/$-])(?<it>(?:9\d|1[01]\d|12[0-2])[ -]?(?:years?[ -]old|y\/?o))\b/dgiu,
    suggestion: "over-89-year-old",
    spares: ({ after }) => OLD_THING.test(after),
  },
  {
    kind: "age",
    pattern:
      /\b(?:[Aa]ged?|turn(?:ed|ing)) (?<it>9\d|1[01]\d|12[0-2])(?![\d.,%-]*\d|[ -]?(?:minutes?|hours?|percent|%))/dgu,
    suggestion: "over 89",
  },
  {
    kind: "age",
    // A following word such as "percent" or "pounds" means the number is not an age.
    pattern:
      /\b(?:she|he|patient|woman|man)(?:['’]s| is| was)(?: (?:now|just|only|already|almost|nearly|about))? (?<it>9\d|1[01]\d|12[0-2])(?=\s*(?:[.;:!?)]|, |$|and\b|but\b|now\b|when\b|with\b|who\b|years? young))/dgimu,
    suggestion: "over 89",
  },
  {
    kind: "record",
    pattern:
      /\b(?:MRN|(?:medical |patient |health )?(?:record|chart|file|account|case|member|insurance|policy) (?:number|no\.?|ID|#)|patient (?:ID|number|no\.?|#)|medical record)(?: (?:is|was|of))?[:#]? *#? *(?<it>[A-Z]{0,3}-?\d[\d-]{3,})/dgiu,
    suggestion: "a number I leave out",
  },
  { kind: "record", pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/dgu, suggestion: "a number I leave out" },
  {
    kind: "phone",
    pattern: /(?<![\d.,-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\d-])/dgu,
    suggestion: "a phone number I leave out",
  },
  {
    kind: "phone",
    pattern: /\b(?:phone|cell|tel|telephone|call(?:ed)?|text(?:ed)?)\b[^\d\n]{0,15}(?<it>\d{3}[-. ]\d{4})(?![\d-])/dgiu,
    suggestion: "a phone number I leave out",
  },
  { kind: "email", pattern: /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/dgiu, suggestion: "an address I leave out" },
  {
    kind: "room",
    pattern: /\b(?:[Rr]oom|[Rr]m\.?|[Bb]ed|[Bb]ay)(?: (?:number|no\.?))? ?#? ?\d{1,4}[A-Za-z]?\b/dgu,
    suggestion: "a room",
    inCareOnly: true,
  },
  {
    kind: "address",
    pattern:
      /(?<![\d.,-])\d{1,5} (?:[NSEW]\.? )?(?:\p{Lu}[\p{Ll}.]+ |\d{1,3}(?:st|nd|rd|th) ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Way|Terrace|Circle)\b/dgu,
    suggestion: "a street nearby",
    spares: ({ found }) => DRIVE_FOR_GOOD.test(found),
  },
  { kind: "address", pattern: /\b\p{Lu}[\p{Ll}]+, \p{Lu}{2} \d{5}(?:-\d{4})?\b/dgu, suggestion: "a town nearby" },
];

/** All details in text order. Of two that overlap, keeps the one that starts first, then the longer one. */
export function findDetails(text: string): readonly Detail[] {
  const inCare = CARE.test(text);
  const found = FINDERS.filter(({ inCareOnly }) => !inCareOnly || inCare)
    .flatMap((finder) => detailsOf(finder, text, inCare))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Detail[] = [];
  for (const detail of found) if (detail.start >= (kept.at(-1)?.end ?? 0)) kept.push(detail);
  return kept;
}

function detailsOf({ kind, pattern, suggestion, spares }: Finder, text: string, inCare: boolean): readonly Detail[] {
  const details: Detail[] = [];
  for (const match of text.matchAll(pattern)) {
    const [start, end] = match.indices?.groups?.it ?? match.indices?.[0] ?? [0, 0];
    const found = text.slice(start, end);
    if (!spares?.({ found, before: text.slice(0, start), after: text.slice(end), inCare })) {
      details.push({ kind, start, end, found, suggestion });
    }
  }
  return details;
}

/** Replaces the detail with its suggestion. At the start of a sentence, the suggestion gets a capital letter. */
export function generalize(text: string, { kind, start, end, suggestion }: Detail): string {
  const before = text.slice(0, start);
  const opens = /(?:^|[.!?]["”’)]?\s+|\n)$/.test(before);
  const words = opens ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
  // "A 94-year-old" becomes "An over-89-year-old".
  const article = kind === "age" ? before.replace(/\b([Aa]) $/, "$1n ") : before;
  return article + words + text.slice(end);
}
