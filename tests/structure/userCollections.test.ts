import { readFileSync } from "node:fs";
import { SHARE_NEWS, SUPPORT_QUOTAS, USER_COLLECTIONS } from "@domain/records/firestorePaths.ts";
import { planFile } from "@domain/records/planFile.ts";
import { expect, test } from "vitest";

const rules = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");

/** The text between the braces of a match block. */
function blockOf(path: string): string {
  const from = rules.indexOf(`match ${path} {`) + `match ${path} `.length;
  let depth = 0;
  for (let at = from; at < rules.length; at += 1) {
    if (rules[at] === "{") depth += 1;
    if (rules[at] === "}") depth -= 1;
    if (depth === 0) return rules.slice(from, at);
  }
  throw new Error(`The rules have no block for ${path}.`);
}

test("the rules, downloads and imports have the same student collections", () => {
  const inRules = [...blockOf("/users/{uid}").matchAll(/match \/(\w+)\/\{?\w+\}? \{/g)].map(([, name]) => name);
  const everywhere = [...rules.matchAll(/match \/users\/\{\w+\}\/(\w+)/g)].map(([, name]) => name);

  expect([...new Set([...inRules, ...everywhere])].toSorted()).toEqual(
    [...USER_COLLECTIONS, SUPPORT_QUOTAS, SHARE_NEWS].toSorted(),
  );
  expect(Object.keys(planFile.shape.collections.shape).toSorted()).toEqual([...USER_COLLECTIONS].toSorted());
});
