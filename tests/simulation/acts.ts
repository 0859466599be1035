import { newEssay } from "@domain/essay/essay.ts";
import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import { DEADLINE_LIMIT } from "@domain/school/school.ts";
import { typedSchool } from "../../web/src/content/schools/newSchool.ts";
import type { ShareChoice } from "../../web/src/features/sharing/SharesStore.ts";
import type { Act } from "./history.ts";
import type { SimulatedTab } from "./SimulatedTab.ts";

export type StudentsPlan = SimulatedTab["plan"];

interface Scene {
  readonly plan: StudentsPlan;
  /** Chooses a row among those that the page shows. */
  readonly row: number;
  /** Different in each act, and no part of another one. */
  readonly text: string;
  /** Chooses among the rows by their names instead, because two runs of a history draw different ids. */
  readonly isByName: boolean;
}

/** What the student did. */
export interface Deed {
  /** Such as `tasks/<id>`. */
  readonly record: string;
  /** Null if they removed the record. */
  readonly change: { readonly field: string; readonly value: string } | null;
}

interface Done extends Deed {
  /** Resolves with false if the student is told that it was not saved. */
  readonly saved: Promise<boolean>;
}

/** The start of all texts that the first student writes. */
export const TEXT = "Text 1";

/** The text of the student's act with that number, counted from 1. */
export function textOf(act: number): string {
  return `${TEXT}${1_000_000 + act}`;
}

/** Does what a student does on a page, through the page's stores. Null if the page shows no such record. */
export function perform(act: Act, scene: Scene): Done | null {
  return ACTED[act](scene);
}

/** This year's checklist, for as long as the history can take. */
const SHARED: ShareChoice = {
  meant_for_kind: "adviser",
  parts: ["checklist"],
  journal_ids: [],
  essay_id: null,
  essay_school_id: null,
  form: null,
  is_live: true,
  takes_comments: true,
  ends_on: "2027-06-01",
  student: "Ann",
  meant_for: "",
  note: "",
};
const NAME = "checklist_item_name";

