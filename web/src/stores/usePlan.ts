import { createContext, useContext } from "react";
import type { FirstStores, Plan } from "./Plan.ts";

export const FirstStoresContext = createContext<FirstStores | null>(null);
/** Null while the plan has only its first stores. */
export const PlanContext = createContext<Plan | null>(null);

/** The stores of the dashboard's first picture. For what is below `SignedIn`, which waits for them. */
export function useFirstStores(): FirstStores {
  const stores = useContext(FirstStoresContext);
  if (!stores) throw new Error("useFirstStores is called outside the signed-in app.");
  return stores;
}

/** Whether all stores are there. What is drawn before that must not call `usePlan`. */
export function useHasPlan(): boolean {
  return useContext(PlanContext) !== null;
}

/** All stores of the signed-in student. For every screen, and for parts of the frame that ask `useHasPlan` first. */
export function usePlan(): Plan {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error("usePlan is called outside the signed-in app, or before the plan is complete.");
  return plan;
}
