import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { database, fields, nameOf, value } from "../model/builders.ts";
import { queryOf } from "../query/queries.ts";
import { remove, set } from "../store/writes.ts";
import { admin, allowed, ann, callsOf, codeOf, denied, newService } from "./service.ts";

// The emulator wakes waiting requests with setImmediate, so that one is real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const { store, service } = newService();
  return { store, service, ...callsOf(service) };
}

/** Whether a promise has settled after all due timers have run. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  promise.then(settle, settle);
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

describe("a writer", () => {
  test.each([
    ["reads", "users/ann", set("users/ann", { n: 2n })],
    ["reads as missing", "users/new", set("users/new", { n: 2n })],
    ["reads, and deletes it,", "users/ann", remove("users/ann")],
  ])("waits until a transaction that %s the document has ended", async (_what, path, write) => {
    const { store, begin, get, commit, rollback } = setUp();
    await commit([set("users/ann", { n: 1n })]);
    const transaction = await begin();
    await get(path, transaction);
    const before = store.get(nameOf(path));

    const writing = commit([write]);
    expect(await hasSettled(writing)).toBe(false);
    expect(store.get(nameOf(path))).toBe(before);
    await rollback(transaction);
    await writing;

    expect(store.get(nameOf(path))).not.toBe(before);
  });

  test("is aborted after waiting two seconds", async () => {
    const { store, begin, get, commit } = setUp();
    await get("users/ann", await begin());

    const writing = codeOf(commit([set("users/ann")]));
    await vi.advanceTimersByTimeAsync(1999);
    expect(await hasSettled(writing)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(await writing).toBe("ABORTED");
    expect(store.get(nameOf("users/ann"))).toBeNull();
  });

  test("writes once after an earlier waiter ends its own transaction", async () => {
    const { store, begin, get, commit, rollback } = setUp();
    const increment = set(
      "users/ann",
      {},
      {
        mask: [],
        transforms: [{ kind: "increment", path: ["n"], operand: value(1n) }],
      },
    );
    const [first, second] = [await begin(), await begin()];
    await get("users/ann", first);
    const writing = [commit([increment], second), commit([increment])];

    await rollback(first);
    await Promise.all(writing);

    expect(store.get(nameOf("users/ann"))?.fields).toEqual(fields({ n: 2n }));
  });

  test("does not wait for transactions that read other documents", async () => {
    const { begin, get, query, commit } = setUp();
    const transaction = await begin();
    await get("users/bob", transaction);
    await query(transaction, "stages");

    expect(await codeOf(commit([set("users/ann")]))).toBe("OK");
  });

  test("a writer in a transaction does not wait for itself", async () => {
    const { store, begin, get, query, commit } = setUp();
    const transaction = await begin();
    await get("users/ann", transaction);
    await query(transaction, "users");

    await commit([set("users/ann", { n: 1n })], transaction);

    expect(store.get(nameOf("users/ann"))?.fields).toEqual(fields({ n: 1n }));
  });
});

/** The names of the calls in the order in which they settle. */
function settledOrder() {
  const order: string[] = [];
  const note = (name: string, call: Promise<unknown>) =>
    codeOf(call).then((code) => void order.push(code === "OK" ? name : `${name} ${code}`));
  return { order, note };
}

