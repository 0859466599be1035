/**
 * `npm run doctor` checks what starting, testing and deploying need. Plain JavaScript without dependencies, so it can
 * run on an old Node.js, and before anything is installed, and say what to do first.
 */
import "../../../emulators/start/supportedNode.mjs";
import { isInstalled } from "../../../emulators/start/install.mjs";

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
