import { compileRules } from "../rules/compileRules.ts";
import type { Ruleset } from "../rules/Ruleset.ts";
import type { RulesIssue } from "../rules/RulesIssue.ts";

/** The rules of each project, and those of every project that was given none of its own. */
export class ProjectRules {
  private readonly byProject = new Map<string, Ruleset>();
  private fallback: Ruleset | null = null;

  /** Rules that do not compile leave the old ones in force. */
  load(projectId: string, source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source, fileName);
    if (ruleset) this.byProject.set(projectId, ruleset);
    return issues;
  }

  loadFallback(source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = compileRules(source, fileName);
    if (ruleset) this.fallback = ruleset;
    return issues;
  }

  /** Null where nothing was ever loaded: everything is allowed then. */
  rulesFor(projectId: string): Ruleset | null {
    return this.byProject.get(projectId) ?? this.fallback;
  }
}
