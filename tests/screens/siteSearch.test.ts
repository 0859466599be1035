import { newJournal } from "@domain/journal/journal.ts";
import { journalPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { focusOn } from "./support/keyboard.ts";

useBrowser();

describe("the search by keyboard", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const about = { title: "The long night", text: "What the zither taught me", written_on: "2026-11-01" };
    await adminDb.doc(journalPath(ann.uid, "night")).set({ ...newJournal("2026-11-01", 0), ...about });
    await giveExperiences(ann, {
      pantry: { experienceName: "Riverside Food Pantry", completedHours: 60 },
      lab: { experienceName: "Soil lab", type: "Research" },
    });
    const page = await openApp("/dashboard", ann);
    await page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox").first().waitFor();
    return {
      page,
      search: page.getByRole("combobox", { name: "Search Site" }),
      results: page.getByRole("listbox", { name: "Search results" }),
      /** Opens the search and types in place of what it holds. */
      type: async (words: string) => {
        await page.keyboard.press("Control+k");
        await page.keyboard.press("Control+a");
        await page.keyboard.type(words);
      },
    };
  });

  test("lists the pages before a word is typed", async () => {
    const { page, search, results } = story();

    await page.keyboard.press("Control+k");

    await results.getByRole("option", { name: "Dashboard", exact: true }).waitFor();
    await focusOn(search);
  });

  test("opens nothing with the Enter that ends an input method's composition", async () => {
    const { page, search, results, type } = story();
    await type("riverside");
    await results.getByRole("option", { name: /Riverside Food Pantry/ }).waitFor();

    // Chrome's way to say it, and Safari's.
    for (const told of [{ isComposing: true }, { keyCode: 229 }])
      await search.dispatchEvent("keydown", { key: "Enter", bubbles: true, ...told });

    await results.getByRole("option", { name: /Riverside Food Pantry/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  test("finds a record despite typos, and closes with Escape after it has cleared the field", async () => {
    const { page, search, results, type } = story();

    await type("riversde pantr");
    const pantry = results.getByRole("group", { name: "Your entries" }).getByRole("option");
    await expect.poll(() => pantry.allInnerTexts()).toEqual(["Riverside Food Pantry\n60 h"]);
    expect(await pantry.locator("mark").allInnerTexts()).toEqual(["Riverside", "Pantr"]);
    expect(await pantry.getAttribute("aria-selected")).toBe("true");
    expect(await search.getAttribute("aria-activedescendant")).toBe(await pantry.getAttribute("id"));
    await page.getByRole("status").getByText("1 result", { exact: true }).waitFor();

    await page.keyboard.press("Escape");
    expect(await search.inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await results.waitFor({ state: "hidden" });
  });

  test("reads a journal that no screen has opened yet", async () => {
    const { results, type } = story();

    await type("zither");

    await results
      .getByRole("group", { name: "Your entries" })
      .getByRole("option", { name: /^The long night/ })
      .waitFor();
  });

  test("finds a resource despite typos", async () => {
    const { page, results, type } = story();

    await type("khan academmy");

    await results
      .getByRole("group", { name: "Resources" })
      .getByRole("option", { name: "Khan Academy", exact: true })
      .waitFor();
    expect(await axeViolations(page, ".site-search")).toEqual([]);
  });

  test("offers to ask Support where nothing is found", async () => {
    const { page, results, type } = story();

    await type("xyzzyq");
    await page.getByText('Nothing found for "xyzzyq". Try fewer or other words.').waitFor();
    await results.getByRole("option", { name: "Ask Support" }).waitFor();
    await page.keyboard.press("Enter");

    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("xyzzyq");
    // The focus comes last. It would take the next test's letters.
    await focusOn(page.getByLabel("Body"));
  });

  test("opens the chosen page and clears the field", async () => {
    const { page, search, results, type } = story();

    await type("scores");
    await results.getByRole("option", { name: "My Scores Tracker" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");

    await page.waitForURL("**/tracker/scores");
    expect(await search.inputValue()).toBe("");
  });
});

test("the search on a phone is opened by a button over the top bar, and finds a new record", async () => {
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
