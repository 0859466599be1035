import type { ShareHead } from "@domain/share/share";
import { SHARE_PARTS, type SharePartKey } from "@domain/share/sharePart";
import { bytes } from "../../sync/firestoreSdk.ts";
import type { SealedParts } from "./sealShare.ts";

/** The last moment of a calendar day on this device. */
export function endOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + 1);
}

/** The share's head for these parts. A part whose records no longer exist is not in it. */
export function headOf(choice: Omit<ShareHead, "version" | "made_at">, parts: object): ShareHead {
  const { student, meant_for, note, is_live } = choice;
  return {
    version: 1,
    student,
    meant_for,
    note,
    parts: SHARE_PARTS.filter((part) => choice.parts.includes(part) && part in parts),
    is_live,
    made_at: new Date().toISOString(),
  };
}

export function storedParts(parts: SealedParts) {
  return Object.fromEntries(Object.entries(parts).map(([part, sealed]) => [part, bytes(sealed)]));
}

export function sizesOf(parts: SealedParts): Partial<Record<SharePartKey, number>> {
  return Object.fromEntries(Object.entries(parts).map(([part, sealed]) => [part, sealed.length]));
}
