export const title = "School accounts";
export const heading = "For a school's IT office";
export const lead =
  "A student at your school wants to use Cairn, and your settings keep its accounts or devices from it. This is what you need to decide, and to allow it.";

export const about = "What Cairn does with an account";
export const aboutParts = [
  "Cairn is a planner that students use by themselves. It is free, has no ads and sells nothing.",
  "Sign-in asks for the name, the email address and the picture of the account, and for nothing else: no files, mail, calendars, contacts or classes.",
  "Students can also use an email address and a password. Then nothing on this page is needed but the addresses below.",
];

export const google = "Allow sign-in with Google";
/** Sources: support.google.com/a/answer/7281227 and, for accounts under 18, /13288950, read on 2026-11-27. */
export const googleSteps = [
  "In the Google Admin console, open Security, Access and data control, API controls, and manage third-party app access.",
  "Add an app by its OAuth client ID, and allow it for the students' organizational unit: access to Google sign-in is enough.",
  "Accounts marked as under 18 can use only apps that you have set up there, unless you let them use apps that ask for nothing but sign-in.",
];
export const clientId = "OAuth client ID";
export const findClientId =
  "To find the client ID, press the Google button on the welcome page. The address of Google's window has it after “client_id=”, up to the next “&”.";

export const microsoft = "Allow sign-in with Outlook";
export const microsoftSteps = [
  "In the Microsoft Entra admin center, open Enterprise applications, and grant consent for the application that students ask for.",
  "To find its application ID, press the Outlook button on the welcome page. The address of Microsoft's window has it after “client_id=”, up to the next “&”.",
];

export const addresses = "Addresses to allow";
export const addressesHint = "Cairn needs these, with https, and contacts no other host.";
export const popups =
  "Sign-in opens a window: allow pop-ups for Cairn's address. Where that is not possible, students can continue on the same page.";

export const forgetting = "Devices that erase themselves";
export const forgettingHint =
  "What students write is stored on Cairn's server. What has not been sent yet, because the device was offline, is lost if the device erases itself when they leave.";
