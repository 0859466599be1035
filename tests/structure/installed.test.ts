import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isInstalled } from "../../emulators/start/install.mjs";

let template: string;
let folder: string;

// A project of workspaces without registry packages, installed by npm itself.
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), "cairn-installed-"));
  folder = template;
  await write("package.json", { name: "project", version: "1.0.0", workspaces: ["web", "tools"] });
  await write("web/package.json", { name: "web", version: "1.0.0", dependencies: { tools: "1.0.0" } });
  await write("tools/package.json", { name: "tools", version: "1.0.0" });
  npm("install", "--package-lock-only");
  npm("ci");
}, 60_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-installed-"));
  await cp(template, folder, { recursive: true, verbatimSymlinks: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(template, { recursive: true, force: true }));

test("`npm ci` counts as installed, a fresh clone does not", async () => {
  expect(isInstalled(folder)).toBe(true);

  await rm(join(folder, "node_modules"), { recursive: true });

  expect(isInstalled(folder)).toBe(false);
});

test("a package in package-lock.json that npm did not install is missing", async () => {
  const lock = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"));

  await write("package-lock.json", {
    ...lock,
    packages: { ...lock.packages, "node_modules/left-pad": { version: "1.3.0", integrity: "sha512-a" } },
  });
  expect(isInstalled(folder)).toBe(false);

  // npm skips optional packages for other operating systems.
  await write("package-lock.json", {
    ...lock,
    packages: { ...lock.packages, "node_modules/left-pad": { version: "1.3.0", optional: true, os: ["aix"] } },
  });
  expect(isInstalled(folder)).toBe(true);
});

test.each([
  ["version", { version: "1.0.1", integrity: "sha512-a" }],
  ["content", { version: "1.0.0", integrity: "sha512-b" }],
])("a package installed with another %s is outdated", async (_, locked) => {
  const lock = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"));
  const hidden = JSON.parse(await readFile(join(folder, "node_modules/.package-lock.json"), "utf8"));
  const path = "node_modules/left-pad";
  const installed = { version: "1.0.0", integrity: "sha512-a" };
  await write("node_modules/.package-lock.json", { ...hidden, packages: { ...hidden.packages, [path]: installed } });

  await write("package-lock.json", { ...lock, packages: { ...lock.packages, [path]: installed } });
  expect(isInstalled(folder)).toBe(true);
  await write("package-lock.json", { ...lock, packages: { ...lock.packages, [path]: locked } });
  expect(isInstalled(folder)).toBe(false);
});

test("a workspace that requires something else than package-lock.json has is outdated", async () => {
  await write("web/package.json", { name: "web", version: "1.0.0", dependencies: { tools: "1.0.0", zod: "4.6.7" } });

  expect(isInstalled(folder)).toBe(false);
});

test("an interrupted install does not count", async () => {
  // npm writes this file last.
  await rm(join(folder, "node_modules/.package-lock.json"));

  expect(existsSync(join(folder, "node_modules/web"))).toBe(true);
  expect(isInstalled(folder)).toBe(false);
});

async function write(path: string, content: object): Promise<void> {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(content));
}

function npm(...args: readonly string[]): void {
  const command = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(command, [...args, "--offline", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
}
