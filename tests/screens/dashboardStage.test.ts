import { academicYearBefore, academicYearOf } from "@domain/checklist/academicYear.ts";
import { userPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { newStudent, stored } from "../support/suite.ts";
import { listOf, namesIn, storedItem, storedList, taskIn } from "./support/checklist.ts";
import { openSeason } from "./support/seasonPages.ts";

useBrowser();

test("a stage changed back and forth keeps every done and own task of both", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  const [tenth = ""] = await namesIn(list);
  const standing = page.getByRole("button", { name: /Current standing/ });
  const changeTo = async (stage: string) => {
    await standing.click();
    await page.getByRole("radio", { name: stage, exact: true }).click();
    await expect.poll(() => standing.textContent()).toContain(stage);
  };
  await taskIn(list, tenth).click();
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await page.keyboard.type("Ask Ms. Chen");
  await page.keyboard.press("Enter");
  await expect.poll(() => storedItem(ann, "hs-10", "Ask Ms. Chen")).toMatchObject({ status: "Pending" });

  await changeTo("11th Grade");
  await taskIn(listOf(page, "Previous"), "Ask Ms. Chen").waitFor();
  expect(await taskIn(listOf(page, "Previous"), tenth).isChecked()).toBe(true);
  await expect.poll(() => standing.evaluate((button) => button === document.activeElement)).toBe(true);
  const [eleventh = ""] = await namesIn(list);
  await taskIn(list, eleventh).click();
  await expect.poll(() => storedItem(ann, "hs-11", eleventh)).toMatchObject({ status: "Completed" });

  await changeTo("10th Grade");
  await taskIn(list, "Ask Ms. Chen").waitFor();
  expect(await taskIn(list, tenth).isChecked()).toBe(true);
  expect(await stored(userPath(ann.uid))).toMatchObject({ current_stage: "hs-10", previous_stage: "hs-9" });

  await changeTo("11th Grade");
  await taskIn(list, eleventh).waitFor({ state: "attached" });
  expect(await taskIn(list, eleventh).isChecked()).toBe(true);
});

test("a rejected stage change is reported, and nothing changes", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  expectComplaints(page, /net::ERR_FAILED/);
  const before = await namesIn(listOf(page));
  await page.route("**/api/stage/change-stage", (call) => call.abort());
  const standing = page.getByRole("button", { name: /Current standing/ });

  await standing.click();
  await page.getByRole("radio", { name: "11th Grade" }).click();

  await page.getByRole("alert").getByText("Cairn could not be reached.").waitFor();
  expect(await page.getByRole("radio", { name: "10th Grade" }).isChecked()).toBe(true);
  expect(await standing.textContent()).toContain("10th Grade");
  expect(await namesIn(listOf(page))).toEqual(before);
  expect(await stored(userPath(ann.uid))).toMatchObject({ current_stage: "hs-10" });

  await page.unroute("**/api/stage/change-stage");
  await page.getByRole("radio", { name: "11th Grade" }).click();
  await expect.poll(() => standing.textContent()).toContain("11th Grade");
});

test("the stage chooser loads once, and closes with Escape or a click outside", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  expectComplaints(page, /net::ERR_FAILED/);
  const standing = page.getByRole("button", { name: /Current standing/ });
  const panel = page.getByRole("form", { name: "Academic standing" });
  let calls = 0;
  await page.route("**/api/stage/get-stages", (call) => {
    calls += 1;
    return calls === 1 ? call.abort() : call.continue();
  });

  await standing.click();
  await page.getByRole("button", { name: "Try again" }).click();
  await panel.waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await standing.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await standing.getAttribute("aria-expanded")).toBe("false");

  await standing.click();
  await panel.waitFor();
  await panel.getByRole("button", { name: "Not sure yet" }).click();
  await panel.getByText("you start on the pre-med lists").waitFor();
  await panel.getByRole("radio", { name: "Sophomore" }).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => standing.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(calls).toBe(2);
});

test("a list from a past year is marked as such, and its dates can be moved to this year", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  // The server dates the lists by its own day. In November of their year, the list of the year before is past.
  const thisYear = (await storedList(ann, "hs-11"))?.academic_year ?? "";
  const page = await openSeason(ann, "/dashboard", { moment: `${thisYear.slice(0, 4)}-11-20T12:00:00-05:00` });
  const list = listOf(page);
  const standing = page.getByRole("button", { name: /Current standing/ });
  await standing.click();
  // The panel closes at once, and with it the radio button whose state `check` would read.
  await page.getByRole("radio", { name: "10th Grade" }).click();
  await expect.poll(() => standing.textContent()).toContain("10th Grade");

  await list.getByText("Nothing is late.").waitFor();
  await page.getByText("The dates on this list are from a past year, so the ground is level.").waitFor();
  expect(await list.locator(".task__urgent").count()).toBe(0);
  expect((await storedList(ann, "hs-10"))?.academic_year).toBe(academicYearBefore(thisYear));
  const before = await storedDays();
  await list.getByRole("button", { name: `Move the dates to ${thisYear}` }).click();

  await list.getByText("Nothing is late.").waitFor({ state: "detached" });
  await expect
    .poll(async () => (await storedDays()).map((day) => day && academicYearOf(day)))
    .toEqual(before.map((day) => day && thisYear));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(storedDays).toEqual(before);

  async function storedDays(): Promise<(string | null)[]> {
    const items = (await storedList(ann, "hs-10"))?.items ?? {};
    return Object.keys(items)
      .sort()
      .map((id) => items[id]?.due_date ?? null);
  }
});
