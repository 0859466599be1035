import { scoresPath, userPath } from "@domain/paths.ts";
import { SCORE_LIMIT, type Score, score, scoreList } from "@domain/score.ts";
import { SCORE_SCALES, SCORE_SCALES_OF_TESTS, type ScoreScale } from "@domain/scoreTests.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

const sat: Score = {
  test: "SAT",
  kind: "official",
  date: "2026-10-03",
  values: { RW: 640, M: 650 },
  scales: [],
  note: "Slept well",
};
const act: Score = { ...sat, test: "ACT", values: { composite: 27 } };
const mcat: Score = { ...sat, test: "MCAT", values: { CP: 128, CARS: 127, BB: 129, PS: 130 } };
const dat: Score = { ...sat, test: "DAT", values: { AA: 430 } };
const oldDat: Score = { ...dat, date: "2025-02-28", values: { AA: 20 } };
const gpa: Score = { ...sat, test: "GPA", values: { GPA: 3.87 }, scales: ["4.0", "Unweighted"] };
const planned: Score = { ...sat, kind: "planned", values: {}, register_by: "2026-09-18", scores_on: "2026-10-16" };
const onScale: Readonly<Record<string, Score>> = {
  gpa: { ...gpa, scales: ["5.0"] },
  sat,
  act,
  mcat,
  "dat-1-30": oldDat,
  "dat-200-600": dat,
};

let rules: RulesTestEnvironment;
const scoresOf = (uid = "ann", path = scoresPath("ann")) => doc(as(rules, uid), path);
const put = (row: object, id = "one") => setDoc(scoresOf(), { items: { [id]: row }, changed_item: id });

