import {
  checklistPath,
  shareCommentPath,
  shareCommentsPath,
  shareNewsPath,
  sharePath,
  shareRowsPath,
} from "@domain/records/firestorePaths.ts";
import { keyCheckOf } from "@domain/share/keyProof.ts";
import { seal, unseal } from "@domain/share/seal.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { enterAs } from "./support/guest.ts";

useBrowser();

const form = (page: Page) => page.getByRole("form", { name: "New share" });
const adviserShare = (page: Page) => page.getByRole("region", { name: "Advisor: Ms. Ito" });
const soon = (): { readonly timeout: number } => ({ timeout: 30_000 });

interface Made {
  readonly link: string;
  readonly id: string;
  readonly key: string;
}

/** Makes a share for a named person, of the parts that are ticked. */
async function makeShare(page: Page, meantFor: string): Promise<Made> {
  await form(page).getByLabel("Their name").fill(meantFor);
  await form(page).getByLabel("Their name").press("Enter");
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const [, id = "", key = ""] = /\/shared\/([\w-]{22})#([\w-]{43})$/.exec(link) ?? [];
  return { link, id, key };
}

/** Opens a sealed part as the reader's page does. */
async function read({ id, key }: Made, place: "head" | "checklist" | "hours"): Promise<unknown> {
  const share = await stored(sharePath(id));
  const sealed = place === "head" ? share?.head : Object(share?.parts)[place];
  const unsealed =
    sealed instanceof Uint8Array ? await unseal(key, { shareId: id, uid: String(share?.uid) }, place, sealed) : null;
  return unsealed?.outcome === "opened" ? unsealed.value : null;
}

/** What the server stores when a reader comments. */
async function comment({ uid }: Student, { id, key }: Made, text: string): Promise<void> {
  const now = Timestamp.now();
  const share = await stored(sharePath(id));
  await adminDb.doc(shareCommentPath(id, "first")).set({
    part: "checklist",
    from: "reader",
    sealed: Buffer.from(await seal(key, { shareId: id, uid }, "comment", { name: "Ms. Ito", text })),
    answers: null,
    created_at: now,
    resolved_at: null,
    uid,
    ends_at: share?.ends_at,
  });
  await adminDb.doc(shareNewsPath(uid)).set({
    items: { [id]: { opened_count: 3, last_opened_on: "2026-11-20", comment_count: 1, last_comment_at: now } },
  });
}

/** With which the server knows who has the key. */
const checkOf = ({ id, key }: Made) => keyCheckOf(key, id);

async function commentsIn({ id }: Made): Promise<readonly unknown[]> {
  const { docs } = await adminDb.collection(shareCommentsPath(id)).get();
  return docs.map((each) => each.data());
}

