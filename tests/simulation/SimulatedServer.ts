import { readFileSync } from "node:fs";
import { type Caller, DocumentStore, FirestoreError, Operations } from "@cairn/firestore-emulator/operations";
import { compileRules } from "@cairn/firestore-emulator/rules";
import { userPath } from "@domain/records/firestorePaths.ts";
import { type Fields, fromMap, type Mutation, toWrite } from "./fieldValues.ts";

const DATABASE = "projects/simulation/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const ADMIN: Caller = { kind: "admin" };

const { ruleset, issues } = compileRules(
  readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8"),
  "firestore.rules",
);
if (!ruleset) throw new Error(`firestore.rules: ${JSON.stringify(issues)}`);
const RULES = ruleset;

/** The embedded Firestore's documents, operations and rules, without its network and with the simulation's clock. */
export class SimulatedServer {
  readonly #operations: Operations;
  readonly #store: DocumentStore;
  /** How many commits of students there were. */
  commits = 0;
  /** The numbers of the commits that brought a text: more than one if its answer was lost. */
  readonly seen = new Map<string, readonly number[]>();
  /** Documents that students have read of their own plans, and lists of them, until one is written. */
  readonly #read = new Map<string, Fields | null>();
  readonly #listed = new Map<string, ReadonlyMap<string, Fields>>();
  /** How many commits a page's device knew when the page last asked its SDK to write a text. */
  readonly lastAsked = new Map<string, number>();

  /** `now`: in milliseconds since 1970. */
  constructor(now: () => number) {
    let last = 0n;
    let ids = 0;
    // Two commits never have the same time.
    const clock = () => {
      const asked = BigInt(now()) * 1_000n;
      last = asked > last ? asked : last + 1n;
      return last;
    };
    this.#store = new DocumentStore({ now: clock, log: null });
    this.#operations = new Operations({
      store: this.#store,
      rulesFor: () => RULES,
      now: clock,
      newId: () => String(++ids),
    });
  }

  async write(path: string, fields: Fields): Promise<void> {
    this.#forget(path);
    const writes = [toWrite(ROOT, { kind: "replace", path, fields })];
    await this.#operations.commit(ADMIN, { database: DATABASE, writes, transaction: null });
  }

  /** A page asks its SDK for a write to a document of which its device knows the first `known` commits. */
  hasBeenAsked(mutation: Mutation, known: number): void {
    for (const text of textsIn(mutation)) this.lastAsked.set(text, known);
  }

  /** Rejects with the `FirestoreError` that the student would get. */
  async commit(uid: string, mutations: readonly Mutation[]): Promise<void> {
    const writes = mutations.map((mutation) => toWrite(ROOT, mutation));
    await this.#operations.commit(callerOf(uid), { database: DATABASE, writes, transaction: null });
    for (const { path } of mutations) this.#forget(path);
    this.commits += 1;
    for (const text of textsIn(mutations)) this.seen.set(text, [...(this.seen.get(text) ?? []), this.commits]);
  }

  /** Null if there is no such document. */
  async get(uid: string, path: string): Promise<Fields | null> {
    const known = this.#read.get(path);
    if (known !== undefined && isOwn(uid, path)) return known;
    const names = [`${ROOT}/${path}`];
    const request = { database: DATABASE, names, mask: null, consistency: { kind: "latest" } } as const;
    const { found } = await this.#operations.batchGetDocuments(callerOf(uid), request);
    const document = found.get(`${ROOT}/${path}`);
    const fields = document ? fromMap(document.fields) : null;
    if (isOwn(uid, path)) this.#read.set(path, fields);
    return fields;
  }

  /** The documents of a collection, by path. */
  async list(uid: string, path: string): Promise<ReadonlyMap<string, Fields>> {
    const known = this.#listed.get(path);
    if (known !== undefined && isOwn(uid, path)) return known;
    const cut = path.lastIndexOf("/");
    const { documents } = await this.#operations.listDocuments(callerOf(uid), {
      parent: cut < 0 ? ROOT : `${ROOT}/${path.slice(0, cut)}`,
      collectionId: path.slice(cut + 1),
      pageSize: 0,
      pageToken: "",
      orderBy: [],
      mask: null,
      showMissing: false,
      consistency: { kind: "latest" },
    });
    const found = new Map(
      documents.flatMap(({ name, document }) =>
        document ? [[name.slice(ROOT.length + 1), fromMap(document.fields)] as const] : [],
      ),
    );
    if (isOwn(uid, path)) this.#listed.set(path, found);
    return found;
  }

  #forget(path: string): void {
    this.#read.delete(path);
    this.#listed.delete(path.slice(0, path.lastIndexOf("/")));
  }

  /** A document as it is stored. */
  stored(path: string): Fields | null {
    const document = this.#store.get(`${ROOT}/${path}`);
    return document ? fromMap(document.fields) : null;
  }

  /** The documents of a collection as they are stored, by id. */
  storedIn(path: string): ReadonlyMap<string, Fields> {
    const collection = `${ROOT}/${path}`;
    const found = [...this.#store.inCollection(collection)];
    return new Map(found.map(({ name, fields }) => [name.slice(collection.length + 1), fromMap(fields)]));
  }
}

/** Whether the rules let the student read it whatever it contains, and whenever. */
function isOwn(uid: string, path: string): boolean {
  return `${path}/`.startsWith(`${userPath(uid)}/`);
}

function callerOf(uid: string): Caller {
  return {
    kind: "user",
    uid,
    token: {
      sub: uid,
      email: `${uid}@cairn.test`,
      email_verified: true,
      firebase: { sign_in_provider: "password" },
      auth_time: 0,
    },
  };
}

/** Whether the server will never take this write, as opposed to one that is sent again. */
export function isRejection(error: unknown): boolean {
  return error instanceof FirestoreError && error.code !== "ABORTED";
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
