import { formatNumber, plural } from "@domain/shared/language";

export const deleted = "Your account has been deleted";
export const account = "Account";
export const guest = "Guest";
export const removed = "Removed";
export const documentsAndLogin = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} document and the login`,
    other: `${formatNumber(count)} documents and the login`,
  });
export const when = "When";
export const copy = "Copy the receipt";
export const save = "Save the receipt";
export const copied = "Copied the receipt.";
export const copyRefused = "This browser does not let Cairn copy. Save the receipt instead.";

// The lines of the receipt as a file.
export const fileHeading = "Cairn: receipt of a deleted account";
export const fileAccount = (email: string) => `Account: ${email}`;
export const fileGuest = "Account: guest";
export const fileRemoved = (parts: string) => `Removed: ${parts}`;
export const fileWhen = (moment: string, iso: string) => `When: ${moment} (${iso})`;
