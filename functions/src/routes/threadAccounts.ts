import type { UserRecord } from "firebase-admin/auth";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, threadAccountsBody } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { signedInRoute } from "../http/Route.ts";

/** Looks up the accounts behind support threads. The names in a thread are only what its writer typed. */
export const threadAccounts = signedInRoute<ApiAnswers["threadAccounts"], { uids: string[] }>({
  ...API_CALLS.threadAccounts,
  input: threadAccountsBody,
  async act({ auth }, { isAdmin }, { uids }) {
    if (!isAdmin) throw new ApiError("not-allowed", "Only support staff can do this.");
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    return { data: users.map(accountOf) };
  },
});

function accountOf({ uid, email, emailVerified }: UserRecord) {
  return { uid, email: email ?? null, isVerified: email !== undefined && emailVerified };
}
