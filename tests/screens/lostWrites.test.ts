import type { ChecklistItem } from "@domain/checklist/checklist.ts";
import { newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import {
  checklistPath,
  essayIndexPath,
  essayPath,
  seasonPath,
  supportThreadsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { EMPTY_SEASON } from "@domain/season/season.ts";
import { changeOf } from "@domain/season/stateChange.ts";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, untilStored, useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { moveTo } from "./support/moveTo.ts";
import { enterDay, expectBoard, SEASON, saved, studentWith } from "./support/seasonPages.ts";

useBrowser();

const TASK = "Carry more of the load in one club or team";

/** Firestore's listeners and writes. */
const CHANNEL = /Firestore\/(Listen|Write)\/channel/;

const notice = (page: Page) => page.getByRole("region", { name: "Not in your plan" });
const logged = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/")));

/** What a page leaves that is closed before Firestore has stored anything. The network is back. */
async function loseStorage(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith("firestore/")) continue;
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    }
  });
  await page.close();
}

async function giveEssay({ uid }: Student, text: string): Promise<void> {
  const essay = { ...newEssay(Date.now()), title: "Why medicine", text };
  await adminDb.doc(essayPath(uid, "one")).set(essay);
  await adminDb.doc(essayIndexPath(uid)).set(essayIndexOf({ one: essay }));
}

const wordsOf = async ({ uid }: Student) => (await stored(essayPath(uid, "one")))?.text;
const ESSAY = "/tracker/application/essays/one";

async function changePhoneOffline(page: Page): Promise<void> {
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await moveTo(page, "/profile");
  await page.getByRole("button", { name: "Change your phone number" }).click();
  const form = page.getByRole("form", { name: "Change your phone number" });
  await form.waitFor();
  await untilStored(page);
  await page.context().setOffline(true);
  await form.getByLabel("Phone").fill("(555) 014-7720");
  await form.getByRole("button", { name: "Save phone number" }).click();
}

test("a phone number, a message to support and words of an essay survive the loss of Firestore's storage", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveEssay(ann, "I packed bags.");
  const page = await openApp("/support", ann);
  const message = page.getByRole("form", { name: "New Message" });
  await message.waitFor();
  await moveTo(page, ESSAY);
  const words = page.getByLabel("Text", { exact: true });
  await words.waitFor();

  await changePhoneOffline(page);
  await moveTo(page, "/support");
  await message.getByLabel("Subject").fill("Paid work");
  await message.getByLabel("Body").fill("Should I log it as Research?");
  await message.getByRole("button", { name: "Send" }).click();
  await page.getByText("Should I log it as Research?").first().waitFor();
  await moveTo(page, ESSAY);
  await words.fill("I packed bags all day.");
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await loseStorage(context);
  const later = await context.newPage();
  await later.goto("/dashboard");

  await expect.poll(async () => (await stored(userPath(ann.uid)))?.phone).toBe("+15550147720");
  const threads = async () =>
    (await adminDb.collection(supportThreadsPath(ann.uid)).get()).docs.map((each) => each.data());
  await expect.poll(async () => JSON.stringify(await threads())).toContain("Should I log it as Research?");
  await expect.poll(() => wordsOf(ann)).toBe("I packed bags all day.");
  await expect.poll(async () => (await logged(later)).filter((key) => key.startsWith("draft/log/"))).toEqual([]);
  expect(await threads()).toHaveLength(1);
  expect(await notice(later).count()).toBe(0);
});

test("a phone number of a page that closes slowly is written by the page that is open already", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const page = await openApp("/dashboard", ann);
  const context = page.context();
  const slow = await context.newPage();
  await slow.goto("/robots.txt");
  await changePhoneOffline(page);
  await page.getByText("1 change waits on this device").waitFor();
  // Takes over the lock that shows that the first page is open.
  await slow.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const name = held.map((lock) => lock.name ?? "").find((known) => known.startsWith("unsent/"));
    void navigator.locks.request(String(name), () => new Promise(() => undefined));
  });
  await page.close();
  await loseStorage(context);

  const later = await context.newPage();
  await later.goto("/dashboard");
  const waits = () =>
    later.evaluate(async () =>
      (await navigator.locks.query()).pending?.some(({ name }) => name?.startsWith("unsent/")),
    );
  await expect.poll(waits).toBe(true);
  expect(await stored(userPath(ann.uid))).not.toHaveProperty("phone");
  await slow.close();

  await expect.poll(async () => (await stored(userPath(ann.uid)))?.phone).toBe("+15550147720");
});

test("a lost phone number that another device has changed since then is left to the student", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const path = userPath(ann.uid);
  const page = await openApp("/dashboard", ann);
  await changePhoneOffline(page);
  await page.getByText("1 change waits on this device").waitFor();
  const context = page.context();
  await page.close();
  await loseStorage(context);
  await adminDb.doc(path).update({ phone: "(555) 014-9999" });

  const later = await context.newPage();
  await later.goto("/dashboard");

  await notice(later).getByText("Phone", { exact: true }).waitFor();
  expect(await stored(path)).toMatchObject({ phone: "(555) 014-9999" });
  await notice(later).getByRole("button", { name: "Restore: Phone" }).click();
  await expect.poll(async () => (await stored(path))?.phone).toBe("+15550147720");
});

