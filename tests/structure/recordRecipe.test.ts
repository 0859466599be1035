import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/install.mjs";
import { listed, original, pathOf, pathTo, STEPS, type Step } from "./recordSteps.ts";

/** The most files that a new kind of record may touch. */
const FILES_AT_MOST = 12;

const COPIED = ["functions", "web", "emulators", "tests", "firestore.rules", "tsconfig.json", "vitest.config.ts"];
const SKIPPED = new Set(["node_modules", "lib", "dist", ".cairn"]);
/** The tests that the recipe relies on. */
const TESTS = [
  "tests/structure/collections.test.ts",
  "tests/structure/privacyPage.test.ts",
  "tests/rules/knownFields.test.ts",
  "tests/rules/cost/rulesCost.test.ts",
  "unsentWords.test.ts",
];

/** What the compiler reads: all that the recipe touches, or what depends on the domain's files and the new store. */
const PROJECTS = {
  "all.json": [
    ...["../functions/src/{data,domain}/**/*.ts", "../web/src/**/*.ts", "../web/src/**/*.tsx"],
    ...["rules/**/*.ts", pathTo("unknownFields.test.ts").replace("tests/", ""), "support/globalSetup.ts"],
  ],
  "users.json": [`../${pathTo("collectionSchemas.ts")}`, `../${pathTo("createPlan.ts")}`],
} as const;

let scratch: string;
beforeAll(() => {
  const folder = join(PROJECT_ROOT, ".cairn");
  mkdirSync(folder, { recursive: true });
  // Inside of the project, so that packages are found.
  scratch = mkdtempSync(join(folder, "recipe-"));
  for (const name of [...COPIED, "package.json"]) {
    cpSync(join(PROJECT_ROOT, name), join(scratch, name), {
      recursive: true,
      filter: (source) => !SKIPPED.has(basename(source)),
    });
  }
  for (const [name, include] of Object.entries(PROJECTS)) {
    writeFileSync(join(scratch, "tests", name), JSON.stringify({ extends: "./tsconfig.json", include }));
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Makes the copy what it is after these steps. */
function follow(steps: readonly Step[]): void {
  for (const step of STEPS) {
    const path = pathOf(step);
    const isNew = step.path.includes("<");
    const text = isNew ? "" : original(path);
    if (steps.includes(step)) writeFileSync(join(scratch, path), step.edit(text));
    else if (isNew) rmSync(join(scratch, path), { force: true });
    else writeFileSync(join(scratch, path), text);
  }
}

const without = (...paths: string[]) => STEPS.filter((step) => !paths.includes(step.path));

interface Run {
  readonly code: number | null;
  readonly output: string;
}

const { resolve } = createRequire(import.meta.url);

function run(script: string, ...options: string[]): Promise<Run> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [script, ...options], { cwd: scratch, env: { ...env, NO_COLOR: "1" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => done({ code, output }));
  });
}

const checkTypes = (project: keyof typeof PROJECTS) =>
  run(
    join(dirname(resolve("typescript/package.json")), "bin/tsc"),
    ...["--noEmit", "--pretty", "false", "-p", `tests/${project}`],
  );
const runTests = (...files: string[]) =>
  run(
    join(dirname(resolve("vitest/package.json")), "vitest.mjs"),
    ...["run", "--root", scratch, "--project", "unit", "--project", "structure", "--project", "rules", ...files],
  );

/** The files with type errors, by name. */
function faulty({ output }: Run): ReadonlySet<string> {
  return new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path = ""]) => basename(path)));
}

test("the recipe for a kind of record lists the files that a new one touches, at most 12", () => {
  expect(STEPS.map(({ path }) => path)).toEqual(listed);
  expect(new Set(STEPS.map(pathOf)).size).toBeLessThanOrEqual(FILES_AT_MOST);
});

test("a kind of record added by the recipe compiles, and its tests pass", async () => {
  follow(STEPS);

  const types = await checkTypes("all.json");
  const tests = await runTests(...TESTS, "tests/rules/visit.test.ts");

  expect(types).toEqual({ code: 0, output: "" });
  expect(tests.code, tests.output).toBe(0);
});

test("the compiler names the files of the recipe that a new collection lacks", async () => {
  follow(STEPS.filter(({ path }) => path === pathTo("collections.ts")));

  expect([...faulty(await checkTypes("all.json"))]).toEqual(
    expect.arrayContaining([
      "PrivacyScreen.tsx",
      "UnsentRow.tsx",
      "collectionSchemas.ts",
      "rowExamples.ts",
      "storedKinds.ts",
      "unknownFields.test.ts",
    ]),
  );
});

test("the compiler rejects a new kind without its schema, its facts or its store", async () => {
  follow(without("functions/src/domain/<subject>/<kind>.ts", pathTo("collections.ts"), pathTo("<Kinds>Store.ts")));

  const { output } = await checkTypes("users.json");

  expect(output).toContain("Cannot find module '../school/visit.ts'");
  expect(output).toContain("'visits' does not exist in type");
  expect(output).toMatch(/Cannot find module '[^']*VisitsStore.ts'/);
});

test("a test fails without the rules of a new collection, without their test, and without labels for its fields", async () => {
  follow(without("firestore.rules", "tests/rules/<kind>.test.ts", pathTo("unsent.ts")));

  const { code, output } = await runTests(...TESTS);

  expect(code).toBe(1);
  for (const title of [
    "the security rules have blocks for the collections of the register and for no others",
    "every collection that the student writes has a test of its rules",
    "the rules list exactly the fields of a row in visits",
    "Add a visit, largest",
    "every field has a label",
  ]) {
    expect(output).toContain(title);
  }
});
