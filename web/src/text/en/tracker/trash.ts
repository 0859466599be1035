import { formatNumber } from "@domain/shared/language";

export const trash = (count: number) => `Trash (${formatNumber(count)})`;
export const goneOn = (date: string) => `Deleted for good on ${date}`;
export const putBackNamed = (name: string) => `Restore ${name}`;
export const deleteForGoodNamed = (name: string) => `Delete ${name} for good`;
export const emptyTrash = "Empty the trash";
export const keep = "Keep";
export const deleteForGood = "Delete for good";
