import type { Case, RestStep } from "../Case.ts";
import {
  accepted,
  commit,
  exists,
  get,
  invalid,
  missing,
  nameOf,
  post,
  remove,
  runQuery,
  set,
  transform,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import type { Json } from "../wire.ts";

const given = { documents: { "c/a": { n: 1n }, "c/b": { n: 2n } } };
const tx = { transaction: "$tx" };
const aborted = { error: "ABORTED" };

const begin = (options: Json = {}, name = "tx"): RestStep => ({
  ...post("beginTransaction", { options }, accepted),
  keep: { [name]: "transaction" },
});
const read = (path: string, expected: RestStep["expected"], transaction = "$tx") =>
  post("batchGet", { documents: [nameOf(path)], transaction }, expected);
const rollback = (transaction = "$tx", expected: RestStep["expected"] = accepted) =>
  post("rollback", { transaction }, expected);
const readOnly = { readOnly: {} };

const clearing: RestStep = {
  method: "DELETE",
  path: "//emulator/v1/projects/$project/databases/(default)/documents",
  expected: accepted,
};

export const transactions: readonly Case[] = [
  {
    // The recording shows it of POST /reset. A suite that clears by DELETE between its tests needs the same.
    id: "transactions/clearing the database ends transactions and frees what they read",
    source: SOURCES.recordings,
    given,
    steps: [
      begin(),
      read("c/a", accepted),
      clearing,
      commit([set("c/a", { n: 7n })]),
      commit([set("c/a", { n: 8n })], aborted, tx),
      get("c/a", { fields: { n: 7n } }),
    ],
  },
  { id: "transactions/begin", steps: [begin()] },
  { id: "transactions/begin to read and write", steps: [begin({ readWrite: {} })] },
  { id: "transactions/begin to read only", steps: [begin(readOnly)] },
  {
    id: "transactions/begin again after a transaction",
    source: `${SOURCES.recordings}/transactions.json`,
    steps: [begin(), begin({ readWrite: { retryTransaction: "$tx" } }, "next")],
  },
  {
    id: "transactions/begin again after something else",
    source: `${SOURCES.recordings}/transactions.json`,
    steps: [post("beginTransaction", { options: { readWrite: { retryTransaction: "AAAA" } } }, invalid)],
  },
  {
    id: "transactions/begin with two modes",
    steps: [post("beginTransaction", { options: { readOnly: {}, readWrite: {} } }, invalid)],
  },
  {
    id: "transactions/two transactions have different ids",
    given,
    steps: [begin(), begin({}, "other"), rollback(), read("c/a", { paths: ["c/a"] }, "$other")],
  },
  { id: "transactions/commit without writes", steps: [begin(), commit([], accepted, tx)] },
  {
    id: "transactions/read, then write",
    given,
    steps: [
      begin(),
      read("c/a", { documents: [["c/a", { n: 1n }]] }),
      commit([set("c/a", { n: 5n })], accepted, tx),
      get("c/a", { fields: { n: 5n } }),
    ],
  },
  {
    id: "transactions/write without a read",
    given,
    steps: [begin(), commit([set("c/a", { n: 5n })], accepted, tx), get("c/a", { fields: { n: 5n } })],
  },
  {
    id: "transactions/read a missing document, then create it",
    steps: [
      begin(),
      read("c/new", { body: [{ missing: nameOf("c/new") }] }),
      commit([set("c/new", {}, exists(false))], accepted, tx),
      get("c/new", { fields: {} }),
    ],
  },
  {
    id: "transactions/delete a document after reading it",
    given,
    steps: [begin(), read("c/a", accepted), commit([remove("c/a")], accepted, tx), get("c/a", missing)],
  },
  {
    id: "transactions/transform a document after reading it",
    given,
    steps: [
      begin(),
      read("c/a", accepted),
      commit([transform("c/a", { fieldPath: "n", increment: { integerValue: "1" } })], accepted, tx),
      get("c/a", { fields: { n: 2n } }),
    ],
  },
  {
    id: "transactions/GetDocument in a transaction",
    given,
    steps: [begin(), get("c/a?transaction=$tx", { fields: { n: 1n } }), commit([set("c/a", {})], accepted, tx)],
  },
  {
    id: "transactions/ListDocuments in a transaction",
    given,
    steps: [begin(), get("c?transaction=$tx", { paths: ["c/a", "c/b"] }), commit([set("c/a", {})], accepted, tx)],
  },
  {
    id: "transactions/RunQuery in a transaction",
    given,
    steps: [begin(), runQuery({}, { paths: ["c/a", "c/b"] }, tx), commit([set("c/a", {})], accepted, tx)],
  },

  {
    id: "transactions/a rollback writes nothing",
    given,
    steps: [begin(), read("c/a", accepted), rollback(), get("c/a", { fields: { n: 1n } })],
  },
  {
    id: "transactions/a rollback releases its locks",
    given,
    steps: [begin(), read("c/a", accepted), rollback(), commit([set("c/a", { n: 9n })])],
  },
  { id: "transactions/a second rollback", given, steps: [begin(), rollback(), rollback()] },
  { id: "transactions/a rollback after the commit", given, steps: [begin(), commit([], accepted, tx), rollback()] },
  {
    id: "transactions/a read after the commit",
    given,
    steps: [begin(), commit([], accepted, tx), read("c/a", aborted)],
  },
  { id: "transactions/a read after the rollback", given, steps: [begin(), rollback(), read("c/a", aborted)] },
  {
    id: "transactions/a commit after the commit",
    given,
    steps: [begin(), commit([], accepted, tx), commit([], aborted, tx)],
  },
  {
    id: "transactions/a commit after the rollback",
    given,
    steps: [begin(), rollback(), commit([set("c/a", {})], aborted, tx), get("c/a", { fields: { n: 1n } })],
  },
  {
    id: "transactions/a query after the commit",
    given,
    steps: [begin(), commit([], accepted, tx), runQuery({}, aborted, tx)],
  },
  { id: "transactions/a read with an invalid id", given, steps: [read("c/a", invalid, "bm9uc2Vuc2U=")] },
  {
    id: "transactions/a commit with an invalid id",
    steps: [commit([], invalid, { transaction: "bm9uc2Vuc2U=" })],
  },
  { id: "transactions/a rollback with an invalid id", steps: [rollback("bm9uc2Vuc2U=", invalid)] },
  { id: "transactions/a rollback without an id", steps: [rollback("", invalid)] },
  {
    id: "transactions/a failing precondition ends the transaction",
    given,
    steps: [begin(), commit([set("c/none", {}, exists(true))], missing, tx), commit([], aborted, tx)],
  },
  {
    id: "transactions/a failing precondition releases the locks",
    given,
    steps: [
      begin(),
      read("c/a", accepted),
      commit([set("c/none", {}, exists(true))], missing, tx),
      commit([set("c/a", { n: 9n })]),
    ],
  },
  {
    id: "transactions/a malformed write keeps the transaction open",
    given,
    steps: [
      begin(),
      read("c/a", accepted),
      commit([set("c/__x__", {})], invalid, tx),
      commit([set("c/a", { n: 9n })], accepted, tx),
      get("c/a", { fields: { n: 9n } }),
    ],
  },
  {
    id: "transactions/all or nothing",
    given,
    steps: [
      begin(),
      commit([set("c/a", { n: 9n }), set("c/none", {}, exists(true))], missing, tx),
      get("c/a", { fields: { n: 1n } }),
    ],
  },

  {
    id: "transactions/two readers of one document",
    given,
    steps: [
      begin(),
      begin({}, "other"),
      read("c/a", accepted),
      read("c/a", { documents: [["c/a", { n: 1n }]] }, "$other"),
      rollback("$other"),
      commit([set("c/a", { n: 5n })], accepted, tx),
    ],
  },
  {
    id: "transactions/writes of different documents do not conflict",
    given,
    steps: [
      begin(),
      begin({}, "other"),
      read("c/a", accepted),
      read("c/b", accepted, "$other"),
      commit([set("c/a", { n: 5n })], accepted, tx),
      commit([set("c/b", { n: 6n })], accepted, { transaction: "$other" }),
      runQuery(
        {},
        {
          documents: [
            ["c/a", { n: 5n }],
            ["c/b", { n: 6n }],
          ],
        },
      ),
    ],
  },
  {
    id: "transactions/a retry names the previous transaction",
    given,
    steps: [
      begin(),
      rollback(),
      begin({ readWrite: { retryTransaction: "$tx" } }, "again"),
      read("c/a", accepted, "$again"),
      commit([set("c/a", { n: 5n })], accepted, { transaction: "$again" }),
    ],
  },
  {
    id: "transactions/others see nothing before the commit",
    given,
    steps: [
      begin(),
      read("c/a", accepted),
      get("c/a", { fields: { n: 1n } }),
      commit([set("c/a", { n: 5n })], accepted, tx),
      get("c/a", { fields: { n: 5n } }),
    ],
  },

  {
    id: "transactions/read only reads",
    given,
    steps: [begin(readOnly), read("c/a", { documents: [["c/a", { n: 1n }]] })],
  },
  {
    id: "transactions/read only rejects writes",
    given,
    steps: [begin(readOnly), commit([set("c/a", {})], invalid, tx)],
  },
  {
    id: "transactions/read only commits without writes",
    given,
    steps: [begin(readOnly), read("c/a", accepted), commit([], accepted, tx)],
  },
  {
    id: "transactions/read only lets others write",
    given,
    steps: [begin(readOnly), read("c/a", accepted), commit([set("c/a", { n: 9n })])],
  },
  {
    id: "transactions/read only sees one state",
    given,
    steps: [
      begin(readOnly),
      read("c/a", accepted),
      commit([set("c/a", { n: 9n }), set("c/b", { n: 9n })]),
      read("c/a", { documents: [["c/a", { n: 1n }]] }),
      read("c/b", { documents: [["c/b", { n: 2n }]] }),
    ],
  },
  {
    id: "transactions/read only queries one state",
    given,
    steps: [
      begin(readOnly),
      runQuery({}, { paths: ["c/a", "c/b"] }, tx),
      commit([set("c/c", {})]),
      runQuery({}, { paths: ["c/a", "c/b"] }, tx),
    ],
  },
  {
    id: "transactions/read only in the past",
    given,
    steps: [
      { ...commit([set("c/a", { n: 5n })]), keep: { t: "commitTime" } },
      commit([set("c/a", { n: 9n })]),
      begin({ readOnly: { readTime: "$t" } }),
      read("c/a", { documents: [["c/a", { n: 5n }]] }),
    ],
  },
  {
    id: "transactions/read only in the future",
    given,
    steps: [{ ...post("beginTransaction", { options: { readOnly: { readTime: "2999-01-01T00:00:00Z" } } }, invalid) }],
  },

  {
    id: "transactions/begin with a batchGet",
    given,
    steps: [
      {
        ...post("batchGet", { documents: [nameOf("c/a")], newTransaction: {} }, { paths: ["c/a"] }),
        keep: { tx: "0.transaction" },
      },
      commit([set("c/a", { n: 5n })], accepted, tx),
      get("c/a", { fields: { n: 5n } }),
    ],
  },
  {
    id: "transactions/begin with a query",
    given,
    steps: [
      {
        ...runQuery({}, { paths: ["c/a", "c/b"] }, { newTransaction: { readWrite: {} } }),
        keep: { tx: "0.transaction" },
      },
      commit([set("c/a", { n: 5n })], accepted, tx),
    ],
  },
  {
    id: "transactions/begin to read only with a batchGet",
    given,
    steps: [
      {
        ...post("batchGet", { documents: [nameOf("c/a")], newTransaction: readOnly }, accepted),
        keep: { tx: "0.transaction" },
      },
      commit([set("c/a", { n: 5n })]),
      read("c/a", { documents: [["c/a", { n: 1n }]] }),
    ],
  },
  {
    id: "transactions/a read with two consistency selectors",
    given,
    steps: [begin(), post("batchGet", { documents: [nameOf("c/a")], newTransaction: {}, ...tx }, invalid)],
  },
  {
    id: "transactions/a read with a transaction and a read time",
    given,
    steps: [
      begin(),
      post("batchGet", { documents: [nameOf("c/a")], readTime: "2026-01-01T00:00:00Z", ...tx }, invalid),
    ],
  },
  {
    id: "transactions/optimistic: the version that was read",
    given,
    steps: [
      get("c/a", accepted, { keep: { t: "updateTime" } }),
      commit([set("c/a", { n: 5n }, { currentDocument: { updateTime: "$t" } })]),
      commit([set("c/a", { n: 6n }, { currentDocument: { updateTime: "$t" } })], { error: "FAILED_PRECONDITION" }),
      get("c/a", { fields: { n: 5n } }),
    ],
  },
  {
    id: "transactions/optimistic: a verified version",
    given,
    steps: [
      get("c/b", accepted, { keep: { t: "updateTime" } }),
      commit([{ verify: nameOf("c/b"), currentDocument: { updateTime: "$t" } }, set("c/a", { n: 5n })]),
      commit([set("c/b", { n: 9n })]),
      commit([{ verify: nameOf("c/b"), currentDocument: { updateTime: "$t" } }, set("c/a", { n: 6n })], {
        error: "FAILED_PRECONDITION",
      }),
      get("c/a", { fields: { n: 5n } }),
    ],
  },
];
