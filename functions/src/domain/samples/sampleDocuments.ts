import type { ChosenExperience } from "../application/application.ts";
import { academicYearOf } from "../checklist/academicYear.ts";
import type { Course } from "../course/course.ts";
import { EMPTY_EXPERIENCE, type Experience, type Shift } from "../experience/experience.ts";
import { type ExperienceSummary, summaryOf } from "../experience/experienceSummary.ts";
import { type Journal, journalIndexOf } from "../journal/journal.ts";
import { type Letter, NO_LETTER_DETAILS } from "../letter/letter.ts";
import type { CollectionWith } from "../records/collections.ts";
import { NOTHING_REACHED, SCHOOL_STATUSES, type School } from "../school/school.ts";
import { NO_FIGURES } from "../school/schoolFigures.ts";
import type { Score } from "../score/score.ts";
import { EMPTY_INTERVIEW, type Interview } from "../season/interview.ts";
import { ANSWERS, EMPTY_SEASON, type Season } from "../season/season.ts";
import { zoneOfState } from "../season/stateZones.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { RowList } from "../shared/rowList.ts";
import { essayDocuments } from "./essayDocuments.ts";
import type {
  SampleCourse,
  SampleExperience,
  SampleJournal,
  SampleLetter,
  SampleRecords,
  SampleSchool,
} from "./samplePlan.ts";

type Documents = Readonly<Record<string, object>>;

/** A sample student's tracker documents as of a day, by collection and id. */
export function sampleDocuments(
  records: SampleRecords,
  today: string,
): Readonly<Record<CollectionWith<"sample", "written">, Documents>> {
  const experiences = mapped(records.experiences, (sample) => experienceOf(sample, records, today));
  const { essays, essayVersions, index } = essayDocuments(records.essays, today);
  const summary: ExperienceSummary = { ...listOf(summaryOf(experiences)), changed_shift: null };
  return {
    experiences,
    summaries: {
      experiences: summary,
      journals: journalIndexOf(Object.keys(records.journals)),
      essays: index,
    },
    applications: { [records.application.form]: listOf(choiceOf(records.application.experiences)) },
    scores: { all: listOf(scoresOf(records, today)) },
    schools: { all: listOf(schoolsOf(records, today)) },
    season: { all: listOf(seasonsOf(records, today)) },
    interviews: { all: listOf(interviewsOf(records, today)) },
    courses: { all: listOf(coursesOf(records.courses, today)) },
    letters: { all: listOf(mapped(records.letters, (sample) => letterOf(sample, records.track, today))) },
    journals: mapped(records.journals, (sample) => journalOf(sample, today)),
    essays,
    essayVersions,
    savedResources: {
      all: listOf(
        mapped(records.savedResources, ({ savedGroup, saved }) => ({
          savedGroup,
          saved_on: addDays(today, -saved),
          note: "",
          title: "",
          url: "",
        })),
      ),
    },
    timelines: {
      all: listOf(
        mapped(records.timeline, ({ status, on, reason = "" }) => ({
          status,
          on: addDays(today, -on),
          reason,
          task: null,
        })),
      ),
    },
    practices: {
      all: listOf(
        mapped(records.practices, ({ practiced, ...practice }) => ({ ...practice, day: addDays(today, -practiced) })),
      ),
    },
    settings: { tracker: records.settings },
  };
}

function mapped<From, To>(rows: Readonly<Record<string, From>>, make: (row: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, make(row)]));
}

function listOf<Row>(items: Readonly<Record<string, Row>>): RowList<Row> {
  return { items, changed_item: Object.keys(items)[0] ?? "none" };
}

