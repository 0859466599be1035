import { readFileSync } from "node:fs";
import { compileRules, type Ruleset } from "@cairn/firestore-emulator/rules";
import { seasonPath } from "@domain/records/firestorePaths.ts";
import { EMPTY_SEASON, hasHappened, type Season, season, seasonKind } from "@domain/season/season.ts";
import { recordKind } from "@domain/shared/recordKind.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Change } from "../rules/cost/commits.ts";
import { evaluateCommit, refusalOf } from "../rules/cost/costOf.ts";

/** A season of the last release, for which a step had happened only if it had a day. */
const { undated: _, earlier: __, ...lastShape } = season.shape;
const { undated: ___, earlier: ____, ...lastEmpty } = EMPTY_SEASON;
const lastSeason = recordKind(z.object(lastShape), [], lastEmpty);

const source = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
const today = compiled(source);
const last = compiled(
  source
    .replace(", 'undated', 'earlier']", "]")
    .replace(/\n\s*&& isShortList\(season\.get\('undated'.*\n\s*&& isShortMap\(earlier.*/, ""),
);

const paid = { deposit_paid: "2026-12-01", answer: "committed", answered: "2027-04-30" };
const undated: Partial<Season> = {
  deposit_paid: null,
  undated: ["deposit_paid"],
  earlier: {
    on: "2026-12-01",
    because: null,
    status: "decision",
    outcome: "admitted",
    decision: null,
    answer: null,
    answered: null,
    step: "deposit_paid",
    step_was: null,
  },
};

test("a season of the last release is read as it was, with nothing undated", () => {
  expect(seasonKind.read(paid)).toEqual({ ...EMPTY_SEASON, ...paid });
});

test("the last release reads a season with steps whose day is unknown", () => {
  expect(lastSeason.read(undated)).toEqual(lastEmpty);
});

test("an open tab of the last release can still write, also over what today's app has stored", () => {
  expect(refusal(today, null, paid)).toBeNull();
  expect(refusal(today, paid, { ...paid, deposit_paid: null })).toBeNull();
  expect(refusal(today, undated, { ...undated, deposit_paid: "2026-12-02" })).toBeNull();
});

test("a day that the last release enters wins, and one that it clears leaves the step", () => {
  const entered = seasonKind.read({ ...undated, deposit_paid: "2026-12-02" });
  const cleared = seasonKind.read({ ...undated, deposit_paid: null });

  expect(entered?.deposit_paid).toBe("2026-12-02");
  expect(cleared && hasHappened(cleared, "deposit_paid")).toBe(true);
});

test("after the rules are rolled back, a step without a day hinders no other edit", () => {
  expect(refusal(last, undated, { ...undated, verified: "2026-07-01" })).toBeNull();
  expect(refusal(last, undated, { ...undated, undated: [] })).not.toBeNull();
});

function refusal(ruleset: Ruleset, before: object | null, after: object): string | null {
  const list = (row: object) => ({ items: { one: row }, changed_item: "one" });
  const changes: readonly Change[] = [{ path: seasonPath("ann"), before: before && list(before), after: list(after) }];
  return refusalOf(evaluateCommit(ruleset, { changes }).verdicts);
}

function compiled(rules: string): Ruleset {
  const { ruleset, issues } = compileRules(rules, "firestore.rules");
  if (!ruleset) throw new Error(issues[0]?.description);
  return ruleset;
}
