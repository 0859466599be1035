/** Reports an error to the operator (`reportError`), which is loaded only when there is one. Never throws. */
export function reportLater(error: unknown): void {
  void import("./reportError.ts").then(
    ({ reportError }) => reportError(error),
    () => undefined,
  );
}
