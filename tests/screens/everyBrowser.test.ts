import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, newPage, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

test("focus returns to the button that opened a dialog, even if clicks do not focus buttons", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/profile", ann);
  // Safari on a Mac: clicking a button leaves the focus where it is.
  await page.evaluate(() =>
    addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    }),
  );
  const opener = page.getByRole("button", { name: "Delete Account" });

  await opener.click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("no text field is so small that a phone zooms in", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann, { width: 390, height: 844, isTouch: true });
  await page.getByRole("button", { name: "+ Add Your Own Task!" }).first().click();
  const small = [...(await smallFields(page))];
  await page.getByRole("button", { name: "Log hours" }).first().click();
  small.push(...(await smallFields(page)));
  for (const path of [
    "/tracker/experiences",
    "/tracker/schools",
    "/tracker/coursework",
    "/tracker/application",
    "/profile",
  ]) {
    await page.goto(path);
    await page.locator("main h1").waitFor();
    small.push(...(await smallFields(page)));
  }

  expect(small).toEqual([]);
});

test("a browser that is too old shows a message", async () => {
  const page = await newPage();
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));

  await page.goto("/");

  await page.getByRole("alert").getByText("Cairn does not work in this browser. Update it").waitFor();
});

test("a supported browser shows no message", async () => {
  const page = await newPage();

  await page.goto("/");
  await page.getByRole("heading", { name: "Welcome to Cairn" }).waitFor();

  expect(await page.getByText("does not work in this browser").count()).toBe(0);
});

test("an app that does not load offers a reload", async () => {
  const page = await newPage();
  // The script that adds the style sheet is among those that do not load.
  expectComplaints(page, /net::ERR_FAILED|style-.+\.css was preloaded using link preload but not used/);
  const parts = /\/assets\/(?!support|appearance)[^/]*\.js$/;
  await page.route(parts, (request) => request.abort());

  await page.goto("/");
  await page.getByText("Cairn is taking longer than usual to start.").waitFor();
  await page.unroute(parts);
  await page.getByRole("link", { name: "Reload the page" }).click();

  await page.getByRole("heading", { name: "Welcome to Cairn" }).waitFor();
});

test("a file that does not load offers a reload", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
  // The first request for the file is never answered.
  await page.route("**/assets/signedIn-*.js", () => undefined, { times: 1 });

  await page.reload();
  await page.getByText("Cairn is taking longer than usual to start.").waitFor();
  await page.getByRole("link", { name: "Reload the page" }).click();

  await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
});

/** Text fields with a font smaller than 16 pixels. */
function smallFields(page: Page): Promise<string[]> {
  return page
    .locator("input:not([type=checkbox], [type=radio], [type=file], [type=range]), select, textarea")
    .evaluateAll((fields) =>
      fields
        .filter(
          (field) =>
            field.getBoundingClientRect().width > 1 && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
        )
        .map((field) => `${location.pathname} ${field.className} ${field.getAttribute("name")}`),
    );
}
