import {
  SUPPORT_THREADS,
  supportQuotaPath,
  supportThreadPath,
  supportThreadsPath,
} from "@domain/records/firestorePaths";
import {
  DAILY_MESSAGES,
  freeSlot,
  newThreadNumber,
  type SupportMessage,
  type SupportThread,
  supportThreadKind,
  THREAD_LIMIT,
} from "@domain/support/supportThread";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import { keepDraft, keyOfDraft, type Typed } from "../../base/drafts.ts";
import { AppError } from "../../base/errors.ts";
import { CollectionMirror, type Mirrored } from "../../sync/CollectionMirror.ts";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  fieldPath,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Timestamp,
  updateDoc,
  writeBatch,
} from "../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly support: SupportStore;
  }
}

export type ThreadRecord = Mirrored<SupportThread>;
/** A thread in the list for support staff, with its student. */
export type DeskThread = ThreadRecord & { readonly uid: string };

export type NewMessage = Pick<SupportThread, "subject" | "name" | "email" | "diagnostics"> & { readonly body: string };

/** Called with the message to show after a rejected write. */
type OnRefused = (message: string) => void;

type StoredDeskThread = SupportThread & { readonly uid: string };

interface StoredQuota {
  readonly slots: Readonly<Record<string, { readonly at: Timestamp | null }>>;
}

/** The most threads that support staff see at once, the latest first. */
const DESK_LIMIT = 200;

/**
 * The student's messages to support, and the answers. Each message has its own number and waits in Firestore's queue
 * for a connection. With the claim `admin`, also the messages of all students.
 */
export class SupportStore {
  readonly #db: Firestore;
  readonly #mirror: CollectionMirror<SupportThread>;
  readonly #quota: DocumentMirror<StoredQuota>;
  /** Only the most recently changed thread: one read for the mark on every page. */
  readonly #latest: CollectionMirror<SupportThread>;
  readonly #desk: CollectionMirror<StoredDeskThread>;
  readonly #writes: WriteStatus;
  private uid: string | null = null;
  /** Answers up to this time were seen on this device, in milliseconds since 1970. */
  private seenUntil = 0;

