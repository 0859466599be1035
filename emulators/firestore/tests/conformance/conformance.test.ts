import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Case, GROUPS, type Group } from "./Case.ts";
import { cases } from "./cases/cases.ts";
import { knownGaps } from "./knownGaps.ts";
import { closeAdminListeners } from "./listeners/adminListener.ts";
import { Places } from "./Places.ts";
import { runCase } from "./runCase.ts";
import { openTarget, type Target } from "./target.ts";

const reasons = new Map(knownGaps.map(({ id, reason }) => [id, reason]));
const passed = new Map<Group, number>(GROUPS.map((group) => [group, 0]));
let target: Target | undefined;
let places: Places;

beforeAll(async () => {
  // The SDK prints a warning for each refusal; the refusals here are on purpose.
  setLogLevel("silent");
  target = await openTarget();
  places = new Places(target.address);
  process.env.FIRESTORE_EMULATOR_HOST = target.address;
  // The Admin SDK would look for the cloud that it runs in.
  process.env.METADATA_SERVER_DETECTION = "none";
}, 200_000);
afterAll(async () => {
  await closeAdminListeners();
  // Undefined when it could not be opened; that failure is the one to read.
  await target?.stop();
  console.log(`Conformance, passed/total:\n${GROUPS.map(figureOf).join("\n")}`);
});

for (const group of GROUPS) {
  describe(group, () => {
    test.each(cases[group])("$id", async (one) => {
      if (reasons.has(one.id) && target?.kind === "embedded") return expectGap(one);
      await play(one);
      passed.set(group, (passed.get(group) ?? 0) + 1);
    });
  });
}

test("each case has an id of its own, and each known gap is a case", () => {
  const ids = GROUPS.flatMap((group) => cases[group].map(({ id }) => id));

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect([...reasons.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

/** The list of known gaps can only shrink. */
async function expectGap(one: Case): Promise<void> {
  const outcome = await play(one).then(
    () => "passes",
    () => "fails",
  );
  expect(outcome, `"${one.id}" is no gap any more: take it off knownGaps.ts.`).toBe("fails");
}

function play(one: Case): Promise<void> {
  const { place, condition } = places.placeOf(one);
  return runCase(place, condition, one);
}

function figureOf(group: Group): string {
  return `  ${group.padEnd(18)} ${passed.get(group)}/${cases[group].length}`;
}
