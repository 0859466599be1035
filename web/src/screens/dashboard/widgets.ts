import type { ComponentType } from "react";
import { CalendarCard } from "./calendar/CalendarCard.tsx";
import { HoursCard } from "./hours/HoursCard.tsx";
import { SavedResourcesCard } from "./saved/SavedResourcesCard.tsx";
import { TrackerViewCard } from "./trackerView/TrackerViewCard.tsx";

export interface WidgetProps {
  today: string;
}

export interface Widget {
  /** Kept in the account's preferences, so it never changes. */
  readonly id: string;
  /** As the student reads it in the list of widgets. */
  readonly name: string;
  readonly Card: ComponentType<WidgetProps>;
}

/** The cards of the widget column in the order they have until a student orders them. A new widget is one more entry. */
export const WIDGETS: readonly Widget[] = [
  { id: "calendar", name: "Calendar", Card: CalendarCard },
  { id: "hours", name: "Your hours", Card: HoursCard },
  { id: "saved", name: "Your Saved Resources", Card: SavedResourcesCard },
  { id: "tracker", name: "Tracker View", Card: TrackerViewCard },
];
