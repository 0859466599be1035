import { Agent, type RequestOptions, request } from "node:http";
import { connect } from "node:http2";
import { loadFirestoreTypes } from "../../src/transport/protobufTypes.ts";
import { Chance, mutateBytes, mutateJson } from "./mutate.ts";
import { DATABASE, LISTEN, REQUESTS } from "./requests.ts";

/** How many requests are under way at once. */
const AT_ONCE = 20;

export interface Outcome {
  readonly sent: number;
  /** How many had each answer: an HTTP status, or a gRPC code. */
  readonly answers: Readonly<Record<string, number>>;
}

type Send = (chance: Chance) => Promise<string>;

/** Sends `count` mutated requests to a running emulator. A request that is never answered makes this hang. */
export const TRANSPORTS: Readonly<Record<"rest" | "webChannel" | "grpc", (port: number) => Sender>> = {
  rest: restSender,
  webChannel: webChannelSender,
  grpc: grpcSender,
};

interface Sender {
  readonly send: Send;
  readonly close: () => void;
}

export async function fuzz(
  open: (port: number) => Sender,
  port: number,
  count: number,
  seed: number,
): Promise<Outcome> {
  const answers: Record<string, number> = {};
  const sender = open(port);
  let left = count;
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const answer = await sender.send(new Chance(seed + left));
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  sender.close();
  return { sent: count, answers };
}

/** Answers that no request may ever have, however broken it is. */
export function faultsIn(answers: Outcome["answers"]): readonly string[] {
  return ["HTTP 500", "grpc 13", "none"].filter((answer) => answer in answers);
}

function restSender(port: number): Sender {
  const agent = new Agent({ keepAlive: true });
  return {
    close: () => agent.destroy(),
    send(chance) {
      const { rest, body } = chance.of(REQUESTS);
      const text = JSON.stringify(mutateJson(body, chance));
      const cut = chance.next(20) === 0 ? text.slice(0, chance.next(text.length)) : text;
      const path = chance.next(10) === 0 ? oddPath(chance) : `/v1/${DATABASE}/documents${rest}`;
      return http(
        { agent, port, path, method: chance.of<string>(["POST", "POST", "POST", "PATCH", "GET", "DELETE"]) },
        cut,
      );
    },
  };
}

function webChannelSender(port: number): Sender {
  const agent = new Agent({ keepAlive: true });
  return {
    close: () => agent.destroy(),
    send(chance) {
      const message = JSON.stringify(mutateJson(LISTEN, chance));
      const form = new URLSearchParams({
        count: chance.of(["1", "1", "2", "-1", "x"]),
        ofs: chance.of(["0", "0", "9", "x"]),
      });
      form.set(chance.of(["req0___data__", "req0___data__", "req1___data__", "headers"]), message);
      const kind = chance.of(["Listen", "Listen", "Write", "Nothing"]);
      const query = chance.of([
        "VER=8&RID=1",
        "VER=8&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid",
        "VER=8&RID=2&SID=none&AID=0",
        "VER=x&RID=&SID=",
        "VER=8&RID=rpc&SID=none&AID=-1&CI=1&TYPE=xmlhttp",
      ]);
      const path = `/google.firestore.v1.Firestore/${kind}/channel?${query}&database=${encodeURIComponent(DATABASE)}`;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = chance.next(10) === 0 ? String(mutateBytes(Buffer.from(form.toString()), chance)) : form.toString();
      return http({ agent, port, path, method: "POST", headers }, body);
    },
  };
}

function grpcSender(port: number): Sender {
  const session = connect(`http://127.0.0.1:${port}`);
  const typeOf = loadFirestoreTypes();
  const encoded = REQUESTS.map(({ method, body }) => ({ method, bytes: typeOf(`${method}Request`).encode(body) }));
  const [first, ...others] = encoded;
  if (!first) throw new Error("There is nothing to send.");
  return {
    close: () => session.close(),
    send(chance) {
      const { method, bytes } = chance.of([first, ...others]);
      const message = mutateBytes(bytes, chance);
      const frame = Buffer.alloc(5);
      // A length that lies makes the server wait for the rest, which the end of the stream tells it never comes.
      frame.writeUInt32BE(chance.next(30) === 0 ? message.length + 1 : message.length, 1);
      return new Promise((resolve) => {
        const stream = session.request({
          ":method": "POST",
          ":path": `/google.firestore.v1.Firestore/${chance.next(50) === 0 ? "Nothing" : method}`,
          "content-type": "application/grpc",
          te: "trailers",
          authorization: chance.of(["Bearer owner", "Bearer owner", "Bearer nonsense"]),
        });
        let code = "none";
        const hear = (headers: Readonly<Record<string, unknown>>) => {
          const { "grpc-status": status, "grpc-message": reason = "" } = headers;
          // Bytes that are no message never reach us: the library answers for itself, as Google's does.
          const isUnreadable = /serializ|incomplete|half closed/i.test(decodeURIComponent(String(reason)));
          if (status !== undefined) code = isUnreadable ? "unreadable" : `grpc ${status}`;
        };
        stream
          .on("response", hear)
          .on("trailers", hear)
          .on("error", () => undefined);
        stream.on("data", () => undefined).on("close", () => resolve(code));
        stream.end(Buffer.concat([frame, message]));
      });
    },
  };
}

function oddPath(chance: Chance): string {
  return chance.of([
    "/v1/projects/demo-fuzz/databases/(default)/documents/c",
    "/v1/projects/demo-fuzz/databases/(default)/documents/c/d?updateMask.fieldPaths=`",
    "/v1/projects/demo-fuzz/databases/(default)/documents/%E0%A4%A",
    "/v1/projects//databases//documents:commit",
    "/v1/projects/demo-fuzz/databases/(default)/documents/c/d/e?pageSize=-1&pageToken=!",
    "/emulator/v1/projects/demo-fuzz:securityRules",
    "/v1/projects/demo-fuzz/databases/(default)/documents/c?orderBy=,&mask.fieldPaths=..",
  ]);
}

function http(options: RequestOptions, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, host: "127.0.0.1" }, (response) => {
      response.resume().on("end", () => resolve(`HTTP ${response.statusCode}`));
    });
    sent.on("error", reject).end(body);
  });
}
