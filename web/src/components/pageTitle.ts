/** What the browser's tab and history call a page: "Profile · Cairn". */
export function pageTitle(page: string): string {
  return `${page} · Cairn`;
}
