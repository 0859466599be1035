import type { Preferences } from "@domain/user";

/** The widgets a student wants to see, in their order. One they have not placed yet follows those they have. */
export function arrangeWidgets<T extends { readonly id: string }>(
  widgets: readonly T[],
  { order = [], hidden = [] }: NonNullable<Preferences["widgets"]> = {},
): T[] {
  const placeOf = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return widgets.filter(({ id }) => !hidden.includes(id)).sort((a, b) => placeOf(a) - placeOf(b));
}
