import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { hopsOf, senderOf } from "./senderOf.ts";

const socket = { remoteAddress: "169.254.1.1" } as Socket;
const requestWith = (list?: string) => ({ headers: list === undefined ? {} : { "x-forwarded-for": list }, socket });
const sender = (list?: string) => senderOf(requestWith(list));

describe("senderOf", () => {
  test.each([
    [undefined, "169.254.1.1"],
    ["", "169.254.1.1"],
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7,  151.101.1.1 ,", "203.0.113.7, 151.101.1.1"],
  ])("the sender of a request with X-Forwarded-For %j is %j", (list, expected) => expect(sender(list)).toBe(expected));

  test("stays the same through Hosting, whatever the caller invents", () => {
    const pupil = sender("198.51.100.1, 151.101.1.1");

    expect(sender("1.1.1.1, 198.51.100.1, 151.101.1.1")).toBe(pupil);
    expect(sender("2.2.2.2, 3.3.3.3, 198.51.100.1, 151.101.1.1")).toBe(pupil);
  });

  test("is never an invented sender if Hosting is bypassed", () => {
    const pupil = sender("198.51.100.1, 151.101.1.1");

    expect(sender("198.51.100.1, 203.0.113.66")).not.toBe(pupil);
    expect(sender("198.51.100.1, 151.101.1.1, 203.0.113.66")).not.toBe(pupil);
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1:2", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ])("the sender at %s belongs to the network %s", (address, network) => expect(sender(address)).toBe(network));
});

test("the number of hops is the number of addresses in the list", () => {
  expect(hopsOf(requestWith())).toBe(0);
  expect(hopsOf(requestWith("203.0.113.7, 151.101.1.1"))).toBe(2);
});
