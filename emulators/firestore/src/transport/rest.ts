import type { IncomingMessage } from "node:http";
import type { Caller, Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { callerOf } from "./caller.ts";
import type { FirestoreMethods } from "./firestoreMethods.ts";
import type { HttpAnswer } from "./httpAnswer.ts";
import { readBody } from "./httpBody.ts";
import { parseJson } from "./parseJson.ts";
import type { JsonObject } from "./protoJsonReader.ts";
import { restRoute } from "./restRoute.ts";

/** Answers a REST request. Null if the path is not REST's. A stream of responses becomes an array. */
export async function answerRest(
  methods: FirestoreMethods,
  request: IncomingMessage,
  url: URL,
): Promise<HttpAnswer | null> {
  const call = restRoute(request.method ?? "GET", url);
  if (call === null) return null;
  const caller = callerOf(request.headers.authorization);
  const body = await readBody(request);
  const message = call.request(body === "" ? {} : parseJson(body));
  return { status: 200, body: await callMethod(methods, call.method, caller, message) };
}

function callMethod(
  methods: FirestoreMethods,
  name: string,
  caller: Caller,
  message: Json,
): Promise<JsonObject | JsonObject[]> {
  const method = methods.unary[name] ?? methods.streaming[name];
  if (!method) {
    throw new FirestoreError("UNIMPLEMENTED", `Method google.firestore.v1.Firestore/${name} is unimplemented`);
  }
  return method(caller, message);
}
