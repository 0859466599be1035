export const heading = "Where this step comes from";
export const sameForAll =
  "Cairn puts the same list on the checklist of every student at this stage. Its months are suggestions, so change a date that does not fit your year.";
/** Of a task that came from the timeline or was carried over. */
export const broughtHere = "You brought this here from your timeline or from an earlier checklist.";
export const step = "Step";
export const category = "Category";
export const readMore = "Where to read on";
export const checkedOn = "Wording and month checked on";
