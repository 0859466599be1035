import { mkdtemp, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHOTO_LENGTH_LIMIT } from "@domain/account/photo";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { newStudent, stored } from "../support/suite.ts";

useBrowser();

const THEMES = ["Lichen", "Tarn", "Slate", "Ochre", "Clay", "Heather"];

async function openProfile(width = 1280) {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/profile", ann, { width });
  await page.getByRole("button", { name: "Choose a photo" }).waitFor();
  return { page, ann, photoOf: () => stored(`users/${ann.uid}/photos/profile`) };
}

/** A picture like a camera's, painted by the browser: wide, colorful and large. */
async function picture(page: Page, type: string): Promise<Buffer> {
  const address = await page.evaluate((wanted) => {
    const canvas = document.createElement("canvas");
    canvas.width = 1600;
    canvas.height = 900;
    const pen = canvas.getContext("2d");
    for (let n = 0; pen && n < 4000; n += 1) {
      pen.fillStyle = `hsl(${(n * 47) % 360} 80% 50%)`;
      pen.fillRect((n * 61) % 1600, (n * 37) % 900, 40, 40);
    }
    return canvas.toDataURL(wanted);
  }, type);
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Photo file").setInputFiles({ name, mimeType, buffer });

describe("the profile photo", () => {
  test("is cropped to a square, shrunk, stored, shown after a reload, and can be removed", async () => {
    const { page, photoOf } = await openProfile();
    await page.getByText("AL", { exact: true }).waitFor();

    await choose(page, "me.png", "image/png", await picture(page, "image/png"));

    const shown = page.getByRole("img", { name: "Your profile photo" });
    await shown.waitFor();
    expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      256, 256,
    ]);
    await expect.poll(photoOf).toEqual({ image: expect.stringMatching(/^data:image\/webp;base64,/) });
    expect(String((await photoOf())?.image).length).toBeLessThanOrEqual(PHOTO_LENGTH_LIMIT);

    await page.reload();
    await shown.waitFor();
    await page.getByRole("button", { name: "Remove the photo" }).click();
    await page.getByText("AL", { exact: true }).waitFor();
    await expect.poll(photoOf).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await shown.waitFor();
    await expect.poll(photoOf).not.toBeNull();
  });

  test("does not contain the camera's metadata", async () => {
    const { page, photoOf } = await openProfile();
    const jpeg = await picture(page, "image/jpeg");
    const secret = Buffer.from("Exif\0\0 at 40.7N 74.0W, camera of Ann");
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, secret.length + 2]), secret]);

    await choose(page, "me.jpg", "image/jpeg", Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]));

    await expect.poll(photoOf).not.toBeNull();
    const image = String((await photoOf())?.image);
    expect(Buffer.from(image.split(",")[1] ?? "", "base64").toString("latin1")).not.toContain("camera of Ann");
  });

  test.each([
    ["of the wrong type", "notes.gif", "image/gif", Buffer.from("GIF89a"), "not a JPEG, PNG or WebP"],
    ["that is broken", "me.png", "image/png", Buffer.from("not a picture"), "cannot be read"],
  ])("is rejected with the reason if the file is one %s", async (_, name, type, content, reason) => {
    const { page, photoOf } = await openProfile();

    await choose(page, name, type, content);

    await page.getByRole("alert").getByText(reason).waitFor();
    expect(await photoOf()).toBeNull();
  });
});

test("a photo from a huge file is rejected with the reason", async () => {
  const { page, photoOf } = await openProfile();
  const path = join(await mkdtemp(join(tmpdir(), "cairn-")), "me.jpg");
  await writeFile(path, "");
  await truncate(path, 20 * 1024 * 1024 + 1);

  await page.getByLabel("Photo file").setInputFiles(path);

  await page.getByRole("alert").getByText("over 20 MB").waitFor();
  expect(await photoOf()).toBeNull();
});

describe("the appearance", () => {
  test("can be chosen by the arrow keys, applies at once and is stored", async () => {
    const { page, ann } = await openProfile();
    await page.getByRole("radio", { name: "Lichen" }).focus();

    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("tarn");
    await page.getByRole("radio", { name: "System" }).focus();
    await page.keyboard.press("ArrowLeft");

    await expect.poll(() => page.locator("html").getAttribute("data-mode")).toBe("dark");
    await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ preferences: { theme: "tarn", mode: "dark" } });
  });

  test("offers six named colors", async () => {
    const { page } = await openProfile();

    const names = await Promise.all(THEMES.map((name) => page.getByRole("radio", { name }).count()));

    expect(names).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe("the page", () => {
  test("has no axe violations in any color, light or dark, with its errors open", async () => {
    const { page } = await openProfile();
    expectComplaints(page, /400/);
    for (const name of ["your username", "your password", "your email", "your phone number"]) {
      await page.getByRole("button", { name: `Change ${name}` }).click();
    }
    for (const name of ["Save username", "Save password", "Send the link", "Save phone number"]) {
      await page.getByRole("button", { name }).click();
    }
    await page.getByText("Enter your phone number.").waitFor();

    const found: string[] = [];
    for (const theme of THEMES) {
      for (const mode of ["light", "dark"]) {
        const look = { theme: theme.toLowerCase(), mode };
        await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
        // Colors fade to the new theme. Waits for the end, so axe does not measure them halfway.
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        found.push(...(await axeViolations(page, "body")).map((line) => `${theme} ${mode}: ${line}`));
      }
    }
    await page.getByRole("button", { name: "Delete Account" }).click();
    found.push(...(await axeViolations(page, "body")));

    expect(found).toEqual([]);
  });

  test.each([390, 320])("fits %i px and has no axe violations", async (width) => {
    const { page } = await openProfile(width);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page, "body")).toEqual([]);
    await page.getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("uses its whole width between a phone's and a desktop's", async () => {
    const { page } = await openProfile();
    for (const width of [640, 768, 900, 1080]) {
      await page.setViewportSize({ width, height: 900 });
      const right = (selector: string) =>
        page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right));
      expect(await right(".data-card"), `${width} px`).toBe(await right(".page-head"));
    }
  });
});
