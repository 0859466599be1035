import type * as z from "zod/mini";
import { ApiError } from "./ApiError.ts";
import type { Answer, Call } from "./Call.ts";
import { readInput } from "./readInput.ts";
import type { Services } from "./Services.ts";
import { type Caller, signedInCaller } from "./signedInCaller.ts";

/** One call of the API: its method and path, and the function that answers it. */
export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** The full path, including `/api`. */
  readonly path: string;
  /** The schema of the body or query. */
  readonly input: z.ZodMiniType;
  /** Whether it works without a session. */
  readonly isOpen: boolean;
  /** Whether browsers call it by themselves: without our App Check token and with their own content types. */
  readonly takesBrowserReports?: boolean;
  answer(services: Services, call: Call): Promise<Answer<unknown>>;
}

interface Place {
  readonly method: Route["method"];
  readonly path: string;
}

interface SignedIn<Input, Answered> extends Place {
  readonly input: z.ZodMiniType<Input>;
  /** The body limit in bytes, for the few calls that accept more than others. */
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

/** A call for signed-in users: authenticates, validates, then acts. A route file only contains the act. */
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

/** A call that needs no session. It only knows the sender and the device. */
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

/** Browsers send reports as JSON with another content type, so they arrive unparsed. */
function asJson(call: Call): Call {
  const { contentType = "", rawBody } = call;
  if (!/^application\/(csp-report|reports\+json)\s*(;|$)/i.test(contentType)) return call;
  try {
    return { ...call, contentType: "application/json", body: JSON.parse(new TextDecoder().decode(rawBody)) };
  } catch {
    throw new ApiError("bad-request", "The body is not valid JSON.");
  }
}
