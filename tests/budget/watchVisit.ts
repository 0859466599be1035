import type { Page, Request } from "playwright-core";

/** What a page has requested since it was watched. */
export interface Visit {
  /** Paths of the app's own files, such as `assets/index-CCCGtj61.js`, in alphabetical order. */
  readonly files: readonly string[];
  /** Calls of the API and of Firebase Auth. */
  readonly calls: readonly string[];
  /**
   * What it listens to in Firestore. The web SDK reads single documents this way, too. What the first view reads over
   * REST counts like a listener.
   */
  readonly targets: readonly Target[];
  /** How often the SDK has connected to listen: more than once if a connection broke, for example on a busy machine. */
  readonly connections: number;
}

/** A target of Firestore's Listen protocol: documents by name, or a query below a parent document. */
export interface Target {
  readonly documents?: { readonly documents: readonly string[] };
  readonly query?: {
    readonly parent: string;
    readonly structuredQuery: { readonly from: readonly { readonly collectionId: string }[] };
  };
}

/** Records the page's requests from now on. */
export function watchVisit(page: Page): () => Visit {
  const files = new Set<string>();
  const calls: string[] = [];
  const targets: Target[] = [];
  let connections = 0;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "OPTIONS") return;
    if (connects(request)) connections += 1;
    if (pathname.endsWith("/documents:batchGet")) targets.push({ documents: JSON.parse(request.postData() ?? "{}") });
    else if (pathname.includes("google.firestore")) targets.push(...targetsOf(request));
    else if (/^\/api\/|identitytoolkit|securetoken/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
    // Hosting answers every page of the app with the same file.
    else files.add(request.isNavigationRequest() ? "index.html" : pathname.slice(1));
  });
  return () => ({ files: [...files].sort(), calls: [...calls], targets: [...targets], connections });
}

/** Whether a request begins to listen. Later ones of the same connection name its session. */
function connects(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith("Firestore/Listen/channel") && !searchParams.has("SID");
}

function targetsOf(request: Request): Target[] {
  if (!request.url().includes("Firestore/Listen/channel")) return [];
  return [...new URLSearchParams(request.postData() ?? "")].flatMap(([name, value]) => {
    if (!name.endsWith("__data__")) return [];
    const { addTarget } = JSON.parse(value) as { addTarget?: Target };
    return addTarget ? [addTarget] : [];
  });
}
