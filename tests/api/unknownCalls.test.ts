import { describe, expect, test } from "vitest";
import { ask, refusal } from "./ask.ts";

// A path with half a percent sign, such as /api/%E0%A4%A, never reaches us here: Hosting's emulator answers 500 in
// plain text, the functions emulator an HTML page. A deployed function does get it: see tests/rehearsal/deploy.test.ts.
describe("an unknown call", () => {
  test.each([
    ["GET", "/api/"],
    ["GET", "/api/auth"],
    ["POST", "/api/auth/register/more"],
    ["GET", "/api/stage/get-stages/"],
    ["GET", "/api/stage/get-stages%2F"],
    ["GET", "/api//"],
    ["GET", "/api/%00"],
    ["DELETE", "/api/users/ann"],
  ])("is refused as JSON: %s %s", async (method, path) => {
    const reply = await ask(method, path);

    expect(reply).toMatchObject(refusal(404, "not-found"));
  });
});
