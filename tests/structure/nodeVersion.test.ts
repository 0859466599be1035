import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { isSupported } from "../../emulators/start/nodeVersion.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHECK = "emulators/start/supportedNode.mjs";

/** Commands that end with a sentence of their own, run on any Node.js, or only call other scripts of the list. */
const OTHERS = /^(npm run [\w:]+( && npm run [\w:]+)*|biome [\w .-]+|firebase deploy)$/;
/** What Node.js 18 has of its own modules, as far as the entries use it. */
const IN_NODE_18: Readonly<Record<string, readonly string[]>> = {
  "node:child_process": ["spawn", "spawnSync"],
  "node:fs": ["existsSync", "mkdirSync", "readFileSync", "readdirSync", "rmSync"],
  "node:module": ["createRequire"],
  "node:path": ["delimiter", "dirname", "join", "relative", "resolve"],
  "node:url": ["fileURLToPath", "pathToFileURL"],
};

const manifest: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
);
const commands = Object.values(manifest.scripts);
/** The files that Node.js is given to run by the scripts of package.json. */
const entries = [...new Set(commands.flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []))];

/** The static imports of a file in the order in which they run. */
function importsOf(file: string) {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/^import (?:\{ ([^}]*) \} from )?"([^"]+)";$/gm)].map(([, names = "", target = ""]) => ({
    names: names === "" ? [] : names.split(", "),
    target: target.startsWith(".") ? posix.join(dirname(file), target) : target,
  }));
}

/** All that is read before the first line of the entry runs. */
function readFirst(entry: string, found = new Set<string>()): readonly string[] {
  if (found.has(entry) || !entry.endsWith(".mjs")) return [...found];
  found.add(entry);
  for (const { target } of importsOf(entry)) readFirst(target, found);
  return [...found];
}

const folder = mkdtempSync(join(tmpdir(), "cairn-node-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("every script begins with an entry of ours or runs a tool that needs none", () => {
  expect(entries.length).toBeGreaterThan(4);
  expect(commands.filter((command) => !command.startsWith("node ") && !OTHERS.test(command))).toEqual([]);
});

describe.each(entries)("%s", (entry) => {
  test("uses nothing of Node.js that version 18 lacks before its check", () => {
    for (const file of readFirst(entry)) {
      for (const { names, target } of importsOf(file).filter((each) => !each.target.endsWith(".mjs"))) {
        expect(IN_NODE_18[target], `${file} imports ${target}`).toEqual(expect.arrayContaining([...names]));
      }
    }
  });

  test("ends on Node.js 18 with one sentence before it does anything", () => {
    // Otherwise the entry would begin its work below.
    if (entry !== CHECK) expect(importsOf(entry)[0]).toEqual({ names: [], target: CHECK });
    const pretence = join(folder, "pretence.cjs");
    writeFileSync(pretence, 'Object.defineProperty(process, "version", { value: "v18.20.8" });');

    const { status, stdout, stderr } = spawnSync(process.execPath, ["--require", pretence, join(ROOT, entry)], {
      encoding: "utf8",
    });

    expect(status).toBe(1);
    expect(stdout + stderr).toBe(
      "Cairn needs Node.js 20.19+, 22.12+ or 24+, and this is v18.20.8. " +
        "Install one of those from https://nodejs.org and run the command again.\n",
    );
  });
});

describe("a version of Node.js", () => {
  const range = "^20.19.0 || ^22.12.0 || >=24.0.0";

  test.each(["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v26.1.0"])("%s is supported", (version) => {
    expect(isSupported(version, range)).toBe(true);
  });

  test.each(["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.9", "v23.9.0"])("%s is not supported", (version) => {
    expect(isSupported(version, range)).toBe(false);
  });
});
