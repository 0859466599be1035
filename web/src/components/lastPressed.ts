/** The control of the last press, as long as no key has been struck since. */
let pressed: HTMLElement | null = null;

// A component may be read outside of a browser.
const page = globalThis.document;

page?.addEventListener(
  "click",
  ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>("button, a[href], summary") : null;
    const popover = control?.closest("[popover]");
    // A menu is closed by the press on its action; what opened the menu stays.
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
 * The control that a person has just used, by mouse, touch or keyboard; null where the page has none. Safari does not
 * move the focus to a button that is pressed, so the focus alone does not tell.
 */
export function lastPressed(): HTMLElement | null {
  if (pressed?.isConnected) return pressed;
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}
