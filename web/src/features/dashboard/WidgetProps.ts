/** The props of each card in the widget column. */
export interface WidgetProps {
  today: string;
}
