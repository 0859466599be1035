/**
 * Makes a double click act once on a control that then disappears, moves or applies to the next item. The second click
 * counts only on the control that got the first one, and never on a control marked `data-once`.
 */
const CONTROLS = "button, a[href], summary, input, select, textarea";

let first: Element | null = null;

document.addEventListener(
  "click",
  (event) => {
    const control = controlOf(event.target);
    // `detail` counts the clicks that the browser takes for one double click.
    if (event.detail < 2) first = control;
    else if (control !== first || control?.matches("[data-once]")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest("label") ?? target.closest(CONTROLS) ?? target;
}
