import { makeAutoObservable, observableRef } from "mobx";
import { type FieldEdit, type Stored, withEdits } from "./fieldEdits.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  type FieldPath,
  fieldPath,
  onSnapshot,
  updateDoc,
} from "./firestoreSdk.ts";
import { Listening, type ListeningOptions, type MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ReadDocument, type ReadRecord, readWith } from "./readWith.ts";
import { WriteStatus } from "./WriteStatus.ts";
import { hasLeft, hasRead } from "./writeLog.ts";

/** An observable copy of one document; null if it does not exist. A document that cannot be read is a failure. */
export class DocumentMirror<T extends object> {
  document: T | null = null;
  /** Some of `document` has not reached the server yet. */
  pending = false;
  /** `document` comes from this device's cache. The server has not confirmed it, or can no longer be reached. */
  isRemembered = false;
  /** According to the cache, there is no such document. The server has not answered yet. */
  seemsMissing = false;
  /** `document` was read without the SDK. The listener replaces it. */
  isPreview = false;
  reference: DocumentReference | null = null;
  readonly #read: ReadRecord<T>;
  readonly #listening: Listening;
  /** The document without `#edits`. */
  #stored: Stored | null = null;
  /** The document with them, as `document` shows it. */
  #shown: Stored | null = null;
  /** This page's unanswered edits. Firestore shows them, too, but not while it is starting or busy. */
  #edits: readonly (readonly FieldEdit[])[] = [];
  /** Of what closed pages left to be written. */
  readonly #repeated: WriteStatus;

  /** `read`: reads documents of this kind. */
  constructor(firestore: PlanFirestore, read: ReadRecord<T>, options?: ListeningOptions) {
    this.#read = read;
    this.#listening = new Listening(firestore, options);
    this.#repeated = new WriteStatus(firestore);
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

  /** Shows the document as read elsewhere, until the listener has it. Ignored if the listener was faster. */
  preview(stored: unknown): void {
    if (!this.reference || this.status !== "loading") return;
    const record = this.#read(stored, this.reference.path);
    if (!record) return;
    this.document = record;
    this.#stored = Object(stored);
    this.#shown = this.#stored;
    this.isRemembered = true;
    this.isPreview = true;
    hasRead(this.reference.path, this.#stored);
    this.#listening.previewed();
    if (hasLeft()) this.repeatEarly(this.reference).catch(() => undefined);
  }

  /**
   * Changes fields of the document and shows that at once. A rejected edit disappears.
   *
   * @param marks fields that describe the edit for the rules
   */
  update(edits: readonly FieldEdit[], marks: Stored = {}): Promise<void> {
    const { reference } = this;
    if (!reference) throw new Error("A document is changed before it is open.");
    const all = [...edits, ...Object.entries(marks).map(([name, value]) => ({ path: [name], value }))];
    const written = updateDoc(reference, ...argumentsOf(all));
    if (this.#shown) this.showUntilAnswered(all, written);
    return written;
  }

  retry(): void {
    this.#listening.retry();
  }

  close(): void {
    this.#listening.close();
    this.reference = null;
    this.document = null;
    this.#stored = null;
    this.#shown = null;
    this.#edits = [];
    this.pending = false;
    this.isRemembered = false;
    this.isPreview = false;
    this.seemsMissing = false;
  }

  private begin(): void {
    this.isRemembered = true;
    this.#listening.answered(false);
  }

  private receive(snapshot: DocumentSnapshot<ReadDocument<T>>): void {
    // A document missing from the cache only means that the server has not answered yet. And one that was changed before
    // it was ever read counts as missing in the SDK from the server's answer to the change until its content arrives.
    if (!snapshot.exists() && (snapshot.metadata.fromCache || this.isPreview)) {
      this.seemsMissing = true;
      this.#listening.unanswered(this.begin);
      return;
    }
    if (!snapshot.exists()) hasRead(snapshot.ref.path, null);
    const { record = null, stored } = snapshot.data() ?? {};
    if (stored && !record) {
      this.#listening.unreadable();
      return;
    }
    this.isPreview = false;
    this.document = record;
    this.#stored = stored ?? null;
    this.#shown = this.#stored;
    this.showEdits();
    this.pending = snapshot.metadata.hasPendingWrites;
    this.isRemembered = snapshot.metadata.fromCache;
    this.seemsMissing = false;
    this.#listening.answered(!snapshot.metadata.fromCache);
  }

  private async repeatEarly(reference: DocumentReference): Promise<void> {
    const { repeatEarly } = await import("./leftWrites.ts");
    await repeatEarly({
      path: reference.path,
      stored: () => (this.reference === reference ? this.#shown : null),
      update: (edits, marks) => void this.#repeated.follow(this.update(edits, marks)),
    });
  }

  private showUntilAnswered(edits: readonly FieldEdit[], written: Promise<void>): void {
    this.#edits = [...this.#edits, edits];
    this.pending = true;
    this.showEdits();
    written.then(
      () => this.settle(edits, true),
      () => this.settle(edits, false),
    );
  }

  private settle(edits: readonly FieldEdit[], isStored: boolean): void {
    if (!this.#edits.includes(edits)) return;
    this.#edits = this.#edits.filter((other) => other !== edits);
    if (this.isPreview) {
      // The listener has not answered yet, but will have it.
      if (isStored && this.#stored) this.#stored = withEdits(this.#stored, edits);
      this.pending = this.#edits.length > 0;
    }
    this.showEdits();
  }

  private showEdits(): void {
    if (!this.reference || !this.#stored) return;
    const shown = this.#edits.reduce(withEdits, this.#stored);
    if (shown === this.#shown) return;
    const record = this.#read(shown, this.reference.path);
    if (!record) return;
    this.#shown = shown;
    this.document = record;
  }
}

/** The arguments of `updateDoc` for these edits: fields and values in turns. */
function argumentsOf(edits: readonly FieldEdit[]): [field: FieldPath, value: unknown, ...others: unknown[]] {
  const pairs = edits.flatMap((edit) => [
    fieldPath(...edit.path),
    edit.value === undefined ? deleteField() : (edit.told ?? edit.value),
  ]);
  const [field, value, ...others] = pairs;
  // The list alternates, which its type does not say.
  return [field as FieldPath, value, ...others];
}
