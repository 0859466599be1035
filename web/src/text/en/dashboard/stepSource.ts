export const heading = "Where this step comes from";
export const sameForAll =
  "Cairn puts the same list on the checklist of every student at this stage. Its months are suggestions, so change a date that does not fit your year.";
export const step = "Step";
export const category = "Category";
export const checkedOn = "Wording and month checked on";
