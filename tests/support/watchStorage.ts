import type { BrowserContext } from "playwright-core";
import { DEVICE, matchesName } from "../../web/src/features/legal/whatIsStored.ts";

const PATTERNS = Object.values(DEVICE).flatMap(({ names }) => names);

/** Whether the privacy page lists this storage name. */
export function isNamedOnPrivacyPage(name: string): boolean {
  return PATTERNS.some((pattern) => matchesName(pattern, name));
}

/**
 * Makes the app's pages log an error when they store something under a name that the privacy page does not list. A test
 * fails if its pages log an error.
 */
export async function watchStorage(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript(
    ({ origin: app, patterns }) => {
      if (location.origin !== app) return;
      const look = (name: string) => {
        const isNamed = patterns.some((pattern) =>
          pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
        );
        if (!isNamed) console.error(`/privacy does not name "${name}": see web/src/features/legal/whatIsStored.ts`);
      };
      const watch = (target: object, method: string) => {
        const original = Reflect.get(target, method);
        Reflect.set(target, method, function watched(this: unknown, name: unknown, ...rest: unknown[]) {
          look(String(name));
          return Reflect.apply(original, this, [name, ...rest]);
        });
      };
      watch(Storage.prototype, "setItem");
      watch(IDBFactory.prototype, "open");
      if ("CacheStorage" in globalThis) watch(CacheStorage.prototype, "open");
    },
    { origin, patterns: PATTERNS },
  );
}
