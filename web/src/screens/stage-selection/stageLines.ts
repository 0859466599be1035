import type { StageCategory } from "@domain/stage";

const TRACKER: Readonly<Record<StageCategory["track"], string>> = {
  HS: "Turns on SAT, ACT, colleges and the Common App.",
  PM: "Turns on MCAT, coursework, medical schools and AMCAS.",
  PD: "Turns on DAT, coursework, dental schools and AADSAS.",
  MD: "Turns on your year's lists; the pre-med tracker stays as a record.",
  DD: "Turns on your year's lists; the pre-dental tracker stays as a record.",
};

/** What the checklist of each stage is about. */
const CHECKLISTS: Readonly<Record<string, string>> = {
  "hs-9": "Clubs, good habits and a first log of what you do",
  "hs-10": "PSAT practice, bigger roles and summer programs",
  "hs-11": "SAT or ACT, college visits and recommendations",
  "hs-12": "Common App, essays, FAFSA and comparing offers",
  "pm-freshman": "First sciences, an hours log and research contacts",
  "pm-sophomore": "Organic chemistry, clinical hours and an MCAT plan",
  "pm-junior": "MCAT, letters and your primary applications",
  "pm-senior": "Secondaries, interviews and choosing a school",
  "pd-freshman": "First sciences, a shadowing log and hand skills",
  "pd-sophomore": "Organic chemistry, shadowing and a DAT plan",
  "pd-junior": "DAT, letters and your AADSAS application",
  "pd-senior": "Supplemental essays, interviews and choosing a school",
  "pm-gap-build": "Grades, hours and the MCAT before you apply",
  "pm-gap-apply": "Secondaries, interviews and keeping busy meanwhile",
  "pd-gap-build": "Grades, shadowing and the DAT before you apply",
  "pd-gap-apply": "Supplemental essays, interviews and keeping busy meanwhile",
  "ms-1": "Study tools, a mentor and a first look at Step 1",
  "ms-2": "Step 1, research and getting ready for rotations",
  "ms-3": "Clerkships, Step 2 CK and choosing a specialty",
  "ms-4": "ERAS, interviews and the Match",
  "ds-1": "Study tools, hand skills and a mentor",
  "ds-2": "Preclinical practicals, INBDE and your first patients",
  "ds-3": "Clinic requirements, ADAT and residency programs",
  "ds-4": "PASS, INBDE, the Match and your license",
};

/** What a category turns on, in a sentence. */
export function categoryTurnsOn({ track }: Pick<StageCategory, "track">): string {
  return TRACKER[track];
}

/** What a stage turns on, in a line. */
export function stageTurnsOn(stageId: string): string {
  return CHECKLISTS[stageId] ?? "A checklist of its own";
}
