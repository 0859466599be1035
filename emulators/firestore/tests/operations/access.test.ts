import { describe, expect, test } from "vitest";
import type { Caller } from "../../src/model/Caller.ts";
import { Operations } from "../../src/operations/Operations.ts";
import type { RulesRequest } from "../../src/rules/RulesRequest.ts";
import { database, fields, nameOf, root, timestamp } from "../model/builders.ts";
import { queryOf } from "../query/queries.ts";
import { commit, merge, newStore, remove, set } from "../store/writes.ts";
import { admin, allowed, ann, callsOf, codeOf, denied, newService } from "./service.ts";

const latest = { kind: "latest" } as const;
const name = nameOf("users/ann");

const list = {
  parent: root,
  collectionId: "users",
  pageSize: 0,
  pageToken: "",
  orderBy: [],
  mask: null,
  showMissing: false,
  consistency: latest,
};

type Call = (service: Operations, caller: Caller) => Promise<unknown>;

/** Calls, with the rules method of each and its result once allowed. */
const calls: readonly (readonly [string, RulesRequest["method"], Call, string])[] = [
  ["a get", "get", (s, c) => s.getDocument(c, { name, mask: null, consistency: latest }), "NOT_FOUND"],
  [
    "a batch get",
    "get",
    (s, c) => s.batchGetDocuments(c, { database, names: [name], mask: null, consistency: latest }),
    "OK",
  ],
  ["a list", "list", (s, c) => s.listDocuments(c, list), "OK"],
  ["a query", "list", (s, c) => s.runQuery(c, { query: queryOf(), consistency: latest }), "OK"],
  [
    "an aggregation",
    "list",
    (s, c) =>
      s.runAggregationQuery(c, {
        query: queryOf(),
        aggregations: [{ kind: "count", alias: "n", upTo: null }],
        consistency: latest,
      }),
    "OK",
  ],
  [
    "a write with a failing precondition",
    "create",
    (s, c) => callsOf(s, c).commit([set("users/ann", {}, { precondition: { exists: true } })]),
    "NOT_FOUND",
  ],
  ["a delete", "delete", (s, c) => callsOf(s, c).commit([remove("users/ann")]), "OK"],
  [
    "a verify",
    "get",
    (s, c) => callsOf(s, c).commit([{ kind: "verify", name, precondition: { exists: true } }]),
    "NOT_FOUND",
  ],
  ["a single write", "create", (s, c) => s.writeDocument(c, { write: set("users/ann"), mask: null }), "OK"],
];

describe.each(calls)("%s", (_what, method, call, otherwise) => {
  test(`the rules are asked for ${method}, once, before anything else`, async () => {
    const { service, requests } = newService({ decide: () => denied });

    await expect(call(service, ann)).rejects.toMatchObject({
      code: "PERMISSION_DENIED",
      message: "denied by the test",
    });

    expect(requests.map((request) => request.method)).toEqual([method]);
  });

  test("a call that the rules allow runs", async () => {
    const { service } = newService();

    expect(await codeOf(call(service, ann))).toBe(otherwise);
  });

  test("a call of an administrator skips the rules", async () => {
    const { service, requests } = newService({ decide: () => denied });

    expect(await codeOf(call(service, admin))).toBe(otherwise);
    expect(requests).toEqual([]);
  });
});

describe("the rules request of a commit", () => {
  test("contains the full document before and after each write", async () => {
    const { service, requests } = newService();
    await callsOf(service).commit([set("users/ann", { a: 1n })]);

    await callsOf(service, ann).commit([
      merge("users/ann", { b: 2n }, [["b"]]),
      remove("users/ann"),
      set("users/ann", { c: 3n }),
    ]);

    expect(requests).toMatchObject([
      { method: "update", before: fields({ a: 1n }), after: fields({ a: 1n, b: 2n }) },
      { method: "delete", before: fields({ a: 1n, b: 2n }) },
      { method: "create", before: null, after: fields({ c: 3n }) },
    ]);
  });

  test("reads the state before the commit and the state after all of it", async () => {
    const seen: unknown[] = [];
    const { service } = newService({
      decide: ({ read, readAfter }) => {
        seen.push(read(nameOf("users/bob")), readAfter(nameOf("users/bob"))?.fields);
        return allowed;
      },
    });

    await callsOf(service, ann).commit([set("users/ann"), set("users/bob", { n: 1n })]);

    expect(seen).toEqual([null, fields({ n: 1n }), null, fields({ n: 1n })]);
  });

  test("has the time of server timestamps", async () => {
    const { service, store, requests } = newService({ now: () => 1_234_567n });
    const write = set("users/ann", {}, { transforms: [{ kind: "serverTimestamp", path: ["at"] }] });

    await callsOf(service, ann).commit([write]);

    expect(store.get(name)?.fields.get("at")).toEqual(timestamp(requests[0]?.time ?? 0n));
  });

  test("denies the commit if one write is denied", async () => {
    const { service, store } = newService({ decide: ({ method }) => (method === "delete" ? denied : allowed) });

    const outcome = await codeOf(callsOf(service, ann).commit([set("users/ann"), remove("users/bob")]));

    expect(outcome).toBe("PERMISSION_DENIED");
    expect(store.get(name)).toBeNull();
  });
});

test("a malformed name is rejected before the rules are evaluated", async () => {
  const { service, requests } = newService({ decide: () => denied });

  expect(await codeOf(service.getDocument(ann, { name: nameOf("users"), mask: null, consistency: latest }))).toBe(
    "INVALID_ARGUMENT",
  );
  expect(await codeOf(callsOf(service, ann).commit([set("users")]))).toBe("INVALID_ARGUMENT");
  expect(requests).toEqual([]);
});

test("the rules deny a request at once, even if another transaction holds a lock", async () => {
  const { service } = newService({ decide: () => denied });
  const { begin, get } = callsOf(service);
  await get("users/ann", await begin());

  expect(await codeOf(callsOf(service, ann).commit([set("users/ann")]))).toBe("PERMISSION_DENIED");
});

test("a project without rules allows everything", async () => {
  const store = newStore();
  commit(store, set("users/ann"));
  const service = new Operations({ store, rulesFor: () => null, now: () => 1n, newId: () => "1" });

  expect(await codeOf(service.getDocument({ kind: "anonymous" }, { name, mask: null, consistency: latest }))).toBe(
    "OK",
  );
});

test.each<[string, Call, string]>([
  [
    "collection ids",
    (s, c) => s.listCollectionIds(c, { parent: root, pageSize: 0, pageToken: "", consistency: latest }),
    "Metadata operations require admin authentication.",
  ],
  [
    "missing documents",
    (s, c) => s.listDocuments(c, { ...list, showMissing: true }),
    "Metadata operations require admin authentication.",
  ],
  [
    "batch writes",
    (s, c) => s.batchWrite(c, { database, writes: [set("users/ann")] }),
    "Batch writes require admin authentication.",
  ],
])("%s require an administrator", async (_what, call, message) => {
  const { service } = newService();

  await expect(call(service, ann)).rejects.toMatchObject({ code: "PERMISSION_DENIED", message });
  expect(await codeOf(call(service, admin))).toBe("OK");
});
