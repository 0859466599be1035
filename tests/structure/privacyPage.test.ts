import { readdirSync, readFileSync } from "node:fs";
import { RECORD_KINDS } from "@domain/records/collectionSchemas.ts";
import { COLLECTION_NAMES } from "@domain/records/collections.ts";
import * as paths from "@domain/records/firestorePaths.ts";
import { device, server } from "@text/legal/privacy.ts";
import { describe, expect, test } from "vitest";
import { operatorOf } from "../../web/src/content/operator.ts";
import { DEVICE, matchesName, SERVER } from "../../web/src/features/legal/whatIsStored.ts";
import { sourceFiles } from "./sourceFiles.ts";

const ROOT = new URL("../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

/** Content that is the same for everyone, so it says nothing about a student. */
const CONTENT = { collections: ["/stageCategories", "/checklistTemplates"], kinds: ["checklistTemplate"] };

const collections = Object.values(SERVER).flatMap(({ names }) => names);
/** The kinds of records outside of the collections below a student. */
const KINDS_ELSEWHERE: Readonly<Partial<Record<keyof typeof SERVER, readonly string[]>>> = {
  user: ["user"],
  calendarFeeds: ["calendarFeedToken"],
  shares: ["share", "shareHead"],
  shareComments: ["shareComment"],
  reminders: ["reminderSettings", "pushDevice", "storedReminders"],
};
const kinds = [
  ...Object.values(RECORD_KINDS).flatMap((ofCollection) => Object.keys(ofCollection)),
  ...Object.values(KINDS_ELSEWHERE).flat(),
];
const onDevice = Object.values(DEVICE).flatMap(({ names }) => names);

describe("the privacy page", () => {
  test("names every collection in the security rules and the paths", () => {
    const rules = text("firestore.rules");
    const inRules = [...rules.matchAll(/match \/(?:users\/\{\w+\}\/)?(\w+)\/\{?\w+\}? \{/g)].map(
      ([, name = ""]) => name,
    );
    const below = [...inRules, ...COLLECTION_NAMES];
    const top = [
      ...[paths.STAGE_CATEGORIES, paths.CHECKLIST_TEMPLATES, paths.USERS, paths.ATTEMPTS],
      ...[paths.SHARES, paths.SHARE_REPORTS, paths.CALENDAR_FEEDS, paths.GUEST_VISITS, paths.REMINDERS],
    ];
    const known = [...collections, ...CONTENT.collections];

    expect(top.map((name) => `/${name}`).filter((name) => !known.includes(name))).toEqual([]);
    expect(below.filter((name) => !known.includes(name) && !known.includes(`/${name}`))).toEqual([]);
  });

  test("names no collection that no longer exists", () => {
    const known = `${text("firestore.rules")}${text("functions/src/domain/records/firestorePaths.ts")}${COLLECTION_NAMES}`;
    expect(collections.filter((name) => !known.includes(name.replace(/^\//, "")))).toEqual([]);
  });

  test("names every kind of record of the domain", () => {
    const domain = new URL("functions/src/domain/", ROOT);
    const files = readdirSync(domain, { recursive: true, encoding: "utf8" }).filter((name) => /^[^.]+\.ts$/.test(name));
    const defined = files.flatMap((name) =>
      [...readFileSync(new URL(name, domain), "utf8").matchAll(/export const (\w+)Kind = recordKind\(/g)].map(
        ([, kind]) => kind,
      ),
    );

    expect([...kinds, ...CONTENT.kinds].toSorted()).toEqual(defined.toSorted());
  });

  test("names every key, database, cache and cookie that the source writes", () => {
    const written = sourceFiles("web/src", "web/serviceWorker", "functions/src").flatMap(({ path }) => namesIn(path));

    expect(written.length).toBeGreaterThan(15);
    expect(written.filter(({ name }) => !onDevice.some((pattern) => matchesName(pattern, name)))).toEqual([]);
  });

  test("describes each key, database, cache and cookie, and how long it is kept", () => {
    expect(Object.keys(SERVER).toSorted()).toEqual(Object.keys(server).toSorted());
    expect(Object.keys(DEVICE)).toEqual(Object.keys(device));
    expect(Object.values(device).filter(({ what, kept }) => what === "" || kept === "")).toEqual([]);
  });

  test("names an operator only if the name, the address and the contact are known", () => {
    const whole = {
      name: "Ann Lee",
      address: "1 Trail Road, Bend, OR 97701",
      contact: "mailto:ann@cairn.example",
    };

    expect(operatorOf(whole)).toEqual(whole);
    for (const name of Object.keys(whole)) expect(operatorOf({ ...whole, [name]: "" })).toBe(null);
  });
});

/** For names that are passed as arguments, the function that creates them. */
const HANDED_OVER: Readonly<Record<string, string>> = {
  "web/src/base/drafts.ts": "draft/",
  "web/src/sync/writeLog.ts": "draft/log/",
};

/**
 * The names under which a source file stores something in the browser. A name is a constant or a template in the same
 * file. A template's variable end becomes "*".
 */
function namesIn(path: string): readonly { path: string; name: string }[] {
  const source = text(path);
  const calls = source.matchAll(
    /(?:[lL]ocalStorage\??|[sS]essionStorage|storage)\.setItem\((?=[^)])([^,]+),|(?:indexedDB|caches)\.open\(([^),]+)\)|return `\$\{(COOKIE)\}=/g,
  );
  return [...calls].flatMap(([, key, database, cookie]) => {
    const expression = (key ?? database ?? cookie ?? "").trim();
    // A stand-in for the storage itself hands any name on.
    if (path.endsWith("storageStandIn.ts") && expression === "key") return [];
    return [{ path, name: HANDED_OVER[path] ?? resolve(source, expression) }];
  });
}

function resolve(source: string, expression: string): string {
  const [, constant, rest = ""] = /^`\$\{(\w+)\}([^$`]*)/.exec(expression) ?? [];
  if (constant !== undefined) return resolve(source, constant) + rest;
  const [name = ""] = /^\w+/.exec(expression) ?? [];
  const found =
    new RegExp(`\\b${name} = (["\`])([^"\`$]+)`).exec(source) ??
    new RegExp(`function ${name}\\([^)]*\\)[^{]*\\{\\s*return (["\`])([^"\`$]+)`).exec(source);
  return found?.[2] ?? `unknown: ${expression}`;
}
