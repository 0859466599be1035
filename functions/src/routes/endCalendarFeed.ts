import { endCalendarFeed as end } from "../data/calendarFeeds.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, noInput } from "../domain/api/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

export const endCalendarFeed = signedInRoute<ApiAnswers["endCalendarFeed"], object>({
  ...API_CALLS.endCalendarFeed,
  input: noInput,
  async act({ db }, { uid }) {
    return { data: { ended: await end(db, uid) } };
  },
});
