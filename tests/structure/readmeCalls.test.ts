import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeTable } from "../../functions/src/routeTable.ts";
import { callsTable, withCallsTable } from "./docs/callsTable.ts";

test("the documented table of calls matches the route table (`npm run docs:api` writes it)", async () => {
  const readme = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");

  expect(withCallsTable(readme, callsTable(routeTable))).toBe(readme);
});
