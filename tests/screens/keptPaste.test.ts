import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

test("what of two pastes does not fit is kept through a reload until the student discards it", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const page = await openApp("/tracker/application/essays?add=service:AMCAS", ann);
  const prompt = page.getByRole("form", { name: "New essay" }).getByRole("textbox", { name: /^Prompt/ });
  const rest = page.getByRole("textbox", { name: "What did not fit" });

  await paste("the first");
  await rest.waitFor();
  await paste("the second");
  await page.getByText("19 characters of what you pasted did not fit.").waitFor();
  await page.reload();

  await rest.waitFor();
  expect(await rest.inputValue()).toBe("the second\n\nthe first");
  await page.getByRole("button", { name: "Discard the rest" }).click();
  await rest.waitFor({ state: "detached" });
  await page.reload();
  await prompt.waitFor();
  expect(await rest.count()).toBe(0);

  function paste(end: string): Promise<void> {
    return prompt.evaluate((area, words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "a".repeat(4000) + words);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, end);
  }
});
