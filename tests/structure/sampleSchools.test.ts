import { SAMPLE_SCHOOLS } from "@domain/samples/sampleSchools.ts";
import { expect, test } from "vitest";
import { loadSchoolFacts } from "../../web/src/content/schools/loadSchoolFacts.ts";
import { catalogFields } from "../../web/src/content/schools/newSchool.ts";
import { loadSchoolCatalog } from "../../web/src/content/schools/schoolCatalog.ts";

test("the sample students' schools match the catalog", async () => {
  const catalogs = await Promise.all((["HS", "PM", "PD"] as const).map(loadSchoolCatalog));
  const known = new Map(catalogs.flatMap(({ schools }) => schools.map((school) => [school.id, school])));
  const facts = await loadSchoolFacts(Object.keys(SAMPLE_SCHOOLS));

  for (const [id, kept] of Object.entries(SAMPLE_SCHOOLS)) {
    const school = known.get(id);
    expect(school && catalogFields(school, facts.get(id)), id).toEqual({ schoolId: id, ...kept });
  }
});
