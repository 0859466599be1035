import { makeAutoObservable, observableRef } from "mobx";

const WORKER = "/serviceWorker.js";
/** How often a page that stays open asks for a new version, in milliseconds. */
const INTERVAL = 60 * 60 * 1000;

/**
 * Keeps the app itself on this device, so that every screen opens without a network, and tells when a newer version has
 * arrived. The student decides when to take it: a page never changes its version while somebody works in it.
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

  /** Once the student is inside: the sign-in page is not to wait for files it does not need. */
  async start(): Promise<void> {
    // A browser has none in a page that did not come safely.
    if (!import.meta.env.PROD || !navigator.serviceWorker || this.#registration) return;
    try {
      this.watch(await navigator.serviceWorker.register(WORKER));
    } catch {
      // The app works without; the next visit tries again.
    }
  }

  /** Every page of this browser goes over to the new version. */
  takeUpdate(): void {
    this.waiting?.postMessage("activate");
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
    this.offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && navigator.serviceWorker.controller) this.offer(installing);
      });
    });
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // The first version takes over a page that it fits already.
      if (hasVersion) location.reload();
      hasVersion = true;
    });
  }

  private offer(worker: ServiceWorker | null): void {
    this.waiting = worker;
  }
}