beforeAll(async () => {
  rules = await openRules("score");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on a row. */
async function expectAllowed(row: object): Promise<void> {
  expect(score.safeParse(row).error).toBeUndefined();
  await assertSucceeds(put(row));
}

async function expectRefused(row: object): Promise<void> {
  expect(score.safeParse(row).success).toBe(false);
  await assertFails(put(row));
}

function rowWith(scale: ScoreScale, id: string, value: unknown): object {
  const row = onScale[scale.id];
  return { ...row, values: { ...row?.values, [id]: value } };
}

describe("a score", () => {
  test("can be added, changed and removed by its student, one at a time", async () => {
    await assertSucceeds(put(sat));
    await assertSucceeds(updateDoc(scoresOf(), { "items.one.note": "Tired", changed_item: "one" }));
    await assertSucceeds(updateDoc(scoresOf(), { "items.two": mcat, changed_item: "two" }));
    await assertFails(updateDoc(scoresOf(), { "items.three": sat, "items.four": sat, changed_item: "four" }));
    await assertSucceeds(updateDoc(scoresOf(), { "items.one": deleteField(), changed_item: "one" }));
    await assertFails(deleteDoc(scoresOf()));
  });

  test.each(SCORE_SCALES_OF_TESTS)("on the scale $id is as low and as high as the schema allows", async (scale) => {
    for (const { id, low, high, step } of scale.sections) {
      await expectAllowed(rowWith(scale, id, low));
      await expectAllowed(rowWith(scale, id, high));
      await expectRefused(rowWith(scale, id, low - step));
      await expectRefused(rowWith(scale, id, high + step));
      await expectRefused(rowWith(scale, id, "many"));
      if (step >= 1) await expectRefused(rowWith(scale, id, low + step / 2));
    }
    await expectRefused(rowWith(scale, "extra", 1));
  });

  test.each(SCORE_SCALES_OF_TESTS)("on the scale $id has the sections it needs", async (scale) => {
    const row = onScale[scale.id];
    for (const { id } of scale.sections.filter(({ isOptional }) => !isOptional)) {
      const { [id]: _, ...values } = row?.values ?? {};
      await expectRefused({ ...row, values });
      // Another in its place does not help.
      await expectRefused({ ...row, values: { ...values, extra: 200 } });
    }
  });

  test("is on the DAT's scale of its day", async () => {
    await expectAllowed({ ...dat, date: "2025-03-01" });
    await expectRefused({ ...oldDat, date: "2025-03-01" });
    await expectRefused({ ...dat, date: "2025-02-28" });
  });

  test("can be practice, unless it is a GPA", async () => {
    for (const row of [sat, act, mcat, dat]) await expectAllowed({ ...row, kind: "practice" });
    await expectRefused({ ...gpa, kind: "practice" });
    await expectRefused({ ...gpa, kind: "planned", values: {} });
  });

  test("of a GPA has the scales the schema knows", async () => {
    for (const scale of SCORE_SCALES) await expectAllowed({ ...gpa, scales: [scale] });
    await expectAllowed({ ...gpa, scales: SCORE_SCALES });
    await expectAllowed({ ...gpa, values: { GPA: 5 }, scales: ["Weighted"] });
    await expectAllowed({ ...gpa, values: { GPA: 4.33 } });
    await expectRefused({ ...gpa, values: { GPA: 4.34 } });
  });

  test("to come has its days or none", async () => {
    await expectAllowed(planned);
    for (const of of ["SAT", "ACT", "MCAT", "DAT"]) await expectAllowed({ ...planned, test: of });
    const { register_by: _, scores_on: __, ...bare } = planned;
    await expectAllowed(bare);
  });

  test("has a note as long as the schema allows", async () => {
    await expectAllowed({ ...sat, note: "n".repeat(500) });
    await expectAllowed({ ...sat, note: "" });
  });

  // Each refusal differs from an allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["an unknown test", { ...sat, test: "LSAT" }],
    ["the sections of an ACT without being one", { ...act, test: "LSAT" }],
    ["the sections of an MCAT without being one", { ...mcat, test: "LSAT" }],
    ["the sections of a DAT without being one", { ...dat, test: "LSAT" }],
    ["an unknown kind", { ...sat, kind: "guess" }],
    ["no day", { ...sat, date: "soon" }],
    ["a note that is no text", { ...sat, note: ["n"] }],
    ["a note that is too long", { ...sat, note: "n".repeat(501) }],
    ["scales for a test", { ...sat, scales: ["4.0"] }],
    ["scales that are no list", { ...sat, scales: "" }],
    ["a GPA on an unknown scale", { ...gpa, scales: ["4.0", "100"] }],
    ["a GPA on no scale", { ...gpa, scales: [] }],
    ["a GPA on too many scales", { ...gpa, scales: [...SCORE_SCALES, "4.0"] }],
    ["a day of a plan once taken", { ...sat, register_by: "2026-09-18" }],
    ["results expected once taken", { ...sat, scores_on: "2026-09-18" }],
    ["a plan with results", { ...planned, values: { RW: 640, M: 650 } }],
    ["a plan whose values are none", { ...planned, values: [] }],
    ["a plan with scales", { ...planned, scales: ["4.0"] }],
    ["a plan of an unknown test", { ...planned, test: "LSAT" }],
    ["a plan without a day", { ...planned, date: "soon" }],
    ["a plan whose last day to sign up is none", { ...planned, register_by: "soon" }],
    ["a plan whose day for results is none", { ...planned, scores_on: "soon" }],
    ["a plan with a note that is too long", { ...planned, note: "n".repeat(501) }],
  ])("cannot have %s", async (_, row) => {
    await expectRefused(row);
    await write(rules, { [scoresPath("ann")]: { items: { one: sat }, changed_item: "one" } });
    await assertFails(put(row));
  });

  test.each(["sat", "planned"])("has no field of its own: %s", async (which) => {
    await assertFails(put({ ...(which === "sat" ? sat : planned), rank: 1 }));
  });

  test.each(Object.keys(sat))("cannot lack its %s", async (name) => {
    for (const whole of [sat, gpa, planned]) {
      const row = Object.fromEntries(Object.entries(whole).filter(([field]) => field !== name));
      await expectRefused(row);
      await assertFails(put({ ...row, rank: 1 }));
    }
  });

  test("belongs to its student", async () => {
    const list = { items: { one: sat }, changed_item: "one" };
    await assertFails(setDoc(scoresOf("bob"), list));
    await assertFails(setDoc(scoresOf("ann", `${userPath("ann")}/scores/second`), list));
  });

  test("is one of as many as the schema allows", async () => {
    const items = Object.fromEntries(Array.from({ length: SCORE_LIMIT }, (_, index) => [`row-${index}`, sat]));
    const full = { items, changed_item: "row-0" };
    expect(scoreList.safeParse(full).success).toBe(true);
    await write(rules, { [scoresPath("ann")]: full });

    await assertSucceeds(updateDoc(scoresOf(), { "items.row-0.note": "Tired", changed_item: "row-0" }));
    await assertFails(updateDoc(scoresOf(), { "items.extra": sat, changed_item: "extra" }));
  });
});
