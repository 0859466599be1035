import { standingAt } from "@domain/account/standing.ts";
import type { ChecklistItem } from "@domain/checklist/checklist.ts";
import { makeChecklist } from "@domain/checklist/makeChecklist.ts";
import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { journalIndexOf } from "@domain/journal/journal.ts";
import {
  checklistPath,
  experienceSummaryPath,
  experiencesPath,
  journalIndexPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { isSameValue } from "@domain/records/isSameValue.ts";
import { checklistTemplates, stageCategories } from "../../emulators/seed/content/content.ts";
import { chosen, perform } from "./acts.ts";
import { Clock } from "./Clock.ts";
import type { Fields } from "./fieldValues.ts";
import { type Act, DEVICES, type History, type Step } from "./history.ts";
import { Ledger, type Written } from "./Ledger.ts";
import type { TabGlobals, TabModule } from "./loadTab.ts";
import { SimulatedDevice } from "./SimulatedDevice.ts";
import { SimulatedServer } from "./SimulatedServer.ts";
import { SimulatedTab } from "./SimulatedTab.ts";

const UID = "ann";
const STAGE = "hs-10";
const START = Date.UTC(2026, 10, 2, 15);
/** The id of the task and of the experience that are there from the beginning. */
const FIRST = "first";
const OWN_TASK: ChecklistItem = {
  checklist_item_name: "Ask about volunteering",
  status: "Pending",
  origin: "own",
  position: 99,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
};
const CLUB: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: "Chess club",
  shifts: {},
  changed_shift: null,
  created_on: "2026-10-01",
};
/** A field of the ledger, by its name in the stores. */
const FIELDS: Readonly<Record<string, string>> = {
  checklist_item_name: "given_name",
  status: "status",
  phone: "phone",
  display_name: "display_name",
  experienceName: "experienceName",
};
/** How long a page may wait for the server before it shows what closed pages have lost, in seconds. */
const LOOKED = 4;
/** The most pages of a device at a time. */
const TABS = 3;
/** How often everything is sent and heard at the end: a page that repeats writes needs a few turns. */
const LAST_TURNS = 6;

/** A student with some devices, and what happens to them. Everything random comes from one seed. */
export class SimulatedWorld {
  readonly #clock = new Clock(START);
  readonly #server = new SimulatedServer(() => this.#clock.now);
  readonly #devices = Array.from({ length: DEVICES }, () => new SimulatedDevice<SimulatedTab>(UID, this.#server));
  readonly #ledger = new Ledger();
  readonly #random: () => number;
  readonly #run: (globals: TabGlobals) => TabModule;
  /** What was wrong before the end. */
  readonly #found: string[] = [];
  #texts = 0;
  #pages = 0;

  private constructor(seed: number, run: (globals: TabGlobals) => TabModule) {
    this.#random = randomOf(seed);
    this.#run = run;
  }

