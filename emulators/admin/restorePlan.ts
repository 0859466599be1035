import { isDeepStrictEqual } from "node:util";
import type { DocumentData, Firestore } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { calendarFeedPath, userCollectionPath, userPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { IMPORTED_COLLECTIONS } from "../../functions/src/domain/records/planFile.ts";

/** A student's plan: its documents by path, the student's own first. */
export type Plan = ReadonlyMap<string, DocumentData>;

export interface PlanChange {
  readonly written: Plan;
  /** Paths of documents that were not there. */
  readonly deleted: readonly string[];
}

const HOUR = 3_600_000;

/**
 * Reads a plan as it was. Firestore keeps every state for an hour, and with point-in-time recovery the state of each
 * full minute for seven days.
 *
 * @param at Null for now.
 * @see https://docs.cloud.google.com/dotnet/docs/reference/Google.Cloud.Firestore.Admin.V1/latest/Google.Cloud.Firestore.Admin.V1.Database.Types.PointInTimeRecoveryEnablement
 */
export function readPlan(db: Firestore, uid: string, at: Date | null): Promise<Plan> {
  return db.runTransaction(
    async (transaction) => {
      const collections = IMPORTED_COLLECTIONS.map((name) => db.collection(userCollectionPath(uid, name)));
      const [user, ...found] = await Promise.all([
        transaction.get(db.doc(userPath(uid))),
        ...collections.map((collection) => transaction.get(collection)),
      ]);
      const documents = [user, ...found.flatMap(({ docs }) => docs)];
      return planOf(
        documents.map((document) => [document.ref.path, document.data()]),
        uid,
      );
    },
    { readOnly: true, ...(at && { readTime: Timestamp.fromDate(readable(at)) }) },
  );
}

/** The plan among the documents that `admin:export` has written. */
export function exportedPlan(exported: unknown, uid: string): Plan {
  const { documents } = Object(exported);
  return planOf(Object.entries<DocumentData>(Object(documents)), uid);
}

/** What makes a plan what it was then. */
export function changeTo(then: Plan, now: Plan): PlanChange {
  return {
    written: new Map([...then].filter(([path, document]) => !isDeepStrictEqual(now.get(path), document))),
    deleted: [...now.keys()].filter((path) => !then.has(path)),
  };
}

/** Can be repeated if it was interrupted. */
export async function applyChange(db: Firestore, { written, deleted }: PlanChange): Promise<void> {
  const writer = db.bulkWriter();
  for (const [path, document] of written) void writer.set(db.doc(path), document);
  for (const path of deleted) void writer.delete(db.doc(path));
  await writer.close();
}

/** Only what an import would restore: shares, messages to support and the calendar address stay as they are. */
function planOf(
  documents: readonly (readonly [path: string, document: DocumentData | undefined])[],
  uid: string,
): Plan {
  const user = userPath(uid);
  const places = IMPORTED_COLLECTIONS.map((name) => `${userCollectionPath(uid, name)}/`);
  const isPart = (path: string) =>
    path === user || (places.some((place) => path.startsWith(place)) && path !== calendarFeedPath(uid));
  return new Map(
    documents.flatMap(([path, document]) => (document && isPart(path) ? [[path, document] as const] : [])),
  );
}

function readable(at: Date): Date {
  return Date.now() - at.getTime() < HOUR ? at : new Date(Math.floor(at.getTime() / 60_000) * 60_000);
}
