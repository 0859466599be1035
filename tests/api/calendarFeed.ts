import { API_CALLS } from "@domain/api/apiCalls.ts";
import { FEED_KINDS } from "@domain/calendar/calendarFeed.ts";
import { CALENDAR_FEEDS } from "@domain/records/firestorePaths.ts";
import ICAL from "ical.js";
import { adminDb, call, type Student } from "../support/suite.ts";
import { ask } from "./ask.ts";

export const EVERYTHING = { kinds: [...FEED_KINDS], zone: "America/Chicago" };

/** Makes a calendar address for the student, and returns its path. */
export async function madeFeed({ idToken }: Pick<Student, "idToken">, choice: object = EVERYTHING): Promise<string> {
  const { body } = await ask("POST", API_CALLS.makeCalendarFeed.path, { idToken, body: choice });
  return (body as { data: { path: string } }).data.path;
}

/** Reads a calendar address as calendar services do: through Hosting, without a session. */
export async function readFeed(path: string, headers: Record<string, string> = {}) {
  const response = await call("GET", path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What a calendar shows, by an independent parser: the title of each event by its id. */
export function titlesIn(file: string): Readonly<Record<string, string>> {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return Object.fromEntries(events.map(({ uid, summary }) => [uid, summary]));
}

/** What the server stores of the student's addresses. */
export async function storedFeeds(uid: string): Promise<readonly object[]> {
  const { docs } = await adminDb.collection(CALENDAR_FEEDS).where("uid", "==", uid).get();
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}
