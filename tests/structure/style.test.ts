import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);

function run(packageName: string, binary: string, args: readonly string[]): { code: number | null; output: string } {
  const script = join(dirname(require.resolve(`${packageName}/package.json`)), "bin", binary);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: ROOT, encoding: "utf8" });
  return { code: status, output: `${stdout}${stderr}` };
}

describe("the source", () => {
  test.each([
    "web",
    "functions",
    "emulators",
    "emulators/firestore",
    "emulators/firestore/src/inspector/page",
    "emulators/firestore/tests",
    "tests",
  ])("type-checks in %s", (folder) => {
    const { code, output } = run("typescript", "tsc", ["--noEmit", "-p", folder]);

    expect(output).toBe("");
    expect(code).toBe(0);
  });

  test("is formatted and free of lint warnings", () => {
    const { code, output } = run("@biomejs/biome", "biome", ["ci", "--error-on-warnings", "--colors=off", "."]);

    expect(output).not.toMatch(/warning|error/i);
    expect(code).toBe(0);
  });
});
