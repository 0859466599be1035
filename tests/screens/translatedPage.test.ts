import { unexpected } from "@text/error.ts";
import { expect, test } from "vitest";
import { visitsFor } from "../../web/src/app/screens.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { listOf, openFold } from "./support/checklist.ts";
import { type Translation, translateAll } from "./support/translator.ts";

useBrowser();

const BOTH: readonly Translation[] = ["around", "in its place"];

test.each(BOTH)(
  "a page with the translator's elements %s each text goes on working and tells what changes",
  async (how) => {
    const page = await newPage({ student: await newStudent({ stage: "hs-11" }) });
    await translateAll(page, how);
    await page.goto("/dashboard");
    const list = listOf(page);
    await list
      .getByText(/^0 of \d+/)
      .first()
      .waitFor();

    await list.getByRole("checkbox").first().check();
    await list
      .getByText(/^1 of \d+/)
      .first()
      .waitFor();
    await openFold(list, "done");
    await list.getByRole("checkbox", { checked: true }).uncheck();
    await list
      .getByText(/^0 of \d+/)
      .first()
      .waitFor();

    await page.getByRole("link", { name: "Timeline" }).click();
    await page.getByRole("button", { name: "Expand all" }).click();
    await page.getByRole("checkbox", { name: "Done: Join clubs" }).check();
    await page.getByRole("link", { name: "Tracker" }).click();
    await page.getByRole("button", { name: "Log hours" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  },
);

test.each(BOTH)("every screen opens with the translator's elements %s each text", async (how) => {
  const page = await newPage({ student: await newStudent({ stage: "pm-junior" }) });
  await translateAll(page, how);
  await page.goto("/dashboard");
  await listOf(page).getByRole("checkbox").first().waitFor();
  for (const path of visitsFor("student")) {
    await page.evaluate((target) => {
      history.pushState(null, "", target);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.locator("main h1 font").first().waitFor();
    expect(await page.getByText(unexpected).count()).toBe(0);
  }
  await page.getByRole("link", { name: "Dashboard" }).click();
  await listOf(page).getByRole("checkbox").first().check();
});
