import { useConflict } from "./edits.ts";

/** The ids of a field's notes, as `FieldNotes` renders them; undefined without notes. */
export function useDescribedBy(
  id: string,
  name: string,
  {
    hint,
    errors,
    also,
  }: { readonly hint: unknown; readonly errors: string | undefined; readonly also?: string | undefined },
): string | undefined {
  const conflict = useConflict(name);
  const ids = [also, hint ? `${id}-hint` : "", errors ? `${id}-error` : "", conflict ? `${id}-conflict` : ""];
  return ids.filter(Boolean).join(" ") || undefined;
}
