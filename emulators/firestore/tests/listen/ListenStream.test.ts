import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bloomFilterOf } from "../../src/listen/bloomFilter.ts";
import { FirestoreError } from "../../src/model/FirestoreError.ts";
import type { StructuredQuery } from "../../src/model/StructuredQuery.ts";
import { runQuery } from "../../src/query/runQuery.ts";
import type { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, nameOf, path } from "../model/builders.ts";
import { orders, queryOf, where } from "../query/queries.ts";
import { commit, newStore, remove, set } from "../store/writes.ts";
import { ClientView, listenTo, summarize, wantsQuery } from "./listener.ts";

const open = queryOf({ where: where("open", "EQUAL", true) });

describe("a target", () => {
  test("sends its documents, then current, then a snapshot", () => {
    const store = newStore();
    commit(store, set("c/1", { open: true }), set("c/2", { open: false }), set("d/1", { open: true }));
    const listener = listenTo(store);

    listener.add(wantsQuery(open));

    const sent = listener.sent();
    expect(summarize(sent)).toEqual(["1 added", "c/1 in 1", "1 current", "snapshot"]);
    expect(sent.at(-1)).toMatchObject({ readTime: expect.any(BigInt) });
  });

  test("a target of named documents reports missing ones, too", () => {
    const store = newStore();
    commit(store, set("c/1"));
    const listener = listenTo(store);

    listener.add({ kind: "documents", names: [nameOf("c/1"), nameOf("c/2")] });
    expect(summarize(listener.sent())).toEqual(["1 added", "c/1 in 1", "c/2 deleted from 1", "1 current", "snapshot"]);
    commit(store, remove("c/1"), set("c/2"), set("c/3"));

    expect(summarize(listener.sent())).toEqual(["c/1 deleted from 1", "c/2 in 1", "snapshot"]);
  });

  test("a target with `once` is removed once its result is complete", () => {
    const store = newStore();
    const listener = listenTo(store);

    listener.add(wantsQuery(open), { once: true });
    commit(store, set("c/1", { open: true }));

    expect(summarize(listener.sent())).toEqual(["1 added", "1 current", "snapshot", "1 removed"]);
  });

  test("sends nothing after it is removed", () => {
    const store = newStore();
    const listener = listenTo(store);
    listener.add(wantsQuery(open));
    listener.sent();

    listener.request({ kind: "removeTarget", id: 1 });
    commit(store, set("c/1", { open: true }));

    expect(summarize(listener.sent())).toEqual(["1 removed"]);
  });

  test("sends only the fields that its query selects", () => {
    const store = newStore();
    const listener = listenTo(store);
    listener.add(wantsQuery({ ...open, select: [path("n")] }));
    listener.sent();

    commit(store, set("c/1", { open: true, n: 1n }));

    const [change] = listener.sent();
    expect(change).toMatchObject({ document: { fields: new Map([["n", { type: "integer", value: 1n }]]) } });
  });
});

describe("a rejected target", () => {
  test.each<{ flaw: string; query: StructuredQuery; code: string }>([
    { flaw: "an impossible filter", query: queryOf({ where: where("a", "IN", []) }), code: "INVALID_ARGUMENT" },
    {
      flaw: "another database",
      query: queryOf({ parent: "projects/x/databases/y/documents" }),
      code: "INVALID_ARGUMENT",
    },
    { flaw: "no parent", query: queryOf({ parent: "x" }), code: "INVALID_ARGUMENT" },
  ])("a rejected target for $flaw leaves the stream open", ({ query, code }) => {
    const listener = listenTo(newStore());

    listener.add(wantsQuery(query));
    listener.add(wantsQuery(open), { id: 2 });

    expect(summarize(listener.sent())).toEqual([`1 rejected: ${code}`, "2 added", "2 current", "snapshot"]);
  });

  test("a target that the rules deny gets no document", () => {
    const store = newStore();
    commit(store, set("c/1", { open: true }));
    const denied = { allowed: false, message: "no", cost: 0 } as const;
    const rulesFor = () => ({ decide: () => denied, decideTogether: () => [denied] });
    const listener = listenTo(store, { caller: { kind: "anonymous" }, rulesFor });

    listener.add(wantsQuery(open));
    listener.add({ kind: "documents", names: [nameOf("c/1")] }, { id: 2 });
    commit(store, set("c/2", { open: true }));

    expect(summarize(listener.sent())).toEqual(["1 rejected: PERMISSION_DENIED", "2 rejected: PERMISSION_DENIED"]);
  });

  test("a malformed target is removed with its cause", () => {
    const listener = listenTo(newStore());

    listener.request({ kind: "brokenTarget", id: 3, cause: new FirestoreError("INVALID_ARGUMENT", "unreadable") });

    expect(summarize(listener.sent())).toEqual(["3 rejected: INVALID_ARGUMENT"]);
  });
});

