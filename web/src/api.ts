import type { ApiAnswers, ApiFailure, changeStageBody, registerBody, registerEmailBody } from "@domain/apiContract";
import { API_TIMEOUT } from "@domain/apiTimeout";
import type { PlanFile } from "@domain/planFile";
import type * as z from "zod/mini";
import { apiFailure, unreachable } from "./errors.ts";

export type Flow = "login" | "register";

type Envelope<Answer> = { readonly data: Answer } | ApiFailure;

interface Request {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
}

/**
 * Our API as the browser sees it. `idToken` is asked before each call, so a token is never older than the SDK allows;
 * `onRefused` hears of every token that our server does not take.
 */
export function createApi(
  idToken: () => Promise<string | null>,
  base = () => "/api",
  onRefused: () => void = () => undefined,
) {
  async function call<Answer>({ method, path, body }: Request): Promise<Answer> {
    const token = await idToken();
    const headers = new Headers();
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    if (body) headers.set("Content-Type", "application/json");
    let envelope: Envelope<Answer>;
    try {
      const response = await fetch(base() + path, {
        method,
        headers,
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
    registerEmail: (body: z.infer<typeof registerEmailBody>) =>
      call<ApiAnswers["registerEmail"]>({ method: "POST", path: "/auth/register-email", body }),
    register: (body: z.infer<typeof registerBody>) =>
      call<ApiAnswers["register"]>({ method: "POST", path: "/auth/register", body }),
    checkUser: (flow: Flow) => call<ApiAnswers["checkUser"]>({ method: "GET", path: `/auth/check-user?flow=${flow}` }),
    logOutEverywhere: () =>
      call<ApiAnswers["logOutEverywhere"]>({ method: "POST", path: "/auth/log-out-everywhere", body: {} }),
    deleteUser: () => call<ApiAnswers["deleteUser"]>({ method: "DELETE", path: "/auth/delete-user" }),
    getStages: () => call<ApiAnswers["getStages"]>({ method: "GET", path: "/stage/get-stages" }),
    changeStage: (body: z.infer<typeof changeStageBody>) =>
      call<ApiAnswers["changeStage"]>({ method: "POST", path: "/stage/change-stage", body }),
    importPlan: (body: PlanFile) =>
      call<ApiAnswers["importPlan"]>({ method: "POST", path: "/dashboard/user/import", body }),
  };
}

export type Api = ReturnType<typeof createApi>;
