import { mkdtemp, readFile, rm } from "node:fs/promises";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../emulators/start/build.ts";
import manifest from "../../functions/package.json" with { type: "json" };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-functions-"));
  await build("functions", folder, "production");
});
afterAll(() => rm(folder, { recursive: true }));

// `firebase deploy` uploads the functions folder alone: whatever else the bundle asked for would be missing there.
test("the built functions import only Node's own modules and their declared dependencies", async () => {
  const bundle = await readFile(join(folder, "index.js"), "utf8");
  const imported = [...bundle.matchAll(/^import\s(?:.*?\sfrom\s)?"([^"]+)";$/gm)].map(([, name = ""]) => name);
  const declared = Object.keys(manifest.dependencies);

  expect(imported.length).toBeGreaterThan(5);
  const foreign = imported.filter(
    (name) =>
      !name.startsWith("node:") &&
      !builtinModules.includes(name) &&
      !declared.some((dependency) => name === dependency || name.startsWith(`${dependency}/`)),
  );
  expect(foreign).toEqual([]);
  expect(bundle).not.toMatch(/\bimport\(|\brequire\(/);
});
