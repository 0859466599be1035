import { makeAutoObservable, observableRef } from "mobx";
import { onSnapshot, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from "./firestoreSdk.ts";
import { Listening, type ListeningOptions, type MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ReadDocument, type ReadRecord, readWith } from "./readWith.ts";

export type Mirrored<T> = T & { readonly id: string; readonly pending: boolean };

/** A stored record that this release cannot read. */
export interface UnreadableRecord {
  readonly id: string;
  readonly stored: unknown;
}

/** An observable copy of the documents a query matches. */
export class CollectionMirror<T extends object> {
  docs: readonly Mirrored<T>[] = [];
  unreadable: readonly UnreadableRecord[] = [];
  /** `docs` come from this device's cache. The server has not confirmed them, or can no longer be reached. */
  isRemembered = false;
  readonly #read: ReadRecord<T>;
  readonly #listening: Listening;

  /** `read`: reads documents of this kind. */
  constructor(firestore: PlanFirestore, read: ReadRecord<T>, options?: ListeningOptions) {
    this.#read = read;
    this.#listening = new Listening(firestore, options);
    makeAutoObservable(this, { docs: observableRef, unreadable: observableRef }, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.#listening.status;
  }

  get failure(): Error | null {
    return this.#listening.failure;
  }

  open(query: Query): void {
    this.close();
    const converted = query.withConverter(readWith(this.#read));
    this.#listening.open((fail) => onSnapshot(converted, { includeMetadataChanges: true }, this.receive, fail));
  }

  retry(): void {
    this.#listening.retry();
  }

  close(): void {
    this.#listening.close();
    this.docs = [];
    this.unreadable = [];
    this.isRemembered = false;
  }

  private begin(): void {
    this.isRemembered = true;
    this.#listening.answered(false);
  }

  private receive(snapshot: QuerySnapshot<ReadDocument<T>>): void {
    // An empty cache only means that the server has not answered yet. If there were documents before, it means that
    // they were removed offline.
    if (snapshot.empty && snapshot.metadata.fromCache && this.status !== "ready") {
      this.#listening.unanswered(this.begin);
      return;
    }
    // An unchanged document keeps its object: each write to one of thousands sends the whole list again.
    const changed = new Set(snapshot.docChanges({ includeMetadataChanges: true }).map(({ doc }) => doc.id));
    const kept = new Map(this.docs.flatMap((doc) => (changed.has(doc.id) ? [] : [[doc.id, doc]])));
    const read = snapshot.docs.map((doc) => kept.get(doc.id) ?? mirrored(doc));
    this.docs = read.flatMap((doc) => ("stored" in doc ? [] : [doc]));
    this.unreadable = read.flatMap((doc) => ("stored" in doc ? [doc] : []));
    this.isRemembered = snapshot.metadata.fromCache;
    this.#listening.answered(!snapshot.metadata.fromCache);
  }
}

function mirrored<T extends object>(doc: QueryDocumentSnapshot<ReadDocument<T>>): Mirrored<T> | UnreadableRecord {
  const { record, stored } = doc.data();
  const { id } = doc;
  return record ? { ...record, id, pending: doc.metadata.hasPendingWrites } : { id, stored };
}
