/**
 * Runs a command that is written in TypeScript: `node emulators/start/runTypeScript.mjs FILE [arguments]`. The command
 * finds its arguments where it would if Node.js ran it itself.
 */
import "./supportedNode.mjs";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT_ROOT } from "./install.mjs";

const [, , file = ""] = process.argv;
if (!existsSync(file)) {
  console.error(`There is no file "${file}" to run.`);
  process.exit(1);
}
process.argv.splice(1, 2, resolve(file));
const { register } = await import("tsx/esm/api");
// The tests' settings know every path that a command may import from, `@domain/…` among them.
register({ tsconfig: join(PROJECT_ROOT, "tests", "tsconfig.json") });
await import(pathToFileURL(resolve(file)).href);
