/** A link under an answer: a page of Cairn, or a site that opens in a new tab. */
export interface FaqLink {
  readonly label: string;
  readonly to: string;
}

/** The source of an answer about the world outside Cairn. */
export interface FaqSource {
  readonly name: string;
  readonly url: string;
}

export interface Faq {
  /** The id in the address that opens the answer: `/support#faq-<id>`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly topic: string;
  readonly links?: readonly FaqLink[];
  /** For an answer with facts from outside Cairn. What Cairn itself does needs no source. */
  readonly source?: FaqSource;
  /** The day the answer was last checked against Cairn or its source. */
  readonly checked_on: string;
}

const checked_on = "2026-11-21";
const TRACKER = { label: "Open the Tracker", to: "/tracker" };
const RESOURCES = { label: "Open Resources", to: "/resources" };
const PROFILE = { label: "Open Profile", to: "/profile" };
const DASHBOARD = { label: "Open the Dashboard", to: "/dashboard" };

const WORK_AND_ACTIVITIES: FaqSource = {
  name: "AMCAS Work and Activities, as the University of Connecticut tells it",
  url: "https://premed.uconn.edu/workandactivities",
};
const FORM_LIMITS: FaqSource = {
  name: "UNLV pre-professional advising; College Hound for the Common App",
  url: "https://www.unlv.edu/advising/ppac/writing",
};

/** How many the page shows before "See All". */
export const FEATURED_FAQS = 5;

