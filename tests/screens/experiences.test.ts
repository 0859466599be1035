import { EMPTY_EXPERIENCE } from "@domain/experience/experience.ts";
import type { ExperienceSummary } from "@domain/experience/experienceSummary.ts";
import { experienceSummaryPath, trackerSettingsPath } from "@domain/records/firestorePaths.ts";
import { addDays } from "@domain/shared/calendarDay.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dayText } from "../../web/src/views/dayText.ts";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { newStudent, stored } from "../support/suite.ts";
import { dayInDays } from "./support/checklist.ts";
import { formOf, giveExperiences, storedExperience } from "./support/experiences.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

describe("the list of experiences", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await giveExperiences(ann, {
      Pantry: { track: "HS", completedHours: 60, meaningfulExperiences: true },
      Lab: { track: "PM", type: "Research", completedHours: 24, meaningfulExperiences: true },
      Clinic: { track: "PM", type: "Clinical Experience", completedHours: 16, meaningfulExperiences: true },
      Choir: { track: "HS", type: "Extracurriculars", organisationName: "St. Brigid's", completedHours: 8 },
    });
    const page = await openApp("/tracker/experiences?sort=hours", ann);
    await page.getByRole("rowheader", { name: "Choir" }).waitFor();
    return { ann, page };
  });

  test("is filtered and sorted, and its address is a bookmark", async () => {
    const { page } = story();
    const names = () => page.getByRole("rowheader").getByRole("link").allInnerTexts();

    await page.getByText("108 hours across 4 experiences.").waitFor();
    await expect.poll(names).toEqual(["Pantry", "Lab", "Clinic", "Choir"]);
    await page.getByRole("button", { name: /^Research/ }).click();
    await expect.poll(names).toEqual(["Lab"]);
    expect(new URL(page.url()).search).toBe("?type=Research&sort=hours");
    await page.getByRole("button", { name: /^Research/ }).click();
    await page.getByLabel("Search experiences").fill("brigid");
    await expect.poll(names).toEqual(["Choir"]);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("brigid");
    await page.reload();
    await expect.poll(names).toEqual(["Choir"]);
    await page.getByLabel("Search experiences").fill("");
    await page.getByLabel("Started as").selectOption("High school");
    await page.getByLabel("Sort by").selectOption("Name");
    await expect.poll(names).toEqual(["Choir", "Pantry"]);
  });

  test("moves a star when all three are given", async () => {
    const { ann, page } = story();

    await choose(page, "Choir", "Mark as most meaningful");
    const dialog = page.getByRole("dialog", { name: "All stars are used: 3" });
    await dialog.getByLabel("Lab").check();
    await dialog.getByRole("button", { name: "Swap" }).click();

    await expect.poll(() => storedExperience(ann, "Choir")).toMatchObject({ meaningfulExperiences: true });
    await expect.poll(() => storedExperience(ann, "Lab")).toMatchObject({ meaningfulExperiences: false });
  });

  test("copies a row, and restores a deleted one", async () => {
    const { ann, page } = story();

    await choose(page, "Choir", "Duplicate");
    await page.getByRole("rowheader", { name: "Choir (copy)" }).waitFor();
    await choose(page, "Choir", "Delete");
    await expect.poll(() => storedExperience(ann, "Choir")).toBeUndefined();
    await page.getByRole("button", { name: "Undo" }).click();

    await expect.poll(() => storedExperience(ann, "Choir")).toMatchObject({ completedHours: 8 });
  });

  test("says what is missing for an application", async () => {
    const { page } = story();

    await page.getByRole("button", { name: "Fix before you apply" }).click();

    await page.getByText("Missing: first name, last name, title, phone or email").first().waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);
  });

  test("leaves the focus on the tabs while a student moves along them", async () => {
    const { page } = story();
    const tab = page.getByRole("tab", { name: "My Experiences" });

    await tab.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Home");

    await expect.poll(() => tab.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("duplicate entries are reported until they are deleted or marked as different", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, {
    Pantry: { organisationName: "Riverside" },
    twin: { experienceName: "pantry!", track: "HS", type: "Employment" },
    "Choir 9": {},
    "Choir 10": {},
  });
  const page = await openApp("/tracker/experiences?sort=name", ann, { width: 320, height: 700, colorScheme: "dark" });
  const names = () => page.getByRole("rowheader").getByRole("link").allInnerTexts();
  const note = page.getByText("2 entries look like the same experience.");

  await note.waitFor();
  await page.getByRole("button", { name: "Show them" }).click();
  await expect.poll(names).toEqual(["Pantry", "pantry!"]);
  expect(new URL(page.url()).search).toBe("?alike=1&sort=name");
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Not the same: Pantry and pantry!" }).click();
  await note.waitFor({ state: "hidden" });
  await expect.poll(names).toEqual(["Choir 10", "Choir 9", "Pantry", "pantry!"]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("4 experiences");
  await page.reload();
  await expect.poll(names).toHaveLength(4);
  expect(await note.count()).toBe(0);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("not-alike/")) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole("button", { name: "Not the same: Pantry and pantry!" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await note.waitFor();
  await choose(page, "pantry!", "Delete");
  await expect.poll(names).toEqual(["Choir 10", "Choir 9", "Pantry"]);
  await expect.poll(() => storedExperience(ann, "pantry!")).toBeUndefined();
  expect(await note.count()).toBe(0);
});

describe("a selection of experiences", () => {
  const categories = { ...EMPTY_EXPERIENCE.categories, amcas: "Research/Lab" };
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await giveExperiences(ann, {
      Pantry: { completedHours: 60, compensation: "paid" },
      "Lab-one": { type: "Research", categories },
      "Lab-two": { type: "Shadowing" },
      Choir: { track: "HS", type: "Extracurriculars" },
      ...Object.fromEntries(Array.from({ length: 50 }, (_, place) => [`Zoo-${place}`, {}])),
    });
    const page = await openApp("/tracker/experiences?sort=name", ann);
    const select = page.getByRole("button", { name: "Select", exact: true });
    await select.waitFor();
    const types = async () => {
      const names = ["Pantry", "Lab-one", "Lab-two", "Choir"];
      const summary = (await stored(experienceSummaryPath(ann.uid))) as ExperienceSummary | null;
      const records = await Promise.all(names.map((name) => storedExperience(ann, name)));
      expect(records.map((record) => record?.type)).toEqual(names.map((name) => summary?.items[name]?.type));
      return records.map((record) => record?.type);
    };
    return {
      ann,
      page,
      select,
      bar: page.getByRole("region", { name: "Change the selected experiences" }),
      box: (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }),
      isFocused: () => select.evaluate((element) => element === document.activeElement),
      types,
    };
  });

  test("has at most 50 rows, and Escape leaves it", async () => {
    const { page, select, bar, isFocused } = story();

    await select.click();
    await bar.getByRole("status").getByText("0 selected").waitFor();
    await bar.getByRole("button", { name: "Select all shown" }).click();
    await bar.getByText("50 selected You can select 50 at most.").waitFor();
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "hidden" });

    expect(await isFocused()).toBe(true);
  });

  test("is made by keyboard, and stays while the list is searched", async () => {
    const { page, select, bar, box } = story();

    await select.focus();
    await page.keyboard.press("Enter");
    await box("Pantry").focus();
    await page.keyboard.press("Space");
    await page.getByLabel("Search experiences").fill("lab");
    await page.getByRole("rowheader", { name: "Pantry" }).waitFor({ state: "hidden" });
    await bar.getByRole("button", { name: "Select all shown" }).click();
    await bar.getByRole("status").getByText("3 selected").waitFor();
    await page.getByLabel("Search experiences").fill("");
    await box("Choir").waitFor();

    expect(await Promise.all(["Pantry", "Lab-one", "Choir"].map((name) => box(name).isChecked()))).toEqual([
      true,
      true,
      false,
    ]);
    expect(await axeViolations(page, "main")).toEqual([]);
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "hidden" });
  });

  test("changes its type at once, and one Undo restores every field", async () => {
    const { ann, page, select, bar, box, isFocused, types } = story();

    await select.click();
    for (const name of ["Pantry", "Lab-one", "Lab-two"]) await box(name).check();
    await bar.getByLabel("New type").selectOption("Shadowing");
    await bar.getByRole("button", { name: "Change type" }).click();
    await page.getByText(/^2 experiences now count as Shadowing. The form categories/).waitFor();
    expect(await isFocused()).toBe(true);
    await expect.poll(types).toEqual(["Shadowing", "Shadowing", "Shadowing", "Extracurriculars"]);
    expect(await storedExperience(ann, "Pantry")).toMatchObject({ compensation: null, completedHours: 60 });
    await page.getByRole("button", { name: "Undo" }).click();

    await expect.poll(types).toEqual(["Volunteering", "Research", "Shadowing", "Extracurriculars"]);
    expect(await storedExperience(ann, "Pantry")).toMatchObject({ compensation: "paid" });
    expect(await storedExperience(ann, "Lab-one")).toMatchObject({ categories });
  });

  test("is deleted offline, sent later, and restored by one Undo", async () => {
    const { ann, page, select, bar, box, types } = story();

    expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await select.click();
    await box("Lab-one").check();
    await box("Lab-two").check();
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Deleted 2 experiences.").waitFor();
    await page.getByRole("rowheader", { name: /^Lab/ }).first().waitFor({ state: "hidden" });
    expect(await storedExperience(ann, "Lab-one")).toBeDefined();
    await page.context().setOffline(false);
    await expect.poll(types).toEqual(["Volunteering", undefined, undefined, "Extracurriculars"]);
    await page.getByRole("button", { name: "Undo" }).click();

    await expect.poll(types).toEqual(["Volunteering", "Research", "Shadowing", "Extracurriculars"]);
  });
});

