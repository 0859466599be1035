import type { RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { RulesFor } from "./Access.ts";

/** The same rules, with somebody who hears each question and its answer before anything comes of it. */
export function witnessed(
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
