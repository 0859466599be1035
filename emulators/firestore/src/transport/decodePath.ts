import { FirestoreError } from "../model/FirestoreError.ts";

/** Undoes the URL encoding of each segment of a path. */
export function decodePath(path: string): string {
  try {
    return path.split("/").map(decodeURIComponent).join("/");
  } catch {
    throw new FirestoreError("INVALID_ARGUMENT", `The path "${path}" is not encoded correctly.`);
  }
}
