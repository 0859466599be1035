import type { Auth } from "firebase-admin/auth";

/** Sets or takes the claim that lets an account read and answer what students write to support. */
export async function grantAdmin(auth: Auth, email: string, isAdmin: boolean): Promise<void> {
  const { uid, customClaims } = await auth.getUserByEmail(email);
  const { admin: _, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, isAdmin ? { ...others, admin: true } : others);
  // What is signed in holds a token without the change for up to an hour; a refused refresh ends that at once.
  if (!isAdmin) await auth.revokeRefreshTokens(uid);
}
