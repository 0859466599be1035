import type { Typed } from "../../base/drafts.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input types with text that must never be stored, or that cannot be set by script. */
const NEVER_KEPT: ReadonlySet<string> = new Set(["password", "file", "hidden", "submit", "button", "reset"]);

/** The fields of a form that differ from their initial values. Only fields with a name take part. */
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

/** Restores stored values as if they were typed, so that event listeners of the form run. */
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

/** Puts a text into a field as if it were typed, so that event listeners run. */
export function typeInto(control: Control, value: string): void {
  // React overrides the value setter of an input and ignores changes made through it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The fields of this name that a student can fill, in page order. */
export function controlsNamed(form: HTMLFormElement, name: string): readonly Control[] {
  return controlsOf(form).filter((control) => control.name === name);
}

/** The values in the fields of one name. */
export function valuesIn(controls: readonly Control[]): readonly string[] {
  return controls.filter((control) => !isTick(control) || control.checked).map(({ value }) => value);
}

/** Sets the initial values of the fields of one name, whatever their current values. */
export function setDefaults(controls: readonly Control[], values: readonly string[]): void {
  for (const [place, control] of controls.entries()) {
    const value = values[place] ?? "";
    if (isTick(control)) setDefaultTick(control, values.includes(control.value));
    else if (control instanceof HTMLSelectElement) setDefaultOption(control, value);
    else setDefaultText(control, value);
  }
}

/** Fills the fields of one name as their initial values. Listeners are notified, but it does not count as typing. */
export function fillIn(controls: readonly Control[], values: readonly string[]): void {
  for (const [place, control] of controls.entries()) {
    if (isTick(control)) control.checked = values.includes(control.value);
    else control.value = values[place] ?? "";
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function setDefaultTick(control: HTMLInputElement, isTicked: boolean): void {
  const { checked } = control;
  control.defaultChecked = isTicked;
  if (control.checked !== checked) control.checked = checked;
}

function setDefaultText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value } = control;
  control.defaultValue = text;
  // Set only if it differs: setting it would clear a half-typed day.
  if (control.value !== value) control.value = value;
}

function setDefaultOption(select: HTMLSelectElement, value: string): void {
  const shown = select.value;
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.value = shown;
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

export function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.value !== defaultOf(control);
  // Browsers normalize line breaks.
  return control.value !== control.defaultValue.replace(/\r\n?/g, "\n");
}

function defaultOf(select: HTMLSelectElement): string {
  const options = Array.from(select.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
