import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { routeTable } from "../../../functions/src/routeTable.ts";
import { CALLS_DOCUMENT, callsTable, withCallsTable } from "./callsTable.ts";

test("the documented table of calls matches the route table (`npm run docs:api` writes it)", async () => {
  const document = await readFile(CALLS_DOCUMENT, "utf8");

  expect(withCallsTable(document, callsTable(routeTable))).toBe(document);
});
