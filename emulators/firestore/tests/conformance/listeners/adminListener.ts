import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, type Query } from "firebase-admin/firestore";
import type { ListenQuery } from "../Case.ts";
import type { Place } from "../Places.ts";
import { type Shown, shownDocument, shownOf } from "./Listener.ts";

/** Clients by project: a new one costs more than all that a case asks of it. */
const apps = new Map<string, App>();

/** Attaches a listener of the Admin SDK, which speaks gRPC. Returns how to detach it. */
export function adminListener({ projectId }: Place, asked: ListenQuery, told: (shown: Shown) => void): () => void {
  const app = apps.get(projectId) ?? initializeApp({ projectId }, `listeners of ${projectId}`);
  apps.set(projectId, app);
  const db = getFirestore(app);
  const refused = (error: Error & { code?: unknown }) => told({ refused: String(error.code) });
  return asked.document === undefined
    ? queryOf(db, asked).onSnapshot((snapshot) => told(shownOf(snapshot)), refused)
    : db.doc(asked.document).onSnapshot(({ ref, exists }) => told(shownDocument(ref.path, exists)), refused);
}

export async function closeAdminListeners(): Promise<void> {
  await Promise.all(Array.from(apps.values(), deleteApp));
}

function queryOf(db: Firestore, asked: ListenQuery): Query {
  let query: Query =
    asked.group === undefined ? db.collection(asked.collection ?? "c") : db.collectionGroup(asked.group);
  for (const [field, operator, value] of asked.where ?? []) query = query.where(field, operator, value);
  for (const [field, direction] of asked.orderBy ?? []) query = query.orderBy(field, direction);
  if (asked.startAt) query = query.startAt(...asked.startAt);
  if (asked.endBefore) query = query.endBefore(...asked.endBefore);
  if (asked.limit !== undefined) query = query.limit(asked.limit);
  return asked.limitToLast === undefined ? query : query.limitToLast(asked.limitToLast);
}
