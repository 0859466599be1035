import type { RulesRequest, Verdict } from "./RulesRequest.ts";

/** Compiled rules: they answer questions and hold no state but their coverage. */
export class Ruleset {
  decide(request: RulesRequest): Verdict {
    return { allowed: false, message: `\nNo matching allow statements for '${request.method}'` };
  }
}
