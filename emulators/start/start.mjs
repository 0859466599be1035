/** `npm start` and `npm run dev`: installs what is missing, then runs the TypeScript launcher. */
import "./supportedNode.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { register } = await import("tsx/esm/api");
register();
const { startCommand } = await import("./startCommand.ts");
await startCommand(process.argv.slice(2), process.env);
