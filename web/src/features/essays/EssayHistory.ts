import {
  type EssayVersion,
  essayVersion,
  essayVersionKind,
  newestFirst,
  sessionVersionId,
  type VersionReason,
  versionsToDrop,
} from "@domain/essay/essayVersions";
import { type ReadRowList, readRowList } from "@domain/shared/rowList";
import * as text from "@text/stores/essays";
import { makeAutoObservable, when } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { collection, type DocumentReference, deleteField, doc, fieldPath, setDoc } from "../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { isValid } from "../../sync/recordSchema.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";

export type VersionRow = EssayVersion & { readonly id: string };

/** The versions of one essay, stored as one document. */
export class EssayHistory {
  readonly #firestore: PlanFirestore;
  readonly #reference: DocumentReference;
  readonly #mirror: DocumentMirror<ReadRowList<EssayVersion>>;
  readonly #writes: WriteStatus;
  /** For versions saved automatically, about which the student has asked nothing. */
  readonly #quietWrites: WriteStatus;
  /** What waits for the stored versions. */
  readonly #waiting = new Set<() => void>();

  constructor(firestore: PlanFirestore, reference: DocumentReference) {
    this.#firestore = firestore;
    this.#reference = reference;
    this.#mirror = new DocumentMirror(firestore, (stored) => readRowList(essayVersionKind, stored), {
      beginsUnheard: true,
    });
    this.#writes = new WriteStatus(firestore);
    this.#quietWrites = new WriteStatus(firestore);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.#mirror.status;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.versionsNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** The newest first. */
  get versions(): readonly VersionRow[] {
    return newestFirst(this.held);
  }

  open(): void {
    this.#mirror.open(this.#reference);
  }

  close(): void {
    // The versions have not arrived. Their number is unknown, so the write may be rejected, but the text has a chance.
    for (const act of this.#waiting) act();
    this.#mirror.close();
  }

  retry(): void {
    this.#mirror.retry();
  }

  /** Saves a text under a name. Resolves to false if the server rejects it. */
  async save(name: string, version: string): Promise<boolean> {
    const added: EssayVersion = { at: Date.now(), name, reason: "named", text: version };
    if (!isValid(essayVersion, added)) return this.#writes.refuse(text.versionNotSaved);
    return this.#writes.follow(this.write(this.newId(), added), text.versionNotSaved);
  }

  /** Saves a text that would otherwise be lost, unless it is empty or saved already. */
  keep(reason: VersionReason, lost: string): void {
    if (lost.trim() === "") return;
    this.whenKnown(() => {
      if (Object.values(this.held).some((version) => version.text === lost)) return;
      this.writeQuietly(this.newId(), { at: Date.now(), name: "", reason, text: lost });
    });
  }

  /** Saves the text at the end of a session, or as a part of the last one if that ended a moment ago. */
  endSession(written: string): void {
    if (this.status !== "ready") return;
    const now = Date.now();
    const id = sessionVersionId(this.held, written, now, this.newId());
    if (id === null) return;
    // A continued session keeps its first moment, so that it ends at some time.
    this.writeQuietly(id, { at: this.held[id]?.at ?? now, name: "", reason: "session", text: written });
  }

  rename(id: string, name: string): Promise<boolean> {
    const paths = [fieldPath("items", id, "name")];
    return this.#writes.follow(this.commit(id, { name }, paths, []), text.versionNotSaved);
  }

  remove(id: string): Promise<boolean> {
    return this.#writes.follow(this.commit(id, deleteField(), [fieldPath("items", id)], []), text.versionNotDeleted);
  }

  /** Restores a removed version. */
  restore({ id, ...version }: VersionRow): Promise<boolean> {
    return this.#writes.follow(this.write(id, version), text.versionNotSaved);
  }

  private write(id: string, version: EssayVersion): Promise<void> {
    return this.commit(id, version, [fieldPath("items", id)], versionsToDrop(this.held, id, version));
  }

  private writeQuietly(id: string, version: EssayVersion): void {
    void this.#quietWrites.follow(this.write(id, version));
  }

  private commit(
    id: string,
    version: object,
    paths: readonly ReturnType<typeof fieldPath>[],
    dropped: readonly string[],
  ): Promise<void> {
    const items = { ...Object.fromEntries(dropped.map((old) => [old, deleteField()])), [id]: version };
    const mergeFields = [...paths, ...dropped.map((old) => fieldPath("items", old)), "changed_item"];
    return setDoc(this.#reference, { items, changed_item: id }, { mergeFields });
  }

  private whenKnown(act: () => void): void {
    if (this.status === "ready") {
      act();
      return;
    }
    const finish = () => {
      stop();
      this.#waiting.delete(finish);
      act();
    };
    const stop = when(() => this.status === "ready", finish);
    this.#waiting.add(finish);
  }

  private newId(): string {
    return doc(collection(this.#firestore.db, "ids")).id;
  }

  private get held(): Readonly<Record<string, EssayVersion>> {
    return this.#mirror.document?.items ?? {};
  }
}
