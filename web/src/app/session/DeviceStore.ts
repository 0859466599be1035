import { makeAutoObservable, runInAction } from "mobx";
import { keepsDocuments, keepsValues } from "../../base/deviceStorage.ts";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly device: DeviceStore;
  }
}

/** How long to wait for a listener before the cache is tested, and how long that test may take, in milliseconds. */
const SILENCE = 6_500;
const PATIENCE = 1_500;

/** A difference of clocks by which it is another day for most of the time, in milliseconds. */
const MOST_OF_A_DAY = 64_800_000;

/** Set in a tab where the student chose to start without the cache. */
const WITHOUT_CACHE = "without-cache";

interface Watched {
  /** Settles once the cache has answered, whatever the answer. */
  readonly askCache: () => Promise<unknown>;
  readonly hasHeard: () => boolean;
}

/** What the browser can store for Cairn on this device, whether Firestore's cache there answers, and its clock. */
export class DeviceStore {
  /** This page does not use Firestore's cache. */
  isWithoutCache = false;
  /** By the student's own choice, after the cache did not answer. */
  hasChosenNoCache = false;
  /** The cache was opened but does not answer, so nothing of the plan can be shown. */
  isCacheSilent = false;
  /** What the server's clock said, in milliseconds since 1970, if this device's is wrong by a day; else null. */
  serverTime: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** There is something to say about this device. */
  get hasNews(): boolean {
    return this.isCacheSilent || this.isWithoutCache || this.serverTime !== null;
  }

  /** `date`: the Date header of an answer that has just come. */
  compareClock(date: string | null): void {
    const time = Date.parse(date ?? "");
    this.serverTime = Math.abs(time - Date.now()) > MOST_OF_A_DAY ? time : null;
  }

  /** Whether Firestore should store what it reads and what it has to send on the device. */
  async usesCache(): Promise<boolean> {
    const hasChosenNoCache = sessionStorage.getItem(WITHOUT_CACHE) !== null;
    // Firestore's cache needs local storage, too, to coordinate its tabs.
    const isWithoutCache = hasChosenNoCache || !keepsValues || !(await keepsDocuments);
    runInAction(() => {
      this.hasChosenNoCache = hasChosenNoCache;
      this.isWithoutCache = isWithoutCache;
    });
    return !isWithoutCache;
  }

  /**
   * Tests the cache if no listener has reported anything for a while. A slow server is no reason for silence: the cache
   * either has an answer or says at once that it has no answer.
   */
  watch({ askCache, hasHeard }: Watched): void {
    clearTimeout(this.#timer);
    if (this.isWithoutCache) return;
    this.#timer = setTimeout(() => {
      if (hasHeard() || !navigator.onLine) return;
      this.#timer = setTimeout(() => this.setSilent(!hasHeard()), PATIENCE);
      const answered = () => {
        clearTimeout(this.#timer);
        this.setSilent(false);
      };
      askCache().then(answered, answered);
    }, SILENCE);
  }

  /** Unsent changes stay in the cache. The next page that can open it sends them. */
  startWithoutCache(): void {
    sessionStorage.setItem(WITHOUT_CACHE, "yes");
    location.reload();
  }

  private setSilent(isSilent: boolean): void {
    this.isCacheSilent = isSilent;
  }
}
