import { hasDocuments } from "../data/deleteDocuments.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, noInput } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { signedInRoute } from "../http/Route.ts";

/** How recent the login must be for an action that cannot be undone, in milliseconds. */
const FRESH = 60 * 60_000;

/** Deletes documents first: if a later step fails, the student can still sign in and try again. */
export const deleteUser = signedInRoute<ApiAnswers["deleteUser"], object>({
  ...API_CALLS.deleteUser,
  input: noInput,
  async act({ db, auth, now, deleteDocuments }, { uid, isGuest, signedInAt }) {
    // A device left unlocked is not consent. A guest cannot log in again, so guests are exempt.
    if (!isGuest && now().getTime() - signedInAt.getTime() > FRESH) {
      throw new ApiError("sign-in-too-old", "For your safety, log in again to delete your account.");
    }
    const documents = await deleteDocuments(db, uid);
    try {
      await auth.deleteUser(uid);
    } catch (error) {
      // A parallel request has already deleted the account.
      if (authCodeOf(error) === "auth/user-not-found")
        throw new ApiError("not-found", "This account is already deleted.");
      throw error;
    }
    // Also deletes what another device of the student has written meanwhile with a token that was still valid.
    const late = (await hasDocuments(db, uid)) ? await deleteDocuments(db, uid) : 0;
    return { data: { documents: documents + late } };
  },
});
