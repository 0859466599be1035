import type { Cycle, CycleFlow, CycleStage } from "@domain/season/cycle";
import { expect, test } from "vitest";
import { cycleLayout, PICTURE } from "./cycleLayout.ts";

const flows: readonly CycleFlow[] = [
  { from: "applied", to: "verified", schools: 18 },
  { from: "applied", to: "open", schools: 2 },
  { from: "verified", to: "secondary", schools: 16 },
  { from: "verified", to: "denied", schools: 2 },
  { from: "secondary", to: "interview", schools: 6 },
  { from: "secondary", to: "denied", schools: 10 },
  { from: "interview", to: "offer", schools: 4 },
  { from: "interview", to: "waitlisted", schools: 2 },
  { from: "offer", to: "committed", schools: 1 },
  { from: "offer", to: "declined", schools: 3 },
];
const totals = new Map<CycleStage, number>([
  ["applied", 20],
  ["verified", 18],
  ["secondary", 16],
  ["interview", 6],
  ["offer", 4],
  ["waitlisted", 2],
  ["open", 2],
  ["denied", 12],
  ["committed", 1],
  ["declined", 3],
]);
const cycle: Cycle = { totals, flows };

test("the picture of the cycle has every stage and flow inside, in proportion", () => {
  const { boxes, bands, height } = cycleLayout(cycle);

  expect(bands).toHaveLength(flows.length);
  const unit = (boxes[0]?.height ?? 0) / 20;
  for (const { schools, height: tall } of boxes) expect(tall).toBeCloseTo(schools * unit);
  for (const { x, y, height: tall } of boxes) {
    expect(x + PICTURE.bar).toBeLessThanOrEqual(PICTURE.width);
    expect(y + tall).toBeLessThanOrEqual(height);
  }
});

test("no stage of the cycle's picture covers another", () => {
  const { boxes } = cycleLayout(cycle);

  for (const one of boxes) {
    const covered = boxes.filter(
      (other) => other !== one && other.x === one.x && other.y < one.y + one.height && one.y < other.y + other.height,
    );
    expect(covered).toEqual([]);
  }
});

test("the picture of one school's cycle is readable", () => {
  const one = cycleLayout({ totals: new Map([["applied", 1]]), flows: [] });

  expect(one.boxes[0]?.height).toBeGreaterThanOrEqual(20);
  expect(one.height).toBeLessThan(120);
});
