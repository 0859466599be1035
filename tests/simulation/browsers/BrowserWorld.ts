import {
  checklistPath,
  essayIndexPath,
  essaysPath,
  experienceSummaryPath,
  experiencesPath,
  schoolsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { type SessionSource, sessionOf } from "../../support/session.ts";
import { until } from "../../support/until.ts";
import { chosen, textOf } from "../acts.ts";
import { firstPlan, STAGE } from "../firstPlan.ts";
import { type Act, DEVICES, type History, isDisturbance, type Step } from "../history.ts";
import { Ledger } from "../Ledger.ts";
import type { HistoryEnd } from "../SimulatedWorld.ts";
import { StoredPlan } from "../StoredPlan.ts";
import type { BrowserDevice, BrowserPage } from "./BrowserDevice.ts";
import type { PageState } from "./pageProgram.ts";

const PASSWORD = "correct horse battery";
/** How long everything may take to arrive, in milliseconds. */
const PATIENCE = 30_000;
/** From this long on, devices are put aside: their pages are frozen until they are used again. In seconds. */
const LONG = 60;

interface OpenPage {
  /** Counts the pages of the world. */
  readonly number: number;
  readonly device: BrowserDevice;
  readonly page: BrowserPage;
  /** The pages that had left something when this one opened, so that it looks at it. */
  readonly looksAt: ReadonlySet<string> | "all";
  isFrozen: boolean;
}

/** A student with devices in real browsers, and what happens to them. */
export class BrowserWorld {
  readonly #uid: string;
  readonly #devices: readonly BrowserDevice[];
  readonly #source: SessionSource;
  readonly #isCalm: boolean;
  readonly #ledger = new Ledger();
  readonly #faults: string[] = [];
  /** Told about the acts, by their texts, that were not saved. */
  readonly #refusals = new Map<string, (isSaved: boolean) => void>();
  readonly #evictions = new Map<BrowserDevice, number>();
  #open: OpenPage[] = [];
  #texts = 0;
  #count = 0;
  #seconds = 0;

  private constructor(uid: string, devices: readonly BrowserDevice[], source: SessionSource, isCalm: boolean) {
    this.#uid = uid;
    this.#devices = devices;
    this.#source = source;
    this.#isCalm = isCalm;
  }

  /**
   * Runs a history with a new student and returns how it ends.
   *
   * @param isCalm whether each step waits until all that can arrive has arrived
   */
  static async end(
    { acts, steps, isOld }: History,
    devices: readonly BrowserDevice[],
    source: SessionSource,
    { isCalm }: { readonly isCalm: boolean },
  ): Promise<HistoryEnd> {
    const email = `history-${crypto.randomUUID()}@cairn.test`;
    const { uid } = await source.auth.createUser({ email, password: PASSWORD, emailVerified: true });
    for (const [path, fields] of firstPlan(uid, isOld)) await source.db.doc(path).set(fields);
    for (const device of devices) await device.begin(await sessionOf({ uid, email, password: PASSWORD }, source));
    const world = new BrowserWorld(uid, devices, source, isCalm);
    for (const device of devices) await world.#openOn(device, false);
    await world.#calmDown("the beginning");
    for (const [index, step] of steps.entries()) {
      await world.#step(step, acts);
      if (isCalm) await world.#calmDown(`step ${index}`);
    }
    return world.#finish();
  }

  async #step(step: Step, acts: readonly Act[]): Promise<void> {
    if (isDisturbance(step)) return;
    switch (step.kind) {
      case "act":
        return this.#act(chosen(acts, step.act), chosen(this.#pages, step.page), step.row, step.ending === "crashes");
      case "open": {
        const device = this.#devices[step.device % DEVICES];
        if (device && device.pages.length < device.mostPages) await this.#openOn(device, step.isLate && !this.#isCalm);
        return;
      }
      case "cut":
      case "connect":
      case "evict":
        return this.#change(this.#devices[step.device % DEVICES], step.kind);
      case "send":
        if (step.isAnswerLost) await this.#change(this.#devices[step.device % DEVICES], "cut");
        return;
      case "wait":
        return this.#wait(step.seconds);
      case "start":
      case "hear":
        // The SDK does so by itself.
        return;
      default:
        return this.#endPage(step.kind, chosen(this.#pages, step.page));
    }
  }

  /** In the order of the devices, as the simulation counts them. */
  get #pages(): readonly OpenPage[] {
    this.#open = this.#open.filter(({ page }) => page.isOpen);
    return this.#devices.flatMap((device) => this.#open.filter((each) => each.device === device));
  }

  /** `isLate`: the next step does not wait until Firestore has started. */
  async #openOn(device: BrowserDevice, isLate: boolean): Promise<void> {
    const left = await this.#owingOn(device);
    const page = await device.open();
    this.#count += 1;
    const opened = { number: this.#count, device, page, looksAt: left, isFrozen: false };
    this.#open.push(opened);
    await this.#start(opened, isLate);
  }

  async #start({ page }: OpenPage, isLate: boolean): Promise<void> {
    // The page may still be on its way to the app.
    await until("a plan in the page", () => page.call("isReady").catch(() => false));
    await page.call("setClock", this.#seconds * 1_000);
    if (!isLate) await page.call("hasStarted", this.#uid);
  }

  /** The pages whose writes are in the device's log. */
  async #owingOn(device: BrowserDevice): Promise<ReadonlySet<string>> {
    const [first] = this.#pages.filter((each) => each.device === device);
    const state = first && (await this.#stateOf(first));
    return new Set(Object.keys(state?.owing ?? {}));
  }

  async #stateOf({ page }: OpenPage): Promise<PageState | null> {
    const state = await page.call("state");
    for (const text of state?.refused ?? []) this.#refusals.get(text)?.(false);
    return state;
  }

  async #act(act: Act | undefined, on: OpenPage | undefined, row: number, crashes: boolean): Promise<void> {
    if (!act || !on) return;
    await this.#use(on);
    this.#texts += 1;
    const text = textOf(this.#texts);
    const { device, page, number } = on;
    const done = crashes
      ? await page.actAndCrash(act, row, text, this.#isCalm)
      : await page.call("act", act, row, text, this.#isCalm);
    const isKept = crashes || (await page.call("isKept"));
    const evictions = this.#evictions.get(device);
    if (!done) return;
    const saved = new Promise<boolean>((resolve) => this.#refusals.set(text, resolve));
    const lost = () => (crashes || this.#evictions.get(device) !== evictions ? "crashed" : null);
    // What Firestore has not stored is sent later than what other pages of the device write.
    const writer = isKept ? this.#devices.indexOf(device) : DEVICES + number;
    this.#ledger.enter(done, { writer, page: number, at: 0, lost: isKept ? lost : () => "early" }, saved);
  }

  /** Brings a page to the front that was put aside. */
  async #use(on: OpenPage): Promise<void> {
    if (!on.isFrozen) return;
    on.isFrozen = false;
    await on.page.thaw();
  }

  async #change(device: BrowserDevice | undefined, kind: "cut" | "connect" | "evict"): Promise<void> {
    if (kind !== "evict") return device?.[kind]();
    if (!device || device.pages.length > 0) return;
    await device.evict();
    this.#evictions.set(device, (this.#evictions.get(device) ?? 0) + 1);
  }

  /** All devices' clocks jump. */
  async #wait(seconds: number): Promise<void> {
    this.#seconds += seconds;
    for (const each of this.#pages) {
      await this.#use(each);
      await each.page.call("setClock", this.#seconds * 1_000);
      if (seconds < LONG || this.#isCalm) continue;
      await each.page.freeze();
      each.isFrozen = true;
    }
  }

  async #endPage(kind: "reload" | "close" | "crash", on: OpenPage | undefined): Promise<void> {
    if (!on) return;
    await this.#use(on);
    if (kind !== "crash") await this.#stateOf(on);
    if (kind !== "reload") return on.page[kind]();
    // A reloaded page is a new one: the last of its device.
    this.#count += 1;
    const reloaded = { ...on, number: this.#count, looksAt: await this.#owingOn(on.device) };
    this.#open = [...this.#open.filter((each) => each !== on), reloaded];
    await on.page.reload();
    await this.#start(reloaded, false);
  }

  /** Waits until the pages with a network owe nothing and show what is stored. */
  async #calmDown(when: string): Promise<void> {
    let reason: string | null = null;
    const isCalm = async () => {
      const stored = await this.#stored();
      for (const each of this.#pages) {
        reason = each.device.isOnline ? await this.#unrestOf(each, stored) : null;
        if (reason !== null) return false;
      }
      return true;
    };
    await until("calm", isCalm, PATIENCE).catch(() => this.#faults.push(`no calm at ${when}: ${reason}`));
  }

  /** What a page still waits for. */
  async #unrestOf(on: OpenPage, stored: StoredPlan): Promise<string | null> {
    const state = await this.#stateOf(on);
    if (!state) return "a page shows no plan";
    if (state.unanswered > 0) return `${state.unanswered} writes without an answer`;
    const owing = Object.entries(state.owing).filter(
      ([page, is]) => is === "open" || on.looksAt === "all" || on.looksAt.has(page),
    );
    if (owing.length > 0) return `writes of ${JSON.stringify(owing)} in the log`;
    const difference = stored.differenceTo(state.shown);
    return difference === null ? null : `device ${this.#devices.indexOf(on.device)} shows ${difference}`;
  }

  /** All devices are online and open one more page, which looks at what others have left. */
  async #finish(): Promise<HistoryEnd> {
    for (const each of this.#pages) await this.#use(each);
    for (const device of this.#devices) {
      await device.connect();
      await this.#openOn(device, false);
    }
    // Now, somebody looks at everything.
    this.#open = this.#open.map((each) => ({ ...each, looksAt: "all" }));
    await this.#calmDown("the end");
    const listed = new Set<string>();
    for (const each of this.#pages) for (const record of (await this.#stateOf(each))?.listed ?? []) listed.add(record);
    const stored = await this.#stored();
    const faults = [...this.#faults, ...this.#ledger.faults(stored.records, listed, null), ...stored.wrongSummaries()];
    return { faults, words: stored.words };
  }

  async #stored(): Promise<StoredPlan> {
    const { db } = this.#source;
    const read = async (path: string) => (await db.doc(path).get()).data() ?? null;
    const list = async (path: string) => {
      const { docs } = await db.collection(path).get();
      return new Map(docs.map((document) => [document.id, document.data()]));
    };
    const [user, checklist, summary, experiences, schools, essayIndex, essays] = await Promise.all([
      read(userPath(this.#uid)),
      read(checklistPath(this.#uid, STAGE)),
      read(experienceSummaryPath(this.#uid)),
      list(experiencesPath(this.#uid)),
      read(schoolsPath(this.#uid)),
      read(essayIndexPath(this.#uid)),
      list(essaysPath(this.#uid)),
    ]);
    return new StoredPlan({ user, checklist, summary, experiences, schools, essayIndex, essays });
  }
}
