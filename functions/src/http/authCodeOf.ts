/** The Admin SDK's error code, such as `auth/user-not-found`. Empty for any other error. */
export function authCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
