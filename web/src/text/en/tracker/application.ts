import { formatNumber, plural } from "@domain/shared/language";

export const myApplication = "My Application";
export const parts = "Parts of your application";
export const yourApplication = "your application";
export const applicationForm = "Application form";
const nouns = {
  experiences: { one: "experience", other: "experiences" },
  honors: { one: "honor", other: "honors" },
  achievements: { one: "achievement", other: "achievements" },
  entries: { one: "entry", other: "entries" },
};
type Noun = keyof typeof nouns;
/** A list that is named after what it holds needs no noun. */
const isNamed = (form: string, noun: Noun) => form.endsWith(nouns[noun].other);
export const entriesOf = (form: string, noun: Noun) => (isNamed(form, noun) ? `Your ${form}` : `Your ${form} entries`);
export const nothingChosen = "Nothing chosen yet";
export const nothingChosenText =
  "Below, add the experiences you want to show. They appear here in the order of the form.";
export const nothingLogged = "Your entries will appear here";
export const nothingLoggedText =
  "Enter what you do once. Then choose here what goes into the form, and copy it over field by field.";
export const nothingChosenAwards =
  "An award, a publication or a scholarship is an experience, too. Enter it once, then add it here and to every form that asks for it.";
export const logExperience = "Add an experience";
export const print = "Print";

const orders = { hours: "most hours first", newest: "newest first" };
export const notIn = (form: string, noun: Noun, order: keyof typeof orders) =>
  `Not in your ${isNamed(form, noun) ? form : `${form} application`}, ${orders[order]}`;
export const findExperience = "Find an experience";
export const everythingIsIn = "All your experiences are in this application.";
export const nothingCalled = (words: string) => `Nothing matches "${words}".`;
export const noAwards = "None of the others is an award or a paper. To add one anyway, find it by its name.";
/** Both are used for two or more. */
export const addAll = (fitting: number, all: number) =>
  fitting === all ? `Add all ${formatNumber(all)}` : `Add the first ${formatNumber(fitting)} of ${formatNumber(all)}`;
export const addedAll = (count: number) => `Added ${formatNumber(count)} experiences.`;
export const addTo = (form: string, experience: string) => `Add to ${form}: ${experience}`;
export const added = (experience: string) => `Added "${experience}".`;
export const showMore = (more: number, all: number) => `Show ${formatNumber(more)} more of ${formatNumber(all)}`;

export const counted = (count: number, noun: Noun) => `${formatNumber(count)} ${plural(count, nouns[noun])}`;
/** Used if the form limits the number of entries. */
export const chosenOf = (count: number, most: number, noun: Noun) =>
  `${formatNumber(count)} of ${formatNumber(most)} ${plural(most, nouns[noun])}`;
export const allComplete = "all complete";
export const withSomethingToFix = (count: number) => `${formatNumber(count)} with something to fix`;
export const leaveSomeOut = (form: string, most: number, excess: number) =>
  `${form} takes ${formatNumber(most)}. Leave ${formatNumber(excess)} out.`;
export const starOne = "AMCAS asks for at least one most meaningful experience. Star one.";
export const stillEmpty = (fields: string) => `Still empty: ${fields}.`;
export const tooLong = (fields: string) => `Too long: ${fields}.`;
export const tooLongBy = (field: string, characters: number) =>
  `${field} by ${formatNumber(characters)} ${plural(characters, { one: "character", other: "characters" })}`;

export const complete = "Complete";
export const missing = (fields: string) => `Missing: ${fields}`;
export const longer = (fields: string) => `Too long: ${fields}`;
export const andMore = (fields: string, more: number) => `${fields} and ${formatNumber(more)} more`;
export const copiedOf = (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} copied`;
export const moreFor = (experience: string) => `More for: ${experience}`;
export const moveUp = "Move up";
export const moveDown = "Move down";
export const clearTicks = "Clear the check marks";
export const ticksCleared = "Cleared the check marks.";
export const leaveOut = "Leave out";
export const leftOut = (experience: string) => `Left out "${experience}".`;
export const moved = (experience: string, place: number, all: number) =>
  `Moved "${experience}" to place ${formatNumber(place)} of ${formatNumber(all)}.`;

export const typeOf = (form: string, experience: string) => `${form} type of ${experience}`;
/** Who orders the entries, if it is not the student. */
export const orderedBy = {
  date: (form: string) =>
    `${form} lists experiences by start date and takes no other order, so this list does the same.`,
  unknown: (form: string) => `${form} has no set order. Arrange these as you like.`,
};
export const chooseType = "Choose a type";
export const detailsLeave = (details: string) =>
  `This could identify a patient: ${details}. Use more general words before you copy or export the texts.`;
export const editTexts = "Edit the texts";
export const editExperience = "Edit the experience";
export const textsOf = (experience: string) => `Texts of ${experience}`;
export const position = "Position or leadership";
export const organization = "Organization";
export const descriptionFor = (form: string) => `Description for ${form}`;
export const onlyForThisForm = (form: string) =>
  `Only ${form} gets this text. Leave it empty to use the description of the experience.`;
export const onlyForHonors = "The honor in one line. Leave it empty to use the name of the experience.";
export const about = "About the organization or award";
export const generalDescription = "general description";
export const startFrom = "Start from:";
export const offered = (source: string, characters: number) => `${source} (${formatNumber(characters)})`;
export const offeredOver = (source: string, characters: number) => `${source} (${formatNumber(characters)} over)`;
export const mostMeaningfulSummary = "Most meaningful summary";
export const saveTexts = "Save the texts";

export const copyWords = { open: "Copy", copied: "Copied", changed: "Copy again" };
export const copyField = {
  open: (field: string) => `Copy: ${field}`,
  copied: (field: string) => `Copied: ${field}`,
  changed: (field: string) => `Copy again: ${field}`,
};
export const fieldCopied = (field: string) => `Copied ${field}.`;
export const nothingInField = "Nothing yet";
export const copyRefused = "Your browser did not allow copying. Select the text and copy it yourself.";
export const usedOf = (used: number, limit: number) => `${formatNumber(used)} of ${formatNumber(limit)}`;
export const over = (characters: number, limit: number) => `${formatNumber(characters)} over ${formatNumber(limit)}`;

export const sheetTitle = (form: string, noun: Noun, student: string) =>
  isNamed(form, noun) ? `${form} of ${student}` : `${form}: ${nouns[noun].other} of ${student}`;
export const hoursUpTo = (day: string) => `Hours up to ${day}. Made with Cairn.`;
export const numbered = (place: number, experience: string) => `${formatNumber(place)}. ${experience}`;
export const supervisor = (name: string) => `Supervisor: ${name}`;
export const starOnPaper = (heading: string) => `★ ${heading}`;
export const signature = "Signature:";
export const date = "Date:";
