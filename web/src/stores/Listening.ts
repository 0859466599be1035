import { makeAutoObservable, observableRef } from "mobx";

export type MirrorStatus = "closed" | "loading" | "ready" | "failed";

/** Starts a Firestore listener that reports its death to `fail`; what it returns stops it. */
export type Listen = (fail: (error: Error) => void) => () => void;

/** The life of one Firestore listener: what a mirror shows about it and how it is started again. */
export class Listening {
  status: MirrorStatus = "closed";
  failure: Error | null = null;
  private readonly patience: number;
  private listen: Listen | null = null;
  private stop: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `patience`: how long an empty cache waits for the server before it is called a failure, in milliseconds. */
  constructor(patience = 4_000) {
    this.patience = patience;
    makeAutoObservable<this, "patience" | "listen" | "stop" | "timer">(
      this,
      { failure: observableRef, patience: false, listen: false, stop: false, timer: false },
      { autoBind: true },
    );
  }

  open(listen: Listen): void {
    this.close();
    this.listen = listen;
    this.start(listen);
  }

  retry(): void {
    if (this.status !== "failed" || !this.listen) return;
    this.end();
    this.start(this.listen);
  }

  close(): void {
    this.end();
    this.listen = null;
    this.status = "closed";
    this.failure = null;
  }

  /** There is something to show. */
  answered(): void {
    clearTimeout(this.timer);
    this.status = "ready";
    this.failure = null;
  }

  /**
   * The cache has nothing and the server has not spoken. Firestore itself waits for ever; the listener stays alive, so
   * a late answer still mends the failure.
   */
  unanswered(): void {
    if (this.status !== "loading") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(new Error("Firestore could not be reached")), this.patience);
  }

  private start(listen: Listen): void {
    this.status = "loading";
    this.failure = null;
    this.stop = listen(this.fail);
  }

  private fail(error: Error): void {
    // Firestore has ended this listener by itself.
    this.stop = null;
    clearTimeout(this.timer);
    this.show(error);
  }

  private show(failure: Error): void {
    this.failure = failure;
    this.status = "failed";
  }

  private end(): void {
    clearTimeout(this.timer);
    this.stop?.();
    this.stop = null;
  }
}
