import { checklistPath } from "@domain/records/firestorePaths";
import { createPlan } from "../../../web/src/app/session/createPlan.ts";
import { PlanLifecycle } from "../../../web/src/app/session/PlanLifecycle.ts";
import { createApi } from "../../../web/src/base/api.ts";
import type { ChecklistRow, ChecklistView } from "../../../web/src/features/dashboard/checklistView.ts";
import type { Plan } from "../../../web/src/stores/Plan.ts";
import { newStudent, type Student, stored, suite } from "../../support/suite.ts";
import { closeAfterTest, openClient } from "./client.ts";
import { until } from "./until.ts";

const NO_TOKEN = () => Promise.resolve(null);

/** The stores of a plan, and the lifecycle that opens and closes them. */
export type OpenedPlan = Plan & { readonly lifecycle: PlanLifecycle };

/** The plan of a new student at this stage, with its lists loaded. */
export async function openPlan(stage: string): Promise<OpenedPlan> {
  return openPlanOf(await newStudent({ stage }));
}

export async function openPlanOf(student: Student): Promise<OpenedPlan> {
  const plan = planFor(student.uid);
  const { checklists } = plan;
  await until(() => checklists.current.status === "ready" && checklists.previous?.status !== "loading");
  return plan;
}

/** The student's plan on a separate device, before any data has arrived. */
export function planFor(uid: string, firestoreHost = suite.firestoreHost): OpenedPlan {
  const lifecycle = new PlanLifecycle(openClient(firestoreHost, suite.projectId, uid));
  closeAfterTest(lifecycle);
  lifecycle.open(uid);
  return { ...complete(lifecycle), lifecycle };
}

/** Adds the stores that the first view does not need. Their calls of the API are refused. */
export function complete(lifecycle: PlanLifecycle): Plan {
  return lifecycle.complete((firestore, first) => createPlan(firestore, first, createApi(NO_TOKEN)));
}

export function rowAt(view: ChecklistView, index: number): ChecklistRow {
  const row = view.rows[index];
  if (!row) throw new Error(`The checklist has no row ${index}.`);
  return row;
}

export function previousOf(plan: Plan): ChecklistView {
  const { previous } = plan.checklists;
  if (!previous) throw new Error("There is no list of last year.");
  return previous;
}

export const find = (view: ChecklistView, id: string) => view.rows.find((row) => row.id === id);
export const isDone = (plan: Plan, id: string) => find(plan.checklists.current, id)?.status === "Completed";
export const ownRows = (plan: Plan) => plan.checklists.current.rows.filter(({ origin }) => origin === "own");

export async function storedItems(student: Student, stageId: string): Promise<Record<string, Record<string, unknown>>> {
  const checklist = await stored(checklistPath(student.uid, stageId));
  return checklist?.items as Record<string, Record<string, unknown>>;
}
