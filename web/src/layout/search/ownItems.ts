import type { ChecklistItem } from "@domain/checklist/checklist";
import { type TaskState, taskState } from "@domain/checklist/taskState";
import type { Course } from "@domain/course/course";
import type { Experience } from "@domain/experience/experience";
import { hoursOf } from "@domain/experience/experienceHours";
import type { ExperienceEntry } from "@domain/experience/experienceSummary";
import { type Journal, journalName } from "@domain/journal/journal";
import type { SavedResource } from "@domain/resource/savedResource";
import type { School } from "@domain/school/school";
import type { Score } from "@domain/score/score";
import { messagesOf, type SupportThread } from "@domain/support/supportThread";
import { typeNames } from "@text/experienceTypes";
import { stops } from "@text/layout/navigation";
import * as text from "@text/layout/searchItems";
import { dayText } from "../../components/dayText.ts";
import { DASHBOARD, RESOURCES, SUPPORT, TRACKER } from "../../paths.ts";
import type { SearchItem } from "./searchItem.ts";

/** How many characters of a note its title shows. */
const NOTE_SHOWN = 60;

const contexts: Readonly<Record<TaskState, string>> = {
  open: text.toDo,
  earlier: text.toDo,
  moved: text.toDo,
  done: text.done,
  "set-aside": text.notForMe,
};

type Row<Fields> = Fields & { readonly id: string };

/** The student's records of every kind, as far as they are loaded. */
export interface OwnRecords {
  readonly experiences: readonly Row<ExperienceEntry>[];
  /** Further text of the experiences, as far as the device has loaded it. */
  readonly details: readonly Row<Pick<Experience, "organisationName" | "description">>[];
  readonly scores: readonly Row<Score>[];
  readonly schools: readonly Row<School>[];
  readonly courses: readonly Row<Course>[];
  readonly journals: readonly Row<Journal>[];
  readonly tasks: readonly Row<ChecklistItem>[];
  readonly earlierTasks: readonly Row<ChecklistItem>[];
  readonly threads: readonly Row<SupportThread>[];
  readonly saved: readonly Row<SavedResource>[];
}

/** The student's records as search items. Scores stay hidden: only their tests and dates are named. */
export function ownItems(own: OwnRecords, asOf: string): readonly SearchItem[] {
  const detailsOf = new Map(own.details.map((row) => [row.id, row]));
  return [
    ...own.experiences.map((row) => experienceItem(row, detailsOf.get(row.id), asOf)),
    ...own.scores.map(scoreItem),
    ...own.schools.map(schoolItem),
    ...own.courses.map(courseItem),
    ...own.journals.map(journalItem),
    ...own.tasks.map((row) => taskItem(row, "current")),
    ...own.earlierTasks.map((row) => taskItem(row, "previous")),
    ...own.threads.map(threadItem),
    ...own.saved.filter(({ note }) => note !== "").map(noteItem),
  ];
}

function experienceItem(
  row: Row<ExperienceEntry>,
  details: OwnRecords["details"][number] | undefined,
  asOf: string,
): SearchItem {
  const { completed } = hoursOf(row, asOf);
  return {
    id: `experience:${row.id}`,
    group: "entries",
    title: row.experienceName,
    context: completed === 0 ? typeNames[row.type] : text.hours(completed),
    kind: typeNames[row.type],
    words: `${typeNames[row.type]} ${details?.organisationName ?? ""} ${details?.description ?? ""}`,
    to: `${TRACKER}/experiences/${row.id}`,
  };
}

function scoreItem({ id, test, kind, date, note }: Row<Score>): SearchItem {
  return {
    id: `score:${id}`,
    group: "entries",
    title: test === "GPA" ? text.gpa : text.attempts[kind](test),
    context: dayText(date),
    words: `${text.scoreWords} ${note}`,
    to: `${TRACKER}/scores`,
  };
}

function schoolItem({ id, name, city, state, status, note }: Row<School>): SearchItem {
  return {
    id: `school:${id}`,
    group: "entries",
    title: name,
    context: text.statuses[status],
    words: `${city} ${state ?? ""} ${note}`,
    to: `${TRACKER}/schools?school=${id}`,
  };
}

function courseItem({ id, code, name, term, year }: Row<Course>): SearchItem {
  return {
    id: `course:${id}`,
    group: "entries",
    title: code === "" ? name : `${code} ${name}`,
    context: text.termOfYear[term](year),
    words: text.courseWords,
    to: `${TRACKER}/coursework?edit=${id}`,
  };
}

function journalItem(row: Row<Journal>): SearchItem {
  return {
    id: `journal:${row.id}`,
    group: "entries",
    title: journalName(row),
    context: dayText(row.written_on),
    words: `${text.journalWords} ${row.tags.join(" ")} ${row.text}`,
    to: `${TRACKER}/journals?entry=${row.id}`,
  };
}

function taskItem(row: Row<ChecklistItem>, list: "current" | "previous"): SearchItem {
  const { id, checklist_item_name } = row;
  return {
    id: `task:${list}:${id}`,
    group: "checklist",
    title: checklist_item_name,
    context: contexts[taskState(row)],
    words: "",
    to: `${DASHBOARD}#${list}-checklist`,
  };
}

function threadItem(row: Row<SupportThread>): SearchItem {
  const messages = messagesOf(row).map(({ text: message }) => message);
  return {
    id: `thread:${row.id}`,
    group: "entries",
    title: row.subject,
    context: stops.support,
    words: `${text.threadWords} ${row.id} ${messages.join(" ")}`,
    to: `${SUPPORT}#message-${row.id}`,
  };
}

/** A note is found by the student's own words. The resource itself is in the content. */
function noteItem({ id, note, savedGroup }: Row<SavedResource>): SearchItem {
  return {
    id: `note:${id}`,
    group: "entries",
    title: note.length > NOTE_SHOWN ? `${note.slice(0, NOTE_SHOWN).trimEnd()}…` : note,
    context: text.savedNote,
    words: note,
    to: `${RESOURCES}/saved?group=${savedGroup}`,
  };
}
