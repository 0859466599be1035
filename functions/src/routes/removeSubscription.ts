import { removeDevices } from "../data/reminders.ts";
import { reminderAccount, remindersOf } from "../data/remindersOf.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ReminderAnswers, removeSubscriptionQuery } from "../domain/reminder/reminderAnswers.ts";
import { accountOf } from "../http/accountOf.ts";
import { signedInRoute } from "../http/Route.ts";
import { refuseGuests } from "../http/refuseGuests.ts";

export const removeSubscription = signedInRoute<ReminderAnswers["removeSubscription"], { device: string }>({
  ...API_CALLS.removeSubscription,
  input: removeSubscriptionQuery,
  async act({ db, auth, now, reminderOffer }, caller, { device }) {
    refuseGuests(caller);
    const [account, stored] = await Promise.all([
      accountOf(auth, caller.uid),
      removeDevices(db, caller.uid, [device], now()),
    ]);
    return { data: remindersOf(stored, reminderAccount(account), reminderOffer) };
  },
});
