import type { registerEmailBody } from "@domain/account/registerEmailBody";
import type { ApiPlace } from "@domain/api/ApiPlace";
import type { ApiAnswers, ApiFailure, changeStageBody, mergeGuestBody, registerBody } from "@domain/api/apiContract";
import { API_TIMEOUT } from "@domain/api/apiTimeout";
import { FIRST_CALLS, type FirstCallName } from "@domain/api/firstCalls";
import type { PlanFile } from "@domain/records/planFile";
import type * as z from "zod/mini";
import { apiFailure, unreachable } from "./errors.ts";

export type Flow = "login" | "register";

type Envelope<Answer> = { readonly data: Answer } | ApiFailure;

interface Brought {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

function headersOf(idToken: string | null, appToken: string | null, body: object | undefined): Headers {
  const headers = new Headers();
  if (idToken !== null) headers.set("Authorization", `Bearer ${idToken}`);
  if (appToken !== null) headers.set("X-Firebase-AppCheck", appToken);
  if (body) headers.set("Content-Type", "application/json");
  return headers;
}

/**
 * The client of our API. It asks `idToken` before each call, so a token is never older than the SDK allows. `onRefused`
 * is called with every token that our server rejects. `appToken` is App Check's, if the build uses it. `onAnswered` gets the server's clock, as the header says it.
 */
export function createApi(
  idToken: () => Promise<string | null>,
  origin = () => "",
  onRefused: () => void = () => undefined,
  appToken: () => Promise<string | null> = async () => null,
  onAnswered: (date: string | null) => void = () => undefined,
) {
  async function ask<Answer>({ method, path }: ApiPlace, { body, query }: Brought = {}): Promise<Answer> {
    const token = await idToken();
    const app = await appToken().catch((failure: unknown) => {
      throw unreachable(failure);
    });
    let envelope: Envelope<Answer>;
    try {
      const response = await fetch(origin() + path + (query ? `?${new URLSearchParams(query)}` : ""), {
        method,
        headers: headersOf(token, app, body),
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(API_TIMEOUT),
      });
      onAnswered(response.headers.get("date"));
      envelope = await response.json();
    } catch (failure) {
      // No answer, a late answer, or one that is not from our server (a proxy's error page).
      throw unreachable(failure);
    }
    // The envelope decides, not the status: check-user answers an unregistered student with 403 and `data`.
    if ("error" in envelope) {
      const { code, message, field } = envelope.error;
      if (code === "not-signed-in" && token !== null) onRefused();
      throw apiFailure(code, message, field);
    }
    return envelope.data;
  }

  const call = <Name extends FirstCallName>(name: Name, brought?: Brought) =>
    ask<ApiAnswers[Name]>(FIRST_CALLS[name], brought);

  return {
    /** For calls of screens that load later, which know their own paths. */
    ask,
    registerEmail: (body: z.infer<typeof registerEmailBody>) => call("registerEmail", { body }),
    register: (body: z.infer<typeof registerBody>) => call("register", { body }),
    checkUser: (flow: Flow) => call("checkUser", { query: { flow } }),
    mergeGuest: (body: z.infer<typeof mergeGuestBody>) => call("mergeGuest", { body }),
    logOutEverywhere: () => call("logOutEverywhere", { body: {} }),
    deleteUser: () => call("deleteUser"),
    getStages: () => call("getStages"),
    changeStage: (body: z.infer<typeof changeStageBody>) => call("changeStage", { body }),
    threadAccounts: (uids: string[]) => call("threadAccounts", { body: { uids } }),
    importPlan: (body: PlanFile) => call("importPlan", { body }),
  };
}

export type Api = ReturnType<typeof createApi>;
