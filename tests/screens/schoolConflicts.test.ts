import { test } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { openSeason, studentWith } from "./support/seasonPages.ts";

useBrowser();

test("the list of schools points out two early decisions", async () => {
  const college = { ...plainSchool, track: "HS", kind: "UG", status: "applying" } as const;
  const ann = await studentWith({
    stage: "hs-12",
    schools: { rice: { ...college, name: "Rice University" }, duke: { ...college, name: "Duke University" } },
    seasons: { rice: { plan: "ED" }, duke: { plan: "ED" } },
  });

  const page = await openSeason(ann, "/tracker/schools");

  await page.getByText(/Early decision at more than one college: (Rice|Duke) University and (Rice|Duke) Un/).waitFor();
});
