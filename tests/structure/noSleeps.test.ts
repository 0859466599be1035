import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { sourceFiles } from "./sourceFiles.ts";

const CHANCE_OR_TIME = /\bMath\.random\b|\bsetTimeout\s*\(|\bwaitForTimeout\b|timers\/promises/;

/** Programs that measure. A pause there is part of what they measure. */
const PROGRAMS = /^tests\/(bench|load)\//;

/** Files that may use a timer, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  "tests/screens/contentPolicy.test.ts": "the page has to refuse `setTimeout` with a text",
  "tests/screens/prerenderedSignIn.test.ts": "stands for a browser that draws the next frame late",
  "tests/screens/support/leaveAtOnce.ts": "leaves the page after the form's own handlers, without a pause",
  "tests/support/until.ts": "asks again until a condition holds",
};

test("a test waits for what a user sees, never for a time, and takes the same values each time", () => {
  const all = [
    ...sourceFiles("tests", "emulators/firestore/tests"),
    ...sourceFiles("functions/src", "web").filter(({ path }) => /\.test\.tsx?$/.test(path)),
  ].map(({ path }) => path);
  const files = all.filter((path) => !PROGRAMS.test(path));

  const found = files.filter((path) => CHANCE_OR_TIME.test(readFileSync(join(PROJECT_ROOT, path), "utf8")));

  expect(files.length).toBeGreaterThan(500);
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED));
});
