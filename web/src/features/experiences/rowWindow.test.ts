import { describe, expect, test } from "vitest";
import { rowsAtRest, rowsOfNextStep, rowsToRender } from "./rowWindow.ts";

const COUNT = 2_000;

test("a list at rest has a page before and a page after the visible rows", () => {
  expect(rowsAtRest({ first: 100, last: 112 }, 14, COUNT)).toEqual({ first: 86, last: 126 });
  expect(rowsAtRest({ first: 0, last: 12 }, 14, COUNT)).toEqual({ first: 0, last: 26 });
  expect(rowsAtRest({ first: 1_990, last: 1_999 }, 14, COUNT)).toEqual({ first: 1_976, last: 1_999 });
});

describe("rowsToRender", () => {
  test("starts with the visible rows", () => {
    expect(rowsToRender(null, { first: 3, last: 9 }, COUNT)).toEqual({ first: 3, last: 9 });
  });

  test("keeps the rows that are ready", () => {
    expect(rowsToRender({ first: 0, last: 26 }, { first: 10, last: 22 }, COUNT)).toEqual({ first: 0, last: 26 });
  });

  test("adds visible rows that are not ready", () => {
    expect(rowsToRender({ first: 0, last: 26 }, { first: 20, last: 32 }, COUNT)).toEqual({ first: 0, last: 32 });
    expect(rowsToRender({ first: 20, last: 46 }, { first: 10, last: 22 }, COUNT)).toEqual({ first: 10, last: 46 });
  });

  test("drops rows that are not connected with the visible ones", () => {
    expect(rowsToRender({ first: 0, last: 26 }, { first: 28, last: 40 }, COUNT)).toEqual({ first: 28, last: 40 });
    expect(rowsToRender({ first: 60, last: 80 }, { first: 28, last: 40 }, COUNT)).toEqual({ first: 28, last: 40 });
  });

  test("drops rows that are far away", () => {
    expect(rowsToRender({ first: 0, last: 200 }, { first: 150, last: 160 }, COUNT)).toEqual({ first: 70, last: 200 });
    expect(rowsToRender({ first: 0, last: 200 }, { first: 10, last: 20 }, COUNT)).toEqual({ first: 0, last: 100 });
  });

  test("never goes beyond the end of the list", () => {
    expect(rowsToRender({ first: 0, last: 40 }, { first: 10, last: 20 }, 21)).toEqual({ first: 0, last: 20 });
  });
});

test("every step changes a row at each end until the list is at rest", () => {
  const atRest = { first: 86, last: 126 };
  const second = rowsOfNextStep({ first: 84, last: 125 }, atRest);

  expect(second).toEqual({ first: 85, last: 126 });
  expect(rowsOfNextStep(second, atRest)).toEqual(atRest);
  expect(rowsOfNextStep(atRest, atRest)).toEqual(atRest);
});

test("a step changes two rows at an end that is far from rest", () => {
  const atRest = { first: 86, last: 126 };

  expect(rowsOfNextStep({ first: 73, last: 114 }, atRest)).toEqual({ first: 75, last: 115 });
  expect(rowsOfNextStep({ first: 90, last: 140 }, atRest)).toEqual({ first: 89, last: 138 });
});
