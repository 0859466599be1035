/** The control of the last press, until a key is pressed. */
let pressed: HTMLElement | null = null;

// A component may be imported outside of a browser.
const page = globalThis.document;

page?.addEventListener(
  "click",
  ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>("button, a[href], summary") : null;
    const popover = control?.closest("[popover]");
    // The press on a menu's action closes the menu. The button that opened it stays.
    pressed = popover ? page.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`) : control;
  },
  { capture: true },
);

page?.addEventListener(
  "keydown",
  () => {
    pressed = null;
  },
  { capture: true },
);

/**
 * The control that the student has just used, by mouse, touch or keyboard; null if the page no
 * longer has it. The focus alone is not enough: Safari does not focus a button that is pressed.
 */
export function lastPressed(): HTMLElement | null {
  if (pressed?.isConnected) return pressed;
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}
