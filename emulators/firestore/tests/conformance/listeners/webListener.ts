import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  endBefore,
  type Firestore,
  type FirestoreError,
  getFirestore,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAt,
  where,
} from "firebase/firestore";
import type { ListenQuery, ListenStep } from "../Case.ts";
import type { Place } from "../Places.ts";
import { type Shown, shownDocument, shownOf } from "./Listener.ts";

let apps = 0;

/**
 * Attaches a listener of the web SDK, whose build for Node speaks gRPC. Each has a client of its own: a client that has
 * listened before shows from its cache first. Returns how to end it.
 */
export function webListener(
  { address, projectId }: Place,
  { listen, as }: ListenStep,
  told: (shown: Shown) => void,
): () => Promise<void> {
  apps += 1;
  const app = initializeApp({ projectId }, `listener ${apps}`);
  const db = getFirestore(app);
  const [host = "", port] = address.split(":");
  connectFirestoreEmulator(db, host, Number(port), as ? { mockUserToken: as } : {});
  const refused = ({ code }: FirestoreError) => told({ refused: code });
  const detach =
    listen.document === undefined
      ? onSnapshot(queryOf(db, listen), (snapshot) => told(shownOf(snapshot)), refused)
      : onSnapshot(
          doc(db, listen.document),
          (snapshot) => told(shownDocument(snapshot.ref.path, snapshot.exists())),
          refused,
        );
  return async () => {
    detach();
    await deleteApp(app);
  };
}

function queryOf(db: Firestore, asked: ListenQuery): Query {
  const constraints: QueryConstraint[] = [
    ...(asked.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(asked.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(asked.startAt ? [startAt(...asked.startAt)] : []),
    ...(asked.endBefore ? [endBefore(...asked.endBefore)] : []),
    ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
    ...(asked.limitToLast === undefined ? [] : [limitToLast(asked.limitToLast)]),
  ];
  const source = asked.group === undefined ? collection(db, asked.collection ?? "c") : collectionGroup(db, asked.group);
  return query(source, ...constraints);
}
