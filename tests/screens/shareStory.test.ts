import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { openLink } from "./support/shares.ts";

useBrowser();

async function share(page: Page, meantFor: string): Promise<string> {
  await page.getByRole("form", { name: "New share" }).getByLabel("Their name").fill(meantFor);
  await page.getByRole("form", { name: "New share" }).getByLabel("Their name").press("Enter");
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  return link;
}

test("a student shares, a reader without an account comments, the student answers and ends the share", async () => {
  const student = await newStudent({ stage: "hs-11" });
  const app = await openApp("/sharing?part=checklist", student);
  const link = await share(app, "Ms. Ito");
  const { page } = await openLink(link);
  await page.getByRole("heading", { name: "The plan of Ann Lee" }).waitFor();
  expect(await page.locator("dl[aria-label='About this page']").innerText()).toContain("Ms. Ito");

  await page.getByRole("button", { name: "Leave a comment on Checklist" }).click();
  await page.getByLabel("Your name").fill("Ms. Ito");
  await page.getByLabel("Your comment").fill("Start earlier.");
  await page.getByRole("button", { name: "Send comment" }).click();
  await page.getByText("Your comment was sent.").waitFor();

  const comments = app.getByRole("region", { name: "On Checklist" });
  await comments.getByText("Start earlier.").waitFor();
  await comments.getByRole("button", { name: "Answer Ms. Ito" }).click();
  await comments.getByRole("textbox", { name: "Your answer" }).fill("I will.");
  await comments.getByRole("button", { name: "Send answer" }).click();
  await page.getByText("I will.").waitFor();
  await comments.getByRole("button", { name: "Resolve the comment by Ms. Ito" }).click();
  await page.getByText("Resolved").waitFor();

  await app.getByRole("button", { name: /^End the share for/ }).click();
  await app.getByRole("button", { name: "End now" }).click();
  await page.getByRole("heading", { name: "This plan is no longer shared" }).waitFor();
  expect(await page.locator("body").innerText()).not.toContain("Start earlier.");
});
