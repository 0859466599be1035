import * as text from "../text/en/course.ts";
import type { Course } from "./course.ts";
import type { CourseSubject } from "./courseSubject.ts";

/** A subject that a course's title or code names. */
export interface SubjectClue {
  readonly subject: CourseSubject;
  /** What names it, as a sentence. */
  readonly reason: string;
  /** The department that names it. Null if the title does. */
  readonly department: string | null;
}

type TitleClue = readonly [words: RegExp, subject: CourseSubject];

/** Titles of courses whose topic differs from their single words. */
const PHRASES: readonly TitleClue[] = [
  [/\bbiochem\w*/i, "biochemistry"],
  [/\b(?:bio)?statistic\w*/i, "statistics"],
  [/\b(?:organic|physical|inorganic|analytical) chem\w*/i, "chemistry"],
  [/\bbiophysic\w*/i, "physics"],
  [/\bneuro(?:science|biology|anatomy|physiology)\w*/i, "biology"],
  [/\b(?:bioethics|ethics|philosophy of|history of|religion)\b/i, "humanities"],
  [/\b(?:scientific|technical|creative|academic) writing\b/i, "english"],
  [/\bmedical terminology\b/i, "health"],
];

/** Names of disciplines. They decide the subject, whatever the department. */
const DISCIPLINES: readonly TitleClue[] = [
  [
    /\b(?:biolog\w*|genetics|anatomy|physiology|a ?& ?p|microbio\w*|immunolog\w*|zoology|botany|histology|virology|parasitology)(?!\w)/i,
    "biology",
  ],
  [/\bchemistry\b/i, "chemistry"],
  [/\b(?:physics|electromagnetism|astronomy|astrophysics)\b/i, "physics"],
  [/\b(?:math\w*|calculus|algebra|geometry|trigonometry|precalculus|pre-calculus|differential equations)\b/i, "math"],
  [/\bprobability\b/i, "statistics"],
  [/\bpsycholog\w*/i, "psychology"],
  [/\bcomputer (?:science|programming|engineering)\b/i, "computing"],
  [/\bengineering\b/i, "engineering"],
  [/\b(?:geology|earth science|meteorology|oceanography)\b/i, "earth"],
  [/\b(?:nutrition|kinesiology|public health|epidemiology|nursing|pharmacology|exercise science)\b/i, "health"],
  [/\bliterature\b/i, "english"],
  [/\b(?:sociology|anthropology|economics|macroeconomics|microeconomics)\b/i, "social"],
  [/\b(?:philosophy|theology)\b/i, "humanities"],
  [
    /\b(?:spanish|french|german|italian|chinese|mandarin|japanese|korean|arabic|latin|sign language)(?: literature)?\b/i,
    "language",
  ],
];

/** Departments, by the letters before a course's number. */
const CODES: Readonly<Partial<Record<CourseSubject, string>>> = {
  biology:
    "BIO BIOL BIOS BIOSC BIOSCI BIOLOGY BILD BIMM BIPN BICD BIEB BSC BSCI LIFESCI LS MCB MCDB MCBIO GENE ANAT ANATOMY PHYSIO PSIO PHSL HBIO MICRO MICR MICB MBIO BOT ZOO ZOOL ECOL EEB EBIO IMM IMMU NEUR NEURO NROSCI NSC NBB BPK",
  chemistry: "CHEM CHE CHM CHEMISTRY CH OCHEM ORGO",
  biochemistry: "BCHM BCH BIOC BIOCHEM BIBC BCMB BMB",
  physics: "PHYS PHY PHYSICS PHSX PHYSC AST ASTR ASTRO ASTRON",
  math: "MATH MAT MTH MATHS MA CALC APPM AMATH ALGEBRA",
  statistics: "STAT STATS STA STT STATISTICS BIOSTAT BIST",
  health: "HLTH HSC HSCI HS NUTR NUT KIN KINES KINE EXSC EXS PUBH PH PHTH NURS NUR HEAL",
  earth: "GEOL GEO GEOS ENV ENVS ENVSCI ESC EPS ATM OCE OCN METR",
  engineering: "ENGR EGR BME BMED BIEN BENG ME MECH EE ECE CIVE CENG MSE CHEME",
  computing: "CS CSC CSE CSCI CIS COMP CPSC COSC IT INFO DATA",
  psychology: "PSY PSYC PSYCH PSYCHOL PSCH",
  social:
    "SOC SOCI SOCIOL ANTH ANTHRO ANT ECON ECO POLI POLS PSCI PSC POL GOV GOVT GEOG BUS ACCT MGMT MKTG EDUC EDU SW",
  english: "ENGL ENG ENGLISH WRIT WRI WRT COMPLIT LIT RHET EXPO",
  humanities: "PHIL PHI HIST HIS HST REL RELI RELG RELS THEO HUM CLAS ETH",
  language: "SPAN SPA FREN FRE GERM GER ITAL CHIN CHN JAPN JPN KOR ARAB LATN LAT GREK RUSS PORT ASL HEBR LING",
  arts: "ART ARTH ARH MUS MUSI MUSC THEA THTR DAN DANC DANCE FILM DRAM STUDIO COMM COM SPCH",
};

