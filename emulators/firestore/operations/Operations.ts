import type { RulesFor } from "../access/Access.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { FirestoreService } from "./FirestoreService.ts";

/** Answers every request that is answered once. */
export class Operations implements FirestoreService {
  constructor(_options: { store: DocumentStore; rulesFor: RulesFor; now: () => Timestamp; newId: () => string }) {}

  async getDocument(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "getDocument");
  }

  async batchGetDocuments(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "batchGetDocuments");
  }

  async listDocuments(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "listDocuments");
  }

  async listCollectionIds(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "listCollectionIds");
  }

  async writeDocument(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "writeDocument");
  }

  async commit(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "commit");
  }

  async batchWrite(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "batchWrite");
  }

  async beginTransaction(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "beginTransaction");
  }

  async rollback(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "rollback");
  }

  async runQuery(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "runQuery");
  }

  async runAggregationQuery(): Promise<never> {
    throw new FirestoreError("UNIMPLEMENTED", "runAggregationQuery");
  }
}
