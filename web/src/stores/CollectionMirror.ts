import { onSnapshot, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from "firebase/firestore";
import { makeAutoObservable, observableRef } from "mobx";
import { Listening, type ListeningOptions, type MirrorStatus } from "./Listening.ts";

export type Mirrored<T> = T & { readonly id: string; readonly pending: boolean };

/** An observable copy of the documents a query matches. */
export class CollectionMirror<T extends object> {
  docs: readonly Mirrored<T>[] = [];
  /** `docs` are what this device remembers; the server has not confirmed them, or can no longer be heard. */
  isRemembered = false;
  private readonly listening: Listening;

  constructor(options?: ListeningOptions) {
    this.listening = new Listening(options);
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

  private begin(): void {
    this.isRemembered = true;
    this.listening.answered(false);
  }

  private receive(snapshot: QuerySnapshot<T>): void {
    // An empty cache only means that the server has not spoken yet, unless something was there before: what was removed
    // offline is gone.
    if (snapshot.empty && snapshot.metadata.fromCache && this.status !== "ready") {
      this.listening.unanswered(this.begin);
      return;
    }
    // A document that stays as it was keeps its copy: a list of thousands is told anew for every write to one of them.
    const changed = new Set(snapshot.docChanges({ includeMetadataChanges: true }).map(({ doc }) => doc.id));
    const kept = new Map(this.docs.flatMap((doc) => (changed.has(doc.id) ? [] : [[doc.id, doc]])));
    this.docs = snapshot.docs.map((doc) => kept.get(doc.id) ?? mirrored(doc));
    this.isRemembered = snapshot.metadata.fromCache;
    this.listening.answered(!snapshot.metadata.fromCache);
  }
}

function mirrored<T extends object>(doc: QueryDocumentSnapshot<T>): Mirrored<T> {
  return { ...doc.data(), id: doc.id, pending: doc.metadata.hasPendingWrites };
}