describe("a line of requests", () => {
  test("serves a writer before the transactions that read after it", async () => {
    const { store, begin, get, commit, rollback } = setUp();
    const first = await begin();
    await get("users/ann", first);
    const { order, note } = settledOrder();
    const calls = [note("write", commit([set("users/ann", { n: 1n })]))];
    const readers = await Promise.all(Array.from({ length: 18 }, begin));
    for (const [index, reader] of readers.entries()) calls.push(note(`read ${index}`, get("users/ann", reader)));

    await vi.advanceTimersByTimeAsync(1000);
    expect(order).toEqual([]);
    await rollback(first);
    await Promise.all(calls);

    expect(order).toEqual(["write", ...readers.map((_, index) => `read ${index}`)]);
    expect(store.get(nameOf("users/ann"))?.fields).toEqual(fields({ n: 1n }));
  });

  test("serves a writer before later queries of its collection and later writers", async () => {
    const { store, begin, get, query, commit, rollback } = setUp();
    const [first, second] = [await begin(), await begin()];
    await get("users/ann", first);
    const { order, note } = settledOrder();

    const calls = [
      note("write 1", commit([set("users/ann", { n: 1n })])),
      note("query", query(second, "users")),
      note("write 2", commit([set("users/ann", { n: 2n })])),
    ];
    await rollback(first);
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(["write 1", "query"]);
    await rollback(second);
    await Promise.all(calls);

    expect(order).toEqual(["write 1", "query", "write 2"]);
    expect(store.get(nameOf("users/ann"))?.fields).toEqual(fields({ n: 2n }));
  });

  test("lets a transaction read again what it has already read", async () => {
    const { begin, get, commit } = setUp();
    const transaction = await begin();
    await get("users/ann", transaction);
    const writing = commit([set("users/ann")]);

    await get("users/ann", transaction);
    await commit([set("users/ann")], transaction);

    await writing;
  });

  test("lets a transaction pass a writer that waits for it", async () => {
    const { begin, get, commit } = setUp();
    const transaction = await begin();
    await get("users/ann", transaction);
    const writing = commit([set("users/ann"), set("users/bob")]);

    await get("users/bob", transaction);
    await commit([set("users/bob")], transaction);

    await writing;
  });

  test("does not hold up readers of other documents, or readers outside transactions", async () => {
    const { begin, get, commit } = setUp();
    const [first, second] = [await begin(), await begin()];
    await get("users/ann", first);
    const writing = codeOf(commit([set("users/ann")]));

    expect(await hasSettled(get("users/bob", second))).toBe(true);
    expect(await hasSettled(get("users/ann"))).toBe(true);
    expect(await hasSettled(writing)).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
  });

  test("moves on after a writer that was aborted", async () => {
    const { begin, get, commit } = setUp();
    const [first, second] = [await begin(), await begin()];
    await get("users/ann", first);
    const { order, note } = settledOrder();
    const calls = [note("write", commit([set("users/ann")])), note("read", get("users/ann", second))];

    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(calls);

    expect(order).toEqual(["write ABORTED", "read"]);
  });

  test("denies a read at once, even if it would have to wait", async () => {
    const { service } = newService({ decide: ({ method }) => (method === "get" ? denied : allowed) });
    const owner = callsOf(service);
    await owner.get("users/ann", await owner.begin());
    const writing = codeOf(owner.commit([set("users/ann")]));
    const student = callsOf(service, ann);

    expect(await codeOf(student.get("users/ann", await student.begin()))).toBe("PERMISSION_DENIED");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await writing).toBe("ABORTED");
  });
});

test("a waiting writer is answered after the transaction it waited for", async () => {
  const { begin, get, commit } = setUp();
  const transaction = await begin();
  await get("users/ann", transaction);
  const { order, note } = settledOrder();

  const calls = [
    note("write", commit([set("users/ann")])),
    note("transaction", commit([set("users/ann")], transaction)),
  ];
  await Promise.all(calls);

  expect(order).toEqual(["transaction", "write"]);
});

describe("clearing", () => {
  test.each([
    ["everything", null],
    ["the database", database],
  ])("clearing %s ends transactions and releases their locks", async (_what, cleared) => {
    const { service, store, begin, get, query, commit } = setUp();
    const transaction = await begin();
    await get("users/ann", transaction);
    await query(transaction, "users");

    service.clear(cleared);

    expect(await hasSettled(commit([set("users/ann", { n: 1n })]))).toBe(true);
    expect(store.get(nameOf("users/ann"))?.fields).toEqual(fields({ n: 1n }));
    expect(await codeOf(commit([], transaction))).toBe("ABORTED");
  });

  test("clearing another database keeps the transactions", async () => {
    const { service, begin, get, commit, rollback } = setUp();
    const transaction = await begin();
    await get("users/ann", transaction);

    service.clear("projects/other/databases/(default)");

    const writing = commit([set("users/ann")]);
    expect(await hasSettled(writing)).toBe(false);
    await rollback(transaction);
    await writing;
  });

  test("clearing leaves nothing of a write that waited", async () => {
    const { service, store, begin, get, commit } = setUp();
    await get("users/ann", await begin());
    const writing = commit([set("users/ann")]);

    service.clear(null);

    await writing;
    expect(store.get(nameOf("users/ann"))).toBeNull();
  });
});

