import type * as z from "zod/mini";
import { noInput } from "../domain/api/apiContract.ts";
import { ApiError } from "./ApiError.ts";
import type { Answer, Call, FileAnswer } from "./Call.ts";
import { pathToken } from "./pathToken.ts";
import { readInput } from "./readInput.ts";
import type { Services } from "./Services.ts";
import { type Caller, signedInCaller } from "./signedInCaller.ts";

/** One call of the API: its method and path, and the function that answers it. */
export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** The full path, including `/api`. `:token` stands for any text without a slash. */
  readonly path: string;
  /** The schema of the body or query. */
  readonly input: z.ZodMiniType;
  /** Whether it works without a session. */
  readonly isOpen: boolean;
  /** Whether others than our app call it, so without our App Check token. */
  readonly isForOthers?: boolean;
  answer(services: Services, call: Call): Promise<Answer<unknown> | FileAnswer>;
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
  /** Whether browsers call it by themselves: without our App Check token and with their own content types. */
  readonly takesBrowserReports?: boolean;
  /** Whether mail programs call it, with forms: without our App Check token, and with the input in the address. */
  readonly takesForms?: boolean;
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
  const { method, path, input, takesBrowserReports = false, takesForms = false, act } = route;
  return {
    method,
    path,
    input,
    isOpen: true,
    isForOthers: takesBrowserReports || takesForms,
    async answer(services, call) {
      const readable = takesForms ? formAsJson(call) : takesBrowserReports ? asJson(call) : call;
      return act(services, call, readInput(input, readable));
    },
  };
}

interface File extends Place {
  /** `token`: what the path has in the place of `:token`. */
  act(services: Services, asked: { readonly sender: string; readonly token: string }): Promise<FileAnswer>;
}

/** A file for other programs, which have neither a session nor our app: anyone who knows the token may read it. */
export function fileRoute({ method, path, act }: File): Route {
  return {
    method,
    path,
    input: noInput,
    isOpen: true,
    isForOthers: true,
    answer: (services, { sender, path: called }) => act(services, { sender, token: pathToken(path, called) ?? "" }),
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

/** The input of a form's call is in its address. The form itself is the same for everyone (RFC 8058, section 3.2). */
function formAsJson(call: Call): Call {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(call.contentType ?? "")) return call;
  return { ...call, contentType: "application/json", body: call.query };
}
