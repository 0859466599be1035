import { shareCommentsPath, shareNewsPath, sharePath, shareReportPath } from "@domain/records/firestorePaths.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, useBrowser } from "../support/browser.ts";
import { adminDb, stored } from "../support/suite.ts";
import { answerComment, type MadeShare, newShare, openLink, resolveComment } from "./support/shares.ts";

useBrowser();

async function writeOnEssay(page: Page, text: string, name = ""): Promise<void> {
  const form = page.getByRole("form", { name: "Leave a comment on Essay" });
  await page.getByRole("button", { name: "Leave a comment on Essay" }).or(form).first().waitFor();
  if (!(await form.isVisible())) await page.getByRole("button", { name: "Leave a comment on Essay" }).click();
  if (name !== "") await form.getByLabel("Your name").fill(name);
  await form.getByLabel("Your comment").fill(text);
}

const send = (page: Page) => page.getByRole("button", { name: "Send comment" }).click();
const commentsOf = async ({ shareId }: MadeShare) => (await adminDb.collection(shareCommentsPath(shareId)).get()).docs;

test("a reader comments, and sees the answer and that it is resolved", async () => {
  const share = await newShare();
  const { page, words } = await openLink(share.link);
  await writeOnEssay(page, "Why a lamp?", "Ms. Rivera");

  await send(page);

  await page.getByText("Your comment was sent.").waitFor();
  const comments = page.getByRole("region", { name: "Comments on Essay" });
  await comments.getByText("Why a lamp?").waitFor();
  expect(await comments.innerText()).toContain("Ms. Rivera");
  const [comment] = await commentsOf(share);
  expect(comment?.data()).toMatchObject({ part: "essay", from: "reader", answers: null, uid: share.uid });
  expect(JSON.stringify(comment?.data())).not.toContain("lamp");
  expect(words.filter((word) => word.includes("lamp") || word.includes(share.key))).toEqual([]);

  await answerComment(share, comment?.id ?? "", "It was my grandmother's.");
  await comments.getByText("It was my grandmother's.").waitFor();
  expect(await comments.innerText()).toContain("The student");
  await resolveComment(share, comment?.id ?? "");
  await comments.getByText("Resolved").waitFor();
  expect(await axeViolations(page, "main")).toEqual([]);
});

test("a comment that could not be sent stays, also after a reload", async () => {
  const share = await newShare();
  const { page } = await openLink(share.link);
  expectComplaints(page, /ERR_FAILED/);
  await page.route(/shares\/comment/, (call) => call.abort());
  await writeOnEssay(page, "Half a thought", "Ms. Rivera");
  await send(page);
  await page.getByText("Cairn could not be reached.").waitFor();
  await page.unroute(/shares\/comment/);

  await page.reload();

  const form = page.getByRole("form", { name: "Leave a comment on Essay" });
  await expect.poll(() => form.getByLabel("Your comment").inputValue()).toBe("Half a thought");
  await send(page);
  await page.getByText("Your comment was sent.").waitFor();
  expect(await commentsOf(share)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft/")))).toEqual([]);
});

test("a reader comments on a share that the first release made", async () => {
  const share = await newShare();
  await adminDb.doc(sharePath(share.shareId)).update({ key_check: FieldValue.delete() });
  const { page } = await openLink(share.link);
  await writeOnEssay(page, "Why a lamp?");

  await send(page);

  await page.getByText("Your comment was sent.").waitFor();
  expect(await commentsOf(share)).toHaveLength(1);
});

test("a limit is named beside the form, and the words stay", async () => {
  const share = await newShare();
  const comments = adminDb.collection(shareCommentsPath(share.shareId));
  const batch = adminDb.batch();
  for (let at = 0; at < 200; at += 1) batch.set(comments.doc(), { from: "reader", created_at: Timestamp.now() });
  await batch.commit();
  const { page } = await openLink(share.link);
  expectComplaints(page, /429/);
  await writeOnEssay(page, "One more");

  await send(page);

  await page.getByRole("alert").getByText("There is no more room for comments here.").waitFor();
  expect(await page.getByLabel("Your comment").inputValue()).toBe("One more");
});

test("an empty comment and one that is too long are refused before they are sent", async () => {
  const { page } = await openLink((await newShare()).link);
  await writeOnEssay(page, " ");

  await send(page);

  await page.getByText("Write a comment.").waitFor();
  await page.getByLabel("Your comment").fill("x".repeat(1_001));
  await page
    .getByText(/^Use at most|1,?000 characters/)
    .first()
    .waitFor();
});

test("a share that takes no comments has no form", async () => {
  const { page } = await openLink((await newShare({ fields: { takes_comments: false } })).link);
  await page.getByText("It began with a lamp.").waitFor();

  expect(await page.getByRole("button", { name: /comment/ }).count()).toBe(0);
});

test("each opening is counted, and the student's own preview is not", async () => {
  const share = await newShare();
  await openLink(share.link.replace("#", "?preview#"));
  const { page } = await openLink(share.link);
  await expect.poll(() => stored(shareNewsPath(share.uid))).not.toBeNull();
  const counted = page.waitForResponse(/shares\/opened/);
  await page.reload();
  await counted;

  await expect
    .poll(async () => (await stored(shareNewsPath(share.uid)))?.items)
    .toMatchObject({ [share.shareId]: { opened_count: 2 } });
});

test("a reader reports a plan with a reason", async () => {
  const share = await newShare();
  const { page } = await openLink(share.link);
  await page.getByRole("button", { name: "Report this plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this plan" });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await dialog.getByText("Choose a reason.").waitFor();
  expect(await axeViolations(page, "dialog")).toEqual([]);

  await dialog.getByLabel("It contains something illegal").check();
  await dialog.getByRole("button", { name: "Send report" }).click();

  await dialog.getByText("The report was received.").waitFor();
  expect(await stored(shareReportPath(share.shareId))).toMatchObject({ reasons: { illegal: 1 } });
});
