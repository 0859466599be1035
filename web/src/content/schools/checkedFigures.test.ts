import { expect, test } from "vitest";
import { loadSchoolFacts } from "./loadSchoolFacts.ts";
import professionalFile from "./professionalSchools.json" with { type: "json" };

async function factsOf(id: string) {
  return (await loadSchoolFacts([id])).get(id);
}

test.each([
  ["dds-harvard", 24.9, 3.91, "2024"],
  ["dds-indiana", 20.7, 3.61, "2023"],
  ["dds-lsu", 21.1, 3.69, "2023"],
  ["dds-usc-ostrow", 20.5, 3.73, "2022"],
  ["dds-boston-university", 19.8, 3.51, "2024"],
  ["dds-musc", 19.8, 3.73, "2023"],
  ["dds-augusta", 20.9, 3.74, "2023"],
])("the school %s has its newest averages, with their year", async (id, aa, gpa, year) => {
  const figures = (await factsOf(id))?.figures;

  expect(figures).toMatchObject({ dat: { scale: "1-30", aa }, gpa });
  expect(figures?.year).toContain(year);
});

test("every dental average names a year", async () => {
  const dental = professionalFile.schools.filter(({ kind }) => kind === "DDS").map(({ id }) => id);
  const known = [...(await loadSchoolFacts(dental)).values()];
  const averages = known.filter(({ figures: { dat, gpa } }) => (dat ?? gpa) !== null);

  for (const { id, figures } of averages) expect([id, /\b20\d{2}\b/.test(figures.year)]).toEqual([id, true]);
  expect(averages.length).toBeGreaterThan(15);
});

test("Purdue asks for scores, and Columbia does from the next cycle", async () => {
  expect((await factsOf("ug-purdue"))?.testPolicy).toMatchObject({ policy: "required", basis: "checked" });
  expect((await factsOf("ug-columbia"))?.testPolicy).toMatchObject({
    policy: "optional",
    note: expect.stringContaining("later"),
    basis: "checked",
  });
});

test("a policy that Cairn has checked wins over what the college reported", async () => {
  const [caltech, duke, temple] = await Promise.all(["ug-caltech", "ug-duke", "ug-temple"].map(factsOf));

  // Reported: not considered.
  expect(caltech?.testPolicy).toMatchObject({ policy: "required", basis: "checked" });
  // Reported as optional, and nothing newer was found.
  expect(duke?.testPolicy).toEqual({ policy: "optional", basis: "federal" });
  expect(duke?.sources.testPolicy?.year).toBe("fall 2024 entry");
  // "Not considered" is not shown as a policy.
  expect(temple?.testPolicy).toBeNull();
});

test("a college has the government's figures, with year and source", async () => {
  const [auburn, ivyTech, ucMerced] = await Promise.all(["ug-100858", "ug-150987", "ug-445188"].map(factsOf));

  expect(auburn?.figures).toMatchObject({ year: "fall 2024 entry", is_open_admission: false });
  expect(auburn?.figures.source).toContain("IPEDS ADM2024");
  expect(ivyTech?.figures).toMatchObject({ admit_rate: null, is_open_admission: true, sat: null });
  expect(ucMerced?.figures.is_test_blind).toBe(true);
  expect(ucMerced?.services).toEqual(["UC Application"]);
});

test("an unknown school id has no facts, and an empty list of ids loads nothing", async () => {
  expect((await loadSchoolFacts(["ug-1", "md-nowhere", "x"])).size).toBe(0);
  expect((await loadSchoolFacts([])).size).toBe(0);
});