const ACTED: Readonly<Record<Act, (scene: Scene) => Done | null>> = {
  tick: (scene) => {
    const { current } = scene.plan.checklists;
    const task = chosenBy(scene, current.rows, ({ given_name }) => given_name);
    if (!task) return null;
    const isDone = task.status === "Pending";
    const value = isDone ? "Completed" : "Pending";
    return { record: `tasks/${task.id}`, change: { field: "status", value }, saved: current.setDone(task.id, isDone) };
  },
  "add task": ({ plan, text }) => {
    const { current } = plan.checklists;
    if (current.rows.length === 0) return null;
    const id = plan.experiences.newId();
    return { record: `tasks/${id}`, change: { field: NAME, value: text }, saved: current.addOwn(text, null, id) };
  },
  "rename task": (scene) => {
    const task = ownTask(scene);
    if (!task) return null;
    const saved = scene.plan.checklists.current.rename(task.id, scene.text);
    return { record: `tasks/${task.id}`, change: { field: NAME, value: scene.text }, saved };
  },
  "date task": (scene) => {
    const task = ownTask(scene);
    if (!task) return null;
    const number = Number(scene.text.replaceAll(/\D/g, "")) % 1_000;
    const day = new Date(Date.UTC(2027, 0, number)).toISOString().slice(0, 10);
    const saved = scene.plan.checklists.current.setDueDate(task.id, day);
    return { record: `tasks/${task.id}`, change: { field: "due_date", value: day }, saved };
  },
  "remove task": (scene) => {
    const task = ownTask(scene);
    if (!task) return null;
    return { record: `tasks/${task.id}`, change: null, saved: scene.plan.checklists.current.remove(task.id) };
  },
  phone: ({ plan: { user }, text }) => {
    if (!user.user) return null;
    const phone = `+1555${text.replaceAll(/\D/g, "")}`;
    return { record: "account", change: { field: "phone", value: phone }, saved: user.setPhone(phone) };
  },
  name: ({ plan: { user }, text }) => {
    if (!user.user) return null;
    return { record: "account", change: { field: "display_name", value: text }, saved: user.setDisplayName(text) };
  },
  "add experience": ({ plan: { experiences }, text }) => {
    const id = experiences.newId();
    const added = experiences.add({ ...EMPTY_EXPERIENCE, track: "HS", experienceName: text }, {}, id);
    if (!added) return null;
    return { record: `experiences/${id}`, change: { field: "experienceName", value: text }, saved: added.written };
  },
  "rename experience": (scene) => {
    const entry = anEntry(scene);
    if (!entry) return null;
    const saved = scene.plan.experiences.change(entry.id, { experienceName: scene.text });
    return { record: `experiences/${entry.id}`, change: { field: "experienceName", value: scene.text }, saved };
  },
  "remove experience": (scene) => {
    const entry = anEntry(scene);
    if (!entry) return null;
    return { record: `experiences/${entry.id}`, change: null, saved: scene.plan.experiences.remove(entry.id) };
  },
  "add shift": (scene) => {
    const { experiences } = scene.plan;
    const entry = anEntry(scene);
    if (!entry) return null;
    const id = experiences.newId();
    const saved = experiences.putShift(entry.id, id, { day: "2026-10-03", hours: 2, note: scene.text });
    return { record: `experiences/${entry.id}`, change: { field: id, value: scene.text }, saved };
  },
  "add school": ({ plan: { schools }, text }) => {
    const added = schools.add(typedSchool(text, "HS", "UG", "2026-11-02"));
    if (!added) return null;
    return { record: `schools/${added.id}`, change: { field: "name", value: text }, saved: added.written };
  },
  "note school": (scene) => {
    const school = aSchool(scene);
    if (!school) return null;
    const saved = scene.plan.schools.change(school.id, { note: scene.text });
    return { record: `schools/${school.id}`, change: { field: "note", value: scene.text }, saved };
  },
  "remove school": (scene) => {
    const school = aSchool(scene);
    if (!school) return null;
    return { record: `schools/${school.id}`, change: null, saved: scene.plan.schools.remove(school) };
  },
  "add deadline": (scene) => {
    const { schools } = scene.plan;
    const school = aSchool(scene);
    if (!school || school.deadlines.length === DEADLINE_LIMIT) return null;
    const id = schools.newId();
    const saved = schools.addDeadline(school.id, { id, label: scene.text, day: "2027-01-04", done: false });
    return { record: `schools/${school.id}`, change: { field: id, value: scene.text }, saved };
  },
  "add essay": ({ plan: { essays }, text }) => {
    if (!essays.value) return null;
    const id = essays.value.newId();
    const saved = essays.value.put(id, { ...newEssay(0), title: text });
    return { record: `essays/${id}`, change: { field: "title", value: text }, saved };
  },
  "write essay": (scene) => {
    const [essay, { value }] = [anEssay(scene), scene.plan.essays];
    if (!essay || !value) return null;
    const saved = value.change(essay.id, { text: scene.text });
    return { record: `essays/${essay.id}`, change: { field: "text", value: scene.text }, saved };
  },
  "remove essay": (scene) => {
    const [essay, { value }] = [anEssay(scene), scene.plan.essays];
    if (!essay || !value) return null;
    return { record: `essays/${essay.id}`, change: null, saved: value.removeUnreadable(essay.id) };
  },
  share: ({ plan: { shares } }) => shared(shares.value?.create(SHARED)),
  "end share": (scene) => {
    const share = aShare(scene);
    return shared(share && scene.plan.shares.value?.end(share));
  },
  answer: (scene) => {
    const share = aShare(scene);
    const own = share && scene.plan.shares.value?.shareOf(share.id);
    own?.load();
    own?.loadComments();
    const thread = own?.threads[0];
    return shared(thread && own?.answer(thread, { name: "Ann", text: scene.text }));
  },
};

/** A share has no record of the student's, so the ledger knows nothing of it. */
function shared(done: Promise<unknown> | undefined): null {
  // Such as: the list is full, or the page does not know what is to be shared.
  done?.catch(() => undefined);
  return null;
}

function aShare(scene: Scene) {
  const { value } = scene.plan.shares;
  return value ? chosenBy(scene, value.rows, ({ id }) => id) : undefined;
}

function aSchool(scene: Scene) {
  return chosenBy(scene, scene.plan.schools.rows, ({ name }) => name);
}

function anEssay(scene: Scene) {
  const { value } = scene.plan.essays;
  return value ? chosenBy(scene, value.records, ({ title }) => title) : undefined;
}

function ownTask(scene: Scene) {
  const own = scene.plan.checklists.current.rows.filter(({ origin }) => origin === "own");
  return chosenBy(scene, own, ({ given_name }) => given_name);
}

function anEntry(scene: Scene) {
  return chosenBy(scene, scene.plan.experiences.entries, ({ experienceName }) => experienceName);
}

function chosenBy<Item>({ row, isByName }: Scene, list: readonly Item[], nameOf: (item: Item) => string) {
  const byName = (one: Item, other: Item) => nameOf(one).localeCompare(nameOf(other));
  return chosen(isByName ? list.toSorted(byName) : list, row);
}

/** Undefined if the list is empty. */
export function chosen<Item>(list: readonly Item[], number: number): Item | undefined {
  return list[number % list.length];
}
