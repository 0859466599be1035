import { formatNumber, plural } from "@domain/shared/language";

export const yourSeason = "your season";
export const board = "What is next at each school";
export const inSeason = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "school", other: "schools" })} in season`;
export const school = "School";
export const next = "Next";
export const by = "Day";
export const lastSafeDay = "Last safe day";
export const none = "None";
/** What stands at a school where nothing is due. */
export const standstills = {
  closed: "Closed",
  going: "You are going here. Nothing more is due.",
  holding: "You hold this offer. Nothing is due now.",
  elsewhere: "You are going elsewhere, and this application was never sent.",
  waitlisted: "Nothing due. You are on the waitlist.",
  decided: "Enter the school's decision.",
  waiting: "Nothing due. Waiting for the school.",
};
export const asSoonAsYouCan = "As soon as you can";
export const asksDay = {
  secondary: "Day not known. Enter the day it arrived.",
  decision: "Day not known. Enter the day of the offer.",
  commit_by: "Day not known. Enter the school's own commit day.",
  deadline: "Day not known. Enter the school's deadline.",
  answer_by: asSoonAsYouCan,
  interview: asSoonAsYouCan,
  answered: asSoonAsYouCan,
};
/** What a duty's day is. A day on which something takes place needs no word. */
export const dayKinds = { opens: "Opens", school: "Last day, by the school", rule: "Last day, by the rules", on: "" };
export const overdue = "Overdue";
export const actions = "Done";
export const markDone = (what: string, name: string) => `Done: ${what}, ${name}`;
export const doneButton = "Done";
export const isDone = (what: string, name: string) => `${name}: ${what} is done.`;
export const lastSafeHelp =
  "The last day to act on an offer before the seat may be lost: the day in the school's letter or, without one, the day the service's rules give your own offers.";

// No season yet.
export const noSeason = "Your season begins with the first application";
export const noSeasonText = {
  HS: 'Set a college on your list to "Applying". Its decision plan, aid forms, interviews and reply day will appear here, the most urgent first.',
  PM: 'Set a school on your list to "Applying". Its secondary, interviews, offers and deposit days will appear here, the most urgent first.',
  PD: 'Set a school on your list to "Applying". Its supplemental, interviews, offers and deposit days will appear here, the most urgent first.',
};
export const openSchools = { HS: "Open My Colleges", PM: "Open My Medical Schools", PD: "Open My Dental Schools" };
export const notApplying = (name: string) => `The season of ${name} begins when you apply there.`;
export const startSeason = "I am applying here";
export const seasonStarted = (name: string) => `${name} is in your season.`;

/** A duty, as the board names it. */
export const duties = {
  submit: "Send the application",
  withdraw: "Withdraw this application",
  interview: "Interview",
  deposit: "Reply or pay the deposit",
  answer: "Enter the last day in the offer's letter",
  narrow: "Keep at most three offers",
  choose: "Keep one offer",
  commit: "Commit",
  rank: "Rank this school in the TMDSAS Match",
  thank: "Send a thank-you note",
  book: "Choose an interview day",
  secondary: "Send the secondary back",
  supplemental: "Send the supplemental back",
  deadline: "Deadline",
  fafsa: "Send the FAFSA",
  css: "Send the CSS Profile",
  "own-aid": "Send the college's own aid form",
};
export const choosePlanToEnroll = "Choose one school: Plan to Enroll";
export const commitToEnroll = "Commit to Enroll";
export const commitOpens = "Commit to Enroll opens";
export const enterOfferDay = "Enter the day of the offer";

// Changes of a state.
export const changedToday = "Changed today";
export const changeOf = (name: string, now: string, before: string) => `${name}: ${now}. Before: ${before}.`;
export const takeBack = "Take back";
export const takeBackOf = (name: string) => `Take back the change at ${name}`;
export const dayUnknown = "Day not known.";
export const notHappened = "It has not happened";
export const notHappenedOf = (what: string) => `It has not happened: ${what}`;
export const happened = "done";
export const notYet = "not yet";
export const stepIs = (step: string, state: string) => `${step} ${state}`;

// A school's season.
export const seasonOf = (name: string) => `Season of ${name}`;
export const statusAndSteps = "Season";
export const verified = "Verified";
export const secondarySent = { HS: "", PM: "Secondary sent", PD: "Supplemental sent" };
export const held = { HS: "Deferred", PM: "Put on hold", PD: "Put on hold" };
export const waitlisted = "Waitlisted";
export const ranked = "Ranking sent (TMDSAS)";
export const offerAndAnswer = "Offer and answer";
export const offered = { HS: "Admitted", PM: "Offer received", PD: "Offer received" };
export const answerBy = "Reply or deposit due, by the letter";
export const depositPaid = "Deposit paid";
export const commitBy = "School's own commit day";
export const yourAnswer = "Your answer";
export const notAnswered = "Not answered";
export const answers = {
  planned: "Plan to Enroll here",
  committed: "Committed: I am going",
  declined: "Declined the offer",
};
export const answered = (name: string, answer: string) => `${name}: ${answer}`;
export const answeredOn = "Answered on";

export const safeUntil = (date: string) => `Last safe day: ${date}.`;

// Colleges.
export const decisionPlan = "Decision plan";
export const notChosen = "Not chosen";
export const plans = {
  ED: "Early decision (binding)",
  ED2: "Early decision II (binding)",
  EA: "Early action",
  REA: "Restrictive or single-choice early action",
  RD: "Regular decision",
  rolling: "Rolling admission",
};
export const shortPlans = { ED: "ED", ED2: "ED II", EA: "EA", REA: "REA", RD: "RD", rolling: "Rolling" };
export const planOpens = (date: string) => `Plan to Enroll opens about ${date}.`;
export const commitOpensOn = (date: string) => `Commit to Enroll opens on ${date}.`;
export const severalPlans = (names: string) =>
  `Plan to Enroll at more than one school: ${names}. It names one school at a time.`;
export const severalCommitments = (names: string) =>
  `Committed to more than one school: ${names}. You can go to one, and withdraw from the others.`;
export const planAndCommitment = (names: string) =>
  `A commitment and a Plan to Enroll: ${names}. After a commitment, every other offer is given up.`;
export const rankAfterCommitment = (names: string) =>
  `A commitment and a TMDSAS ranking: ${names}. Once you have committed, withdraw instead of ranking.`;
export const answerWithoutOffer = (names: string) =>
  `An answer, but no offer: ${names}. Enter the school's decision, or take the answer back.`;
