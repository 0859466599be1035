import type { TestContext } from "vitest";

/** How many generated cases a test takes: `everyday` in `npm test`, `long` in `npm run test:long`. */
export function runCount({ task }: TestContext, counts: { everyday: number; long: number }): number {
  return task.file.projectName === "long" ? counts.long : counts.everyday;
}
