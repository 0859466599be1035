import { API_CALLS } from "@domain/api/apiCalls.ts";
import { calendarFeedPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { EVERYTHING, madeFeed, readFeed } from "./calendarFeed.ts";
import { describeMethod } from "./refusals.ts";

const place = API_CALLS.changeCalendarFeed;
const TESTS = { kinds: ["tests"], zone: "Pacific/Auckland" };

describe("calendar/feed/settings", () => {
  test("changes what the address contains, and the address stays", async () => {
    const { uid, idToken } = await newStudent({ stage: "hs-11" });
    const path = await madeFeed({ idToken });

    const reply = await ask("POST", place.path, { idToken, body: TESTS });

    expect(reply).toMatchObject({ status: 200, body: { data: { changed: true } } });
    expect(await stored(calendarFeedPath(uid))).toEqual({ ...TESTS, created_at: expect.any(String) });
    const { text } = await readFeed(path);
    expect(text).toContain("X-WR-TIMEZONE:Pacific/Auckland\r\n");
    expect(text).not.toContain("BEGIN:VEVENT");
  });

  test("refuses a student without an address", async () => {
    const { uid, idToken } = await newStudent({ stage: "hs-11" });

    const reply = await ask("POST", place.path, { idToken, body: EVERYTHING });

    expect(reply).toMatchObject(refusal(404, "not-found"));
    expect(await stored(calendarFeedPath(uid))).toBe(null);
  });

  describeMethod(place);
});
