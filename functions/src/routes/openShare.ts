import { countOpening } from "../data/shareEvents.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { type OpenShare, openShareBody } from "../domain/share/shareBodies.ts";
import { countFor, refuseBeyond, SENDER_OPENINGS } from "../http/loginLimits.ts";
import { noSuchShare } from "../http/noSuchShare.ts";
import { openRoute } from "../http/Route.ts";
import type { Services } from "../http/Services.ts";

/** Counts that a share was opened, and on which day. Nothing about the reader is stored with it. */
export const openShare = openRoute<ApiAnswers["openShare"], OpenShare>({
  ...API_CALLS.openShare,
  input: openShareBody,
  async act(services, { sender }, opening) {
    const limits = [{ subject: `open-share sender ${sender}`, most: SENDER_OPENINGS }];
    await refuseBeyond(services, limits);
    const [counted] = await Promise.all([countInTurn(services, opening), countFor(services, limits)]);
    if (counted === null) throw noSuchShare();
    return { data: { counted } };
  },
});

/** Null if the share is not open to the reader. False if Firestore could not count: then the call succeeds nevertheless. */
function countInTurn({ db, limiter, log, now }: Services, opening: OpenShare): Promise<boolean | null> {
  // One at a time per share: a class that opens a link at once must not compete for one document.
  return limiter.run(
    `open-share ${opening.shareId}`,
    () => 1,
    async () => {
      try {
        return await countOpening(db, opening, now());
      } catch (error) {
        log("INFO", "An opening was not counted", { code: Object(error).code });
        return false;
      }
    },
  );
}
