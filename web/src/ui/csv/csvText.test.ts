import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvText } from "./csvText.ts";

test("a table is UTF-8 with a byte order mark, and keeps quotes, commas and lines", async () => {
  const cells = ['He said "hi",\nthen left', "Łódź; 東京", ""];

  const csv = await csvText([["One", "Two", "Three"], cells]);

  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.split("\r\n")).toHaveLength(2);
  expect(Papa.parse(csv.slice(1)).data).toEqual([["One", "Two", "Three"], cells]);
});

test.each([
  "=HYPERLINK(1)",
  "+1 555 0100",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =1+1",
  "=1+1\nand a second line",
  "- Led a team\n- Raised funds",
  "＝1＋1",
])("the cell %j cannot start a formula", async (cell) => {
  const csv = await csvText([[cell]]);

  expect(Papa.parse<string[]>(csv.slice(1)).data[0]?.[0]).toBe(`'${cell}`);
});

test.each(["Food pantry", "2026-05-02", "148.5", "A=B", "9 to 11"])("the cell %j stays as it is", async (cell) => {
  expect((await csvText([[cell]])).slice(1)).toBe(cell);
});
