import { CURRENT_ENTRY, TEST_POLICIES } from "@domain/school/testPolicy";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import collegeFile from "./collegeFigures.json" with { type: "json" };
import legacyFile from "./legacyCollegeIds.json" with { type: "json" };
import { loadSchoolFacts } from "./loadSchoolFacts.ts";
import policyFile from "./testPolicies.json" with { type: "json" };

const line = z.string().check(z.minLength(1), z.maxLength(200));
const rows = new Map(collegeFile.rows.map((row) => [row.split("\t")[0], row.split("\t")]));
const cell = (unitid: string, column: string) => rows.get(unitid)?.[collegeFile.fields.indexOf(column)] ?? "";

async function policyOf(id: string) {
  return (await loadSchoolFacts([id])).get(id)?.testPolicy ?? null;
}

test("every policy with a source of its own names the term it is for, its source and the day it was read", () => {
  const source = z.strictObject({
    source: line,
    sourceUrl: z.url({ protocol: /^https$/ }),
    checked_on: z.iso.date(),
    verified: z.boolean(),
  });
  const stored = z.strictObject({
    policy: z.nullable(z.enum(TEST_POLICIES)),
    entry: z.string().check(z.regex(/^fall 20\d\d$/)),
    from: z.enum(Object.keys(policyFile.sources)),
    note: z.optional(line),
  });
  const file = z.strictObject({ sources: z.record(z.string(), source), colleges: z.record(z.string(), stored) });

  expect(file.safeParse(policyFile).error).toBeUndefined();
  for (const [id, { policy, ...rest }] of Object.entries(policyFile.colleges)) {
    expect([id, id in legacyFile || rows.has(id.slice("ug-".length))]).toEqual([id, true]);
    // A condition, and what is not known, need words.
    if (policy === null || policy === "required-below" || policy === "flexible") {
      expect([id, "note" in rest]).toEqual([id, true]);
    }
  }
});

test("a policy is confirmed only by the college's own page, for the coming entry", () => {
  for (const [id, { from, entry }] of Object.entries(policyFile.colleges)) {
    const { verified, sourceUrl } = policyFile.sources[from as keyof typeof policyFile.sources];
    if (!verified) continue;
    const unitid = String((legacyFile as Record<string, number>)[id] ?? id.slice("ug-".length));
    const domain =
      cell(unitid, "website")
        .split("/")[0]
        ?.replace(/^www\./, "") ?? "";
    expect([id, entry, new URL(sourceUrl).hostname.endsWith(domain)]).toEqual([id, CURRENT_ENTRY, true]);
  }
});

test.each([
  ["ug-100858", "required"],
  ["ug-alabama", "required-below"],
  ["ug-159391", "required-below"],
  ["ug-uab", null],
  ["ug-100706", null],
  ["ug-139940", "required"],
  ["ug-139931", "required"],
  ["ug-486840", "required"],
  ["ug-carnegie-mellon", "flexible"],
  ["ug-164155", "required"],
  ["ug-130624", "required"],
  ["ug-wisconsin", null],
  ["ug-columbia", "optional"],
])("the policy of %s is %s, and is not what the college reported for fall 2024", async (id, policy) => {
  expect(await policyOf(id)).toMatchObject({ policy, basis: "checked" });
});

test("a college that reported that it requires scores, of which few were sent, has no policy", async () => {
  for (const id of ["ug-uconn", "ug-436818", "ug-228459", "ug-161554", "ug-141264", "ug-226152", "ug-230047"]) {
    expect([id, (await policyOf(id))?.policy ?? null]).toEqual([id, null]);
  }
  const sentBy = (unitid: string) => Number(cell(unitid, "sat_sent")) + Number(cell(unitid, "act_sent"));
  const reported = [...rows.keys()].filter((unitid) => unitid && cell(unitid, "test_policy") === "R") as string[];
  const known = await loadSchoolFacts(reported.map((unitid) => `ug-${unitid}`));
  const doubtful = reported.filter((unitid) => {
    const policy = known.get(`ug-${unitid}`)?.testPolicy;
    return policy?.basis === "federal" && sentBy(unitid) > 0 && sentBy(unitid) < 75;
  });

  expect(reported.length).toBeGreaterThan(80);
  expect(doubtful).toEqual([]);
});
