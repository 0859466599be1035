import type { Preferences } from "@domain/account/user";

export type WidgetLayout = NonNullable<Preferences["widgets"]>;

interface Identified {
  readonly id: string;
}

/** All widgets in the student's order. Widgets without a place in it come last. */
export function orderWidgets<T extends Identified>(widgets: readonly T[], { order = [] }: WidgetLayout = {}): T[] {
  const placeOf = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return widgets.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The visible widgets, in the student's order. */
export function arrangeWidgets<T extends Identified>(widgets: readonly T[], layout: WidgetLayout = {}): T[] {
  return orderWidgets(widgets, layout).filter(({ id }) => !layout.hidden?.includes(id));
}

/** The layout with a widget moved to another place, counted among all widgets. */
export function withPlace(
  widgets: readonly Identified[],
  layout: WidgetLayout,
  moved: string,
  place: number,
): WidgetLayout {
  const others = orderWidgets(widgets, layout).flatMap(({ id }) => (id === moved ? [] : id));
  return { ...layout, order: others.toSpliced(place, 0, moved) };
}

/** The layout with a widget hidden or shown. */
export function withHidden(layout: WidgetLayout, id: string, isHidden: boolean): WidgetLayout {
  const others = (layout.hidden ?? []).filter((other) => other !== id);
  return { ...layout, hidden: isHidden ? [...others, id] : others };
}
