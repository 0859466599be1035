/**
 * `npm run doctor`: looks for what starting, testing and deploying need. Plain JavaScript without dependencies, so that
 * it can say on an old Node, and before anything is installed, what is to be done first.
 */
import "../../../emulators/start/supportedNode.mjs";
import { isInstalled } from "../../../emulators/start/install.mjs";

if (!isInstalled()) {
  console.log(
    "What is installed is not what package-lock.json names. `npm start` and `npm test` install it; so does `npm ci`.",
  );
  process.exit(1);
}
const { register } = await import("tsx/esm/api");
register();
const { doctorCommand } = await import("./doctorCommand.ts");
process.exitCode = await doctorCommand(process.argv.slice(2), process.env);