  /** Runs a history and returns what is wrong in the end. */
  static async faults(
    { acts, steps, isHeard, seed }: History,
    run: (globals: TabGlobals) => TabModule,
  ): Promise<readonly string[]> {
    const world = new SimulatedWorld(seed, run);
    await world.#register();
    for (const device of world.#devices) await world.#open(device, false);
    if (isHeard) for (const device of world.#devices) await world.#hearAll(device);
    for (const step of steps) await world.#step(step, acts);
    await world.#finish();
    const faults = world.#faults();
    for (const device of world.#devices) for (const tab of [...device.tabs]) tab.kill();
    return faults;
  }

  async #register(): Promise<void> {
    const standing = standingAt(STAGE, stageCategories);
    const template = checklistTemplates.find(({ stageId }) => stageId === STAGE);
    if (!standing || !template) throw new Error(`There is no stage ${STAGE}.`);
    const user = { display_name: "Ann Lee", ...standing, age_confirmed_on: "2020-08-03", preferences: {} };
    await this.#server.write(userPath(UID), user);
    const list = makeChecklist(template, "2026-2027");
    await this.#server.write(checklistPath(UID, STAGE), { ...list, items: { ...list.items, [FIRST]: OWN_TASK } });
    await this.#server.write(`${experiencesPath(UID)}/${FIRST}`, { ...CLUB });
    const marks = { changed_item: FIRST, changed_shift: null };
    await this.#server.write(experienceSummaryPath(UID), { items: summaryOf({ [FIRST]: CLUB }), ...marks });
    await this.#server.write(journalIndexPath(UID), { ...journalIndexOf([]) });
  }

  async #step(step: Step, acts: readonly Act[]): Promise<void> {
    switch (step.kind) {
      case "act":
        return this.#act(chosen(acts, step.act), step.page, step.row, step.ending === "crashes");
      case "open":
        return this.#openOneMore(chosen(this.#devices, step.device), step.isLate);
      case "cut":
      case "connect":
      case "evict":
        return this.#change(chosen(this.#devices, step.device), step.kind);
      case "hear":
        await chosen(this.#devices, step.device)?.hear();
        return this.#settle();
      case "send":
        await chosen(this.#devices, step.device)?.send(step.isAnswerLost);
        return this.#settle();
      case "wait":
        await this.#clock.pass(step.seconds * 1_000, turn);
        await this.#settle();
        if (step.seconds > LOOKED) this.#found.push(...this.#missingOffline());
        return;
      default:
        return this.#endPage(step.kind, step.page);
    }
  }

  get #tabs(): readonly SimulatedTab[] {
    return this.#devices.flatMap(({ tabs }) => [...tabs]);
  }

  async #openOneMore(device: SimulatedDevice<SimulatedTab> | undefined, isLate: boolean): Promise<void> {
    if (device && device.tabs.size < TABS) await this.#open(device, isLate);
  }

  async #open(device: SimulatedDevice<SimulatedTab>, isLate: boolean): Promise<void> {
    this.#pages += 1;
    const tab = new SimulatedTab(this.#pages, device, this.#clock, this.#random, this.#run);
    if (device.isOnline) tab.lifecycle.preview(this.#firstView());
    if (!isLate) tab.startFirestore();
    await this.#settle();
  }

  /** What a page reads without the SDK. */
  #firstView() {
    const [user, checklist] = [userPath(UID), checklistPath(UID, STAGE)].map((path) => this.#server.stored(path));
    return { uid: UID, user, stageId: STAGE, checklist };
  }

  /** Some listeners start when others have heard. */
  async #hearAll(device: SimulatedDevice<SimulatedTab>): Promise<void> {
    await device.hear();
    await this.#settle();
    await device.hear();
    await this.#settle();
  }

  async #change(device: SimulatedDevice<SimulatedTab> | undefined, kind: "cut" | "connect" | "evict"): Promise<void> {
    if (kind !== "evict") device?.[kind]();
    // Browsers delete a database only while no page uses it.
    else if (device?.tabs.size === 0) device.evict();
    await this.#settle();
  }

  async #endPage(kind: "start" | "reload" | "close" | "crash", page: number): Promise<void> {
    const tab = chosen(this.#tabs, page);
    if (!tab) return;
    if (kind === "start") tab.startFirestore();
    else {
      if (kind !== "crash") tab.hears("pagehide");
      tab.kill();
    }
    if (kind === "reload") await this.#open(tab.device, false);
    await this.#settle();
  }

  /** `crashes`: the page is killed in the same task. */
  async #act(act: Act | undefined, page: number, row: number, crashes: boolean): Promise<void> {
    const tab = chosen(this.#tabs, page);
    if (!tab || !act) return;
    this.#texts += 1;
    const { evictions } = tab.device;
    const written: Omit<Written, "value"> = {
      // A page without Firestore sends what it writes later than other pages of its device.
      writer: tab.hasFirestore ? this.#devices.indexOf(tab.device) : DEVICES + tab.number,
      page: tab.number,
      at: this.#server.commits,
      lost: () => {
        if (!tab.hasFirestore) return tab.isOpen ? null : "early";
        return crashes || tab.device.evictions > evictions ? "crashed" : null;
      },
    };
    perform(act, { tab, row, text: `Text ${1_000_000 + this.#texts}`, written, ledger: this.#ledger });
    if (crashes) tab.kill();
    await this.#settle();
  }

  /** Runs what is due now, shows pages what is new to them, and stores on the devices what they wrote. */
  async #settle(): Promise<void> {
    await turn();
    for (const tab of this.#tabs) tab.emit();
    await turn();
    for (const device of this.#devices) device.store();
  }

  /** Every device is online and opens one more page, which looks at what others have left, until nothing is left to send. */
  async #finish(): Promise<void> {
    for (const device of this.#devices) {
      device.connect();
      for (const tab of device.tabs) tab.startFirestore();
      await this.#open(device, false);
    }
    for (let turns = 0; turns < LAST_TURNS; turns += 1) {
      for (const device of this.#devices) {
        await device.hear();
        await this.#settle();
        while (device.queue.length > 0) await device.send(false);
        await this.#settle();
      }
      await this.#clock.pass(5_000, turn);
    }
  }

  #faults(): readonly string[] {
    const stored = this.#records();
    const listed = new Set(
      this.#tabs.flatMap(({ lifecycle }) =>
        (lifecycle.unsent?.things ?? []).flatMap(({ records }) => records.map(recordName)),
      ),
    );
    return [
      ...this.#found,
      ...this.#ledger.faults(stored, listed, this.#server),
      ...this.#shownOtherwise(),
      ...this.#wrongSummary(),
      ...this.#leftInLog(),
    ];
  }

