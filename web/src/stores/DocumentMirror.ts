import { type DocumentReference, type DocumentSnapshot, onSnapshot } from "firebase/firestore";
import { makeAutoObservable, observableRef } from "mobx";
import { Listening, type ListeningOptions, type MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ReadDocument, type ReadRecord, readWith } from "./readWith.ts";

/** An observable copy of one document; null while there is none. One that cannot be read is a failure. */
export class DocumentMirror<T extends object> {
  document: T | null = null;
  /** Some of what `document` shows has not reached the server yet. */
  pending = false;
  /** `document` is what this device remembers; the server has not confirmed it, or can no longer be heard. */
  isRemembered = false;
  /** This device remembers that there is no such document; the server has not spoken yet. */
  seemsMissing = false;
  reference: DocumentReference | null = null;
  readonly #read: ReadRecord<T>;
  readonly #listening: Listening;

  /** `read`: that of the document's kind. */
  constructor(firestore: PlanFirestore, read: ReadRecord<T>, options?: ListeningOptions) {
    this.#read = read;
    this.#listening = new Listening(firestore, options);
    makeAutoObservable(this, { document: observableRef, reference: observableRef }, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.#listening.status;
  }

  get failure(): Error | null {
    return this.#listening.failure;
  }

  open(reference: DocumentReference): void {
    this.close();
    this.reference = reference;
    const converted = reference.withConverter(readWith(this.#read));
    this.#listening.open((fail) => onSnapshot(converted, { includeMetadataChanges: true }, this.receive, fail));
  }

  retry(): void {
    this.#listening.retry();
  }

  close(): void {
    this.#listening.close();
    this.reference = null;
    this.document = null;
    this.pending = false;
    this.isRemembered = false;
    this.seemsMissing = false;
  }

  private begin(): void {
    this.isRemembered = true;
    this.#listening.answered(false);
  }

  private receive(snapshot: DocumentSnapshot<ReadDocument<T>>): void {
    // A missing document in the cache only means that the server has not spoken yet.
    if (!snapshot.exists() && snapshot.metadata.fromCache) {
      this.seemsMissing = true;
      this.#listening.unanswered(this.begin);
      return;
    }
    const { record = null, stored } = snapshot.data() ?? {};
    if (stored && !record) {
      this.#listening.unreadable();
      return;
    }
    this.document = record;
    this.pending = snapshot.metadata.hasPendingWrites;
    this.isRemembered = snapshot.metadata.fromCache;
    this.seemsMissing = false;
    this.#listening.answered(!snapshot.metadata.fromCache);
  }
}
