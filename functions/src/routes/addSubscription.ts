import { addDevice } from "../data/reminders.ts";
import { reminderAccount, remindersOf } from "../data/remindersOf.ts";
import { markOf } from "../domain/account/accountMark.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { isLocalAddress, isPublicAddress } from "../domain/reminder/isPublicAddress.ts";
import type { PushSubscription } from "../domain/reminder/pushSubscription.ts";
import { addSubscriptionBody, type ReminderAnswers } from "../domain/reminder/reminderAnswers.ts";
import { tooManyDevices, wrongSubscription } from "../domain/text/en/reminder.ts";
import { ApiError } from "../http/ApiError.ts";
import { accountOf } from "../http/accountOf.ts";
import { signedInRoute } from "../http/Route.ts";
import { refuseGuests } from "../http/refuseGuests.ts";

export const addSubscription = signedInRoute<ReminderAnswers["addSubscription"], PushSubscription>({
  ...API_CALLS.addSubscription,
  input: addSubscriptionBody,
  async act({ db, auth, now, reminderOffer }, caller, subscription) {
    refuseGuests(caller);
    const { endpoint } = subscription;
    if (!isPublicAddress(endpoint) && !(reminderOffer.allowsLocalPush && isLocalAddress(endpoint))) {
      throw new ApiError("bad-request", wrongSubscription, "endpoint");
    }
    const account = await accountOf(auth, caller.uid);
    const stored = await addDevice(db, caller.uid, subscription, markOf(account), now());
    if (!stored) throw new ApiError("conflict", tooManyDevices);
    return { data: remindersOf(stored, reminderAccount(account), reminderOffer) };
  },
});
