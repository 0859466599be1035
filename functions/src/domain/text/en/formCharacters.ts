/** For a text that fits: "134 of 700 for AMCAS". */
export const usedFor = (used: string, limit: string, form: string) => `${used} of ${limit} for ${form}`;
export const overFor = (over: string, form: string) => `${over} over for ${form}`;
export const fits = (form: string) => `fits ${form}`;
