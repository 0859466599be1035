import type { Call } from "../../functions/src/http/Call.ts";
import type { Services } from "../../functions/src/http/Services.ts";
import { answerWith, instanceWith } from "../support/answerWith.ts";
import { adminAuth, adminDb } from "../support/suite.ts";
import type { Reply } from "./ask.ts";

const instance = instanceWith({ db: adminDb, auth: adminAuth });

/**
 * Runs the API in this process, with the suite's Firestore and sign-in. For tests that replace a service, and for
 * thousands of calls. All parts are real except the given ones.
 */
export async function answerHere(call: Partial<Call>, given: Partial<Services> = {}): Promise<Reply> {
  const { status, headers, body } = await answerWith({ ...instance, ...given }, call);
  return { status, headers: new Headers(headers), body: body.startsWith("{") ? JSON.parse(body) : body };
}
