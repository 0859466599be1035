import { createContext, useContext } from "react";
import type { Plan } from "./Plan.ts";

export const PlanContext = createContext<Plan | null>(null);

/** The stores of the signed-in student: in every screen below `SignedIn`, which waits for them. */
export function usePlan(): Plan {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error("usePlan is called outside the signed-in app.");
  return plan;
}
