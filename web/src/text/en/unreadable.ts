import { formatNumber } from "@domain/shared/language";

export const heading = "Saved, but not readable here";
export const explained = (count: number) =>
  count === 1
    ? "One entry was saved in a format that this version of Cairn cannot read. A newer version may have written it: reload the page first. Nothing in it is lost."
    : `${formatNumber(count)} entries were saved in a format that this version of Cairn cannot read. A newer version may have written them: reload the page first. Nothing in them is lost.`;
export const download = "Download";
export const remove = "Delete";
/** A button's accessible name. */
export const actionOn = (action: string, name: string) => `${action}: ${name}`;
export const deleted = (name: string) => `Deleted "${name}".`;
