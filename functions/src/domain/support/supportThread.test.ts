import { expect, test } from "vitest";
import { DAILY_MESSAGES, freeSlot, messagesOf, newThreadNumber, THREAD_NUMBER } from "./supportThread.ts";

test("a thread's number is short and can be read aloud", () => {
  for (const byte of [0, 31, 32, 200, 255]) {
    expect(newThreadNumber(new Uint8Array(8).fill(byte))).toMatch(THREAD_NUMBER);
  }
  expect(newThreadNumber(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))).toBe("2345-6789");
});

test("messages are sorted by when they were written", () => {
  const message = (at: number) => ({ author: "student" as const, text: String(at), at });
  const messages = { c: message(3), b: message(1), a: message(3) };

  expect(
    messagesOf({
      subject: "One",
      name: "Ann",
      email: "ann@cairn.test",
      diagnostics: null,
      started_at: 1,
      updated_at: 3,
      status: "waiting",
      messages,
      changed_message: "c",
    }).map(({ id }) => id),
  ).toEqual(["b", "a", "c"]);
});

test("a message takes a slot that is new or a day old", () => {
  const now = 10 * 86_400_000;
  const full = Object.fromEntries(Array.from({ length: DAILY_MESSAGES }, (_, slot) => [String(slot), now - 1]));

  expect(freeSlot({ slots: {} }, now)).toBe("0");
  expect(freeSlot({ slots: { "0": now - 86_400_000 } }, now)).toBe("1");
  expect(freeSlot({ slots: full }, now)).toBeNull();
  expect(freeSlot({ slots: { ...full, "4": null } }, now)).toBeNull();
  expect(freeSlot({ slots: { ...full, "4": now - 86_400_000 } }, now)).toBe("4");
});
