import { makeAutoObservable, observableRef } from "mobx";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly shell: ShellStore;
  }
}

const WORKER = "/serviceWorker.js";
/** How often an open page checks for a new version, in milliseconds. */
const INTERVAL = 60 * 60 * 1000;
/** How long a version may take to become active, in milliseconds. */
const LONGEST_WAIT = 2_000;

/**
 * Caches the app itself on this device, so that every screen opens offline, and reports when a newer version is ready.
 * The student decides when to switch: a page never changes its version while it is being used.
 */
export class ShellStore {
  private waiting: ServiceWorker | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #asked = 0;

  constructor() {
    makeAutoObservable<this, "waiting">(this, { waiting: observableRef }, { autoBind: true });
  }

  get hasUpdate(): boolean {
    return this.waiting !== null;
  }

  /** Starts after sign-in: the sign-in page must not wait for files it does not need. */
  async start(): Promise<void> {
    // Browsers have no service worker on pages not served over HTTPS.
    if (!import.meta.env.PROD || !navigator.serviceWorker || this.#registration) return;
    try {
      this.watch(await navigator.serviceWorker.register(WORKER));
    } catch {
      // The app works without it. The next visit tries again.
    }
  }

  /** Every page of this browser switches to the new version, and reloads as soon as it is active. */
  takeUpdate(): void {
    this.waiting?.postMessage("activate");
    // Seen in Chrome 156: if files of the page are on their way, the version stays waiting until the page has gone.
    reloadAfter(LONGEST_WAIT);
  }

  recheck(): void {
    if (!this.#registration || Date.now() - this.#asked < INTERVAL) return;
    this.#asked = Date.now();
    this.#registration.update().catch(() => undefined);
  }

  private watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    this.#asked = Date.now();
    let hasVersion = navigator.serviceWorker.controller !== null;
    // The first version of a device replaces none. In WebKit, it can be in control before the page hears of it.
    let first = registration.active ? null : (registration.installing ?? registration.waiting);
    if (registration.waiting !== first) this.offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { active, installing } = registration;
      if (!active) first ??= installing;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && installing !== first) this.offer(installing);
      });
    });
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // The first version takes control of a page that already matches it.
      if (hasVersion) location.reload();
      hasVersion = true;
    });
  }

  private offer(worker: ServiceWorker | null): void {
    this.waiting = worker;
  }
}

/**
 * Reloads the page, and again if it is still there after three times as long. Seen in Chrome 156: a reload that began
 * while the new version took over waits forever for the old version.
 *
 * @param wait in milliseconds
 */
function reloadAfter(wait: number): void {
  setTimeout(() => {
    location.reload();
    reloadAfter(3 * wait);
  }, wait);
}
