import { sharePath } from "@domain/records/firestorePaths";
import type { RestAnswer } from "./restDocument.ts";
import { appToken, projectId } from "./sharedApp.ts";

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;

/** Requests the share where the page's head could not: with App Check, or in a build that does not know its project. */
export async function askForShare(shareId: string): Promise<RestAnswer> {
  const headers = new Headers();
  const token = await appToken();
  if (token !== null) headers.set("X-Firebase-AppCheck", token);
  const documents = `${origin()}/v1/projects/${await projectId()}/databases/(default)/documents`;
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(`${documents}/${sharePath(shareId)}`, { headers, signal });
  return { status: response.status, body: await response.json() };
}

function origin(): string {
  if (import.meta.env.MODE !== "emulators") return "https://firestore.googleapis.com";
  return `http://${import.meta.env.VITE_FIRESTORE_EMULATOR ?? "127.0.0.1:8080"}`;
}
