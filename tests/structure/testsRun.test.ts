import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const FOLDERS = ["emulators", "functions", "tests", "web"];
const SKIPPED = new Set(["node_modules", "dist", "lib"]);

/** The files that `npm test` runs with these arguments. */
function filesRunBy(...args: string[]): readonly string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["tests/run.mjs", ...args, "--list"], {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
    env: { ...process.env, CAIRN_TESTS: "", NO_COLOR: "1" },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout.split("\n").flatMap((line) => /^\[(\w+)\] (\S+)$/.exec(line)?.slice(1, 3).join(" ") ?? []);
}

const withoutProject = (line: string) => line.replace(/^\w+ /, "");

function* testFilesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(PROJECT_ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFilesIn(path);
    else if (/\.test\.\w+$/.test(entry.name)) yield path;
  }
}

test("continuous integration runs every test file of the project, each in one project of vitest.config.ts", () => {
  const [, command = ""] = /^npm test -- (.+)$/m.exec(readFileSync(join(PROJECT_ROOT, ".ci/run"), "utf8")) ?? [];

  const run = filesRunBy(...command.split(" ")).map(withoutProject);

  expect(run.toSorted()).toEqual(FOLDERS.flatMap((folder) => [...testFilesIn(folder)]).toSorted());
});

test("`npm test` without arguments runs a test for each row of the table “When something breaks”", () => {
  const architecture = readFileSync(join(PROJECT_ROOT, "docs/ARCHITECTURE.md"), "utf8");
  const [, section = ""] = architecture.split("## When something breaks\n");
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").filter((line) => /^\| (?!Fault |---)/.test(line));
  const everyday = new Set(filesRunBy().map(withoutProject));

  const cited = rows.map((row) =>
    [...row.matchAll(/`((?:tests|emulators)\/\S+\.test\.tsx?)`/g)].map(([, path]) => path),
  );

  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((_, at) => cited[at]?.length === 0)).toEqual([]);
  expect(cited.flat().filter((path) => path === undefined || !everyday.has(path))).toEqual([]);
});
