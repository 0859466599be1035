import { describe, expect, test } from "vitest";
import type { Precondition } from "../../src/model/Write.ts";
import type { Committed } from "../../src/store/Committed.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, fields, nameOf, path, errorOf, timestamp, value } from "../model/builders.ts";
import { commit, merge, newStore, remove, set } from "./writes.ts";

const ann = nameOf("users/ann");

describe("masks", () => {
  test.each([
    ["no mask replaces the document", null, { x: 1n }, { x: 1n }],
    ["a path that is given is set", ["a"], { a: 9n }, { a: 9n, b: { c: 2n, d: 3n } }],
    ["a path that is not given is deleted", ["a"], {}, { b: { c: 2n, d: 3n } }],
    ["a nested path leaves its neighbours", ["b.c"], { b: { c: 9n } }, { a: 1n, b: { c: 9n, d: 3n } }],
    ["a nested path is deleted alone", ["b.c"], {}, { a: 1n, b: { d: 3n } }],
    ["a parent that is no map becomes one", ["a.x"], { a: { x: 9n } }, { a: { x: 9n }, b: { c: 2n, d: 3n } }],
    ["what the mask does not name is ignored", ["a"], { a: 9n, z: 9n }, { a: 9n, b: { c: 2n, d: 3n } }],
    ["an empty mask changes nothing", [], { a: 9n }, { a: 1n, b: { c: 2n, d: 3n } }],
  ] as const)("%s", (_what, mask, written, outcome) => {
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

  test("a path may lie inside another, in any order", () => {
    const store = newStore();

    commit(store, merge("users/ann", { a: { b: 1n, c: 2n } }, [["a", "b"], ["a"], ["a"]]));

    expect(store.get(ann)?.fields).toEqual(fields({ a: { b: 1n, c: 2n } }));
  });
});

describe("transforms", () => {
  test("are applied in order after the fields, and each has its result", () => {
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

  test("give the rules' request time, in whole milliseconds, as server timestamp", () => {
    const store = new DocumentStore({ now: () => 1_234_567n, log: null });
    const write = set("users/ann", {}, { transforms: [{ kind: "serverTimestamp", path: ["at"] }] });

    const preview = store.previewCommit(database, [write]);
    store.applyCommit(preview);

    expect(preview.requestTime).toBe(1_234_000n);
    expect(store.get(ann)).toMatchObject({ updateTime: 1_234_567n });
    expect(store.get(ann)?.fields.get("at")).toEqual(timestamp(1_234_000n));
  });

  test("refuse an operand that is no number", () => {
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
  ])("to %s", (_what, exists, precondition, code) => {
    for (const write of [set("users/ann", { a: 2n }), remove("users/ann")]) {
      const store = newStore();
      if (exists) commit(store, set("users/ann", { a: 1n }));
      const guarded = { ...write, precondition };

      if (code === null) expect(() => commit(store, guarded)).not.toThrow();
      else expect(errorOf(() => commit(store, guarded)).code).toBe(code);
    }
  });

  test("the version that was read is accepted", () => {
    const store = newStore();
    const { commitTime } = commit(store, set("users/ann", { a: 1n }));

    commit(store, set("users/ann", { a: 2n }, { precondition: { updateTime: commitTime } }));

    expect(store.get(ann)?.fields).toEqual(fields({ a: 2n }));
  });

  test("one that fails leaves every document of the commit as it was", () => {
    const store = newStore();

    errorOf(() => commit(store, set("users/bob"), set("users/ann", {}, { precondition: { exists: true } })));

    expect(store.get(nameOf("users/bob"))).toBeNull();
  });

  test("are met by what earlier writes of the same commit did", () => {
    const store = newStore();

    commit(store, set("users/ann", { a: 1n }), set("users/ann", { a: 2n }, { precondition: { exists: true } }));

    expect(store.get(ann)?.fields).toEqual(fields({ a: 2n }));
  });

  test("are all that a verify is, so it must have one and stand alone", () => {
    const store = newStore();
    const verify = { kind: "verify", name: ann, precondition: { exists: false } } as const;

    expect(() => commit(store, verify)).not.toThrow();
    expect(errorOf(() => commit(store, { ...verify, precondition: null })).code).toBe("INVALID_ARGUMENT");
    expect(errorOf(() => commit(store, verify, set("users/ann"))).code).toBe("INVALID_ARGUMENT");
    expect(store.get(ann)).toBeNull();
  });
});

describe("times and versions", () => {
  test("commit times increase strictly, even when the clock stands still or goes back", () => {
    const opening = 40n;
    const times = [opening, 50n, 50n, 20n, 90n];
    const store = new DocumentStore({ now: () => times.shift() ?? 90n, log: null });

    const commitTimes = ["a", "b", "c", "d"].map((id) => commit(store, set(`users/${id}`)).commitTime);

    expect(commitTimes).toEqual([50n, 51n, 52n, 90n]);
    expect(store.lastCommitTime(database)).toBe(90n);
  });

  test("a document keeps its create time until it is deleted and made anew", () => {
    const store = newStore();
    const first = commit(store, set("users/ann", { a: 1n })).commitTime;
    commit(store, set("users/ann", { a: 2n }));
    expect(store.get(ann)?.createTime).toBe(first);

    const again = commit(store, remove("users/ann"), set("users/ann", { a: 2n })).commitTime;

    expect(store.get(ann)?.createTime).toBe(again);
  });

  test("a write that changes nothing keeps the update time and reports no change", () => {
    const store = newStore();
    const first = commit(store, set("users/ann", { a: [1n] })).commitTime;
    const heard: Committed[] = [];
    store.subscribe((committed) => heard.push(committed));

    const again = commit(store, set("users/ann", { a: [1n] }), remove("users/nobody"));

    expect(again.commitTime).toBeGreaterThan(first);
    expect(again.writeResults.map(({ updateTime }) => updateTime)).toEqual([first, null]);
    expect(heard).toEqual([{ database, commitTime: again.commitTime, changes: [] }]);
  });

  test("a number that only changes its type is a change", () => {
    const store = newStore();
    commit(store, set("users/ann", { a: 1n }));

    const { commitTime } = commit(store, set("users/ann", { a: 1 }));

    expect(store.get(ann)?.updateTime).toBe(commitTime);
  });
});

describe("a preview", () => {
  test("shows each write the state that the ones before it left", () => {
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

  test("keeps a failed precondition to itself until it is applied", () => {
    const store = newStore();

    const preview = store.previewCommit(database, [set("users/ann", { a: 1n }, { precondition: { exists: true } })]);

    expect(preview.failure?.code).toBe("NOT_FOUND");
    expect(preview.writes[0]?.after?.fields).toEqual(fields({ a: 1n }));
  });

  test("cannot be applied once another commit came between", () => {
    const store = newStore();
    const early = store.previewCommit(database, [set("users/ann")]);
    commit(store, set("users/ann", { a: 1n }));

    expect(() => store.applyCommit(early)).toThrow("Another commit came between");
  });
});

describe("listeners", () => {
  test("hear of one change per document, from before the commit to after it", () => {
    const store = newStore();
    const heard: Committed[] = [];
    store.subscribe((committed) => heard.push(committed));

    commit(store, set("users/ann", { n: 1n }), set("users/ann", { n: 2n }), set("users/bob"), remove("users/bob"));

    expect(heard[0]?.changes).toEqual([{ name: ann, before: null, after: store.get(ann) }]);
  });

  test("hear commits in order, also those that a listener makes", () => {
    const store = newStore();
    const heard: string[] = [];
    store.subscribe(({ changes }) => {
      if (changes[0]?.name === ann) commit(store, set("users/bob"));
    });
    store.subscribe(({ changes }) => heard.push(changes[0]?.name ?? ""));

    commit(store, set("users/ann"));

    expect(heard).toEqual([ann, nameOf("users/bob")]);
  });

  test("hear nothing after the end of their subscription", () => {
    const store = newStore();
    const heard: Committed[] = [];
    const stop = store.subscribe((committed) => heard.push(committed));

    stop();
    commit(store, set("users/ann"));

    expect(heard).toEqual([]);
  });
});

test("a write to another database is refused", () => {
  const other = "projects/other/databases/(default)";

  expect(errorOf(() => newStore().previewCommit(other, [set("users/ann")])).code).toBe("INVALID_ARGUMENT");
});
