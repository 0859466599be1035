import { API_CALLS } from "../domain/apiCalls.ts";
import { type ApiAnswers, registerEmailBody } from "../domain/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { limitAttempts } from "../http/limitAttempts.ts";
import { openRoute } from "../http/Route.ts";

/** The account has its display name from its first moment, so that the first token already carries it. */
export const registerEmail = openRoute<ApiAnswers["registerEmail"], { name: string; email: string; password: string }>({
  ...API_CALLS.registerEmail,
  input: registerEmailBody,
  async act(services, sender, { name, email, password }) {
    await limitAttempts(services, "register-email", sender, email);
    try {
      const { uid } = await services.auth.createUser({ displayName: name, email, password });
      return { data: { uid, token: await services.auth.createCustomToken(uid) } };
    } catch (error) {
      throw refusalOf(authCodeOf(error)) ?? error;
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
