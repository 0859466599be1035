import fc from "fast-check";
import { expect, test } from "vitest";
import {
  minutesAndSeconds,
  secondsSpent,
  speakNow,
  startStation,
  stationTime,
  stopStation,
  untilNextSecond,
} from "./stationClock.ts";

const START = 1_795_219_200_000;
const at = (seconds: number) => START + seconds * 1_000;
const station = startStation(START, 120, 480);

test("a station's reading ends after exactly its time, and its speaking after its own", () => {
  expect(stationTime(station, START)).toEqual({ phase: "reading", left: 120_000 });
  expect(stationTime(station, at(120) - 1)).toEqual({ phase: "reading", left: 1 });
  expect(stationTime(station, at(120))).toEqual({ phase: "speaking", left: 480_000 });
  expect(stationTime(station, at(600) - 1)).toEqual({ phase: "speaking", left: 1 });
  expect(stationTime(station, at(600))).toEqual({ phase: "over", left: 0 });
});

test("the time left depends only on the moment, however late and however often it is read", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700_000 })), fc.integer({ min: 0, max: 700_000 }), (reads, last) => {
      for (const read of reads) stationTime(station, START + read);
      const { phase, left } = stationTime(station, START + last);
      const end = phase === "reading" ? 120_000 : 600_000;
      expect(left).toBe(phase === "over" ? 0 : end - last);
    }),
  );
});

test("speaking early keeps the whole speaking time", () => {
  const early = speakNow(station, at(45));

  expect(stationTime(early, at(45))).toEqual({ phase: "speaking", left: 480_000 });
  expect(stationTime(early, at(525))).toEqual({ phase: "over", left: 0 });
  expect(speakNow(early, at(50))).toBe(early);
});

test("a station counts its seconds, whether it ran out, was stopped early or was left while reading", () => {
  expect(secondsSpent(station)).toEqual({ read: 120, spoken: 480 });
  expect(secondsSpent(stopStation(station, at(300)))).toEqual({ read: 120, spoken: 180 });
  expect(secondsSpent(stopStation(station, at(30)))).toEqual({ read: 30, spoken: 0 });
  expect(secondsSpent(stopStation(station, at(900)))).toEqual({ read: 120, spoken: 480 });
});

test("a stopped station is over", () => {
  expect(stationTime(stopStation(station, at(30)), at(31))).toEqual({ phase: "over", left: 0 });
});

test("the clock shows whole seconds and changes when one has passed", () => {
  expect(minutesAndSeconds(120_000)).toBe("2:00");
  expect(minutesAndSeconds(119_001)).toBe("2:00");
  expect(minutesAndSeconds(119_000)).toBe("1:59");
  expect(minutesAndSeconds(1)).toBe("0:01");
  expect(minutesAndSeconds(0)).toBe("0:00");
  expect(untilNextSecond(119_001)).toBe(1);
  expect(untilNextSecond(119_000)).toBe(1_000);
});
