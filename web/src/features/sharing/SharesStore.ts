import {
  shareCommentPath,
  shareCommentsPath,
  shareNewsPath,
  sharePath,
  shareRowsPath,
} from "@domain/records/firestorePaths";
import { keyCheckOf } from "@domain/share/keyProof";
import { newShareKey } from "@domain/share/seal";
import type { ShareHead } from "@domain/share/share";
import { newShareId, SHARE_ID } from "@domain/share/share";
import { COMMENTS_PER_BATCH } from "@domain/share/shareComment";
import { type ShareNewsEntry, shareNewsKind } from "@domain/share/shareNews";
import { SHARE_LIMIT, type ShareRow, shareRow, shareRowKind } from "@domain/share/shareRow";
import { localDayOf } from "@domain/shared/calendarDay";
import { sharesNotLoaded } from "@text/stores/plan";
import * as text from "@text/stores/sharing";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../base/errors.ts";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import {
  bytes,
  collection,
  deleteField,
  doc,
  type Firestore,
  fieldPath,
  getDocsFromServer,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { RowListStore } from "../../sync/RowListStore.ts";
import { isValid } from "../../sync/recordSchema.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";
import { LiveShares } from "./LiveShares.ts";
import { OwnShare } from "./OwnShare.ts";
import { PlanParts, type SharedStores } from "./PlanParts.ts";
import type { ShareRecord } from "./ShareRecord.ts";
import { assertFits, sealHead, sealParts } from "./sealShare.ts";
import { endOf, headOf, sizesOf, storedParts } from "./shareHeads.ts";
import { changeShareKeys, readShareKeys, type ShareKeys } from "./shareKeys.ts";

/** What the student decides about a share. */
export type ShareChoice = Pick<
  ShareRow,
  | "meant_for_kind"
  | "parts"
  | "journal_ids"
  | "essay_id"
  | "essay_school_id"
  | "form"
  | "is_live"
  | "takes_comments"
  | "ends_on"
> &
  Pick<ShareHead, "student" | "meant_for" | "note">;

const NOTHING_NEW: ShareNewsEntry = { opened_count: 0, last_opened_on: "", comment_count: 0, last_comment_at: null };

/** The student's shares: their list, what has happened to them, and what only a device with their keys can do. */
export class SharesStore {
  /** The rows, their loading state, and unreadable rows. */
  readonly list: RowListStore<ShareRow>;
  readonly parts: PlanParts;
  readonly live: LiveShares;
  private keys: ShareKeys = {};
  readonly #firestore: PlanFirestore;
  readonly #db: Firestore;
  readonly #uid: string;
  readonly #news: DocumentMirror<{ readonly items: Readonly<Record<string, ShareNewsEntry>> }>;
  readonly #writes: WriteStatus;
  readonly #opened = new Map<string, OwnShare>();

  constructor(firestore: PlanFirestore, stores: SharedStores, uid: string) {
    this.#firestore = firestore;
    this.#db = firestore.db;
    this.#uid = uid;
    this.list = new RowListStore(firestore, { kind: shareRowKind, limit: SHARE_LIMIT, notLoaded: sharesNotLoaded });
    this.parts = new PlanParts(stores);
    this.#news = new DocumentMirror(firestore, shareNewsKind.read, { beginsUnheard: true });
    this.#writes = new WriteStatus(firestore);
    this.live = new LiveShares(this);
    makeAutoObservable<this, "keys">(this, { keys: observableRef }, { autoBind: true });
  }

