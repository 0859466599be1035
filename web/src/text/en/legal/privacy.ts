import { formatNumber, plural } from "@domain/shared/language";

export const title = "Privacy";
export const heading = "Privacy";
export const lead =
  "What Cairn stores about you, where, for how long, who can see it, and how to download or delete it.";

export const inShort = "In short";
export const shortly = [
  "Cairn stores what you write, and what it needs to let you in. It has no ads, no trackers and no analytics, and nothing is sold or given to others.",
  "Your plan is stored with Google, whose Firebase service the site runs on. The browser talks to this site and to Google's servers, and to no one else unless you choose to.",
  "You can download everything and delete everything yourself, at any time.",
];

export const onServer = "What is stored on the server";
export const onServerHint =
  "In Google Firebase: your login in Firebase Authentication, everything else in the Cloud Firestore database. Unless a line says otherwise, it is kept until you delete it or your account, and only you and the operator can see it.";
export const onDevice = "What is stored in your browser";
export const onDeviceHint =
  "This lets Cairn open at once and work offline. Clearing the site's data in the browser's settings removes all of it.";
export const kept = "Kept";
export const seenBy = "Seen by";
export const name = "Name";

const WHOLE_ACCOUNT = "until your account is deleted";

interface Stored {
  readonly what: string;
  readonly kept?: string;
  readonly seenBy?: string;
}

/** What is stored on the server, by the keys of `whatIsStored.ts`. */
export const server = {
  login: {
    what: "Your login: email address and name, your password as a code that cannot be read back, or which provider you sign in with and the name, address and picture link it gives; whether the address is confirmed; when the account was created and last used",
    kept: WHOLE_ACCOUNT,
  },
  user: {
    what: "Your name, stage, colors and layout, what you want to be called and your phone number if you add them, and the day you said that you are 13 or older",
    kept: WHOLE_ACCOUNT,
  },
  checklists: { what: "Your checklists: tasks, due dates, what is done, and what you set aside and why" },
  photos: { what: "Your profile photo, if you choose one" },
  experiences: {
    what: "Your experiences and shifts, with everything you write there, such as organizations, supervisors and how to reach them",
  },
  summaries: {
    what: "A summary of your experiences for the dashboard, a list of your journal entries without their text, and a list of your essays with their lengths, due days and the words written in each week",
  },
  scores: { what: "Your test scores and grade averages" },
  schools: { what: "The schools on your list, with your notes, dates and decisions" },
  courses: { what: "Your courses and grades" },
  season: {
    what: "The days of each school's season: verified, offer, deposit and your answer, your decision plan and financial aid forms",
  },
  interviews: { what: "Your interviews: day, time, place, whom you met and your notes" },
  journals: {
    what: "Your journal entries; a deleted one stays in the trash for 30 days and is deleted for good the next time you open Cairn after that",
  },
  essays: {
    what: "Your essays with their prompts, and up to 50 earlier versions of each; a deleted essay stays in the trash for 30 days, like a journal entry",
  },
  applications: { what: "What you chose and wrote for each application form" },
  letters: {
    what: "Your letters of recommendation: who writes them and how to reach them, their dates, which schools get them, and what you write for the writer",
  },
  savedResources: { what: "The resources you saved" },
  timelines: { what: "The timeline steps you did or skipped" },
  practices: { what: "The interview questions you practiced, with your times, ratings and notes" },
  settings: {
    what: "Your goals, your apply date, the services you apply through, what the tracker shows, and what your calendar address contains",
  },
  calendarFeeds: {
    what: "If you made a calendar address: a SHA-256 hash of it, which dates it contains, your time zone, your account, since when its logins are valid and whether its email address was confirmed. Whoever has the address can read these dates, with the place and format of interviews, so the calendar service you give it to can, too",
    kept: "until you end or replace the address, log out on all devices, change your password or email address, or delete your account",
    seenBy: "you, the operator, and the calendar service you chose",
  },
  shares: {
    what: "The parts of your plan that you share, encrypted in your browser: the key is only in the link, so neither the operator nor Google can read them; when each share ends; and a list of what you have shared, for which kind of reader and until when, without the key",
    kept: "until you end the share, or the day on which it ends. The line in your list stays until you delete it",
    seenBy: "whoever has the link; the operator sees that there is a share and when it ends, not what is in it",
  },
  shareComments: {
    what: "What readers write about a share and what you answer, with the name they give, encrypted with the same key",
    kept: "until you delete it or the share ends",
    seenBy: "whoever has the link",
  },
  shareNews: {
    what: "How often a share was opened and on which day last, and how many comments it got. Nothing about who opened it",
    kept: WHOLE_ACCOUNT,
  },
  shareReports: {
    what: "That a reader has reported a share, for which of a few reasons and when. Nothing about who reported it",
    kept: "for 30 days after the share ends; Google then deletes it, usually within a day",
    seenBy: "the operator",
  },
  supportThreads: {
    what: "Your messages to support and the answers, with the name and address you give there, and facts about your browser if you choose to send them",
    seenBy: "you, the operator, and whoever answers support for the operator",
  },
  supportQuotas: { what: "When you last sent messages to support, so that there are at most ten a day" },
  devices: {
    what: "That a device has logged in to your account through Cairn's own login call: a hash of the secret in the cookie named below, nothing about the device itself",
    kept: "for 180 days after the last such login, or until your account is deleted",
    seenBy: "the operator",
  },
  guestVisits: {
    what: "For a guest: a day on which the guest was here, so that guests who stay away can be found and deleted",
    kept: "until the guest's plan is deleted",
    seenBy: "the operator",
  },
  reminders: {
    what: "If you turn on reminders: what you want to be reminded of and when, your time zone, the day of the last one, and for each device that gets pushes the address and keys its browser made, the name you gave it, since when your account's logins are valid and whether its email address was confirmed. An email names what is due; a push only says how many things wait and on which day. Pushes travel through the service of your browser's maker, which cannot read them, and emails through the mail service that the operator uses",
    kept: "until you turn them off or remove a device; settings until your account is deleted",
    seenBy: "you and the operator",
  },
  attempts: {
    what: "How often a login or sign-up has failed, for the network address it came from and for the email address it was for; and how often a shared plan was opened, commented on or reported from a network address. All of these are stored under a hash that is made with a secret of the day; the secret is deleted after two days, and the addresses themselves are not stored",
    kept: "for ten minutes, or a day for the comments on one share; Google then deletes it, usually within a day",
    seenBy: "the operator",
  },
  calls: {
    what: "A log line for each call of the app to the server: which call, when, how long it took and whether it worked. Google adds the network address it came from and the name of the browser",
    kept: "for 30 days, Google's default, unless the operator has set another time",
    seenBy: "the operator",
  },
  reports: {
    what: "When the app fails in your browser: the kind of error and where in Cairn's own code it happened. No message, no address, nothing you wrote, and not who you are",
    kept: "for 30 days, in the same log",
    seenBy: "the operator",
  },
} satisfies Readonly<Record<string, Stored>>;

