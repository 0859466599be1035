import type { DecideOptions, RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { RulesFor } from "./Access.ts";

/** Wraps the rules: calls `onVerdicts` with each evaluated request and its verdict, before the verdict takes effect. */
export function observeVerdicts(
  rulesFor: RulesFor,
  onVerdicts: (requests: readonly RulesRequest[], verdicts: readonly Verdict[]) => void,
  options?: DecideOptions,
): RulesFor {
  return (projectId) => {
    const ruleset = rulesFor(projectId);
    return (
      ruleset && {
        decide(request, asked = options) {
          const verdict = ruleset.decide(request, asked);
          onVerdicts([request], [verdict]);
          return verdict;
        },
        decideTogether(requests, asked = options) {
          const verdicts = ruleset.decideTogether(requests, asked);
          onVerdicts(requests, verdicts);
          return verdicts;
        },
      }
    );
  };
}
