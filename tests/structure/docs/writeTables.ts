/** `npm run docs:tables`: writes the tables of calls, of patches and of open facts into their documents. */
import { readFile, writeFile } from "node:fs/promises";
import { routeTable } from "../../../functions/src/routeTable.ts";
import { factsTable } from "../content/openFacts.ts";
import { patchTable, readPatches } from "../patches/patchTable.ts";
import { callsTable } from "./callsTable.ts";
import { FACTS_DOCUMENT, TABLES_DOCUMENT, withTable } from "./markedTable.ts";

const text = await readFile(TABLES_DOCUMENT, "utf8");
const withCalls = withTable(text, "calls", callsTable(routeTable));
await writeFile(TABLES_DOCUMENT, withTable(withCalls, "patches", patchTable(readPatches())));
await writeFile(FACTS_DOCUMENT, withTable(await readFile(FACTS_DOCUMENT, "utf8"), "facts", factsTable()));
