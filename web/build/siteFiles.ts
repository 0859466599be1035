import { fileURLToPath } from "node:url";
import { loadEnv, type Plugin } from "vite";

const WEB = fileURLToPath(new URL("..", import.meta.url));
/** Build modes that belong to no project. */
const NO_PROJECT = ["development", "emulators", "production"];
/** RFC 9116 asks for less than a year; every deployment writes the file again. */
const SECURITY_CONTACT_DAYS = 360;
const DAY = 24 * 60 * 60_000;

/**
 * Writes what programs other than the app read about the site: the picture and address for shared links, and where to
 * report a security problem. The build mode is the project id; `web/.env.PROJECT_ID` has its settings.
 */
export function siteFiles(now: () => Date = () => new Date()): Plugin {
  let origin: string | null = null;
  let contact = "";
  return {
    name: "site-files",
    apply: "build",
    // Runs after the offline app's file list is made, because none of these files belong in it.
    enforce: "post",
    configResolved({ mode }) {
      const { SITE_ORIGIN, SECURITY_CONTACT } = loadEnv(mode, WEB, "");
      origin = siteOrigin(mode, SITE_ORIGIN ?? "");
      contact = SECURITY_CONTACT ?? "";
    },
    transformIndexHtml: () =>
      origin === null
        ? []
        : Object.entries({
            "og:url": `${origin}/`,
            "og:image": `${origin}/social.png`,
            "og:image:width": "1200",
            "og:image:height": "630",
          }).map(([property, content]) => ({ tag: "meta", attrs: { property, content }, injectTo: "head" as const })),
    generateBundle() {
      if (contact === "") return;
      const source = securityText(contact, origin, new Date(now().getTime() + SECURITY_CONTACT_DAYS * DAY));
      this.emitFile({ type: "asset", fileName: ".well-known/security.txt", source });
    },
  };
}

/** @throws Error if the setting is not an origin */
export function siteOrigin(mode: string, setting: string): string | null {
  if (setting === "") return NO_PROJECT.includes(mode) ? null : `https://${mode}.web.app`;
  const address = new URL(setting);
  if (address.protocol !== "https:" || address.pathname !== "/") {
    throw new Error(`SITE_ORIGIN is "${setting}". Write it like https://cairn.example`);
  }
  return address.origin;
}

/** The text of /.well-known/security.txt in the format of RFC 9116. */
export function securityText(contact: string, origin: string | null, expires: Date): string {
  const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, "Preferred-Languages: en"];
  return `${[...lines, ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`])].join("\n")}\n`;
}
