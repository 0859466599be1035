import { expect, test } from "vitest";
import { moveFor, type OpenedStep, oneStepBack } from "./openedStep.ts";

const OPENED = { openedFrom: "sort=fit" };

const move = (step: OpenedStep, state: unknown, before: string, after: string) =>
  moveFor({ step, state, before: new URLSearchParams(before), after: new URLSearchParams(after), names: ["school"] });

test("a record that opens adds an entry, which remembers the list", () => {
  expect(move("opens", null, "sort=fit", "sort=fit&school=a")).toEqual({ replace: false, state: OPENED });
});

test("one record instead of another stays in the same entry", () => {
  expect(move("opens", OPENED, "sort=fit&school=a", "sort=fit&school=b")).toEqual({ replace: true, state: OPENED });
});

test("a record instead of one that a link has opened adds an entry", () => {
  expect(move("opens", null, "school=a", "school=b")).toEqual({ replace: false, state: { openedFrom: "school=a" } });
});

test.each([
  ["the list", OPENED],
  ["where a link led", null],
])("the record that a form became leads back to %s, as the form did", (_, state) => {
  expect(move("becomes", state, "open=add", "school=a")).toEqual({ replace: true, state });
});

test("two closes in quick succession go back once, and later ones again", () => {
  const page = new EventTarget();
  const steps: number[] = [];
  const goBack = oneStepBack(page, () => void steps.push(-1));
  goBack();
  goBack();
  expect(steps).toEqual([-1]);

  page.dispatchEvent(new Event("popstate"));
  goBack();
  expect(steps).toEqual([-1, -1]);
});

test.each([
  ["goes back to the list it was opened on", OPENED, "sort=fit", "back"],
  ["goes back to the same query in another order", { openedFrom: "find=a&sort=fit" }, "sort=fit&find=a", "back"],
  ["stays on a list that was sorted meanwhile", OPENED, "sort=name", { replace: true, state: null }],
  ["stays if a link has opened it", null, "", { replace: true, state: null }],
  ["stays where something else has left a state", { openedFrom: 1 }, "", { replace: true, state: null }],
])("a record that closes %s", (_, state, after, expected) => {
  expect(move("closes", state, `${after}&school=a`, after)).toEqual(expected);
});
