import type { ApiErrorCode } from "@domain/apiContract";

export const UNREACHABLE = "Cairn could not be reached. Check your connection and try again.";
export const UNKNOWN = "Something went wrong";

interface AppErrorOptions extends ErrorOptions {
  readonly field?: string | undefined;
}

/** A failure whose message is written for the student; `field` names the form field it belongs to. */
export class AppError extends Error {
  readonly code: string;
  readonly field?: string;

  constructor(code: string, message: string, { field, ...options }: AppErrorOptions = {}) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    if (field !== undefined) this.field = field;
  }
}

interface Words {
  readonly message: string;
  readonly field?: string;
}

/**
 * What the student reads for each client code of the sign-in provider, named without its `auth/` prefix. Codes that only
 * a programming mistake or a product Cairn does not use can raise are left to the general sentence.
 */
export const AUTH_FAILURES: Readonly<Record<string, Words>> = {
  "account-exists-with-different-credential": {
    message: "This email already signs in another way. Use the way you signed in before.",
  },
  "admin-restricted-operation": { message: "New accounts are switched off here. Log in with an account you have." },
  "credential-already-in-use": { message: "This sign-in already belongs to another account. Log in with it instead." },
  "email-already-in-use": { message: "An account with this email already exists. Log in instead.", field: "email" },
  "email-change-needs-verification": { message: "Confirm your email address first. The link is in your mail." },
  "expired-action-code": { message: "This link is too old. Ask for a new one." },
  // What the SDK says when the provider's script does not load.
  "internal-error": { message: "The sign-in window could not be opened. Check your connection and try again." },
  "invalid-action-code": { message: "This link was used already or is incomplete. Ask for a new one." },
  "invalid-credential": {
    message: "This email and password do not go together. Check both and try again.",
    field: "password",
  },
  "invalid-custom-token": { message: "Your account is ready. Log in with your email and password." },
  "invalid-email": { message: "Enter an email address like name@example.com.", field: "email" },
  "invalid-user-token": { message: "Your session has ended. Log in again." },
  "missing-email": { message: "Enter your email address.", field: "email" },
  "missing-password": { message: "Enter your password.", field: "password" },
  "network-request-failed": { message: UNREACHABLE },
  "no-such-provider": { message: "This way of signing in is not part of your account. Reload the page." },
  "operation-not-allowed": { message: "This way of signing in is switched off. Choose another one." },
  "password-does-not-meet-requirements": {
    message: "This password is too easy to guess. Choose a longer one that mixes letters, numbers and signs.",
    field: "password",
  },
  "popup-blocked": { message: "Your browser blocked the sign-in window. Allow it, or continue on this page." },
  "provider-already-linked": { message: "Your account can already log in this way. Choose another one." },
  "quota-exceeded": { message: "Cairn is very busy just now. Try again in an hour." },
  "redirect-cancelled-by-user": {
    message: "You left before the sign-in was complete. Choose a way in to start again.",
  },
  "rejected-credential": { message: "The sign-in was not accepted. Start it again." },
  "requires-recent-login": { message: "For your safety, log in again and then repeat this." },
  timeout: { message: UNREACHABLE },
  "too-many-requests": { message: "Too many attempts. Wait a few minutes, then try again." },
  "unauthorized-domain": { message: "Sign-in is not set up for this address. Open Cairn at its usual address." },
  "unverified-email": { message: "Confirm your email address first. The link is in your mail." },
  "user-disabled": { message: "This account has been switched off. Log in with another one." },
  "user-mismatch": { message: "This is another account than the one you are in. Log in with the same one." },
  "user-not-found": { message: "There is no account with this email. Check it, or create an account.", field: "email" },
  "user-token-expired": { message: "Your session has ended. Log in again." },
  "weak-password": { message: "Use at least 6 characters.", field: "password" },
  "web-storage-unsupported": {
    message: "Your browser keeps nothing for this site. Allow cookies for it, then try again.",
  },
  "wrong-password": { message: "This is not the password of that account. Check it and try again.", field: "password" },
};

/** What the student reads for each failure of our API; null leaves the server's own sentence. */
const API_FAILURES: Readonly<Record<ApiErrorCode, string | null>> = {
  "bad-request": null,
  conflict: null,
  "not-registered": null,
  "not-found": null,
  "too-many-requests": "Too many attempts. Wait a few minutes, then try again.",
  "sign-in-too-old": null,
  "unknown-app": null,
  "not-signed-in": "Your session has ended. Log in again.",
  "method-not-allowed": UNKNOWN,
  "body-too-large": "This is too long to be saved. Shorten it and try again.",
  "not-json": UNKNOWN,
  internal: "Cairn could not do this just now. Try again in a minute.",
};

function isApiErrorCode(code: string): code is ApiErrorCode {
  return Object.hasOwn(API_FAILURES, code);
}

export function unreachable(cause: unknown): AppError {
  return new AppError("unreachable", UNREACHABLE, { cause });
}

/** A failure answered by our API, in the student's words. */
export function apiFailure(code: string, serverMessage: string, field?: string): AppError {
  const message = isApiErrorCode(code) ? (API_FAILURES[code] ?? serverMessage) : UNKNOWN;
  return new AppError(code, message || UNKNOWN, { field });
}

function authWords(error: unknown): Words | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  if (!error.code.startsWith("auth/")) return undefined;
  return AUTH_FAILURES[error.code.slice("auth/".length)];
}

/** The same failure with words for the student and, where one is at fault, the form field. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const words = authWords(error);
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
  return new AppError(code, words?.message ?? UNKNOWN, { field: words?.field, cause: error });
}

/** One plain sentence that says what to do. */
export function messageOf(error: unknown): string {
  return appErrorOf(error).message;
}
