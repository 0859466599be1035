import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import type { Act } from "./history.ts";
import type { Ledger, Written } from "./Ledger.ts";
import type { SimulatedTab } from "./SimulatedTab.ts";

interface Scene {
  readonly tab: SimulatedTab;
  /** Chooses a row among those that the tab shows. */
  readonly row: number;
  /** Different in each act, and no part of another one. */
  readonly text: string;
  readonly written: Omit<Written, "value">;
  readonly ledger: Ledger;
}

/** Does what a student does on a page, through the page's stores. Does nothing if the page shows no such record. */
export function perform(act: Act, scene: Scene): void {
  ACTED[act](scene);
}

const NAME = "checklist_item_name";

const ACTED: Readonly<Record<Act, (scene: Scene) => void>> = {
  tick: ({ tab, row, written, ledger }) => {
    const { current } = tab.plan.checklists;
    const task = chosen(current.rows, row);
    if (!task) return;
    const isDone = task.status === "Pending";
    const status = isDone ? "Completed" : "Pending";
    ledger.wrote(`tasks/${task.id}`, "status", { ...written, value: status }, current.setDone(task.id, isDone));
  },
  "add task": ({ tab, text, written, ledger }) => {
    const { current } = tab.plan.checklists;
    if (current.rows.length === 0) return;
    const id = tab.plan.experiences.newId();
    ledger.wrote(`tasks/${id}`, NAME, { ...written, value: text }, current.addOwn(text, null, id));
  },
  "rename task": ({ tab, row, text, written, ledger }) => {
    const task = ownTask(tab, row);
    if (!task) return;
    const saved = tab.plan.checklists.current.rename(task.id, text);
    ledger.wrote(`tasks/${task.id}`, NAME, { ...written, value: text }, saved);
  },
  "date task": ({ tab, row, text, written, ledger }) => {
    const task = ownTask(tab, row);
    if (!task) return;
    const day = new Date(Date.UTC(2027, 0, Number(text.replaceAll(/\D/g, "")) % 1_000)).toISOString().slice(0, 10);
    const saved = tab.plan.checklists.current.setDueDate(task.id, day);
    ledger.wrote(`tasks/${task.id}`, "due_date", { ...written, value: day }, saved);
  },
  "remove task": ({ tab, row, written, ledger }) => {
    const task = ownTask(tab, row);
    if (task) ledger.removed(`tasks/${task.id}`, written, tab.plan.checklists.current.remove(task.id));
  },
  phone: ({ tab, text, written, ledger }) => {
    const phone = `+1555${text.replaceAll(/\D/g, "")}`;
    if (tab.plan.user.user)
      ledger.wrote("account", "phone", { ...written, value: phone }, tab.plan.user.setPhone(phone));
  },
  name: ({ tab, text, written, ledger }) => {
    const { user } = tab.plan;
    if (user.user) ledger.wrote("account", "display_name", { ...written, value: text }, user.setDisplayName(text));
  },
  "add experience": ({ tab, text, written, ledger }) => {
    const { experiences } = tab.plan;
    const id = experiences.newId();
    const added = experiences.add({ ...EMPTY_EXPERIENCE, track: "HS", experienceName: text }, {}, id);
    if (added) ledger.wrote(`experiences/${id}`, "experienceName", { ...written, value: text }, added.written);
  },
  "rename experience": ({ tab, row, text, written, ledger }) => {
    const { experiences } = tab.plan;
    const entry = chosen(experiences.entries, row);
    if (!entry) return;
    const saved = experiences.change(entry.id, { experienceName: text });
    ledger.wrote(`experiences/${entry.id}`, "experienceName", { ...written, value: text }, saved);
  },
  "remove experience": ({ tab, row, written, ledger }) => {
    const entry = chosen(tab.plan.experiences.entries, row);
    if (entry) ledger.removed(`experiences/${entry.id}`, written, tab.plan.experiences.remove(entry.id));
  },
  "add shift": ({ tab, row, text, written, ledger }) => {
    const { experiences } = tab.plan;
    const entry = chosen(experiences.entries, row);
    if (!entry) return;
    const id = experiences.newId();
    const saved = experiences.putShift(entry.id, id, { day: "2026-10-03", hours: 2, note: text });
    ledger.wrote(`experiences/${entry.id}`, id, { ...written, value: text }, saved);
  },
};

function ownTask({ plan }: SimulatedTab, number: number) {
  const own = plan.checklists.current.rows.filter(({ origin }) => origin === "own");
  return chosen(own, number);
}

/** Undefined if the list is empty. */
export function chosen<Item>(list: readonly Item[], number: number): Item | undefined {
  return list[number % list.length];
}
