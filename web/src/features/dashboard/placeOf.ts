import type { CalendarItem } from "@domain/calendar/calendarItems";
import { openNext } from "@text/dashboard/ofAllRecords";
import { DASHBOARD, TASK_HASH, TRACKER } from "../../base/paths.ts";

interface Place {
  readonly to: string;
  /** Of the link. */
  readonly label: string;
}

/** The start of an item's id says what it is about, and which record: see `recordItems` and `seasonItems`. */
const ID = /^(school|season|interview|thanks|essay|letter|test)-([^-]+)/;

/** Below the tracker. The record's id follows an address that is not complete without it. */
const ADDRESSES: Readonly<Record<string, string>> = {
  school: "schools?school=",
  season: "application/season?school=",
  thanks: "application/season",
  interview: "application/interviews",
  essay: "application/essays/",
  letter: "application/letters?letter=",
  test: "scores",
};

/** Where an item of the calendar is done. */
export function placeOf({ id }: Pick<CalendarItem, "id">): Place {
  const [, about = "", record = ""] = ID.exec(id) ?? [];
  const address = ADDRESSES[about];
  if (address === undefined) {
    return { to: `${DASHBOARD}${TASK_HASH}${id}`, label: openNext.list ?? "" };
  }
  return { to: `${TRACKER}/${address}${/[=/]$/.test(address) ? record : ""}`, label: openNext[about] ?? "" };
}
