import { readFile } from "node:fs/promises";
import type { Ruleset } from "../src/rules/Ruleset.ts";
import type { RulesRequest } from "../src/rules/RulesRequest.ts";
import { compiled, requestFor } from "../tests/rules/rulesFixture.ts";
import type { Figure } from "./figure.ts";

const ROWS = 100;
const MILLISECONDS = 1500;

/**
 * Measures how many requests a planner's rules decide per second: reads of a profile, and writes of one row in a
 * hundred.
 */
export async function benchRules(): Promise<readonly Figure[]> {
  const rules = new URL("../tests/rules/planner.rules", import.meta.url);
  const ruleset = compiled(await readFile(rules, "utf8"));
  const items = Object.fromEntries(
    Array.from({ length: ROWS }, (_, n) => [`row${n}`, { checklist_item_name: `Row ${n}`, status: "Pending" }]),
  );
  const before = { stage_id: "hs-10", changed_item: "row0", items };
  const changed = { ...items, row5: { checklist_item_name: "Row 5", status: "Completed" } };
  const write = requestFor("update", {
    path: "users/ann/checklists/hs-10",
    before,
    after: { ...before, changed_item: "row5", items: changed },
  });
  const read = requestFor("get", { path: "users/ann", before: { display_name: "Ann" } });
  const reads = decisionsPerSecond(ruleset, read);
  const writes = decisionsPerSecond(ruleset, write);
  return [
    {
      name: "Firestore: rules evaluations, read of a profile",
      value: reads,
      unit: "/s",
      comparedWith: "",
      ratio: null,
    },
    {
      name: `Firestore: rules evaluations, write of one row of ${ROWS}`,
      value: writes,
      unit: "/s",
      comparedWith: "the read",
      ratio: writes / reads,
    },
  ];
}

function decisionsPerSecond(ruleset: Ruleset, request: RulesRequest): number {
  for (let warm = 0; warm < 200; warm += 1) {
    if (!ruleset.decide(request).allowed) throw new Error("The rules denied a request of the bench.");
  }
  const began = performance.now();
  let decided = 0;
  while (performance.now() - began < MILLISECONDS) {
    for (let step = 0; step < 50; step += 1) ruleset.decide(request);
    decided += 50;
  }
  return (decided * 1000) / (performance.now() - began);
}
