import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const CHECK_TYPES = fileURLToPath(new URL("../checkTypes.mjs", import.meta.url));
const RIGHT = "export const hours: number = 3;\n";
const WRONG = 'export const hours: number = "three";\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-types-"));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: { strict: true }, files: [] }));
});
afterEach(() => rm(folder, { recursive: true }));

async function addProject(name: string, source: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(
    join(folder, name, "tsconfig.json"),
    JSON.stringify({ extends: `${folder}/tsconfig.json`, files: ["hours.ts"] }),
  );
  await writeFile(join(folder, name, "hours.ts"), source);
}

function checkTypes() {
  const { status, stdout } = spawnSync(process.execPath, [CHECK_TYPES, folder], { encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("a type check reports every project even when one fails, and ends with 1", async () => {
  await addProject("web", WRONG);
  await addProject("functions", RIGHT);
  await addProject("functions/tests", WRONG);

  const { status, lines } = checkTypes();

  expect(status).toBe(1);
  expect(lines).toContain("functions: no type errors");
  for (const name of ["web", "functions/tests"]) {
    expect(lines).toContain(`${name}: type errors`);
    expect(lines.join("\n")).toContain(`${name}/hours.ts(1,14): error TS2322`);
  }
  expect(lines.at(-1)).toBe("Checked 3: type errors in functions/tests, web.");
});
