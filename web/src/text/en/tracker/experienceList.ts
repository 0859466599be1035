import { formatNumber, plural } from "@domain/shared/language";

export const importAction = "Import";
export const myExperiences = "My Experiences";
export const yourExperiences = "your experiences";
export const total = (hours: string, experiences: string) => `${hours} across ${experiences}.`;
export const totalWithAnticipated = (hours: string, experiences: string, anticipated: string) =>
  `${hours} across ${experiences}, ${anticipated} anticipated.`;
export const addExperience = "+ Add Experience!";

export const logged = "Your experiences";
export const nothingYet = "No experiences yet";
export const nothingYetText =
  "Everything you do counts from the first hour. Your experiences appear here with their hours.";
export const logTheFirst = "Add your first experience";
export const someOf = (shown: number, experiences: string) => `${formatNumber(shown)} of ${experiences}`;
export const notHere = "This experience is not here";
export const notHereText = "It was deleted, or the address is not quite right.";
export const backToList = "Back to My Experiences";

export const columns = {
  experience: "Experience",
  type: "Type",
  grades: "Grades",
  rhythm: "Rhythm",
  dates: "Dates",
  anticipated: "Anticipated",
  hours: "Hours",
  actions: "Actions",
};
/** Columns of the exported file whose parts share a column on screen. */
export const exported = {
  position: "Position",
  organization: "Organization",
  hoursPerWeek: "Hours per week",
  weeksPerYear: "Weeks per year",
  start: "Start date",
  end: "End date",
  anticipatedHours: "Anticipated hours",
};
export const nothingFits = "Nothing fits. Change the search or the filters.";
export const logHours = "Log hours";
export const logHoursFor = (experience: string) => `Log hours for ${experience}`;
export const moreFor = (experience: string) => `More for: ${experience}`;
export const duplicate = "Duplicate";

export const range = (first: string, last: string) => `${first} to ${last}`;
export const until = (month: string) => `until ${month}`;
export const now = "now";
export const weeks = (count: number) => `${formatNumber(count)} wk`;
export const hoursAWeek = (hours: number) => `${formatNumber(hours)} h a week`;
export const hoursByWeeks = (hours: number, count: number) => `${formatNumber(hours)} h × ${formatNumber(count)} wk`;

export const starGiven = (experience: string) => `Starred "${experience}".`;
export const starTaken = (experience: string) => `Took the star off "${experience}".`;
export const copied = (experience: string) => `Copied "${experience}".`;
export const copyOf = (experience: string) => `${experience} (copy)`;
export const deleted = (experience: string) => `Deleted "${experience}".`;

/** Opens what is collapsed on a narrow page: hours by type, apply date, search, order. */
export const totalsAndFilters = "Hours by type and filters";
export const search = "Search experiences";
export const begunAs = "Started as";
export const anyTrack = "Any track";
export const tracks = { HS: "High school", PM: "Pre-medical", PD: "Pre-dental" };
export const sortBy = "Sort by";
export const sorts = {
  newest: "Newest first",
  hours: "Most hours",
  start: "Latest start",
  name: "Name",
  type: "Type",
};
export const hoursByType = "Hours by type";
export const withAnticipated = (anticipated: string) => `{hours} + ${anticipated} anticipated`;

export const applyDate = "Apply date";
export const aboutApplyDate = "About the apply date";
export const applyDateHelp =
  "Shifts up to this day count as completed, later ones as anticipated. Left empty, it is today. Totals you typed stay as you typed them.";
export const splitToday = "Hours are split today.";
export const splitOn = (day: string) => `Hours are split on ${day}.`;
export const noneMoved = "No hours moved.";
export const nowCompleted = (hours: string, experiences: string) =>
  `${hours} in ${experiences} now count as completed.`;
export const nowAnticipated = (hours: string, experiences: string) =>
  `${hours} in ${experiences} now count as anticipated.`;

export const lookAlike = (pairs: number) =>
  plural(pairs, {
    one: "2 entries look like the same experience.",
    other: `${formatNumber(pairs)} pairs of entries look like the same experience.`,
  });
export const lookAtThem = "Show them";
export const showAll = "Show all experiences";
export const entriesAlike = "Entries that look alike";
export const aboutAlike =
  "If you added one experience twice, delete one of the two below. If they are different, choose Not the same.";
export const notTheSame = "Not the same";
export const notTheSameOf = (one: string, other: string) => `Not the same: ${one} and ${other}`;
export const countAsTwo = (one: string, other: string) => `"${one}" and "${other}" count as two.`;

export const fixBeforeYouApply = "Fix before you apply";
export const withoutContacts = (count: number, form: string) =>
  plural(count, {
    one: `${formatNumber(count)} experience without the contact details that ${form} asks for`,
    other: `${formatNumber(count)} experiences without the contact details that ${form} asks for`,
  });
export const missing = (details: string) => `Missing: ${details}`;
export const andMore = (count: number) => `And ${formatNumber(count)} more.`;
