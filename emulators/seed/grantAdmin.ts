import type { Auth } from "firebase-admin/auth";

/** Sets or removes the claim that lets an account read and answer students' support messages. */
export async function grantAdmin(auth: Auth, email: string, isAdmin: boolean): Promise<void> {
  const { uid, customClaims } = await auth.getUserByEmail(email);
  const { admin: _, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, isAdmin ? { ...others, admin: true } : others);
  // A signed-in device keeps its old token for up to an hour. Revoking the refresh tokens makes the next refresh fail.
  if (!isAdmin) await auth.revokeRefreshTokens(uid);
}
