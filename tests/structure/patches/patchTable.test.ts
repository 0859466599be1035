import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { TABLES_DOCUMENT, withTable } from "../docs/markedTable.ts";
import { sourceFiles } from "../sourceFiles.ts";
import { PATCH_FOLDERS, patchTable, readPatch, readPatches } from "./patchTable.ts";

const patches = readPatches();
/** Puts something in the place of what a browser, Node.js or a package brings. */
const REPLACES_FOREIGN_CODE =
  /\b(?:window|globalThis|navigator)\.\w+ = |\w\.prototype\.\w+ = |defineProperty\(\s*(?:window|globalThis|navigator|document|\w+\.prototype)\b/;

test("the documented table is that of the patches: `npm run docs:tables` writes it", () => {
  const document = readFileSync(TABLES_DOCUMENT, "utf8");

  expect(withTable(document, "patches", patchTable(patches))).toBe(document);
});

test.each(patches)("$path names tests that exist", ({ tests }) => {
  expect(tests.filter((path) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([]);
});

// A patch that cures no fault must be worth its care.
test("a patch that only makes the app smaller saves at least 3 KiB on a page", () => {
  const gains = patches.flatMap(({ path, gain }) => (gain === null ? [] : [{ path, kib: kibOf(gain) }]));

  expect(gains.length).toBeGreaterThan(0);
  expect(gains.filter(({ kib }) => !(kib >= 3))).toEqual([]);
});

/** 3.8 for "3.8 KiB on /auth" */
function kibOf(gain: string): number {
  return Number(/^([\d.]+) KiB on \//.exec(gain)?.[1]);
}

test("no other file replaces what a browser, Node.js or a package brings", () => {
  const others = sourceFiles("web", "functions", "emulators").filter(
    ({ path }) => !/\.test\.tsx?$|\/tests\//.test(path) && !PATCH_FOLDERS.some((folder) => path.startsWith(folder)),
  );
  const replacing = others.filter(({ path }) =>
    REPLACES_FOREIGN_CODE.test(readFileSync(join(PROJECT_ROOT, path), "utf8")),
  );

  expect(others.length).toBeGreaterThan(300);
  expect(replacing.map(({ path }) => path)).toEqual([]);
});

describe("a patch's comment", () => {
  const comment = `/**
 * Patch of firebase 12.19.0: keeps a page
 * alive.
 *
 * Wrong: the SDK waits. It always has.
 * Patch: it waits no more.
 * Gain: 4.5 KiB on /auth. All others have less.
 * Test: tests/one.test.ts
 * Test: tests/two.test.ts
 * Remove when: the SDK
 * no longer waits.
 *
 * @param start starts the SDK
 */`;

  test("is read part by part", () => {
    expect(readPatch("web/patches/wait.ts", comment)).toEqual({
      path: "web/patches/wait.ts",
      of: "firebase 12.19.0",
      summary: "keeps a page alive",
      why: "the SDK waits",
      gain: "4.5 KiB on /auth",
      tests: ["tests/one.test.ts", "tests/two.test.ts"],
      removeWhen: "the SDK no longer waits",
    });
  });

  test.each(["Patch of", "Wrong", "Patch", "Test", "Remove when"])("is invalid without %s", (part) => {
    const without = comment.replaceAll(new RegExp(`${part}(?=:| firebase)`, "g"), "Other");

    expect(() => readPatch("web/patches/wait.ts", without)).toThrow(part);
  });
});
