import { trackerSettingsKind } from "../account/trackerSettings.ts";
import { readChecklist } from "../checklist/checklist.ts";
import { namedTasks } from "../checklist/namedTasks.ts";
import { essayDays } from "../essay/essayDays.ts";
import { readSummary } from "../experience/experienceSummary.ts";
import { datedLetters } from "../letter/letterDates.ts";
import { type School, schoolKind } from "../school/school.ts";
import { scoreKind } from "../score/score.ts";
import { interviewKind } from "../season/interview.ts";
import { seasonOf } from "../season/schoolsInSeason.ts";
import { seasonKind } from "../season/season.ts";
import { calendarSeasons, overDeadlines, type SeasonItem } from "../season/seasonItems.ts";
import { wallTimeAt } from "../season/zonedTime.ts";
import { isCalendarDay } from "../shared/calendarDay.ts";
import type { RecordKind } from "../shared/recordKind.ts";
import { readRowList } from "../shared/rowList.ts";
import { type CalendarItem, type CalendarKind, inOrder, recordItems, taskItems } from "./calendarItems.ts";

/** The documents of a student that calendar items come from. `current` and `previous` are checklists. */
export type CalendarSource =
  | "current"
  | "previous"
  | "schools"
  | "season"
  | "interviews"
  | "settings"
  | "scores"
  | "essays"
  | "letters"
  | "experiences";

/** The documents that the items of a kind depend on. */
export const SOURCES_OF: Readonly<Record<CalendarKind, readonly CalendarSource[]>> = {
  step: ["current"],
  own: ["current"],
  "last-year": ["previous"],
  deadline: ["schools", "season", "interviews", "settings"],
  interview: ["schools", "season", "interviews"],
  essay: ["essays", "schools"],
  letter: ["letters"],
  test: ["scores"],
  shift: ["experiences"],
};

/** The stored fields of each document. One that is missing here has no items. */
export type StoredSources = Readonly<Partial<Record<CalendarSource, unknown>>>;

/** The student's moment, where the device's clock is not the student's. */
export interface StudentMoment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** An IANA name, such as `America/Chicago`. */
  readonly zone: string;
  /** See `joiningDay`. */
  readonly joinedOn: string | null;
}

/** A student's calendar items from their stored documents: the same that the web app's stores find. Sorted by day. */
export function storedItems(stored: StoredSources, { now, zone, joinedOn }: StudentMoment): CalendarItem[] {
  const schools = rowsOf(schoolKind, stored.schools);
  const { dates, over } = seasonsOf(stored, schools, now, zone);
  const items = [
    ...taskItems({ current: tasksOf(stored.current, joinedOn), previous: tasksOf(stored.previous, joinedOn) }),
    ...recordItems({
      schools,
      essays: essayDays(stored.essays),
      scores: rowsOf(scoreKind, stored.scores),
      letters: datedLetters(stored.letters),
      experiences: Object.entries(readSummary(stored.experiences).items).map(([id, entry]) => ({ ...entry, id })),
    }),
    ...dates,
  ].filter(({ id }) => !over.has(id));
  // By id, too: Firestore promises no order for the fields of a document.
  return inOrder(items.filter(({ day }) => isCalendarDay(day)).sort((a, b) => (a.id < b.id ? -1 : 1)));
}

function tasksOf(stored: unknown, joinedOn: string | null) {
  const list = stored === undefined ? null : readChecklist(stored);
  return { stageId: list?.stageId ?? null, rows: list ? namedTasks(list, joinedOn) : [] };
}

function seasonsOf(
  stored: StoredSources,
  schools: readonly SchoolRow[],
  now: number,
  zone: string,
): { readonly dates: readonly SeasonItem[]; readonly over: ReadonlySet<string> } {
  const seasons = rowsOf(seasonKind, stored.season);
  const interviews = rowsOf(interviewKind, stored.interviews);
  const { home_state } = trackerSettingsKind.read(stored.settings ?? {}) ?? {};
  const all = schools.map((school) => seasonOf(school, seasons, interviews));
  const applicant = { home: home_state ?? null };
  const moment = { today: wallTimeAt(now, zone).day, now };
  return {
    dates: calendarSeasons(all, applicant, moment, (instant) => wallTimeAt(instant, zone).day),
    over: overDeadlines(all, applicant, moment),
  };
}

type Row<Stored> = Stored & { readonly id: string };
type SchoolRow = Row<School>;

/** Sorted by id, as the app's stores sort them. */
function rowsOf<Stored extends object>(kind: RecordKind<Stored>, stored: unknown): readonly Row<Stored>[] {
  return Object.entries(readRowList(kind, stored).items)
    .map(([id, row]) => ({ ...row, id }))
    .sort((a, b) => a.id.localeCompare(b.id));
}
