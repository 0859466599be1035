/**
 * A double click acts once on a control that goes away, makes room or stands for the next thing after it. The second
 * click counts only on the control that got the first one, and never on a control marked `data-once`.
 */
const CONTROLS = "button, a[href], summary, input, select, textarea";

let first: Element | null = null;

document.addEventListener(
  "click",
  (event) => {
    const control = controlOf(event.target);
    // `detail` counts the clicks that a browser takes for one double click.
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
