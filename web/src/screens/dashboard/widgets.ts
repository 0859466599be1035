import type { ComponentType } from "react";
import { CalendarCard } from "./calendar/CalendarCard.tsx";

export interface WidgetProps {
  today: string;
}

export interface Widget {
  /** Kept in the account's preferences, so it never changes. */
  readonly id: string;
  readonly Card: ComponentType<WidgetProps>;
}

/** The cards of the widget column in the order they have until a student orders them. A new widget is one more entry. */
export const WIDGETS: readonly Widget[] = [{ id: "calendar", Card: CalendarCard }];
