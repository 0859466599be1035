import { readStudent } from "../data/readStudent.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, noInput } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";

export const dashboardUser = signedInRoute<ApiAnswers["dashboardUser"], object>({
  ...API_CALLS.dashboardUser,
  input: noInput,
  async act({ db }, caller) {
    const student = await readStudent(db, caller);
    if (!student) throw new ApiError("not-registered", "Choose a stage to register first.");
    const { display_name, stage_display_label } = student;
    return { data: { display_name, stage_display_label } };
  },
});
