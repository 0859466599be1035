import fc from "fast-check";
import { expect, test } from "vitest";
import type { Write } from "../../src/model/Write.ts";
import { checkQuery } from "../../src/query/checkQuery.ts";
import { ClientView, listenTo, wantsQuery } from "../listen/listener.ts";
import { fields, nameOf, path, value } from "../model/builders.ts";
import { simpleFields, simpleQuery, structured } from "../query/arbitraries.ts";
import { naiveQuery, type SimpleFields, type SimpleQuery } from "../query/naiveQuery.ts";
import { merge, remove, set } from "../store/writes.ts";
import { admin, callsOf, codeOf, newService } from "./service.ts";

/** Everything there is, as a plain map of plain objects. */
type Model = Map<string, SimpleFields>;

const id = fc.constantFrom("a", "b", "c", "d", "e");

/** What a client does to one document, for the emulator and for the model. */
type Change =
  | { readonly does: "set" | "merge"; readonly id: string; readonly fields: SimpleFields }
  | { readonly does: "remove" | "create" | "requireExisting"; readonly id: string }
  | { readonly does: "increment"; readonly id: string; readonly by: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom("set", "merge"), id, fields: simpleFields }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("remove", "create", "requireExisting"), id }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("increment"), id, by: fc.integer({ min: -2, max: 2 }) }) },
);

/** Those that Firestore takes; which it refuses is another test's matter. */
const legalQuery = simpleQuery.filter((one) => {
  try {
    checkQuery(structured(one));
    return true;
  } catch {
    return false;
  }
});

type Step =
  | { readonly kind: "write"; readonly changes: readonly Change[] }
  /** One client reads and then writes; another writes the same documents meanwhile, and waits. */
  | {
      readonly kind: "transaction";
      readonly reads: readonly string[];
      readonly changes: readonly Change[];
      readonly meanwhile: Change;
      readonly givesUp: boolean;
    }
  | { readonly kind: "query"; readonly query: SimpleQuery }
  | { readonly kind: "listen"; readonly query: SimpleQuery }
  /** A listener loses its stream, or comes back with what it last knew. */
  | { readonly kind: "disconnect" | "reconnect"; readonly which: number };

const changes = fc.uniqueArray(change, { selector: (one) => one.id, minLength: 1, maxLength: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("write"), changes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("transaction"),
      reads: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }),
      changes,
      meanwhile: change,
      givesUp: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("query"), query: legalQuery }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("listen"), query: legalQuery }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("disconnect", "reconnect"), which: fc.nat({ max: 3 }) }) },
);

function writeOf(one: Change): Write {
  const at = `c/${one.id}`;
  switch (one.does) {
    case "set":
      return set(at, one.fields);
    case "merge":
      return merge(at, one.fields, Object.keys(one.fields).map(path));
    case "remove":
      return remove(at);
    case "create":
      return set(at, {}, { precondition: { exists: false } });
    case "requireExisting":
      return set(at, { p: true }, { precondition: { exists: true }, mask: [path("p")] });
    default:
      return set(at, {}, { mask: [], transforms: [{ path: path("q"), kind: "increment", operand: value(one.by) }] });
  }
}

/** The model after all changes or, when one cannot be, as it was. */
function applied(model: Model, all: readonly Change[]): Model | null {
  const next = new Map(model);
  for (const one of all) {
    const before = next.get(one.id);
    if ((one.does === "create" && before) || (one.does === "requireExisting" && !before)) return null;
    if (one.does === "remove") next.delete(one.id);
    else next.set(one.id, changed(before ?? {}, one));
  }
  return next;
}

function changed(before: SimpleFields, one: Change): SimpleFields {
  switch (one.does) {
    case "set":
      return one.fields;
    case "merge":
      return { ...before, ...one.fields };
    case "requireExisting":
      return { ...before, p: true };
    case "increment":
      return { ...before, q: (typeof before.q === "number" ? before.q : 0) + one.by };
    default:
      return {};
  }
}

/** A client with one query, as it stands after every message it was sent. */
class Listener {
  readonly view = new ClientView();
  readonly #store: Parameters<typeof listenTo>[0];
  readonly query: SimpleQuery;
  #stream: ReturnType<typeof listenTo> | null = null;

