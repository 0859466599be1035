import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "../../emulators/start/build.ts";

/** A path that only App Check requests. Sign-in also uses reCAPTCHA. */
const APP_CHECK = /exchangeRecaptchaEnterpriseToken/;

// A build without a site key must not contain it: its 12 KiB would exceed the budget of every page, see
// `budget.test.ts`.
test("a build with a site key contains App Check", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cairn-web-"));
  try {
    await build("web", folder, "production", { VITE_APP_CHECK_SITE_KEY: "a-key" });
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    expect(texts.some((text) => APP_CHECK.test(text))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
