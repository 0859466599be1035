/** The id that a step of the plan back has on the page; without a step, that of the day of the application. */
export const placeOfPlanStep = (step = "submit") => `plan-${step}`;
