import { formatNumber, plural } from "@domain/shared/language";

/* The button. */
export const printAll = "Print everything";
export const printAllHint = "Checklist, entries, essays, letters, schools, courses and scores in one document.";
export const preparing = "Preparing";

/* The cover. */
export const packetOf = (student: string) => `Application packet of ${student}`;
export const madeOn = (stage: string, day: string) => `${stage}. Made with Cairn on ${day}.`;
export const madeOffline = "Made without a connection. Changes from other devices may be missing.";
export const inside = "In this packet";
export const none = "None yet";
export const doneOf = (finished: number, all: number) => `${formatNumber(finished)} of ${formatNumber(all)} done`;
export const essayCount = (count: number, finished: number) =>
  `${formatNumber(count)}, ${formatNumber(finished)} finished`;
export const letterCount = (count: number, received: number) =>
  `${formatNumber(count)}, ${formatNumber(received)} received`;
export const schoolCount = (count: number, sent: number) => `${formatNumber(count)}, applied to ${formatNumber(sent)}`;
export const courseCount = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "course", other: "courses" })}`;
export const gpa = (average: string) => `GPA ${average}`;
export const latest = (test: string, result: string) => `latest ${test} ${result}`;
export const scoreCount = (results: number) =>
  `${formatNumber(results)} ${plural(results, { one: "result", other: "results" })}`;

/* The parts. */
export const checklist = "This year's checklist";
export const task = "Task";
export const due = "Due";
export const state = "Standing";
export const done = "Done";
export const doneOn = (day: string) => `Done ${day}`;
export const open = "Open";
export const late = "Late";
export const entriesOf = (form: string) => `${form} entries`;
export const essays = "Essays";
export const dueOn = (day: string) => `Due ${day}`;
export const notStarted = "Essays without a text yet";
export const letters = "Letters of recommendation";
export const writer = "Writer";
export const kind = "Kind";
export const standing = "Standing";
export const neededBy = "Needed by";
export const goesTo = "Goes to";
export const schools = { HS: "Colleges", PM: "Medical schools", PD: "Dental schools" };
export const courses = "Courses and GPA";
export const scores = "Test scores";
export const scoresHidden = "The student keeps them hidden.";
