import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls.ts";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, expect, test } from "vitest";
import { scenarioOf } from "../support/callScenarios.ts";
import { describeOperations } from "../support/operations.ts";
import { recordCalls } from "../support/recordCalls.ts";
import { adminAuth, adminDb, suite } from "../support/suite.ts";

const app = initializeApp({ projectId: suite.projectId }, "recorded");
const record = recordCalls(getFirestore(app), adminAuth);
afterAll(() => deleteApp(app));

// Every read, write and account request costs money and time. A change that is meant is accepted with `-u`.
test.each(Object.keys(API_CALLS) as ApiCallName[])("%s makes no other reads and writes than recorded", async (name) => {
  const scenario = await scenarioOf(name, { db: adminDb, auth: adminAuth, authHost: suite.authHost });

  expect(describeOperations(await record(name, scenario))).toMatchSnapshot();
});
