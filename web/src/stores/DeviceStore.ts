import { makeAutoObservable, runInAction } from "mobx";
import { keepsDocuments, keepsValues } from "../deviceStorage.ts";

/** How long a listener may be silent before the cache is asked, and how long that may take, in milliseconds. */
const SILENCE = 6_500;
const PATIENCE = 1_500;

/** Set in a tab whose student has chosen to start without the cache. */
const WITHOUT_CACHE = "without-cache";

interface Watched {
  /** Settles once the cache has answered, whatever it says. */
  readonly askCache: () => Promise<unknown>;
  readonly hasHeard: () => boolean;
}

/** What the browser keeps of Cairn on this device, and whether Firestore's cache there answers. */
export class DeviceStore {
  /** This page does without Firestore's cache. */
  isWithoutCache = false;
  /** By the student's own choice, after the cache had not answered. */
  hasChosenNoCache = false;
  /** The cache was opened and gives no answer: nothing of the plan can show. */
  isCacheSilent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether Firestore is to keep what it reads and what is to be sent on the device. */
  async usesCache(): Promise<boolean> {
    const hasChosenNoCache = sessionStorage.getItem(WITHOUT_CACHE) !== null;
    // The cache marks its pages in local storage, so it needs both.
    const isWithoutCache = hasChosenNoCache || !keepsValues || !(await keepsDocuments);
    runInAction(() => {
      this.hasChosenNoCache = hasChosenNoCache;
      this.isWithoutCache = isWithoutCache;
    });
    return !isWithoutCache;
  }

  /**
   * Asks the cache when no listener has said anything for a while. A slow server is no reason for its silence: the cache
   * has an answer or says at once that it has none.
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

  /** What has not been sent yet stays in the cache, and is sent by the next page that can open it. */
  startWithoutCache(): void {
    sessionStorage.setItem(WITHOUT_CACHE, "yes");
    location.reload();
  }

  private setSilent(isSilent: boolean): void {
    this.isCacheSilent = isSilent;
  }
}
