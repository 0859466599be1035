import { checklistPath, journalsPath, savedResourcesPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, untilStored, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";

useBrowser();

const LINK = "https://example.org/cells?chapter=3";
const shared = (fields: Record<string, string>) => `/add?${new URLSearchParams(fields)}`;
const as = (page: Page, kind: string) => page.getByRole("radio", { name: kind });

test("a shared link is saved with one press, and linked to", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp(shared({ title: "Cell biology", text: `See ${LINK}` }), ann);

  await page.getByRole("button", { name: "Save the resource" }).click();
  await page.getByText("The link is in your saved resources.").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Open my saved resources" }).click();

  const view = page.getByRole("link", { name: "View Cell biology (opens in a new tab)" });
  await view.waitFor();
  expect(await view.getAttribute("href")).toBe(LINK);
  await expect.poll(() => stored(savedResourcesPath(ann.uid))).not.toBeNull();
  const { items } = (await stored(savedResourcesPath(ann.uid))) ?? {};
  expect(Object.values(items ?? {})).toEqual([
    expect.objectContaining({ title: "Cell biology", url: LINK, savedGroup: "schoolHelp", note: "See" }),
  ]);
});

test("a share survives the login, and its edits survive a reload", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await newPage();
  await page.goto(shared({ text: "Call the clinic" }));

  await logIn(page, ann);
  const task = page.getByLabel("Task", { exact: true });
  await expect.poll(() => task.inputValue()).toBe("Call the clinic");
  await task.fill("Call the free clinic");
  await page.reload();
  await page.getByText("Draft restored.").waitFor();

  expect(await task.inputValue()).toBe("Call the free clinic");
  await task.press("Enter");
  await page.getByRole("link", { name: "Open the checklist" }).press("Enter");
  await page.getByRole("checkbox", { name: "Call the free clinic" }).waitFor();
  const list = async () => JSON.stringify(await stored(checklistPath(ann.uid, "hs-10")));
  await expect.poll(list).toContain("Call the free clinic");
});

test("a journal entry can be added offline, and markup in it is shown as text", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp(shared({ text: "<img src=x onerror=alert(1)>", url: "javascript:alert(1)" }), ann);
  expectComplaints(page, /Failed to load resource|WebChannelConnection|net::ERR/);
  await as(page, "A saved resource").waitFor();
  expect(await page.getByLabel("Link", { exact: true }).inputValue()).toBe("");
  expect(await page.locator("main img").count()).toBe(0);
  await untilStored(page);

  await page.context().setOffline(true);
  await as(page, "A journal entry").check();
  await page.getByRole("button", { name: "Add the entry" }).click();
  await page.getByText("The entry is in your journal.").waitFor();
  await page.context().setOffline(false);

  const entries = () => adminDb.collection(journalsPath(ann.uid)).get();
  await expect.poll(async () => (await entries()).size).toBe(1);
  expect((await entries()).docs[0]?.get("text")).toBe("<img src=x onerror=alert(1)>");
});
