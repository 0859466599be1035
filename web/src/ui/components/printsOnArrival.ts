/** Navigation state for an address: its sheet prints once the page is shown. */
export const PRINTS = { prints: true } as const;

/** Whether the navigation state asks to print the page. */
export function asksForPaper(state: unknown): boolean {
  return typeof state === "object" && state !== null && "prints" in state;
}
