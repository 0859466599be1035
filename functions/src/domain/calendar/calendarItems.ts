import type { ChecklistItem } from "../checklist/checklist.ts";
import { taskState } from "../checklist/taskState.ts";
import type { EssayDay } from "../essay/essayDays.ts";
import type { ExperienceEntry } from "../experience/experienceSummary.ts";
import { type DatedLetter, letterDates } from "../letter/letterDates.ts";
import type { School } from "../school/school.ts";
import type { Score } from "../score/score.ts";
import { isCalendarDay } from "../shared/calendarDay.ts";
import * as text from "../text/en/calendarItems.ts";

/**
 * What an item is: a step of the stage's list, a task the student wrote, a task of last year's list, a school's
 * deadline or interview, an essay's due day, a planned test, a letter of recommendation, or hours logged for an
 * experience.
 */
export type CalendarKind =
  | "step"
  | "own"
  | "last-year"
  | "deadline"
  | "interview"
  | "essay"
  | "test"
  | "letter"
  | "shift";

export interface CalendarItem {
  /** Stays the same when the item's name or day changes. */
  readonly id: string;
  readonly day: string;
  readonly kind: CalendarKind;
  readonly title: string;
  readonly isDone: boolean;
  /** The moment it begins, in milliseconds since 1970. Absent for a whole day. */
  readonly start?: number;
}

type Task = Pick<
  ChecklistItem,
  "checklist_item_name" | "status" | "origin" | "due_date" | "moved_to" | "set_aside_on"
> & {
  readonly id: string;
  readonly isEarlier?: boolean;
};

interface TaskList {
  readonly stageId: string | null;
  readonly rows: readonly Task[];
}

export interface CalendarTasks {
  readonly current: TaskList;
  readonly previous: TaskList | null;
}

/** Other records with dates. A new kind with dates becomes a field here and is added to `recordItems`. */
export interface CalendarRecords {
  /** Also names the schools of the essays. */
  readonly schools?: readonly DatedSchool[];
  readonly essays?: readonly EssayDay[];
  readonly scores?: readonly DatedScore[];
  readonly letters?: readonly DatedLetter[];
  readonly experiences?: readonly ShiftedExperience[];
}

type DatedScore = Pick<Score, "test" | "kind" | "date" | "register_by" | "scores_on"> & { readonly id: string };
type DatedSchool = Pick<School, "name" | "deadlines"> & { readonly id: string };
type ShiftedExperience = Pick<ExperienceEntry, "experienceName" | "shifts"> & { readonly id: string };

/** The dated tasks of the current and last year's lists, in no order. */
export function taskItems({ current, previous }: CalendarTasks): CalendarItem[] {
  return [
    ...tasksOf(current, ({ origin }) => (origin === "own" ? "own" : "step")),
    ...(previous ? tasksOf(previous, () => "last-year") : []),
  ];
}

/** The dates in the student's records, in no order. */
export function recordItems({
  schools = [],
  essays = [],
  scores = [],
  letters = [],
  experiences = [],
}: CalendarRecords): CalendarItem[] {
  const names = new Map(schools.map(({ id, name }) => [id, name]));
  return [
    ...schools.flatMap(deadlinesOf),
    ...essays.map((essay) => essayOf(essay, names)),
    ...scores.flatMap(plannedTestOf),
    ...letters.flatMap(datesOfLetter),
    ...experiences.flatMap(shiftsOf),
  ];
}

/** Sorts items as the calendar shows them. Day texts sort in date order. */
export function inOrder(items: readonly CalendarItem[]): CalendarItem[] {
  return items.toSorted((a, b) => (a.day === b.day ? Number(a.isDone) - Number(b.isDone) : a.day < b.day ? -1 : 1));
}

/** Items that still need action on a day: not done, and not a shift on a past day. */
export function openItems(items: readonly CalendarItem[], today: string): CalendarItem[] {
  return items.filter(({ day, kind, isDone }) => !isDone && (kind !== "shift" || day >= today));
}

/** Items still to do from a day on, in the given order. A shift is a record of hours, never a task. */
export function itemsToCome(items: readonly CalendarItem[], from: string): CalendarItem[] {
  return items.filter(({ day, kind, isDone }) => !isDone && kind !== "shift" && day >= from);
}

/** How many items are still to do on a day. A shift is a record of hours, never a task. */
export function countDue(items: readonly CalendarItem[], day: string): number {
  return items.filter((item) => item.day === day && !item.isDone && item.kind !== "shift").length;
}

function tasksOf({ stageId, rows }: TaskList, kindOf: (task: Task) => CalendarKind): CalendarItem[] {
  return rows.flatMap((task) => {
    // Security rules check the format of a day, not whether it exists.
    if (task.due_date === null || !isCalendarDay(task.due_date)) return [];
    const state = taskState(task);
    // A carried-over task is shown on its new list. One that was set aside or was due before joining does not count.
    if (state !== "open" && state !== "done") return [];
    return {
      id: `${stageId}-${task.id}`,
      day: task.due_date,
      kind: kindOf(task),
      title: task.checklist_item_name,
      isDone: state === "done",
    };
  });
}

function deadlinesOf({ id, name, deadlines }: DatedSchool): CalendarItem[] {
  return deadlines
    .filter(({ day }) => isCalendarDay(day))
    .map((deadline) => ({
      id: `school-${id}-${deadline.id}`,
      day: deadline.day,
      kind: "deadline",
      title: text.deadline(name, deadline.label),
      isDone: deadline.done,
    }));
}

function essayOf(
  { id, title, service, school_id, due_on, isDone }: EssayDay,
  schools: ReadonlyMap<string, string>,
): CalendarItem {
  const owner = schools.get(school_id ?? "") ?? text.services[service ?? ""];
  const name = title.trim() || text.essay;
  return { id: `essay-${id}`, day: due_on, kind: "essay", title: owner ? text.essayOf(owner, name) : name, isDone };
}

/** The test day, the registration deadline and the day results are expected. */
function plannedTestOf({ id, test, kind, date, register_by, scores_on }: DatedScore): CalendarItem[] {
  if (kind !== "planned") return [];
  const days: readonly (readonly [part: string, day: string | undefined, title: string])[] = [
    ["test", date, text.testDay(test)],
    ["register", register_by, text.lastDayToSignUp(test)],
    ["scores", scores_on, text.scoresExpected(test)],
  ];
  return days.flatMap(([part, day, title]) =>
    day !== undefined && isCalendarDay(day)
      ? { id: `test-${id}-${part}`, day, kind: "test", title, isDone: false }
      : [],
  );
}

/** The day a letter is needed by, and the day to thank its writer by. */
function datesOfLetter(letter: DatedLetter): CalendarItem[] {
  return letterDates(letter)
    .filter(({ day }) => isCalendarDay(day))
    .map(({ about, day, isDone }) => ({
      id: `letter-${letter.id}-${about}`,
      day,
      kind: "letter",
      title: text.letterTitles[about](letter.writer),
      isDone,
    }));
}

function shiftsOf({ id, experienceName, shifts }: ShiftedExperience): CalendarItem[] {
  return Object.entries(shifts)
    .filter(([, { day }]) => isCalendarDay(day))
    .map(([shiftId, { day, hours }]) => ({
      id: `shift-${id}-${shiftId}`,
      day,
      kind: "shift",
      title: text.shift(experienceName, hours),
      isDone: false,
    }));
}
