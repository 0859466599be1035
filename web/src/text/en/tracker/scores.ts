/** Tests have the same name in every language, except the grade average. */
export const testNames = { GPA: "GPA", SAT: "SAT", ACT: "ACT", MCAT: "MCAT", DAT: "DAT" };

export const yourScores = "your scores";
export const scores = "Scores";
export const addScore = "Add a score";
export const editScore = "Edit a score";
export const scoreType = "Score type";
export const displayScores = "Display Scores";

export const saved = (test: string) => `Saved your ${test}`;
export const added = (test: string) => `Added your ${test}`;
export const addedToCalendar = (test: string) => `Added your ${test} to the calendar`;
export const deleted = (scoreName: string) => `Deleted ${scoreName}`;
export const goalRemoved = (test: string) => `Removed your ${test} goal`;
export const goalSet = (test: string) => `Set your ${test} goal`;

// The form.
export const addScoreOf = (test: string) => `Add ${test} score`;
export const editScoreOf = (test: string) => `Edit ${test} score`;
export const kind = "Kind";
export const kinds = { official: "Official", practice: "Practice", planned: "Planned" };
export const asOf = "As of";
export const testDate = "Test date";
export const scale = "Scale";
export const scales = { "4.0": "4.0", "5.0": "5.0", "100": "100", Weighted: "Weighted", Unweighted: "Unweighted" };
export const isWeighted = "Is this GPA weighted?";
export const weightings = { Weighted: "Yes", Unweighted: "No" };
export const weightedMeans = "A weighted GPA adds points for AP, IB or honors courses. Your transcript says it.";
export const chooseScale = "Choose the scale.";
export const sayIfWeighted = "Say whether it is weighted.";
export const signUpBy = "Sign up by";
export const scoresExpected = "Scores expected";
export const termOrNote = "Term or note";
export const note = "Note";
export const saveChanges = "Save changes";
export const submitScore = "+ Add Score";
export const signUpAfterTest = "Sign-up closes before the test.";
export const resultsBeforeTest = "Results come after the test.";
export const enterDate = "Enter the date.";
export const plannedDayPassed = "This day has passed. Enter its results, or choose a future day.";
export const dayToCome = "This day is in the future. Choose Planned to put it in your calendar.";
export const range = (low: number, high: number) => `${low} to ${high}`;
export const scaleOfTest = (test: string, low: number, high: number) => `${test}: ${low} to ${high}`;
export const onScaleOf = (test: string, low: number, high: number) => `${test} on the scale of ${low} to ${high}`;
export const totalToCome = "Total: added up from the sections";
export const total = (sum: number) => `Total: ${sum}`;
export const averageToEnter = (sections: string, mean: number) =>
  `${sections} average ${mean}. Enter what your report says.`;

// How often a test was taken.
export const attemptsAdvised = (used: number, advised: number) => `Attempts: ${used} of ${advised} advised`;
export const advice = "Advice";
export const adviceAlone = (test: string) =>
  `You can add more. This number is only our advice, not a limit set by the ${test}.`;
export const attemptsWithPlanned = "Attempts, including planned ones";
export const officialLimit = "Official limit";
/** `{used}` is bold. */
export const usedOf = (span: string, limit: number) => `${span}: {used} of ${limit}`;
export const overLimit = (span: string, used: number, limit: number) =>
  `${span} that is ${used} tests. AAMC allows ${limit}; ask AAMC before you register.`;

// The chart.
export const overTime = (what: string) => `${what} over time`;
export const scoresHidden = "Your scores are hidden. Tick Display Scores to see them.";
export const noResultsYet = (what: string) => `No ${what} results yet`;
export const resultsWillAppear =
  "Add a result, official or practice, and it appears here as the first point of your line.";
export const twoMakeLine = "Two scores make a line.";
export const chart = "Chart";
export const lineOf = "Line of";
export const totalMeasure = "Total";
export const resultMeasure = "Result";
/** `{value}` is bold. */
export const superscore = (parts: string) => `Superscore {value} (${parts})`;
export const section = (test: string, name: string) => `${test} ${name}`;
export const scaleName = (test: string, low: number, high: number) => `${test} ${low}-${high}`;
export const goalOf = (test: string) => `${test} goal`;
export const yourGoal = (test: string) => `Your ${test} goal`;
export const setGoal = "Set goal";

// The table.
export const noScoresYet = "No scores yet";
export const scoresWillAppear =
  "Every result you add appears here with its date and sections, and planned tests with the days left.";
export const recordedScores = "Recorded scores";
export const score = "Score";
export const date = "Date";
export const detail = "Detail";
export const result = "Result";
export const actions = "Actions";
/** A column of the exported file. */
export const exportedTest = "Test";
export const hidden = "Hidden";
export const planned = "Planned";
export const editNamed = (name: string) => `Edit ${name}`;
export const deleteNamed = (name: string) => `Delete ${name}`;
export const plannedPassed = "The day has passed. Edit it to enter the result.";
export const signUpByDay = (day: string) => `Sign up by ${day}`;
export const scoresExpectedOn = (day: string) => `Scores expected ${day}`;
export const gpaWithNote = (gpa: string, noteText: string) => `${gpa}, ${noteText}`;
export const plannedTest = (test: string) => `${test}, planned`;
/** The name of an attempt of each kind, and how a result compares with it. */
export const attempts = {
  official: {
    name: (test: string, number: number) => `${test}, attempt ${number}`,
    same: (before: number) => `Same as attempt ${before}`,
    change: (change: string, before: number) => `${change} since attempt ${before}`,
  },
  practice: {
    name: (test: string, number: number) => `${test}, practice ${number}`,
    same: (before: number) => `Same as practice ${before}`,
    change: (change: string, before: number) => `${change} since practice ${before}`,
  },
};
