let isPressed = false;

addEventListener("pointerdown", () => setPressed(true), { capture: true });
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setPressed(false), { capture: true });

function setPressed(pressed: boolean): void {
  isPressed = pressed;
}

/**
 * Runs at once, or when the pointer that is down has been lifted and its click delivered. A message that appeared
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
