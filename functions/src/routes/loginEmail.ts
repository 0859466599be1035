import { API_CALLS } from "../domain/apiCalls.ts";
import { type ApiAnswers, loginEmailBody } from "../domain/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { clearAttempts, limitAttempts, tooManyRequests } from "../http/limitAttempts.ts";
import { openRoute } from "../http/Route.ts";
import { verifyPassword } from "../http/verifyPassword.ts";

export const loginEmail = openRoute<ApiAnswers["loginEmail"], { email: string; password: string }>({
  ...API_CALLS.loginEmail,
  input: loginEmailBody,
  async act(services, sender, { email, password }) {
    await limitAttempts(services, "login-email", sender, email);
    const check = await verifyPassword(email, password, services.webApiKey());
    if (check.outcome === "too-many") throw tooManyRequests();
    // One sentence for both, so that nobody learns which addresses have an account.
    if (check.outcome === "wrong") throw new ApiError("not-signed-in", "The email address or the password is wrong.");
    await clearAttempts(services, "login-email", email);
    return { data: { uid: check.uid, token: await services.auth.createCustomToken(check.uid) } };
  },
});
