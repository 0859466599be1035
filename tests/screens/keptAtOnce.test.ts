import { experiencesPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { addAndLeave, leaveAtOnce, slowProcessor } from "./support/leaveAtOnce.ts";

useBrowser();

const NAMES = Array.from({ length: 6 }, (_, index) => `Visit ${String(index + 1).padStart(2, "0")}`);

async function namesOf({ uid }: Student): Promise<readonly string[]> {
  const { docs } = await adminDb.collection(experiencesPath(uid)).get();
  return docs.map((doc) => String(doc.get("experienceName"))).sort();
}

test("every experience shown as added is kept, even if its page is left at once", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const page = await openApp("/dashboard", ann);
  await slowProcessor(page);
  await leaveAtOnce(page.context(), "told", { forgetsLog: true });

  await addAndLeave(page, NAMES);
  await page.goto("/tracker/experiences");

  await expect.poll(() => namesOf(ann)).toEqual(NAMES);
});

test("a change whose page was left before Firestore had stored it is restored", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const page = await openApp("/dashboard", ann);
  await slowProcessor(page);
  const names = NAMES.slice(0, 6);
  await leaveAtOnce(page.context(), "pressed", { forgetsLog: false });

  await addAndLeave(page, names);
  await page.goto("/tracker/experiences");

  await expect.poll(() => namesOf(ann)).toEqual(names);
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(names.length);
  expect(await page.getByRole("region", { name: "Not in your plan" }).count()).toBe(0);
  await page.goto("/tracker/experiences/new");
  await page.getByRole("form", { name: "New experience" }).waitFor();
  expect(await page.getByText("Draft restored.").count()).toBe(0);
});

test("a change waits for the server if the browser gives Firestore no storage", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const page = await newPage();
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await page.goto("/tracker/experiences/new");
  await logIn(page, ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  const form = page.getByRole("form", { name: "New experience" });
  await form.locator('[name="name"]').fill("Food pantry");

  await page.context().setOffline(true);
  await form.getByRole("button", { name: "+Add" }).click();
  await form.getByRole("button", { name: "Saving" }).waitFor();
  expect(await page.getByText('Added "Food pantry".').count()).toBe(0);
  await page.context().setOffline(false);

  await page.getByText('Added "Food pantry".').waitFor();
  expect(await namesOf(ann)).toEqual(["Food pantry"]);
});
