import type { Caller } from "../model/Caller.ts";
import type { Write } from "../model/Write.ts";
import type { FirestoreService } from "./FirestoreService.ts";
import type { Usage } from "./Usage.ts";

/** Firestore bills an aggregation one read per 1,000 index entries. */
const ENTRIES_PER_READ = 1000;

/** Wraps the service and counts its usage. Rejected requests cost nothing. */
export function meteredService(service: FirestoreService, usage: Usage): FirestoreService {
  const addWrites = (caller: Caller, writes: readonly Write[]) => {
    for (const { kind } of writes) {
      if (kind !== "verify") usage.add(caller, kind === "delete" ? "deletes" : "writes", 1);
    }
  };
  return {
    async getDocument(caller, request) {
      const document = await service.getDocument(caller, request);
      usage.add(caller, "reads", 1);
      return document;
    },
    async batchGetDocuments(caller, request) {
      const answer = await service.batchGetDocuments(caller, request);
      usage.add(caller, "reads", answer.found.size);
      return answer;
    },
    async listDocuments(caller, request) {
      const answer = await service.listDocuments(caller, request);
      usage.addFound(caller, answer.documents.length);
      return answer;
    },
    async listCollectionIds(caller, request) {
      const answer = await service.listCollectionIds(caller, request);
      usage.addFound(caller, answer.collectionIds.length);
      return answer;
    },
    async writeDocument(caller, request) {
      const document = await service.writeDocument(caller, request);
      addWrites(caller, [request.write]);
      return document;
    },
    async commit(caller, request) {
      const result = await service.commit(caller, request);
      addWrites(caller, request.writes);
      return result;
    },
    async batchWrite(caller, request) {
      const results = await service.batchWrite(caller, request);
      addWrites(
        caller,
        request.writes.filter((_, index) => "result" in (results[index] ?? {})),
      );
      return results;
    },
    beginTransaction: (caller, request) => service.beginTransaction(caller, request),
    rollback: (caller, request) => service.rollback(caller, request),
    async runQuery(caller, request) {
      const answer = await service.runQuery(caller, request);
      usage.addFound(caller, answer.documents.length + answer.skippedResults);
      return answer;
    },
    async partitionQuery(caller, request) {
      const answer = await service.partitionQuery(caller, request);
      usage.addFound(caller, answer.partitions.length);
      return answer;
    },
    async runAggregationQuery(caller, request) {
      const answer = await service.runAggregationQuery(caller, request);
      const [counted] = answer.fields.values();
      const entries = counted?.type === "integer" ? Number(counted.value) : 1;
      usage.addFound(caller, Math.ceil(entries / ENTRIES_PER_READ));
      return answer;
    },
  };
}