  constructor(store: Parameters<typeof listenTo>[0], query: SimpleQuery) {
    this.#store = store;
    this.query = query;
    this.connect();
  }

  connect(): void {
    if (this.#stream) return;
    this.#stream = listenTo(this.#store);
    const resumeFrom = this.view.readTime === 0n ? null : this.view.readTime;
    this.#stream.add(wantsQuery(structured(this.query)), { resumeFrom });
  }

  disconnect(): void {
    this.hear();
    this.#stream?.close();
    this.#stream = null;
  }

  hear(): void {
    if (this.#stream) this.view.apply(this.#stream.sent());
  }
}

/** A sequence played on the emulator and on the model side by side. */
class Play {
  readonly #emulator = newService();
  readonly #calls = callsOf(this.#emulator.service);
  readonly #listeners: Listener[] = [];
  #model: Model = new Map();

  async take(one: Step): Promise<void> {
    switch (one.kind) {
      case "write":
        return this.#write(one.changes);
      case "transaction":
        return this.#transaction(one);
      case "query":
        return this.#check(one.query);
      case "listen":
        this.#listeners.push(new Listener(this.#emulator.store, one.query));
        return;
      case "disconnect":
        this.#listeners[one.which]?.disconnect();
        return;
      case "reconnect":
        this.#listeners[one.which]?.connect();
    }
  }

  /** Every document is as the model has it, and every listener shows what a fresh query finds. */
  async finish(): Promise<void> {
    for (const one of ["a", "b", "c", "d", "e"]) {
      const expected = this.#model.get(one);
      expect((await this.#calls.get(`c/${one}`))?.fields).toEqual(expected && fields(expected));
    }
    for (const listener of this.#listeners) {
      listener.connect();
      listener.hear();
      const shown = listener.view.shown.map(({ name }) => name).toSorted();
      expect(shown).toEqual(naiveQuery(this.#model, listener.query).map(nameBelow).toSorted());
      await this.#check(listener.query);
    }
  }

  async #write(all: readonly Change[]): Promise<void> {
    const next = applied(this.#model, all);
    const code = await codeOf(this.#calls.commit(all.map(writeOf)));
    expect(code === "OK").toBe(next !== null);
    this.#model = next ?? this.#model;
  }

  async #transaction(one: Extract<Step, { kind: "transaction" }>): Promise<void> {
    const transaction = await this.#calls.begin();
    for (const read of one.reads) {
      const found = await this.#calls.get(`c/${read}`, transaction);
      const expected = this.#model.get(read);
      expect(found?.fields).toEqual(expected && fields(expected));
    }
    // What was read stays as it is until the transaction ends, so this one comes after it.
    const meanwhile = { ...one.meanwhile, id: one.reads[0] ?? "a" };
    const waiting = codeOf(this.#calls.commit([writeOf(meanwhile)]));
    if (one.givesUp) {
      await this.#calls.rollback(transaction);
    } else {
      const next = applied(this.#model, one.changes);
      const code = await codeOf(this.#calls.commit(one.changes.map(writeOf), transaction));
      expect(code === "OK").toBe(next !== null);
      this.#model = next ?? this.#model;
    }
    const after = applied(this.#model, [meanwhile]);
    expect((await waiting) === "OK").toBe(after !== null);
    this.#model = after ?? this.#model;
  }

  async #check(query: SimpleQuery): Promise<void> {
    const { documents } = await this.#emulator.service.runQuery(admin, {
      query: structured(query),
      consistency: { kind: "latest" },
    });
    expect(documents.map(({ name }) => name)).toEqual(naiveQuery(this.#model, query).map(nameBelow));
  }
}

function nameBelow(documentId: string): string {
  return nameOf(`c/${documentId}`);
}

test("5,000 sequences of several clients end as in a plain model, and every listener with them", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: "max" }), async (steps) => {
      const play = new Play();
      for (const one of steps) await play.take(one);
      await play.finish();
    }),
    { numRuns: 5_000 },
  );
});
