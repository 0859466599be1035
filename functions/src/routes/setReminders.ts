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
    const asked = accountOf(auth, caller.uid).then(reminderAccount);
    const allow = async () => {
      const { isAddressVerified } = await asked;
      if (settings.email !== "off" && !isAddressVerified) throw new ApiError("conflict", confirmAddress, "email");
    };
    const [account, stored] = await Promise.all([asked, saveReminders(db, caller.uid, settings, now(), allow)]);
    return { data: remindersOf(stored, account, reminderOffer) };
  },
});
