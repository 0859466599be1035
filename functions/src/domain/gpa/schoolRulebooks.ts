import { GPA_SCALE_NAMES, type GpaScale, SCALE_WEIGHTS } from "../course/gpaScale.ts";
import { likelySubject } from "../course/likelySubject.ts";
import type { Rule } from "../shared/rule.ts";
import * as text from "../text/en/gpa.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";

const checked_on = "2026-11-21";

const ABOUT_SCALES = {
  sourceUrl: "https://collegevine.com/faq/56311/understanding-gpa-scale",
  compareWith: "CollegeVine, GPA scales",
} as const;

const WEIGHTING: Rule = {
  id: "high-school-weighting",
  title: "What a level adds",
  text: "Honors classes add 0.5 and AP, IB and college classes 1.0 to every passing grade, so that an A is worth up to 5.0. Many schools use other numbers, and colleges often recalculate.",
  source: "Common practice; your school's handbook decides",
  ...ABOUT_SCALES,
  checked_on,
  verified: false,
};

function ownRules(scale: GpaScale, replacesRepeats: boolean): readonly Rule[] {
  return [
    {
      id: "school-scale",
      title: text.scaleTitle,
      text: text.scaleRule(GPA_SCALE_NAMES[scale]),
      source: text.yourChoice,
      ...ABOUT_SCALES,
      checked_on,
      verified: false,
    },
    {
      id: "school-repeats",
      title: text.repeatsTitle,
      text: replacesRepeats ? text.latestCounts : text.everyAttemptCounts,
      source: text.yourChoice,
      ...ABOUT_SCALES,
      checked_on,
      verified: false,
    },
  ];
}

interface SchoolChoices {
  readonly scale: GpaScale;
  readonly replacesRepeats: boolean;
}

/** A college's own average, with the student's settings for that college. */
export function collegeRulebook({ scale, replacesRepeats }: SchoolChoices): GpaRulebook {
  return {
    id: "school",
    name: text.yourSchool,
    inShort: text.schoolInShort(GPA_SCALE_NAMES[scale], replacesRepeats),
    weights: SCALE_WEIGHTS[scale],
    countedAs: { WF: "F" },
    bonus: NO_BONUS,
    takesHighSchool: false,
    replacesRepeats,
    subjectOf: likelySubject,
    classOf: () => "Counted",
    averages: [{ id: "total", label: text.total, classes: null }],
    rules: ownRules(scale, replacesRepeats),
  };
}

/** The two averages of a high school. A college class taken there counts like an AP class. */
export function highSchoolRulebooks(choices: SchoolChoices): readonly GpaRulebook[] {
  const unweighted: GpaRulebook = {
    ...collegeRulebook(choices),
    id: "unweighted",
    name: text.unweighted,
    inShort: text.unweightedInShort,
    takesHighSchool: true,
  };
  return [
    unweighted,
    {
      ...unweighted,
      id: "weighted",
      name: text.weighted,
      inShort: text.weightedInShort,
      bonus: { regular: 0, honors: 0.5, advanced: 1, college: 1 },
      rules: [...unweighted.rules, WEIGHTING],
    },
  ];
}
