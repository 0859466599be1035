import type { UserRecord } from "firebase-admin/auth";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, threadAccountsBody } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";

/** Whose accounts the threads of support belong to; what a thread itself says of its writer is only typed. */
export const threadAccounts = signedInRoute<ApiAnswers["threadAccounts"], { uids: string[] }>({
  ...API_CALLS.threadAccounts,
  input: threadAccountsBody,
  async act({ auth }, { isAdmin }, { uids }) {
    if (!isAdmin) throw new ApiError("not-allowed", "Only those who answer support may ask this.");
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    return { data: users.map(accountOf) };
  },
});

function accountOf({ uid, email, emailVerified }: UserRecord) {
  return { uid, email: email ?? null, isVerified: email !== undefined && emailVerified };
}
