const KEY = "quick-log-key";

/** Single-letter shortcuts interfere with speech input, so a student can turn this one off on this device. */
export function isKeyOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

export function setKeyOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
}

/** Elements where a letter is typed text, not a shortcut. */
const TYPED_IN = "input, textarea, select, [contenteditable]";

/** Whether this key press opens the quick log: L without modifiers, outside of fields and dialogs. */
export function asksForQuickLog(event: KeyboardEvent): boolean {
  const isBare = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented);
  if (!isBare || event.key.toLowerCase() !== "l" || !isKeyOn()) return false;
  const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
  return !isTyped && document.querySelector("dialog[open]") === null;
}
