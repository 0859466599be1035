import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/score.ts";
import {
  GPA_SCALES,
  isWeighted,
  rangeProblem,
  SCORE_SCALES,
  SCORE_TESTS,
  scaleOfResult,
  UNWEIGHTED_LIMITS,
} from "./scoreTests.ts";

export { SCORE_TESTS, type ScoreTest } from "./scoreTests.ts";

export const SCORE_LIMIT = 200;
/** The longest note. Security rules repeat it. */
export const SCORE_NOTE_LENGTH = 500;
export const SCORE_KINDS = ["official", "practice", "planned"] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

const shape = z.object({
  test: z.enum(SCORE_TESTS),
  kind: z.enum(SCORE_KINDS),
  date: storedDay,
  /** Values by section, with the test's own abbreviations (`scoreTests.ts`). A planned test has no values. */
  values: z.record(z.string(), z.number()),
  /** Only for a GPA. Several can apply. */
  scales: z.array(z.enum(SCORE_SCALES)).check(z.maxLength(SCORE_SCALES.length)),
  note: z.string().check(z.maxLength(SCORE_NOTE_LENGTH, atMostCharacters(SCORE_NOTE_LENGTH))),
  /** Only for a planned test: the registration deadline and the day results are expected, if known. */
  register_by: z.optional(storedDay),
  scores_on: z.optional(storedDay),
});

/** One attempt at a test, a planned test, or a GPA at one time. */
export const score = shape.check((context) => {
  for (const { field, message } of scoreProblems(context.value)) {
    context.issues.push({ code: "custom", input: context.value, path: field.split("."), message });
  }
});
export type Score = z.infer<typeof shape>;

export const scoreKind = recordKind(score, ["test", "kind", "date"], {
  date: NO_DAY,
  values: {},
  scales: [],
  note: "",
});

/** `users/{uid}/scores/all`. */
export const scoreList = rowList(score, SCORE_LIMIT);

export interface ScoreProblem {
  /** A path such as `values.RW` or `scales`. */
  readonly field: string;
  readonly message: string;
}

/** Problems that need several fields to detect. Security rules check the same. */
export function scoreProblems(row: Score): ScoreProblem[] {
  const dates = row.kind === "planned" ? [] : plannedDays(row);
  return [...kindProblems(row), ...dates, ...(row.kind === "planned" ? [] : valueProblems(row)), ...scaleProblems(row)];
}

function kindProblems({ test, kind, values }: Score): ScoreProblem[] {
  if (test === "GPA" && kind !== "official") return [{ field: "kind", message: text.gpaIsOfficial }];
  if (kind === "planned" && Object.keys(values).length > 0) {
    return [{ field: "kind", message: text.plannedHasNoScores }];
  }
  return [];
}

function plannedDays({ register_by, scores_on }: Score): ScoreProblem[] {
  const message = text.onlyPlannedHasDay;
  return [
    ...(register_by === undefined ? [] : [{ field: "register_by", message }]),
    ...(scores_on === undefined ? [] : [{ field: "scores_on", message }]),
  ];
}

function valueProblems({ test, date, values, scales }: Score): ScoreProblem[] {
  const { sections } = scaleOfResult({ test, date, scales });
  const unknown = Object.keys(values).filter((id) => sections.every((section) => section.id !== id));
  return [
    ...unknown.map((id) => ({ field: `values.${id}`, message: text.noSuchSection })),
    ...sections.flatMap((section) => {
      const value = values[section.id];
      if (value === undefined && section.isOptional) return [];
      const message = rangeProblem(value ?? Number.NaN, section);
      return message === null ? [] : [{ field: `values.${section.id}`, message }];
    }),
  ];
}

function scaleProblems({ test, values, scales }: Score): ScoreProblem[] {
  if (test !== "GPA") {
    return scales.length > 0 ? [{ field: "scales", message: text.onlyGpaHasScales }] : [];
  }
  if (scales.length === 0) return [{ field: "scales", message: text.chooseScale }];
  const limit = UNWEIGHTED_LIMITS[GPA_SCALES.findLast((scale) => scales.includes(scale)) ?? "4.0"];
  return !isWeighted({ scales }) && (values.GPA ?? 0) > limit
    ? [{ field: "values.GPA", message: text.aboveUnweighted(limit) }]
    : [];
}
