import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { sharePath } from "../../functions/src/domain/records/firestorePaths.ts";
import { FEW_PARTS, sealedShare } from "../support/sealedShare.ts";

/** Fixed, because the places name it. */
const PASS = { shareId: "sharedForTheA11ySweep0", key: "A".repeat(43) };

export const SHARED_LINK = `/shared/${PASS.shareId}#${PASS.key}`;

/** Stores the share that `SHARED_LINK` opens. */
export async function storeSharedPlace(environment: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId: environment.GCLOUD_PROJECT ?? "" }, "a11y");
  const share = await sealedShare(PASS, "a-student", FEW_PARTS);
  await getFirestore(app).doc(sharePath(PASS.shareId)).set(share);
  await deleteApp(app);
}
