import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls";
import type {
  ApiAnswers,
  ApiFailure,
  changeStageBody,
  mergeGuestBody,
  registerBody,
  registerEmailBody,
} from "@domain/api/apiContract";
import { API_TIMEOUT } from "@domain/api/apiTimeout";
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
 * Our API as the browser sees it. `idToken` is asked before each call, so a token is never older than the SDK allows;
 * `onRefused` hears of every token that our server does not take. `appToken` is App Check's, where the build has it.
 */
export function createApi(
  idToken: () => Promise<string | null>,
  origin = () => "",
  onRefused: () => void = () => undefined,
  appToken: () => Promise<string | null> = async () => null,
) {
  async function call<Name extends ApiCallName>(name: Name, { body, query }: Brought = {}): Promise<ApiAnswers[Name]> {
    const { method, path } = API_CALLS[name];
    const token = await idToken();
    const app = await appToken().catch((failure: unknown) => {
      throw unreachable(failure);
    });
    let envelope: Envelope<ApiAnswers[Name]>;
    try {
      const response = await fetch(origin() + path + (query ? `?${new URLSearchParams(query)}` : ""), {
        method,
        headers: headersOf(token, app, body),
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(API_TIMEOUT),
      });
      envelope = await response.json();
    } catch (failure) {
      // No answer, a late answer, or one that is not ours (a proxy's error page).
      throw unreachable(failure);
    }
    // The envelope decides, not the status: check-user answers a student who is not registered with a 403 and `data`.
    if ("error" in envelope) {
      const { code, message, field } = envelope.error;
      if (code === "not-signed-in" && token !== null) onRefused();
      throw apiFailure(code, message, field);
    }
    return envelope.data;
  }

  return {
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
