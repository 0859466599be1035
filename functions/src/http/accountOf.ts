import type { Auth, UserRecord } from "firebase-admin/auth";
import { ApiError } from "./ApiError.ts";
import { authCodeOf } from "./authCodeOf.ts";

/** The caller's account as it is now. It may have been deleted since the token was verified. */
export async function accountOf(auth: Auth, uid: string): Promise<UserRecord> {
  const account = await findAccount(auth, uid);
  if (!account) throw new ApiError("not-signed-in", "This account is deleted.");
  return account;
}

/** Null if the account is deleted. */
export async function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (authCodeOf(error) === "auth/user-not-found") return null;
    throw error;
  }
}
