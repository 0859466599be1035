import { unsubscribe as endEmails } from "../data/reminders.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ReminderAnswers, unsubscribeBody } from "../domain/reminder/reminderAnswers.ts";
import { unknownLink } from "../domain/text/en/reminder.ts";
import { ApiError } from "../http/ApiError.ts";
import { openRoute } from "../http/Route.ts";

/** Called by our page, and by mail programs (RFC 8058): those send a form, and the token is in the address. */
export const unsubscribe = openRoute<ReminderAnswers["unsubscribe"], { token: string }>({
  ...API_CALLS.unsubscribe,
  input: unsubscribeBody,
  takesForms: true,
  // Without a limit: a token has 256 bits, and mail services send those of many students from few addresses.
  async act({ db, now }, _, { token }) {
    if (!(await endEmails(db, token, now()))) throw new ApiError("not-found", unknownLink);
    return { data: { email: "off" } };
  },
});
