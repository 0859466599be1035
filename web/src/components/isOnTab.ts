/** Whether the focus is on a tab. Choosing another tab changes the address, but who goes along the tabs stays there. */
export function isOnTab(): boolean {
  return document.activeElement?.getAttribute("role") === "tab";
}
