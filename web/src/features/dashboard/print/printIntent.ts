/** Keys that begin the shortcut for printing, or open a menu of the browser. */
const KEYS: ReadonlySet<string> = new Set(["Control", "Meta", "Alt", "F10"]);

interface PrintIntent {
  /** The student may be about to print: they press such a key, or leave the page for the browser's menus. */
  readonly prepare: () => void;
  /** Ctrl+P or Cmd+P. Call `preventDefault` to print later. */
  readonly print: (event: KeyboardEvent) => void;
}

/** Listens until the returned function is called. */
export function listenForPrintIntent({ prepare, print }: PrintIntent): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  addEventListener(
    "keydown",
    (event) => {
      if (KEYS.has(event.key)) prepare();
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "p") print(event);
    },
    options,
  );
  addEventListener("contextmenu", prepare, options);
  addEventListener("blur", prepare, { signal: controller.signal });
  document.documentElement.addEventListener("pointerleave", prepare, { signal: controller.signal });
  return () => controller.abort();
}

/** Whether nothing announces that the student is about to print: a touch on the browser's menu is unknown to the page. */
export function printsUnannounced(): boolean {
  return matchMedia("(any-pointer: coarse)").matches || !matchMedia("(any-hover: hover)").matches;
}
