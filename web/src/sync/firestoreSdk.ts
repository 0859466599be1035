/**
 * Firestore's SDK, as the stores use it. It is the app's largest file, and the first view does not need it. So the stores
 * open and take edits without it. What they ask of Firestore waits until it has started: first the writes, so that the
 * listeners already show them, then everything else, in order.
 *
 * Until then, a reference, a field path or a field's value is a `Later`. Every function here is the SDK's own, with the
 * SDK's values in the place of such values.
 *
 * Every write is logged on the device until the server has answered it (`writeLog`).
 */
import { isSameValue } from "@domain/records/isSameValue";
import type * as Firebase from "firebase/firestore";
import type { SDK } from "./startFirestore.ts";
import { logWrite, SERVER_TIME, type Step, withMeaning } from "./writeLog.ts";

export type {
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  SetOptions,
  Timestamp,
  Transaction,
} from "firebase/firestore";
export type FieldPath = Firebase.FieldPath;
export type WriteBatch = Firebase.WriteBatch;

type Sdk = typeof SDK;
type Call = (...args: unknown[]) => unknown;

let started: { readonly sdk: Sdk; readonly db: Firebase.Firestore | null } | null = null;
let waiting: { readonly writes: (() => void)[]; readonly others: (() => void)[] } = { writes: [], others: [] };

/** From now on, calls reach the SDK. `db`: stands in for `laterFirestore()`. */
export function provideFirestore(sdk: Sdk, db: Firebase.Firestore | null = null): void {
  const acts = [...waiting.writes, ...waiting.others];
  started = { sdk, db };
  waiting = { writes: [], others: [] };
  for (const act of acts) act();
}

/** Firestore has ended, or will not start. What still waits is dropped, and later calls wait for the next start. */
export function withdrawFirestore(): void {
  started = null;
  waiting = { writes: [], others: [] };
}

/** Whether calls reach the SDK. */
export function hasFirestore(): boolean {
  return started !== null;
}

/** A value that the SDK makes once it is there. */
class Later {
  readonly make: () => unknown;
  readonly path: string;

  constructor(make: () => unknown, path = "") {
    this.make = make;
    this.path = path;
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }

  withConverter(converter: unknown): unknown {
    const convert = () => (this.make() as Firebase.Query).withConverter(converter as never);
    return started ? convert() : new Later(convert, this.path);
  }
}

/** The writes of a batch. They reach the SDK with the commit, so the batch may have begun before the SDK was there. */
class LaterBatch {
  readonly #db: unknown;
  readonly #steps: Step[] = [];

  constructor(db: unknown) {
    this.#db = db;
  }

  set(...args: unknown[]): this {
    this.#steps.push(["set", args]);
    return this;
  }

  update(...args: unknown[]): this {
    this.#steps.push(["update", args]);
    return this;
  }

  delete(...args: unknown[]): this {
    this.#steps.push(["delete", args]);
    return this;
  }

  commit(): Promise<unknown> {
    return logged(this.#steps, () => {
      const batch = call("writeBatch", [this.#db]) as Firebase.WriteBatch;
      for (const [name, args] of this.#steps) (batch[name] as Call)(...args.map(filledIn));
      return batch.commit();
    });
  }
}

/** The argument with the SDK's values in the place of each `Later` in it. Values of other classes stay as they are. */
function filledIn(value: unknown): unknown {
  if (value instanceof Later) return value.make();
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filledIn(part)]));
}

function call(name: keyof Sdk, args: readonly unknown[]): unknown {
  if (!started) throw new Error("Firestore is called before it has started.");
  const method = started.sdk[name] as Call;
  return method(...args.map(filledIn));
}

function answerOf(queue: keyof typeof waiting, ask: () => unknown): Promise<unknown> {
  if (started) return Promise.resolve(ask());
  return new Promise((resolve, reject) => {
    waiting[queue].push(() => void new Promise((answer) => answer(ask())).then(resolve, reject));
  });
}

function logged(steps: readonly Step[], write: () => unknown): Promise<unknown> {
  const answered = logWrite(steps, !started);
  try {
    const written = answerOf("writes", write);
    written.then(answered, answered);
    return written;
  } catch (refusal) {
    answered();
    throw refusal;
  }
}