  /** The newest first. */
  get rows(): readonly ShareRecord[] {
    return this.list.rows.toSorted((a, b) => b.created_on.localeCompare(a.created_on) || a.id.localeCompare(b.id));
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  /** A comment that the student has not seen, on a share that this device can read. */
  get hasNews(): boolean {
    return this.list.rows.some((row) => this.keyOf(row.id) !== null && this.hasNewComments(row));
  }

  open(): void {
    this.keys = readShareKeys(this.#uid);
    this.list.open(shareRowsPath(this.#uid));
    this.#news.open(doc(this.#db, shareNewsPath(this.#uid)));
    this.live.open();
    globalThis.addEventListener?.("storage", this.readKeys);
  }

  close(): void {
    globalThis.removeEventListener?.("storage", this.readKeys);
    this.live.close();
    for (const share of this.#opened.values()) share.close();
    this.#opened.clear();
    this.#news.close();
    this.list.close();
    this.#writes.clear();
  }

  newsOf(id: string): ShareNewsEntry {
    return this.#news.document?.items[id] ?? NOTHING_NEW;
  }

  hasNewComments({ id, comments_seen_at }: Pick<ShareRecord, "id" | "comments_seen_at">): boolean {
    const { last_comment_at } = this.newsOf(id);
    return last_comment_at !== null && last_comment_at.toMillis() > (comments_seen_at?.toMillis() ?? 0);
  }

  /** Null on a device that the share was not made on. */
  keyOf(id: string): string | null {
    return this.keys[id] ?? null;
  }

  /** The share itself; null on a device without its key. */
  shareOf(id: string): OwnShare | null {
    const key = this.keyOf(id);
    if (key === null) return null;
    const known = this.#opened.get(id);
    if (known?.key === key) return known;
    known?.close();
    const share = new OwnShare(this.#firestore, this.#uid, id, key);
    this.#opened.set(id, share);
    return share;
  }

  linkOf(id: string): string | null {
    const key = this.keyOf(id);
    return key === null ? null : `${globalThis.location.origin}/shared/${id}#${key}`;
  }

  /** Takes the key from a link to one of the student's shares. Returns false for any other text. */
  addLink(link: string): boolean {
    const [, id = "", key = ""] = /\/shared\/([\w-]{22})#([\w-]{43})(?![\w-])/.exec(link) ?? [];
    if (!SHARE_ID.test(id) || !this.list.rows.some((row) => row.id === id)) return false;
    this.keys = changeShareKeys(this.#uid, (keys) => ({ ...keys, [id]: key }));
    return true;
  }

  /**
   * Seals and stores a share. Returns its id, and whether the server accepted it.
   *
   * @throws AppError if it is too large, or nothing is left of what was chosen.
   */
  async create(choice: ShareChoice): Promise<{ readonly id: string; readonly written: Promise<boolean> }> {
    if (this.list.rows.length >= SHARE_LIMIT) throw new AppError("list-full", text.listFull(SHARE_LIMIT));
    const id = await newShareId(this.#uid);
    const key = newShareKey();
    const { student: _student, meant_for: _meantFor, note: _note, ...fields } = choice;
    const row: ShareRow = { ...fields, created_on: localDayOf(new Date()), comments_seen_at: null };
    if (!isValid(shareRow, row)) throw new AppError("invalid", text.notChanged);
    const { head, parts } = await this.sealed(id, key, choice);
    // The key first: a share that no device can open would be of no use.
    runInAction(() => {
      this.keys = changeShareKeys(this.#uid, (keys) => ({ ...keys, [id]: key }));
    });
    const batch = writeBatch(this.#db);
    batch.set(doc(this.#db, sharePath(id)), {
      uid: this.#uid,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      ends_at: endOf(choice.ends_on),
      head: bytes(head),
      parts: storedParts(parts),
      takes_comments: choice.takes_comments,
      closed_at: null,
      key_check: await keyCheckOf(key, id),
    });
    this.stageRow(batch, id, row, []);
    const written = this.#writes.follow(batch.commit(), text.notChanged);
    void written.then((isStored) => isStored || this.forgetKey(id));
    return { id, written };
  }

  /**
   * Seals a share again, with other parts or another end.
   *
   * @throws AppError if it is too large, or nothing is left of what was chosen.
   */
  async change({ id }: ShareRecord, choice: ShareChoice): Promise<{ readonly written: Promise<boolean> }> {
    const share = this.shareOf(id);
    if (!share) throw new AppError("no-key", text.notChanged);
    const { student: _student, meant_for: _meantFor, note: _note, ...fields } = choice;
    const { head, parts } = await this.sealed(id, share.key, choice);
    const batch = writeBatch(this.#db);
    batch.update(share.reference, {
      updated_at: serverTimestamp(),
      ends_at: endOf(choice.ends_on),
      head: bytes(head),
      parts: storedParts(parts),
      takes_comments: choice.takes_comments,
      // The first releases made shares without it.
      key_check: await keyCheckOf(share.key, id),
    });
    this.stageRow(batch, id, fields, Object.keys(fields));
    this.live.forget(id);
    return { written: this.#writes.follow(batch.commit(), text.notChanged) };
  }

  /**
   * Ends a share at once, with its comments. Needs no key. Returns once it is on its way: offline, it is sent with the
   * next connection.
   */
  async end({ id }: Pick<ShareRecord, "id">): Promise<{ readonly written: Promise<boolean> }> {
    const comments = await this.commentIdsOf(id);
    while (comments.length > COMMENTS_PER_BATCH) {
      await this.#writes.follow(this.deletion(id, comments.splice(0, COMMENTS_PER_BATCH)).commit(), text.notEnded);
    }
    const batch = this.deletion(id, comments);
    batch.delete(doc(this.#db, sharePath(id)));
    this.stageRow(batch, id, deleteField(), []);
    const written = this.#writes.follow(batch.commit(), text.notEnded);
    void written.then((isEnded) => isEnded && this.forgetKey(id));
    return { written };
  }

  /** The student has seen all comments of a share that are loaded. */
  markSeen(row: ShareRecord): void {
    const { last_comment_at } = this.newsOf(row.id);
    if (last_comment_at === null || !this.hasNewComments(row)) return;
    const seen = updateDoc(
      doc(this.#db, shareRowsPath(this.#uid)),
      fieldPath("items", row.id, "comments_seen_at"),
      last_comment_at,
      "changed_item",
      row.id,
    );
    void this.#writes.follow(seen);
  }

  private async sealed(id: string, key: string, choice: ShareChoice) {
    const name = { shareId: id, uid: this.#uid };
    const parts = await sealParts(key, name, await this.parts.ready(choice));
    if (Object.keys(parts).length === 0) throw new AppError("nothing", text.nothingToShare);
    assertFits(sizesOf(parts));
    return { head: await sealHead(key, name, headOf(choice, parts)), parts };
  }

  private stageRow(batch: WriteBatch, id: string, value: object, fields: readonly string[]): void {
    const paths = fields.length === 0 ? [fieldPath("items", id)] : fields.map((name) => fieldPath("items", id, name));
    batch.set(
      doc(this.#db, shareRowsPath(this.#uid)),
      { items: { [id]: value }, changed_item: id },
      { mergeFields: [...paths, "changed_item"] },
    );
  }

  /** As far as they can be known now. Without a connection, the server deletes those that are left when they end. */
  private async commentIdsOf(id: string): Promise<string[]> {
    const loaded = this.#opened.get(id);
    if (loaded?.commentsStatus === "ready") return [...loaded.commentIds];
    if (this.newsOf(id).comment_count === 0 || globalThis.navigator?.onLine === false) return [];
    try {
      const { docs } = await getDocsFromServer(collection(this.#db, shareCommentsPath(id)));
      return docs.map((comment) => comment.id);
    } catch {
      return [];
    }
  }

  private deletion(id: string, comments: readonly string[]): WriteBatch {
    const batch = writeBatch(this.#db);
    for (const comment of comments) batch.delete(doc(this.#db, shareCommentPath(id, comment)));
    return batch;
  }

  private forgetKey(id: string): void {
    this.#opened.get(id)?.close();
    this.#opened.delete(id);
    this.keys = changeShareKeys(this.#uid, ({ [id]: _, ...others }) => others);
  }

  /** Another tab has made or ended a share. */
  private readKeys(): void {
    this.keys = readShareKeys(this.#uid);
  }
}
