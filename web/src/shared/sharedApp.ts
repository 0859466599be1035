import { type FirebaseApp, initializeApp } from "firebase/app";
import { appCheckTokens } from "../base/appCheckTokens.ts";
import { projectConfig } from "../base/projectConfig.ts";

interface SharedApp {
  readonly app: FirebaseApp;
  readonly appToken: () => Promise<string | null>;
}

let started: Promise<SharedApp> | null = null;

/** The Firebase app of this page: no sign-in. Started once; after a failure, the next call tries again. */
export function sharedApp(): Promise<SharedApp> {
  started ??= start().catch((failure: unknown) => {
    started = null;
    throw failure;
  });
  return started;
}

async function start(): Promise<SharedApp> {
  const app = initializeApp(await projectConfig());
  return { app, appToken: appCheckTokens(app) };
}

export async function projectId(): Promise<string> {
  return (await sharedApp()).app.options.projectId ?? "";
}

/** App Check's token; null in a build without it. */
export async function appToken(): Promise<string | null> {
  return (await sharedApp()).appToken();
}
