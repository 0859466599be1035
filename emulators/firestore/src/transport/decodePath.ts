import { FirestoreError } from "../model/FirestoreError.ts";

/** Decodes the URL encoding of each path segment. */
export function decodePath(path: string): string {
  try {
    return path.split("/").map(decodeURIComponent).join("/");
  } catch {
    throw new FirestoreError("INVALID_ARGUMENT", `The path "${path}" is not encoded correctly.`);
  }
}
