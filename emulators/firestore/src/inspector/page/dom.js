/**
 * Makes an element. Whatever is shown goes in as text nodes, never as markup.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{ readonly [name: string]: string | number | boolean | null }} attributes false and null leave one out
 * @param {readonly (Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/**
 * An element of index.html.
 *
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`index.html has no #${id}.`);
}

/**
 * A number with its noun: "1 document", "12 documents".
 *
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * Shows new content in a place. Whatever has the same `data-key` as the focused element gets the focus.
 *
 * @param {Element} place
 * @param {Node} content
 */
export function replaceKeepingFocus(place, content) {
  const focused = document.activeElement;
  const key = focused && place.contains(focused) ? focused.getAttribute("data-key") : null;
  const scrolled = place.scrollTop;
  place.replaceChildren(content);
  place.scrollTop = scrolled;
  const again = [...place.querySelectorAll("[data-key]")].find((node) => node.getAttribute("data-key") === key);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
