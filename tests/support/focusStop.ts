/** The focused element. */
export interface Stop {
  readonly name: string;
  /** True the first time this element has the focus. */
  readonly isNew: boolean;
  readonly hasMark: boolean;
  readonly isCovered: boolean;
}

/** Null if nothing on the page has the focus. For `page.evaluate`: it uses nothing from outside. */
export function readStop(): Stop | null {
  const ancestor = (of: Element, up: number): Element | null =>
    up === 0 || of.parentElement === null ? of : ancestor(of.parentElement, up - 1);
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return null;
  const isNew = !element.hasAttribute("data-walked");
  element.setAttribute("data-walked", "");
  const own = getComputedStyle(element);
  // The focus mark may be on an ancestor (a heading that is a button) or a sibling (a styled checkbox).
  const around = [element.nextElementSibling, ...[1, 2, 3, 4].map((up) => ancestor(element, up))];
  const hasMark =
    own.boxShadow !== "none" ||
    [element, ...around].some((part) => {
      const { outlineStyle, outlineWidth } = part
        ? getComputedStyle(part)
        : { outlineStyle: "none", outlineWidth: "0px" };
      return outlineStyle !== "none" && outlineWidth !== "0px";
    });
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = (x: number, y: number) => document.elementFromPoint(left + width * x, top + height * y);
  const seen = [at(0.5, 0.5), at(0.1, 0.2), at(0.9, 0.2), at(0.1, 0.8), at(0.9, 0.8)];
  const label = element.closest("label") ?? element.parentElement;
  // Partly covered is allowed: the rest can be scrolled to.
  const isCovered = seen.every(
    (on) => on === null || !(element.contains(on) || on.contains(element) || label?.contains(on)),
  );
  const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  return { name, isNew, hasMark, isCovered };
}
