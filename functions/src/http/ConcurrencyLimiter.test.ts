import { expect, test } from "vitest";
import { ConcurrencyLimiter } from "./ConcurrencyLimiter.ts";
import { FailureStreaks } from "./FailureStreaks.ts";

/** Starts acts that end on request, and records the order in which they began. */
function rehearse(most: () => number) {
  const turns = new ConcurrencyLimiter();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const runs = Array.from({ length: 6 }, (_, index) =>
    turns.run("one", most, async () => {
      begun.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, ends, runs, settle };
}

test("the limiter runs only the allowed number of acts at once, in the order they came", async () => {
  const { begun, ends, runs, settle } = rehearse(() => 2);
  await settle();
  expect(begun).toEqual([0, 1]);

  ends[1]?.();
  await settle();

  expect(begun).toEqual([0, 1, 2]);
  for (let index = 0; index < 6; index += 1) {
    ends[index]?.();
    await settle();
  }
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

test("the limiter uses a lower limit as soon as an act ends", async () => {
  let most = 3;
  const { begun, ends, settle } = rehearse(() => most);
  await settle();
  most = 1;

  ends[0]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await settle();

  expect(begun).toEqual([0, 1, 2, 3]);
});

test("the limiter lets the next act run after one fails", async () => {
  const turns = new ConcurrencyLimiter();
  const failing = turns.run(
    "one",
    () => 1,
    () => Promise.reject(new Error("no")),
  );
  const next = turns.run(
    "one",
    () => 1,
    async () => "yes",
  );

  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

test("a sender that only fails has one try at once, until a login works", () => {
  const streaks = new FailureStreaks();
  for (let time = 0; time < 10; time += 1) streaks.failed("one");

  expect(streaks.shareOf("one").atOnce).toBe(1);
  expect(streaks.shareOf("another").atOnce).toBe(40);
  streaks.succeeded("one");
  expect(streaks.shareOf("one").atOnce).toBe(40);
});
