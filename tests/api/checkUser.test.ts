import { API_CALLS } from "@domain/api/apiCalls.ts";
import { userPath } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = API_CALLS.checkUser;

describe("check-user", () => {
  test.each(["?flow=login", "?flow=register", ""])("returns a registered student (%j)", async (query) => {
    const ann = await newStudent({ stage: "hs-10" });

    const reply = await ask("GET", place.path + query, { idToken: ann.idToken });

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ data: { available: true, user: await stored(userPath(ann.uid)) } });
  });

  test.each(["?flow=login", "?flow=register"])("answers 403 to an unregistered account (%j)", async (query) => {
    const ann = await newStudent({ stage: null });

    const reply = await ask("GET", place.path + query, { idToken: ann.idToken });

    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ data: { available: false } });
  });

  test.each([
    ["?flow=delete", "flow"],
    ["?flow=login&flow=register", "flow"],
    ["?uid=another", "uid"],
  ])("refuses %s", async (query, field) => {
    const ann = await newStudent({ stage: "hs-10" });

    const reply = await ask("GET", place.path + query, { idToken: ann.idToken });

    expect(reply).toMatchObject(refusal(400, "bad-request", field));
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
