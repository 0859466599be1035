import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { readOpenShare } from "../../functions/src/data/readOpenShare.ts";
import { reportEnd } from "../../functions/src/data/shareEvents.ts";
import { SHARE_REPORTS, sharePath, shareReportPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { SHARE_ID, shareAccess } from "../../functions/src/domain/share/share.ts";

interface Store {
  readonly db: Firestore;
}

export interface ReportedShare {
  readonly shareId: string;
  readonly state: "open" | "closed or ended";
  /** Such as `harassment 2, other 1`. */
  readonly reasons: string;
  readonly lastReported: Date;
}

/** The reported shares, newest report first. What they contain cannot be read. */
export async function reportedShares({ db }: Store, most: number, now: Date): Promise<readonly ReportedShare[]> {
  const { docs } = await db.collection(SHARE_REPORTS).orderBy("last_reported_at", "desc").limit(most).get();
  return Promise.all(
    docs.map(async (report) => {
      const lastReported: unknown = report.get("last_reported_at");
      return {
        shareId: report.id,
        state: (await readOpenShare(db, report.id, now)) ? "open" : "closed or ended",
        reasons: Object.entries(Object(report.get("reasons")))
          .map(([reason, count]) => `${reason} ${count}`)
          .join(", "),
        lastReported: lastReported instanceof Timestamp ? lastReported.toDate() : new Date(0),
      } as const;
    }),
  );
}

export async function hasShare({ db }: Store, shareId: string): Promise<boolean> {
  return SHARE_ID.test(shareId) && (await db.doc(sharePath(shareId)).get()).exists;
}

/**
 * Closes a share: only its student can still read it, and delete it. The report stays, so that the student cannot create
 * a share with this id again. Returns false if there is no such share.
 */
export async function closeShare({ db }: Store, shareId: string, now: Date): Promise<boolean> {
  if (!SHARE_ID.test(shareId)) return false;
  return db.runTransaction(async (transaction) => {
    const share = await transaction.get(db.doc(sharePath(shareId)));
    if (!share.exists) return false;
    const { uid, ends_at } = shareAccess.parse(share.data());
    const closed_at = Timestamp.fromDate(now);
    transaction.update(share.ref, { closed_at });
    transaction.set(
      db.doc(shareReportPath(shareId)),
      { uid, closed_at, expires_at: reportEnd(ends_at) },
      { merge: true },
    );
    return true;
  });
}
