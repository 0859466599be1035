/** The entry `@cairn/firestore-emulator/rules`: Security Rules without a server. It loads quickly. */
export type { Caller } from "../model/Caller.ts";
export type { Fields, Value } from "../model/Value.ts";
export { type CommitCost, commitCost } from "./commitCost.ts";
export { compileRules } from "./compileRules.ts";
export type { Counts } from "./coverage/ExpressionCounts.ts";
export { matchRulesOf } from "./match/MatchRule.ts";
export { Ruleset } from "./Ruleset.ts";
export type { RulesRequest, Verdict } from "./RulesRequest.ts";
export type * from "./syntax/ast.ts";
export { parseRules } from "./syntax/parseRules.ts";
export { SourceText } from "./syntax/SourceText.ts";
