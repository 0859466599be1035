import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSupported } from "../../emulators/start/nodeVersion.mjs";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");
const enginesOf = (manifest: string): string => JSON.parse(read(manifest)).engines.node;

const workflow = read(".github/workflows/tests.yml");
const [, matrix = ""] = /^ +node: \[([\d, ]+)\]$/m.exec(workflow) ?? [];
const versions = matrix.split(", ");

/** Enough above the least minor version of each supported major one. */
const NEWEST = "99.0";

test("the workflow runs every test on each supported major version of Node", () => {
  const supported = [...enginesOf("package.json").matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);

  expect(versions).toEqual(supported);
  expect(versions.filter((version) => !isSupported(`${version}.${NEWEST}`, enginesOf("package.json")))).toEqual([]);
  expect(read("README.md")).toContain(`(${versions.slice(0, -1).join(", ")} or ${versions.at(-1)})`);
});

test("development takes the version of Node that the functions have in the cloud", () => {
  expect(read(".nvmrc").trim()).toBe(enginesOf("functions/package.json"));
  expect(read("firebase.json")).toContain(`"runtime": "nodejs${enginesOf("functions/package.json")}"`);
});

test("the workflow runs every test in a container that has packages of Firefox and WebKit", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own syntax.
  expect(workflow).toContain("container: node:${{ matrix.node }}-bookworm");
});

test("no run of the tests asks which facts are still to look up: that depends on the day", () => {
  const manifest: { scripts: Readonly<Record<string, string>> } = JSON.parse(read("package.json"));
  const runs = [workflow, read(".ci/run"), read("tests/run.mjs"), manifest.scripts.test ?? ""];

  expect(runs.filter((run) => /check:content|checkContent/.test(run))).toEqual([]);
});

test("the workflow runs scripts that exist", () => {
  const runs = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command);

  const trust = 'git config --global --add safe.directory "$GITHUB_WORKSPACE"';
  const simulation = ["npm ci", "npm run simulate -- --histories 25000"];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own syntax.
  const names = "--browser ${{ matrix.browser }} --histories ${{ matrix.histories }}";
  const inBrowsers = ["npm ci", `npm run simulate -- ${names}`];
  expect(runs).toEqual([trust, ".ci/run", "npm test -- --firestore=official", ...simulation, ...inBrowsers]);
  expect(existsSync(join(PROJECT_ROOT, ".ci/run"))).toBe(true);
});
