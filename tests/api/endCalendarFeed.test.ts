import { API_CALLS } from "@domain/api/apiCalls.ts";
import { calendarFeedPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { newStudent, stored } from "../support/suite.ts";
import { ask } from "./ask.ts";
import { madeFeed, readFeed, storedFeeds } from "./calendarFeed.ts";

describe("ending the calendar address", () => {
  test("removes it, and a second call says that it did not exist", async () => {
    const { uid, idToken } = await newStudent({ stage: "hs-11" });
    const bobs = await madeFeed(await newStudent({ stage: "hs-11" }));
    const path = await madeFeed({ idToken });

    const replies = [];
    for (let time = 0; time < 2; time += 1) {
      replies.push(await ask("DELETE", API_CALLS.endCalendarFeed.path, { idToken }));
    }

    expect(replies).toMatchObject([{ body: { data: { ended: true } } }, { body: { data: { ended: false } } }]);
    expect(await readFeed(path)).toMatchObject({ status: 404 });
    expect(await stored(calendarFeedPath(uid))).toBe(null);
    expect(await storedFeeds(uid)).toEqual([]);
    expect(await readFeed(bobs)).toMatchObject({ status: 200 });
  });
});
