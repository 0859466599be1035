import type { Auth, UserRecord } from "firebase-admin/auth";
import { ApiError } from "./ApiError.ts";
import { authCodeOf } from "./authCodeOf.ts";

/** The caller's account as it is now. It may have been deleted since the token was verified. */
export async function accountOf(auth: Auth, uid: string): Promise<UserRecord> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (authCodeOf(error) === "auth/user-not-found") throw new ApiError("not-signed-in", "This account is deleted.");
    throw error;
  }
}
