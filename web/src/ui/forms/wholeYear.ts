import { typeInto } from "./typedFields.ts";

/**
 * Makes 2027 of the year 27 in a date field. Browsers take the two digits for the year 27 and fill the field with
 * `0027-01-10`. Imported with drafts; the few date fields without one refuse such a year. Runs before the field's own
 * listeners.
 */
const page = globalThis.document;

/** Before a field that saves on blur, on Enter or with its form is read. */
page?.addEventListener("focusout", ({ target }) => fill(target), { capture: true });
page?.addEventListener("keydown", ({ key, target }) => key === "Enter" && fill(target), { capture: true });
page?.addEventListener(
  "submit",
  ({ target }) => {
    if (target instanceof HTMLFormElement) for (const field of target.elements) fill(field);
  },
  { capture: true },
);

function fill(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== "date") return;
  if (/^00\d\d-/.test(target.value)) typeInto(target, `20${target.value.slice(2)}`);
}
