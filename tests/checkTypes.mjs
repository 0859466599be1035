/**
 * `npm run check:types`: checks the types of every folder that has a tsconfig.json, two at a time, and reports each
 * of them even when one fails. Ends with 1 when one did. Plain JavaScript, so that no type error can keep it from running.
 *
 * `node tests/checkTypes.mjs FOLDER` checks the projects below another folder.
 */
import "../emulators/start/supportedNode.mjs";
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { PROJECT_ROOT } from "../emulators/start/install.mjs";

/** As many as the smallest machine that runs this has processors. */
const AT_ONCE = 2;
const SKIPPED = new Set(["node_modules", ".cairn", ".git"]);
const TSC = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin", "tsc");

const root = resolve(process.argv[2] ?? PROJECT_ROOT);
// The one at the root only holds what the others share.
const projects = projectsIn(root).filter((folder) => folder !== root);
const waiting = [...projects];
/** @type {string[]} */
const failed = [];

await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
console.log(
  failed.length === 0
    ? `Checked ${projects.length}: no type errors.`
    : `Checked ${projects.length}: type errors in ${failed.sort().join(", ")}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * @param {string} folder
 * @returns {string[]} the folders in it, itself included, that have a tsconfig.json
 */
function projectsIn(folder) {
  const inside = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !SKIPPED.has(entry.name),
  );
  return [
    ...(existsSync(join(folder, "tsconfig.json")) ? [folder] : []),
    ...inside.flatMap(({ name }) => projectsIn(join(folder, name))),
  ];
}

/** @returns {Promise<void>} */
async function checkNext() {
  const project = waiting.shift();
  if (project === undefined) return;
  const name = relative(root, project);
  const { code, output } = await tsc(project);
  if (code !== 0) failed.push(name);
  console.log(code === 0 ? `${name}: no type errors` : `${name}: type errors\n${output.trimEnd()}`);
  await checkNext();
}

/**
 * @param {string} project
 * @returns {Promise<{ code: number | null, output: string }>} with the files' paths from the root
 */
function tsc(project) {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [TSC, "--noEmit", "--pretty", "false", "-p", project], { cwd: root });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => done({ code, output }));
  });
}
