/** The steps before an application. A test has its own name. */
export const study = (test: string) => `Study for the ${test}`;
export const take = (test: string) => `Take the ${test}`;
export const scores = (test: string) => `Wait for ${test} scores`;
export const satOrAct = "SAT or ACT";
export const letters = "Ask for letters";
export const statement = "Write your statement";
export const transcript = "Request transcripts";
export const verification = (service: string) => `${service} verification`;