test("a day of the season is written although another day of the school was entered since then", async () => {
  const schools = { west: { ...plainSchool, name: "Cascade", track: "PM", status: "primary" } as const };
  const ann = await studentWith({ stage: "pm-senior", schools });
  const page = await openApp(SEASON, ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await expectBoard(page, "Cascade");
  await untilStored(page);
  await page.context().setOffline(true);
  await enterDay(page, "Cascade", "Put on hold", "2026-12-16");
  await page.getByText("1 change waits on this device").waitFor();
  const context = page.context();
  await page.close();
  await loseStorage(context);
  const elsewhere = { school: { ...plainSchool, id: "west" }, season: EMPTY_SEASON, interviews: [] };
  const { season } = changeOf(elsewhere, { kind: "step", step: "verified", day: "2026-06-20" }, "2026-12-17");
  await adminDb.doc(seasonPath(ann.uid)).set({ items: { west: { ...EMPTY_SEASON, ...season } }, changed_item: "west" });

  const later = await context.newPage();
  await later.goto("/dashboard");

  const both = { held: "2026-12-16", verified: "2026-06-20", earlier: season.earlier };
  await expect.poll(() => saved(seasonPath(ann.uid), "west")).toMatchObject(both);
  expect(await notice(later).count()).toBe(0);
});

test("a tick before Firestore has read the list survives the loss of Firestore's storage", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await newPage();
  expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
  // The page reads the list without the SDK, and the SDK finds nothing in its new cache.
  await page.route(CHANNEL, (route) => route.abort());
  await page.goto("/auth");
  await logIn(page, ann);
  await page.getByText("Cairn cannot be reached.").waitFor();
  await page.getByRole("checkbox", { name: TASK }).click();
  await page.getByText("1 change waits on this device").waitFor();
  const context = page.context();
  await page.close();
  await loseStorage(context);

  const later = await context.newPage();
  await later.goto("/dashboard");

  const list = async () => JSON.stringify((await stored(checklistPath(ann.uid, "hs-10")))?.items);
  await expect.poll(list).toContain("Completed");
  await expect.poll(() => later.getByRole("checkbox", { name: TASK, includeHidden: true }).isChecked()).toBe(true);
});

test("a tick that no part of the device's Firestore has is shown before the server answers", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  await untilStored(page);
  const list = checklistPath(ann.uid, "hs-10");
  const items = async (): Promise<Record<string, ChecklistItem>> => Object((await stored(list))?.items);
  const [id = ""] = Object.entries(await items()).find(([, item]) => item.checklist_item_name === TASK) ?? [];
  const edit = { of: list, path: ["items", id, "status"], was: ["Pending"], value: "Completed" };
  const marks = { of: list, path: ["changed_item"], was: [null], value: id };
  // As a page leaves it that is closed before its Firestore has stored the write.
  const left = JSON.stringify({ at: Date.now(), edits: [edit, marks], records: [] });
  await page.evaluate(
    ([key = "", text = ""]) => localStorage.setItem(key, text),
    [`draft/log/${ann.uid}#gone/1`, left],
  );
  expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
  await page.route(CHANNEL, (route) => route.abort());
  await page.reload();

  await expect.poll(() => page.getByRole("checkbox", { name: TASK, includeHidden: true }).isChecked()).toBe(true);
  await page.getByText("1 change waits on this device").waitFor();
  expect((await items())[id]?.status).toBe("Pending");
  await page.unroute(CHANNEL);
  await page.reload();

  await expect.poll(async () => (await items())[id]?.status).toBe("Completed");
});

test("words of an essay that is left right after typing are in the plan", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveEssay(ann, "");
  const page = await openApp(ESSAY, ann);
  const words = page.getByLabel("Text", { exact: true });
  await words.pressSequentially("I packed bags");

  // Typing and leaving are one task: nothing is stored in between.
  await words.evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText(" all day.", field.value.length, field.value.length, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    location.assign("/dashboard");
  });

  await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
  await expect.poll(() => wordsOf(ann)).toBe("I packed bags all day.");
  await moveTo(page, "/tracker/application/essays");
  await page.getByText("5 words").first().waitFor();
});

test("words typed into a second tab that is closed at once are kept or offered, and the other words stay", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  await giveEssay(ann, "");
  const first = await openApp(ESSAY, ann);
  await first.getByLabel("Text", { exact: true }).pressSequentially("Of the first tab");
  const second = await first.context().newPage();
  await second.goto(ESSAY);
  const words = second.getByLabel("Text", { exact: true });
  await words.waitFor();
  await words.pressSequentially("Of the second tab. ");
  await second.close();

  await expect.poll(() => wordsOf(ann)).toContain("Of the first tab");
  const later = await first.context().newPage();
  await first.close();
  await later.goto(ESSAY);

  // If the second tab was slow, it had the first one's words before, and there is nothing to decide.
  const restore = notice(later).getByRole("button", { name: "Restore: Why medicine" });
  await restore.or(later.getByText("Of the second tab")).first().waitFor();
  if (await restore.isVisible()) await restore.click();
  await expect.poll(() => wordsOf(ann)).toContain("Of the second tab");
  await later.getByText("Of the first tab").first().waitFor();
});
