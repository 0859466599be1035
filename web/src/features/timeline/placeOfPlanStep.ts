/** The element id of a step of the back plan; without a step, that of the application day. */
export const placeOfPlanStep = (step = "submit") => `plan-${step}`;
