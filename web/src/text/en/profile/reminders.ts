export const heading = "Reminders";
export const reminders = "your reminders";
export const intro =
  "Cairn can tell you once a day that something is due. Everything is off until you choose, and days with nothing due stay quiet.";

export const notOffered = "This site does not send reminders. Your dashboard shows what is due.";
export const notForGuests =
  "Reminders need an account: there is no address to write to, and a guest's plan is kept for a short time only.";
export const offline = "You are offline. Reminders can be changed when you are connected.";

export const email = "Email";
export const emailTo = (address: string) => `A list of what is due, sent to ${address}.`;
export const rhythms = { off: "Off", daily: "Daily", weekly: "Weekly" };
export const confirmFirst = (address: string) => `First confirm ${address}: open the link in the email from Cairn.`;
export const confirmHere = "Send the link again under Account Information";
/** `day` is formatted. */
export const refused = (address: string, day: string) =>
  `Emails were turned off on ${day}, because the mail server of ${address} does not know this address. Check it, then choose again.`;
export const noAddress = "Your account has no email address.";

export const push = "Notifications on this device";
export const pushHint =
  "A notification says how many things are due and when, never what: others may see your screen. The number is also on the app's icon, where your device shows one.";
export const turnOn = "Turn on";
export const turnOff = "Turn off";
export const turningOn = "Turning on";
export const isOn = "On for this device.";
export const isOff = "Off for this device.";
export const cannotPush = "This browser cannot show notifications from a site. Try another browser, or choose email.";
export const addToHomeScreen =
  "On an iPhone or iPad, notifications come only to the app on the Home Screen. In Safari press Share, then Add to Home Screen, and open Cairn from there. The app stores its own copy of your plan: you log in once more, and changes that Safari has not sent yet stay in Safari. If you do not open the app for a long time, your iPhone may clear that copy. Your plan then comes from the server again, so connect now and then.";
export const isBlocked =
  "Your browser blocks notifications from Cairn. Open the site's settings, next to the address, allow notifications, and come back here.";
export const notAllowed = "You have not allowed notifications, so they stay off. Press the button to be asked again.";
export const pushFailed =
  "Your browser could not connect to its notification service. Try again later, or choose email.";

export const devices = "Devices with notifications";
export const deviceLabel = (browser: string, system: string) => `${browser} on ${system}`;
export const someBrowser = "A browser";
export const someDevice = "a device";
export const thisDevice = "this device";
/** `day` is formatted. */
export const addedOn = (day: string) => `Since ${day}`;
export const removeDevice = "Remove";
export const removeDeviceNamed = (label: string) => `Remove ${label}`;
export const deviceRemoved = (label: string) => `${label} gets no more notifications.`;

export const when = "When";
export const hour = "Hour";
export const weekday = "Day of the weekly email";
export const zone = "Time zone";
export const zoneHere = (name: string) => `This device is in ${name}.`;
export const kindsLegend = "Remind me of";
export const kinds = {
  tasks: "Tasks with a due date",
  deadlines: "Deadlines and tests",
  letters: "Letters of recommendation",
  interviews: "Interviews",
  comments: "New comments on what you share",
};
export const noKind = "With nothing chosen, no reminder is sent.";

export const saving = "Saving your reminders";
export const saved = "Your reminders are saved.";
export const notLoaded = "Your reminders could not be loaded.";
