import type { ApiErrorCode } from "@domain/api/apiContract";
import * as text from "@text/failures";

export const { unreachable: UNREACHABLE, unknown: UNKNOWN } = text;

interface AppErrorOptions extends ErrorOptions {
  readonly field?: string | undefined;
}

/** A failure with a message for the student. `field` names the form field it belongs to. */
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

/**
 * The student's message for each client code of the sign-in provider, without its `auth/` prefix. Codes that only a
 * programming mistake or an unused product can cause get the general sentence.
 */
const AUTH_FAILURES: Readonly<Record<string, string>> = text.signIn;

/** The form field at fault, for codes that identify one. */
const AUTH_FIELDS: Readonly<Record<string, string>> = {
  "email-already-in-use": "email",
  "invalid-credential": "password",
  "invalid-email": "email",
  "missing-email": "email",
  "missing-password": "password",
  "password-does-not-meet-requirements": "password",
  "user-not-found": "email",
  "weak-password": "password",
  "wrong-password": "password",
};

/** The student's message for each failure of our API; null keeps the server's message. */
const API_FAILURES: Readonly<Record<ApiErrorCode, string | null>> = {
  "bad-request": null,
  conflict: null,
  "not-registered": null,
  "not-allowed": null,
  "not-found": null,
  "too-many-requests": text.api.tooManyRequests,
  "sign-in-too-old": null,
  "unknown-app": null,
  "not-signed-in": text.api.notSignedIn,
  "method-not-allowed": UNKNOWN,
  "body-too-large": text.api.bodyTooLarge,
  "not-json": UNKNOWN,
  internal: text.api.internal,
};

function isApiErrorCode(code: string): code is ApiErrorCode {
  return Object.hasOwn(API_FAILURES, code);
}

export function unreachable(cause: unknown): AppError {
  return new AppError("unreachable", UNREACHABLE, { cause });
}

/** A failure from our API as an error with a message for the student. */
export function apiFailure(code: string, serverMessage: string, field?: string): AppError {
  const message = isApiErrorCode(code) ? (API_FAILURES[code] ?? serverMessage) : UNKNOWN;
  return new AppError(code, message || UNKNOWN, { field });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

/** The same failure with a message for the student and, if one is at fault, the form field. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const known = code.startsWith("auth/") ? code.slice("auth/".length) : "";
  return new AppError(code, AUTH_FAILURES[known] ?? UNKNOWN, { field: AUTH_FIELDS[known], cause: error });
}

/** One plain sentence that says what to do. */
export function messageOf(error: unknown): string {
  return appErrorOf(error).message;
}
