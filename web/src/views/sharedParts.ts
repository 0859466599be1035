import { FORM_LIMITS } from "@domain/application/formLimits";
import { countedTasks } from "@domain/checklist/countedTasks";
import { inTermOrder } from "@domain/course/courseOrder";
import { essayName, inEssayOrder } from "@domain/essay/essay";
import { essayEntryOf, lengthOf } from "@domain/essay/essayIndex";
import { fieldIdsOf } from "@domain/experience/applicationEntry";
import { hoursOf } from "@domain/experience/experienceHours";
import { usualCurrentUntil } from "@domain/experience/tmdsasHours";
import { studentNumbers } from "@domain/fit/studentNumbers";
import { calculateGpa, gpaText, realCourses } from "@domain/gpa/gpa";
import { inJournalOrder, journalName } from "@domain/journal/journal";
import type { Duty } from "@domain/season/duty";
import { nextDuty } from "@domain/season/nextDuty";
import type { SchoolSeason } from "@domain/season/schoolSeason";
import type { SharedPlan } from "@domain/share/sharedPlan";
import { kinds as essayKinds, statuses as essayStatuses } from "@domain/text/en/essay";
import { interviewFormats } from "@domain/text/en/interviewFormats";
import * as text from "@text/sharing/parts";
import * as courseText from "@text/tracker/coursework";
import * as essayText from "@text/tracker/essays";
import { schools as schoolHeadings } from "@text/tracker/packet";
import { outcomes } from "@text/tracker/schools";
import * as scoreText from "@text/tracker/scores";
import { starred } from "@text/tracker/stars";
import { entriesOf } from "./applicationView.ts";
import { conflictWords } from "./conflictWords.ts";
import { groupByTerm, rulebooksOf, servicesOf } from "./courseworkView.ts";
import { dayText } from "./dayText.ts";
import { dutyName } from "./dutyWords.ts";
import { entriesHeading } from "./entriesHeading.ts";
import { ownerName } from "./essayOwners.ts";
import { totalsByType } from "./experienceRows.ts";
import { fitTagOf, fitText } from "./fitTagOf.ts";
import type { SharedChoice, SharedSources, SharedTasks } from "./SharedSources.ts";
import { placeOf, statusWord } from "./schoolWords.ts";
import { detailText, latestFirst, resultOfRow, scoreName } from "./scoreWords.ts";
import { byUrgency, NO_DUTIES, standing } from "./seasonOrder.ts";
import { gradesText } from "./whenText.ts";

/** Never shared: how to reach other people, and who they are. Readers are not the ones who contact them. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set([
  "address",
  "contactEmail",
  "contactFirst",
  "contactLast",
  "contactPhone",
  "contactTitle",
  "mayContact",
  "supervisor",
  "supervisorContact",
  "supervisorTitle",
]);

type Build<Part extends keyof SharedPlan> = (sources: SharedSources, choice: SharedChoice) => SharedPlan[Part] | null;

/**
 * Each part of a share, as the student's own pages show it, without contact details and without notes that students
 * keep for themselves. Null if what the student had chosen for the part no longer exists.
 */
