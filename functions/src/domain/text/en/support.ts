import { formatNumber } from "../../shared/language.ts";

export const writeMessage = "Write your message.";
export const writeSubject = "Write what it is about.";
export const threadHolds = (limit: number) => `A conversation can have at most ${formatNumber(limit)} messages.`;
