import type { ExperienceFields, Shift } from "@domain/experience";
import type { Journal } from "@domain/journal";
import type { SavedResource } from "@domain/savedResource";
import type { School } from "@domain/school";
import type { Score } from "@domain/score";
import type { TimelineStep } from "@domain/timelineStep";
import type { TrackerSettings } from "@domain/trackerSettings";
import * as text from "@text/stores/plan";
import type { ChecklistRow, ChecklistView } from "./ChecklistStore.ts";
import type { CourseRow } from "./CoursesStore.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import type { Plan } from "./Plan.ts";
import type { Fields } from "./unsentChanges.ts";
import type { UnsentKind, UnsentPlace } from "./unsentThings.ts";

export interface PutBack {
  readonly place: UnsentPlace;
  /** What is missing in the plan. */
  readonly lost: Fields;
  /** The thing as it was to be. */
  readonly whole: Fields;
  /** As the plan has it; null where it does not. */
  readonly standing: Fields | null;
}

interface Writer {
  /** The store that writes it, and says why it was refused. */
  readonly storeOf: (plan: Plan, place: UnsentPlace) => { readonly saveError: string | null };
  readonly write: (plan: Plan, thing: PutBack) => Promise<boolean>;
}

/** Writes once more what was typed. Null once the server has taken it, or else why not. */
export async function putBack(plan: Plan, thing: PutBack): Promise<string | null> {
  const { storeOf, write } = WRITERS[thing.place.kind];
  try {
    if (await write(plan, thing)) return null;
    return storeOf(plan, thing.place).saveError ?? text.changeNotSaved;
  } catch {
    // A thing of which only parts are known is no whole one.
    return text.changeNotSaved;
  }
}

/** A thing that stands gets what it lacks; one that is gone comes back whole. */
const WRITERS: Readonly<Record<UnsentKind, Writer>> = {
  experiences: {
    storeOf: (plan) => plan.experiences,
    write: ({ experiences }, { place: { id }, lost, whole, standing }) =>
      standing
        ? experiences.change(id, lost as Partial<ExperienceFields>)
        : experiences.restore({ shifts: {}, ...whole, id, pending: false } as unknown as ExperienceRecord),
  },
  shifts: {
    storeOf: (plan) => plan.experiences,
    write: ({ experiences }, { place: { documentId, id }, whole }) =>
      experiences.putShift(documentId, id, withoutId<Shift>(whole)),
  },
  scores: {
    storeOf: (plan) => plan.scores,
    write: ({ scores }, { place: { id }, whole }) => scores.replace(id, withoutId<Score>(whole)),
  },
  schools: {
    storeOf: (plan) => plan.schools,
    write({ schools }, { place: { id }, lost, whole, standing }) {
      if (!standing) return schools.restore({ ...(whole as School), id, pending: false });
      const { deadlines = [], ...others } = lost as Partial<School>;
      const there = new Set((standing as School).deadlines.map((deadline) => deadline.id));
      const missing = deadlines.filter((deadline) => !there.has(deadline.id));
      return all([schools.change(id, others), ...missing.map((deadline) => schools.addDeadline(id, deadline))]);
    },
  },
  courses: {
    storeOf: (plan) => plan.courses,
    write({ courses }, { place: { id }, lost, whole, standing }) {
      courses.load();
      const row = { ...(standing ?? whole), id, pending: false } as CourseRow;
      return standing ? courses.change(row, lost) : courses.restore(row);
    },
  },
  journals: {
    storeOf: (plan) => plan.journals,
    write: ({ journals }, { place: { id }, lost, whole, standing }) =>
      standing ? journals.change(id, lost) : journals.put(id, withoutId<Journal>(whole)),
  },
  checklists: {
    storeOf: listOf,
    write(plan, { place, lost, whole, standing }) {
      const list = listOf(plan, place);
      if (!standing) return list.restore({ ...whole, id: place.id, pending: false } as ChecklistRow);
      return all([
        "checklist_item_name" in lost && list.rename(place.id, String(lost.checklist_item_name)),
        "due_date" in lost && list.setDueDate(place.id, String(lost.due_date)),
      ]);
    },
  },
  savedResources: {
    storeOf: (plan) => plan.savedResources,
    write: ({ savedResources }, { place: { id }, whole, standing }) =>
      standing
        ? savedResources.setNote(id, String(whole.note))
        : savedResources.restore({ ...(whole as SavedResource), id, pending: false }),
  },
  timelines: {
    storeOf: (plan) => plan.timeline,
    write({ timeline }, { place: { id }, whole }) {
      timeline.load();
      return timeline.set(id, withoutId<TimelineStep>(whole));
    },
  },
  settings: {
    storeOf: (plan) => plan.trackerSettings,
    write: ({ trackerSettings }, { lost }) => trackerSettings.change(lost as TrackerSettings),
  },
};

/** This year's where the list it was on is not open any more. */
function listOf({ checklists: { current, previous } }: Plan, { documentId }: UnsentPlace): ChecklistView {
  return previous?.stageId === documentId ? previous : current;
}

async function all(written: readonly (Promise<boolean> | false)[]): Promise<boolean> {
  return (await Promise.all(written.filter((each) => each !== false))).every(Boolean);
}

function withoutId<Row>({ id: _, pending: __, ...row }: Fields): Row {
  return row as Row;
}
