import { Ruleset } from "./Ruleset.ts";
import type { RulesIssue } from "./RulesIssue.ts";

/** Compiles the text of one rules file. `ruleset` is null when any issue is an ERROR. */
export function compileRules(
  source: string,
  fileName: string,
): { readonly ruleset: Ruleset | null; readonly issues: readonly RulesIssue[] } {
  if (source.trim() !== "") return { ruleset: new Ruleset(), issues: [] };
  return {
    ruleset: null,
    issues: [
      { fileName, line: 1, column: 1, currentOffset: 0, endOffset: 0, description: "Empty rules.", severity: "ERROR" },
    ],
  };
}
