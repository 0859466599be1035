/* The service worker's notification. It must not import what the app imports, so it has its own plurals and dates. */
const LOCALE = "en-US";
const PLURALS = new Intl.PluralRules(LOCALE);
const things = (count: number) => {
  const words = PLURALS.select(count) === "one" ? "thing is" : "things are";
  return `${new Intl.NumberFormat(LOCALE).format(count)} ${words}`;
};

export const dueToday = (count: number) => `${things(count)} due today`;
export const dueTomorrow = (count: number) => `${things(count)} due tomorrow`;
/** `day` is a calendar day. */
export const dueOn = (count: number, day: string) => {
  const date = new Intl.DateTimeFormat(LOCALE, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
  return `${things(count)} due ${date.format(Date.parse(day))}`;
};
/** A push that cannot be read: browsers insist that every push shows something. */
export const somethingDue = "Cairn has a reminder for you";
export const openToSee = "Open Cairn to see what.";
