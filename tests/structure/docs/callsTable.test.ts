import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { routeTable } from "../../../functions/src/routeTable.ts";
import { callsTable } from "./callsTable.ts";
import { TABLES_DOCUMENT, withTable } from "./markedTable.ts";

test("the documented table of calls is that of the route table: `npm run docs:tables` writes it", async () => {
  const document = await readFile(TABLES_DOCUMENT, "utf8");

  expect(withTable(document, "calls", callsTable(routeTable))).toBe(document);
});
