import { setLogLevel } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Case, GROUPS, type Group } from "./Case.ts";
import { cases } from "./cases/cases.ts";
import { knownGaps } from "./knownGaps.ts";
import { closeAdminListeners } from "./listeners/adminListener.ts";
import { ProjectPool } from "./ProjectPool.ts";
import { runCase } from "./runCase.ts";
import { openTarget, type Target } from "./target.ts";

const reasons = new Map(knownGaps.map(({ id, reason }) => [id, reason]));
const passed = new Map<Group, number>(GROUPS.map((group) => [group, 0]));
let target: Target | undefined;
let projects: ProjectPool;

beforeAll(async () => {
  // The SDK prints a warning for each error. These errors are expected.
  setLogLevel("silent");
  target = await openTarget();
  projects = new ProjectPool(target.address);
  process.env.FIRESTORE_EMULATOR_HOST = target.address;
  // Otherwise the Admin SDK looks for Google's metadata server.
  process.env.METADATA_SERVER_DETECTION = "none";
}, 200_000);
afterAll(async () => {
  await closeAdminListeners();
  // Undefined if it did not start. That failure is reported.
  await target?.stop();
  console.log(`Conformance, passed/total:\n${GROUPS.map(figureOf).join("\n")}`);
});

for (const group of GROUPS) {
  describe(group, () => {
    test.each(cases[group])("$id", async (one) => {
      if (reasons.has(one.id) && target?.kind === "embedded") return expectGap(one);
      await run(one);
      passed.set(group, (passed.get(group) ?? 0) + 1);
    });
  });
}

test("case ids are unique and each known gap is a case", () => {
  const ids = GROUPS.flatMap((group) => cases[group].map(({ id }) => id));

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect([...reasons.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

/** The list of known gaps can only shrink. */
async function expectGap(one: Case): Promise<void> {
  const outcome = await run(one).then(
    () => "passes",
    () => "fails",
  );
  expect(outcome, `"${one.id}" passes now: remove it from knownGaps.ts.`).toBe("fails");
}

function run(one: Case): Promise<void> {
  const { project, state } = projects.projectFor(one);
  return runCase(project, state, one);
}

function figureOf(group: Group): string {
  return `  ${group.padEnd(18)} ${passed.get(group)}/${cases[group].length}`;
}
