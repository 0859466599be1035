export const notConfirmed = "Not confirmed";
export const sourceAndDay = "{source}. Checked on {day}.";
/** For a fact that no page of the body that sets the rule confirms. */
export const sourceToCheck = "{source}. Seen on {day}; check before you rely on it.";
/** For a rule of Cairn's own. */
export const ownAndCompared = "{source}. Compare it with {page}. Checked on {day}.";
export const checkedLongAgo = "This was checked more than a year ago. Look at the source before you rely on it.";
/** The titles of rules that one button opens. */
export const bothRules = (titles: readonly string[]) => titles.join("; ");
export const ruleAndSource = (title: string) => `Rule and source: ${title}`;
