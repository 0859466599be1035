/** `npm run package`: builds the package in `.cairn/package` and packs it there with `npm pack`. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPackage } from "./buildPackage.ts";

const folder = fileURLToPath(new URL("../.cairn/package", import.meta.url));
await buildPackage(folder);
const file = execFileSync("npm", ["pack", "--silent"], { cwd: folder, encoding: "utf8" }).trim();
console.log(join(folder, file));
