import { checklistPath, userPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { FIRESTORE, firstTask, holdFile, isStoredAsDone, openHeld, STAGE, thisYear } from "./support/heldFirestore.ts";

useBrowser();

/** The names of the tasks on the server. */
async function tasksOf({ uid }: Student): Promise<readonly unknown[]> {
  const { items } = { ...(await stored(checklistPath(uid, STAGE))) };
  return Object.values<Record<string, unknown>>(Object(items)).map((item) => item.checklist_item_name);
}

async function addTask(page: Page, name: string): Promise<void> {
  await thisYear(page).getByRole("button", { name: "+ Add Your Own Task!" }).click();
  const form = thisYear(page).getByRole("form");
  await form.getByLabel("New task").pressSequentially(name);
  await form.getByLabel("New task").press("Enter");
}

const idOf = (page: Page) => thisYear(page).locator("[data-row]").first().getAttribute("data-row");

/** The documents the page reads over REST. */
function countRestReads(page: Page): { readonly count: () => number } {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith(":batchGet")) return;
    count += (JSON.parse(request.postData() ?? "{}") as { documents: string[] }).documents.length;
  });
  return { count: () => count };
}

test("the checklist is shown before Firestore's SDK has arrived, and the page stays when it starts", async () => {
  const ann = await newStudent({ stage: STAGE });
  const { page, release } = await openHeld(ann);
  const tick = firstTask(page);
  await tick.focus();
  await page.getByText("Loading").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    const kept = document.querySelectorAll("#main [data-row]");
    const shifts: unknown[] = [];
    Object.assign(globalThis, { kept, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: readonly { node: Node | null }[] };
        if (sources.some(({ node }) => [...kept].some((row) => node === row || row.contains(node)))) shifts.push(entry);
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
  const places = () =>
    thisYear(page)
      .locator("[data-row]")
      .evaluateAll((rows) => rows.map((row) => row.id + row.textContent));
  const before = await places();

  release();
  await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();

  expect(await places()).toEqual(before);
  expect(await tick.evaluate((element) => element === document.activeElement)).toBe(true);
  const after = await page.evaluate(() => {
    const { kept, shifts } = globalThis as unknown as { kept: NodeListOf<Element>; shifts: unknown[] };
    return { isSame: [...kept].every((row) => row.isConnected), shifts: shifts.length };
  });
  expect(after).toEqual({ isSame: true, shifts: 0 });
});

test("Log Out stays in its place when the next waypoint appears", async () => {
  const page = await newPage({ student: await newStudent({ stage: STAGE }) });
  const release = await holdFile(page, "**/assets/plan-*.js");
  await page.goto("/dashboard", { waitUntil: "commit" });
  await firstTask(page).waitFor();
  const logOut = page.getByRole("link", { name: "Log Out" });
  const before = await logOut.boundingBox();

  release();
  await page.getByRole("link", { name: "Next waypoint" }).waitFor();

  expect(await logOut.boundingBox()).toEqual(before);
});

test("a tick is shown at once and stored when Firestore starts", async () => {
  const ben = await newStudent({ stage: STAGE });
  const { page, release } = await openHeld(ben);
  const id = (await idOf(page)) ?? "";

  await firstTask(page).click();
  await expect.poll(() => firstTask(page).isChecked()).toBe(true);
  expect(await isStoredAsDone(ben, id)).toBe(false);
  release();

  await expect.poll(() => isStoredAsDone(ben, id)).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => isStoredAsDone(ben, id)).toBe(false);
});

test("a new task is shown at once, although Firestore's server cannot be reached", async () => {
  const bea = await newStudent({ stage: STAGE });
  const { page, release } = await openHeld(bea);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await page.route("**/google.firestore.v1.Firestore/**", (route) => route.abort("internetdisconnected"));
  release();
  await page.waitForResponse(FIRESTORE);

  await addTask(page, "Call the dean");

  await thisYear(page).getByRole("checkbox", { name: "Call the dean" }).waitFor();
  expect(await tasksOf(bea)).not.toContain("Call the dean");
  await page.unroute("**/google.firestore.v1.Firestore/**");
  await expect.poll(() => tasksOf(bea)).toContain("Call the dean");
});