export const PART_BUILDERS: { readonly [Part in keyof SharedPlan]: Build<Part> } = {
  checklist: ({ tasks, earlierTasks }) => {
    const earlier = earlierTasks && listOf(text.lastYear, earlierTasks);
    return { lists: [listOf(text.thisYear, tasks), ...(earlier && earlier.tasks.length > 0 ? [earlier] : [])] };
  },

  hours: ({ experiences, settings, today }) => {
    const asOf = settings.apply_date ?? today;
    const rows = experiences.map((record) => ({ record, hours: hoursOf(record, asOf), name: "", words: "" }));
    return {
      as_of: asOf,
      types: [...totalsByType(rows)],
      experiences: rows.map(({ record, hours }) => ({
        name: record.experienceName,
        type: record.type,
        organization: record.organisationName,
        title: record.title,
        start: record.startDate,
        end: record.isCurrent ? null : record.endDate,
        is_current: record.isCurrent,
        grades: gradesText(record),
        ...hours,
      })),
    };
  },

  application: ({ experiences, settings, today, chosenFor }, { form }) => {
    if (form === null) return null;
    const asOf = settings.apply_date ?? today;
    const currentUntil = settings.tmdsas_until ?? usualCurrentUntil(asOf);
    const { stars } = FORM_LIMITS[form];
    const isNamed = fieldIdsOf(form).includes("name");
    return {
      heading: entriesHeading(form),
      as_of: asOf,
      entries: entriesOf(form, chosenFor(form), experiences, asOf, currentUntil).map(({ record, fields }) => ({
        name: record.experienceName,
        star: stars && record.meaningfulExperiences ? starred[stars.kind].heading : "",
        fields: fields
          .filter(({ id, value }) => value !== "" && !CONTACT_FIELDS.has(id) && !(isNamed && id === "name"))
          .map(({ label, value }) => ({ label, value })),
      })),
    };
  },

  schools: ({ track, schools, scores, courses, settings }) => {
    const numbers = studentNumbers({ track, scores, courses, settings });
    return {
      heading: schoolHeadings[track],
      schools: schools
        .filter((row) => row.track === track)
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((row) => {
          const tag = fitTagOf(row, numbers);
          return {
            name: row.name,
            place: placeOf(row),
            fit: tag.fit,
            fit_words: fitText(tag),
            status: statusWord(track, row.status),
            outcome: row.outcome === null ? "" : outcomes[row.outcome],
            deadlines: row.deadlines
              .map(({ label, day, done }) => ({ label, day, is_done: done }))
              .toSorted((a, b) => a.day.localeCompare(b.day)),
          };
        }),
    };
  },

  courses: ({ track, courses, schools, settings }) => {
    const counted = realCourses(courses.filter(({ level }) => track === "HS" || level === "college"));
    return {
      averages: rulebooksOf(track, settings, servicesOf(track, settings, schools)).flatMap((rulebook) =>
        calculateGpa(counted, rulebook).averages.map(({ label, gpa, hours }) => ({
          rulebook: rulebook.name,
          label,
          gpa: gpaText(gpa),
          credits: Math.round(hours * 100) / 100,
        })),
      ),
      terms: groupByTerm(counted.toSorted(inTermOrder)).map(({ term, year, rows }) => ({
        name: courseText.termOf(courseText.terms[term], year),
        courses: rows.map(({ code, name, credits, grade, status }) => ({
          code,
          name,
          credits,
          grade: grade ?? courseText.statuses[status],
        })),
      })),
    };
  },

  // The name of a GPA is the student's note on it, so it is shared without its note.
  scores: ({ scores, settings }) => {
    const isShown = settings.display_scores !== false;
    return {
      scores: latestFirst(scores).map((row) => ({
        name: row.test === "GPA" ? scoreText.testNames.GPA : scoreName(scores, row),
        day: row.date,
        kind: scoreText.kinds[row.kind],
        detail: detailText(row, isShown),
        result: resultOfRow(row, isShown),
      })),
    };
  },

  essay: ({ essays, schools }, { essayId, essaySchoolId }) => {
    const [first, ...others] = essays
      .filter(({ deleted_on }) => deleted_on === null)
      .filter(({ id, school_id }) => id === essayId || (essaySchoolId !== null && school_id === essaySchoolId))
      .toSorted(inEssayOrder)
      .map((essay) => ({
        title: essayName(essay),
        prompt: essay.prompt.trim(),
        goes_to: ownerName(essay, schools),
        kind: essayKinds[essay.kind],
        status: essayStatuses[essay.status],
        length: essayText.lengthOf[essay.limit_unit](lengthOf(essayEntryOf(essay)), essay.limit),
        due: essay.due_on,
        text: essay.text.trim(),
      }));
    return first ? { ...first, others } : null;
  },

  season: ({ seasons, duties, today }) => {
    const dutiesOf = new Map(duties.map((each) => [each.id, each]));
    return {
      conflicts: conflictWords(seasons).map(({ words }) => words),
      schools: byUrgency(seasons, dutiesOf, today).map((each) => {
        const due = dutiesOf.get(each.school.id) ?? NO_DUTIES;
        const next = nextDuty(due);
        return {
          name: each.name,
          standing: standing(each),
          next: next === null ? "" : nextWords(next, each),
          // A day on which something opens is no last day.
          by: next === null || next.dayKind === "opens" ? null : next.day,
          last_safe_day: due.lastSafeDay,
          interviews: each.interviews.flatMap(({ day, format }) =>
            day === null ? [] : [{ day, format: interviewFormats[format] }],
          ),
        };
      }),
    };
  },

  journals: ({ journals }, { journalIds }) => {
    const entries = journals
      .filter(({ id, deleted_on }) => journalIds.includes(id) && deleted_on === null)
      .toSorted(inJournalOrder)
      .map((entry) => ({ title: journalName(entry), written_on: entry.written_on, text: entry.text.trim() }));
    return entries.length > 0 ? { entries } : null;
  },
};

function nextWords(next: Duty, each: SchoolSeason): string {
  const name = dutyName(next, each);
  return next.dayKind === "opens" && next.day !== null ? text.opensOn(name, dayText(next.day)) : name;
}

function listOf(name: string, { academicYear, rows }: SharedTasks) {
  return {
    name,
    academic_year: academicYear,
    tasks: countedTasks(rows).map(({ checklist_item_name, own_name, due_date, status, completed_on }) => ({
      name: own_name ?? checklist_item_name,
      due: due_date,
      is_done: status === "Completed",
      done_on: status === "Completed" ? completed_on : null,
    })),
  };
}
