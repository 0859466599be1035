import { FITTING_CATEGORIES } from "../application/fittingCategories.ts";
import { FORM_CATEGORIES } from "../application/formCategories.ts";
import type { Experience } from "../experience/experience.ts";
import type { ExperienceType } from "../shared/experienceType.ts";

/** In the order in which they are tried: "Physician Shadowing/Clinical Observation" is shadowing. */
const TYPE_WORDS: readonly (readonly [type: ExperienceType, words: RegExp])[] = [
  ["Shadowing", /shadow|observ/],
  ["Research", /research|\blab\b|laborator|presentation|poster|publication/],
  ["Clinical Experience", /clinic|patient|medical|health|hospital|dental/],
  ["Leadership & Awards", /leader|award|honor|officer|president|captain/],
  ["Volunteering", /volunt|service|charity/],
  ["Employment", /\b(?:employ|work|job|paid|intern|teach|tutor|military)/],
  [
    "Extracurriculars",
    /extra|club|sport|athlet|\bart|music|theat|hobb|debate|band|choir|orchestra|dance|journalism|robotics|student gov|cultur|religio|academic|career|computer|environment|family|jrotc|lgbt|school spirit|social justice|foreign/,
  ],
];

/** What a row's own kind says: the type, whether it is paid, and the categories of forms. */
export interface KindOfWork {
  readonly type: ExperienceType;
  readonly paid?: boolean;
  readonly categories?: Partial<Experience["categories"]>;
}

/** The AMCAS types that people shorten, in the order in which they are tried. */
const AMCAS_WORDS: readonly (readonly [category: string, words: RegExp])[] = [
  ["Presentations/Posters", /presentation|poster/],
  ["Publications", /publication|published/],
  ["Conferences Attended", /conference/],
  ["Hobbies", /hobb/],
  ["Military Service", /military/],
  ["Physician Shadowing/Clinical Observation", /shadow/],
  ["Teaching/Tutoring/Teaching Assistant", /teach|tutor/],
];

/** The forms that ask for a category of their own, by the name of the stored field. */
const FORMS = ["common_app", "amcas", "aadsas", "aacomas", "tmdsas", "uc"] as const;

