/**
 * Reports an error to the operator (`reportError`). Loads the code for that only when there is an error. Never throws.
 */
export function reportLater(error: unknown): void {
  void import("./reportError.ts").then(
    ({ reportError }) => reportError(error),
    () => undefined,
  );
}