describe("the hours of an experience", () => {
  const today = dayInDays(0);
  const shift = { day: today, hours: 3, note: "Sorted cans" };
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "hs-11" });
    await giveExperiences(ann, {
      Pantry: { organisationName: "Riverside" },
      Library: { shifts: { one: { ...shift, day: addDays(today, -7) } } },
      Museum: {},
      Zoo: { shifts: { one: { ...shift, day: addDays(today, 7), hours: 4.5 } } },
    });
    const page = await openApp("/tracker/experiences?sort=name", ann, { width: 390, height: 844, colorScheme: "dark" });
    await page.getByRole("rowheader", { name: "Zoo" }).waitFor();
    const shiftsOf = async (name: string) => Object.values((await storedExperience(ann, name))?.shifts ?? {});
    const form = page.getByRole("form", { name: "Log hours" });
    return { ann, page, form, hours: form.getByRole("textbox", { name: "Hours" }), shiftsOf };
  });

  test("are logged from the list by keyboard, at most 24 a day", async () => {
    const { page, form, hours, shiftsOf } = story();

    await page.getByRole("link", { name: "Log hours for Pantry" }).click();
    await expect.poll(() => hours.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await form.getByRole("button", { name: "More: Hours" }).click();
    await expect.poll(() => hours.inputValue()).toBe("1");
    await form.getByLabel(/^What you did/).fill("Sorted cans");
    await hours.fill("25");
    await page.keyboard.press("Enter");
    await form.getByText("A day has 24 hours.").waitFor();
    await hours.fill("3");
    await page.keyboard.press("Enter");

    await page.getByText("3 hours completed").waitFor();
    await expect.poll(() => shiftsOf("Pantry")).toEqual([shift]);
  });

  test("can be repeated from last week, changed and deleted", async () => {
    const { page, shiftsOf } = story();
    await moveTo(page, "/tracker/experiences/Library");
    // The page before has the same buttons.
    await page.getByRole("heading", { name: "Library" }).waitFor();

    await page.getByRole("button", { name: /^Same as last week: 3 hours/ }).click();
    await page.getByText("6 hours completed", { exact: true }).waitFor();
    await expect.poll(() => shiftsOf("Library")).toHaveLength(2);
    expect(await page.getByRole("button", { name: /^Same as last week/ }).count()).toBe(0);
    await menu(page, new RegExp(`^More for: 3 hours on ${dayText(today)}`), "Edit");
    const change = page.getByRole("list", { name: "Shifts" }).getByRole("form", { name: "Change the shift" });
    await change.getByRole("textbox", { name: "Hours" }).fill("4.5");
    await change.getByRole("button", { name: "Save" }).click();
    await page.getByText("7.5 hours completed", { exact: true }).waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);
    await menu(page, /^More for: 4.5 hours/, "Delete");

    await expect.poll(() => shiftsOf("Library")).toHaveLength(1);
  });

  test("are timed through a reload and on other pages", async () => {
    const { page } = story();
    await moveTo(page, "/tracker/experiences/Museum");
    // The page before has the same buttons.
    await page.getByRole("heading", { name: "Museum" }).waitFor();
    const stop = page.getByRole("button", { name: /^Stop timer/ });

    await page.getByRole("button", { name: "Start timer" }).click();
    await page.reload();
    await stop.waitFor();
    const running = page.getByRole("region", { name: "Running timer" });
    expect(await running.count()).toBe(0);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Resources" }).click();
    await running.getByText("Timer for Museum: 0:00:").waitFor();
    await running.getByRole("link", { name: "Go to the timer" }).click();
    await stop.waitFor();
    await page.goBack();
    await page.goBack();
    await stop.click();

    await page.getByRole("button", { name: "Start timer" }).waitFor();
  });

  test("that were timed are in view beside the line that asks to check them", async () => {
    const { ann, page, hours } = story();
    const kept = { key: `draft/${ann.uid}/experiences/Museum/timer`, at: Date.now() - 90 * 60_000 };
    await page.evaluate(({ key, at }) => localStorage.setItem(key, JSON.stringify({ started: [String(at)] })), kept);
    await moveTo(page, "/tracker/experiences/Museum");
    await page.reload();
    await page.setViewportSize({ width: 390, height: 600 });

    await page.getByRole("button", { name: /^Stop timer/ }).click();
    const toast = page.locator(".toast", { hasText: "Check them, then log them." });
    await toast.waitFor();

    const [field, line] = await Promise.all([hours.boundingBox(), toast.boundingBox()]);
    expect(await hours.inputValue()).toBe("1.5");
    expect(Number(field?.y) + Number(field?.height)).toBeLessThan(Number(line?.y));
    await hours.fill("");
    await page.setViewportSize({ width: 390, height: 844 });
  });

  test("are asked for if a timer was forgotten, and belong to the day it began", async () => {
    const { ann, page, form, hours, shiftsOf } = story();
    const began = addDays(today, -3);
    const kept = { key: `draft/${ann.uid}/experiences/Museum/timer`, at: new Date(`${began}T23:30`).getTime() };
    await page.evaluate(({ key, at }) => localStorage.setItem(key, JSON.stringify({ started: [String(at)] })), kept);
    await moveTo(page, "/tracker/experiences/Museum");
    await page.reload();
    await page.getByText("The timer has run for more than a day").waitFor();

    await page.getByRole("button", { name: "Enter the hours of that day" }).click();
    await hours.fill("1h30");
    await form.getByRole("button", { name: "Log hours" }).click();

    await page.getByRole("button", { name: "Start timer" }).waitFor();
    await expect.poll(() => shiftsOf("Museum")).toEqual([{ day: began, hours: 1.5, note: "" }]);
  });

  test("stay when the experience is renamed, and its form returns to the list as it was", async () => {
    const { ann, page } = story();
    await moveTo(page, "/tracker/experiences?sort=name");
    await page.getByRole("link", { name: "Log hours for Pantry" }).click();
    const edit = formOf(page, "Edit experience");

    await edit.getByLabel("Event or activity name", { exact: true }).fill("Food pantry");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL("**/tracker/experiences?sort=name");

    await expect.poll(() => storedExperience(ann, "Food pantry")).toMatchObject({ organisationName: "Riverside" });
    // A phone's first screen shows the list. The filters are folded.
    const firstTop = await page.getByRole("link", { name: "Food pantry" }).first().evaluate(topOf);
    expect(firstTop).toBeLessThan(844);
    expect(await page.getByLabel("Apply date", { exact: true }).isVisible()).toBe(false);
  });

  test("are completed or anticipated by the apply date", async () => {
    const { ann, page, shiftsOf } = story();
    await moveTo(page, "/tracker/experiences?sort=name");

    await page.getByRole("button", { name: "Hours by type and filters" }).click();
    const date = page.getByLabel("Apply date", { exact: true });
    await date.fill(addDays(today, 30));
    await date.press("Enter");

    await page.getByText("4.5 hours in 1 experience now count as completed.").waitFor();
    const names = ["Pantry", "Food pantry", "Library", "Museum", "Zoo"];
    const logged = (await Promise.all(names.map(shiftsOf))).flat().reduce((sum, { hours }) => sum + hours, 0);
    await page.getByText(`${logged} hours across 4 experiences.`).waitFor();
    await expect.poll(() => stored(trackerSettingsPath(ann.uid))).toMatchObject({ apply_date: addDays(today, 30) });
  });
});

