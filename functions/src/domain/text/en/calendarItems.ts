import { formatNumber } from "../../shared/language.ts";

export const testDay = (test: string) => `${test} test day`;
export const lastDayToSignUp = (test: string) => `Last day to sign up for the ${test}`;
export const scoresExpected = (test: string) => `${test} scores expected`;
export const deadline = (school: string, label: string) => `${school}: ${label}`;
export const shift = (experience: string, hours: number) => `${experience}, ${formatNumber(hours)} h`;
