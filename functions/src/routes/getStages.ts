import { readStageCategories } from "../data/readStageCategories.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, noInput } from "../domain/api/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

export const getStages = signedInRoute<ApiAnswers["getStages"], object>({
  ...API_CALLS.getStages,
  input: noInput,
  async act({ db }) {
    return { data: await readStageCategories(db) };
  },
});
