import type { User } from "firebase/auth";
import type { Api, Flow } from "../../base/api.ts";
import { AppError, appErrorOf, messageOf, UNKNOWN } from "../../base/errors.ts";

const ENDS = new Set(["not-signed-in", "auth/user-disabled", "auth/user-token-expired", "auth/invalid-user-token"]);

/**
 * Asks our server who this is. It may reject a token only because the token is old. Then this asks again with a new
 * token, which the provider issues as long as it accepts the session.
 */
export async function checkUser(api: Api, user: User, flow: Flow): ReturnType<Api["checkUser"]> {
  try {
    return await api.checkUser(flow);
  } catch (refusal) {
    if (!(refusal instanceof AppError && refusal.code === "not-signed-in")) throw refusal;
    try {
      await user.getIdToken(true);
    } catch (failure) {
      // If the provider has its own message for the end of a session, it says more than the server's.
      throw messageOf(failure) === UNKNOWN ? refusal : failure;
    }
    return api.checkUser(flow);
  }
}

/** The server or the provider no longer accepts the session. */
export function hasEnded(failure: unknown): boolean {
  return ENDS.has(appErrorOf(failure).code);
}
