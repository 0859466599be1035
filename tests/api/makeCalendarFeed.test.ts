import { createHash } from "node:crypto";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { calendarFeedPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { newGuest, planOf } from "../support/guest.ts";
import { newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { EVERYTHING, madeFeed, readFeed, storedFeeds } from "./calendarFeed.ts";
import { describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.makeCalendarFeed, body: EVERYTHING } as const;

describe("calendar/feed", () => {
  test("makes an address of 256 random bits and stores only its hash", async () => {
    const ann = await newStudent({ stage: "hs-11" });

    const path = await madeFeed(ann);

    const [, token = ""] = /^\/api\/calendar\/([\w-]{43})\.ics$/.exec(path) ?? [];
    const hash = createHash("sha256").update(token).digest("hex");
    expect(await storedFeeds(ann.uid)).toMatchObject([{ id: hash, ...EVERYTHING, uid: ann.uid }]);
    expect(await stored(calendarFeedPath(ann.uid))).toEqual({ ...EVERYTHING, created_at: expect.any(String) });
    expect(JSON.stringify([await storedFeeds(ann.uid), await planOf(ann.uid)])).not.toContain(token);
  });

  test("replaces the address: the earlier one ends, even if both are made at once", async () => {
    const ann = await newStudent({ stage: "hs-11" });

    const first = await madeFeed(ann);
    const paths = await Promise.all([madeFeed(ann), madeFeed(ann)]);

    expect(await readFeed(first)).toMatchObject({ status: 404 });
    const statuses = await Promise.all(paths.map(async (path) => (await readFeed(path)).status));
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await storedFeeds(ann.uid)).toHaveLength(1);
  });

  test("refuses a guest, whose plan is temporary", async () => {
    const guest = await newGuest();
    const { idToken } = guest;
    await ask("POST", API_CALLS.register.path, { idToken, body: { stageId: "hs-11", isOldEnough: true } });

    const reply = await ask("POST", place.path, { idToken, body: EVERYTHING });

    expect(reply).toMatchObject(refusal(403, "not-allowed"));
    expect(await storedFeeds(guest.uid)).toEqual([]);
  });

  test.each([
    ["kinds", { kinds: [] }],
    ["kinds", { kinds: ["tasks", "tasks"] }],
    ["kinds", { kinds: ["journals"] }],
    ["zone", { zone: "Nowhere/Town" }],
    ["zone", { zone: "+05:00" }],
    ["zone", { zone: `America/${"x".repeat(100)}` }],
    ["uid", { uid: "someone" }],
  ])("refuses an invalid choice of %s: %j", async (field, difference) => {
    const { idToken } = await newStudent({ stage: null });

    const reply = await ask("POST", place.path, { idToken, body: { ...EVERYTHING, ...difference } });

    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: { field } });
  });

  describeSignedInOnly(place);
});
