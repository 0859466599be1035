import type { ApiAnswers, ApiFailure } from "@domain/api/apiContract";
import { API_TIMEOUT } from "@domain/api/apiTimeout";
import { SHARE_CALLS } from "@domain/api/shareCalls";
import type { commentOnShareBody, openShareBody, reportShareBody } from "@domain/share/shareBodies";
import type * as z from "zod/mini";
import { AppError, apiFailure, unreachable } from "../base/errors.ts";
import { appToken } from "./sharedApp.ts";

interface ShareBodies {
  readonly commentOnShare: z.infer<typeof commentOnShareBody>;
  readonly openShare: z.infer<typeof openShareBody>;
  readonly reportShare: z.infer<typeof reportShareBody>;
}

/** How far the server's clock is ahead of this device's, in milliseconds. Known to a second after the first answer. */
let ahead = 0;

/** The server's clock, or the device's before the first answer, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Makes one of the calls that this page makes, without a session. @throws AppError with a message for the reader */
export async function callShareApi<Name extends keyof ShareBodies>(
  name: Name,
  body: ShareBodies[Name],
): Promise<ApiAnswers[Name]> {
  const { method, path } = SHARE_CALLS[name];
  let envelope: { readonly data: ApiAnswers[Name] } | ApiFailure;
  try {
    const headers = new Headers({ "Content-Type": "application/json" });
    const token = await appToken();
    if (token !== null) headers.set("X-Firebase-AppCheck", token);
    const signal = AbortSignal.timeout(API_TIMEOUT);
    const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal });
    const serverTime = Date.parse(response.headers.get("Date") ?? "");
    if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now();
    envelope = await response.json();
  } catch (failure) {
    throw unreachable(failure);
  }
  if (!("error" in envelope)) return envelope.data;
  const { code, message, field } = envelope.error;
  // The server says which limit, and for how long.
  throw code === "too-many-requests" ? new AppError(code, message) : apiFailure(code, message, field);
}
