/** Runs before a deployment: writes the lock file that the cloud uses to install the functions folder. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../start/projectRoot.ts";
import { cutLock, type LockFile } from "./cutLock.ts";

const lock = JSON.parse(await readFile(join(PROJECT_ROOT, "package-lock.json"), "utf8")) as LockFile;
const cut = cutLock(lock, "functions");
await writeFile(join(PROJECT_ROOT, "functions", "package-lock.json"), `${JSON.stringify(cut, null, 2)}\n`);
console.log(`functions/package-lock.json: ${Object.keys(cut.packages).length - 1} packages.`);
