import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const BIOME = join(dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")), "bin", "biome");

function run(...args: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT_ROOT, encoding: "utf8" });
  return { code: status, output: `${stdout}${stderr}` };
}

test("the source has no type errors", () => {
  const { code, output } = run("tests/checkTypes.mjs");

  expect(output).toMatch(/Checked \d+: no type errors\.\n$/);
  expect(code).toBe(0);
});

test("the source is formatted and free of lint warnings", () => {
  const { code, output } = run(BIOME, "ci", "--error-on-warnings", "--colors=off", ".");

  expect(output).not.toMatch(/warning|error/i);
  expect(code).toBe(0);
});
