import type { Auth } from "firebase-admin/auth";
import type * as z from "zod/mini";
import { mergeGuest as mergeDocuments } from "../data/mergeGuest.ts";
import { studentName } from "../domain/account/studentName.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, mergeGuestBody } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { signedInRoute } from "../http/Route.ts";
import { guestOf } from "../http/signedInCaller.ts";

/**
 * Brings the plan of a guest into the caller's account and then removes the guest: documents first, login last. Nothing
 * of the account is lost; `data/mergeGuest.ts` has the rules. The same call again, after any failure, ends the same way.
 */
export const mergeGuest = signedInRoute<ApiAnswers["mergeGuest"], z.infer<typeof mergeGuestBody>>({
  ...API_CALLS.mergeGuest,
  input: mergeGuestBody,
  async act({ db, auth, deleteDocuments }, caller, { guestToken }) {
    if (caller.isGuest) throw new ApiError("conflict", "A guest's plan can only be added to an account.");
    const guest = await guestOf(auth, guestToken);
    if (!guest) throw new ApiError("bad-request", "Only a guest's plan can be added to an account.", "guestToken");
    // Gone since an earlier run of this call.
    if (guest === "gone") return { data: { documents: 0 } };
    const merge = await mergeDocuments(db, guest.uid, { uid: caller.uid, displayName: studentName(caller) });
    if (merge.outcome === "too-many-rows") {
      throw new ApiError("conflict", "Both plans together have more rows than one list holds. Delete some first.");
    }
    await deleteDocuments(db, guest.uid);
    await removeLogin(auth, guest.uid);
    return { data: { documents: merge.documents } };
  },
});

async function removeLogin(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    // The same call at the same moment was first.
    if (authCodeOf(error) !== "auth/user-not-found") throw error;
  }
}
