import { savedResourcesPath } from "@domain/records/firestorePaths.ts";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";

useBrowser();

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const isPressed = (button: Locator) => expect.poll(() => button.getAttribute("aria-pressed"));
const savedBy = async ({ uid }: Student) => (await stored(savedResourcesPath(uid)))?.items;

describe("the resources", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "pm-junior" });
    const page = await openApp("/resources", student);
    await page.getByRole("tab", { name: "Pre-Med", selected: true }).waitFor();
    return { student, page };
  });

  /** The group whose cards the tests open, which is folded at first. */
  async function unfoldMcat(page: Page): Promise<void> {
    const mcat = page.getByRole("button", { name: "MCAT Studying Resources" });
    if ((await mcat.getAttribute("aria-expanded")) !== "true") await mcat.click();
    await expect.poll(() => mcat.getAttribute("aria-expanded")).toBe("true");
  }

  test("open at the tab of the student's track, and each opens in a new browser tab", async () => {
    const { page } = story();

    expect(await page.getByRole("tab").count()).toBe(8);
    const first = page.getByRole("button", { name: "Volunteering", exact: true });
    expect(await first.getAttribute("aria-expanded")).toBe("true");
    await unfoldMcat(page);
    const view = card(page, "Jack Westin").getByRole("link", { name: /opens in a new tab/ });
    expect(await view.getAttribute("target")).toBe("_blank");
    expect(await view.getAttribute("rel")).toContain("noopener");
    expect(await axeViolations(page, "main")).toEqual([]);
  });

  test("are saved by S on a card, and counted in their group", async () => {
    const { student, page } = story();

    await unfoldMcat(page);
    await card(page, "Jack Westin")
      .getByRole("link", { name: /opens in a new tab/ })
      .focus();
    await page.keyboard.press("s");

    await isPressed(page.getByRole("button", { name: "Save Jack Westin" })).toBe("true");
    await page
      .getByRole("region", { name: "MCAT Studying Resources" })
      .getByText(/, 1 saved$/)
      .waitFor();
    await expect.poll(() => savedBy(student)).toMatchObject({ "jack-westin": { savedGroup: "schoolHelp", note: "" } });
  });

  test("are found despite typos, saved and filtered by cost", async () => {
    const { student, page } = story();

    await page.getByLabel("Search all resources").fill("findd a helth center");
    await card(page, "Find a Health Center")
      .getByText(/^Shadowing: Shadowing shows/)
      .waitFor();
    await page.getByRole("button", { name: "Save Find a Health Center" }).click();
    await page.getByLabel("Cost").selectOption("Paid");
    await page
      .getByText("0 resources found.")
      .or(page.getByText(/^\d+ resources? found\.$/))
      .first()
      .waitFor();
    await card(page, "Find a Health Center").waitFor({ state: "detached" });

    expect(page.url()).toMatch(/q=findd.*cost=paid/);
    await expect.poll(() => savedBy(student)).toMatchObject({ "hrsa-health-centers": { savedGroup: "shadowing" } });
  });

  test("follow a search that is typed faster than the page renders", async () => {
    const { page } = story();

    await page.getByLabel("Cost").selectOption("Paid");
    await page.waitForURL(/cost=paid/);
    await page.getByRole("button", { name: "Clear filters" }).evaluate((button: HTMLElement) => {
      const input = button.closest("search")?.querySelector("input");
      button.click();
      if (input) input.value = "khan academy";
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });

    await card(page, "Khan Academy").waitFor();
    expect(new URL(page.url()).search).toBe("?q=khan+academy");
  });
});

