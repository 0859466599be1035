import { newJournal } from "@domain/journal/journal.ts";
import { journalPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { focusOn } from "./support/keyboard.ts";

useBrowser();

test("finds and opens pages, records, tasks and resources by keyboard, even with typos", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const about = { title: "The long night", text: "What the zither taught me", written_on: "2026-11-01" };
  await adminDb.doc(journalPath(ann.uid, "night")).set({ ...newJournal("2026-11-01", 0), ...about });
  await giveExperiences(ann, {
    pantry: { experienceName: "Riverside Food Pantry", completedHours: 60 },
    lab: { experienceName: "Soil lab", type: "Research" },
  });
  const page = await openApp("/dashboard", ann);
  const { keyboard } = page;
  const search = page.getByRole("combobox", { name: "Search Site" });
  const results = page.getByRole("listbox", { name: "Search results" });
  await page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox").first().waitFor();

  await keyboard.press("Control+k");
  await results.getByRole("option", { name: "Dashboard", exact: true }).waitFor();
  await focusOn(search);

  await keyboard.type("riversde pantr");
  const pantry = results.getByRole("group", { name: "Your entries" }).getByRole("option");
  await expect.poll(() => pantry.allInnerTexts()).toEqual(["Riverside Food Pantry\n60 h"]);
  expect(await pantry.locator("mark").allInnerTexts()).toEqual(["Riverside", "Pantr"]);
  expect(await pantry.getAttribute("aria-selected")).toBe("true");
  expect(await search.getAttribute("aria-activedescendant")).toBe(await pantry.getAttribute("id"));
  await page.getByRole("status").getByText("1 result", { exact: true }).waitFor();

  // The first Escape clears the field, the second leaves it.
  await keyboard.press("Escape");
  expect(await search.inputValue()).toBe("");
  await keyboard.press("Escape");
  await results.waitFor({ state: "hidden" });

  // The search reads a journal that no screen has opened yet.
  await keyboard.press("Control+k");
  await keyboard.type("zither");
  await results
    .getByRole("group", { name: "Your entries" })
    .getByRole("option", { name: /^The long night/ })
    .waitFor();
  await keyboard.press("Control+a");
  await keyboard.type("khan academmy");
  await results
    .getByRole("group", { name: "Resources" })
    .getByRole("option", { name: "Khan Academy", exact: true })
    .waitFor();
  expect(await axeViolations(page, ".site-search")).toEqual([]);
  await keyboard.press("Control+a");
  await keyboard.type("xyzzyq");
  await page.getByText('Nothing found for "xyzzyq". Try fewer or other words.').waitFor();
  await results.getByRole("option", { name: "Ask Support" }).waitFor();
  await keyboard.press("Enter");
  await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("xyzzyq");

  await keyboard.press("Control+k");
  await keyboard.type("scores");
  await results.getByRole("option", { name: "My Scores Tracker" }).waitFor();
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  await page.waitForURL("**/tracker/scores");
  expect(await search.inputValue()).toBe("");
});

test("on a phone, a button opens the search over the top bar, and it finds a new record", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/tracker/scores", ann, { width: 390, height: 844, colorScheme: "dark" });
  const search = page.getByRole("combobox", { name: "Search Site" });
  await search.waitFor();
  expect((await search.boundingBox())?.width).toBe(44);

  await search.click();
  await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(340);
  await search.fill("chess");
  await page.getByText('Nothing found for "chess"').waitFor();
  await giveExperiences(ann, { chess: { experienceName: "Chess club", type: "Extracurriculars" } });
  const found = page.getByRole("option", { name: /^Chess club/ });
  await found.waitFor();
  expect(await axeViolations(page, ".site-search")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await found.click();
  await page.waitForURL("**/tracker/experiences/chess");
});
