import { onSnapshot, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from "firebase/firestore";
import { makeAutoObservable, observableRef } from "mobx";
import { Listening, type ListeningOptions, type MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ReadDocument, type ReadRecord, readWith } from "./readWith.ts";

export type Mirrored<T> = T & { readonly id: string; readonly pending: boolean };

/** What is stored and cannot be read by this release. */
export interface UnreadableRecord {
  readonly id: string;
  readonly stored: unknown;
}

/** An observable copy of the documents a query matches. */
export class CollectionMirror<T extends object> {
  docs: readonly Mirrored<T>[] = [];
  unreadable: readonly UnreadableRecord[] = [];
  /** `docs` are what this device remembers; the server has not confirmed them, or can no longer be heard. */
  isRemembered = false;
  readonly #read: ReadRecord<T>;
  readonly #listening: Listening;

  /** `read`: that of the documents' kind. */
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
    // An empty cache only means that the server has not spoken yet, unless something was there before: what was removed
    // offline is gone.
    if (snapshot.empty && snapshot.metadata.fromCache && this.status !== "ready") {
      this.#listening.unanswered(this.begin);
      return;
    }
    // A document that stays as it was keeps its copy: a list of thousands is told anew for every write to one of them.
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
