import {
  checklistPath,
  essayIndexPath,
  essaysPath,
  experienceSummaryPath,
  experiencesPath,
  schoolsPath,
  shareCommentPath,
  shareCommentsPath,
  sharePath,
  shareRowsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { chosen, perform, TEXT, textOf } from "./acts.ts";
import { Clock } from "./Clock.ts";
import type { Fields } from "./fieldValues.ts";
import { firstPlan, STAGE } from "./firstPlan.ts";
import {
  type Act,
  DEVICES,
  type Disturbance,
  type History,
  isAboutShares,
  isDisturbance,
  type Step,
} from "./history.ts";
import { Ledger, type Written } from "./Ledger.ts";
import type { TabGlobals, TabModule } from "./loadTab.ts";
import { SimulatedDevice } from "./SimulatedDevice.ts";
import { SimulatedServer } from "./SimulatedServer.ts";
import { SimulatedTab } from "./SimulatedTab.ts";
import { StoredPlan } from "./StoredPlan.ts";
import { listedBy, shownBy } from "./shownBy.ts";
import { insideOf, seal } from "./simulatedShares.ts";

const UID = "ann";
/** Another student, who sometimes signs in on a device of the first. */
const OTHER_UID = "ben";
const KEYS = `share-keys:${UID}`;
const OTHERS_TEXT = "Ben wrote this";
const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 2, 15);
/** A field of the ledger, by its name in the stores. */
const FIELDS: Readonly<Record<string, string>> = {
  checklist_item_name: "given_name",
  status: "status",
  phone: "phone",
  display_name: "display_name",
  experienceName: "experienceName",
  name: "name",
  note: "note",
  title: "title",
  text: "text",
};
/** One history in so many runs all stores of the app, the others those that their acts are about. */
const ALL_STORES_IN = 8;
/** How long a page may wait for the server before it shows what closed pages have lost, in seconds. */
const LOOKED = 4;
/** The most pages of a device at a time. */
const TABS = 3;
/** How often everything is sent and heard at the end: a page that repeats writes needs a few turns. */
const LAST_TURNS = 6;

/** After so many turns without a change, longer than any page waits for something, nothing changes any more. */
const QUIET_TURNS = 2;

/** How a history is run. */
interface Manner {
  /** Whether all that is sent and heard arrives after each step, on devices with a page and a network. */
  readonly isCalm: boolean;
  /** Of a device at a time. */
  readonly mostPages?: number;
}

/** How a history ends. */
export interface HistoryEnd {
  /** What is wrong. */
  readonly faults: readonly string[];
  /** What is stored (`StoredPlan`). */
  readonly words: readonly string[];
}

/** A student with some devices, and what happens to them. Everything random comes from one seed. */
export class SimulatedWorld {
  readonly #clock = new Clock(START);
  readonly #server = new SimulatedServer(() => this.#clock.now);
  readonly #devices: readonly SimulatedDevice<SimulatedTab>[];
  readonly #ledger = new Ledger();
  /** On which days, where the device was, the student did something with each record. */
  readonly #days = new Map<string, readonly string[]>();
  readonly #random: () => number;
  readonly #run: (globals: TabGlobals) => TabModule;
  /** What was wrong before the end. */
  readonly #found: string[] = [];
  readonly #isCalm: boolean;
  readonly #mostPages: number;
  readonly #hasAllStores: boolean;
  #texts = 0;
  #comments = 0;
  #pages = 0;

  private constructor(history: History, run: (globals: TabGlobals) => TabModule, { isCalm, mostPages = TABS }: Manner) {
    const { seed, lastBrowser } = history;
    this.#random = randomOf(seed);
    this.#hasAllStores = isAboutShares(history) || seed % ALL_STORES_IN === 0;
    this.#devices = Array.from(
      { length: DEVICES },
      (_, index) => new SimulatedDevice(UID, this.#server, index === DEVICES - 1 && !isCalm ? lastBrowser : "usual"),
    );
    this.#run = run;
    this.#isCalm = isCalm;
    this.#mostPages = mostPages;
  }

  /** Runs a history and returns what is wrong in the end. */
  static async faults(history: History, run: (globals: TabGlobals) => TabModule): Promise<readonly string[]> {
    return (await SimulatedWorld.end(history, run, { isCalm: false })).faults;
  }

