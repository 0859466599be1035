export const heading = "Not in your plan";
export const explained =
  "You wrote this on this device. It did not reach your plan, or was changed later on another device. Your words are kept here until you decide.";

/** The kind of record, and the day it was written. */
export const written = (kind: string, day: string) => `${kind}, written on ${day}`;
/** The missing fields of a record that is in the plan. */
export const missing = (fieldNames: string) => `Missing: ${fieldNames}`;

export const putBack = "Restore";
export const copy = "Copy";
export const copied = "Copied";
export const leave = "Discard";
/** A button's accessible name. */
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
  letters: "Letter",
  season: "School's season",
  interviews: "Interview",
  essays: "Essay",
  journals: "Journal entry",
  applications: "Choice for an application form",
  checklists: "Task",
  savedResources: "Note on a resource",
  timelines: "Timeline step",
  practices: "Interview practice",
  settings: "Goals and dates",
  supportThreads: "Message to support",
  account: "Your profile",
};

/** The labels of fields a student types into. A field without a label here is not typed. */
export const fields: Readonly<Record<string, string>> = {
  experienceName: "Name",
  organisationName: "Organization",
  organisationAbout: "About the organization or award",
  title: "Title",
  url: "Link",
  description: "Description",
  meaningfulDescription: "Why it was most meaningful",
  startDate: "Start",
  endDate: "End",
  completedHours: "Completed hours",
  anticipatedStartDate: "Anticipated start",
  anticipatedEndDate: "Anticipated end",
  anticipatedHours: "Anticipated hours",
  occurrences: "More date ranges",
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
  scores_on: "Scores expected",
  name: "Name",
  state: "State",
  deadlines: "Deadlines",
  figures: "Figures",
  admit_rate: "admission rate (%):",
  in_state_share: "in-state students (%):",
  low: "from",
  high: "to",
  mcat: "MCAT",
  gpa: "GPA",
  aa: "DAT",
  override: "My own choice",
  verified: "Verified",
  secondary_sent: "Secondary sent",
  held: "Put on hold",
  waitlisted: "Waitlisted",
  answer_by: "Reply or deposit due",
  deposit_paid: "Deposit paid",
  commit_by: "School's commit day",
  answered: "Answered",
  ranked: "Ranking sent",
  fafsa_by: "FAFSA due",
  fafsa_sent: "FAFSA sent",
  css_by: "CSS Profile due",
  css_sent: "CSS Profile sent",
  own_aid_by: "College's own aid form due",
  own_aid_sent: "College's own aid form sent",
  invited: "Invited",
  time: "Time",
  zone: "Time zone",
  format: "Format",
  place: "Place or link",
  people: "People met",
  notes: "Notes",
  thanked: "Thank-you sent",
  term: "Term",
  year: "Year",
  code: "Code",
  level: "Level",
  credits: "Credits",
  credit_unit: "Credit unit",
  grade: "Grade",
  subject: "Subject",
  writer: "Writer",
  role: "Position",
  email: "Email",
  phone: "Phone",
  asked_on: "Asked",
  agreed_on: "Agreed",
  declined_on: "Declined",
  given_on: "Material given",
  received_on: "Received",
  thanked_on: "Thanked",
  needed_by: "Needed by",
  send_to: "Where to send it",
  prompt: "Prompt",
  text: "Text",
  limit: "Limit",
  due_on: "Due day",
  brief: "For the writer",
  checklist_item_name: "Task",
  own_name: "Task",
  set_aside_reason: "Reason",
  due_date: "Due date",
  reason: "Reason",
  apply_date: "Apply date",
  tmdsas_until: "Last day of current activities in TMDSAS",
  score_targets: "Score goals",
  hours_goal: "Hours goal",
  type_goals: "Goals by type",
  rating: "Rating",
  display_name: "Name",
  preferred_name: "What you are called",
  tags: "Tags",
  written_on: "Day",
  messages: "Message",
};

/** A student arranges the experiences of an application form. Elsewhere, a position is not listed. */
const choiceFields: Readonly<Record<string, string>> = { position: "Place in the list" };

/** Undefined for a field that is not listed. */
export const labelOf = (kind: string, name: string): string | undefined =>
  (kind === "applications" ? choiceFields : fields)[name];
