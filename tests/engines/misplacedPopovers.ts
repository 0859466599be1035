/**
 * Opens each popover of the page and reports those that are outside the window, away from their button or larger than
 * their content. For `EnginePage.evaluate`, so it uses nothing from outside.
 *
 * @param limit how many of each class to open; a long list has one in every row
 */
export async function misplacedPopovers(limit: number): Promise<readonly string[]> {
  /** The allowed distance between a popover and its button, in pixels. */
  const REACH = 12;
  const STILL_FRAMES = 5;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const opened = new Map<string, number>();
  const faults: string[] = [];
  const misplacement = (at: DOMRect, box: DOMRect) => {
    const acrossGap = Math.max(box.left - at.right, at.left - box.right);
    const downGap = Math.max(box.top - at.bottom, at.top - box.bottom);
    if (acrossGap > REACH || downGap > REACH) return "is away from its button";
    return downGap < -1 && acrossGap < -1 ? "covers its button" : null;
  };
  /** What is wrong with an open popover, from the boxes of its button and itself. */
  const faultsOf = (popover: HTMLElement, at: DOMRect, box: DOMRect) => {
    const { clientWidth } = document.documentElement;
    const isOutside = box.left < 0 || box.top < 0 || box.right > clientWidth + 1 || box.bottom > innerHeight + 1;
    const held = document.createRange();
    held.selectNodeContents(popover);
    const isTooTall = box.bottom - held.getBoundingClientRect().bottom > 60;
    return [
      isOutside ? "is outside the window" : null,
      misplacement(at, box),
      isTooTall ? "is taller than its content" : null,
    ].filter((fault) => fault !== null);
  };
  /** Waits until nothing above the button loads any more and moves it. The test's own limit ends a page that never rests. */
  const scrollToRest = async (button: HTMLElement, block: ScrollLogicalPosition) => {
    for (let last = Number.NaN, still = 0; still < STILL_FRAMES; ) {
      button.scrollIntoView({ block, behavior: "instant" });
      await frame();
      const { top } = button.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  };
  for (const button of document.querySelectorAll<HTMLElement>("button[popovertarget]")) {
    const popover = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!popover || button.closest("[popover]") || button.getBoundingClientRect().width === 0) continue;
    const count = opened.get(popover.className) ?? 0;
    if (count === limit) continue;
    opened.set(popover.className, count + 1);
    for (const block of ["start", "center", "end"] as const) {
      await scrollToRest(button, block);
      button.click();
      await frame();
      const at = button.getBoundingClientRect();
      const box = popover.getBoundingClientRect();
      const say = (fault: string) =>
        faults.push(
          `${location.pathname} ${block} .${popover.className.replaceAll(" ", ".")} of “${button.ariaLabel ?? button.textContent}” ${fault}: ` +
            `popover ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}, ` +
            `button ${Math.round(at.left)},${Math.round(at.top)} to ${Math.round(at.right)},${Math.round(at.bottom)}, ` +
            `window ${innerWidth} × ${innerHeight}`,
        );
      if (!popover.matches(":popover-open")) say("does not open");
      else {
        faultsOf(popover, at, box).forEach(say);
        popover.hidePopover();
      }
    }
  }
  if (opened.size === 0) faults.push(`${location.pathname} has no popovers`);
  return faults;
}
