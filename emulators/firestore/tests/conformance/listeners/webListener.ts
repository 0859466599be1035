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
import type { Project } from "../ProjectPool.ts";
import { documentEvent, eventOf, type ListenEvent } from "./ListenEvent.ts";

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
  const onError = ({ code }: FirestoreError) => onEvent({ error: code });
  const detach =
    listen.document === undefined
      ? onSnapshot(queryOf(db, listen), (snapshot) => onEvent(eventOf(snapshot)), onError)
      : onSnapshot(
          doc(db, listen.document),
          (snapshot) => onEvent(documentEvent(snapshot.ref.path, snapshot.exists())),
          onError,
        );
  return async () => {
    detach();
    await deleteApp(app);
  };
}

function queryOf(db: Firestore, target: ListenQuery): Query {
  const constraints: QueryConstraint[] = [
    ...(target.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(target.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(target.startAt ? [startAt(...target.startAt)] : []),
    ...(target.endBefore ? [endBefore(...target.endBefore)] : []),
    ...(target.limit === undefined ? [] : [limit(target.limit)]),
    ...(target.limitToLast === undefined ? [] : [limitToLast(target.limitToLast)]),
  ];
  const source =
    target.group === undefined ? collection(db, target.collection ?? "c") : collectionGroup(db, target.group);
  return query(source, ...constraints);
}
