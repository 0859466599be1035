import type { DecideOptions, RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { RulesFor } from "./Access.ts";

/** The same rules, with a listener that hears each question and its verdict before anything comes of it. */
export function witnessed(
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
