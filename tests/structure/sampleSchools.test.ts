import { SAMPLES } from "@domain/account/samples.ts";
import { samplePlanOf } from "@domain/samples/samplePlans.ts";
import { NO_FIGURES } from "@domain/school/schoolFigures.ts";
import { expect, test } from "vitest";
import { loadSchoolFacts } from "../../web/src/content/schools/loadSchoolFacts.ts";
import { catalogFields } from "../../web/src/content/schools/newSchool.ts";
import { loadSchoolCatalog } from "../../web/src/content/schools/schoolCatalog.ts";

test("the sample students' schools match the catalog", async () => {
  const catalogs = await Promise.all((["HS", "PM", "PD"] as const).map(loadSchoolCatalog));
  const known = new Map(catalogs.flatMap(({ schools }) => schools.map((school) => [school.id, school])));
  const samples = SAMPLES.flatMap((sample) => samplePlanOf(sample, "2026-11-20").records.schools);
  const facts = await loadSchoolFacts(samples.map(({ id }) => id));

  for (const { id, name, kind, city, state, control, figures } of samples) {
    const school = known.get(id);
    const kept = { schoolId: id, name, kind, city, state, control, figures: { ...NO_FIGURES, ...figures } };
    expect(school && catalogFields(school, facts.get(id)), id).toEqual(kept);
  }
});
