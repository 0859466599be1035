import { SHARE_ID } from "@domain/share/share";

/** The address of a shared plan: which share it is, and the key that opens it. */
export interface ShareLink {
  readonly shareId: string;
  /** Empty if the address has no key. */
  readonly key: string;
}

/** Reads `/shared/{shareId}#{key}`. Null if the path has no share. Messengers may add a tracker after the key. */
export function shareLinkOf({ pathname, hash }: Pick<Location, "pathname" | "hash">): ShareLink | null {
  const shareId = /^\/shared\/([^/]+)\/?$/.exec(pathname)?.[1] ?? "";
  if (!SHARE_ID.test(shareId)) return null;
  return { shareId, key: /^#([\w-]+)/.exec(hash)?.[1] ?? "" };
}
