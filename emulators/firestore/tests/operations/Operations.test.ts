import { describe, expect, test } from "vitest";
import type { FirestoreService } from "../../src/operations/FirestoreService.ts";
import { database, fields, nameOf, path, root, value } from "../model/builders.ts";
import { orders, queryOf } from "../query/queries.ts";
import { commit, set } from "../store/writes.ts";
import { admin, ann, callsOf, codeOf, newService } from "./service.ts";

type ListRequest = Parameters<FirestoreService["listDocuments"]>[1];

const latest = { kind: "latest" } as const;

function setUp(...paths: readonly string[]) {
  const { store, service } = newService();
  commit(store, ...paths.map((each, index) => set(each, { n: BigInt(index % 2), m: { x: 1n, y: 2n } })));
  return { store, service };
}

describe("reading", () => {
  test("reading a document with a mask returns only the masked fields", async () => {
    const { service } = setUp("c/1");

    const document = await service.getDocument(admin, {
      name: nameOf("c/1"),
      mask: [path("m.x")],
      consistency: latest,
    });

    expect(document.fields).toEqual(fields({ m: { x: 1n } }));
  });

  test("reading a missing document throws NOT_FOUND with its name", async () => {
    const { service } = setUp();
    const name = nameOf("c/1");

    await expect(service.getDocument(admin, { name, mask: null, consistency: latest })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: `Document "${name}" not found.`,
    });
  });

  test("reading several documents returns each, with a read time after their last change", async () => {
    const { service, store } = setUp("c/1");
    const names = [nameOf("c/2"), nameOf("c/1")];

    const { found, readTime, transaction } = await service.batchGetDocuments(admin, {
      database,
      names,
      mask: null,
      consistency: latest,
    });

    expect([...found]).toEqual([
      [nameOf("c/2"), null],
      [nameOf("c/1"), store.get(nameOf("c/1"))],
    ]);
    expect(readTime).toBeGreaterThanOrEqual(store.lastCommitTime(database));
    expect(transaction).toBeNull();
  });

  test("an aggregation ignores the query's select", async () => {
    const { service } = setUp("c/1", "c/2", "c/3");

    const { fields: result } = await service.runAggregationQuery(admin, {
      query: queryOf({ select: [["__name__"]] }),
      aggregations: [
        { kind: "count", alias: "count", upTo: null },
        { kind: "sum", alias: "sum", path: ["n"] },
      ],
      consistency: latest,
    });

    expect(result).toEqual(fields({ count: 3n, sum: 1n }));
  });
});

describe("a list", () => {
  const list: ListRequest = {
    parent: root,
    collectionId: "c",
    pageSize: 2,
    pageToken: "",
    orderBy: [],
    mask: null,
    showMissing: false,
    consistency: latest,
  };

  /** Only the id if the collection is known. */
  function shortName({ collectionId }: Partial<ListRequest>, name: string): string {
    return name.slice((collectionId === "" ? `${root}/` : `${root}/c/`).length);
  }

  async function pages(service: ReturnType<typeof setUp>["service"], request: Partial<ListRequest>) {
    const seen: string[][] = [];
    let pageToken = "";
    do {
      const page = await service.listDocuments(admin, { ...list, ...request, pageToken });
      seen.push(page.documents.map(({ name, document }) => (document ? "" : "no ") + shortName(request, name)));
      pageToken = page.nextPageToken;
    } while (pageToken !== "");
    return seen;
  }

  test("a list returns pages by name", async () => {
    const { service } = setUp("c/1", "c/2", "c/3", "c/4", "c/1/d/1");

    expect(await pages(service, {})).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
  });

  test("a list returns pages by an order with ties", async () => {
    const { service } = setUp("c/1", "c/2", "c/3", "c/4", "c/5");

    expect(await pages(service, { orderBy: orders("-n") })).toEqual([["4", "2"], ["5", "3"], ["1"]]);
  });

  test("a list includes missing documents that have descendants", async () => {
    const { service } = setUp("c/1", "c/2/d/1", "c/3/d/1/e/1", "c/4");

    expect(await pages(service, { showMissing: true })).toEqual([
      ["1", "no 2"],
      ["no 3", "4"],
    ]);
  });

  test("a list without a collection id returns documents of all collections of the parent", async () => {
    const { service } = setUp("c/1", "c/2/d/1", "b/1", "b/1/e/1");

    expect(await pages(service, { collectionId: "" })).toEqual([["b/1", "c/1"]]);
    expect(await pages(service, { parent: nameOf("b/1"), collectionId: "" })).toEqual([["b/1/e/1"]]);
  });

  test.each([
    ["without a collection id", { collectionId: "" }, "collection id must be set when show_missing is true"],
    [
      "in an order",
      { orderBy: [{ path: ["n"], direction: "ASCENDING" }] },
      "cannot specify an order when show_missing is true",
    ],
  ] as const)(
    "a list with missing documents %s is rejected before the caller's rights are checked",
    async (_what, request, message) => {
      const { service } = setUp();

      for (const caller of [admin, ann]) {
        await expect(service.listDocuments(caller, { ...list, ...request, showMissing: true })).rejects.toMatchObject({
          code: "INVALID_ARGUMENT",
          message,
        });
      }
    },
  );

  test("a list returns 20 documents per page by default", async () => {
    const { service } = setUp(...Array.from({ length: 25 }, (_, index) => `c/${index}`));

    expect((await pages(service, { pageSize: 0 })).map(({ length }) => length)).toEqual([20, 5]);
  });

  test.each(["x", Buffer.from("1 [null]").toString("base64url")])(
    "a list rejects the page token %s",
    async (pageToken) => {
      const { service } = setUp();

      expect(await codeOf(service.listDocuments(admin, { ...list, pageToken }))).toBe("INVALID_ARGUMENT");
    },
  );

  test("a list of collection ids returns sorted pages", async () => {
    const { service } = setUp("b/1", "a/1", "c/1/d/1");
    const first = await service.listCollectionIds(admin, {
      parent: root,
      pageSize: 2,
      pageToken: "",
      consistency: latest,
    });

    const second = await service.listCollectionIds(admin, {
      parent: root,
      pageSize: 2,
      pageToken: first.nextPageToken,
      consistency: latest,
    });

    expect([first.collectionIds, second.collectionIds, second.nextPageToken]).toEqual([["a", "b"], ["c"], ""]);
  });
});

