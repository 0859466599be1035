import { API_CALLS } from "../domain/api/apiCalls.ts";
import { unsubscribeBody } from "../domain/reminder/reminderAnswers.ts";
import { unsubscribePage } from "../domain/reminder/unsubscribePage.ts";
import { openRoute } from "../http/Route.ts";

/**
 * Some mail programs open the address of `unsubscribe` as a page, and scanners read every address of a mail. So reading
 * it changes nothing, and leads to the page with the button.
 */
export const openUnsubscribe = openRoute<null, { token: string }>({
  ...API_CALLS.openUnsubscribe,
  input: unsubscribeBody,
  takesForms: true,
  act: async (_services, _visitor, { token }) => ({ data: null, status: 303, location: unsubscribePage("", token) }),
});
