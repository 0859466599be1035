import { expect, test } from "vitest";
import { coverageHtml } from "../../src/rules/coverage/coverageHtml.ts";
import { compiled, inDocuments, requestFor } from "./rulesFixture.ts";

test("the coverage counts the values of each evaluated expression", () => {
  const ruleset = compiled(inDocuments("match /things/{id} { allow get: if id == 'one' || resource.data.open; }"));
  ruleset.decide(requestFor("get", { before: {} }));
  ruleset.decide(requestFor("get", { path: "things/two", before: { open: true } }));
  ruleset.decide(requestFor("get", { path: "things/two", before: {} }));

  const { rules, report } = ruleset.coverage();

  expect(rules.files[0]?.name).toBe("firestore.rules");
  const [condition] = report;
  expect(condition?.sourcePosition).toMatchObject({ line: 4, column: 36 });
  expect(condition?.values).toEqual([
    { value: "true", count: 2 },
    { value: null, count: 1 },
  ]);
  const [left, right] = condition?.children ?? [];
  expect(left?.values).toEqual([
    { value: "true", count: 1 },
    { value: "false", count: 2 },
  ]);
  expect(right?.values).toEqual([
    { value: "true", count: 1 },
    { value: null, count: 1 },
  ]);
});

test("the coverage has no values for an expression that was never evaluated", () => {
  const ruleset = compiled(inDocuments("match /things/{id} { allow get: if true; allow update: if 1 == 2; }"));
  ruleset.decide(requestFor("get"));

  expect(ruleset.coverage().report.map(({ values }) => values.length)).toEqual([1, 0]);
});

test("the coverage shows the values of each expression in the HTML page", () => {
  const ruleset = compiled(inDocuments("match /things/{id} { allow get: if id < 'b' && resource.data.open; }"));
  ruleset.decide(requestFor("get", { path: "things/a", before: {} }));

  const html = coverageHtml(ruleset.coverage());

  expect(html).toContain('<span class="covered" title="&#34;a&#34;: 1">id</span> &#60; ');
  expect(html).toContain('title="undefined: 1"');
  expect(html.replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, "")).toContain(
    "allow get: if id &#60; 'b' &#38;&#38; resource.data.open;",
  );
});

test("the coverage marks expressions that were never evaluated in the HTML page", () => {
  const ruleset = compiled(inDocuments("match /things/{id} { allow get: if id == 'b'; }"));

  expect(coverageHtml(ruleset.coverage())).toContain('title="Expression never evaluated"');
});
