export const heading = "Not in your plan";
export const explained =
  "You wrote this on this device. It did not reach your plan, or was changed later on another device. Your words are kept here until you decide.";

/** What kind of thing it is, and the day it was written. */
export const written = (kind: string, day: string) => `${kind}, written on ${day}`;
/** What is missing of a thing that is in the plan otherwise. */
export const missing = (fieldNames: string) => `Missing: ${fieldNames}`;

export const putBack = "Put back";
export const copy = "Copy";
export const copied = "Copied";
export const leave = "Leave it";
/** A button's name, for those who do not see what it stands beside. */
export const actionOn = (action: string, thing: string) => `${action}: ${thing}`;

export const isBack = (thing: string) => `"${thing}" is in your plan.`;
export const isLeft = (thing: string) => `"${thing}" is left out of your plan.`;
export const copyRefused = "Your browser did not allow copying. Select the words below and copy them yourself.";

export const kinds = {
  experiences: "Experience",
  shifts: "Shift",
  scores: "Score",
  schools: "School",
  courses: "Course",
  checklists: "Task",
  savedResources: "Note on a resource",
  timelines: "Timeline step",
  settings: "Goals and dates",
};

/** The name of what was typed into a field. What has none here is no words of the student's own. */
export const fields: Readonly<Record<string, string>> = {
  experienceName: "Name",
  organisationName: "Organization",
  title: "Title",
  description: "Description",
  meaningfulDescription: "Why it means most",
  startDate: "Start",
  endDate: "End",
  completedHours: "Completed hours",
  anticipatedStartDate: "Anticipated start",
  anticipatedEndDate: "Anticipated end",
  anticipatedHours: "Anticipated hours",
  occurrences: "Further dates",
  hoursPerWeek: "Hours a week",
  weeksPerYear: "Weeks a year",
  timingOfParticipation: "When in the year",
  participationGrades: "Grades",
  country: "Country",
  city: "City",
  address: "Address",
  supervisorName: "Supervisor",
  supervisorContact: "Supervisor's contact",
  contactFirstName: "Contact's first name",
  contactLastName: "Contact's last name",
  contactTitle: "Contact's title",
  contactPhone: "Contact's phone",
  contactEmail: "Contact's email",
  descriptions: "Texts for applications",
  day: "Day",
  hours: "Hours",
  note: "Note",
  test: "Test",
  kind: "Kind",
  date: "Date",
  values: "Scores",
  scales: "Scales",
  register_by: "Sign up by",
  scores_on: "Results on",
  name: "Name",
  state: "State",
  deadlines: "Deadlines",
  figures: "Figures",
  admit_rate: "admitted of 100:",
  in_state_share: "from its state, of 100:",
  low: "from",
  high: "to",
  mcat: "MCAT",
  gpa: "GPA",
  aa: "DAT",
  override: "My own word",
  term: "Term",
  year: "Year",
  code: "Code",
  level: "Level",
  credits: "Credits",
  credit_unit: "Unit of credit",
  grade: "Grade",
  subject: "Subject",
  checklist_item_name: "Task",
  own_name: "Task",
  set_aside_reason: "Reason",
  due_date: "Due date",
  reason: "Reason",
  apply_date: "Apply date",
  score_targets: "Score goals",
  hours_goal: "Goal of hours",
  type_goals: "Goals by type",
};
