import { type DocumentReference, type DocumentSnapshot, onSnapshot } from "firebase/firestore";
import { makeAutoObservable, observableRef } from "mobx";
import { Listening, type ListeningOptions, type MirrorStatus } from "./Listening.ts";

/** An observable copy of one document; null while there is none. */
export class DocumentMirror<T extends object> {
  document: T | null = null;
  /** Some of what `document` shows has not reached the server yet. */
  pending = false;
  /** `document` is what this device remembers; the server has not confirmed it, or can no longer be heard. */
  isRemembered = false;
  /** This device remembers that there is no such document; the server has not spoken yet. */
  seemsMissing = false;
  reference: DocumentReference<T> | null = null;
  private readonly listening: Listening;

  constructor(options?: ListeningOptions) {
    this.listening = new Listening(options);
    makeAutoObservable(this, { document: observableRef, reference: observableRef }, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.listening.status;
  }

  get failure(): Error | null {
    return this.listening.failure;
  }

  open(reference: DocumentReference<T>): void {
    this.close();
    this.reference = reference;
    this.listening.open((fail) => onSnapshot(reference, { includeMetadataChanges: true }, this.receive, fail));
  }

  retry(): void {
    this.listening.retry();
  }

  close(): void {
    this.listening.close();
    this.reference = null;
    this.document = null;
    this.pending = false;
    this.isRemembered = false;
    this.seemsMissing = false;
  }

  private begin(): void {
    this.isRemembered = true;
    this.listening.answered(false);
  }

  private receive(snapshot: DocumentSnapshot<T>): void {
    // A missing document in the cache only means that the server has not spoken yet.
    if (!snapshot.exists() && snapshot.metadata.fromCache) {
      this.seemsMissing = true;
      this.listening.unanswered(this.begin);
      return;
    }
    this.document = snapshot.data() ?? null;
    this.pending = snapshot.metadata.hasPendingWrites;
    this.isRemembered = snapshot.metadata.fromCache;
    this.seemsMissing = false;
    this.listening.answered(!snapshot.metadata.fromCache);
  }
}
