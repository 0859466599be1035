import type { ExperienceType } from "../shared/experienceType.ts";

/** In the order in which they are tried: "Physician Shadowing/Clinical Observation" is shadowing. */
const TYPE_WORDS: readonly (readonly [type: ExperienceType, words: RegExp])[] = [
  ["Shadowing", /shadow|observ/],
  ["Research", /research|\blab\b|laborator/],
  ["Clinical Experience", /clinic|patient|medical|health|hospital|dental/],
  ["Leadership & Awards", /leader|award|honor|officer|president|captain/],
  ["Volunteering", /volunt|service|charity/],
  ["Employment", /\b(?:employ|work|job|paid|intern|teach|tutor|military)/],
  [
    "Extracurriculars",
    /extra|club|sport|athlet|\bart|music|theat|hobb|debate|band|choir|orchestra|dance|journalism|robotics|student gov|cultur|religio|academic|career|computer|environment|family|jrotc|lgbt|school spirit|social justice|foreign/,
  ],
];

/** The type that an application's or a student's own word means; null if it is unknown. */
export function typeIn(text: string): ExperienceType | null {
  const plain = text.toLowerCase().replace(/\bnon?t?[- ]?(?:medical|clinical|health)[/ \w-]*/g, "");
  return TYPE_WORDS.find(([, known]) => known.test(plain))?.[0] ?? null;
}

/** The grades in which a student took part; null if the text names none. */
export function gradesIn(text: string): readonly string[] | null {
  const found = text.match(/\b(?:9|10|11|12)(?=th\b|\b)|\bPG\b|post-?grad/gi) ?? [];
  const grades = found.map((grade) => (/^\d/.test(grade) ? grade : "PG"));
  return grades.length > 0 ? [...new Set(grades)] : null;
}

/** The times of the year, as the Common App names them; null if the text names none. */
export function timingIn(text: string): readonly string[] | null {
  const plain = text.toLowerCase();
  if (/all year|year[- ]?round/.test(plain)) return ["Y"];
  const found = [/school ?year|during school/.test(plain) ? "S" : "", /break|summer/.test(plain) ? "B" : ""];
  const timing = found.filter(Boolean);
  return timing.length > 0 ? timing : null;
}
