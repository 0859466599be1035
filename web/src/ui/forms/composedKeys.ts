/** The keys that our listeners act on and that also belong to an input method, for Chinese, Japanese or Korean. */
const KEYS = /^(Enter|Escape|Arrow)/;

/**
 * Whether the key chooses or ends what an input method is composing. Safari reports the Enter that ends it after the end,
 * with the code 229 alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposed({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "key" | "isComposing" | "keyCode">): boolean {
  return (isComposing || keyCode === 229) && KEYS.test(key);
}

// Before any other listener: none of them submits, opens, moves or closes.
globalThis.addEventListener?.("keydown", (event) => isComposed(event) && event.stopPropagation(), { capture: true });
