import { checklistPath, userPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { listOf, openFold } from "./support/checklist.ts";

useBrowser();

test("a student who has moved on says so once, and takes along what is still worth doing", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ academic_year: "2025-26" });
  const page = await newPage({ student: ann });
  await page.clock.install({ time: new Date("2026-09-15T12:00:00Z") });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Where are you in 2026–27?" });

  await card.getByRole("button", { name: "Still in High School, 11th Grade" }).waitFor();
  await card.getByRole("button", { name: "Now in High School, 12th Grade" }).click();

  await page.getByText("You are in High School, 12th Grade now.").waitFor();
  await card.waitFor({ state: "detached" });
  await expect
    .poll(() => stored(userPath(ann.uid)))
    .toMatchObject({
      current_stage: "hs-12",
      preferences: { collapsed: expect.arrayContaining(["school-year-2026-27"]) },
    });
  const lastYear = listOf(page, "Previous");
  await openFold(lastYear, /due in more than 60 days$/);
  await lastYear.getByRole("button", { name: /^Move to this year: Start a list of 12 to 15 colleges/ }).waitFor();
});
