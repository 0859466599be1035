import type { Typed } from "../drafts.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs whose text is nobody's to keep, or that cannot be set. */
const NEVER_KEPT: ReadonlySet<string> = new Set(["password", "file", "hidden", "submit", "button", "reset"]);

/** The fields of a form that differ from how they began. Only fields with a name take part. */
export function typedIn(form: HTMLFormElement): Typed {
  const changed = new Set(controlsOf(form).flatMap((control) => (isChanged(control) ? [control.name] : [])));
  const typed: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (!changed.has(control.name)) continue;
    typed[control.name] ??= [];
    if (!isTick(control) || control.checked) typed[control.name]?.push(control.value);
  }
  return typed;
}

/** Puts kept values back as if they were typed again, so that whatever listens to the form hears of them. */
export function typeAgain(form: HTMLFormElement, typed: Typed): void {
  const places = new Map<string, number>();
  for (const control of controlsOf(form)) {
    const values = typed[control.name];
    if (!values) continue;
    if (isTick(control)) {
      if (control.checked !== values.includes(control.value)) control.click();
      continue;
    }
    const place = places.get(control.name) ?? 0;
    places.set(control.name, place + 1);
    const value = values[place];
    if (value !== undefined && value !== control.value) typeInto(control, value);
  }
}

/** Puts a text into a field as if it were typed: the form and its listeners hear of it. */
export function typeInto(control: Control, value: string): void {
  // React watches an input's own setter and takes a value set through it for its own doing.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !NEVER_KEPT.has(element.type),
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.value !== defaultOf(control);
  // A browser writes line breaks in its own way.
  return control.value !== control.defaultValue.replace(/\r\n?/g, "\n");
}

function defaultOf(select: HTMLSelectElement): string {
  const options = Array.from(select.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