  /** Runs a history and returns how it ends. */
  static async end(history: History, run: (globals: TabGlobals) => TabModule, manner: Manner): Promise<HistoryEnd> {
    const { isCalm } = manner;
    const { acts, steps, isHeard, isOld } = history;
    const world = new SimulatedWorld(history, run, manner);
    await world.#begin(
      steps.some(({ kind }) => kind === "visit"),
      isOld,
    );
    for (const device of world.#devices) await world.#open(device, false);
    // A page in a browser that is awaited has heard everything.
    if (isHeard || isCalm) for (const device of world.#devices) await world.#hearAll(device);
    for (const step of steps) {
      await world.#step(step, acts);
      if (isCalm) await world.#calmDown();
    }
    await world.#finish();
    const stored = world.#stored;
    const end = { faults: world.#faults(stored), words: stored.words };
    for (const device of world.#devices) for (const tab of [...device.tabs]) tab.kill();
    return end;
  }

  async #begin(hasVisits: boolean, isOld: boolean): Promise<void> {
    for (const uid of hasVisits ? [UID, OTHER_UID] : [UID])
      for (const [path, fields] of firstPlan(uid, isOld)) await this.#server.write(path, fields);
  }

  async #step(step: Step, acts: readonly Act[]): Promise<void> {
    if (isDisturbance(step)) return this.#isCalm ? undefined : this.#disturb(step);
    switch (step.kind) {
      case "act":
        return this.#act(chosen(acts, step.act), step.page, step.row, step.ending === "crashes");
      case "open":
        return this.#openOneMore(chosen(this.#devices, step.device), step.isLate && !this.#isCalm);
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

  async #disturb(step: Disturbance): Promise<void> {
    if ("page" in step) {
      const tab = chosen(this.#tabs, step.page);
      if (tab && step.kind === "freeze") tab.isFrozen = true;
      else tab?.thaw();
      return this.#settle();
    }
    const device = chosen(this.#devices, step.device);
    if (!device) return;
    if (step.kind === "set clock") device.clockError = step.hours * HOUR;
    else if (step.kind === "travel") device.zone = step.hours;
    else if (step.kind === "visit") await this.#visit(device);
    else if (step.kind === "comment") await this.#comment(device);
    else device.isFull = step.kind === "fill" && !device.isBlocked;
    return this.#settle();
  }

  /** The student's session on the device ends, another student comes, adds a task and leaves, and the first one is back. */
  async #visit(device: SimulatedDevice<SimulatedTab>): Promise<void> {
    // Nobody can sign in without a network.
    if (!device.isOnline) return;
    // Where no page is open, the next one finds the session ended, and forgets what a page that is open forgets.
    if (device.tabs.size === 0) {
      device.storage.delete(KEYS);
      device.evict();
    }
    for (const tab of [...device.tabs]) await tab.endSession();
    if (device.storage.has(KEYS)) this.#found.push("the keys of shares are left for another student");
    device.uid = OTHER_UID;
    await this.#open(device, false);
    await this.#hearAll(device);
    for (const tab of device.tabs) {
      const { plan, lifecycle } = tab;
      const shares = this.#hasAllStores ? plan.shares.value?.rows : [];
      if (JSON.stringify([shownBy(plan), lifecycle.unsent?.things]).includes(TEXT) || (shares ?? []).length > 0)
        this.#found.push("another student sees the first one's text");
      perform("add task", { plan, row: 0, text: OTHERS_TEXT, isByName: false });
    }
    await this.#settle();
    while (device.queue.length > 0) await device.send(false);
    await this.#settle();
    for (const tab of [...device.tabs]) await tab.endSession();
    device.uid = UID;
    await this.#open(device, false);
  }

  /** A reader with the link writes about each share whose key the device has. The API would store it. */
  async #comment({ storage }: SimulatedDevice<SimulatedTab>): Promise<void> {
    for (const [shareId, key] of Object.entries(readKeys(storage))) {
      const share = this.#server.stored(sharePath(shareId));
      if (!share) continue;
      const sealed = await seal(key, { shareId, uid: UID }, "comment", { name: "", text: "How is it going?" });
      const { ends_at } = share;
      const first = { part: "checklist", from: "reader", answers: null, resolved_at: null };
      const created_at = new Date(this.#clock.now);
      this.#comments += 1;
      await this.#server.write(shareCommentPath(shareId, `comment${this.#comments}`), {
        ...first,
        sealed,
        created_at,
        uid: UID,
        ends_at,
      });
    }
  }

  get #tabs(): readonly SimulatedTab[] {
    return this.#devices.flatMap(({ tabs }) => [...tabs]);
  }