function experienceOf(
  { started, ended, shifts, category, ...fields }: SampleExperience,
  { track, application }: SampleRecords,
  today: string,
): Experience {
  return {
    ...EMPTY_EXPERIENCE,
    track,
    ...(category !== undefined && {
      categories: { ...EMPTY_EXPERIENCE.categories, [application.form]: category },
    }),
    startDate: addDays(today, -started),
    endDate: ended === null ? null : addDays(today, -ended),
    isCurrent: ended === null,
    ...fields,
    shifts: shifts ? shiftsOf(shifts, today) : {},
    changed_shift: null,
    created_on: addDays(today, -Math.min(started, 400)),
  };
}

function shiftsOf(
  { first, last, every, hours, notes = [] }: NonNullable<SampleExperience["shifts"]>,
  today: string,
): Readonly<Record<string, Shift>> {
  const count = Math.floor((first - last) / every) + 1;
  const rows = Array.from({ length: count }, (_, index): [string, Shift] => [
    `shift-${index + 1}`,
    {
      day: addDays(today, -(first - index * every)),
      hours: hours[index % hours.length] ?? 1,
      note: notes[index % (notes.length * 3)] ?? "",
    },
  ]);
  return Object.fromEntries(rows);
}

function choiceOf(ids: readonly string[]): Readonly<Record<string, ChosenExperience>> {
  return Object.fromEntries(ids.map((id, index) => [id, { position: index + 1, copied: "" }]));
}

function scoresOf({ scores }: SampleRecords, today: string): Readonly<Record<string, Score>> {
  const shown = Object.entries(scores).filter(([, { kind, taken, resultAfter = 0 }]) => {
    const isKnown = taken >= resultAfter;
    return kind === "planned" ? !isKnown : isKnown;
  });
  return mapped(Object.fromEntries(shown), ({ taken, resultAfter: _, ...fields }) => ({
    ...fields,
    date: addDays(today, -taken),
  }));
}

function schoolsOf({ schools, track }: SampleRecords, today: string): Readonly<Record<string, School>> {
  return Object.fromEntries(schools.map((sample) => [sample.id, schoolOf(sample, track, today)]));
}

function schoolOf(sample: SampleSchool, track: School["track"], today: string): School {
  const { id, name, kind, city, state, control, figures, found, deadlines, override = null, note = "" } = sample;
  const isWithdrawn = sample.withdrawn !== undefined && sample.withdrawn >= 0;
  const reached = past({ ...sample.reached, ...(isWithdrawn && { decision: sample.withdrawn }) });
  const status = SCHOOL_STATUSES.findLast((each) => each in reached) ?? sample.status;
  const decided = isWithdrawn ? "withdrawn" : (sample.outcome ?? null);
  return {
    track,
    schoolId: id,
    ...{ name, kind, city, state, control },
    figures: { ...NO_FIGURES, ...figures },
    status,
    reached: {
      ...NOTHING_REACHED,
      researching: addDays(today, -found),
      ...mapped(reached, (daysAgo) => addDays(today, -daysAgo)),
    },
    outcome: status === "decision" ? decided : null,
    deadlines: deadlines.map((deadline, index) => ({
      id: `deadline-${index + 1}`,
      label: deadline.label,
      day:
        "on" in deadline
          ? addDays(today, -deadline.on)
          : nextDay(deadline.monthDay, addDays(today, deadline.notBefore)),
      done: "on" in deadline && deadline.on >= 0,
    })),
    override,
    note,
  };
}

function seasonsOf({ schools }: SampleRecords, today: string): Readonly<Record<string, Season>> {
  return Object.fromEntries(
    schools.flatMap(({ id, season }): [string, Season][] => {
      if (season === undefined) return [];
      const { plan = null, fafsa_by, css_by, planned, committed, declined, ...steps } = season;
      const dayOf = (daysAgo: number | undefined) => (daysAgo === undefined ? null : addDays(today, -daysAgo));
      const given = past({ planned, committed, declined });
      const answer = ANSWERS.findLast((each) => each in given) ?? null;
      return [
        [
          id,
          {
            ...EMPTY_SEASON,
            ...mapped(past(steps), (daysAgo) => addDays(today, -daysAgo)),
            plan,
            fafsa_by: dayOf(fafsa_by),
            css_by: dayOf(css_by),
            answer,
            answered: answer && dayOf(given[answer]),
          },
        ],
      ];
    }),
  );
}

