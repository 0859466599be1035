import type { School } from "../school/school.ts";
import { NO_FIGURES } from "../school/schoolFigures.ts";

const SCORECARD = {
  ...NO_FIGURES,
  year: "fall 2022 entry",
  source: "U.S. Department of Education College Scorecard, 2022-23 file",
};
const IPEDS = {
  ...NO_FIGURES,
  year: "fall 2024 entry",
  source: "U.S. Department of Education, NCES, IPEDS ADM2024, provisional",
};
const AAMC = {
  ...NO_FIGURES,
  year: "2024-25; typical scores collected February 2026",
  source:
    "AAMC FACTS Table A-1 for residency; typical MCAT and GPA from a secondary list of what schools publish, a mean or a median",
};

type Kept = Pick<School, "name" | "kind" | "city" | "state" | "control" | "figures">;

/**
 * The schools on the sample students' lists, copied from the catalog, because the server does not have it. A test
 * compares the copies with it.
 */
export const SAMPLE_SCHOOLS = {
  "ug-michigan": {
    name: "University of Michigan",
    kind: "UG",
    city: "Ann Arbor",
    state: "MI",
    control: "public",
    figures: { ...SCORECARD, admit_rate: 17.7, sat: { low: 1350, high: 1530 }, act: { low: 31, high: 34 } },
  },
  "ug-unc-chapel-hill": {
    name: "University of North Carolina at Chapel Hill",
    kind: "UG",
    city: "Chapel Hill",
    state: "NC",
    control: "public",
    figures: { ...SCORECARD, admit_rate: 17.1, sat: { low: 1350, high: 1530 }, act: { low: 30, high: 34 } },
  },
  "ug-rutgers": {
    name: "Rutgers University-New Brunswick",
    kind: "UG",
    city: "New Brunswick",
    state: "NJ",
    control: "public",
    figures: { ...SCORECARD, admit_rate: 69.7, sat: { low: 1270, high: 1480 }, act: { low: 28, high: 33 } },
  },
  "ug-penn-state": {
    name: "Pennsylvania State University",
    kind: "UG",
    city: "University Park",
    state: "PA",
    control: "public",
    figures: { ...IPEDS, admit_rate: 60.6, sat: { low: 1240, high: 1420 }, act: { low: 27, high: 32 } },
  },
  "ug-boston-university": {
    name: "Boston University",
    kind: "UG",
    city: "Boston",
    state: "MA",
    control: "private",
    figures: { ...SCORECARD, admit_rate: 14.4, sat: { low: 1350, high: 1500 }, act: { low: 31, high: 34 } },
  },
  "ug-howard": {
    name: "Howard University",
    kind: "UG",
    city: "Washington",
    state: "DC",
    control: "private",
    figures: { ...SCORECARD, admit_rate: 53.4, sat: { low: 1050, high: 1290 }, act: { low: 20, high: 26 } },
  },
  "ug-temple": {
    name: "Temple University",
    kind: "UG",
    city: "Philadelphia",
    state: "PA",
    control: "public",
    figures: { ...SCORECARD, admit_rate: 79.7 },
  },
  "md-pittsburgh": {
    name: "University of Pittsburgh School of Medicine",
    kind: "MD",
    city: "Pittsburgh",
    state: "PA",
    control: "public",
    figures: { ...AAMC, mcat: 515, gpa: 3.83, in_state_share: 29.7 },
  },
  "md-temple-katz": {
    name: "Lewis Katz School of Medicine at Temple University",
    kind: "MD",
    city: "Philadelphia",
    state: "PA",
    control: "public",
    figures: { ...AAMC, mcat: 513, gpa: 3.76, in_state_share: 41.6 },
  },
  "md-penn-state": {
    name: "Penn State College of Medicine",
    kind: "MD",
    city: "Hershey",
    state: "PA",
    control: "public",
    figures: { ...AAMC, mcat: 511, gpa: 3.75, in_state_share: 35.6 },
  },
  "md-ohio-state": {
    name: "Ohio State University College of Medicine",
    kind: "MD",
    city: "Columbus",
    state: "OH",
    control: "public",
    figures: { ...AAMC, mcat: 514, gpa: 3.82, in_state_share: 54.8 },
  },
  "md-rutgers-njms": {
    name: "Rutgers New Jersey Medical School",
    kind: "MD",
    city: "Newark",
    state: "NJ",
    control: "public",
    figures: { ...AAMC, mcat: 515, gpa: 3.7, in_state_share: 85.5 },
  },
  "md-case-western": {
    name: "Case Western Reserve University School of Medicine",
    kind: "MD",
    city: "Cleveland",
    state: "OH",
    control: "private",
    figures: { ...AAMC, mcat: 518, gpa: 3.87 },
  },
  "md-nymc": {
    name: "New York Medical College",
    kind: "MD",
    city: "Valhalla",
    state: "NY",
    control: "private",
    figures: NO_FIGURES,
  },
  "md-howard": {
    name: "Howard University College of Medicine",
    kind: "MD",
    city: "Washington",
    state: "DC",
    control: "private",
    figures: { ...AAMC, mcat: 507, gpa: 3.61 },
  },
  "dds-michigan": {
    name: "University of Michigan School of Dentistry",
    kind: "DDS",
    city: "Ann Arbor",
    state: "MI",
    control: "public",
    figures: NO_FIGURES,
  },
  "dds-detroit-mercy": {
    name: "University of Detroit Mercy School of Dentistry",
    kind: "DDS",
    city: "Detroit",
    state: "MI",
    control: "private",
    figures: NO_FIGURES,
  },
  "dds-pittsburgh": {
    name: "University of Pittsburgh School of Dental Medicine",
    kind: "DDS",
    city: "Pittsburgh",
    state: "PA",
    control: "public",
    figures: NO_FIGURES,
  },
  "dds-temple-kornberg": {
    name: "Temple University Kornberg School of Dentistry",
    kind: "DDS",
    city: "Philadelphia",
    state: "PA",
    control: "public",
    figures: NO_FIGURES,
  },
  "dds-maryland": {
    name: "University of Maryland School of Dentistry",
    kind: "DDS",
    city: "Baltimore",
    state: "MD",
    control: "public",
    figures: NO_FIGURES,
  },
  "dds-ohio-state": {
    name: "Ohio State University College of Dentistry",
    kind: "DDS",
    city: "Columbus",
    state: "OH",
    control: "public",
    figures: NO_FIGURES,
  },
} as const satisfies Readonly<Record<string, Kept>>;
export type SampleSchoolId = keyof typeof SAMPLE_SCHOOLS;
