import { readStageCategories } from "../data/readStageCategories.ts";
import { type ApiAnswers, noInput } from "../domain/apiContract.ts";
import { signedInRoute } from "../http/Route.ts";

export const getStages = signedInRoute<ApiAnswers["getStages"], object>({
  method: "GET",
  path: "/api/stage/get-stages",
  input: noInput,
  async act({ db }) {
    return { data: await readStageCategories(db) };
  },
});
