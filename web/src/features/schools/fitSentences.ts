import { FIT_LIMITS } from "@domain/fit/fitRules";
import type { Assessment, Comparison, FitSchool, Missing, StudentNumbers } from "@domain/fit/schoolFit";
import type { SuperscoredFit } from "@domain/fit/superscoredFit";
import type { School } from "@domain/school/school";
import type { UsState } from "@domain/school/usState";
import { US_STATES } from "@domain/school/usStateNames";
import { formatDecimal, formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/schoolFit";

type NamedSchool = FitSchool & Pick<School, "name" | "track">;

/** Explains a school's fit, or what is missing to calculate it. `hidesScores` leaves out the student's own numbers. */
export function fitSentences(
  school: NamedSchool,
  { comparisons, hurdles, missing, fit }: Assessment,
  numbers: StudentNumbers,
  hidesScores: boolean,
): readonly string[] {
  if (school.kind === "UG" && school.figures.is_open_admission) return [text.openAdmission(school.name)];
  return [
    ...hurdles.map((hurdle) => (hurdle === "few-admitted" ? fewAdmitted(school) : fewFromOutside(school, numbers))),
    ...comparisons.flatMap((compared) => comparisonSentences(school, compared, numbers, hidesScores)),
    ...(fit !== null && hurdles.length === 0 ? rateSentence(school) : []),
    ...missing.map((what) => missingSentence(school, what)),
  ];
}

/** What changes if the college superscores. `hidesScore` leaves out the number. */
export function superscoreSentence({ test, value, fit }: SuperscoredFit, hidesScore: boolean): string {
  const name = text.superscore(text.measures[test]);
  return text.superscoredFits[fit](hidesScore ? name : text.measured(name, String(value)));
}

function fewAdmitted({ name, figures }: NamedSchool): string {
  return text.fewAdmitted(name, ofHundred(figures.admit_rate), FIT_LIMITS.reachBelow);
}

function fewFromOutside({ name, state, figures }: NamedSchool, { homeState }: StudentNumbers): string {
  const home = homeState === null ? text.anotherState : US_STATES[homeState];
  return text.fewFromOutside(name, ofHundred(figures.in_state_share), ownState(state), home);
}

function rateSentence({ kind, figures }: NamedSchool): readonly string[] {
  return kind === "UG" && figures.admit_rate !== null ? [text.admits(ofHundred(figures.admit_rate))] : [];
}

function ofHundred(share: number | null): string {
  return formatNumber(share ?? 0);
}

function ownState(state: UsState | null): string {
  return state === null ? text.itsOwnState : US_STATES[state];
}

function comparisonSentences(
  school: NamedSchool,
  compared: Comparison,
  numbers: StudentNumbers,
  hidesScores: boolean,
): readonly string[] {
  const sentence = comparisonSentence(school, compared, numbers, hidesScores);
  return compared.onNewScale ? [sentence, text.scalesConverted] : [sentence];
}

function comparisonSentence(
  school: NamedSchool,
  compared: Comparison,
  { unofficial }: StudentNumbers,
  hidesScores: boolean,
): string {
  const { measure, own, by, low, high, place, onNewScale } = compared;
  const kind = unofficial[measure];
  const official = by ? text.gpaBy(by) : text.measures[measure];
  const name = kind ? text.unofficial[kind](text.measures[measure]) : official;
  const number = measure === "GPA" ? formatDecimal(own, 2) : String(own);
  const converted = onNewScale && onNewScale.own !== own ? text.aboutOnNewScale(number, onNewScale.own) : number;
  const yours = hidesScores ? name : text.measured(name, converted);
  if (low === high) return typicalSentence(yours, compared, school);
  const margin = measure === "SAT" ? FIT_LIMITS.satMargin : FIT_LIMITS.actMargin;
  return text.comparedToHalf[place](yours, low, high, margin);
}

function typicalSentence(yours: string, compared: Comparison, { kind }: NamedSchool): string {
  const { low, measure, place, onNewScale } = compared;
  const number = measure === "GPA" ? formatDecimal(low, 2) : String(low);
  const typical = onNewScale && onNewScale.typical !== low ? text.aboutOnNewScale(number, onNewScale.typical) : number;
  // A college's typical range goes both ways. A professional school's safety range starts at a gap of its own.
  if (place === "below") return text.comparedToTypical.below(yours, typical);
  if (place === "within") return text.comparedToTypical.close(yours, typical);
  return kind !== "UG" && measure === "GPA"
    ? text.comparedToTypical.noLower(yours, typical)
    : text.comparedToTypical.above(yours, typical);
}

function missingSentence({ name, kind, track, state, figures }: NamedSchool, what: Missing): string {
  const test = text.tests[kind];
  switch (what) {
    case "own-score":
      return text.addScore(test);
    case "own-gpa":
      return track === "HS" ? text.addGpa : text.addCourses;
    case "school-admit-rate":
      return text.noAdmitRate;
    case "school-score":
      return kind === "UG" ? text.noCommonScore : text.noTypicalTest(test);
    case "school-gpa":
      return text.noTypicalGpa;
    case "same-scale":
      return text.otherScale(figures.dat?.aa ?? 0, figures.dat?.scale ?? "");
    case "resident-share":
      return text.mayFavorResidents(name, ownState(state));
    case "home-state":
      if (figures.in_state_share === null) return text.chooseHomeStateUnknown(ownState(state));
      return text.chooseHomeState(ofHundred(figures.in_state_share), ownState(state));
  }
}
