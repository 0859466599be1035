import { API_ERRORS, type ApiErrorCode, type ApiFailure } from "../domain/api/apiContract.ts";

/** A failure the caller can act on. The student sees its message. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly field: string | undefined;

  constructor(code: ApiErrorCode, message: string, field?: string) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return API_ERRORS[this.code];
  }

  get body(): ApiFailure {
    const { code, message, field } = this;
    return { error: { code, message, ...(field !== undefined && { field }) } };
  }
}
