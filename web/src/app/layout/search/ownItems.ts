import type { ChecklistItem } from "@domain/checklist/checklist";
import { type TaskState, taskState } from "@domain/checklist/taskState";
import type { Course } from "@domain/course/course";
import { type Essay, essayName } from "@domain/essay/essay";
import type { EssayEntry } from "@domain/essay/essayIndex";
import type { Experience } from "@domain/experience/experience";
import { hoursOf } from "@domain/experience/experienceHours";
import type { ExperienceEntry } from "@domain/experience/experienceSummary";
import type { Practice } from "@domain/interview/practice";
import { type Journal, journalName } from "@domain/journal/journal";
import { type Letter, letterState } from "@domain/letter/letter";
import type { CollectionWith } from "@domain/records/collections";
import type { SavedResource } from "@domain/resource/savedResource";
import type { School } from "@domain/school/school";
import type { Score } from "@domain/score/score";
import type { Interview } from "@domain/season/interview";
import { messagesOf, type SupportThread } from "@domain/support/supportThread";
import { typeNames } from "@text/experienceTypes";
import { stops } from "@text/layout/navigation";
import * as text from "@text/layout/searchItems";
import { DASHBOARD, ESSAYS, RESOURCES, SUPPORT, TASK_HASH, TRACKER } from "../../../base/paths.ts";
import { dayText } from "../../../views/dayText.ts";
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
  readonly letters: readonly Row<Letter>[];
  readonly interviews: readonly Row<Interview>[];
  readonly journals: readonly Row<Journal>[];
  readonly essays: readonly Row<EssayEntry>[];
  /** Further text of the essays, as far as the device has loaded it. */
  readonly essayTexts: readonly Row<Pick<Essay, "prompt" | "text">>[];
  readonly tasks: readonly Row<ChecklistItem>[];
  readonly earlierTasks: readonly Row<ChecklistItem>[];
  readonly threads: readonly Row<SupportThread>[];
  readonly practices: readonly Row<Practice>[];
  readonly saved: readonly Row<SavedResource>[];
}

/**
 * The student's records as search items. Scores stay hidden: only their tests and dates are named.
 *
 * @param nicknamesOf What else a school is called: "UCLA".
 */
export function ownItems(
  own: OwnRecords,
  asOf: string,
  nicknamesOf: (school: School) => string = () => "",
): readonly SearchItem[] {
  const detailsOf = new Map(own.details.map((row) => [row.id, row]));
  const textsOf = new Map(own.essayTexts.map((row) => [row.id, row]));
  const schoolNames = new Map(own.schools.map(({ id, name }) => [id, name]));
  const items: Readonly<Record<CollectionWith<"isSearched", true>, readonly SearchItem[]>> = {
    experiences: own.experiences.map((row) => experienceItem(row, detailsOf.get(row.id), asOf)),
    scores: own.scores.map(scoreItem),
    schools: own.schools.map((row) => schoolItem(row, nicknamesOf(row))),
    courses: own.courses.map(courseItem),
    letters: own.letters.map(letterItem),
    interviews: own.interviews.map((row) => interviewItem(row, own.schools)),
    journals: own.journals.map(journalItem),
    essays: own.essays.map((row) => essayItem(row, textsOf.get(row.id), schoolNames.get(row.school_id ?? ""))),
    checklists: [
      ...own.tasks.map((row) => taskItem(row, "current")),
      ...own.earlierTasks.map((row) => taskItem(row, "previous")),
    ],
    supportThreads: own.threads.map(threadItem),
    practices: own.practices.filter(({ note }) => note !== "").map(practiceItem),
    savedResources: own.saved.filter(({ note, title }) => note !== "" || title !== "").map(noteItem),
  };
  return Object.values(items).flat();
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

function schoolItem({ id, track, name, city, state, status, note }: Row<School>, nicknames: string): SearchItem {
  return {
    id: `school:${id}`,
    group: "entries",
    title: name,
    context: statusIn(track, status),
    kind: nicknames,
    words: `${nicknames} ${city} ${state ?? ""} ${note}`,
    to: `${TRACKER}/schools?school=${id}`,
  };
}

function statusIn(track: School["track"], status: School["status"]): string {
  if (track === "HS" && status === "primary") return text.applicationSent;
  return track === "PD" && status === "secondary" ? text.supplementalReceived : text.statuses[status];
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

function letterItem(row: Row<Letter>): SearchItem {
  const { id, writer, kind, role, note } = row;
  return {
    id: `letter:${id}`,
    group: "entries",
    title: writer,
    context: text.letterStates[letterState(row) ?? "planned"],
    words: `${text.letterWords} ${kind} ${role} ${note}`,
    to: `${TRACKER}/application/letters?letter=${id}`,
  };
}

/** An interview of a school that is no longer on the list is found on the season's page. */
function interviewItem(row: Row<Interview>, schools: OwnRecords["schools"]): SearchItem {
  const school = schools.find(({ id }) => id === row.school_id);
  return {
    id: `interview:${row.id}`,
    group: "entries",
    title: text.interviewAt(school?.name ?? text.removedSchool),
    context: row.day === null ? "" : dayText(row.day),
    words: `${text.interviewWords} ${row.place} ${row.people} ${row.notes}`,
    to: `${TRACKER}/application/season${school ? `?school=${school.id}` : ""}`,
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

function essayItem(
  row: Row<EssayEntry>,
  texts: OwnRecords["essayTexts"][number] | undefined,
  school: string | undefined,
): SearchItem {
  return {
    id: `essay:${row.id}`,
    group: "entries",
    title: essayName(row),
    context: school ?? (row.due_on === null ? text.essay : dayText(row.due_on)),
    words: `${text.essayWords} ${school ?? ""} ${texts?.prompt ?? ""} ${texts?.text ?? ""}`,
    to: `${ESSAYS}/${row.id}`,
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
    to: `${DASHBOARD}${TASK_HASH}${id}`,
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

/** Practice is found by the student's own note. The question itself is in the interview room. */
function practiceItem({ id, note, day }: Row<Practice>): SearchItem {
  return {
    id: `practice:${id}`,
    group: "entries",
    title: noteTitle(note),
    context: dayText(day),
    words: `${text.practiceWords} ${note}`,
    to: `${TRACKER}/application/interviews`,
  };
}

function noteTitle(note: string): string {
  return note.length > NOTE_SHOWN ? `${note.slice(0, NOTE_SHOWN).trimEnd()}…` : note;
}

/** A note or a link is found by the student's own words. The resources themselves are in the content. */
function noteItem({ id, note, savedGroup, title, url }: Row<SavedResource>): SearchItem {
  return {
    id: `note:${id}`,
    group: "entries",
    title: title || noteTitle(note),
    context: title === "" ? text.savedNote : text.savedLink,
    words: `${note} ${url}`.trim(),
    to: `${RESOURCES}/saved?group=${savedGroup}`,
  };
}
