import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the docs, the settings and the code name the same App Check provider", async () => {
  const root = join(import.meta.dirname, "../..");
  const [code, guide, settings] = await Promise.all(
    ["web/src/base/appCheckTokens.ts", "docs/DEPLOY.md", "web/.env.example"].map((path) =>
      readFile(join(root, path), "utf8"),
    ),
  );

  expect(code).toContain("ReCaptchaEnterpriseProvider");
  expect(guide).toContain("reCAPTCHA Enterprise");
  expect(settings).toContain("reCAPTCHA Enterprise");
  expect(guide).not.toMatch(/reCAPTCHA v\d/i);
});
