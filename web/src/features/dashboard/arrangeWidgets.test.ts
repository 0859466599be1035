import { preferences } from "@domain/account/user";
import { expect, test } from "vitest";
import { arrangeWidgets, type WidgetLayout, withHidden, withPlace } from "./arrangeWidgets.ts";

const widgets = [{ id: "calendar" }, { id: "hours" }, { id: "saved" }, { id: "tracker" }];
const ids = (layout?: WidgetLayout) => arrangeWidgets(widgets, layout).map(({ id }) => id);

test("widgets have the default order until the student changes it", () => {
  expect(ids()).toEqual(["calendar", "hours", "saved", "tracker"]);
  expect(ids({ order: ["tracker", "calendar"] })).toEqual(["tracker", "calendar", "hours", "saved"]);
});

test("hidden and removed widgets are left out", () => {
  expect(ids({ order: ["gone", "saved"], hidden: ["hours", "gone"] })).toEqual(["saved", "calendar", "tracker"]);
});

test("a moved widget gets its new place, counting hidden ones", () => {
  const layout = withPlace(widgets, { hidden: ["hours"] }, "tracker", 0);

  expect(ids(layout)).toEqual(["tracker", "calendar", "saved"]);
  expect(layout).toEqual({ order: ["tracker", "calendar", "hours", "saved"], hidden: ["hours"] });
});

test("a widget that is hidden and shown again keeps its place", () => {
  const hidden = withHidden({ order: ["saved", "hours"] }, "hours", true);

  expect(ids(hidden)).toEqual(["saved", "calendar", "tracker"]);
  expect(ids(withHidden(hidden, "hours", false))).toEqual(["saved", "hours", "calendar", "tracker"]);
  expect(withHidden(hidden, "hours", true).hidden).toEqual(["hours"]);
});

test("a stored layout of widgets fits the account's schema", () => {
  const layout = withHidden(withPlace(widgets, {}, "saved", 0), "saved", true);

  expect(preferences.parse({ widgets: layout })).toEqual({ widgets: layout });
});
