import { type EffectCallback, useEffect, useRef } from "react";

/**
 * Runs an effect when the component appears, and again only when `value` has changed. Whatever else the effect reads is
 * as it was in the latest render. What it returns cleans up.
 *
 * @param useTimedEffect `useLayoutEffect` for what must happen before the browser paints.
 */
export function useOnChange<Value>(
  value: Value,
  effect: (value: Value) => ReturnType<EffectCallback>,
  useTimedEffect = useEffect,
): void {
  const latest = useRef(effect);
  latest.current = effect;
  useTimedEffect(() => latest.current(value), [value]);
}
