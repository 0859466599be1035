import { storeComment } from "../data/shareEvents.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { shareCommentsPath } from "../domain/records/firestorePaths.ts";
import { type CommentOnShare, commentOnShareBody } from "../domain/share/shareBodies.ts";
import { COMMENT_LIMIT, COMMENTS_PER_DAY } from "../domain/share/shareComment.ts";
import { ApiError } from "../http/ApiError.ts";
import {
  countFor,
  type Limit,
  refuseBeyond,
  SENDER_COMMENTS,
  SENDER_COMMENTS_EVERYWHERE,
} from "../http/loginLimits.ts";
import { noSuchShare } from "../http/noSuchShare.ts";
import { openRoute } from "../http/Route.ts";
import type { Services } from "../http/Services.ts";
import { shareWithKey } from "../http/shareWithKey.ts";

/**
 * Stores a reader's comment. The server cannot read it: only its size is checked, and how many there are. Counts tries
 * of a sender, and comments of a share, including one whose share ends before it is stored.
 */
export const commentOnShare = openRoute<ApiAnswers["commentOnShare"], CommentOnShare>({
  ...API_CALLS.commentOnShare,
  input: commentOnShareBody,
  async act(services, { sender }, comment) {
    const { shareId } = comment;
    const limits = [
      { subject: `comment-on-share sender ${sender} share ${shareId}`, most: SENDER_COMMENTS },
      { subject: `comment-on-share sender ${sender}`, most: SENDER_COMMENTS_EVERYWHERE },
    ];
    const share = await shareWithKey(services, comment).catch(async (refused: unknown) => {
      await refuseBeyond(services, limits);
      await countFor(services, limits);
      throw refused;
    });
    if (!share.takes_comments) throw new ApiError("not-allowed", "Comments are turned off here.");
    // One at a time per share, so comments at once are counted like comments in a row. Whoever has no key does not get
    // here, and so cannot make others wait.
    return services.limiter.run(
      `comment-on-share ${shareId}`,
      () => 1,
      () => storeWithLimits(services, limits, comment),
    );
  },
});

async function storeWithLimits(services: Services, limits: readonly Limit[], comment: CommentOnShare) {
  const { db, dailyAttempts } = services;
  const now = services.now();
  const { shareId } = comment;
  await refuseBeyond(services, limits);
  const day = `comment-on-share share ${shareId}`;
  const [[today = 0], all] = await Promise.all([
    dailyAttempts.read([day], now),
    countComments(services, shareId),
    countFor(services, limits),
  ]);
  if (all >= COMMENT_LIMIT) throw new ApiError("too-many-requests", "There is no more room for comments here.");
  if (today >= COMMENTS_PER_DAY) {
    throw new ApiError("too-many-requests", "There were many comments here today. Try again tomorrow.");
  }
  const [commentId] = await Promise.all([storeComment(db, comment, now), dailyAttempts.add([day], now)]);
  if (commentId === null) throw noSuchShare();
  return { data: { commentId } };
}

async function countComments({ db }: Services, shareId: string): Promise<number> {
  const ofReaders = db.collection(shareCommentsPath(shareId)).where("from", "==", "reader");
  return (await ofReaders.count().get()).data().count;
}
