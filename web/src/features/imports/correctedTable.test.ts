import { findExperienceTable } from "@domain/imports/experienceTable";
import { expect, test } from "vitest";
import { correctedTable } from "./correctedTable.ts";

const pasted = ["Organization|Role|Date|Hours", "Harbor|Aide|9/6/2025|3", "||9/7/2025|3", "|Sitter|9/8/2025|2"].map(
  (line) => line.split("|"),
);

test("a corrected table still leaves empty what was taken from the row above", () => {
  const found = findExperienceTable(pasted);
  const rows = found.lines.slice(1).map(({ cells }) => cells);

  expect(correctedTable(found, rows)).toEqual(pasted);
  expect(correctedTable(found, rows.with(2, ["Kim family", "Sitter", "9/8/2025", "2"]))).toEqual(
    pasted.with(3, ["Kim family", "Sitter", "9/8/2025", "2"]),
  );
});
