let isPressed = false;
let pressTime = 0;

// A form may be rendered outside of a browser.
const page = globalThis.window;

page?.addEventListener("pointerdown", () => setPressed(true), { capture: true });
for (const begin of ["pointerdown", "keydown"] as const) page?.addEventListener(begin, notePress, { capture: true });
for (const end of ["pointerup", "pointercancel"]) {
  page?.addEventListener(end, () => setPressed(false), { capture: true });
}

function setPressed(pressed: boolean): void {
  isPressed = pressed;
}

/** A key that is held down counts as one press. */
function notePress(event: PointerEvent | KeyboardEvent): void {
  if (!("repeat" in event && event.repeat)) pressTime = event.timeStamp;
}

/** When the student last pressed a button or key, in `performance.now()` time, however late a busy page handles it. */
export function pressedAt(): number {
  return pressTime;
}

/**
 * Runs at once, or, while the pointer is down, after it is lifted and its click delivered. A message that appeared
 * between press and lift would move the pressed control away, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const lifted = () => {
    removeEventListener("pointerup", lifted);
    removeEventListener("pointercancel", lifted);
    setTimeout(run);
  };
  addEventListener("pointerup", lifted);
  addEventListener("pointercancel", lifted);
}
