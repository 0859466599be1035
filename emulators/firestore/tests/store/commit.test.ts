import { describe, expect, test } from "vitest";
import type { Precondition } from "../../src/model/Write.ts";
import type { Committed } from "../../src/store/Committed.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, errorOf, fields, nameOf, path, timestamp, value } from "../model/builders.ts";
import { commit, merge, newStore, remove, set } from "./writes.ts";

const ann = nameOf("users/ann");

describe("masks", () => {
  test.each([
    ["no mask replaces the document", null, { x: 1n }, { x: 1n }],
    ["a path with a value is set", ["a"], { a: 9n }, { a: 9n, b: { c: 2n, d: 3n } }],
    ["a path without a value is deleted", ["a"], {}, { b: { c: 2n, d: 3n } }],
    ["a nested path keeps other fields", ["b.c"], { b: { c: 9n } }, { a: 1n, b: { c: 9n, d: 3n } }],
    ["a nested path without a value is deleted", ["b.c"], {}, { a: 1n, b: { d: 3n } }],
    ["a parent that is not a map becomes one", ["a.x"], { a: { x: 9n } }, { a: { x: 9n }, b: { c: 2n, d: 3n } }],
    ["fields outside the mask are ignored", ["a"], { a: 9n, z: 9n }, { a: 9n, b: { c: 2n, d: 3n } }],
    ["an empty mask changes nothing", [], { a: 9n }, { a: 1n, b: { c: 2n, d: 3n } }],
  ] as const)("a mask decides what a write changes: %s", (_what, mask, written, outcome) => {
    const store = newStore();
    commit(store, set("users/ann", { a: 1n, b: { c: 2n, d: 3n } }));

    commit(store, set("users/ann", written, { mask: mask?.map((text) => path(text)) ?? null }));

    expect(store.get(ann)?.fields).toEqual(fields(outcome));
  });

  test("an empty mask creates a missing document", () => {
    const store = newStore();

    commit(store, merge("users/ann", {}, []));

    expect(store.get(ann)?.fields.size).toBe(0);
  });

  test("a path may be inside another, in any order", () => {
    const store = newStore();

    commit(store, merge("users/ann", { a: { b: 1n, c: 2n } }, [["a", "b"], ["a"], ["a"]]));

    expect(store.get(ann)?.fields).toEqual(fields({ a: { b: 1n, c: 2n } }));
  });
});

describe("transforms", () => {
  test("are applied in order after the fields", () => {
    const store = newStore();

    const result = commit(
      store,
      set(
        "users/ann",
        { n: 1n },
        {
          transforms: [
            { kind: "increment", path: ["n"], operand: value(1n) },
            { kind: "increment", path: ["n"], operand: value(1n) },
            { kind: "appendMissingElements", path: ["m", "list"], elements: [value("x")] },
          ],
        },
      ),
    );

    expect(store.get(ann)?.fields).toEqual(fields({ n: 3n, m: { list: ["x"] } }));
    expect(result.writeResults[0]?.transformResults).toEqual([value(2n), value(3n), value(null)]);
  });

  test("use the rules' request time in milliseconds as server timestamp", () => {
    const store = new DocumentStore({ now: () => 1_234_567n, log: null });
    const write = set("users/ann", {}, { transforms: [{ kind: "serverTimestamp", path: ["at"] }] });

    const preview = store.previewCommit(database, [write]);
    store.applyCommit(preview);

    expect(preview.requestTime).toBe(1_234_000n);
    expect(store.get(ann)).toMatchObject({ updateTime: 1_234_567n });
    expect(store.get(ann)?.fields.get("at")).toEqual(timestamp(1_234_000n));
  });

  test("transforms reject an operand that is not a number", () => {
    const write = set("users/ann", {}, { transforms: [{ kind: "maximum", path: ["n"], operand: value("1") }] });

    expect(errorOf(() => newStore().previewCommit(database, [write]))).toEqual({
      code: "INVALID_ARGUMENT",
      message: "Input must be int64 or double.",
    });
  });
});

describe("preconditions", () => {
  test.each<[string, boolean, Precondition, string | null]>([
    ["create a missing document", false, { exists: false }, null],
    ["create an existing document", true, { exists: false }, "ALREADY_EXISTS"],
    ["update an existing document", true, { exists: true }, null],
    ["update a missing document", false, { exists: true }, "NOT_FOUND"],
    ["update another version", true, { updateTime: 7n }, "FAILED_PRECONDITION"],
    ["update a version of a missing document", false, { updateTime: 7n }, "FAILED_PRECONDITION"],
  ])("preconditions decide whether to %s", (_what, exists, precondition, code) => {
    for (const write of [set("users/ann", { a: 2n }), remove("users/ann")]) {
      const store = newStore();
      if (exists) commit(store, set("users/ann", { a: 1n }));
      const guarded = { ...write, precondition };

      if (code === null) expect(() => commit(store, guarded)).not.toThrow();
      else expect(errorOf(() => commit(store, guarded)).code).toBe(code);
    }
  });

  test("accept the current version", () => {
    const store = newStore();
    const { commitTime } = commit(store, set("users/ann", { a: 1n }));

    commit(store, set("users/ann", { a: 2n }, { precondition: { updateTime: commitTime } }));

    expect(store.get(ann)?.fields).toEqual(fields({ a: 2n }));
  });

  test("change no document if one of them fails", () => {
    const store = newStore();

    errorOf(() => commit(store, set("users/bob"), set("users/ann", {}, { precondition: { exists: true } })));

    expect(store.get(nameOf("users/bob"))).toBeNull();
  });

  test("see earlier writes of the same commit", () => {
    const store = newStore();

    commit(store, set("users/ann", { a: 1n }), set("users/ann", { a: 2n }, { precondition: { exists: true } }));

    expect(store.get(ann)?.fields).toEqual(fields({ a: 2n }));
  });

  test("are required for a verify, which excludes a write of the same document", () => {
    const store = newStore();
    const verify = { kind: "verify", name: ann, precondition: { exists: false } } as const;

    expect(() => commit(store, verify)).not.toThrow();
    expect(errorOf(() => commit(store, { ...verify, precondition: null })).code).toBe("INVALID_ARGUMENT");
    expect(errorOf(() => commit(store, verify, verify)).code).toBe("INVALID_ARGUMENT");
    expect(errorOf(() => commit(store, verify, set("users/ann"))).code).toBe("INVALID_ARGUMENT");
    expect(store.get(ann)).toBeNull();
  });
});

