import { changeCalendarFeed as change } from "../data/calendarFeeds.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { type CalendarFeedChoice, calendarFeedBody } from "../domain/calendar/calendarFeed.ts";
import { noAddress } from "../domain/text/en/calendarFeed.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";

export const changeCalendarFeed = signedInRoute<ApiAnswers["changeCalendarFeed"], CalendarFeedChoice>({
  ...API_CALLS.changeCalendarFeed,
  input: calendarFeedBody,
  async act({ db }, { uid }, choice) {
    if (!(await change(db, uid, choice))) throw new ApiError("not-found", noAddress);
    return { data: { changed: true } };
  },
});
