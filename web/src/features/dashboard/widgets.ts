import { widgetNames } from "@text/dashboard/overview";
import type { ComponentType } from "react";
import { CalendarCard } from "./calendar/CalendarCard.tsx";
import { HoursCard } from "./hours/HoursCard.tsx";
import { SavedResourcesCard } from "./saved/SavedResourcesCard.tsx";
import { TrackerViewCard } from "./trackerView/TrackerViewCard.tsx";
import type { WidgetProps } from "./WidgetProps.ts";

export interface Widget {
  /** Stored in the account's preferences, so it must never change. */
  readonly id: string;
  /** The name in the list of widgets. */
  readonly name: string;
  readonly Card: ComponentType<WidgetProps>;
}

/** The cards of the widget column in their default order. Add a widget here. */
export const WIDGETS: readonly Widget[] = [
  { id: "calendar", name: widgetNames.calendar, Card: CalendarCard },
  { id: "hours", name: widgetNames.hours, Card: HoursCard },
  { id: "saved", name: widgetNames.saved, Card: SavedResourcesCard },
  { id: "tracker", name: widgetNames.tracker, Card: TrackerViewCard },
];
