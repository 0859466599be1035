import { shareCommentPath, shareCommentsPath, sharePath } from "@domain/records/firestorePaths";
import { seal, unseal } from "@domain/share/seal";
import type { ShareName } from "@domain/share/share";
import { type Share, type ShareHead, shareHeadKind, shareKind } from "@domain/share/share";
import {
  answerIds,
  type ShareComment,
  type ShareCommentText,
  shareCommentKind,
  shareCommentText,
} from "@domain/share/shareComment";
import { bytesOf } from "@domain/share/storedValues";
import * as text from "@text/stores/sharing";
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { CollectionMirror, type Mirrored } from "../../sync/CollectionMirror.ts";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import {
  bytes,
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";

type StoredComment = Mirrored<ShareComment>;

/** A comment as this device can read it. */
export interface OpenedComment extends StoredComment {
  /** Null if it was sealed with another key, or is not a comment. */
  readonly words: ShareCommentText | null;
}

/** A reader's comment with the student's answers. */
export interface CommentThread {
  readonly comment: OpenedComment;
  readonly answers: readonly OpenedComment[];
}

/** One of the student's shares, opened with its key. */
export class OwnShare {
  readonly id: string;
  readonly key: string;
  /** Null until it is opened. */
  head: ShareHead | null = null;
  /** The key on this device does not open it. */
  isWrongKey = false;
  readonly #db: Firestore;
  readonly #uid: string;
  readonly #writes: WriteStatus;
  readonly #mirror: DocumentMirror<Share>;
  readonly #comments: CollectionMirror<ShareComment>;
  private readonly words = observable.map<string, ShareCommentText | null>(undefined, { deep: false });
  readonly #stops: (() => void)[] = [];

  constructor(firestore: PlanFirestore, uid: string, id: string, key: string) {
    this.id = id;
    this.key = key;
    this.#uid = uid;
    this.#writes = new WriteStatus(firestore);
    this.#db = firestore.db;
    this.#mirror = new DocumentMirror(firestore, shareKind.read);
    this.#comments = new CollectionMirror(firestore, shareCommentKind.read, { beginsUnheard: true });
    makeAutoObservable(this, { id: false, key: false, head: observableRef }, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.#mirror.status;
  }

  /** Null until it is loaded, and after it was ended. */
  get document(): Share | null {
    return this.#mirror.document;
  }

  /** An operator has closed it after a report. */
  get isClosed(): boolean {
    return this.document !== null && this.document.closed_at !== null;
  }

  get commentsStatus(): MirrorStatus {
    return this.#comments.status;
  }

  get commentsFailure(): string | null {
    return this.#comments.failure && text.commentsNotLoaded;
  }

  /** The oldest first, each with its answers. */
  get threads(): readonly CommentThread[] {
    const opened = this.#comments.docs.map((comment) => ({ ...comment, words: this.words.get(comment.id) ?? null }));
    const inOrder = opened.toSorted((a, b) => a.created_at.toMillis() - b.created_at.toMillis());
    return inOrder
      .filter(({ answers }) => answers === null)
      .map((comment) => ({ comment, answers: inOrder.filter(({ answers }) => answers === comment.id) }));
  }

  /** The ids of all comments that are loaded. */
  get commentIds(): readonly string[] {
    return this.#comments.docs.map(({ id }) => id);
  }

  get reference(): DocumentReference {
    return doc(this.#db, sharePath(this.id));
  }

  /** What its texts are bound to. */
  get name(): ShareName {
    return { shareId: this.id, uid: this.#uid };
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** Listens until the plan closes. */
  load(): void {
    if (this.status !== "closed") return;
    this.#mirror.open(this.reference);
    this.#stops.push(
      reaction(
        () => this.document?.head,
        (head) => head && void this.openHead(bytesOf(head)),
        { fireImmediately: true },
      ),
    );
  }

  /** Listens until the plan closes. */
  loadComments(): void {
    if (this.commentsStatus !== "closed") return;
    this.#comments.open(collection(this.#db, shareCommentsPath(this.id)));
    this.#stops.push(
      reaction(
        () => this.#comments.docs.filter(({ id }) => !this.words.has(id)),
        (comments) => void this.openComments(comments),
        { fireImmediately: true },
      ),
    );
  }

  retryComments(): void {
    this.#comments.retry();
  }

  /** Answers a reader's comment. Resolves to false if it has all the answers it can have, or the server rejects it. */
  async answer({ comment, answers }: CommentThread, words: ShareCommentText): Promise<boolean> {
    const { document } = this;
    const taken = new Set(answers.map(({ id }) => id));
    const free = answerIds(comment.id).find((id) => !taken.has(id));
    if (!document || free === undefined) return this.#writes.refuse(text.answersFull);
    const sealed = await seal(this.key, this.name, "comment", words);
    const written = setDoc(this.commentReference(free), {
      part: comment.part,
      from: "student",
      sealed: bytes(sealed),
      answers: comment.id,
      created_at: serverTimestamp(),
      resolved_at: null,
      uid: this.#uid,
      ends_at: document.ends_at,
    });
    return this.#writes.follow(written, text.commentNotSaved);
  }

  setResolved({ comment }: CommentThread, isResolved: boolean): Promise<boolean> {
    const written = updateDoc(this.commentReference(comment.id), {
      resolved_at: isResolved ? serverTimestamp() : null,
    });
    return this.#writes.follow(written, text.commentNotChanged);
  }

  /** Deletes a comment with its answers. */
  removeThread({ comment, answers }: CommentThread): Promise<boolean> {
    const batch = writeBatch(this.#db);
    for (const { id } of [comment, ...answers]) batch.delete(this.commentReference(id));
    return this.#writes.follow(batch.commit(), text.commentNotChanged);
  }

  removeAnswer({ id }: OpenedComment): Promise<boolean> {
    return this.#writes.follow(deleteDoc(this.commentReference(id)), text.commentNotChanged);
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#mirror.close();
    this.#comments.close();
    this.words.clear();
    this.head = null;
  }

  private commentReference(id: string): DocumentReference {
    return doc(this.#db, shareCommentPath(this.id, id));
  }

  private async openHead(sealed: Uint8Array): Promise<void> {
    const unsealed = await unseal(this.key, this.name, "head", sealed);
    runInAction(() => {
      this.isWrongKey = unsealed.outcome === "wrong-key";
      if (unsealed.outcome === "opened") this.head = shareHeadKind.read(unsealed.value);
    });
  }

  private async openComments(comments: readonly StoredComment[]): Promise<void> {
    for (const { id, sealed } of comments) {
      const unsealed = await unseal(this.key, this.name, "comment", bytesOf(sealed));
      const parsed = unsealed.outcome === "opened" ? shareCommentText.safeParse(unsealed.value) : null;
      runInAction(() => this.words.set(id, parsed?.success ? parsed.data : null));
    }
  }
}
