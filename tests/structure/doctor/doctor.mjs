/**
 * `npm run doctor` checks what starting, testing and deploying need. Plain JavaScript without dependencies, so it can
 * run on an old Node.js, and before anything is installed, and say what to do first.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, PROJECT_ROOT } from "../../../emulators/start/install.mjs";
import { isSupported } from "../../../emulators/start/nodeVersion.mjs";

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8"));
if (!isSupported(process.version, engines.node)) {
  console.log(`Node.js is ${process.version}, and Cairn needs ${engines.node}. Install one of these from nodejs.org.`);
  process.exit(1);
}
if (!isInstalled()) {
  console.log(
    "The installed packages do not match package-lock.json. `npm start`, `npm test` and `npm ci` install it.",
  );
  process.exit(1);
}
const { register } = await import("tsx/esm/api");
register();
const { doctorCommand } = await import("./doctorCommand.ts");
process.exitCode = await doctorCommand(process.argv.slice(2), process.env);
