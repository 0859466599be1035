import { registerStudent } from "../data/registerStudent.ts";
import { type ApiAnswers, registerBody } from "../domain/apiContract.ts";
import { studentName } from "../domain/studentName.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";
import { today } from "../http/Services.ts";

export const register = signedInRoute<ApiAnswers["register"], { stageId: string }>({
  method: "POST",
  path: "/api/auth/register",
  input: registerBody,
  async act(services, caller, { stageId }) {
    const displayName = studentName(caller);
    const student = await registerStudent(services.db, {
      uid: caller.uid,
      displayName,
      stageId,
      today: today(services),
    });
    if (!student) throw new ApiError("not-found", "There is no such stage.", "stageId");
    return { data: student };
  },
});
