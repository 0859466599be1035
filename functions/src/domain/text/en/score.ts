export const gpaIsOfficial = "A GPA is what your school says.";
export const plannedHasNoScores = "A planned test has no scores yet.";
export const onlyPlannedHasDay = "Only a planned test has this date.";
export const noSuchSection = "The test does not have this section.";
export const onlyGpaHasScales = "Only a GPA has scales.";
export const chooseScale = "Choose at least one scale.";
export const aboveUnweighted = (limit: number) =>
  `Above ${limit} a GPA is weighted or on another scale. Change that below.`;

export const numberBetween = (low: number, high: number) => `Enter a number from ${low} to ${high}.`;
export const between = (low: number, high: number) => `Enter ${low} to ${high}.`;
export const wholeNumber = "Enter a whole number.";
export const inSteps = (step: number) => `Scores go in steps of ${step}.`;

export const inYear = (year: number) => `In ${year}`;
export const inYears = (first: number, second: number) => `In ${first} and ${second}`;
export const inLife = "In your lifetime";
