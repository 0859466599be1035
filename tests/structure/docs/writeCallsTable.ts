/** `npm run docs:api` writes the table of calls between its markers. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { routeTable } from "../../../functions/src/routeTable.ts";
import { callsTable, withCallsTable } from "./callsTable.ts";

const readme = join(PROJECT_ROOT, "README.md");
const text = withCallsTable(await readFile(readme, "utf8"), callsTable(routeTable));
if (text === null) throw new Error("README.md has no section between <!-- calls --> and <!-- /calls -->.");
await writeFile(readme, text);
