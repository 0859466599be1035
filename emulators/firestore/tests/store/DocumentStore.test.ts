import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentReader } from "../../src/model/DocumentReader.ts";
import type { Committed } from "../../src/store/Committed.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, errorOf, fields, nameOf, root } from "../model/builders.ts";
import { commit, newStore, pathsOf, remove, set } from "./writes.ts";

const hour = 3_600_000_000n;

function isKnown(store: DocumentStore, time: bigint): boolean {
  try {
    store.at(time);
    return true;
  } catch {
    return false;
  }
}

function storeWith(...paths: readonly string[]): DocumentStore {
  const store = newStore();
  commit(store, ...paths.map((path) => set(path)));
  return store;
}

describe("the documents", () => {
  const store = storeWith("a/1", "a/2", "a/1/b/x", "a/missing/b/y", "b/z", "ab/1");

  test("the documents of a collection are those directly in it", () => {
    expect(pathsOf(store.inCollection(`${root}/a`))).toEqual(["a/1", "a/2"]);
    expect(pathsOf(store.inCollection(`${root}/a/missing/b`))).toEqual(["a/missing/b/y"]);
    expect(pathsOf(store.inCollection(`${root}/none`))).toEqual([]);
  });

  test("the documents of a collection group are found at every depth below the parent", () => {
    expect(pathsOf(store.inCollectionGroup(root, "b"))).toEqual(["a/1/b/x", "a/missing/b/y", "b/z"]);
    expect(pathsOf(store.inCollectionGroup(nameOf("a/1"), "b"))).toEqual(["a/1/b/x"]);
  });

  test("the documents below a name exclude the named document", () => {
    expect(pathsOf(store.below(nameOf("a/1")))).toEqual(["a/1/b/x"]);
    expect(pathsOf(store.below(`${root}/a`))).toEqual(["a/1", "a/1/b/x", "a/2", "a/missing/b/y"]);
    expect(pathsOf(store.below(root))).toHaveLength(6);
  });

  test("the documents determine the collection ids, even below a missing document", () => {
    expect(store.collectionIds(root)).toEqual(["a", "ab", "b"]);
    expect(store.collectionIds(nameOf("a/missing"))).toEqual(["b"]);
    expect(store.collectionIds(nameOf("b/z"))).toEqual([]);
  });

  test("the documents of two databases are separate", () => {
    const other = "projects/other/databases/(default)";

    expect([...store.below(`${other}/documents`)]).toEqual([]);
    expect(store.collectionIds(`${other}/documents`)).toEqual([]);
  });
});

test("a collection disappears with its last descendant", () => {
  const store = storeWith("a/1/b/2");

  commit(store, remove("a/1/b/2"));

  expect(store.collectionIds(root)).toEqual([]);
  expect(pathsOf(store.inCollectionGroup(root, "b"))).toEqual([]);
});

describe("clearing", () => {
  function listening(store: DocumentStore): Committed[] {
    const received: Committed[] = [];
    store.subscribe((committed) => received.push(committed));
    return received;
  }

  test("clearing a database deletes everything in one commit", () => {
    const store = storeWith("a/1", "a/1/b/2");
    const received = listening(store);

    store.clear(database);

    expect([...store.below(root)]).toEqual([]);
    expect(received.map(({ changes }) => pathsOf(changes))).toEqual([["a/1", "a/1/b/2"]]);
  });

  test("clearing a document deletes it and its descendants", () => {
    const store = storeWith("a/1", "a/1/b/2", "a/10", "a/missing/b/3");

    store.deleteRecursively(nameOf("a/1"));
    store.deleteRecursively(nameOf("a/missing"));

    expect(pathsOf(store.below(root))).toEqual(["a/10"]);
  });

  test("clearing a collection deletes its documents and their descendants", () => {
    const store = storeWith("a/1", "a/1/b/2", "ab/1");

    store.deleteRecursively(nameOf("a"));

    expect(pathsOf(store.below(root))).toEqual(["ab/1"]);
  });

  test("clearing all databases covers every project", () => {
    const store = storeWith("a/1");
    const other = "projects/other/databases/(default)";
    const write = { ...set("a/1"), name: `${other}/documents/a/1` };
    store.applyCommit(store.previewCommit(other, [write]));
    const received = listening(store);

    store.reset();

    expect(received.map((committed) => committed.database)).toEqual([database, other]);
    expect(store.get(`${other}/documents/a/1`)).toBeNull();
  });
});

describe("an earlier state", () => {
  function seen(reader: DocumentReader) {
    const all = [...reader.below(root)].map(({ name, updateTime }) => `${name}@${updateTime}`).sort();
    return {
      all,
      group: pathsOf(reader.inCollectionGroup(root, "b")),
      collection: pathsOf(reader.inCollection(`${root}/a`)),
      one: reader.get(nameOf("a/1")),
    };
  }

  test("does not change with later writes", () => {
    const paths = ["a/1", "a/2", "a/1/b/1", "b/1"];
    const step = fc.record({ path: fc.constantFrom(...paths), content: fc.option(fc.integer({ min: 0, max: 2 })) });
    fc.assert(
      fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (commits) => {
        const store = newStore();
        const memories = commits.map((steps) => {
          const writes = steps.map(({ path, content }) =>
            content === null ? remove(path) : set(path, { content: BigInt(content) }),
          );
          commit(store, ...writes);
          return { time: store.readTime(), state: seen(store) };
        });

        for (const { time, state } of memories) expect(seen(store.at(time))).toEqual(state);
      }),
    );
  });

  test("a state in the future is rejected", () => {
    const store = new DocumentStore({ now: () => 100n, log: null });

    expect(errorOf(() => store.at(101n)).code).toBe("INVALID_ARGUMENT");
  });

  test("is available for an hour", () => {
    let now = 1_000_000n;
    const store = new DocumentStore({ now: () => now, log: null });
    const { commitTime } = commit(store, set("a/1", { n: 1n }));
    commit(store, set("a/1", { n: 2n }));

    now = commitTime + hour;
    expect(store.at(commitTime).get(nameOf("a/1"))?.fields).toEqual(fields({ n: 1n }));

    now += 1n;
    expect(errorOf(() => store.at(commitTime)).code).toBe("FAILED_PRECONDITION");
  });

  test("is rejected earlier if it would take too much memory", () => {
    const store = newStore();
    const large = "x".repeat(1_000_000);
    const versions = Array.from(
      { length: 40 },
      (_, n) => commit(store, set("a/1", { large, n: BigInt(n) })).commitTime,
    );

    const known = versions.filter((time) => isKnown(store, time));

    expect(known).toEqual(versions.slice(-34));
    expect(store.commitsSince(versions[0] ?? 0n)).toBeNull();
    expect(store.commitsSince(versions.at(-3) ?? 0n)).toHaveLength(2);
  });

  test("a state at a read time excludes later commits, even if the clock stands still", () => {
    const store = new DocumentStore({ now: () => 100n, log: null });
    const readTime = store.readTime();

    commit(store, set("a/1"));

    expect(readTime).toBe(100n);
    expect(store.at(readTime).get(nameOf("a/1"))).toBeNull();
  });
});
