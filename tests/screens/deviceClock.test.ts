import { localDayOf } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logIn, newPage, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { listOf, namesIn, storedItem, taskIn } from "./support/checklist.ts";

useBrowser();

const HOUR = 3_600_000;

/** Opens a page on a device whose clock is off by this many milliseconds. */
async function openWithClock(offset: number): Promise<Page> {
  const page = await newPage();
  await page.addInitScript({
    content: `{
      const Right = Date;
      Date = class extends Right {
        constructor(...parts) { if (parts.length === 0) super(Right.now() + ${offset}); else super(...parts); }
        static now() { return Right.now() + ${offset}; }
      };
    }`,
  });
  await page.goto("/auth");
  return page;
}

test.each([
  { what: "23 hours ahead", offset: 23 * HOUR },
  { what: "23 hours behind", offset: -23 * HOUR },
])("a student whose clock is $what can log in, and stored times are the server's", async ({ offset }) => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openWithClock(offset);
  await logIn(page, ann);
  const list = listOf(page);
  await page.getByText("Cairn goes by this device, so check its date.").waitFor();
  const [name = ""] = await namesIn(list);
  // The box follows its record, a moment after the click while Firestore starts.
  await taskIn(list, name).click();

  const day = localDayOf(new Date(Date.now() + offset));
  await expect.poll(async () => (await storedItem(ann, "hs-11", name))?.completed_on).toBe(day);

  await page.goto("/support");
  const form = page.getByRole("form", { name: "New Message" });
  await form.getByLabel("Subject").fill("My clock is wrong");
  await form.getByLabel("Body").fill("It says another day here.");
  const before = Date.now();
  await form.getByRole("button", { name: "Send" }).click();
  const quota = adminDb.doc(`users/${ann.uid}/supportQuotas/messages`);
  await expect.poll(async () => (await quota.get()).exists).toBe(true);
  const [slot] = Object.values((await quota.get()).get("slots") as Record<string, { at: FirebaseFirestore.Timestamp }>);
  expect(Math.abs((slot?.at.toMillis() ?? 0) - before)).toBeLessThan(HOUR);
});
