import { readStudent } from "../data/readStudent.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, checkUserQuery } from "../domain/api/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

/** The answer is the same for both flows. The flow only tells the browser where to go next. */
export const checkUser = signedInRoute<ApiAnswers["checkUser"], object>({
  ...API_CALLS.checkUser,
  input: checkUserQuery,
  async act({ db }, caller) {
    const student = await readStudent(db, caller);
    return student ? { data: { available: true, user: student } } : { data: { available: false }, status: 403 };
  },
});