describe("a commit", () => {
  test("updates all matching targets before one snapshot", () => {
    const store = newStore();
    const listener = listenTo(store);
    listener.add(wantsQuery(open), { id: 1 });
    listener.add(wantsQuery(queryOf()), { id: 2 });
    listener.add(wantsQuery(queryOf({ from: { collectionId: "d", allDescendants: false } })), { id: 3 });
    listener.sent();

    commit(store, set("c/1", { open: true }), set("c/2", { open: false }), set("e/1"));
    expect(summarize(listener.sent())).toEqual(["c/1 in 1,2", "c/2 in 2", "snapshot"]);
    commit(store, set("c/1", { open: false }));
    expect(summarize(listener.sent())).toEqual(["c/1 left 1", "c/1 in 2", "snapshot"]);
    commit(store, set("e/1", { changed: true }));
    expect(summarize(listener.sent())).toEqual([]);
  });

  test("a commit without changes sends nothing", () => {
    const store = newStore();
    commit(store, set("c/1", { open: true }));
    const listener = listenTo(store);
    listener.add(wantsQuery(open));
    listener.sent();

    commit(store, set("c/1", { open: true }));

    expect(listener.sent()).toEqual([]);
  });

  test("a commit of a clear or reset sends deletions", () => {
    const store = newStore();
    commit(store, set("c/1", { open: true }), set("c/2", { open: true }));
    const listener = listenTo(store);
    listener.add(wantsQuery(open));
    listener.sent();

    store.clear(database);
    const cleared = summarize(listener.sent());
    commit(store, set("c/3", { open: true }));
    listener.sent();
    store.reset();

    expect([...cleared].sort()).toEqual(["c/1 deleted from 1", "c/2 deleted from 1", "snapshot"]);
    expect(summarize(listener.sent())).toEqual(["c/3 deleted from 1", "snapshot"]);
  });

  test("adds the next document to a limited result", () => {
    const store = newStore();
    commit(store, set("c/1", { n: 1n }), set("c/2", { n: 2n }), set("c/3", { n: 3n }));
    const listener = listenTo(store);
    listener.add(wantsQuery(queryOf({ orderBy: orders("n"), limit: 2 })));
    listener.sent();

    commit(store, remove("c/1"));
    expect(summarize(listener.sent())).toEqual(["c/1 deleted from 1", "c/3 in 1", "snapshot"]);
    commit(store, set("c/0", { n: 0n }));
    expect(summarize(listener.sent())).toEqual(["c/3 left 1", "c/0 in 1", "snapshot"]);
    commit(store, set("c/4", { n: 4n }));
    expect(summarize(listener.sent())).toEqual([]);
  });
});

describe("a stream", () => {
  test("sends a snapshot as keep-alive", () => {
    const listener = listenTo(newStore());
    listener.keepAlive();
    expect(listener.sent()).toEqual([]);

    listener.add(wantsQuery(open));
    listener.sent();
    listener.keepAlive();

    expect(summarize(listener.sent())).toEqual(["snapshot"]);
  });

  test("sends nothing after it is closed", () => {
    const store = newStore();
    const listener = listenTo(store);
    listener.add(wantsQuery(open));
    listener.sent();

    listener.close();
    commit(store, set("c/1", { open: true }));

    expect(listener.sent()).toEqual([]);
  });
});

