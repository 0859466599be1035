import { useEffect, useRef } from "react";

/** Scrolls to the student's step when the page opens. Later changes of the step move nothing. */
export function useOpensAt(stepId: string | undefined): void {
  const first = useRef(stepId);

  useEffect(() => {
    const { current } = first;
    if (current !== undefined) document.getElementById(current)?.scrollIntoView({ block: "center" });
  }, []);
}
