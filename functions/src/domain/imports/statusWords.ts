import type { Outcome, SchoolStatus } from "../school/school.ts";

/** What a status says of an application. */
interface WrittenStatus {
  readonly status: SchoolStatus;
  readonly outcome?: Outcome;
  readonly isComplete?: true;
}

/** What students write in one or two letters. Others, such as D and W, have several meanings. */
const SHORT: Readonly<Record<string, Outcome | "interview">> = {
  a: "admitted",
  acc: "admitted",
  r: "denied",
  rej: "denied",
  wl: "waitlisted",
  "w/l": "waitlisted",
  df: "deferred",
  wd: "withdrawn",
  "w/d": "withdrawn",
  ii: "interview",
};

const OUTCOME_WORDS: readonly (readonly [outcome: Outcome, words: RegExp])[] = [
  ["waitlisted", /\bwait[- ]?list(?:ed)?\b/],
  ["deferred", /\bdefer(?:red|ral)\b/],
  ["denied", /\b(?:denied|denial|reject(?:ed|ion)?)\b/],
  ["withdrawn", /\bwithdr[ae]wn?\b/],
  ["admitted", /\b(?:accept(?:ed|ance)?|admit(?:ted|tance)?|admission|offer(?:ed)?)\b/],
];

/** Words that turn around or leave open what stands beside them. */
const NOT_SO =
  /\b(?:not|no|never|without|nothing|cannot|unable|incomplete|un(?!decided)[a-z]+ed|pending|awaiting|waiting|yet|if|hop(?:e|ing)|expect(?:ed|ing)?|almost|nearly|partial(?:ly)?|part|conditional(?:ly)?|provisional(?:ly)?|contingent|alternate|half|hold|held|missing|declin(?:e|ed)|turned down|to be|will|would|should|could|might|before|until|need(?:s|ed)?)\b|n['\u2019]t\b|\?/;
const NOT_BEGUN =
  /^(?:(?:have|has)(?:n['\u2019]t| not)|not|not yet|never)(?: yet)? (?:started|begun|applied|decided)(?: yet)?$/;
const TO_BEGIN = /^(?:will apply|need to apply|to apply)$/;
/** What happened before the state. */
const BACKGROUND = /\b(?:pre|post|after|before|without)[- ]?(?:an? )?(?:interview|ii)\b/g;
const WAITS =
  /(?<=^(?:applied|submitted|interviewed|complete))[\s,;:(\u2013\u2014-]+(?:and )?(?:still )?(?:waiting|awaiting|pending)\b.*$/;
const INVITED =
  /\binterview (?:offer(?:ed)?|invit\w*|accepted)\b|\b(?:offered|accepted|invited) (?:an? |for (?:an? )?|to (?:an? )?)?interview\b/;

/**
 * The decision that a text names. Null if it names none or several, or turns one around: "Not accepted" may mean a
 * rejection, or that there is no answer yet.
 */
export function outcomeIn(text: string): Outcome | null {
  const plain = plainStatus(text);
  const short = SHORT[plain];
  if (short && short !== "interview") return short;
  if (NOT_SO.test(plain) || INVITED.test(plain)) return null;
  const found = OUTCOME_WORDS.filter(([, words]) => words.test(plain));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const DONE = /\b(?:in|sub|submitted|sent|completed?|done|turned in|finished)\b/;
const STATUS_WORDS: readonly (readonly [status: SchoolStatus, words: RegExp])[] = [
  ["interview", /\binterview(?:ed|ing|s)?\b/],
  ["researching", /\bresearch|\bconsider|\binterested\b|\bmaybe\b|\blook|\bundecided\b|\bvisit/],
  ["applying", /\b(?:in progress|apply|applying|working|draft\w*|started|plan\w*|writing|submitting)\b/],
  ["primary", /\b(?:submitted|applied|sent|completed?|primary|done|verified)\b/],
];

/** How far an application is, in the words of a student's list. Null if the text is not understood. */
export function statusIn(text: string): WrittenStatus | null {
  const plain = plainStatus(text);
  if (NOT_BEGUN.test(plain)) return { status: "researching" };
  if (TO_BEGIN.test(plain)) return { status: "applying" };
  const outcome = outcomeIn(text);
  if (outcome) return /\binterview\b/.test(plain) ? null : { status: "decision", outcome };
  if (SHORT[plain] === "interview" || (INVITED.test(plain) && !NOT_SO.test(plain))) return { status: "interview" };
  if (NOT_SO.test(plain) || OUTCOME_WORDS.some(([, words]) => words.test(plain))) return null;
  if (/\b(?:secondar(?:y|ies)|supplements?|supplementals?)\b/.test(plain)) return secondaryIn(plain);
  const status = STATUS_WORDS.find(([, words]) => words.test(plain))?.[0];
  if (!status) return null;
  return { status, ...(/^(?:file |application )?completed?$/.test(plain) && { isComplete: true as const }) };
}

/** A school sends its secondary to those who have sent the primary. */
function secondaryIn(plain: string): WrittenStatus {
  const isOpen =
    /\b(?:received|rec|rec['\u2019]?d|invit\w*|in progress|working|draft\w*|started|writing|due|request\w*)\b/.test(
      plain,
    );
  const isBare = /^\W*(?:secondar(?:y|ies)|supplements?|supplementals?)\W*$/.test(plain);
  return { status: !isOpen && (isBare || DONE.test(plain)) ? "secondary" : "primary" };
}

function plainStatus(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00ba\u02da]/g, "°")
    .replace(/\b1(?:°|ry\b)/g, "primary")
    .replace(/\b2(?:°|ry\b)/g, "secondary")
    .replace(/\s+/g, " ")
    .replace(BACKGROUND, " ")
    .trim()
    .replace(/[.!]+$/, "")
    .replace(WAITS, "")
    .trim();
}
