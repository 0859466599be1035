import type { Caller, Json } from "../model/Caller.ts";
import type { FirestoreMethods } from "../transport/firestoreMethods.ts";
import type { Transport } from "./RecordedRequest.ts";
import type { RequestLog } from "./RequestLog.ts";
import { documentsIn } from "./summarize.ts";

/** The same methods; each request that comes over this transport is written into the log. */
export function recordMethods(methods: FirestoreMethods, log: RequestLog, transport: Transport): FirestoreMethods {
  function record<Answer extends Json>(name: string, method: (caller: Caller, request: Json) => Promise<Answer>) {
    return async (caller: Caller, message: Json): Promise<Answer> => {
      const own = { ...caller };
      const request = log.begin(transport, name, own, message);
      try {
        const answer = await method(own, message);
        log.succeed(request, documentsIn(answer));
        return answer;
      } catch (thrown) {
        log.fail(request, thrown);
        throw thrown;
      }
    };
  }
  return {
    unary: mapEntries(methods.unary, (method, name) => record(name, method)),
    streaming: mapEntries(methods.streaming, (method, name) => record(name, method)),
  };
}

function mapEntries<Value>(
  record: { readonly [key: string]: Value },
  map: (value: Value, key: string) => Value,
): { [key: string]: Value } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
