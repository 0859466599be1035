import { SCORE_NOTE_LENGTH, type Score, type ScoreKind, type ScoreTest, scoreProblems } from "@domain/score/score";
import { GPA_SCALES, GPA_WEIGHTINGS, SCORE_SCALES, scaleOf } from "@domain/score/scoreTests";
import { isCalendarDay } from "@domain/shared/calendarDay";
import { numberTyped } from "@domain/shared/writtenHours";
import { atMostCharacters } from "@domain/text/en/common";
import * as text from "@text/tracker/scores";
import * as z from "zod/mini";
import type { StoredFields } from "../../ui/forms/edits.ts";

/** The names of section fields and of planned days. */
export const sectionField = (id: string) => `values.${id}`;

const KINDS: readonly ScoreKind[] = ["official", "practice", "planned"];

/** Parses a form: the row, or one message for each field. */
export function scoreForm(test: ScoreTest, today: string) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((fields: Readonly<Record<string, unknown>>, context): Score => {
      const row = rowOf(test, fields);
      // Until the date is known, the numbers count as today's scale.
      const dated = isCalendarDay(row.date) ? row : { ...row, date: today };
      const problems = [...dayProblems(row, today), ...gpaProblems(row), ...scoreProblems(dated)];
      // Answers the form asks for one by one are stored in one list.
      for (const { field, message } of problems.filter((each) => each.field !== "scales")) {
        context.issues.push({ code: "custom", input: fields, path: [field], message });
      }
      return row;
    }),
  );
}

/** A row's values for the form. */
export function fieldsOf({ test, kind, date, values, scales, note, register_by, scores_on }: Score): StoredFields {
  const sections = scaleOf(test, date).sections.map(({ id }) => [sectionField(id), String(values[id] ?? "")]);
  const gpa = test === "GPA" && {
    scale: GPA_SCALES.findLast((scale) => scales.includes(scale)) ?? "",
    weighting: GPA_WEIGHTINGS.find((weighting) => scales.includes(weighting)) ?? "",
  };
  return { kind, date, ...Object.fromEntries(sections), ...gpa, note, register_by, scores_on };
}

/** What a GPA is only comparable with. */
function gpaProblems({ test, scales }: Score) {
  const isSaid = (answers: readonly string[]) => scales.some((scale) => answers.includes(scale));
  return [
    ...problem("scale", test === "GPA" && !isSaid(GPA_SCALES) && text.chooseScale),
    ...problem("weighting", test === "GPA" && !isSaid(GPA_WEIGHTINGS) && text.sayIfWeighted),
  ];
}

/** The kind chosen in the form's fields. */
export function kindOf(fields: Readonly<Record<string, unknown>>): ScoreKind {
  return KINDS.find((kind) => kind === fields.kind) ?? "official";
}

/** The sections as numbers, without empty ones. Text that is not a number becomes NaN. */
export function valuesOf(
  test: ScoreTest,
  day: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const typed = scaleOf(test, day).sections.map(({ id }) => [id, textOf(fields, sectionField(id))] as const);
  return Object.fromEntries(
    typed.filter(([, value]) => value !== "").map(([id, value]) => [id, numberTyped(value) ?? Number.NaN]),
  );
}

function rowOf(test: ScoreTest, fields: Readonly<Record<string, unknown>>): Score {
  const kind = test === "GPA" ? "official" : kindOf(fields);
  const date = textOf(fields, "date");
  const isPlanned = kind === "planned";
  const [register_by, scores_on] = [textOf(fields, "register_by"), textOf(fields, "scores_on")];
  return {
    test,
    kind,
    date,
    values: isPlanned ? {} : valuesOf(test, date, fields),
    scales: test === "GPA" ? SCORE_SCALES.filter((scale) => scale === fields.scale || scale === fields.weighting) : [],
    note: textOf(fields, "note"),
    ...(isPlanned && register_by !== "" && { register_by }),
    ...(isPlanned && scores_on !== "" && { scores_on }),
  };
}

function dayProblems({ kind, date, note, register_by, scores_on }: Score, today: string) {
  return [
    ...problem("date", dateMessage(kind, date, today)),
    ...problem("register_by", register_by !== undefined && register_by > date && text.signUpAfterTest),
    ...problem("scores_on", scores_on !== undefined && scores_on < date && text.resultsBeforeTest),
    ...problem("note", note.length > SCORE_NOTE_LENGTH && atMostCharacters(SCORE_NOTE_LENGTH)),
  ];
}

function problem(field: string, message: string | false | null): { field: string; message: string }[] {
  return message ? [{ field, message }] : [];
}

function dateMessage(kind: ScoreKind, date: string, today: string): string | null {
  if (!isCalendarDay(date)) return text.enterDate;
  if (kind === "planned") return date < today ? text.plannedDayPassed : null;
  return date > today ? text.dayToCome : null;
}

function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : "";
}
