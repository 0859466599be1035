import { formatNumber, plural } from "@domain/shared/language";

export const letters = "Letters";
export const yourLetters = "your letters";

// The list.
export const addWriter = "Add a writer";
export const yourWriters = "Who writes for you";
export const noWriters = "No one is on the list yet";
export const noWritersText = {
  HS: "Add your counselor and the teachers you want to ask. Ask a few weeks before the first college needs their letters.",
  PM: "Add the professors, physicians and others you want to ask, or your school's committee. Ask months before you apply.",
  PD: "Add the professors, dentists and others you want to ask, or your school's committee. Ask months before you apply.",
};
export const fromContacts = (people: number) =>
  `Your experiences name ${formatNumber(people)} ${plural(people, { one: "person", other: "people" })} you could ask.`;
export const openLetter = (writer: string) => `Open the letter from ${writer}`;
export const neededBy = (day: string) => `Needed by ${day}`;
export const neededByLate = (day: string) => `Was needed by ${day}`;
export const thankBy = (day: string) => `Thank by ${day}`;
export const listFull = (limit: number) => `Cairn holds ${formatNumber(limit)} letters. Delete one to add another.`;
/** Columns of the exported file. */
export const exportedCommonApp = "Common App recommender";
export const exportedDue = "Due day";
export const exportedFor = "Due for";
export const dueFor = { needed: "Letter", thanks: "Thank-you note" };

export const kinds = {
  committee: "Committee letter",
  packet: "Letter packet",
  science: "Science professor",
  "non-science": "Non-science professor",
  physician: "Physician",
  dentist: "Dentist",
  investigator: "Principal investigator",
  counselor: "Counselor",
  teacher: "Teacher",
  advisor: "Advisor",
  supervisor: "Supervisor",
  other: "Other",
};
/** In the Common App. */
export const commonAppRoles = {
  counselor: "Common App: counselor",
  teacher: "Common App: teacher",
  advisor: "Common App: advisor",
  other: "Common App: other recommender",
};

// The steps.
export const steps = {
  asked_on: "Asked",
  agreed_on: "Agreed",
  given_on: "Material given",
  received_on: "Received",
  thanked_on: "Thanked",
  declined_on: "Declined",
};
export const notAsked = "Not asked yet";
export const whereItStands = "Where it stands";
export const dayOf = {
  asked_on: "Day you asked",
  agreed_on: "Day the writer agreed",
  given_on: "Day you gave the material",
  received_on: "Day it was received",
  thanked_on: "Day you said thank you",
  declined_on: "Day the writer declined",
};
export const stepsOf = (writer: string) => `Steps of the letter from ${writer}`;
export const stepCleared = (step: string) => `Took back "${step}".`;
export const onCalendar =
  "The day it is needed by is on your calendar until it is received. A thank-you note follows a week after that.";

// The form.
export const formOf = (writer: string) => `Letter from ${writer}`;
export const newWriter = "New writer";
export const takeFromExperiences = "Take a person from your experiences";
export const choosePerson = "Choose a person";
export const whoWrites = "Who writes";
export const kind = "Kind of letter";
export const role = "Position";
export const email = "Email";
export const phone = "Phone";
export const neededByDay = "Needed by";
export const waiver = "Right to read the letter (FERPA)";
export const waivers = { open: "Not decided", waived: "Waived", kept: "Not waived" };
export const waiverHint = "Schools see your answer. Waiving is the usual advice.";
export const services = "Through which service";
export const sentToAll = (service: string, schools: number) =>
  schools > 1
    ? `${service} (goes to all ${formatNumber(schools)} of your schools there)`
    : `${service} (${schools === 1 ? "goes to your school there" : "goes to all your schools there"})`;
export const chosenPerSchool = (service: string) => `${service} (choose the schools below)`;
export const whichSchools = "Which schools get it";
export const sendTo = "Where to send it";
export const sendToHint = "For the writer: a letter ID, a link or an address.";
export const note = "Note";
export const noteHint = "Only for you.";
export const save = "Save";
export const saved = (writerName: string) => `Saved the letter from ${writerName}.`;
export const added = (writerName: string) => `Added ${writerName}.`;
export const deleted = (writerName: string) => `Deleted the letter from ${writerName}.`;
export const deleteLetter = "Delete letter";
export const allLetters = "All letters";
export const details = "Details";
export const gone = "This letter is not on your list any more.";
export const notAssigned =
  "Not assigned to a college yet. In the Common App, teachers get no email until you assign them.";
export const noSchoolChosen = "No school gets this letter yet. Choose services or schools under Details.";

// Coverage.
export const coverage = "What your schools get";
export const coverageText =
  "What schools of each kind usually ask for, and which of your letters fill it. Each school's own page decides.";
export const noSchools = {
  HS: "Add colleges under My Colleges to see what each one gets.",
  PM: "Add schools under My Medical Schools to see what each one gets.",
  PD: "Add schools under My Dental Schools to see what each one gets.",
};
export const load = (service: string, taken: number, most: number) =>
  `${service}: ${formatNumber(taken)} of ${formatNumber(most)} letters`;
