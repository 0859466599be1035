import type * as z from "zod/mini";
import { ApiError } from "./ApiError.ts";
import type { Answer, Call } from "./Call.ts";
import { readInput } from "./readInput.ts";
import type { Services } from "./Services.ts";
import { type Caller, signedInCaller } from "./signedInCaller.ts";

/** One call of the API: where it answers, and the answer. */
export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** From the root of the site, with `/api`. */
  readonly path: string;
  /** What the call brings, in its body or its query. */
  readonly input: z.ZodMiniType;
  /** Made before there is a session. */
  readonly isOpen: boolean;
  /** Browsers call it by themselves: without our App Check token, under content types of their own. */
  readonly takesBrowserReports?: boolean;
  answer(services: Services, call: Call): Promise<Answer<unknown>>;
}

interface Place {
  readonly method: Route["method"];
  readonly path: string;
}

interface SignedIn<Input, Answered> extends Place {
  readonly input: z.ZodMiniType<Input>;
  /** For the rare call that takes more than the others, in bytes. */
  readonly bodyLimit?: number;
  act(services: Services, caller: Caller, input: Input): Promise<Answer<Answered>>;
}

/** A caller without a session. */
export type Visitor = Pick<Call, "sender" | "device">;

interface Open<Input, Answered> extends Place {
  readonly input: z.ZodMiniType<Input>;
  readonly takesBrowserReports?: boolean;
  act(services: Services, visitor: Visitor, input: Input): Promise<Answer<Answered>>;
}

/** A call for whoever is signed in: auth, then validate, then act. A route file holds only the act. */
export function signedInRoute<Answered, Input>(route: SignedIn<Input, Answered>): Route {
  const { method, path, input, bodyLimit, act } = route;
  return {
    method,
    path,
    input,
    isOpen: false,
    async answer(services, call) {
      const caller = await signedInCaller(services.auth, call.authorization);
      return act(services, caller, readInput(input, call, bodyLimit));
    },
  };
}

/** A call made before there is a session. It knows only where it comes from. */
export function openRoute<Answered, Input>(route: Open<Input, Answered>): Route {
  const { method, path, input, takesBrowserReports = false, act } = route;
  return {
    method,
    path,
    input,
    isOpen: true,
    takesBrowserReports,
    async answer(services, call) {
      return act(services, call, readInput(input, takesBrowserReports ? asJson(call) : call));
    },
  };
}

/** A report of a browser is JSON under another name, and so comes unparsed. */
function asJson(call: Call): Call {
  const { contentType = "", rawBody } = call;
  if (!/^application\/(csp-report|reports\+json)\s*(;|$)/i.test(contentType)) return call;
  try {
    return { ...call, contentType: "application/json", body: JSON.parse(new TextDecoder().decode(rawBody)) };
  } catch {
    throw new ApiError("bad-request", "The body is not valid JSON.");
  }
}
