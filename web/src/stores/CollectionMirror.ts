import { onSnapshot, type Query, type QuerySnapshot } from "firebase/firestore";
import { makeAutoObservable, observableRef } from "mobx";
import { Listening, type MirrorStatus } from "./Listening.ts";

export type Mirrored<T> = T & { readonly id: string; readonly pending: boolean };

/** An observable copy of the documents a query matches. */
export class CollectionMirror<T extends object> {
  docs: readonly Mirrored<T>[] = [];
  /** `docs` are what this device remembers; the server has not confirmed them, or can no longer be heard. */
  isRemembered = false;
  private readonly listening: Listening;

  constructor(patience?: number) {
    this.listening = new Listening(patience);
    makeAutoObservable(this, { docs: observableRef }, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.listening.status;
  }

  get failure(): Error | null {
    return this.listening.failure;
  }

  open(query: Query<T>): void {
    this.close();
    this.listening.open((fail) => onSnapshot(query, { includeMetadataChanges: true }, this.receive, fail));
  }

  retry(): void {
    this.listening.retry();
  }

  close(): void {
    this.listening.close();
    this.docs = [];
    this.isRemembered = false;
  }

  private receive(snapshot: QuerySnapshot<T>): void {
    // An empty answer from the cache only means that the server has not spoken yet.
    if (snapshot.empty && snapshot.metadata.fromCache) {
      this.listening.unanswered();
      return;
    }
    this.docs = snapshot.docs.map((doc) => ({ ...doc.data(), id: doc.id, pending: doc.metadata.hasPendingWrites }));
    this.isRemembered = snapshot.metadata.fromCache;
    this.listening.answered();
  }
}
