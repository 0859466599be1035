import { endCalendarFeed } from "../data/calendarFeeds.ts";
import { noteLogOut } from "../data/noteLogOut.ts";
import { removeAllDevices } from "../data/reminders.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, logOutEverywhereBody } from "../domain/api/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

/**
 * Other devices notice it at their next call, because every call checks whether its token was revoked. None of them gets
 * another push, the calendar address ends, and the rules take no share of theirs.
 */
export const logOutEverywhere = signedInRoute<ApiAnswers["logOutEverywhere"], object>({
  ...API_CALLS.logOutEverywhere,
  input: logOutEverywhereBody,
  async act({ db, auth, now }, { uid }) {
    const ended = [removeAllDevices(db, uid, now()), endCalendarFeed(db, uid), noteLogOut(db, uid, now())];
    // Whichever of it fails, the sessions end.
    await Promise.all(ended).finally(() => auth.revokeRefreshTokens(uid));
    return { data: { revoked: true } };
  },
});