export const severalEarlyDecisions = (names: string) =>
  `Early decision at more than one college: ${names}. Usually only one early decision may be open at a time. Check each college's agreement.`;
export const restrictiveWithOthers = (names: string) =>
  `Restrictive early action next to another early plan: ${names}. Most such colleges do not allow it, with exceptions. Check the college's own rule.`;
export const aidForms = "Financial aid forms";
export const aidFormsText = "Enter the college's own day for each form it asks for.";
export const aidNames = { fafsa: "FAFSA", css: "CSS Profile", "own-aid": "College's own form" };
export const aidDue = (form: string) => `${form} due`;
export const aidSent = (form: string) => `${form} sent`;

// Interviews.
export const interviews = "Interviews";
export const interviewsOf = (name: string) => `Interviews at ${name}`;
export const noInterviews = "No interview yet.";
export const addInterview = "Add an interview";
export const addInterviewAt = (name: string) => `Add an interview at ${name}`;
export const editInterview = (what: string) => `Edit the interview: ${what}`;
export const deleteInterview = (what: string) => `Delete the interview: ${what}`;
export const interviewDeleted = "The interview is deleted.";
export const interviewNotSaved = "The interview was not saved. Try again.";
export const interviewNotDeleted = "The interview was not deleted. Try again.";
export const saveInterview = "Save interview";
export const format = "Format";
export const formats = {
  traditional: "Traditional, one interviewer",
  mmi: "Multiple mini interviews (MMI)",
  panel: "Panel",
  group: "Group",
  recorded: "Recorded answers",
};
export const day = "Day at the school";
export const time = "Time at the school";
export const zone = "School's time zone";
export const place = "Place or link";
export const people = "People met";
export const notes = "Notes";
export const invited = "Invited on";
export const thanked = "Thank-you sent on";
export const noDay = "Day not chosen";
export const clash = "Two at once";
export const clashWith = (names: string) => `At the same time as the interview at ${names}.`;
export const clashAt = (name: string, names: string) =>
  `The interviews at ${name} and at ${names} are at the same time.`;
export const ownInterviews = "Your interviews";
export const noOwnInterviews = "No interview is on your list. Add one at its school, on the season's page.";
export const openSeason = "Open my season";
export const pastInterviews = "Past interviews";
export const yourTime = (clock: string) => `${clock} your time`;
export const thanksDue = (date: string) => `Thank-you note due ${date}`;
export const thanksSent = (date: string) => `Thank-you sent ${date}`;
export const sentToday = "Sent today";
export const thanksNoted = "Your thank-you note is noted.";

// Kept from removed schools.
export const leftOver = "Interviews of schools that are no longer on your list";

// Rules.
export const rules = "Rules behind these days";
export const rulesMeta = "Each with its source and the day it was checked";

// Cycle picture.
export const cycle = "Your cycle in one picture";
export const cyclePicture = "this picture";
export const pictureFrame = "Picture of your cycle";
export const cycleEmpty = (limit: number) => `The picture appears once you have applied to ${limit} schools.`;
export const stages = {
  applied: "Applied",
  verified: "Verified",
  secondary: "Secondary",
  interview: "Interview",
  offer: "Offer",
  waitlisted: "Waitlist",
  denied: "Denied",
  withdrawn: "Withdrew",
  open: "No answer yet",
  committed: "Going",
  holding: "Deciding",
  declined: "Declined",
};
export const dentalStages = { ...stages, secondary: "Supplemental" };
export const stageCount = (what: string, count: number) => `${what} ${formatNumber(count)}`;
export const pictureSays = (parts: string) => `Flow of your applications: ${parts}.`;
export const flowTable = "How your applications moved";
export const totalsTable = "Running totals";
export const schools = "Schools";
export const from = "From";
export const to = "To";
export const withoutNames = "No school is named, so you can share it.";
export const print = "Print";
export const savePng = "Save as PNG";
export const saveSvg = "Save as SVG";
export const pictureNotSaved = "The picture was not saved. Try again.";
