import { type ApiAnswers, logOutEverywhereBody } from "../domain/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

/** Other devices learn of it at their next call, since every call asks whether its token still holds. */
export const logOutEverywhere = signedInRoute<ApiAnswers["logOutEverywhere"], object>({
  method: "POST",
  path: "/api/auth/log-out-everywhere",
  input: logOutEverywhereBody,
  async act({ auth }, { uid }) {
    await auth.revokeRefreshTokens(uid);
    return { data: { revoked: true } };
  },
});
