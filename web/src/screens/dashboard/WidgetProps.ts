/** What each card of the widget column is given. */
export interface WidgetProps {
  today: string;
}
