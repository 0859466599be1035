import { expect, test } from "vitest";
import { BUDGET, costs } from "./costTable.ts";

test.each(costs().map((cost) => [`${cost.kind}, ${cost.size}`, cost] as const))(
  "%s: the rules allow it within half of Google's limit",
  (_, { expressions, refusal }) => {
    expect(refusal).toBeNull();
    expect(expressions).toBeLessThanOrEqual(BUDGET);
  },
);
