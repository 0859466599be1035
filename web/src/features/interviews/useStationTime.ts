import { type Station, type StationTime, stationTime, untilNextSecond } from "@domain/interview/stationClock";
import { useEffect, useReducer, useState } from "react";
import { PhaseSignal } from "./PhaseSignal.ts";
import { roomNow } from "./roomNow.ts";

/**
 * The phase of a station and the time left, as of now. Renders when the shown second changes. Timers only decide when to
 * look at the clock again, so a late one never makes the clock late.
 */
export function useStationTime(station: Station, hasSound: boolean): StationTime {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const [signal] = useState(() => new PhaseSignal());
  const time = stationTime(station, roomNow());
  const isRunning = time.phase !== "over";

  useEffect(() => () => signal.close(), [signal]);

  useEffect(() => {
    if (!isRunning) return;
    const { speakAt, endsAt } = station;
    return signal.arm({ moments: [speakAt, endsAt], now: roomNow, hasSound, onMoment: look });
  }, [station, hasSound, isRunning, signal]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(look, untilNextSecond(time.left));
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  return time;
}
