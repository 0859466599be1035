import { isCommonPassword } from "../domain/account/commonPasswords.ts";
import { registerEmailBody } from "../domain/account/registerEmailBody.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { common } from "../domain/text/en/password.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { countFor, refuseBeyond, SENDER_ACCOUNTS, SENDER_TAKEN } from "../http/loginLimits.ts";
import { openRoute } from "../http/Route.ts";

/** Creates the account with its display name, so even its first token contains the name. */
export const registerEmail = openRoute<ApiAnswers["registerEmail"], { name: string; email: string; password: string }>({
  ...API_CALLS.registerEmail,
  input: registerEmailBody,
  async act(services, { sender }, { name, email, password }) {
    if (isCommonPassword(password)) throw new ApiError("bad-request", common, "password");
    const taken = { subject: `register-email taken ${sender}`, most: SENDER_TAKEN };
    const made = { subject: `register-email made ${sender}`, most: SENDER_ACCOUNTS };
    await refuseBeyond(services, [taken, made]);
    try {
      const { uid } = await services.auth.createUser({ displayName: name, email, password });
      const [token] = await Promise.all([services.auth.createCustomToken(uid), countFor(services, [made])]);
      return { data: { uid, token } };
    } catch (error) {
      const code = authCodeOf(error);
      if (code === "auth/email-already-exists") await countFor(services, [taken]);
      throw refusalOf(code) ?? error;
    }
  },
});

function refusalOf(code: string): ApiError | null {
  switch (code) {
    case "auth/email-already-exists":
      return new ApiError("conflict", "There is already an account with this email address. Log in instead.", "email");
    case "auth/invalid-email":
      return new ApiError("bad-request", "Enter an email address like name@example.com.", "email");
    case "auth/invalid-password":
    case "auth/password-does-not-meet-requirements":
      return new ApiError("bad-request", "Choose a stronger password.", "password");
    default:
      return null;
  }
}