test("a draft can be discarded, and an experience added offline is stored", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/tracker/experiences", ann);
  // With the keyboard, the focus is in the form.
  await tabTo(page.getByRole("link", { name: "+ Add Experience!" }));
  await page.keyboard.press("Enter");
  await focusOn(formOf(page, "New experience").getByLabel("Experience type"));
  const name = formOf(page).getByLabel("Event or activity name", { exact: true });
  await name.pressSequentially("Debate");
  await page.getByText("Draft saved on this device").waitFor();
  await page.reload();
  await formOf(page).getByText("Draft restored.").waitFor();
  expect(await name.inputValue()).toBe("Debate");

  await formOf(page).getByRole("button", { name: "Discard" }).click();
  expect(await name.inputValue()).toBe("");
  await page.getByText("Draft saved on this device").waitFor({ state: "hidden" });
  await name.fill("Chess");
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await formOf(page).getByRole("button", { name: "+Add" }).click();
  await page.getByRole("rowheader", { name: "Chess" }).waitFor();
  expect(await storedExperience(ann, "Chess")).toBeUndefined();
  await page.context().setOffline(false);
  await expect.poll(() => storedExperience(ann, "Chess")).toMatchObject({ track: "HS" });
});

async function choose(page: Page, name: string, action: string): Promise<void> {
  await menu(page, new RegExp(`^More for: ${name}$`), action);
}

async function menu(page: Page, name: RegExp, action: string): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("button", { name: action, exact: true }).and(page.locator(":popover-open button")).click();
}

const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
