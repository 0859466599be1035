export const title = "Choose your stage";
export const heading = "What's Your Current Academic Standing?";
export const lead =
  "Pick a category, then your stage. It sets your checklist, your tracker forms and your timeline. You can change it later from the dashboard, and nothing is deleted when you do.";
export const logOut = "Log Out";
export const loggingOut = "Logging out";
export const stages = "stages";
export const nothingToChoose = "There are no stages to choose from yet. Come back in a little while.";
export const stagesOf = (category: string) => `${category} stages`;
export const savingStage = (stage: string) => `Saving ${stage}`;
export const saveStage = "Save my stage";
export const pickedBefore = (stage: string) => `You picked ${stage} here before. It is not saved yet.`;
/** After a sentence that says what failed. */
export const choiceKept = (failure: string) => `${failure} Your choice is kept in this browser.`;

// Under the name of a category: what it holds, and what it turns on.
export const noStages = "No stages yet";
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const sections = {
  "gap-years": "Between college and professional school",
  "medical-school": "MD or DO",
  "dental-school": "DMD or DDS",
};
export const categoryLine = (stageNames: string, turnsOn: string) => `${stageNames}. ${turnsOn}`;
export const trackers = {
  HS: "Turns on SAT, ACT, colleges and the Common App.",
  PM: "Turns on MCAT, coursework, medical schools and AMCAS.",
  PD: "Turns on DAT, coursework, dental schools and AADSAS.",
  MD: "Turns on your year's lists; the pre-med tracker stays as a record.",
  DD: "Turns on your year's lists; the pre-dental tracker stays as a record.",
};

export const notSureYet = "Not sure yet";
export const notSureYetLine = "Between pre-med and pre-dental. Start with one, and switch as you go.";
export const notSureYetNote =
  "Choose your year once; you need not decide today. The first courses of both paths are mostly the same, so you start on the pre-med lists. On the dashboard, PM and PD switch your tracker and forms whenever you like, and nothing is deleted. If you settle on dental school, change your standing there too.";

/** What the checklist of each stage is about. */
export const checklists = {
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
export const ownChecklist = "A checklist of its own";
