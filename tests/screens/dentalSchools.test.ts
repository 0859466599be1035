import { biology } from "@domain/samples/biology.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { openApp, useBrowser, useStory } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";
import { addSchool, askedBy, rowOf, unfold, withCourse, withScore } from "./support/schools.ts";

useBrowser();

describe("a pre-dental student's school list", () => {
  const MICHIGAN = "University of Michigan School of Dentistry";
  const story = useStory(async () => {
    const student = await newStudent({ stage: "pd-sophomore" });
    const dat = { test: "DAT", kind: "official", date: "2026-05-02", values: { AA: 430 }, scales: [], note: "" };
    await withScore(student, dat);
    await withCourse(student, biology);
    const clinic = { track: "PD", experienceName: "Chairside", supervisorName: "Dr. Sana Ahmed" } as const;
    await giveExperiences(student, { clinic });
    const page = await openApp("/tracker/schools", student);
    await page.getByRole("button", { name: "Add a dental school" }).click();
    await addSchool(page, "michigan dent", MICHIGAN);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByLabel("Home state").selectOption("Michigan");
    await unfold(page, MICHIGAN);
    return { page };
  });

  async function giveFigures(page: Page, average: string, scale: string): Promise<void> {
    const form = page.getByRole("form", { name: /^School and figures of University of Michigan/ });
    await form.getByLabel("DAT scale").selectOption(scale);
    await form.getByLabel("Typical DAT average").fill(average);
    await form.getByLabel("Typical GPA").fill("3.7");
    await form.getByRole("button", { name: "Save school" }).click();
  }

  test("compares across the DAT's two scales", async () => {
    const { page } = story();
    await page.getByRole("button", { name: "School and figures" }).click();

    await giveFigures(page, "21", "1-30");
    await page
      .getByText("of 430 is close to the school's typical 21 (about 440 on the 200-600 scale).", { exact: false })
      .waitFor();
    await page.getByRole("button", { name: "Rule and source: The two DAT scales side by side" }).waitFor();
    await giveFigures(page, "430", "200-600");
    await page.getByText("Your DAT academic average of 430 is close to the school's typical 430.").waitFor();
    expect(await axeViolations(page, "main")).toEqual([]);
  });

  test("follows the letters from the school to the timeline and back", async () => {
    const { page } = story();

    await page.getByText("AADSAS: 1 school, $264").waitFor();
    const letters = askedBy(page, "University of Michigan")
      .getByRole("listitem")
      .filter({ hasText: "Your experiences name 1 person you could ask." });
    await letters.getByText("To do").waitFor();
    await letters.getByRole("link", { name: "Letters on the timeline" }).click();
    const step = page.getByRole("heading", { name: "Request letters" });
    await expect.poll(() => step.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByLabel("Done: Request letters").check();
    await page.goBack();
    await letters.getByText("Requested").waitFor();
  });

  test("marks the most important entries of AADSAS in the application and among the experiences", async () => {
    const { page } = story();

    await page.getByRole("tab", { name: "My Application" }).click();
    await page.getByRole("button", { name: "Add to AADSAS: Chairside" }).click();
    await page.getByRole("button", { name: "Most important: Chairside" }).click();
    await page.getByText("1 of 6 most important").waitFor();
    await page.getByRole("tab", { name: "My Experiences" }).click();
    await page.getByText("Only most important (1 of 6)").waitFor();
    await page.getByRole("tab", { name: "My Dental Schools" }).click();
    await rowOf(page, MICHIGAN).waitFor();
  });

  test("names no score while scores are hidden, nor does the dashboard", async () => {
    const { page } = story();
    await unfold(page, MICHIGAN);
    if (!(await page.getByLabel("DAT scale").isVisible())) {
      await page.getByRole("button", { name: "School and figures" }).click();
    }
    await giveFigures(page, "430", "200-600");
    await page.getByText("Your DAT academic average of 430 is close to the school's typical 430.").waitFor();

    await moveTo(page, "/tracker/scores");
    await page.getByLabel("Display Scores").uncheck();
    await page.getByRole("tab", { name: "My Dental Schools" }).click();
    await unfold(page, MICHIGAN);
    await page.getByText("Your DAT academic average is close to the school's typical 430.").waitFor();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.getByText("Scores, schools and hours").click();
    await page.getByText("Numbers are hidden.").waitFor();
    expect(await page.getByRole("main").innerText()).not.toContain("430");
  });
});
