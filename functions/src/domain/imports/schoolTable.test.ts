import { expect, test } from "vitest";
import { readSchoolRow, type SchoolColumn } from "./schoolTable.ts";

/** What one cell below a heading is read as. */
function read(field: SchoolColumn, heading: string, cell: string) {
  const { row, unreadable } = readSchoolRow([cell], [field], [heading], { order: "mdy", short: undefined });
  return { ...row, ...(unreadable[field] !== undefined && { kept: unreadable[field] }) };
}

test.each([
  ["status", "Interview 10/12", { status: "interview", note: "Interview 10/12" }],
  ["status", "Submitted June 3", { status: "primary", note: "Submitted June 3" }],
  ["status", "2° submitted 7/1", { status: "secondary", note: "2° submitted 7/1" }],
  ["status", "2° submitted", { status: "secondary" }],
  ["outcome", "Accepted 3/15", { outcome: "admitted", note: "Accepted 3/15" }],
  ["outcome", "Accepted, $20k a year", { outcome: "admitted", note: "Accepted, $20k a year" }],
  ["outcome", "Accepted", { outcome: "admitted" }],
] as const)("the %s “%s” loses no day or amount", (field, cell, row) =>
  expect(read(field, "Status", cell)).toEqual(row),
);

test.each([
  ["City/State", "Beloit, WI", { city: "Beloit", state: "WI" }],
  ["City/State", "CA", { state: "CA" }],
  ["City/State", "Chicago", { city: "Chicago" }],
  ["City", "Northfield, MN", { city: "Northfield", state: "MN" }],
  ["City", "LA", { city: "LA" }],
])("below “%s”, %s is read with its state", (heading, cell, row) => expect(read("city", heading, cell)).toEqual(row));

test.each([
  ["R/M/S", "R", { fit: "reach" }],
  ["R/T/S", "T", { fit: "match" }],
  ["R / M / S", "s", { fit: "safety" }],
  ["Fit", "S", { kept: "S" }],
  ["R/M/S", "M?", { kept: "M?" }],
])("below “%s”, the fit %s is read as the heading says", (heading, cell, row) =>
  expect(read("fit", heading, cell)).toEqual(row),
);