describe("writing", () => {
  test("writing a single document returns its new state, masked", async () => {
    const { service } = setUp("c/1");

    const written = await service.writeDocument(admin, {
      write: set("c/1", { n: 9n }, { mask: [["n"]] }),
      mask: [["n"]],
    });

    expect(written?.fields).toEqual(fields({ n: 9n }));
  });

  test("a batch with an invalid write writes nothing, for any caller", async () => {
    const { service, store } = setUp();
    const writes = [set("c/ok"), set("c/bad", { __x__: 1n })];

    for (const caller of [admin, ann]) {
      await expect(service.batchWrite(caller, { database, writes })).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
      });
    }
    expect(store.get(nameOf("c/ok"))).toBeNull();
  });

  test("an aggregation leaves out documents without the field before the limit", async () => {
    const { store, service } = newService();
    commit(store, set("c/1", { n: 1n }), set("c/2"), set("c/3", { n: 3n }), set("c/4", { n: 4n }));

    const { fields: results } = await service.runAggregationQuery(admin, {
      query: queryOf({ limit: 3 }),
      aggregations: [
        { kind: "count", alias: "count", upTo: null },
        { kind: "sum", alias: "sum", path: ["n"] },
      ],
      consistency: latest,
    });

    expect(results.get("count")).toEqual(value(3n));
    expect(results.get("sum")).toEqual(value(8n));
  });

  test("a batch write returns a result for each independent write", async () => {
    const { service, store } = setUp();

    const outcomes = await service.batchWrite(admin, {
      database,
      writes: [set("c/1"), set("c/2", {}, { precondition: { exists: true } }), set("c/3")],
    });

    expect(outcomes).toMatchObject([{ result: {} }, { code: "NOT_FOUND" }, { result: {} }]);
    expect(store.get(nameOf("c/3"))).not.toBeNull();
  });

  test("a batch write rejects two writes to one document", async () => {
    const { service, store } = setUp();

    await expect(service.batchWrite(admin, { database, writes: [set("c/1"), set("c/1")] })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "the same document cannot be written more than once in a single request",
    });
    expect(store.get(nameOf("c/1"))).toBeNull();
  });

  test("writing no documents returns a commit time", async () => {
    const { service, store } = setUp("c/1");
    const last = store.lastCommitTime(database);

    const { commitTime, writeResults } = await callsOf(service).commit([]);

    expect(commitTime).toBeGreaterThan(last);
    expect(writeResults).toEqual([]);
  });

  test("a write whose transforms make a document larger than 1 MiB fails", async () => {
    const { service } = setUp();
    const half = "x".repeat(600_000);
    const write = set(
      "c/1",
      { a: half },
      { transforms: [{ kind: "appendMissingElements", path: ["b"], elements: [value(half)] }] },
    );

    expect(await codeOf(callsOf(service).commit([write]))).toBe("INVALID_ARGUMENT");
  });
});
