import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/install.mjs";
import { sourceFiles } from "./sourceFiles.ts";

/** The most files that a new kind of record may touch. */
const FILES_AT_MOST = 12;

interface Step {
  /** A path in the recipe of docs/CONTRIBUTING.md, with `<subject>`, `<kind>` and `<Kinds>`. */
  readonly path: string;
  /** The file after the step. It is empty before if it does not exist. */
  readonly edit: (text: string) => string;
}

/** What the recipe lists, in its order. */
const recipe = /### Add a kind of record\n([\s\S]*?)\n### /.exec(
  readFileSync(join(PROJECT_ROOT, "docs/CONTRIBUTING.md"), "utf8"),
);
const listed = [...(recipe?.[1] ?? "").matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = ""]) => path);
const pathTo = (name: string) => {
  const path = listed.find((each) => basename(each) === name);
  if (path === undefined) throw new Error(`The recipe does not list ${name}.`);
  return path;
};

/** Puts a line before another one, which must be there. */
function before(text: string, place: string | RegExp, line: string): string {
  const at = typeof place === "string" ? text.indexOf(place) : text.search(place);
  if (at < 0) throw new Error(`The recipe's place is gone: ${place}`);
  return text.slice(0, at) + line + text.slice(at);
}

const original = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");
/** The existing file that a step copies. */
const [timelineStore = ""] = sourceFiles("web/src").flatMap(({ path }) =>
  path.endsWith("/TimelineStore.ts") ? [path] : [],
);

