import { biology } from "@domain/samples/biology.ts";
import { reaction } from "mobx";
import { expect, test } from "vitest";
import type { Plan } from "../../web/src/stores/Plan.ts";
import { newStudent } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { openPlanOf } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const SHIFT = { day: "2026-11-18", hours: 2.5, note: "" };

/** Partial edits, each of a record that another device has deleted. */
const CHANGES: Readonly<Record<string, (plan: Plan) => Promise<boolean>>> = {
  schools: ({ schools }) => schools.change("gone", { note: "Ask about housing." }),
  courses: ({ courses }) => courses.change({ id: "gone", name: biology.name }, { grade: "B" }),
  letters: async ({ letters }) =>
    (await letters.loaded()).change({ id: "gone", writer: "Mina Sato" }, { note: "Asked." }),
  savedResources: ({ savedResources }) => savedResources.setNote("gone", "Read this first."),
  application: ({ application }) => application.clearMarks("amcas", "gone"),
  checklists: ({ checklists }) => checklists.current.rename("gone", "Ask about the choir"),
  experiences: ({ experiences }) => experiences.change("gone", { experienceName: "Choir" }),
  shifts: ({ experiences }) => experiences.putShift("gone", "one", SHIFT),
};

test.each(Object.keys(CHANGES))("an edit of deleted %s does not create a partial record", async (kind) => {
  const ann = await newStudent({ stage: "hs-11" });
  const plan = await openPlanOf(ann);
  plan.courses.list.load();
  plan.application.listOf("amcas").load();
  await plan.letters.loaded();
  await until(() => !plan.lifecycle.isWaiting && plan.application.listOf("amcas").status === "ready");
  const shown = () => [
    ...plan.schools.rows,
    ...plan.courses.rows,
    ...(plan.letters.value?.rows ?? []),
    ...plan.savedResources.rows,
    ...plan.application.rowsOf("amcas"),
    ...plan.checklists.current.rows.filter(({ id }) => id === "gone"),
    ...plan.experiences.entries,
  ];
  const seen: unknown[] = [];
  let wasPending = false;
  const stop = reaction(shown, (rows) => seen.push(...rows), { fireImmediately: true });
  const stopWaiting = reaction(
    () => plan.lifecycle.isWaiting,
    (isWaiting) => {
      wasPending ||= isWaiting;
    },
  );

  const isTaken = await CHANGES[kind]?.(plan);

  stop();
  stopWaiting();
  expect(isTaken).toBe(false);
  expect(wasPending).toBe(true);
  expect(seen).toEqual([]);
});