  /** Tasks, the account and experiences, as they are stored. */
  #records(): ReadonlyMap<string, Fields> {
    const tasks = Object.entries(Object(this.#server.stored(checklistPath(UID, STAGE))?.items));
    const experiences = Object.entries(this.#experiences()).map(([id, fields]) => {
      const notes = Object.entries(fields.shifts).map(([shiftId, { note }]) => [shiftId, note]);
      return [`experiences/${id}`, { ...fields, ...Object.fromEntries(notes) }] as const;
    });
    return new Map<string, Fields>([
      ["account", this.#server.stored(userPath(UID)) ?? {}],
      ...tasks.map(([id, fields]) => [`tasks/${id}`, Object(fields)] as const),
      ...experiences,
    ]);
  }

  #experiences(): Readonly<Record<string, Experience>> {
    const found = [...this.#server.storedIn(experiencesPath(UID))];
    // The rules keep their shape.
    return Object.fromEntries(found.map(([id, fields]) => [id, fields as unknown as Experience]));
  }

  /** Pages that show something else than what is stored. */
  #shownOtherwise(): readonly string[] {
    const stored = this.#records();
    return this.#tabs.flatMap(({ plan, device }) => {
      const shown = plan.checklists.current.rows.map(({ id, given_name, status }) => [id, given_name, status]);
      const kept = [...stored].flatMap(([key, { checklist_item_name, status }]) =>
        key.startsWith("tasks/") ? [[key.slice(6), checklist_item_name, status]] : [],
      );
      const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
      const names = plan.experiences.records.map(({ id, experienceName }) => [id, experienceName]);
      const keptNames = Object.entries(this.#experiences()).map(([id, { experienceName }]) => [id, experienceName]);
      if (!isSameValue(sorted(names), sorted(keptNames)))
        return [
          `device ${this.#devices.indexOf(device)} shows ${JSON.stringify(names)} instead of ${JSON.stringify(keptNames)}`,
        ];
      const isSame = isSameValue(sorted(shown), sorted(kept)) && plan.user.user?.phone === stored.get("account")?.phone;
      return isSame
        ? []
        : [
            `device ${this.#devices.indexOf(device)} shows ${JSON.stringify(sorted(shown))} instead of ${JSON.stringify(sorted(kept))}`,
          ];
    });
  }

  /** Pages without a network that lack what their own device alone has written. */
  #missingOffline(): readonly string[] {
    return this.#tabs.flatMap((tab) => {
      const { device, lifecycle, plan, number } = tab;
      const writer = this.#devices.indexOf(device);
      if (device.isOnline || device.evictions > 0 || !tab.hasFirestore || !lifecycle.hasFirst) return [];
      const tasks = plan.checklists.current.rows.map((row) => [`tasks/${row.id}`, { ...row }] as const);
      const entries = plan.experiences.entries.map((entry) => [`experiences/${entry.id}`, { ...entry }] as const);
      const shown = new Map<string, Fields>([["account", { ...plan.user.user }], ...tasks, ...entries]);
      return this.#ledger.writtenOnlyBy(writer).flatMap(({ record, field, value, page }) => {
        // What an open page has lost waits for the next page that starts.
        if (page > number || !(field in FIELDS)) return [];
        const found = shown.get(record)?.[FIELDS[field] ?? ""];
        return found === value ? [] : [`offline, page ${number} shows ${found} instead of ${value} for ${record}`];
      });
    });
  }

  #wrongSummary(): readonly string[] {
    const kept = this.#server.stored(experienceSummaryPath(UID))?.items ?? {};
    const built: unknown = JSON.parse(JSON.stringify(summaryOf(this.#experiences())));
    return isSameValue(kept, built)
      ? []
      : [`the summary is ${JSON.stringify(kept)} instead of ${JSON.stringify(built)}`];
  }

  /** Writes that no page will look at any more, and that nobody is told about. */
  #leftInLog(): readonly string[] {
    return this.#devices.flatMap(({ storage }) =>
      [...storage].flatMap(([key, text]) =>
        key.startsWith("draft/log/") && !text.includes('"isTold":true') ? [`left in the log: ${text}`] : [],
      ),
    );
  }
}

function recordName({ kind, id }: { readonly kind: string; readonly id: string }): string {
  if (kind === "account") return "account";
  return `${kind === "checklists" ? "tasks" : kind}/${id}`;
}

/** Lets everything that does not wait for time happen. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

/** Numbers from 0 to 1 that depend on nothing but the seed (mulberry32, by Tommy Ettinger). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
