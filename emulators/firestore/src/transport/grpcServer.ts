import type { Duplex } from "node:stream";
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type StatusObject,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import type { Caller, Json } from "../model/Caller.ts";
import { callerOf } from "./caller.ts";
import type { FirestoreMethods, StreamingMethod, UnaryMethod } from "./firestoreMethods.ts";
import type { FirestoreStreams, ServerStream, StreamMethod } from "./firestoreStreams.ts";
import { loadFirestoreTypes } from "./protobufTypes.ts";
import { statusNumber, toFirestoreError } from "./status.ts";

const messageLimit = 100 * 1024 * 1024;

/** Response types that are not named after their method. */
const responseTypes: { readonly [method: string]: string } = {
  GetDocument: "Document",
  CreateDocument: "Document",
  UpdateDocument: "Document",
  DeleteDocument: "google.protobuf.Empty",
  Rollback: "google.protobuf.Empty",
};

/** v1beta1 has the same methods and message formats as v1. */
const versions = ["v1", "v1beta1"] as const;

export interface GrpcServer {
  /** Takes over a connection that starts with the HTTP/2 preface. */
  accept(socket: Duplex): void;
  stop(): void;
}

/** Serves the methods over gRPC. The library answers UNIMPLEMENTED for Firestore methods that the emulator lacks. */
export function grpcServer(methods: FirestoreMethods, streams: FirestoreStreams): GrpcServer {
  const server = new Server({
    "grpc.max_receive_message_length": messageLimit,
    "grpc.max_send_message_length": messageLimit,
  });
  const implementation: UntypedServiceImplementation = {
    ...mapValues(methods.unary, unaryHandler),
    ...mapValues(methods.streaming, streamingHandler),
    Listen: bidiHandler(streams.Listen),
    Write: bidiHandler(streams.Write),
  };
  const messages = messageTypes(methods);
  for (const version of versions) server.addService(describeService(messages, version), implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    stop: () => server.forceShutdown(),
  };
}

/** The serializers of each method's messages. */
function messageTypes(methods: FirestoreMethods) {
  const typeOf = loadFirestoreTypes();
  function describe(name: string, requestStream: boolean, responseStream: boolean) {
    const request = typeOf(`${name}Request`);
    const response = typeOf(responseTypes[name] ?? `${name}Response`);
    return {
      requestStream,
      responseStream,
      requestSerialize: request.encode,
      requestDeserialize: request.decode,
      responseSerialize: response.encode,
      responseDeserialize: response.decode,
    };
  }
  return {
    ...mapValues(methods.unary, (_, name) => describe(name, false, false)),
    ...mapValues(methods.streaming, (_, name) => describe(name, false, true)),
    Listen: describe("Listen", true, true),
    Write: describe("Write", true, true),
  };
}

function describeService(messages: ReturnType<typeof messageTypes>, version: string): ServiceDefinition {
  return mapValues(messages, (types, name) => ({ path: `/google.firestore.${version}.Firestore/${name}`, ...types }));
}

function unaryHandler(method: UnaryMethod): handleUnaryCall<Json, Json> {
  return async (call, callback) => {
    try {
      callback(null, await method(callerIn(call.metadata), call.request));
    } catch (thrown) {
      callback(statusOf(thrown));
    }
  };
}

function streamingHandler(method: StreamingMethod): handleServerStreamingCall<Json, Json> {
  return async (call) => {
    try {
      for (const response of await method(callerIn(call.metadata), call.request)) call.write(response);
      call.end();
    } catch (thrown) {
      call.emit("error", statusOf(thrown));
    }
  };
}

function bidiHandler(method: StreamMethod): handleBidiStreamingCall<Json, Json> {
  return (call) => {
    let stream: ServerStream;
    try {
      stream = method(callerIn(call.metadata), {
        send: (response) => void call.write(response),
        fail: (error) => void call.emit("error", statusOf(error)),
        complete: () => call.end(),
      });
    } catch (thrown) {
      call.emit("error", statusOf(thrown));
      return;
    }
    call.on("data", (request: Json) => stream.receive(request));
    call.on("end", () => void stream.finish().then(() => call.end()));
    call.on("cancelled", () => stream.close());
    call.on("close", () => stream.close());
  };
}

function callerIn(metadata: Metadata): Caller {
  return callerOf(metadata.get("authorization")[0]?.toString());
}

function statusOf(thrown: unknown): Partial<StatusObject> & Error {
  const error = toFirestoreError(thrown);
  return Object.assign(new Error(error.message), { code: statusNumber[error.code], details: error.message });
}

function mapValues<In, Out>(
  record: { readonly [key: string]: In },
  map: (value: In, key: string) => Out,
): { [key: string]: Out } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
