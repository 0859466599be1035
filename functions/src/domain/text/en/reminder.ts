export const chooseZone = "Choose a time zone.";
export const wrongSubscription = "This device's subscription cannot be used.";
export const confirmAddress = "Confirm your email address first. Emails only go to a confirmed address.";
export const tooManyDevices = "Ten devices get pushes already. Remove one of them first.";
export const unknownLink = "This link does not belong to any reminders. They may be off already.";
