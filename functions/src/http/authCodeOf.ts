/** The code of a failure of the Admin SDK, `auth/user-not-found`; empty for any other failure. */
export function authCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
