import { expect, test } from "vitest";
import { savedCounts } from "./savedResource.ts";

test("saved resources are counted by group", () => {
  expect(savedCounts([{ savedGroup: "shadowing" }, { savedGroup: "schoolHelp" }, { savedGroup: "shadowing" }])).toEqual(
    {
      schoolHelp: 1,
      extracurriculars: 0,
      volunteering: 0,
      clinicalExperience: 0,
      shadowing: 2,
    },
  );
});
