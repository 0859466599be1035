export const chooseKind = "Choose what the calendar should contain.";
export const chooseZone = "Choose a time zone.";
/** The name of the calendar in Google, Apple or Outlook. */
export const calendarName = "Cairn";
export const guestsHaveNone =
  "A guest's plan is temporary, so it has no calendar address. Keep your plan in an account first.";
export const noAddress = "There is no calendar address. Make one first.";
export const noSuchCalendar = "There is no calendar at this address.";
