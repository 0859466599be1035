import { readChecklistItems } from "../data/readChecklistItems.ts";
import { readStudent } from "../data/readStudent.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, noInput } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";

export const checklistItems = signedInRoute<ApiAnswers["checklistItems"], object>({
  ...API_CALLS.checklistItems,
  input: noInput,
  async act({ db }, caller) {
    const student = await readStudent(db, caller);
    if (!student) throw new ApiError("not-registered", "Choose a stage to register first.");
    const [current, previous] = await readChecklistItems(db, caller.uid, student);
    return { data: { current_year_checklist_items: current, previous_year_checklist_items: previous } };
  },
});
