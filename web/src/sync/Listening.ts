import { makeAutoObservable, observableRef, when } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";

export type MirrorStatus = "closed" | "loading" | "ready" | "failed";

/**
 * Starts a Firestore listener and returns a function that stops it. If the listener ends with an error, it calls
 * `fail`.
 */
export type Listen = (fail: (error: Error) => void) => () => void;

export interface ListeningOptions {
  /** How long to wait for the server with an empty cache before that is a failure, in milliseconds. */
  readonly patience?: number;
  /**
   * If the cache is empty and the server is unreachable, report an empty list instead of an error. Safe only for stores
   * whose writes merge single rows or documents.
   */
  readonly beginsUnheard?: boolean;
  /**
   * Firestore handles its listeners one after another. Those for the first view come first; all others start when these
   * have something to show.
   */
  readonly comesFirst?: boolean;
}

/** The life cycle of one Firestore listener: the status that a mirror shows, and restarting it. */
export class Listening {
  status: MirrorStatus = "closed";
  failure: Error | null = null;
  readonly #firestore: PlanFirestore;
  readonly #patience: number;
  readonly #beginsUnheard: boolean;
  readonly #comesFirst: boolean;
  #isUnheard = false;
  #holdsUpOthers = false;
  #isPreview = false;
  #listen: Listen | null = null;
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    firestore: PlanFirestore,
    { patience = 8_000, beginsUnheard = false, comesFirst = false }: ListeningOptions = {},
  ) {
    this.#firestore = firestore;
    this.#patience = patience;
    this.#beginsUnheard = beginsUnheard;
    this.#comesFirst = comesFirst;
    makeAutoObservable(
      this,
      {
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  open(listen: Listen): void {
    this.close();
    this.#listen = listen;
    this.start(listen);
  }

  retry(): void {
    if (this.status !== "failed" || !this.#listen) return;
    this.end();
    this.start(this.#listen);
  }

  close(): void {
    this.end();
    this.#listen = null;
    this.status = "closed";
    this.failure = null;
  }

  /**
   * There is something to show, but not from Firestore. Other listeners wait for this one's answer as before, so that its
   * request is sent first.
   */
  previewed(): void {
    this.#isPreview = true;
    this.status = "ready";
  }

  /** There is something to show. `isHeard`: it comes from the server. */
  answered(isHeard: boolean): void {
    clearTimeout(this.#timer);
    this.#isPreview = false;
    this.status = "ready";
    this.failure = null;
    this.holdUpOthers(false);
    if (isHeard) this.setUnheard(false);
  }

  /**
   * The cache is empty and the server has not answered. Firestore itself would wait forever. The listener stays active,
   * so a late answer still resolves the failure. `begin` shows an empty list, where that is not a failure.
   */
  unanswered(begin: () => void): void {
    if (this.status !== "loading" && !this.#isPreview) return;
    clearTimeout(this.#timer);
    // Offline, there is no answer to wait for. A store outside of a browser has no navigator.
    const isOffline = globalThis.navigator?.onLine === false;
    const patience = this.#beginsUnheard && isOffline ? 0 : this.#patience;
    this.#timer = setTimeout(() => this.giveUp(begin), patience);
  }

  /** This release cannot read the data. It may be able to read a later version. */
  unreadable(): void {
    clearTimeout(this.#timer);
    this.show(new Error("The stored document cannot be read"));
  }

  private giveUp(begin: () => void): void {
    if (this.#isPreview) {
      this.holdUpOthers(false);
      return;
    }
    if (!this.#beginsUnheard) {
      this.show(new Error("Firestore could not be reached"));
      return;
    }
    this.setUnheard(true);
    begin();
  }

  private setUnheard(isUnheard: boolean): void {
    if (this.#isUnheard === isUnheard) return;
    this.#isUnheard = isUnheard;
    this.#firestore.count("unheardLists", isUnheard ? 1 : -1);
  }

  private start(listen: Listen): void {
    this.status = "loading";
    this.failure = null;
    this.holdUpOthers(this.#comesFirst);
    const start = () => {
      this.#stop = listen(this.fail);
    };
    if (this.#comesFirst || this.#firestore.firstInLine === 0) start();
    else this.#stop = when(() => this.#firestore.firstInLine === 0, start);
  }

  private holdUpOthers(holdsUpOthers: boolean): void {
    if (this.#holdsUpOthers === holdsUpOthers) return;
    this.#holdsUpOthers = holdsUpOthers;
    this.#firestore.count("firstInLine", holdsUpOthers ? 1 : -1);
  }

  private fail(error: Error): void {
    // Firestore has already ended this listener.
    this.#stop = null;
    clearTimeout(this.#timer);
    this.show(error);
  }

  private show(failure: Error): void {
    this.failure = failure;
    this.status = "failed";
    this.holdUpOthers(false);
  }

  private end(): void {
    clearTimeout(this.#timer);
    this.setUnheard(false);
    this.holdUpOthers(false);
    this.#isPreview = false;
    this.#stop?.();
    this.#stop = null;
  }
}
