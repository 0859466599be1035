/** The entry `@cairn/firestore-emulator/operations`: Firestore's methods on documents in memory, without a server. */
export type { Caller } from "../model/Caller.ts";
export { FirestoreError } from "../model/FirestoreError.ts";
export type { Value } from "../model/Value.ts";
export type { FieldTransform, Write } from "../model/Write.ts";
export { DocumentStore } from "../store/DocumentStore.ts";
export { Operations } from "./Operations.ts";
