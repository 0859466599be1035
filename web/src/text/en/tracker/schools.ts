import { formatNumber, plural } from "@domain/shared/language";

/** Each track's name for its schools. */
export const importAction = "Import";
export const headings = { HS: "My Colleges", PM: "My Medical Schools", PD: "My Dental Schools" };
export const yourSchools = { HS: "your colleges", PM: "your medical schools", PD: "your dental schools" };
export const addSchool = { HS: "Add a college", PM: "Add a medical school", PD: "Add a dental school" };
export const ownSchools = { HS: "Your colleges", PM: "Your medical schools", PD: "Your dental schools" };
export const noSchoolsYet = { HS: "No colleges yet", PM: "No medical schools yet", PD: "No dental schools yet" };
export const schoolsWillAppear = {
  HS: "Add the first college you think of. Its status, its deadlines and how it fits your own numbers will appear here.",
  PM: "Add the first medical school you think of. Its status, its deadlines and how it fits your own numbers will appear here.",
  PD: "Add the first dental school you think of. Its status, its deadlines and how it fits your own numbers will appear here.",
};
const counts = {
  HS: { one: "college", other: "colleges" },
  PM: { one: "medical school", other: "medical schools" },
  PD: { one: "dental school", other: "dental schools" },
};
export const count = (track: keyof typeof counts, schools: number) => `${schools} ${plural(schools, counts[track])}`;
export const countOnList = (track: keyof typeof counts, schools: number) => `${count(track, schools)} on your list.`;
export const nothingOnList = "Nothing on your list yet.";
export const onYourList = (school: string) => `${school} is on your list.`;
export const offYourList = (school: string) => `${school} is off your list.`;

// Adding one.
export const searchOrType = {
  HS: "Search colleges, or type any name",
  PM: "Search medical schools, or type any name",
  PD: "Search dental schools, or type any name",
};
export const listChecked = (schools: number, day: string) =>
  `${formatNumber(schools)} schools, checked on ${day}. Search by name, nickname or city, or add any other school by name.`;
export const listNotLoaded = "The list of schools could not be loaded. You can still add one by its name.";
export const foundCount = (schools: number) => `${schools} found`;
export const found = "Found";
/** `{name}` is bold. By the kind of school, or `only` if a track has one kind. */
export const addAsTyped = {
  only: "Add {name} as typed",
  UG: "Add {name} as typed, a college",
  MD: "Add {name} as typed, an MD school",
  DO: "Add {name} as typed, a DO school",
  DDS: "Add {name} as typed, a dental school",
};
export const showMoreFound = (more: number, left: number) =>
  more === left ? `Show ${more} more` : `Show ${more} of ${formatNumber(left)} more`;
export const figuresNotLoaded = (school: string) =>
  `${school} was not added, because its figures could not be loaded. Check your connection.`;
export const alreadyListed = "On your list";

// The table.
export const columns = {
  name: { HS: "College", PM: "Medical school", PD: "Dental school" },
  fit: "Fit",
  status: "Status",
  deadline: "Next deadline",
  place: "City and state",
  admitted: "Admission rate (%)",
  sat: "SAT, middle half",
  act: "ACT, middle half",
  mcat: "Typical MCAT",
  dat: "Typical DAT",
  gpa: "Typical GPA",
  residents: "In-state students (%)",
  outcome: "Outcome",
  changed: "Last change",
};
/** Columns of the exported file whose parts share a column on screen. */
export const exported = {
  city: "City",
  state: "State",
  kind: "Kind",
  due: "What is due",
  reachedOn: (status: string) => `${status} on`,
  deadlines: "Deadlines",
  deadline: (day: string, label: string) => `${day} ${label}`,
  doneDeadline: (day: string, label: string) => `${day} ${label} (done)`,
  note: "Note",
  figuresOf: "Figures of",
  source: "Source of the figures",
};
export const pickColumns = "Columns";
export const shownColumns = "Columns of the table";
export const columnNotKnown = "Not known";
export const fromTo = (low: number, high: number) => `${low} to ${high}`;
export const onScale = (average: string, scale: string) => `${average} (${scale})`;
export const changedOn = (status: string, day: string) => `${status}, ${day}`;
export const actions = "Actions";
export const noneSet = "None set";
export const nextDeadline = (day: string, due: string) => `${day}, ${due}`;
/** Adds the suggested deadline for a secondary. The school's name is for screen readers. */
export const addSecondaryShort = {
  HS: (day: string) => `Add ${day} for the secondary`,
  PM: (day: string) => `Add ${day} for the secondary`,
  PD: (day: string) => `Add ${day} for the supplemental`,
};
export const ofSchool = (school: string) => ` of ${school}`;
export const stateIs = (school: string, state: string) => `${school}: ${state}.`;
export const noOutcome = "Decision not yet known";
export const moreFor = (school: string) => `More for: ${school}`;
export const removeFromList = "Remove from my list";
export const statusOf = (school: string) => `Status of ${school}`;

