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
import type { Project } from "../runCase.ts";
import { type ListenEvent, documentEvent, eventOf } from "./ListenEvent.ts";

let apps = 0;

/**
 * Attaches a listener of the web SDK, whose Node build uses gRPC. Each listener has its own client, because a client
 * with an earlier listener first shows its cache. Returns a function that ends it.
 */
export function webListener(
  { address, projectId }: Project,
  { listen, as }: ListenStep,
  onEvent: (shown: ListenEvent) => void,
): () => Promise<void> {
  apps += 1;
  const app = initializeApp({ projectId }, `listener ${apps}`);
  const db = getFirestore(app);
  const [host = "", port] = address.split(":");
  connectFirestoreEmulator(db, host, Number(port), as ? { mockUserToken: as } : {});
  const refused = ({ code }: FirestoreError) => onEvent({ refused: code });
  const detach =
    listen.document === undefined
      ? onSnapshot(queryOf(db, listen), (snapshot) => onEvent(eventOf(snapshot)), refused)
      : onSnapshot(
          doc(db, listen.document),
          (snapshot) => onEvent(documentEvent(snapshot.ref.path, snapshot.exists())),
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
