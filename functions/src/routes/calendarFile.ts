import { readCalendarFeed } from "../data/calendarFeeds.ts";
import { readCalendarSources } from "../data/readCalendarSources.ts";
import { readStudent } from "../data/readStudent.ts";
import { secretHash } from "../data/secretHash.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { feedFile, sourcesOf } from "../domain/calendar/feedFile.ts";
import { joiningDay } from "../domain/checklist/joiningDay.ts";
import { wallTimeAt } from "../domain/season/zonedTime.ts";
import { noSuchCalendar } from "../domain/text/en/calendarFeed.ts";
import { ApiError } from "../http/ApiError.ts";
import { fileRoute } from "../http/Route.ts";
import { tooManyRequests } from "../http/tooManyRequests.ts";

/** How long a calendar service may keep the file without asking again, in seconds. */
const MAX_AGE = 900;
/** The part of the hash of a uid that is in the ids of events, in hexadecimal digits. */
const OWNER_LENGTH = 16;
/** Plans in the memory of an instance at once: the ten lists of each can have ten mebibytes. The others wait. */
const PLANS_AT_ONCE = 2;

/**
 * The student's dates, for calendar services. Reads at most 12 documents: the address, the student and ten lists. An
 * address that never existed, was replaced or ended, or whose account is gone, has the same answer.
 */
export const calendarFile = fileRoute({
  ...API_CALLS.calendarFile,
  async act({ db, now, feedBudget, limiter }, { token }) {
    const at = now();
    const hash = secretHash(token);
    if (!feedBudget.admits(hash, at)) throw tooManyRequests();
    const feed = await readCalendarFeed(db, hash);
    const student = feed && (await readStudent(db, { uid: feed.uid, isGuest: false }));
    if (!feed || !student) throw new ApiError("not-found", noSuchCalendar);
    const { uid, zone, account_created_at } = feed;
    const joinedOn = joiningDay(student, dayIn(zone, account_created_at));
    const file = await limiter.run(
      "calendar-file",
      () => PLANS_AT_ONCE,
      async () => {
        const sources = await readCalendarSources(db, uid, student, sourcesOf(feed));
        // The file says nothing about the account.
        return feedFile(feed, sources, {
          owner: secretHash(uid).slice(0, OWNER_LENGTH),
          now: at.getTime(),
          zone,
          joinedOn,
        });
      },
    );
    return { file, type: "text/calendar; charset=utf-8", maxAge: MAX_AGE };
  },
});

function dayIn(zone: string, instant: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : wallTimeAt(at, zone).day;
}