describe("a query in a transaction", () => {
  test.each([
    ["its collection", "users", false, "users/new", true],
    ["its collection group, at any depth", "tasks", true, "users/ann/tasks/1", true],
    ["everything", "", true, "users/ann/tasks/1", true],
    ["no other collection with the same id", "tasks", false, "users/ann/tasks/1", false],
    ["no other group", "tasks", true, "users/ann/notes/1", false],
  ])("a query in a transaction locks %s", async (_what, collectionId, allDescendants, path, waits) => {
    const { begin, query, commit, rollback } = setUp();
    const transaction = await begin();
    await query(transaction, collectionId, allDescendants);

    const writing = commit([set(path)]);

    expect(await hasSettled(writing)).toBe(!waits);
    await rollback(transaction);
    await writing;
  });

  test("a query in a transaction also locks when it is an aggregation or a list", async () => {
    const { service, begin, commit, rollback } = setUp();
    const consistency = { kind: "transaction", transaction: await begin() } as const;
    await service.runAggregationQuery(admin, {
      query: queryOf({ from: { collectionId: "a", allDescendants: false } }),
      aggregations: [{ kind: "count", alias: "n", upTo: null }],
      consistency,
    });
    await service.listDocuments(admin, {
      parent: nameOf("b/1"),
      collectionId: "c",
      pageSize: 0,
      pageToken: "",
      orderBy: [],
      mask: null,
      showMissing: false,
      consistency,
    });

    const writing = [commit([set("a/1")]), commit([set("b/1/c/1")])];

    expect(await Promise.all(writing.map(hasSettled))).toEqual([false, false]);
    await rollback(consistency.transaction);
    await Promise.all(writing);
  });
});

describe("transactions that read the same documents", () => {
  // Recorded of Google's emulator (hidane-dev/hidane, transactions.json) and tested against its service
  // (skunkteam/rust-firestore-emulator, 3-pessimistic-transaction.test.ts): the writer that waits loses.
  test("abort the first writer as soon as the second one writes", async () => {
    const { store, begin, get, commit } = setUp();
    const [first, second] = [await begin(), await begin()];
    await get("users/ann", first);
    await get("users/ann", second);

    const waiting = codeOf(commit([set("users/ann", { by: "first" })], first));
    const outcome = await codeOf(commit([set("users/ann", { by: "second" })], second));

    expect([await waiting, outcome]).toEqual(["ABORTED", "OK"]);
    expect(store.get(nameOf("users/ann"))?.fields).toEqual(fields({ by: "second" }));
  });

  test("abort one in a deadlock of three", async () => {
    const { begin, get, commit } = setUp();
    const [first, second, third] = [await begin(), await begin(), await begin()];
    await get("users/a", first);
    await get("users/b", second);
    await get("users/c", third);

    const outcomes = [
      codeOf(commit([set("users/b")], first)),
      codeOf(commit([set("users/c")], second)),
      codeOf(commit([set("users/a")], third)),
    ];

    expect((await Promise.all(outcomes)).sort()).toEqual(["ABORTED", "OK", "OK"]);
  });
});

test("concurrent read-and-write increments are all kept", async () => {
  vi.useRealTimers();
  const { store, begin, get, commit } = setUp();
  await commit([set("counters/1", { n: 0n })]);
  async function increment(): Promise<void> {
    const transaction = await begin();
    const counter = (await get("counters/1", transaction))?.fields.get("n");
    const next = counter?.type === "integer" ? counter.value + 1n : 0n;
    const outcome = await codeOf(commit([set("counters/1", { n: next })], transaction));
    if (outcome === "ABORTED") await increment();
  }

  await Promise.all(Array.from({ length: 10 }, increment));

  expect(store.get(nameOf("counters/1"))?.fields).toEqual(fields({ n: 10n }));
});

describe("the end of a transaction", () => {
  test("a transaction ends after a minute without use and releases its locks", async () => {
    const { begin, get, commit } = setUp();
    const transaction = await begin();
    await get("users/ann", transaction);
    await vi.advanceTimersByTimeAsync(59_000);
    await get("users/ann", transaction);
    await vi.advanceTimersByTimeAsync(59_000);
    const writing = commit([set("users/ann")]);
    expect(await hasSettled(writing)).toBe(false);

    await vi.advanceTimersByTimeAsync(1000);

    await writing;
    await expect(get("users/ann", transaction)).rejects.toMatchObject({
      code: "ABORTED",
      message: "The referenced transaction has expired or is no longer valid.",
    });
  });

  test("a transaction ends after 270 seconds, even if it is used", async () => {
    let now = 0n;
    const { service } = newService({ now: () => now });
    const { begin, get } = callsOf(service);
    const transaction = await begin();

    now = 270_000_001n;

    expect(await codeOf(get("users/ann", transaction))).toBe("ABORTED");
  });

  test("a transaction ends with a commit, with or without writes", async () => {
    const { begin, commit } = setUp();
    for (const writes of [[], [set("users/ann")]]) {
      const transaction = await begin();
      await commit(writes, transaction);

      expect(await codeOf(commit(writes, transaction))).toBe("ABORTED");
    }
  });

  test("a transaction ends with a failed precondition, but not with an invalid write", async () => {
    const { begin, commit } = setUp();
    const guarded = set("users/ann", {}, { precondition: { exists: true } });
    const transaction = await begin();

    expect(await codeOf(commit([set("users/ann", { __x__: 1n })], transaction))).toBe("INVALID_ARGUMENT");
    expect(await codeOf(commit([guarded], transaction))).toBe("NOT_FOUND");
    expect(await codeOf(commit([], transaction))).toBe("ABORTED");
  });

  test("a rollback can be repeated", async () => {
    const { begin, rollback } = setUp();
    const transaction = await begin();
    await rollback(transaction);

    expect(await codeOf(rollback(transaction))).toBe("OK");
  });

  test("a rollback aborts the transaction's waiting commit", async () => {
    const { store, begin, get, commit, rollback } = setUp();
    await get("users/ann", await begin());
    const second = await begin();
    const committing = codeOf(commit([set("users/ann")], second));

    await rollback(second);

    expect(await committing).toBe("ABORTED");
    expect(store.get(nameOf("users/ann"))).toBeNull();
  });
});

