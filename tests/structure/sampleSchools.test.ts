import { SAMPLE_SCHOOLS } from "@domain/samples/sampleSchools.ts";
import { expect, test } from "vitest";
import { loadStarterSchools } from "../../web/src/content/starterSchools.ts";

test("the sample students' schools match the starter list", async () => {
  const { schools } = await loadStarterSchools();

  for (const [id, kept] of Object.entries(SAMPLE_SCHOOLS)) {
    expect(
      schools.find((school) => school.id === id),
      id,
    ).toMatchObject(kept);
  }
});
