import { keyProof } from "@domain/share/keyProof";
import type { Share } from "@domain/share/share";
import { listenToShare, type ShareListener } from "./listenToShare.ts";
import { type OpenComment, openComments, type StoredComment } from "./openComments.ts";
import { callShareApi, serverNow } from "./shareApi.ts";
import type { ShareLink } from "./shareLink.ts";

export interface LiveWatch {
  readonly onShare: (share: Share) => void;
  readonly onEnd: () => void;
  readonly onComments: (comments: readonly OpenComment[]) => void;
  readonly onConnection: (isConnected: boolean) => void;
  /** The server's clock, or the device's if the server does not say, in milliseconds since 1970. */
  readonly onServerTime: (now: number) => void;
}

/** Follows a share whose plan is shown, and counts this opening. Loads with the SDK, after the plan is drawn. */
export async function goLive(link: ShareLink, isCounted: boolean, watch: LiveWatch): Promise<ShareListener> {
  void (isCounted ? countOpening(link) : Promise.resolve()).then(() => watch.onServerTime(serverNow()));
  let latest = 0;
  return listenToShare(link.shareId, { ...watch, onComments: open });

  async function open(stored: readonly StoredComment[]) {
    latest += 1;
    const turn = latest;
    const comments = await openComments(link, stored);
    // Newer ones may have been opened faster.
    if (turn === latest) watch.onComments(comments);
  }
}

/** Tells the student that the plan was opened, and nothing else. A failure does not concern the reader. */
async function countOpening({ shareId, key }: ShareLink): Promise<void> {
  await callShareApi("openShare", { shareId, proof: await keyProof(key, shareId) }).catch(() => undefined);
}
