import { compileRules } from "../rules/compileRules.ts";
import type { Ruleset } from "../rules/Ruleset.ts";
import type { RulesIssue } from "../rules/RulesIssue.ts";

/** The rules of each project, and the fallback rules for projects without their own. */
export class ProjectRules {
  private readonly byProject = new Map<string, Ruleset>();
  private fallback: Ruleset | null = null;

  /** Loads a project's rules. If they do not compile, the old ones stay active. */
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

  /** The rules for a project. Null if none were ever loaded: everything is allowed then. */
  rulesFor(projectId: string): Ruleset | null {
    return this.byProject.get(projectId) ?? this.fallback;
  }
}
