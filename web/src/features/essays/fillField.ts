import { typeInto } from "../../ui/forms/typedFields.ts";

/** A field of a form by its name; null if there is none. */
export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLSelectElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}

/** Fills an empty field, or any with `overwrites`. Returns whether it did. */
export function fillField(form: HTMLFormElement | null, name: string, value: string, overwrites = false): boolean {
  const field = fieldOf(form, name);
  if (!field || (field.value !== "" && !overwrites)) return false;
  typeInto(field, value);
  return true;
}
