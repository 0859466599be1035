import { formatNumber, plural } from "@domain/shared/language";

export const title = (student: string) => `Where ${student} stands`;
export const madeOn = (stage: string, day: string) => `${stage}, ${day}. Made with Cairn.`;
export const incomplete = "Not everything could be loaded: something may be missing here.";
export const comingUp = "Deadlines and tests";
export const nothingComing = "None yet.";
export const checklist = (done: number, total: number) =>
  `This year's checklist: ${formatNumber(done)} of ${formatNumber(total)} done`;
export const andMore = (count: number) => `and ${formatNumber(count)} more`;
export const hours = (total: number) => `Hours logged: ${formatNumber(total)}`;
export const noHours = "No hours are logged yet.";
export const scores = "Test scores";
export const scoresHidden = "The student keeps them hidden.";
export const noScores = "None yet.";
export const result = (value: string, isPractice: boolean) => (isPractice ? `${value} (practice)` : value);
export const notTaken = "not taken yet";
export const schools = {
  HS: (count: number) => `Colleges on the list: ${formatNumber(count)}`,
  PM: (count: number) => `Medical schools on the list: ${formatNumber(count)}`,
  PD: (count: number) => `Dental schools on the list: ${formatNumber(count)}`,
};
const fits = {
  safety: { one: "safety", other: "safeties" },
  match: { one: "match", other: "matches" },
  reach: { one: "reach", other: "reaches" },
};
const fitCount = (fit: keyof typeof fits, count: number) => `${formatNumber(count)} ${plural(count, fits[fit])}`;
export const mix = (safety: number, match: number, reach: number) =>
  `${fitCount("safety", safety)}, ${fitCount("match", match)}, ${fitCount("reach", reach)}`;
