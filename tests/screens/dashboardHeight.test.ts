import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents.ts";
import { samplePlanOf } from "@domain/samples/samplePlans.ts";
import { expect, test } from "vitest";
import { registerStudent } from "../../functions/src/data/registerStudent.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { listOf, openFold, taskIn } from "./support/checklist.ts";

useBrowser();

const TODAY = "2026-11-27";
const NOON = `${TODAY}T17:00:00Z`;

/** A sample student, or one who registers today. */
async function studentOf(sample: "maya" | "daniel" | null): Promise<Student> {
  const student = await newStudent({ stage: null });
  const { uid, name } = student;
  const { stageId } = SAMPLE_STUDENTS[sample ?? "maya"];
  const plan = sample && { joinedOn: "2024-09-01", samplePlan: samplePlanOf(sample, TODAY) };
  await registerStudent(adminDb, { uid, displayName: name, stageId, today: TODAY, ...plan });
  return student;
}

/** Opens the dashboard at noon of a day in November, once its cards are there. */
async function openAt(student: Student, width: number, height: number) {
  const page = await newPage({ timezoneId: "America/New_York", student, width, height, isTouch: width < 640 });
  await page.clock.setFixedTime(new Date(NOON));
  await page.goto("/dashboard");
  await page.getByRole("list", { name: "Next dates" }).getByRole("link").first().waitFor();
  await page.getByRole("region", { name: "Your Saved Resources" }).locator("summary").waitFor();
  return page;
}

test.each(["maya", "daniel", null] as const)(
  "the dashboard of %s is at most two screens high, and four on a phone",
  async (sample) => {
    const student = await studentOf(sample);

    for (const [width, height, screens] of [
      [1280, 900, 2],
      [390, 844, 4],
    ] as const) {
      const page = await openAt(student, width, height);
      const high = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(high).toBeLessThanOrEqual(screens * height);
      const list = listOf(page);
      const [cairn, count] = [list.locator(".cairn-plate__cairn"), list.locator(".cairn-plate__count")];
      const [stones, words] = await Promise.all([cairn.boundingBox(), count.boundingBox()]);
      expect(Math.abs((stones?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(height / 4);
    }
  },
);

test("tasks that are done or far away are folded, until a link asks for one or they are printed", async () => {
  const page = await openAt(await studentOf("maya"), 1280, 900);
  const list = listOf(page);
  const done = list.locator("details", { hasText: /^\d+ tasks? done/ });
  const far = list.locator("details", { hasText: /^\d+ tasks? due in more than 60 days/ });
  const name = (await far.locator(".task__name").last().textContent()) ?? "";
  const id = await far.locator("[data-row]").last().getAttribute("data-row");
  const count = await done.locator("[data-row]").count();
  await done.locator("summary", { hasText: new RegExp(`^${count} tasks? done$`) }).waitFor();
  expect(await taskIn(list, name).isVisible()).toBe(false);

  await page.emulateMedia({ media: "print" });
  expect(await taskIn(list, name).isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/dashboard#task-${id}`);

  await expect.poll(() => taskIn(list, name).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await done.getAttribute("open")).toBeNull();
  await openFold(list, /in more than 60 days/);
  await taskIn(list, name).waitFor({ state: "hidden" });

  // What was just added is in sight.
  await page.goto("/dashboard#add-task");
  const form = list.getByRole("form", { name: "Add a task" });
  await form.getByLabel("New task").fill("Thank the dean");
  await form.getByLabel("Due date (optional)").fill("2027-06-01");
  await page.keyboard.press("Enter");
  await taskIn(list, "Thank the dean").waitFor();
});

test("on a phone, the calendar stays open when a day that a date led to is closed", async () => {
  const page = await openAt(await studentOf("maya"), 390, 844);
  const calendar = page.locator("#calendar");
  await calendar.getByRole("grid").waitFor({ state: "hidden" });

  await page.getByRole("list", { name: "Next dates" }).getByRole("link").first().click();
  const close = calendar.getByRole("button", { name: /^Close / });
  await close.click();

  await close.waitFor({ state: "detached" });
  expect(await calendar.getByRole("grid").isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-day"))).toBe(true);
});
