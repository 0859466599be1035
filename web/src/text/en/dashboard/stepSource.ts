export const heading = "Where this step comes from";
export const sameForAll =
  "Every student at this stage gets the same list. Its months are suggestions, so change a date that does not fit your year.";
/** For a task that came from the timeline or was carried over. */
export const broughtHere = "You brought this here from your timeline or from an earlier checklist.";
export const step = "Step";
export const category = "Category";
export const readMore = "Read more";
export const checkedOn = "Wording and month checked on";
