import { makeAutoObservable, observableRef, runInAction, when } from "mobx";

/** What loads on demand: a store, or another object that lasts until the session ends. */
interface Loadable {
  readonly isWaiting?: boolean;
  close(): void;
}

interface OnDemandOptions<Store> {
  /** Loads the code. What it returns creates the student's store and opens it. */
  readonly code: () => Promise<(uid: string) => Store>;
  /** What the student is told if the code cannot be loaded. */
  readonly notLoaded: string;
  /** Loads it without being asked once this is true. By default, only `load` and `loaded` do. */
  readonly isNeeded?: () => boolean;
}

/** A store of the plan whose code and records load when they are needed. Then it stays until the session ends. */
export class OnDemand<Store extends Loadable> {
  /** Null until it has loaded. */
  value: Store | null = null;
  /** Why the code could not be loaded, for the student. What the store itself cannot load is in the store. */
  failure: string | null = null;
  readonly #options: OnDemandOptions<Store>;
  #uid: string | null = null;
  #loading: Promise<Store> | null = null;
  #stopWaiting: (() => void) | null = null;

  constructor(options: OnDemandOptions<Store>) {
    this.#options = options;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  get isWaiting(): boolean {
    return this.value?.isWaiting ?? false;
  }

  open(uid: string): void {
    this.close();
    this.#uid = uid;
    const { isNeeded } = this.#options;
    if (isNeeded) this.#stopWaiting = when(isNeeded, this.load);
  }

  close(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#uid = null;
    this.#loading = null;
    this.value?.close();
    this.value = null;
    this.failure = null;
  }

  /** A failure is in `failure`. */
  load(): void {
    this.loaded().catch(() => undefined);
  }

  /** Rejects if the code cannot be loaded, or the session ends meanwhile. */
  loaded(): Promise<Store> {
    if (this.#loading !== null) return this.#loading;
    const loading: Promise<Store> = this.fetch(() => this.#loading === loading).catch((error: unknown) => {
      if (this.#loading === loading) this.fail();
      throw error;
    });
    this.#loading = loading;
    return loading;
  }

  /** `isWanted`: whether the session that asked for it still lasts. */
  private async fetch(isWanted: () => boolean): Promise<Store> {
    const uid = this.#uid;
    if (uid === null) throw new Error("No session has opened this store.");
    const create = await this.#options.code();
    if (!isWanted()) throw new Error("The session ended while this store was loading.");
    return runInAction(() => {
      const store = create(uid);
      this.value = store;
      this.failure = null;
      return store;
    });
  }

  /** The next `load` tries again. */
  private fail(): void {
    this.#loading = null;
    this.failure = this.#options.notLoaded;
  }
}
