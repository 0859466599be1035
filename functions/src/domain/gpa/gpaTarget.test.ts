import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SCALE_WEIGHTS } from "../course/gpaScale.ts";
import { gpaTarget } from "./gpaTarget.ts";
import { SERVICE_RULEBOOKS } from "./serviceRulebooks.ts";

const weights = SCALE_WEIGHTS.tenths;
const STEPS = [0, 0.7, 1, 1.3, 1.7, 2, 2.3, 2.7, 3, 3.3, 3.7];

describe("gpaTarget", () => {
  test.each([
    // (3.6 × 54 − 140.6) / 14 = 3.843
    ["an A", 40, 140.6, 3.6, 14, { outcome: "needs", letter: "A" }],
    // (3.6 × 54 − 148.2) / 14 = 3.3
    ["exactly a B+", 40, 148.2, 3.6, 14, { outcome: "needs", letter: "B+" }],
    ["a first average", 0, 0, 3.5, 12, { outcome: "needs", letter: "A-" }],
    ["nothing more", 60, 240, 2, 3, { outcome: "safe" }],
    // (60 × 2 + 12 × 4) / 72
    ["more than the highest grade gives", 60, 120, 3.5, 12, { outcome: "out-of-reach", best: 168 / 72 }],
  ])("the grade needed for a target is %s", (_, hours, points, target, next, expected) => {
    expect(gpaTarget({ hours, points }, target, next, weights)).toMatchObject(expected);
  });

  test("the grade needed for a target is the plain letter if a school has no plus and minus", () => {
    expect(gpaTarget({ hours: 0, points: 0 }, 3.4, 3, SCALE_WEIGHTS.whole)).toMatchObject({ letter: "A" });
    expect(gpaTarget({ hours: 0, points: 0 }, 3, 3, SCALE_WEIGHTS.whole)).toMatchObject({ letter: "B" });
  });

  test.each([
    ["amcas", "A-"],
    ["aacomas", "A-"],
    ["tmdsas", "A"],
    ["aadsas", "A-"],
  ] as const)("the grade needed for a target goes by the grades of %s", (service, letter) => {
    const { weights: own } = SERVICE_RULEBOOKS[service];

    // (3.5 × 12 − 13.2) / 8 = 3.6
    expect(gpaTarget({ hours: 4, points: 13.2 }, 3.5, 8, own)).toMatchObject({ outcome: "needs", letter });
  });

  test("the grade needed for a target is the lowest letter that is enough", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.integer({ min: 100, max: 400 }),
        fc.integer({ min: 1, max: 60 }),
        (hours, gpa, hundredths, next) => {
          const target = hundredths / 100;
          const points = gpa * hours;
          const after = (average: number) => (points + average * next) / (hours + next);
          const answer = gpaTarget({ hours, points }, target, next, weights);
          if (answer.outcome === "safe") expect(after(0)).toBeGreaterThanOrEqual(target - 1e-6);
          if (answer.outcome === "out-of-reach") expect(answer.best).toBeLessThan(target);
          if (answer.outcome === "needs") {
            expect(after(weights[answer.letter])).toBeGreaterThanOrEqual(target - 1e-6);
            const lower = Math.max(...STEPS.filter((weight) => weight < weights[answer.letter]));
            expect(after(lower)).toBeLessThan(target + 1e-6);
          }
        },
      ),
    );
  });
});