export const fits = { safety: "Safety", match: "Match", reach: "Reach" };
export const lacksOwnNumbers = "Needs your score or GPA";
export const notEnoughData = "Not enough data";
export const myChoice = "(my choice)";
export const unofficialFit = { practice: "(practice score)", "as-if": "(imagined score)" };
export const mayFavorResidents = "May favor residents";
export const outcomes = {
  admitted: "Admitted",
  waitlisted: "Waitlisted",
  deferred: "Deferred",
  denied: "Denied",
  withdrawn: "Withdrawn by me",
};
export const statuses = {
  researching: "Researching",
  applying: "Applying",
  primary: "Primary sent",
  secondary: "Secondary received",
  interview: "Interview",
  decision: "Decision",
};
/** Colleges have one application, so it is not called a primary. */
export const applicationSent = "Application sent";
/** Dental schools call it a supplemental, as AADSAS does. */
export const supplementalReceived = "Supplemental received";

// The mix.
export const yourMix = "Your mix";
export const withoutData = (schools: number) => `${schools} without enough data. Open a school to see what is missing.`;
export const noneIsSafe = {
  PM: "These words only sort your list. No medical school is truly safe.",
  PD: "These words only sort your list. No dental school is truly safe.",
};
export const comparedWith = "Compared with your numbers";
export const noneEntered = "None are entered yet.";
export const myScores = "My Scores";
export const myCoursework = "My Coursework";
export const measures = { SAT: "SAT", ACT: "ACT", MCAT: "MCAT", DAT: "DAT", oldDat: "DAT (1-30)", GPA: "GPA" };
export const measured = (measure: string, value: string) => `${measure} ${value}`;
export const homeState = "Home state";
export const scoresCompared = "Scores to compare";
export const officialScores = "My official scores";
export const practiceScores = "My practice scores";
export const noPracticeScores = "My Scores has no practice result yet, so official ones count.";
export const asIfScored = (test: string) => `As if I scored … on the ${test}`;
export const imaginedScore = (test: string) => `Imagined ${test} score`;
export const compareScore = "Compare";
export const enterWithin = (low: number, high: number) => `${low} to ${high}`;
export const comparedWithPractice =
  "The fits on this page use your best practice score. The dashboard uses official ones.";
export const comparedAsIf = (test: string, score: number) =>
  `The fits on this page are as if you had scored ${score} on the ${test}. The dashboard uses official scores.`;
export const backToOfficial = "Back to my official scores";
export const unofficialNumber = {
  practice: (measure: string) => `${measure} (practice)`,
  "as-if": (measure: string) => `${measure} (imagined)`,
};
export const notSaid = "Not set";
export const inYourState = (inState: number, all: number) =>
  `${inState} of ${all} on your list ${plural(inState, { one: "is", other: "are" })} in your state.`;
export const publicTakesResidents = "Public schools admit mostly residents of their state.";
export const dismiss = "Dismiss";
export const mixHint = (rule: string, gaps: string) =>
  `${rule}: ${gaps}. A safety must be one you would go to and can pay for.`;
export const tooFew = {
  safety: (fewest: number) => `at least ${fewest} ${plural(fewest, { one: "safety", other: "safeties" })}`,
  match: (fewest: number) => `at least ${fewest} ${plural(fewest, { one: "match", other: "matches" })}`,
  reach: (fewest: number) => `at least ${fewest} ${plural(fewest, { one: "reach", other: "reaches" })}`,
};
export const tooMany = {
  safety: (most: number) => `no more than ${most} safeties`,
  match: (most: number) => `no more than ${most} matches`,
  reach: (most: number) => `no more than ${most} reaches`,
};

// What applying costs.
export const applicationFees = "Application fees";
export const aboutInAll = (cost: string) => `About ${cost} in all`;
const schoolCount = { one: "school", other: "schools" };
export const serviceCost = (service: string, schools: number, cost: string) =>
  `${service}: ${schools} ${plural(schools, schoolCount)}, ${cost}`;
export const feesOfCycle = (cycle: string) => `fees of the ${cycle} cycle`;
export const feesWithoutCycle = "fees from undated pages";
export const testsNotCounted = "Not in the sum, and only for schools that ask for them:";
export const testCost = (name: string, fee: string) => `${name}: ${fee}`;
export const feesCounted =
  "An estimate for every school on your list. Secondary fees, tests, transcripts and travel are extra, and fees tend to rise, so check each one before you pay.";
export const texasCounted = "Public schools in Texas are counted with TMDSAS, which takes one fee for all of them.";
/** `{link}` opens the matching list in Resources. */
export const askForAssistance =
  "{link} can cover part of this. Apply for it before you submit; it is rarely given afterward.";
export const feeAssistance = "Fee assistance";
