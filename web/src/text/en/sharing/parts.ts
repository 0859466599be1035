/* What a share's own words are, in the student's language. */
export const thisYear = "This year's checklist";
export const lastYear = "Last year's checklist";
export const opensOn = (what: string, date: string) => `${what} ${date}`;
