import { gunzipSync } from "node:zlib";

/** An index or a field's settings, as Firestore's admin API takes them. */
export interface FirestoreSetting {
  /** `collectionGroups/attempts/fields/expires_at` */
  readonly name: string;
  readonly body: unknown;
}

/** A function of the second generation, as Cloud Functions takes it; the rest is kept as it came. */
export interface UploadedFunction {
  readonly serviceConfig: {
    readonly environmentVariables?: Readonly<Record<string, string>>;
    readonly [fact: string]: unknown;
  };
  readonly [fact: string]: unknown;
}

/** A job of Cloud Scheduler, as far as it is looked at here. */
export interface ScheduledJob {
  readonly name: string;
  readonly schedule: string;
  readonly timeZone: string;
  readonly httpTarget: { readonly uri: string; readonly oidcToken: { readonly serviceAccountEmail: string } };
}

/** What a deployment has handed over, as it would lie at Google's. */
export class Uploads {
  /** The rules that were compiled and released; null before. */
  rules: { readonly name: string; readonly content: string } | null = null;
  readonly releasedRulesets: unknown[] = [];
  readonly firestore: FirestoreSetting[] = [];
  /** Headers, rewrites and the like of the site's new version. */
  hostingConfig: Readonly<Record<string, unknown>> | null = null;
  /** The hash of each file by its address, and the content by its hash. */
  readonly hostingHashes = new Map<string, string>();
  readonly hostingContents = new Map<string, Buffer>();
  readonly hostingReleases: string[] = [];
  functionsArchive: Buffer | null = null;
  readonly functions: UploadedFunction[] = [];
  /** Who may call each function, by its name. */
  readonly invokers = new Map<string, unknown>();
  readonly jobs: ScheduledJob[] = [];

  /** The files of the site by their address, unpacked. */
  hostedFiles(): ReadonlyMap<string, Buffer> {
    return new Map(
      [...this.hostingHashes].map(([path, hash]) => {
        const content = this.hostingContents.get(hash);
        if (content === undefined) throw new Error(`${path} was announced and never uploaded.`);
        return [path, gunzipSync(content)];
      }),
    );
  }
}