/** Reads an application's or a student's own word, such as "Clinical (paid)"; null if it names no type. */
export function kindOfWork(text: string): KindOfWork | null {
  const plain = text.toLowerCase();
  if (/^(?:not|no|never|isn['\u2019]t)\b/.test(plain)) return null;
  const type =
    /\bnon-?\W?(?:medical|clinical|health)/.test(plain) && /\bpaid\b/.test(plain) ? "Employment" : typeIn(text);
  if (type === null) return null;
  const isUnpaid = /\bunpaid\b|\bvolunteer/.test(plain);
  const isPaid = /\bpaid\b/.test(plain);
  const categories = notImplied(type, { ...amcasCategory(plain, type, isPaid, isUnpaid), ...namedCategories(text) });
  return {
    type,
    // "Paid or volunteer" says neither.
    ...(isPaid !== isUnpaid && { paid: isPaid }),
    ...(Object.keys(categories).length > 0 && { categories }),
  };
}

function amcasCategory(plain: string, type: ExperienceType, isPaid: boolean, isUnpaid: boolean) {
  const known = AMCAS_WORDS.find(([, words]) => words.test(plain))?.[0];
  if (known) return { amcas: known };
  if (isPaid === isUnpaid) return {};
  const isClinical = type === "Clinical Experience";
  const isOther = /\bnon-?\W?(?:medical|clinical|health)/.test(plain);
  if (!isClinical && !isOther) return {};
  const place = isClinical ? "Medical/Clinical" : "Not Medical/Clinical";
  return { amcas: `${isPaid ? "Paid Employment" : "Community Service/Volunteer"}, ${place}` };
}

/** Without a category that is the only one that fits the type: it needs no choice. */
function notImplied(type: ExperienceType, categories: Partial<Experience["categories"]>) {
  const isImplied = (form: (typeof FORMS)[number]) => {
    const fitting = FITTING_CATEGORIES[type][form];
    return fitting.length === 1 && fitting[0] === categories[form];
  };
  const kept = FORMS.filter((form) => categories[form] && !isImplied(form));
  return Object.fromEntries(kept.map((form) => [form, categories[form] ?? null]));
}

/** The forms whose own name of a category the text is. */
function namedCategories(text: string): Partial<Experience["categories"]> {
  const named = FORMS.flatMap((form) => {
    const category = FORM_CATEGORIES[form].find((one) => lettersOf(one) === lettersOf(text));
    return category === undefined ? [] : [[form, category] as const];
  });
  return Object.fromEntries(named);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}

/** The type that an application's or a student's own word means; null if it is unknown. */
function typeIn(text: string): ExperienceType | null {
  const plain = text
    .toLowerCase()
    .replace(/\bnon?t?[- ]?(?:medical|clinical|health\w*)(?:\s*\/\s*(?:medical|clinical|health\w*))*/g, "");
  return TYPE_WORDS.find(([, known]) => known.test(plain))?.[0] ?? null;
}

const WORK_WORDS =
  /\b(?:non|medical|clinical|volunteer(?:ing)?|community|service|research|shadow(?:ing)?|physician|dental|leadership|awards?|honors?|employment|jobs?|paid|unpaid|work|extracurriculars?|activit(?:y|ies)|experiences?|hours|hobbies|teaching|tutoring|athletics|sports|arts?|clubs?|presentations?|publications?|and|or|my)\b/gi;

/** Whether a line between rows only names a kind of experience, such as "Clinical experience:" or "Paid work". */
export function isOnlyKindOfWork(text: string): boolean {
  return text.replace(WORK_WORDS, "").replace(/[^\p{L}]/gu, "") === "" && kindOfWork(text) !== null;
}

const GRADE_WORDS: readonly (readonly [grade: string, word: RegExp])[] = [
  ["9", /\b(?:freshm[ae]n|fresh|fr|ninth)\b/g],
  ["10", /\b(?:sophomores?|soph|so|tenth)\b/g],
  ["11", /\b(?:juniors?|jr|eleventh)\b/g],
  ["12", /\b(?:seniors?|sr|twelfth)\b/g],
  ["13", /\b(?:pg|post-?grad(?:uate)?)\b/g],
];

/**
 * The grades in which a student took part, with those between the ends of a range such as `9-12` or
 * `Freshman-Junior`. Null if the text names none, or one that forms do not ask for, such as 8.
 */
export function gradesIn(text: string): readonly string[] | null {
  const plain = GRADE_WORDS.reduce((written, [grade, word]) => written.replace(word, grade), text.toLowerCase())
    .replace(/\bk(?=\W)/g, "0")
    .replace(/\b(?:grades?|gr?)[. ]?(?=\d)/g, "")
    .replace(/\ball (?:4|four)(?: years)?\b/g, "9-12")
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "")
    .replace(/(?<=\d) ?(?:grades?|years?)\b/g, "");
  const found = [...plain.matchAll(/(\d+)(?:\s*(?:[-\u2010-\u2015]|\bto\b|\bthrough\b|\bthru\b)\s*(\d+))?/g)].flatMap(
    ([, first, last = first]) => between(Number(first), Number(last)),
  );
  const isOpen = /\d\s*[-+\u2010-\u2015]\s*(?:$|[,;])/.test(plain);
  if (isOpen || found.length === 0 || found.some((grade) => grade < 9 || grade > 13)) return null;
  return [...new Set(found)].map((grade) => (grade === 13 ? "PG" : String(grade)));
}

/** Both ends included. A reversed range has no grades, which makes the text unreadable. */
function between(first: number, last: number): readonly number[] {
  if (last - first > 12 || last < first) return [0];
  return Array.from({ length: last - first + 1 }, (_, more) => first + more);
}

/** The times of the year, as the Common App names them; null if the text names none. */
export function timingIn(text: string): readonly string[] | null {
  const plain = text.toLowerCase();
  if (/all year|year[- ]?round/.test(plain)) return ["Y"];
  const found = [/school ?year|during school/.test(plain) ? "S" : "", /break|summer/.test(plain) ? "B" : ""];
  const timing = found.filter(Boolean);
  return timing.length > 0 ? timing : null;
}
