import type { Course } from "./course.ts";
import type { Subject } from "./subject.ts";
import * as text from "./text/en/course.ts";

export interface ReckonedSubject {
  readonly subject: Subject;
  /** What led to it, as a sentence. */
  readonly reason: string;
}

type TitleClue = readonly [words: RegExp, subject: Subject];

/** Titles that say what a course is about whoever teaches it: the services class by content, not by department. */
const STRONG_TITLES: readonly TitleClue[] = [
  [/\bbiochem\w*/i, "biochemistry"],
  [/\b(?:bio)?statistic\w*/i, "statistics"],
  [/\b(?:organic|physical|inorganic|analytical) chem\w*/i, "chemistry"],
  [/\bbiophysic\w*/i, "physics"],
  [/\bneuro(?:science|biology|anatomy|physiology)\w*/i, "biology"],
  [/\b(?:bioethics|ethics|philosophy of|history of|religion)\b/i, "humanities"],
  [/\b(?:scientific|technical|creative|academic) writing\b/i, "english"],
  [/\bmedical terminology\b/i, "health"],
];

/** Departments, by what stands before the number of a course. */
const CODES: Readonly<Partial<Record<Subject, string>>> = {
  biology:
    "BIO BIOL BIOS BIOSC BIOSCI BIOLOGY BILD BIMM BIPN BICD BIEB BSC BSCI LIFESCI LS MCB MCDB MCBIO GEN GENE ANAT ANATOMY PHYSIO PSIO PHSL HBIO MICRO MICR MICB MBIO BOT ZOO ZOOL ECOL EEB EBIO IMM IMMU NEUR NEURO NROSCI NSC NBB BPK",
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

/** Departments that are another one at many colleges, such as English or engineering: there the title is asked first. */
const UNSURE_CODES: ReadonlySet<string> = new Set(["ENG", "CH", "PH", "COMP", "GEO", "LS"]);

const SUBJECT_BY_CODE: ReadonlyMap<string, Subject> = new Map(
  Object.entries(CODES).flatMap(([subject, codes]) => codes.split(" ").map((code) => [code, subject as Subject])),
);

/** What a title tells where the code tells nothing, as in a high school or an abbreviated transcript. */
const WEAK_TITLES: readonly TitleClue[] = [
  [
    /\b(?:biolog\w*|bio|genetics|anatomy|physiology|microbio\w*|immunolog\w*|zoology|botany|ecology|evolution|histology|virology|cell)\b/i,
    "biology",
  ],
  [/\b(?:chem|chemistry|chemical)\b/i, "chemistry"],
  [/\b(?:physics|mechanics|optics|thermodynamics|electromagnetism|astronomy|astrophysics)\b/i, "physics"],
  [
    /\b(?:math\w*|calculus|calc|algebra|geometry|trigonometry|precalculus|pre-calculus|differential equations)\b/i,
    "math",
  ],
  [/\b(?:stats|probability)\b/i, "statistics"],
  [/\bpsych\w*/i, "psychology"],
  [/\b(?:computer|programming|coding|data structures)\b/i, "computing"],
  [/\bengineering\b/i, "engineering"],
  [/\b(?:geology|environmental|earth science|meteorology|oceanography)\b/i, "earth"],
  [/\b(?:nutrition|kinesiology|public health|epidemiology|health|nursing|exercise)\b/i, "health"],
  [/\b(?:english|writing|composition|literature|rhetoric)\b/i, "english"],
  [
    /\b(?:sociology|anthropology|economics|macroeconomics|microeconomics|government|civics|politic\w*|geography|social studies|us history|u\.s\. history|world history|european history)\b/i,
    "social",
  ],
  [/\b(?:philosophy|history|theology|humanities|classics)\b/i, "humanities"],
  [/\b(?:spanish|french|german|italian|chinese|mandarin|japanese|korean|arabic|latin|sign language)\b/i, "language"],
  [/\b(?:art|arts|music|theat(?:er|re)|dance|drawing|painting|photography|band|choir|orchestra|speech)\b/i, "arts"],
];

/** The subject the services would most likely file a course under; the student's own choice comes first. */
export function subjectOf({ subject, code, name }: Pick<Course, "subject" | "code" | "name">): ReckonedSubject {
  if (subject !== null) return { subject, reason: text.youChose };
  const byCode = fromCode(code);
  const byTitle = fromTitle(WEAK_TITLES, name);
  const [first, second] = UNSURE_CODES.has(departmentOf(code)) ? [byTitle, byCode] : [byCode, byTitle];
  return fromTitle(STRONG_TITLES, name) ?? first ?? second ?? UNKNOWN;
}

const UNKNOWN: ReckonedSubject = {
  subject: "other",
  reason: text.subjectUnknown,
};

function fromTitle(clues: readonly TitleClue[], name: string): ReckonedSubject | null {
  for (const [words, subject] of clues) {
    const found = words.exec(name);
    if (found) return { subject, reason: text.titleSays(found[0]) };
  }
  return null;
}

function fromCode(code: string): ReckonedSubject | null {
  const department = departmentOf(code);
  const subject = SUBJECT_BY_CODE.get(department);
  return subject ? { subject, reason: text.codeBeginsWith(department) } : null;
}

/** `BIO SCI 93` and `BIOSCI-93L` are of the department BIOSCI. */
function departmentOf(code: string): string {
  const [letters = ""] = code.toUpperCase().split(/\d/);
  return letters.replace(/[^A-Z]/g, "");
}
