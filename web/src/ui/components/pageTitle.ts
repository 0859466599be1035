/** The page's title in the browser's tab and history: "Profile · Cairn". */
export function pageTitle(page: string): string {
  return `${page} · Cairn`;
}
