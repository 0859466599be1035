/**
 * `npm run doctor`: what this machine lacks to start and test Cairn. `npm run doctor -- --project ID`: what a deployment
 * to this project lacks. Plain JavaScript, so it also answers on an old Node.js and before anything is installed.
 */
import "../../../emulators/start/supportedNode.mjs";
import { isInstalled } from "../../../emulators/start/install.mjs";

if (!isInstalled()) {
  console.log(
    "The installed packages do not match package-lock.json. `npm ci`, `npm start` and `npm test` install them.",
  );
  process.exit(1);
}
const { register } = await import("tsx/esm/api");
register();
const { doctor } = await import("./doctor.ts");
process.exitCode = await doctor(process.argv.slice(2), process.env).catch(({ message }) => {
  console.error(`${message}\nUsage: npm run doctor [-- --project ID]`);
  return 1;
});
