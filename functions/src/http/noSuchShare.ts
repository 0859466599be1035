import { ApiError } from "./ApiError.ts";

/** The same for a share that never was, one that has ended and one that was closed. */
export function noSuchShare(): ApiError {
  return new ApiError("not-found", "This link does not open anything. It may have ended.");
}
