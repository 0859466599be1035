import { hoursTyped } from "@domain/shared/writtenHours";

interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** The text of a number field one step up or down, such as `1200.5` for `1,200`. Null if the text is not a number. */
export function stepNumber(typed: string, direction: 1 | -1, { step, min, max }: Steps): string | null {
  const now = hoursTyped(typed) ?? 0;
  if (Number.isNaN(now)) return null;
  const next = Math.min(max, Math.max(min, now + direction * step));
  return String(Math.round(next * 100) / 100);
}