const UNTIL_LOGOUT = "until you log out";
const TAB = "until you close the tab";
const STAYS = "until you clear the site's data, since it says nothing about you";
const WITH_UID = "until your account is deleted on this device or you clear the site's data";

/** What is stored in the browser, by the keys of `whatIsStored.ts`. */
export const device = {
  session: { what: "That you are logged in: your login and a key that the server checks", kept: UNTIL_LOGOUT },
  plan: {
    what: "A copy of your plan, and changes that are not sent yet",
    kept: "until you log out; changes that could not be sent yet stay until they are",
  },
  tabs: { what: "Which tabs have that copy open, so that they do not get in each other's way", kept: UNTIL_LOGOUT },
  drafts: {
    what: "What you have typed into a form and not sent, and changes the server has not answered yet",
    kept: "until it is sent, discarded, or you log out",
  },
  known: { what: "Which account was open last, and its stage, so that the app opens at once", kept: UNTIL_LOGOUT },
  firstView: {
    what: "Your name, stage, layout and this year's checklist as you last saw them, so that the dashboard opens at once",
    kept: UNTIL_LOGOUT,
  },
  shareKeys: {
    what: "The keys to what you share, which are also in the links you send. They never reach the server",
    kept: UNTIL_LOGOUT,
  },
  flow: { what: "Whether you last came to log in or to sign up", kept: STAYS },
  guest: { what: "Which guest's plan waits for you in this browser", kept: "until you open it again or it is deleted" },
  stageChoice: { what: "Which stage you picked and have not confirmed", kept: "until it is confirmed" },
  identity: {
    what: "The name and email address you typed into a login or sign-up form, never a password",
    kept: "until you are logged in or close the tab",
  },
  putOff: { what: "Which suggested next steps you put off today", kept: WITH_UID },
  views: {
    what: "How you left a page: open sections of the timeline, columns of the school table, answers from support you have seen, hints you dismissed, entries marked as not the same",
    kept: WITH_UID,
  },
  calendarFeed: { what: "Your calendar address, so that this device can show it", kept: "until you end it or log out" },
  appearance: { what: "Your colors, and light or dark", kept: STAYS },
  shortcut: { what: "Whether the key for logging hours is off", kept: STAYS },
  push: {
    what: "That this device gets your reminders, and under which number the server knows it",
    kept: UNTIL_LOGOUT,
  },
  project: { what: "Which Firebase project this site belongs to", kept: STAYS },
  returning: {
    what: "Where you wanted to go before you logged in, and whether a sign-in has left this page",
    kept: TAB,
  },
  withoutCopy: { what: "That you chose to continue without the copy of your plan in this tab", kept: TAB },
  app: { what: "The app itself, so that it opens offline", kept: "until you clear the site's data" },
  appCheck: {
    what: "Where the operator uses App Check: a token that shows the server that a request comes from Cairn's own page",
    kept: "until it expires, after seven days at most",
  },
  probe: { what: "A test of whether the browser can store anything", kept: "for a moment" },
  cookie: {
    what: "The only cookie: a random number that marks a device on which you have logged in before, so that someone who guesses passwords cannot lock you out. It is set by Cairn's own login call and sent back only to the login and sign-up calls",
    kept: "for 180 days after the last such login",
  },
} satisfies Readonly<Record<string, Stored>>;