/** Gives a stand-in the type of what it stands in for: the SDK's own, before the SDK is there. */
function standsFor<Type>(standIn: unknown): Type {
  return standIn as Type;
}

/** A function of the SDK that returns a value at once. */
function makes<Name extends keyof Sdk>(name: Name): Sdk[Name] {
  const make: Call = (...args) => (started ? call(name, args) : new Later(() => call(name, args), pathOf(args)));
  return standsFor<Sdk[Name]>(make);
}

/** A function of the SDK that returns a promise. */
function answers<Name extends keyof Sdk>(name: Name): Sdk[Name] {
  const ask: Call = (...args) => answerOf("others", () => call(name, args));
  return standsFor<Sdk[Name]>(ask);
}

function writes<Name extends keyof Sdk>(name: Name, step: Step[0]): Sdk[Name] {
  const write: Call = (...args) => logged([[step, args]], () => call(name, args));
  return standsFor<Sdk[Name]>(write);
}

function without(list: unknown, items: readonly unknown[]): readonly unknown[] {
  return Array.isArray(list) ? list.filter((item) => !items.some((other) => isSameValue(item, other))) : [];
}

function pathOf([parent, ...segments]: readonly unknown[]): string {
  const above = parent instanceof Later && parent.path !== "" ? [parent.path] : [];
  return [...above, ...segments].join("/");
}

/** The SDK's own form of an id: 20 characters from A-Z, a-z and 0-9. */
function newId(): string {
  const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const drawn = crypto.getRandomValues(new Uint32Array(20));
  return Array.from(drawn, (number) => CHARACTERS[number % CHARACTERS.length]).join("");
}

/** The Firestore that `provideFirestore` was given last. */
export const laterFirestore = standsFor<Firebase.Firestore>(new Later(() => started?.db));

export const doc = standsFor<Sdk["doc"]>((parent: unknown, ...segments: string[]) =>
  makes("doc")(parent as never, ...(segments.length === 0 && !started ? [newId()] : segments)),
);
export const collection = makes("collection");
export const collectionGroup = makes("collectionGroup");
export const query = makes("query");
export const orderBy = makes("orderBy");
export const limit = makes("limit");
export const bytes = makes("bytes");
export const fieldPath: Sdk["fieldPath"] = (...names) => withMeaning(makes("fieldPath")(...names), names);
export const deleteField: Sdk["deleteField"] = () => withMeaning(makes("deleteField")(), () => undefined);
export const serverTimestamp: Sdk["serverTimestamp"] = () => withMeaning(makes("serverTimestamp")(), () => SERVER_TIME);
export const arrayUnion: Sdk["arrayUnion"] = (...items) =>
  withMeaning(makes("arrayUnion")(...items), (now) => [...without(now, []), ...without(items, without(now, []))]);
export const arrayRemove: Sdk["arrayRemove"] = (...items) =>
  withMeaning(makes("arrayRemove")(...items), (now) => without(now, items));

export const updateDoc = writes("updateDoc", "update");
export const setDoc = writes("setDoc", "set");
export const deleteDoc = writes("deleteDoc", "delete");
export const writeBatch = standsFor<Sdk["writeBatch"]>((db: unknown) => new LaterBatch(db));

export const getDoc = answers("getDoc");
export const getDocFromCache = answers("getDocFromCache");
export const getDocFromServer = answers("getDocFromServer");
export const getDocsFromServer = answers("getDocsFromServer");
export const runTransaction = answers("runTransaction");
export const waitForPendingWrites = answers("waitForPendingWrites");
export const terminate = answers("terminate");
export const clearIndexedDbPersistence = answers("clearIndexedDbPersistence");

function listen(...args: unknown[]): () => void {
  if (started) return call("onSnapshot", args) as () => void;
  let stop: (() => void) | null = null;
  let isOver = false;
  waiting.others.push(() => {
    if (!isOver) stop = call("onSnapshot", args) as () => void;
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
export const onSnapshot = standsFor<Sdk["onSnapshot"]>(listen);
