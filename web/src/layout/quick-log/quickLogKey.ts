const KEY = "quick-log-key";

/** Keys of one letter get in the way of speech input, so the student can do without this one on this device. */
export function isKeyOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

export function setKeyOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
}

/** Where a letter is typed rather than pressed. */
const TYPED_IN = "input, textarea, select, [contenteditable]";

/** Whether this press asks for the quick log: a bare L, outside of fields and dialogs. */
export function asksForQuickLog(event: KeyboardEvent): boolean {
  const isBare = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented);
  if (!isBare || event.key.toLowerCase() !== "l" || !isKeyOn()) return false;
  const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
  return !isTyped && document.querySelector("dialog[open]") === null;
}
