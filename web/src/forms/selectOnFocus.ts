/**
 * Selects what is already in a field when the field gets the focus, so that what is typed next replaces it. Without
 * this, a `3` typed into a field filled with `1` makes 13. A browser does so only for Tab, not for `focus()`,
 * `autofocus` or a press. Imported once, for every field of the app.
 *
 * By keyboard or by the app: numbers and dates always, other text only while it is what the app filled in. By mouse or
 * touch: numbers and dates on the first press; a second press, a drag, and any press in other text place the caret.
 */
const REPLACED = "[inputmode=decimal], [inputmode=numeric], [data-replaced]";

// A component may be read outside of a browser.
const page = globalThis.document;

/** The field without the focus that is being pressed. */
let pressed: EventTarget | null = null;
/** The field that had the focus when the window lost it: what is half typed there is not selected on the way back. */
let left: Element | null = null;

globalThis.addEventListener?.("blur", () => {
  left = page.activeElement;
});

page?.addEventListener(
  "pointerdown",
  ({ target }) => {
    pressed = target === page.activeElement ? null : target;
  },
  { capture: true },
);

page?.addEventListener("focusin", ({ target }) => {
  const isBack = target === left;
  left = null;
  if (isBack || target === pressed || !(target instanceof HTMLInputElement)) return;
  if (isReplaced(target) || target.value === target.defaultValue) target.select();
});

page?.addEventListener("click", ({ target }) => {
  const isFirst = target === pressed;
  pressed = null;
  if (!isFirst || !(target instanceof HTMLInputElement) || !isReplaced(target)) return;
  if (target.selectionStart === target.selectionEnd) target.select();
});

/** Leads to a field whose content was refused. One that already has the focus gets no event of its own. */
export function focusRefused(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement && isReplaced(field)) field.select();
}

function isReplaced(field: HTMLInputElement): boolean {
  return field.matches(REPLACED);
}
