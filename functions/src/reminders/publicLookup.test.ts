import { describe, expect, test } from "vitest";
import { isLocalAddress, isPublicAddress } from "../domain/reminder/isPublicAddress.ts";
import { isPublicIp, publicLookup } from "./publicLookup.ts";

describe("a push", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
  ])("a push goes to the public address %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://user:password@fcm.googleapis.com/",
    "https://fcm.googleapis.com:8443/",
    "https://localhost/",
    "https://metadata.google.internal/computeMetadata/v1/",
    "https://169.254.169.254/",
    "https://0x7f.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://printer.local./",
    "https://intranet/",
    "ftp://example.org/",
    "nonsense",
  ])("a push does not go to %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test("a push may go to this machine with the emulators, by its plain address", () => {
    expect(isLocalAddress("http://127.0.0.1:9000/push")).toBe(true);
    for (const other of ["https://127.0.0.1/", "http://127.0.0.1.nip.io/", "http://127.0.0.2/", "http://a@127.0.0.1/"])
      expect(isLocalAddress(other), other).toBe(false);
  });

  test.each([
    ["142.250.80.10", true],
    ["2607:f8b0:4006:81c::200a", true],
    ["10.1.2.3", false],
    ["100.64.0.1", false],
    ["127.0.0.1", false],
    ["169.254.169.254", false],
    ["192.168.1.1", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::ffff:10.0.0.1", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["2002:a00:1::", false],
  ])("the address %s is public: %s", (address, isPublic) => {
    expect(isPublicIp(address)).toBe(isPublic);
  });

  test("a name that resolves to this machine gets no connection", async () => {
    const failure = await new Promise((resolve) => publicLookup("localhost", {}, (error) => resolve(error)));

    expect(failure).toMatchObject({ message: "The host is not public." });
  });
});
