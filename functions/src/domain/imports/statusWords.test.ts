import { describe, expect, test } from "vitest";
import { outcomeIn, statusIn } from "./statusWords.ts";

describe("a status", () => {
  test.each([
    ["Not accepted", null],
    ["Not submitted", null],
    ["Incomplete", null],
    ["Never applied", "researching"],
    ["Haven't applied yet", "researching"],
    ["Hasn’t been sent", null],
    ["Unsubmitted", null],
    ["Accepted?", null],
    ["Hoping to be accepted", null],
    ["No interview", null],
    ["Interview declined", null],
    ["Waiting for decision", null],
    ["Turned down offer", null],
    ["Conditional acceptance", null],
    ["Accepted to alternate program", null],
    ["To be submitted", null],
    ["Hold", null],
    ["Will apply", "applying"],
  ])("the status %s, which turns its word around, is %s", (text, status) =>
    expect(statusIn(text)?.status ?? null).toBe(status),
  );

  test.each([
    ["2° in", "secondary"],
    ["2° sub", "secondary"],
    ["2º submitted", "secondary"],
    ["2° rec'd", "primary"],
    ["1° in", "primary"],
    ["II", "interview"],
    ["D", null],
    ["W", null],
    ["hold", null],
  ])("the shorthand %s is the status %s", (text, status) => expect(statusIn(text)?.status ?? null).toBe(status));

  test.each([
    ["R", "denied"],
    ["Rej.", "denied"],
    ["WL", "waitlisted"],
    ["DF", "deferred"],
    ["w/d", "withdrawn"],
    ["A", "admitted"],
    ["Rejected pre-interview", "denied"],
    ["Denied after interview", "denied"],
    ["Withdrew!", "withdrawn"],
  ])("the status %s is the decision %s", (text, outcome) =>
    expect(statusIn(text)).toEqual({ status: "decision", outcome }),
  );

  test.each([
    ["Secondary submitted", "secondary"],
    ["Secondary complete", "secondary"],
    ["Secondary received", "primary"],
    ["Secondary in progress", "primary"],
    ["Secondary", "secondary"],
    ["Primary sent", "primary"],
    ["Applied, waiting to hear", "primary"],
    ["Interview offered", "interview"],
    ["Accepted to interview", "interview"],
    ["Invited to interview", "interview"],
    ["In progress", "applying"],
    ["Maybe", "researching"],
    ["Something else", null],
  ])("the status %s means %s", (text, status) => expect(statusIn(text)?.status ?? null).toBe(status));

  test("a complete application is marked, because it means more at a professional school", () => {
    expect(statusIn("Complete")).toEqual({ status: "primary", isComplete: true });
    expect(statusIn("File complete")).toEqual({ status: "primary", isComplete: true });
    expect(statusIn("Secondary complete")).toEqual({ status: "secondary" });
  });
});

test.each([
  "Not accepted",
  "Waitlisted, then accepted",
  "Accepted/deferred",
  "no offer",
  "Unable to offer admission",
  "TBD",
])("the decision %s is not taken", (text) => expect(outcomeIn(text)).toBeNull());
