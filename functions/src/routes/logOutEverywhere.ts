import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, logOutEverywhereBody } from "../domain/api/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

/** Other devices learn of it at their next call, since every call asks whether its token still holds. */
export const logOutEverywhere = signedInRoute<ApiAnswers["logOutEverywhere"], object>({
  ...API_CALLS.logOutEverywhere,
  input: logOutEverywhereBody,
  async act({ auth }, { uid }) {
    await auth.revokeRefreshTokens(uid);
    return { data: { revoked: true } };
  },
});
