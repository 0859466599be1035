import type { RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { RulesFor } from "./Access.ts";

/** Wraps the rules: calls `onVerdicts` with each evaluated request and its verdict, before the verdict takes effect. */
export function observeVerdicts(
  rulesFor: RulesFor,
  onVerdicts: (requests: readonly RulesRequest[], verdicts: readonly Verdict[]) => void,
): RulesFor {
  return (projectId) => {
    const ruleset = rulesFor(projectId);
    return (
      ruleset && {
        decide(request) {
          const verdict = ruleset.decide(request);
          onVerdicts([request], [verdict]);
          return verdict;
        },
        decideTogether(requests) {
          const verdicts = ruleset.decideTogether(requests);
          onVerdicts(requests, verdicts);
          return verdicts;
        },
      }
    );
  };
}
