/** Goes with an address: its sheet is printed once it is there. */
export const PRINTS = { prints: true } as const;

/** Whether the way here asks for the page on paper. */
export function asksForPaper(state: unknown): boolean {
  return typeof state === "object" && state !== null && "prints" in state;
}