test("edits whose page was left before Firestore had started are shown and stored", async () => {
  const cleo = await newStudent({ stage: STAGE });
  const { page } = await openHeld(cleo);
  const id = (await idOf(page)) ?? "";
  await firstTask(page).click();
  await addTask(page, "Call the dean");
  await page.getByRole("button", { name: "Collapse Previous Year's Checklist" }).click();

  // Firestore's SDK is still held back.
  await page.reload();

  // It is in the closed fold of what is done.
  await thisYear(page).locator(`[data-row="${id}"] input:checked`).waitFor({ state: "attached" });
  await thisYear(page).getByRole("checkbox", { name: "Call the dean" }).waitFor();
  await page.getByRole("button", { name: "Expand Previous Year's Checklist" }).waitFor();
  expect(await isStoredAsDone(cleo, id)).toBe(false);

  await page.unroute(FIRESTORE);
  await page.reload();

  await expect.poll(() => isStoredAsDone(cleo, id)).toBe(true);
  await expect.poll(() => tasksOf(cleo)).toContain("Call the dean");
  const preferences = async () => Object((await stored(userPath(cleo.uid)))?.preferences);
  await expect.poll(preferences).toMatchObject({ collapsed: ["previous-checklist"] });
  const notes = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/")));
  await expect.poll(notes).toEqual([]);
});

test("an edit of a page that was left is dropped if its task has changed on another device", async () => {
  const dan = await newStudent({ stage: STAGE });
  const { page } = await openHeld(dan);
  const id = (await idOf(page)) ?? "";
  await firstTask(page).click();
  await adminDb.doc(checklistPath(dan.uid, STAGE)).update({ [`items.${id}.completed_on`]: "2026-01-15" });

  // Without the route, the file it held back would reach the page, which would send the tick itself.
  await page.goto("about:blank");
  await page.unroute(FIRESTORE);
  await page.goto("/dashboard");

  const notes = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/")));
  await expect.poll(notes).toEqual([]);
  await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();
  expect(await isStoredAsDone(dan, id)).toBe(false);
});

test("the page stays if Firestore's SDK cannot load, and the next try loads it", async () => {
  const eva = await newStudent({ stage: STAGE });
  const page = await newPage();
  expectComplaints(page, /ERR_FAILED|dynamically imported module/);
  await page.goto("/auth");
  await page.route(FIRESTORE, (route) => route.abort());
  await logIn(page, eva);
  await firstTask(page).waitFor();
  const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await notice.waitFor();
  const id = (await idOf(page)) ?? "";

  await firstTask(page).click();
  await expect.poll(() => firstTask(page).isChecked()).toBe(true);
  await page.unroute(FIRESTORE);
  await notice.getByRole("button", { name: "Try again" }).click();

  await expect.poll(() => isStoredAsDone(eva, id)).toBe(true);
  await notice.waitFor({ state: "detached" });
});

test("the next start shows what the device kept, and reads nothing over REST for it", async () => {
  const dora = await newStudent({ stage: STAGE });
  const page = await newPage();
  const reads = countRestReads(page);
  await page.goto("/auth");
  await logIn(page, dora);
  await firstTask(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("first-view"))).toContain("Completed");
  const first = reads.count();

  const release = await holdFile(page);
  await page.reload();

  await thisYear(page).locator("input:checked").waitFor({ state: "attached" });
  expect(first).toBeLessThanOrEqual(8);
  expect(reads.count()).toBe(first);
  release();
  await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();
  expect(reads.count()).toBe(first);
});

test("the first view is requested before the app has loaded, and only once", async () => {
  const dina = await newStudent({ stage: STAGE });
  const page = await newPage();
  await page.goto("/auth");
  await logIn(page, dina);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("first-view"))).not.toBe(null);
  await page.addInitScript(() => localStorage.removeItem("first-view"));
  const reads = countRestReads(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await released;
    await route.continue();
  });

  const asked = page.waitForRequest(/:batchGet$/);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await asked;
  await holdFile(page);
  release();

  await firstTask(page).waitFor();
  expect(reads.count()).toBe(2);
});

test("the app opens as before if the REST API refuses", async () => {
  const ed = await newStudent({ stage: STAGE });
  const page = await newPage();
  expectComplaints(page, /403/);
  await page.route("**/documents:batchGet", (route) => route.fulfill({ status: 403, json: [] }));

  await page.goto("/auth");
  await logIn(page, ed);

  await firstTask(page).waitFor();
});

test("the first view of another student is never shown, and log-out forgets it", async () => {
  const fay = await newStudent({ stage: STAGE, name: "Fay First" });
  const guy = await newStudent({ stage: STAGE, name: "Guy Second" });
  const { page, release } = await openHeld(fay);
  release();
  const kept = () => page.evaluate(() => localStorage.getItem("first-view"));
  await expect.poll(kept).toContain("Fay First");
  const ofFay = (await kept()) ?? "";

  await page.goto("/profile");
  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL("**/auth");
  expect(await kept()).toBe(null);

  await page.evaluate((view) => localStorage.setItem("first-view", view), ofFay);
  await holdFile(page);
  await page.reload();
  await page.route("**/documents:batchGet", (route) => route.abort());
  expectComplaints(page, /ERR_FAILED/);
  await logIn(page, guy);
  await page.getByRole("navigation").first().waitFor();
  expect(await page.getByText("Fay First").count()).toBe(0);
  expect(await page.getByRole("checkbox").count()).toBe(0);
});
