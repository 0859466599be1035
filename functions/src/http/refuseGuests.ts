import { ApiError } from "./ApiError.ts";
import type { Caller } from "./signedInCaller.ts";

/** A guest has no address, and the plan may be gone in 60 days. */
export function refuseGuests({ isGuest }: Pick<Caller, "isGuest">): void {
  if (isGuest) throw new ApiError("not-allowed", "Keep your plan with an account to get reminders.");
}
