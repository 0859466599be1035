import { setTimeout } from "node:timers/promises";
import { isKnownDevice, rememberDevice } from "../data/knownDevices.ts";
import { loginEmailBody } from "../domain/account/loginEmailBody.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { ApiError } from "../http/ApiError.ts";
import { authCodeOf } from "../http/authCodeOf.ts";
import { DEVICE_SECONDS, deviceCookie, newDevice } from "../http/device.ts";
import {
  ACCOUNT_FAILURES,
  countFor,
  DEVICE_FAILURES,
  type Limit,
  refuseBeyond,
  SENDER_ACCOUNT_FAILURES,
  SENDER_FAILURES,
} from "../http/loginLimits.ts";
import { openRoute } from "../http/Route.ts";
import type { Services } from "../http/Services.ts";
import { tooManyRequests } from "../http/tooManyRequests.ts";
import { verifyPassword } from "../http/verifyPassword.ts";

interface Login {
  readonly email: string;
  readonly password: string;
}

/**
 * Counts only failures, per sender, per account, and per sender and account. A device that has logged in to this account
 * before has its own limit instead, so failures of others cannot lock it out.
 */
export const loginEmail = openRoute<ApiAnswers["loginEmail"], Login>({
  ...API_CALLS.loginEmail,
  input: loginEmailBody,
  async act(services, { sender, device }, login) {
    const { limiter, streaks } = services;
    const line = `login-email sender ${sender}`;
    const { waiting } = streaks.shareOf(sender);
    if (limiter.waiting(line) >= waiting) throw tooManyRequests();
    return limiter.run(
      line,
      () => streaks.shareOf(sender).atOnce,
      async () => {
        try {
          const reply = await logInWithLimits(services, sender, device, login);
          streaks.succeeded(sender);
          return reply;
        } catch (failure) {
          streaks.failed(sender);
          await setTimeout(streaks.shareOf(sender).pause);
          throw failure;
        }
      },
    );
  },
});

async function logInWithLimits(services: Services, sender: string, device: string | null, login: Login) {
  const known = device !== null && (await isDeviceOf(services, login.email, device)) ? device : null;
  const account = `login-email account ${login.email.toLowerCase()}`;
  const limits: readonly [Limit, ...Limit[]] =
    known === null
      ? [
          { subject: `${account} sender ${sender}`, most: SENDER_ACCOUNT_FAILURES },
          { subject: account, most: ACCOUNT_FAILURES },
          { subject: `login-email sender ${sender}`, most: SENDER_FAILURES },
        ]
      : [{ subject: `login-email device ${known}`, most: DEVICE_FAILURES }];
  // One try at a time per account, so parallel tries are counted like tries in a row.
  return services.limiter.run(
    known === null ? account : limits[0].subject,
    () => 1,
    () => logIn(services, login, limits, known),
  );
}

async function logIn(
  services: Services,
  { email, password }: Login,
  limits: readonly [Limit, ...Limit[]],
  known: string | null,
) {
  const [failures = 0] = await refuseBeyond(services, limits);
  const check = await verifyPassword(email, password, services.webApiKey());
  if (check.outcome === "too-many") throw tooManyRequests();
  if (check.outcome === "wrong") {
    await countFor(services, limits);
    // The same sentence for both cases, so it does not reveal which addresses have an account.
    throw new ApiError("not-signed-in", "The email address or the password is wrong.");
  }
  const device = known ?? newDevice();
  const [token] = await Promise.all([
    services.auth.createCustomToken(check.uid),
    rememberDevice(services.db, check.uid, device, DEVICE_SECONDS, services.now()),
    // Only failures in a row count against a sender or a device. Those of others stay.
    failures > 0 && services.attempts.forget(limits[0].subject, services.now()),
  ]);
  return { data: { uid: check.uid, token }, cookie: deviceCookie(device) };
}

async function isDeviceOf({ auth, db, now }: Services, email: string, device: string): Promise<boolean> {
  try {
    const { uid } = await auth.getUserByEmail(email);
    return await isKnownDevice(db, uid, device, now());
  } catch (error) {
    if (["auth/user-not-found", "auth/invalid-email"].includes(authCodeOf(error))) return false;
    throw error;
  }
}
