import { readReminders } from "../data/reminders.ts";
import { reminderAccount, remindersOf } from "../data/remindersOf.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { noInput } from "../domain/api/apiContract.ts";
import type { ReminderAnswers } from "../domain/reminder/reminderAnswers.ts";
import { accountOf } from "../http/accountOf.ts";
import { signedInRoute } from "../http/Route.ts";
import { refuseGuests } from "../http/refuseGuests.ts";

export const reminders = signedInRoute<ReminderAnswers["reminders"], object>({
  ...API_CALLS.reminders,
  input: noInput,
  async act({ db, auth, reminderOffer }, caller) {
    refuseGuests(caller);
    const [stored, account] = await Promise.all([readReminders(db, caller.uid), accountOf(auth, caller.uid)]);
    return { data: remindersOf(stored, reminderAccount(account), reminderOffer) };
  },
});
