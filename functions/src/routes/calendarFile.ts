import { endCalendarFeed, readCalendarFeed } from "../data/calendarFeeds.ts";
import { readCalendarSources, readCalendarVersion } from "../data/readCalendarSources.ts";
import { readStudent } from "../data/readStudent.ts";
import { secretHash } from "../data/secretHash.ts";
import { hasEnded } from "../domain/account/accountMark.ts";
import type { User } from "../domain/account/user.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { CalendarFeedToken } from "../domain/calendar/calendarFeed.ts";
import { feedFile, sourcesOf } from "../domain/calendar/feedFile.ts";
import { joiningDay } from "../domain/checklist/joiningDay.ts";
import { wallTimeAt } from "../domain/season/zonedTime.ts";
import { noSuchCalendar } from "../domain/text/en/calendarFeed.ts";
import { ApiError } from "../http/ApiError.ts";
import { findAccount } from "../http/accountOf.ts";
import { countFor, refuseBeyond } from "../http/loginLimits.ts";
import { fileRoute } from "../http/Route.ts";
import type { Services } from "../http/Services.ts";
import { tooManyRequests } from "../http/tooManyRequests.ts";

/** How long a calendar service may keep the file without asking again, in seconds. */
const MAX_AGE = 900;
/** The part of the hash of a uid that is in the ids of events, in hexadecimal digits. */
const OWNER_LENGTH = 16;
/** Plans in the memory of an instance at once: the ten lists of each can have ten mebibytes. The others wait. */
const PLANS_AT_ONCE = 2;
/** To be raised by whoever changes what files say: calendar services then read them again. */
const FORMAT = 2;
/** How often one calendar is made from its plan in ten minutes, in all instances. A family has several devices. */
const FILES_MADE = 30;

/**
 * The student's dates, for calendar services. Reads at most 12 documents, without their fields as long as nothing has
 * changed, and ten of them again to make a new file. An address that never existed, was replaced or ended, or whose
 * account is gone, has the same answer.
 */
export const calendarFile = fileRoute({
  ...API_CALLS.calendarFile,
  async act(services, { token }) {
    const { db, now, feedBudget, recentFiles } = services;
    const at = now();
    const hash = secretHash(token);
    if (!feedBudget.admits(hash, at)) throw tooManyRequests();
    const found = await findOwner(services, hash);
    if (!found) throw new ApiError("not-found", noSuchCalendar);
    const { feed, student } = found;
    const version = await readCalendarVersion(db, feed.uid, student, sourcesOf(feed));
    const joinedOn = joiningDay(student, dayIn(feed.zone, feed.account_created_at));
    const today = wallTimeAt(at.getTime(), feed.zone).day;
    const tag = secretHash(JSON.stringify([FORMAT, feed, joinedOn, today, version])).slice(0, 32);
    const file = async () => {
      const known = recentFiles.find(hash, tag);
      if (known !== null) return known;
      const made = await makeFile(services, hash, found, joinedOn);
      recentFiles.add(hash, { tag, file: made });
      return made;
    };
    return { tag, file, type: "text/calendar; charset=utf-8", maxAge: MAX_AGE };
  },
});

interface Owner {
  readonly feed: CalendarFeedToken;
  readonly student: User;
}

/** Whose calendar it is. Null if it does not exist or has ended; one that has ended is deleted. */
async function findOwner({ db, auth }: Services, hash: string): Promise<Owner | null> {
  const feed = await readCalendarFeed(db, hash);
  if (!feed) return null;
  const [account, student] = await Promise.all([
    findAccount(auth, feed.uid),
    readStudent(db, { uid: feed.uid, isGuest: false }),
  ]);
  if (!account || !student) return null;
  if (!hasEnded(feed, Date.parse(feed.created_at), account)) return { feed, student };
  await endCalendarFeed(db, feed.uid);
  return null;
}

async function makeFile(services: Services, hash: string, { feed, student }: Owner, joinedOn: string | null) {
  const { db, now, limiter } = services;
  const made = [{ subject: `calendar ${hash}`, most: FILES_MADE }];
  await refuseBeyond(services, made);
  const { uid, zone } = feed;
  const file = () =>
    limiter.run(
      "calendar-file",
      () => PLANS_AT_ONCE,
      async () => {
        const sources = await readCalendarSources(db, uid, student, sourcesOf(feed));
        // The file says nothing about the account.
        return feedFile(feed, sources, {
          owner: secretHash(uid).slice(0, OWNER_LENGTH),
          now: now().getTime(),
          zone,
          joinedOn,
        });
      },
    );
  const [text] = await Promise.all([file(), countFor(services, made)]);
  return text;
}

function dayIn(zone: string, instant: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : wallTimeAt(at, zone).day;
}
