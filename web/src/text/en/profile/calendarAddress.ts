export const loading = "your calendar address";
export const what =
  "See your dates in Google, Apple or Outlook calendar. The calendar asks Cairn for changes by itself, so you set it up once.";
export const guests =
  "A guest's plan is temporary, so it has no calendar address. Keep your plan in an account, then make one.";
export const keepPlan = "Keep my plan";
export const offline = "You are offline. You can make, change or end a calendar address once you are connected.";
export const notLoaded = "Your calendar address could not be loaded.";

/* What it contains. */
export const contents = "What the calendar shows";
export const kinds = {
  tasks: "Tasks with a due date",
  deadlines: "Deadlines of schools, essays and letters",
  tests: "Planned tests",
  interviews: "Interviews, with their times",
  shifts: "Shifts to come",
};
export const openOnly = "Done tasks and past shifts leave the calendar.";
export const zone = "Your time zone";
export const make = "Create my calendar address";
export const making = "Making";
export const made = "Your calendar address is ready. The steps below add it to your calendar.";
export const save = "Save changes";
export const saved = "Saved. Your calendar shows it after its next update.";

/* The address. */
export const yours = "Your private address";
export const secret = "Anyone who has this address can see these dates. Give it to your own calendar only.";
export const copy = "Copy address";
export const copied = "Copied";
export const copyRefused = "The browser did not allow copying. Select the address and copy it by hand.";
export const elsewhere =
  "You have a calendar address, made on another device or before you logged out here. It keeps working. Cairn stores no readable copy, so it cannot be shown again. If you need it here, replace it.";
export const delay =
  "Calendar services update every few hours; Google may take a day. A change in Cairn appears there after that.";

/* How to add it. */
export const addTo = "Add it to your calendar";
export const google = "Google Calendar";
export const googleSteps = [
  "Copy the address above.",
  "On a computer, open Google Calendar's page for adding a calendar from a URL.",
  "Paste the address and choose Add calendar. It then appears in the phone app, too.",
];
export const openGoogle = "Open that page";
export const apple = "Apple Calendar";
export const appleSteps = [
  "Press the link below on your iPhone, iPad or Mac. Calendar opens.",
  "Choose Subscribe.",
  "If the link does nothing, copy the address. In Calendar, choose Add Subscription Calendar or New Calendar Subscription, and paste it.",
];
export const openApple = "Open in Calendar";
export const outlook = "Outlook";
export const outlookSteps = [
  "Copy the address above.",
  "In Outlook on the web, open the calendar and choose Add calendar, then Subscribe from web.",
  "Paste the address, name it Cairn, and choose Import.",
];

/* Replacing and ending it. */
export const replace = "Replace address";
export const replaceTitle = "Replace your calendar address?";
export const replaceText =
  "The present address stops working at once. Calendars that use it keep what they have until you remove them, and get nothing new. You then add the new address to them.";
export const keep = "Keep it";
export const end = "End address";
export const ending = "Ending";
export const endTitle = "End your calendar address?";
export const endText =
  "It stops working at once. Calendars that use it may show your dates until you remove the Cairn calendar from them.";
export const ended = "Your calendar address has ended. Remove the Cairn calendar from your calendar app, too.";