export const loadWithoutLimit = (service: string, taken: number) =>
  `${service}: ${formatNumber(taken)} ${plural(taken, { one: "letter", other: "letters" })}`;
export const over = (most: number) => `Too many: only ${formatNumber(most)} fit`;
/** Where schools without a service are listed. */
export const ownForm = "Own application form";
export const howLettersArrive = (service: string) => `${service}: how letters get there`;
export const showAllSchools = (service: string, count: number) => `Show all ${formatNumber(count)} ${service} schools`;
export const needs = {
  committee: "Committee letter or packet",
  counselor: "Counselor",
  teacher: "Teacher",
  science: "Science professor",
  dentist: "Dentist",
  physician: "Physician",
  any: "Another letter",
  optional: "One more, optional",
};
export const states = { received: "received", coming: "on the way", planned: "not asked yet", open: "none yet" };
export const filledBy = (writerName: string, state: string) => `${writerName}, ${state}`;
export const allReceived = "All received";
/** What is usual is not what this school asks for, so no letter is "missing". */
export const open = (count: number) => `Usually ${formatNumber(count)} more`;
export const takesNone = "Takes no letters";
export const takeNone = (schools: string) => `Your schools there: ${schools}`;
export const toAsk = (count: number) => `${formatNumber(count)} to ask`;
export const onTheWay = (count: number) => `${formatNumber(count)} on the way`;
export const sendHere = (writerName: string) => `Send the letter from ${writerName}`;
export const sendToSchool = (writerName: string, school: string) => `Send the letter from ${writerName} to ${school}`;
export const sentHere = (writerName: string, school: string) => `${school} gets the letter from ${writerName}.`;
export const sentToService = (writerName: string, service: string) =>
  `All your ${service} schools get the letter from ${writerName}.`;
export const sendToAll = (service: string, count: number) =>
  `Send to ${plural(count, { one: "the other", other: `all ${formatNumber(count)} other` })} ${service} ${plural(count, { one: "school", other: "schools" })}`;
export const sentToAllOf = (writerName: string, service: string, count: number) =>
  `${formatNumber(count)} more ${service} ${plural(count, { one: "school gets", other: "schools get" })} the letter from ${writerName}.`;
export const alsoSent = (names: string) => `Also sent: ${names}`;
export const placesOf = (school: string) => `Letters for ${school}`;
export const lettersHere = "Letters for this school";
export const openLetters = "Open my letters";

// The page for the writer.
export const brief = "Page for the writer";
export const briefText =
  "A page to hand over: what you did together, the dates, and where the letter goes. Journal entries are on it only if you tick them by name.";
export const briefForm = (writerName: string) => `What to tell ${writerName}`;
export const yourWords = "What you want the writer to know";
export const yourWordsHint = "Why you ask this person, what you hope they mention, what you apply for.";
export const wordsLength = (length: number, limit: string) => `${length} of ${limit} characters`;
export const experiencesTogether = "Experiences with this person";
export const noneTogether = (writerName: string) =>
  `No experience names ${writerName} as its contact. Add the name there, and its hours appear here.`;
export const withNotes = "Add the notes of my shifts";
export const addJournals = "Add journal entries";
export const journalsChosen = (count: number) =>
  `${formatNumber(count)} journal ${plural(count, { one: "entry", other: "entries" })} added`;
export const journalEntries = "Journal entries to add";
export const noJournals = "You have no journal entries.";
export const journalLimit = (limit: number) => `Choose at most ${formatNumber(limit)}.`;
export const saveBrief = "Save page";
export const briefSaved = "The page for the writer is saved.";
export const print = "Print";
export const share = "Share";
export const copy = "Copy as text";
export const copied = "Copied. Paste it into an email.";
export const copyRefused = "Your browser did not allow copying. Select the text of the page and copy it yourself.";
export const preview = "What the writer reads";

// On the page for the writer.
export const sheetTitle = (student: string, writerName: string) =>
  student === "" ? `For ${writerName}: letter of recommendation` : `For ${writerName}: letter for ${student}`;
export const sheetFacts = "About the letter";
export const sheetKind = "Kind";
export const sheetNeeded = "Needed by";
export const sheetWaiver = "Right to read it";
export const sheetWaivers = {
  open: "",
  waived: "Waived: I will not read the letter.",
  kept: "Not waived: I may read the letter.",
};
export const sheetSendTo = "Where to send it";
export const sheetGoesTo = "Goes to";
export const sheetService = (service: string, schools: string) => (schools === "" ? service : `${service}: ${schools}`);
/** A school and its next deadline. */
export const sheetSchool = (school: string, label: string, day: string) => `${school} (${label}: ${day})`;
export const sheetFromMe = "From me";
export const sheetTogether = "What we did together";
export const sheetHours = (hours: string, dates: string) => (dates === "" ? hours : `${hours}, ${dates}`);
export const sheetReflection = "What it meant to me";
export const sheetNotes = "Notes from my shifts";
export const sheetNote = (day: string, words: string) => `${day}: ${words}`;
export const sheetJournals = "From my journal";
export const sheetJournal = (day: string, title: string) => `${title} (${day})`;
export const sheetMade = (day: string) => `Hours up to ${day}. Made with Cairn.`;
