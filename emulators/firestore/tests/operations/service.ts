import type { Caller } from "../../src/model/Caller.ts";
import { FirestoreError } from "../../src/model/FirestoreError.ts";
import type { Write } from "../../src/model/Write.ts";
import type { TransactionId } from "../../src/operations/FirestoreService.ts";
import { Operations } from "../../src/operations/Operations.ts";
import type { RulesRequest, Verdict } from "../../src/rules/RulesRequest.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, nameOf } from "../model/builders.ts";
import { queryOf } from "../query/queries.ts";
import { tickingClock } from "../store/writes.ts";

export const admin: Caller = { kind: "admin" };
export const ann: Caller = { kind: "user", uid: "ann", token: {} };

export const denied: Verdict = { allowed: false, message: "denied by the test", cost: 0 };
export const allowed: Verdict = { allowed: true, cost: 0 };

/** The service on an empty store, with rules that record their requests. */
export function newService({
  decide = () => allowed,
  now = tickingClock(),
}: {
  decide?: (request: RulesRequest) => Verdict;
  now?: () => bigint;
} = {}) {
  const store = new DocumentStore({ now, log: null });
  const requests: RulesRequest[] = [];
  let ids = 0;
  const record = (request: RulesRequest) => {
    requests.push(request);
    return decide(request);
  };
  const service = new Operations({
    store,
    rulesFor: () => ({ decide: record, decideTogether: (together) => together.map(record) }),
    now,
    newId: () => String(++ids),
  });
  return { store, service, requests };
}

/** Short forms of the most common calls. The default caller is an administrator. */
export function callsOf(service: Operations, caller: Caller = admin) {
  return {
    begin: () => service.beginTransaction(caller, { database, options: { mode: "readWrite", retryTransaction: null } }),
    beginReadOnly: (readTime: bigint | null = null) =>
      service.beginTransaction(caller, { database, options: { mode: "readOnly", readTime } }),
    get: async (path: string, transaction: TransactionId | null = null) => {
      const name = nameOf(path);
      const { found } = await service.batchGetDocuments(caller, {
        database,
        names: [name],
        mask: null,
        consistency: transaction ? { kind: "transaction", transaction } : { kind: "latest" },
      });
      return found.get(name) ?? null;
    },
    query: (transaction: TransactionId, collectionId: string, allDescendants = false) =>
      service.runQuery(caller, {
        query: queryOf({ from: { collectionId, allDescendants } }),
        consistency: { kind: "transaction", transaction },
      }),
    commit: (writes: readonly Write[], transaction: TransactionId | null = null) =>
      service.commit(caller, { database, writes, transaction }),
    rollback: (transaction: TransactionId) => service.rollback(caller, { database, transaction }),
  };
}

/** The code of the error that a call rejects with, or "OK". */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "OK";
  } catch (error) {
    if (error instanceof FirestoreError) return error.code;
    throw error;
  }
}
