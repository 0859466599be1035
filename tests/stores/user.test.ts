import { API_CALLS } from "@domain/api/apiCalls.ts";
import { userPath } from "@domain/records/firestorePaths";
import { describe, expect, test } from "vitest";
import { PlanLifecycle } from "../../web/src/app/session/PlanLifecycle.ts";
import { call, newStudent, stored, suite } from "../support/suite.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";
import { openPlan, openPlanOf, planFor } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

describe("the user document", () => {
  test("is ready and empty before registration, and appears with it", async () => {
    const ann = await newStudent({ stage: null });
    const plan = planFor(ann.uid);
    await until(() => plan.user.status === "ready");
    expect(plan.user.user).toBeNull();

    await call("POST", API_CALLS.register.path, { idToken: ann.idToken, body: { stageId: "hs-9", isOldEnough: true } });

    await until(() => plan.user.user?.current_stage === "hs-9");
    await until(() => plan.checklists.current.status === "ready");
  });

  test("accepts a new name", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { user } = await openPlanOf(ann);

    await user.setDisplayName(" Ann Marie Lee ");

    expect(user.user?.display_name).toBe("Ann Marie Lee");
    expect(await stored(userPath(ann.uid))).toMatchObject({ display_name: "Ann Marie Lee" });
  });

  test("keeps the preferences that a change does not mention", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { user } = await openPlanOf(ann);

    await user.setPreferences({ theme: "tarn", mode: "dark" });
    await user.setPreferences({ theme: "clay" });

    expect(await stored(userPath(ann.uid))).toMatchObject({ preferences: { theme: "clay", mode: "dark" } });
  });

  test("stores which forms to show", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { user } = await openPlanOf(ann);

    await user.setDashboardItem("PD");

    expect(await stored(userPath(ann.uid))).toMatchObject({ dashboard_item: "PD" });
  });

  test("reverts a rejected name with an error", async () => {
    const { user } = await openPlan("hs-11");

    expect(await user.setDisplayName("x".repeat(81))).toBe(false);

    expect(user.saveError).toBe("Your change was not saved. Try again.");
    await until(() => user.user?.display_name === "Ann Lee");
  });

  test("fails for another user, and offers a retry", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const lifecycle = new PlanLifecycle(openClient(suite.firestoreHost, suite.projectId, "bob"));
    const { user } = lifecycle.first;

    lifecycle.open(ann.uid);

    await until(() => user.status === "failed");
    expect(user.failure).toBe("Your account could not be loaded. Try again.");
    user.retry();
    expect(user.status).toBe("loading");
  });
});
