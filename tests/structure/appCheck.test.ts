import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "../../emulators/start/build.ts";

/** A path that only App Check requests. Sign-in also uses reCAPTCHA. */
const APP_CHECK = /exchangeRecaptchaEnterpriseToken/;

/** Whether any file of the built app contains App Check's code. */
async function holdsAppCheck(environment: Readonly<Record<string, string>>): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-web-"));
  try {
    await build("web", folder, "production", environment);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    return texts.some((text) => APP_CHECK.test(text));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("only a build with a site key contains App Check", { timeout: 180_000 }, async () => {
  expect(await holdsAppCheck({ VITE_APP_CHECK_SITE_KEY: "a-key" })).toBe(true);
  expect(await holdsAppCheck({ VITE_APP_CHECK_SITE_KEY: "" })).toBe(false);
});

test("the docs, the settings and the code name the same App Check provider", async () => {
  const root = join(import.meta.dirname, "../..");
  const [code, guide, settings] = await Promise.all(
    ["web/src/firebase.ts", "docs/DEPLOY.md", "web/.env.example"].map((path) => readFile(join(root, path), "utf8")),
  );

  expect(code).toContain("ReCaptchaEnterpriseProvider");
  expect(guide).toContain("reCAPTCHA Enterprise");
  expect(settings).toContain("reCAPTCHA Enterprise");
  expect(guide).not.toMatch(/reCAPTCHA v\d/i);
});
