import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The id of the step that an address leads to (`/timeline#ug-letters`), or ""; its title takes the focus on arrival. */
export function useStepInAddress(): string {
  const { hash } = useLocation();
  const id = hash.slice(1);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return id;
}
