import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { lastHopOf, senderOf } from "./senderOf.ts";

const socket = { remoteAddress: "169.254.1.1" } as Socket;
const sender = (list?: string) => senderOf({ headers: list === undefined ? {} : { "x-forwarded-for": list }, socket });

describe("the sender of a request", () => {
  test.each([
    [undefined, "169.254.1.1"],
    ["", "169.254.1.1"],
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7,151.101.1.1", "203.0.113.7, 151.101.1.1"],
    ["203.0.113.7,  151.101.1.1 ,", "203.0.113.7, 151.101.1.1"],
  ])("forwarded for %j is %j", (list, expected) => expect(sender(list)).toBe(expected));

  test("who claims a school's address is not counted as the school", () => {
    const pupil = sender("198.51.100.1, 151.101.1.1");

    expect(sender("198.51.100.1, 203.0.113.66")).not.toBe(pupil);
    expect(sender("198.51.100.1, 203.0.113.66, 151.101.1.1")).not.toBe(pupil);
    expect(sender("198.51.100.1, 151.101.1.1, 203.0.113.66")).not.toBe(pupil);
  });

  test("whatever is claimed, the last hop stays", () => {
    expect(lastHopOf(sender("1.1.1.1, 203.0.113.66"))).toBe("203.0.113.66");
    expect(lastHopOf(sender("2.2.2.2, 3.3.3.3, 203.0.113.66"))).toBe("203.0.113.66");
    expect(lastHopOf(sender("203.0.113.66"))).toBe("203.0.113.66");
  });
});
