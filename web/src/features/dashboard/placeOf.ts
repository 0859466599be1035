import { PREVIOUS_CHECKLIST_CARD } from "@domain/account/user";
import type { CalendarItem } from "@domain/calendar/calendarItems";
import { openNext } from "@text/dashboard/ofAllRecords";
import { DASHBOARD, ESSAYS, TRACKER } from "../../base/paths.ts";

interface Place {
  readonly to: string;
  /** Of the link. */
  readonly label: string;
}

/** The start of an item's id says what it is about, and which record: see `recordItems` and `seasonItems`. */
const ID = /^(school|season|interview|thanks|essay|letter|test)-([^-]+)/;

/** Where an item of the calendar is done. */
export function placeOf({ id, kind }: Pick<CalendarItem, "id" | "kind">): Place {
  const [, about, record = ""] = ID.exec(id) ?? [];
  switch (about) {
    case "school":
      return { to: `${TRACKER}/schools?school=${record}`, label: openNext.school };
    case "season":
      return { to: `${TRACKER}/application/season?school=${record}`, label: openNext.season };
    case "thanks":
      return { to: `${TRACKER}/application/season`, label: openNext.season };
    case "interview":
      return { to: `${TRACKER}/application/interviews`, label: openNext.interview };
    case "essay":
      return { to: `${ESSAYS}/${record}`, label: openNext.essay };
    case "letter":
      return { to: `${TRACKER}/application/letters?letter=${record}`, label: openNext.letter };
    case "test":
      return { to: `${TRACKER}/scores`, label: openNext.test };
    default:
      return {
        to: `${DASHBOARD}#${kind === "last-year" ? PREVIOUS_CHECKLIST_CARD : "current-checklist"}`,
        label: openNext.list,
      };
  }
}