describe("times and versions", () => {
  test("commit times increase, even if the clock stands still or goes back", () => {
    const opening = 40n;
    const times = [opening, 50n, 50n, 20n, 90n];
    const store = new DocumentStore({ now: () => times.shift() ?? 90n, log: null });

    const commitTimes = ["a", "b", "c", "d"].map((id) => commit(store, set(`users/${id}`)).commitTime);

    expect(commitTimes).toEqual([50n, 51n, 52n, 90n]);
    expect(store.lastCommitTime(database)).toBe(90n);
  });

  test("a document keeps its create time until it is created again", () => {
    const store = newStore();
    const first = commit(store, set("users/ann", { a: 1n })).commitTime;
    commit(store, set("users/ann", { a: 2n }));
    expect(store.get(ann)?.createTime).toBe(first);

    const again = commit(store, remove("users/ann"), set("users/ann", { a: 2n })).commitTime;

    expect(store.get(ann)?.createTime).toBe(again);
  });

  test("a write without an effect keeps the update time and reports no change", () => {
    const store = newStore();
    const first = commit(store, set("users/ann", { a: [1n] })).commitTime;
    const received: Committed[] = [];
    store.subscribe((committed) => received.push(committed));

    const again = commit(store, set("users/ann", { a: [1n] }), remove("users/missing"));

    expect(again.commitTime).toBeGreaterThan(first);
    expect(again.writeResults.map(({ updateTime }) => updateTime)).toEqual([first, null]);
    expect(received).toEqual([{ database, commitTime: again.commitTime, changes: [] }]);
  });

  test("a change of only a number's type is a change", () => {
    const store = newStore();
    commit(store, set("users/ann", { a: 1n }));

    const { commitTime } = commit(store, set("users/ann", { a: 1 }));

    expect(store.get(ann)?.updateTime).toBe(commitTime);
  });
});

describe("a preview", () => {
  test("evaluates each write on the result of the previous one", () => {
    const store = newStore();

    const preview = store.previewCommit(database, [
      set("users/ann", { n: 1n }),
      merge("users/ann", { m: 2n }, [["m"]]),
      set("users/bob"),
    ]);

    expect(preview.writes[0]).toMatchObject({ before: null, after: { fields: fields({ n: 1n }) } });
    expect(preview.writes[1]?.before?.fields).toEqual(fields({ n: 1n }));
    expect(preview.writes[1]?.after?.fields).toEqual(fields({ n: 1n, m: 2n }));
    expect(preview.readAfter(nameOf("users/bob"))).not.toBeNull();
    expect(store.get(ann)).toBeNull();
  });

  test("reports a failed precondition without throwing", () => {
    const store = newStore();

    const preview = store.previewCommit(database, [set("users/ann", { a: 1n }, { precondition: { exists: true } })]);

    expect(preview.failure?.code).toBe("NOT_FOUND");
    expect(preview.writes[0]?.after?.fields).toEqual(fields({ a: 1n }));
  });

  test("cannot be applied after another commit", () => {
    const store = newStore();
    const early = store.previewCommit(database, [set("users/ann")]);
    commit(store, set("users/ann", { a: 1n }));

    expect(() => store.applyCommit(early)).toThrow("Another commit came between");
  });
});

describe("listeners", () => {
  test("get one change per document and commit", () => {
    const store = newStore();
    const received: Committed[] = [];
    store.subscribe((committed) => received.push(committed));

    commit(store, set("users/ann", { n: 1n }), set("users/ann", { n: 2n }), set("users/bob"), remove("users/bob"));

    expect(received[0]?.changes).toEqual([{ name: ann, before: null, after: store.get(ann) }]);
  });

  test("get commits in order, including those of a listener", () => {
    const store = newStore();
    const received: string[] = [];
    store.subscribe(({ changes }) => {
      if (changes[0]?.name === ann) commit(store, set("users/bob"));
    });
    store.subscribe(({ changes }) => received.push(changes[0]?.name ?? ""));

    commit(store, set("users/ann"));

    expect(received).toEqual([ann, nameOf("users/bob")]);
  });

  test("get nothing after they unsubscribe", () => {
    const store = newStore();
    const received: Committed[] = [];
    const stop = store.subscribe((committed) => received.push(committed));

    stop();
    commit(store, set("users/ann"));

    expect(received).toEqual([]);
  });
});

test("a write to another database is rejected", () => {
  const other = "projects/other/databases/(default)";

  expect(errorOf(() => newStore().previewCommit(other, [set("users/ann")])).code).toBe("INVALID_ARGUMENT");
});
