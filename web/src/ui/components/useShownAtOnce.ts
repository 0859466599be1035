import { startTransition, useOptimistic } from "react";

/**
 * Choices that are stored in the address, and a function to change them. The router renders a new address a moment
 * later, and until then a controlled checkbox would spring back. So a choice shows from the press on.
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