test("a transaction id that was never issued is rejected", async () => {
  const { service, get, rollback } = setUp();

  expect(await codeOf(get("users/ann", Buffer.from("x")))).toBe("INVALID_ARGUMENT");
  expect(await codeOf(rollback(Buffer.from("x")))).toBe("INVALID_ARGUMENT");
  const retrying = { mode: "readWrite", retryTransaction: Buffer.from("x") } as const;
  expect(await codeOf(service.beginTransaction(admin, { database, options: retrying }))).toBe("INVALID_ARGUMENT");
});

describe("a transaction begun by a read", () => {
  test("is returned with the result and locks what was read", async () => {
    const { service, begin, commit, rollback } = setUp();
    const retried = async () => {
      const earlier = await begin();
      await rollback(earlier);
      return earlier;
    };
    const { transaction } = await service.runQuery(admin, {
      query: queryOf({ from: { collectionId: "users", allDescendants: false } }),
      consistency: { kind: "newTransaction", options: { mode: "readWrite", retryTransaction: await retried() } },
    });

    const writing = commit([set("users/ann")]);

    expect(await hasSettled(writing)).toBe(false);
    if (transaction) await rollback(transaction);
    await writing;
  });

  test("ends at once if the read fails", async () => {
    const { service, commit } = setUp();
    const reading = service.getDocument(admin, {
      name: nameOf("users/ann"),
      mask: null,
      consistency: { kind: "newTransaction", options: { mode: "readWrite", retryTransaction: null } },
    });

    expect(await codeOf(reading)).toBe("NOT_FOUND");
    expect(await hasSettled(commit([set("users/ann")]))).toBe(true);
  });
});

describe("a read-only transaction", () => {
  test("sees the state it began with and does not block writers", async () => {
    const { beginReadOnly, get, query, commit } = setUp();
    await commit([set("users/ann", { n: 1n })]);
    const transaction = await beginReadOnly();

    await commit([set("users/ann", { n: 2n }), set("users/bob")]);

    expect((await get("users/ann", transaction))?.fields).toEqual(fields({ n: 1n }));
    expect((await query(transaction, "users")).documents).toHaveLength(1);
  });

  test("sees the state at a read time", async () => {
    const { beginReadOnly, get, commit } = setUp();
    const { commitTime } = await commit([set("users/ann", { n: 1n })]);
    await commit([set("users/ann", { n: 2n })]);

    const transaction = await beginReadOnly(commitTime);

    expect((await get("users/ann", transaction))?.fields).toEqual(fields({ n: 1n }));
  });

  test("rejects writes but commits without any", async () => {
    const { beginReadOnly, commit } = setUp();
    const transaction = await beginReadOnly();

    await expect(commit([set("users/ann")], transaction)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "Cannot modify entities in a read-only transaction.",
    });
    expect(await codeOf(commit([], transaction))).toBe("OK");
  });
});

test("a transaction can read at a time in the past, but not in the future", async () => {
  const { service, commit } = setUp();
  const { commitTime } = await commit([set("users/ann", { n: 1n })]);
  await commit([remove("users/ann")]);
  const at = (readTime: bigint) =>
    service.getDocument(admin, { name: nameOf("users/ann"), mask: null, consistency: { kind: "readTime", readTime } });

  expect((await at(commitTime)).fields).toEqual(fields({ n: 1n }));
  expect(await codeOf(at(commitTime + 10_000_000_000n))).toBe("INVALID_ARGUMENT");
});

test("a transaction of another database is rejected", async () => {
  const { service, begin } = setUp();
  const transaction = await begin();
  const other = "projects/other/databases/(default)";

  expect(await codeOf(service.commit(admin, { database: other, writes: [], transaction }))).toBe("INVALID_ARGUMENT");
  expect(await codeOf(service.commit(admin, { database, writes: [], transaction }))).toBe("OK");
});
