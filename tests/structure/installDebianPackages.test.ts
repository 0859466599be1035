import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const INSTALL = fileURLToPath(new URL("../installDebianPackages.mjs", import.meta.url));
const WHY = "The tests read printed pages with its pdftotext, which was not found.";

let folder: string;
// A system whose apt-get only says how it was called.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-debian-"));
  await writeFile(join(folder, "apt-get"), '#!/bin/sh\necho "apt-get $*"\n');
  await chmod(join(folder, "apt-get"), 0o755);
  await writeFile(join(folder, "debian"), "NAME=Debian\nID=debian\n");
  await writeFile(join(folder, "fedora"), "NAME=Fedora\nID=fedora\n");
});
afterAll(() => rm(folder, { recursive: true }));

/** What a person sees, line by line. */
function linesOf(system: "debian" | "fedora", userId: number): readonly string[] {
  const script = `
    import { installDebianPackages } from ${JSON.stringify(INSTALL)};
    process.getuid = () => ${userId};
    installDebianPackages(["poppler-utils", "xvfb"], ${JSON.stringify(WHY)}, ${JSON.stringify(join(folder, system))});
  `;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  return stdout.split("\n").filter((line) => line !== "");
}

test("root on Debian reads which packages are installed, and why, before the installation", () => {
  expect(linesOf("debian", 0)).toEqual([
    `About to install from Debian, because this runs as root: poppler-utils, xvfb. ${WHY}`,
    "apt-get update",
    "apt-get install -y --no-install-recommends poppler-utils xvfb",
  ]);
});

test.each([
  ["debian", 1000],
  ["fedora", 0],
] as const)("nothing is said or installed on %s as user %i", (system, userId) => {
  expect(linesOf(system, userId)).toEqual([]);
});
