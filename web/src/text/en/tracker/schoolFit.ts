/** The student's numbers, with and without their value. */
export const measures = { SAT: "SAT", ACT: "ACT", MCAT: "MCAT", DAT: "DAT academic average", GPA: "GPA" };
/** The GPA as an application service calculates it, such as AMCAS. */
export const gpaBy = (service: string) => `${service} GPA`;
export const measured = (measure: string, own: string) => `${measure} of ${own}`;

/** Names of scores that are not official results. */
export const unofficial = {
  practice: (measure: string) => `practice ${measure}`,
  "as-if": (measure: string) => `imagined ${measure}`,
};
export const aboutOnNewScale = (average: string, converted: number) =>
  `${average} (about ${converted} on the 200-600 scale)`;
export const scalesConverted =
  "The two DAT scales are compared with a concordance table for the academic average, so this is an estimate.";

export const fewAdmitted = (school: string, rate: string, reachBelow: number) =>
  `${school} admits ${rate}% of applicants. Below ${reachBelow}%, a college is a reach for everyone.`;
export const fewFromOutside = (school: string, share: string, state: string, home: string) =>
  `${school} is public and takes ${share}% of its students from ${state}; your home state is ${home}.`;
export const openAdmission = (school: string) =>
  `${school} has open admission: it takes nearly everyone who applies. Single programs, such as nursing, may still choose, so look at yours.`;
export const anotherState = "another state";
export const itsOwnState = "its own state";
export const admits = (rate: string) => `It admits ${rate}% of applicants.`;

/** Compared to the middle half of admitted students. */
export const comparedToHalf = {
  below: (own: string, low: number, high: number) =>
    `Your ${own} is below the middle half of those admitted, ${low} to ${high}.`,
  within: (own: string, low: number, high: number) =>
    `Your ${own} is within the middle half of those admitted, ${low} to ${high}.`,
  upper: (own: string, low: number, high: number) =>
    `Your ${own} is at or above the top of the middle half of those admitted, ${low} to ${high}.`,
  above: (own: string, low: number, high: number, margin: number) =>
    `Your ${own} is ${margin} points or more above the middle half of those admitted, ${low} to ${high}.`,
};

/** Compared to a school's typical number. */
export const comparedToTypical = {
  below: (own: string, typical: string) => `Your ${own} is clearly below the school's typical ${typical}.`,
  close: (own: string, typical: string) => `Your ${own} is close to the school's typical ${typical}.`,
  noLower: (own: string, typical: string) => `Your ${own} is no lower than the school's typical ${typical}.`,
  above: (own: string, typical: string) => `Your ${own} is clearly above the school's typical ${typical}.`,
};

/** Where to find a figure that Cairn lacks. `{link}` opens it. */
export const whereToLook = {
  UG: "Look for it in section C of the college's Common Data Set on its website, or in {link}. What you enter stays with this college.",
  MD: "Look for it in {link}, of which a part needs a subscription, or on the school's class profile page. What you enter stays with this school.",
  DO: "Look for it in {link} or on the school's class profile page. What you enter stays with this school.",
  DDS: "Look for it on the school's class profile page, or in {link}, which needs a subscription. What you enter stays with this school.",
};

// What is missing.
export const tests = { UG: "SAT or ACT", MD: "MCAT", DO: "MCAT", DDS: "DAT" };
export const addScore = (test: string) => `Add an official ${test} score in My Scores to compare.`;
export const addGpa = "Add your unweighted GPA in My Scores to compare.";
export const addCourses = "Add your courses in My Coursework to compare your GPA.";
export const noAdmitRate = "No admission rate is known here. Enter one below under School and figures.";
export const noCommonScore =
  "None of your scores can be compared with this college's. Enter its scores below under School and figures.";
export const noTypicalTest = (test: string) =>
  `No typical ${test} is known here. Enter one below under School and figures.`;
export const noTypicalGpa = "No typical GPA is known here. Enter one below under School and figures.";
export const otherScale = (average: number, scale: string) =>
  `The school's average of ${average} is on the ${scale} DAT scale and your score is on the other one. Cairn can compare the two only from 15 to 25. Enter a figure on your scale below under School and figures.`;
export const mayFavorResidents = (school: string, state: string) =>
  `${school} may favor residents of ${state}. How many of its students come from there is not known here: ask the school, or enter it below under School and figures.`;
export const chooseHomeStateUnknown = (state: string) =>
  `It may favor residents of ${state}. Choose your home state above.`;
export const chooseHomeState = (share: string, state: string) =>
  `It is public and takes ${share}% of its students from ${state}. Choose your home state above.`;

export const superscore = (measure: string) => `${measure} superscore`;
const ifItSuperscores = (fitWord: string) => (yours: string) =>
  `Your ${yours} would make it a ${fitWord}, if the college superscores. Look it up on its admission page.`;
export const superscoredFits = {
  safety: ifItSuperscores("safety"),
  match: ifItSuperscores("match"),
  reach: ifItSuperscores("reach"),
};
