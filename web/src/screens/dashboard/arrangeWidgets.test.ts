import { expect, test } from "vitest";
import { arrangeWidgets } from "./arrangeWidgets.ts";

const widgets = [{ id: "calendar" }, { id: "hours" }, { id: "saved" }, { id: "tracker" }];
const ids = (preferred?: Parameters<typeof arrangeWidgets>[1]) =>
  arrangeWidgets(widgets, preferred).map(({ id }) => id);

test("widgets keep their own order until the student gives them another", () => {
  expect(ids()).toEqual(["calendar", "hours", "saved", "tracker"]);
  expect(ids({ order: ["tracker", "calendar"] })).toEqual(["tracker", "calendar", "hours", "saved"]);
});

test("a hidden widget is left out, and one that is gone is no gap", () => {
  expect(ids({ order: ["gone", "saved"], hidden: ["hours", "gone"] })).toEqual(["saved", "calendar", "tracker"]);
});
