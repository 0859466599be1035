import { createHash } from "node:crypto";
import { ATTEMPTS, attemptsPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { AttemptCounts } from "../../functions/src/data/AttemptCounts.ts";
import { adminDb, stored } from "../support/suite.ts";

const TEN_MINUTES = 600_000;
const counts = () => new AttemptCounts(adminDb, (error) => expect.fail(String(error)));
/** Days that no other test counts on. */
const day = (date: number) => new Date(Date.UTC(2031, 0, date, 12));

test("a counter is not named after a hash that anyone can compute of a network address", async () => {
  const [subject, now] = ["login sender 192.0.2.7", day(1)];

  await counts().add([subject], now);

  const text = `${subject} ${Math.floor(now.getTime() / TEN_MINUTES)}`;
  expect(await stored(attemptsPath(createHash("sha256").update(text).digest("hex")))).toBeNull();
  expect(await counts().read([subject], now)).toEqual([1]);
});

test("instances that start at once count together, and the day's key is deleted after two days", async () => {
  const [subject, now] = ["login sender 192.0.2.8", day(2)];

  await Promise.all(Array.from({ length: 5 }, () => counts().add([subject], now)));

  expect(await counts().read([subject], now)).toEqual([5]);
  const key = await adminDb.collection(ATTEMPTS).doc("secret-of-the-day-2031-01-02").get();
  expect(key.get("key")).toHaveLength(32);
  expect(key.get("expires_at").toMillis()).toBe(now.getTime() + 2 * 86_400_000);
});
