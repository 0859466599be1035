/** `npm run docs:api`: writes the table of calls into its document, between the markers. */
import { readFile, writeFile } from "node:fs/promises";
import { routeTable } from "../../../functions/src/routeTable.ts";
import { CALLS_DOCUMENT, callsTable, withCallsTable } from "./callsTable.ts";

const text = withCallsTable(await readFile(CALLS_DOCUMENT, "utf8"), callsTable(routeTable));
if (text === null) throw new Error(`${CALLS_DOCUMENT} has no section between <!-- calls --> and <!-- /calls -->.`);
await writeFile(CALLS_DOCUMENT, text);
