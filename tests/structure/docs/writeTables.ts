/** `npm run docs:tables`: writes the tables of calls and of patches into their document. */
import { readFile, writeFile } from "node:fs/promises";
import { routeTable } from "../../../functions/src/routeTable.ts";
import { patchTable, readPatches } from "../patches/patchTable.ts";
import { callsTable } from "./callsTable.ts";
import { TABLES_DOCUMENT, withTable } from "./markedTable.ts";

const text = await readFile(TABLES_DOCUMENT, "utf8");
const withCalls = withTable(text, "calls", callsTable(routeTable));
await writeFile(TABLES_DOCUMENT, withTable(withCalls, "patches", patchTable(readPatches())));
