import { expect, test } from "vitest";
import { importedTyped } from "./importedSchool.ts";

const by = { track: "PM" as const, today: "2026-11-22", newId: () => "new" };

test.each([
  [{ outcome: "admitted" as const }, "decision"],
  [{ status: "secondary" as const }, "secondary"],
  [{ status: "interview" as const }, "interview"],
])("an imported state without a day gets none: %j", (row, status) => {
  const school = importedTyped({ name: "Lakeview", ...row }, "DO", by);

  expect(school).toMatchObject({
    status,
    reached: { primary: null, secondary: null, interview: null, decision: null },
  });
});

test("an imported day stays", () => {
  const row = { name: "Lakeview", outcome: "admitted" as const, reachedDecision: "2026-10-01" };

  expect(importedTyped(row, "DO", by).reached.decision).toBe("2026-10-01");
});
