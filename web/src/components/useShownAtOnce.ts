import { startTransition, useOptimistic } from "react";

/**
 * Choices that stand in the address, and the way to change them. The router draws a new address a moment later, and
 * until then a controlled checkbox would spring back; so what is chosen is shown from the press on.
 */
export function useShownAtOnce<Choices extends object>(
  choices: Choices,
  put: (changes: Partial<Choices>) => void,
): [shown: Choices, choose: (changes: Partial<Choices>) => void] {
  const [shown, show] = useOptimistic(choices, (now: Choices, changes: Partial<Choices>) => ({ ...now, ...changes }));

  function choose(changes: Partial<Choices>) {
    startTransition(() => {
      show(changes);
      put(changes);
    });
  }

  return [shown, choose];
}
