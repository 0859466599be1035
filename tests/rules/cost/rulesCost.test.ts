import { expect, test } from "vitest";
import { BUDGET, costs } from "./costTable.ts";

test.each(costs().map((cost) => [`${cost.kind}, ${cost.size}`, cost] as const))(
  "the commit %s costs at most half of Google's limit in the rules",
  (_, { expressions, refusal }) => {
    expect(refusal).toBeNull();
    expect(expressions).toBeLessThanOrEqual(BUDGET);
  },
);