describe("saved resources", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "pm-junior" });
    const saved = { saved_on: "2026-11-01", note: "" };
    await adminDb.doc(savedResourcesPath(student.uid)).set({
      items: {
        "jack-westin": { ...saved, savedGroup: "schoolHelp" },
        "hrsa-health-centers": { ...saved, savedGroup: "shadowing" },
      },
      changed_item: "jack-westin",
    });
    const page = await openApp("/resources/saved?group=shadowing", student);
    await card(page, "Find a Health Center").waitFor();
    return { student, page };
  });
  const showAll = (page: Page) => page.getByRole("button", { name: "All 2" }).click();

  test("are shown by group or all together", async () => {
    const { page } = story();

    expect(await card(page, "Jack Westin").count()).toBe(0);
    await showAll(page);

    await card(page, "Jack Westin").waitFor();
  });

  test("keep a note's draft through a reload, then the note", async () => {
    const { student, page } = story();
    await showAll(page);
    const addNote = card(page, "Jack Westin").getByRole("button", { name: /Add a note/ });
    const note = page.getByRole("form", { name: "Note on Jack Westin" });

    await addNote.click();
    await note.getByLabel("My note").fill("One passage each morning");
    await page.reload();
    await addNote.click();
    await note.getByText("Draft restored").waitFor();
    await note.getByRole("button", { name: "Save note" }).click();

    await card(page, "Jack Westin").getByText("One passage each morning").waitFor();
    await expect.poll(() => savedBy(student)).toMatchObject({ "jack-westin": { note: "One passage each morning" } });
  });

  test("come back with their note by Undo", async () => {
    const { student, page } = story();
    await adminDb.doc(savedResourcesPath(student.uid)).update({ "items.jack-westin.note": "One passage a day" });
    await showAll(page);
    await card(page, "Jack Westin").getByText("One passage a day").waitFor();

    await page.getByRole("button", { name: "Save Jack Westin" }).click();
    await card(page, "Jack Westin").waitFor({ state: "detached" });
    // An earlier notice has an Undo, too.
    await page.getByText("Jack Westin is no longer saved.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();

    await card(page, "Jack Westin").getByText("One passage a day").waitFor();
  });

  test("are counted on the dashboard without a reload, and lead to a report of a dead link", async () => {
    const { page } = story();

    await page.getByRole("link", { name: "Dashboard" }).click();
    const counts = page.getByRole("region", { name: "Your Saved Resources" });
    await counts.getByRole("link", { name: "School Help 1" }).waitFor();
    await counts.getByRole("link", { name: "Shadowing 1" }).click();
    await showAll(page);
    // A report is a prefilled message.
    await card(page, "Jack Westin")
      .getByRole("link", { name: /^Dead link/ })
      .click();

    const letter = page.getByRole("form", { name: "New Message" });
    await focusOn(letter.getByLabel("Body"));
    expect(await letter.getByLabel("Subject").inputValue()).toBe("Dead link: Jack Westin");
    expect(await letter.getByLabel("Body").inputValue()).toContain("jackwestin.com");
  });
});

test("a phone in the dark shows the resources without cutting any off, and an empty search says so", async () => {
  const student = await newStudent({ stage: "hs-10" });
  const page = await openApp("/resources/wellbeing", student, { width: 320, colorScheme: "dark" });

  await card(page, "988 Lifeline").waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await page.getByLabel("Search all resources").fill("zzzzzzzz");
  await page.getByText('No resource matches "zzzzzzzz"').waitFor();
  await page.getByRole("link", { name: "Suggest a resource" }).waitFor();
  expect(await overflow()).toBe(0);
  expect(await axeViolations(page, "main")).toEqual([]);

  await page.goto("/resources/wellbeing?cost=paid&stage=DD");
  await page.getByText("Nothing here for that cost and stage").waitFor();
  expect(await overflow()).toBe(0);

  await page.getByRole("tab", { name: "My Saved" }).click();
  await page.getByText("Nothing saved yet").waitFor();
});

describe("the resources by keyboard", () => {
  const story = useStory(async () => {
    const student = await newStudent({ stage: "hs-10" });
    return { student, page: await openApp("/resources", student) };
  });

  test("have tabs for the arrow keys", async () => {
    const { page } = story();
    const tab = (name: string) => page.getByRole("tab", { name });

    await tabTo(tab("High School"));
    for (const [key, name] of [
      ["ArrowRight", "Pre-Med"],
      ["End", "My Saved"],
      ["ArrowRight", "High School"],
      ["ArrowLeft", "My Saved"],
      ["ArrowLeft", "Wellbeing"],
    ] as const) {
      await page.keyboard.press(key);
      await focusOn(tab(name));
      await page.getByRole("tab", { name, selected: true }).waitFor();
    }
    await page.keyboard.press("Home");
    await focusOn(tab("High School"));
  });

  test("are filtered and unfolded, and the focus returns when the filters are cleared", async () => {
    const { page } = story();

    await tabTo(page.getByLabel("Cost"));
    await page.keyboard.type("Paid");
    await page.waitForURL(/cost=paid/);
    const group = page.getByRole("button", { name: "SAT Studying Resources" });
    await tabTo(group);
    await page.keyboard.press("Enter");
    await expect.poll(() => group.getAttribute("aria-expanded")).toBe("true");
    await tabTo(page.getByRole("button", { name: "Clear filters" }), "Shift+Tab");
    await page.keyboard.press("Enter");

    await focusOn(page.getByLabel("Cost"));
    expect(page.url()).not.toContain("cost");
  });

  test("are searched and saved", async () => {
    const { student, page } = story();
    await page.getByLabel("Cost").focus();

    await tabTo(page.getByLabel("Search all resources"), "Shift+Tab");
    await page.keyboard.type("khan academy");
    await page
      .getByRole("status")
      .getByText(/found\.$/)
      .waitFor();
    const save = page.getByRole("button", { name: "Save Khan Academy", exact: true });
    await tabTo(save);
    await page.keyboard.press("Space");

    await isPressed(save).toBe("true");
    await expect.poll(async () => Object.keys((await savedBy(student)) ?? {}).length).toBe(1);
  });
});
