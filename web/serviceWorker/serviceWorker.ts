import { dayOf, noticeOf, readPush } from "./pushNotice.ts";

declare const self: ServiceWorkerGlobalScope;

/** The build fills this in for each version: see `offlineShell` in vite.config.ts. */
declare const SHELL: {
  readonly version: string;
  readonly files: readonly string[];
  /** Large files that few students need: stored when they are first used. */
  readonly onUse: readonly string[];
};

const CACHE = `shell-${SHELL.version}`;
/** The project's configuration from Hosting. The app cannot start without it. It belongs to no version. */
const CONFIG = "/__/firebase/init.json";
const CONFIG_CACHE = "config";
const DASHBOARD = "/dashboard";
const FILES = new Set(SHELL.files);
const ON_USE = new Set(SHELL.onUse);

self.addEventListener("install", (event) => {
  event.waitUntil(store());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

// A new version waits until the student accepts it. Otherwise a page could get files of two versions.
self.addEventListener("message", ({ data }) => {
  if (data === "activate") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname === CONFIG) event.respondWith(freshest(request));
  else if (isPage(request, pathname))
    event.respondWith(isShared(pathname) ? sharedPage(request) : stored("/index.html", request));
  else if (FILES.has(pathname) || pathname.startsWith("/assets/")) event.respondWith(stored(pathname, request));
});

// A push says how many things are due, and when. What they are never leaves the server.
self.addEventListener("push", (event) => {
  event.waitUntil(showPush(event.data?.text() ?? ""));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openDashboard());
});

// The page tells the server at its next start (`renewPush`): only a page knows who is signed in.
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription = null } = event as PushSubscriptionChange;
  if (oldSubscription) event.waitUntil(self.registration.pushManager.subscribe(oldSubscription.options));
});

/** TypeScript does not know this event of the Push API. */
interface PushSubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}

async function showPush(text: string): Promise<void> {
  const push = readPush(text);
  const today = dayOf(new Date());
  const { title, ...options } = noticeOf(push, today);
  const shown = self.registration.showNotification(title, options);
  // A push for tomorrow says that nothing is due today.
  if (push) await setBadge(push.day === today ? push.count : 0);
  await shown;
}

/** Browsers without badges, and those that refuse one, still show the notification. */
async function setBadge(count: number): Promise<void> {
  try {
    if (count > 0) await self.navigator.setAppBadge?.(count);
    else await self.navigator.clearAppBadge?.();
  } catch {
    // The app sets it when it is opened.
  }
}

/** Shows a window that is at the dashboard; else takes another one there; else opens one. */
async function openDashboard(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === DASHBOARD);
  if (there) return void (await there.focus());
  const [open] = windows;
  try {
    if (open) return void (await (await open.focus()).navigate(DASHBOARD));
  } catch {
    // A window that this worker does not control cannot be moved.
  }
  await self.clients.openWindow(DASHBOARD);
}

async function store(): Promise<void> {
  const isNew = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(SHELL.files.map(async (file) => cache.put(file, await download(file))));
  } catch (failure) {
    // A half-filled cache must not be taken for a complete version.
    if (isNew) await caches.delete(CACHE);
    throw failure;
  }
}

/** @throws Error if the server sends something else under this name; it is then not stored */
async function download(file: string): Promise<Response> {
  // The name of an asset contains its hash. Any other file may be an old version in the browser's HTTP cache.
  const usual = await fetch(file, { cache: file.startsWith("/assets/") ? "default" : "reload" });
  if (isFile(file, usual)) return usual;
  // The browser may have cached an answer from a moment when the file was missing.
  const fresh = await fetch(file, { cache: "reload" });
  if (isFile(file, fresh)) return fresh;
  throw new Error(`${file} answered ${fresh.status} ${fresh.headers.get("content-type")}`);
}

/**
 * The content type each kind of file must have. An HTML page under another file's name is an error that looks like a
 * success.
 */
const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.html$/, /^text\/html/],
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(ico|png|svg)$/, /^image\//],
  [/\.woff2$/, /^(font\/woff2|application\/octet-stream)/],
  [/\.webmanifest$/, /^application\/(manifest\+)?json/],
  [/./, /^(?!text\/html)/],
];

/** Whether the response is the requested file. */
function isFile(file: string, { status, redirected, headers }: Response): boolean {
  const [, type] = TYPES.find(([name]) => name.test(file)) ?? [];
  return status === 200 && !redirected && type?.test(headers.get("content-type") ?? "") === true;
}

/** Keeps the previous version, because a page that is still open may ask for its files. */
async function dropOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page of the app. Excludes the API and Hosting's own pages, such as the sign-in providers' helper. */
function isPage({ mode }: Request, pathname: string): boolean {
  return mode === "navigate" && !pathname.startsWith("/__/") && !pathname.startsWith("/api/") && !FILES.has(pathname);
}

/**
 * Looks in this version, then in the previous one, then on the network. There the browser must revalidate an asset: it
 * may have cached a missing one for a year.
 */
async function stored(file: string, request: Request): Promise<Response> {
  const current = await caches.open(CACHE);
  for (const found of [await current.match(file), await caches.match(file)]) {
    if (found && isFile(file, found)) return found;
  }
  const response = await (file.startsWith("/assets/") ? fetch(request, { cache: "no-cache" }) : fetch(request));
  if (ON_USE.has(file) && isFile(file, response)) await current.put(file, response.clone());
  return response;
}

/** Whether a page opens a shared plan. It is a page of its own, next to the app. */
function isShared(pathname: string): boolean {
  return pathname.startsWith("/shared/");
}

/**
 * The newest version of the page of a shared plan: no one accepts a new version there, and the stored one names files
 * that the server may no longer have. Offline, the stored page says that it needs a connection.
 */
async function sharedPage(request: Request): Promise<Response> {
  return fetch(request).catch(() => stored("/shared.html", request));
}

/**
 * The configuration from the network. A network of a school or a hotel may send a page of its own in its place, with 200:
 * what is no JSON is neither kept nor preferred to what was kept.
 */
async function freshest(request: Request): Promise<Response> {
  const cache = await caches.open(CONFIG_CACHE);
  const response = await fetch(request).catch((failure: unknown) => failure);
  if (response instanceof Response && isConfig(response)) {
    await cache.put(request, response.clone());
    return response;
  }
  const remembered = await cache.match(request);
  if (remembered) return remembered;
  if (response instanceof Response) return response;
  throw response;
}

function isConfig({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && /^application\/json\b/.test(headers.get("content-type") ?? "");
}
