/* While a guest looks around as a sample student. */
export const sampleStudent = (name: string) => `${name}, sample student`;
export const ofSample = (title: string, name: string) => `${title} (${name}, sample student)`;
export const samplePlan = "Sample plan";
export const whoseSample = (name: string) =>
  `This is the plan of ${name}, a sample student. Nothing in it is yours, and what you change here is deleted with it.`;
export const startOwn = "Start my own";
