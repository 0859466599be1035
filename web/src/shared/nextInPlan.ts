import type { CalendarItem, CalendarKind } from "@domain/calendar/calendarItems";
import { endsMonth } from "@domain/calendar/urgency";
import { whatIsNext } from "@domain/calendar/whatIsNext";
import { academicYearOf } from "@domain/checklist/academicYear";
import type { SharedChecklist, SharedSchools, SharedSeason } from "@domain/share/sharedPlan";
import { deadline } from "@domain/text/en/calendarItems";
import * as text from "@text/shared/page";
import { statuses } from "@text/tracker/schools";
import type { OpenPart } from "./openShare.ts";

export interface NextInPlan {
  readonly name: string;
  readonly day: string;
}

/** Before these, a school still waits for the application. A share has the words of its student's app. */
const NOT_APPLIED: ReadonlySet<string> = new Set([statuses.researching, statuses.applying]);

/** Overdue things from before this day of an academic year are over. */
const FIRST_DAY = "08-01";

/**
 * The one thing to do next among what a share contains, by the rule that the student's own app follows. Null if nothing
 * with a day is open. Where the season is shared, it decides which deadlines still count.
 */
export function nextInPlan(parts: readonly OpenPart[], today: string): NextInPlan | null {
  const hasSeason = parts.some(({ key }) => key === "season");
  const items = parts.flatMap((part) => {
    if (part.content === null) return [];
    if (part.key === "checklist") return tasksOf(part.content);
    if (part.key === "season") return dutiesOf(part.content);
    return part.key === "schools" && !hasSeason ? deadlinesOf(part.content, today) : [];
  });
  const since = `${academicYearOf(today).slice(0, 4)}-${FIRST_DAY}`;
  const next = whatIsNext(items, { today, since, putOff: new Set() });
  return next && { name: next.title, day: next.day };
}

function itemOf(kind: CalendarKind, title: string, day: string): CalendarItem {
  return { id: `${kind} ${title}`, kind, title, day, isDone: false };
}

/** A share does not say which tasks are suggestions. Those are due at the end of a month. */
function tasksOf({ lists }: SharedChecklist): CalendarItem[] {
  const open = lists.flatMap(({ tasks }) => tasks).filter(({ is_done }) => !is_done);
  return open.flatMap(({ name, due }) => (due === null ? [] : [itemOf(endsMonth(due) ? "step" : "own", name, due)]));
}

function dutiesOf({ schools }: SharedSeason): CalendarItem[] {
  return schools.flatMap(({ name, next, by, interviews }) => [
    ...(by === null || next === "" ? [] : [itemOf("deadline", deadline(name, next), by)]),
    ...interviews.map(({ day }) => itemOf("interview", text.interviewAt(name), day)),
  ]);
}

/** A deadline that has passed may have been met, so only those to come are named. */
function deadlinesOf({ schools }: SharedSchools, today: string): CalendarItem[] {
  const waiting = schools.filter(({ status, outcome }) => outcome === "" && NOT_APPLIED.has(status));
  return waiting.flatMap(({ name, deadlines }) =>
    deadlines
      .filter(({ day, is_done }) => !is_done && day >= today)
      .map(({ label, day }) => itemOf("deadline", deadline(name, label), day)),
  );
}
