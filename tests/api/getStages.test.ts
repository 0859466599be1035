import { API_CALLS } from "@domain/api/apiCalls.ts";
import { STAGE_CATEGORIES } from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { adminDb, newStudent } from "../support/suite.ts";
import { ask } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = API_CALLS.getStages;

describe("get-stages", () => {
  test("returns the stored categories in order to any signed-in user", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    const { docs } = await adminDb.collection(STAGE_CATEGORIES).orderBy("order").get();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ data: docs.map((doc) => doc.data()) });
    expect(reply.body).toMatchObject({
      data: [
        { stageCategoryName: "High School", stages: [{ stageId: "hs-9" }, {}, {}, { stageName: "12th Grade" }] },
        { stageCategoryID: "undergrad-premed" },
        { stageCategoryID: "undergrad-predental" },
        { stageCategoryID: "gap-premed" },
        { stageCategoryID: "gap-predental" },
        { stageCategoryID: "medical-school" },
        { stageCategoryID: "dental-school" },
      ],
    });
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
