import { moveStudent } from "../data/moveStudent.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, changeStageBody } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";
import { today } from "../http/Services.ts";

export const changeStage = signedInRoute<ApiAnswers["changeStage"], { newStageId: string }>({
  ...API_CALLS.changeStage,
  input: changeStageBody,
  async act(services, caller, { newStageId }) {
    const move = await moveStudent(services.db, caller, newStageId, today(services));
    if (move.outcome === "not-registered") throw new ApiError("not-registered", "Choose a stage to register first.");
    if (move.outcome === "no-such-stage") throw new ApiError("not-found", "There is no such stage.", "newStageId");
    return { data: move.student, message: "Your stage has been changed." };
  },
});
