import { importInto } from "../data/importInto.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, importPlanBody } from "../domain/api/apiContract.ts";
import { PLAN_FILE_LIMIT, readPlanFile } from "../domain/records/planFile.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";

export const importPlan = signedInRoute<ApiAnswers["importPlan"], Record<string, unknown>>({
  ...API_CALLS.importPlan,
  input: importPlanBody,
  bodyLimit: PLAN_FILE_LIMIT,
  async act({ db }, caller, body) {
    const read = readPlanFile(body);
    if (read.outcome === "refused") throw new ApiError("bad-request", read.reason);
    const result = await importInto(db, caller, read.file);
    if (result.outcome === "not-empty") {
      throw new ApiError(
        "conflict",
        "This account already has a plan. Import into a new account before you change anything in it.",
      );
    }
    if (result.outcome === "refused") throw new ApiError("bad-request", result.reason);
    return { data: { documents: result.documents } };
  },
});
