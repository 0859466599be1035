import type { FirebaseOptions } from "firebase/app";
import { unreachable } from "./errors.ts";

const LAST_CONFIG = "firebase-config";

/** Hosting knows which project it serves, so a deployed site needs no keys in the code. */
async function hostingConfig(): Promise<FirebaseOptions> {
  const last = localStorage.getItem(LAST_CONFIG);
  const answer = askHosting();
  if (last === null) return answer.catch((failure: unknown) => Promise.reject(unreachable(failure)));
  // A project's configuration hardly ever changes. If it does, the new one is used from the next start on.
  answer.catch(() => undefined);
  return JSON.parse(last);
}

async function askHosting(): Promise<FirebaseOptions> {
  const response = await fetch("/__/firebase/init.json");
  if (!response.ok) throw new Error(`init.json answered ${response.status}`);
  const config: FirebaseOptions = await response.json();
  localStorage.setItem(LAST_CONFIG, JSON.stringify(config));
  return config;
}

function emulatorConfig(): FirebaseOptions {
  const projectId = import.meta.env.VITE_PROJECT_ID ?? "demo-cairn";
  // The SDK opens no sign-in window without an auth domain. With the emulator, it opens the emulator's page instead.
  return { projectId, apiKey: "demo-key", authDomain: `${projectId}.firebaseapp.com` };
}

/** The configuration of the project that this page belongs to. */
export async function projectConfig(): Promise<FirebaseOptions> {
  return import.meta.env.MODE === "emulators" ? emulatorConfig() : hostingConfig();
}
