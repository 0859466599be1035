import { FIT_LIMITS } from "@domain/fitRules";
import type { School } from "@domain/school";
import type { Assessment, Comparison, FitSchool, Measure, Missing, StudentNumbers } from "@domain/schoolFit";
import { US_STATES } from "@domain/usState";

type NamedSchool = FitSchool & Pick<School, "name" | "track">;

/** Why a school is what it is, or what is missing to say so. `hidesScores`: the student's own numbers stay unsaid. */
export function fitSentences(
  school: NamedSchool,
  { comparisons, hurdles, missing, fit }: Assessment,
  numbers: StudentNumbers,
  hidesScores: boolean,
): readonly string[] {
  return [
    ...hurdles.map((hurdle) => (hurdle === "few-admitted" ? fewAdmitted(school) : fewFromOutside(school, numbers))),
    ...comparisons.map((compared) => comparisonSentence(school, compared, hidesScores)),
    ...(fit !== null && hurdles.length === 0 ? rateSentence(school) : []),
    ...missing.map((what) => missingSentence(school, what)),
  ];
}

function fewAdmitted({ name, figures }: NamedSchool): string {
  return `${name} admits ${figures.admit_rate} of 100 applicants. Below ${FIT_LIMITS.reachBelow}, a college is a reach for everybody.`;
}

function fewFromOutside({ name, state, figures }: NamedSchool, { homeState }: StudentNumbers): string {
  const home = homeState === null ? "another state" : US_STATES[homeState];
  const own = state === null ? "its own state" : US_STATES[state];
  return `${name} is public and takes ${figures.in_state_share} of 100 students from ${own}; your home state is ${home}.`;
}

function rateSentence({ kind, figures }: NamedSchool): readonly string[] {
  return kind === "UG" && figures.admit_rate !== null ? [`It admits ${figures.admit_rate} of 100 applicants.`] : [];
}

function comparisonSentence(school: NamedSchool, compared: Comparison, hidesScores: boolean): string {
  const { measure, own } = compared;
  const yours = `Your ${NAMES[measure]}${hidesScores ? "" : ` of ${own}`}`;
  return compared.low === compared.high
    ? `${yours} is ${typicalWords(compared, school)}.`
    : `${yours} is ${halfWords(compared)} of those admitted, ${compared.low} to ${compared.high}.`;
}

const NAMES: Readonly<Record<Measure, string>> = {
  SAT: "SAT",
  ACT: "ACT",
  MCAT: "MCAT",
  DAT: "DAT academic average",
  GPA: "GPA",
};

function halfWords({ measure, place }: Comparison): string {
  const margin = measure === "SAT" ? `${FIT_LIMITS.satMargin} points` : `${FIT_LIMITS.actMargin} points`;
  switch (place) {
    case "below":
      return "below the middle half";
    case "within":
      return "within the middle half";
    case "upper":
      return "at or above the top of the middle half";
    case "above":
      return `${margin} or more above the middle half`;
  }
}

function typicalWords({ low, measure, place }: Comparison, { kind }: NamedSchool): string {
  const typical = `the school's typical ${measure === "GPA" ? low.toFixed(2) : low}`;
  // A college's neighborhood reaches to both sides; a professional school's safety begins at a gap of its own.
  if (place === "below") return `clearly below ${typical}`;
  if (place === "within") return `close to ${typical}`;
  return kind !== "UG" && measure === "GPA" ? `no lower than ${typical}` : `clearly above ${typical}`;
}

function missingSentence({ kind, track, state, figures }: NamedSchool, what: Missing): string {
  const test = kind === "UG" ? "SAT or ACT" : kind === "DDS" ? "DAT" : "MCAT";
  switch (what) {
    case "own-score":
      return `Add an official ${test} score in My Scores to compare.`;
    case "own-gpa":
      return track === "HS"
        ? "Add your unweighted GPA in My Scores to compare."
        : "Add your courses in My Coursework, so that your GPA can be compared.";
    case "school-admit-rate":
      return "No admission rate is known here. Enter one below under School and figures.";
    case "school-score":
      return kind === "UG"
        ? "No score of yours and of this college can be compared. Enter its scores below under School and figures."
        : `No typical ${test} is known here. Enter one below under School and figures.`;
    case "school-gpa":
      return "No typical GPA is known here. Enter one below under School and figures.";
    case "same-scale":
      return `The school's ${figures.dat?.aa} is on the ${figures.dat?.scale} scale of the DAT and your score is on the other. They are not compared; enter a figure of your scale below under School and figures.`;
    case "home-state":
      return `It is public and takes ${figures.in_state_share} of 100 students from ${state === null ? "its own state" : US_STATES[state]}. Choose your home state above.`;
  }
}
