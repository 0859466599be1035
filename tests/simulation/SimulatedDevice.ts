import { applied, type Fields, type Mutation } from "./fieldValues.ts";
import { SimulatedLocks } from "./SimulatedLocks.ts";
import { isRejection, type SimulatedServer } from "./SimulatedServer.ts";

/** What a page listens to. */
export interface Target {
  readonly path: string;
  readonly isCollection: boolean;
  /** How many commits the server had when it last told about it; null if the device was offline since then. */
  heardAt: number | null;
  /** Shows the listener what is new to it. */
  readonly emit: () => void;
  readonly fail: (error: Error) => void;
}

/** A page, as its device sees it. */
export interface Page {
  readonly isOpen: boolean;
  readonly targets: Set<Target>;
  /** What it has written and the device has not stored. */
  readonly unstored: PendingCommit[];
  hears(type: string): void;
  /** Does it now, or once the browser lets the page run again. */
  run(act: () => void): void;
}

/** A write that the server has not answered. */
export interface PendingCommit {
  readonly mutations: readonly Mutation[];
  readonly at: Date;
  /** The page that wrote it, which hears the answer if it is still there. */
  readonly owner: Page;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * `private`: it forgets everything once its last page is closed, as a private window does. `blocked`: besides, pages have
 * no local storage, and Firestore keeps its data in the memory of the one page.
 */
export type Browser = "usual" | "private" | "blocked";

type Reads = (path: string) => Promise<Fields | null>;

/**
 * A device of the student: what its pages share. Firestore's web SDK keeps documents and unanswered writes in a database
 * on the device (`cache`, `queue`), from where they are sent one after another, also when the page that wrote them is gone.
 */
export class SimulatedDevice<Tab extends Page = Page> {
  /** Who is signed in. */
  uid: string;
  readonly locks = new SimulatedLocks();
  readonly storage = new Map<string, string>();
  readonly tabs = new Set<Tab>();
  isOnline = true;
  /** Its browser stores nothing more. */
  isFull = false;
  /** By how much its clock is ahead, in milliseconds. */
  clockError = 0;
  /** By how many hours its time zone is ahead of UTC. */
  zone = 0;
  /** Documents as the server has last said; null for one that is not there. */
  cache = new Map<string, Fields | null>();
  /** Writes that are stored on the device. */
  queue: PendingCommit[] = [];
  /** Counts what could change what a page shows. */
  changes = 0;
  /** How often its database was deleted. */
  evictions = 0;
  /** How often its browser has forgotten everything. */
  forgotten = 0;
  /** How many commits the server had when it last told about a document or a collection. */
  readonly #heard = new Map<string, number>();
  readonly #server: SimulatedServer;
  readonly #browser: Browser;

  constructor(uid: string, server: SimulatedServer, browser: Browser) {
    this.uid = uid;
    this.#server = server;
    this.#browser = browser;
  }

  /** Pages cannot store anything. */
  get isBlocked(): boolean {
    return this.#browser === "blocked";
  }

  /** A page asks for a write. */
  write(page: Page, commit: Omit<PendingCommit, "owner">): void {
    this.changes += 1;
    for (const mutation of commit.mutations)
      this.#server.hasBeenAsked(
        mutation,
        this.#heard.get(mutation.path) ?? this.#heard.get(parentOf(mutation.path)) ?? 0,
      );
    page.unstored.push({ ...commit, owner: page });
  }

  /** Stores what the open pages have written. A page that is killed before loses it. */
  store(): void {
    for (const tab of this.tabs) {
      const written = tab.unstored.splice(0);
      if (!this.isFull) this.queue.push(...written);
      else if (written.length > 0) this.changes += 1;
      // The words of the SDK.
      if (this.isFull) for (const { reject } of written) tab.run(() => reject(new Error("Failed to persist write")));
    }
  }

