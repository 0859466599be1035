import { describe, expect, test } from "vitest";
import { ask, refusal } from "./ask.ts";

describe("a call there is not", () => {
  test.each([
    ["GET", "/api/"],
    ["GET", "/api/auth"],
    ["POST", "/api/auth/register/more"],
    ["GET", "/api/stage/get-stages/"],
    ["DELETE", "/api/users/somebody"],
  ])("is refused as JSON: %s %s", async (method, path) => {
    const reply = await ask(method, path);

    expect(reply).toMatchObject(refusal(404, "not-found"));
  });
});
