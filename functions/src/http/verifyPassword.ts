import * as z from "zod/mini";

export type PasswordCheck =
  | { readonly outcome: "correct"; readonly uid: string }
  | { readonly outcome: "wrong" }
  | { readonly outcome: "too-many" };

/** Shorter than the browser's ten seconds, so the caller gets our answer before its own timeout. */
const TIMEOUT = 8_000;
const WRONG = ["INVALID_LOGIN_CREDENTIALS", "INVALID_PASSWORD", "EMAIL_NOT_FOUND", "INVALID_EMAIL", "USER_DISABLED"];

const signedIn = z.object({ localId: z.string() });
const refused = z.object({ error: z.object({ message: z.string() }) });

/** Calls Identity Toolkit, because the Admin SDK cannot check a password. */
export async function verifyPassword(email: string, password: string, webApiKey: string): Promise<PasswordCheck> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const host = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : "https://identitytoolkit.googleapis.com";
  const response = await fetch(`${host}/v1/accounts:signInWithPassword?key=${encodeURIComponent(webApiKey)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const answer: unknown = await response.json();
  const success = signedIn.safeParse(answer);
  if (response.ok && success.success) return { outcome: "correct", uid: success.data.localId };
  // A code can have an explanation: `TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account …`.
  const code = refused.safeParse(answer).data?.error.message.split(" ")[0] ?? "";
  if (WRONG.includes(code)) return { outcome: "wrong" };
  if (code === "TOO_MANY_ATTEMPTS_TRY_LATER") return { outcome: "too-many" };
  throw new Error(`Identity Toolkit answered ${response.status} ${code}`);
}
