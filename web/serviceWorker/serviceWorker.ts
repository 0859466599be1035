declare const self: ServiceWorkerGlobalScope;

/** The build writes in what belongs to this version: see `offlineShell` in vite.config.ts. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] };

const CACHE = `shell-${SHELL.version}`;
/** What Hosting says of the project. The app cannot start without it, and it belongs to no version. */
const CONFIG = "/__/firebase/init.json";
const CONFIG_CACHE = "config";
const FILES = new Set(SHELL.files);

self.addEventListener("install", (event) => {
  event.waitUntil(store());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

// A new version waits until the student takes it, so that no page gets files of two versions.
self.addEventListener("message", ({ data }) => {
  if (data === "activate") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname === CONFIG) event.respondWith(freshest(request));
  else if (isPage(request, pathname)) event.respondWith(stored("/index.html", request));
  else if (FILES.has(pathname) || pathname.startsWith("/assets/")) event.respondWith(stored(pathname, request));
});

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.files.map(requestFor));
}

/** The name of an asset tells its contents; of another file the browser's own cache may hold the version before. */
function requestFor(file: string): Request {
  return new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" });
}

/** The version before stays, since a page that is still open may ask for parts of it. */
async function dropOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page of the app. Hosting's own pages, such as the sign-in providers' helper, and the API are not. */
function isPage({ mode }: Request, pathname: string): boolean {
  return mode === "navigate" && !pathname.startsWith("/__/") && !pathname.startsWith("/api/") && !FILES.has(pathname);
}

/** From this version, then from the one before, then from the network. */
async function stored(file: string, request: Request): Promise<Response> {
  const current = await caches.open(CACHE);
  return (await current.match(file)) ?? (await caches.match(file)) ?? fetch(request);
}

async function freshest(request: Request): Promise<Response> {
  const cache = await caches.open(CONFIG_CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (failure) {
    const remembered = await cache.match(request);
    if (remembered) return remembered;
    throw failure;
  }
}

// Without a word of its own a file without imports would be a script, and `self` that of every worker.
export {};
