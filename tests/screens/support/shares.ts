import { shareCommentsPath, sharePath } from "@domain/records/firestorePaths.ts";
import { newShareKey, seal } from "@domain/share/seal.ts";
import type { ShareHead } from "@domain/share/share.ts";
import { newShareId } from "@domain/share/share.ts";
import type { SharedPlan } from "@domain/share/sharedPlan.ts";
import { type DocumentData, Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { newPage, type PageOptions } from "../../support/browser.ts";
import { FEW_PARTS, type SharePass, sealedPlan, sealedShare } from "../../support/sealedShare.ts";
import { adminDb } from "../../support/suite.ts";

export interface MadeShare extends SharePass {
  /** The student, who needs no account here. */
  readonly uid: string;
  /** The path with the key, as the student sends it. */
  readonly link: string;
}

export interface ShareOptions {
  readonly parts?: Partial<SharedPlan>;
  readonly head?: Partial<ShareHead>;
  /** Fields that are not sealed. */
  readonly fields?: DocumentData;
}

/** Stores a share as a student's app does. */
export async function newShare({ parts = FEW_PARTS, head, fields }: ShareOptions = {}): Promise<MadeShare> {
  const uid = `student-${crypto.randomUUID()}`;
  const pass = { shareId: await newShareId(uid), key: newShareKey() };
  await adminDb.doc(sharePath(pass.shareId)).set({ ...(await sealedShare(pass, uid, parts, head)), ...fields });
  return { ...pass, uid, link: `/shared/${pass.shareId}#${pass.key}` };
}

/** Stores a new version. */
export async function updateShare(share: MadeShare, parts: Partial<SharedPlan>): Promise<void> {
  const sealed = await sealedPlan(share, parts);
  await adminDb.doc(sharePath(share.shareId)).update({ ...sealed, updated_at: Timestamp.now() });
}

/** Answers a comment as the student's app does. */
export async function answerComment({ shareId, key, uid }: MadeShare, commentId: string, text: string): Promise<void> {
  const comments = adminDb.collection(shareCommentsPath(shareId));
  const commented = await comments.doc(commentId).get();
  await comments.doc(`${commentId}-0`).set({
    ...commented.data(),
    from: "student",
    answers: commentId,
    sealed: await seal(key, { shareId, uid }, "comment", { name: "", text }),
    created_at: Timestamp.now(),
    resolved_at: null,
  });
}

export async function resolveComment({ shareId }: MadeShare, commentId: string): Promise<void> {
  await adminDb.doc(`${shareCommentsPath(shareId)}/${commentId}`).update({ resolved_at: Timestamp.now() });
}

/** Deletes the share as the student's app does. */
export async function endShare({ shareId }: MadeShare): Promise<void> {
  await adminDb.recursiveDelete(adminDb.doc(sharePath(shareId)));
}

/** Every address, header and body that the page's requests carried. */
export interface Sent {
  readonly page: Page;
  readonly words: readonly string[];
}

/** Opens a link on a device without a session, and keeps what its requests carry. */
export async function openLink(link: string, options: PageOptions = {}): Promise<Sent> {
  const page = await newPage({ width: 390, height: 844, ...options });
  const words: string[] = [];
  page.on("request", (request) => {
    words.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  await page.goto(link);
  return { page, words };
}
