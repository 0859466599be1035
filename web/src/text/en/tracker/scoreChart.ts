export const goal = "Goal";
export const overTime = (what: string) => `${what} over time.`;
export const resultOn = (result: string, day: string) => `${result} on ${day}`;
export const lineOf = (name: string, results: string) => `${name}: ${results}.`;
export const goalIs = (goalScore: string) => `The goal is ${goalScore}.`;
