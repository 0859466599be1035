import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { sourceFiles } from "../sourceFiles.ts";
import { packageLicenses } from "./licenses.ts";
import { type LockedPackages, lockedFor, lockedPackages, manifestOf, namedBy, ROOMS, type Room } from "./manifests.ts";

/** Packages that are used without an import, by the workspace that uses them. */
const RUN_NOT_IMPORTED: Readonly<Record<Room, readonly RegExp[]>> = {
  "": [/^@types\//, /^@biomejs\/biome$/, /^typescript$/, /^firebase-tools$/, /^tsx$/],
  // The styles load the fonts.
  web: [/^@types\//, /^@fontsource-variable\//],
  functions: [],
  // The protocol's definitions are read as data.
  "emulators/firestore": [/^@types\//, /^@google-cloud\/firestore$/, /^typescript$/, /^tsx$/],
  // Runs Google's emulators; start.mjs uses tsx to run TypeScript.
  emulators: [/^firebase-tools$/, /^tsx$/],
};

/** Imported without being a dependency: the functions folder is built here, and its upload needs no bundler. */
const IMPORTED_UNNAMED: Readonly<Partial<Record<Room, readonly string[]>>> = { functions: ["vite"] };

const OURS = /^(web|functions|emulators|tests)\/|^[\w.-]+\.json$/;

const locked = lockedPackages();
const files = sourceFiles("web", "functions", "emulators", "tests");

describe.each(ROOMS)("the manifest of %j", (room) => {
  const named = Object.keys(namedBy(manifestOf(room)));
  const imported = new Set(
    files.filter(({ path }) => roomOf(path) === room).flatMap(({ imports }) => packagesOf(imports)),
  );

  test("names every package that the workspace imports", () => {
    expect([...imported].filter((name) => !named.includes(name) && !IMPORTED_UNNAMED[room]?.includes(name))).toEqual(
      [],
    );
  });

  test("names nothing that the workspace does not use", () => {
    const runs = RUN_NOT_IMPORTED[room];

    expect(named.filter((name) => !imported.has(name) && !runs.some((run) => run.test(name)))).toEqual([]);
  });

  test("pins the versions of the lock file and the other manifests", () => {
    const { dependencies, devDependencies } = manifestOf(room);

    expect({ dependencies: locked[room]?.dependencies, devDependencies: locked[room]?.devDependencies }).toEqual({
      dependencies,
      devDependencies,
    });
    for (const [name, version] of Object.entries(namedBy(manifestOf(room)))) {
      expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/);
      expect(`${name} ${version}`).toBe(`${name} ${lockedFor(locked, room, name).version}`);
    }
  });
});

// No versions: a new release must not turn a check red before anyone has looked at it.
test("DEPENDENCIES.md has each package with its license", async () => {
  const text = await readFile(join(PROJECT_ROOT, "docs/DEPENDENCIES.md"), "utf8");
  const told = text.split("\n").flatMap((line) => {
    const [, name, , , license] = line.split("|").map((cell) => cell.trim());
    return name?.startsWith("`") ? [`${name.replaceAll("`", "")} ${license}`] : [];
  });

  const named = ROOMS.flatMap((room) =>
    Object.keys(namedBy(manifestOf(room)))
      .filter((name) => !name.startsWith("@cairn/"))
      .map((name) => `${name} ${lockedFor(locked, room, name).license}`),
  );
  expect(told.sort()).toEqual([...new Set(named)].sort());
});

test("every package has a known license that allows its use here (`npm run licenses` lists them)", () => {
  const licenses = packageLicenses(locked);

  expect(licenses.length).toBeGreaterThan(900);
  expect(licenses.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
});

test("an unknown or tools-only license is rejected for shipped packages", () => {
  const allowed = (license: object) =>
    packageLicenses({ "node_modules/a": { version: "1.0.0", ...license } })[0]?.isAllowed;

  expect(allowed({})).toBe(false);
  expect(allowed({ license: "GPL-3.0", dev: true })).toBe(false);
  expect(allowed({ license: "MPL-2.0" })).toBe(false);
  expect(allowed({ license: "MPL-2.0", dev: true })).toBe(true);
  expect(allowed({ license: "(GPL-2.0 OR MIT)" })).toBe(true);
});

test("the lock file has a hash of each package and no address", () => {
  const fetched = Object.entries(locked).filter(([path, { link }]) => path.includes("node_modules/") && !link);

  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("npm creates the same lock file again from the manifests, offline", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cairn-lock-"));
  const copied = [...ROOMS.map((room) => join(room, "package.json")), "package-lock.json", ".npmrc"];
  for (const file of copied) await cp(join(PROJECT_ROOT, file), join(folder, file));

  const args = ["install", "--package-lock-only", "--ignore-scripts", "--offline", "--cache", join(folder, "cache")];
  await promisify(execFile)(process.platform === "win32" ? "npm.cmd" : "npm", args, { cwd: folder });

  const { packages } = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"));
  expect(whatIsInstalled(packages)).toEqual(whatIsInstalled(locked));
  await rm(folder, { recursive: true });
});

/**
 * The facts that decide which files are installed. Older npm versions omit facts that only save time, such as `libc`.
 */
function whatIsInstalled(packages: LockedPackages): object {
  return Object.fromEntries(
    Object.entries(packages).map(([path, { version, integrity, dev, link }]) => [
      path,
      { version, integrity, dev, link },
    ]),
  );
}

/** Tests belong to the project's own manifest, wherever they are. Only the embedded Firestore has its own. */
function roomOf(path: string): Room {
  if (path.startsWith("emulators/firestore/")) return "emulators/firestore";
  if (/\.test\.tsx?$/.test(path)) return "";
  return ROOMS.find((room) => room !== "" && path.startsWith(`${room}/`)) ?? "";
}

function packagesOf(imports: readonly string[]): readonly string[] {
  return imports
    .filter((target) => /^(@[a-z][^/]*\/)?[a-z][\w.-]*(\/|$)/.test(target) && !OURS.test(target))
    .map((target) =>
      target
        .split("/")
        .slice(0, target.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}
