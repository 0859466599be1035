import type { AllowStatement, Block, MatchBlock, PathSegment, ServiceBlock } from "../syntax/ast.ts";

/** One match block with its enclosing blocks and its full path pattern. */
export interface MatchRule {
  readonly service: ServiceBlock;
  /** From the outermost match block to this one. */
  readonly chain: readonly MatchBlock[];
  readonly pattern: readonly PathSegment[];
  readonly allows: readonly AllowStatement[];
}

/** Every match block of the service with an allow statement, in file order. */
export function matchRulesOf(service: ServiceBlock): readonly MatchRule[] {
  const rules: MatchRule[] = [];
  const visit = (block: Block, chain: readonly MatchBlock[]) => {
    for (const match of block.matches) {
      const nested = [...chain, match];
      const pattern = nested.flatMap((part) => part.pattern);
      if (match.allows.length > 0) rules.push({ service, chain: nested, pattern, allows: match.allows });
      visit(match, nested);
    }
  };
  visit(service, []);
  return rules;
}
