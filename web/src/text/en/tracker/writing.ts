import { formatNumber, plural } from "@domain/shared/language";

export const keptHere = "On this device";
export const keptWillSync = "On this device, not sent yet";
export const saved = "Saved";

/* A paste that was too long. */
export const cutOff = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "character", other: "characters" })} of what you pasted did not fit. They stay on this device until you discard them.`;
export const cutText = "What did not fit";
export const copyCut = "Copy the rest";
export const cutCopied = "The rest is copied.";
export const cutNotCopied = "Your browser did not allow copying. Select the text and copy it yourself.";
export const discardCut = "Discard the rest";
