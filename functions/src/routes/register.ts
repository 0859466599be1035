import type * as z from "zod/mini";
import { registerStudent } from "../data/registerStudent.ts";
import { SAMPLE_STUDENTS } from "../domain/account/sampleStudents.ts";
import type { Sample } from "../domain/account/samples.ts";
import { studentName } from "../domain/account/studentName.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, registerBody } from "../domain/api/apiContract.ts";
import { samplePlanOf } from "../domain/samples/samplePlans.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";
import { today } from "../http/Services.ts";

export const register = signedInRoute<ApiAnswers["register"], z.infer<typeof registerBody>>({
  ...API_CALLS.register,
  input: registerBody,
  async act(services, caller, { stageId, sample }) {
    if (sample !== undefined) refuseMisplaced(sample, stageId, caller.isGuest);
    const day = today(services);
    const student = await registerStudent(services.db, {
      uid: caller.uid,
      displayName: sample === undefined ? studentName(caller) : SAMPLE_STUDENTS[sample].name,
      stageId,
      today: day,
      isGuest: caller.isGuest,
      isUnconfirmed: !caller.isConfirmed,
      sample,
      samplePlan: sample && samplePlanOf(sample, day),
    });
    if (!student) throw new ApiError("not-found", "There is no such stage.", "stageId");
    return { data: student };
  },
});

/** A sample is only for looking around. An account's own plan never contains things its student has not done. */
function refuseMisplaced(sample: Sample, stageId: string, isGuest: boolean): void {
  if (!isGuest) throw new ApiError("bad-request", "Sample students are for guests.", "sample");
  if (SAMPLE_STUDENTS[sample].stageId !== stageId) {
    throw new ApiError("bad-request", "This sample student is at another stage.", "sample");
  }
}
