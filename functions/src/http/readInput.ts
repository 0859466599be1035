import type * as z from "zod/mini";
import { API_BODY_LIMIT } from "../domain/api/apiContract.ts";
import { ApiError } from "./ApiError.ts";
import type { Call } from "./Call.ts";

/** Validates a call's body or query with a schema. The error names the first invalid field. */
export function readInput<Input>(schema: z.ZodMiniType<Input>, call: Call, bodyLimit = API_BODY_LIMIT): Input {
  const parsed = schema.safeParse(call.method === "POST" ? jsonBody(call, bodyLimit) : call.query);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === "unrecognized_keys") {
    const field = issue.keys[0] ?? "";
    throw new ApiError("bad-request", `There is no field named ${field.slice(0, 40)}.`, field.slice(0, 40));
  }
  const field = issue?.path[0];
  if (typeof field !== "string") throw new ApiError("bad-request", "Send one JSON object.");
  const plain = issue?.code === "invalid_type" || issue?.code === "invalid_value";
  throw new ApiError("bad-request", plain ? `A valid ${field} is needed.` : (issue?.message ?? ""), field);
}

function jsonBody({ contentType, bodySize, body }: Call, bodyLimit: number): unknown {
  if (bodySize > bodyLimit) throw new ApiError("body-too-large", "This is too large for this call.");
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? "")) {
    throw new ApiError("not-json", "Send the body as application/json.");
  }
  return body;
}
