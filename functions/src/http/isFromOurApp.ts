import type { AppCheck } from "firebase-admin/app-check";
import { authCodeOf } from "./authCodeOf.ts";

/** Whether App Check accepts the token: it belongs to this project, has not expired and is signed by Google. */
export async function isFromOurApp(appCheck: AppCheck, token: string | undefined): Promise<boolean> {
  if (token === undefined || token === "") return false;
  try {
    await appCheck.verifyToken(token);
    return true;
  } catch (error) {
    if (authCodeOf(error).startsWith("app-check/")) return false;
    throw error;
  }
}
