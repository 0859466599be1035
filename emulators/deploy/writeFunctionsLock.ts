/** Runs before a deployment: writes the lock file that the cloud uses to install the functions folder. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../start/projectRoot.ts";
import { extractLock, type LockFile } from "./extractLock.ts";

const lock = JSON.parse(await readFile(join(PROJECT_ROOT, "package-lock.json"), "utf8")) as LockFile;
const extracted = extractLock(lock, "functions");
await writeFile(join(PROJECT_ROOT, "functions", "package-lock.json"), `${JSON.stringify(extracted, null, 2)}\n`);
console.log(`functions/package-lock.json: ${Object.keys(extracted.packages).length - 1} packages.`);
