import { makeAutoObservable, observableRef, when } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";

export type MirrorStatus = "closed" | "loading" | "ready" | "failed";

/** Starts a Firestore listener that reports its death to `fail`; what it returns stops it. */
export type Listen = (fail: (error: Error) => void) => () => void;

export interface ListeningOptions {
  /** How long an empty cache waits for the server before it is called a failure, in milliseconds. */
  readonly patience?: number;
  /**
   * Shows nothing instead of a failure, so that a student can begin without the server. Only where a write keeps what
   * the server may have besides: each touches a row or a document of its own.
   */
  readonly beginsUnheard?: boolean;
  /**
   * Firestore works through its listeners one after the other. Those of what a student sees first come first; all others
   * start when these have something to show.
   */
  readonly comesFirst?: boolean;
}

/** The life of one Firestore listener: what a mirror shows about it and how it is started again. */
export class Listening {
  status: MirrorStatus = "closed";
  failure: Error | null = null;
  readonly #firestore: PlanFirestore;
  readonly #patience: number;
  readonly #beginsUnheard: boolean;
  readonly #comesFirst: boolean;
  #isUnheard = false;
  #holdsUpOthers = false;
  #listen: Listen | null = null;
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    firestore: PlanFirestore,
    { patience = 4_000, beginsUnheard = false, comesFirst = false }: ListeningOptions = {},
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

  /** There is something to show; `isHeard` when it is the server who says so. */
  answered(isHeard: boolean): void {
    clearTimeout(this.#timer);
    this.status = "ready";
    this.failure = null;
    this.holdUpOthers(false);
    if (isHeard) this.setUnheard(false);
  }

  /**
   * The cache has nothing and the server has not spoken. Firestore itself waits for ever; the listener stays alive, so
   * a late answer still mends the failure. `begin` shows nothing, where that is no failure.
   */
  unanswered(begin: () => void): void {
    if (this.status !== "loading") return;
    clearTimeout(this.#timer);
    // Without a network there is nobody to wait for. A store outside of a browser knows no navigator.
    const isOffline = globalThis.navigator?.onLine === false;
    const patience = this.#beginsUnheard && isOffline ? 0 : this.#patience;
    this.#timer = setTimeout(() => this.giveUp(begin), patience);
  }

  /** What the server or the cache has cannot be read by this release. A later change of it still can be. */
  unreadable(): void {
    clearTimeout(this.#timer);
    this.show(new Error("The stored document cannot be read"));
  }

  private giveUp(begin: () => void): void {
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
    // Firestore has ended this listener by itself.
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
    this.#stop?.();
    this.#stop = null;
  }
}
