import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Terrain } from "./Terrain.tsx";

const NEXT_YEAR = ["2027-09-30", "2027-09-30", "2028-03-31"];
const COMING = "This is the school year 2027-28, which begins on August 1.";

function draw(today: string, dueDates: readonly string[]): string {
  return renderToStaticMarkup(<Terrain today={today} dueDates={dueDates} isOfPastYear={false} />);
}

describe("the ground of a list", () => {
  test.each(["2027-06-01", "2027-07-31"])("dated for the coming year is that year's, seen on %s", (today) => {
    const ground = draw(today, ["2027-06-30", ...NEXT_YEAR]);

    expect(ground).toContain(`Tasks due by month: Sep 2, Mar 1. ${COMING}`);
    expect(ground).toContain(`Hills are busy months. ${COMING}`);
    expect(ground).toContain("terrain__hills");
  });

  test.each(["2027-06-01", "2027-07-31"])("of the coming year has no mark for today yet on %s", (today) => {
    expect(draw(today, NEXT_YEAR)).not.toMatch(/terrain__(post|blaze|past)|today/i);
  });

  test("of the coming year has the mark once the year begins", () => {
    const ground = draw("2027-08-01", NEXT_YEAR);

    expect(ground).toContain("Tasks due by month: Sep 2, Mar 1. Today is August 1.");
    expect(ground).toContain("Hills are busy months. The mark shows today.");
    expect(ground).toContain("terrain__post");
  });

  test.each([
    ["2027-05-31", ["2027-06-30", ...NEXT_YEAR]],
    ["2027-06-15", ["2026-09-30", "2027-03-31", "2027-06-30", ...NEXT_YEAR]],
  ])("is this year's on %s if as many dates are in it, or nobody plans the coming one", (today, dueDates) => {
    expect(draw(today, dueDates)).toMatch(/Jun 1\. Today is .* The mark shows today\./s);
  });

  test("without dates is level in June as in any month", () => {
    const ground = draw("2027-06-15", []);

    expect(ground).toContain("No task is due this year. Today is June 15.");
    expect(ground).toContain("Tasks with a due date will raise the hills. The mark shows today.");
  });
});
