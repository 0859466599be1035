import { API_CALLS } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { newStudent } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = API_CALLS.dashboardUser;

describe("dashboard/user", () => {
  test("returns only name and standing", async () => {
    const ann = await newStudent({ stage: "ms-1", name: "Ann Lee" });

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      data: { display_name: "Ann Lee", stage_display_label: "Medical School, First Year" },
    });
  });

  test("refuses an unregistered account", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject(refusal(403, "not-registered"));
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