describe("a resumed target", () => {
  test("sends only the missed changes, deletions included", () => {
    const store = newStore();
    commit(store, set("c/1", { open: true }), set("c/2", { open: true }), set("c/3", { open: true }));
    const resumeFrom = store.readTime();
    commit(store, remove("c/1"), set("c/2", { open: false }));
    commit(store, set("c/4", { open: true }));
    const listener = listenTo(store);

    listener.add(wantsQuery(open), { resumeFrom });

    expect(summarize(listener.sent())).toEqual([
      "1 added",
      "c/1 deleted from 1",
      "c/2 left 1",
      "c/4 in 1",
      "1 has 2",
      "1 current",
      "snapshot",
    ]);
  });

  test("a resumed target with a limit gets the documents that entered and left", () => {
    const store = newStore();
    commit(store, set("c/1", { n: 1n }), set("c/2", { n: 2n }), set("c/3", { n: 3n }), set("c/4", { n: 4n }));
    const resumeFrom = store.readTime();
    commit(store, remove("c/1"), set("c/2", { n: 9n }));
    const listener = listenTo(store);

    listener.add(wantsQuery(queryOf({ orderBy: orders("n"), limit: 2 })), { resumeFrom });

    expect(summarize(listener.sent())).toEqual([
      "1 added",
      "c/1 deleted from 1",
      "c/2 left 1",
      "c/3 in 1",
      "c/4 in 1",
      "1 has 2",
      "1 current",
      "snapshot",
    ]);
  });

  test("a resumed target with an expected count gets a bloom filter of its names", () => {
    const store = newStore();
    commit(store, set("c/1", { open: true }), set("c/2", { open: true }));
    const listener = listenTo(store);
    const resumeFrom = store.readTime();

    listener.add(wantsQuery(open), { resumeFrom, expectedCount: 3 });

    expect(listener.sent().find(({ kind }) => kind === "filter")).toEqual({
      kind: "filter",
      id: 1,
      count: 2,
      names: bloomFilterOf([nameOf("c/1"), nameOf("c/2")]),
    });
  });

  test.each([
    { when: "its read time is unknown", query: open, resumeFrom: () => 1n },
    {
      when: "its read time is in the future",
      query: open,
      resumeFrom: (store: DocumentStore) => store.readTime() + 10n ** 12n,
    },
    { when: "it is limited and its read time is unknown", query: { ...open, limit: 5 }, resumeFrom: () => 1n },
  ])("starts over when $when", ({ query, resumeFrom }) => {
    const store = newStore();
    commit(store, set("c/1", { open: true }));
    const listener = listenTo(store);

    listener.add(wantsQuery(query), { resumeFrom: resumeFrom(store) });

    expect(summarize(listener.sent())).toEqual(["1 added", "1 reset", "c/1 in 1", "1 current", "snapshot"]);
  });
});

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ id: fc.integer({ min: 0, max: 7 }), n: fc.integer({ min: 0, max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ id: fc.integer({ min: 0, max: 7 }), n: fc.constant(null) }) },
  { weight: 1, arbitrary: fc.constant("reconnect" as const) },
);

const anyQuery = fc
  .record({
    least: fc.option(fc.integer({ min: 0, max: 4 })),
    order: fc.constantFrom("n", "-n"),
    offset: fc.integer({ min: 0, max: 2 }),
    limit: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ least, order, offset, limit }) =>
    queryOf({
      where: least === null ? null : where("n", "GREATER_THAN_OR_EQUAL", BigInt(least)),
      orderBy: orders(order),
      offset,
      limit,
    }),
  );

test("a client's view always equals the query's result, even after reconnecting", () => {
  fc.assert(
    fc.property(
      anyQuery,
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 25 }),
      (query, rounds) => {
        const store = newStore();
        const view = new ClientView();
        let listener = listenTo(store);
        listener.add(wantsQuery(query));
        view.apply(listener.sent());
        for (const round of rounds) {
          if (round.includes("reconnect")) listener.close();
          const writes = round.flatMap((one) => {
            if (one === "reconnect") return [];
            return [one.n === null ? remove(`c/${one.id}`) : set(`c/${one.id}`, { n: BigInt(one.n) })];
          });
          commit(store, ...writes);
          if (round.includes("reconnect")) {
            listener = listenTo(store);
            listener.add(wantsQuery(query), { resumeFrom: view.readTime });
          }
          view.apply(listener.sent());

          const byName = new Map(view.shown.map((document) => [document.name, document]));
          const { documents } = runQuery(store, query);
          expect(byName.size).toBe(documents.length);
          for (const document of documents) expect(byName.get(document.name)).toBe(document);
        }
      },
    ),
    { numRuns: 300 },
  );
});
