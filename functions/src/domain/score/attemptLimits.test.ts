import { expect, test } from "vitest";
import { mcatLimits } from "./attemptLimits.ts";
import type { Score } from "./score.ts";

const taken = (date: string, kind: Score["kind"] = "official"): Score => ({
  test: "MCAT",
  kind,
  date,
  values: {},
  scales: [],
  note: "",
});
const used = (rows: readonly Score[], day: string) => mcatLimits(rows, day).map((limit) => limit.used);

test("each limit of attempts counts its own span: a year, two years in a row, a lifetime", () => {
  const rows = [taken("2024-05-01"), taken("2025-05-01"), taken("2025-08-01"), taken("2026-05-01")];

  expect(used(rows, "2026-11-20")).toEqual([1, 3, 4]);
  expect(mcatLimits(rows, "2026-11-20").map(({ limit }) => limit)).toEqual([3, 4, 7]);
});

test("planned tests count as attempts, practice does not", () => {
  const rows = [taken("2026-05-01"), taken("2026-06-01", "practice"), taken("2027-01-15", "planned")];

  expect(used(rows, "2026-11-20")).toEqual([1, 2, 2]);
});

test("the two-year limit of attempts uses the neighboring year with more tests", () => {
  const rows = [taken("2025-05-01"), taken("2026-05-01"), taken("2027-05-01"), taken("2027-08-01")];

  expect(mcatLimits(rows, "2026-05-01")[1]).toMatchObject({ label: "In 2026 and 2027", used: 3 });
  expect(mcatLimits(rows.slice(0, 2), "2026-05-01")[1]).toMatchObject({ label: "In 2025 and 2026", used: 2 });
});

test("the lifetime limit of attempts starts in April 2015", () => {
  expect(used([taken("2015-01-23"), taken("2015-04-17")], "2026-11-20")).toEqual([0, 0, 1]);
});