  async #openOneMore(device: SimulatedDevice<SimulatedTab> | undefined, isLate: boolean): Promise<void> {
    if (device && device.tabs.size < (device.isBlocked ? 1 : this.#mostPages)) await this.#open(device, isLate);
  }

  async #open(device: SimulatedDevice<SimulatedTab>, isLate: boolean): Promise<void> {
    this.#pages += 1;
    const tab = new SimulatedTab(this.#pages, device, this.#clock, this.#random, this.#run, this.#hasAllStores);
    if (device.isOnline) tab.lifecycle.preview(this.#firstView(device.uid));
    if (!isLate) tab.startFirestore();
    await this.#settle();
  }

  /** What a page reads without the SDK. */
  #firstView(uid: string) {
    const [user, checklist] = [userPath(uid), checklistPath(uid, STAGE)].map((path) => this.#server.stored(path));
    return { uid, user, stageId: STAGE, checklist };
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
    if (!tab || !act || tab.isFrozen) return;
    this.#texts += 1;
    const { evictions, forgotten, isFull } = tab.device;
    const written: Omit<Written, "value"> = {
      // A page without Firestore sends what it writes later than other pages of its device.
      writer: tab.hasFirestore ? this.#devices.indexOf(tab.device) : DEVICES + tab.number,
      page: tab.number,
      at: this.#server.commits,
      lost: () => {
        if (tab.device.forgotten > forgotten || (isFull && !tab.isOpen)) return "forgotten";
        if (!tab.hasFirestore) return tab.isOpen ? null : "early";
        return crashes || tab.device.evictions > evictions ? "crashed" : null;
      },
    };
    const text = textOf(this.#texts);
    const done = perform(act, { plan: tab.plan, row, text, isByName: this.#isCalm });
    if (done) {
      this.#ledger.enter(done, written, done.saved);
      this.#days.set(done.record, [...(this.#days.get(done.record) ?? []), this.#today(tab.device)]);
    }
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
      device.isFull = false;
      for (const tab of device.tabs) {
        tab.thaw();
        tab.startFirestore();
      }
      if (!device.isBlocked || device.tabs.size === 0) await this.#open(device, false);
    }
    let quiet = 0;
    for (let turns = 0; turns < LAST_TURNS && quiet < QUIET_TURNS; turns += 1) {
      const before = this.#changes;
      for (const device of this.#devices) {
        await device.hear();
        await this.#settle();
        while (device.queue.length > 0) await device.send(false);
        await this.#settle();
      }
      await this.#clock.pass(5_000, turn);
      quiet = this.#changes === before ? quiet + 1 : 0;
    }
  }

  /** Counts what could change what pages show, or what is stored. */
  get #changes(): number {
    return this.#devices.reduce((sum, { changes }) => sum + changes, this.#server.commits);
  }

  /** Several turns, because what one device sends is new to the others. */
  async #calmDown(): Promise<void> {
    const devices = this.#devices.filter(({ isOnline, tabs }) => isOnline && tabs.size > 0);
    for (let turns = 0; turns < LAST_TURNS; turns += 1) {
      for (const device of devices) {
        await this.#hearAll(device);
        while (device.queue.length > 0) await device.send(false);
        await this.#settle();
      }
    }
  }

  #faults(stored: StoredPlan): readonly string[] {
    const listed = new Set(this.#tabs.flatMap(({ lifecycle }) => listedBy(lifecycle.unsent)));
    const differences = this.#tabs.flatMap(({ plan, device }) => {
      const difference = stored.differenceTo(shownBy(plan));
      return difference === null ? [] : [`device ${this.#devices.indexOf(device)} shows ${difference}`];
    });
    return [
      ...this.#found,
      ...this.#ledger.faults(stored.records, listed, this.#server),
      ...differences,
      ...stored.wrongSummaries(),
      ...stored.wrongDays(this.#days),
      ...this.#leftInLog(),
      ...(this.#hasAllStores ? this.#wrongShares() : []),
      ...this.#mixedUp(),
    ];
  }

  /** Shares that differ from the plan, although a device could bring them up to date, and comments that are doubled. */
  #wrongShares(): readonly string[] {
    const shares = this.#server.storedIn("shares");
    const rows = Object.keys(Object(this.#server.stored(shareRowsPath(UID))?.items));
    const names = Object.values<Fields>(Object(this.#server.stored(checklistPath(UID, STAGE))?.items)).map(
      ({ checklist_item_name }) => checklist_item_name,
    );
    const known = this.#devices.flatMap(({ storage }) => Object.keys(readKeys(storage)));
    return [
      ...rows.filter((id) => !shares.has(id)).map((id) => `the share ${id} is listed and not there`),
      ...[...shares].flatMap(([id, { parts }]) => {
        const [part] = Object.values<Uint8Array>(Object(parts));
        const { lists = [] }: { lists?: { tasks: { name: string }[] }[] } = part ? Object(insideOf(part))[4] : {};
        const shared = lists.flatMap(({ tasks }) => tasks.map(({ name }) => name));
        const differs = known.includes(id) && shared.toSorted().join("\n") !== names.toSorted().join("\n");
        const comments = [...this.#server.storedIn(shareCommentsPath(id)).values()];
        const texts = comments
          .filter(({ from }) => from === "student")
          .map(({ sealed }) => JSON.stringify(insideOf(sealed as Uint8Array)));
        return [
          ...(rows.includes(id) ? [] : [`the share ${id} is not listed`]),
          ...(differs ? [`the share ${id} has ${shared.join()} instead of ${names.join()}`] : []),
          ...(JSON.stringify(shared).includes(OTHERS_TEXT) ? [`the share ${id} has another student's text`] : []),
          ...(new Set(texts).size < texts.length ? [`an answer on the share ${id} is doubled`] : []),
        ];
      }),
    ];
  }

  /** Texts of one student in the other's plan. */
  #mixedUp(): readonly string[] {
    const [ann, ben] = [UID, OTHER_UID].map((uid) => JSON.stringify(this.#server.stored(checklistPath(uid, STAGE))));
    const isMixed = ann?.includes(OTHERS_TEXT) || ben?.includes(TEXT);
    return isMixed ? ["one student's text is in another one's plan"] : [];
  }

  /** The calendar day where the device is, as its clock has it. */
  #today({ clockError, zone }: SimulatedDevice<SimulatedTab>): string {
    return new Date(this.#clock.now + clockError + zone * HOUR).toISOString().slice(0, 10);
  }

  get #stored(): StoredPlan {
    return new StoredPlan({
      schools: this.#server.stored(schoolsPath(UID)),
      essayIndex: this.#server.stored(essayIndexPath(UID)),
      essays: this.#server.storedIn(essaysPath(UID)),
      user: this.#server.stored(userPath(UID)),
      checklist: this.#server.stored(checklistPath(UID, STAGE)),
      summary: this.#server.stored(experienceSummaryPath(UID)),
      experiences: this.#server.storedIn(experiencesPath(UID)),
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
      const schools = plan.schools.rows.map((row) => [`schools/${row.id}`, { ...row }] as const);
      const essays = (plan.essays.value?.records ?? []).map((row) => [`essays/${row.id}`, { ...row }] as const);
      const account = ["account", { ...plan.user.user }] as const;
      const shown = new Map<string, Fields>([account, ...tasks, ...entries, ...schools, ...essays]);
      return this.#ledger.writtenOnlyBy(writer).flatMap(({ record, field, value, page }) => {
        // What an open page has lost waits for the next page that starts.
        if (page > number || !(field in FIELDS)) return [];
        const found = shown.get(record)?.[FIELDS[field] ?? ""];
        return found === value ? [] : [`offline, page ${number} shows ${found} instead of ${value} for ${record}`];
      });
    });
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

/** The keys of the first student's shares on a device. */
function readKeys(storage: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return JSON.parse(storage.get(KEYS) ?? "{}");
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
