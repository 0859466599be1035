import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, type Query } from "firebase-admin/firestore";
import type { ListenQuery } from "../Case.ts";
import type { Project } from "../runCase.ts";
import { type ListenEvent, documentEvent, eventOf } from "./ListenEvent.ts";

/** Clients by project. Creating a client takes longer than all requests of a case. */
const apps = new Map<string, App>();

/** Attaches a listener of the Admin SDK over gRPC. Returns a function that detaches it. */
export function adminListener(
  { projectId }: Project,
  asked: ListenQuery,
  onEvent: (shown: ListenEvent) => void,
): () => void {
  const app = apps.get(projectId) ?? initializeApp({ projectId }, `listeners of ${projectId}`);
  apps.set(projectId, app);
  const db = getFirestore(app);
  const refused = (error: Error & { code?: unknown }) => onEvent({ refused: String(error.code) });
  return asked.document === undefined
    ? queryOf(db, asked).onSnapshot((snapshot) => onEvent(eventOf(snapshot)), refused)
    : db.doc(asked.document).onSnapshot(({ ref, exists }) => onEvent(documentEvent(ref.path, exists)), refused);
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
