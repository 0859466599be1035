/**
 * Whether the focus should stay where it is after the address has changed: on a tab, because a student who moves along
 * the tabs stays there, or in a part of the new page that has taken it on arrival (`data-arrival`).
 */
export function keepsFocus(): boolean {
  const { activeElement } = document;
  return activeElement?.getAttribute("role") === "tab" || activeElement?.closest("[data-arrival]") != null;
}
