import { expect, test } from "vitest";
import checkedFile from "./checkedFigures.json" with { type: "json" };
import collegeFile from "./collegeFigures.json" with { type: "json" };
import legacyFile from "./legacyCollegeIds.json" with { type: "json" };
import { loadSchoolFacts } from "./loadSchoolFacts.ts";

test("every college has one admission rate: the newest one, of one year", async () => {
  const oldIds = new Map(Object.entries(legacyFile).map(([id, unitid]) => [String(unitid), id]));
  const at = collegeFile.fields.indexOf("admit_rate");
  const reported = collegeFile.rows.map((row) => row.split("\t")).map((cells) => [cells[0] ?? "", cells[at]] as const);
  const known = await loadSchoolFacts(reported.map(([unitid]) => oldIds.get(unitid) ?? `ug-${unitid}`));

  expect(known.size).toBe(reported.length);
  for (const [unitid, rate] of reported) {
    const figures = known.get(oldIds.get(unitid) ?? `ug-${unitid}`)?.figures;
    expect([unitid, figures?.admit_rate]).toEqual([unitid, rate ? Number(rate) : null]);
    if (rate) expect([unitid, figures?.year]).toEqual([unitid, collegeFile.sources.admission.year]);
  }
});

test("no college has figures in a second file, which could be of another year", () => {
  const colleges = Object.entries(checkedFile.schools).filter(([id]) => id.startsWith("ug-"));

  expect(colleges.filter(([, school]) => "figures" in school).map(([id]) => id)).toEqual([]);
});
