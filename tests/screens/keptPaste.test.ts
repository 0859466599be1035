import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

test("what of a paste does not fit is kept through a reload until the student discards it", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const page = await openApp("/tracker/application/essays?add=service:AMCAS", ann);
  const prompt = page.getByRole("form", { name: "New essay" }).getByRole("textbox", { name: /^Prompt/ });
  const rest = page.getByRole("textbox", { name: "What did not fit" });

  await prompt.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", `${"a".repeat(4000)} and the end`);
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await rest.waitFor();
  await page.reload();

  await rest.waitFor();
  expect(await rest.inputValue()).toBe(" and the end");
  await page.getByRole("button", { name: "Discard the rest" }).click();
  await rest.waitFor({ state: "detached" });
  await page.reload();
  await prompt.waitFor();
  expect(await rest.count()).toBe(0);
});
