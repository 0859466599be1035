import { SHARE_ID } from "@domain/share/share";
import { secretInLink } from "../base/secretInLink.ts";

/** The address of a shared plan: which share it is, and the key that opens it. */
export interface ShareLink {
  readonly shareId: string;
  /** Empty if the address has no key. */
  readonly key: string;
}

/** Reads `/shared/{shareId}#{key}`, and what mail scanners make of it. Null if the path has no share. */
export function shareLinkOf(address: Pick<Location, "pathname" | "hash">): ShareLink | null {
  const shareId = /^\/shared\/([\w-]+)/.exec(address.pathname)?.[1] ?? "";
  return SHARE_ID.test(shareId) ? { shareId, key: secretInLink(address) } : null;
}

/** The address of a share as its student sent it, with the key where browsers send it to no one. */
export function pathWithKey({ shareId, key }: ShareLink, search: string): string {
  return `/shared/${shareId}${search}#${key}`;
}
