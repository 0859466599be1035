import { expect, test } from "vitest";
import { dayOf, noticeOf, readPush } from "./pushNotice.ts";

const TODAY = "2026-11-30";
const titleOf = (text: string) => noticeOf(readPush(text), TODAY).title;

test("a push notification says how many things are due, and when", () => {
  expect(titleOf('{"count":3,"day":"2026-11-30"}')).toBe("3 things are due today");
  expect(titleOf('{"count":1,"day":"2026-12-01"}')).toBe("1 thing is due tomorrow");
  expect(titleOf('{"count":1200,"day":"2026-11-28"}')).toBe("1,200 things are due Saturday, November 28");
});

test("a push notification shows nothing else of its push", () => {
  expect(titleOf('{"count":2,"day":"2026-11-30","title":"MCAT","url":"https://evil.test"}')).toBe(
    "2 things are due today",
  );
});

test.each([
  "",
  "{",
  "null",
  "3",
  '{"count":"3","day":"2026-11-30"}',
  '{"count":0,"day":"2026-11-30"}',
  '{"count":1,"day":"2026-99-99"}',
])("a push notification shows a general sentence for %j", (text) => {
  expect(titleOf(text)).toBe("Cairn has a reminder for you");
});

test("a push notification replaces the previous one", () => {
  expect(noticeOf(null, TODAY).tag).toBe(noticeOf({ count: 1, day: TODAY }, TODAY).tag);
});

test("the day of a push notification is that of the device's clock", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
