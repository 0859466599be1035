import { newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import { essayIndexPath, essayPath, supportThreadsPath, userPath } from "@domain/records/firestorePaths.ts";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, openApp, untilStored, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

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

async function changePhoneOffline(page: Page): Promise<void> {
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await moveTo(page, "/profile");
  const form = page.getByRole("form", { name: "Change your phone number" });
  await form.waitFor();
  await untilStored(page);
  await page.context().setOffline(true);
  await form.getByLabel("Phone").fill("(555) 014-7720");
  await form.getByRole("button", { name: "Save phone number" }).click();
}

test("a phone number, a message to support and words of an essay survive the loss of Firestore's storage", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const essay = { ...newEssay(Date.now()), title: "Why medicine", text: "I packed bags." };
  await adminDb.doc(essayPath(ann.uid, "one")).set(essay);
  await adminDb.doc(essayIndexPath(ann.uid)).set(essayIndexOf({ one: essay }));
  const page = await openApp("/support", ann);
  const message = page.getByRole("form", { name: "New Message" });
  await message.waitFor();
  await moveTo(page, "/tracker/application/essays/one");
  const words = page.getByLabel("Text", { exact: true });
  await words.waitFor();

  await changePhoneOffline(page);
  await moveTo(page, "/support");
  await message.getByLabel("Subject").fill("Paid work");
  await message.getByLabel("Body").fill("Should I log it as Research?");
  await message.getByRole("button", { name: "Send" }).click();
  await page.getByText("Should I log it as Research?").first().waitFor();
  await moveTo(page, "/tracker/application/essays/one");
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
  await expect.poll(async () => (await stored(essayPath(ann.uid, "one")))?.text).toBe("I packed bags all day.");
  await expect.poll(async () => (await logged(later)).filter((key) => key.startsWith("draft/log/"))).toEqual([]);
  expect(await threads()).toHaveLength(1);
  expect(await notice(later).count()).toBe(0);
});

test("a lost phone number that another device has changed since then is left to the student", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const path = userPath(ann.uid);
  const page = await openApp("/dashboard", ann);
  await changePhoneOffline(page);
  await page.getByText("1 change is kept on this device").waitFor();
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
