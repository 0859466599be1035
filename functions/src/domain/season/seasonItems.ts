import { openDeadlines } from "../school/school.ts";
import { localDayOf } from "../shared/calendarDay.ts";
import * as text from "../text/en/season.ts";
import type { Applicant, Duty, Moment } from "./duty.ts";
import type { Interview } from "./interview.ts";
import { hasBegun, thankDay } from "./interviewDuties.ts";
import { dutiesOf } from "./nextDuty.ts";
import { isClosed, type SchoolSeason } from "./schoolSeason.ts";
import { isInSeason } from "./schoolsInSeason.ts";
import { clockTime, instantOf } from "./zonedTime.ts";

/** A dated item of a season. The calendar's own type has the same fields. */
export interface SeasonItem {
  readonly id: string;
  readonly day: string;
  readonly kind: "deadline" | "interview";
  readonly title: string;
  readonly isDone: boolean;
  readonly start?: number;
}

const TRACKS = ["HS", "PM", "PD"] as const;

type DatedSeason = Omit<SchoolSeason, "interviews"> & {
  readonly name: string;
  readonly interviews: readonly (Interview & { readonly id: string })[];
};

/** The calendar day of an instant on the student's clock. By default the device's. */
export type DayOf = (instant: number) => string;
const onDevice: DayOf = (instant) => localDayOf(new Date(instant));

const TITLES: Readonly<Partial<Record<Duty["kind"], string>>> = text.calendarDuties;

/** The dates of a season for the calendar: interviews, thank-you notes, and the days of the duties. */
export function seasonItems(
  schools: readonly DatedSeason[],
  applicant: Applicant,
  moment: Moment,
  dayOf: DayOf = onDevice,
): readonly SeasonItem[] {
  const duties = dutiesOf(schools, applicant, moment).flatMap(({ id, duties: open }) => {
    const each = schools.find(({ school }) => school.id === id);
    return each ? open.flatMap((duty) => itemOf(each, duty)) : [];
  });
  return [...duties, ...schools.flatMap((each) => interviewItems(each, moment, dayOf))];
}

/** The same for the schools of every track that the student applies to. */
export function calendarSeasons(
  schools: readonly DatedSeason[],
  applicant: Applicant,
  moment: Moment,
  dayOf?: DayOf,
): readonly SeasonItem[] {
  return TRACKS.flatMap((track) =>
    seasonItems(
      schools.filter((each) => isInSeason(each, track)),
      applicant,
      moment,
      dayOf,
    ),
  );
}

/**
 * The ids that open deadlines have in the calendar although no school waits for them any more: their step is over, the
 * school is closed, or the student is bound to another one.
 */
export function overDeadlines(
  schools: readonly DatedSeason[],
  applicant: Applicant,
  moment: Moment,
): ReadonlySet<string> {
  const over = TRACKS.flatMap((track) => {
    const inSeason = schools.filter((each) => isInSeason(each, track));
    const duties = dutiesOf(inSeason, applicant, moment);
    return inSeason.flatMap(({ school }, index) => {
      const open = duties[index]?.duties.filter(({ kind }) => kind === "deadline") ?? [];
      return openDeadlines(school)
        .filter(({ day, label }) => !open.some((duty) => duty.day === day && duty.label === label))
        .map(({ id }) => `school-${school.id}-${id}`);
    });
  });
  return new Set(over);
}

function titleOf(
  kind: Duty["kind"],
  dayKind: Duty["dayKind"],
  school: DatedSeason["school"]["kind"],
): string | undefined {
  if (kind === "commit" && dayKind === "opens") return text.commitOpens;
  return kind === "secondary" && school === "DDS" ? text.calendarDuties.supplemental : TITLES[kind];
}

/** A deadline is already in the calendar, and what has no day is not. */
function itemOf({ school, name }: DatedSeason, { kind, day, dayKind }: Duty): SeasonItem[] {
  const title = titleOf(kind, dayKind, school.kind);
  if (day === null || title === undefined || kind === "thank") return [];
  const entry = text.calendarEntry(name, title);
  return [{ id: `season-${school.id}-${kind}`, day, kind: "deadline", title: entry, isDone: false }];
}

function interviewItems(each: DatedSeason, moment: Moment, dayOf: DayOf): SeasonItem[] {
  const { interviews, name } = each;
  return interviews.flatMap((interview): SeasonItem[] => {
    const { id, day } = interview;
    if (day === null) return [];
    const isOver = hasBegun(interview, moment);
    const thanks = thankDay(interview);
    const wantsThanks = thanks !== null && !isClosed(each);
    return [
      { ...appointment(name, interview, day, dayOf), id: `interview-${id}`, kind: "interview", isDone: isOver },
      ...(wantsThanks
        ? [
            {
              id: `thanks-${id}`,
              day: thanks,
              kind: "deadline" as const,
              title: text.calendarEntry(name, text.calendarDuties.thank),
              isDone: false,
            },
          ]
        : []),
    ];
  });
}

/** On the day that the student's own clock shows, with the school's time in its title. */
function appointment(
  name: string,
  { time, zone }: Interview,
  day: string,
  dayOf: DayOf,
): Pick<SeasonItem, "day" | "title" | "start"> {
  if (time === null) return { day, title: text.calendarEntry(name, text.interviewDay) };
  const start = instantOf(day, time, zone);
  const title = text.calendarEntry(name, text.interviewAt(clockTime(start, zone)));
  return { day: dayOf(start), title, start };
}
