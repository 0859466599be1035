import type { ExperienceEntry } from "@domain/experience/experienceSummary.ts";
import { checklistPath, experienceSummaryPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { dayInDays, listOf, menuOf, namesIn, rowOf, storedItem, storedList, taskIn } from "./support/checklist.ts";

useBrowser();

const ENTRY: ExperienceEntry = {
  type: "Volunteering",
  experienceName: "Food pantry",
  completedHours: null,
  anticipatedHours: null,
  hoursPerWeek: null,
  weeksPerYear: null,
  participationGrades: [],
  occurrences: [],
  shifts: {},
};

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_FAILED/;

test("two browsers that edit one list at once keep both edits", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const phone = await openApp("/dashboard", ann);
  const laptop = await openApp("/dashboard", ann);
  const [here, there] = [listOf(phone), listOf(laptop)];
  const [one = "", two = "", three = ""] = await namesIn(here);
  await taskIn(there, one).waitFor();

  await Promise.all([
    taskIn(here, one).click(),
    menuOf(there, two, "Due date").then(async () => {
      await there.getByLabel("Due date", { exact: true }).fill("in 3 days");
      await laptop.keyboard.press("Enter");
    }),
  ]);
  await Promise.all([
    menuOf(there, three, "Move down"),
    here
      .getByRole("button", { name: "+ Add Your Own Task!" })
      .click()
      .then(async () => {
        await phone.keyboard.type("Ask Ms. Chen");
        await phone.keyboard.press("Enter");
      }),
  ]);

  for (const list of [here, there]) {
    await taskIn(list, "Ask Ms. Chen").waitFor();
    await expect.poll(() => taskIn(list, one).isChecked()).toBe(true);
    await rowOf(list, two).getByText("in 3 days").waitFor();
    await list.getByRole("button", { name: "Sort by due date" }).waitFor();
  }
  await expect.poll(() => namesIn(here)).toEqual(await namesIn(there));
  expect(await storedItem(ann, "hs-11", one)).toMatchObject({ status: "Completed" });
  expect(await storedItem(ann, "hs-11", two)).toMatchObject({ due_date: dayInDays(3) });
  expect(await storedItem(ann, "hs-11", "Ask Ms. Chen")).toMatchObject({ status: "Pending" });
  expect(await storedList(ann, "hs-11")).toMatchObject({ item_order: "own" });
});

describe("edits made while nothing answers", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann);
    expectComplaints(page, NO_NETWORK);
    const list = listOf(page);
    const [one = "", two = "", three = "", four = ""] = await namesIn(list);
    const elsewhere = await openApp("/dashboard", ann);
    await taskIn(listOf(elsewhere), four).waitFor();

    // The page itself can be loaded. Firestore, sign-in and our API cannot.
    const isPage = (url: URL) => url.origin === new URL(page.url()).origin && !url.pathname.startsWith("/api");
    await page.context().route(
      (url) => !isPage(url),
      (call) => call.abort(),
    );
    await page.reload();
    await taskIn(list, one).click();
    await menuOf(list, two, "Due date");
    await list.getByLabel("Due date", { exact: true }).fill("tomorrow");
    await page.keyboard.press("Enter");
    await menuOf(list, three, "Move down");
    await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
    await page.keyboard.type("Written on the bus");
    await page.keyboard.press("Enter");
    await taskIn(list, "Written on the bus").waitFor();
    await taskIn(listOf(elsewhere), four).click();
    await expect.poll(() => storedItem(ann, "hs-11", four)).toMatchObject({ status: "Completed" });
    return { ann, page, list, elsewhere, one, two, four };
  });

  test("survive a reload", async () => {
    const { ann, page, list, one, two } = story();
    expectComplaints(page, NO_NETWORK);
    expect(await storedItem(ann, "hs-11", "Written on the bus")).toBeUndefined();

    await page.reload();

    await taskIn(list, "Written on the bus").waitFor();
    expect(await taskIn(list, one).isChecked()).toBe(true);
    expect(await rowOf(list, two).getByText("Due tomorrow").isVisible()).toBe(true);
    expect(await storedItem(ann, "hs-11", "Written on the bus")).toBeUndefined();
  });

  test("are sent later, and keep another device's edits", async () => {
    const { ann, page, list, elsewhere, one, two, four } = story();
    expectComplaints(page, NO_NETWORK);

    await page.context().unrouteAll();
    await page.reload();

    await expect
      .poll(() => storedItem(ann, "hs-11", "Written on the bus"))
      .toMatchObject({ status: "Pending", origin: "own" });
    expect(await storedItem(ann, "hs-11", one)).toMatchObject({ status: "Completed" });
    expect(await storedItem(ann, "hs-11", two)).toMatchObject({ due_date: dayInDays(1) });
    expect(await storedItem(ann, "hs-11", four)).toMatchObject({ status: "Completed" });
    expect(await storedList(ann, "hs-11")).toMatchObject({ item_order: "own" });
    await expect.poll(() => taskIn(list, four).isChecked()).toBe(true);
    await taskIn(listOf(elsewhere), "Written on the bus").waitFor();
  });
});

test("100 experiences and 60 tasks are shown while every request is held", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const row = Object.values((await storedList(ann, "hs-11"))?.items ?? {})[0];
  const rows = Array.from({ length: 60 }, (_, index) => [
    `row-${index}`,
    { ...row, checklist_item_name: `Task ${index + 1}`, position: index, origin: "own", due_date: null },
  ]);
  const entries = Array.from({ length: 100 }, (_, index) => [`entry-${index}`, { ...ENTRY, completedHours: 3 }]);
  await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ items: Object.fromEntries(rows) });
  await adminDb
    .doc(experienceSummaryPath(ann.uid))
    .set({ items: Object.fromEntries(entries), changed_item: "entry-0" });
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  const hours = page.getByRole("table", { name: "Hours by type, 300 in all." });
  await taskIn(list, "Task 60").waitFor();
  await hours.waitFor();
  const { origin } = new URL(page.url());
  // Leaves the page, so that no answer to a request it has already sent is counted.
  await page.goto("about:blank");
  let answers = 0;

  // No request of the sign-in provider, our server or Firestore is answered. The page's own files can be loaded.
  const isPage = (url: URL) => url.origin === origin && !url.pathname.startsWith("/api");
  await page.route(
    (url) => !isPage(url),
    () => undefined,
  );
  page.on("response", (response) => {
    if (!isPage(new URL(response.url()))) answers += 1;
  });
  await page.goto(`${origin}/dashboard`);

  await taskIn(list, "Task 60").waitFor();
  await hours.waitFor();
  expect(await list.getByRole("checkbox").count()).toBe(60);
  expect(answers).toBe(0);
});
