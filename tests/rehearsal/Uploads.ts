import { gunzipSync } from "node:zlib";

/** An index or a field's settings, as Firestore's admin API receives them. */
export interface FirestoreSetting {
  /** `collectionGroups/attempts/fields/expires_at` */
  readonly name: string;
  readonly body: unknown;
}

/** A second-generation function, as Cloud Functions receives it. Other fields are kept unchanged. */
export interface UploadedFunction {
  readonly serviceConfig: {
    readonly environmentVariables?: Readonly<Record<string, string>>;
    readonly [fact: string]: unknown;
  };
  readonly [fact: string]: unknown;
}

/** The fields of a Cloud Scheduler job that the test reads. */
export interface ScheduledJob {
  readonly name: string;
  readonly schedule: string;
  readonly timeZone: string;
  readonly httpTarget: { readonly uri: string; readonly oidcToken: { readonly serviceAccountEmail: string } };
}

/** Everything a deployment has uploaded, as Google would store it. */
export class Uploads {
  /** The compiled and released rules. Null before the release. */
  rules: { readonly name: string; readonly content: string } | null = null;
  readonly releasedRulesets: unknown[] = [];
  readonly firestore: FirestoreSetting[] = [];
  /** The configuration of the site's new version, such as headers and rewrites. */
  hostingConfig: Readonly<Record<string, unknown>> | null = null;
  /** The hash of each file by its address. `hostingContents` has the content by hash. */
  readonly hostingHashes = new Map<string, string>();
  readonly hostingContents = new Map<string, Buffer>();
  readonly hostingReleases: string[] = [];
  functionsArchive: Buffer | null = null;
  readonly functions: UploadedFunction[] = [];
  /** Who may call each function, by name. */
  readonly invokers = new Map<string, unknown>();
  readonly jobs: ScheduledJob[] = [];
  /** The queues of Cloud Tasks. */
  readonly queues: unknown[] = [];

  /** The files of the site by address, decompressed. */
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
