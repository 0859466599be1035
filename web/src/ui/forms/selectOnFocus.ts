/**
 * Selects a field's text when it gets the focus, so that typing replaces it. Without this, a `3` typed into a field
 * filled with `1` makes 13. Browsers do this only for Tab, not for `focus()`, `autofocus` or a press. Imported once,
 * for every field of the app.
 *
 * By keyboard or by the app: numbers and dates always, other text only if the app filled it in. By mouse or touch:
 * numbers and dates on the first press. A second press, a drag, and any press in other text place the caret.
 */
const REPLACED = "[inputmode=decimal], [inputmode=numeric], [data-replaced]";

// A component may be imported outside of a browser.
const page = globalThis.document;

/** The field that is being pressed and does not have the focus yet. */
let pressed: EventTarget | null = null;
/** The field that had the focus when the window lost it. On return, its half-typed text is not selected. */
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

/**
 * Moves the focus to a field with an error. A field that already has the focus gets no focus event, so it is selected
 * here.
 */
export function focusRefused(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement && isReplaced(field)) field.select();
}

function isReplaced(field: HTMLInputElement): boolean {
  return field.matches(REPLACED);
}
