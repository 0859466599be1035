import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { API_CALLS, type ApiCallName } from "../../functions/src/domain/api/apiCalls.ts";
import { answerWith, instanceWith } from "./answerWith.ts";
import type { Scenario } from "./callScenarios.ts";
import { type Operation, OperationRecorder } from "./OperationRecorder.ts";

/**
 * Returns a function that makes a call of the API in this process, and resolves with what it asked of Firestore and
 * Firebase Auth.
 *
 * @param db Only for the recorder: it stays changed.
 */
export function recordCalls(db: Firestore, auth: Auth) {
  const recorder = new OperationRecorder(db, auth);
  const instance = instanceWith({ db, auth: recorder.auth });
  return async (
    name: ApiCallName,
    { idToken, body, path = API_CALLS[name].path }: Scenario,
  ): Promise<readonly Operation[]> => {
    // An instance reads the secret of the day once a day, which is none of the call's own operations.
    await Promise.all([instance.attempts, instance.dailyAttempts].map((counts) => counts.read(["first"], new Date())));
    const { pathname, searchParams } = new URL(path, "http://cairn.test");
    return recorder.record(async () => {
      const { status, body: answer } = await answerWith(instance, {
        method: API_CALLS[name].method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        authorization: `Bearer ${idToken}`,
        body,
      });
      if (status >= 400) throw new Error(`${name} answered ${status}: ${answer}`);
    });
  };
}
