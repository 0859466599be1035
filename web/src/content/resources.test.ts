import { expect, test } from "vitest";
import { loadResources, RESOURCE_TABS } from "./resources.ts";

const resources = await loadResources();

test("the high school tab has the specification's eight categories in order", () => {
  expect(resources.groupsOf("HS").map(({ category }) => category.name)).toEqual([
    "School Coursework",
    "Extracurriculars",
    "SAT Studying Resources",
    "ACT Studying Resources",
    "Common App Help",
    "Volunteering",
    "Shadowing",
    "Summer Programs",
  ]);
});

test("every group has resources, and every resource has a group", () => {
  const groups = RESOURCE_TABS.flatMap(({ id }) => resources.groupsOf(id));
  const shown = new Set(groups.flatMap((group) => group.resources));

  for (const group of groups) expect(group.resources.length).toBeGreaterThanOrEqual(3);
  expect(resources.all.filter((resource) => !shown.has(resource)).map(({ id }) => id)).toEqual([]);
});

test("every resource comes first when it is looked for by its title", () => {
  const others = resources.all.filter(({ id, title }) => resources.search(title)[0]?.id !== id);

  expect(others.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["khan academmy", "khan-academy"],
  ["common ap", "common-app"],
  ["blubook", "sat-bluebook"],
  ["anky", "anki"],
  ["fafas", "fafsa"],
  ["jak westin", "jack-westin"],
  ["dat bootcmp", "dat-bootcamp"],
  ["residncy explorer", "residency-explorer"],
  ["questbrige", "questbridge"],
  ["libre text", "libretexts"],
  ["pubmed", "pubmed"],
  ["crisis txt line", "crisis-text-line"],
])("a resource typed as %s is among the first three found", (typed, id) => {
  const found = resources.search(typed).map((resource) => resource.id);

  expect(found.slice(0, 3)).toContain(id);
});
