import { type Clock, dateAt } from "./Clock.ts";
import type { TabGlobals, TabModule } from "./loadTab.ts";
import type { Page, PendingCommit, SimulatedDevice, Target } from "./SimulatedDevice.ts";
import { simulatedSdk } from "./simulatedSdk.ts";

type Lifecycle = ReturnType<TabModule["startPlan"]>;

/** A page of the app, without its screens. */
export class SimulatedTab implements Page {
  /** Counts the pages of the world. */
  readonly number: number;
  readonly device: SimulatedDevice<SimulatedTab>;
  readonly targets = new Set<Target>();
  readonly unstored: PendingCommit[] = [];
  isOpen = true;
  /** The browser lets it do nothing. */
  isFrozen = false;
  hasFirestore = false;
  readonly lifecycle: Lifecycle;
  readonly #listeners = new Map<string, Set<() => void>>();
  /** What it does once it runs again. */
  readonly #later: (() => void)[] = [];
  /** The device's changes that the listeners know. */
  #shown = -1;
  readonly #startFirestore: () => void;

  constructor(
    number: number,
    device: SimulatedDevice<SimulatedTab>,
    clock: Clock,
    random: () => number,
    run: (globals: TabGlobals) => TabModule,
    hasAllStores: boolean,
  ) {
    this.number = number;
    this.device = device;
    device.tabs.add(this);
    const { createPlan, createSmallPlan, keptFirstView, startPlan } = run(this.#globals(clock, random));
    this.lifecycle = startPlan();
    this.lifecycle.open(device.uid);
    const kept = keptFirstView(device.uid);
    if (kept) this.lifecycle.preview(kept);
    const api = { call: () => Promise.reject(new Error("The simulation has no functions.")) };
    // The plan's stores call functions only when the student asks for it.
    this.lifecycle.complete((firestore, first) =>
      hasAllStores ? createPlan(firestore, first, api as never) : createSmallPlan(firestore, first),
    );
    this.#startFirestore = () => {
      const { sdk, db } = simulatedSdk(this, device, () => clock.now + device.clockError, random);
      // The stand-in has what the stores use of the SDK's types.
      this.lifecycle.start(sdk as never, () => db as never);
      this.plan.experiences.load();
      void this.plan.essays.loaded().then((essays) => essays.load());
      if (hasAllStores) this.plan.shares.load();
    };
  }

  get plan() {
    const { plan } = this.lifecycle;
    if (!plan) throw new Error("The plan is not there.");
    return plan;
  }

  /** Until then, the stores take edits without Firestore. */
  startFirestore(): void {
    this.hasFirestore = true;
    this.#startFirestore();
  }

  hears(type: string): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) this.run(listener);
  }

  run(act: () => void): void {
    if (!this.isOpen) return;
    if (this.isFrozen) this.#later.push(act);
    else act();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const act of this.#later.splice(0)) act();
  }

  /** The session ends, as by "Log out everywhere" on another device: its student's drafts and log stay on the device. */
  async endSession(): Promise<void> {
    this.thaw();
    this.lifecycle.close();
    if (this.hasFirestore) await this.lifecycle.forget();
    else this.device.evict();
    this.kill();
  }

  /** The page goes away. What it has not stored is lost. */
  kill(): void {
    this.isOpen = false;
    this.targets.clear();
    this.unstored.length = 0;
    this.device.locks.release(this);
    this.device.close(this);
  }

  /** Shows the page's listeners what is new to them. */
  emit(): void {
    if (this.isFrozen || this.#shown === this.device.changes) return;
    this.#shown = this.device.changes;
    for (const target of [...this.targets]) target.emit();
  }

  #globals(clock: Clock, random: () => number): TabGlobals {
    return {
      localStorage: this.#localStorage(),
      navigator: Object.defineProperty({ locks: this.device.locks.of(this) }, "onLine", {
        get: () => this.device.isOnline,
      }) as TabGlobals["navigator"],
      setTimeout: (act, delay = 0) => clock.after(delay, () => this.run(act)),
      clearTimeout: (timer) => clock.cancel(timer),
      Date: dateAt(
        () => clock.now + this.device.clockError,
        () => this.device.zone,
      ),
      Math: Object.assign(Object.create(Math), { random }),
      crypto: {
        getRandomValues: (numbers) => {
          const list = numbers as unknown as Uint32Array;
          for (let index = 0; index < list.length; index += 1) list[index] = Math.floor(random() * 2 ** 32);
          return numbers;
        },
      },
      addEventListener: (type, listener, { signal } = {}) => {
        const known = this.#listeners.get(type) ?? new Set();
        this.#listeners.set(type, known.add(listener));
        signal?.addEventListener("abort", () => void known.delete(listener));
      },
      removeEventListener: (type, listener) => void this.#listeners.get(type)?.delete(listener),
    };
  }

  /**
   * The device's local storage, or what the app puts in its place where there is none (`web/src/base/deviceStorage.ts`).
   * A page that is gone changes nothing any more.
   */
  #localStorage(): Storage {
    const { device } = this;
    const { tabs } = device;
    const storage = device.isBlocked ? new Map<string, string>() : device.storage;
    const change = (act: () => void) => {
      if (!this.isOpen) return;
      act();
      for (const other of tabs) if (other !== this) other.hears("storage");
    };
    const methods = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (device.isFull) throw new Error("QuotaExceededError");
        change(() => storage.set(key, text));
      },
      removeItem: (key: string) => change(() => storage.delete(key)),
    };
    // `Object.keys(localStorage)` are its keys.
    return new Proxy(methods, {
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        storage.has(String(key))
          ? { configurable: true, enumerable: true, value: storage.get(String(key)) }
          : undefined,
    }) as unknown as Storage;
  }
}
