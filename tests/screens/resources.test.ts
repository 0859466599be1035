import { savedResourcesPath } from "@domain/records/firestorePaths.ts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent, type Student, stored } from "../support/suite.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";

useBrowser();

const POLL = { timeout: 15_000 };
const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const isPressed = (button: Locator) => expect.poll(() => button.getAttribute("aria-pressed"), POLL);
const savedBy = async ({ uid }: Student) => (await stored(savedResourcesPath(uid)))?.items;

test("a student opens the tab of their track, searches with typos, and finds saved resources under My Saved", async () => {
  const student = await newStudent({ stage: "pm-junior" });
  const page = await openApp("/resources", student);

  await page.getByRole("tab", { name: "Pre-Med", selected: true }).waitFor();
  expect(await page.getByRole("tab").count()).toBe(8);
  const first = page.getByRole("button", { name: "Volunteering", exact: true });
  expect(await first.getAttribute("aria-expanded")).toBe("true");
  const mcat = page.getByRole("button", { name: "MCAT Studying Resources" });
  await mcat.click();
  expect(await mcat.getAttribute("aria-expanded")).toBe("true");
  const view = card(page, "Jack Westin").getByRole("link", { name: /opens in a new tab/ });
  expect(await view.getAttribute("target")).toBe("_blank");
  expect(await view.getAttribute("rel")).toContain("noopener");
  expect(await axeViolations(page, "main")).toEqual([]);

  // S on a card also saves it.
  await view.focus();
  await page.keyboard.press("s");
  const save = page.getByRole("button", { name: "Save Jack Westin" });
  await isPressed(save).toBe("true");
  await page
    .getByRole("region", { name: "MCAT Studying Resources" })
    .getByText(/, 1 saved$/)
    .waitFor();

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
  await expect
    .poll(() => savedBy(student), POLL)
    .toMatchObject({
      "jack-westin": { savedGroup: "schoolHelp", note: "" },
      "hrsa-health-centers": { savedGroup: "shadowing" },
    });

  // Faster than the page renders: clears the filter and types at once.
  await page.getByRole("button", { name: "Clear filters" }).evaluate((button: HTMLElement) => {
    const input = button.closest("search")?.querySelector("input");
    button.click();
    if (input) input.value = "khan academy";
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await card(page, "Khan Academy").waitFor();
  expect(new URL(page.url()).search).toBe("?q=khan+academy");

  await page.goto("/resources/saved?group=shadowing");
  await card(page, "Find a Health Center").waitFor();
  expect(await card(page, "Jack Westin").count()).toBe(0);
  await page.getByRole("button", { name: "All 2" }).click();
  await card(page, "Jack Westin")
    .getByRole("button", { name: /Add a note/ })
    .click();
  const note = page.getByRole("form", { name: "Note on Jack Westin" });
  await note.getByLabel("My note").fill("One passage each morning");
  await page.reload();
  await card(page, "Jack Westin")
    .getByRole("button", { name: /Add a note/ })
    .click();
  await note.getByText("Draft restored").waitFor();
  await note.getByRole("button", { name: "Save note" }).click();
  await card(page, "Jack Westin").getByText("One passage each morning").waitFor();
  await expect
    .poll(() => savedBy(student), POLL)
    .toMatchObject({
      "jack-westin": { note: "One passage each morning" },
    });

  await save.click();
  await card(page, "Jack Westin").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await card(page, "Jack Westin").getByText("One passage each morning").waitFor();

  // The dashboard counts them without a reload.
  await page.getByRole("link", { name: "Dashboard" }).click();
  const counts = page.getByRole("region", { name: "Your Saved Resources" });
  await counts.getByRole("link", { name: "School Help 1" }).waitFor();
  await counts.getByRole("link", { name: "Shadowing 1" }).click();
  await page.getByRole("button", { name: "All 2" }).click();

  // A report is a prefilled message.
  await card(page, "Jack Westin")
    .getByRole("link", { name: /^Dead link/ })
    .click();
  const letter = page.getByRole("form", { name: "New Message" });
  await focusOn(letter.getByLabel("Body"));
  expect(await letter.getByLabel("Subject").inputValue()).toBe("Dead link: Jack Westin");
  expect(await letter.getByLabel("Body").inputValue()).toContain("jackwestin.com");
});

test("on a phone in the dark, nothing is cut off, and an empty search says so", async () => {
  const student = await newStudent({ stage: "hs-10" });
  const page = await openApp("/resources/wellbeing", student, { width: 320, colorScheme: "dark" });

  await card(page, "988 Lifeline").waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await page.getByLabel("Search all resources").fill("zzzzzzzz");
  await page.getByText('Nothing on the map for "zzzzzzzz"').waitFor();
  await page.getByRole("link", { name: "Suggest a resource" }).waitFor();
  expect(await overflow()).toBe(0);
  expect(await axeViolations(page, "main")).toEqual([]);

  await page.goto("/resources/wellbeing?cost=paid&stage=DD");
  await page.getByText("Nothing here for that cost and stage").waitFor();
  expect(await overflow()).toBe(0);

  await page.getByRole("tab", { name: "My Saved" }).click();
  await page.getByText("Nothing saved yet").waitFor();
});

test("tabs, groups, filters and saved resources work by keyboard alone", async () => {
  const student = await newStudent({ stage: "hs-10" });
  const page = await openApp("/resources", student);
  const { keyboard } = page;
  const tab = (name: string) => page.getByRole("tab", { name });

  await tabTo(tab("High School"));
  for (const [key, name] of [
    ["ArrowRight", "Pre-Med"],
    ["End", "My Saved"],
    ["ArrowRight", "High School"],
    ["ArrowLeft", "My Saved"],
    ["ArrowLeft", "Wellbeing"],
  ] as const) {
    await keyboard.press(key);
    await focusOn(tab(name));
    await page.getByRole("tab", { name, selected: true }).waitFor();
  }
  await keyboard.press("Home");
  await focusOn(tab("High School"));

  await tabTo(page.getByLabel("Cost"));
  await keyboard.type("Paid");
  await page.waitForURL(/cost=paid/);
  const group = page.getByRole("button", { name: "SAT Studying Resources" });
  await tabTo(group);
  await keyboard.press("Enter");
  await expect.poll(() => group.getAttribute("aria-expanded")).toBe("true");

  await tabTo(page.getByRole("button", { name: "Clear filters" }), "Shift+Tab");
  await keyboard.press("Enter");
  await focusOn(page.getByLabel("Cost"));
  expect(page.url()).not.toContain("cost");
  await tabTo(page.getByLabel("Search all resources"), "Shift+Tab");
  await keyboard.type("khan academy");
  await page
    .getByRole("status")
    .getByText(/found\.$/)
    .waitFor();
  const save = page.getByRole("button", { name: "Save Khan Academy", exact: true });
  await tabTo(save);
  await keyboard.press("Space");
  await isPressed(save).toBe("true");
  await expect.poll(async () => Object.keys((await savedBy(student)) ?? {}).length, POLL).toBe(1);
});
