/** Each track's field labels. A label used by two forms is listed once. */
export const labels = {
  type: "Experience type",
  eventName: "Event or activity name",
  experienceName: "Experience name",
  organization: "Organization",
  about: "About the organization or award",
  position: "Position or leadership",
  title: "Your title",
  address: "Address",
  city: "City",
  country: "Country",
  hoursPerWeek: "Hours per week",
  weeksPerYear: "Weeks per year",
  grades: "Grades you took part",
  timing: "Timing",
  isCurrent: "Is this a current experience?",
  startDate: "Start date",
  endDate: "End date",
  completedStartDate: "Completed start date",
  completedEndDate: "Completed end date",
  averageWeeklyHours: "Average weekly hours",
  weeks: "Number of weeks",
  totalHours: "Total hours",
  totalHoursSoFar: "Total hours so far",
  completedHours: "Completed hours",
  anticipated: "Do you expect to continue it?",
  anticipatedStartDate: "Anticipated start date",
  anticipatedEndDate: "Anticipated end date",
  anticipatedHours: "Anticipated hours",
  repeated: "Did you do it more than once?",
  contactFirstName: "Contact first name",
  contactLastName: "Contact last name",
  contactTitle: "Contact title",
  contactPhone: "Contact phone",
  contactEmail: "Contact email",
  supervisorName: "Supervisor name",
  supervisorContact: "Supervisor contact",
  mayContact: "May a school contact them?",
  description: "Description",
  whatYouDid: "What did you do?",
  participateInCollege: "Continue in college?",
  compensation: "Paid, for credit or as a volunteer",
  mostMeaningful: "One of your most meaningful experiences?",
  whyMostMeaningful: "Why was it most meaningful?",
  mostImportant: "One of your most important experiences?",
};

/** Labels for the second, third and fourth time of a repeated experience. */
export const repetitions = [
  { startDate: "Second start date", endDate: "Second end date", hours: "Second hours" },
  { startDate: "Third start date", endDate: "Third end date", hours: "Third hours" },
  { startDate: "Fourth start date", endDate: "Fourth end date", hours: "Fourth hours" },
];

/** The application's own type of an experience. */
export const categories = {
  common_app: "Common App activity type",
  amcas: "AMCAS experience type",
  aadsas: "AADSAS experience type",
  aacomas: "AACOMAS experience type",
  tmdsas: "TMDSAS activity group",
  uc: "UC category",
};

export const hints = {
  about: "What the organization does, or what the award requires.",
  anticipated: "The hours you still expect to do.",
  repeated: "Add up to three more date ranges.",
  totalByWeeks: "Leave it empty to count shifts, or hours by weeks and grades.",
  totalByShifts: "Leave it empty to count the shifts you log.",
  supervisorContact: "A phone number or an email address.",
};
