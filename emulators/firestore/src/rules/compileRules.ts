import { checkRules } from "./check/checkRules.ts";
import { Ruleset } from "./Ruleset.ts";
import type { RulesIssue } from "./RulesIssue.ts";
import { parseRules } from "./syntax/parseRules.ts";
import { SourceText } from "./syntax/SourceText.ts";

const maximumBytes = 256 * 1024;

/** Compiles the text of one rules file. `ruleset` is null when any issue is an ERROR. */
export function compileRules(
  source: string,
  fileName: string,
): { readonly ruleset: Ruleset | null; readonly issues: readonly RulesIssue[] } {
  const text = new SourceText(source, fileName);
  if (Buffer.byteLength(source) > maximumBytes) {
    const all = { start: 0, end: source.length };
    return { ruleset: null, issues: [text.issue("ERROR", all, "Rules may have 256 KB.")] };
  }
  const { file, issues: syntaxIssues } = parseRules(text);
  const isReadable = syntaxIssues.every(({ severity }) => severity !== "ERROR");
  // Check names only in a file without syntax errors: everything that failed to parse would be reported as missing.
  const issues = [...syntaxIssues, ...(isReadable ? checkRules(file, text) : [])].sort(
    (left, right) => left.currentOffset - right.currentOffset,
  );
  const compiles = issues.every(({ severity }) => severity !== "ERROR");
  return { ruleset: compiles ? new Ruleset(file, text) : null, issues };
}