/** The recipe for `visits`, a student's visits to schools. */
const STEPS: readonly Step[] = [
  {
    path: "functions/src/domain/<subject>/<kind>.ts",
    edit: () => `import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";

export const VISIT_LIMIT = 100;
export const VISIT_GUIDE_LENGTH = 80;

/** A visit to a school. */
export const visit = z.object({ day: storedDay, guide: z.string().check(z.maxLength(VISIT_GUIDE_LENGTH)) });
export type Visit = z.infer<typeof visit>;

export const visitKind = recordKind(visit, ["day"], { guide: "" });

/** \`users/{uid}/visits/all\`. */
export const visitList = rowList(visit, VISIT_LIMIT);
`,
  },
  {
    path: pathTo("collections.ts"),
    edit: (text) =>
      before(
        text,
        '  photos: {\n    shape: "fixed"',
        '  visits: { ...LIST, ...OWN_ROWS, sample: "deleted", ...NOWHERE },\n',
      ),
  },
  {
    path: pathTo("collectionSchemas.ts"),
    edit: (text) => {
      const imported = before(
        text,
        "import { SCORE_LIMIT",
        'import { VISIT_LIMIT, visitKind, visitList } from "../school/visit.ts";\n',
      );
      const withSchema = before(imported, "  photos: documents(photo),", "  visits: documents(visitList),\n");
      const withKind = before(withSchema, "  photos: { photo: photoKind },", "  visits: { visit: visitKind },\n");
      return before(withKind, "  summaries: EXPERIENCE_LIMIT,", "  visits: VISIT_LIMIT,\n");
    },
  },
  {
    path: "firestore.rules",
    edit: (text) =>
      before(
        text,
        "      match /timelines/{listId} {",
        `      match /visits/{listId} {

        function isVisit(visit, before) {
          return visit == null || hasFields(visit, before, ['day', 'guide'], ['day'])
            && (visit.get('guide', '') + '').size() <= 80
            && areDays([visit.get('day', null)].removeAll(before.values()));
        }

        allow read: if isSelf(uid);
        allow create: if createsList() && listId == 'all' && touchesOneRow({}, 100) && isVisit(row(), {});
        allow update: if updatesList() && touchesOneRow(resource.data.items, 100) && isVisit(row(), rowBefore());
      }

`,
      ),
  },
  {
    path: "tests/rules/<kind>.test.ts",
    edit: () => `import { rowListPath } from "@domain/records/firestorePaths.ts";
import { VISIT_GUIDE_LENGTH, VISIT_LIMIT, visit, visitList } from "@domain/school/visit.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = rowListPath("ann", "visits");
const seen = { day: "2026-11-20", guide: "Sam" };
const rules = useRules("visit");

describeRecord({
  what: "a visit",
  site: rowSite(rules, path, seen),
  schema: visit,
  plain: seen,
  needed: ["day"],
  largest: [{ day: "2026-11-21", guide: "g".repeat(VISIT_GUIDE_LENGTH) }],
  texts: [{ fields: ["guide"], longest: VISIT_GUIDE_LENGTH }],
  days: ["day"],
});

describeRows({ rules, path, schema: visitList, row: seen, edit: ["guide", "Kim"], limit: VISIT_LIMIT });
`,
  },
  {
    path: pathTo("rowExamples.ts"),
    edit: (text) =>
      before(
        text,
        "  schools: {",
        `  visits: {
    what: "a visit",
    row: { day: "2026-11-20", guide: "Sam" },
    edit: { guide: "Kim" },
    largest: { day: "2026-11-20", guide: "g".repeat(80) },
  },
`,
      ),
  },
  { path: pathTo("data.ts"), edit: (text) => before(text, "  photos: ", '  visits: "your visits to schools",\n') },
  {
    path: pathTo("privacy.ts"),
    edit: (text) => before(text, "  photos: ", '  visits: { what: "Your visits to schools" },\n'),
  },
  {
    path: pathTo("unsent.ts"),
    edit: (text) =>
      before(before(text, '  scores: "', '  visits: "Visit",\n'), "  experienceName: ", '  guide: "Guide",\n'),
  },
  {
    path: pathTo("<Kinds>Store.ts"),
    edit: () =>
      original(timelineStore)
        .replaceAll("@domain/timeline/timelineStep", "@domain/school/visit")
        .replaceAll("TimelineStepKind", "VisitKind")
        .replaceAll("TIMELINE_STEP_LIMIT", "VISIT_LIMIT")
        .replaceAll("timelineStepKind", "visitKind")
        .replaceAll(/TimelineStep\b/g, "Visit")
        .replaceAll("TimelineStore", "VisitsStore")
        .replaceAll("timelinePath(uid)", 'rowListPath(uid, "visits")')
        .replaceAll("timelinePath", "rowListPath")
        .replace(/\n *notLoaded: [^\n]*/, "")
        .replace("step, text.stepNotSaved", "step")
        .replace(/import \* as text [^\n]*\n/, ""),
  },
  {
    path: pathTo("Plan.ts"),
    edit: (text) => {
      const [line = ""] = /^import \{ TimelineStore \}.*\n/m.exec(text) ?? [];
      const imported = before(text, line, line.replaceAll("TimelineStore", "VisitsStore"));
      return before(imported, "    timeline: new ", "    visits: new VisitsStore(firestore),\n");
    },
  },
  {
    path: pathTo("unknownFields.test.ts"),
    edit: (text) => {
      const imported = before(text, "  savedResourcesPath,", "  rowListPath,\n");
      return before(
        imported,
        "  schools: {",
        `  visits: {
    path: (uid) => rowListPath(uid, "visits"),
    document: list({ day: "2026-11-20", guide: "Sam" }),
    edit: async ({ visits }) => {
      visits.list.load();
      await until(() => visits.rows.length === 1);
      return visits.list.change("one", { guide: "Kim" });
    },
  },
`,
      );
    },
  },
];

/** The files of the steps, as the made-up kind calls them. */
function pathOf(step: Step): string {
  const named = step.path.replace("<subject>", "school").replace("<kind>", "visit").replace("<Kinds>", "Visits");
  return step.path.includes("<Kinds>") ? join(dirname(timelineStore), basename(named)) : named;
}

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
  "users.json": [`../${pathTo("collectionSchemas.ts")}`, `../${pathTo("Plan.ts")}`],
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
      "putBack.ts",
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
