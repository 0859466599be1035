import { saveReminders } from "../data/reminders.ts";
import { reminderAccount, remindersOf } from "../data/remindersOf.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ReminderAnswers, setRemindersBody } from "../domain/reminder/reminderAnswers.ts";
import type { ReminderSettings } from "../domain/reminder/reminderSettings.ts";
import { confirmAddress } from "../domain/text/en/reminder.ts";
import { ApiError } from "../http/ApiError.ts";
import { accountOf } from "../http/accountOf.ts";
import { signedInRoute } from "../http/Route.ts";
import { refuseGuests } from "../http/refuseGuests.ts";

/** Emails only go to an address that its owner has confirmed: any other could be a stranger's. */
export const setReminders = signedInRoute<ReminderAnswers["setReminders"], ReminderSettings>({
  ...API_CALLS.setReminders,
  input: setRemindersBody,
  async act({ db, auth, now, reminderOffer }, caller, settings) {
    refuseGuests(caller);
    const account = reminderAccount(await accountOf(auth, caller.uid));
    if (settings.email !== "off" && !account.isAddressVerified) throw new ApiError("conflict", confirmAddress, "email");
    const stored = await saveReminders(db, caller.uid, settings, now());
    return { data: remindersOf(stored, account, reminderOffer) };
  },
});
