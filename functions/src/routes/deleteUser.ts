import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, noInput } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { signedInRoute } from "../http/Route.ts";

/** How long a login is fresh enough for what cannot be undone, in milliseconds. */
const FRESH = 60 * 60_000;

/** Documents first: should anything fail on the way, the student can still sign in and try again. */
export const deleteUser = signedInRoute<ApiAnswers["deleteUser"], object>({
  ...API_CALLS.deleteUser,
  input: noInput,
  async act({ db, auth, now, deleteDocuments }, { uid, isGuest, signedInAt }) {
    // A device left open is no consent. A guest has no way to log in again, and so is not asked.
    if (!isGuest && now().getTime() - signedInAt.getTime() > FRESH) {
      throw new ApiError("sign-in-too-old", "For your safety, log in again to delete your account.");
    }
    const documents = await deleteDocuments(db, uid);
    try {
      await auth.deleteUser(uid);
    } catch (error) {
      // The same call at the same moment was first.
      if (authCodeOf(error) === "auth/user-not-found") throw new ApiError("not-found", "This account is gone already.");
      throw error;
    }
    // What the same student's other device has written in between, when its token still held, goes as well.
    return { data: { documents: documents + (await deleteDocuments(db, uid)) } };
  },
});
