import { formatNumber } from "../../language.ts";

export const atMostCharacters = (limit: number) => `Use at most ${formatNumber(limit)} characters.`;
export const atLeastCharacters = (limit: number) => `Use at least ${formatNumber(limit)} characters.`;
