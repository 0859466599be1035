import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const biome = join(dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")), "bin/biome");

/**
 * `const TaskRow = observer(function TaskRow() {…})`: React's tools and warnings name a component by its function, so
 * the two names have to be the same. ESLint's rule allows a function that is named like the constant it initializes;
 * Biome's does so only without a call around the function, so biome.json turns it off for components and this test
 * takes its place.
 */
const COMPONENT = /\bconst (\w+) = (?:observer|memo)\(function \1\b/;

interface Finding {
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
  /** Where the outer variable is. */
  readonly advices: readonly { readonly start: { readonly line: number } }[];
}

test("no name in a component hides one from outside", () => {
  const { stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--only=suspicious/noShadow", "--reporter=json", "--max-diagnostics=none", "web/src"],
    { cwd: PROJECT_ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const findings: readonly Finding[] = JSON.parse(stdout).diagnostics;
  const components = findings.filter(isComponent);

  // Otherwise Biome was not asked at all.
  expect(components.length).toBeGreaterThan(100);
  expect(findings.filter((each) => !components.includes(each)).map(placeOf)).toEqual([]);
});

/** Whether a component is named like its constant, which stands in the same line. */
function isComponent({ location, advices }: Finding): boolean {
  const { line } = location.start;
  return advices[0]?.start.line === line && COMPONENT.test(lineOf(location.path, line));
}

function placeOf({ location: { path, start } }: Finding): string {
  return `${path}:${start.line}: ${lineOf(path, start.line).trim()}`;
}

function lineOf(path: string, line: number): string {
  return readFileSync(join(PROJECT_ROOT, path), "utf8").split("\n")[line - 1] ?? "";
}
