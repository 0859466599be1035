import { createRequire } from "node:module";

const ofTests = createRequire(import.meta.url);
const ofFirebase = createRequire(ofTests.resolve("firebase/firestore"));
const ofFirestore = createRequire(ofFirebase.resolve("@firebase/firestore"));

/**
 * The gRPC client that Firebase's web SDK brings to Node: an older version than the one the emulator runs, so that the
 * emulator is not only tested against itself.
 */
export const webSdkGrpc: typeof import("@grpc/grpc-js") = ofFirestore("@grpc/grpc-js");
