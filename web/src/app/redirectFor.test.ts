import { describe, expect, test } from "vitest";
import { redirectFor } from "./redirectFor.ts";

const HOME = "/dashboard";

describe("redirects of a session", () => {
  test.each(["/dashboard", "/profile", "/stage-selection", "/", "/nowhere"])(
    "a signed-out visitor to %s is sent to /auth",
    (path) => {
      expect(redirectFor("signed-out", path, HOME)).toBe("/auth");
    },
  );

  test("an unregistered student is sent to /auth", () => {
    expect(redirectFor("not-registered", "/dashboard", HOME)).toBe("/auth");
    expect(redirectFor("not-registered", "/auth", HOME)).toBeNull();
  });

  test.each(["/stage-selection", "/profile"])("a student without a stage can open %s", (path) => {
    expect(redirectFor("needs-stage", path, HOME)).toBeNull();
  });

  test("a guest without a stage has no profile", () => {
    expect(redirectFor("needs-stage", "/profile", HOME, true)).toBe("/stage-selection");
    expect(redirectFor("needs-stage", "/stage-selection", HOME, true)).toBeNull();
    expect(redirectFor("ready", "/profile", HOME, true)).toBeNull();
  });

  test.each(["/auth", "/dashboard", "/"])("a student without a stage who opens %s is sent to the stages", (path) => {
    expect(redirectFor("needs-stage", path, HOME)).toBe("/stage-selection");
  });

  test.each(["/auth", "/stage-selection", "/"])("a student with a stage who opens %s is sent home", (path) => {
    expect(redirectFor("ready", path, "/profile")).toBe("/profile");
  });

  test.each(["/dashboard", "/profile", "/nowhere"])("a student with a stage can open %s", (path) => {
    expect(redirectFor("ready", path, HOME)).toBeNull();
  });

  test.each(["signed-out", "not-registered", "needs-stage", "ready"] as const)(
    "a mailed link is open while the session is %s",
    (status) => {
      expect(redirectFor(status, "/auth/action", HOME)).toBeNull();
    },
  );

  test.each(["pending", "failed"] as const)("no path redirects while the session is %s", (status) => {
    expect(redirectFor(status, "/dashboard", HOME)).toBeNull();
  });
});
