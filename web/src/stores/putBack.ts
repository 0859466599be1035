import type { TrackerSettings } from "@domain/account/trackerSettings";
import type { ExperienceFields, Shift } from "@domain/experience/experience";
import { isSameValue } from "@domain/records/isSameValue";
import type { School } from "@domain/school/school";
import * as text from "@text/stores/plan";
import type { ChecklistRow, ChecklistView } from "./ChecklistStore.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import type { Fields, Note } from "./notes.ts";
import type { Plan } from "./Plan.ts";
import type { SchoolsStore } from "./SchoolsStore.ts";
import type { UnsentPlace } from "./unsentPlace.ts";

export interface PutBack {
  readonly place: UnsentPlace;
  readonly note: Note;
  /** What is missing in the plan. */
  readonly missing: Fields;
  /** The thing as it was to be. */
  readonly whole: Fields;
  /** As the plan has it; null where it does not. */
  readonly standing: Fields | null;
}

/** What the lists of rows have in common (`RowListStore`). */
interface Rows {
  readonly saveError: string | null;
  load(): void;
  put(id: string, row: object): Promise<boolean>;
  change(id: string, fields: object): Promise<boolean>;
}

interface Written {
  readonly taken: Promise<boolean>;
  /** The store that says why it was not. */
  readonly by: { readonly saveError: string | null };
}

/** Writes it once more: a thing that stands gets what it lacks, one that is gone comes back whole. Null, or why not. */
export async function putBack(plan: Plan, thing: PutBack): Promise<string | null> {
  try {
    const { taken, by } = write(plan, thing);
    return (await taken) ? null : (by.saveError ?? text.changeNotSaved);
  } catch {
    // A thing of which only parts are known is no whole one.
    return text.changeNotSaved;
  }
}

/** The notes are the app's own, and what is not as its schema says is refused by its store: hence the casts. */
function write(plan: Plan, { place, note, missing, whole, standing }: PutBack): Written {
  const { experiences, trackerSettings, checklists, schools } = plan;
  const { kind, documentId, id } = place;
  switch (kind) {
    case "experiences":
      return {
        by: experiences,
        taken: standing
          ? experiences.change(id, missing as Partial<ExperienceFields>)
          : experiences.restore({ shifts: {}, ...whole, id, pending: false } as unknown as ExperienceRecord),
      };
    case "shifts":
      return {
        by: experiences,
        taken: standing
          ? experiences.changeShift(documentId, id, missing as Partial<Shift>)
          : experiences.putShift(documentId, id, whole as unknown as Shift),
      };
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
    case "settings":
      return { by: trackerSettings, taken: trackerSettings.change(missing as TrackerSettings) };
    case "checklists": {
      const list = checklists.previous?.stageId === documentId ? checklists.previous : checklists.current;
      return { by: list, taken: standing ? editTask(list, id, missing) : list.restore(rowOf(id, whole)) };
    }
    default: {
      const list: Rows = plan[kind === "timelines" ? "timeline" : kind].list;
      list.load();
      return { by: list, taken: standing ? list.change(id, missing) : list.put(id, whole) };
    }
  }
}

/** Of a task the name, the date and the reason it was set aside for are typed. */
async function editTask(list: ChecklistView, id: string, fields: Fields): Promise<boolean> {
  const { checklist_item_name, own_name, due_date, set_aside_reason } = fields;
  const name = own_name ?? checklist_item_name;
  const edits = [
    typeof name === "string" && list.rename(id, name),
    (typeof due_date === "string" || due_date === null) && list.setDueDate(id, due_date),
    typeof set_aside_reason === "string" && list.setAside(id, set_aside_reason),
  ];
  return (await Promise.all(edits.filter((edit) => edit !== false))).every(Boolean);
}

interface SchoolEdit {
  readonly before: Partial<School> | null;
  readonly missing: Partial<School>;
  readonly standing: School;
}

/** Of a school's deadlines each is put back by itself, so that those that other devices have added stay. */
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
