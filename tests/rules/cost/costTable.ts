import { readFileSync } from "node:fs";
import { compileRules } from "@cairn/firestore-emulator/rules";
import { COMMITS } from "./commits.ts";
import { type Cost, costOf } from "./costOf.ts";

/** Half of the 1,000 expressions that Google allows per commit. */
export const BUDGET = 500;

const RULES = new URL("../../../firestore.rules", import.meta.url);

/** The cost of each kind of commit under the current `firestore.rules`. */
export function costs(): readonly Cost[] {
  const { ruleset, issues } = compileRules(readFileSync(RULES, "utf8"), "firestore.rules");
  if (!ruleset) throw new Error(`firestore.rules: ${issues[0]?.description ?? "does not compile"}`);
  return COMMITS.map((commit) => costOf(ruleset, commit));
}

/** The costs as a table, most expensive first. */
export function costTable(): { readonly text: string; readonly isWithinBudget: boolean } {
  const rows = costs().toSorted((a, b) => b.expressions - a.expressions);
  const lines = rows.map(({ kind, size, expressions, refusal }) => {
    const fault = refusal === null ? (expressions > BUDGET ? "  over budget" : "") : `  refused: ${refusal}`;
    return `${String(expressions).padStart(5)}  ${size.padEnd(7)}  ${kind}${fault}`;
  });
  return {
    text: ["Expressions that Google counts for a commit, of 1,000; the budget is 500.", ...lines].join("\n"),
    isWithinBudget: rows.every(({ expressions, refusal }) => expressions <= BUDGET && refusal === null),
  };
}
