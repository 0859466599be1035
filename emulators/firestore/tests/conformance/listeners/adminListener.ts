import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, type Query } from "firebase-admin/firestore";
import type { ListenQuery } from "../Case.ts";
import type { Project } from "../ProjectPool.ts";
import { documentEvent, eventOf, type ListenEvent } from "./ListenEvent.ts";

/** Clients by project. Creating a client takes longer than all requests of a case. */
const apps = new Map<string, App>();

/** Attaches a listener of the Admin SDK over gRPC. Returns a function that detaches it. */
export function adminListener(
  { projectId }: Project,
  target: ListenQuery,
  onEvent: (shown: ListenEvent) => void,
): () => void {
  const app = apps.get(projectId) ?? initializeApp({ projectId }, `listeners of ${projectId}`);
  apps.set(projectId, app);
  const db = getFirestore(app);
  const onError = (error: Error & { code?: unknown }) => onEvent({ error: String(error.code) });
  return target.document === undefined
    ? queryOf(db, target).onSnapshot((snapshot) => onEvent(eventOf(snapshot)), onError)
    : db.doc(target.document).onSnapshot(({ ref, exists }) => onEvent(documentEvent(ref.path, exists)), onError);
}

export async function closeAdminListeners(): Promise<void> {
  await Promise.all(Array.from(apps.values(), deleteApp));
}

function queryOf(db: Firestore, target: ListenQuery): Query {
  let query: Query =
    target.group === undefined ? db.collection(target.collection ?? "c") : db.collectionGroup(target.group);
  for (const [field, operator, value] of target.where ?? []) query = query.where(field, operator, value);
  for (const [field, direction] of target.orderBy ?? []) query = query.orderBy(field, direction);
  if (target.startAt) query = query.startAt(...target.startAt);
  if (target.endBefore) query = query.endBefore(...target.endBefore);
  if (target.limit !== undefined) query = query.limit(target.limit);
  return target.limitToLast === undefined ? query : query.limitToLast(target.limitToLast);
}
