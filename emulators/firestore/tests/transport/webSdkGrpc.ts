import { createRequire } from "node:module";

const ofTests = createRequire(import.meta.url);
const ofFirebase = createRequire(ofTests.resolve("firebase/firestore"));
const ofFirestore = createRequire(ofFirebase.resolve("@firebase/firestore"));

/**
 * The gRPC client of Firebase's web SDK in Node. It is older than the emulator's version, so the tests also cover
 * another implementation.
 */
export const webSdkGrpc: typeof import("@grpc/grpc-js") = ofFirestore("@grpc/grpc-js");