  /** A page is gone. */
  close(tab: Tab): void {
    this.tabs.delete(tab);
    if (this.#browser === "usual" || this.tabs.size > 0) return;
    this.evict();
    this.storage.clear();
    this.forgotten += 1;
  }

  /** Loses Firestore's database, as browsers do when the device is full. */
  evict(): void {
    this.cache = new Map();
    this.queue = [];
    this.changes += 1;
    this.evictions += 1;
  }

  /** Sends the oldest write, if a page is open that can. `isAnswerLost`: the connection breaks after the server has committed it. */
  async send(isAnswerLost: boolean): Promise<void> {
    const [commit] = this.queue;
    if (!commit || !this.isOnline || this.tabs.size === 0) return;
    let refusal: Error | null = null;
    try {
      await this.#server.commit(this.uid, commit.mutations);
    } catch (error) {
      if (!isRejection(error)) throw error;
      refusal = error as Error;
    }
    if (isAnswerLost) {
      this.cut();
      return;
    }
    this.queue = this.queue.filter((other) => other !== commit);
    this.changes += 1;
    for (const path of new Set(commit.mutations.map((mutation) => mutation.path))) {
      // A document that was written as a whole is known from then on, as the SDK has it.
      const isWhole = commit.mutations.some((mutation) => mutation.path === path && mutation.kind === "replace");
      if (!this.cache.has(path) && !isWhole) continue;
      this.cache.set(path, await this.#server.get(this.uid, path).catch(() => null));
      this.#heard.set(path, this.#server.commits);
    }
    const { owner, resolve, reject } = commit;
    if (owner.isOpen) owner.run(() => (refusal ? reject(refusal) : resolve()));
  }

  /** Brings what the open pages listen to up to date. */
  async hear(): Promise<void> {
    if (!this.isOnline) return;
    for (const { targets } of this.tabs) for (const target of targets) await this.#hear(target, targets);
  }

  /** Asks the server for a document. */
  async read(path: string): Promise<void> {
    this.cache.set(path, await this.#server.get(this.uid, path));
    this.#heard.set(path, this.#server.commits);
  }

  async #hear(target: Target, targets: Set<Target>): Promise<void> {
    const { path, isCollection } = target;
    if (target.heardAt === this.#server.commits) return;
    this.changes += 1;
    try {
      if (isCollection) {
        const found = await this.#server.list(this.uid, path);
        for (const known of this.pathsIn(path)) if (!found.has(known)) this.cache.delete(known);
        for (const [each, fields] of found) this.cache.set(each, fields);
      } else {
        await this.read(path);
      }
      target.heardAt = this.#server.commits;
      this.#heard.set(path, target.heardAt);
    } catch (error) {
      targets.delete(target);
      target.fail(error as Error);
    }
  }

  /** Reads and writes like a transaction of the SDK, which goes to the server at once or fails. */
  async transact<Result>(act: (reads: Reads, mutations: Mutation[]) => Promise<Result>): Promise<Result> {
    if (!this.isOnline) throw new Error("unavailable");
    const mutations: Mutation[] = [];
    const result = await act((path) => this.#server.get(this.uid, path), mutations);
    if (mutations.length > 0) await this.#server.commit(this.uid, mutations);
    return result;
  }

  cut(): void {
    this.isOnline = false;
    this.changes += 1;
    for (const tab of this.tabs) {
      for (const target of tab.targets) target.heardAt = null;
      tab.hears("offline");
    }
  }

  connect(): void {
    this.isOnline = true;
    for (const tab of this.tabs) tab.hears("online");
  }

  pending(path: string): readonly PendingCommit[] {
    const all = [...this.queue, ...[...this.tabs].flatMap((tab) => tab.unstored)];
    return all.filter(({ mutations }) => mutations.some((mutation) => mutation.path === path));
  }

  /** The document with the unanswered writes in it; undefined if this device does not know whether there is one. */
  shown(path: string): Fields | null | undefined {
    const known = this.cache.get(path);
    const shown = this.pending(path).reduce<Fields | null>(
      (document, { mutations, at }) =>
        mutations.filter((mutation) => mutation.path === path).reduce((now, each) => applied(now, each, at), document),
      known ?? null,
    );
    return shown === null && known === undefined ? undefined : shown;
  }

  /** What decides what a listener is shown: if all of it is the same, so is that. */
  inputsOf({ path, isCollection }: Pick<Target, "path" | "isCollection">): readonly unknown[] {
    const paths = isCollection ? this.pathsIn(path) : [path];
    return [this.isOnline, ...paths.flatMap((each) => [each, this.cache.get(each), ...this.pending(each)])];
  }

  /** The paths of the documents of a collection that this device knows. */
  pathsIn(collection: string): readonly string[] {
    const pending = [...this.queue, ...[...this.tabs].flatMap((tab) => tab.unstored)];
    const written = pending.flatMap(({ mutations }) => mutations.map((mutation) => mutation.path));
    const isIn = (path: string) => parentOf(path) === collection;
    return [...new Set([...this.cache.keys(), ...written])].filter(isIn).toSorted();
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
