import { makeCalendarFeed as make } from "../data/calendarFeeds.ts";
import { markOf } from "../domain/account/accountMark.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { type CalendarFeedChoice, calendarFeedBody } from "../domain/calendar/calendarFeed.ts";
import { guestsHaveNone } from "../domain/text/en/calendarFeed.ts";
import { ApiError } from "../http/ApiError.ts";
import { accountOf } from "../http/accountOf.ts";
import { signedInRoute } from "../http/Route.ts";

/** The address is in this answer and nowhere else: the server keeps only a hash of it. */
export const makeCalendarFeed = signedInRoute<ApiAnswers["makeCalendarFeed"], CalendarFeedChoice>({
  ...API_CALLS.makeCalendarFeed,
  input: calendarFeedBody,
  async act({ db, auth, now }, { uid, isGuest }, choice) {
    if (isGuest) throw new ApiError("not-allowed", guestsHaveNone);
    const account = await accountOf(auth, uid);
    const accountCreatedAt = new Date(account.metadata.creationTime);
    const made = await make(db, { uid, accountCreatedAt, mark: markOf(account) }, choice, now());
    if (!made) throw new ApiError("not-registered", "Choose a stage to register first.");
    const path = API_CALLS.calendarFile.path.replace(":token", made.token);
    return { data: { path, created_at: made.created_at } };
  },
});
