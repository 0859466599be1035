import { endSharesFromBefore } from "../data/endShares.ts";
import { readStudent } from "../data/readStudent.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, checkUserQuery } from "../domain/api/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

/**
 * The answer is the same for both flows. The flow only tells the browser where to go next. Every page that opens asks
 * this, so the first one after the address was confirmed ends what was shared before.
 */
export const checkUser = signedInRoute<ApiAnswers["checkUser"], object>({
  ...API_CALLS.checkUser,
  input: checkUserQuery,
  async act({ db, auth }, caller) {
    const student = await readStudent(db, caller);
    // A token can be from before the confirmation.
    if (student?.is_unconfirmed && (await auth.getUser(caller.uid)).emailVerified) {
      await endSharesFromBefore(db, caller.uid);
      delete student.is_unconfirmed;
    }
    return student ? { data: { available: true, user: student } } : { data: { available: false }, status: 403 };
  },
});