describe("a share", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-11" });
    const page = await openApp("/sharing?part=checklist", student);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const made = await makeShare(page, "Ms. Ito");
    await page.getByRole("button", { name: "Done" }).click();
    return { student, page, made };
  });

  test("is sealed on the device and listed with its parts and its last day", async () => {
    const { student, page, made } = story();

    await adviserShare(page).getByText("Checklist").first().waitFor();

    expect(await read(made, "head")).toMatchObject({ student: "Ann Lee", meant_for: "Ms. Ito", is_live: true });
    expect(await read(made, "checklist")).toHaveProperty("lists.0.name", "This year's checklist");
    const rows = await stored(shareRowsPath(student.uid));
    expect(Object(rows?.items)[made.id]).toMatchObject({
      meant_for_kind: "adviser",
      ends_on: addDays(localDayOf(new Date()), 90),
      journal_ids: [],
    });
    const all = JSON.stringify([rows, await stored(sharePath(made.id))]);
    expect(all).not.toContain("Ito");
    expect(all).not.toContain(made.key);
    expect(await stored(sharePath(made.id))).toMatchObject({ key_check: await checkOf(made) });
  });

  test("keeps its link when its parts change", async () => {
    const { page, made } = story();

    await adviserShare(page).getByRole("button", { name: "Change the share" }).click();
    const change = page.getByRole("form", { name: "Change the share for Advisor: Ms. Ito" });
    await change.getByLabel("Hours and experiences").check();
    await change.getByLabel("They may leave comments").uncheck();
    await change.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("The share is changed.").waitFor();
    await adviserShare(page).getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied.").waitFor();

    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made.link);
    expect(await read(made, "head")).toMatchObject({ parts: ["checklist", "hours"] });
    expect(await read(made, "hours")).toMatchObject({ experiences: [] });
    expect(await stored(sharePath(made.id))).toMatchObject({ takes_comments: false });
  });

  test("is sealed again while it is live", async () => {
    const { student, made } = story();

    const list = adminDb.doc(checklistPath(student.uid, "hs-11"));
    const [id = ""] = Object.keys(Object((await list.get()).get("items")));
    // As the first releases made it.
    await adminDb.doc(sharePath(made.id)).update({ key_check: FieldValue.delete() });
    await list.update({ [`items.${id}.own_name`]: "Ask for a letter", changed_item: id });

    await expect.poll(async () => JSON.stringify(await read(made, "checklist")), soon()).toContain("Ask for a letter");
    expect(await stored(sharePath(made.id))).toMatchObject({ key_check: await checkOf(made) });
  });

  test("shows a mark for a comment until it is seen, which can be answered, resolved and deleted", async () => {
    const { student, page, made } = story();
    await page.getByRole("link", { name: /^Profile/ }).click();
    await comment(student, made, "Start earlier.");

    await page.getByRole("link", { name: /^Profile.*new comment/ }).waitFor();
    await page.getByRole("link", { name: "See what I share" }).click();
    const comments = page.getByRole("region", { name: "On Checklist" });
    await comments.getByText("Start earlier.").waitFor();
    await page.getByRole("link", { name: "Profile", exact: true }).waitFor();
    await adviserShare(page).getByText("Opened 3 times, last on Nov 20, 2026").waitFor();
    await comments.getByRole("button", { name: "Answer Ms. Ito" }).click();
    await comments.getByRole("textbox", { name: "Your answer" }).fill("I will.");
    await comments.getByRole("button", { name: "Send answer" }).click();
    await comments.getByText("I will.").waitFor();
    await comments.getByRole("button", { name: "Resolve the comment" }).click();
    await comments.getByText("Resolved", { exact: true }).waitFor();
    const commentsOf = () => commentsIn(made);
    await expect
      .poll(commentsOf, soon())
      .toMatchObject([{ resolved_at: expect.any(Timestamp) }, { from: "student", answers: "first" }]);
    await comments.getByRole("button", { name: "Delete the comment by Ms. Ito" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();

    await expect.poll(commentsOf, soon()).toEqual([]);
  });

  test("asks a device without its key for the link", async () => {
    const { student, made } = story();
    const page = await openApp("/sharing", student);

    await page.getByText("Made on another device").waitFor();
    await page.getByRole("textbox", { name: "Paste its link" }).fill("https://example.org/shared/none");
    await page.getByRole("button", { name: "Use link" }).click();
    await page.getByText("This is not the link of one of your shares.").waitFor();
    await page.getByRole("textbox", { name: "Paste its link" }).fill(made.link);
    await page.getByRole("button", { name: "Use link" }).click();

    await adviserShare(page).getByRole("link", { name: "See it as they see it" }).waitFor();
  });
});

test("a share is made with the keyboard at 390 px, names what is missing, and ends at once", async () => {
  const student = await newStudent({ stage: "hs-11" });
  const entry = { text: "Quiet", written_on: "2026-11-01", created_at: 1 };
  await adminDb.doc(`users/${student.uid}/journals/one`).set(entry);
  const page = await openApp("/sharing?part=journals", student, { width: 390, height: 844 });
  await form(page).getByLabel("Quiet").waitFor();

  await form(page).getByRole("button", { name: "Make the link" }).press("Enter");
  await form(page).getByText("Tick at least one entry, or leave the journal out.").waitFor();
  expect(await form(page).getByLabel("Quiet").isChecked()).toBe(false);
  await form(page).getByLabel("Journal entries").press("Space");
  await form(page).getByLabel("Checklist").press("Space");
  const { id } = await makeShare(page, "Dad");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "End the share for Advisor: Dad" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "End now" }).press("Enter");
  await page.getByRole("heading", { name: "Nothing is shared" }).waitFor();

  await expect.poll(() => stored(sharePath(id)), soon()).toBeNull();
  expect((await stored(shareRowsPath(student.uid)))?.items).toEqual({});
  await expect.poll(() => page.evaluate((uid) => localStorage.getItem(`share-keys:${uid}`), student.uid)).toBeNull();
});

test("a guest is told why a link needs an account", async () => {
  const { page } = await enterAs("Maya");

  await page.goto("/sharing");

  await page.getByRole("heading", { name: "Keep your plan first" }).waitFor();
  expect(await page.getByRole("button", { name: "Share parts of my plan" }).count()).toBe(0);
});
