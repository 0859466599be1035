import type { StudentsPlan } from "./acts.ts";
import type { SimulatedTab } from "./SimulatedTab.ts";

/** What a page shows. */
export interface Shown {
  readonly tasks: readonly (readonly [id: string, name: string, status: string])[];
  readonly experiences: readonly (readonly [id: string, name: string])[];
  readonly schools: readonly (readonly [id: string, name: string, note: string, deadlines: number])[];
  readonly essays: readonly (readonly [id: string, title: string, text: string])[];
  readonly phone: string | null;
}

export function shownBy(plan: StudentsPlan): Shown {
  return {
    tasks: plan.checklists.current.rows.map(({ id, given_name, status }) => [id, given_name, status]),
    experiences: plan.experiences.records.map(({ id, experienceName }) => [id, experienceName]),
    schools: plan.schools.rows.map(({ id, name, note, deadlines }) => [id, name, note, deadlines.length]),
    essays: (plan.essays.value?.records ?? []).map(({ id, title, text }) => [id, title, text]),
    phone: plan.user.user?.phone ?? null,
  };
}

/** The records that a page offers to restore. */
export function listedBy(unsent: SimulatedTab["lifecycle"]["unsent"]): readonly string[] {
  return (unsent?.things ?? []).flatMap(({ records }) => records.map(recordName));
}

function recordName({ kind, id }: { readonly kind: string; readonly id: string }): string {
  if (kind === "account") return "account";
  return `${kind === "checklists" ? "tasks" : kind}/${id}`;
}
