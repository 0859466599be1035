import type { TrackerSettings } from "@domain/account/trackerSettings";
import type { ApplicationForm } from "@domain/application/application";
import type { Essay } from "@domain/essay/essay";
import type { ExperienceFields, Shift } from "@domain/experience/experience";
import { isSameValue } from "@domain/records/isSameValue";
import type { School } from "@domain/school/school";
import * as text from "@text/stores/plan";
import type { ChecklistRow, ChecklistView } from "../../features/dashboard/checklistView.ts";
import type { ExperienceRecord, ExperiencesStore } from "../../features/experiences/ExperiencesStore.ts";
import type { SchoolsStore } from "../../features/schools/SchoolsStore.ts";
import type { Plan } from "../../stores/Plan.ts";
import type { Fields, Note } from "../../sync/notes.ts";
import type { UnsentPlace } from "./unsentPlace.ts";

export interface PutBack {
  readonly place: UnsentPlace;
  readonly note: Note;
  /** The fields missing in the plan. */
  readonly missing: Fields;
  /** The record as the student wrote it. */
  readonly whole: Fields;
  /** The record in the plan; null if it is not there. */
  readonly standing: Fields | null;
}

/** The methods that lists of rows share (`RowListStore`). */
interface Rows {
  readonly saveError: string | null;
  load(): void;
  put(id: string, row: object): Promise<boolean>;
  change(id: string, fields: object): Promise<boolean>;
}

interface Written {
  readonly taken: Promise<boolean>;
  /** The store with the reason for a rejection. */
  readonly by: { readonly saveError: string | null };
}

/**
 * Writes it again: an existing record gets its missing fields, a deleted one is restored as a whole. Null, or the
 * reason for a failure.
 */
export async function putBack(plan: Plan, thing: PutBack): Promise<string | null> {
  try {
    const { taken, by } = await write(plan, thing);
    return (await taken) ? null : (by.saveError ?? text.changeNotSaved);
  } catch {
    // A record with only some known fields cannot be restored.
    return text.changeNotSaved;
  }
}

/** Notes are written by the app itself, and the store rejects what does not fit its schema. Hence the casts. */
async function write(plan: Plan, thing: PutBack): Promise<Written> {
  const { place, note, missing, whole, standing } = thing;
  const { experiences, trackerSettings, checklists, schools, application } = plan;
  const { kind, documentId, id } = place;
  switch (kind) {
    case "experiences":
    case "shifts":
      return { by: experiences, taken: writeExperience(experiences, thing) };
    case "schools":
      return {
        by: schools.list,
        taken: standing
          ? editSchool(schools, id, {
              before: note.before as Partial<School> | null,
              missing,
              standing: standing as School,
            })
          : schools.list.put(id, whole as School),
      };
    case "letters":
      return writeRow((await plan.letters.loaded()).list, thing);
    case "season":
    case "interviews":
      return writeSeason(plan, kind, { id, missing, whole: standing || kind === "season" ? null : whole });
    case "practices":
      return writeRow((await plan.practices.loaded()).list, thing);
    case "essays":
      return writeEssay(plan, thing);
    case "settings":
      return { by: trackerSettings, taken: trackerSettings.change(missing as TrackerSettings) };
    case "checklists": {
      const list = checklists.previous?.stageId === documentId ? checklists.previous : checklists.current;
      return { by: list, taken: standing ? editTask(list, id, missing) : list.restore(rowOf(id, whole)) };
    }
    case "applications": {
      const list: Rows = application.listOf(documentId as ApplicationForm);
      list.load();
      return writeRow(list, thing);
    }
    default: {
      const list: Rows = plan[kind === "timelines" ? "timeline" : kind].list;
      list.load();
      return writeRow(list, thing);
    }
  }
}

function writeRow(list: Rows, { place: { id }, missing, whole, standing }: PutBack): Written {
  return { by: list, taken: standing ? list.change(id, missing) : list.put(id, whole) };
}

function writeExperience(
  experiences: ExperiencesStore,
  { place: { kind, documentId, id }, missing, whole, standing }: PutBack,
): Promise<boolean> {
  if (kind === "shifts") {
    return standing
      ? experiences.changeShift(documentId, id, missing as Partial<Shift>)
      : experiences.putShift(documentId, id, whole as unknown as Shift);
  }
  return standing
    ? experiences.change(id, missing as Partial<ExperienceFields>)
    : experiences.restore({ shifts: {}, ...whole, id, pending: false } as unknown as ExperienceRecord);
}

/** The code of the essays loads on demand. */
async function writeEssay({ essays }: Plan, { place: { id }, missing, whole, standing }: PutBack): Promise<Written> {
  const store = await essays.loaded();
  return { by: store, taken: standing ? store.change(id, missing as Partial<Essay>) : store.put(id, whole as Essay) };
}

/** The code of the season's lists loads on demand. A school's season has no required fields, so it is never restored. */
async function writeSeason(
  { season }: Plan,
  kind: "season" | "interviews",
  { id, missing, whole }: { readonly id: string; readonly missing: Fields; readonly whole: Fields | null },
): Promise<Written> {
  const { seasons, interviews } = await season.loaded();
  const list: Rows = kind === "season" ? seasons : interviews;
  return { by: list, taken: whole ? list.put(id, whole) : list.change(id, missing) };
}

/**
 * A task's typed fields are its name, its date and the reason it was set aside. A tick is noted if Firestore had not
 * started.
 */
async function editTask(list: ChecklistView, id: string, fields: Fields): Promise<boolean> {
  const { checklist_item_name, own_name, due_date, set_aside_reason, status, completed_on } = fields;
  const name = own_name ?? checklist_item_name;
  const edits = [
    typeof name === "string" && list.rename(id, name),
    (typeof due_date === "string" || due_date === null) && list.setDueDate(id, due_date),
    typeof set_aside_reason === "string" && list.setAside(id, set_aside_reason),
    status === "Pending" && list.setDone(id, false),
    status === "Completed" && list.setDone(id, true, typeof completed_on === "string" ? completed_on : null),
  ];
  return (await Promise.all(edits.filter((edit) => edit !== false))).every(Boolean);
}

interface SchoolEdit {
  readonly before: Partial<School> | null;
  readonly missing: Partial<School>;
  readonly standing: School;
}

/** Restores each deadline of a school separately, so that deadlines added by other devices stay. */
async function editSchool(
  schools: SchoolsStore,
  id: string,
  { before, missing, standing }: SchoolEdit,
): Promise<boolean> {
  const { deadlines, ...fields } = missing;
  const there = new Map(standing.deadlines.map((deadline) => [deadline.id, deadline]));
  const known = before?.deadlines ?? [];
  const differing = (deadlines ?? []).filter((deadline) => !isSameValue(there.get(deadline.id), deadline));
  const gone = known.filter((one) => deadlines && there.has(one.id) && !deadlines.some((other) => other.id === one.id));
  const edits = [
    schools.change(id, fields),
    ...differing.map((deadline) =>
      there.has(deadline.id) ? schools.changeDeadline(id, deadline.id, deadline) : schools.addDeadline(id, deadline),
    ),
    ...gone.map((deadline) => schools.removeDeadline(id, deadline.id)),
  ];
  return (await Promise.all(edits)).every(Boolean);
}

function rowOf(id: string, whole: Fields): ChecklistRow {
  return { given_name: whole.checklist_item_name, isEarlier: false, ...whole, id, pending: false } as ChecklistRow;
}