export const FAQS: readonly Faq[] = [
  {
    id: "create-account",
    question: "How do I create an account?",
    answer:
      'Open Create an Account on the welcome page, enter your name, your email and a password twice, confirm that you are 13 or older, and choose Sign Up. An icon next to it signs you up with an account you have elsewhere. Then choose your academic stage. If you started as a guest, choose "Keep my plan" in the bar at the top instead: everything you have added comes along.',
    topic: "Account",
    checked_on,
  },
  {
    id: "dashboard-colors",
    question: "How do I change my dashboard colors?",
    answer:
      "Open Profile and find Profile Settings. Choose one of the six color swatches, and light, dark or the setting of your device. It changes at once and follows your account to your other devices.",
    topic: "Dashboard",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "shadowing-near-me",
    question: "Where do I find shadowing near me?",
    answer:
      "Cairn does not know offices near you, but these directories do: clinics by ZIP code, dentists, and osteopathic doctors. Resources has more under shadowing. Call or write, introduce yourself, say why you would like to watch, and find out how old you must be and what privacy asks of you. Log your hours in the Tracker under Shadowing.",
    topic: "Experiences",
    links: [
      { label: "Find a Health Center", to: "https://findahealthcenter.hrsa.gov/" },
      { label: "Find-a-Dentist", to: "https://findadentist.ada.org/" },
      { label: "Find a DO", to: "https://findado.osteopathic.org/" },
      RESOURCES,
      TRACKER,
    ],
    checked_on,
  },
  {
    id: "ai-proofread",
    question: "May AI proof-read my essay?",
    answer:
      "Cairn itself has no AI: it neither writes nor reads your essays. Elsewhere, let it do what a spell checker does: point at typing errors and lines no one understands. The words must stay yours: the Common App treats content that AI made, handed in under your name, as fraud, and many schools say more. What you sign with an application tells what it allows. Keep your drafts, and have a teacher or adviser read the last one.",
    topic: "Essays",
    source: { name: "Common App, Fraud Policy of August 2023", url: "https://www.commonapp.org/fraud-policy/" },
    checked_on: "2026-11-20",
  },
  {
    id: "who-can-see",
    question: "Who can see what I log?",
    answer:
      "Your plan belongs to your account alone: no other student, school or adviser can open it, and there is no advertising and no tracking. What you write in a support message is read by the support team. A file that you save or print is yours to share.",
    topic: "Privacy",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "choose-track",
    question: "How do High School, Pre-Med and Pre-Dental differ?",
    answer:
      "Your track decides which forms, tests and schools the Tracker shows. In High School they are those of the Common App: GPA, SAT, ACT. Pre-Med has the MCAT and the form of AMCAS, Pre-Dental the DAT and that of AADSAS. It comes with your stage; the PD and PM choice on the Dashboard changes it without changing your stage, and nothing is deleted.",
    topic: "Getting started",
    links: [DASHBOARD],
    checked_on,
  },
  {
    id: "change-stage",
    question: "How do I change my academic stage?",
    answer:
      "On the Dashboard choose your current standing, then the new stage. You get that stage's checklist, and each earlier one keeps its ticks and your own tasks. Experiences, scores and all other records stay.",
    topic: "Dashboard",
    links: [DASHBOARD],
    checked_on,
  },
  {
    id: "guest-mode",
    question: "What can I do in Guest Mode?",
    answer:
      'Everything. Look around with one of three sample students or start a plan of your own. As a guest your plan is stored on Cairn\'s servers, but only this browser opens it: if you clear its data or lose the device, no one can open the plan again, and 60 days after your last visit it is deleted. "Keep my plan" turns it into an account. A sample is never yours to keep: "Start my own" closes it and starts with an empty plan.',
    topic: "Account",
    checked_on,
  },
  {
    id: "forgot-password",
    question: "I forgot my password. What now?",
    answer:
      'On the Login panel choose "Forgot your password?" and follow the link in the mail you get. If you signed up with an icon such as Google, there is no password here: use the same icon again.',
    topic: "Account",
    checked_on,
  },
  {
    id: "add-task",
    question: "Can I add my own tasks to a checklist?",
    answer:
      'Yes, with "+ Add Your Own Task!" at its end. Write what is to be done, and give it a due date if you like: "fri", "3/14" and "in 2 weeks" all work. You can change, move and delete it later.',
    topic: "Dashboard",
    links: [DASHBOARD],
    checked_on,
  },
  {
    id: "log-experience",
    question: "How should I log an experience?",
    answer:
      'Open the Tracker and choose "+ Add Experience!" under My Experiences. Add the dates, the hours and what you did soon after, while you remember them, and a contact who can confirm it. Leave out whatever could tell who a patient is.',
    topic: "Tracker",
    links: [TRACKER],
    checked_on,
  },
  {
    id: "hours-completed-anticipated",
    question: "What are completed and anticipated hours?",
    answer:
      "Completed hours have happened. Anticipated hours are those you plan between now and an end date. Medical and dental applications ask for the two separately, so keep both honest.",
    topic: "Tracker",
    source: WORK_AND_ACTIVITIES,
    checked_on: "2026-11-20",
  },
  {
    id: "character-limits",
    question: "Why is there a limit for a description?",
    answer:
      "Each limit is that of the form your text will end up in: the Common App takes 150 characters, AADSAS 600, and AMCAS 700, to which a most meaningful experience adds 1,325. You may write more here; Cairn counts along and shows what will not fit.",
    topic: "Tracker",
    source: FORM_LIMITS,
    checked_on: "2026-11-20",
  },
  {
    id: "most-meaningful",
    question: "How many experiences may be most meaningful?",
    answer: "AMCAS takes up to three most meaningful experiences, AADSAS up to six most important ones.",
    topic: "Tracker",
    source: FORM_LIMITS,
    checked_on: "2026-11-20",
  },
  {
    id: "journal-privacy",
    question: "What does the journal do about patient details?",
    answer:
      "While you write, Cairn looks on your device for names, birth dates, ages over 89, record and phone numbers, rooms and addresses, and offers softer words. It sends nothing anywhere and never stops you from writing. It cannot find everything, so read what you wrote once more.",
    topic: "Tracker",
    links: [{ label: "Open My Journals", to: "/tracker/journals" }],
    checked_on,
  },
  {
    id: "journal-bin",
    question: "I deleted a journal entry. Can I get it back?",
    answer: "Yes, for 30 days: open the bin under your entries in My Journals and put it back.",
    topic: "Tracker",
    links: [{ label: "Open My Journals", to: "/tracker/journals" }],
    checked_on,
  },
  {
    id: "sat-act-attempts",
    question: "How often should I take the SAT or ACT?",
    answer:
      "Cairn suggests at most three SATs and two ACTs. That is advice and not a rule of the test makers: scores tend to gain less each time. Check how each college combines scores and which it wants to see.",
    topic: "Scores",
    source: {
      name: "College Board, what a superscore is",
      url: "https://blog.collegeboard.org/what-is-an-sat-superscore",
    },
    checked_on: "2026-11-20",
  },
  {
    id: "mcat-attempts",
    question: "How often can I take the MCAT?",
    answer:
      "In one testing year three times at most, over two consecutive years four times, in a lifetime seven. A test you void, or do not appear for, is counted with them.",
    topic: "Scores",
    source: {
      name: "AAMC, testing attempt limits",
      url: "https://students-residents.aamc.org/register-mcat-exam/publication-chapters/testing-attempt-limits",
    },
    checked_on: "2026-11-20",
  },
  {
    id: "dat-scale",
    question: "How does a DAT score of three digits compare with an older one?",
    answer:
      "Since March 1, 2025 the DAT is scored from 200 to 600; before, it was 1 to 30. A step on one is not a fixed number of steps on the other, so Cairn never draws both on one axis. The American Dental Association publishes a table that compares them.",
    topic: "Scores",
    source: {
      name: "American Dental Association, Dental Admission Test",
      url: "https://www.ada.org/education/testing/exams/dental-admission-test-dat",
    },
    checked_on: "2026-11-20",
  },
  {
    id: "safety-match-reach",
    question: "How does Cairn tell a safety, a match and a reach?",
    answer:
      "It compares your own numbers with a school's published ones, by a rule that you can open next to the result, and says why. It never predicts your chances. If you see it otherwise, choose another label; yours counts.",
    topic: "Schools",
    links: [{ label: "Open your schools", to: "/tracker/schools" }],
    checked_on,
  },
  {
    id: "save-resource",
    question: "How do I save a resource?",
    answer:
      "Choose the bookmark on its card in Resources. What you save appears under My Saved, where you can add a note, and counts on your Dashboard. It works without a network, too.",
    topic: "Resources",
    links: [RESOURCES],
    checked_on,
  },
  {
    id: "data-accuracy",
    question: "How current are the dates and figures?",
    answer:
      "Each says where it comes from and when it was checked. Fees and dates change from year to year: before you rely on one, check the official source. Found something wrong? Write to us where it is and what is right.",
    topic: "Content",
    checked_on,
  },
  {
    id: "offline",
    question: "Does Cairn work without a network?",
    answer:
      "Yes, after your first visit on a device. You can read and change your plan; a bar at the top says what is waiting, and it is sent when you are connected again. Signing in, changing your stage and deleting your account need a network.",
    topic: "Getting started",
    checked_on,
  },
  {
    id: "my-data",
    question: "How do I download my data?",
    answer:
      "Open Profile and find the card with your data. It lists what is stored and where, and saves all of it as one file. The same card brings such a file back into a new account; messages to support stay in the file.",
    topic: "Privacy",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "delete-account",
    question: "How do I delete my account and my data?",
    answer:
      "Open Profile and choose Delete Account. It offers the download first and asks you to type DELETE. Your plan and your support messages are removed before the login is, and there is no way back.",
    topic: "Account",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "supported-browsers",
    question: "Which browsers does Cairn work in?",
    answer:
      "Chrome or Edge 123, Firefox 128, or Safari 17.5 (iOS 17.5), and every newer version of them, on a computer, a tablet or a phone. An older browser says so when you open Cairn; updating it, or the system of an iPhone or iPad, brings a newer one.",
    topic: "Account",
    checked_on: "2026-11-22",
  },
];
