/**
 * The clock of one practice station: first reading, then speaking. A phase ends at a set moment, so a late or throttled
 * timer never moves an end: it only shows it late. All moments are milliseconds since 1970 on one monotonic clock.
 */

/** Multiple mini interviews usually allow two minutes to read and six to eight to speak; both can be set. */
export const READ_SECONDS = 120;
export const SPEAK_SECONDS = 480;

export interface Station {
  readonly startedAt: number;
  /** When reading ends and speaking begins. Earlier than planned if the student began to speak early. */
  readonly speakAt: number;
  readonly endsAt: number;
  /** When the student stopped before the end. Null if they did not. */
  readonly stoppedAt: number | null;
}

export type StationPhase = "reading" | "speaking" | "over";

export interface StationTime {
  readonly phase: StationPhase;
  /** Until the phase ends, in milliseconds. 0 when the station is over. */
  readonly left: number;
}

/** A station that starts now. */
export function startStation(now: number, readSeconds: number, speakSeconds: number): Station {
  const speakAt = now + readSeconds * 1_000;
  return { startedAt: now, speakAt, endsAt: speakAt + speakSeconds * 1_000, stoppedAt: null };
}

/** Begins to speak before the reading time is over. The speaking time stays as long as planned. */
export function speakNow(station: Station, now: number): Station {
  if (stationTime(station, now).phase !== "reading") return station;
  return { ...station, speakAt: now, endsAt: now + (station.endsAt - station.speakAt) };
}

/** Stops before the time is over. A station that is over stays as it is. */
export function stopStation(station: Station, now: number): Station {
  return stationTime(station, now).phase === "over" ? station : { ...station, stoppedAt: now };
}

export function stationTime({ speakAt, endsAt, stoppedAt }: Station, now: number): StationTime {
  if (stoppedAt !== null || now >= endsAt) return { phase: "over", left: 0 };
  return now < speakAt ? { phase: "reading", left: speakAt - now } : { phase: "speaking", left: endsAt - now };
}

/** How long each phase lasted, in whole seconds. */
export function secondsSpent(station: Station): { readonly read: number; readonly spoken: number } {
  const { startedAt, speakAt, endsAt, stoppedAt } = station;
  const end = stoppedAt ?? endsAt;
  const whole = (milliseconds: number) => Math.round(Math.max(0, milliseconds) / 1_000);
  return { read: whole(Math.min(speakAt, end) - startedAt), spoken: whole(end - speakAt) };
}

/** The time left as shown: 0:01 during the whole last second, so 0:00 is only shown when the time is over. */
export function minutesAndSeconds(left: number): string {
  const all = Math.ceil(left / 1_000);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

/** Milliseconds until the shown time changes. */
export function untilNextSecond(left: number): number {
  return left % 1_000 || 1_000;
}