  constructor(firestore: PlanFirestore) {
    this.#db = firestore.db;
    this.#mirror = new CollectionMirror(firestore, supportThreadKind.read, { beginsUnheard: true });
    this.#quota = new DocumentMirror(firestore, readQuota);
    this.#latest = new CollectionMirror(firestore, supportThreadKind.read);
    this.#desk = new CollectionMirror(firestore, readDeskThread);
    this.#writes = new WriteStatus(firestore);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** "closed" until `load`. */
  get status(): MirrorStatus {
    return this.#mirror.status;
  }

  /** The latest first. */
  get threads(): readonly ThreadRecord[] {
    return this.#mirror.docs.toSorted((a, b) => b.updated_at - a.updated_at);
  }

  /**
   * The latest answer that the student has not seen on this device. Newer threads cannot hide it, because a student who
   * writes to support sees the answers there.
   */
  get newAnswer(): ThreadRecord | null {
    const [latest] = this.status === "ready" ? this.threads : this.#latest.docs;
    return latest?.status === "answered" && latest.updated_at > this.seenUntil ? latest : null;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.messagesNotLoaded;
  }

  /** The status of all students' threads; "closed" until `loadDesk`. */
  get deskStatus(): MirrorStatus {
    return this.#desk.status;
  }

  /** Unanswered threads first, the longest waiting at the top. */
  get deskThreads(): readonly DeskThread[] {
    const waits = ({ status }: SupportThread) => status === "waiting";
    return this.#desk.docs.toSorted((a, b) => {
      if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
      return waits(a) ? a.updated_at - b.updated_at : b.updated_at - a.updated_at;
    });
  }

  get deskFailure(): string | null {
    return this.#desk.failure && text.deskNotLoaded;
  }

  /** A write has not reached the server. */
  get isWaiting(): boolean {
    return this.#mirror.docs.some(({ pending }) => pending);
  }

  open(uid: string): void {
    this.close();
    this.uid = uid;
    this.seenUntil = Number(globalThis.localStorage?.getItem(seenKey(uid)) ?? 0);
  }

  close(): void {
    this.uid = null;
    this.#mirror.close();
    this.#latest.close();
    this.#quota.close();
    this.#desk.close();
    this.#writes.clear();
  }

  /** Listens until the plan closes. */
  load(): void {
    if (this.uid === null || this.#mirror.status !== "closed") return;
    this.#mirror.open(collection(this.#db, supportThreadsPath(this.uid)));
    this.#quota.open(doc(this.#db, supportQuotaPath(this.uid)));
  }

  /** Listens for answers until the plan closes. */
  watchAnswers(): void {
    if (this.uid === null || this.#latest.status !== "closed") return;
    const threads = collection(this.#db, supportThreadsPath(this.uid));
    this.#latest.open(query(threads, orderBy("updated_at", "desc"), limit(1)));
  }

  /** The student has seen all answers that are loaded. */
  markSeen(): void {
    const { newAnswer } = this;
    if (this.uid === null || newAnswer === null) return;
    this.seenUntil = newAnswer.updated_at;
    localStorage.setItem(seenKey(this.uid), String(newAnswer.updated_at));
  }

  /** Only for users with the claim. The rules reject all others. */
  loadDesk(): void {
    if (this.uid === null || this.#desk.status !== "closed") return;
    const all = query(collectionGroup(this.#db, SUPPORT_THREADS), orderBy("updated_at", "desc"), limit(DESK_LIMIT));
    this.#desk.open(all);
  }

  retry(): void {
    this.#mirror.retry();
    this.#quota.retry();
    this.#desk.retry();
  }

  /**
   * Returns the message's number. The message shows at once. If the server rejects it, its text becomes a draft again
   * before `onRefused` is called.
   */
  send({ body, ...about }: NewMessage, onRefused: OnRefused): string {
    const number = newThreadNumber(crypto.getRandomValues(new Uint8Array(8)));
    const now = Date.now();
    const id = this.newId();
    const thread: SupportThread = {
      ...about,
      started_at: now,
      updated_at: now,
      status: "waiting",
      messages: { [id]: { author: "student", text: body, at: now } },
      changed_message: id,
    };
    const batch = this.batchWithSlot(`${number}/${id}`);
    batch.set(doc(this.#db, supportThreadPath(this.openUid, number)), thread);
    this.follow(batch.commit(), "new", { subject: [about.subject], body: [body] }, onRefused);
    return number;
  }

  reply(thread: ThreadRecord, words: string, onRefused: OnRefused): void {
    assertRoom(thread);
    const id = this.newId();
    const batch = this.batchWithSlot(`${thread.id}/${id}`);
    const [field, ...rest] = addition(id, { author: "student", text: words, at: Date.now() }, "waiting");
    batch.update(doc(this.#db, supportThreadPath(this.openUid, thread.id)), field, ...rest);
    this.follow(batch.commit(), thread.id, { reply: [words] }, onRefused);
  }

  /** Support's answer to a student. */
  answer(thread: DeskThread, words: string, onRefused: OnRefused): void {
    assertRoom(thread);
    const [field, ...rest] = addition(this.newId(), { author: "support", text: words, at: Date.now() }, "answered");
    const reference = doc(this.#db, supportThreadPath(thread.uid, thread.id));
    this.follow(updateDoc(reference, field, ...rest), thread.id, { reply: [words] }, onRefused);
  }

  /** The rules accept a message only together with the slot it uses. */
  private batchWithSlot(named: string) {
    const slots = Object.entries(this.#quota.document?.slots ?? {});
    const taken = Object.fromEntries(slots.map(([name, { at }]) => [name, at?.toMillis() ?? null]));
    const slot = freeSlot({ slots: taken }, Date.now());
    if (slot === null) {
      throw new AppError("too-many-messages", text.messagesADay(DAILY_MESSAGES));
    }
    return writeBatch(this.#db).set(
      doc(this.#db, supportQuotaPath(this.openUid)),
      { slots: { [slot]: { at: serverTimestamp(), message: named } }, changed_slot: slot },
      { mergeFields: [fieldPath("slots", slot), "changed_slot"] },
    );
  }

  private follow(written: Promise<void>, draft: string, words: Typed, onRefused: OnRefused): void {
    const key = keyOfDraft(this.openUid, `support/${draft}`);
    void this.#writes.follow(written).then((isTaken) => {
      if (isTaken) return;
      keepDraft(key, words);
      onRefused(text.messageNotSent);
    });
  }

  private newId(): string {
    return doc(collection(this.#db, "ids")).id;
  }

  private get openUid(): string {
    if (this.uid === null) throw new Error("Support is asked before it is open.");
    return this.uid;
  }
}

function seenKey(uid: string): string {
  return `support-seen/${uid}`;
}

function assertRoom({ messages }: SupportThread): void {
  if (Object.keys(messages).length < THREAD_LIMIT) return;
  throw new AppError("thread-full", text.threadFull);
}

/** Changes one message and keeps the others as other devices have written them. */
function addition(id: string, message: SupportMessage, status: SupportThread["status"]) {
  return [
    fieldPath("messages", id),
    message,
    "changed_message",
    id,
    "updated_at",
    message.at,
    "status",
    status,
  ] as const;
}

/** A thread with its student, whose uid is part of the path. */
function readDeskThread(stored: unknown, path: string): StoredDeskThread | null {
  const thread = supportThreadKind.read(stored);
  return thread && { ...thread, uid: path.split("/")[1] ?? "" };
}

function readQuota(stored: unknown): StoredQuota {
  const { slots } = { ...Object(stored) };
  const times = Object.entries<unknown>(Object(slots)).map(([slot, taken]): [string, { at: Timestamp | null }] => {
    const { at } = { ...Object(taken) };
    return [slot, { at: typeof at?.toMillis === "function" ? at : null }];
  });
  return { slots: Object.fromEntries(times) };
}