function interviewsOf({ schools }: SampleRecords, today: string): Readonly<Record<string, Interview>> {
  return Object.fromEntries(
    schools.flatMap(({ id, state, interviews = [] }) =>
      interviews
        .filter(({ invited }) => invited >= 0)
        .map(({ invited, on, thanked, ...fields }, index): [string, Interview] => [
          `${id}-${index + 1}`,
          {
            ...EMPTY_INTERVIEW,
            ...fields,
            school_id: id,
            zone: zoneOfState(state),
            invited: addDays(today, -invited),
            day: addDays(today, -on),
            thanked: thanked === undefined || thanked < 0 ? null : addDays(today, -thanked),
          },
        ]),
    ),
  );
}

/** What has happened by today: not what is still some days away. */
function past<Name extends string>(
  days: Readonly<{ [Each in Name]?: number | undefined }>,
): Readonly<Record<string, number>> {
  const entries = Object.entries<number | undefined>(days).flatMap(([name, ago]) =>
    ago === undefined || ago < 0 ? [] : [[name, ago] as const],
  );
  return Object.fromEntries(entries);
}

/** The first such date (month and day) on or after another day. */
function nextDay(monthDay: string, from: string): string {
  const year = Number(from.slice(0, 4));
  const inThatYear = `${year}-${monthDay}`;
  return inThatYear >= from ? inThatYear : `${year + 1}-${monthDay}`;
}

/** The start and end of the terms of an academic year. Fall is first. */
const TERM_DAYS = {
  Fall: { later: 0, begins: "08-20", ends: "12-20" },
  Winter: { later: 1, begins: "01-04", ends: "01-24" },
  Spring: { later: 1, begins: "01-25", ends: "05-20" },
  Summer: { later: 1, begins: "05-28", ends: "08-12" },
} as const satisfies Readonly<Record<Course["term"], object>>;

/** Leaves out future terms. Courses in progress have no grade yet. */
function coursesOf(samples: readonly SampleCourse[], today: string): Readonly<Record<string, Course>> {
  const rows = samples.flatMap((sample, index): [string, Course][] => {
    const { yearsAgo, ...fields } = sample;
    const { later, begins, ends } = TERM_DAYS[fields.term];
    const year = Number(academicYearOf(today).slice(0, 4)) - yearsAgo + later;
    if (`${year}-${begins}` > today) return [];
    const isOver = `${year}-${ends}` < today;
    const course: Course = {
      level: "college",
      has_lab: false,
      subject: null,
      credit_unit: "semester",
      ...fields,
      year,
      grade: isOver ? fields.grade : null,
      status: isOver ? "completed" : "in-progress",
    };
    return [[`course-${index + 1}`, course]];
  });
  return Object.fromEntries(rows);
}

function journalOf(
  { written, tags = [], experiences = [], starred = false, title, text }: SampleJournal,
  today: string,
): Journal {
  const day = addDays(today, -written);
  return {
    title,
    text,
    written_on: day,
    // Late in the afternoon.
    created_at: Date.parse(day) + 61_000_000,
    tags: [...tags],
    experience_ids: [...experiences],
    school_ids: [],
    starred,
    deleted_on: null,
  };
}

function letterOf(
  { asked, agreed, declined, given, received, neededIn, ...fields }: SampleLetter,
  track: Letter["track"],
  today: string,
): Letter {
  const ago = (days: number | undefined) => (days === undefined || days < 0 ? null : addDays(today, -days));
  return {
    ...NO_LETTER_DETAILS,
    ...fields,
    track,
    asked_on: ago(asked),
    agreed_on: ago(agreed),
    declined_on: ago(declined),
    given_on: ago(given),
    received_on: ago(received),
    needed_by: neededIn === undefined ? null : addDays(today, neededIn),
  };
}
