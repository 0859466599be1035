import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, type Query } from "firebase-admin/firestore";
import type { ListenQuery } from "../Case.ts";
import type { Place } from "../runCase.ts";
import { type Listener, type Shown, shownDocument, shownOf } from "./Listener.ts";

let apps = 0;

/** A listener of the Admin SDK, which speaks gRPC. */
export function adminListener({ projectId }: Place, asked: ListenQuery, told: (shown: Shown) => void): Listener {
  apps += 1;
  const app = initializeApp({ projectId }, `admin listener ${apps}`);
  const db = getFirestore(app);
  const refused = (error: Error & { code?: unknown }) => told({ refused: String(error.code) });
  const detach =
    asked.document === undefined
      ? queryOf(db, asked).onSnapshot((snapshot) => told(shownOf(snapshot)), refused)
      : db.doc(asked.document).onSnapshot(({ ref, exists }) => told(shownDocument(ref.path, exists)), refused);
  return {
    async stop() {
      detach();
      await deleteApp(app);
    },
  };
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
