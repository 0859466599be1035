import { ApiError } from "./ApiError.ts";

export function tooManyRequests(): ApiError {
  return new ApiError("too-many-requests", "Too many tries. Wait ten minutes, then try again.");
}