export const others = "Who else is involved";
export const otherParts = [
  "Google stores the data for the operator and runs the servers (Firebase Hosting, Authentication, Cloud Firestore, Cloud Functions). It sends the emails that confirm an address or reset a password.",
  "If you sign in with Google, Outlook or Facebook, that company learns that you use Cairn, and Cairn gets your name, email address and picture link from it. Nothing from your plan goes there.",
  "If you add a task to Google Calendar, share a timeline step, download a file or follow a link to another site, what you chose goes where you send it. Other sites are not told which page you came from.",
  "Search works inside your browser. What you type into it is not sent anywhere.",
  "The operator gives data to others only where the law demands it.",
];
/** Only on a site that uses App Check. */
export const appCheck =
  "This site uses Google reCAPTCHA Enterprise to keep out programs that are not the app. For that, Google looks at your browser and how it behaves while Cairn is open, and keeps an entry of its own in the browser (_grecaptcha).";

export const guests = "If you use Cairn without an account";
export const guestParts = (days: number) => [
  "A guest's plan is stored on the server like any other, under a random number instead of a name. Only this browser can open it.",
  plural(days, {
    one: `When a guest has not come back for ${formatNumber(days)} day, the plan and the number are deleted.`,
    other: `When a guest has not come back for ${formatNumber(days)} days, the plan and the number are deleted.`,
  }),
  "If you create an account, the guest's plan moves into it.",
];

export const children = "Age";
export const childrenParts = [
  "Cairn is for students who are 13 or older, and it asks everyone, guests included. If you find out that a younger child has an account, tell the operator, who will delete it.",
];

export const leaving = "How to see, correct, download and delete your data";
export const leavingParts = [
  "See and correct: everything you wrote is on the pages of the app, where you can change it.",
  "Take it with you: Profile, My data, Download my data. It is one file with your whole plan.",
  "Delete it: Profile, Delete account. That removes every document of your plan from the server, then your login, then the copy in this browser. It takes a few seconds and cannot be undone.",
  "The operator's backups of the database may hold a deleted plan for up to 14 weeks more. They are used only to restore the whole site after a failure.",
  "If you cannot log in, or want something else to be corrected, restricted or deleted, write to the operator. Where the law gives you such rights, you may also complain to the data protection authority where you live.",
];
export const security = "How it is protected";
export const securityParts = [
  "Everything is sent encrypted, and Google encrypts what it stores. The server checks at every read and write that the data is yours. Passwords that are short or common are refused.",
  "On a shared computer, log out: that removes your plan from the browser.",
];
