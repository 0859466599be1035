import { seal } from "@domain/share/seal";
import type { ShareName } from "@domain/share/share";
import { SHARE_PARTS_LIMIT, type ShareHead } from "@domain/share/share";
import { SHARE_PARTS, type SharePartKey } from "@domain/share/sharePart";
import * as text from "@text/stores/sharing";
import { AppError } from "../../base/errors.ts";
import type { PartContents } from "./PlanParts.ts";

export type SealedParts = Partial<Record<SharePartKey, Uint8Array>>;

export function sealHead(key: string, share: ShareName, head: ShareHead): Promise<Uint8Array> {
  return seal(key, share, "head", head);
}

/** Seals the parts that have content. */
export async function sealParts(key: string, share: ShareName, contents: PartContents): Promise<SealedParts> {
  const sealed: SealedParts = {};
  for (const part of SHARE_PARTS) {
    const content = contents[part];
    if (content) sealed[part] = await seal(key, share, part, content);
  }
  return sealed;
}

/** @throws AppError that names the largest part, if a document cannot hold them all. */
export function assertFits(sizes: Partial<Record<SharePartKey, number>>): void {
  const parts = SHARE_PARTS.map((part) => ({ part, size: sizes[part] ?? 0 }));
  if (parts.reduce((sum, { size }) => sum + size, 0) <= SHARE_PARTS_LIMIT) return;
  const largest = parts.reduce((most, each) => (each.size > most.size ? each : most));
  throw new AppError("share-too-large", text.tooLarge(text.partNames[largest.part]));
}
