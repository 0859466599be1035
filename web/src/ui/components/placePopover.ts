import type { ToggleEvent } from "react";

/** The edge of the button that the popover aligns with, in the reading direction. */
type Align = "start" | "middle" | "end";

/** The distance between a popover and its button or the window's edge, in pixels. */
const GAP = 2;
const EDGE = 8;

/**
 * An `onBeforeToggle` handler that keeps an open popover at its button: below if there is space, otherwise above, never
 * outside the window. It does not use CSS anchor positioning: half of the supported browsers lack it, and WebKit 26
 * keeps a popover on the side where the last one fit, even outside the window.
 */
export function placePopover(align: Align) {
  return ({ newState, currentTarget: popover }: ToggleEvent<HTMLElement>) => {
    if (newState === "open") follow(popover, align);
  };
}

function follow(popover: HTMLElement, align: Align): void {
  const button = document.querySelector(
    `[popovertarget="${CSS.escape(popover.id)}"]:not([popovertargetaction="hide"])`,
  );
  if (!button) return;
  const stop = new AbortController();
  const place = () => {
    if (popover.matches(":popover-open")) placeAt(button, popover, align);
    else stop.abort();
  };
  popover.addEventListener("toggle", place, { signal: stop.signal });
  // In the first frame that shows it, after React has rendered its content.
  requestAnimationFrame(place);
  addEventListener("resize", place, { signal: stop.signal });
  // Before version 18.3, Safari on iOS does not close a popover on a press outside.
  const press = ({ target }: Event) => {
    const isOutside = target instanceof Node && !popover.contains(target) && !button.contains(target);
    if (isOutside) popover.hidePopover();
  };
  addEventListener("pointerdown", press, { signal: stop.signal });
  addEventListener("scroll", place, { signal: stop.signal, capture: true, passive: true });
}

function placeAt(button: Element, popover: HTMLElement, align: Align): void {
  const { style } = popover;
  Object.assign(style, { left: "0", top: "0", maxHeight: "" });
  const at = button.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;

  const above = at.top - GAP - EDGE;
  const below = clientHeight - at.bottom - GAP - EDGE;
  const isBelow = height <= below || below >= above;
  const shown = Math.min(height, isBelow ? below : above);
  const top = isBelow ? at.bottom + GAP : at.top - GAP - shown;

  const left = { start: at.left, middle: (at.left + at.right - width) / 2, end: at.right - width }[align];
  style.top = `${clamp(top, clientHeight - EDGE - shown)}px`;
  style.left = `${clamp(left, clientWidth - EDGE - width)}px`;
  if (shown < height) style.maxHeight = `${shown}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}
