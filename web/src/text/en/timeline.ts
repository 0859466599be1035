import { formatNumber, plural } from "@domain/shared/language";

const days = (count: number) => `${formatNumber(count)} ${plural(count, { one: "day", other: "days" })}`;
const steps = (count: number) => `${formatNumber(count)} ${plural(count, { one: "step", other: "steps" })}`;

export const heading = "Timeline";
export const intro = "The recommended route. Open a section to see its steps.";
export const yourTimeline = "your timeline";
export const closeAll = "Close all";
export const expandAll = "Expand all";
export const calendarFile = "Calendar file";
export const calendarSaved = "Saved your timeline as a calendar file";
export const print = "Print";

/* A section. */
export const yourSection = "Your section";
/** Without a step, the section is behind the student, who did none of it here. */
export const stepsDone = (doneCount: number, total: number) =>
  total === 0 ? "Behind you" : `${formatNumber(doneCount)} of ${steps(total)} done`;
export const stepsDoneAndSkipped = (doneCount: number, total: number, skippedCount: number) =>
  `${formatNumber(doneCount)} of ${steps(total)} done, ${formatNumber(skippedCount)} skipped`;
/** The track of a step, where both tracks are shown. */
export const sides = { PM: "Pre-Med", PD: "Pre-Dental" };

/* A step. */
export const youAreHere = "You are here";
/** The step asks for `total`. With more, it only says how many. */
export const soFar = (doneCount: number, total: number) =>
  doneCount > total
    ? `${formatNumber(doneCount)} so far`
    : `${formatNumber(doneCount)} of ${formatNumber(total)} so far`;
export const percentDone = (stepTitle: string, percent: number) =>
  `${stepTitle}: ${formatNumber(percent)} percent done`;
export const done = "Done";
export const doneStep = (stepTitle: string) => `Done: ${stepTitle}`;
export const reopened = (stepTitle: string) => `Reopened: ${stepTitle}`;
export const resourcesFor = (stepTitle: string) => `Resources: ${stepTitle}`;
export const skip = "Skip";
export const skipStep = (stepTitle: string) => `Skip: ${stepTitle}`;
export const skipped = "Skipped";
export const skippedFor = (reason: string) => `Skipped: ${reason}`;
export const skippedStep = (stepTitle: string) => `Skipped: ${stepTitle}`;
export const bringBack = "Bring back";
export const bringBackStep = (stepTitle: string) => `Bring back: ${stepTitle}`;
export const backOnRoute = (stepTitle: string) => `Back on your route: ${stepTitle}`;
export const addToChecklist = "Add to my checklist";
export const addStepToChecklist = (stepTitle: string) => `Add to my checklist: ${stepTitle}`;
export const addedToChecklist = (stepTitle: string) => `Added to your checklist: ${stepTitle}`;
export const onYourChecklist = "On your checklist";
export const onOtherChecklist = "On another year's checklist";
export const share = "Share";
export const shareStep = (stepTitle: string) => `Share: ${stepTitle}`;
/** The message to an advisor. */
export const stepMessage = (stepTitle: string, grade: string, months: string, about: string, url: string) =>
  `From my Cairn timeline: ${stepTitle} (${grade}, ${months})\n\n${about}\n\nMore about it: ${url}`;
export const stepCopied = (stepTitle: string) => `Copied: ${stepTitle}. Paste it into a message to your advisor.`;
export const shareRefused = "Your browser did not allow copying. Select the text of the step and copy it yourself.";

/* The dialog before a step is skipped. */
export const askSkip = (stepTitle: string) => `Skip "${stepTitle}"?`;
export const skipThis = "Skip this step";
export const skipForm = "Skip a step";
export const reasonExample = "No gap year";

/* The months of a test. */
export const monthsOpenNow = (test: string, months: string) =>
  `Suggested months for the ${test}: ${months}. This month is one of them.`;
export const monthsNotNow = (test: string, months: string) =>
  `Suggested months for the ${test}: ${months}. This month is not.`;
export const daysToCome = (test: string, list: string) => `Upcoming ${test} dates: ${list}.`;
export const daysUnknown = (test: string) => `The next ${test} dates are not known here yet. Check the source.`;

/* The back plan. */
export const planBackHeading = "Plan back from your application";
export const aboutPlanningBack = "About planning back";
export const howToPlanBack =
  "Choose the day you want to submit. Each step gets its own days before it, with some time to spare. Type how many days late a step is and see what else moves. The plan stays on this device.";
export const planBack = "Plan back";
export const submitDay = "Day you submit";
export const noPlanYet = "Choose a day and the steps that lead to it appear here.";
export const stepsBefore = "Steps before your application";
export const step = "Step";
export const begin = "Begin";
export const finish = "Finish";
export const slack = "Time to spare";
export const slips = "Days late";
export const stepSlips = (label: string) => `${label}: days late`;
export const servicesOwnTime = "Set by the service";
export const movesNext = (count: number) => `Moves the next step by ${days(count)}`;
export const noSlackLeft = "No time to spare";
export const slackLeft = (count: number) => `${days(count)} left`;
export const moved = (count: number, from: string) => `Moved ${days(count)}, from ${from}`;
export const beginsBeforeToday = "Begins before today. Start now, or choose a later day.";
export const movedBeforeToday = (count: number, from: string) =>
  `Moved ${days(count)}, from ${from}. Begins before today. Start now, or choose a later day.`;
export const asPlanned = (day: string) => `You submit on ${day}, as planned.`;
export const laterThanPlanned = (day: string, count: number) =>
  `You submit on ${day}, ${days(count)} later than you chose.`;
export const schoolsSeeYou = (day: string) => `Schools see your application by about ${day}.`;
export const submit = "Submit your application";

/* The printed sheet. */
export const toSubmitOn = (day: string) => `To submit on ${day}`;