/** Codes with another meaning at many colleges, such as ENG for English or engineering. Any title word comes first. */
const UNSURE_CODES: ReadonlySet<string> = new Set(["ENG", "CH", "PH", "COMP", "GEO", "LS"]);

const SUBJECT_BY_CODE: ReadonlyMap<string, CourseSubject> = new Map(
  Object.entries(CODES).flatMap(([subject, codes]) => codes.split(" ").map((code) => [code, subject as CourseSubject])),
);

/** Everyday words and abbreviations. They count if the department is unknown, as in a high school. */
const HINTS: readonly TitleClue[] = [
  [/\b(?:bio|ecology|evolution|cell)\b/i, "biology"],
  [/\b(?:chem|chemical)\b/i, "chemistry"],
  [/\b(?:mechanics|optics|thermodynamics)\b/i, "physics"],
  [/\bcalc\b/i, "math"],
  [/\bstats\b/i, "statistics"],
  [/\bpsych\b/i, "psychology"],
  [/\b(?:computer|programming|coding|data structures)\b/i, "computing"],
  [/\benvironmental\b/i, "earth"],
  [/\b(?:health|exercise)\b/i, "health"],
  [/\b(?:english|writing|composition|rhetoric)\b/i, "english"],
  [
    /\b(?:government|civics|politic\w*|geography|social studies|us history|u\.s\. history|world history|european history)\b/i,
    "social",
  ],
  [/\b(?:history|humanities|classics)\b/i, "humanities"],
  [/\b(?:art|arts|music|theat(?:er|re)|dance|drawing|painting|photography|band|choir|orchestra|speech)\b/i, "arts"],
];

/**
 * The subjects that a course's title and code name, the strongest first: a discipline or a known phrase in the title,
 * then the department, then an everyday word in the title. Before a code with several meanings, the word comes first.
 */
export function subjectClues({ code, name }: Pick<Course, "code" | "name">): readonly SubjectClue[] {
  const about = firstClue(PHRASES, name) ?? disciplineOf(name);
  const hint = firstClue(HINTS, name);
  const weaker = [fromCode(code), hint && fromTitle(hint)];
  const ordered = [about && fromTitle(about), ...(isUnsureCode(code) ? weaker.toReversed() : weaker)];
  return ordered.filter((clue) => clue !== null);
}

/** Whether the letters of the code mean different departments at different colleges. */
export function isUnsureCode(code: string): boolean {
  return UNSURE_CODES.has(departmentOf(code));
}

interface FoundClue {
  readonly subject: CourseSubject;
  readonly words: string;
}

function fromTitle({ subject, words }: FoundClue): SubjectClue {
  return { subject, reason: text.titleSays(words), department: null };
}

function firstClue(clues: readonly TitleClue[], name: string): FoundClue | null {
  for (const [words, subject] of clues) {
    const found = words.exec(name);
    if (found) return { subject, words: found[0] };
  }
  return null;
}

/** "Chemistry for the Health Sciences" is chemistry. In "Introduction to Physics", no discipline is before the "to". */
const AFTER_THE_NOUN = /\b(?:of|for|in|to|with)\b.*/i;

/** The discipline a title names before any "of" or "for", or else anywhere in it. */
function disciplineOf(name: string): FoundClue | null {
  return lastDiscipline(name.replace(AFTER_THE_NOUN, "")) ?? lastDiscipline(name);
}

/** The last of several disciplines: "Biological Psychology" is psychology. Of two that end together, the longer one. */
function lastDiscipline(phrase: string): FoundClue | null {
  const found = DISCIPLINES.flatMap(([words, subject]) =>
    [...phrase.matchAll(new RegExp(words, "gi"))].map(({ index, 0: match }) => ({
      subject,
      words: match,
      start: index,
      end: index + match.length,
    })),
  );
  return found.sort((a, b) => b.end - a.end || a.start - b.start)[0] ?? null;
}

function fromCode(code: string): SubjectClue | null {
  const department = departmentOf(code);
  const subject = SUBJECT_BY_CODE.get(department);
  return subject ? { subject, reason: text.codeBeginsWith(department), department } : null;
}

/** `BIO SCI 93` and `BIOSCI-93L` belong to the department BIOSCI. */
function departmentOf(code: string): string {
  const [letters = ""] = code.toUpperCase().split(/\d/);
  return letters.replace(/[^A-Z]/g, "");
}
