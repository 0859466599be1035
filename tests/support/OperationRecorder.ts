import type { Readable } from "node:stream";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

/** One request to Firestore or call of Firebase Auth. */
export interface Operation {
  /** Firestore's name for the request, such as `runQuery`, or `auth.getUser`. */
  readonly method: string;
  readonly request: unknown;
  readonly responses: unknown[];
  /** Counted in beginnings and ends of operations. */
  readonly began: number;
  ended: number;
  /** Sends a request like this again. Resolves with the responses. */
  send(request: unknown): Promise<readonly unknown[]>;
}

/** All that the Admin SDK sends to Firestore goes through these two methods. They are internal to the SDK. */
interface Sender {
  request(method: string, request: unknown, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, isBidirectional: boolean, request: unknown, tag: string): Promise<Readable>;
}

/** Records what the server's code asks of Firestore and Firebase Auth in this process. */
export class OperationRecorder {
  /** Calls `auth`, and records it. */
  readonly auth: Auth;
  #operations: Operation[] | null = null;
  #moment = 0;

  /** @param db Only for the recorder: it stays changed. */
  constructor(db: Firestore, auth: Auth) {
    this.#watchFirestore(db as unknown as Sender);
    this.auth = new Proxy(auth, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) =>
          this.#run(`auth.${String(name)}`, args, (given) => method.apply(target, given as unknown[]));
      },
    });
  }

  /** Returns the operations in the order in which they began. */
  async record(act: () => Promise<unknown>): Promise<readonly Operation[]> {
    const operations: Operation[] = [];
    const { fetch } = globalThis;
    this.#operations = operations;
    globalThis.fetch = (address, { method = "GET", headers = {}, body = null } = {}) => {
      const send = ([to, init]: [string, RequestInit]) => fetch(to, init);
      return this.#run("auth.fetch", [String(address), { method, headers, body }], send);
    };
    try {
      await act();
    } finally {
      globalThis.fetch = fetch;
      this.#operations = null;
    }
    return operations;
  }

  #watchFirestore(sender: Sender): void {
    const [request, requestStream] = [sender.request.bind(sender), sender.requestStream.bind(sender)];
    sender.request = (method, sent, ...rest) => this.#run(method, sent, (given) => request(method, given, ...rest));
    sender.requestStream = async (method, isBidirectional, sent, tag) => {
      const open = (given: unknown) => requestStream(method, isBidirectional, given, tag);
      const operation = this.#begin(method, sent, async (given) => (await open(given)).resume().toArray());
      const stream = await open(sent);
      if (operation) this.#watchStream(stream, operation);
      return stream;
    };
  }

  #watchStream(stream: Readable, operation: Operation): void {
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string, ...args: unknown[]) => {
      if (event === "data") operation.responses.push(args[0]);
      if (event === "end") this.#end(operation);
      return emit(event, ...args);
    };
  }

  async #run<Request, Response>(
    method: string,
    request: Request,
    send: (given: Request) => Promise<Response>,
  ): Promise<Response> {
    // A request is sent again with the type that it was recorded with.
    const operation = this.#begin(method, request, async (given) => [await send(given as Request)]);
    const response = await send(request);
    operation?.responses.push(response);
    if (operation) this.#end(operation);
    return response;
  }

  #begin(method: string, request: unknown, send: Operation["send"]): Operation | null {
    if (!this.#operations) return null;
    const operation = { method, request, responses: [], began: this.#moment++, ended: Number.POSITIVE_INFINITY, send };
    this.#operations.push(operation);
    return operation;
  }

  #end(operation: Operation): void {
    operation.ended = this.#moment++;
  }
}
