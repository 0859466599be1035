import type { Auth } from "firebase-admin/auth";
import type * as z from "zod/mini";
import { mergeGuest as mergeDocuments } from "../data/mergeGuest.ts";
import { studentName } from "../domain/account/studentName.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, mergeGuestBody } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { signedInRoute } from "../http/Route.ts";
import type { Services } from "../http/Services.ts";
import { type Caller, guestOf } from "../http/signedInCaller.ts";

/**
 * Copies a guest's plan into the caller's account and then deletes the guest: documents first, login last. The account
 * loses nothing; `data/mergeGuest.ts` has the rules. After a failure, the same call can be repeated with the same
 * result.
 */
export const mergeGuest = signedInRoute<ApiAnswers["mergeGuest"], z.infer<typeof mergeGuestBody>>({
  ...API_CALLS.mergeGuest,
  input: mergeGuestBody,
  async act(services, caller, { guestToken }) {
    const { auth, limiter } = services;
    if (caller.isGuest) throw new ApiError("conflict", "A guest's plan can only be added to an account.");
    const guest = await guestOf(auth, guestToken);
    if (!guest) throw new ApiError("bad-request", "Only a guest's plan can be added to an account.", "guestToken");
    // An earlier run of this call has deleted the guest.
    if (guest === "gone") return { data: { documents: 0 } };
    // One at a time in an instance, because of its memory.
    const documents = await limiter.run(
      "merge-guest",
      () => 1,
      () => moveAll(services, guest, caller),
    );
    return { data: { documents } };
  },
});

/** Returns the number of documents that were copied or merged. */
async function moveAll({ db, auth, deleteDocuments }: Services, guest: Caller, caller: Caller): Promise<number> {
  const merge = await mergeDocuments(db, guest.uid, { uid: caller.uid, displayName: studentName(caller) });
  if (merge.outcome === "too-many-rows") {
    throw new ApiError("conflict", "Both plans together have too many rows for one list. Delete some first.");
  }
  await deleteDocuments(db, guest.uid);
  await removeLogin(auth, guest.uid);
  return merge.documents;
}

async function removeLogin(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    // A parallel request has already deleted the guest.
    if (authCodeOf(error) !== "auth/user-not-found") throw error;
  }
}
